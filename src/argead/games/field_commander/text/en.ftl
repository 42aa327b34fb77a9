title = Field Commander: Alexander
blurb = You alone command Alexander’s army. Scout, besiege and give battle from Chaeronea to the Hydaspes, against enemies led by dice and cups, and be remembered for five thousand years.
designer = Dan Verssen
publisher = Dan Verssen Games, 2009
board-source = Much of what the printed counters and maps say has not been published: where the rulebook and reports are silent, the figures here are reconstructed. If you own the game, you can put what is printed into a board file and play with that.

campaign-granicus = Granicus
    .tale = 338 to 334 BC. Beat the Greeks in the south, cross to Asia, free its coast down to Lycia.
campaign-issus = Issus
    .tale = 333 to 332 BC. Cut the knot at Gordion, meet Darius at Issus, and open the road to Phoenicia.
campaign-tyre = Tyre
    .tale = 332 BC. An island behind high walls defies you: build a mole, gather ships, and take Gaza too.
campaign-gaugamela = Gaugamela
    .tale = 331 to 323 BC. Darius once more, then the heart of his empire, India, and home to Babylon.

nation-persia = Persian
    .name = Persia
nation-india = Indian
    .name = India
nation-greece = Southern Greek
    .name = Southern Greece
nation-macedon = { area-macedon }
nation-walls = Walls

kind-alexander = Alexander
kind-companions = Companions
kind-thessalians = Thessalians
kind-light-cavalry = Light Cavalry
kind-phalanx = Phalanx
kind-hypaspists = Hypaspists
kind-infantry = Infantry
kind-archer = Archers
kind-peltast = Peltasts
kind-siege-engine = Siege Engine
kind-persian-infantry = Persian Infantry
    .short = { kind-infantry }
kind-persian-archer = Persian Archers
    .short = { kind-archer }
kind-persian-peltast = Persian Peltasts
    .short = { kind-peltast }
kind-persian-phalanx = Persian Phalanx
    .short = { kind-phalanx }
kind-persian-light-cavalry = Persian Light Cavalry
    .short = { kind-light-cavalry }
kind-persian-heavy-cavalry = Persian Heavy Cavalry
    .short = Heavy Cavalry
kind-persian-chariot = Persian Chariots
    .short = Chariots
kind-memnon = Memnon
kind-darius-iii = Darius III
kind-indian-elephant = Indian Elephants
    .short = Elephants
kind-indian-chariot = Indian Chariots
    .short = { kind-persian-chariot.short }
kind-indian-light-cavalry = Indian Light Cavalry
    .short = { kind-light-cavalry }
kind-indian-infantry = Indian Infantry
    .short = { kind-infantry }
kind-indian-archer = Indian Archers
    .short = { kind-archer }
kind-porus = Porus
kind-sacred-band = Sacred Band
kind-greek-infantry = Greek Infantry
    .short = { kind-infantry }
kind-greek-phalanx = Greek Phalanx
    .short = { kind-phalanx }
kind-greek-light-cavalry = Greek Light Cavalry
    .short = { kind-light-cavalry }
kind-chares = Chares
kind-wall = Wall

area-macedon = Macedon
area-chaeronea = Chaeronea
area-sestus = Sestus
area-ilium = Ilium
area-granicus = Granicus
area-sardis = Sardis
area-ephesus = Ephesus
area-halicarnassus = Halicarnassus
area-lycia = Lycia
area-side = Side
area-gordion = Gordion
area-ancyra = Ancyra
area-cappadocia = Cappadocia
area-tarsos = Tarsos
area-issus = Issus
area-byblos = Byblos
area-sidon = Sidon
area-old-tyre = Old Tyre
area-tyre = Tyre
area-acco = Acco
area-joppa = Joppa
area-gaza = Gaza
area-thapsacus = Thapsacus
area-gaugamela = Gaugamela
area-babylon = Babylon
area-susa = Susa
area-persepolis = Persepolis
area-ecbatana = Ecbatana
area-hecatompylos = Hecatompylos
area-aria = Aria
area-bactra = Bactra
area-maracanda = Maracanda
area-arachosia = Arachosia
area-taxila = Taxila
area-hydaspes = Hydaspes
area-patala = Patala
area-gedrosia = Gedrosia
area-carmania = Carmania

advisor-antipater = Antipater
    .does = buy a City, a Temple and Forces in the same resupply
advisor-aristander = Aristander
    .does = add 1 to any enemy order after its roll
advisor-callisthenes = Callisthenes
    .does = 1 more Glory whenever you gain Glory
advisor-hephaestion = Hephaestion
    .does = Alexander’s battle value +1
advisor-parmenion = Parmenion
    .does = the enemy draws 3 fewer battle plans

insight-anticipation = Anticipation
    .does = the enemy draws no battle plans
insight-bucephalus = Bucephalus
    .does = Alexander’s battle value and superscript +1 in a battle
insight-courtesans = Courtesans
    .does = add 4 to a demand for surrender
insight-diplomats = Diplomats
    .does = add 3 to all enemy orders for a turn
insight-maneuver = Maneuver
    .does = the enemy does not attack in the first turn of a battle
insight-morale = Morale
    .does = a Rally for each Force and for Alexander
insight-spies = Spies
    .does = at any time: every enemy stronghold but Tyre loses a counter
insight-trap = Trap
    .does = roll a die: that many Hits on the enemy, at any moment of a battle

plan-archers = Archers
    .enemy-does = first turn: Archers +3
plan-cavalry = Cavalry
    .enemy-does = first turn: Cavalry +1, superscript +1
plan-charge = Charge
    .does = tired Cavalry attacks again
plan-confusion = Confusion
    .enemy-does = before the battle: you lose a plan
plan-deploy = Deploy
    .enemy-does = before the battle: one more Force
plan-envelop = Envelop
    .does = as many Hits as your Force Advantage, if there are no Walls
plan-fate = Fate
plan-flank = Flank
    .does = one more Hit from Infantry or Cavalry that hits
    .enemy-does = one more Hit from Infantry or Cavalry
plan-guards = Guards
    .enemy-does = absorbs a Hit on the Leader
plan-infantry = Infantry
    .enemy-does = first turn: Infantry +2
plan-lead = Lead
    .does = Alexander’s battle value and superscript +1
plan-raid = Raid
    .enemy-does = before the battle: you lose 1 or 2 gold
plan-rally = Rally
    .does = absorbs one Hit
    .enemy-does = { plan-rally.does }
plan-regroup = Regroup
    .does = a destroyed Force returns after the battle
plan-sacrifice = Sacrifice
    .does = a Force attacks as if it rolled a 1, and is destroyed

prophecy-wood = { prophecy-wood.name } ({ prophecy-wood.does })
    .name = The Wooden Wall
    .does = raze a pivotal area
prophecy-care = { prophecy-care.name } ({ prophecy-care.does })
    .name = Care for These Things
    .does = have conquered two pivotal areas
prophecy-unbeatable = { prophecy-unbeatable.name } ({ prophecy-unbeatable.does })
    .name = Unbeatable
    .does = govern a pivotal area
prophecy-nature = { prophecy-nature.name } ({ prophecy-nature.does })
    .name = Your Own Nature
    .does = use no advisor for one whole turn
prophecy-winds = { prophecy-winds.name } ({ prophecy-winds.does })
    .name = The Winds
    .does = pay 5 gold
prophecy-serpent = { prophecy-serpent.name } ({ prophecy-serpent.does })
    .name = The Serpent
    .does = dismiss an advisor
prophecy-lions = { prophecy-lions.name } ({ prophecy-lions.does })
    .name = Bulls and Lions
    .does = build a City
prophecy-spears = { prophecy-spears.name } ({ prophecy-spears.does })
    .name = Silver Spears
    .does = have 15 gold

operation-one-force = 1 Force
operation-two-forces = 2 Forces
operation-three-forces = 3 Forces
operation-one-wall = 1 Wall
operation-five-gold = -5 gold
operation-go = Go!

work-transport = a Transport
    .name = Transports
    .does = 3 gold each at every resupply
work-mole = a section of the Mole
    .name = Mole
    .does = the finished Mole opens Tyre and is worth 15 points; one section a turn
work-siege-ship = a Siege Ship
    .name = Siege Ships
    .does = from Old Tyre each attacks the wall once a turn, with 3 or less

building-city = a City
building-temple = a Temple

effect-advisor-antipater = { advisor-antipater.does }
effect-advisor-aristander = { advisor-aristander.does }
effect-advisor-callisthenes = { advisor-callisthenes.does }
effect-advisor-hephaestion = { advisor-hephaestion.does }
effect-advisor-parmenion = { advisor-parmenion.does }
effect-insight-anticipation = { insight-anticipation.does }
effect-insight-bucephalus = { insight-bucephalus.does }
effect-insight-courtesans = { insight-courtesans.does }
effect-insight-diplomats = { insight-diplomats.does }
effect-insight-maneuver = { insight-maneuver.does }
effect-insight-morale = { insight-morale.does }
effect-insight-spies = { insight-spies.does }
effect-insight-trap = { insight-trap.does }
effect-plan-charge = { plan-charge.does }
effect-plan-envelop = { plan-envelop.does }
effect-plan-flank = { plan-flank.does }
effect-plan-lead = { plan-lead.does }
effect-plan-rally = { plan-rally.does }
effect-plan-regroup = { plan-regroup.does }
effect-plan-sacrifice = { plan-sacrifice.does }
effect-work-transport = 3 more gold at every resupply
effect-work-mole = { work-mole.does }
effect-work-siege-ship = { work-siege-ship.does }
effect-work-warship = Tyre rolls one fewer order die
effect-building-city = 5 points if you win
effect-building-temple = a Fate in every battle, to roll one of your dice again

track-338 = 338 BC
track-336 = 336 BC
track-spring-335 = Spring 335 BC
track-summer-335 = Summer 335 BC
track-autumn-335 = Autumn 335 BC
track-spring-334 = Spring 334 BC
track-summer-334 = Summer 334 BC
track-autumn-334 = Autumn 334 BC
track-early-spring-333 = Early spring 333 BC
track-late-spring-333 = Late spring 333 BC
track-early-summer-333 = Early summer 333 BC
track-late-summer-333 = Late summer 333 BC
track-early-autumn-333 = Early autumn 333 BC
track-late-autumn-333 = Late autumn 333 BC
track-early-winter-332 = Early winter 332 BC
track-late-winter-332 = Late winter 332 BC
track-january = January 332 BC
track-february = February 332 BC
track-march = March 332 BC
track-april = April 332 BC
track-may = May 332 BC
track-june = June 332 BC
track-july = July 332 BC
track-august = August 332 BC
track-september = September 332 BC
track-october = October 332 BC
track-november = November 332 BC
track-december = December 332 BC
track-autumn-331 = Autumn 331 BC
track-spring-330 = Spring 330 BC
track-autumn-330 = Autumn 330 BC
track-329 = 329 BC
track-328 = 328 BC
track-327 = 327 BC
track-spring-326 = Spring 326 BC
track-autumn-326 = Autumn 326 BC
track-325 = 325 BC
track-324 = 324 BC
track-323 = 323 BC

## Options

option-campaign = Campaign
option-campaign-help = One campaign by itself, or the whole life: all four in a row, for Immortality.
choice-campaign-granicus = Granicus, 338 to 334 BC
choice-campaign-issus = Issus, 333 to 332 BC
choice-campaign-tyre = Tyre, 332 BC
choice-campaign-gaugamela = Gaugamela, 331 to 323 BC
choice-campaign-life = A whole life, all four campaigns
option-guide = Guide
option-guide-help = The guided turn opens Granicus by the book: every move and every die is explained, and then the campaign is yours.
choice-guide-none = Play freely
choice-guide-sample-turn = Guided first turn
option-dice = Dice and cups
option-dice-help = With your own copy on the table, you roll and draw there and type in the results; Argead does the bookkeeping.
choice-dice-argead = Argead rolls and draws
choice-dice-table = I roll and draw at a real table
option-reduced_speed = Reduced Forces
option-reduced_speed-help = Whose speed drops on the reduced side of a counter? The rulebook shows it only for a Leader.
choice-reduced_speed-drops = All get slower
choice-reduced_speed-leaders = Only Leaders get slower
option-bare_walls = Walls without defenders
option-bare_walls-help = What becomes of Walls when no other enemy is left in the battle?
choice-bare_walls-stand = They must be battered down
choice-bare_walls-fall = They fall at once
option-western_cities = Western cities
option-western_cities-help = One report of Issus can be read to mean that the cities of the west pay 15 gold a turn instead of 3. That makes the campaign much easier.
choice-western_cities-false = They pay 3
choice-western_cities-true = They pay 15

option-theban-fury = { option-theban-fury.name }: { option-theban-fury.does }
    .name = Theban Fury
    .does = one more Greek Force stands at Chaeronea
option-persian-gold = { option-persian-gold.name }: { option-persian-gold.does }
    .name = Persian Gold
    .does = every operation begins with one more Force
option-untested-prince = { option-untested-prince.name }: { option-untested-prince.does }
    .name = Untested Prince
    .does = no battle plans from King Philip
option-aristotles-lessons = { option-aristotles-lessons.name }: { option-aristotles-lessons.does }
    .name = Aristotle’s Lessons
    .does = begin with one more advisor
option-royal-treasury = { option-royal-treasury.name }: { option-royal-treasury.does }
    .name = Royal Treasury
    .does = begin with 5 more gold
option-persian-fleet = { option-persian-fleet.name }: { option-persian-fleet.does }
    .name = Persian Fleet
    .does = lose 2 gold a turn until Side, Tarsos and Sidon are conquered
option-harpalus = { option-harpalus.name }: { option-harpalus.does }
    .name = Harpalus
    .does = he steals 1 gold a turn
option-friendly-phrygia = { option-friendly-phrygia.name }: { option-friendly-phrygia.does }
    .name = Friendly Phrygia
    .does = no Wall at Ancyra
option-veteran-engineers = { option-veteran-engineers.name }: { option-veteran-engineers.does }
    .name = Veteran Engineers
    .does = begin with a Siege Engine
option-raiders = { option-raiders.name }: { option-raiders.does }
    .name = Raiders
    .does = Tyre always rolls one more die for its orders
option-gazas-defenses = { option-gazas-defenses.name }: { option-gazas-defenses.does }
    .name = Gaza’s Defenses
    .does = Siege Engines are weaker by 1 at Gaza
option-cypriot-fleet = { option-cypriot-fleet.name }: { option-cypriot-fleet.does }
    .name = Cypriot Fleet
    .does = begin with a Siege Ship
option-sidonian-sailors = { option-sidonian-sailors.name }: { option-sidonian-sailors.does }
    .name = Sidonian Sailors
    .does = begin with one more Transport
option-host-of-the-satrapies = { option-host-of-the-satrapies.name }: { option-host-of-the-satrapies.does }
    .name = Host of the Satrapies
    .does = two more Forces stand at Gaugamela
option-bessus = { option-bessus.name }: { option-bessus.does }
    .name = Bessus
    .does = two more Forces stand at Maracanda
option-monsoon = { option-monsoon.name }: { option-monsoon.does }
    .name = Monsoon
    .does = Taxila, Hydaspes and Patala cost 1 more gold to enter
option-silver-shields = { option-silver-shields.name }: { option-silver-shields.does }
    .name = Silver Shields
    .does = begin with one more Phalanx

## Questions

prompt-choose-options = Adopt any of the campaign’s options, then begin.
prompt-choose-advisors = Which advisor rides with you?
prompt-fail-prophecy = A prophecy has failed: lose a level of Glorification or an advisor.
prompt-refit-forces = Refit reduced Forces, or go on?
prompt-send-diplomats = Send the Diplomats before the enemy orders are rolled?
prompt-read-omen = Aristander reads the omens: add 1 to this order?
prompt-read-tyre-omen = Aristander reads the omens: add 1 to this order of Tyre’s?
prompt-pay-tribute = Pay 2 gold, or suffer a Hit?
prompt-face-tyre = Tyre strikes: what do you suffer?
prompt-meet-intrigue = Pay to cancel this operation counter?
prompt-take-hits = Who takes the Hit?
prompt-lead-army = Scout an adjoining area, or end the conquest?
prompt-enter-area = The scouts are back: enter at this price, or stop for this turn?
prompt-hear-oracle = An oracle: accept its prophecy unread, or shun it?
prompt-approach-stronghold = The gates are shut: demand surrender, or attack?
prompt-press-demand = The envoy waits: add Glory to the roll, or take the answer?
prompt-keep-siege = They are still talking: attack now, or wait before the walls?
prompt-treat-conquest = Govern the area for gold every turn, or raze it for gold now?
prompt-anticipate-enemy = Play Anticipation, so that the enemy draws no plans?
prompt-mount-bucephalus = Ride Bucephalus in this battle?
prompt-choose-plans = Choose your battle plans.
prompt-fight-on = A turn of battle begins: fight, or retreat?
prompt-challenge-leader = Shall Alexander seek out the enemy Leader?
prompt-seize-moment = Before the dice fall at this speed: seize the moment?
prompt-launch-attack = Which of your Forces attacks next?
prompt-tempt-fate = Let Fate roll this die again?
prompt-turn-flank = Play Flank for one more Hit?
prompt-regroup-force = Play Regroup, so that this Force returns after the battle?
prompt-inflict-hits = Which enemy takes the Hit?
prompt-spend-treasure = Spend gold and Glory, then go on.

## Choices

action-adopt = { $option } ({ $points } VP)
action-begin = Begin the campaign
action-appoint = Appoint { $advisor }
action-lower = Lose a level of Glorification
action-refit = Refit { $counter }
action-omen = Add 1 to the roll
action-pay = Pay the gold
action-suffer = Suffer the Hit
action-lose = Lose { $work }
action-repair = Tyre repairs section { $section } of its wall
action-regain = Tyre regains a Warship
action-cancel = Cancel the counter
action-hit = The Hit falls on { $counter }
action-rally = Rally absorbs the Hit
action-scout = Scout { $area }
action-march = Enter
action-intimidate = Demand surrender
action-assault = Give battle
action-halt = Halt here for this turn
action-spend = Spend { $glory } Glory
action-accept = Accept the prophecy
action-shun = Shun it
action-govern = Govern
action-raze = Raze
action-plan = { $plan }
action-ready = No more plans
action-fight = Fight this turn
action-retreat = Retreat
action-duel = Alexander attacks the Leader
action-attack = Attack with { $counter }
action-batter = Attack a Wall with { $counter }
action-charge = Attack again with { $counter } (Charge)
action-sacrifice = Sacrifice { $counter } for an automatic 1
action-ram = Sacrifice { $counter } against a Wall for an automatic 1
action-fate = Roll again (Fate)
action-flank = One more Hit (Flank)
action-regroup = Play Regroup
action-strike = Hit { $counter }
action-envelop = Envelop the enemy
action-recruit = Recruit { $kind } ({ $price } gold)
action-build = Build { $building } ({ $price } gold)
action-prepare = Build { $work }
action-sink = Drive off a Warship
action-draw = Draw an Insight
action-choose = Choose the Insight { $insight }
action-proceed = Go on
action-play = Play { $insight }
action-disband = Disband { $counter }
action-pray = Pay the Winds 5 gold
action-dismiss = Dismiss { $advisor }
action-forgo = Do without advisors until the turn ends ({ prophecy-nature.name })

note-scout = { $percent ->
    [100] whatever the die shows, you can pay
    [0] you cannot pay, whatever the die shows
   *[other] you can pay on { $percent }% of rolls
}{ $hits_count ->
    [0] { "" }
   *[other] ; a roll above { $forces } costs Hits
}
note-march = { $gold ->
    [0] { $hits ->
        [0] free
        [one] 1 Hit
       *[other] { $hits } Hits
    }
   *[other] { $gold } gold{ $hits ->
        [0] { "" }
        [one] {" "}and 1 Hit
       *[other] {" "}and { $hits } Hits
    }
}
note-intimidate = advantage { $advantage }; surrender without Glory: { $percent }%
note-spend = total { $total }: { $result ->
    [failure] they refuse
    [ongoing] the talks go on
   *[success] they surrender
}
note-retreat = every other Force gets away on { $needs } or less, { $percent }%
note-attack = { $needs ->
    [0] cannot hit
    [1] needs a 1
   *[other] needs { $needs } or less
}; Hits on average: { NUMBER($hits, maximumFractionDigits: 1) }
note-batter = { $needs ->
    [0] cannot hit
    [1] needs a 1
   *[other] needs { $needs } or less
}; Hits on average: { NUMBER($hits, maximumFractionDigits: 1) }
note-charge = { $needs ->
    [0] cannot hit
    [1] needs a 1
   *[other] needs { $needs } or less
}; Hits on average: { NUMBER($hits, maximumFractionDigits: 1) }
note-sacrifice = Hits on average: { NUMBER($hits, maximumFractionDigits: 1) }; then it is lost
note-ram = Hits on average: { NUMBER($hits, maximumFractionDigits: 1) }; then it is lost
note-strike = { $blow ->
    [reduced] reduces it
   *[destroyed] destroys it
}
note-hit = { $blow ->
    [reduced] it is reduced
    [destroyed] it is lost
    [wounded] he falls to level { $level }
   *[slain] he is slain, and all is lost
}
note-envelop = { $inflicts ->
    [one] 1 Hit on the enemy
   *[other] { $inflicts } Hits on the enemy
}
note-cancel = { $gold ->
    [0] { $glory } Glory
   *[other] { $gold } gold
}
note-appoint = { $effect }{ $glory ->
    [0] { "" }
   *[other] ; { $glory } Glory
}
note-draw = { $glory } Glory
note-choose = { $effect }; { $glory } Glory
note-play = { $effect }
note-dismiss = lost with him: { $effect }
note-pay = { $gold } gold
note-refit = { $gold } gold
note-plan = { $effect }; { $gold ->
    [0] free
   *[other] { $gold } gold
}
note-prepare = { $effect }; costs { $gold } gold
note-sink = { $effect }; costs { $gold } gold
note-build = { $effect }
note-recruit = speed { $speed }, battle value { $battle }{ $superscript ->
    [0] { "" }
   *[other] /{ $superscript }
}, { $steps ->
    [one] lost after 1 Hit
   *[other] lost after { $steps } Hits
}
note-accept = fulfilled in time, it lifts Alexander to level { $level }; failed, it costs a level or an advisor
note-omen = total { $total }: { $order ->
    [wall] a Wall goes up
    [tribute] 2 gold or a Hit
    [garrison] a Force for the garrison
    [glory] 1 Glory for a battle
    [gold] 2 gold for a surrender
    [transport] a Transport or gold is lost
    [siege-ship] a Siege Ship or gold is lost
    [repair] Tyre repairs its wall or regains a Warship
    [mole] a section of the Mole or gold is lost
   *[nothing] nothing happens
}
note-proceed = total { $total }: { $order ->
    [wall] a Wall goes up
    [tribute] 2 gold or a Hit
    [garrison] a Force for the garrison
    [glory] 1 Glory for a battle
    [gold] 2 gold for a surrender
    [transport] a Transport or gold is lost
    [siege-ship] a Siege Ship or gold is lost
    [repair] Tyre repairs its wall or regains a Warship
    [mole] a section of the Mole or gold is lost
   *[nothing] nothing happens
}
note-govern = { $income } gold at every resupply
note-raze = { $gain } gold now

## The story

event-adopted = { $option } ({ $points } VP).
event-began = The campaign begins: { $campaign }.
event-treasury = The treasury holds { $gold } gold.
event-appointed = { $advisor } joins Alexander’s staff{ $glory ->
    [0] .
   *[other] {" "}for { $glory } Glory.
}
event-dismissed = { $advisor } leaves Alexander’s staff for the rest of the campaign.
event-forgone = Alexander listens to no advisor until the turn ends.
event-turn = Turn { $number }, { $track }.
event-refitted = { $kind }: back to full strength for { $gold } gold.
event-ordered = { $area } rolls { $roll }, total { $total }: { $result ->
    [wall] a Wall goes up.
    [no-wall] a Wall, but none is left to put up.
    [tribute] a raid, 2 gold or a Hit.
    [garrison] the garrison grows.
    [glory] 1 more Glory awaits a battle there.
    [gold] { $laid ->
        [0] gold, but there is none left to lay out.
        [one] 1 more gold awaits its surrender.
       *[other] { $laid } more gold awaits its surrender.
    }
   *[nothing] nothing happens.
}
event-paid = { $gold } gold paid.
event-garrisoned = { $area } is reinforced: { $kind }.
event-none-left = No { $nation } Force is left to draw: two Hits instead.
event-operation = The enemy draws the operation counter “{ $operation }”.
event-cancelled = Intrigue cancels the counter: { $operation }. Price: { $gold ->
    [0] { $glory } Glory.
   *[other] { $gold } gold.
}
event-gathered = Gathering for the operation: { $kind }.
event-no-wall-left = No Wall is left to join the operation.
event-operation-gold = The operation costs { $gold } gold{ $hits ->
    [0] .
    [one] {" "}and, for want of gold, 1 Hit.
   *[other] {" "}and, for want of gold, { $hits } Hits.
}
event-operation-hits = Mutiny and disease: { $hits ->
    [0] this time the army is spared.
    [one] 1 Hit.
   *[other] { $hits } Hits.
}
event-landed = { $kind }: landed at { $area }.
event-landing-void = { $kind }: turned back, as { $area } is conquered.
event-scouted = Scouts to { $area } roll { $roll }; the army counts { $forces ->
    [one] { $forces } Force
   *[other] { $forces } Forces
}.
event-marched = Alexander enters { $area }{ $gold ->
    [0] { "" }
   *[other] {" "}for { $gold } gold
}{ $hits ->
    [0] .
    [one] , fighting: 1 Hit.
   *[other] , fighting: { $hits } Hits.
}
event-disbanded = { $kind }: sent home.
event-shunned = Alexander turns his back on the oracle of { $area }.
event-prophesied = The oracle speaks: { $prophecy }. It must come true by the end of turn { $turn }.
event-prayed = { $gold } gold for the Winds.
event-fulfilled = Prophecy fulfilled: { $prophecy }. { $risen ->
    [true] Alexander rises to level { $level }.
   *[false] Alexander is at level { $level } and cannot rise further.
}
event-failed = Prophecy failed: { $prophecy }. Alexander is at level { $level }.
event-spent-glory = { $glory } Glory lends weight to the demand.
event-demanded = { $area } is called on to surrender: { $roll } on the die, advantage { $advantage }, added { $added }, total { $total }. { $result ->
    [failure] Defiance!
    [ongoing] The talks go on.
   *[success] The gates open!
}
event-undefended = { $area } has no defenders and is taken without a fight.
event-battle = Battle at { $area }!
event-enemy-plans = { $plans_count ->
    [0] The enemy has no plans.
   *[other] Enemy plans: { $plans }.
}
event-chose-plans = { $plans_count ->
    [0] Alexander goes without plans.
   *[other] Alexander’s plans: { $plans }.
}
event-bought-plan = One more plan for { $gold } gold: { $plan }.
event-confused = Confusion: { $plan } is lost.
event-raided = Raid: { $roll } on the die, { $gold ->
    [0] but the chest is empty.
   *[other] { $gold } gold lost.
}
event-deployed = Deploy, one more enemy: { $kind }.
event-battle-turn = Battle turn { $number }.
event-challenged = Alexander rides for the enemy Leader: from now on the two fight each other.
event-attacked = { $kind }: { $roll } ({ $needs ->
    [0] cannot hit
    [1] a 1 needed
   *[other] { $needs } or less needed
}). { $hits ->
    [0] A miss.
    [one] A Hit!
   *[other] { $hits } Hits!
}
event-enemy-attacked = { $kind }: { $roll } ({ $needs ->
    [0] cannot hit
    [1] a 1 needed
   *[other] { $needs } or less needed
}). { $hits ->
    [0] A miss.
    [one] A Hit on us.
   *[other] { $hits } Hits on us.
}
event-charged = { $kind }: Charge, no rest for the horses.
event-sacrificed = { $kind }: one last attack, with no return.
event-tempted-fate = { $kind }: Fate rolls the { $roll } again.
event-flanked = { $kind }: Flank, one more Hit.
event-enemy-flanked = { $kind }: Flank, one more Hit on us.
event-enemy-rallied = The enemy rallies: { $number ->
    [one] 1 Hit is absorbed.
   *[other] { $number } Hits are absorbed.
}
event-guarded = The Leader’s Guards absorb { $number ->
    [one] 1 Hit.
   *[other] { $number } Hits.
}
event-enveloped = Enveloped: { $hits ->
    [one] 1 Hit on the enemy.
   *[other] { $hits } Hits on the enemy.
}
event-trapped = The Trap shuts: { $hits ->
    [one] 1 Hit on the enemy.
   *[other] { $hits } Hits on the enemy.
}
event-enemy-reduced = { $kind }: reduced.
event-enemy-destroyed = { $kind }: destroyed.
event-leader-slain = { $kind } falls to Alexander! { $glory } Glory, and the rest of the enemy flees.
event-leader-left = { $kind }, left alone, leaves the field.
event-rallied = Rally absorbs the Hit.
event-reduced = { $kind }: reduced.
event-destroyed = { $kind }: lost.
event-wounded = Alexander is wounded and falls back to level { $level }.
event-slain = Alexander falls.
event-regrouped = { $kind }: will be back after the battle.
event-retreated = Retreat to { $area }: each Force needs { $needs } or less.
event-escaped = { $kind }: { $roll }, gets away.
event-lost-in-retreat = { $kind }: { $roll }, lost in the retreat.
event-won = Victory at { $area }!
event-conquered = { $area } is conquered: { $glory } Glory{ $gold ->
    [0] .
   *[other] {" "}and { $gold } gold.
}
event-governed = { $area } is governed and will pay every turn.
event-razed = { $area } is razed for { $gold } gold.
event-income = Income: { $gold } gold{ $destroyed ->
    [0] { "" }
    [one] , including the spoils of 1 enemy counter
   *[other] , including the spoils of { $destroyed } enemy counters
}{ $lost ->
    [0] .
   *[other] ; { $lost } of it lost at once.
}
event-recruited = { $kind }: recruited for { $gold } gold.
event-built = { $area } gets { $building } for { $gold } gold.
event-drew-insight = An Insight{ $glory ->
    [0] { "" }
   *[other] {" "}for { $glory } Glory
}: { $insight }.
event-played-insight = Alexander plays { $insight }.
event-spied = Spies at work in { $area }, one fewer counter: { $kind }{ $reduced ->
    [true] {" "}(reduced).
   *[false] .
}
event-tyre-ordered = Tyre rolls { $roll }, total { $total }: { $result ->
    [transport] it goes for a Transport, or for gold.
    [siege-ship] it goes for a Siege Ship, or for gold.
    [repair] it repairs its wall or regains a Warship.
    [mole] it goes for the Mole, or for gold.
   *[nothing] nothing happens.
}
event-tyre-struck = Neither can be done: 1 Hit instead.
event-repaired = Tyre repairs section { $section } of its wall.
event-regained = Tyre regains a Warship and has { $warships }.
event-lost-work = Tyre destroys { $work }.
event-ship-hit = A Siege Ship rolls { $roll } and hits section { $section }: { $left ->
    [0] it lies in ruins.
    [1] it is cracked.
   *[other] it stands.
}
event-ship-missed = A Siege Ship rolls { $roll } and misses.
event-prepared = Built for { $gold } gold: { $work }.
event-sunk = For { $gold } gold a Warship is driven off; Tyre has { $warships } left.
event-pilgrimage = There is time for the journey to the oracle of Ammon. { $risen ->
    [true] Alexander rises to level { $level }.
   *[false] Alexander is at level { $level } and cannot rise further.
}
event-campaign-won = The campaign is won: { $campaign }!
event-reckoned = { $points } victory points (track { $track }, options { $options }, Cities { $cities }, Mole { $mole }). Immortality: { $immortality } (governed areas { $governed }, Glory { $glory }).
event-next-campaign = Alexander’s life goes on: { $campaign }.{ $gold ->
    [0] { "" }
   *[other] {" "}What is left in the treasury stays behind: { $gold } gold.
}
event-lost = The campaign is lost: { $campaign }. { $reason }

glance = { $turn ->
    [0] { $campaign }, before the first turn
   *[other] { $campaign }, turn { $turn } of { $turns } · { $glory } Glory
}
reason-victory = Everything that had to be conquered has been.
reason-time = Time has run out.
reason-slain = Alexander is slain.
reason-prophecy = A prophecy has failed, and nothing was left to atone for it.

## Why not

why-now = { $now ->
    [choose-options] Now you are choosing the campaign’s options
    [choose-advisors] Now you are choosing an advisor
    [fail-prophecy] Now you must pay for a prophecy that has failed
    [refit-forces] Now you are refitting
    [send-diplomats] Now you are deciding about the Diplomats
    [read-omen] Now Aristander is reading an omen
    [read-tyre-omen] Now Aristander is reading an omen
    [pay-tribute] Now the enemy wants gold or blood
    [face-tyre] Now Tyre strikes
    [meet-intrigue] Now you may cancel an operation counter
    [take-hits] Now somebody must take a Hit
    [lead-army] Now the army may march
    [enter-area] Now you are deciding about the area that was scouted
    [hear-oracle] Now the oracle speaks
    [approach-stronghold] Now you stand before shut gates
    [press-demand] Now your envoy waits for an answer
    [keep-siege] Now you choose between battle and waiting
    [treat-conquest] Now you are deciding what becomes of your conquest
    [anticipate-enemy] Now you are deciding about Anticipation
    [mount-bucephalus] Now you are deciding about Bucephalus
    [choose-plans] Now you are choosing your plans
    [fight-on] Now you choose between fighting on and retreat
    [challenge-leader] Now Alexander may challenge the Leader
    [seize-moment] Now you may seize the moment, before the dice fall
    [launch-attack] Now you are choosing who attacks
    [tempt-fate] Now you may let Fate roll again
    [turn-flank] Now you may play Flank
    [regroup-force] Now you may play Regroup
    [inflict-hits] Now you are putting Hits on the enemy
   *[spend-treasure] Now you are spending gold and Glory
}
why-campaign-won = { why-now }; the campaign itself is won, and nothing else is left to do in it.
why-turn-past = This turn is over: the turn counter never moves back.
why-turn-now = This is the present turn; the counter moves on by itself when it ends.
why-turn-ahead = The turn counter gets there by itself, in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
why-stronghold-later = { why-now }; in the conquest you can attack { $area } or demand its surrender, once the army is there.
why-battle-later = { why-now }; in the conquest, as soon as the army enters { $area }, it must give battle there.
why-tyre-later = { why-now }; Tyre can be attacked in the conquest, once its wall is breached or the Mole is finished.
why-march-later = { why-now }; areas are scouted and entered in the conquest.
why-march-afterwards = { why-now }; only after that can the army go on, to an adjoining area.
why-march-next-turn = { why-now }; the conquest is over for this turn, and the army marches again in the next.
why-army-stands-here = The army is already at { $area }: choose an adjoining area for it to scout.
why-too-far = { $area } is { $moves } moves away, and only an adjoining area can be scouted.
why-tyre-closed = There is no way into Tyre yet: no section of its wall is destroyed, and the Mole has { $mole } of its { $most } sections.
why-march-too-dear = After this roll it costs { $price } gold to enter { $area }, and you have { $gold }{ $less ->
    [true] : with fewer Forces it would cost less.
   *[false] .
}
why-other-area-scouted = Your scouts have been to { $area }: first decide whether to enter it.
why-demand-made = { $area } has already been called on to surrender: first take the answer.
why-demand-granted = The total is { $total }, and { $asked } is enough for a surrender: there is nothing to add.
why-no-glory-to-add = The total is { $total } and a surrender needs { $asked }, but you have no Glory to add.
why-battle-here = { why-now }; { $area } is yours only when the battle is won.
why-battle-first = { why-now }; the battle at { $area } must end before the army goes anywhere else.
why-buildings-used-up = All { $most } counters for Cities and Temples are in use.
why-area-built-up = { $area } already has a City and a Temple.
why-one-type-a-turn = You have bought { $bought ->
    [forces] Forces
    [city] a City
   *[temple] a Temple
} in this turn: without Antipater’s advice, only one type of purchase is possible.
why-building-too-dear = Even { $building } would cost { $price } gold here, and you have { $gold }.
why-points-count = These points count only when the campaign is won.
why-gold-buys-nothing = With { $gold } gold there is nothing that you may still buy in this turn.
why-gold-later = { why-now }; gold is spent on refitting, on the march, on battle plans and, above all, at resupply.
why-glory-too-little = You have { $glory } Glory: a drawn Insight costs { $insight_price }, and an advisor { $advisor_price }.
why-glory-buys-nothing = There is nothing left that your { $glory } Glory could buy.
why-glory-later = { why-now }; Glory is spent on demands for surrender and, at resupply, on advisors and Insights.
why-plans-free = { $free ->
    [one] One more plan is
   *[other] { $free } more plans are
} free: gold is needed only after that.
why-plan-too-dear = Your free plans are taken; each further one costs { $price } gold, and you have { $gold }.
why-plans-all-taken = There is no plan left that you could take once more.
why-plan-limit = { $plan } can be taken { $most ->
    [one] only once
   *[other] no more than { $most } times
} for a battle.
why-intrigue-pays = Cancelling the counter that was drawn costs { $gold ->
    [0] { $glory } Glory
   *[other] { $gold } gold
}: the treasury pays when you cancel the counter itself.
why-intrigue-too-dear = Cancelling this counter costs { $gold ->
    [0] { $glory } Glory, and you have { $glory_left }.
   *[other] { $gold } gold, and you have { $gold_left }.
}
why-operation-cancelled = This counter is cancelled: it has no effect, now or at Go!, and goes back when Go! is drawn.
why-operation-drawn-before = A counter can be cancelled only at once; this one was drawn in an earlier turn and waits for Go!, which nothing can stop.
why-operation-waits = A counter can be cancelled only when it is drawn, after the enemy’s orders; this one waits for Go!, which nothing can stop.
why-roll-stands = Only Aristander could add to this roll, and you have given up his advice.
why-advice-forgone = You have chosen to do without all advisors until the turn ends, { $advisor } included.
why-seer-later = { why-now }; Aristander speaks after the roll for an enemy order, if 1 more would change it.
why-advisor-helps = { $advisor } helps unasked ({ $effect }); an advisor is dismissed only for the sake of a prophecy.
why-insight-later = { why-now }; { $insight } { $when ->
    [anticipation] is played when a battle begins, before the enemy draws his plans.
    [bucephalus] is played in battle, before you choose your plans.
    [courtesans] are sent after the roll for a surrender.
    [diplomats] are sent before the first of the enemy’s orders is rolled.
    [maneuver] is played in battle, while you choose your plans.
    [morale] is played in battle, while you choose your plans.
    [spies] can be sent at nearly any time, as soon as that is settled.
   *[trap] is played in battle, before dice fall, between your attacks or when a Hit must be taken.
}
why-prophecy-failed = The time for this prophecy is over: it has failed.
why-winds-too-dear = The Winds ask for { $price } gold, and you have { $gold }.
why-serpent-wants-advisor = The Serpent asks you to dismiss an advisor, and you have none.
why-serpent-by-dismissal = The Serpent is content as soon as you dismiss an advisor: choose which one.
why-nature-next-turn = You heard this in the present turn, and a whole turn without advisors begins with the next at the earliest.
why-nature-advised = An advisor has been of use in this turn, so it must be another one; do without them from the start of the next.
why-nature-under-way = This turn passes without advice, so the prophecy is fulfilled when it ends.
why-prophecy-soon = { why-now }; what this prophecy asks for can be done as soon as that is settled.
why-prophecy-task = { $prophecy }: it is fulfilled by itself as soon as that is done, { $turns ->
    [one] no later than in this turn.
   *[other] within { $turns } turns, this one included.
}
why-section-whole = Section { $section } of the wall is whole: there is nothing to repair.
why-worse-section-first = Tyre repairs what is worst, and section { $section } is only reduced while another one is destroyed.
why-tyre-has-fallen = Tyre has fallen: its wall, its Warships and your Siege Ships no longer matter.
why-section-breached = Section { $section } is destroyed already: through this breach your army can scout Tyre from Old Tyre.
why-ships-need-camp = Only Siege Ships attack the wall, and only if the army is at { $area } when the conquest begins.
why-no-siege-ship = Only Siege Ships attack the wall, and you have none; they are bought at resupply.
why-ships-attack-unasked = Your Siege Ships attack by themselves when a conquest begins, and a die says which section they hit; this one falls after { $hits ->
    [one] 1 more Hit
   *[other] { $hits } more Hits
}.
why-works-later = { why-now }; works of the siege are paid for at resupply, if the army is at { $area }.
why-works-need-camp = Works of the siege are paid for only while the army is at { $area }.
why-tyre-threatens = This order of Tyre’s is about { $work }, or gold instead.
why-fleet-complete = Tyre has all its { $count } Warships: it can regain none.
why-tyre-repairs = This order of Tyre’s mends its own wall or fleet; your works are safe from it.
why-no-warship-left = Tyre has no Warship left to drive off.
why-warship-too-dear = Driving off the next Warship costs { $price } gold, and you have { $gold }.
why-work-too-dear = { CAPITAL($work) } costs { $price } gold now, and you have { $gold }.
why-mole-once-a-turn = Only one section of the Mole can be built in a turn, and this turn’s is done.
why-track-full = The track is complete: you have all { $count }.
why-no-level-to-lose = Alexander is at level 1 and has no level to lose: it must be an advisor.
why-alexander-leads = Alexander goes where the army goes: choose an adjoining area to scout.
why-alexander-stays = { why-now }; Alexander himself is never disbanded or refitted, and in battle he attacks at his own speed.
why-army-counted = The roll has counted your army, so nobody is disbanded before the answer.
why-disband-later = { why-now }; Forces can be disbanded again as soon as that is settled.
why-force-regroups = This Force has fallen, but regroups: it comes back at full strength after the battle.
why-force-has-fallen = This Force has fallen already; it still strikes at this speed, but takes no more Hits.
why-hit-of-the-duel = This Hit comes from the duel: it falls on Alexander, unless a Rally absorbs it.
why-has-attacked = It has already attacked in this turn of the battle.
why-cavalry-rests = This Cavalry attacked in the last turn of the battle and rests in this one: only Charge would let it attack.
why-attacks-later = { why-now }; this counter attacks when its turn comes, at speed { $speed }.
why-other-speed = Its speed is { $speed }, and those of speed { $pace } attack now.
why-hit-is-yours = This Hit falls on your own army: choose one of yours.
why-leader-in-duel = Alexander and the Leader are in a duel: Alexander’s Hits fall on him by themselves, and nobody else’s do.
why-leader-for-alexander = Only Alexander can hit a Leader: he may challenge him when his own speed, { $speed }, comes up.
why-engine-aims-at-walls = The Siege Engine has declared that it attacks a Wall.
why-engine-aims-at-forces = The Siege Engine has declared that it attacks Forces, not Walls.
why-attacker-first = First choose which of your own attacks; who takes the Hit is decided after its roll.
why-wall-later = { why-now }; a Wall takes Hits like a Force, after an attack of yours has hit.
why-enemy-later = { why-now }; you choose which enemy takes a Hit after an attack of yours has hit.
why-fate-for-a-roll = { why-now }; Fate is used right after one of your own attack dice has been rolled.
why-envelop-before-walls = Nobody can be enveloped while a Wall stands.
why-envelop-outnumbered = Envelop needs a Force Advantage, and yours is { $advantage }.
why-envelop-later = { why-now }; Envelop is played before dice fall, between your attacks or when a Hit must be taken.
why-flank-for-a-hit = { why-now }; Flank is played when Infantry or Cavalry of yours has hit.
why-lead-works = Lead works by itself: Alexander’s battle value and superscript are one higher for the whole battle.
why-rally-for-a-hit = { why-now }; Rally absorbs a Hit when one must be taken.
why-regroup-for-a-loss = { why-now }; Regroup is played when one of your Forces is destroyed.
why-charge-for-the-tired = { why-now }; Charge is for Cavalry that would have to rest, when its speed comes up.
why-nobody-to-sacrifice = None of those who attack at this speed can be sacrificed: neither Alexander nor Cavalry that should rest.
why-sacrifice-for-an-attack = { why-now }; Sacrifice is played instead of a Force’s attack roll, when its speed comes up.
why-enemy-plan = The enemy’s plans work by themselves ({ $works ->
    [archers] { plan-archers.enemy-does }
    [cavalry] { plan-cavalry.enemy-does }
    [confusion] { plan-confusion.enemy-does }
    [deploy] { plan-deploy.enemy-does }
    [flank] { plan-flank.enemy-does }
    [guards] { plan-guards.enemy-does }
    [infantry] { plan-infantry.enemy-does }
    [raid] { plan-raid.enemy-does }
   *[rally] { plan-rally.enemy-does }
}): there is nothing to choose.

thing-turn = turn { $what }
thing-treasury = { $what ->
    [gold] gold
    [glory] Glory
   *[points] victory points
}
thing-die = roll { $what ->
    [scouting] of the scouts
    [intimidation] for a surrender
    [order] for an enemy order
   *[fate] of an attack
}
thing-section = section { $what } of the wall
thing-track = { $what ->
    [transport] { work-transport.name }
    [mole] { work-mole.name }
    [siege-ship] { work-siege-ship.name }
   *[warship] Warships
}
thing-counter = { $what }
thing-operation = operation counter { $what }
thing-enemy-plan = enemy plan { $what }

## The outlook

outlook-survives = { $survives ->
    [0] At level { $level } the next one kills him.
    [one] At level { $level } he survives only one.
   *[other] At level { $level } he survives { $survives }.
}
outlook-go = { $pile ->
    [one] The next operation counter is Go!
   *[other] Go! is 1 of the { $pile } operation counters that may come next
}
outlook-duel = In the duel all Hits of the enemy Leader fall on Alexander. { outlook-survives }
outlook-alexander-exposed = { $hits ->
    [0] Alexander has no Forces left, and all Hits fall on him.
    [one] Alexander’s Forces can take only 1 more Hit, and then Hits fall on him.
   *[other] Alexander’s Forces can take only { $hits } more Hits, and then Hits fall on him.
} { outlook-survives }
outlook-prophecy-fails = { $turns ->
    [0] This turn is
   *[other] This turn and the next are
} the last to fulfil { $prophecy }; if it fails, { $fatal ->
    [true] there is neither a level nor an advisor left to lose, and the campaign is lost.
   *[false] it costs a level or an advisor.
}
outlook-go-landing = { outlook-go }: { $forces ->
    [one] 1 enemy counter
   *[other] { $forces } enemy counters
} can land at { $areas }.
outlook-go-gold = { outlook-go }: it takes { $gold } gold, and you have { $have }{ $hits ->
    [0] .
    [one] , so your army would suffer 1 Hit.
   *[other] , so your army would suffer { $hits } Hits.
}
outlook-go-hits = { outlook-go }: your army would suffer { $hits } Hits.
outlook-tyre-strikes = Tyre rolls { $dice ->
    [one] 1 order die
   *[other] { $dice } order dice
} next, and { $strikes } of 6 rolls strike{ $hits ->
    [0] .
   *[other] ; with { $hits } of 6, nothing could be given up, and your army would suffer a Hit.
}
outlook-march-unpaid = With { $forces } Forces and { $gold } gold, { $rolls } of 6 scouting rolls ask for more than you can pay.
outlook-order-wall = { $area } gets one more Wall with { $rolls } of 6 order rolls.
outlook-order-garrison = { $area } gets one more Force with { $rolls } of 6 order rolls.
outlook-order-two-hits = No Force is left for the garrison of { $area }: with { $rolls } of 6 order rolls your army suffers 2 Hits.
outlook-order-tribute = { $area } costs you { $gold } gold or a Hit with { $rolls } of 6 order rolls.
outlook-order-hit = { $area } inflicts a Hit with { $rolls } of 6 order rolls, because you do not have { $gold } gold.
outlook-area-wins = Conquering { $area } wins the campaign.
outlook-area-then-home = { $area } is the last pivotal area; once it is conquered, the campaign is won in { $home }.
outlook-areas-missing = These pivotal areas are still to be conquered: { $areas }.
outlook-home-wins = All pivotal areas are conquered: the campaign is won in { $area }, { $range ->
    [one] 1 march away.
   *[other] { $range } marches away.
}
outlook-time-runs-out = { $turns ->
    [0] This is the last turn of the campaign
    [one] Only one more turn follows in the campaign
   *[other] Only { $turns } more turns follow in the campaign
}, and { $missing ->
    [0] the army is not home yet.
    [one] 1 pivotal area is not conquered.
   *[other] { $missing } pivotal areas are not conquered.
}
outlook-points-fall = A victory this turn is worth { $points } points, one in the next turn { $then }.
outlook-immortality-missing = With a victory now your Immortality would be { $points }; from { $least } on, you are remembered for { $years } years.
outlook-mole-completes = One more section, for { $gold } gold, finishes the Mole: it opens Tyre, and is worth { $points } points if you win.
outlook-gold-unspent = { $gold } gold was never spent.
outlook-glory-unspent = { $glory } Glory was never spent.
outlook-insights-unplayed = { $insights_count ->
    [one] One Insight was never played:
   *[other] { $insights_count } Insights were never played:
} { $insights }.
outlook-oracles-unasked = { $areas_count ->
    [one] One oracle was never asked:
   *[other] { $areas_count } oracles were never asked:
} { $areas }.
outlook-prophecy-open = One prophecy was never fulfilled: { $prophecy }.

## The reckoning

reckoning-unit = What a victory would have been worth at the time
reckoning-count = A victory was worth { $before } before, and { $after } after it.
reckoning-track = Turn track, { $track }
reckoning-options = Options
reckoning-cities = Cities
reckoning-mole = The Mole
reckoning-life-points = { $campaign }: { $count ->
    [one] { $count } victory point, { $each } each
   *[other] { $count } victory points, { $each } each
}
reckoning-life-governed = { $campaign }: { $count ->
    [one] { $count } governed area, { $each } each
   *[other] { $count } governed areas, { $each } each
}
reckoning-life-glory = { $campaign }: { $count } Glory, { $each } each
reckoning-life-level = { $campaign }: level { $count }, { $each } for each level
reckoning-set-up = Before the first turn
reckoning-turn = Turn { $number }, { $track }
reckoning-life-set-up = { $campaign }, before the first turn
reckoning-life-turn = { $campaign }, turn { $number }, { $track }
reckoning-campaign-won = { $campaign }: won in turn { $turn }, with { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} and { $glory } Glory.
reckoning-campaign-lost = { $campaign }: lost in turn { $turn }.
reckoning-missing = { $areas_count ->
    [one] This was still to be conquered: { $areas }.
   *[other] These were still to be conquered: { $areas }.
}
reckoning-home = All was conquered, but { $area } had still to be reached.
reckoning-years = Immortality { $points }: remembered for { $years } years.

## At a real table

chance-order = Roll a die for the orders of { $subject }.
chance-garrison = Draw a Force for { $subject } from its nation’s cup.
chance-operation = Draw an operation counter.
chance-operation-force = Draw a Persian Force for the operation.
chance-landing = Roll a die: where does this counter land ({ $subject })?
chance-scouting = Roll a die to scout { $subject }.
chance-prophecy = Turn over the prophecy of the oracle.
chance-intimidation = Roll a die: does { $subject } surrender?
chance-enemy-plan = Draw a battle plan for the enemy.
chance-confusion = Confusion: draw one of your own battle plans to be lost.
chance-raid = Raid: roll a die.
chance-deploy = Deploy: draw a Force from the enemy’s cup.
chance-attack = Roll a die for your attack ({ $subject }).
chance-enemy-attack = Roll a die for the enemy’s attack ({ $subject }).
chance-trap = Trap: roll a die for the number of Hits.
chance-retreat = Roll a die: does this Force get away ({ $subject })?
chance-insight = Draw an Insight.
chance-spies = Spies: draw one of the enemy counters of { $subject }.
chance-spied-side = Spies in { $subject }: is the counter that you drew full or reduced?
side-full = full
side-reduced = reduced
chance-tyre-order = Roll a die for an order of Tyre.
chance-siege-ship = Roll a die for a Siege Ship.
chance-section = Roll a die: which section of the wall is hit?

## The guided turn

lesson-welcome = Welcome, commander. It is 338 BC, you are eighteen, and King Philip takes you to war against the Greeks of the south.
lesson-known-dice = This is the opening turn of the Granicus campaign with every die known beforehand; I tell you what it means, you make the moves.
lesson-no-options = A campaign has options that make it harder or easier, for more or fewer victory points. Leave them for another day: begin.
lesson-hephaestion = One advisor may ride with you, and each bends a rule in your favour. Hephaestion adds 1 to Alexander’s battle value. That makes him hit more often, and gives you one more battle plan in every battle. Take him.
lesson-orders = The army stands in Macedon, and turn 1 has begun. You have no reduced Forces to refit, so the enemy’s strongholds get their orders at once: a die for each, plus its range to your army.
lesson-tribute = Sardis rolled 1 and lies 4 moves away, 5 in all: raiders cost you 2 gold or a Hit. Soldiers are harder to replace than coins, so pay.
lesson-far-off = Halicarnassus rolled 3; with its range of 6 that makes 9: two gold lie there now, yours if the city surrenders without a battle. Lycia’s total was over 9, so nothing happened. Far-off strongholds are quiet; they get busy as you come closer.
lesson-intrigue = Then an operation counter was drawn: 1 Force joins the army that the Persians gather. For 2 gold you could cancel it. Let it be this time, and go on.
lesson-gathering = The Force was heavy cavalry; it waits with the operation until the counter Go! is drawn.
lesson-scout = Now comes your conquest. To move, you scout: name a neighbouring area and roll a die. A roll above the number of your Forces costs Hits, one below costs gold, an equal one is free. Scout Chaeronea, where the Greeks stand.
lesson-foraging = A 4 against your 5 Forces (Alexander counts as one): the country feeds all but one of them, so the move costs 1 gold.
lesson-march = If the price were too high you could stop here, which would end your conquest for this turn, or send Forces home to lower it. One gold is fine. Enter.
lesson-enemy-plans = Chaeronea must be won in battle. The Greeks have four counters and drew four plans, which you may study before you choose your own.
lesson-plan-rally = You have 1 plan for Alexander’s battle value, 1 from Hephaestion, and 3 because King Philip is here: five for free. More would cost 1 gold each. Take Rally first: it absorbs one Hit, whichever you like.
lesson-guards = Their Guards protect Chares, their Leader, and only Alexander can touch him. At level 1 he hits only on a 1; beside Hephaestion, on a 1 or a 2.
lesson-plan-lead = Lead adds 1 to his battle value for the whole battle and a superscript of 1, so that a rolled 1 counts as two Hits. Take it.
lesson-plan-flank = When your Infantry or Cavalry hits, a Flank adds one Hit to that attack. It works only on a success, and your Companions succeed often. Take one.
lesson-plan-flank-again = Most plans can be taken once. Charge and Flank are different: up to six of each. Take a second Flank; it will be for another attack, because each attack can use only one.
lesson-plan-envelop = Your fifth free plan. Envelop can be played at any moment: it inflicts one Hit for each Force by which you outnumber the enemy. For now that is only one, but when his line grows thin it can end a battle. Take it.
lesson-ready = A sixth plan would cost gold that you will want later. Five are enough: take no more. The plans that work before the battle come next, and the Greeks have a Raid.
lesson-raid = The Raid rolled a 1, and 2 gold are gone; 3 to 6 would have cost only one.
lesson-first-turn = Now the battle is fought in turns. In each, everybody acts once, from the highest speed to the lowest. Only at the start of a turn could you retreat: every Force but Alexander would then roll for its life. Fight!
lesson-archer = Your Archers are the fastest with speed 5. They hit with their battle value or less: a 1 or a 2. Let them shoot.
lesson-sacred-band = A 5, a miss. Next is speed 3: the Sacred Band of the Greeks and your Companions. Those of equal speed act at the same time, so nothing that one does stops the other. Before the dice fall you could play Envelop. Keep it, and go on.
lesson-infantry-plan = The Sacred Band rolled a 4. Its battle value is 3, but in the first turn the plan Infantry lifts it to 5, so that is a Hit.
lesson-lose-archer = You choose who takes it. A full counter would be turned to its reduced side; Archers have a single step and are gone with one Hit. But they are cheap, and their shot is spent. Give them up.
lesson-companions = Your Companions rolled a 2. They hit with 4 or less, and with their superscript of 2 or less they score two Hits. Cavalry that hits may use a Flank. Play one and make it three.
lesson-strike-phalanx = The enemy’s Rally must absorb the first of your Hits and is spent. Two are left, and you put them where you like, except on the Leader. Their Phalanx is the most dangerous counter over there. Hit it.
lesson-strike-phalanx-again = The Phalanx is reduced: slower, weaker, still there. A second Hit destroys it. Finish it.
lesson-infantry-speed = Speed 2: Infantry against Infantry, again at the same time. Envelop can wait. Go on.
lesson-rally = The Greek Infantry rolled a 2 and hits. This is a Hit that your Rally can swallow, and your line stays whole. Use it.
lesson-infantry = Now your own Infantry of the same speed strikes back. It needs a 1 or a 2.
lesson-chares = A 4, a miss. Speed 1: Chares on their side, the Phalanx on yours. He attacks like any other Force, and you decide who suffers. Go on.
lesson-phalanx = Chares missed. Now see what a Phalanx can do. It begins with 4 or less; each time it hits it attacks again with one less, 3, then 2, then 1, until it misses. Attack.
lesson-strike-sacred-band = A 3, a 1, and then a 5: two Hits. Put them both on the Sacred Band, the best troops that the Greeks have left.
lesson-strike-sacred-band-again = Once more. Half a wound is no wound: a destroyed counter rolls no dice, a reduced one still does.
lesson-speed-zero = Last comes Alexander with speed 0, and the great decision of this battle. He can attack the Forces, or challenge Chares.
lesson-duel = After a challenge both attack only each other until the battle ends. If Chares falls, every Greek flees and you gain Glory for him. But a single Hit kills Alexander at level 1 or 2; higher up it costs him two levels. Fortune favours the bold: challenge him.
lesson-alexander = Count his value: 1 of his own, 1 from Hephaestion, 1 from Lead. He hits with 3 or less, and through Lead’s superscript a 1 counts twice. Attack.
lesson-guards-spent = A 1, two Hits! The Guards absorbed one, the other reduced Chares, who now has speed 0 like Alexander.
lesson-second-turn = The turn is over, and with it the plan Infantry, which works in the first turn only. Your Companions have attacked and must rest in this turn, as Cavalry always must. Fight on.
lesson-greek-infantry = Only one Greek Force is left beside Chares, and it fights at speed 2 together with your Infantry. Go on.
lesson-lose-step = A Hit with a plain 2. Your Rally is spent, so somebody must take it. Your Infantry does the least harm to the enemy, and it has a step to lose. Turn it over.
lesson-infantry-simultaneous = Equal speed means the same moment: your Infantry still attacks with the strength it had before the Hit. Attack.
lesson-phalanx-second = A 6, a miss. Your Phalanx is next. Mind this: if all other Greeks are destroyed, Chares simply leaves, and there is no Glory for a Leader who leaves. Attack all the same.
lesson-reduced-infantry = One Hit, which reduced their Infantry, then a miss: just right.
lesson-no-envelop = With four Forces against two, Envelop would inflict two Hits, destroy the Infantry and end the battle now, but Chares would escape. If you would rather have his Glory, and dare to face his die first, go on.
lesson-final-blow = Reduced, Chares needed a 1, and missed. Alexander needs 3 or less. Strike!
lesson-chares-falls = A 3! Chares falls, and the Greeks flee. You gain 2 Glory for the battle and 2 for the Leader.
lesson-raze = A conquered area is governed, which pays 5 gold in every turn of this campaign, or razed for 12 gold at once. Governed areas pay off in three turns, but gold in hand is worth more to you now. Raze it.
lesson-halt = You may scout and march on as often as you like in one turn, as long as you can pay. But the army has lost its Archers, and here you can spend what you have won. Halt.
lesson-resupply = Resupply: the map paid its gold, and each of the four destroyed Greeks one more. Without Antipater you may buy only one type of thing in a turn: a City, a Temple, or Forces.
lesson-temple = A Temple here gives you one Fate in every later battle, and each Fate rolls one of your dice again. Build it.
lesson-glory-buys = Glory buys advisors for 5 points, which you do not have yet, and Insights: 7 for one of your choice, 3 for one drawn blind.
lesson-insight = An Insight is played once, at the moment it names. Draw one. After that the campaign is yours: finish the turn, and may Tyche be with you.

## Met for the first time

first-choose-options = Options make a campaign harder for more victory points, or easier for fewer; you can leave them all alone.
first-choose-advisors = An advisor stays with you for the whole campaign and bends one rule in your favour.
first-refit-forces = A reduced Force fights worse; 2 gold bring it back to full strength, and only now.
first-pay-tribute = Strongholds that you have not conquered act against you before you move, the more often the closer you are.
first-meet-intrigue = Operation counters build an army against you; at this price the new one never takes effect.
first-lead-army = The army moves by scouting: name a neighbouring area, and a die says what the march will cost.
first-enter-area = A roll above the number of your Forces costs Hits, one below it costs gold, an equal one nothing.
first-hear-oracle = A prophecy sets you a task: Alexander gains a level if you do it in time, and you lose a level or an advisor if not.
first-approach-stronghold = A stronghold surrenders to a high roll and superior numbers; if it refuses, you must fight at once.
first-press-demand = At 8 or more the city surrenders, at 5 to 7 it keeps talking; each Glory adds 1 to the total.
first-treat-conquest = A governed area pays gold in every turn that is left, a razed one more at once and nothing later.
first-choose-plans = Plans help you once or throughout this battle; beyond the free ones each costs 1 gold.
first-fight-on = In a turn of battle everybody acts once, from the highest speed to the lowest; you can retreat only here.
first-challenge-leader = After a challenge the two attack only each other; if the Leader falls, all his army is gone.
first-launch-attack = A Force hits if its die shows its battle value or less, and twice at its superscript or less.
first-take-hits = A Hit turns a full counter over and removes a reduced one; on Alexander it costs two levels, or his life.
first-inflict-hits = You choose whom your Hits strike: two on one counter destroy it, and what is destroyed rolls no more dice.
first-spend-treasure = In one turn you buy only one type of thing for gold: a City, a Temple, or Forces. Glory is spent besides.
first-thing-area = All battle areas and strongholds must be conquered to win the campaign; the rest is open country.
first-thing-turn = Each square of this track is a turn, and its number the victory points for winning in it.
first-thing-treasury = Gold pays for marches, plans and soldiers; Glory, won in battle, buys advisors and Insights.
first-thing-advisor = Your advisor: he bends one rule in your favour for as long as he stays.
first-thing-insight = An Insight is played once, at the moment that it names.
first-thing-prophecy = The prophecy that you have accepted, with the turn by which it must be fulfilled.
first-thing-die = The die that was just rolled, with what is added to it.
first-thing-counter = A counter shows its speed, its battle value, and a superscript if it can score two Hits.
first-thing-operation = Counters drawn for the enemy’s operation wait here until Go! is drawn; then all that they gathered enters the map.
first-thing-plan = Your plans for this battle lie here until they are used up.
first-thing-enemy-plan = The enemy’s plans lie open, so that you can choose yours against them.
first-thing-section = A section of Tyre’s wall: the second Hit by your Siege Ships destroys it and opens a way into the city.
first-thing-track = The works of the siege: on each track the next square shows what it costs.

## The terminal

teller-nothing = none
teller-word-army = army
teller-word-cups = cups
teller-word-track = track
teller-word-plans = plans
teller-word-advisors = advisors
teller-word-insights = insights

teller-glance = { $turn }, { $area }. Gold { $gold }, Glory { $glory }. Alexander, level { $level }, with: { $army }.
teller-glance-battle = Battle turn { $round }, speed { $speed }.

teller-campaign = Campaign: { $campaign }. Turn { $number } of { $count }, { $turn }. Won now, it is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
teller-campaign-setup = Campaign: { $campaign }, before its first turn. Options: { $options }.
teller-options = Options: { $options }.
teller-life = Immortality so far: { $immortality }, remembered for { $years } years.
teller-army = The army is at { $area }: { $alexander }; { $forces }.
teller-army-besieging = The army stands before { $area }: { $alexander }; { $forces }.
teller-alexander = Alexander, level { $level }, speed { $speed }, battle value { $value }
teller-treasury = Treasury: { $gold } gold ({ $income } more at resupply), { $glory } Glory{ $temples ->
    [0] { "" }
    [one] , 1 Temple
   *[other] , { $temples } Temples
}{ $cities ->
    [0] { "" }
    [one] , 1 City
   *[other] , { $cities } Cities
}.
teller-staff = Advisors: { $advisors }. Insights: { $insights }.
teller-forgone = This turn Alexander does without his advisors.
teller-prophecy = Prophecy: { $name }; { $turns ->
    [one] this is its last turn
   *[other] { $turns } turns left
}.
teller-operation = Enemy operation: { $forces }; { $gold } gold at stake; counters in force: { $drawn }; { $pile } in the pile. It lands at { $areas }.
teller-operation-hits = Enemy operation: { $hits ->
    [0] no Hits
    [one] 1 Hit
   *[other] { $hits } Hits
} at Go!; counters in force: { $drawn }; { $pile } in the pile.
teller-siege = Siege of Tyre: Transports { $transports }, Mole { $mole } of { $moles }, Siege Ships { $ships }; Warships of Tyre { $warships }; wall: { $sections }.
teller-siege-over = Tyre has fallen: Transports { $transports }, Mole { $mole } of { $moles }, Siege Ships { $ships }; Warships of Tyre { $warships }; wall: { $sections }.
teller-section-0 = in ruins
teller-section-1 = cracked
teller-section-2 = whole
teller-scouting = The scouts to { $area } rolled { $roll }: { $gold ->
    [0] { $hits ->
        [0] the road is clear
        [one] 1 Hit
       *[other] { $hits } Hits
    }
   *[other] { $gold } gold{ $hits ->
        [0] { "" }
        [one] {" "}and 1 Hit
       *[other] {" "}and { $hits } Hits
    }
}.
teller-free-plans = { $free ->
    [0] A further plan costs 1 gold; you have { $gold }.
    [one] One more plan is free.
   *[other] { $free } more plans are free.
}
teller-hits-left = { $hits ->
    [one] One Hit to assign.
   *[other] { $hits } Hits to assign.
}
teller-attack-rolled = { $by }: { $die } on the die, { $needs } or less needed: { $hits ->
    [0] a miss
    [one] a Hit
   *[other] { $hits } Hits
}.
teller-attack-scored = { $by }: { $hits ->
    [one] a Hit
   *[other] { $hits } Hits
}.
teller-order = The order of { $area }: { $roll } on the die, total { $total }.
teller-intrigue = The operation counter that was drawn: { $operation }. { $threat ->
    [forces] Unless it is cancelled, more Forces join the operation and land with it at Go!
    [wall] Unless it is cancelled, a Wall joins the operation and lands with it at Go!
    [gold] Unless it is cancelled, you lose that gold at Go!
   *[hits] Unless it is cancelled, it costs you Hits at Go!
}
teller-demand = The demand: { $roll } on the die, advantage { $advantage }, added { $added }, total { $total }: { $result ->
    [failure] defiance
    [ongoing] the talks go on
   *[success] surrender
}.

teller-area = { $name }: { $facts }.
teller-kind-plain = open country
teller-kind-battle = battle area
teller-kind-stronghold = stronghold
teller-demanded = called on to surrender this turn
teller-one-purchase = In one turn you may buy a City, a Temple or Forces: only one of these types.
teller-too-dear = You have { $gold } gold: disband Forces to lower the price, or halt.
teller-the-army = the army is here
teller-conquered-governed = governed
teller-conquered-razed = razed
teller-conquered-taken = conquered
teller-oracle-waiting = an oracle
teller-oracle-accepted = an oracle, heard
teller-oracle-shunned = an oracle, shunned
teller-lying-gold = { $count } gold for its surrender
teller-lying-glory = { $count } Glory for a battle
teller-garrison = held by { $forces }
teller-range = range { $range }

teller-help-look-at = look can also be followed by a place or a thing: look sardis (an area and its roads), look army (and what can be recruited), look plans, look advisors and look insights (what each of them does), look cups (what the enemy can still draw), look track (turns and points).
teller-ways = Roads from { $area } lead to: { $areas }.
teller-pool = Can be recruited: { $forces }.
teller-cup = { $nation } cup: { $forces }.
teller-walls = Walls in stock: { $count }.
teller-square = { $number }. { $turn }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
teller-no-place = There is no place “{ $place }”: try an area (sardis), army, plans, advisors, insights, cups or track.
teller-legend = @ army. B battle area, S stronghold; g governed, r razed, t conquered; oracle ? open, ! heard, - shunned; C City, T Temple; then the range and the garrison.

teller-battle = { $round ->
    [0] Battle of { $area }, before its first turn
   *[other] Battle of { $area }, turn { $round }
}; Force Advantage { $advantage }{ $penalty ->
    [0] .
   *[other] ; Walls cost your Forces { $penalty }.
}
teller-own-plans = Your plans: { $plans }{ $fate ->
    [0] .
   *[other] , Fate { $fate }.
}
teller-enemy-plans = Enemy plans: { $plans }.
teller-enemy-archers = { plan-archers.enemy-does }
teller-enemy-cavalry = { plan-cavalry.enemy-does }
teller-enemy-confusion = { plan-confusion.enemy-does }
teller-enemy-deploy = { plan-deploy.enemy-does }
teller-enemy-flank = { plan-flank.enemy-does }
teller-enemy-guards = { plan-guards.enemy-does }
teller-enemy-infantry = { plan-infantry.enemy-does }
teller-enemy-raid = { plan-raid.enemy-does }
teller-enemy-rally = { plan-rally.enemy-does }
teller-thing = { $name }: { $effect }.
teller-all-plans = Your plans:
teller-all-enemy-plans = The enemy’s plans:
teller-speed = Speed
teller-own = Yours (value/twice)
teller-enemy = Enemy
teller-mark-reduced = reduced
teller-mark-acting = to act
teller-mark-tired = tired

teller-aside-disband = Disband a Force
teller-aside-choose = Choose an Insight for 7 Glory

teller-end-victory = Won
teller-end-time = Time
teller-end-slain = Slain
teller-end-prophecy = Prophecy

teller-log-commander = Commander
teller-log-life = A whole life
teller-log-options = Options
teller-log-result = Result
teller-log-result-victory = won
teller-log-result-time = out of time
teller-log-result-slain = slain
teller-log-result-prophecy = prophecy failed
teller-log-result-open = under way
teller-log-turn = Turn
teller-log-points = VP
teller-log-immortality = Immortality
teller-log-years = Years

## The account

account-life = The life of Alexander
account-campaign-of = The campaign of { $campaign }

account-figures = The campaign in figures
account-reckoning-turn = Turn
account-reckoning-track = Track
account-reckoning-options = Options
account-reckoning-cities = Cities
account-reckoning-mole = Mole
account-reckoning-points = Victory points
account-reckoning-governed = Governed
account-reckoning-glory = Glory
account-reckoning-level = Level
account-reckoning-immortality = Immortality
account-won = { $campaign }: won
account-lost = { $campaign }: lost

account-course = The course
account-adopted = Options: { $options }.
account-gold = Gold
account-glory = Glory
account-forces = Forces, with Alexander
account-curve = At the end of each turn: { $values }.
account-set-up = Before the first turn
account-turn = Turn { $number }: { $name }
account-state = At its end: { $gold } gold, { $glory } Glory, { $forces ->
    [one] { $forces } Force
   *[other] { $forces } Forces
}, Alexander at level { $level }.
account-all = { $count ->
    [one] All of it: 1 line
   *[other] All of it: { $count } lines
}

account-battles = Battles
account-losses = Battles and losses; Alexander counts among the Forces, Leaders and Walls among the enemies
account-fight-turn = Turn
account-fight-area = Where
account-fight-end = Result
account-fight-rounds = Rounds
account-fight-own = Forces
account-fight-lost = Lost
account-fight-foes = Enemies
account-fight-destroyed = Destroyed
account-fight-fled = Fled
account-fight-won = victory
account-fight-retreated = retreat
account-fight-slain = Alexander slain
account-fight-open = under way
account-lost-forces = { $lost }{ $back ->
    [0] { "" }
   *[other] , { $back } regrouped
}{ $wounds ->
    [0] { "" }
    [one] , Alexander wounded
   *[other] , Alexander wounded { $wounds } times
}

account-luck = Luck
account-no-dice = No attack was rolled.
account-verdict-good = The dice were with Alexander: { $hits } Hits better than expected, counting both sides. Luck like this, or better, comes { $rarity }.
account-verdict-bad = The dice were against Alexander: { $hits } Hits worse than expected, counting both sides. Luck like this, or worse, comes { $rarity }.
account-verdict-ordinary = The dice did about what dice do: { $hits } Hits compared with what was expected, counting both sides. Credit and blame belong to the commander.
account-luck-table = What the dice scored, and what could be expected of them
account-luck-what = Dice for
account-luck-dice = Rolled
account-luck-scored = Scored
account-luck-expected = Expected
account-luck-above = Difference
account-luck-rarity = As far off or further
account-luck-own = Hits by Alexander’s army
account-luck-enemy = Hits by the enemy
account-luck-ships = Hits by Siege Ships
account-luck-demand = Points in demands for surrender
account-luck-price = Gold asked by scouts
account-luck-retreat = Forces saved in retreats
account-luck-how = Every die counts with what it needed when it was rolled, including one that Fate rolled again; the dice of a Phalanx are one attack that goes on while it hits. Rarity is the exact chance that these same attacks would do as well or better (or as badly or worse).
account-rarity = about once in { $number } such campaigns
account-rarity-least = less than once in { $number } such campaigns
account-rarity-ordinary = often

## The browser

client-board = Map of the campaign: { $campaign }
client-to-map = Map
client-to-battle = Battle
client-track = Turn track
client-turn = Turn { $turn } of { $turns }: { $name }
client-turns = { $turns } turns
client-square = { $name }: { $points } points for a victory
client-turns-left = { $turns ->
    [1] last turn
   *[other] { $turns } turns left
}
client-turn-now = This turn
client-turn-past = Past
client-the-army = The army
client-army = Alexander, level { $level }, with { $forces ->
    [one] 1 Force
   *[other] { $forces } Forces
}
client-reduced = reduced
client-advisors = Advisors
client-advisors-forgone = Advisors (silent this turn)
client-insights = Insights
client-insights-left = Insights ({ $left } in the cup)
client-prophecies = Prophecies
client-operation = Enemy operation ({ $pile } counters in the pile)
client-cancelled = cancelled
client-operation-waits = It takes effect at Go!
client-go-land = Go! would land { $count } { $count ->
    [one] counter
   *[other] counters
} at { $place }.
client-go-scatter = Go! would land { $count } { $count ->
    [one] counter
   *[other] counters
} by die.
client-go-gold = It would cost { $gold } gold.
client-go-hits = Go! would cost { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
}.
client-siege = The siege of Tyre
client-square-have = There already
client-square-gone = Driven off
client-square-price = Costs { $price } gold
client-mole-section = Section { $number } of the Mole, { $price } gold
client-wall-whole = Wall section { $section }: whole
client-wall-cracked = Wall section { $section }: cracked
client-wall-ruined = Wall section { $section }: in ruins
client-ledger = Ledger
client-treasury = Treasury
client-treasury-now = { $gold } gold in the treasury, { $play } of { $limit } in play; the next resupply brings { $income }.
client-gold = Gold
client-gold-of = { $gold } gold; no more than { $limit } can be in play
client-glory = Glory
client-glory-means = It buys advisors and Insights, and counts for Immortality
client-income = Gold at the next resupply
client-points = VP
client-if-won = Victory now: { $points } victory points, { $immortality } Immortality
client-buildings = Cities { $cities }, Temples { $temples }; { $left } can still be built.
client-income-flat = Gold each turn
client-income-governed = for each governed area
client-income-destroyed = for each destroyed counter
client-income-transport = for each Transport
client-income-raze = Gold for razing an area
client-price-city = A City (5 points)
client-price-temple = A Temple (1 Fate in each battle)
client-price-refit = Refitting a Force
client-price-plan = Each extra battle plan
client-glory-prices = Prices in Glory
client-price-advisor = An advisor
client-price-insight = An Insight, drawn
client-price-chosen = An Insight, chosen
client-options = Options of this campaign
client-with-you = with you
client-lost-advisor = left for good
client-in-hand = yours
client-open = open
client-pool = To be recruited
client-cup = Cup: { $nation }
client-none = empty
client-walls-left = Walls in stock
client-adopted = Adopted
client-options-total = Options so far: { $points } points
client-life-so-far = Your life so far: { $immortality } Immortality, remembered for { $years } years
client-area-plain = Open country
client-area-battle = Battle area
client-area-stronghold = Stronghold
client-range = range { $range }
client-governed = Governed
client-razed = Razed
client-taken = Conquered
client-oracle-waiting = An oracle waits here
client-oracle-shunned = The oracle was shunned
client-oracle-accepted = The oracle has spoken
client-demanded = Called on to surrender this turn
client-has-city = A City stands here
client-has-temple = A Temple stands here
client-lure-gold = { $gold } gold awaits its surrender
client-lure-glory = { $glory } Glory awaits a battle
client-battle-of = Battle at { $area }
client-values = Speed { $speed }, battle value { $battle }, superscript { $superscript }
client-round = Turn { $round }
client-speed = Speed { $speed }
client-advantage = Force Advantage { $advantage }
client-penalty = Walls: −{ $penalty } to your values
client-duel = Duel
client-hits-left = { $hits ->
    [one] 1 Hit to give
   *[other] { $hits } Hits to give
}
client-acting = acts now
client-acted = has acted
client-tired = tired
client-fallen = Fallen this turn
client-regrouping = Back after the battle
client-rolled = Rolled { $roll }, needed { $needs } or less: { $hits ->
    [0] a miss
    [one] 1 Hit
   *[other] { $hits } Hits
}
client-roll-open = The die shows { $roll }
client-hit = { $hits ->
    [one] Hit
   *[other] { $hits } Hits
}
client-miss = Miss
client-fate-open = Fate may roll it again
client-advantage-means = Your Forces less those of the enemy: as many Hits as Envelop inflicts
client-duel-means = Alexander and the enemy Leader fight each other until one falls
client-stands = Stands at { $area }
client-own-plans = Your battle plans
client-enemy-plans = Enemy plans
client-enemy-plan = Enemy plan
client-plans-free = { $count ->
    [0] no free plan left
    [one] 1 plan is free
   *[other] { $count } plans are free
}
client-plans-gold = Each extra plan costs { $price } gold; you have { $gold }.
client-scouted = { $area }: { $gold ->
    [0] { $hits ->
        [0] the road is clear
        [one] 1 Hit
       *[other] { $hits } Hits
    }
   *[other] { $gold } gold
}
client-demand = advantage { $advantage }, added { $added }, total { $total }
client-answer-success = surrender
client-answer-ongoing = talks go on
client-answer-failure = battle
client-order = { $area }, total { $total }: { $effect }; with 1 more: { $omen }
client-order-of = Enemy order, { $area }: total { $total }
client-order-wall = a Wall
client-order-tribute = 2 gold or a Hit
client-order-garrison = one more Force
client-order-glory = 1 Glory for a battle
client-order-gold = 2 gold for a surrender
client-order-nothing = nothing
client-order-transport = a Transport or gold
client-order-siege-ship = a Siege Ship or gold
client-order-repair = a repaired wall or a Warship
client-order-mole = a section of the Mole or gold
client-drawn = Drawn: { $operation }
client-note-free = free: { $share }
client-note-gold = { $gold } gold: { $share }
client-note-hits = { $hits ->
    [one] 1 Hit: { $share }
   *[other] { $hits } Hits: { $share }
}
client-note-affordable = affordable: { $share }
client-note-demand = surrender { $success }, talks { $ongoing }, battle { $failure }
client-note-with-glory = with { $glory } Glory: surrender { $share }
client-note-courtesans = with Courtesans: surrender { $share }
client-note-total = total { $total }
client-note-retreat = each Force gets away on { $needs } or less ({ $share })
client-note-kept = on average { $count } of { $of } are left
client-note-needs = hits on { $needs } or less
client-note-twice = twice on { $twice } or less
client-note-expected = Hits on average: { $hits }
client-note-costs-gold = costs { $gold } gold
client-note-costs-glory = costs { $glory } Glory
client-note-costs-hits = { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
}
client-do-adopt = Campaign options
client-do-begin = Begin
client-do-appoint = Advisors
client-do-hit = Give the Hit to
client-do-strike = Strike
client-do-attack = Attack with
client-do-moment = This moment
client-do-plan = Battle plans
client-do-battle = The battle
client-do-scout = The road
client-do-siege = The stronghold
client-do-answer = Your answer
client-do-recruit = Recruit
client-do-build = Build and prepare
client-do-glory = Insights
client-do-refit = Refit
client-do-play = Play an Insight
client-do-prophecy = Prophecies
client-do-disband = Disband
client-help-turn = Each turn the enemy gives orders, then you march as far as you like, then gold comes in and is spent.
client-help-conquest = Click a glowing area to scout it: the die says what the road costs in gold or Hits. Strongholds may be talked into surrender.
client-help-battle = In battle the fastest act first. A die hits on the battle value or less, twice on the superscript or less.
client-help-win = Conquer every battle area and stronghold before the track ends. The earlier you win, the more points.
client-plan-fate = { plan-fate }
    .does = roll one of your dice again; each Temple gives one per battle
client-work-warship = a Warship of Tyre
    .name = Warships of Tyre
    .does = each gives Tyre one order die; gold drives one off
client-odds = If you fight on
client-odds-playouts = { $count } battles played out
client-odds-win = Victory
client-odds-interval = between { $low } and { $high }
client-odds-slain = Alexander slain
client-odds-retreat = Retreat
client-odds-losses = Forces lost
client-odds-chart = Losses: how often
client-odds-bar = { $number } lost: { $chance }
