# What every game says.

and = { " and " }
semicolon = { "; " }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
by-seat = { $points } for { $who }
won = { $count ->
    [one] { $points ->
        [one] { $winners } wins with { $points } point.
       *[other] { $winners } wins with { $points } points.
    }
   *[other] { $points ->
        [one] { $winners } share the victory with { $points } point each.
       *[other] { $winners } share the victory with { $points } points each.
    }
}
won-alone = { $points ->
    [one] { $player } wins with { $points } point.
   *[other] { $player } wins with { $points } points.
}
lost-alone = { $points ->
    [0] { $player } loses.
    [one] { $player } loses, with { $points } point.
   *[other] { $player } loses, with { $points } points.
}
barrier-start = You have no move to take back.
barrier-chance = Chance has spoken, and that cannot be taken back.
barrier-reveal = Something hidden has been revealed, and that cannot be taken back.
barrier-seat = Another player has moved since.
barrier-hand = A bot has since moved from its hidden hand.
barrier-over = The game has ended.
no-move-over = The game has ended: nothing more can be done.
no-move-watching = You are watching: only those who play can act.
no-move-waiting = { $count ->
    [one] It is the turn of { $names }: you have nothing to decide now.
   *[other] It is for { $names } to decide now: you have nothing to decide.
}
no-move-lesson = The lesson goes by the book, which now plays: { $action }.
no-move-unexplained = Nothing can be done with that now; this game leaves the reasons to its rules.
no-move-unknown = There is no such thing on the table now.
rules-parted = This match was played under version { $played } of the game’s rules. Version { $now } no longer allows line { $line } of its record: you can look at the match up to there, but not play on.

## Advice

advice-clear = This is clearly the best move.
advice-likely = This is probably the best move.
advice-close = It is close: other moves may be just as good.
advice-book = The lesson plays this move.
advice-reply = { $who } would probably answer: { $what }.

## How a match ended

option-chosen = { $option }: { $choice }
ending-won = { $points ->
    [0] You won, level on points.
    [one] You won by { $points } point.
   *[other] You won by { $points } points.
}
ending-lost = { $points ->
    [0] You lost, level on points.
    [one] You lost by { $points } point.
   *[other] You lost by { $points } points.
}
ending-shared = You share the victory with { $names }.
ending-won-alone = { $points ->
    [0] You won.
    [one] You won, with { $points } point.
   *[other] You won, with { $points } points.
}
ending-lost-alone = { $points ->
    [0] You lost.
    [one] You lost, with { $points } point.
   *[other] You lost, with { $points } points.
}
ending-seen = { $points ->
    [0] { $name } wins, level on points.
    [one] { $name } wins by { $points } point.
   *[other] { $name } wins by { $points } points.
}
ending-seen-lost = { $points ->
    [0] { $name } loses, level on points.
    [one] { $name } loses by { $points } point.
   *[other] { $name } loses by { $points } points.
}
ending-caption = The reckoning
ending-unit = Points
ending-others = All the rest
ending-gains = { $points ->
    [one] { $who } gains { $points } point: from { $before } to { $after }.
   *[other] { $who } gains { $points } points: from { $before } to { $after }.
}
ending-loses = { $points ->
    [one] { $who } loses { $points } point: from { $before } to { $after }.
   *[other] { $who } loses { $points } points: from { $before } to { $after }.
}
ending-stays = { $who } gains nothing: from { $before } to { $after }.
ending-course = { $who }: from { $before } to { $after }.
ending-count = The count goes from { $before } to { $after }.
ending-ahead = { $points } ahead
ending-behind = { $points } behind
ending-level = level
reckoning-plain-points = Points
reckoning-plain-turn = { $number ->
    [0] Before the first turn
   *[other] Turn { $number }
}
reckoning-plain-move = Move { $number }

## The account

account-people = Played by { $names }.
account-date = On { DATETIME($date, dateStyle: "long") }.
account-board = Board: { $name }.
account-unfinished = The game is not over yet.
account-what = What brought points
account-total = In all
account-turning = The turns that changed most
account-turns = Turn by turn
account-standing = Points after it: { $points }.

## The game explained

analysis-heading = The game explained
analysis-chances = Chances to win, in percent, as each saw them at the time
analysis-mean = The mean of what all players saw
analysis-course = { $who }: from { $before }% to { $after }%.
analysis-turning-points = The decisions that cost most
analysis-turning = { $who } chose “{ $played }”; “{ $better }” would have been better: a chance of { $hoped }% to win instead of { $expected }%.
analysis-spent = Decisions and luck, in percentage points
analysis-side = Seat
analysis-start = At the start
analysis-own = Own decisions
analysis-rivals = The rivals’
analysis-luck = Luck
analysis-end = At the end
analysis-swings = Where luck counted most, in percentage points
analysis-told = What happened
analysis-unused = Never used
analysis-left = { $who }: { $text }
analysis-depth = Each option was weighed in up to { $draws } draws of chance, and up to { $looks } decisions that seemed dear were played on { $playouts } times.

## Levels

level-novice = Novice
level-novice-about = Plays soundly and kindly: it sets no traps and attacks nobody in the first round.
level-companion = Companion
level-companion-about = Makes the most of each turn and looks no further: good company for your first games.
level-general = General
level-general-about = Has learned from thousands of games how to judge a position: for those who know their way around.
level-conqueror = Conqueror
level-conqueror-about = Judges like the General and also weighs what may come next: the hardest to beat.
level-novice-the = the Novice
level-companion-the = the Companion
level-general-the = the General
level-conqueror-the = the Conqueror
bot-the = the bot { $bot }
bot-stood-in = { CAPITAL($bot) } could not decide; { $instead } moved in its place.
bot-at-a-loss = { CAPITAL($bot) } could not decide, nor could anybody in its place: it will try again.

event-alone = From here on this match was played without a referee: only the players’ own device has seen its dice and draws.
