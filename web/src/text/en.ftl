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
lobby-facts = { $least } to { $most } players · { $short } to { $long } minutes
lobby-credit = After { $title } by { $designer } ({ $publisher }); an independent implementation of the rules
setup-seats = Who sits at the table?
setup-kind = Who takes seat { $number }
setup-name = Name at seat { $number }
setup-bot = Bot at seat { $number }
setup-add = Add a seat
setup-remove = Remove this seat
setup-options = Options
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
