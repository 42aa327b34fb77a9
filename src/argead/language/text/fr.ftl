# Ce que disent tous les jeux.

and = { " et " }
semicolon = { " ; " }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
by-seat = { $points } pour { $who }
won = { $count ->
    [one] { $points ->
        [one] { $winners } l’emporte avec { $points } point.
       *[other] { $winners } l’emporte avec { $points } points.
    }
   *[other] { $points ->
        [one] { $winners } partagent la victoire avec { $points } point chacun.
       *[other] { $winners } partagent la victoire avec { $points } points chacun.
    }
}
won-alone = { $points ->
    [one] { $player } l’emporte avec { $points } point.
   *[other] { $player } l’emporte avec { $points } points.
}
lost-alone = { $points ->
    [0] { $player } a perdu.
    [one] { $player } a perdu, avec { $points } point.
   *[other] { $player } a perdu, avec { $points } points.
}
barrier-start = Vous n’avez aucun coup à reprendre.
barrier-chance = Le hasard a parlé : ce qu’il a montré ne peut être repris.
barrier-reveal = Ce qui était caché a été montré et ne peut être repris.
barrier-seat = Un autre joueur a joué depuis.
barrier-hand = Un robot a joué depuis, et sa main est cachée.
barrier-over = La partie est finie.
no-move-over = La partie est finie : il n’y a plus rien à faire.
no-move-watching = Vous êtes ici en spectateur : seuls ceux qui jouent peuvent agir.
no-move-waiting = { $count ->
    [one] C’est le tour { DE($names) } : vous n’avez rien à décider pour l’instant.
   *[other] C’est à d’autres de décider ({ $names }) : vous n’avez rien à décider pour l’instant.
}
no-move-lesson = La leçon suit le livret, qui joue maintenant : { $action }.
no-move-unexplained = On ne peut rien en faire pour l’instant ; ce jeu laisse à ses règles le soin de dire pourquoi.
no-move-unknown = Il n’y a rien de tel sur la table pour l’instant.
rules-parted = Cette partie a été jouée selon les règles nº { $played } du jeu. Les règles nº { $now } s’en écartent à la ligne { $line } de l’enregistrement : on peut revoir la partie jusque-là, mais pas la poursuivre.

## Conseils

advice-clear = C’est nettement le meilleur coup.
advice-likely = C’est sans doute le meilleur coup.
advice-close = C’est serré : d’autres coups peuvent se valoir.
advice-book = C’est le coup de la leçon.
advice-reply = { $who } répondrait sans doute : { $what }.

## Comment une partie a fini

option-chosen = { $option } : { $choice }
ending-won = { $points ->
    [0] Vous avez gagné, à égalité de points.
    [one] Vous avez gagné, avec { $points } point d’avance.
   *[other] Vous avez gagné, avec { $points } points d’avance.
}
ending-lost = { $points ->
    [0] Vous avez perdu, à égalité de points.
    [one] Vous avez perdu, à { $points } point près.
   *[other] Vous avez perdu, avec { $points } points de retard.
}
ending-shared = Vous partagez la victoire avec { $names }.
ending-won-alone = { $points ->
    [0] Vous avez gagné.
    [one] Vous avez gagné, avec { $points } point.
   *[other] Vous avez gagné, avec { $points } points.
}
ending-lost-alone = { $points ->
    [0] Vous avez perdu.
    [one] Vous avez perdu, avec { $points } point.
   *[other] Vous avez perdu, avec { $points } points.
}
ending-seen = { $points ->
    [0] { $name } l’emporte, à égalité de points.
    [one] { $name } l’emporte avec { $points } point d’avance.
   *[other] { $name } l’emporte avec { $points } points d’avance.
}
ending-seen-lost = { $points ->
    [0] { $name } a perdu, à égalité de points.
    [one] { $name } a perdu, à { $points } point près.
   *[other] { $name } a perdu, avec { $points } points de retard.
}
ending-caption = Le décompte
ending-unit = Points
ending-others = Tout le reste
ending-gains = { $points ->
    [one] { $who } gagne { $points } point et passe { DE($before) } { A($after) }.
   *[other] { $who } gagne { $points } points et passe { DE($before) } { A($after) }.
}
ending-loses = { $points ->
    [one] { $who } perd { $points } point et passe { DE($before) } { A($after) }.
   *[other] { $who } perd { $points } points et passe { DE($before) } { A($after) }.
}
ending-stays = { $who } ne gagne rien et passe { DE($before) } { A($after) }.
ending-course = { $who } : { DE($before) } { A($after) }.
ending-count = Le compte passe { DE($before) } { A($after) }.
ending-ahead = { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}
ending-behind = { $points ->
    [one] { $points } point de retard
   *[other] { $points } points de retard
}
ending-level = l’égalité
reckoning-plain-points = Points
reckoning-plain-turn = { $number ->
    [0] Avant le premier tour
   *[other] Tour { $number }
}
reckoning-plain-move = Coup { $number }

## Le récit

account-people = Partie jouée par { $names }.
account-date = Le { DATETIME($date, dateStyle: "long") }.
account-board = Plateau : { $name }.
account-unfinished = La partie n’est pas encore finie.
account-what = D’où viennent les points
account-total = En tout
account-turning = Les tours qui ont le plus changé
account-turns = Tour par tour
account-standing = Points à la fin : { $points }.

## La partie expliquée

analysis-heading = La partie expliquée
analysis-chances = Chances de gagner, en pour cent, telles que chacun les voyait alors
analysis-mean = La moyenne de ce que chacun voyait
analysis-course = { $who } : { $before } % au début, { $after } % à la fin.
analysis-turning-points = Les décisions qui ont coûté le plus cher
analysis-turning = { $who } a choisi « { $played } » ; mieux valait « { $better } » : { $hoped } % de chances de gagner au lieu { DE($expected) } %.
analysis-spent = Décisions et hasard, en points de pourcentage
analysis-side = Place
analysis-start = Au début
analysis-own = Ses décisions
analysis-rivals = Celles des rivaux
analysis-luck = Hasard
analysis-end = À la fin
analysis-swings = Là où le hasard a le plus compté, en points de pourcentage
analysis-told = Ce qui s’est passé
analysis-unused = Jamais utilisé
analysis-left = { $who } : { $text }
analysis-depth = Chaque option a été pesée sur { $draws } tirages au plus, et jusqu’à { $looks } décisions qui semblaient coûteuses ont été poursuivies { $playouts } fois.

## Niveaux

level-novice = Novice
level-novice-about = Joue sainement et sans malice : il ne tend aucun piège et n’attaque personne au premier tour.
level-companion = Compagnon
level-companion-about = Tire le meilleur parti de chaque tour sans regarder plus loin : bonne compagnie pour vos premières parties.
level-general = Général
level-general-about = A appris sur des milliers de parties à juger une position : pour qui connaît déjà le jeu.
level-conqueror = Conquérant
level-conqueror-about = Juge comme le Général et pèse en plus ce qui peut suivre : le plus difficile à battre.
level-novice-the = le Novice
level-companion-the = le Compagnon
level-general-the = le Général
level-conqueror-the = le Conquérant
bot-the = le robot { $bot }
bot-stood-in = { CAPITAL($bot) } n’a pas pu se décider ; { $instead } a joué à sa place.
bot-at-a-loss = { CAPITAL($bot) } n’a pas pu se décider, ni personne à sa place : nouvel essai dans un instant.

event-alone = À partir d’ici, la partie s’est jouée sans arbitre : seul l’appareil des joueurs a vu ses dés et ses tirages.
