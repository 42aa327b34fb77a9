# The table of Alexandros in words.

nothing = none
no-card = none
empty = empty
vacant = vacant
word-walls = walls

turn = Turn { $turn }, { $name }; { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}.
last-turn = This is the last turn.
alexander = Alexander stands on point { $point }. Walls left: { $black } black, { $red } red.
cards = Face up: { $row }. Pile: { $pile ->
    [one] 1 card
   *[other] { $pile } cards
}. Discarded: { $discard }.
seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, seen by everybody: { $seen }; governors on: { $places }, in reserve: { $reserve }; the next tax brings { $income }.
hand = Hand of { $name }: { $cards }.
province = Province: { $facts }. Triangles: { $triangles }.
open-land = Open land: { $facts }, { $count ->
    [one] 1 triangle
   *[other] { $count } triangles
}.
facts = worth { $worth }; symbols: { $symbols }; { $holder }
held = held by { $name } with { $count ->
    [one] 1 governor
   *[other] { $count } governors
}
move = Alexander is on his way to { $symbol } { $triangle }.
occupation = { $name } occupies a province: governors on { $places }, cards still to pay: { $cards }.
gift = { $name } still gives { $count ->
    [one] 1 card
   *[other] { $count } cards
} to { $victim }.

help-look-at = look can also be asked for a place: look b7 (a triangle), look 3-3 (a point), look lyre (a symbol), look walls.
triangle = Triangle { $place }: { $content }. Corners: { $corners }.
sides = Walls on its sides: { $walls }.
governor = A governor of { $name } stands here.
lies-in = It lies in a province of { $count ->
    [one] 1 triangle
   *[other] { $count } triangles
}: { $facts }.
point = Point { $place }: bare lines to { $bare }; walls to { $walled }.
around = Triangles around it: { $triangles }.
alexander-here = Alexander stands here.
symbol = { $symbol } is on: { $places }.
walls = Black walls: { $black }. Red walls: { $red }.
no-place = There is no place “{ $place }”: try a triangle (b7), a point (3-3), a symbol (lyre) or walls.
legend = + point, @ Alexander, lines between points: walls. { $symbols }, . empty. Governors: { $players }. The letter of a row stands on its left; columns count from 1.
