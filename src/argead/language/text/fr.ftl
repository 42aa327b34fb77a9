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
no-move-lesson = La leçon suit le livre, qui joue maintenant : { $action }.
no-move-unexplained = On ne peut rien en faire pour l’instant ; ce jeu laisse à ses règles le soin de dire pourquoi.
no-move-unknown = Il n’y a rien de tel sur la table pour l’instant.
rules-parted = Cette partie a été jouée selon les règles nº { $played } du jeu. Les règles nº { $now } s’en écartent à la ligne { $line } de l’enregistrement : on peut revoir la partie jusque-là, mais pas la poursuivre.
