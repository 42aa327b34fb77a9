# What the command line says.

## argead games

games-title = { $title } ({ $name }), by { $designer }
games-facts = { $high ->
    [one] 1 player
   *[other] { $low } to { $high } players
}, { $short } to { $long } minutes, rules version { $rules }.
games-option = { $label }: { $help }
games-choice = { $setting }: { $label }
games-default = { $setting }: { $label } (default)
games-level = { $label } (--seats human,{ $name }): { $about }
games-bots = Bots: { $bots }.

## argead play: the flow

player = Player { $number }
welcome = { $title }: { $names }.
how-to = Answer with a number from the list, or with the words in brackets; their first letters will do. Type ? for help.
more = — more: Enter to go on, q to skip the rest —
prompt = { $name }: { $prompt }
choice-note = { $label }; { $note }
choice = { $number }. { $label }
choice-final = { $number }. { $label }; cannot be undone
not-one-of = “{ $typed }” is not an answer here; the numbers are { $numbers }. Type ? for help, or press Enter to repeat the question.
not-an-answer = “{ $typed }” is neither a number from { $first } to { $last } nor an answer from the list. Type ? for help, or press Enter to repeat the question.
ambiguous = “{ $typed }” could be: { $meant }.
or = {"; "}
form = Answer with { $count } numbers that add up to { $total }. For example, { $numbers } means: { $label }.
form-rest = The first number alone is enough: the other box takes the rest.
form-final = This answer cannot be undone.
form-not-an-answer = “{ $typed }” is not an answer: type { $count } numbers that add up to { $total }. Type ? for help, or press Enter to repeat the question.
form-count = { $given ->
    [one] That is 1 number, but { $count } are needed.
   *[other] That is { $given } numbers, but { $count } are needed.
}
form-sum = Those numbers add up to { $sum }, but they must add up to { $total }.
lesson = Lesson, page { $number } of { $count }: { $text }
lesson-turn = — note { $note } of { $notes }: Enter to read on, q to skip the rest —
lesson-move = The book plays: { $label }.
lesson-other = The lesson plays a different move here: choose the one the book names.
lesson-over = The lesson is over: from here on you play freely.
aside = { $number }-{ $last }. { $label }: type { $verb } to list them.
dice-roll = { $question } Type 1 to { $sides }.
dice-face = { $number }. { $face } ({ $left ->
    [one] 1 left
   *[other] { $left } left
})
dice-complaint = “{ $typed }” is not a number from 1 to { $last }: what came up? Type undo to take back the last answer.
dice-undone = The last answer has been taken back.
turn-over = { $name }, your turn is over. Press Enter to clear the screen, then hand the keyboard to { $next }; or type undo.
hand-over = The keyboard goes to { $name }. Press Enter once nobody else is looking.
hint = I would choose: { $label }.
hint-now = As things stand, your chance to win is { $chance }%.
hint-chance = Chance to win afterwards: { $chance }% (between { $low }% and { $high }%).
hint-danger = The danger that remains: { $text }
threats-none = As far as you can know, nothing threatens you before your next turn.
threats-safe = This would prevent it: { $label }.
threats-ending = The end is in sight: { $text }
no-hints = This seat plays without hints.
why-what = Type what you ask about after why, as you would after look.
why-unknown = There is no “{ $typed }” on the table now.
why-offered = Something can be done with that now: it is among the answers.
why-rule = { $text } (Rules: { $rule }.)
undone = { $bots ->
    [0] Your last move has been taken back.
   *[other] Your last move has been taken back, along with what the bots have done since.
}
broken-off = The game stops here.
saved = The record is in { $file }.
saved-unfinished = All moves are in { $file }. Go on with: argead play --resume { $file }
kept = The record is kept in { $file }.
kept-unfinished = The game is kept. Go on with: argead play --resume
kept-full = { $count } other games are open, so there is no room left for finished ones. Delete those you will not go on with: argead play --delete NAME
kept-not = This game will not be kept: { $reason }.
kept-open = These games are open:
kept-game = { $title }: { $names }; { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $date } ({ $name })
kept-which = Which one do you want to go on with? Type its number or its name, or press Enter for none.
kept-unknown = “{ $typed }” is neither a number from 1 to { $last } nor the name of an open game.
kept-none = No games are open.
kept-deleted = { $name } has been deleted.

## argead play: the commands

command-help = help
command-look = look
command-why = why
command-board = board
command-rule = rule
command-rules = rules
command-journal = journal
command-hint = hint
command-threats = threats
command-undo = undo
command-delegate = delegate
command-reclaim = reclaim
command-quit = quit

help = Type the number of an answer, or the words in brackets after it. The first letters of words will do where they can mean only one thing. You can also type:
help-command = { $word }: { $help }
help-help = this list; ? does the same.
help-look = the table in words.
help-why = why nothing can be done with a thing now: why followed by what look calls it.
help-board = a drawing of the board, for those who can see it.
help-rule = the rule behind this question.
help-rules = all the rules of the game.
help-journal = what has happened so far.
help-hint = the best moves, with what they bring, what they risk and your chance to win.
help-threats = what may be done to you before your next turn, and what would prevent it.
help-undo = take back your last move.
help-delegate = let a bot play for you: delegate followed by its level.
help-reclaim = play yourself again.
help-quit = stop here; the game is kept, and argead play --resume goes on with it.

## argead play: levels that play for people

delegate-whom = Type a level after delegate: { $levels }.
delegate-unknown = There is no level “{ $typed }” here: choose { $levels }.
delegate-lesson = The lesson goes by the book: you can hand your seat over once it has ended.
delegate-none = No bot is playing for you.
delegate-goes-on = A bot ({ $level }) is playing for { $name }. Press Enter for its next move, or type reclaim to take the seat back.

## A game without a teller of its own

plain-label = { $name }:
plain-yes = yes
plain-no = no
plain-none = none
plain-help = look can also be followed by the name of a fact.
plain-no-fact = There is no fact “{ $typed }” here: choose { $facts }.
plain-no-drawing = There is no drawing of this game; these are the facts.

## argead replay

replay-stands = { $lines ->
    [one] The only line stands
   *[other] All { $lines } lines stand
}: { $title }, { $names }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
replay-unfinished = The game is not over: { $names } to move.
replay-at = After { $ply ->
    [one] 1 move
   *[other] { $ply } moves
}:

## argead simulate

simulate-summary = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }: { $finished } of { $games } games finished.
simulate-uneven = { $games ->
    [one] 1 game does not divide evenly
   *[other] { $games } games do not divide evenly
}: choose a multiple of { $bots }, so that each bot gets each seat equally often.
simulate-bot = Bot
simulate-wins = Wins
simulate-rate = Win rate
simulate-interval = 95% interval
simulate-score = Mean score
simulate-seats = Wins by seat: { $wins }. Shared victories: { $shared }.
simulate-seat-scores = Mean scores by seat: { $scores }.
simulate-order = In order of play: wins { $wins }; mean scores { $scores }.
simulate-end = { $count ->
    [one] 1 game
   *[other] { $count } games
}: { $reason }
simulate-length = { NUMBER($decisions, maximumFractionDigits: 1) } decisions per game.
simulate-turns = { NUMBER($turns, maximumFractionDigits: 1) } turns per game.
simulate-speed = { $decisions } decisions in { NUMBER($seconds, maximumFractionDigits: 2) } seconds.
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-records = The records are in { $folder }.

## argead lab study

study-summary = { $title }, bot { $bot }, { $games ->
    [one] 1 game
   *[other] { $games } games
} per line, seed { $seed }.
study-scenario = Scenario
study-beginning = Beginning
study-own = the bot’s own
study-turns = Turns
study-places = { $title }, bot { $bot }, seed { $seed }: shares of wins from the first to the last, with 95% intervals.
study-players = Players
study-share = Share of wins
study-games = Games
study-as-it-is = by order of play, on the board as it is
study-by-order = by order of play, from every place
study-by-place = by start place, in every order

## argead lab arena

arena-summary = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }: { $games ->
    [one] 1 game
   *[other] { $games } games
}.
arena-contender = Contender
arena-seconds = Seconds a decision
arena-took = { NUMBER($seconds, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-progress = { $games } games: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-unfinished = { $games ->
    [one] 1 game was
   *[other] { $games } games were
} given up, and counted as shared by all.
arena-alone = On the same chance, each alone, the second contender scores { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }: half for equal results.
arena-for = The test speaks for { $contender }: a share of { NUMBER($for, style: "percent", maximumFractionDigits: 1) } explains the games better than { NUMBER($against, style: "percent", maximumFractionDigits: 1) }.
arena-against = The test speaks against { $contender }: a share of { NUMBER($against, style: "percent", maximumFractionDigits: 1) } explains the games better than { NUMBER($for, style: "percent", maximumFractionDigits: 1) }.
arena-open = The test is undecided: the share of { $contender } may be { NUMBER($against, style: "percent", maximumFractionDigits: 1) } as well as { NUMBER($for, style: "percent", maximumFractionDigits: 1) }.
arena-ratio = Logarithm of the likelihood ratio: { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }; the test speaks beyond ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }.

## argead lab ratings

ratings-summary = { $title }, { $players } players, seed { $seed }: { $finished } of { $games } games finished.
ratings-rating = Rating
ratings-seats = Seats held
ratings-first = Ratings are points above { $bot }; 400 points are odds of ten to one.
ratings-pairs = Share of wins against

## argead lab calibration

calibration-summary = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, bot { $bot }, seed { $seed }: { $decisions } decisions of { $games ->
    [one] 1 game
   *[other] { $games } games
}.
calibration-tenth = Chances
calibration-count = Number
calibration-said = Said
calibration-came = Came
calibration-brier = Brier score { NUMBER($brier, minimumFractionDigits: 4, maximumFractionDigits: 4) }; whoever always says the mean has { NUMBER($unknowing, minimumFractionDigits: 4, maximumFractionDigits: 4) }, and 0 is perfect.
calibration-plot = The plot is in { $file }.

## argead analyse

analyse-progress = { $bar } { $percent }%
analyse-then = Then probably:
analyse-by = { $who }: { $label }
analyse-losses = What decisions cost, in percentage points
analyse-ply = Line
analyse-seat = Seat
analyse-loss = Loss
analyse-played = Chosen
analyse-better = Better

## argead account and argead log

account-written = The account is in { $file }.
log-played = Played
log-game = Game
log-players = Players
log-moves = Moves
log-options = Options
log-lesson = by the book
log-file = File
log-result = Result
log-open = under way
log-total = { $title }: { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $ended } finished, { $won } won.
log-empty = No games have been kept yet.

new-game-written =
    The game { $name } has been written to { $folder }.
    Next: pip install --editable { $folder }, then argead play { $name }; its README has the rest.

## argead load

load-summary = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}: { $lines } lines in { NUMBER($seconds, maximumFractionDigits: 0) } seconds.
load-pace = { $rate } lines a second; { $moves } lines were moves of people; { $ended ->
    [one] 1 game
   *[other] { $ended } games
} ended.
load-answered = answered (ms)
load-told = seen by the other (ms)
load-bytes = { $bytes } bytes a line on all live lines of its table.
load-server = { $processes ->
    [one] 1 server process
   *[other] { $processes } server processes
}, { $memory } MiB.
load-cores = Cores in use: { $server } by the server, { $load } by the load.
load-errors = { $errors ->
    [0] No error.
    [one] 1 error.
   *[other] { $errors } errors.
}
load-silent = { $tables ->
    [one] 1 table stands still.
   *[other] { $tables } tables stand still.
}

## argead backup, argead restore

site-written = The site is in { $directory }: { $megabytes } MB. Serve it from any web host, or try it: python -m http.server --directory { $directory }
backup-written = { $count ->
    [one] { $file } holds 1 match.
   *[other] { $file } holds { $count } matches.
}
backup-restored = { $count ->
    [one] 1 match is back from { $file }.
   *[other] { $count } matches are back from { $file }.
}

## argead play: the rules

rules-ours = { $sign } stands after what is ours: what was reconstructed, how a doubtful point is settled, an option.

## How a game ended

ending-side = What brought points
ending-total = In all
ending-turning = The turns that changed most:
