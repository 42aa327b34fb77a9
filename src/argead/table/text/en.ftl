# What a table refuses, at whichever door, and why.

detail = { $detail }.

not-json = The request is not JSON.
bad-fields = The request is not valid: { $detail }.
bad-parameter = The address is not valid: { $detail }.
seat-without-bot = Seat { $seat }: a bot’s seat must name its bot, and no other seat may name one.
bot-too-long = The name of a bot may have at most { $most } characters.
bot-too-strong = The bot { $bot } is too strong for this table: choose a strength up to { $most }.
bad-token = The token is missing, or is not for any seat in this match.
not-yours = Your token is for another seat.
unknown-match = There is no such match.
not-found = There is nothing here.
no-such-ply = This match has plies 0 to { $last }.
no-such-seat = There is no such seat.
bad-method = That cannot be done here.
illegal-action = The referee does not allow that now.
not-waiting = It is not your move.
not-started = The match begins once everyone has taken a seat.
stale-ply = The match has moved on: look again, then move.
no-undo = You cannot take anything back. { $reason }
game-over = The game is over.
record-full = This match has reached its limit of moves and undos.
not-over = The record opens once the match has ended.
not-your-eyes = While a match is running, you can look back only through your own eyes.
no-hints = This seat plays without hints.
account-not-over = The account is written once the match has ended.
analysis-not-over = The game is explained once the match has ended.
ending-not-over = How the match ended is told once it has.
rules-parted = The rules have changed since this match began, and no longer allow all of its moves: you can look at it, but not play on.
lesson = The lesson’s next move is: { $label }.
bad-answer = That cannot have been rolled or drawn: { $detail }.
dice-are-ours = The dice for this move are not yours to roll: send it without answers.
no-handover = The game is over: there is nothing left to play for you.
no-levels = This game has no levels: nobody else can play your seat.
no-such-level = There is no level “{ $level }” in this game: choose { $levels }.
handover-lesson = The lesson goes by the book: you can hand your seat over once it has ended.
handed-over = A bot plays this seat for you: take it back first.
again-not-over = You can play again once this match has ended.
fork-not-over = You can play on from a position once this match has ended.
fork-seats = This match has { $seats ->
    [one] one seat: say who takes it.
   *[other] { $seats } seats: say who takes each of them.
}
fork-ply = You can play on from plies 0 to { $last } of this match.
too-many-glances = At most { $most } matches can be asked about at once.
no-picture = There are no pictures of this game.
too-large = The request is too large: the limit is { $most } KiB.
too-many-lines = A record may have at most { $most } lines.
bad-names = Line 1: the names of seats must be readable and at most { $most } characters long.
bad-pack-name = The board’s id must be readable.
not-text = The record is not UTF-8 text.
busy = The table has its hands full: try again in a moment.
internal = Something went wrong on our side; the match is unchanged.
too-new = This match has gone on in a newer Argead than the one that answered: try again in a while.
