title = PhalanXX
blurb = L’empire d’Alexandre cherche un nouveau maître. Trois dés circulent autour de la table : lancez-les, comparez-les aux vôtres, et faites-en des armées, des chefs et des terres.
designer = Bernd Eisenstein
publisher = Irongames, 2016

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
card-horses = Chevaux
card-persian-archers = Archers perses
card-rhodian-slingers = Frondeurs rhodiens
card-median-archers = Archers mèdes
card-thessalian-riders = Cavaliers thessaliens
card-baktrian-riders = Cavaliers bactriens
card-hypaspists = Hypaspistes
card-pezhetairoi = Pézhétaires
card-dareios = Darius
card-bessos = Bessos
card-krateros = Cratère
card-supply-wagon-ii = Chariot de ravitaillement II
card-fortress = Forteresse
card-sarissas = Sarisses
card-immortals = Immortels
card-saka-archers = Archers saces
card-hetairoi = Hétaires
card-kataphraktoi = Cataphractaires
card-war-elephants = Éléphants de guerre
card-argyraspides = Argyraspides
card-syntagma = Syntagme
card-garrison = Garnison
card-memmon-of-rhodes = Memnon de Rhodes
card-perdikkas = Perdiccas
card-camouflage = Camouflage
card-military-music = Musique militaire
card-helepolis = Hélépole
card-heroism = Héroïsme

region-phrygia = la Phrygie
region-kappadokia = la Cappadoce
region-armenia = l’Arménie
region-atropatene = l’Atropatène
region-hyrkania = l’Hyrcanie
region-margiana = la Margiane
region-sogdiana = la Sogdiane
region-sakai = le pays des Saces
region-kilikia = la Cilicie
region-mesopotamia = la Mésopotamie
region-assyria = l’Assyrie
region-media = la Médie
region-parthia = la Parthie
region-baktria = la Bactriane
region-paropamisos = le Paropamise
region-gandhara = le Gandhara
region-syria = la Syrie
region-babylonia = la Babylonie
region-susiana = la Susiane
region-persis = la Perside
region-sagartia = la Sagartie
region-drangiana = la Drangiane
region-arachosia = l’Arachosie
region-pentapotamia = le Pendjab
region-nabatene = la Nabatène
region-arabia = l’Arabie
region-gerrhaia = le pays de Gerrha
region-karmania = la Carmanie
region-gedrosia = la Gédrosie
region-oreitis = le pays des Orites
region-indos = l’Indus
region-thar = le Thar
region-lykaonia = la Lycaonie
region-chaldaia = la Chaldée
region-areia = l’Arie
colour-white = blanc
colour-orange = orange
colour-purple = violet
ability-intrigue = Intrigue
ability-merchant = Marchand
ability-legend = Légende
ability-forced-march = Marche forcée

## Options

option-expert = Partie experte
option-expert-help = Chaque joueur reçoit une carte Action dotée d’une capacité pour toute la partie.
choice-expert-false = Non
choice-expert-true = Oui, avec les capacités
option-first_city = Première ville à deux
option-first_city-help = À deux joueurs : dans quelle ville commence le premier joueur ?
choice-first_city-issos = Issos
choice-first_city-persepolis = Persépolis

## Questions

prompt-buy-card = Achetez une carte de la rangée, ou aucune.
prompt-exchange-card = Vous pouvez échanger gratuitement une carte de votre main contre une de la rangée.
prompt-take-card = Quelle carte de la rangée prenez-vous à sa place ?
prompt-choose-action = Choisissez une action ; le dé qui la paie vient ensuite.
prompt-place-die = Quel dé y consacrez-vous, et à côté duquel de vos dés personnels ?
prompt-turn-die = Quel dé lancé tournez-vous, et sur quelle valeur ?
prompt-move-soldier = Il manque un soldat à votre réserve. De quelle région vient-il ?
prompt-swap-die = Échangez votre dé personnel placé à côté de cet emplacement, ou gardez-le.

## Choix

action-buy = Acheter { $card }
action-scout = Retourner la première carte de la pile
action-pass = Ne rien acheter
action-give = Donner { $card }
action-take = Prendre { $card }
action-keep = Ne rien échanger
action-play = Jouer { $card }
action-conquer = Conquérir { $region }
action-move = Quitter { $region }
action-push = Pousser un dé personnel
action-income = Percevoir un revenu
action-discharge = Défausser un soldat pour tourner un dé
action-forge = Faire tourner un dé par la Forge
action-place = Le { $value } { $colour } à l’emplacement { $slot }
action-turn = Le { $value } { $colour } sur { $to }
action-swap = Le { $value } { $colour } du joueur { $number }

note-buy = { $price ->
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
note-take = Force { $force } à présent{ $lacks ->
    [0] { "" }
    [one] , 1 condition non remplie
   *[other] , { $lacks } conditions non remplies
}
note-play = Force +{ $force }
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

event-ability = { $player } reçoit la capacité { $ability }.
event-first = { $player } commence.
event-dealt = { $player } reçoit { $number } cartes.
event-dealt-own = { $player } reçoit { $cards }.
event-home-dice = { $player } lance ses dés personnels ({ $values }) et commence avec { $talents } Talents.
event-settled = { $player } commence à { $city } et { $oasis }.
event-maxximilian-took = MaXXimilian prend { $card } : Force +{ $force }, soit { $total }.
event-turn = Au tour de { $player }, manche { $round }.
event-bought = { $player } achète { $card } pour { $price }.
event-scouted = { $player } retourne la première carte de la pile : { $card }.
event-gave = { $player } dépose { $card } dans la rangée.
event-took = { $player } y prend { $card } à la place.
event-dropped = { $player } n’achète rien : { $card } quitte le jeu.
event-drew = Nouvelle carte dans la rangée : { $card }.
event-heroism = L’Héroïsme est dévoilé : les conflits comparent désormais Leaders et Équipements, moins les cartes tournées.
event-heroism-left = { $player } n’achète rien : l’Héroïsme quitte le jeu, et la Force décide à nouveau des conflits.
event-last-round = La pile est épuisée : c’est la dernière manche.
event-rolled = { $player } lance { $values }.
event-consoled = Petit jet : { $talents } Talents pour { $player }.
event-discharged = { $player } défausse un soldat.
event-forged = La Forge de { $player } se met à l’œuvre.
event-turned = { $player } tourne le { $value } { $colour } sur { $to }.
event-played = { $player } joue { $card } : Force +{ $force }, soit { $total }.
event-legend = La Légende ajoute { $force } de Force à { $player }.
event-fought = { $player } bat { $victim } ({ $region }), tourne { $card } et perd { $force } de Force.
event-fought-maxximilian = { $player } bat MaXXimilian ({ $region }), tourne { $card } et perd { $force } de Force.
event-conquered = { $player } conquiert { $region }.
event-moved = Un soldat de { $player } quitte { $region }.
event-pushed = { $player } pousse un { $old } à l’emplacement { $slot } avec un { $value } { $colour }{ $talents ->
    [0] .
   *[other] {" "}; Talents : { $talents }.
}
event-income = { $player } perçoit { $talents } Talents.
event-swapped = { $player } donne un { $old } à { $victim } contre le { $value } { $colour }.
event-swapped-maxximilian = { $player } donne un { $old } à MaXXimilian contre le { $value } { $colour }.
event-counted = { $player } : Force { $force }, Camouflage { $camouflage }, cartes tournées { $rotated }, soldats { $soldiers }, villes et oasis { $places }, regroupements { $groups }, Talents { $talents } ; en tout { $total }.
event-maxximilian-counted = MaXXimilian : Force { $force }, Camouflage { $camouflage }, villes et oasis { $places } ; en tout { $total }.
event-ended = { $reason } Points : { $scores }.

reason-pile = La pile est épuisée.
reason-dishonoured = MaXXimilian n’est pas battu : déshonoré, vous quittez l’armée.
reason-soldier = Une compagnie vous engage comme soldat.
reason-sergeant = Vous voilà sergent.
reason-lieutenant = Vous voilà lieutenant.
reason-general = Vous voilà général.
reason-royal-adviser = Vous devenez le conseiller du roi.
reason-the-great = Désormais, on vous appelle le Grand !

## À une vraie table

pile-card = Une autre carte
chance-first-player = Distribuez les cartes Action : qui a le 1, compté depuis la première place ? MaXXimilian, s’il joue, occupe la deuxième.
chance-action-card = Quelle carte Action revient à qui n’a pas le 1 ?
chance-row = Quelle carte de la pile entre dans la rangée ?
chance-hand = Quelle carte recevez-vous en main ?
chance-maxximilian-card = Quelle carte MaXXimilian reçoit-il ?
chance-heroism = Retournez la première carte de la pile : est-ce l’Héroïsme ?
chance-scout = Quelle carte l’Éclaireur retourne-t-il ?
chance-home-die = Lancez votre dé personnel ({ $subject }).
chance-maxximilian-die = Lancez le dé personnel de MaXXimilian ({ $subject }).
chance-travelling-die = Lancez le dé circulant ({ $subject }).

## The terminal

teller-nothing = aucune
teller-word-row = rangée
teller-word-count = décompte

teller-round = Manche { $round }, au tour de { $name }.
teller-glance = Manche { $round } : Force { $force }, { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
}, { $reserve ->
    [one] { $reserve } soldat
   *[other] { $reserve } soldats
} en réserve ; dés personnels : { $home }.
teller-last-round = C’est la dernière manche.
teller-row = Dans la rangée, depuis la pile : { $cards }. { $pile ->
    [0] La pile est vide.
    [one] La pile a { $pile } carte.
   *[other] La pile a { $pile } cartes.
}
teller-offer = { $card } pour { $price }
teller-scouted = Retournée sur la pile : { $card }.
teller-heroism = L’Héroïsme est dévoilé : les conflits comparent Leaders et Équipements moins les cartes tournées.
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
teller-held = Régions de { $name } : { $held } ; { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
} sur le plateau, { $reserve } en réserve.
teller-place = { $region } ({ $place }, { $value })
teller-total = Si la partie finissait maintenant, { $name } aurait { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
teller-hand = En main de { $name } :
teller-hand-empty = La main de { $name } est vide.
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
teller-need-symbols-cavalry = cavalerie { $least }
teller-need-symbols-infantry = infanterie { $least }
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
teller-need-oases = oasis { $least }
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

teller-help-look-at = regarder peut aussi viser une carte (regarder parmenion), une région ou une ville (regarder babylonia, regarder issos), un joueur par son nom, regarder rangée (la rangée et ce qui manque à chaque carte) ou regarder décompte (le décompte en l’état).
teller-card = { $name } : époque { $epoch }, { $kind }, { $force }.
teller-kind-white = Armée
teller-kind-orange = Leader
teller-kind-purple = Équipement
teller-force-fixed = Force { $force }
teller-force-scale = Force { $steps } avec 0, 1, 2 et plus : { $by }
teller-by-archer = archers
teller-by-cavalry = cavalerie
teller-by-infantry = infanterie
teller-by-white = cartes Armée
teller-by-orange = Leaders
teller-by-purple = Équipements
teller-symbol = Elle montre { $symbol }.
teller-symbol-archer = un archer
teller-symbol-cavalry = de la cavalerie
teller-symbol-infantry = de l’infanterie
teller-ability-blacksmith = Une fois par tour, elle tourne un dé lancé sur la valeur voulue.
teller-ability-scout = Il montre la première carte de la pile, qui s’achète pour 4.
teller-ability-supply-of-talents = Les conditions de Talents ne comptent plus.
teller-ability-supply-of-dice = Les conditions de valeur ou de somme des dés personnels ne comptent plus.
teller-ability-camouflage = 4 de Force jusqu’au décompte.
teller-conditions = Conditions : { $needs }.
teller-lies-before = Elle est posée devant { $name }.
teller-region-plain = { $name } : ni ville ni oasis.
teller-region-city = { $name } : la ville { $place }, valeur { $value }, demande deux soldats.
teller-region-oasis = { $name } : l’oasis { $place }, valeur { $value }.
teller-borders = Ses voisines : { $borders }.
teller-held-by = Tenue par { $name }.
teller-held-by-nobody = Tenue par personne.
teller-count = { $name } : Force { $force }, Camouflage { $camouflage }, cartes tournées { $rotated }, soldats { $soldiers }, villes et oasis { $places }, regroupements { $groups }, Talents { $talents } ; en tout { $total }.
teller-no-place = Il n’y a pas de « { $place } » ici : essayez une carte (parmenion), une région (babylonia), un joueur, rangée ou décompte.
teller-legend = D’abord qui la tient, puis C ville, O oasis et leur valeur, puis la région et ses voisines. Joueurs : { $players }.
