# Ce qui se dit à une table et en relisant une partie : cela vient avec elles, pas avec l’accueil

# Rejoindre et inviter
share = Inviter
share-title = Places et appareils
share-help = Envoyez à chaque joueur son propre lien. Il ne sert qu’une fois.
share-link = Lien pour la place { $number }
share-none = Tout le monde est là.
share-watch = Regarder
share-watch-help = Avec ce lien, on peut regarder la partie, mais pas la jouer.
renew = Redonner…
renew-ask = { $name } perd aussitôt cette place, sur tous ses appareils. Créer une nouvelle invitation ?
renew-yes = Redonner la place
renew-no = Ne rien changer
share-local = Ces liens fonctionnent sur cet ordinateur. Pour jouer avec d’autres sur votre réseau, lancez la table avec « argead serve --host 0.0.0.0 ».

# Table
undo-key = Reprendre le dernier coup (U)
sure-leaving = Vraiment ? Vous pouvez encore agir ce tour-ci.
sure-final = Vraiment ? Ce coup ne pourra pas être repris.
sure-all = Vraiment ?
sure-take = Jouer ce coup
sure-spare = Pas encore
form-sum = Répartis : { $sum } sur { $total }
form-none-left = Tout est réparti.
form-less = Un de moins
form-more = Un de plus
form-as-hinted = Répartir comme conseillé
look-back = Relire
curtain-pass = Passez l’écran à { $name }
curtain-open = Je suis { $name } : voir mon jeu
curtain-back = Non, reprendre mon dernier coup

# Fin et relecture
reckoning-total = En tout
reckoning-nothing = Rien n’a été compté.
curve-start = Au début
curve-turn = Tour
curve-table = Les mêmes chiffres en tableau
review = Relecture
review-at = { $ply } sur { $plies }
review-slider = Coup
review-first = Au début
review-back = Un coup en arrière
review-play = Lecture
review-pause = Pause
review-forward = Un coup en avant
review-last = À la fin
review-eyes = Vu par
review-all = toutes mains ouvertes
review-spectator = un spectateur
review-own = Comme { $name } voyait alors la table.
review-watched = Comme un spectateur voyait alors la table.
review-copy = Copier le lien
review-copy-help = Copier un lien vers cette position
review-return = Revenir à la table
review-return-key = Revenir à la table (Échap)
review-turn = C’est à vous de jouer.
review-turn-of = C’est à { $name } de jouer.
fork = Repartir d’ici
fork-help = Une nouvelle partie commence à cette position. Ce qui a été joué reste tel quel ; à partir d’ici, dés et tirages sont nouveaux.
fork-seat = Quelle place prenez-vous ?

# Un jeu sans interface propre
plain-board = Où en est la partie
plain-hand = Dans votre main
plain-hand-empty = Rien
plain-score = Points
plain-send = Répondre ainsi
plain-yes = oui
plain-no = non
plain-none = aucun
plain-help-facts = La feuille dit où en est la partie, élément par élément.
plain-help-list = À votre tour, la question est posée avec toutes les réponses que les règles permettent.

# Apprendre avec le livret
lesson-page = Page { $page } sur { $pages }
lesson-move = À faire
lesson-strayed = Pas encore : ici, le livret joue un autre coup. Il est indiqué pour vous.
lesson-end = Le livret s’arrête ici. Vous savez maintenant comment on joue : continuez, la suite vous appartient.
lesson-close = Continuer
lesson-back = Note précédente
lesson-next = Suite
lesson-do = À faire : { $label }
lesson-others = Le livret continue avec le coup d’un autre.
lesson-movers = { $names } joue…

# Des dés sur une vraie table
cast-title = Vos dés, vos tirages
cast-answers = Jusqu’ici :
cast-die = Que montre le dé ?
cast-face = Le dé montre { $number }
cast-draw = Qu’avez-vous tiré ?
cast-find = Chercher ce que vous avez tiré
cast-left = { $count ->
    [one] il en reste 1
   *[other] il en reste { $count }
}
cast-back = Retour
cast-back-key = Retirer la dernière réponse (Retour arrière)
cast-cancel = Renoncer
cast-cancel-key = Renoncer au coup : rien n’a changé (Échap)
cast-keys-die = Touches : 1 à 6 répondent, Retour arrière retire la dernière réponse, Échap renonce au coup.
cast-keys-draw = Touches : flèches et Entrée choisissent, Retour arrière retire la dernière réponse, Échap renonce au coup.

# Journal du joueur
onward = On continue…
onward-wait = Attendre

# Un niveau joue pour quelqu’un
seat-bot-level = robot
hand-over = Laisser un robot jouer pour moi
hand-over-short = Déléguer
hand-over-help = Il joue à votre place jusqu’à ce que vous la repreniez, à tout moment. Ce qui n’est visible que de vous reste caché aux autres.
hand-over-seat = La place de qui ?
hand-to = Laisser un { $level } jouer pour moi
hand-to-for = Laisser un { $level } jouer pour { $name }
handed = Un robot ({ $level }) joue pour vous.
handed-for = Un robot ({ $level }) joue pour { $name }.
take-back = Reprendre ma place
take-back-of = Reprendre la place { DE($name) }

# La table elle-même
offline = La connexion est coupée. Nouvel essai…
open-rule-key = Ouvrir la règle (?)
seat-away = absent
carry-help = Emportez votre place, par exemple sur votre téléphone. Vous pourrez continuer à jouer ici aussi.
carry-make = Créer un lien
carry-link = Lien pour votre autre appareil
carry-qr = Le lien en code QR
carry-once = Ce lien sert une fois, dans les { $minutes } minutes. Qui l’ouvre joue à votre place : gardez-le pour vous.
decision = Votre décision
other-choices = Autres
anytime = À tout moment ({ $count })
final = ne peut pas être repris
final-legend = ne peut pas être repris
hint-key = Quels sont les meilleurs coups, et pourquoi ? (H)
threats = Menaces
threats-key = Que peut-il m’arriver d’ici mon prochain tour ? (T)
counsel-thinking = On y réfléchit…
told-decision = Votre décision : { $prompt }
first-help = Comment se passe un tour
first-help-close = Compris
keys = Touches : les flèches parcourent les choix, Entrée valide, U reprend le coup, H conseille, T montre les menaces, ? ouvre la règle.
result-title = La partie est finie
result-winner = Vainqueur
result-again = Rejouer
result-next = Vers la partie suivante
next-set = La table est remise en place.
decided = Ce qui a fait la différence
turn-there = Voir cette position
turning-title = Les tours qui ont le plus changé
first-close = Compris
sound = Sons
sound-offer = Jouer avec le son ?
sound-yes = Oui
sound-no = Non
