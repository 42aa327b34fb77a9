# La table d’Alexandros en mots.

nothing = aucun
no-card = aucune
empty = vide
vacant = libre
word-walls = murs

turn = Tour { $turn }, { $name } ; { $actions ->
    [one] { $actions } action à faire
   *[other] { $actions } actions à faire
}.
last-turn = C’est le dernier tour.
alexander = Alexandre se tient sur le point { $point }. Murs en réserve : { $black } noirs, { $red } rouges.
cards = Cartes visibles : { $row }. Pioche : { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}. Défausse : { $discard }.
seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, vues de tous : { $seen } ; gouverneurs en : { $places }, en réserve : { $reserve } ; le prochain impôt rapporte { $income }.
hand = Main de { $name } : { $cards }.
province = Province : { $facts }. Triangles : { $triangles }.
open-land = Terre ouverte : { $facts }, { $count ->
    [one] { $count } triangle
   *[other] { $count } triangles
}.
facts = valeur { $worth } ; symboles : { $symbols } ; { $holder }
held = tenue par { $name } avec { $count ->
    [one] { $count } gouverneur
   *[other] { $count } gouverneurs
}
move = Alexandre est en route vers { $symbol } { $triangle }.
occupation = { $name } occupe une province : gouverneurs en { $places }, cartes encore à payer : { $cards }.
gift = { $name } donne encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à { $victim }.

help-look-at = regarder accepte aussi un lieu : regarder b7 (un triangle), regarder 3-3 (un point), regarder lyre (un symbole), regarder murs.
triangle = Triangle { $place } : { $content }. Coins : { $corners }.
sides = Murs sur ses côtés : { $walls }.
governor = Un gouverneur de { $name } s’y tient.
lies-in = Il fait partie d’une province de { $count ->
    [one] { $count } triangle
   *[other] { $count } triangles
} : { $facts }.
point = Point { $place } : lignes nues vers { $bare } ; murs vers { $walled }.
around = Triangles autour : { $triangles }.
alexander-here = Alexandre s’y tient.
symbol = { $symbol } se trouve en : { $places }.
walls = Murs noirs : { $black }. Murs rouges : { $red }.
no-place = Il n’y a pas de lieu « { $place } » : essayez un triangle (b7), un point (3-3), un symbole (lyre) ou murs.
legend = + point, @ Alexandre, traits entre les points : murs. { $symbols }, . vide. Gouverneurs : { $players }. La lettre d’une rangée est à sa gauche ; les colonnes se comptent depuis 1.
