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

## Les lieux : les pays des triangles et les villes des points

triangle-a2 = la Troade
triangle-a3 = la Bithynie de l’Ouest
triangle-a4 = la Bithynie de l’Est
triangle-a5 = la Paphlagonie de l’Ouest
triangle-a6 = la Paphlagonie de l’Est
triangle-a20 = la Derbicène
triangle-a21 = le Dahistan du Nord
triangle-a22 = la Chorasmie de l’Ouest
triangle-a23 = la Chorasmie de l’Est
triangle-a24 = la Massagétie de l’Ouest
triangle-a25 = la Massagétie de l’Est
triangle-a26 = la Sogdiane du Nord
triangle-b2 = la Mysie
triangle-b3 = la Lydie
triangle-b4 = la Phrygie du Nord
triangle-b5 = la Galatie de l’Ouest
triangle-b6 = la Galatie de l’Est
triangle-b7 = le Pont
triangle-b13 = la Colchide
triangle-b14 = l’Ibérie
triangle-b15 = l’Albanie
triangle-b20 = le Dahistan de l’Ouest
triangle-b21 = l’Astauène du Nord
triangle-b22 = le Dahistan de l’Est
triangle-b23 = la Margiane de l’Ouest
triangle-b24 = la Margiane du Nord
triangle-b25 = la Sogdiane de l’Ouest
triangle-b26 = la Sogdiane de l’Est
triangle-b27 = la Bubacène
triangle-c3 = la Carie
triangle-c4 = la Phrygie du Sud
triangle-c5 = la Phrygie de l’Est
triangle-c6 = la Cappadoce de l’Ouest
triangle-c7 = la Cappadoce du Nord
triangle-c8 = la Cappadoce de l’Est
triangle-c9 = la Petite Arménie de l’Ouest
triangle-c10 = la Petite Arménie de l’Est
triangle-c11 = l’Arménie du Nord
triangle-c12 = l’Arménie du Sud
triangle-c13 = l’Araxène de l’Ouest
triangle-c14 = l’Araxène centrale
triangle-c15 = l’Araxène de l’Est
triangle-c16 = l’Atropatène du Nord
triangle-c17 = la Cadousie
triangle-c20 = l’Hyrcanie
triangle-c21 = l’Astauène du Sud
triangle-c22 = la Parthie du Nord
triangle-c23 = la Margiane du Sud
triangle-c24 = la Margiane de l’Est
triangle-c25 = la Bactriane de l’Ouest
triangle-c26 = la Bactriane du Sud
triangle-c27 = la Bactriane de l’Est
triangle-d4 = la Lycie
triangle-d5 = la Pisidie
triangle-d6 = la Lycaonie
triangle-d7 = la Cilicie
triangle-d8 = la Commagène de l’Ouest
triangle-d9 = la Commagène de l’Est
triangle-d10 = la Sophène du Nord
triangle-d11 = la Sophène du Sud
triangle-d12 = la Gordyène de l’Ouest
triangle-d13 = la Gordyène du Sud
triangle-d14 = la Gordyène de l’Est
triangle-d15 = la Matiène
triangle-d16 = l’Atropatène du Sud
triangle-d17 = la Médie du Nord
triangle-d18 = la Rhagiane
triangle-d19 = la Choarène du Nord
triangle-d20 = la Comisène
triangle-d21 = la Parthie de l’Ouest
triangle-d22 = la Parthie de l’Est
triangle-d23 = l’Arie de l’Ouest
triangle-d24 = l’Arie du Nord
triangle-d25 = le Paropamise de l’Ouest
triangle-d26 = le Paropamise de l’Est
triangle-d27 = la Capisène du Nord
triangle-e9 = la Syrie du Nord
triangle-e10 = l’Osroène
triangle-e11 = la Mygdonie
triangle-e12 = la Mésopotamie du Nord
triangle-e13 = l’Assyrie du Nord
triangle-e14 = l’Assyrie du Sud
triangle-e15 = l’Adiabène
triangle-e16 = la Cossée
triangle-e17 = la Médie du Sud
triangle-e18 = la Parétacène
triangle-e19 = la Choarène du Sud
triangle-e20 = l’Isatide du Nord
triangle-e21 = la Parthie du Sud
triangle-e22 = la Drangiane du Nord
triangle-e23 = l’Arie du Sud
triangle-e24 = l’Arie de l’Est
triangle-e25 = le Paropamise du Sud
triangle-e26 = l’Arachosie du Nord
triangle-e27 = la Capisène du Sud
triangle-f9 = la Phénicie
triangle-f10 = la Syrie de l’Ouest
triangle-f11 = la Syrie de l’Est
triangle-f12 = la Mésopotamie du Sud
triangle-f13 = la Babylonie de l’Ouest
triangle-f14 = la Sittacène
triangle-f15 = la Babylonie de l’Est
triangle-f16 = la Susiane
triangle-f17 = l’Élymaïde de l’Ouest
triangle-f18 = l’Élymaïde de l’Est
triangle-f19 = l’Isatide de l’Ouest
triangle-f20 = l’Isatide de l’Est
triangle-f21 = la Carmanie du Nord
triangle-f22 = la Drangiane de l’Ouest
triangle-f23 = la Drangiane centrale
triangle-f24 = la Drangiane de l’Est
triangle-f25 = la Sacastène du Nord
triangle-f26 = l’Arachosie du Sud
triangle-g8 = la Judée du Nord
triangle-g9 = la Cœlé-Syrie de l’Ouest
triangle-g10 = la Cœlé-Syrie de l’Est
triangle-g11 = l’Arabie de l’Ouest
triangle-g12 = l’Arabie du Nord
triangle-g13 = la Babylonie du Sud
triangle-g14 = la Chaldée de l’Ouest
triangle-g15 = la Chaldée de l’Est
triangle-g18 = la Perside de l’Ouest
triangle-g19 = la Perside de l’Est
triangle-g20 = la Carmanie de l’Ouest
triangle-g21 = la Carmanie centrale
triangle-g22 = la Carmanie de l’Est
triangle-g23 = la Drangiane du Sud
triangle-g24 = la Gédrosie du Nord
triangle-g25 = la Sacastène du Sud
triangle-h4 = la Maréotide
triangle-h5 = l’Égypte du Nord
triangle-h6 = l’Égypte de l’Est
triangle-h7 = le Sinaï du Nord
triangle-h8 = la Judée du Sud
triangle-h9 = la Nabatène de l’Ouest
triangle-h10 = la Nabatène du Nord
triangle-h11 = la Nabatène de l’Est
triangle-h12 = l’Arabie du Sud
triangle-h13 = l’Arabie de l’Est
triangle-h20 = l’Harmozie de l’Ouest
triangle-h21 = l’Harmozie du Sud
triangle-h22 = l’Harmozie de l’Est
triangle-h23 = la Gédrosie de l’Ouest
triangle-h24 = la Gédrosie de l’Est
triangle-i4 = la Libye
triangle-i5 = l’Égypte de l’Ouest
triangle-i6 = l’Égypte du Sud
triangle-i7 = le Sinaï de l’Ouest
triangle-i8 = le Sinaï du Sud
triangle-i9 = le Sinaï de l’Est

point-2-0 = Abydos
point-4-0 = Chalcédoine
point-6-0 = Sinope
point-20-0 = Barcana
point-22-0 = Oxiane
point-24-0 = Xénippa
point-26-0 = Alexandrie Eschaté
point-1-1 = Assos
point-3-1 = Nicée
point-5-1 = Gordion
point-7-1 = Amasée
point-13-1 = Cytaïa
point-15-1 = Harmozique
point-19-1 = Ochos
point-21-1 = Sirok
point-23-1 = Tribactra
point-25-1 = Maracanda
point-27-1 = Cyropolis
point-2-2 = Sardes
point-4-2 = Dorylée
point-6-2 = Ancyre
point-8-2 = Comana
point-10-2 = Trébizonde
point-12-2 = Carana
point-14-2 = Artaxate
point-16-2 = Cabalaca
point-18-2 = Saramanné
point-20-2 = Zadracarta
point-22-2 = Nisa
point-24-2 = Alexandrie de Margiane
point-26-2 = Tarmita
point-28-2 = la Tour de Pierre
point-3-3 = Halicarnasse
point-5-3 = Célènes
point-7-3 = Mazaca
point-9-3 = Mélitène
point-11-3 = Tigranocerte
point-13-3 = Thospia
point-15-3 = Gandzaca
point-17-3 = Amardos
point-19-3 = Hécatompylos
point-21-3 = Asaac
point-23-3 = Sousia
point-25-3 = Bactres
point-27-3 = Drapsaca
point-4-4 = Pergé
point-6-4 = Laranda
point-8-4 = Issos
point-10-4 = Édesse
point-12-4 = Nisibe
point-14-4 = Gaugamèles
point-16-4 = Ecbatane
point-18-4 = Rhagès
point-20-4 = Choara
point-22-4 = Bitaxa
point-24-4 = Artacoana
point-26-4 = Ortospana
point-28-4 = Nysa
point-9-5 = Apamée
point-11-5 = Thapsaque
point-13-5 = Hatra
point-15-5 = Opis
point-17-5 = Suse
point-19-5 = Gabaï
point-21-5 = Thaspis
point-23-5 = Phrada
point-25-5 = Arachotos
point-27-5 = Parsia
point-8-6 = Tyr
point-10-6 = Damas
point-12-6 = Doura
point-14-6 = Babylone
point-16-6 = Charax
point-18-6 = les Portes persiques
point-20-6 = Isatiches
point-22-6 = Carmana
point-24-6 = Ariaspé
point-26-6 = Alexandrie d’Arachosie
point-3-7 = Alexandrie
point-5-7 = Péluse
point-7-7 = Gaza
point-9-7 = Jérusalem
point-11-7 = Bostra
point-13-7 = Orchoé
point-15-7 = Térédon
point-17-7 = Taocé
point-19-7 = Persépolis
point-21-7 = Salmous
point-23-7 = Poura
point-25-7 = Couni
point-4-8 = Naucratis
point-6-8 = Memphis
point-8-8 = Élousa
point-10-8 = Pétra
point-12-8 = Dumatha
point-14-8 = Gerrha
point-20-8 = Oaracta
point-22-8 = Harmozeia
point-24-8 = Cophas
point-3-9 = Ammon
point-5-9 = Oxyrhynque
point-7-9 = Clysma
point-9-9 = Aïla

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
prompt-choose-corner = Alexandre se dirige vers { $triangle } ({ $card }). Sur quel coin du triangle s’arrête-t-il ?
prompt-choose-path = Par quel chemin va-t-il { DE($start) } { A($point) } ? Chaque ligne encore nue reçoit un mur.
prompt-choose-action = Choisissez une action.
prompt-garrison = Payez les symboles, ou placez d’autres gouverneurs à la place des cartes (mais à plusieurs, ils ne lèvent pas d’impôt).
prompt-compensate = Celui qui perd la province reçoit la moitié des cartes employées. Choisissez-en une à lui donner.

## Choix

action-take = Prendre la carte { $card }
action-play = Jouer la carte { $card } de votre main (mouvement spécial)
action-name = { $card }
action-triangle = Vers { $triangle }
action-corner = S’arrêter { A($point) }
action-path = Par { $points }
action-ride = D’abord vers { $point }
action-draw = Piocher une carte
action-occupy = Occuper, gouverneur { EN($triangle) }
action-seize = Reprendre, gouverneur { EN($triangle) }
action-station = Un autre gouverneur { EN($triangle) }
action-pay = Payer les cartes
action-give = Donner la carte { $card }
action-tax = Lever l’impôt avec la carte { $card }
action-recall = Rappeler le gouverneur { DE($triangle) }
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
event-rode = { $player } mène Alexandre par { $point }.
event-moved = { $player } mène Alexandre vers { $triangle } ({ $card }), halte { A($point) } : { $walls ->
    [0] aucun nouveau mur
    [one] 1 nouveau mur
   *[other] { $walls } nouveaux murs
}.
event-closed = Une province se ferme autour { DE($triangle) } : valeur { $worth }, { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}.
event-split = La province { DE($player) } ({ $triangles }) est coupée : { $provinces ->
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
event-occupied = { $player } occupe une province de valeur { $worth }, { $triangles_count ->
    [one] gouverneur { EN($triangles) }
   *[other] gouverneurs dans { $triangles }
}, et paie : { $cards }.
event-seized = { $player } reprend à { $victim } une province de valeur { $worth }, { $triangles_count ->
    [one] gouverneur { EN($triangles) }
   *[other] gouverneurs dans { $triangles }
}, et paie : { $cards }.
event-gave = { $victim } reçoit { DE($player) } : { $cards }.
event-taxed = { $player } lève l’impôt avec la carte { $card } : { $income }.
event-recalled = { $player } rappelle le gouverneur { DE($triangle) }.
event-passed = { $player } finit son tour.
event-ended = { $reason } Points : { $scores }.

glance = Manche { $round }
reason-walls = Les murs noirs sont épuisés.
reason-goal = Le nombre de points fixé est atteint.
reason-stuck = Alexandre n’a pas pu bouger pendant tout un tour de table.

## Pourquoi non

why-first = { $now ->
    [choose-card] Alexandre se déplace d’abord : choisissez la carte qui le guide.
    [take-consolation] Alexandre ne peut aller nulle part : prenez d’abord l’une des cartes visibles.
    [name-symbol] Nommez d’abord le symbole vers lequel chevauche Alexandre.
    [choose-triangle] Choisissez d’abord le triangle vers lequel Alexandre se dirige.
    [choose-corner] Choisissez d’abord le coin où Alexandre s’arrête.
    [choose-path] Choisissez d’abord le chemin d’Alexandre.
   *[garrison] Achevez d’abord l’occupation : payez les cartes, ou placez un autre gouverneur.
}
why-gift-first = Choisissez d’abord, parmi les cartes employées, celle qui revient à { $victim }.
why-rode-already = Alexandre ne se déplace qu’au début du tour ; c’est maintenant le moment des actions.
why-few-walls = Ce trajet demande plus de murs qu’il n’en reste : { $walls ->
    [0] il n’y en a plus
    [one] il n’y en a plus que 1
   *[other] il n’y en a plus que { NUMBER($walls) }
}.
why-none-available = Aucun triangle de ce symbole ({ $card }) n’est disponible, et une carte de votre main n’est jamais un joker.
why-other-symbol = Alexandre cherche cette fois un autre symbole : { $card }.
why-no-symbol = Aucun symbole { EN($triangle) }, et Alexandre ne se rend qu’auprès des symboles.
why-unavailable = Ce triangle ({ BARE($triangle) }, { $card }) n’est pas disponible : { $bar ->
    [governor] un gouverneur s’y tient
    [wall] un mur longe l’un de ses côtés
   *[corner] Alexandre se tient sur l’un de ses coins
}.
why-not-nearest = Ce triangle ({ BARE($triangle) }, { $card }) est { $steps ->
    [one] à 1 ligne
   *[other] à { NUMBER($steps) } lignes
}, et Alexandre va au plus proche : { $targets }.
why-card-first = Alexandre va { EN($triangle) } avec une carte { $card }{ $held ->
    [row] {" "}: choisissez celle qui est visible
    [hand] {" "}: choisissez celle de votre main
    [joker] {" "}ou un joker : choisissez celui qui est visible
   *[none] , mais il n’y en a ni parmi les cartes visibles ni dans votre main
}.
why-no-corner = Alexandre se dirige vers { $triangle } ({ $card }) et s’arrête sur l’un des coins de ce triangle.
why-stands-there = Alexandre s’y tient déjà.
why-roundabout = Ce point ({ BARE($point) }) n’est sur aucun des plus courts chemins { DE($start) } { A($goal) }.
why-leg-by-leg = Le chemin est long et se choisit point par point : d’abord l’un de ceux qui touchent Alexandre.
why-wall-stays = Les murs restent en place : personne ne les déplace ni ne les retire.
why-walls-by-riding = Les murs ne se posent que le long des lignes que suit Alexandre.
why-pile-spent = Il n’y a plus aucune carte, ni dans la pioche ni dans la défausse.
why-discards-wait = Les cartes défaussées ne reviennent que lorsque la pioche est épuisée.
why-taxed = L’impôt se lève au plus une fois par tour, et vous l’avez déjà levé.
why-no-governor = L’impôt demande une carte du symbole sur lequel se tient l’un de vos gouverneurs, et vous n’en avez aucun sur le plateau.
why-wrong-card = L’impôt demande une carte du symbole sur lequel se tient l’un de vos gouverneurs ({ $cards }), et la carte { $card } n’en est pas.
why-occupying = Vous occupez une autre province (gouverneur : { $triangles }) : payez-la, ou placez-y un autre gouverneur.
why-placed = Un gouverneur va déjà { EN($triangle) }.
why-pay-lacking = Il vous manque encore, pour payer : { $cards } ; placez d’abord un autre gouverneur.
why-card-unasked = Aucune carte { $card } n’est à payer pour cette province.
why-yours-already = Cette province est déjà à vous.
why-no-symbols = Cette province n’a aucun symbole : aucun gouverneur ne peut s’y tenir.
why-no-reserve = Tous vos gouverneurs sont sur le plateau : rappelez-en d’abord un.
why-toll-lacking = Chaque gouverneur { DE($victim) } dans cette province coûte deux cartes du symbole sur lequel il se tient ; il vous manque : { $cards }.
why-cards-lacking = Cette province demande { $symbols ->
    [one] 1 symbole
   *[other] { $symbols } symboles
} : vos cartes en paient { $paid }, et { $reserve ->
    [one] le seul gouverneur de votre réserve ne peut remplacer tout ce qui manque
   *[other] les { $reserve } gouverneurs de votre réserve ne peuvent remplacer tout ce qui manque
} ({ $cards }).
why-open-land = Cette terre est encore ouverte et compte { $symbols ->
    [one] 1 symbole
   *[other] { $symbols } symboles
} à payer ; vous avez { $held ->
    [0] la main vide
    [one] 1 carte en main
   *[other] { $held } cartes en main
} et { $reserve ->
    [one] 1 gouverneur
   *[other] { $reserve } gouverneurs
} en réserve.
why-no-seat = Un gouverneur se tient sur un symbole, et il n’y en a pas { EN($triangle) }.
why-seat-elsewhere = Il faut que chaque gouverneur de votre réserve se tienne sur un symbole dont les cartes vous manquent : { $cards }.
why-rival-governors = Ce sont les gouverneurs { DE($player) }.
why-reserve-waits = Un gouverneur entre en jeu quand on occupe une province : choisissez-y un triangle avec un symbole.
why-rival-cards = La main { DE($player) } est secrète.
why-cards-counted = Ce nombre ne fait que compter votre main : choisissez parmi les cartes elles-mêmes.
why-income-by-tax = C’est ce que rapporterait le prochain impôt ; il se lève avec une carte de la main.
why-points-by-tax = Les points ne se dépensent pas ; ils ne viennent que de l’impôt.

thing-province = province ({ $what })
thing-piece = Alexandre
thing-governor = gouverneur ({ $what })
thing-row = carte visible { $what }
thing-pile = { $what ->
    [discard] défausse
   *[cards] pioche
}
thing-supply = { $what ->
    [black] murs noirs en réserve
   *[red] murs rouges en réserve
}
thing-hand = { $what }, dans votre main
thing-score = points { DE($name) }
thing-cards = cartes { DE($name) }
thing-reserve = gouverneurs { DE($name) } en réserve
thing-income = revenu { DE($name) }

## En vue

outlook-taxed-to-the-end = { $player } peut lever l’impôt avec une seule carte ({ $cards }) et gagner ainsi la partie : { $scores }.
outlook-taxed = { $player } peut lever l’impôt avec une seule carte ({ $cards }) : { $income }.
outlook-seized = { $player } peut reprendre votre province autour { DE($triangle) }, de valeur { $worth }, { $count ->
    [0] sans payer de carte
   *[other] contre { $cards }
}{ $governors ->
    [one] { "" }
   *[other] {" "}et avec { $governors } gouverneurs
} ({ $held ->
    [0] aucune carte en main
    [one] { $held } carte en main
   *[other] { $held } cartes en main
}).
outlook-occupied = { $player } peut occuper la province autour { DE($triangle) }, de valeur { $worth }, { $count ->
    [0] sans payer de carte
   *[other] contre { $cards }
}{ $governors ->
    [one] { "" }
   *[other] {" "}et avec { $governors } gouverneurs
} ({ $held ->
    [0] aucune carte en main
    [one] { $held } carte en main
   *[other] { $held } cartes en main
}).
outlook-split = { $player } peut mener Alexandre vers { $target } avec { $face_up ->
    [true] la carte { $card }
   *[false] une carte { $card } de sa main
} et couper votre province autour { DE($triangle) } : un impôt y rapporterait { $pays } au lieu de { NUMBER($paid) }.
outlook-closed = { $player } peut mener Alexandre vers { $target } avec la carte { $card }, fermer avec { $walls ->
    [one] { $walls } mur
   *[other] { $walls } murs
} une province autour { DE($triangle) }, de valeur { $worth }, et l’occuper { $count ->
    [0] sans payer de carte
   *[other] contre { $cards }
}{ $governors ->
    [one] { "" }
   *[other] {" "}et avec { $governors } gouverneurs
}.
outlook-last-turn = C’est le dernier tour. En tête pour l’instant : { $player } ({ $scores }).
outlook-one-tax = Le prochain impôt, quel que soit celui qui le lève, termine la partie, et la victoire irait à { $player } : { $scores }.
outlook-few-taxes = Pour atteindre { $goal }, il manque encore { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $player } : { $taxes } impôts de { NUMBER($worth) } y suffiraient.
outlook-few-walls = { $walls ->
    [0] Il ne reste aucun mur noir
    [one] Il ne reste que { NUMBER($walls) } mur noir
   *[other] Il ne reste que { NUMBER($walls) } murs noirs
}, et un trajet qui demande un mur rouge fait de son tour le dernier. En tête pour l’instant : { $player } ({ $scores }).
outlook-standstill = Alexandre ne peut aller nulle part. Encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} ainsi, et la partie est finie. En tête pour l’instant : { $player } ({ $scores }).
outlook-idle-cards = { $held ->
    [one] Une carte est restée en main
   *[other] { $held } cartes sont restées en main
} : { $cards }.
outlook-idle-governors = { $governors ->
    [one] Un gouverneur est resté inactif
   *[other] { $governors } gouverneurs sont restés inactifs
} dans la réserve.
outlook-crowded = La province autour { DE($triangle) }, de valeur { $worth }, n’a payé aucun impôt : { $governors } gouverneurs s’y tenaient.
outlook-unclaimed = Les cartes pour la province vacante autour { DE($triangle) }, de valeur { $worth }, étaient en main.

## Le décompte

reckoning-caption = Les impôts, province par province
reckoning-province = { BARE($triangle) }
reckoning-turn = Tour { $turn } : { $player }

## À une vraie table

chance-hand = Piochez une carte sans la montrer aux autres.
chance-row = Retournez la première carte de la pioche.
chance-first-player = Tirez au sort le premier joueur : lequel est-ce, en comptant depuis la première place ?

## La leçon

option-guide = Guide
option-guide-help = La première partie guidée joue six de vos tours d’après le livret, face à un rival : chaque carte, chaque mur est expliqué, puis la partie est à vous.
choice-guide-none = Jouer librement
choice-guide-first-game = Première partie guidée

lesson-aim = Bienvenue ! Partout où chevauche Alexandre, des murs s’élèvent derrière lui, et la terre qu’ils enferment devient une province. Gouvernez les plus riches, levez l’impôt : le plus de points l’emporte.
lesson-cards = Chaque tour s’ouvre sur sa chevauchée. Choisissez l’une des deux cartes visibles : il gagne le triangle le plus proche de ce symbole, et la carte rejoint dans votre main votre Amphore secrète.
lesson-first-choice = Le Cheval l’appellerait en Paphlagonie de l’Est, la Lyre en Carie, à deux lignes l’une comme l’autre. En route vers la Carie, il peut murer pour vous un bout de côte : prenez la Lyre.
lesson-replaced = Un Hoplite a aussitôt comblé le vide, avant même la chevauchée. Regardez-y toujours : c’est parmi les cartes visibles à la fin de votre tour que choisira votre rival.
lesson-corners = Alexandre peut s’arrêter sur n’importe quel coin du triangle, même le plus éloigné. Choisissez Halicarnasse, au sud.
lesson-ways = Trois chemins sont les plus courts, et chaque ligne qu’il suit reçoit un mur. Passez par l’intérieur, Nicée puis Dorylée : des murs d’un côté, la côte de l’autre, et voilà quatre triangles enfermés.
lesson-undo = Un regret ? « Annuler » revient sur un coin ou un chemin. Ce que le hasard a montré, comme l’Hoplite retourné, reste sur la table.
lesson-worth = Votre première province ! Sa pastille dit sa valeur : 2, un point par triangle vide, la Troade et la Lydie. Voilà ce qu’elle verse à son gouverneur à chaque impôt.
lesson-price = Après la chevauchée, vous avez deux actions. Occupez la province : votre gouverneur prend l’un de ses symboles, chaque autre coûte une carte assortie. Placez-le sur l’Amphore de Mysie, et vous ne devrez qu’une Lyre.
lesson-pay = Un second gouverneur vous épargnerait la Lyre, mais une province à plusieurs gouverneurs ne rapporte aucun impôt. Payez donc, et gardez l’Amphore : avec un gouverneur sur ce symbole, elle pourra un jour lever l’impôt.
lesson-income = Revenu 2 : c’est ce que vous rapporterait le prochain impôt. Trois autres gouverneurs attendent dans votre réserve.
lesson-draw = Prenez une carte comme seconde action. Une carte visible, votre rival la verrait passer, et sa place resterait vide jusqu’à la fin de votre tour. Celle de la pioche n’est que pour vos yeux : piochez.
lesson-rivals-ride = Trois Hoplites étaient aussi proches : votre rival a choisi, et fermé une province de valeur 4. Son prix, trois symboles : un gouverneur sur le Temple, un Cheval et un Hoplite.
lesson-available = À présent l’Hoplite le plus proche, dans le Pont, n’est pas disponible : Alexandre se tient sur son coin. Un gouverneur à l’intérieur ou un mur sur un côté l’interdirait aussi.
lesson-the-next-one = Le suivant se trouve au beau milieu de la province de votre rival. Prenez l’Hoplite, et coupez-la en deux !
lesson-cut = Les murs n’arrêtent pas Alexandre, et il peut bâtir en pleine province gouvernée. Halte à Nicée : un seul chemin est le plus court, par Gordion, et il coûte deux nouveaux murs.
lesson-split = Coupée ! La part du gouverneur reste à votre rival, mais elle ne vaut plus que 2 au lieu de 4. Celle du nord, qui vaut 2 aussi, n’a pas de gouverneur : elle est vacante.
lesson-vacant = Vous pouvez l’occuper sur-le-champ. Elle porte un Hoplite et un Cheval, et l’Hoplite que vous venez de prendre paie le premier. Placez votre gouverneur sur l’autre, en Paphlagonie de l’Est.
lesson-guard = Payez l’Hoplite. Votre gouverneur ne fait pas que compter l’argent : il barre le triangle où il se tient, et aucune carte Cheval n’y appellera Alexandre.
lesson-incomes = Comparez les revenus : 4 pour vous, 2 pour votre rival. Avant votre chevauchée, c’était 2 contre 4.
lesson-patience = Votre Amphore pourrait lever l’impôt tout de suite. Mais l’impôt paie tout le monde, et deux points d’avance récompensent mal une carte et une action. Grandir d’abord, récolter ensuite : piochez.
lesson-unpaid = Votre rival a fermé une province de valeur 3, mais sans les cartes pour ses quatre symboles ; il en a pioché deux. Fermer n’est pas posséder : elle est à qui voudra, tant qu’aucun gouverneur ne s’y installe.
lesson-three-of-four = Amphore, Cheval, Lyre, Hoplite : vous avez trois des quatre cartes, et un gouverneur tiendra lieu de la dernière. Soufflez-lui la province, dès ce tour !
lesson-rich-land = Mais Alexandre chevauche d’abord, autant que cela serve. Voyez à l’est : six triangles vides autour d’un unique Temple ! Prenez la carte Temple et commencez à les murer.
lesson-komana = Halte à Comana, sur la côte nord. Le flanc ouest de la terre promise sera muré d’une mer à l’autre.
lesson-old-wall = Par Mazaca, il part le long d’un mur déjà bâti, et cela ne coûte rien : un seul nouveau mur au lieu de deux. L’autre chemin entaillerait la terre que vous voulez entière.
lesson-supply = Les murs sont aussi l’horloge du jeu. Des 65 murs noirs, il en reste 56 ; quand ils s’épuisent, le temps est écoulé.
lesson-tiny = Au passage, vous avez fermé une toute petite province, de valeur 1. Vous avez mieux à faire.
lesson-snatch = Voici le butin. L’Hoplite est la carte qui vous manque : placez donc votre gouverneur sur ce symbole, en Cilicie.
lesson-second-governor = Vous devez Amphore, Cheval et Lyre, et pourriez tout payer. Mais votre Lyre a mieux à faire au prochain tour. Gardez-la, et placez un second gouverneur sur la Lyre de Lycaonie.
lesson-not-later = C’est maintenant ou jamais : une fois la province à vous, on n’y ajoute plus de gouverneur.
lesson-crowded = L’Amphore et le Cheval sont payés, la province est à vous. Mais à deux, les gouverneurs d’une même province ne lèvent rien : votre revenu est toujours de 4.
lesson-recall = Rappelez-en un ; cela prend une action, mais aucune carte. Reprendre une province coûte deux cartes du symbole sous chaque gouverneur, et votre rival a montré un Hoplite. Rappelez donc celui de Cilicie.
lesson-rivals-claim = Votre rival a occupé la petite province pour rien : un gouverneur sur l’unique symbole, c’est tout le prix. Et Alexandre, mené par la côte à Tigranocerte, a commencé le flanc est de la terre promise !
lesson-no-lyre = D’ici, une chevauchée vers la Lyre d’Osroène pourrait l’achever. Mais seuls un Temple et un Cheval sont visibles, et tous deux le mèneraient ailleurs.
lesson-special = C’est l’heure du mouvement spécial : jouez une carte de votre main au lieu d’en prendre une. Elle est défaussée, et les cartes visibles restent. La chevauchée est chère, mais quelle chevauchée : jouez la Lyre !
lesson-apameia = Par Édesse jusqu’à Apamée, sur la côte sud : deux murs, et la terre est fermée. À côté de chaque choix, vous lisez ce qu’il fermerait.
lesson-bargain = Valeur 6, pour un seul symbole ! Beaucoup de terre et peu de symboles : voilà une bonne province. Sans aucun symbole, en revanche, une terre ne pourrait jamais être gouvernée.
lesson-free = Votre dernier gouverneur en réserve est tout le prix. Placez-le sur le Temple ; il n’y a pas d’autre symbole à payer.
lesson-harvest = Comptez : 2, 2, 3 et 6 font un revenu de 13, contre 3 pour votre rival. C’est le moment de lever l’impôt.
lesson-tax = Défaussez une carte d’un symbole où se tient l’un de vos gouverneurs ; chacun marque alors son revenu. C’est permis une fois par tour, et votre Temple fera l’affaire.
lesson-threat = Ne tardez pas : deux Temples suffiraient à vous reprendre cette province, et votre rival vient d’en ramasser un sous vos yeux.
lesson-ouch = Aïe ! Le second Temple avait été pioché en secret. Les deux sont défaussés, votre gouverneur est rentré en réserve, et votre plus riche province a changé de maître.
lesson-tax-for-all = Puis votre rival a levé l’impôt : 9 points, mais 7 pour vous aussi, car l’impôt paie tout le monde. Vous menez 20 à 12.
lesson-revenge = Et voici deux Temples visibles. Les deux cartes peuvent très bien être pareilles, et ce que votre rival a fait avec deux Temples, vous le pouvez aussi. Prenez le premier.
lesson-nearest = Des gouverneurs barrent les Temples de Galatie de l’Ouest et de Cappadoce de l’Est. Le plus proche disponible est la Mésopotamie du Sud : des murs touchent seulement son coin, ce qui ne gêne pas.
lesson-no-new-wall = Halte à Doura. Il revient le long du mur tout juste bâti, et il n’en faut aucun nouveau. Vos deux actions sont déjà promises : ne fermez donc rien dont votre rival profiterait.
lesson-second-temple = Première action : prenez l’autre Temple. Une carte prise pour la chevauchée est remplacée aussitôt, une carte prise comme action seulement à la fin de votre tour.
lesson-discards = Les cartes employées ne sont pas perdues. Quand la pioche est épuisée, la défausse devient la nouvelle pioche.
lesson-take-over = Deux Temples chassent le gouverneur du Temple, puis vous occupez la province comme d’habitude, le tout en une action. Il faut pouvoir payer le prix entier.
lesson-which = La Galatie de l’Ouest coûterait les deux mêmes cartes, mais sa province ne vaut que 2. Reprenez la Cappadoce de l’Est, pour 6.
lesson-compensation = À trois ou quatre, qui perd une province reçoit la moitié des cartes employées. À deux, rien.
lesson-regained = Votre revenu est remonté à 13, contre 3. Votre rival a pioché deux cartes et, avec une Lyre, mené Alexandre à Hatra.
lesson-pocket = Que se trame-t-il là ? Un Temple pourrait mener Alexandre plus loin et fermer cette poche, de valeur 4. Elle coûte un gouverneur et deux cartes que votre rival a montrées : Cheval et Lyre.
lesson-deny = Prenez donc ce Temple vous-même. Déplacer Alexandre, c’est toujours deux choses : un pas pour vous, et un pas que votre rival ne fera pas.
lesson-tie = Deux Temples sont aussi proches : à vous de choisir. Menez-le en Matiène, loin de la poche.
lesson-joker = Il arrive qu’un symbole n’ait plus aucun triangle disponible. Sa carte visible est alors un joker : qui la prend nomme le symbole.
lesson-gaugamela = Gaugamèles, à une ligne d’ici ! Un seul mur suffit : avec le meilleur revenu, on n’est pas pressé de voir les murs s’épuiser.
lesson-second-tax = Un Temple en main, un gouverneur sur un Temple, et 13 points contre 3. Levez l’impôt, et vous mènerez 33 à 15.
lesson-hundred = Gardez l’œil sur les points : dès qu’un impôt porte quelqu’un à 100, la partie est finie, et le plus grand total l’emporte.
lesson-red-walls = Ou bien les murs y mettent fin : il en reste 46 noirs. S’il en faut davantage, des rouges comblent le vide, le joueur fait encore ses deux actions, et c’est fini, sans impôt final.
lesson-all-at-work = Vos quatre gouverneurs sont tous à l’œuvre. Qu’une province plus riche se présente, et vous rappellerez l’un de ceux qui ne rapportent que 2.
lesson-farewell = On peut renoncer à une action, mais une carte est toujours bonne à prendre, et la main n’a pas de limite. Piochez, et désormais Alexandre chevauche comme il vous plaît.

## Dit la première fois

first-choose-card = La carte décide où chevauche Alexandre, vers le triangle disponible le plus proche de son symbole, et elle vient dans votre main ; jouée de votre main, elle est défaussée.
first-take-consolation = Aucun triangle n’est disponible, Alexandre reste donc sur place : prenez une carte, puis passez à vos actions.
first-name-symbol = Aucun triangle du symbole de votre carte n’est disponible : elle peut remplacer n’importe quel symbole qui en a un.
first-name-without-card = Sans carte pour le guider, Alexandre va vers le symbole que vous nommez, et vous ne prenez rien.
first-choose-triangle = Ces triangles sont aussi proches les uns que les autres, et chacun mène les murs d’Alexandre dans une autre direction.
first-choose-corner = N’importe quel coin du triangle convient ; si un seul chemin est le plus court, vous voyez tout de suite ce qu’il fermerait.
first-choose-path = Seuls les chemins les plus courts sont proposés ; songez à ce que ferment les nouveaux murs, et pour qui.
first-choose-action = Vous avez deux actions par tour, pareilles ou non ; seul l’impôt est limité à une fois, et vous pouvez aussi vous arrêter avant.
first-garrison = Un gouverneur tient déjà son symbole ; payez une carte pour chacun des autres, ou placez d’autres gouverneurs et ne touchez aucun impôt de cette province.
first-compensate = Qui perd une province à votre profit reçoit la moitié des cartes employées, et vous choisissez lesquelles : donnez ce qui l’aide le moins.
first-thing-triangle = Les triangles vides font la valeur d’une province, les symboles en font le prix.
first-thing-province = Ce nombre est la valeur de la province : autant de points à chaque impôt pour qui la tient avec un seul gouverneur.
first-thing-piece = Alexandre est à tout le monde : chaque tour commence par une chevauchée, et des murs marquent son chemin.
first-thing-governor = Un gouverneur vous donne la province, en lève l’impôt s’il y est seul, et barre son triangle à Alexandre.
first-thing-wall = Les murs, comme la côte, ferment les provinces ; on ne les retire jamais, et ils n’arrêtent pas Alexandre.
first-thing-row = Ces deux cartes sont offertes à tous : l’une guide Alexandre et vient en main, et l’on peut aussi en prendre une comme action.
first-thing-pile = Ce que vous piochez, vos rivaux ne le voient pas.
first-thing-supply = Quand il faut plus de murs noirs qu’il n’en reste, des rouges comblent le vide et la partie finit avec ce tour.
first-thing-hand = Vos cartes paient les symboles, lèvent l’impôt et peuvent guider Alexandre ; personne d’autre ne les voit.
first-thing-score = Les points ne viennent que de l’impôt, et à 100 la partie s’achève.
first-thing-cards = Voilà le nombre de cartes en main ; celles qui ont été prises à découvert sont retenues pour vous.
first-thing-reserve = Voilà les gouverneurs encore libres ; quand il n’en reste plus, il faut en rappeler un avant d’occuper quoi que ce soit.
first-thing-income = Voilà les points que rapporterait le prochain impôt, quel que soit celui qui le lève.

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
teller-alexander = Alexandre se tient { A($point) }. Murs en réserve : noirs { $black }, rouges { $red }.
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
} en main, dont connues de tous : { $seen } ; gouverneurs dans : { $places } ; en réserve : { $reserve } ; le prochain impôt rapporterait { $income }.
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
teller-occupation = { $name } occupe une province : gouverneurs dans { $places }, cartes encore à payer : { $cards }.
teller-gift = { $name } donne encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à { $victim }.

teller-help-look-at = regarder accepte aussi un lieu : regarder pont ou regarder b7 (un triangle), regarder gordion ou regarder 5-1 (un point), regarder lyre (un symbole), regarder murs.
teller-place = { $name } ({ $place })
teller-line = { DE($start) } { A($end) } ({ $line })
teller-triangle = { CAPITAL($place) } : { $content }. Coins : { $corners }.
teller-sides = Murs sur ses côtés : { $walls }.
teller-governor = Un gouverneur { DE($name) } s’y tient.
teller-lies-in = Il fait partie d’une province de { $count ->
    [one] { $count } triangle
   *[other] { $count } triangles
} : { $facts }.
teller-point = { CAPITAL($place) } : lignes nues vers { $bare } ; murs vers { $walled }.
teller-around = Triangles autour : { $triangles }.
teller-alexander-here = Alexandre s’y tient.
teller-symbol = Le symbole { $symbol } se trouve dans : { $places }.
teller-walls = Murs noirs : { $black }. Murs rouges : { $red }.
teller-no-place = Il n’y a pas de lieu « { $place } » : essayez un triangle (pont, b7), un point (gordion, 5-1), un symbole (lyre) ou murs.
teller-legend = Un triangle se trouve par la lettre de sa ligne et la colonne au-dessus, un point par la colonne et le numéro de sa ligne : Alexandre (@) se tient { A($point) }. + est un point, les traits entre les points sont des murs. { $symbols }, . vide. Gouverneurs : { $players }.

## Le navigateur

client-board = Plateau d’Alexandros
client-land-symbol = Triangle au symbole { $card }
client-land-empty = Triangle vide : il fait la valeur de sa province
client-open-land = Dans la terre ouverte
client-province-around = Province autour { DE($land) }
client-province-worth = Valeur { $worth } à chaque impôt
client-province-symbols = Symboles à payer : { $symbols }
client-vacant = Vacante
client-held = { $count ->
    [one] Tenue par { $name } avec 1 gouverneur
   *[other] Tenue par { $name } avec { $count } gouverneurs
}
client-idle = À plusieurs gouverneurs, elle ne rapporte rien
client-lands-around = Entre { $lands }
client-alexander = Alexandre
client-alexander-here = Alexandre s’y tient
client-alexander-does = Il laisse un mur sur chaque ligne qu’il suit
client-governor-of = Gouverneur { DE($name) }
client-black-wall = Mur noir
client-red-wall = Mur rouge
client-wall-between = Entre { $start } et { $end }
client-row = Cartes visibles
client-row-does = Visible : elle guide Alexandre, ou se prend comme action
client-pile = { $count ->
    [0] La pioche est épuisée
    [one] 1 carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
client-walls-left = { $what } : { $count }
client-black-do = S’il en manque un, ce tour est le dernier
client-red-do = Ils comblent le dernier vide quand les noirs sont épuisés
client-in-hand = { $count ->
    [one] 1 dans la main { DE($name) }
   *[other] { $count } dans la main { DE($name) }
}
client-counted = { $name } : { $what }, { $count }
client-score-does = Qui atteint 100 met fin à la partie
client-income-does = Autant de points dès que quelqu’un lève l’impôt
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
