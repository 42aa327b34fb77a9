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
