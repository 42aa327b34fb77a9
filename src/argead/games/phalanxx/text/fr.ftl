title = PhalanXX
blurb = L’empire d’Alexandre cherche un nouveau maître. Trois dés circulent autour de la table : lancez-les, comparez-les aux vôtres, et tirez-en des armées, des chefs et des terres.
designer = Bernd Eisenstein
publisher = Irongames, 2016
board-source = Aucune description des cartes et des plateaux imprimés n’a été publiée : prix, capacités et mise en place viennent de la règle, la plupart des cartes et les deux plateaux sont reconstitués. Si vous possédez le jeu, vous pouvez décrire le vrai matériel dans votre propre fichier de plateau et jouer avec.

card-javelin-throwers = Lanceurs de javelots
card-cretan-archers = Archers crétois
card-agrianian-archers = Archers agrianes
card-prodromoi = Prodromoi
card-thracian-riders = Cavaliers thraces
card-paionian-riders = Cavaliers péoniens
card-peltasts = Peltastes
card-hoplites = Hoplites
card-mercenaries = Mercenaires
card-parmenion = Parménion
card-porus = Porus
card-antigonos = Antigone
card-blacksmith = Forge
card-scout = Éclaireur
card-supply-wagon-i = Chariot de ravitaillement I
    .name = Chariot de ravitaille­ment I
card-horses = Chevaux
card-persian-archers = Archers perses
card-rhodian-slingers = Frondeurs rhodiens
card-median-archers = Archers mèdes
card-thessalian-riders = Cavaliers thessaliens
card-baktrian-riders = Cavaliers bactriens
card-hypaspists = Hypaspistes
card-pezhetairoi = Pezhétaires
    .name = Pezhé­taires
card-dareios = Darius
card-bessos = Bessos
card-krateros = Cratère
card-supply-wagon-ii = Chariot de ravitaillement II
    .name = Chariot de ravitaille­ment II
card-fortress = Forteresse
card-sarissas = Sarisses
card-immortals = Immortels
card-saka-archers = Archers saces
card-hetairoi = Hétaires
card-kataphraktoi = Cataphractaires
    .name = Cata­phractaires
card-war-elephants = Éléphants de guerre
card-argyraspides = Argyraspides
    .name = Argy­raspides
card-syntagma = Syntagme
card-garrison = Garnison
card-memmon-of-rhodes = Memnon de Rhodes
card-perdikkas = Perdiccas
card-camouflage = Camouflage
card-military-music = Musique militaire
card-helepolis = Hélépole
card-heroism = Héroïsme

region-phrygia = la Phrygie
    .name = Phrygie
region-kappadokia = la Cappadoce
    .name = Cappadoce
region-armenia = l’Arménie
    .name = Arménie
region-atropatene = l’Atropatène
    .name = Atropatène
region-hyrkania = l’Hyrcanie
    .name = Hyrcanie
region-margiana = la Margiane
    .name = Margiane
region-sogdiana = la Sogdiane
    .name = Sogdiane
region-sakai = le pays des Saces
    .name = Pays des Saces
region-kilikia = la Cilicie
    .name = Cilicie
region-mesopotamia = la Mésopotamie
    .name = Mésopotamie
region-assyria = l’Assyrie
    .name = Assyrie
region-media = la Médie
    .name = Médie
region-parthia = la Parthie
    .name = Parthie
region-baktria = la Bactriane
    .name = Bactriane
region-paropamisos = le Paropamise
    .name = Paropamise
region-gandhara = le Gandhara
    .name = Gandhara
region-syria = la Syrie
    .name = Syrie
region-babylonia = la Babylonie
    .name = Babylonie
region-susiana = la Susiane
    .name = Susiane
region-persis = la Perside
    .name = Perside
region-sagartia = la Sagartie
    .name = Sagartie
region-drangiana = la Drangiane
    .name = Drangiane
region-arachosia = l’Arachosie
    .name = Arachosie
region-pentapotamia = le Pendjab
    .name = Pendjab
region-nabatene = la Nabatène
    .name = Nabatène
region-arabia = l’Arabie
    .name = Arabie
region-gerrhaia = le pays de Gerrha
    .name = Pays de Gerrha
region-karmania = la Carmanie
    .name = Carmanie
region-gedrosia = la Gédrosie
    .name = Gédrosie
region-oreitis = le pays des Orites
    .name = Pays des Orites
region-indos = l’Indus
    .name = Indus
region-thar = le Thar
    .name = Thar
region-lykaonia = la Lycaonie
    .name = Lycaonie
region-chaldaia = la Chaldée
    .name = Chaldée
region-areia = l’Arie
    .name = Arie
place-persepolis = Persépolis
place-babylon = Babylone
place-alexandria = Alexandrie
place-ekbatana = Ecbatane
place-baktra = Bactres
place-marakanda = Maracanda
place-thar-well = Puits du Thar
place-artakoana = Artacoana
place-choarene = Choarène
place-duma = Douma
place-merw = Merv
place-pattala = Patala
place-pura = Poura
place-tadmor = Palmyre
place-zadrakarta = Zadracarta
colour-white = blanc
colour-orange = orange
colour-purple = violet
ability-intrigue = Intrigue
    .does = Les dés échangés après un revenu peuvent différer de 2 au plus.
ability-merchant = Marchand
    .does = Chaque carte coûte 1 Talent, sans échange.
ability-legend = Légende
    .does = Commence avec trois cartes ; chaque Leader apporte 2 de Force en plus.
ability-forced-march = Marche forcée
    .does = Une région que personne ne tient peut séparer la vôtre de celle que vous conquérez.
ability-blacksmith = { card-blacksmith }
    .does = Une fois par tour, elle tourne gratuitement un dé lancé sur la valeur de votre choix.
    .brief = tourne un dé
ability-scout = { card-scout }
    .does = Avant d’acheter, retournez la première carte de la pile ; vous pouvez l’acheter pour 4.
    .brief = voit la carte suivante
ability-supply-of-talents = Ravitaillement en Talents
    .does = Vos cartes ne demandent plus de Talents.
    .brief = Talents inutiles
ability-supply-of-dice = Ravitaillement en dés
    .does = Vos cartes ne demandent plus de dés personnels élevés, ni seuls ni en somme.
    .brief = dés hauts inutiles
ability-camouflage = { card-camouflage }
    .does = 4 de Force tout de suite ; on les retire avant le décompte final.
    .brief = 4 de Force provisoires

## Options

option-expert = Partie experte
option-expert-help = Chaque joueur reçoit une carte Action dotée d’une capacité pour toute la partie.
choice-expert-false = Non
choice-expert-true = Oui, avec les capacités
option-first_city = Ville du premier joueur
option-first_city-help = À deux joueurs : dans quelle ville commence le premier joueur ?
choice-first_city-issos = Issos
choice-first_city-persepolis = Persépolis
option-solo_count = Décompte en solitaire
option-solo_count-help = La règle ne dit pas ce que vous comptez face à MaXXimilian, qui ne compte que sa Force, ses villes et ses oasis.
choice-solo_count-all = Je compte tout, comme à plusieurs
choice-solo_count-force = Je ne compte, comme lui, que la Force, les villes et les oasis
option-dice = Dés et cartes
option-dice-help = Seul avec votre propre jeu sur la table, vous lancez et tirez vous-même et saisissez les résultats ; Argead tient les comptes.
choice-dice-argead = Argead lance et tire
choice-dice-table = Je lance et tire à une vraie table

## Questions

prompt-lay-table = Installez le jeu sur votre table : la pile, un dé personnel de chaque couleur pour vous et pour MaXXimilian, et les trois dés circulants blancs. Puis distribuez et lancez comme on vous le demande.
prompt-buy-card = Achetez une carte de la rangée, ou aucune.
prompt-exchange-card = Vous pouvez échanger gratuitement une carte de votre main contre une de la rangée.
prompt-take-card = Quelle carte de la rangée prenez-vous à sa place ?
prompt-choose-action = Choisissez une action ; vous choisirez ensuite le dé qui la paie.
prompt-place-die = Quel dé y consacrez-vous, et à côté duquel de vos dés personnels ?
prompt-turn-die = Quel dé lancé tournez-vous, et sur quelle valeur ?
prompt-move-soldier = Il manque un soldat à votre réserve. De quelle région le faites-vous venir ?
prompt-swap-die = Échangez le dé personnel voisin de cet emplacement, ou gardez-le.

## Choix

action-begin = Mettre le jeu en place
action-buy = Acheter la carte { $card }
action-scout = Retourner la première carte de la pile
action-pass = Ne rien acheter
action-give = Donner la carte { $card }
action-take = Prendre la carte { $card }
action-keep = Ne rien échanger
action-play = Jouer la carte { $card }
action-conquer = Conquérir { $region }
action-move = Quitter { $region }
action-push = Pousser un dé personnel
action-income = Percevoir un revenu
action-discharge = Défausser un soldat pour tourner un dé
action-forge = Tourner un dé grâce à la Forge
action-place = Le { NUMBER($value) } { $colour } à l’emplacement { $slot }
action-turn = Le { NUMBER($value) } { $colour } sur { $to }
action-swap = Le { NUMBER($value) } { $colour } du joueur { $number }

note-effect = { $kind ->
    [white] Armée, { $symbol ->
        [archer] archers
        [cavalry] cavalerie
       *[infantry] infanterie
    }
    [orange] Leader
   *[purple] Équipement
}{ $by ->
    [archer] , croît avec les archers
    [cavalry] , croît avec la cavalerie
    [infantry] , croît avec l’infanterie
    [white] , croît avec les Armées
    [orange] , croît avec les Leaders
    [purple] , croît avec les Équipements
   *[none] { "" }
}{ $does ->
    [blacksmith] , { ability-blacksmith.brief }
    [scout] , { ability-scout.brief }
    [supply-of-talents] , { ability-supply-of-talents.brief }
    [supply-of-dice] , { ability-supply-of-dice.brief }
    [camouflage] , { ability-camouflage.brief }
   *[none] { "" }
}
note-buy = { note-effect } ; { $price ->
    [one] coûte { $price } Talent
   *[other] coûte { $price } Talents
} ; Force { $force } à présent{ $lacks ->
    [0] { "" }
    [one] , 1 condition non remplie
   *[other] , { $lacks } conditions non remplies
}{ $exchange ->
    [true] {" "}; puis un échange
   *[false] { "" }
}
note-give = { note-effect } ; Force { $force } à présent{ $lacks ->
    [0] { "" }
    [one] , 1 condition non remplie
   *[other] , { $lacks } conditions non remplies
}
note-take = { note-effect } ; Force { $force } à présent{ $lacks ->
    [0] { "" }
    [one] , 1 condition non remplie
   *[other] , { $lacks } conditions non remplies
}
note-play = { note-effect } ; Force +{ $force }
note-conquer = { $soldiers ->
    [one] 1 soldat
   *[other] { $soldiers } soldats
}{ $value ->
    [0] { "" }
   *[other] , valeur { $value }
}{ $conflict ->
    [true] {" "}; un conflit, Force { $force }
   *[false] { "" }
}
note-place = { $talents ->
    [0] aucune différence
   *[other] Talents : { $talents }
}

## Le récit

event-laid-out = { $player } installe le jeu sur une vraie table.
event-ability = { $player } reçoit la capacité { $ability }.
event-first = { $player } commence.
event-dealt = { $player } reçoit { $number } cartes.
event-dealt-own = { $player } reçoit { $cards }.
event-home-dice = { $player } lance ses dés personnels ({ $values }) et commence avec { $talents } Talents.
event-settled = { $player } occupe au départ { $city } et { $oasis }.
event-maxximilian-dice = Les dés personnels de MaXXimilian montrent { $values }.
event-maxximilian-settled = MaXXimilian tient { $places }.
event-maxximilian-took = MaXXimilian prend la carte { $card } : Force +{ $force }, soit { $total }.
event-turn = Au tour { DE($player) }, manche { $round }.
event-bought = { $player } achète la carte { $card } pour { $price }.
event-scouted = { $player } retourne la première carte de la pile : { $card }.
event-gave = { $player } dépose la carte { $card } dans la rangée.
event-took = { $player } y prend la carte { $card } à la place.
event-dropped = { $player } n’achète rien : la carte { $card } quitte le jeu.
event-drew = Nouvelle carte dans la rangée : { $card }.
event-heroism = L’Héroïsme est dévoilé : dans un conflit, on compare désormais Leaders et Équipements, moins les cartes tournées.
event-heroism-left = { $player } n’achète rien : l’Héroïsme quitte le jeu, et la Force décide à nouveau des conflits.
event-last-round = La pile est épuisée : c’est la dernière manche.
event-rolled = { $player } lance { $values }.
event-consoled = { $talents ->
    [0] Petit jet, mais { $player } ne peut pas avoir plus de Talents.
    [one] Petit jet : { $talents } Talent pour { $player }.
   *[other] Petit jet : { $talents } Talents pour { $player }.
}
event-discharged = { $player } défausse un soldat.
event-forged = { $player } se sert de la Forge.
event-turned = { $player } tourne le { NUMBER($value) } { $colour } sur { $to }.
event-played = { $player } joue la carte { $card } : Force +{ $force }, soit { $total }.
event-legend = La Légende apporte { $force } de Force à { $player }.
event-fought = { $player } bat { $victim } { EN($region) }, tourne la carte { $card } et perd { $force } de Force.
event-fought-maxximilian = { $player } bat MaXXimilian { EN($region) }, tourne la carte { $card } et perd { $force } de Force.
event-conquered = { $player } conquiert { $region }.
event-moved = Un soldat { DE($player) } quitte { $region }.
event-pushed = { $player } pousse un { $old } à l’emplacement { $slot } avec un { $value } { $colour }{ $talents ->
    [0] .
   *[other] {" "}; Talents : { $talents }.
}
event-income = { $player } { $talents ->
    [0] prend un revenu, mais ne peut pas avoir plus de Talents.
    [one] perçoit { $talents } Talent.
   *[other] perçoit { $talents } Talents.
}
event-swapped = { $player } donne un { $old } à { $victim } contre le { NUMBER($value) } { $colour }.
event-swapped-maxximilian = { $player } donne un { $old } à MaXXimilian contre le { NUMBER($value) } { $colour }.
event-counted = { $player } : Force { $force }, Camouflage { $camouflage }, cartes tournées { $rotated }, soldats { $soldiers }, villes et oasis { $places }, regroupements { $groups }, Talents { $talents } ; en tout { $total }.
event-maxximilian-counted = MaXXimilian : Force { $force }, Camouflage { $camouflage }, villes et oasis { $places } ; en tout { $total }.
event-ended = { $reason } Points : { $scores }.

glance = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
reason-pile = La pile est épuisée.
reason-dishonoured = MaXXimilian n’est pas battu : déshonoré, vous quittez l’armée.
reason-soldier = Une compagnie vous engage comme soldat.
reason-sergeant = Vous voilà sergent.
reason-lieutenant = Vous voilà lieutenant.
reason-general = Vous voilà général.
reason-royal-adviser = Vous devenez le conseiller du roi.
reason-the-great = Désormais, on vous appelle le Grand !

## Pourquoi pas

why-now = { $now ->
    [lay-table] Pour l’instant, on installe le jeu
    [buy-card] Pour l’instant, vous achetez une carte
    [exchange-card] Pour l’instant, vous pouvez échanger une carte
    [take-card] Pour l’instant, vous prenez une carte de la rangée
    [choose-action] Pour l’instant, vous choisissez une action
    [place-die] Pour l’instant, vous choisissez le dé qui paie votre action
    [turn-die] Pour l’instant, vous tournez un dé
    [move-soldier] Pour l’instant, vous faites venir le soldat manquant
   *[swap-die] Pour l’instant, vous pouvez échanger un dé personnel
}
why-more = { $more ->
    [0] .
    [one] {" "}; une autre condition n’est pas remplie non plus.
   *[other] {" "}; { $more } autres conditions ne sont pas remplies non plus.
}
why-card-too-dear = Cette carte coûte { $price ->
    [one] { $price } Talent
   *[other] { $price } Talents
}, et vous en avez { $talents }.
why-scouted-goes-back = Vous avez acheté une autre carte : celle-ci retourne sur la pile.
why-give-first = Choisissez d’abord la carte de votre main que vous donnez ; vous en prendrez ensuite une de la rangée.
why-row-later = { why-now } ; on achète au début de son tour, avant de lancer les dés.
why-card-is-given = C’est la carte que vous donnez : choisissez dans la rangée celle que vous prenez à sa place.
why-other-card-is-given = Vous donnez déjà la carte { $card } ; choisissez dans la rangée celle que vous prenez à sa place.
why-card-needs-die = Vous jouez cette carte : choisissez un dé au moins égal au dé personnel voisin de son emplacement.
why-hand-later = { why-now } ; les cartes de la main se jouent avec les dés lancés, au moment de choisir une action.
why-heroism-not-sold = L’Héroïsme ne s’achète pas ; il ne part que s’il est au bout de la rangée quand un joueur n’achète rien.
why-heroism-would-leave = L’Héroïsme ne s’achète pas, mais si vous n’achetez rien, il quitte le jeu et la Force compte de nouveau.
why-heroism-not-exchanged = L’Héroïsme ne s’échange pas : il n’est à personne.
why-heroism-decides = L’Héroïsme n’est à personne : tant qu’il est dans la rangée, un conflit compare Leaders et Équipements moins les cartes tournées, et non la Force.
why-lacks-die-colour = Elle demande { $of ->
    [white] { $least ->
        [one] un dé personnel blanc
       *[other] { $least } dés personnels blancs
    }
    [orange] { $least ->
        [one] un dé personnel orange
       *[other] { $least } dés personnels orange
    }
   *[purple] { $least ->
        [one] un dé personnel violet
       *[other] { $least } dés personnels violets
    }
}, et vous { $have ->
    [0] n’en avez aucun
   *[other] en avez { $have }
}{ why-more }
why-lacks-die-value = Elle demande un dé personnel de { NUMBER($least) } ou plus, et le plus haut des vôtres montre { $have }{ why-more }
why-lacks-dice-sum = Elle demande { $least } points en tout sur les dés personnels, et les vôtres font { $have }{ why-more }
why-lacks-symbols = Elle demande { $of ->
    [archer] { $least ->
        [one] un symbole d’archers
       *[other] { $least } symboles d’archers
    }
    [cavalry] { $least ->
        [one] un symbole de cavalerie
       *[other] { $least } symboles de cavalerie
    }
    [infantry] { $least ->
        [one] un symbole d’infanterie
       *[other] { $least } symboles d’infanterie
    }
   *[any] { $least ->
        [one] un symbole d’armée
       *[other] { $least } symboles d’armée
    }
} sur vos cartes jouées, et vous { $have ->
    [0] n’en avez aucun
   *[other] en avez { $have }
}{ why-more }
why-lacks-soldiers = Elle demande { $least ->
    [one] { $least } soldat
   *[other] { $least } soldats
} sur le plateau, et vous en avez { $have }{ why-more }
why-lacks-talents = Elle demande { $least ->
    [one] { $least } Talent
   *[other] { $least } Talents
}, sans les dépenser, et vous en avez { $have }{ why-more }
why-lacks-cities = Elle demande { $least ->
    [one] une ville
   *[other] { $least } villes
}, et vous { $have ->
    [0] n’en tenez aucune
   *[other] en tenez { $have }
}{ why-more }
why-lacks-oases = Elle demande { $least ->
    [one] une oasis
   *[other] { $least } oasis
}, et vous { $have ->
    [0] n’en tenez aucune
   *[other] en tenez { $have }
}{ why-more }
why-lacks-cards = Elle demande { $of ->
    [white] { $least ->
        [one] une Armée
       *[other] { $least } Armées
    }
    [orange] { $least ->
        [one] une carte Leader
       *[other] { $least } cartes Leader
    }
   *[purple] { $least ->
        [one] une carte Équipement
       *[other] { $least } cartes Équipement
    }
} déjà en jeu, et vous { $have ->
    [0] n’en avez aucune
   *[other] en avez { $have }
}{ why-more }
why-lacks-force = Elle demande une Force { DE($least) }, et la vôtre est { DE($have) }{ why-more }
why-dice-too-low = Votre dé restant le plus haut montre { $highest }, et votre dé personnel le plus bas à côté d’un emplacement libre { $lowest } : ici, il faut un dé au moins égal.
why-smith-has-worked = La Forge a déjà tourné un dé pendant ce tour.
why-smith-later = { why-now } ; la Forge tourne un dé lancé une fois par tour, au moment de choisir une action.
why-pile-unscouted = Les cartes passent d’elles-mêmes de la pile à la rangée ; il faut avoir joué l’Éclaireur pour regarder la suivante.
why-scout-has-looked = L’Éclaireur a déjà retourné une carte pendant ce tour.
why-pile-empty = La pile est épuisée : il n’y a plus de carte à retourner.
why-scout-later = { why-now } ; l’Éclaireur regarde la première carte de la pile avant l’achat, au début de votre tour.
why-card-rotated = Cette carte a été tournée pour un conflit et ne peut plus l’être{ $force ->
    [0] .
   *[other] {" "}; à la fin, elle rend { $force } de Force.
}
why-card-lies = Cette carte est jouée et reste là ; elle agit d’elle-même et peut être tournée pour un conflit, ce qui coûte { $force } de Force.
why-card-of-rival = C’est { $victim } qui a joué cette carte ; nul ne peut la prendre.
why-card-of-maxximilian = C’est MaXXimilian qui a posé cette carte ; nul ne peut la prendre.
why-region-own = { CAPITAL($region) } est déjà à vous.
why-region-needs-die = Vous conquérez { $region } : choisissez un dé au moins égal au dé personnel voisin de son emplacement.
why-region-later = { why-now } ; les régions se conquièrent avec les dés lancés, au moment de choisir une action.
why-no-region-left = Vous n’avez plus aucune région : vous ne pouvez plus rien conquérir.
why-not-adjoining = { CAPITAL($region) } ne touche aucune de vos régions.
why-beyond-forced-march = { CAPITAL($region) } est trop loin, même pour une marche forcée : une seule région que personne ne tient peut se trouver entre les deux.
why-too-few-soldiers = Il faut { $needed ->
    [one] { $needed } soldat
   *[other] { $needed } soldats
} : votre réserve { $reserve ->
    [0] n’en a aucun
   *[other] en a { $reserve }
}{ $movable ->
    [0] , et aucun ne peut quitter une de vos régions sans ville ni oasis.
   *[other] , et un seul peut venir d’une autre région.
}
why-rival-stronger = La Force { DE($victim) } est { DE($theirs) } et la vôtre { DE($own) } : un conflit en exige plus que n’en a l’occupant.
why-rival-braver = Tant que l’Héroïsme est dans la rangée, c’est la vaillance qui compte : { $victim } a { $theirs } et vous avez { $own }, or il faut plus.
why-maxximilian-stronger = La Force de MaXXimilian est { DE($theirs) } et la vôtre { DE($own) } : un conflit en exige plus que n’en a l’occupant.
why-maxximilian-braver = Tant que l’Héroïsme est dans la rangée, c’est la vaillance qui compte : MaXXimilian a { $theirs } et vous avez { $own }, or il faut plus.
why-conflict-too-dear = Un conflit coûte { $cost } de Force, et vous en avez { $force }.
why-no-card-to-rotate = { $cards ->
    [0] Vous n’avez encore joué aucune carte, et un conflit en tourne une.
    [one] Votre seule carte jouée est déjà tournée, et un conflit en tourne une.
   *[other] Vos { $cards } cartes jouées sont déjà toutes tournées, et un conflit en tourne une.
}
why-soldier-arrives-there = Le soldat manquant va { EN($region) } : choisissez d’où il vient.
why-no-soldier-there = Aucun de vos soldats ne se trouve { EN($region) }.
why-soldiers-hold-place = { CAPITAL($region) } abrite { $is ->
    [city] une ville
   *[oasis] une oasis
}, qu’aucun soldat ne peut quitter : celui qui manque vient d’une région sans ville ni oasis.
why-dice-unrolled = { why-now } ; les dés circulants sont lancés ensuite.
why-die-after-action = Choisissez d’abord ce que le dé doit payer : une carte, une région, un dé à pousser ou un revenu.
why-die-later = { why-now } ; le dé suivant vient après.
why-die-too-low = Il montre { $value }, et votre dé personnel le plus bas à côté d’un emplacement libre { $lowest }.
why-die-too-low-to-push = Il montre { $value }, et pousser même votre dé libre le plus bas, un { $home }, coûterait { $cost ->
    [one] { $cost } Talent
   *[other] { $cost } Talents
} : vous en avez { $talents }.
why-slot-used = Un dé occupe déjà l’emplacement { $slot } : chacun ne sert qu’une fois par tour.
why-slot-after-action = Choisissez d’abord ce qu’un dé doit payer ; il ira ensuite sur un emplacement libre.
why-slot-later = { why-now } ; les dés vont sur les emplacements après le lancer, un pour chaque action.
why-home-too-high = Ici, le dé personnel montre { $home }, et votre dé restant le plus haut { $highest } seulement.
why-push-too-dear = Ici, le dé personnel montre { $home } : le pousser avec votre dé le plus haut, un { $highest }, coûterait { $cost ->
    [one] { $cost } Talent
   *[other] { $cost } Talents
}, et vous en avez { $talents }.
why-home-later = { why-now } ; un dé personnel ne change que si vous le poussez, ou l’échangez après un revenu.
why-exchange-at-slot = Vous avez perçu un revenu à l’emplacement { $slot } : seul le dé personnel voisin peut être échangé.
why-their-die-later = { why-now } ; le dé personnel d’un autre ne se prend qu’en échange, juste après un revenu.
why-exchange-changes-nothing = Il a la couleur et la valeur du vôtre : l’échange ne changerait rien.
why-exchange-differs = Il montre { $value } et le vôtre { $own } : seuls des dés de même valeur s’échangent.
why-exchange-beyond-intrigue = Il montre { $value } et le vôtre { $own } : même avec l’Intrigue, ils ne peuvent différer que { DE($most) } au plus.
why-force-counts = Ici, on ne fait que compter la Force : les cartes jouées y ajoutent la leur, et chaque conflit en retire { $cost }.
why-points-count = Ce seraient les points si la partie finissait maintenant ; on les compte à la fin.
why-their-talents = Ce sont les Talents { DE($victim) } ; nul autre ne peut les dépenser.
why-talents-later = { why-now } ; après le lancer des dés, chaque revenu rapporte { $talents } Talents.
why-their-reserve = Ces soldats sont la réserve { DE($victim) } ; nul autre ne peut s’en servir.
why-reserve-empty = Votre réserve est vide : plus aucun soldat à défausser pour tourner un dé.
why-reserve-later = { why-now } ; les soldats quittent la réserve pour conquérir, ou pour tourner un dé, au moment de choisir une action.
why-their-hand = Ces cartes sont celles { DE($victim) } ; nul autre ne peut les jouer.
why-hand-counts = { $cards ->
    [0] Vous n’avez aucune carte en main ; on en achète une au début de son tour.
   *[other] Ce n’est que le nombre de vos cartes : choisissez l’une d’elles.
}
why-ability-works = La capacité { $ability } agit d’elle-même, le moment venu.
why-their-ability = La capacité { $ability } appartient à { $victim } pour toute la partie.

thing-pile = pile
thing-die = dé circulant { $what }
thing-slot = emplacement { $what }
thing-home = dé personnel { $what } { $name ->
    [none] de MaXXimilian
   *[other] { DE($name) }
}
thing-force = Force { $name ->
    [none] de MaXXimilian
   *[other] { DE($name) }
}
thing-points = points { $name ->
    [none] de MaXXimilian
   *[other] { DE($name) }
}
thing-talents = Talents { DE($name) }
thing-reserve = réserve { DE($name) }
thing-hand = main { DE($name) }
thing-ability = capacité { DE($name) }

## La suite

outlook-strength = { $valour ->
    [true] vaillance { $theirs } contre { $own }
   *[false] Force { $theirs } contre { $own }
}
outlook-loss = { $last ->
    [true] C’est votre dernière région : sans elle, vous ne pourriez plus rien conquérir.
   *[false] { $points ->
        [one] Vous perdriez { $points } point.
       *[other] Vous perdriez { $points } points.
    }
}
outlook-conquest = { $player } peut conquérir { $region } : { outlook-strength }. { outlook-loss }
outlook-conquest-by-card = { $player } peut jouer la carte { $card } et conquérir { $region } : { outlook-strength }. { outlook-loss }
outlook-conquest-by-way = { $player } peut passer par { $via } et conquérir { $region } : { outlook-strength }. { outlook-loss }
outlook-swap = { $player } peut échanger un { $shows } { $for } contre votre { $value } { $colour } : vous ne pourriez plus jouer la carte { $card }.
outlook-purchase = { $player } peut acheter la carte { $card } avant vous, pour { $price ->
    [one] { $price } Talent
   *[other] { $price } Talents
} ; elle vous apporterait { $force } de Force.
outlook-reinforcement = Après votre tour, MaXXimilian prend la carte { $card } : sa Force augmente { DE($force) } et passe à { $theirs } ; vous en avez { $own }.
outlook-reinforcement-unless-bought = Après votre tour, MaXXimilian peut obtenir la carte { $card } : sa Force augmenterait { DE($force) } et passerait à { $theirs } ; vous en avez { $own }.
outlook-last-turns-acting = { $turns ->
    [0] C’est votre dernier tour.
    [one] Après ce tour, il vous en restera un seul.
   *[other] Après ce tour, il vous en restera { $turns }.
}
outlook-last-turns = { $turns ->
    [0] La partie finira avant que votre tour ne revienne.
    [one] Il vous reste un seul tour.
   *[other] Il vous reste { $turns } tours.
}
outlook-level = Si la partie finissait maintenant, vous auriez { $own } points, comme { $player }, et les dés personnels trancheraient : { $dice } pour vous, { $their_dice } pour { $player }.
outlook-ahead = Si la partie finissait maintenant, vous auriez { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
} sur { $player } : { $own } contre { $theirs }.
outlook-behind = Si la partie finissait maintenant, vous auriez { $points ->
    [one] { $points } point de retard
   *[other] { $points } points de retard
} sur { $player } : { $own } contre { $theirs }.
outlook-card-leads = Jouer la carte { $card } vous ferait passer en tête { $points ->
    [0] grâce aux dés personnels.
    [one] avec { $points } point d’avance.
   *[other] avec { $points } points d’avance.
}
outlook-conquest-leads = Conquérir { $region } vous ferait passer en tête { $points ->
    [0] grâce aux dés personnels.
    [one] avec { $points } point d’avance.
   *[other] avec { $points } points d’avance.
}
outlook-next-rank = { $standing ->
    [level] Vous êtes à égalité avec MaXXimilian
    [behind] Vous avez { $lead ->
        [one] { $lead } point de retard
       *[other] { $lead } points de retard
    } sur MaXXimilian
   *[ahead] Vous avez { $lead ->
        [one] { $lead } point d’avance
       *[other] { $lead } points d’avance
    } sur MaXXimilian
} ; { $points ->
    [one] { $points } de plus ferait de vous
   *[other] { $points } de plus feraient de vous
} { $rank ->
    [soldier] un soldat.
    [sergeant] un sergent.
    [lieutenant] un lieutenant.
    [general] un général.
    [royal-adviser] le conseiller du roi.
   *[the-great] le Grand.
}
outlook-highest-rank = Vous avez { $lead } points d’avance sur MaXXimilian : on vous appelle le Grand tant que cette avance ne passe pas sous { $least }.
outlook-groups-wait = { $wants ->
    [leader] Dès que vous aurez joué un Leader,
    [equipment] Dès que vous aurez joué un Équipement,
   *[conflict] Dès que vous aurez gagné un conflit,
} vos regroupements spéciaux rapporteront { $points } points.
outlook-group-completes = Une carte { $symbol ->
    [archer] d’archers
    [cavalry] de cavalerie
   *[infantry] d’infanterie
} de plus complète un regroupement spécial : { $points } points.
outlook-cards-unplayed = { $cards_count ->
    [one] Une carte n’a jamais été jouée :
   *[other] { $cards_count } cartes n’ont jamais été jouées :
} { $cards }.
outlook-talents-unspent = { $talents } Talents n’ont jamais été dépensés ; à la fin, ils { $points ->
    [0] n’ont rien rapporté.
    [one] ont rapporté { $points } point.
   *[other] ont rapporté { $points } points.
}
outlook-soldiers-idle = { $soldiers } soldats n’ont jamais quitté la réserve.
outlook-groups-uncounted = Des regroupements spéciaux qui vaudraient { $points } points n’ont pas compté : il y faut un Leader, un Équipement et un conflit.

## Le décompte

reckoning-force = Force
reckoning-camouflage = Camouflage
reckoning-rotated = Cartes tournées
reckoning-soldiers = Soldats sur le plateau
reckoning-places = Villes et oasis
reckoning-groups = Regroupements
reckoning-talents = Talents
reckoning-maxximilian = MaXXimilian
reckoning-set-up = Mise en place
reckoning-turn = Manche { $round } : { $player }
reckoning-home-dice = Plusieurs sont à égalité en tête, et les dés personnels tranchent : { $scores }.
reckoning-next-rank = { $points ->
    [one] Il ne manquait que { NUMBER($points) } point
   *[other] Il manquait { $points } points
} { $rank ->
    [soldier] pour être engagé comme soldat.
    [sergeant] pour passer sergent.
    [lieutenant] pour passer lieutenant.
    [general] pour passer général.
    [royal-adviser] pour devenir conseiller du roi.
   *[the-great] pour être appelé le Grand.
}

## À une vraie table

pile-card = Une autre carte
chance-first-player = Distribuez les cartes Action : qui a le 1, en comptant depuis la première place ? MaXXimilian, s’il joue, occupe la deuxième.
chance-action-card = Quelle carte Action revient à qui n’a pas le 1 ?
chance-first-row = Remplissez la rangée depuis le bout vers la pile : quelle carte vient ensuite ?
chance-row = Quelle carte de la pile entre dans la rangée ?
chance-hand = Quelle carte recevez-vous en main ?
chance-maxximilian-card = Quelle carte MaXXimilian reçoit-il ?
chance-heroism = Retournez la première carte de la pile : est-ce l’Héroïsme ?
chance-scout = Quelle carte l’Éclaireur retourne-t-il ?
chance-home-die = Lancez votre dé personnel ({ $subject }).
chance-maxximilian-die = Lancez le dé personnel de MaXXimilian ({ $subject }).
chance-travelling-die = Lancez le dé circulant ({ $subject }).

## Les leçons

option-guide = Guide
option-guide-help = Dans la première partie guidée, seul ou face à un adversaire, vous jouez les coups : chaque règle est expliquée quand elle se présente, et après cinq ou six tours la partie est à vous.
choice-guide-none = Jouer librement
choice-guide-first-game = Première partie guidée

lesson-rival-welcome = Alexandre est mort, et son empire ira au plus fort. Vous tenez la Cilicie, avec la ville d’Issos, et l’oasis du pays de Gerrha ; votre adversaire tient la Perside, avec Persépolis, et l’oasis de Syrie.
lesson-rival-home-dice = Vos trois dés personnels ont été lancés une fois et ne le seront plus jamais. Ensemble ils montrent 11 : vous commencez donc avec 11 Talents, la monnaie du jeu.
lesson-rival-row = Chaque tour s’ouvre par un achat dans la rangée : 5 Talents à côté de la pile, et de moins en moins jusqu’à 1 tout au bout. Les Peltastes sont bon marché et ne demandent rien. Achetez-les.
lesson-rival-slide = La rangée s’est resserrée, et les Cavaliers péoniens sont arrivés à côté de la pile. Si vous n’aviez rien acheté, la carte du bout aurait quitté le jeu.
lesson-rival-roll = Puis les trois dés circulants sont tombés : 2, 4 et 5. Chacun paie une action : jouer une carte, conquérir une région, pousser un dé ou percevoir un revenu.
lesson-rival-javelins = Les Lanceurs de javelots de votre main sont une Armée d’archers. Ils ne demandent rien et apportent 3 de Force. Jouez-les.
lesson-rival-match = Pour jouer une carte ou conquérir, un dé doit montrer au moins autant que le dé personnel voisin ; l’égalité suffit. Posez le 4 à côté de votre 4 blanc, et gardez le 5.
lesson-rival-force = 3 de Force : votre jeton a avancé sur la piste. La Force décide qui peut attaquer qui, et elle compte tout entière à la fin.
lesson-rival-babylon = De la terre, maintenant : tout ce qui touche une de vos régions. La Babylonie, voisine de la Cilicie, est libre, avec une ville qui vaut 5. Une ville prend 2 soldats de votre réserve, toute autre région 1.
lesson-rival-slots = Chaque emplacement reçoit un dé par tour. Le 5 irait à côté du 4 orange ou du 3 violet : prenez l’emplacement le plus exigeant tant que vous le pouvez.
lesson-rival-income = Votre 2 n’atteint pas le 3 violet : il ne peut ni jouer ni conquérir. Mais n’importe quel dé rapporte un revenu : 3 Talents. Il ne reste qu’un emplacement, et le dé s’y pose tout seul.
lesson-rival-purse = Les Talents achètent des cartes, certaines cartes veulent les voir, et chaque tranche de 3 qui vous reste à la fin vaut un point. Votre bourse en contient 43 au plus.
lesson-rival-hand-on = C’est votre troisième et dernière action. Les dés de vos emplacements gris passent ensuite à votre adversaire, qui achète, lance et agit comme vous.
lesson-rival-answer = Les Mercenaires demandent 2 dés personnels blancs : votre adversaire en a mis un à la place d’un dé orange, les a joués, 4 de Force, et a pris l’oasis d’Assyrie. Le dé orange est arrivé chez vous.
lesson-rival-cheaper = Parcourez la rangée : ce que personne n’achète glisse et devient moins cher. Parménion coûtait 5 au début, il ne coûte plus que 3.
lesson-rival-four = Mais qui paie 4 ou 5 peut aussi échanger une carte de sa main contre une de la rangée. Achetez les Cavaliers péoniens pour 4, et vous aurez Parménion en prime.
lesson-rival-give = Les Chevaux demandent 2 oasis, vous en tenez 1, et comme seul Équipement ils apporteraient 0 de Force. Renoncez-y : ils vont dans la rangée.
lesson-rival-take = Prenez Parménion, un Leader. Il demande un dé personnel orange et un archer parmi vos cartes jouées : vous avez l’un et l’autre.
lesson-rival-scale = La Force de Parménion croît avec vos archers : 2 avec un seul, 3 avec deux, 4 avec trois. Il en apporte 2 tout de suite, et davantage quand d’autres le rejoindront. Jouez-le.
lesson-rival-colour = Pour une action, seule compte la valeur d’un dé lancé, pas sa couleur. Le 4 retourne à côté du 4 blanc ; le 3 orange ira très bien au 3 violet.
lesson-rival-first-strength = Avec 5 de Force contre 4, vous pourriez déjà attaquer, mais cela coûte 3 de Force. Jouez d’abord les Peltastes, et vous resterez devant.
lesson-rival-partner = Posez le 5 à côté du 4 orange. Le 3 violet est le seul dé personnel que votre dernier dé puisse atteindre.
lesson-rival-conflict = Conquérir là où se tient l’adversaire, c’est un conflit : il faut plus de Force, et vous avez 8 contre 4. Vous gagnez à coup sûr, perdez 3 de Force et tournez une carte jouée ; le soldat battu quitte le jeu.
lesson-rival-foothold = La Perside vaudrait davantage, mais la Syrie est le seul endroit d’où votre adversaire touche vos villes de Cilicie et de Babylonie. Prenez-la, et plus personne ne se tient à leurs portes.
lesson-rival-rotated = Vos Lanceurs de javelots sont tournés : toujours archers, toujours à vous, mais ils ne peuvent plus être tournés. À la fin, chaque carte tournée rend ses 3 de Force.
lesson-rival-revenge = Votre adversaire a répliqué avec les Prodromoi : 7 contre vos 5, et le pays de Gerrha était pris. Cette deuxième oasis a fait venir aussi les Hoplites : 8 de Force. Regardez la piste avant de dépenser de la Force !
lesson-rival-patience = La Forge coûtait 4 au début et ne coûte plus que 1. La patience paie, si personne n’est plus rapide. Achetez-la.
lesson-rival-condition = La Forge demande un dé personnel violet, que vous avez, et un dé qui montre 5 ou plus, que vous n’avez pas : votre plus haut est un 4.
lesson-rival-push = Changez donc vos dés. Quand on pousse, un dé lancé prend la place d’un dé personnel. S’il montre plus, vous recevez la différence en Talents ; s’il montre moins, vous la payez.
lesson-rival-push-up = Poussez le 6 là où se trouve le 4 blanc : 2 Talents pour vous. L’ancien 4 glisse sur l’emplacement et s’en ira circuler.
lesson-rival-met = Un 6 chez vous et un dé violet : les deux conditions sont remplies, grâce à ce que vous venez de faire. Plus tard, elles n’importent plus. Jouez la Forge.
lesson-rival-high = Le revers de la médaille : à côté du 6, seul un 6 ira désormais. Les dés hauts remplissent les conditions, les dés bas facilitent les actions. Posez le 4 orange à côté de son égal.
lesson-rival-arabia = Votre dernier 3 va au 3 violet. Conquérez l’Arabie, voisine de la Babylonie : une oasis qui vaut 3, pour un seul soldat.
lesson-rival-stolen = Regardez vos dés : après un revenu, votre adversaire a échangé un 3 blanc contre votre 3 violet. Les deux doivent montrer la même valeur ; votre accord n’est pas requis.
lesson-rival-slingers-cheap = Les Équipements demandent du violet : il vous faut ce dé. Mais d’abord la rangée : les Frondeurs rhodiens, des archers d’une Force de 5, sont descendus à 1 Talent. Achetez-les.
lesson-rival-own = Les Cavaliers péoniens demandent 12 Talents : il faut les avoir, non les payer. Vous en avez 9. Percevez un revenu, et les Cavaliers pourront venir.
lesson-rival-exchange = Après un revenu, vous pouvez échanger un dé personnel : celui qui touche l’emplacement utilisé. Posez le 1 à côté du 3 blanc que votre adversaire vous a laissé.
lesson-rival-swap = Ce qu’a fait votre adversaire, vous pouvez le faire : un 3 blanc contre un 3 violet. Reprenez votre dé.
lesson-rival-smith = Le 2 n’atteint ni le 6 ni le 4. Mais vous avez maintenant une Forge : une fois à chacun de vos tours, elle tourne gratuitement un dé lancé sur la valeur de votre choix.
lesson-rival-turn-four = Faites-en un 4, juste assez pour le 4 orange. Votre 6 peut rester tel quel : il va au 6 blanc.
lesson-rival-group = Archers, infanterie, et maintenant cavalerie : un de chaque forme un regroupement spécial, qui vaut 5 points à la fin. Jouez les Cavaliers pour compléter le vôtre.
lesson-rival-group-needs = Les regroupements ne comptent que si l’on a joué un Leader et un Équipement et que l’on a une carte tournée. Parménion, la Forge et les Lanceurs de javelots y pourvoient.
lesson-rival-jump = Posez le 4 à côté du 4 orange et regardez vos points : 9 de plus, 4 pour la Force des Cavaliers et 5 pour le regroupement.
lesson-rival-nabatene = Il reste le 6. La Nabatène touche la Babylonie : une oasis qui vaut 2. Ce sera votre troisième, et 3 oasis, c’est ce que demandent les Frondeurs rhodiens.
lesson-rival-horses = Votre adversaire a joué les Chevaux que vous aviez donnés. Comme seul Équipement, ils apportent 0 pour l’instant, mais avec les Hypaspistes cela fait 17 contre vos 11.
lesson-rival-sarissas = Répondez par les Sarisses, un Équipement de Force 4 pour 1 Talent. Elles demandent une carte d’infanterie, comme vos Peltastes, et un dé violet : vous avez bien fait de reprendre le vôtre.
lesson-rival-low-roll = 1, 2 et 2 : 5 en tout seulement. Un jet de 8 ou moins est compensé par 3 Talents, et ils sont déjà dans votre bourse.
lesson-rival-best-home = Et un 1 n’est pas sans valeur. Comme dé personnel, c’est même le meilleur : n’importe quel dé l’atteint. Poussez-le chez vous.
lesson-rival-push-down = Orange pour orange, afin que des Leaders puissent encore venir : le 1 prend la place du 4. Cette fois, vous payez la différence, 3 Talents.
lesson-rival-smith-again = Il reste deux dés, un 2 chacun, et à côté de vos emplacements libres se trouvent un 6 et un 3. Faites travailler la Forge.
lesson-rival-turn-six = Tournez l’un d’eux sur 6 : à côté de votre 6 blanc, rien de moins n’ira.
lesson-rival-slingers = Les Frondeurs rhodiens apportent 5, et Parménion compte un deuxième archer, 1 de plus : 6 de Force avec une seule carte.
lesson-rival-last-slot = Le 6 à côté du 6 blanc. Le 3 violet reste libre pour votre dernier dé.
lesson-rival-soldier = Votre dernier 2 n’atteint pas le 3 violet, et la Forge ne sert qu’une fois par tour. Défaussez plutôt un soldat de votre réserve : il quitte le jeu, et vous pouvez tourner un dé.
lesson-rival-reserve = Un 3 suffit. Il vous reste 3 soldats ; si un jour il en manque un à votre réserve pour une conquête, un soldat peut venir d’une de vos régions ouvertes.
lesson-rival-third = Jouez les Sarisses et portez votre Force à 21. C’est votre troisième carte qui n’est pas blanche, et cela comptera peut-être plus tôt que vous ne pensez.
lesson-rival-heroism = Voici l’Héroïsme. Il ne s’achète pas, et tant qu’il est dans la rangée, les conflits comparent la vaillance au lieu de la Force : Leaders et Équipements, moins les cartes tournées.
lesson-rival-grown = Votre adversaire a bâti la Forteresse : 3 de Force, et 2 de plus, car les Chevaux croissent avec un deuxième Équipement. Cela fait 22 contre vos 21.
lesson-rival-argyraspides = De la Force, il vous en faut de toute façon. Les Argyraspides en apportent 6 et demandent 4 Armées et 2 villes, juste ce que vous avez. Achetez-les pour 4.
lesson-rival-keep = Vous avez payé 4 : vous pourriez échanger de nouveau. Mais c’est votre seule carte, et vous y tenez. Gardez-la.
lesson-rival-wagon = Certains Équipements font mieux que se battre. L’Éclaireur voit la première carte de la pile avant l’achat ; le Chariot de ravitaillement II, dans la rangée pour 2, dispense de toute condition de dés personnels hauts.
lesson-rival-count = L’heure des comptes : la Force, 3 par carte tournée, 1 par soldat sur le plateau, les villes, les oasis, les regroupements, et 1 par tranche de 3 Talents. Vous en êtes à 55, votre adversaire à 50.
lesson-rival-valour = Par la Force, 21 contre 22, vous ne pourriez pas attaquer. Par la vaillance, si : vos 3 Leaders et Équipements moins 1 carte tournée font 2 ; chez votre adversaire, 2 moins 1 ne font que 1.
lesson-rival-gerrhaia = Ramenez donc à vous le pays de Gerrha, qui touche l’Arabie. Le prix est toujours de 3 de Force et d’une carte tournée, après quoi vous serez à égalité de vaillance.
lesson-rival-one = Voyez à quoi sert un dé personnel bas : même le 1 conquiert, à côté de votre 1 orange.
lesson-rival-end = Quand la pile, où restent 5 cartes, ne pourra plus remplir la rangée, on finira la manche. Le plus grand total l’emporte ; à égalité, les dés personnels les plus hauts.
lesson-rival-farewell = Après ce coup, vous êtes libre. Deux dés et les Argyraspides vous attendent, et Tyché sourit aux audacieux.

lesson-alone-welcome = Un seul homme vous sépare de l’empire d’Alexandre : MaXXimilian. À la fin, votre total doit dépasser le sien. Il tient 3 villes et 4 oasis, vous tenez la Perside, avec Persépolis, et l’oasis de Nabatène.
lesson-alone-maxximilian = Il n’agit jamais, mais après chacun de vos tours il prend la carte au bout de la rangée, quoi qu’elle demande. Avec les deux premières, il a 5 de Force.
lesson-alone-row = Vos dés personnels, lancés une fois pour toutes, montrent 12 : c’est votre argent, 12 Talents. Une carte coûte 5 à côté de la pile, et jusqu’à 1 tout au bout. Les Archers agrianes sont les plus forts : achetez-les pour 3.
lesson-alone-roll = La rangée s’est resserrée, une carte est arrivée, et les trois dés circulants sont tombés : 1, 3 et 5. Chacun paie une action : jouer une carte, conquérir, pousser un dé ou percevoir un revenu.
lesson-alone-peltasts = Les Archers agrianes demandent un dé personnel qui montre 6 : ils attendront. Les Peltastes ne demandent rien et apportent 3 de Force. Jouez-les.
lesson-alone-match = Pour jouer une carte ou conquérir, un dé doit montrer au moins autant que le dé personnel voisin ; l’égalité suffit. Le 3 n’atteint que le 3 violet.
lesson-alone-force = 3 de Force, et il en a 5 : la piste dit qui peut attaquer qui. Tant que vous n’en avez pas plus que lui, vous ne prenez que ce que personne ne tient.
lesson-alone-susiana = Ce que vous conquérez doit toucher vos terres. La Susiane est une région ouverte et prend un soldat. Elle touche la Babylonie et 3 de ses oasis : un bon poste d’attente.
lesson-alone-slots = Chaque emplacement reçoit un dé par tour. Le 5 irait à côté du 4 blanc ou du 5 orange : prenez l’emplacement le plus exigeant tant que vous le pouvez.
lesson-alone-income = Un 1 n’atteint rien, mais n’importe quel dé rapporte un revenu : 3 Talents. Il se pose tout seul au dernier emplacement libre. Votre bourse contient au plus 43 Talents.
lesson-alone-far-end = Votre tour est alors fini, et MaXXimilian prend les Chevaux. Leur Force croît avec les Équipements ; comme seul Équipement, ils lui apportent 0. Une carte nouvelle remplit la rangée.
lesson-alone-cycle = Voilà un tour entier. Personne d’autre ne lance les dés : ils vous reviennent aussitôt. Et la rangée a avancé de deux cartes, la vôtre et la sienne.
lesson-alone-drop = Si vous n’achetiez rien, la carte du bout quitterait le jeu, et il prendrait la suivante.
lesson-alone-scout = L’Éclaireur coûtait d’abord 4 et il est descendu à 2. C’est un Équipement, avec 3 de Force et de bons yeux. Achetez-le.
lesson-alone-conditions = L’Éclaireur demande un dé personnel violet et 8 Talents. Vous en avez 10, et vous les gardez : une condition n’est jamais un paiement. Jouez-le.
lesson-alone-thrift = De nouveau le 3 à côté du 3 violet. Pour une action, sa couleur est sans importance, seule sa valeur compte.
lesson-alone-strike = 6 de Force contre 5 : frappez avant qu’il grandisse. La Médie, avec la ville d’Ecbatane, touche la Perside et vaut 5. Une ville prend 2 soldats, tout le reste un seul.
lesson-alone-price = Prendre ce que quelqu’un tient, c’est un conflit : il faut plus de Force, puis vous en perdez 3 et tournez une carte jouée. Les soldats battus quittent le jeu.
lesson-alone-partner = Le 6 à côté du 5 orange, afin que le 4 trouve encore le 4 blanc.
lesson-alone-rotated = Vos Peltastes sont tournés : ils comptent comme avant, mais ne peuvent plus être tournés. À la fin, chaque carte tournée rend ses 3 de Force. Attaquer coûte moins qu’il ne semble.
lesson-alone-cretans = Les Archers crétois demandent 6 soldats sur le plateau, et avec ceux de Médie vous en avez 6. Ce que vous faites dans un tour compte aussitôt. Jouez-les.
lesson-alone-behind = Il a pris les Prodromoi : 8 de Force contre vos 7. Et la rangée n’a aucune Armée que vous puissiez jouer maintenant.
lesson-alone-look = Mais vous avez un Éclaireur. Avant l’achat, il peut retourner la première carte de la pile.
lesson-alone-sarissas = Les Sarisses apportent 4 de Force. Elles demandent un dé personnel violet et une carte d’infanterie, et vous avez les deux. Une carte ainsi retournée coûte 4 ; sinon, elle retourne sur la pile. Achetez-la.
lesson-alone-exchange = Qui paie 4 ou 5 peut échanger gratuitement une carte de sa main contre une de la rangée. Il vous faut les deux vôtres : gardez-les.
lesson-alone-weapon = Mais retenez cette arme : ce que vous déposez au bout de la rangée, MaXXimilian doit le prendre. Cette fois, ce sera la Forge.
lesson-alone-still-row = Votre carte venait de la pile, la rangée n’a donc pas bougé. Puis vous avez lancé 3, 5 et 6 : splendide. Jouez les Sarisses et portez votre Force à 11.
lesson-alone-lowest = Toujours le plus petit dé qui convienne : le 3 à côté du 3 violet.
lesson-alone-babylon = 11 contre 8, et votre soldat de Susiane est aux portes de la Babylonie. Une place que vous lui prenez compte deux fois : 5 de plus pour vous, 5 de moins pour lui.
lesson-alone-keep-six = Le 5 à côté du 4 blanc suffit pour prendre la Babylonie. Pour le 6, il y a d’autres projets.
lesson-alone-push = Poussez un dé : celui que vous avez lancé prend la place du dé personnel. S’il montre plus, vous recevez la différence en Talents ; s’il montre moins, vous la payez. Votre 6 contre le 5 orange en rapporte 1.
lesson-alone-push-why = Avec un 6 chez vous, les Archers agrianes pourront venir au prochain tour. Le dé orange, lui, part circuler, et tout Leader demande de l’orange.
lesson-alone-scale = Il a pris la Forge : 2 de Force, et 2 de plus, car ses Chevaux croissent avec un deuxième Équipement. 12 contre vos 8 ! Les capacités ne lui servent à rien, la Force qui croît, si.
lesson-alone-riders-cheap = Les Cavaliers péoniens sont arrivés à 5 et ne coûtent plus que 1. Achetez-les. Il prendra alors Darius, dont la Force croît avec les Armées.
lesson-alone-low-roll = 1, 3 et 3 font 7, et un jet de 8 ou moins est compensé par 3 Talents. Vous en avez donc 9, et les Cavaliers en demandent 12. Percevez un revenu.
lesson-alone-income-slot = Après un revenu, vous pouvez échanger le dé personnel voisin de cet emplacement contre un des siens qui montre la même valeur. Posez le 1 à côté de votre 6 blanc.
lesson-alone-swap = MaXXimilian a un 6 orange. Prenez-le contre votre 6 blanc : aussi haut qu’avant, et les Leaders sont de nouveau les bienvenus. Il ne se plaindra pas.
lesson-alone-agrianians = Voilà le dé personnel de 6 que les Archers agrianes attendaient. Jouez-les : 4 de Force en plus.
lesson-alone-either = L’un ou l’autre 3 va au 3 violet ; prenez le blanc. Les couleurs ne comptent que chez vous, quand une carte les demande.
lesson-alone-level = 12 contre 12 : l’égalité ne suffit pas. Les Cavaliers feraient la différence, mais votre dernier 3 n’atteint pas le 4 blanc.
lesson-alone-soldier = Défaussez un soldat de votre réserve : il quitte le jeu pour de bon, et vous pouvez tourner un dé lancé sur la valeur de votre choix.
lesson-alone-turn = Un 4 suffit. Ménagez vos soldats : chacun sur le plateau vaut 1 point à la fin, et il vous en reste 3 en réserve.
lesson-alone-riders = Vous avez tout juste les 12 Talents qu’ils demandent, et vous les gardez tous. En selle, les Cavaliers : 4 de Force en plus.
lesson-alone-group = Archers, infanterie, cavalerie : un de chaque forme un regroupement spécial, qui vaut 5 points si vous avez aussi un Équipement, une carte tournée et un Leader. Il ne manque que le Leader.
lesson-alone-ranks = 50 points contre 29, soit 21 d’avance. Dès 1, vous êtes soldat, dès 6 sergent, dès 11 lieutenant, dès 16 général, dès 21 conseiller du roi ; dès 26, on vous appelle le Grand.
lesson-alone-seven = Mais regardez le bout de la rangée. Les Frondeurs rhodiens lui apporteraient 5, Darius 1 pour une troisième Armée et Parménion 1 pour un deuxième archer : 7 d’un coup !
lesson-alone-deny = Achetez-les donc vous-même, pour 1 Talent. Il devra prendre Bessos, qui lui apporte 1. Et à vous, les Frondeurs ne demandent que 3 oasis.
lesson-alone-high-done = Votre 6 a fait son œuvre, et les dés personnels bas sont plus faciles à atteindre. Poussez encore, vers le bas cette fois.
lesson-alone-abilities = Et les cartes qui veulent des dés hauts ? Le Chariot de ravitaillement II, dans la rangée pour 2 Talents, vous en dispenserait ; une Forge tournerait un dé lancé à chaque tour.
lesson-alone-push-down = Orange pour orange : le 2 prend la place du 6, et vous payez la différence, 4 Talents. Sans eux, ce serait impossible.
lesson-alone-issos = 16 contre 14. La Cilicie, avec la ville d’Issos, touche la Babylonie : elle vaut 5, et c’est la dernière ville qu’il possède.
lesson-alone-short = Il y faut 2 de vos 3 soldats. Si un jour il en manque un à votre réserve pour une conquête, un soldat peut venir d’une région ouverte comme la Susiane.
lesson-alone-five = Le 5 à côté du 4 blanc. Le 2 n’atteint plus rien ; il rapportera un revenu.
lesson-alone-heroism = Gare à la pile : une de ses 7 cartes est l’Héroïsme. Tant qu’il est dans la rangée, les conflits comparent Leaders et Équipements, moins les cartes tournées : 4 pour lui, qui n’en tourne jamais, et 0 pour vous.
lesson-alone-end = Le tour où la pile ne peut plus remplir la rangée est votre dernier.
lesson-alone-count = Vous comptez la Force, 3 par carte tournée, 1 par soldat sur le plateau, les villes, les oasis, les regroupements, et 1 par tranche de 3 Talents ; lui, seulement la Force, les villes et les oasis.
lesson-alone-farewell = Percevez votre revenu, et la guerre est à vous. Il lui reste 4 oasis : prenez-les tant que la Force décide, et ne perdez jamais de vue le bout de la rangée.

## Le terminal

teller-nothing = aucune
teller-no-dice = aucun
teller-word-row = rangée
teller-word-count = décompte

teller-round = Manche { $round }, au tour { DE($name) }.
teller-glance = Manche { $round } : Force { $force }, { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
}, { $reserve ->
    [one] { $reserve } soldat
   *[other] { $reserve } soldats
} en réserve ; dés personnels : { $home }.
teller-glance-hand = Main : { $cards }.
teller-last-round = C’est la dernière manche.
teller-row = Dans la rangée, depuis la pile : { $cards }. { $pile ->
    [0] La pile est vide.
    [one] La pile a { $pile } carte.
   *[other] La pile a { $pile } cartes.
}
teller-offer = { $card } pour { $price }
teller-scouted = Retournée sur la pile : { $card }.
teller-heroism = L’Héroïsme est dévoilé : dans un conflit, on compare Leaders et Équipements, moins les cartes tournées.
teller-dice-to-roll = Dés circulants à lancer : { $dice }.
teller-dice = Dés lancés à utiliser : { $dice }.
teller-grey = Utilisés par { $name } : { $dice }.
teller-at-slot = { $die } à l’emplacement { $slot }
teller-die = { $value } { $colour }
teller-player = { $name } : Force { $force }, { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
} ; dés personnels : { $home }.
teller-ability = { $name } a la capacité { $ability }.
teller-played = Cartes jouées par { $name } : { $cards } ; vaillance { $valour }.
teller-rotated = { $card } (tournée)
teller-held = Régions { DE($name) } : { $held } ; { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
} sur le plateau, { $reserve } en réserve.
teller-place = { BARE($region) } ({ $place }, { $value })
teller-total = Si la partie finissait maintenant, { $name } aurait { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
teller-hand = Main { DE($name) } :
teller-hand-empty = La main { DE($name) } est vide.
teller-can-play = { $card } : Force { $force } à présent ; ses conditions sont remplies.
teller-cannot-play = { $card } : Force { $force } à présent ; il faut : { $lacks }.
teller-lack = { $need } ({ $have } à présent)

teller-need-die-colour-white = { $least ->
    [one] { $least } dé personnel blanc
   *[other] { $least } dés personnels blancs
}
teller-need-die-colour-orange = { $least ->
    [one] { $least } dé personnel orange
   *[other] { $least } dés personnels orange
}
teller-need-die-colour-purple = { $least ->
    [one] { $least } dé personnel violet
   *[other] { $least } dés personnels violets
}
teller-need-die-value = un dé personnel d’au moins { $least }
teller-need-dice-sum = des dés personnels d’au moins { $least } en tout
teller-need-symbols-archer = { $least ->
    [one] { $least } archer
   *[other] { $least } archers
}
teller-need-symbols-cavalry = { $least ->
    [one] { $least } cavalier
   *[other] { $least } cavaliers
}
teller-need-symbols-infantry = { $least ->
    [one] { $least } infanterie
   *[other] { $least } infanteries
}
teller-need-symbols-any = { $least ->
    [one] { $least } symbole d’armée
   *[other] { $least } symboles d’armée
}
teller-need-soldiers = { $least ->
    [one] { $least } soldat sur le plateau
   *[other] { $least } soldats sur le plateau
}
teller-need-talents = { $least ->
    [one] { $least } Talent
   *[other] { $least } Talents
}
teller-need-cities = { $least ->
    [one] { $least } ville
   *[other] { $least } villes
}
teller-need-oases = { $least } oasis
teller-need-cards-white = { $least ->
    [one] { $least } carte Armée jouée
   *[other] { $least } cartes Armée jouées
}
teller-need-cards-orange = { $least ->
    [one] { $least } Leader joué
   *[other] { $least } Leaders joués
}
teller-need-cards-purple = { $least ->
    [one] { $least } Équipement joué
   *[other] { $least } Équipements joués
}
teller-need-force = Force { $least }

teller-help-look-at = regarder accepte aussi une carte (regarder parménion), une région ou une ville (regarder babylonie, regarder issos), un joueur par son nom, regarder rangée (la rangée et ce qui manque à chaque carte) ou regarder décompte (le décompte en l’état).
teller-card = { $name } : époque { $epoch }, { $kind }, { $force }.
teller-kind-white = Armée
teller-kind-orange = Leader
teller-kind-purple = Équipement
teller-force-fixed = Force { $force }
teller-force-scale = Force { $steps } avec 0, 1, 2, etc. : { $by }
teller-by-archer = archers
teller-by-cavalry = cavaliers
teller-by-infantry = infanteries
teller-by-white = cartes Armée
teller-by-orange = Leaders
teller-by-purple = Équipements
teller-symbol = Elle montre { $symbol }.
teller-symbol-archer = un archer
teller-symbol-cavalry = un cavalier
teller-symbol-infantry = une infanterie
teller-ability-blacksmith = Une fois par tour, elle permet de tourner un dé lancé sur la valeur de votre choix.
teller-ability-scout = Il montre la première carte de la pile, qui s’achète pour 4.
teller-ability-supply-of-talents = Les conditions de Talents ne comptent plus.
teller-ability-supply-of-dice = Les conditions de valeur ou de somme des dés personnels ne comptent plus.
teller-ability-camouflage = 4 de Force jusqu’au décompte.
teller-conditions = Conditions : { $needs }.
teller-lies-before = Elle est posée devant { $name }.
teller-region-plain = { BARE($name) } : ni ville ni oasis.
teller-region-city = { BARE($name) } : la ville { $place }, valeur { $value }, demande deux soldats.
teller-region-oasis = { BARE($name) } : l’oasis { $place }, valeur { $value }.
teller-borders = Ses voisines : { $borders }.
teller-held-by = Tenue par { $name }.
teller-held-by-nobody = Personne ne la tient.
teller-count = { $name } : Force { $force }, Camouflage { $camouflage }, cartes tournées { $rotated }, soldats { $soldiers }, villes et oasis { $places }, regroupements { $groups }, Talents { $talents } ; en tout { $total }.
teller-no-place = Il n’y a pas de « { $place } » ici : essayez une carte (parménion), une région (babylonie), un joueur, rangée ou décompte.
teller-legend = D’abord qui la tient, puis C ville, O oasis et leur valeur, puis la région et ses voisines. Joueurs : { $players }.

## Le navigateur

client-board = Carte de PhalanXX
client-panes = Parties de la table
client-pane-map = Carte
client-pane-row = Rangée
client-pane-own = Dés et main
client-pane-open = (vous pouvez y agir)
client-kind-plain = Région ouverte : un soldat la conquiert
client-kind-city = Ville ({ $place }), valeur { $value } : deux soldats la conquièrent
client-kind-oasis = Oasis ({ $place }), valeur { $value } : un soldat la conquiert
client-held-by = Tenue par { $name }
client-held-by-nobody = Tenue par personne
client-of = { $name } : { $what }
client-force = Force
client-track-force = { $name } : Force { $force }
client-track-valour = { $name } : Force { $force }, vaillance { $valour }
client-track-tip = La Force décide des conflits, sauf si l’Héroïsme est dans la rangée, et compte à la fin.
client-valour-of = { $name } : vaillance { $valour }, soit les Leaders et les Équipements moins les cartes tournées
client-heroism-open = Héroïsme : dans un conflit, on compare la vaillance et non la Force.
client-heroism-short = La vaillance décide des conflits
client-heroism-does = Ne s’achète pas. Tant qu’il est dans la rangée, on compare dans un conflit Leaders et Équipements, moins les cartes tournées, et non la Force.
client-last-round = C’est la dernière manche
client-round = Manche { $round }
client-actions-left = { $count ->
    [one] encore 1 action
   *[other] encore { $count } actions
}
client-purse = { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
}
client-begun-play = Vous jouez { $card }
client-begun-conquer = Conquête : { $region }
client-begun-push = Vous poussez un dé personnel
client-begun-income = Vous percevez un revenu
client-begun-swap = Le dé personnel de l’emplacement { $slot }
client-begun-give = Vous donnez { $card }
client-row = Rangée des cartes Époque
client-pile = { $count ->
    [0] La pile est épuisée
    [one] 1 carte dans la pile
   *[other] { $count } cartes dans la pile
}
client-pile-does = Quand elle ne suffit plus à remplir la rangée, c’est la dernière manche.
client-price = { $price ->
    [one] coûte { $price } Talent
   *[other] coûte { $price } Talents
}
client-hand = Votre main
client-hands = Toutes les mains
client-hand-empty = Aucune carte en main
client-hand-hidden = Les mains sont cachées.
client-no-die = aucun dé assez haut
client-epoch = époque { $epoch }
client-army = Armée
client-leader = Leader
client-equipment = Équipement
client-archer = archer
client-cavalry = cavalier
client-infantry = infanterie
client-armies = cartes Armée
client-leaders = Leaders
client-equipments = Équipements
client-archers = archers
client-cavalries = cavaliers
client-infantries = infanteries
client-force-of = Force { $force }
client-force-now = Force { $force } à présent
client-step = { $force } avec { $count }
client-scale = La Force croît avec vos { $what } : { $steps }
client-free = sans condition
client-before-roll = Les dés sont lancés après l’achat.
client-asks = Pour la jouer, il vous faut :
client-asks-nothing = Elle ne demande rien.
client-rotated-does = Tournée lors d’un conflit : 3 points à la fin.
client-card-rotated = { $card }, tournée
client-mat = Dés et emplacements
client-die = { $value } { $colour }
client-home-die = Dé personnel : { $die }
client-used-die = Dé utilisé : { $die }
client-home-of = À { $name }, emplacement { $slot }
client-home-does = Pour jouer une carte ou conquérir à cet emplacement, il faut un dé de { NUMBER($value) } au moins.
client-slot = Emplacement libre { $slot }
client-slot-does = Un dé lancé qu’on pose ici paie une action.
client-die-does = Dé circulant : il paie une action, puis passe au joueur suivant.
client-not-rolled = Dé circulant, pas encore lancé
client-dice-used = Tous les dés sont utilisés
client-dice-with = Les dés sont chez { $name }.
client-pick-die = Choisissez un dé en surbrillance, puis son emplacement.
client-pick-slot = Posez le dé sur un emplacement en surbrillance.
client-push = Pousser un dé
client-income = Revenu
client-discharge = Défausser un soldat
client-rivals-dice = Dés personnels des autres
client-played = Cartes jouées
client-played-by = Cartes jouées par { $name }
client-played-none = aucune carte jouée
client-ledger = État des joueurs
client-ledger-open = Détails
client-count-now = Si la partie finissait maintenant
client-count-force = Force
client-count-rotated = Cartes tournées, 3 chacune
client-count-soldiers = Soldats sur le plateau
client-count-places = Villes et oasis
client-count-groups = Regroupements, 5 chacun
client-count-talents = Talents, 1 pour 3
client-count-total = Total
client-count-tie = En cas d’égalité : somme des dés
client-lead = { $lead ->
    [one] Votre avance sur MaXXimilian : { $lead } point
   *[other] Votre avance sur MaXXimilian : { $lead } points
}
client-behind = { $points ->
    [0] MaXXimilian a autant de points que vous
    [one] MaXXimilian a { $points } point d’avance
   *[other] MaXXimilian a { $points } points d’avance
}
client-lead-from = dès { $lead }
client-home-dice = Dés personnels, { $sum } en tout
client-soldiers = Soldats : { $soldiers } sur le plateau, { $reserve } en réserve, { $lost } perdus
client-lands = Régions : { $lands }
client-in-hand = { $count ->
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
} Cartes connues :
client-gone = Hors du jeu
client-talents = Talents
client-talents-do = L’argent : pour les cartes, les dés poussés et certaines conditions ; trois valent 1 point à la fin.
client-reserve = Soldats en réserve
client-cards-in-hand = Cartes en main
client-points-now = Points si la partie finissait maintenant
client-note-soldiers = { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
}
client-note-moved = dont un venu d’une de vos régions
client-note-value = valeur { $value }
client-note-conflict = bat { $name } ; coûte { $force } de Force, tourne une carte
client-note-play = Force +{ $force }
client-note-lacks = { $count ->
    [one] { $count } condition non remplie
   *[other] { $count } conditions non remplies
}
client-note-exchange = puis un échange gratuit
client-note-pays = { $talents ->
    [one] vous payez { $talents } Talent
   *[other] vous payez { $talents } Talents
}
client-note-gets = { $talents ->
    [0] aucune différence
    [one] vous recevez { $talents } Talent
   *[other] vous recevez { $talents } Talents
}
client-do-buy = Acheter une carte
client-do-scout = Envoyer l’Éclaireur
client-do-pass = Ne rien acheter
client-do-give = Donner une carte
client-do-take = Prendre une carte
client-do-play = Jouer une carte
client-do-conquer = Conquérir une région
client-do-dice = Dés et Talents
client-do-turn = Tourner un dé
client-do-place = Dé et emplacement
client-do-move = Déplacer un soldat
client-do-swap = Échanger un dé
client-help-buy = Achetez une carte de la rangée, de 1 Talent tout au bout à 5 à côté de la pile. Puis les trois dés circulants sont lancés.
client-help-dice = Chaque dé paie une action sur un emplacement libre. Pour jouer une carte ou conquérir, il doit atteindre le dé personnel voisin.
client-help-act = Chaque carte indique les conditions qui lui manquent. Pousser un dé personnel change vos possibilités, et la différence se règle en Talents.
client-help-win = Force, villes, oasis, soldats, regroupements et Talents comptent quand la pile est épuisée. Ce qui est possible est en surbrillance.
client-need-die-white = { $least ->
    [one] { $least } dé blanc
   *[other] { $least } dés blancs
}
client-need-die-orange = { $least ->
    [one] { $least } dé orange
   *[other] { $least } dés orange
}
client-need-die-purple = { $least ->
    [one] { $least } dé violet
   *[other] { $least } dés violets
}
client-need-die-value = un dé de { NUMBER($least) } ou plus
client-need-dice-sum = { $least } en tout aux dés
client-need-symbol-archer = { $least ->
    [one] { $least } archer
   *[other] { $least } archers
}
client-need-symbol-cavalry = { $least ->
    [one] { $least } cavalier
   *[other] { $least } cavaliers
}
client-need-symbol-infantry = { $least ->
    [one] { $least } infanterie
   *[other] { $least } infanteries
}
client-need-symbol-any = { $least ->
    [one] { $least } symbole d’armée
   *[other] { $least } symboles d’armée
}
client-need-soldiers = { $least ->
    [one] { $least } soldat
   *[other] { $least } soldats
}
client-need-talents = { $least ->
    [one] { $least } Talent
   *[other] { $least } Talents
}
client-need-cities = { $least ->
    [one] { $least } ville
   *[other] { $least } villes
}
client-need-oases = { $least } oasis
client-need-cards-white = { $least ->
    [one] { $least } carte Armée
   *[other] { $least } cartes Armée
}
client-need-cards-orange = { $least ->
    [one] { $least } Leader
   *[other] { $least } Leaders
}
client-need-cards-purple = { $least ->
    [one] { $least } Équipement
   *[other] { $least } Équipements
}
client-need-force = Force { $least }
client-lack-die-white = dés blancs : { $have }/{ $least }
client-lack-die-orange = dés orange : { $have }/{ $least }
client-lack-die-purple = dés violets : { $have }/{ $least }
client-lack-die-value = meilleur dé : { $have }/{ $least }
client-lack-dice-sum = somme des dés : { $have }/{ $least }
client-lack-symbol-archer = archers : { $have }/{ $least }
client-lack-symbol-cavalry = cavaliers : { $have }/{ $least }
client-lack-symbol-infantry = infanteries : { $have }/{ $least }
client-lack-symbol-any = symboles : { $have }/{ $least }
client-lack-soldiers = soldats : { $have }/{ $least }
client-lack-talents = Talents : { $have }/{ $least }
client-lack-cities = villes : { $have }/{ $least }
client-lack-oases = oasis : { $have }/{ $least }
client-lack-cards-white = Armées : { $have }/{ $least }
client-lack-cards-orange = Leaders : { $have }/{ $least }
client-lack-cards-purple = Équipements : { $have }/{ $least }
client-lack-force = Force : { $have }/{ $least }
client-rank-dishonoured = Déshonoré
client-rank-soldier = Soldat
client-rank-sergeant = Sergent
client-rank-lieutenant = Lieutenant
client-rank-general = Général
client-rank-royal-adviser = Conseiller du roi
client-rank-the-great = Le Grand

## Dit la première fois

first-lay-table = À une vraie table, vous lancez et tirez vous-même ; Argead demande chaque résultat et tient les comptes.
first-buy-card = Chaque tour commence par une carte de la rangée, ou aucune : plus elle est loin de la pile, moins elle coûte, et sans achat la carte du bout quitte le jeu.
first-exchange-card = Vous avez payé 4 ou 5 : vous pouvez mettre une carte de votre main dans la rangée et en prendre une autre à la place.
first-take-card = Votre carte va à la place, dans la rangée, de celle que vous prenez.
first-choose-action = Chaque dé lancé paie une action, dans n’importe quel ordre, et ce que vous faites d’abord peut rendre la suivante possible.
first-place-die = Pour jouer une carte ou conquérir, un dé doit montrer au moins autant que le dé personnel voisin ; pour un revenu, n’importe quel dé convient.
first-turn-die = Tournez un dé sur la valeur qu’il vous faut : les dés personnels voisins de vos emplacements libres vous disent laquelle.
first-move-soldier = La région que quitte le soldat sera vide : choisissez-en une dont vous pouvez vous passer.
first-swap-die = Après un revenu, vous pouvez échanger ce dé personnel, pour avoir la couleur qu’une carte demande ; personne ne peut refuser.
first-thing-region = Une ville prend deux soldats, une oasis ou une région ouverte un seul, et le nombre inscrit compte à la fin.
first-thing-card = Une carte montre la Force qu’elle apporte et ce qu’elle demande ; tournée, elle a servi dans un conflit et rend 3 points à la fin.
first-thing-pile = Quand la pile ne peut plus remplir la rangée, c’est la dernière manche ; l’Héroïsme attend parmi ses dernières cartes.
first-thing-die = Vous lancez les trois dés circulants, chacun paie une action, puis ils passent au joueur suivant.
first-thing-slot = Un dé lancé que vous posez sur cet emplacement est comparé au dé personnel voisin.
first-thing-home = Les dés personnels ne sont jamais relancés : les bas sont faciles à atteindre, les hauts et certaines couleurs sont ce que demandent les cartes.
first-thing-force = Qui a plus de Force peut attaquer, sauf si l’Héroïsme est dans la rangée, et elle compte tout entière à la fin.
first-thing-points = Ce sont les points si la partie finissait maintenant ; ils peuvent encore baisser.
first-thing-ability = Dans la partie experte, chaque joueur a une capacité pour toute la partie.
first-thing-talents = Les Talents achètent des cartes, paient des dés personnels plus bas, et chaque tranche de 3 vaut un point à la fin ; personne n’en a plus de 43.
first-thing-reserve = Les soldats en réserve conquièrent des régions, ou quittent le jeu pour tourner un dé ; ils ne comptent que sur le plateau.
first-thing-hand = Les cartes en main ne valent rien tant qu’elles ne sont pas jouées.
