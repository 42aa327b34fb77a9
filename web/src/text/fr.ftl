# L’enveloppe
loading = Un instant…
close = Fermer
copy = Copier
copied = Copié
to-lobby = À l’accueil
no-server = La table ne répond pas. « argead serve » est-il bien lancé ? Nouvel essai…
rules = Règles
open-rule = Ouvrir la règle
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
lobby-offline = Jouer sans le serveur
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
setup-variants = Autres options
setup-name-alone = Votre nom
setup-hints = Conseils et menaces
setup-hints-help = Les joueurs peuvent-ils demander les meilleurs coups et voir ce qui les menace ?
setup-hints-yes = Oui
setup-hints-no = Pas dans cette partie
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
file-too-large = Le fichier est trop gros : { $most } Mio au plus.
record-open = Ouvrir un fichier

# Niveaux
levels = Niveaux de jeu
level-points = +{ $points } ({ $low } à { $high })
level-points-about = Points au-dessus du niveau { $lowest }, avec leur intervalle à 95 % ; 400 points valent dix chances contre une.

# Places
seats = Places
seat-unnamed = Joueur { $number }
seat-you = vous
seat-turn = a la main
seat-bot = robot ({ $bot })
seat-awaited = pas encore là

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
share-awaited = On attend encore quelqu’un.
carry = Jouer sur un autre appareil
carried-title = Votre place vous a suivi
carried-help = Vous pourrez désormais jouer sur cet appareil aussi.
carried-sit = Jouer ici
# Table
places = Parties de la table
place-question = Question
place-strip = Table
waiting-for = En attente { DE($names) }
undo = Annuler
hint = Conseil
tap-again = Touchez à nouveau pour valider.
preferences = Préférences
confirm = Demander confirmation avant un coup
confirm-none = Jamais
confirm-final = S’il ne peut pas être repris
confirm-all = Toujours
confirm-leaving = Demander avant de finir un tour où je pourrais encore agir
each-step = S’arrêter à chaque étape d’un ennemi que jouent les règles, même quand rien n’a changé
journal = Journal
journal-there = Voir la table après cette ligne
# Fin et relecture
result-review = Parcourir la partie
result-download = Télécharger l’enregistrement
account = Récit de cette partie
account-download = Garder le récit en fichier
lost-title = Rien ici
lost-page = Il n’y a pas de page à cette adresse.
unfetched-title = Chargement interrompu
unfetched = La table n’a pas envoyé les fichiers de ce jeu ; réessayez dans un moment.
try-again = Réessayer

# Apprendre avec le livret
lesson = Avec le livret
learn-new = Vous découvrez ce jeu ?
learn-left = Vous avez quitté la leçon à la page { $page } sur { $pages }
learn-how = La leçon est une première partie où chaque étape est expliquée et où vous jouez les coups.
learn-minutes = L’apprendre en { $minutes } minutes
learn-with = { $players ->
    [1] Apprendre en solitaire : { $minutes } minutes
   *[other] Apprendre contre un rival : { $minutes } minutes
}
learn-on = Reprendre la leçon
learn-anew = La recommencer
learn-again = Refaire la leçon

# La première fois
first-marks = Dire en une phrase ce qui est nouveau pour moi, une seule fois

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
# Motion
speed = Les coups sont montrés
speed-calm = Posément
speed-brisk = Vivement
speed-once = D’un seul coup
motion-skip = Passer
motion-again = Revoir le dernier tour

# Sound
sound-volume = Volume
sound-off = coupé
sound-try = Écouter
