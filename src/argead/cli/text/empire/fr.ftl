# La table d’Empire en mots.

nothing = rien
count-of = { $count } de { $name }
board = tout le plateau
word-camp = camp
word-arrows = flèches
word-awards = primes

region = Région { $number } sur { $count } : { $name }. Tour { $round }.
goal = Le but est { $goal } ; aucune armée n’y est encore entrée.
goal-entered = Le but, { $goal }, est atteint : c’est le dernier tour de la région.
order = Ordre du tour : { $places }.
order-open = L’ordre du tour n’est pas encore fixé.
answered = Ont réparti leurs cubes : { $names }.
seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; cubes : { $cubes } ; en réserve : { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}, { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
}.
hidden = derrière l’écran
box-order = ordre du tour { $count }
box-armies = armées { $count }
box-temples = temples { $count }
box-cities = villes { $count }
secret = Derrière l’écran de { $name } : { $cubes }.
province = { $number } { $name } : { $facts }.
sites-temple = site de temple
sites-city = site de ville
sites-temple-and-city = site de temple et site de ville
sites-none = aucun site
armies = armées : { $armies }
lying-temples = un temple est posé par : { $names }
lying-cities = une ville est posée par : { $names }
built-temples = temples bâtis : { $temples }
built-city = ville de { $name }
crossing = En route : { $origin }, { $goal }, prix { $price } ; armées déjà envoyées : { $sent }.
awards = Primes en l’état : { $awards }.
award-temples = le plus de temples, { $region } : { $points } pour { $name }
award-cities = le plus de villes, { $region } : { $points } pour { $name }

help-look-at = regarder accepte aussi un lieu : regarder macedonia (une province avec ses flèches et leurs prix), regarder camp, regarder persia (une région), regarder flèches, regarder primes.
lies-in = { $name } se trouve dans cette région : { $region }.
is-goal = C’est le but de la région, avec le symbole { $symbol }.
the-region = { $name } : les armées viennent de { $start } et entrent en { $entry } ; le but est { $goal }.
camp = Au camp, sur le symbole { $symbol }, armées : { $armies }.
ways = De { $place }, des flèches mènent vers : { $out }. On y vient de : { $back }.
way = { $place } { $price ->
    [0] gratuit
   *[other] pour { $price }
}
way-sea = { $place } par mer pour { $price }
no-place = Il n’y a pas de lieu « { $place } » : essayez une province (macedonia), une région (persia), camp, flèches ou primes.
legend = @ camp, < but. T site de temple, C site de ville. Colonnes : armées de { $players } ; * une pièce posée, # une pièce debout.
