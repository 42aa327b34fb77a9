# Shell
loading = Just a moment…
close = Close
copy = Copy
copied = Copied
to-lobby = Back to the lobby
no-server = The table is not responding. Is “argead serve” running? Trying again…
rules = Rules
open-rule = Open the rule
theme-auto = Light or dark: follow the system
theme-light = Light
theme-dark = Dark
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = The whole board
zoom-aim = Back to the action
title-turn = Your turn
title-turns = Your turn in { $count } matches

# Lobby
lobby-games = Games
lobby-facts = { $most ->
    [1] 1 player
   *[other] { $least } to { $most } players
} · { $short } to { $long } minutes
lobby-offline = Play without the server
lobby-credit = Based on { $title } by { $designer } ({ $publisher }); an independent implementation of the rules
setup-seats = Who is playing?
setup-rivals = Play with
setup-bots = Against bots
setup-link = With friends by link
setup-here = Together at this screen
setup-kind = Who takes seat { $number }
setup-name = Name at seat { $number }
setup-bot = Bot at seat { $number }
setup-add = Add a seat
setup-remove = Remove this seat
setup-options = Options
setup-variants = More options
setup-name-alone = Your name
setup-hints = Hints and threats
setup-hints-help = Whether people at this table may ask for the best moves, and see what threatens them.
setup-hints-yes = Allowed
setup-hints-no = Not in this match
setup-pack = Your own board file
setup-pack-help = If you own the printed game, you can describe its actual board in a TOML file and play on that.
setup-start = Begin
kind-me = Me, at this screen
kind-here = Someone at this screen
kind-link = Someone by link
kind-link-help = You get a link to send once the table is set.
kind-bot = A bot
continue-title = Your matches
continue-on = in progress
continue-over = finished
continue-lost = this seat is no longer yours
continue-forget = Forget this match
forget-ask = Forget this match? This browser then gives up its seat there.
forget-yes = Forget it
forget-no = Keep it
forgotten = Forgotten.
calls = Tell me when it is my turn
calls-refused = Your browser does not allow notifications from this page.
record-title = A record
record-help = Open the record of a match and go through it move by move.
file-too-large = The file is too large: the limit is { $most } MiB.
record-open = Open a record file

# Levels
levels = Levels of play
level-points = +{ $points } ({ $low } to { $high })
level-points-about = Points above { $lowest }, with 95% intervals; 400 points are odds of ten to one.

# Seats
seats = Seats
seat-unnamed = Player { $number }
seat-you = you
seat-turn = to move
seat-bot = bot ({ $bot })
seat-awaited = not here yet

# Joining and sharing
join-title = You’re invited
join-title-by = { $host } invites you
join-yours = your seat
join-usual = Played by the usual rules, on the usual board.
join-board = Board: { $name }
join-spent = This invitation no longer works
join-return = Back to your match
join-name = Your name
join-sit = Take the seat
join-watch = Just watch
share-awaited = Still waiting for someone to join.
carry = Play on another device
carried-title = Your seat has come along
carried-help = From now on you can play on this device, too.
carried-sit = Play here
# Table
places = Parts of the table
place-question = Question
place-strip = Table
waiting-for = Waiting for { $names }
undo = Undo
hint = Hint
tap-again = Tap again to confirm.
preferences = Preferences
confirm = Ask before a move
confirm-none = Never
confirm-final = If it cannot be taken back
confirm-all = Always
confirm-leaving = Ask before I end a turn with something left to do
each-step = Stop at every step of an enemy that the rules play, even when nothing has changed
journal = Journal
journal-there = See the table after this line
# End and review
result-review = Review the game
result-download = Download the record
account = Account of this game
account-download = Save the account as a file
lost-title = Nothing here
lost-page = There is no page at this address.
unfetched-title = Loading failed
unfetched = This game’s files could not be loaded; try again when the table can be reached.
try-again = Try again

# Learning by the book
lesson = By the book
learn-new = New to this game?
learn-left = You left the lesson on page { $page } of { $pages }
learn-how = The lesson is a first game in which each step is explained and you make the moves.
learn-minutes = Learn it in { $minutes } minutes
learn-with = { $players ->
    [1] Learn it alone, in { $minutes } minutes
   *[other] Learn it against a rival, in { $minutes } minutes
}
learn-on = Go on with the lesson
learn-anew = Start it again
learn-again = Take the lesson again

# Met for the first time
first-marks = Say in a sentence what is new to me, once

# Player log
log = Player Log
log-empty = No games yet. Begin one in the lobby and its story will appear here.
log-gone = The table no longer has this match.
log-all = All games
log-played = { $count } played
log-won = { $count } won
log-against = with { $names }
log-continue = Go on
log-more = Show older matches
# Motion
speed = Moves are shown
speed-calm = Calmly
speed-brisk = Briskly
speed-once = At once
motion-skip = Skip
motion-again = Last turn again

# Sound
sound-volume = Volume
sound-off = off
sound-try = Try it
