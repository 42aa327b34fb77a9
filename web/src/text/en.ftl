# Shell
loading = Just a moment…
close = Close
copy = Copy
copied = Copied
to-lobby = Back to the lobby
no-server = The table is not responding. Is “argead serve” running? Trying again…
offline = Connection lost. Trying again…
rules = Rules
open-rule = Open the rule
open-rule-key = Open the rule (?)
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
setup-variants = Rule variants
setup-name-alone = Your name
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
record-open = Open a record file

# Seats
seats = Seats
seat-unnamed = Player { $number }
seat-you = you
seat-turn = to move
seat-bot = bot ({ $bot })
seat-awaited = not here yet
seat-away = away

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
share = Invite
share-awaited = Still waiting for someone to join.
share-title = Seats and devices
share-help = Send each player their own link. Each link works once.
share-link = Link for seat { $number }
share-none = Everyone is here.
share-watch = Watching
share-watch-help = Anyone with this link can watch, but not play.
renew = Give out anew…
renew-ask = { $name } loses this seat at once, on every device. Make a new invitation?
renew-yes = Give it out anew
renew-no = Leave it
carry = Play on another device
carry-help = Take your seat along, to your phone for instance. You can still play here, too.
carry-make = Make a link
carry-link = Link for your other device
carry-qr = The link as a QR code
carry-once = Works once, within { $minutes } minutes. Whoever opens it plays in your place, so keep it to yourself.
carried-title = Your seat has come along
carried-help = From now on you can play on this device, too.
carried-sit = Play here
share-local = These links work on this computer. To play with others on your network, start the table with “argead serve --host 0.0.0.0”.

# Table
places = Parts of the table
place-question = Question
place-strip = Table
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
tap-again = Tap again to confirm.
told-decision = Your decision: { $prompt }
sure-leaving = Sure? You still have something to do this turn.
sure-final = Sure? It cannot be taken back.
sure-all = Sure?
sure-take = Take it
sure-spare = Not yet
preferences = Preferences
confirm = Ask before a move
confirm-none = Never
confirm-final = If it cannot be taken back
confirm-all = Always
confirm-leaving = Ask before I end a turn with something left to do
each-step = Stop at every step of an enemy that the rules play, even when nothing has changed
form-sum = { $sum } of { $total } laid out
form-none-left = All are laid out.
form-less = One fewer
form-more = One more
form-as-hinted = Lay out as hinted
journal = Journal
journal-there = See the table after this line
look-back = Look back
first-help = How a turn works
first-help-close = Got it
keys = Keys: arrows browse the choices, Enter picks one, U undoes, H gives a hint, ? opens the rule.
curtain-pass = Pass the screen to { $name }
curtain-open = I’m { $name }: show my cards
curtain-back = No, take back my last move

# End and review
result-title = The game is over
result-winner = Winner
result-again = Play again
result-next = On to the next match
next-set = The table is set again.
result-review = Review the game
result-download = Download the record
account = Account of this game
account-download = Save the account as a file
reckoning-total = In all
reckoning-nothing = Nothing was counted.
curve-start = At the start
curve-turn = Turn
curve-table = The same as a table
turn-there = See this position
turning-title = The turns that changed most
review = Looking back
review-at = { $ply } of { $plies }
review-slider = Move
review-first = To the beginning
review-back = One move back
review-play = Play
review-pause = Pause
review-forward = One move forward
review-last = To the end
review-eyes = Seen by
review-all = all hands open
review-spectator = a spectator
review-own = As { $name } saw it at the time.
review-watched = As a spectator saw it at the time.
review-copy = Copy link
review-copy-help = Copy a link to this position
review-return = Return to the table
review-return-key = Return to the table (Esc)
review-turn = It’s your turn now.
review-turn-of = It’s { $name }’s turn now.
fork = Play on from here
fork-help = A new match begins from this position. What has been played stays as it was; from here on, dice and draws are new.
fork-seat = Which seat do you take?
lost-title = Nothing here
lost-page = There is no page at this address.
unfetched-title = Loading failed
unfetched = This game’s files could not be loaded; try again when the table can be reached.
try-again = Try again

# A game without a client of its own
plain-board = The game so far
plain-hand = In your hand
plain-hand-empty = Nothing
plain-score = Points
plain-send = Send this answer
plain-yes = yes
plain-no = no
plain-none = none
plain-help-facts = The sheet shows how the game stands, fact by fact.
plain-help-list = On your turn, the question comes with every answer the rules allow.

# Learning by the book
lesson = By the book
lesson-page = Page { $page } of { $pages }
lesson-move = Do this
lesson-strayed = Not yet: the book plays a different move here. It is marked for you.
lesson-end = The book ends here. Now you know how to play: the rest is up to you.
lesson-close = Play on
lesson-back = The note before
lesson-next = Next
lesson-do = Do this: { $label }
lesson-others = The book goes on with another’s move.
lesson-movers = { $names } moves…
learn-new = New to this game?
learn-left = You left the lesson on page { $page } of { $pages }
learn-how = The lesson is a first game in which each step is explained and you make the moves.
learn-minutes = Learn it in { $minutes } minutes
learn-on = Go on with the lesson
learn-anew = Start it again
learn-again = Take the lesson again

# Met for the first time
first-marks = Say in a sentence what is new to me, once
first-close = I see

# Dice at a real table
cast-title = Your dice, your draws
cast-answers = So far:
cast-die = What does the die show?
cast-face = The die shows { $number }
cast-draw = What did you draw?
cast-find = Find what you drew
cast-left = { $count } left
cast-back = Back
cast-back-key = Remove the last answer (Backspace)
cast-cancel = Cancel
cast-cancel-key = Cancel the move and change nothing (Esc)
cast-keys-die = Keys: 1 to 6 answer, Backspace removes the last answer, Esc cancels the move.
cast-keys-draw = Keys: arrows and Enter choose, Backspace removes the last answer, Esc cancels the move.

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
onward = Going on…
onward-wait = Wait

# Motion
speed = Moves are shown
speed-calm = Calmly
speed-brisk = Briskly
speed-once = At once
motion-skip = Skip
motion-again = Last turn again

# Sound
sound = Sounds
sound-offer = Play with sounds?
sound-yes = Yes
sound-no = No
sound-volume = Volume
sound-off = off
sound-try = Try it
