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
curtain-back = No, take my last move back

# End and review
result-title = The game is over
result-winner = Winner
result-again = Play again
result-review = Look through the game
result-download = Download the record
account = Account of this game
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
cast-title = Your dice, your draws
cast-answers = So far:
cast-die = What does the die show?
cast-face = The die shows { $number }
cast-draw = What did you draw?
cast-find = Find what you drew
cast-left = { $count } left
cast-back = Back
cast-back-key = Take the last answer away (Backspace)
cast-cancel = Cancel
cast-cancel-key = Cancel the move: nothing has changed (Esc)
cast-keys-die = Keys: 1 to 6 answer, Backspace takes the last answer away, Esc cancels the move.
cast-keys-draw = Keys: arrows and Enter choose, Backspace takes the last answer away, Esc cancels the move.

# Player log
log = Player Log
log-empty = No game yet: begin one in the lobby, and its story will stand here.
log-gone = The table no longer has this match.
