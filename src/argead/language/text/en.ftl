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
