# Le récit d’une campagne ou d’une vie.

life = La vie d’Alexandre
campaign-of = Campagne : { $campaign }
by = { $title }. Stratège : { $name }.
unfinished = La campagne n’est pas encore finie.

campaign = Campagne
reckoning = Le décompte
reckoning-turn = Tour
reckoning-track = Piste
reckoning-options = Options
reckoning-cities = Villes
reckoning-mole = Môle
reckoning-points = Points de victoire
reckoning-governed = Gouvernées
reckoning-glory = Gloire
reckoning-level = Niveau
reckoning-immortality = Immortalité
won = { $campaign }, gagnée
lost = { $campaign }, perdue
immortality = { $points ->
    [one] { $points } point d’immortalité
   *[other] { $points } points d’immortalité
} : { $years } ans de mémoire.

course = Le cours des choses
adopted = Options : { $options }.
gold = Or
glory = Gloire
forces = Forces, avec Alexandre
curve = À la fin de chaque tour : { $values }.
turns = Tour par tour
set-up = Avant le premier tour
turn = Tour { $number } : { $name }
state = À la fin : or { $gold }, gloire { $glory }, forces { $forces }, Alexandre au niveau { $level }.
all = { $count ->
    [one] Le tout : { $count } ligne
   *[other] Le tout : { $count } lignes
}

battles = Les batailles
losses = Batailles et pertes ; Alexandre compte parmi les forces, chefs et murs parmi les ennemis
fight-turn = Tour
fight-area = Lieu
fight-end = Issue
fight-rounds = Tours
fight-own = Forces
fight-lost = Perdues
fight-foes = Ennemis
fight-destroyed = Détruits
fight-fled = En fuite
fight-won = victoire
fight-retreated = retraite
fight-slain = Alexandre tué
fight-open = en cours
lost-forces = { $lost }{ $back ->
    [0] { "" }
    [one] , { $back } regroupée
   *[other] , { $back } regroupées
}{ $wounds ->
    [0] { "" }
    [one] , Alexandre blessé
   *[other] , Alexandre blessé { $wounds } fois
}

luck = La chance
no-dice = Aucune attaque n’a été lancée.
verdict-good = Les dés étaient avec Alexandre : { $hits } dégâts de mieux que prévu, les deux camps réunis. Autant de chance ou plus, cela arrive { $rarity }.
verdict-bad = Les dés étaient contre Alexandre : { $hits } dégâts de moins bien que prévu, les deux camps réunis. Autant de malchance ou plus, cela arrive { $rarity }.
verdict-ordinary = Les dés ont fait à peu près ce que font les dés : { $hits } dégâts par rapport à l’attente, les deux camps réunis. L’éloge et le blâme reviennent au stratège.
luck-table = Ce que les dés ont donné, et ce qu’on pouvait en attendre
luck-what = Dés pour
luck-dice = Lancés
luck-scored = Obtenu
luck-expected = Attendu
luck-above = Écart
luck-rarity = Aussi loin ou plus
luck-own = Dégâts des attaques d’Alexandre
luck-enemy = Dégâts des attaques ennemies
luck-ships = Dégâts des navires de siège
luck-demand = Points des sommations
luck-price = Or demandé par les éclaireurs
luck-retreat = Forces sauvées dans les retraites
luck-how = Chaque dé compte avec ce qu’il lui fallait au moment du lancer, même celui que le Destin a relancé ; les dés d’une phalange sont une seule attaque, qui continue tant qu’elle touche. La rareté du résultat est la probabilité exacte que ces mêmes attaques fassent aussi bien ou mieux (ou aussi mal ou pire).
rarity = dans environ 1 campagne semblable sur { $number }
rarity-least = dans moins de 1 campagne semblable sur { $number }
rarity-ordinary = souvent
number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
