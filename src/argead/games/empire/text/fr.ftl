title = Empire
blurb = De la Macédoine à l’Indus en six campagnes. Répartissez vos cubes en secret, marchez le long des flèches, et bâtissez temples et villes là où d’autres comptaient le faire.
designer = Ronald Hofstätter et Dietmar Keusch
publisher = Phalanx Games, 2005
board-source = Le plateau imprimé n’est pas publié : les six régions, l’échelle des prix et deux noms sont attestés, le reste est reconstitué. Si vous possédez le jeu, vous pouvez mettre ce qui est imprimé dans un fichier de plateau à vous et jouer avec.

region-hellas = la Grèce
region-asia-minor = l’Asie Mineure
region-syria-aegyptus = la Syrie et l’Égypte
region-persia = la Perse
region-asia-interior = l’Asie centrale
region-india = l’Inde
region-board = tout le plateau
origin-camp = le camp
standing-ahead = vous bâtiriez
standing-behind = un rival bâtirait
standing-tied = égalité : personne ne bâtirait
standing-unpaid = il ne resterait plus de cubes pour payer

## Options

option-length = Durée
option-length-help = La partie courte joue les régions 2 à 4, et ses primes sont réduites de moitié.
choice-length-full = Partie entière, six régions
choice-length-short = Partie courte, trois régions
option-order = Choix des places
option-order-help = Qui choisit sa place dans l’ordre du tour après les plus offrants ?
choice-order-points = Les autres selon leurs points (règle imprimée)
choice-order-lexicographic = Tous selon leurs cubes misés
option-oldest = Le plus âgé
option-oldest-help = Si personne ne mise sur l’ordre dans la première région, le plus âgé commence.
choice-oldest-first = Occupe la première place
choice-oldest-lot = Est tiré au sort

## Questions

prompt-allot-cubes = Répartissez vos cubes en secret : ordre du tour, armées, temples, villes.
prompt-split-cubes = Répartissez à nouveau vos cubes entre temples et villes, en secret.
prompt-choose-place = Quelle place prenez-vous dans l’ordre du tour ?
prompt-march = En marche : menez des armées le long d’une flèche, ou faites halte.
prompt-send-armies = Depuis { $origin } vers { $goal } : combien passent, { $mixed ->
    [true] { $steps ->
        [0] parmi vos armées qui n’ont pas marché ce tour-ci
        [one] parmi vos armées qui ont marché d’une province ce tour-ci
       *[other] parmi vos armées qui ont marché de { NUMBER($steps) } provinces ce tour-ci
    }
   *[false] parmi vos armées
} ?{ $sent ->
    [0] { "" }
    [one] {" "}1 armée passe déjà.
   *[other] {" "}{ $sent } armées passent déjà.
}
prompt-pay-crossing = Depuis { $origin } vers { $goal }, le passage coûte { $price ->
    [one] 1 cube
   *[other] { $price } cubes
} : de quelles cases payez-vous ?
prompt-build = Posez temples et villes là où se tiennent vos armées.

## Choix

action-allot = Ordre du tour { $order }, armées { $armies }, temples { $temples }, villes { $cities }
action-split = Temples { $temples }, villes { $cities }
action-place = Place { $number }
action-cross = Depuis { $origin } vers { $goal }
action-halt = Faire halte
action-send = { $number ->
    [0] Aucune de celles-ci
    [one] 1 armée
   *[other] { $number } armées
}
action-pay = { $temples } des temples, { $cities } des villes
action-temple = Temple en { $province }
action-city = Ville en { $province }
action-done = Ne plus bâtir

note-cross = { $price ->
    [0] gratuit
    [one] coûte 1 cube
   *[other] coûte { $price } cubes
}, { $able ->
    [one] 1 armée peut passer
   *[other] { $able } armées peuvent passer
}{ $ends ->
    [true] {" "}; ce tour sera le dernier de la région
   *[false] { "" }
}
note-temple = { $standing }{ $price ->
    [0] { "" }
   *[other] , pour { $price }
}{ $spoils_count ->
    [0] { "" }
   *[other] {" "}; mais il ne resterait plus de cubes pour { $spoils }
}
note-city = { note-temple }

## Le récit

event-region = La campagne atteint { $region }.
event-round = Tour { $number }.
event-allotted = { $player } a réparti ses cubes.
event-showed = { $player } dévoile : ordre { $order }, armées { $armies }, temples { $temples }, villes { $cities }.
event-split = { $player } dévoile : temples { $temples }, villes { $cities }.
event-no-bids = Personne n’a misé : { $player }, le plus âgé, commence, et l’on joue à la ronde.
event-lot = Le sort tranche pour { $player }.
event-placed = { $player } prend la place { $number }.
event-crossed = { $player } mène { $number ->
    [one] 1 armée
   *[other] { $number } armées
} depuis { $origin } vers { $goal }{ $price ->
    [0] { "" }
    [one] {" "}pour 1 cube
   *[other] {" "}pour { $price } cubes
}.
event-entered = { $player } entre en { $goal } : c’est le dernier tour de la région.
event-laid-temple = { $player } pose un temple en { $province }.
event-laid-city = { $player } pose une ville en { $province }.
event-majority = { $province } : { $player } a le plus d’armées ({ $number }) et marque { $points }.
event-majority-tied = { $province } : égalité d’armées à { $number }, personne ne marque.
event-temple-built = { $province } : { $player } bâtit un temple pour { $price } et marque { $points }{ $rivals_count ->
    [0] .
   *[other] , devant { $rivals }.
}
event-temple-tied = { $province } : égalité ({ $rivals }), aucun temple n’est bâti.
event-temple-unpaid = { $province } : pas de cubes pour un temple ({ $rivals }).
event-city-built = { $province } : { $player } fonde une ville pour { $price } et marque { $points }{ $rivals_count ->
    [0] .
   *[other] , devant { $rivals }.
}
event-city-tied = { $province } : égalité ({ $rivals }), aucune ville n’est fondée.
event-city-unpaid = { $province } : pas de cubes pour une ville ({ $rivals }).
event-scored = Points : { $scores }.
event-region-over = La campagne est finie : { $region }.
event-award-temples = Le plus de temples, { $region } : { $points } points pour { $player }.
event-award-cities = Le plus de villes, { $region } : { $points } points pour { $player }.
event-ended = { $reason } Points : { $scores }.

reason-goal = Le dernier but est atteint.
reason-rounds = La dernière région a eu tous ses tours.

## À une vraie table

chance-oldest = Tirez au sort le joueur le plus âgé : lequel est-ce, compté depuis la première place ?
chance-lot = Tirez au sort entre les joueurs à égalité : lequel choisit ensuite, compté depuis la première place ?

## The terminal

teller-nothing = rien
teller-count-of = { $count } { DE($name) }
teller-word-camp = camp
teller-word-arrows = flèches
teller-word-awards = primes

teller-region = Région { $number } sur { $count } : { $name }. Tour { $round }.
teller-goal = Le but est { $goal } ; aucune armée n’y est encore entrée.
teller-goal-entered = Le but, { $goal }, est atteint : c’est le dernier tour de la région.
teller-order = Ordre du tour : { $places }.
teller-order-open = L’ordre du tour n’est pas encore fixé.
teller-answered = Ont réparti leurs cubes : { $names }.
teller-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; cubes : { $cubes } ; en réserve : { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}, { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
}.
teller-glance = { $name }, tour { $round }{ $last ->
    [true] , le dernier de la région ; son but était { $goal }.
   *[false] {" "}; le but est { $goal }.
}
teller-glance-map = Tapez plateau pour la carte de la région, avec ses flèches et leurs prix.
teller-standing = { $name } : { $facts }.
teller-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
teller-cubes-hidden = cubes derrière l’écran
teller-cubes-left = cubes pour temples { $temples }, pour villes { $cities }
teller-laid-temples = temples posés : { $places }
teller-laid-cities = villes posées : { $places }
teller-hidden = derrière l’écran
teller-box-order = ordre du tour { $count }
teller-box-armies = armées { $count }
teller-box-temples = temples { $count }
teller-box-cities = villes { $count }
teller-secret = Derrière l’écran { DE($name) } : { $cubes }.
teller-province = { $number } { $name } : { $facts }.
teller-sites-temple = site de temple
teller-sites-city = site de ville
teller-sites-temple-and-city = site de temple et site de ville
teller-sites-none = aucun site
teller-armies = armées : { $armies }
teller-lying-temples = un temple est posé par : { $names }
teller-lying-cities = une ville est posée par : { $names }
teller-built-temples = temples bâtis : { $temples }
teller-built-city = ville { DE($name) }
teller-crossing = En route : { $origin }, { $goal }, prix { $price } ; armées déjà envoyées : { $sent }.
teller-awards = Primes en l’état : { $awards }.
teller-award-temples = le plus de temples, { $region } : { $points } pour { $name }
teller-award-cities = le plus de villes, { $region } : { $points } pour { $name }

teller-help-look-at = regarder accepte aussi un lieu : regarder macedonia (une province avec ses flèches et leurs prix), regarder camp, regarder persia (une région), regarder flèches, regarder primes.
teller-lies-in = { $name } se trouve dans cette région : { $region }.
teller-is-goal = C’est le but de la région, avec le symbole { $symbol }.
teller-the-region = { $name } : les armées viennent { DE($start) } et entrent en { $entry } ; le but est { $goal }.
teller-camp = Au camp, sur le symbole { $symbol }, armées : { $armies }.
teller-ways = { CAPITAL(DE($place)) }, des flèches mènent vers : { $out }. On y vient de : { $back }.
teller-way = { $place } { $price ->
    [0] gratuit
   *[other] pour { $price }
}
teller-way-sea = { $place } par mer pour { $price }
teller-no-place = Il n’y a pas de lieu « { $place } » : essayez une province (macedonia), une région (persia), camp, flèches ou primes.
teller-legend = Sur le schéma, le chiffre au bout d’une ligne est le prix pour entrer là ; ~ est une voie de mer, < le but. T site de temple, C site de ville. Colonnes : armées { DE($players) } ; * une pièce posée, # une pièce bâtie ; > 3:1 une flèche vers la province 3 pour 1 cube.

## Le navigateur

client-board = Carte d’Empire
client-camp = Camp, depuis { $place }
client-march-camp = Partir du camp
client-march-from = Partir { DE($place) }
client-box-order = Ordre
client-box-armies = Armées
client-box-temples = Temples
client-box-cities = Villes
client-temples = Le plus de temples
client-cities = Le plus de villes
client-supply-temples = Temples en réserve
client-supply-cities = Villes en réserve
client-score = Points
client-ready = cubes répartis
client-laying = répartit …
client-lay-out = Répartir
client-campaign = Campagne
client-order = Ordre du tour
client-free-place = libre
client-screen = Derrière votre écran
client-awards = Décompte final, si tout finissait là
client-all = Tout
client-round = Tour { $round } sur { $rounds }
client-provinces = Provinces de la région
client-round-last = Tour { $round }, le dernier ici
client-last-round = Dernier tour de la région
client-story = Le décompte
client-story-of = { $region }, décompte du tour { $round }
client-story-skip = Fermer le décompte
client-story-again = Dernier décompte
client-story-nothing = Personne dans aucune province : rien ne se marque.
client-split = Répartir à nouveau
client-place = Votre place
client-cross = Mener des armées
client-send = Combien
client-pay = Payer
client-build-temple = Temples
client-build-city = Villes
client-halt = Assez marché
client-done = Assez construit
client-way = { CAPITAL(DE($from)) } { A($to) }
client-way-camp = Du camp { A($to) }
client-price = { $price ->
    [0] gratuit
    [one] coûte 1 cube
   *[other] coûte { $price } cubes
}
client-sent = { $count ->
    [one] 1 armée part déjà
   *[other] { $count } armées partent déjà
}
client-purse = cubes pour temples { $temples }, pour villes { $cities }
client-stepped = { $steps ->
    [0] armées qui n’ont pas encore bougé
    [one] armées qui ont fait 1 pas
   *[other] armées qui ont fait { $steps } pas
}
client-note-able = { $count ->
    [one] 1 armée peut y aller
   *[other] { $count } armées peuvent y aller
}
client-note-ends = ce sera le dernier tour de la région
client-note-ahead = en l’état, vous construisez pour { $price } et marquez { $points }
client-note-behind = en l’état, un rival avec plus de cubes construit
client-note-tied = en l’état, égalité : personne ne construit
client-note-unpaid = en l’état, il ne reste plus de cubes pour payer
client-note-rivals = contre
client-note-spoils = il ne reste alors plus de cubes pour ce qui est posé en { $provinces }
client-help-cubes = Dans chaque région, chacun répartit 15 cubes en secret : ordre du tour, armées, temples, villes.
client-help-march = Les armées font jusqu’à 3 provinces le long des flèches. Une pointe foncée coûte des cubes de vos cases temples ou villes, une fois par groupe.
client-help-build = Là où sont vos armées, vous pouvez coucher un temple ou une ville. Au décompte, qui a le plus de cubes dans la case construit, pour un de plus que le second.
client-help-score = Le plus d’armées dans une province : 2 points, un temple 3, une ville 5. Qui entre dans la province finale en fait le dernier tour de la région.
