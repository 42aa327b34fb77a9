# L’enveloppe
loading = Un instant…
close = Fermer
copy = Copier
copied = Copié
to-lobby = À l’accueil
no-server = La table ne répond pas. « argead serve » est-il bien lancé ? Nouvel essai…
offline = La connexion est coupée. Nouvel essai…
rules = Règles
open-rule = Ouvrir la règle
open-rule-key = Ouvrir la règle (?)
theme-auto = Clair ou sombre : comme le système
theme-light = Clair
theme-dark = Sombre
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Tout le plateau
zoom-aim = Revenir là où se joue la partie
title-turn = À vous de jouer
title-turns = À vous de jouer dans { $count } parties

# Accueil
lobby-games = Jeux
lobby-facts = { $most ->
    [1] 1 joueur
   *[other] { $least } à { $most } joueurs
} · { $short } à { $long } minutes
lobby-credit = D’après { $title } { DE($designer) } ({ $publisher }) ; mise en œuvre indépendante des règles
setup-seats = Qui s’assied à la table ?
setup-rivals = Jouer
setup-bots = Contre des robots
setup-link = Avec des amis, par lien
setup-here = Ensemble à cet écran
setup-kind = Qui prend la place { $number }
setup-name = Nom à la place { $number }
setup-bot = Robot à la place { $number }
setup-add = Ajouter une place
setup-remove = Retirer cette place
setup-options = Options
setup-variants = Variantes de règles
setup-name-alone = Votre nom
setup-pack = Votre propre fichier de plateau
setup-pack-help = Si vous possédez le jeu imprimé, décrivez son vrai plateau dans un fichier TOML et jouez dessus.
setup-start = Commencer
kind-me = Moi, à cet écran
kind-here = Une personne à cet écran
kind-link = Une personne par lien
kind-link-help = Vous recevrez un lien à envoyer une fois la table ouverte.
kind-bot = Un robot
continue-title = Vos parties
continue-on = en cours
continue-over = terminée
continue-lost = cette place n’est plus la vôtre
continue-forget = Oublier cette partie
forget-ask = Oublier cette partie ? Ce navigateur y abandonne alors sa place.
forget-yes = Oublier
forget-no = Garder
forgotten = Partie oubliée.
calls = Me prévenir quand c’est à moi
calls-refused = Votre navigateur n’autorise pas les notifications de cette page.
record-title = Un enregistrement
record-help = Ouvrez l’enregistrement d’une partie et parcourez-la coup par coup.
record-open = Ouvrir un fichier

# Places
seats = Places
seat-unnamed = Joueur { $number }
seat-you = vous
seat-turn = a la main
seat-bot = robot ({ $bot })
seat-awaited = pas encore là
seat-away = absent

# Rejoindre et inviter
join-title = Vous êtes invité
join-title-by = { $host } vous invite
join-yours = votre place
join-usual = Avec les règles et le plateau habituels.
join-board = Plateau : { $name }
join-spent = Cette invitation ne sert plus
join-return = Revenir à votre partie
join-name = Votre nom
join-sit = Prendre place
join-watch = Seulement regarder
share = Inviter
share-awaited = On attend encore quelqu’un.
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
carry = Jouer sur un autre appareil
carry-help = Emportez votre place, par exemple sur votre téléphone. Vous pourrez continuer à jouer ici aussi.
carry-make = Créer un lien
carry-link = Lien pour votre autre appareil
carry-qr = Le lien en code QR
carry-once = Ce lien sert une fois, dans les { $minutes } minutes. Qui l’ouvre joue à votre place : gardez-le pour vous.
carried-title = Votre place vous a suivi
carried-help = Vous pourrez désormais jouer sur cet appareil aussi.
carried-sit = Jouer ici
share-local = Ces liens fonctionnent sur cet ordinateur. Pour jouer avec d’autres sur votre réseau, lancez la table avec « argead serve --host 0.0.0.0 ».

# Table
places = Parties de la table
place-question = Question
place-strip = Table
decision = Votre décision
waiting-for = En attente { DE($names) }
other-choices = Autres
anytime = À tout moment ({ $count })
final = ne peut pas être repris
final-legend = ne peut pas être repris
undo = Annuler
undo-key = Reprendre le dernier coup (U)
hint = Conseil
hint-key = Que jouerait le meilleur robot ? (H)
tap-again = Touchez à nouveau pour valider.
told-decision = Votre décision : { $prompt }
sure-leaving = Vraiment ? Vous pouvez encore agir ce tour-ci.
sure-final = Vraiment ? Ce coup ne pourra pas être repris.
sure-all = Vraiment ?
sure-take = Jouer ce coup
sure-spare = Pas encore
preferences = Préférences
confirm = Demander confirmation avant un coup
confirm-none = Jamais
confirm-final = S’il ne peut pas être repris
confirm-all = Toujours
confirm-leaving = Demander avant de finir un tour où je pourrais encore agir
each-step = S’arrêter à chaque étape d’un ennemi que jouent les règles, même quand rien n’a changé
form-sum = Répartis : { $sum } sur { $total }
form-none-left = Tout est réparti.
form-less = Un de moins
form-more = Un de plus
form-as-hinted = Répartir comme conseillé
journal = Journal
journal-there = Voir la table après cette ligne
look-back = Relire
first-help = Comment se passe un tour
first-help-close = Compris
keys = Touches : les flèches parcourent les choix, Entrée valide, U reprend le coup, H conseille, ? ouvre la règle.
curtain-pass = Passez l’écran à { $name }
curtain-open = Je suis { $name } : voir mon jeu
curtain-back = Non, reprendre mon dernier coup

# Fin et relecture
result-title = La partie est finie
result-winner = Vainqueur
result-again = Rejouer
result-next = Vers la partie suivante
next-set = La table est remise en place.
result-review = Parcourir la partie
result-download = Télécharger l’enregistrement
account = Récit de cette partie
account-download = Garder le récit en fichier
reckoning-total = En tout
reckoning-nothing = Rien n’a été compté.
curve-start = Au début
curve-turn = Tour
curve-table = Les mêmes chiffres en tableau
turn-there = Voir cette position
turning-title = Les tours qui ont le plus changé
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
lost-title = Rien ici
lost-page = Il n’y a pas de page à cette adresse.
unfetched-title = Chargement interrompu
unfetched = La table n’a pas envoyé les fichiers de ce jeu ; réessayez dans un moment.
try-again = Réessayer

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
lesson = Avec le livret
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
learn-new = Vous découvrez ce jeu ?
learn-left = Vous avez quitté la leçon à la page { $page } sur { $pages }
learn-how = La leçon est une première partie où chaque étape est expliquée et où vous jouez les coups.
learn-minutes = L’apprendre en { $minutes } minutes
learn-on = Reprendre la leçon
learn-anew = La recommencer
learn-again = Refaire la leçon

# La première fois
first-marks = Dire en une phrase ce qui est nouveau pour moi, une seule fois
first-close = Compris

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
log = Journal du joueur
log-empty = Aucune partie pour l’instant : commencez-en une à l’accueil, et son histoire s’écrira ici.
log-gone = La table n’a plus cette partie.
log-all = Tous les jeux
log-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
log-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
log-against = avec { $names }
log-continue = Continuer
log-more = Montrer des parties plus anciennes
onward = On continue…
onward-wait = Attendre

# Motion
speed = Les coups sont montrés
speed-calm = Posément
speed-brisk = Vivement
speed-once = D’un seul coup
motion-skip = Passer
motion-again = Revoir le dernier tour

# Sound
sound = Sons
sound-offer = Jouer avec le son ?
sound-yes = Oui
sound-no = Non
sound-volume = Volume
sound-off = coupé
sound-try = Écouter
