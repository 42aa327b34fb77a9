# La table de Field Commander en mots.

nothing = rien
word-army = armée
word-cups = réserves
word-track = piste

glance = { $turn }, { $area }. Or { $gold }, gloire { $glory }. Alexandre { $level } et : { $army }.
glance-battle = Tour de bataille { $round }, vitesse { $speed }.

campaign = Campagne : { $campaign }. Tour { $number } sur { $count }, { $turn }. Gagnée maintenant, elle vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
campaign-setup = Campagne : { $campaign }, avant son premier tour. Options : { $options }.
options = Options : { $options }.
life = Immortalité jusqu’ici : { $immortality }, { $years } ans de mémoire.
army = L’armée est ici : { $area } ; { $alexander } ; { $forces }.
army-besieging = L’armée est devant { $area } : { $alexander } ; { $forces }.
alexander = Alexandre, niveau { $level }, vitesse { $speed }, valeur de combat { $value }
treasury = Trésor : or { $gold } ({ $income } de plus au ravitaillement), gloire { $glory }{ $temples ->
    [0] { "" }
    [one] , { $temples } temple
   *[other] , { $temples } temples
}{ $cities ->
    [0] { "" }
    [one] , { $cities } ville
   *[other] , { $cities } villes
}.
staff = Conseillers : { $advisors }. Intuitions : { $insights }.
prophecy = Prophétie : { $name } ; { $turns ->
    [one] c’est son dernier tour
   *[other] encore { $turns } tours
}.
operation = Opération ennemie : { $forces } ; or en jeu : { $gold } ; pions actifs : { $drawn } ; { $pile } dans la pile. Elle débarque ici : { $areas }.
operation-hits = Opération ennemie : { $hits ->
    [0] aucun dégât
    [one] { $hits } dégât
   *[other] { $hits } dégâts
} au signal du départ ; pions actifs : { $drawn } ; { $pile } dans la pile.
siege = Siège de Tyr : { $transports } transports, môle { $mole } sur { $moles }, { $ships } navires de siège ; Tyr a { $warships } navires de guerre ; rempart : { $sections }.
siege-over = Tyr est tombée : { $transports } transports, môle { $mole } sur { $moles }, { $ships } navires de siège ; { $warships } navires de guerre ; rempart : { $sections }.
section-0 = percé
section-1 = fendu
section-2 = intact
scouting = Les éclaireurs vers { $area } ont lancé { $roll } : { $gold ->
    [0] { $hits ->
        [0] la route est libre
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }
    [one] { $gold } pièce d’or{ $hits ->
        [0] { "" }
        [one] {" "}et { $hits } dégât
       *[other] {" "}et { $hits } dégâts
    }
   *[other] { $gold } pièces d’or{ $hits ->
        [0] { "" }
        [one] {" "}et { $hits } dégât
       *[other] {" "}et { $hits } dégâts
    }
}.
free-plans = { $free ->
    [0] Un plan de plus coûte 1 pièce d’or ; vous en avez { $gold }.
    [one] Encore un plan gratuit.
   *[other] Encore { $free } plans gratuits.
}
hits-left = { $hits ->
    [one] Il reste un dégât à placer.
   *[other] Il reste { $hits } dégâts à placer.
}
attack-rolled = { $by } : { $die } au dé, il faut { $needs } ou moins : { $hits ->
    [0] manqué
    [one] un dégât
   *[other] { $hits } dégâts
}.
attack-scored = { $by } : { $hits ->
    [one] un dégât
   *[other] { $hits } dégâts
}.
order = L’ordre de { $area } : { $roll } au dé, { $total } avec la distance : { $result ->
    [wall] un mur
    [tribute] 2 pièces d’or ou un dégât
    [garrison] une force pour la garnison
    [glory] un point de gloire pour une bataille
    [gold] 2 pièces d’or pour une reddition
   *[nothing] rien
}. Avec le présage : { $with_omen ->
    [wall] un mur
    [tribute] 2 pièces d’or ou un dégât
    [garrison] une force pour la garnison
    [glory] un point de gloire pour une bataille
    [gold] 2 pièces d’or pour une reddition
   *[nothing] rien
}.
intrigue = Le pion d’opération tiré : { $operation }.
demand = La sommation : { $roll } au dé, avantage { $advantage }, ajouté { $added }, total { $total } : { $result ->
    [failure] refus
    [ongoing] on parlemente
   *[success] reddition
}.

area = { $name } : { $facts }.
kind-plain = pays ouvert
kind-battle = champ de bataille
kind-stronghold = place forte
the-army = l’armée est ici
conquered-governed = gouvernée
conquered-razed = rasée
conquered-taken = conquise
oracle-waiting = un oracle
oracle-accepted = un oracle, entendu
oracle-shunned = un oracle, décliné
has-city = une ville
has-temple = un temple
lying-gold = { $count } pièces d’or pour sa reddition
lying-glory = { $count ->
    [one] { $count } point de gloire pour une bataille
   *[other] { $count } points de gloire pour une bataille
}
garrison = tenue par { $forces }
range = distance { $range }

help-look-at = regarder accepte aussi un lieu ou une chose : regarder sardes (une région et ses routes), regarder armée (et ce qu’on peut recruter), regarder réserves (ce que l’ennemi peut encore tirer), regarder piste (tours et points).
ways = Routes au départ de { $area } : { $areas }.
pool = On peut recruter : { $forces }.
cup = Réserve { $nation } : { $forces }.
walls = Murs en réserve : { $count }.
square = { $number }. { $turn } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
no-place = Il n’y a pas de lieu « { $place } » : essayez une région (sardes), armée, réserves ou piste.
legend = @ armée. B champ de bataille, S place forte ; g gouvernée, r rasée, t conquise ; oracle ? ouvert, ! entendu, - décliné ; C ville, T temple ; puis la distance et la garnison.

battle = { $round ->
    [0] Bataille : { $area }, avant le premier tour
   *[other] Bataille : { $area }, tour { $round }
} ; avantage en forces { $advantage }{ $penalty ->
    [0] .
   *[other] {" "}; les murs coûtent { $penalty } à vos forces.
}
own-plans = Vos plans : { $plans }{ $fate ->
    [0] .
   *[other] , Destin { $fate }.
}
enemy-plans = Plans ennemis : { $plans }.
speed = Vit.
own = Les vôtres (valeur/double)
enemy = L’ennemi
mark-reduced = réduit
mark-acting = doit agir
mark-tired = au repos

aside-disband = Renvoyer une force
aside-choose = Choisir une intuition pour 7 points de gloire

end-victory = Gagnées
end-time = Temps
end-slain = Mort
end-prophecy = Prophétie
