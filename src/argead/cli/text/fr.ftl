# Ce que dit la ligne de commande.

## argead games

games-title = { $title } ({ $name }), { DE($designer) }
games-facts = { $high ->
    [one] { $high } joueur
   *[other] { $low } à { $high } joueurs
}, { $short } à { $long } minutes, règles version { $rules }.
games-option = { $label } : { $help }
games-choice = { $setting } : { $label }
games-default = { $setting } : { $label } (par défaut)
games-level = { $label } (--seats human,{ $name }) : { $about }
games-bots = Robots : { $bots }.

## argead play : le déroulement

player = Joueur { $number }
welcome = { $title } : { $names }.
how-to = Répondez par un numéro de la liste, ou par les mots d’une réponse ; leurs premières lettres suffisent. Tapez ? pour l’aide.
more = — suite : Entrée continue, q passe le reste —
prompt = { $name } : { $prompt }
choice-note = { $label } ; { $note }
choice = { $number }. { $label }
choice-final = { $number }. { $label } ; sans retour
not-one-of = « { $typed } » n’est pas une réponse ici ; les numéros sont { $numbers }. Tapez ? pour l’aide, ou Entrée pour revoir la question.
not-an-answer = « { $typed } » n’est ni un numéro { DE($first) } à { $last } ni une réponse de la liste. Tapez ? pour l’aide, ou Entrée pour revoir la question.
ambiguous = « { $typed } » peut vouloir dire : { $meant }.
or = {" ; "}
form = Répondez par { $count } nombres dont la somme est { $total }. Par exemple, { $numbers } veut dire : { $label }.
form-rest = Le premier nombre suffit : l’autre case prend le reste.
form-final = Cette réponse ne pourra pas être reprise.
form-not-an-answer = « { $typed } » n’est pas une réponse : tapez { $count } nombres dont la somme est { $total }. Tapez ? pour l’aide, ou Entrée pour revoir la question.
form-count = { $given ->
    [one] Voilà { $given } nombre, mais il en faut { $count }.
   *[other] Voilà { $given } nombres, mais il en faut { $count }.
}
form-sum = La somme de ces nombres est { $sum }, mais il faut { $total }.
lesson = Leçon, page { $number } sur { $count } : { $text }
lesson-turn = — note { $note } sur { $notes } : Entrée continue, q passe le reste —
lesson-move = Le livret joue : { $label }.
lesson-other = La leçon joue un autre coup ici : choisissez celui du livret.
lesson-over = La leçon est finie : à partir d’ici, vous jouez librement.
aside = { $number }-{ $last }. { $label } : tapez { $verb } pour en voir la liste.
dice-roll = { $question } Tapez de 1 à { $sides }.
dice-face = { $number }. { $face } (il en reste { $left })
dice-complaint = « { $typed } » n’est pas un nombre de 1 à { $last } : quel est le résultat ? Tapez annuler pour reprendre la dernière réponse.
dice-undone = La dernière réponse est reprise.
turn-over = { $name }, votre tour est fini. Appuyez sur Entrée pour vider l’écran, puis passez le clavier à { $next } ; ou tapez annuler.
hand-over = Le clavier passe à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
hint = Je choisirais : { $label }.
hint-now = Pour l’instant, vous avez { $chance } % de chances de gagner.
hint-chance = Chances de gagner ensuite : { $chance } % (entre { $low } % et { $high } %).
hint-danger = Le danger qui reste : { $text }
threats-none = Pour autant que vous puissiez le savoir, rien ne vous menace avant votre prochain tour.
threats-safe = Pour l’empêcher : { $label }.
threats-ending = La fin est en vue : { $text }
no-hints = Cette place joue sans conseils.
why-what = Écrivez après pourquoi ce dont il s’agit, comme après regarder.
why-unknown = Il n’y a pas de « { $typed } » sur la table pour l’instant.
why-offered = On peut en faire quelque chose : c’est parmi les réponses.
why-rule = { $text } (Règles : { $rule }.)
undone = { $bots ->
    [0] Votre dernier coup est repris.
   *[other] Votre dernier coup est repris, avec ce que les robots ont fait depuis.
}
broken-off = La partie s’interrompt ici.
saved = La partie est enregistrée dans { $file }.
saved-unfinished = Tous les coups sont dans { $file }. Pour reprendre : argead play --resume { $file }
kept = La partie est conservée dans { $file }.
kept-unfinished = La partie est conservée. Pour reprendre : argead play --resume
kept-full = { $count } autres parties sont en cours, il ne reste plus de place pour celles qui sont finies. Supprimez celles que vous ne reprendrez pas : argead play --delete NOM
kept-not = Cette partie n’est pas conservée : { $reason }.
kept-open = Parties en cours :
kept-game = { $title } : { $names } ; { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $date } ({ $name })
kept-which = Laquelle reprendre ? Tapez son numéro ou son nom, ou Entrée pour aucune.
kept-unknown = « { $typed } » n’est ni un numéro de 1 à { $last } ni le nom d’une partie en cours.
kept-none = Aucune partie n’est en cours.
kept-deleted = La partie { $name } est supprimée.

## argead play : les commandes

command-help = aide
command-look = regarder
command-why = pourquoi
command-board = plateau
command-rule = règle
command-rules = règles
command-journal = journal
command-hint = conseil
command-threats = menaces
command-undo = annuler
command-delegate = déléguer
command-reclaim = récupérer
command-quit = quitter

help = Tapez le numéro d’une réponse, ou ses mots. Les premières lettres suffisent, si elles ne peuvent vouloir dire qu’une chose. Vous pouvez aussi taper :
help-command = { $word } : { $help }
help-help = cette liste (ou ?).
help-look = la table décrite en mots.
help-why = pourquoi on ne peut rien faire d’une chose : pourquoi, suivi du nom que regarder lui donne.
help-board = un dessin du plateau.
help-rule = la règle qui correspond à cette question.
help-rules = toutes les règles du jeu.
help-journal = ce qui s’est passé jusqu’ici.
help-hint = les meilleurs coups, ce qu’ils apportent, ce qu’ils risquent et vos chances de gagner.
help-threats = ce qui peut vous arriver avant votre prochain tour, et ce qui l’empêcherait.
help-undo = reprendre votre dernier coup.
help-delegate = laisser un robot jouer pour vous : déléguer suivi de son niveau.
help-reclaim = jouer de nouveau vous-même.
help-quit = s’arrêter ici ; la partie est conservée, et argead play --resume la reprend.

## argead play : les niveaux qui jouent à la place de quelqu’un

delegate-whom = Tapez un niveau après déléguer : { $levels }.
delegate-unknown = Il n’y a pas de niveau « { $typed } » ici : choisissez { $levels }.
delegate-lesson = La leçon se joue d’après le livret : vous pourrez confier votre place quand elle sera finie.
delegate-none = Aucun robot ne joue pour vous.
delegate-goes-on = Un robot ({ $level }) joue pour { $name }. Appuyez sur Entrée pour son prochain coup, ou tapez récupérer pour reprendre la place.

## Un jeu sans conteur propre

plain-label = { $name } :
plain-yes = oui
plain-no = non
plain-none = rien
plain-help = regarder accepte aussi le nom d’un seul élément.
plain-no-fact = Il n’y a pas d’élément « { $typed } » ici : choisissez parmi { $facts }.
plain-no-drawing = Ce jeu n’a pas de dessin ; voici où en est la partie.

## argead replay

replay-stands = { $lines ->
    [one] La seule ligne est juste
   *[other] Les { $lines } lignes sont justes
} : { $title }, { $names }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
replay-unfinished = La partie n’est pas finie : à { $names } de jouer.
replay-at = Après { $ply ->
    [one] { $ply } coup
   *[other] { $ply } coups
} :

## argead simulate

simulate-summary = { $title }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed } ; parties finies : { $finished } sur { $games }.
simulate-uneven = { $games ->
    [one] 1 partie ne se répartit pas également
   *[other] { $games } parties ne se répartissent pas également
} : avec un multiple de { NUMBER($bots) }, chaque robot occupera chaque place aussi souvent.
simulate-bot = Robot
simulate-wins = Victoires
simulate-rate = Taux
simulate-interval = Intervalle à 95 %
simulate-score = Score moyen
simulate-seats = Victoires par place : { $wins }. Victoires partagées : { $shared }.
simulate-seat-scores = Scores moyens par place : { $scores }.
simulate-order = Dans l’ordre du tour : victoires { $wins } ; scores moyens { $scores }.
simulate-end = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : { $reason }
simulate-length = { NUMBER($decisions, maximumFractionDigits: 1) } décisions par partie.
simulate-turns = { NUMBER($turns, maximumFractionDigits: 1) } tours par partie.
simulate-speed = { $decisions } décisions en { NUMBER($seconds, maximumFractionDigits: 2) } secondes.
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-records = Les parties sont enregistrées dans { $folder }.

## argead lab study

study-summary = { $title }, robot { $bot }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par ligne, graine { $seed }.
study-scenario = Scénario
study-beginning = Début
study-own = au choix du robot
study-turns = Tours
study-places = { $title }, robot { $bot }, graine { $seed } : parts des victoires, du premier au dernier, avec intervalles à 95 %.
study-players = Joueurs
study-share = Part des victoires
study-games = Parties
study-as-it-is = par ordre du tour, plateau tel quel
study-by-order = par ordre du tour, de toutes les places
study-by-place = par place de départ, dans tous les ordres

## argead lab arena

arena-summary = { $title }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
arena-contender = Adversaire
arena-seconds = Secondes par décision
arena-took = { NUMBER($seconds, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-progress = { $games } parties : { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, rapport { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-unfinished = { $games ->
    [one] { $games } partie a été abandonnée et compte comme partagée entre tous.
   *[other] { $games } parties ont été abandonnées et comptent comme partagées entre tous.
}
arena-alone = Avec les mêmes tirages, chacun jouant seul, le second adversaire obtient { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } : la moitié pour des résultats égaux.
arena-for = Le test se prononce pour { $contender } : une part de { NUMBER($for, style: "percent", maximumFractionDigits: 1) } explique mieux les parties que { NUMBER($against, style: "percent", maximumFractionDigits: 1) }.
arena-against = Le test se prononce contre { $contender } : une part de { NUMBER($against, style: "percent", maximumFractionDigits: 1) } explique mieux les parties que { NUMBER($for, style: "percent", maximumFractionDigits: 1) }.
arena-open = Le test ne tranche pas : la part revenant à { $contender } peut être de { NUMBER($against, style: "percent", maximumFractionDigits: 1) } comme de { NUMBER($for, style: "percent", maximumFractionDigits: 1) }.
arena-ratio = Logarithme du rapport de vraisemblance : { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } ; le test tranche au-delà de ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }.

## argead lab ratings

ratings-summary = { $title }, { $players } joueurs, graine { $seed }, parties finies : { $finished } sur { $games }.
ratings-rating = Classement
ratings-seats = Places tenues
ratings-first = Le classement se compte en points au-dessus { DE($bot) } ; 400 points valent dix chances contre une.
ratings-pairs = Part des victoires contre

## argead lab calibration

calibration-summary = { $title }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, robot { $bot }, graine { $seed } : { $decisions } décisions, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
calibration-tenth = Chances
calibration-count = Nombre
calibration-said = Annoncé
calibration-came = Advenu
calibration-brier = Score de Brier : { NUMBER($brier, minimumFractionDigits: 4, maximumFractionDigits: 4) } ; qui annonce toujours la moyenne obtient { NUMBER($unknowing, minimumFractionDigits: 4, maximumFractionDigits: 4) }, et 0 est parfait.
calibration-plot = Le graphique est dans { $file }.

## argead analyse

analyse-progress = { $bar } { $percent } %
analyse-then = Puis, sans doute :
analyse-by = { $who } : { $label }
analyse-losses = Ce que les décisions ont coûté, en points de pourcentage
analyse-ply = Ligne
analyse-seat = Place
analyse-loss = Perte
analyse-played = Choisi
analyse-better = Mieux

## argead account et argead log

account-written = Le récit est dans { $file }.
log-played = Jouée
log-game = Jeu
log-players = Joueurs
log-moves = Coups
log-options = Options
log-lesson = leçon
log-file = Fichier
log-result = Résultat
log-open = en cours
log-total = { $title } : { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, { $ended ->
    [one] { $ended } finie
   *[other] { $ended } finies
}, { $won ->
    [one] { $won } gagnée.
   *[other] { $won } gagnées.
}
log-empty = Aucune partie n’est encore conservée.

new-game-written =
    Le jeu { $name } est écrit dans { $folder }.
    Ensuite : pip install --editable { $folder }, puis argead play { $name } ; son README dit le reste.

## argead load

load-summary = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} : { $lines } lignes en { NUMBER($seconds, maximumFractionDigits: 0) } secondes.
load-pace = { $rate } lignes par seconde ; { $moves } lignes sont des coups de joueurs ; { $ended ->
    [one] { $ended } partie finie
   *[other] { $ended } parties finies
}.
load-answered = réponse (ms)
load-told = vu par l’autre (ms)
load-bytes = { $bytes } octets par ligne sur toutes les connexions d’une table.
load-server = { $processes ->
    [one] { $processes } processus du serveur
   *[other] { $processes } processus du serveur
}, { $memory } Mio.
load-cores = Cœurs occupés : { $server } par le serveur, { $load } par l’essai.
load-errors = { $errors ->
    [0] Aucune erreur.
    [one] { $errors } erreur.
   *[other] { $errors } erreurs.
}
load-silent = { $tables ->
    [one] { $tables } table n’avance plus.
   *[other] { $tables } tables n’avancent plus.
}

## argead backup, argead restore

site-written = Le site est dans { $directory } : { $megabytes } Mo. N’importe quel hébergement le sert ; pour l’essayer : python -m http.server --directory { $directory }
backup-written = { $count ->
    [one] Le fichier { $file } contient { $count } partie.
   *[other] Le fichier { $file } contient { $count } parties.
}
backup-restored = { $count ->
    [one] { $count } partie restaurée du fichier { $file }.
   *[other] { $count } parties restaurées du fichier { $file }.
}

## argead play : les règles

rules-ours = Le signe { $sign } suit ce qui est de nous : ce qui a été reconstitué, la façon de trancher un doute, une option.

## Comment une partie a fini

ending-side = D’où viennent les points
ending-total = En tout
ending-turning = Les tours qui ont le plus changé :
