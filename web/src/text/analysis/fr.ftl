# Ce que dit l’explication d’une partie finie : cela vient avec elle

analysis-weighing = Chaque coup est pesé une nouvelle fois…
analysis-leave = Il faut environ une minute. Vous pouvez partir entre-temps : le travail continue sans vous.
analysis-chances = Chances de gagner (%)
analysis-own = comme chacun les voyait alors
analysis-mean = moyenne de ce que chacun voyait
analysis-ply = Coup { $ply }
analysis-turning = Les tournants de la partie
analysis-even = Aucun coup n’a fait basculer la partie à lui seul.
analysis-line = La meilleure suite, sans doute :
analysis-spent = Décisions et hasard
analysis-spent-help = D’où viennent les chances de chacun, en points de pourcentage.
analysis-start = Début
analysis-self = Ses coups
analysis-rivals = Ceux des autres
analysis-luck = Hasard
analysis-end = Fin
analysis-moves = Les coups les plus coûteux
analysis-better = Mieux : { $label }
analysis-swings = Là où le hasard a le plus compté
analysis-unused = Jamais utilisé
analysis-of = { $name } :
