title = Alexandros
blurb = Partout où passe Alexandre naissent des frontières. Fermez de riches provinces, gouvernez-les à peu de frais, et levez l’impôt au moment où il vous sert plus qu’aux autres.
designer = Leo Colovini
publisher = Winning Moves, 2003
board-source = Aucune description du plateau imprimé n’a été publiée : la côte de celui-ci et la plupart de ses symboles sont reconstitués, mais les triangles des figures de la règle sont à leur place. Si vous possédez le jeu, vous pouvez décrire le vrai matériel dans votre propre fichier de plateau et jouer avec.

card-temple = Temple
card-amphora = Amphore
card-horse = Cheval
card-lyre = Lyre
card-soldier = Hoplite
no-cards = aucune carte

## Options

option-border_walls = Murs sur le pourtour
option-border_walls-help = Quand Alexandre longe la côte ou le bord du plateau, y pose-t-on aussi des murs ?
choice-border_walls-true = Oui, et ils comptent (règle imprimée)
choice-border_walls-false = Non, le pourtour ne reçoit pas de murs
option-compensation = Dédommagement
option-compensation-help = De quelles cartes le joueur qui perd une province reçoit-il la moitié (à 3 ou 4 joueurs) ?
choice-compensation-all = De toutes les cartes employées à la reprise
choice-compensation-occupation = Des seules cartes qui paient les symboles

## Questions

prompt-choose-card = Choisissez la carte qui guide Alexandre : l’une des deux visibles, ou une carte de votre main pour le mouvement spécial.
prompt-take-consolation = Alexandre ne peut aller nulle part. Prenez l’une des cartes visibles.
prompt-name-symbol = Votre carte est un joker. Nommez le symbole qu’elle remplace.
prompt-name-without-card = Aucune carte n’est visible et vous ne pouvez en jouer aucune. Nommez le symbole vers lequel chevauche Alexandre.
prompt-choose-triangle = Plusieurs triangles ({ $card }) sont aussi proches. Vers lequel Alexandre se dirige-t-il ?
prompt-choose-corner = Alexandre se dirige vers le triangle { $triangle } ({ $card }). Sur quel coin s’arrête-t-il ?
prompt-choose-path = Par quel chemin va-t-il { DE($start) } à { $point } ? Chaque ligne encore nue reçoit un mur.
prompt-choose-action = Choisissez une action.
prompt-garrison = Payez les symboles, ou placez d’autres gouverneurs à la place des cartes (mais à plusieurs, ils ne lèvent pas d’impôt).
prompt-compensate = Celui qui perd la province reçoit la moitié des cartes employées. Choisissez-en une à lui donner.

## Choix

action-take = Prendre la carte { $card }
action-play = Jouer la carte { $card } de votre main (mouvement spécial)
action-name = { $card }
action-triangle = Triangle { $triangle }
action-corner = Coin { $point }
action-path = Par { $points }
action-ride = D’abord vers { $point }
action-draw = Piocher une carte
action-occupy = Occuper, gouverneur en { $triangle }
action-seize = Reprendre, gouverneur en { $triangle }
action-station = Un autre gouverneur en { $triangle }
action-pay = Payer les cartes
action-give = Donner la carte { $card }
action-tax = Lever l’impôt avec la carte { $card }
action-recall = Rappeler le gouverneur en { $triangle }
action-pass = Finir le tour

note-take = { $targets_count ->
    [0] joker : vous nommez le symbole
    [one] vers { $targets }
   *[other] vers { $targets }, au choix
}
note-play = { $targets_count ->
    [one] vers { $targets }
   *[other] vers { $targets }, au choix
}
note-name = { $targets_count ->
    [one] vers { $targets }
   *[other] vers { $targets }, au choix
}
note-path = { $walls_count ->
    [0] aucun nouveau mur
    [one] 1 nouveau mur
   *[other] { $walls_count } nouveaux murs
}{ $red ->
    [0] { "" }
    [one] , dont 1 rouge : dernier tour
   *[other] , dont { $red } rouges : dernier tour
}{ $provinces_count ->
    [0] { "" }
    [one] {" "}; ferme une province de valeur { $provinces_worth }
   *[other] {" "}; ferme des provinces de valeur { $provinces_worth }
}{ $splits_count ->
    [0] { "" }
    [one] {" "}; coupe la province { DE($splits_holder) } : valeur perdue { $splits_lost }, l’impôt y rapportera { $splits_pays } (jusqu’ici { $splits_paid })
   *[other] {" "}; coupe des provinces { DE($splits_holder) } : valeur perdue { $splits_lost }, l’impôt y rapportera { $splits_pays } (jusqu’ici { $splits_paid })
}
note-ride = { note-path }
note-corner = { note-path }
note-occupy = valeur { $worth } ; payer { $cards }{ $governors ->
    [one] { "" }
   *[other] , avec { $governors } gouverneurs, donc sans impôt
}
note-seize = valeur { $worth }, à { $victim } ; payer { $cards }{ $governors ->
    [one] { "" }
   *[other] , avec { $governors } gouverneurs, donc sans impôt
}
note-tax = { $income }
note-recall = prochain impôt : { $income }

## Le récit

event-dealt = { $player } reçoit une carte cachée.
event-dealt-own = { $player } reçoit la carte { $card }.
event-began = { $player } commence. Cartes visibles : { $cards }.
event-turn = Tour { $turn } : { $player }.
event-took = { $player } prend la carte visible { $card }.
event-turned-up = La carte { $card } est retournée.
event-special = { $player } joue la carte { $card } pour le mouvement spécial.
event-named = { $player } nomme le symbole { $card }.
event-moved = { $player } mène Alexandre vers { $triangle } ({ $card }), coin { $point } : { $walls ->
    [0] aucun nouveau mur
    [one] 1 nouveau mur
   *[other] { $walls } nouveaux murs
}.
event-closed = Une province se ferme en { $triangle } : valeur { $worth }, { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}.
event-split = La province { DE($player) }, en { $triangles }, est coupée : { $provinces ->
    [one] une valeur de { NUMBER($kept) } reste gouvernée
   *[other] { $provinces } provinces d’une valeur totale de { NUMBER($kept) } restent gouvernées
}{ $vacant ->
    [0] { "" }
   *[other] , une valeur de { NUMBER($lost) } devient vacante
}. À l’impôt, ces terres rapportent désormais { $pays } au lieu de { NUMBER($paid) }.
event-red-walls = Il faut des murs rouges ({ $walls }) : c’est le dernier tour.
event-walls-spent = Il ne reste plus assez de murs pour déplacer Alexandre : c’est le dernier tour.
event-stuck = Alexandre ne peut aller nulle part.
event-drew = { $player } pioche une carte.
event-drew-own = { $player } pioche la carte { $card }.
event-reshuffled = La défausse devient la nouvelle pioche.
event-occupied = { $player } occupe une province de valeur { $worth }, gouverneur en { $triangles }, et paie : { $cards }.
event-seized = { $player } reprend à { $victim } une province de valeur { $worth }, gouverneur en { $triangles }, et paie : { $cards }.
event-gave = { $victim } reçoit { DE($player) } : { $cards }.
event-taxed = { $player } lève l’impôt avec la carte { $card } : { $income }.
event-recalled = { $player } rappelle le gouverneur en { $triangle }.
event-passed = { $player } finit son tour.
event-ended = { $reason } Points : { $scores }.

reason-walls = Les murs noirs sont épuisés.
reason-goal = Le nombre de points fixé est atteint.
reason-stuck = Alexandre n’a pas pu bouger pendant tout un tour de table.

## À une vraie table

chance-hand = Piochez une carte sans la montrer aux autres.
chance-row = Retournez la première carte de la pioche.
chance-first-player = Tirez au sort le premier joueur : lequel est-ce, en comptant depuis la première place ?

## Le terminal

teller-nothing = aucun
teller-no-card = aucune
teller-empty = vide
teller-vacant = vacante
teller-word-walls = murs

teller-turn = Tour { $turn }, { $name } ; { $actions ->
    [one] { $actions } action à faire
   *[other] { $actions } actions à faire
}.
teller-taxed = L’impôt a été levé ce tour-ci.
teller-last-turn = C’est le dernier tour.
teller-alexander = Alexandre se tient sur le point { $point }. Murs en réserve : noirs { $black }, rouges { $red }.
teller-cards = Cartes visibles : { $row }. Pioche : { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}. Défausse : { $discard }.
teller-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, dont connues de tous : { $seen } ; gouverneurs en place : { $places }, en réserve : { $reserve } ; le prochain impôt rapporterait { $income }.
teller-glance-points = Points, et ce que rapporterait un impôt : { $points }.
teller-glance-seat = { $points } (+{ $income }) pour { $name }
teller-hand = Main { DE($name) } : { $cards }.
teller-province = Province : { $facts }. Triangles : { $triangles }.
teller-open-land = Terre ouverte : { $facts }, { $count ->
    [one] { $count } triangle
   *[other] { $count } triangles
}.
teller-facts = valeur { $worth } ; symboles : { $symbols } ; { $holder }
teller-held = tenue par { $name } avec { $count ->
    [one] { $count } gouverneur
   *[other] { $count } gouverneurs
}
teller-move = Alexandre est en route vers { $goal }.
teller-occupation = { $name } occupe une province : gouverneurs en { $places }, cartes encore à payer : { $cards }.
teller-gift = { $name } donne encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à { $victim }.

teller-help-look-at = regarder accepte aussi un lieu : regarder b7 (un triangle), regarder 3-3 (un point), regarder lyre (un symbole), regarder murs.
teller-triangle = Triangle { $place } : { $content }. Coins : { $corners }.
teller-sides = Murs sur ses côtés : { $walls }.
teller-governor = Un gouverneur { DE($name) } s’y tient.
teller-lies-in = Il fait partie d’une province de { $count ->
    [one] { $count } triangle
   *[other] { $count } triangles
} : { $facts }.
teller-point = Point { $place } : lignes nues vers { $bare } ; murs vers { $walled }.
teller-around = Triangles autour : { $triangles }.
teller-alexander-here = Alexandre s’y tient.
teller-symbol = Le symbole { $symbol } se trouve en : { $places }.
teller-walls = Murs noirs : { $black }. Murs rouges : { $red }.
teller-no-place = Il n’y a pas de lieu « { $place } » : essayez un triangle (b7), un point (3-3), un symbole (lyre) ou murs.
teller-legend = Un triangle se nomme par la lettre de sa ligne et la colonne au-dessus, un point par la colonne et le numéro de sa ligne : Alexandre (@) se tient en { $point }. + est un point, les traits entre les points sont des murs. { $symbols }, . vide. Gouverneurs : { $players }.

## Le navigateur

client-board = Plateau d’Alexandros
client-row = Cartes visibles
client-deck = pioche
client-discard = Défausse
client-walls = Réserve
client-black-walls = Murs noirs restants
client-red-walls = Murs rouges restants
client-hand = Votre main
client-hand-of = Main { DE($name) }
client-no-cards = Aucune carte
client-score = Points
client-cards = Cartes en main
client-seen = Cartes en main ; connues de tous : { $cards }
client-reserve = Gouverneurs en réserve
client-income = Revenu au prochain impôt
client-take = Prendre une carte visible
client-play = Jouer une carte de sa main
client-name = Nommer un symbole
client-triangle = Où va Alexandre
client-corner = Le point où il s’arrête
client-ride = Un long chemin : où va-t-il d’abord ?
client-path = Son chemin
client-draw = Piocher une carte
client-occupy = Occuper une province vacante
client-seize = Reprendre une province
client-station = Un gouverneur de plus
client-pay = Payer
client-give = Donner une carte
client-tax = Lever l’impôt
client-recall = Rappeler un gouverneur
client-pass = Finir le tour
client-last-turn = Le dernier tour
client-actions-left = { $count ->
    [one] encore 1 action
   *[other] encore { $count } actions
}
client-gift-left = { $count ->
    [one] encore 1 carte pour { $name }
   *[other] encore { $count } cartes pour { $name }
}
client-note-walls = { $walls ->
    [0] aucun nouveau mur
    [one] 1 nouveau mur
   *[other] { $walls } nouveaux murs
}
client-note-red = { $walls ->
    [one] dont 1 rouge : dernier tour
   *[other] dont { $walls } rouges : dernier tour
}
client-note-closes = { $count ->
    [one] ferme une province de valeur { $worth }
   *[other] ferme { $count } provinces de valeur { $worth }
}
client-note-splits = coupe la province { DE($name) }, qui perd une valeur de { NUMBER($lost) } : l’impôt y rapportera { $pays } au lieu de { NUMBER($paid) }
client-note-worth = valeur { $worth }
client-note-pay = payer
client-note-free = aucune carte à payer
client-note-governors = { $count } gouverneurs, donc pas d’impôt
client-note-from = à
client-note-joker = joker : vaut n’importe quel symbole
client-help-move = Déplacez d’abord Alexandre : prenez une carte visible (ou jouez-en une de votre main). Il va au triangle disponible le plus proche de ce symbole et laisse des murs sur son chemin.
client-help-actions = Faites ensuite deux actions : prendre une carte, occuper une province, lever l’impôt ou rappeler un gouverneur.
client-help-tax = Une terre fermée par des murs et la côte est une province ; ses triangles vides font sa valeur. Quand quelqu’un lève l’impôt, chaque propriétaire marque.
client-help-end = La partie finit à 100 points, ou quand les murs noirs sont épuisés. Qui a le plus de points l’emporte.
