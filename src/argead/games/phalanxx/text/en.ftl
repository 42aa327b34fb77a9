title = PhalanXX
blurb = Alexander’s empire needs a new master. Three dice travel round the table: roll them, set them against your own, and turn them into armies, leaders and lands.
designer = Bernd Eisenstein
publisher = Irongames, 2016
board-source = No list of the printed cards and no description of the boards has been published: prices, abilities and set-up are the rulebook’s, while most cards and both maps are reconstructed. If you own the game, you can put what is printed into a board file and play with that.

card-javelin-throwers = Javelin Throwers
card-cretan-archers = Cretan Archers
card-agrianian-archers = Agrianian Archers
card-prodromoi = Prodromoi
card-thracian-riders = Thracian Riders
card-paionian-riders = Paionian Riders
card-peltasts = Peltasts
card-hoplites = Hoplites
card-mercenaries = Mercenaries
card-parmenion = Parmenion
card-porus = Porus
card-antigonos = Antigonos
card-blacksmith = Blacksmith
card-scout = Scout
card-supply-wagon-i = Supply Wagon I
card-horses = Horses
card-persian-archers = Persian Archers
card-rhodian-slingers = Rhodian Slingers
card-median-archers = Median Archers
card-thessalian-riders = Thessalian Riders
card-baktrian-riders = Baktrian Riders
card-hypaspists = Hypaspists
card-pezhetairoi = Pezhetairoi
card-dareios = Dareios
card-bessos = Bessos
card-krateros = Krateros
card-supply-wagon-ii = Supply Wagon II
card-fortress = Fortress
card-sarissas = Sarissas
card-immortals = Immortals
card-saka-archers = Saka Archers
card-hetairoi = Hetairoi
card-kataphraktoi = Kataphraktoi
    .name = Kata­phraktoi
card-war-elephants = War Elephants
card-argyraspides = Argyraspides
    .name = Argy­raspides
card-syntagma = Syntagma
card-garrison = Garrison
card-memmon-of-rhodes = Memmon of Rhodes
card-perdikkas = Perdikkas
card-camouflage = Camouflage
card-military-music = Military Music
card-helepolis = Helepolis
card-heroism = Heroism

region-phrygia = Phrygia
region-kappadokia = Kappadokia
region-armenia = Armenia
region-atropatene = Atropatene
region-hyrkania = Hyrkania
region-margiana = Margiana
region-sogdiana = Sogdiana
region-sakai = the Land of the Sakai
    .name = Land of the Sakai
region-kilikia = Kilikia
region-mesopotamia = Mesopotamia
region-assyria = Assyria
region-media = Media
region-parthia = Parthia
region-baktria = Baktria
region-paropamisos = Paropamisos
region-gandhara = Gandhara
region-syria = Syria
region-babylonia = Babylonia
region-susiana = Susiana
region-persis = Persis
region-sagartia = Sagartia
region-drangiana = Drangiana
region-arachosia = Arachosia
region-pentapotamia = Pentapotamia
region-nabatene = Nabatene
region-arabia = Arabia
region-gerrhaia = Gerrhaia
region-karmania = Karmania
region-gedrosia = Gedrosia
region-oreitis = Oreitis
region-indos = the Indos
    .name = Indos
region-thar = the Thar
    .name = Thar
region-lykaonia = Lykaonia
region-chaldaia = Chaldaia
region-areia = Areia
place-persepolis = Persepolis
place-babylon = Babylon
place-alexandria = Alexandria
place-ekbatana = Ekbatana
place-baktra = Baktra
place-marakanda = Marakanda
place-thar-well = Thar Well
place-artakoana = Artakoana
place-choarene = Choarene
place-duma = Duma
place-merw = Merw
place-pattala = Pattala
place-pura = Pura
place-tadmor = Tadmor
place-zadrakarta = Zadrakarta
colour-white = white
colour-orange = orange
colour-purple = purple
ability-intrigue = Intrigue
    .does = Dice exchanged after taking income may differ by up to 2.
ability-merchant = Merchant
    .does = Every card costs 1 Talent, but there is no exchange.
ability-legend = Legend
    .does = Start with three cards; each Leader brings 2 more Force.
ability-forced-march = Forced March
    .does = One region that nobody holds may lie between yours and the one you conquer.
ability-blacksmith = { card-blacksmith }
    .does = Once a turn, he turns a rolled die to any value for free.
    .brief = turns one die
ability-scout = { card-scout }
    .does = Before you buy, turn over the top card of the pile; you may buy it for 4.
    .brief = sees the next card
ability-supply-of-talents = Supply of Talents
    .does = Your cards no longer need Talents.
    .brief = no Talents needed
ability-supply-of-dice = Supply of dice
    .does = Your cards no longer need high home dice, alone or in sum.
    .brief = no high dice needed
ability-camouflage = { card-camouflage }
    .does = 4 Force at once, taken away before the final count.
    .brief = 4 Force, until the end

## Options

option-expert = Expert game
option-expert-help = Each player is dealt an action card with an ability for the whole game.
choice-expert-false = No
choice-expert-true = Yes, with abilities
option-first_city = First player’s city
option-first_city-help = With two players, which city does the first player start in?
choice-first_city-issos = Issos
choice-first_city-persepolis = Persepolis
option-solo_count = Solo count
option-solo_count-help = The rulebook does not say what you count against MaXXimilian, who counts only Force, cities and oases.
choice-solo_count-all = I count everything, as with several players
choice-solo_count-force = I count only Force, cities and oases, as he does
option-dice = Dice and cards
option-dice-help = If you play alone with your own copy on the table, you roll and draw there and type in the results; Argead does the bookkeeping.
choice-dice-argead = Argead rolls and draws
choice-dice-table = I roll and draw at a real table

## Questions

prompt-lay-table = Lay out the game on your table: the pile, a home die of each colour for you and for MaXXimilian, and the three white travelling dice. Then deal and roll as you are asked.
prompt-buy-card = Buy a card from the row, or none.
prompt-exchange-card = You may give a card from your hand for one in the row, free of charge.
prompt-take-card = Which card in the row do you take for it?
prompt-choose-action = Choose an action; the die that pays for it comes next.
prompt-place-die = Which die do you use for it, and beside which of your home dice?
prompt-turn-die = Which rolled die do you turn, and to which value?
prompt-move-soldier = Your reserve is one soldier short. From which region does one move in?
prompt-swap-die = Exchange your home die beside this slot, or keep it.

## Choices

action-begin = Set up the game
action-buy = Buy { $card }
action-scout = Turn over the top card of the pile
action-pass = Buy nothing
action-give = Give { $card }
action-take = Take { $card }
action-keep = Exchange nothing
action-play = Play { $card }
action-conquer = Conquer { $region }
action-move = From { $region }
action-push = Push out a home die
action-income = Take income
action-discharge = Discard a soldier to turn a die
action-forge = Let the Blacksmith turn a die
action-place = The { $colour } { $value } at slot { $slot }
action-turn = The { $colour } { $value } to { $to }
action-swap = The { $colour } { $value } of player { $number }

note-effect = { $kind ->
    [white] Army, { $symbol ->
        [archer] archer
        [cavalry] cavalry
       *[infantry] infantry
    }
    [orange] Leader
   *[purple] Equipment
}{ $by ->
    [archer] , grows with archers
    [cavalry] , grows with cavalry
    [infantry] , grows with infantry
    [white] , grows with Army cards
    [orange] , grows with Leaders
    [purple] , grows with Equipment
   *[none] { "" }
}{ $does ->
    [blacksmith] , { ability-blacksmith.brief }
    [scout] , { ability-scout.brief }
    [supply-of-talents] , { ability-supply-of-talents.brief }
    [supply-of-dice] , { ability-supply-of-dice.brief }
    [camouflage] , { ability-camouflage.brief }
   *[none] { "" }
}
note-buy = { note-effect }; { $price ->
    [one] costs 1 Talent
   *[other] costs { $price } Talents
}; Force { $force } now{ $lacks ->
    [0] { "" }
    [one] , 1 condition not met
   *[other] , { $lacks } conditions not met
}{ $exchange ->
    [true] ; then an exchange
   *[false] { "" }
}
note-give = { note-effect }; Force { $force } now{ $lacks ->
    [0] { "" }
    [one] , 1 condition not met
   *[other] , { $lacks } conditions not met
}
note-take = { note-effect }; Force { $force } now{ $lacks ->
    [0] { "" }
    [one] , 1 condition not met
   *[other] , { $lacks } conditions not met
}
note-play = { note-effect }; Force +{ $force }
note-conquer = { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}{ $value ->
    [0] { "" }
   *[other] , worth { $value }
}{ $conflict ->
    [true] ; a conflict, Force { $force }
   *[false] { "" }
}
note-place = { $talents ->
    [0] no difference
   *[other] Talents: { $talents }
}

## The story

event-laid-out = { $player } lays out the game on a real table.
event-ability = { $player } is dealt the ability { $ability }.
event-first = { $player } begins.
event-dealt = { $player } is dealt { $number } cards.
event-dealt-own = { $player } is dealt { $cards }.
event-home-dice = { $player } rolls home dice ({ $values }) and starts with { $talents } Talents.
event-settled = { $player } starts in { $city } and { $oasis }.
event-maxximilian-dice = MaXXimilian’s home dice show { $values }.
event-maxximilian-settled = MaXXimilian holds { $places }.
event-maxximilian-took = MaXXimilian takes { $card }: Force +{ $force }, now { $total }.
event-turn = { $player }’s turn, round { $round }.
event-bought = { $player } buys { $card } for { $price }.
event-scouted = { $player } scouts the top of the pile: { $card }.
event-gave = { $player } puts { $card } into the row.
event-took = { $player } takes { $card } from the row for it.
event-dropped = { $player } buys nothing: { $card } leaves the game.
event-drew = New in the row: { $card }.
event-heroism = Heroism lies face up: from now on, conflicts compare Leaders and Equipment, less rotated cards.
event-heroism-left = { $player } buys nothing: Heroism leaves the game, and Force decides conflicts again.
event-last-round = The pile is used up: this is the last round.
event-rolled = { $player } rolls { $values }.
event-consoled = { $talents ->
    [0] A low roll, but { $player } cannot hold any more Talents.
    [one] A low roll: 1 Talent for { $player }.
   *[other] A low roll: { $talents } Talents for { $player }.
}
event-discharged = { $player } discards a soldier.
event-forged = { $player }’s Blacksmith sets to work.
event-turned = { $player } turns the { $colour } { $value } to { $to }.
event-played = { $player } plays { $card }: Force +{ $force }, now { $total }.
event-legend = The Legend adds { $force } Force for { $player }.
event-fought = { $player } beats { $victim } in { $region }, rotates { $card } and loses { $force } Force.
event-fought-maxximilian = { $player } beats MaXXimilian in { $region }, rotates { $card } and loses { $force } Force.
event-conquered = { $player } conquers { $region }.
event-moved = A soldier of { $player } leaves { $region }.
event-pushed = { $player } pushes out { AN($old) } at slot { $slot } with { AN($colour) } { $value }{ $talents ->
    [0] .
   *[other] ; Talents: { $talents }.
}
event-income = { $player } { $talents ->
    [0] takes income but cannot hold any more Talents.
    [one] receives 1 Talent.
   *[other] receives { $talents } Talents.
}
event-swapped = { $player } gives { $victim } { AN($old) } for the { $colour } { $value }.
event-swapped-maxximilian = { $player } gives MaXXimilian { AN($old) } for the { $colour } { $value }.
event-counted = { $player }: Force { $force }, Camouflage { $camouflage }, rotated cards { $rotated }, soldiers { $soldiers }, cities and oases { $places }, groups { $groups }, Talents { $talents }; { $total } in all.
event-maxximilian-counted = MaXXimilian: Force { $force }, Camouflage { $camouflage }, cities and oases { $places }; { $total } in all.
event-ended = { $reason } Points: { $scores }.

glance = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
reason-pile = The pile was used up.
reason-dishonoured = MaXXimilian is not beaten: dishonoured, you leave the army.
reason-soldier = A company takes you on as a soldier.
reason-sergeant = You are made a sergeant.
reason-lieutenant = You are made a lieutenant.
reason-general = You are made a general.
reason-royal-adviser = You become the king’s own adviser.
reason-the-great = From now on they call you the Great!

## At a real table

pile-card = Another card
chance-first-player = Deal the action cards: who has the 1, counting from the first seat? MaXXimilian, if he is playing, has the second.
chance-action-card = Which action card goes to the player who does not have the 1?
chance-first-row = Fill the row from its far end towards the pile: which card comes next?
chance-row = Which card from the pile goes into the row?
chance-hand = Which card is dealt to your hand?
chance-maxximilian-card = Which card is dealt to MaXXimilian?
chance-heroism = Turn over the top card of the pile: is it Heroism?
chance-scout = Which card does the Scout turn over?
chance-home-die = Roll your { $subject } home die.
chance-maxximilian-die = Roll the { $subject } home die of MaXXimilian.
chance-travelling-die = Roll the { $subject } travelling die.

## The terminal

teller-nothing = none
teller-no-dice = none
teller-word-row = row
teller-word-count = count

teller-round = Round { $round }, { $name }’s turn.
teller-glance = Round { $round }: Force { $force }, { $talents ->
    [one] 1 Talent
   *[other] { $talents } Talents
}, { $reserve ->
    [one] 1 soldier
   *[other] { $reserve } soldiers
} in reserve; home dice: { $home }.
teller-glance-hand = Hand: { $cards }.
teller-last-round = This is the last round.
teller-row = In the row, starting at the pile: { $cards }. { $pile ->
    [0] The pile is empty.
    [one] The pile has 1 card.
   *[other] The pile has { $pile } cards.
}
teller-offer = { $card } for { $price }
teller-scouted = Scouted on top of the pile: { $card }.
teller-heroism = Heroism lies face up: conflicts compare Leaders and Equipment, less rotated cards.
teller-dice-to-roll = Travelling dice to roll: { $dice }.
teller-dice = Rolled dice to use: { $dice }.
teller-grey = Used by { $name }: { $dice }.
teller-at-slot = { $die } at slot { $slot }
teller-die = { $colour } { $value }
teller-player = { $name }: Force { $force }, { $talents ->
    [one] 1 Talent
   *[other] { $talents } Talents
}, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}; home dice: { $home }.
teller-ability = { $name } has the ability { $ability }.
teller-played = Played by { $name }: { $cards }; valour { $valour }.
teller-rotated = { $card } (rotated)
teller-held = { $name } holds: { $held }; { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
} on the board, { $reserve } in reserve.
teller-place = { $region } ({ $place }, { $value })
teller-total = If the game ended now, { $name } would have { $total ->
    [one] 1 point
   *[other] { $total } points
}.
teller-hand = In { $name }’s hand:
teller-hand-empty = { $name }’s hand is empty.
teller-can-play = { $card }: Force { $force } now; its conditions are met.
teller-cannot-play = { $card }: Force { $force } now; needs { $lacks }.
teller-lack = { $need } (now { $have })

teller-need-die-colour-white = { $least ->
    [one] a white home die
   *[other] { $least } white home dice
}
teller-need-die-colour-orange = { $least ->
    [one] an orange home die
   *[other] { $least } orange home dice
}
teller-need-die-colour-purple = { $least ->
    [one] a purple home die
   *[other] { $least } purple home dice
}
teller-need-die-value = a home die of { $least } or more
teller-need-dice-sum = home dice that add up to { $least }
teller-need-symbols-archer = { $least ->
    [one] an archer
   *[other] { $least } archers
}
teller-need-symbols-cavalry = { $least } cavalry
teller-need-symbols-infantry = { $least } infantry
teller-need-symbols-any = { $least ->
    [one] an army symbol
   *[other] { $least } army symbols
}
teller-need-soldiers = { $least ->
    [one] a soldier on the board
   *[other] { $least } soldiers on the board
}
teller-need-talents = { $least ->
    [one] 1 Talent
   *[other] { $least } Talents
}
teller-need-cities = { $least ->
    [one] a city
   *[other] { $least } cities
}
teller-need-oases = { $least ->
    [one] an oasis
   *[other] { $least } oases
}
teller-need-cards-white = { $least ->
    [one] a played Army card
   *[other] { $least } played Army cards
}
teller-need-cards-orange = { $least ->
    [one] a played Leader
   *[other] { $least } played Leaders
}
teller-need-cards-purple = { $least ->
    [one] a played Equipment
   *[other] { $least } played Equipment
}
teller-need-force = Force { $least }

teller-help-look-at = look can also be followed by a card (look parmenion), a region or city (look babylonia, look issos), a player’s name, row (the row, with what each card still needs) or count (the final count as things stand).
teller-card = { $name }: epoch { $epoch }, { $kind }, { $force }.
teller-kind-white = Army
teller-kind-orange = Leader
teller-kind-purple = Equipment
teller-force-fixed = Force { $force }
teller-force-scale = Force { $steps } with 0, 1, 2 and so on: { $by }
teller-by-archer = archers
teller-by-cavalry = cavalry
teller-by-infantry = infantry
teller-by-white = Army cards
teller-by-orange = Leaders
teller-by-purple = Equipment
teller-symbol = It shows { $symbol }.
teller-symbol-archer = an archer
teller-symbol-cavalry = cavalry
teller-symbol-infantry = infantry
teller-ability-blacksmith = Once a turn, it turns a rolled die to any value.
teller-ability-scout = It shows the top card of the pile, which can be bought for 4.
teller-ability-supply-of-talents = Conditions on Talents need not be met.
teller-ability-supply-of-dice = Conditions on the value or sum of home dice need not be met.
teller-ability-camouflage = 4 Force until the final count.
teller-conditions = Conditions: { $needs }.
teller-lies-before = It lies in front of { $name }.
teller-region-plain = { $name }: neither city nor oasis.
teller-region-city = { $name }: the city { $place }, worth { $value }, takes two soldiers.
teller-region-oasis = { $name }: the oasis { $place }, worth { $value }.
teller-borders = Its neighbours: { $borders }.
teller-held-by = Held by { $name }.
teller-held-by-nobody = Held by nobody.
teller-count = { $name }: Force { $force }, Camouflage { $camouflage }, rotated cards { $rotated }, soldiers { $soldiers }, cities and oases { $places }, groups { $groups }, Talents { $talents }; { $total } in all.
teller-no-place = There is no “{ $place }” here: try a card (parmenion), a region (babylonia), a player, row or count.
teller-legend = First who holds it, then C city, O oasis and their value, then the region and its neighbours. Players: { $players }.

## The browser

client-board = Map of PhalanXX
client-panes = Parts of the table
client-pane-map = Map
client-pane-row = Row
client-pane-own = Dice and hand
client-pane-open = (you can act here)
client-kind-plain = Open land: one soldier conquers it
client-kind-city = City of { $place }, worth { $value }: two soldiers conquer it
client-kind-oasis = Oasis of { $place }, worth { $value }: one soldier conquers it
client-held-by = Held by { $name }
client-held-by-nobody = Held by nobody
client-of = { $name }: { $what }
client-force = Force
client-track-force = { $name }: Force { $force }
client-track-valour = { $name }: Force { $force }, valour { $valour }
client-track-tip = Force decides conflicts, unless Heroism lies in the row, and counts at the end.
client-valour-of = { $name }: valour { $valour }, Leaders and Equipment less rotated cards
client-heroism-open = Heroism: conflicts compare valour, not Force.
client-heroism-short = Conflicts compare valour, not Force
client-heroism-does = Cannot be bought. While it lies in the row, conflicts compare Leaders and Equipment, less rotated cards, not Force.
client-last-round = This is the last round
client-round = Round { $round }
client-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
client-purse = { $talents ->
    [one] 1 Talent
   *[other] { $talents } Talents
}
client-begun-play = Playing { $card }
client-begun-conquer = Conquering { $region }
client-begun-push = Pushing out a home die
client-begun-income = Taking income
client-begun-swap = The home die at slot { $slot }
client-begun-give = Giving { $card }
client-row = Row of epoch cards
client-pile = { $count ->
    [0] The pile is used up
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
client-pile-does = When the row can no longer be filled from it, the last round begins.
client-price = { $price ->
    [one] costs 1 Talent
   *[other] costs { $price } Talents
}
client-hand = Your hand
client-hands = All hands
client-hand-empty = No cards in hand
client-hand-hidden = Hands are hidden.
client-no-die = no die is high enough
client-epoch = epoch { $epoch }
client-army = Army
client-leader = Leader
client-equipment = Equipment
client-archer = archers
client-cavalry = cavalry
client-infantry = infantry
client-armies = Armies
client-leaders = Leaders
client-equipments = Equipment
client-archers = archers
client-cavalries = cavalry
client-infantries = infantry
client-force-of = Force { $force }
client-force-now = Force { $force } now
client-step = { $force } with { $count }
client-scale = Force grows with your { $what }: { $steps }
client-free = no conditions
client-before-roll = The dice are rolled after the purchase.
client-asks = Before you can play it, you need:
client-asks-nothing = It needs nothing.
client-rotated-does = Rotated in a conflict: worth 3 points at the end.
client-card-rotated = { $card }, rotated
client-mat = Dice and slots
client-die = { $colour } { $value }
client-home-die = Home die: { $die }
client-used-die = Used die: { $die }
client-home-of = Of { $name }, at slot { $slot }
client-home-does = To play a card or conquer at this slot, a die of at least { $value } is needed.
client-slot = Free slot { $slot }
client-slot-does = A rolled die that is laid here pays for one action.
client-die-does = Travelling die: it pays for one action, then goes on to the next player.
client-not-rolled = Travelling die, not rolled yet
client-dice-used = All dice are used
client-dice-with = The dice are with { $name }.
client-pick-die = Choose a glowing die, then its slot.
client-pick-slot = Lay the die on a glowing slot.
client-push = Push a die
client-income = Income
client-discharge = Spend a soldier
client-rivals-dice = Home dice of the others
client-played = Played cards
client-played-by = Played by { $name }
client-played-none = nothing played yet
client-ledger = Everything about everyone
client-ledger-open = Details
client-count-now = If the game ended now
client-count-force = Force
client-count-rotated = Rotated cards, 3 each
client-count-soldiers = Soldiers on the board
client-count-places = Cities and oases
client-count-groups = Special groups, 5 each
client-count-talents = Talents, 1 for 3
client-count-total = Total
client-count-tie = Tie: sum of home dice
client-lead = { $lead ->
    [one] Your lead over MaXXimilian: 1 point
   *[other] Your lead over MaXXimilian: { $lead } points
}
client-behind = { $points ->
    [0] MaXXimilian has as many points as you
    [one] MaXXimilian is ahead by 1 point
   *[other] MaXXimilian is ahead by { $points } points
}
client-lead-from = from { $lead }
client-home-dice = Home dice, { $sum } in all
client-soldiers = Soldiers: { $soldiers } on the board, { $reserve } in reserve, { $lost } lost
client-lands = Regions: { $lands }
client-in-hand = { $count ->
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
} Known of them:
client-gone = Out of the game
client-talents = Talents
client-talents-do = Money: for cards, pushed dice and some conditions; three count 1 point at the end.
client-reserve = Soldiers in reserve
client-cards-in-hand = Cards in hand
client-points-now = Points if the game ended now
client-note-soldiers = { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}
client-note-moved = one of them moves in from a region of yours
client-note-value = worth { $value }
client-note-conflict = beats { $name }; costs { $force } Force, rotates a card
client-note-play = Force +{ $force }
client-note-lacks = { $count ->
    [one] 1 condition not met
   *[other] { $count } conditions not met
}
client-note-exchange = then a free exchange
client-note-pays = { $talents ->
    [one] you pay 1 Talent
   *[other] you pay { $talents } Talents
}
client-note-gets = { $talents ->
    [0] no difference
    [one] you get 1 Talent
   *[other] you get { $talents } Talents
}
client-do-buy = Buy a card
client-do-scout = Scout
client-do-pass = Buy none
client-do-give = Give a card
client-do-take = Take a card
client-do-play = Play a card
client-do-conquer = Conquer a region
client-do-dice = Dice and money
client-do-turn = Turn a die
client-do-place = Die and slot
client-do-move = Move a soldier
client-do-swap = Exchange a die
client-help-buy = Buy one card from the row, for 1 Talent at the far end up to 5 beside the pile. Then the three travelling dice are rolled.
client-help-dice = Each die pays for one action on a free slot. To play a card or conquer, it must be at least as high as the home die beside the slot.
client-help-act = Cards say what they still need. Pushing out a home die changes what you can do, and the difference is settled in Talents.
client-help-win = Force, cities, oases, soldiers, groups and Talents count when the pile is used up. Anything you can do glows.
client-need-die-white = { $least ->
    [one] a white die
   *[other] { $least } white dice
}
client-need-die-orange = { $least ->
    [one] an orange die
   *[other] { $least } orange dice
}
client-need-die-purple = { $least ->
    [one] a purple die
   *[other] { $least } purple dice
}
client-need-die-value = a die of { $least } or more
client-need-dice-sum = dice of { $least } in all
client-need-symbol-archer = { $least ->
    [one] 1 archer card
   *[other] { $least } archer cards
}
client-need-symbol-cavalry = { $least ->
    [one] 1 cavalry card
   *[other] { $least } cavalry cards
}
client-need-symbol-infantry = { $least ->
    [one] 1 infantry card
   *[other] { $least } infantry cards
}
client-need-symbol-any = { $least ->
    [one] 1 army symbol
   *[other] { $least } army symbols
}
client-need-soldiers = { $least ->
    [one] 1 soldier
   *[other] { $least } soldiers
}
client-need-talents = { $least ->
    [one] 1 Talent
   *[other] { $least } Talents
}
client-need-cities = { $least ->
    [one] 1 city
   *[other] { $least } cities
}
client-need-oases = { $least ->
    [one] 1 oasis
   *[other] { $least } oases
}
client-need-cards-white = { $least ->
    [one] 1 Army
   *[other] { $least } Armies
}
client-need-cards-orange = { $least ->
    [one] 1 Leader
   *[other] { $least } Leaders
}
client-need-cards-purple = { $least } Equipment
client-need-force = Force { $least }
client-lack-die-white = white dice: { $have } of { $least }
client-lack-die-orange = orange dice: { $have } of { $least }
client-lack-die-purple = purple dice: { $have } of { $least }
client-lack-die-value = best die: { $have } of { $least }
client-lack-dice-sum = sum of dice: { $have } of { $least }
client-lack-symbol-archer = archers: { $have } of { $least }
client-lack-symbol-cavalry = cavalry: { $have } of { $least }
client-lack-symbol-infantry = infantry: { $have } of { $least }
client-lack-symbol-any = symbols: { $have } of { $least }
client-lack-soldiers = soldiers: { $have } of { $least }
client-lack-talents = Talents: { $have } of { $least }
client-lack-cities = cities: { $have } of { $least }
client-lack-oases = oases: { $have } of { $least }
client-lack-cards-white = Armies: { $have } of { $least }
client-lack-cards-orange = Leaders: { $have } of { $least }
client-lack-cards-purple = Equipment: { $have } of { $least }
client-lack-force = Force: { $have } of { $least }
client-rank-dishonoured = Dishonoured
client-rank-soldier = Soldier
client-rank-sergeant = Sergeant
client-rank-lieutenant = Lieutenant
client-rank-general = General
client-rank-royal-adviser = Royal adviser
client-rank-the-great = The Great
