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
not-an-answer = « { $typed } » n’est ni un numéro { DE($first) } à { $last } ni une réponse de la liste. Tapez ? pour l’aide, ou Entrée pour réentendre la question.
ambiguous = « { $typed } » peut vouloir dire : { $meant }.
form = Répondez par { $count } nombres qui font { $total } ensemble. Par exemple, { $numbers } veut dire : { $label }.
form-rest = Le premier nombre suffit : l’autre case prend le reste.
form-final = Cette réponse est sans retour.
form-not-an-answer = « { $typed } » n’est pas une réponse : tapez { $count } nombres qui font { $total } ensemble. Tapez ? pour l’aide, ou Entrée pour réentendre la question.
form-count = { $given ->
    [one] Voilà { $given } nombre, mais il en faut { $count }.
   *[other] Voilà { $given } nombres, mais il en faut { $count }.
}
form-sum = Ces nombres font { $sum } ensemble, mais ils doivent faire { $total }.
lesson = Leçon, page { $number } sur { $count } : { $text }
lesson-move = Le livre joue : { $label }.
lesson-other = La leçon joue un autre coup ici : choisissez celui que nomme le livre.
lesson-over = La leçon est finie : la partie est à vous.
aside = { $number }-{ $last }. { $label } : tapez { $verb } pour entendre lesquelles.
dice-roll = { $question } Tapez de 1 à { $sides }.
dice-face = { $number }. { $face } ({ $left ->
    [one] il en reste { $left }
   *[other] il en reste { $left }
})
dice-complaint = « { $typed } » n’est pas un nombre de 1 à { $last } : qu’est-il sorti ? Tapez annuler pour reprendre la dernière réponse.
dice-undone = La dernière réponse est reprise.
turn-over = { $name }, votre tour est fini. Appuyez sur Entrée pour vider l’écran, puis passez le clavier à { $next } ; ou tapez annuler.
hand-over = Le clavier va à { $name }. Appuyez sur Entrée quand vous êtes seul devant lui.
hint = Je choisirais : { $label }.
no-hints = Cette place joue sans conseils.
undone = { $bots ->
    [0] Votre dernier coup est repris.
   *[other] Votre dernier coup est repris, avec ce que les robots ont fait depuis.
}
broken-off = La partie s’interrompt ici.
saved = La partie est notée dans { $file }.
saved-unfinished = Tous les coups sont dans { $file }. Pour reprendre : argead play --resume { $file }
kept = La partie est conservée dans { $file }.
kept-unfinished = La partie est conservée. Pour reprendre : argead play --resume
kept-full = { $count } autres parties sont ouvertes, il ne reste plus de place pour celles qui sont finies. Supprimez celles que vous ne reprendrez pas : argead play --delete NOM
kept-not = Cette partie n’est pas conservée : { $reason }.
kept-open = Ces parties sont ouvertes :
kept-game = { $title } : { $names } ; { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $date } ({ $name })
kept-which = Laquelle reprendre ? Tapez son numéro ou son nom, ou Entrée pour aucune.
kept-unknown = « { $typed } » n’est ni un numéro de 1 à { $last } ni le nom d’une partie ouverte.
kept-none = Aucune partie n’est ouverte.
kept-deleted = La partie { $name } est supprimée.

## argead play : les commandes

command-help = aide
command-look = regarder
command-board = plateau
command-rule = règle
command-rules = règles
command-journal = journal
command-hint = conseil
command-undo = annuler
command-quit = quitter

help = Tapez le numéro d’une réponse, ou ses mots. Les premières lettres suffisent, si elles ne peuvent vouloir dire qu’une chose. Vous pouvez aussi taper :
help-command = { $word } : { $help }
help-help = cette liste ; ? fait de même.
help-look = la table en mots.
help-board = un dessin du plateau, pour qui le voit.
help-rule = la règle derrière cette question.
help-rules = toutes les règles du jeu.
help-journal = ce qui s’est passé jusqu’ici.
help-hint = ce qu’un robot ferait à votre place.
help-undo = reprendre votre dernier coup.
help-quit = s’arrêter ici. Une partie notée peut être reprise.

## Un jeu sans conteur à lui

plain-label = { $name } :
plain-yes = oui
plain-no = non
plain-none = rien
plain-help = regarder accepte aussi le nom d’un seul élément.
plain-no-fact = Il n’y a pas d’élément « { $typed } » ici : choisissez { $facts }.
plain-no-drawing = Ce jeu n’a pas de dessin ; voici ce qu’il en est.

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
}, graine { $seed } : { $finished } parties finies sur { $games }.
simulate-uneven = { $games } parties ne se partagent pas également : choisissez un multiple de { NUMBER($bots) }, et chaque robot aura chaque place aussi souvent.
simulate-bot = Robot
simulate-wins = Victoires
simulate-rate = Taux
simulate-interval = Intervalle à 95 %
simulate-score = Score moyen
simulate-seats = Victoires par place : { $wins }. Victoires partagées : { $shared }.
simulate-seat-scores = Scores moyens par place : { $scores }.
simulate-order = À partir de qui a commencé : victoires { $wins } ; scores moyens { $scores }.
simulate-end = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : { $reason }
simulate-length = { NUMBER($decisions, maximumFractionDigits: 1) } décisions par partie.
simulate-turns = { NUMBER($turns, maximumFractionDigits: 1) } tours par partie.
simulate-speed = { $decisions } décisions en { NUMBER($seconds, maximumFractionDigits: 2) } secondes.
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-records = Les parties notées sont dans { $folder }.

## argead study

study-summary = { $title }, robot { $bot }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par ligne, graine { $seed }.
study-scenario = Scénario
study-beginning = Début
study-own = au choix du robot
study-turns = Tours

## argead account et argead log

account-written = Le récit est dans { $file }.
log-played = Jouée
log-game = Jeu
log-players = Joueurs
log-moves = Coups
log-file = Fichier
log-result = Résultat
log-open = en cours
log-empty = Aucune partie n’est encore conservée.

new-game-written =
    Le jeu { $name } est écrit dans { $folder }.
    Ensuite : pip install --editable { $folder }, puis argead play { $name } ; son README dit le reste.
