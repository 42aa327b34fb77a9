# What every game says.

and = { " and " }
semicolon = { "; " }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
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
barrier-start = No move of yours can be taken back.
barrier-chance = Chance has spoken: what it has shown cannot be taken back.
barrier-reveal = What was hidden has been shown and cannot be taken back.
barrier-seat = Another player has moved since.
barrier-hand = A bot has moved from its hidden hand since.
barrier-over = The game has ended.
rules-parted = This match was played by rules { $played } of the game. Rules { $now } part from them at line { $line } of its record: you can look at it up to there, but not play on.
