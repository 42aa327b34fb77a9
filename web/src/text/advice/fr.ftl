# Ce que disent les conseils et les menaces à côté des coups : cela vient avec eux, pas avec la table

advice-now = Vos chances de gagner à présent : { $chance }.
advice-between = chances de gagner, entre { $low } et { $high }
advice-leaves = Le danger qui reste
advice-endings = La fin est en vue
threats-none = Rien ne vous menace d’ici votre prochain tour, pour autant que vous puissiez le voir.
threats-safe = De quoi y parer :
threats-open = Aucun coup ne suffirait, à lui seul, à y parer.
