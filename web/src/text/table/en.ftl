# What is said at a table and in looking back: it comes with them, not with the lobby

# Joining and sharing
share = Invite
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
share-local = These links work on this computer. To play with others on your network, start the table with “argead serve --host 0.0.0.0”.

# Table
undo-key = Take back the last move (U)
sure-leaving = Sure? You still have something to do this turn.
sure-final = Sure? It cannot be taken back.
sure-all = Sure?
sure-take = Take it
sure-spare = Not yet
form-sum = { $sum } of { $total } laid out
form-none-left = All are laid out.
form-less = One fewer
form-more = One more
form-as-hinted = Lay out as hinted
look-back = Look back
curtain-pass = Pass the screen to { $name }
curtain-open = I’m { $name }: show my cards
curtain-back = No, take back my last move

# End and review
reckoning-total = In all
reckoning-nothing = Nothing was counted.
curve-start = At the start
curve-turn = Turn
curve-table = The same as a table
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
onward = Going on…
onward-wait = Wait

# A level plays for a person
seat-bot-level = bot
hand-over = Let a bot play for me
hand-over-short = Hand over
hand-over-help = It plays your seat until you take it back, which you can do at any time. What only you can see stays hidden from the others.
hand-over-seat = Whose seat?
hand-to = Let { AN($level) } play for me
hand-to-for = Let { AN($level) } play for { $name }
handed = A bot ({ $level }) is playing for you.
handed-for = A bot ({ $level }) is playing for { $name }.
take-back = Take my seat back
take-back-of = Take the seat of { $name } back

# The table itself
offline = Connection lost. Trying again…
open-rule-key = Open the rule (?)
seat-away = away
carry-help = Take your seat along, to your phone for instance. You can still play here, too.
carry-make = Make a link
carry-link = Link for your other device
carry-qr = The link as a QR code
carry-once = Works once, within { $minutes } minutes. Whoever opens it plays in your place, so keep it to yourself.
decision = Your decision
other-choices = Other
anytime = At any time ({ $count })
final = cannot be taken back
final-legend = cannot be taken back
hint-key = Which moves are best, and why? (H)
threats = Threats
threats-key = What can they do to me before my next turn? (T)
counsel-thinking = Thinking it over…
told-decision = Your decision: { $prompt }
first-help = How a turn works
first-help-close = Got it
keys = Keys: arrows browse the choices, Enter picks one, U undoes, H gives a hint, T shows the threats, ? opens the rule.
result-title = The game is over
result-winner = Winner
result-again = Play again
result-next = On to the next match
next-set = The table is set again.
decided = What decided it
turn-there = See this position
turning-title = The turns that changed most
first-close = I see
sound = Sounds
sound-offer = Play with sounds?
sound-yes = Yes
sound-no = No
