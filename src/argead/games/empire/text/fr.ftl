title = Empire
blurb = De la Macédoine à l’Indus en six campagnes. Répartissez vos cubes en secret, suivez les flèches, et bâtissez temples et villes là où d’autres comptaient le faire.
designer = Ronald Hofstätter et Dietmar Keusch
publisher = Phalanx Games, 2005
board-source = Aucune description du plateau imprimé n’a été publiée : les six régions, l’échelle des prix et deux noms sont attestés, le reste est reconstitué. Si vous possédez le jeu, vous pouvez décrire le vrai matériel dans votre propre fichier de plateau et jouer avec.

region-hellas = la Grèce
region-asia-minor = l’Asie Mineure
region-syria-aegyptus = la Syrie-Égypte
region-persia = la Perse
region-asia-interior = l’Asie centrale
region-india = l’Inde
region-board = tout le plateau
province-macedonia = la Macédoine
province-illyria = l’Illyrie
province-thessalia = la Thessalie
province-boeotia = la Béotie
province-thracia = la Thrace
province-mysia = la Mysie
province-lydia = la Lydie
province-lycia = la Lycie
province-phrygia = la Phrygie
province-capadocia = la Cappadoce
province-cilicia = la Cilicie
province-syria = la Syrie
province-phoenicia = la Phénicie
province-iudaea = la Judée
province-libya = la Libye
province-aegyptus = l’Égypte
province-mesopotamia = la Mésopotamie
province-assyria = l’Assyrie
province-babylonia = la Babylonie
province-susiana = la Susiane
province-persis = la Perside
province-media = la Médie
province-parthia = la Parthie
province-aria = l’Arie
province-margiana = la Margiane
province-arachosia = l’Arachosie
province-sogdiana = la Sogdiane
province-bactria = la Bactriane
province-paropamisadae = les Paropamisades
province-gandhara = le Gandhara
province-pauravia = le Paurava
province-hyphasis = l’Hyphase
province-pella = Pella
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
choice-order-lexicographic = Tous selon les cubes qu’ils ont misés
option-oldest = Le plus âgé
option-oldest-help = Si personne ne mise sur l’ordre dans la première région, le plus âgé commence. Qui est-ce ?
choice-oldest-first = Celui de la première place
choice-oldest-lot = Le sort en décide

## Questions

prompt-allot-cubes = Répartissez vos cubes en secret : ordre du tour, armées, temples, villes.
prompt-split-cubes = Répartissez à nouveau vos cubes entre temples et villes, en secret.
prompt-choose-place = Quelle place prenez-vous dans l’ordre du tour ?
prompt-march = En marche : conduisez des armées le long d’une flèche, ou faites halte.
prompt-send-armies = { CAPITAL(DEPUIS($origin)) } { EN($goal) } : { $mixed ->
    [true] { $steps ->
        [0] combien passent, parmi vos armées qui n’ont pas encore marché ce tour-ci
        [one] combien passent, parmi vos armées qui ont déjà avancé d’une province ce tour-ci
       *[other] combien passent, parmi vos armées qui ont déjà avancé de { NUMBER($steps) } provinces ce tour-ci
    }
   *[false] combien de vos armées passent
} ?{ $sent ->
    [0] { "" }
    [one] {" "}1 armée passe déjà.
   *[other] {" "}{ $sent } armées passent déjà.
}
prompt-pay-crossing = { CAPITAL(DEPUIS($origin)) } { EN($goal) }, le passage coûte { $price ->
    [one] 1 cube
   *[other] { $price } cubes
} : de quelles cases payez-vous ?
prompt-build = Posez temples et villes là où se tiennent vos armées.

## Choix

action-allot = Ordre du tour { $order }, armées { $armies }, temples { $temples }, villes { $cities }
action-split = Temples { $temples }, villes { $cities }
action-place = Place { $number }
action-cross = { CAPITAL(DEPUIS($origin)) } { EN($goal) }
action-halt = Faire halte
action-send = { $number ->
    [0] Aucune
    [one] 1 armée
   *[other] { $number } armées
}
action-pay = { $temples } de la case temples, { $cities } de la case villes
action-temple = Un temple { EN($province) }
action-city = Une ville { EN($province) }
action-done = Ne plus bâtir

note-cross = { $price ->
    [0] gratuit
    [one] coûte 1 cube en tout
   *[other] coûte { $price } cubes en tout
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
event-no-bids = Personne n’a misé : { $player } commence au bénéfice de l’âge, puis l’on joue à la ronde.
event-lot = Le sort tranche pour { $player }.
event-placed = { $player } prend la place { $number }.
event-crossed = { $player } conduit { $number ->
    [one] 1 armée
   *[other] { $number } armées
} { DEPUIS($origin) } { EN($goal) }{ $price ->
    [0] { "" }
    [one] {" "}pour 1 cube
   *[other] {" "}pour { $price } cubes
}.
event-entered = { $player } entre { EN($goal) } : c’est le dernier tour de la région.
event-laid-temple = { $player } pose un temple { EN($province) }.
event-laid-city = { $player } pose une ville { EN($province) }.
event-majority = { BARE($province) } : { $player } a le plus d’armées ({ $number }) et marque { $points }.
event-majority-tied = { BARE($province) } : égalité d’armées à { $number }, personne ne marque.
event-temple-built = { BARE($province) } : { $player } bâtit un temple pour { $price } et marque { $points }{ $rivals_count ->
    [0] .
   *[other] , devant { $rivals }.
}
event-temple-tied = { BARE($province) } : égalité ({ $rivals }), aucun temple n’est bâti.
event-temple-unpaid = { BARE($province) } : pas de cubes pour un temple ({ $rivals }).
event-city-built = { BARE($province) } : { $player } fonde une ville pour { $price } et marque { $points }{ $rivals_count ->
    [0] .
   *[other] , devant { $rivals }.
}
event-city-tied = { BARE($province) } : égalité ({ $rivals }), aucune ville n’est fondée.
event-city-unpaid = { BARE($province) } : pas de cubes pour une ville ({ $rivals }).
event-scored = Points : { $scores }.
event-region-over = La campagne est finie : { BARE($region) }.
event-award-temples = Le plus de temples ({ BARE($region) }) : { $points } points pour { $player }.
event-award-cities = Le plus de villes ({ BARE($region) }) : { $points } points pour { $player }.
event-ended = { $reason } Points : { $scores }.

glance = { BARE($region) }, tour { $round }
reason-goal = Le dernier but est atteint.
reason-rounds = La dernière région a eu tous ses tours.

## Pourquoi non

why-region-over = La campagne est finie { EN($region) } et n’y revient plus.
why-region-to-come = La campagne n’atteindra que plus tard { $region } ; elle se joue maintenant { EN($here) }.
why-region-here = La campagne se joue maintenant { EN($region) }, mais on ne fait rien d’une région entière : c’est dans ses provinces qu’on marche et qu’on bâtit.
why-other-region = La province { DEPUIS($province) } appartient à une autre région ({ BARE($region) }), et la campagne se joue maintenant { EN($here) }.
why-march-later = { $now ->
    [allot-cubes] Chacun répartit d’abord ses cubes
    [split-cubes] Chacun partage d’abord ses cubes restants entre temples et villes
   *[choose-place] On fixe d’abord l’ordre du tour
} ; ensuite, chacun à son tour marche et bâtit.
why-place-taken = La place { $number } est déjà prise par { $player }.
why-order-open = On choisit les places quand tous les cubes sont dévoilés ; la mise la plus forte choisit en premier.
why-order-stands = L’ordre du tour est fixé et vaut jusqu’à la fin de la région.
why-rival-board = C’est le matériel { DE($player) } : vous ne disposez que de vos propres cubes et pièces.
why-order-spent = Les cubes misés sur l’ordre du tour sont dépensés pour toute la région.
why-armies-stand = Les cubes de cette case sont vos armées : conduisez-les depuis la carte.
why-paid-at-scoring = Temples et villes se paient au décompte ; pour l’instant, vous ne faites que les poser.
why-arrow-first = Ces cubes paient les flèches et, au décompte, les constructions : choisissez d’abord la flèche.
why-too-dear = La flèche { DEPUIS($origin) } { EN($goal) } coûte { $price ->
    [one] 1 cube
   *[other] { $price } cubes
}, et il { $purse ->
    [0] ne vous en reste aucun
   *[other] ne vous en reste que { NUMBER($purse) }
} pour les temples et les villes.
why-all-too-dear = Toute flèche qui part { DEPUIS($origin) } coûte { $price ->
    [one] au moins 1 cube
   *[other] au moins { $price } cubes
}, et il { $purse ->
    [0] ne vous en reste aucun
   *[other] ne vous en reste que { NUMBER($purse) }
} pour les temples et les villes.
why-marched = Vos armées qui se tiennent { EN($origin) } ont avancé { $steps ->
    [one] d’une province
   *[other] de { NUMBER($steps) } provinces
} ce tour-ci et ne peuvent aller plus loin.
why-too-tired = Une flèche mène bien { DEPUIS($origin) } { EN($goal) }, mais vos armées de là-bas ont déjà avancé { $steps ->
    [one] d’une province
   *[other] de { NUMBER($steps) } provinces
} ce tour-ci.
why-too-far = On n’entre { EN($goal) } qu’en venant d’un lieu voisin ({ $origins }), où vous n’avez aucune armée.
why-camp-empty = Vous n’avez aucune armée au camp, et l’on n’y retourne jamais.
why-rival-army = Ce sont les armées { DE($player) } : vous ne conduisez que les vôtres.
why-under-way = Des armées passent { DEPUIS($origin) } { EN($goal) } : { $now ->
    [send-armies] dites d’abord combien
   *[pay-crossing] payez d’abord la flèche
}.
why-march-over = Votre marche est finie pour ce tour : posez maintenant temples et villes.
why-camp-unbuilt = On ne bâtit rien au camp : temples et villes se dressent dans les provinces.
why-no-site = Aucun emplacement { EN($province) }, ni pour un temple ni pour une ville.
why-no-army = Pour bâtir { EN($province) }, il faut y avoir une armée, et vous n’en avez pas.
why-site-full = Vous ne pouvez plus rien poser { EN($province) } : { $temple ->
    [none] aucun temple n’y a sa place
    [laid] votre temple y est déjà posé
   *[spent] vous n’avez plus de temple en réserve
}, et { $city ->
    [none] aucune ville n’y a sa place
    [laid] votre ville y est déjà posée
    [standing] une ville s’y dresse déjà ({ $player })
   *[spent] vous n’avez plus de ville en réserve
}.
why-build-later = On pose temples et villes après la marche : marchez d’abord, ou faites halte.
why-supply-spent = { $kind ->
    [temples] Vous n’avez plus de temple en réserve.
   *[cities] Vous n’avez plus de ville en réserve.
}
why-no-free-site = { $kind ->
    [temples] Aucune de vos armées ne se tient là où vous pourriez encore poser un temple.
   *[cities] Aucune de vos armées ne se tient là où vous pourriez encore poser une ville.
}
why-laid-own = Votre pièce y est déjà posée : au décompte, elle est bâtie ou vous revient.
why-laid-rival = { $player } veut bâtir à cet endroit : le décompte dira qui le peut.
why-temple-stays = Un temple bâti reste en place et ne rapporte plus rien.
why-city-stays = Une ville fondée reste en place, et sa province n’en accueille pas d’autre.
why-points-stay = Les points ne se dépensent pas : ils viennent de chaque décompte et des primes de la fin.
why-awarded-last = Cette prime est donnée à la fin de la partie : { $points ->
    [one] 1 point
   *[other] { $points } points
} pour le plus grand nombre { $kind ->
    [temples] de temples
   *[cities] de villes
} ({ BARE($region) }).

thing-camp = camp
thing-army = armées { DE($name) } : { $what }
thing-temple = temple { DE($name) } : { $what }
thing-laid-temple = temple posé par { $name } : { $what }
thing-city = ville { DE($name) } : { $what }
thing-laid-city = ville posée par { $name } : { $what }
thing-place = place { $what } dans l’ordre du tour
thing-box = { $what ->
    [order] case ordre du tour
    [armies] case armées
    [temples] case temples
   *[cities] case villes
} { DE($name) }
thing-supply = { $what ->
    [temples] temples
   *[cities] villes
} de la réserve { DE($name) }
thing-score = points { DE($name) }

## En vue

outlook-goal-entered = { $player } peut entrer { EN($goal) } { $price ->
    [0] sans frais
    [one] pour { $price } cube
   *[other] pour { $price } cubes
} : ce tour serait le dernier { $last ->
    [true] de la partie
   *[false] de la région
}. { $cubes ->
    [0] Il ne vous reste aucun cube.
    [one] Il vous reste { $cubes } cube.
   *[other] Il vous reste { $cubes } cubes.
}
outlook-province-taken = { $player } peut vous prendre { $province } avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} (départ : { $origins }), { $price ->
    [0] sans frais
    [one] pour { $price } cube
   *[other] pour { $price } cubes
}.
outlook-province-tied = { $player } peut vous égaler { EN($province) } avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} (départ : { $origins }), { $price ->
    [0] sans frais
    [one] pour { $price } cube
   *[other] pour { $price } cubes
}.
outlook-temple-lost = { $player } peut poser un temple à côté du vôtre { EN($province) }, avec { $cubes } contre { $own } dans votre case temples : { $tied ->
    [true] personne ne bâtirait.
   *[false] le vôtre vous reviendrait.
}
outlook-city-lost = { $player } peut poser une ville à côté de la vôtre { EN($province) }, avec { $cubes } contre { $own } dans votre case villes : { $tied ->
    [true] personne ne bâtirait.
   *[false] la vôtre vous reviendrait.
}
outlook-temple-site = { $armies ->
    [0] { $player } se tient { EN($province) }
   *[other] { $player } peut se rendre { EN($province) } { $price ->
        [0] sans frais
        [one] pour { $price } cube
       *[other] pour { $price } cubes
    }
} et peut y bâtir un temple.
outlook-city-site = { $armies ->
    [0] { $player } se tient { EN($province) }
   *[other] { $player } peut se rendre { EN($province) } { $price ->
        [0] sans frais
        [one] pour { $price } cube
       *[other] pour { $price } cubes
    }
} et peut y fonder une ville.
outlook-award-lost = Avec { $kind ->
    [temples] un temple
   *[cities] une ville
} de plus, { $player } en aurait { $count } contre { $own } à vous, et vous perdriez la prime du plus grand nombre ({ BARE($region) }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
outlook-last-region = { $rounds ->
    [one] C’est le dernier tour de la partie.
   *[other] La partie finit avec cette région ({ BARE($region) }) : dans { $rounds } tours au plus tard, celui-ci compris, ou dès qu’une armée entre { EN($goal) }.
}
outlook-last-goal = Le dernier but, { $goal }, peut être atteint dès ce tour par { $player }.
outlook-as-scored = Décomptée en l’état, primes comprises, la partie serait gagnée par { $player } : { $scores }.
outlook-points-missing = Il vous manque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour rejoindre { $player }.
outlook-idle-cubes = Des cubes de la dernière région sont restés sans emploi : { $temples ->
    [0] { $cities } pour les villes.
   *[other] { $cities ->
        [0] { $temples } pour les temples.
       *[other] { $temples } pour les temples et { $cities } pour les villes.
    }
}
outlook-idle-armies = { $armies ->
    [one] Une armée n’a jamais quitté
   *[other] { $armies } armées n’ont jamais quitté
} le dernier camp.
outlook-idle-temples = { $temples ->
    [one] un temple
   *[other] { $temples } temples
}
outlook-idle-cities = { $cities ->
    [one] une ville
   *[other] { $cities } villes
}
outlook-idle-pieces = Des pièces sont restées en réserve : { $temples ->
    [0] { outlook-idle-cities }.
   *[other] { $cities ->
        [0] { outlook-idle-temples }.
       *[other] { outlook-idle-temples } et { outlook-idle-cities }.
    }
}
outlook-award-missed = { $kind ->
    [temples] Un temple
   *[cities] Une ville
} de plus ({ BARE($region) }) aurait valu une prime que personne n’a eue, faute de départage : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Le décompte

reckoning-majorities = Le plus d’armées dans une province
reckoning-temples = Temples bâtis
reckoning-cities = Villes fondées
reckoning-most-cities = Le plus de villes sur tout le plateau
reckoning-most-temples = Le plus de temples sur tout le plateau
reckoning-most-cities-in-region = Le plus de villes dans une région
reckoning-most-temples-in-region = Le plus de temples dans une région
reckoning-round = { BARE($region) }, tour { $round }

## À une vraie table

chance-oldest = Tirez au sort le joueur le plus âgé : lequel est-ce, en comptant depuis la première place ?
chance-lot = Tirez au sort entre les joueurs à égalité : lequel choisit ensuite, en comptant depuis la première place ?

## Le terminal

teller-nothing = aucune
teller-count-of = { $count } { DE($name) }
teller-word-camp = camp
teller-label = { BARE($place) }
teller-word-arrows = flèches
teller-word-awards = primes

teller-region = Région { $number } sur { $count } : { BARE($name) }. Tour { $round }.
teller-goal = Le but est { $goal } ; aucune armée n’y est encore entrée.
teller-goal-entered = Le but, { $goal }, est atteint : c’est le dernier tour de la région.
teller-order = Ordre du tour : { $places }.
teller-free-place = libre
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
teller-glance = { BARE($name) }, tour { $round }{ $last ->
    [true] , le dernier de la région : une armée est entrée dans son but, { $goal }.
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
teller-province = { $number } { BARE($name) } : { $facts }.
teller-sites-temple = site de temple
teller-sites-city = site de ville
teller-sites-temple-and-city = site de temple et site de ville
teller-sites-none = aucun site
teller-armies = armées : { $armies }
teller-lying-temples = un temple est posé par : { $names }
teller-lying-cities = une ville est posée par : { $names }
teller-built-temples = temples bâtis : { $temples }
teller-built-city = ville { DE($name) }
teller-crossing = En route { DEPUIS($origin) } { EN($goal) }, prix { $price } ; armées déjà envoyées : { $sent }.
teller-awards = Primes en l’état : { $awards }.
teller-award-temples = le plus de temples ({ BARE($region) }) : { $points } pour { $name }
teller-award-cities = le plus de villes ({ BARE($region) }) : { $points } pour { $name }

teller-help-look-at = regarder accepte aussi un lieu : regarder macédoine (une province avec ses flèches et leurs prix), regarder camp, regarder perse (une région), regarder flèches, regarder primes.
teller-lies-in = { BARE($name) } : une province de la région { BARE($region) }.
teller-is-goal = C’est le but de la région, avec le symbole { $symbol }.
teller-the-region = { BARE($name) } : les armées viennent { DEPUIS($start) } et entrent { EN($entry) } ; le but est { $goal }.
teller-camp = Au camp, sur le symbole { $symbol }, armées : { $armies }.
teller-ways = Flèches depuis { $place } : { $out }. Flèches vers { $place } : { $back }.
teller-way = { BARE($place) } { $price ->
    [0] gratuit
   *[other] pour { $price }
}
teller-way-sea = { BARE($place) } par mer pour { $price }
teller-no-place = Il n’y a pas de lieu « { $place } » : essayez une province (macédoine), une région (perse), camp, flèches ou primes.
teller-legend = Sur le schéma, le chiffre au bout d’une ligne est le prix pour entrer là ; ~ est une voie de mer, < le but. T site de temple, C site de ville. Colonnes : armées { DE($players) } ; * une pièce posée, # une pièce bâtie ; > 3:1 une flèche vers la province 3 pour 1 cube.

## Le navigateur

client-board = Carte d’Empire
client-place-name = { BARE($place) }
client-camp = Camp, en venant { DEPUIS($place) }
client-march-camp = Partir du camp
client-march-from = Partir { DEPUIS($place) }
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
client-laying = répartit…
client-lay-out = Répartir
client-campaign = Campagne
client-order = Ordre du tour
client-free-place = libre
client-screen = Derrière votre écran
client-awards = Primes, si la partie finissait maintenant
client-all = Tout
client-round = Tour { $round } sur { $rounds }
client-provinces = Provinces de la région
client-round-last = Tour { $round }, le dernier ici
client-last-round = Dernier tour de la région
client-story = Le décompte
client-story-of = { BARE($region) }, décompte du tour { $round }
client-story-skip = Fermer le décompte
client-story-again = Dernier décompte
client-story-nothing = Personne n’est dans une province : aucun point.
client-split = Répartir à nouveau
client-place = Votre place
client-cross = Conduire des armées
client-send = Combien
client-pay = Payer
client-build-temple = Temples
client-build-city = Villes
client-halt = Faire halte
client-done = Ne plus bâtir
client-way = { CAPITAL(DEPUIS($from)) } { EN($to) }
client-way-camp = Du camp { EN($to) }
client-price = { $price ->
    [0] gratuit
    [one] coûte 1 cube
   *[other] coûte { $price } cubes
}
client-sent = { $count ->
    [one] 1 armée passe déjà
   *[other] { $count } armées passent déjà
}
client-purse = cubes pour temples { $temples }, pour villes { $cities }
client-stepped = { $steps ->
    [0] armées qui n’ont pas encore marché
    [one] armées qui ont avancé d’une province
   *[other] armées qui ont avancé de { NUMBER($steps) } provinces
}
client-note-able = { $count ->
    [one] 1 armée peut y aller
   *[other] { $count } armées peuvent y aller
}
client-note-ends = ce sera le dernier tour de la région
client-note-ahead = en l’état, vous bâtissez pour { $price } et marquez { $points }
client-note-behind = en l’état, un rival qui a plus de cubes bâtit
client-note-tied = en l’état, égalité : personne ne bâtit
client-note-unpaid = en l’état, il ne reste plus de cubes pour payer
client-note-rivals = contre
client-note-spoils = il ne reste alors plus de cubes pour ce que vous avez posé ici : { $provinces }
client-price-sea = { $price ->
    [0] gratuit, par mer
    [one] par mer, coûte 1 cube
   *[other] par mer, coûte { $price } cubes
}
client-armies-of = { $name } : { $count ->
    [one] 1 armée
   *[other] { $count } armées
}
client-in-camp = Au camp
client-marched = { $count ->
    [one] 1 d’entre elles a
   *[other] { $count } d’entre elles ont
} avancé de { $steps ->
    [one] 1 province
   *[other] { $steps } provinces
} ce tour-ci
client-temples-of = { $name } : { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
client-city-of = { $name } : une ville
client-temple-laid = { $name } : un temple posé
client-city-laid = { $name } : une ville posée
client-laid-means = La pièce sera bâtie au décompte si personne n’y met plus de cubes.
client-site-temple = Emplacement de temple
client-site-city = Emplacement de ville
client-sites = { $sites ->
    [both] Emplacements de temple et de ville
    [temple] Emplacement de temple
    [city] Emplacement de ville
   *[none] Aucun emplacement
}
client-goal = Le but : dès qu’on y entre, ce tour est le dernier de la région
client-camp-means = Les armées partent d’ici ; première province : { BARE($entry) }
client-region-done = Cette campagne est terminée
client-region-now = La campagne est ici
client-region-to-come = Encore à venir
client-region-way = Départ : { BARE($entry) } ; but : { BARE($goal) }
client-rounds-mean = Une région dure trois tours, ou moins si son but est atteint
client-board-whole = tout le plateau
client-award = { $what }, { $where } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
client-award-now = { $name } l’obtiendrait maintenant
client-award-open = Personne ne l’obtiendrait maintenant
client-award-sum = Primes si la partie finissait maintenant, { $name } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
client-order-place = Place { $number } dans l’ordre du tour
client-place-open = Encore libre
client-screen-means = Derrière votre écran : personne d’autre ne le voit encore
client-ready-means = Les cubes sont répartis ; on les montre quand tout le monde a fini
client-laying-means = Les cubes sont en train d’être répartis derrière l’écran
client-box-order-means = Qui mise le plus choisit sa place en premier
client-box-armies-means = Elles marchent et tiennent des provinces
client-box-temples-means = Pour les temples, et pour payer les flèches
client-box-cities-means = Pour les villes, et pour payer les flèches
client-help-cubes = Dans chaque région, chacun répartit 15 cubes en secret : ordre du tour, armées, temples, villes.
client-help-march = Les armées suivent les flèches, 3 provinces au plus. Une pointe foncée se paie en cubes de vos cases temples ou villes, une fois par groupe.
client-help-build = Là où sont vos armées, vous pouvez poser un temple et une ville. Au décompte, celui qui a le plus de cubes dans la case bâtit, pour un cube de plus que n’en a le deuxième.
client-help-score = Le plus d’armées dans une province : 2 points, un temple 3, une ville 5. Dès qu’une armée atteint le but, c’est le dernier tour de la région.

## La leçon

option-guide = Guide
option-guide-help = La première partie guidée se joue à deux, en partie entière : elle vous mène à travers la Grèce et l’Asie Mineure, explique chaque coup, puis la campagne est à vous.
choice-guide-none = Jouer librement
choice-guide-first-game = Première partie guidée

lesson-welcome = La route d’Alexandre traverse six régions, de la Macédoine à l’Indus. Dans chacune, votre rival et vous gagnez des points avec armées, temples et villes ; qui en a le plus à la fin l’emporte. La première est la Grèce.
lesson-boxes = Pour chaque région, vous avez 15 cubes et un écran pour les cacher. Répartissez-les tous sur quatre cases : ordre du tour, armées, temples, villes. Personne ne voit les vôtres avant que votre rival ait fini, lui aussi.
lesson-first-layout = Les armées quittent le camp pour gagner des provinces. Les cubes des temples et des villes paient ce que vous bâtissez, et les routes difficiles. Mettez-en 1 à l’ordre du tour, 5 aux armées, 5 aux temples, 4 aux villes.
lesson-bid-tie = Les écrans sont levés ; désormais, tout est visible. Chacun a misé 1 cube sur l’ordre du tour. En cas d’égalité, la plus grande armée l’emporte : 5 contre 3, c’est donc à vous de choisir.
lesson-bid-rules = À armées égales, les cubes des temples auraient tranché, puis le sort. Ce qui est misé est dépensé, même en vain. Et si personne ne mise au début de la partie, le plus âgé commence.
lesson-last-place = Le dernier à jouer a tout vu : chaque marche, chaque cube dépensé, chaque pièce posée. Prenez donc la place 2. Cet ordre vaut aussi longtemps que vous êtes dans la région.
lesson-rival-marched = Votre rival a commencé : il a une armée en Macédoine, une en Thessalie, une en Béotie. La pointe foncée qui mène en Béotie porte un 1 : elle lui a coûté un cube de sa case temples, passée de 6 à 5.
lesson-rival-laid = Deux temples et une ville sont posés sur la carte. Poser n’est pas bâtir : tout se règle au décompte, quand vous aurez joué, vous aussi. Gardez la Macédoine en tête, vous y aurez votre mot à dire.
lesson-enter = En marche, maintenant. Vos armées attendent au camp, et il n’y a qu’une entrée : ici, c’est la Macédoine, et elle est gratuite. Faites-les entrer.
lesson-all-in = Des armées peuvent aussi attendre au camp et suivre à un autre tour, mais elles n’y marquent rien, et aucune n’y retourne jamais. Vous avez besoin de toutes : envoyez les 5.
lesson-three-steps = Une armée avance de 3 provinces par tour, et la Macédoine était la première. Elle peut croiser l’adversaire ou camper à côté de lui : personne ne se bat, personne ne barre la route. Seul le nombre compte.
lesson-two-ways = Vous visez l’Illyrie, pour un temple. La flèche directe a une pointe foncée et coûte 1 cube. Le détour par la Thessalie a des pointes claires : il est gratuit, et demande juste les 2 pas qui restent à vos armées.
lesson-majority = À chaque décompte, le plus d’armées dans une province rapporte 2 points. Deux des vôtres suffisent en Macédoine, où votre rival en a une. Les autres peuvent continuer : envoyez-en 3.
lesson-bare-province = En Thessalie, on ne peut rien bâtir, mais ses 2 points en valent d’autres. Votre rival y a une armée : laissez-en deux. La troisième continue en Illyrie.
lesson-alone = Là où vous êtes seul, une armée suffit pour la majorité : envoyez-en 1. Ce sera son troisième pas, elle s’arrête donc là. Au tour suivant, elle pourra repartir.
lesson-goal = Le 2 couronné marque le but, la Thrace, d’où partira la campagne suivante. Dès qu’une armée y entre, même en passant, ce tour est le dernier de la région. Sinon, une région s’achève après 3 tours.
lesson-stay = Depuis la Macédoine, vous pourriez y entrer pour 2 cubes. Mais à un autre tour, tout ce que vous tenez marquerait encore : pourquoi en finir ? Faites halte.
lesson-sites = À présent, vous bâtissez. Là où se tient une de vos armées, vous pouvez poser un temple et une ville, si la province en a l’emplacement : l’Illyrie pour un temple, la Macédoine pour les deux.
lesson-lone-temple = Au décompte, un temple posé sans concurrent est bâti pour 1 cube de votre case temples et rapporte 3 points. En Illyrie, personne ne vous dérange : posez-en un.
lesson-temple-tie = Un temple de votre rival est posé en Macédoine. Si deux joueurs veulent bâtir, la case temples la mieux garnie l’emporte. Mais vous y avez 5 cubes, et lui aussi : à égalité, personne ne bâtit.
lesson-spoil = Personne ne paie non plus, et les deux pièces reviennent : posez la vôtre, cela ne vous coûte rien, et 3 points à votre rival. S’il avait payé la route de Béotie avec sa case villes, ce serait 6 contre 5.
lesson-lone-city = Et la ville ? Posée sans concurrente, elle coûte 2 cubes de la case villes et rapporte 5 points. Votre rival y a 5 cubes contre 4 pour vous : il va l’emporter.
lesson-dear-city = Mais le vainqueur doit bâtir, et paie un cube de plus que n’en a le deuxième. Posez une ville à côté : le prix passe de 2 à 5, tandis que votre pièce et vos 4 cubes vous restent.
lesson-first-scoring = Les provinces ont été décomptées dans l’ordre de leurs numéros : dans chacune les armées, puis le temple, puis la ville. Vous marquez 9 points avec trois majorités et un temple. Votre rival en marque 10.
lesson-drained = Mais voyez ce que cette ville lui a coûté : sa case villes est vide. Pour bâtir en Grèce, il vous reste 8 cubes, et 4 seulement à votre rival.
lesson-split = Le tour 2 commence. Les armées restent en place, les cubes dépensés ne reviennent pas, et l’on répartit à nouveau les autres, en secret. Un seul emplacement de ville est libre : déplacez un cube, 5 aux temples, 3 aux villes.
lesson-goal-entered = Votre rival a payé 2 cubes pour entrer en Thrace, le but. C’est donc le dernier tour en Grèce. Mais chacun le joue jusqu’au bout, et le dernier mot est à vous.
lesson-hurry = Pourquoi cette hâte ? Votre rival mène par 10 à 9, et il manque de cubes. Quand une région s’achève, les cubes qui restent ne valent plus rien, et vous en avez 8. Que pas un ne soit perdu.
lesson-to-thracia = Le dernier emplacement de ville est en Thrace. Suivez votre rival par la même flèche : 2 cubes à la pointe qui y mène, rien à l’autre.
lesson-group-price = On paie le passage, et non chaque armée : celles qui passent ensemble ne paient qu’une fois. Celles qui passent plus tard, ou viennent d’une autre province, paient à nouveau.
lesson-armies-tie = Une armée suffit pour bâtir. De plus, elle égale celle de votre rival, et personne ne marque alors de points pour ses armées en Thrace. Envoyez-en 1.
lesson-needs = Payez avec la case temples, la case villes, ou les deux ; mais comptez d’abord vos besoins. La ville coûte 2. En Macédoine, votre rival a reposé un temple, avec 2 cubes en case : le battre en coûte 3.
lesson-exact = Un autre temple en Illyrie coûte 1. Cela fait 4 pour les temples et 2 pour les villes, et vous avez 5 et 3. Tout autre paiement vous coûterait un bâtiment : payez 1 cube de chaque case.
lesson-tied-macedonia = En Macédoine, c’est maintenant une armée contre une, et une égalité ne rapporte rien. En Thessalie, vous en avez deux, et il n’y a plus personne d’autre. Ramenez-en une.
lesson-two-heads = Cette route est gratuite dans les deux sens. D’autres ne le sont pas, car chaque flèche a une pointe à chaque bout : de Macédoine en Illyrie, on paie 1 cube ; au retour, rien. Envoyez-en 1.
lesson-look-round = Regardez autour de vous : en Macédoine, vous avez deux armées contre une ; en Illyrie et en Thessalie, vous êtes seul. Cela fera 6 points. La Béotie est à votre rival et la Thrace à personne : faites halte.
lesson-one-city = La Macédoine a sa ville, et une province n’en reçoit jamais d’autre. Pour les temples, c’est différent : chaque tour peut en apporter un de plus.
lesson-temple-contest = Voici un vrai duel : votre case temples a 4 cubes, l’autre 2. Vous bâtissez pour un de plus que n’en a votre rival, soit 3, et il reprend sa pièce. Posez la vôtre.
lesson-second-temple = Votre temple d’Illyrie est là pour toujours, et ne marque plus. Un second à côté rapporte encore 3 points. La Macédoine passe d’abord et prend 3 de vos 4 cubes ; le dernier est pour lui.
lesson-bluff = Tiens ! Votre rival pose une ville en Thrace, sans un cube dans sa case villes. C’est permis : on ne demande les cubes qu’au décompte. Mais une pièce qui ne peut être payée alors ne compte pas.
lesson-found-city = Vous bâtissez donc comme si vous étiez seul : pour 2 cubes, et 5 points. Posez votre ville, et savourez le décompte.
lesson-hellas-over = 17 points en un tour ! Vous menez par 26 à 15, et pas un cube n’a été perdu. Les points et les bâtiments restent, les armées quittent la carte, et les 15 cubes vous reviennent tous.
lesson-region-awards = À la fin de la partie, chaque région donne des primes : 5 points pour le plus de temples, 5 pour le plus de villes. En Grèce, vous avez 3 temples contre 2, mais chacun une ville : une égalité ne donne rien.
lesson-no-bid = Voici l’Asie Mineure. Après la première région, si personne ne mise, celui qui a le plus de points choisit d’abord sa place. C’est vous : essayez sans mise, avec 5 armées, 6 cubes pour les temples, 4 pour les villes.
lesson-outbid = Votre rival a misé 2 cubes et pris la place 2, la dernière. Cette fois, c’est vous que l’on observe. Mais il l’a payé : il ne lui reste que 13 cubes, et vous avez les 15.
lesson-read-rival = Étudiez ses cases avant de marcher : 7 cubes pour les villes contre 4 chez vous, mais un seul pour les temples. Ici, les temples sont votre chance, et quatre provinces ont un emplacement pour en bâtir.
lesson-new-camp = Le camp est maintenant la Thrace : chaque campagne commence où la précédente a fini. De là, on entre en Mysie.
lesson-pace = Jouer le premier a un mérite : on donne le rythme. Vous menez, et plus vite une région s’achève, moins votre rival a de temps pour revenir. Envoyez les 5 : la Cilicie, le but, est à votre portée.
lesson-coast-road = Deux flèches mènent plus loin : en Phrygie pour 1 cube, en Lydie pour rien. La Lydie a des emplacements de temple et de ville, et un port. Allez-y.
lesson-leave-one = Une armée reste en Mysie, sans quoi vous ne pourriez pas y bâtir de temple. Envoyez les 4 autres.
lesson-neighbours = Au passage : seules les flèches font les voisins. La Cappadoce et la Cilicie ont une frontière commune, mais aucune route ne la franchit.
lesson-sea = Le trait pointillé avec un navire est une voie de mer : elle compte pour un pas et coûte 3 cubes. Par terre, en passant par la Lycie, ce serait 2 cubes, mais un pas de trop pour ce tour. Embarquez.
lesson-one-aboard = Une armée suffit pour entrer dans le but, et pour y bâtir. Les autres sont utiles en Lydie et en Phrygie. Envoyez-en 1.
lesson-fare = Contre 7 cubes, vos 4 ne gagneront pas de ville. Vous pourriez les garder pour en faire monter le prix, comme en Grèce, mais vos temples paieraient alors la traversée. Payez les 3 avec la case villes.
lesson-worst-case = Et comptez avec le pire : un temple de votre rival à côté de chacun de vos trois. Avec un seul cube, il pourrait en porter le prix à 2, soit 6 en tout. Et 6, c’est ce que vous avez.
lesson-phrygia = Le but est atteint : ce sera le seul tour en Asie Mineure. Vous avez trois armées en Lydie ; l’une d’elles peut chercher 2 points de plus en Phrygie, et la flèche est gratuite. Conduisez-la.
lesson-numbers = Les numéros des provinces ne disent rien de leur valeur. C’est l’ordre dans lequel on décompte et l’on paie : la Mysie d’abord, la Cilicie en dernier. Envoyez-en 1.
lesson-stand = Vous êtes dans quatre provinces, en Lydie avec deux armées. Votre rival joue après vous et peut vous dépasser ici ou là ; c’est ce qu’il en coûte de jouer le premier. Faites halte.
lesson-paid-first = Aux temples, maintenant. Ce que vous paierez en Mysie manquera en Lydie et en Cilicie, mais vous avez tout compté : vos cubes suffiront. Posez le premier.
lesson-both-sites = La Lydie a les deux emplacements. Ce sont deux affaires séparées : les cases temples décident du temple, les cases villes de la ville. Posez un temple.
lesson-goal-scores = Le but est une province comme les autres : ses armées marquent, et l’on peut y bâtir. Posez le troisième temple.
lesson-no-city = Une ville en Lydie ? Il faudrait 2 cubes, et il vous en reste 1 dans la case villes. La pièce ne ferait que revenir. Ne bâtissez plus, et voyez ce qu’en fait votre rival.
lesson-asia-over = Votre rival a posé des temples à côté de deux des vôtres : ils vous coûtent 2 cubes chacun, mais tous les trois sont bâtis. Vous menez par 39 à 29. Et 3 de ses cubes n’ont jamais servi : c’est l’effet d’une fin rapide.
lesson-board-awards = Le plateau entier a aussi ses primes. Pour le plus de temples, 15 points, et vous menez par 6 à 2. Pour le plus de villes, 10 points, et là c’est votre rival qui mène par 3 à 1.
lesson-farewell = Les pièces sont comptées : de 10 temples il vous en reste 4, de 8 villes 7. Pensez donc aux villes : 1, 5, 3 et 6, dans l’ordre des cases. La partie finit avec l’Inde, et désormais, Alexandre, elle est à vous.

## La première fois

first-allot-cubes = Ces 15 cubes doivent suffire pour toute la région : aucune autre armée ne viendra, et seuls les cubes des temples et des villes peuvent payer.
first-split-cubes = Ce qui reste pour bâtir peut changer de case maintenant ; cubes dépensés, cubes misés et armées ne reviennent qu’à la région suivante.
first-choose-place = Le dernier à jouer voit ce que tous ont fait avant lui ; le premier peut atteindre le but avant que les autres soient prêts.
first-march = Chaque armée avance de 3 provinces au plus le long des flèches, et personne ne peut l’arrêter ; un chiffre dans une pointe est le prix du passage.
first-send-armies = Un passage se paie une seule fois pour toutes les armées qui vont ensemble : envoyez-les en un groupe.
first-pay-crossing = Ces cubes sortent des cases avec lesquelles vous bâtissez : gardez ce qu’il faudra pour vos temples et vos villes au décompte.
first-build = Vous ne faites que poser des pièces ; au décompte, le plus de cubes dans la case voulue l’emporte, et une égalité ne bâtit rien.
first-thing-region = La campagne traverse ces régions dans l’ordre, avec 15 cubes tout neufs dans chacune.
first-thing-camp = Les armées attendent ici que vous les fassiez entrer ; au camp, elles ne marquent rien, et aucune n’y revient.
first-thing-province = Les pointes claires sont gratuites, les foncées coûtent les cubes indiqués, et le numéro d’une province n’est que son rang au décompte.
first-thing-army = Chaque cube sur la carte est une armée, et le plus d’armées dans une province rapporte 2 points à chaque tour.
first-thing-laid-temple = Un temple couché n’est pas encore bâti : le décompte décide, selon les cubes des cases temples.
first-thing-laid-city = Une ville posée à l’envers n’est pas encore bâtie : le décompte décide, selon les cubes des cases villes.
first-thing-temple = Un temple bâti a marqué ses points et reste là ; il comptera encore pour les primes de la fin.
first-thing-city = Une ville bâtie a marqué ses points et reste là ; on n’en fondera pas d’autre dans cette province.
first-thing-place = Tous marchent et bâtissent dans cet ordre, aussi longtemps que la campagne est dans cette région.
first-thing-award = Les primes vont, à la fin de la partie, à qui a bâti le plus, et à personne en cas d’égalité.
first-thing-box = Voici les cubes qui restent dans chaque case ; une fois les écrans levés, tout le monde peut les compter.
first-thing-supply = Ces pièces sont encore en réserve : un joueur ne bâtit pas plus de 10 temples et 8 villes dans une partie.
