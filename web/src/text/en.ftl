# Shell
loading = One moment …
close = Close
copy = Copy
copied = Copied
to-lobby = To the lobby
no-server = The table does not answer. Is “argead serve” running?
offline = The line is down. Trying again …
rules = Rules
rules-page = Open the rules on a page of their own
open-rule = Open the rule
open-rule-key = Open the rule (?)
theme-auto = Light or dark: as the system says
theme-light = Light
theme-dark = Dark
zoom-in = Closer
zoom-out = Farther
zoom-whole = The whole board
zoom-aim = Back to where the game is
title-turn = Your turn

# Lobby
lobby-games = Games
lobby-facts = { $most ->
    [1] 1 player
   *[other] { $least } to { $most } players
} · { $short } to { $long } minutes
lobby-credit = After { $title } by { $designer } ({ $publisher }); an independent implementation of the rules
setup-seats = Who sits at the table?
setup-kind = Who takes seat { $number }
setup-name = Name at seat { $number }
setup-bot = Bot at seat { $number }
setup-add = Add a seat
setup-remove = Remove this seat
setup-options = Options
setup-variants = Rule variants
setup-name-alone = Your name
setup-learn = Learn by the book
setup-pack = A board file of your own
setup-pack-help = If you own the printed game, you can describe its true board in a TOML file and play on it.
setup-start = Begin
kind-me = Me, at this screen
kind-here = A person at this screen
kind-link = A person by link
kind-link-help = You get a link to send when the table is set.
kind-bot = A bot
continue-title = Your matches
continue-on = in play
continue-over = ended
continue-forget = Forget this match
record-title = A record
record-help = Open the record of a match and look through it move by move.
record-open = Open a record file

# Seats
seats = Seats
seat-unnamed = Player { $number }
seat-you = you
seat-turn = has the turn
seat-bot = bot ({ $bot })
seat-awaited = not here yet
seat-away = away

# Joining and sharing
join-title = You are invited
join-with = At the table: { $names }
join-name = Your name
join-sit = Take the seat
join-watch = Only watch
share = Invite
share-awaited = Somebody is still awaited.
share-title = Invitations
share-help = Send each player a link of their own. It works once.
share-link = Link for seat { $number }
share-none = Everybody is here.
share-local = These links work on this computer. To play with others in your network, start the table with “argead serve --host 0.0.0.0”.

# Table
decision = Your decision
waiting-for = Waiting for { $names }
other-choices = Other
anytime = At any time ({ $count })
final = cannot be taken back
final-legend = cannot be taken back
undo = Undo
undo-key = Take back the last move (U)
hint = Hint
hint-key = What would the best bot do? (H)
tap-again = Tap again to take it.
form-sum = { $sum } of { $total } laid out
form-none-left = All are laid out.
form-less = One less
form-more = One more
form-as-hinted = Lay out as hinted
journal = Journal
first-help = How a turn goes
first-help-close = Got it
keys = Keys: arrows look at the choices, Enter takes one, U undoes, H gives a hint, ? opens the rule.
curtain-pass = Pass the screen to { $name }
curtain-open = I am { $name }, show my cards

# End and review
result-title = The game is over
result-winner = Winner
result-again = Play again
result-review = Look through the game
result-download = Download the record
account = Account of this campaign
account-download = Keep the account as a file
review = Looking back
review-at = { $ply } of { $plies }
review-slider = Move
review-first = To the beginning
review-back = One move back
review-play = Play
review-pause = Pause
review-forward = One move on
review-last = To the end
review-eyes = Seen by
review-all = all hands open
review-spectator = a spectator
lost-title = Nothing here
lost-page = There is no page at this address.
unfetched-title = Loading failed
unfetched = The table did not send this game’s files; try again when it can be reached.
try-again = Try again

# A game without a client of its own
plain-board = How the game stands
plain-hand = In your hand
plain-hand-empty = Nothing
plain-score = Points
plain-send = Answer so
plain-yes = yes
plain-no = no
plain-none = none
plain-help-facts = The sheet tells how the game stands: each thing by its name.
plain-help-list = When it is your turn, the question comes with all the answers that the rules allow.

# Learning by the book
lesson = By the book
lesson-page = Page { $page } of { $pages }
lesson-move = Do this
lesson-strayed = Not yet: the book plays another move here. It is marked for you.
lesson-end = The book ends here. You know how it goes now: play on, the rest is up to you.
lesson-close = Play on

# Dice at a real table
cast-title = Your dice, your cups
cast-answers = So far:
cast-die = What does the die show?
cast-face = The die shows { $number }
cast-draw = What did you draw?
cast-left = { $count } left
cast-back = Back
cast-back-key = Take the last answer away (Backspace)
cast-cancel = Cancel
cast-cancel-key = Cancel the move: nothing has changed (Esc)
cast-keys-die = Keys: 1 to 6 answer, Backspace takes the last answer away, Esc cancels the move.
cast-keys-draw = Keys: arrows and Enter choose, Backspace takes the last answer away, Esc cancels the move.

# Odds
odds = If you fight on
odds-playouts = { $count } battles tried out
odds-win = Victory
odds-interval = between { $low } and { $high }
odds-slain = Alexander slain
odds-retreat = Retreat
odds-losses = Forces lost
odds-chart = Losses: how often
odds-bar = { $number } lost: { $chance }

# Player log
log = Player Log
log-empty = No campaign yet: begin one in the lobby, and its story will stand here.
log-campaigns = { $count ->
    [0] No campaign has ended yet.
    [one] 1 campaign ended, { $won } won.
   *[other] { $count } campaigns ended, { $won } won.
}
log-lives = { $count ->
    [one] 1 life lived.
   *[other] { $count } lives lived.
}
log-best = The greatest brought { $points } Immortality and is remembered for { $years } years.
log-life = A life of Alexander
log-continue = Go on
log-continue-life = Continue this life
log-gone = The table no longer has this match.
chapter-on = under way
chapter-won = won
chapter-lost = lost
chapter-turn = turn { $turn }
chapter-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
chapter-immortality = Immortality { $points }
chapter-sum = Immortality { $points }: remembered for { $years } years.

# Alexandros
alexandros-board = Board of Alexandros
alexandros-temple = temple
alexandros-amphora = amphora
alexandros-horse = horse
alexandros-lyre = lyre
alexandros-soldier = soldier
alexandros-row = Face-up cards
alexandros-deck = deck
alexandros-discard = Discarded
alexandros-walls = Supply
alexandros-black-walls = Black walls left
alexandros-red-walls = Red walls left
alexandros-hand = Your hand
alexandros-hand-of = Hand of { $name }
alexandros-no-cards = No cards
alexandros-score = Score
alexandros-cards = Cards in hand
alexandros-reserve = Governors in reserve
alexandros-income = Income at the next tax
alexandros-take = Take a face-up card
alexandros-play = Play a card from your hand
alexandros-name = Name a symbol
alexandros-triangle = Where Alexander goes
alexandros-corner = The point he stops at
alexandros-ride = A long way: where does he ride first?
alexandros-path = His way
alexandros-draw = Draw a card
alexandros-occupy = Occupy a vacant province
alexandros-seize = Take over a province
alexandros-station = Another governor
alexandros-pay = Pay
alexandros-give = Give a card
alexandros-tax = Collect taxes
alexandros-recall = Call a governor back
alexandros-pass = Nothing more
alexandros-last-turn = The last turn
alexandros-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
alexandros-gift-left = { $count ->
    [one] 1 card still goes to { $name }
   *[other] { $count } cards still go to { $name }
}
alexandros-note-walls = { $walls ->
    [0] no new wall
    [one] 1 new wall
   *[other] { $walls } new walls
}
alexandros-note-red = { $walls ->
    [one] 1 of them red: the last turn
   *[other] { $walls } of them red: the last turn
}
alexandros-note-closes = { $count ->
    [one] closes a province worth { $worth }
   *[other] closes { $count } provinces worth { $worth }
}
alexandros-note-worth = worth { $worth }
alexandros-note-pay = pay
alexandros-note-free = no card to pay
alexandros-note-governors = { $count } governors, so no taxes
alexandros-note-from = from
alexandros-note-joker = counts as any symbol
alexandros-help-move = First move Alexander: take a face-up card (or play one from your hand). He goes to the nearest free triangle of that symbol and leaves walls along his way.
alexandros-help-actions = Then take two actions: take a card, occupy a province, collect taxes, or call a governor back.
alexandros-help-tax = Land closed by walls and coast is a province; its empty triangles are its worth. When somebody collects taxes, every owner scores.
alexandros-help-end = The game ends at 100 points, or when the black walls run out. Most points wins.

# Empire
empire-board = Map of Empire
empire-camp = Camp, from { $place }
empire-march-camp = March from the camp
empire-march-from = March from { $place }
empire-box-order = Order
empire-box-armies = Armies
empire-box-temples = Temples
empire-box-cities = Cities
empire-temples = Most temples
empire-cities = Most cities
empire-supply-temples = Temples in supply
empire-supply-cities = Cities in supply
empire-score = Points
empire-ready = cubes laid out
empire-laying = laying out …
empire-lay-out = Lay out
empire-campaign = Campaign
empire-order = Turn order
empire-free-place = free
empire-screen = Behind your screen
empire-awards = Final awards, if it ended now
empire-all = All
empire-round = Round { $round } of { $rounds }
empire-provinces = Provinces of the region
empire-round-last = Round { $round }, the region’s last
empire-last-round = The region’s last round
empire-story = The scoring
empire-story-of = { $region }, scoring of round { $round }
empire-story-skip = Put the scoring away
empire-story-again = Last scoring
empire-story-nothing = Nobody stands in any province: nothing is scored.
empire-split = Share anew
empire-place = Your place
empire-cross = Lead armies
empire-send = How many
empire-pay = Pay
empire-build-temple = Temples
empire-build-city = Cities
empire-halt = Enough marched
empire-done = Enough built
empire-way = From { $from } to { $to }
empire-way-camp = From the camp to { $to }
empire-price = { $price ->
    [0] free
    [one] costs 1 cube
   *[other] costs { $price } cubes
}
empire-sent = { $count ->
    [one] 1 army goes already
   *[other] { $count } armies go already
}
empire-purse = cubes for temples { $temples }, for cities { $cities }
empire-stepped = { $steps ->
    [0] armies that have not moved yet
    [one] armies that have gone 1 step
   *[other] armies that have gone { $steps } steps
}
empire-note-able = { $count ->
    [one] 1 army can go
   *[other] { $count } armies can go
}
empire-note-ends = makes this the region’s last round
empire-note-ahead = as it stands, you build for { $price } and score { $points }
empire-note-behind = as it stands, a rival with more cubes builds
empire-note-tied = as it stands, a tie: nobody builds
empire-note-unpaid = you lack the cubes to build
empire-note-rivals = against
empire-help-cubes = In each region everybody lays out 15 cubes in secret: turn order, armies, temples, cities.
empire-help-march = Armies march up to 3 provinces along the arrows. A dark head costs cubes of your temple or city box, once a group.
empire-help-build = Where your armies stand you may lay down a temple or a city. At the scoring the most cubes in the box build, for one more than the second has.
empire-help-score = Most armies in a province 2 points, a temple 3, a city 5. Whoever enters the goal makes this the region’s last round.

# Field Commander
fc-board = Map of the campaign: { $campaign }
fc-to-map = Map
fc-to-battle = Battle
fc-track = Turn track
fc-turn = Turn { $turn } of { $turns }: { $name }
fc-turns = { $turns } turns
fc-square = { $name }: { $points } points for a victory
fc-turns-left = { $turns ->
    [1] last turn
   *[other] { $turns } turns left
}
fc-the-army = The army
fc-army = Alexander, level { $level }, with { $forces ->
    [one] 1 Force
   *[other] { $forces } Forces
}
fc-reduced = reduced
fc-advisors = Advisors
fc-insights = Insights
fc-insights-left = Insights ({ $left } in the cup)
fc-prophecies = Prophecies
fc-operation = Enemy operation ({ $pile } counters in the pile)
fc-cancelled = cancelled
fc-go-land = Go! would land { $count } { $count ->
    [one] counter
   *[other] counters
} at { $place }.
fc-go-scatter = Go! would land { $count } { $count ->
    [one] counter
   *[other] counters
} by die.
fc-go-gold = It would cost { $gold } gold.
fc-go-hits = Go! would cost { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
}.
fc-siege = The siege of Tyre
fc-siege-ship = A siege ship
fc-transport = A transport
fc-warship = A warship of Tyre
fc-mole-section = Section { $number } of the mole, { $price } gold
fc-wall-whole = Wall section { $section }: whole
fc-wall-cracked = Wall section { $section }: cracked
fc-wall-ruined = Wall section { $section }: in ruins
fc-ledger = Ledger
fc-treasury = Treasury
fc-treasury-now = { $gold } gold in the treasury, { $play } of { $limit } in play; the next resupply brings { $income }.
fc-gold = Gold
fc-gold-of = { $gold } gold; no more than { $limit } can be in play
fc-glory = Glory
fc-income = Gold at the next resupply
fc-points = VP
fc-if-won = Victory now: { $points } victory points, { $immortality } Immortality
fc-buildings = Cities { $cities }, Temples { $temples }; { $left } can still be built.
fc-income-flat = Gold each turn
fc-income-governed = for each governed area
fc-income-destroyed = for each destroyed counter
fc-income-transport = for each transport
fc-income-raze = Gold for razing an area
fc-price-city = A City (5 points)
fc-price-temple = A Temple (1 Fate in each battle)
fc-price-refit = Refitting a Force
fc-price-plan = A further battle plan
fc-glory-prices = Prices in Glory
fc-price-advisor = An advisor
fc-price-insight = An Insight, drawn
fc-price-chosen = An Insight, chosen
fc-options = Options of this campaign
fc-with-you = with you
fc-lost-advisor = left for good
fc-in-hand = yours
fc-open = open
fc-pool = To be recruited
fc-cup = Cup: { $nation }
fc-none = empty
fc-walls-left = Walls in stock
fc-adopted = Adopted
fc-options-total = Options so far: { $points } points
fc-life-so-far = Your life so far: { $immortality } Immortality, remembered for { $years } years
fc-area-plain = On the road
fc-area-battle = Battle area
fc-area-stronghold = Stronghold
fc-range = range { $range }
fc-governed = Governed
fc-razed = Razed
fc-taken = Conquered
fc-oracle-waiting = An oracle waits here
fc-oracle-shunned = The oracle was shunned
fc-oracle-accepted = The oracle has spoken
fc-has-city = A City stands here
fc-has-temple = A Temple stands here
fc-lure-gold = { $gold } gold await its surrender
fc-lure-glory = { $glory } Glory await a battle
fc-battle-of = Battle at { $area }
fc-values = Speed { $speed }, Battle value { $battle }, superscript { $superscript }
fc-round = Turn { $round }
fc-speed = Speed { $speed }
fc-advantage = Force Advantage { $advantage }
fc-penalty = Walls: −{ $penalty } to your values
fc-duel = Duel
fc-hits-left = { $hits ->
    [one] 1 Hit to give
   *[other] { $hits } Hits to give
}
fc-acting = acts now
fc-acted = has acted
fc-tired = tired
fc-fallen = Fallen this turn
fc-regrouping = Back after the battle
fc-rolled = Rolled { $roll }, needed { $needs } or less: { $hits ->
    [0] a miss
    [one] 1 Hit
   *[other] { $hits } Hits
}
fc-own-plans = Your battle plans
fc-enemy-plans = Enemy plans
fc-plans-free = { $count ->
    [0] no free plan left
    [one] 1 plan is free
   *[other] { $count } plans are free
}
fc-plans-gold = Each further plan costs { $price } gold; you have { $gold }.
fc-scouted = { $area }: { $gold ->
    [0] { $hits ->
        [0] the road is clear
        [one] 1 Hit
       *[other] { $hits } Hits
    }
   *[other] { $gold } gold
}
fc-demand = advantage { $advantage }, added { $added }, total { $total }
fc-answer-success = surrender
fc-answer-ongoing = talks go on
fc-answer-failure = battle
fc-order = { $area }, total { $total }: { $effect }; with 1 more: { $omen }
fc-order-wall = a Wall
fc-order-tribute = 2 gold or a Hit
fc-order-garrison = one Force more
fc-order-glory = 1 Glory for a battle
fc-order-gold = 2 gold for a surrender
fc-order-nothing = nothing
fc-order-transport = a Transport or gold
fc-order-siege-ship = a Siege Ship or gold
fc-order-repair = a repaired wall or a Warship
fc-order-mole = a section of the mole or gold
fc-drawn = Drawn: { $operation }
fc-note-free = free: { $share }
fc-note-gold = { $gold } gold: { $share }
fc-note-hits = { $hits ->
    [one] 1 Hit: { $share }
   *[other] { $hits } Hits: { $share }
}
fc-note-affordable = affordable with { $share }
fc-note-demand = surrender { $success }, talks { $ongoing }, battle { $failure }
fc-note-with-glory = with { $glory } Glory: surrender { $share }
fc-note-courtesans = with Courtesans: surrender { $share }
fc-note-total = total { $total }
fc-note-retreat = each Force gets away on { $needs } or less ({ $share })
fc-note-kept = on average { $count } of { $of } are left
fc-note-needs = hits on { $needs } or less
fc-note-twice = twice on { $twice } or less
fc-note-expected = { $hits } Hits on average
fc-note-costs-gold = costs { $gold } gold
fc-note-costs-glory = costs { $glory } Glory
fc-note-costs-hits = { $hits ->
    [one] 1 Hit
   *[other] { $hits } Hits
}
fc-reckon-track = Turn track, { $name }
fc-reckon-turn = Turn track, turn { $turn }
fc-reckon-options = Options
fc-reckon-cities = Cities
fc-reckon-mole = The mole
fc-reckon-sum = Victory points
fc-reckon-points = { $points } points, { $each } each
fc-reckon-governed = { $count } governed areas, { $each } each
fc-reckon-glory = { $count } Glory, { $each } each
fc-reckon-level = Level { $level }, { $each } each
fc-reckon-lost = Lost in turn { $turn }: nothing is counted.
fc-reckon-life = Immortality { $immortality }:
fc-reckon-years = remembered for { $years } years
fc-immortality = Immortality
fc-do-adopt = Campaign options
fc-do-begin = Begin
fc-do-appoint = Advisors
fc-do-hit = Give the Hit to
fc-do-strike = Strike
fc-do-attack = Attack with
fc-do-moment = This moment
fc-do-plan = Battle plans
fc-do-battle = The battle
fc-do-scout = The road
fc-do-siege = The stronghold
fc-do-answer = Your answer
fc-do-recruit = Recruit
fc-do-build = Build and prepare
fc-do-glory = Insights
fc-do-refit = Refit
fc-do-go-on = Go on
fc-do-play = Play an Insight
fc-do-prophecy = Prophecies
fc-do-disband = Disband
fc-help-turn = Each turn the enemy gives orders, then you march as far as you like, then gold comes in and is spent.
fc-help-conquest = Click a glowing area to scout it: the die says what the road costs in gold or Hits. Strongholds may be talked into surrender.
fc-help-battle = In battle the fastest act first. A die hits with the Battle value or less, twice with the superscript or less.
fc-help-win = Conquer every battle area and stronghold before the track ends. The earlier you win, the more points.
fc-kind-alexander = Alexander
fc-kind-companions = Companions
fc-kind-thessalians = Thessalians
fc-kind-light-cavalry = Light Cavalry
fc-kind-phalanx = Phalanx
fc-kind-hypaspists = Hypaspists
fc-kind-infantry = Infantry
fc-kind-archer = Archers
fc-kind-peltast = Peltasts
fc-kind-siege-engine = Siege Engine
fc-kind-persian-infantry = Persian Infantry
fc-kind-persian-archer = Persian Archers
fc-kind-persian-peltast = Persian Peltasts
fc-kind-persian-phalanx = Persian Phalanx
fc-kind-persian-light-cavalry = Persian Light Cavalry
fc-kind-persian-heavy-cavalry = Persian Heavy Cavalry
fc-kind-persian-chariot = Persian Chariots
fc-kind-memnon = Memnon
fc-kind-darius-iii = Darius III
fc-kind-indian-elephant = Indian Elephants
fc-kind-indian-chariot = Indian Chariots
fc-kind-indian-light-cavalry = Indian Light Cavalry
fc-kind-indian-infantry = Indian Infantry
fc-kind-indian-archer = Indian Archers
fc-kind-porus = Porus
fc-kind-sacred-band = Sacred Band
fc-kind-greek-infantry = Greek Infantry
fc-kind-greek-phalanx = Greek Phalanx
fc-kind-greek-light-cavalry = Greek Light Cavalry
fc-kind-chares = Chares
fc-kind-heavy-cavalry = Heavy Cavalry
fc-kind-chariot = Chariots
fc-kind-elephant = Elephants
fc-kind-wall = Wall
fc-area-macedon = Macedon
fc-area-chaeronea = Chaeronea
fc-area-sestus = Sestus
fc-area-ilium = Ilium
fc-area-granicus = Granicus
fc-area-sardis = Sardis
fc-area-ephesus = Ephesus
fc-area-halicarnassus = Halicarnassus
fc-area-lycia = Lycia
fc-area-side = Side
fc-area-gordion = Gordion
fc-area-ancyra = Ancyra
fc-area-cappadocia = Cappadocia
fc-area-tarsos = Tarsos
fc-area-issus = Issus
fc-area-byblos = Byblos
fc-area-sidon = Sidon
fc-area-old-tyre = Old Tyre
fc-area-tyre = Tyre
fc-area-acco = Acco
fc-area-joppa = Joppa
fc-area-gaza = Gaza
fc-area-thapsacus = Thapsacus
fc-area-gaugamela = Gaugamela
fc-area-babylon = Babylon
fc-area-susa = Susa
fc-area-persepolis = Persepolis
fc-area-ecbatana = Ecbatana
fc-area-hecatompylos = Hecatompylos
fc-area-aria = Aria
fc-area-bactra = Bactra
fc-area-maracanda = Maracanda
fc-area-arachosia = Arachosia
fc-area-taxila = Taxila
fc-area-hydaspes = Hydaspes
fc-area-patala = Patala
fc-area-gedrosia = Gedrosia
fc-area-carmania = Carmania
fc-advisor-antipater = Antipater
fc-advisor-aristander = Aristander
fc-advisor-callisthenes = Callisthenes
fc-advisor-hephaestion = Hephaestion
fc-advisor-parmenion = Parmenion
fc-insight-anticipation = Anticipation
fc-insight-bucephalus = Bucephalus
fc-insight-courtesans = Courtesans
fc-insight-diplomats = Diplomats
fc-insight-maneuver = Maneuver
fc-insight-morale = Morale
fc-insight-spies = Spies
fc-insight-trap = Trap
fc-plan-archers = Archers
fc-plan-cavalry = Cavalry
fc-plan-charge = Charge
fc-plan-confusion = Confusion
fc-plan-deploy = Deploy
fc-plan-envelop = Envelop
fc-plan-flank = Flank
fc-plan-guards = Guards
fc-plan-infantry = Infantry
fc-plan-lead = Lead
fc-plan-raid = Raid
fc-plan-rally = Rally
fc-plan-regroup = Regroup
fc-plan-sacrifice = Sacrifice
fc-prophecy-wood = The Wooden Wall
fc-prophecy-wood-does = Raze a pivotal area
fc-prophecy-care = Care for These Things
fc-prophecy-care-does = Have two pivotal areas conquered
fc-prophecy-unbeatable = Unbeatable
fc-prophecy-unbeatable-does = Govern a pivotal area
fc-prophecy-nature = Your Own Nature
fc-prophecy-nature-does = Use no advisor for one whole turn
fc-prophecy-winds = The Winds
fc-prophecy-winds-does = Pay 5 gold
fc-prophecy-serpent = The Serpent
fc-prophecy-serpent-does = Dismiss an advisor
fc-prophecy-lions = Bulls and Lions
fc-prophecy-lions-does = Build a City
fc-prophecy-spears = Silver Spears
fc-prophecy-spears-does = Have 15 gold
fc-operation-one-force = 1 Force
fc-operation-two-forces = 2 Forces
fc-operation-three-forces = 3 Forces
fc-operation-one-wall = 1 Wall
fc-operation-five-gold = -5 gold
fc-operation-go = Go!
fc-option-theban-fury = Theban Fury
fc-option-theban-fury-does = One more Greek Force stands at Chaeronea
fc-option-persian-gold = Persian Gold
fc-option-persian-gold-does = Every operation begins with one more Force
fc-option-untested-prince = Untested Prince
fc-option-untested-prince-does = No battle plans from King Philip
fc-option-aristotles-lessons = Aristotle’s Lessons
fc-option-aristotles-lessons-does = Begin with one more advisor
fc-option-royal-treasury = Royal Treasury
fc-option-royal-treasury-does = Begin with 5 gold more
fc-option-persian-fleet = Persian Fleet
fc-option-persian-fleet-does = Lose 2 gold a turn until Side, Tarsos and Sidon are conquered
fc-option-harpalus = Harpalus
fc-option-harpalus-does = He steals 1 gold a turn
fc-option-friendly-phrygia = Friendly Phrygia
fc-option-friendly-phrygia-does = No Wall at Ancyra
fc-option-veteran-engineers = Veteran Engineers
fc-option-veteran-engineers-does = Begin with a Siege Engine
fc-option-raiders = Raiders
fc-option-raiders-does = Tyre always rolls one more die for its orders
fc-option-gazas-defenses = Gaza’s Defenses
fc-option-gazas-defenses-does = Siege Engines are weaker by 1 at Gaza
fc-option-cypriot-fleet = Cypriot Fleet
fc-option-cypriot-fleet-does = Begin with a Siege Ship
fc-option-sidonian-sailors = Sidonian Sailors
fc-option-sidonian-sailors-does = Begin with one more Transport
fc-option-host-of-the-satrapies = Host of the Satrapies
fc-option-host-of-the-satrapies-does = Two more Forces stand at Gaugamela
fc-option-bessus = Bessus
fc-option-bessus-does = Two more Forces stand at Maracanda
fc-option-monsoon = Monsoon
fc-option-monsoon-does = Taxila, Hydaspes and Patala cost 1 gold more to enter
fc-option-silver-shields = Silver Shields
fc-option-silver-shields-does = Begin with one more Phalanx
fc-campaign-granicus = The Granicus
fc-campaign-issus = Issus
fc-campaign-tyre = Tyre
fc-campaign-gaugamela = Gaugamela
fc-tale-granicus = 338 to 334 BC. Beat the Greeks in the south, cross to Asia, free its coast down to Lycia.
fc-tale-issus = 333 to 332 BC. Cut the knot at Gordion, meet Darius at Issus, and open the road to Phoenicia.
fc-tale-tyre = 332 BC. An island behind high walls defies you: build a mole, gather ships, and take Gaza too.
fc-tale-gaugamela = 331 to 323 BC. Darius once more, then the heart of his empire, India, and home to Babylon.
fc-advisor-antipater-does = Buy all three kinds of things in one resupply
fc-advisor-aristander-does = Add 1 to any enemy order after its die
fc-advisor-callisthenes-does = 1 Glory more whenever you gain Glory
fc-advisor-hephaestion-does = Alexander’s Battle value +1
fc-advisor-parmenion-does = The enemy draws 3 battle plans fewer
fc-insight-anticipation-does = The enemy draws no battle plans
fc-insight-bucephalus-does = Alexander’s Battle value and superscript +1 in a battle
fc-insight-courtesans-does = Add 4 to a demand of surrender
fc-insight-diplomats-does = Add 3 to all enemy orders of a turn
fc-insight-maneuver-does = The enemy does not attack in the first turn of a battle
fc-insight-morale-does = A Rally for each Force and for Alexander
fc-insight-spies-does = Every enemy stronghold loses a counter, at any time
fc-insight-trap-does = A die of Hits on the enemy, at any moment of a battle
fc-plan-charge-does = A tired Cavalry attacks again
fc-plan-envelop-does = As many Hits as your Force Advantage, if there are no Walls
fc-plan-flank-does = One Hit more from Infantry or Cavalry that hits
fc-plan-lead-does = Alexander’s Battle value and superscript +1
fc-plan-rally-does = Absorbs one Hit
fc-plan-regroup-does = A destroyed Force is back after the battle
fc-plan-sacrifice-does = A Force attacks as with a 1 and is destroyed
fc-plan-fate = Fate
fc-plan-fate-does = Roll one of your dice again; a Temple gives one a battle
fc-enemy-plan-archers-does = First turn: Archers +3
fc-enemy-plan-cavalry-does = First turn: Cavalry +1, superscript +1
fc-enemy-plan-confusion-does = Before the battle: you lose a plan
fc-enemy-plan-deploy-does = Before the battle: one Force more
fc-enemy-plan-flank-does = One Hit more from Infantry or Cavalry
fc-enemy-plan-guards-does = Absorbs a Hit on the Leader
fc-enemy-plan-infantry-does = First turn: Infantry +2
fc-enemy-plan-raid-does = Before the battle: you lose 1 or 2 gold
fc-enemy-plan-rally-does = Absorbs one Hit
fc-nation-macedon = Macedon
fc-nation-persia = Persia
fc-nation-india = India
fc-nation-greece = Southern Greece
fc-nation-walls = Walls
fc-turn-spring = Spring { $year }
fc-turn-summer = Summer { $year }
fc-turn-autumn = Autumn { $year }
fc-turn-early-spring = Early spring { $year }
fc-turn-late-spring = Late spring { $year }
fc-turn-early-summer = Early summer { $year }
fc-turn-late-summer = Late summer { $year }
fc-turn-early-autumn = Early autumn { $year }
fc-turn-late-autumn = Late autumn { $year }
fc-turn-early-winter = Early winter { $year }
fc-turn-late-winter = Late winter { $year }
fc-turn-january = January
fc-turn-february = February
fc-turn-march = March
fc-turn-april = April
fc-turn-may = May
fc-turn-june = June
fc-turn-july = July
fc-turn-august = August
fc-turn-september = September
fc-turn-october = October
fc-turn-november = November
fc-turn-december = December
fc-work-transport = Transports
fc-work-mole = Mole
fc-work-siege-ship = Siege ships
fc-work-warship = Warships of Tyre
fc-work-transport-does = 3 gold each at every resupply
fc-work-mole-does = The whole mole opens Tyre and is worth 15 points; one section a turn
fc-work-siege-ship-does = From Old Tyre each attacks the wall once a turn, with 3 or less
fc-work-warship-does = Each gives Tyre a die of orders; gold drives one off

# PhalanXX

px-board = Map of PhalanXX
px-kind-plain = { $region }, open land
px-kind-city = { $region }: city of { $place }, worth { $value }
px-kind-oasis = { $region }: oasis of { $place }, worth { $value }
px-held-by = { $what }; held by { $name }
px-land-place = { $region } ({ $place } { $value })
px-force = Force
px-track-force = { $name }: Force { $force }
px-track-valour = { $name }: Force { $force }, valour { $valour }
px-heroism-open = Heroism: conflicts compare valour, not Force.
px-heroism-short = Conflicts compare valour, not Force
px-heroism-does = Cannot be bought. While it lies in the row, conflicts compare Leaders and Equipment less rotated cards, not Force.
px-last-round = This is the last round
px-round = Round { $round }
px-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
px-purse = { $talents ->
    [one] 1 Talent
   *[other] { $talents } Talents
}
px-begun-play = Playing { $card }
px-begun-conquer = Conquering { $region }
px-begun-push = Pushing a home die out
px-begun-income = Taking an income
px-begun-swap = The home die of slot { $slot }
px-begun-give = Giving { $card }
px-row = Row of epoch cards
px-pile = { $count ->
    [0] The pile is used up
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
px-price = { $price ->
    [one] costs 1 Talent
   *[other] costs { $price } Talents
}
px-hand = Your hand
px-hands = All hands
px-hand-empty = No cards in hand
px-hand-hidden = Hands are hidden.
px-no-die = no die is high enough
px-epoch = epoch { $epoch }
px-army = Army
px-leader = Leader
px-equipment = Equipment
px-archer = archers
px-cavalry = cavalry
px-infantry = infantry
px-armies = Armies
px-leaders = Leaders
px-equipments = Equipment
px-archers = archers
px-cavalries = cavalry
px-infantries = infantry
px-white = white
px-orange = orange
px-purple = purple
px-force-of = Force { $force }
px-force-now = Force { $force } now
px-step = { $force } with { $count }
px-scale = Force grows with your { $what }: { $steps }
px-free = no conditions
px-before-roll = The dice are rolled after the purchase.
px-asks = Before you can play it, you need:
px-asks-nothing = It asks for nothing.
px-rotated-does = Rotated in a conflict: worth 3 points at the end.
px-card-rotated = { $card }, rotated
px-mat = Dice and slots
px-die = { $colour } { $value }
px-home-die = Home die: { $die }
px-used-die = Used die: { $die }
px-slot = Free slot { $slot }
px-not-rolled = Travelling die, not rolled yet
px-dice-used = All dice are used
px-dice-with = The dice are with { $name }.
px-pick-die = Choose a glowing die, then its slot.
px-pick-slot = Lay the die on a glowing slot.
px-push = Push a die
px-income = Income
px-discharge = Spend a soldier
px-forge = Blacksmith
px-rivals-dice = Home dice of the others
px-played = Played cards
px-played-by = Played by { $name }
px-played-none = nothing played yet
px-ledger = Everything about everyone
px-count-now = If the game ended now
px-count-force = Force
px-count-camouflage = Camouflage
px-count-rotated = Rotated cards, 3 each
px-count-soldiers = Soldiers on the board
px-count-places = Cities and oases
px-count-groups = Special groups, 5 each
px-count-talents = Talents, 1 for 3
px-count-total = Total
px-count-tie = Tie: sum of home dice
px-lead = { $lead ->
    [one] Your lead over MaXXimilian: 1 point
   *[other] Your lead over MaXXimilian: { $lead } points
}
px-behind = { $points ->
    [0] MaXXimilian has as many points as you
    [one] MaXXimilian is ahead by 1 point
   *[other] MaXXimilian is ahead by { $points } points
}
px-lead-from = from { $lead }
px-home-dice = Home dice, { $sum } together
px-soldiers = Soldiers: { $soldiers } on the board, { $reserve } in reserve, { $lost } lost
px-lands = Lands: { $lands }
px-in-hand = { $count ->
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
} Known of them:
px-gone = Out of the game
px-talents = Talents
px-reserve = Soldiers in reserve
px-cards-in-hand = Cards in hand
px-points-now = Points if the game ended now
px-note-soldiers = { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}
px-note-moved = one of them moves in from a land of yours
px-note-value = worth { $value }
px-note-conflict = beats { $name }; costs { $force } Force, rotates a card
px-note-brings = Force +{ $force }
px-note-lacks = { $count ->
    [one] 1 condition not met
   *[other] { $count } conditions not met
}
px-note-exchange = then a free exchange
px-note-pays = { $talents ->
    [one] you pay 1 Talent
   *[other] you pay { $talents } Talents
}
px-note-gets = { $talents ->
    [0] no difference
    [one] you get 1 Talent
   *[other] you get { $talents } Talents
}
px-do-buy = Buy a card
px-do-scout = Scout
px-do-pass = Buy none
px-do-give = Give a card
px-do-take = Take a card
px-do-play = Play a card
px-do-conquer = Conquer a region
px-do-dice = Dice and money
px-do-turn = Turn a die
px-do-place = Die and slot
px-do-move = Move a soldier
px-do-swap = Exchange a die
px-do-keep = Exchange nothing
px-help-buy = Buy one card of the row, from 1 Talent at the far end to 5 beside the pile. Then the three travelling dice are rolled.
px-help-dice = Each die pays for one action on a free slot. To play a card or conquer it must reach the home die beside the slot.
px-help-act = Cards say what they still ask for. A die that pushes your home die out changes what you can do, and the difference is paid in Talents.
px-help-win = Force, cities, oases, soldiers, groups and Talents count when the pile is used up. What can be done glows.
px-need-die-white = { $least ->
    [one] a white die
   *[other] { $least } white dice
}
px-need-die-orange = { $least ->
    [one] an orange die
   *[other] { $least } orange dice
}
px-need-die-purple = { $least ->
    [one] a purple die
   *[other] { $least } purple dice
}
px-need-die-value = a die of { $least } or more
px-need-dice-sum = dice of { $least } in all
px-need-symbol-archer = { $least ->
    [one] 1 archer card
   *[other] { $least } archer cards
}
px-need-symbol-cavalry = { $least ->
    [one] 1 cavalry card
   *[other] { $least } cavalry cards
}
px-need-symbol-infantry = { $least ->
    [one] 1 infantry card
   *[other] { $least } infantry cards
}
px-need-symbol-any = { $least ->
    [one] 1 army symbol
   *[other] { $least } army symbols
}
px-need-soldiers = { $least } soldiers
px-need-talents = { $least } Talents
px-need-cities = { $least ->
    [one] 1 city
   *[other] { $least } cities
}
px-need-oases = { $least ->
    [one] 1 oasis
   *[other] { $least } oases
}
px-need-cards-white = { $least ->
    [one] 1 Army
   *[other] { $least } Armies
}
px-need-cards-orange = { $least ->
    [one] 1 Leader
   *[other] { $least } Leaders
}
px-need-cards-purple = { $least } Equipment
px-need-force = Force { $least }
px-lack-die-white = white dice: { $have } of { $least }
px-lack-die-orange = orange dice: { $have } of { $least }
px-lack-die-purple = purple dice: { $have } of { $least }
px-lack-die-value = best die: { $have } of { $least }
px-lack-dice-sum = sum of dice: { $have } of { $least }
px-lack-symbol-archer = archers: { $have } of { $least }
px-lack-symbol-cavalry = cavalry: { $have } of { $least }
px-lack-symbol-infantry = infantry: { $have } of { $least }
px-lack-symbol-any = symbols: { $have } of { $least }
px-lack-soldiers = soldiers: { $have } of { $least }
px-lack-talents = Talents: { $have } of { $least }
px-lack-cities = cities: { $have } of { $least }
px-lack-oases = oases: { $have } of { $least }
px-lack-cards-white = Armies: { $have } of { $least }
px-lack-cards-orange = Leaders: { $have } of { $least }
px-lack-cards-purple = Equipment: { $have } of { $least }
px-lack-force = Force: { $have } of { $least }
px-ability-blacksmith = Blacksmith
px-ability-scout = Scout
px-ability-supply-of-talents = Supply of Talents
px-ability-supply-of-dice = Supply of dice
px-ability-camouflage = Camouflage
px-ability-intrigue = Intrigue
px-ability-merchant = Merchant
px-ability-legend = Legend
px-ability-forced-march = Forced March
px-brief-blacksmith = turns one die
px-brief-scout = sees the next card
px-brief-supply-of-talents = no Talents needed
px-brief-supply-of-dice = no high dice needed
px-brief-camouflage = 4 Force, till the end
px-does-blacksmith = Once a turn he turns a rolled die to any value for nothing.
px-does-scout = Before you buy, turn over the top card of the pile; you may buy it for 4.
px-does-supply-of-talents = Your cards need no Talents any more.
px-does-supply-of-dice = Your cards need no high home dice any more, alone or in sum.
px-does-camouflage = 4 Force at once; they are taken away before the final count.
px-does-intrigue = Dice exchanged after an income may differ by up to 2.
px-does-merchant = Every card costs 1 Talent, without an exchange.
px-does-legend = Starts with three cards; each Leader brings 2 Force more.
px-does-forced-march = One land that nobody holds may lie between yours and the one you conquer.
px-rank-dishonoured = Dishonoured
px-rank-soldier = Soldier
px-rank-sergeant = Sergeant
px-rank-lieutenant = Lieutenant
px-rank-general = General
px-rank-royal-adviser = Royal adviser
px-rank-the-great = The Great
px-place-persepolis = Persepolis
px-place-babylon = Babylon
px-place-alexandria = Alexandria
px-place-ekbatana = Ekbatana
px-place-baktra = Baktra
px-place-marakanda = Marakanda
px-place-thar-well = Thar Well
px-card-javelin-throwers = Javelin Throwers
px-card-cretan-archers = Cretan Archers
px-card-agrianian-archers = Agrianian Archers
px-card-prodromoi = Prodromoi
px-card-thracian-riders = Thracian Riders
px-card-paionian-riders = Paionian Riders
px-card-peltasts = Peltasts
px-card-hoplites = Hoplites
px-card-mercenaries = Mercenaries
px-card-parmenion = Parmenion
px-card-porus = Porus
px-card-antigonos = Antigonos
px-card-blacksmith = Blacksmith
px-card-scout = Scout
px-card-supply-wagon-i = Supply Wagon I
px-card-horses = Horses
px-card-persian-archers = Persian Archers
px-card-rhodian-slingers = Rhodian Slingers
px-card-median-archers = Median Archers
px-card-thessalian-riders = Thessalian Riders
px-card-baktrian-riders = Baktrian Riders
px-card-hypaspists = Hypaspists
px-card-pezhetairoi = Pezhetairoi
px-card-dareios = Dareios
px-card-bessos = Bessos
px-card-krateros = Krateros
px-card-supply-wagon-ii = Supply Wagon II
px-card-fortress = Fortress
px-card-sarissas = Sarissas
px-card-immortals = Immortals
px-card-saka-archers = Saka Archers
px-card-hetairoi = Hetairoi
px-card-kataphraktoi = Kata­phraktoi
px-card-war-elephants = War Elephants
px-card-argyraspides = Argy­raspides
px-card-syntagma = Syntagma
px-card-garrison = Garrison
px-card-memmon-of-rhodes = Memmon of Rhodes
px-card-perdikkas = Perdikkas
px-card-camouflage = Camouflage
px-card-military-music = Military Music
px-card-helepolis = Helepolis
px-card-heroism = Heroism
px-region-phrygia = Phrygia
px-region-kappadokia = Kappadokia
px-region-armenia = Armenia
px-region-atropatene = Atropatene
px-region-hyrkania = Hyrkania
px-region-margiana = Margiana
px-region-sogdiana = Sogdiana
px-region-sakai = Land of the Sakai
px-region-kilikia = Kilikia
px-region-mesopotamia = Mesopotamia
px-region-assyria = Assyria
px-region-media = Media
px-region-parthia = Parthia
px-region-baktria = Baktria
px-region-paropamisos = Paropamisos
px-region-gandhara = Gandhara
px-region-syria = Syria
px-region-babylonia = Babylonia
px-region-susiana = Susiana
px-region-persis = Persis
px-region-sagartia = Sagartia
px-region-drangiana = Drangiana
px-region-arachosia = Arachosia
px-region-pentapotamia = Pentapotamia
px-region-nabatene = Nabatene
px-region-arabia = Arabia
px-region-gerrhaia = Gerrhaia
px-region-karmania = Karmania
px-region-gedrosia = Gedrosia
px-region-oreitis = Oreitis
px-region-indos = Indos
px-region-thar = Thar
px-region-lykaonia = Lykaonia
px-region-chaldaia = Chaldaia
px-region-areia = Areia
