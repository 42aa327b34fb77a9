# La table de PhalanXX en mots.

nothing = aucune
word-row = rangée
word-count = décompte

round = Manche { $round }, au tour de { $name }.
glance = Manche { $round } : Force { $force }, { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
}, { $reserve ->
    [one] { $reserve } soldat
   *[other] { $reserve } soldats
} en réserve ; dés personnels : { $home }.
last-round = C’est la dernière manche.
row = Dans la rangée, depuis la pile : { $cards }. { $pile ->
    [0] La pile est vide.
    [one] La pile a { $pile } carte.
   *[other] La pile a { $pile } cartes.
}
offer = { $card } pour { $price }
scouted = Retournée sur la pile : { $card }.
heroism = L’Héroïsme est dévoilé : les conflits comparent Leaders et Équipements moins les cartes tournées.
dice-to-roll = Dés circulants à lancer : { $dice }.
dice = Dés lancés à utiliser : { $dice }.
grey = Utilisés par { $name } : { $dice }.
at-slot = { $die } à l’emplacement { $slot }
die = { $value } { $colour }
player = { $name } : Force { $force }, { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
} ; dés personnels : { $home }.
ability = { $name } a la capacité { $ability }.
played = Cartes jouées par { $name } : { $cards } ; vaillance { $valour }.
rotated = { $card } (tournée)
held = Régions de { $name } : { $held } ; { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
} sur le plateau, { $reserve } en réserve.
place = { $region } ({ $place }, { $value })
total = Si la partie finissait maintenant, { $name } aurait { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
hand = En main de { $name } :
hand-empty = La main de { $name } est vide.
can-play = { $card } : Force { $force } à présent ; ses conditions sont remplies.
cannot-play = { $card } : Force { $force } à présent ; il faut : { $lacks }.
lack = { $need } ({ $have } à présent)

need-die-colour-white = { $least ->
    [one] { $least } dé personnel blanc
   *[other] { $least } dés personnels blancs
}
need-die-colour-orange = { $least ->
    [one] { $least } dé personnel orange
   *[other] { $least } dés personnels orange
}
need-die-colour-purple = { $least ->
    [one] { $least } dé personnel violet
   *[other] { $least } dés personnels violets
}
need-die-value = un dé personnel d’au moins { $least }
need-dice-sum = des dés personnels d’au moins { $least } en tout
need-symbols-archer = { $least ->
    [one] { $least } archer
   *[other] { $least } archers
}
need-symbols-cavalry = cavalerie { $least }
need-symbols-infantry = infanterie { $least }
need-symbols-any = { $least ->
    [one] { $least } symbole d’armée
   *[other] { $least } symboles d’armée
}
need-soldiers = { $least ->
    [one] { $least } soldat sur le plateau
   *[other] { $least } soldats sur le plateau
}
need-talents = { $least ->
    [one] { $least } Talent
   *[other] { $least } Talents
}
need-cities = { $least ->
    [one] { $least } ville
   *[other] { $least } villes
}
need-oases = oasis { $least }
need-cards-white = { $least ->
    [one] { $least } carte Armée jouée
   *[other] { $least } cartes Armée jouées
}
need-cards-orange = { $least ->
    [one] { $least } Leader joué
   *[other] { $least } Leaders joués
}
need-cards-purple = { $least ->
    [one] { $least } Équipement joué
   *[other] { $least } Équipements joués
}
need-force = Force { $least }

help-look-at = regarder peut aussi viser une carte (regarder parmenion), une région ou une ville (regarder babylonia, regarder issos), un joueur par son nom, regarder rangée (la rangée et ce qui manque à chaque carte) ou regarder décompte (le décompte en l’état).
card = { $name } : époque { $epoch }, { $kind }, { $force }.
kind-white = Armée
kind-orange = Leader
kind-purple = Équipement
force-fixed = Force { $force }
force-scale = Force { $steps } avec 0, 1, 2 et plus : { $by }
by-archer = archers
by-cavalry = cavalerie
by-infantry = infanterie
by-white = cartes Armée
by-orange = Leaders
by-purple = Équipements
symbol = Elle montre { $symbol }.
symbol-archer = un archer
symbol-cavalry = de la cavalerie
symbol-infantry = de l’infanterie
ability-blacksmith = Une fois par tour, elle tourne un dé lancé sur la valeur voulue.
ability-scout = Il montre la première carte de la pile, qui s’achète pour 4.
ability-supply-of-talents = Les conditions de Talents ne comptent plus.
ability-supply-of-dice = Les conditions de valeur ou de somme des dés personnels ne comptent plus.
ability-camouflage = 4 de Force jusqu’au décompte.
conditions = Conditions : { $needs }.
lies-before = Elle est posée devant { $name }.
region-plain = { $name } : ni ville ni oasis.
region-city = { $name } : la ville { $place }, valeur { $value }, demande deux soldats.
region-oasis = { $name } : l’oasis { $place }, valeur { $value }.
borders = Ses voisines : { $borders }.
held-by = Tenue par { $name }.
held-by-nobody = Tenue par personne.
count = { $name } : Force { $force }, Camouflage { $camouflage }, cartes tournées { $rotated }, soldats { $soldiers }, villes et oasis { $places }, regroupements { $groups }, Talents { $talents } ; en tout { $total }.
no-place = Il n’y a pas de « { $place } » ici : essayez une carte (parmenion), une région (babylonia), un joueur, rangée ou décompte.
legend = D’abord qui la tient, puis C ville, O oasis et leur valeur, puis la région et ses voisines. Joueurs : { $players }.
