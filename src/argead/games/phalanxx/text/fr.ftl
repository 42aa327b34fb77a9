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
