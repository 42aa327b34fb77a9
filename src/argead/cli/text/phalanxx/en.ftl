# The table of PhalanXX in words.

nothing = none
word-row = row
word-count = count

round = Round { $round }, { $name }’s turn.
glance = Round { $round }: Force { $force }, { $talents ->
    [one] 1 Talent
   *[other] { $talents } Talents
}, { $reserve ->
    [one] 1 soldier
   *[other] { $reserve } soldiers
} in reserve; home dice: { $home }.
last-round = This is the last round.
row = In the row, from the pile on: { $cards }. { $pile ->
    [0] The pile is empty.
    [one] The pile has 1 card.
   *[other] The pile has { $pile } cards.
}
offer = { $card } for { $price }
scouted = Scouted on top of the pile: { $card }.
heroism = Heroism lies open: conflicts compare Leaders and Equipment less rotated cards.
dice-to-roll = Travelling dice to be rolled: { $dice }.
dice = Rolled dice to be used: { $dice }.
grey = Used by { $name }: { $dice }.
at-slot = { $die } at slot { $slot }
die = { $colour } { $value }
player = { $name }: Force { $force }, { $talents ->
    [one] 1 Talent
   *[other] { $talents } Talents
}, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}; home dice: { $home }.
ability = { $name } has the ability { $ability }.
played = Played by { $name }: { $cards }; valour { $valour }.
rotated = { $card } (rotated)
held = { $name } holds: { $held }; { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
} on the board, { $reserve } in reserve.
place = { $region } ({ $place }, { $value })
total = If the game ended now, { $name } would have { $total ->
    [one] 1 point
   *[other] { $total } points
}.
hand = In the hand of { $name }:
hand-empty = The hand of { $name } is empty.
can-play = { $card }: Force { $force } now; its conditions hold.
cannot-play = { $card }: Force { $force } now; needs { $lacks }.
lack = { $need } (now { $have })

need-die-colour-white = { $least ->
    [one] a white home die
   *[other] { $least } white home dice
}
need-die-colour-orange = { $least ->
    [one] an orange home die
   *[other] { $least } orange home dice
}
need-die-colour-purple = { $least ->
    [one] a purple home die
   *[other] { $least } purple home dice
}
need-die-value = a home die of { $least } or more
need-dice-sum = home dice of { $least } together
need-symbols-archer = { $least ->
    [one] an archer
   *[other] { $least } archers
}
need-symbols-cavalry = { $least } cavalry
need-symbols-infantry = { $least } infantry
need-symbols-any = { $least ->
    [one] an army symbol
   *[other] { $least } army symbols
}
need-soldiers = { $least ->
    [one] a soldier on the board
   *[other] { $least } soldiers on the board
}
need-talents = { $least ->
    [one] 1 Talent
   *[other] { $least } Talents
}
need-cities = { $least ->
    [one] a city
   *[other] { $least } cities
}
need-oases = { $least ->
    [one] an oasis
   *[other] { $least } oases
}
need-cards-white = { $least ->
    [one] a played Army card
   *[other] { $least } played Army cards
}
need-cards-orange = { $least ->
    [one] a played Leader
   *[other] { $least } played Leaders
}
need-cards-purple = { $least ->
    [one] a played Equipment
   *[other] { $least } played Equipment
}
need-force = Force { $least }

help-look-at = look can also be asked for a card (look parmenion), a region or city (look babylonia, look issos), a player by name, look row (the row with what each card still needs) or look count (the final count as things stand).
card = { $name }: epoch { $epoch }, { $kind }, { $force }.
kind-white = Army
kind-orange = Leader
kind-purple = Equipment
force-fixed = Force { $force }
force-scale = Force { $steps } with 0, 1, 2 and more { $by }
by-archer = archers
by-cavalry = cavalry
by-infantry = infantry
by-white = Army cards
by-orange = Leaders
by-purple = Equipment
symbol = It shows { $symbol }.
symbol-archer = an archer
symbol-cavalry = cavalry
symbol-infantry = infantry
ability-blacksmith = Once a turn it turns a rolled die to any value.
ability-scout = It shows the top card of the pile, which can be bought for 4.
ability-supply-of-talents = Conditions of Talents need not hold.
ability-supply-of-dice = Conditions of the value or sum of home dice need not hold.
ability-camouflage = 4 Force until the final count.
conditions = Conditions: { $needs }.
lies-before = It lies before { $name }.
region-plain = { $name }: neither city nor oasis.
region-city = { $name }: the city { $place }, worth { $value }, takes two soldiers.
region-oasis = { $name }: the oasis { $place }, worth { $value }.
borders = Its neighbours: { $borders }.
held-by = Held by { $name }.
held-by-nobody = Held by nobody.
count = { $name }: Force { $force }, Camouflage { $camouflage }, rotated cards { $rotated }, soldiers { $soldiers }, cities and oases { $places }, groups { $groups }, Talents { $talents }; together { $total }.
no-place = There is no “{ $place }” here: try a card (parmenion), a region (babylonia), a player, row or count.
legend = First who holds it, then C city, O oasis and their value, then the region and its neighbours. Players: { $players }.
