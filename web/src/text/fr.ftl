# L'enveloppe
loading = Un instant …
close = Fermer
copy = Copier
copied = Copié
to-lobby = À l’accueil
no-server = La table ne répond pas. « argead serve » est-il lancé ?
offline = La liaison est coupée. Nouvel essai …
rules = Règles
rules-page = Ouvrir les règles sur leur propre page
open-rule = Ouvrir la règle
open-rule-key = Ouvrir la règle (?)
theme-auto = Clair ou sombre : comme le système
theme-light = Clair
theme-dark = Sombre
zoom-in = Plus près
zoom-out = Plus loin
zoom-whole = Tout le plateau
zoom-aim = Revenir là où se joue la partie
title-turn = À vous de jouer

# Accueil
lobby-games = Jeux
lobby-facts = { $least } à { $most } joueurs · { $short } à { $long } minutes
lobby-credit = D’après { $title } de { $designer } ({ $publisher }) ; mise en œuvre indépendante des règles
setup-seats = Qui s’assied à la table ?
setup-kind = Qui prend la place { $number }
setup-name = Nom à la place { $number }
setup-bot = Robot à la place { $number }
setup-add = Ajouter une place
setup-remove = Retirer cette place
setup-options = Options
setup-pack = Votre propre fichier de plateau
setup-pack-help = Si vous possédez le jeu imprimé, décrivez son vrai plateau dans un fichier TOML et jouez dessus.
setup-start = Commencer
kind-me = Moi, à cet écran
kind-here = Une personne à cet écran
kind-link = Une personne par lien
kind-link-help = Vous recevrez un lien à envoyer une fois la table mise.
kind-bot = Un robot
continue-title = Vos parties
continue-on = en cours
continue-over = terminée
continue-forget = Oublier cette partie
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
join-with = À la table : { $names }
join-name = Votre nom
join-sit = Prendre place
join-watch = Seulement regarder
share = Inviter
share-awaited = On attend encore quelqu’un.
share-title = Invitations
share-help = Envoyez à chaque joueur son propre lien. Il ne sert qu’une fois.
share-link = Lien pour la place { $number }
share-none = Tout le monde est là.
share-local = Ces liens fonctionnent sur cet ordinateur. Pour jouer avec d’autres sur votre réseau, lancez la table avec « argead serve --host 0.0.0.0 ».

# Table
decision = Votre décision
waiting-for = En attente de { $names }
other-choices = Autres
final = ne peut pas être repris
final-legend = ne peut pas être repris
undo = Annuler
undo-key = Reprendre le dernier coup (U)
hint = Conseil
hint-key = Que ferait le meilleur robot ? (H)
tap-again = Touchez encore pour valider.
form-sum = { $sum } sur { $total } répartis
form-none-left = Tout est réparti.
form-less = Un de moins
form-more = Un de plus
form-as-hinted = Répartir comme conseillé
journal = Journal
first-help = Comment se passe un tour
first-help-close = Compris
keys = Touches : les flèches parcourent les choix, Entrée valide, U annule, H conseille, ? ouvre la règle.
curtain-pass = Passez l’écran à { $name }
curtain-open = Je suis { $name }, montrez mes cartes

# Fin et relecture
result-title = La partie est finie
result-winner = Vainqueur
result-again = Rejouer
result-review = Parcourir la partie
result-download = Télécharger l’enregistrement
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
lost-title = Rien ici
lost-page = Il n’y a pas de page à cette adresse.

# Alexandros
alexandros-board = Plateau d’Alexandros
alexandros-temple = temple
alexandros-amphora = amphore
alexandros-horse = cheval
alexandros-lyre = lyre
alexandros-soldier = hoplite
alexandros-row = Cartes visibles
alexandros-deck = pioche
alexandros-discard = Défausse
alexandros-walls = Réserve
alexandros-black-walls = Murs noirs restants
alexandros-red-walls = Murs rouges restants
alexandros-hand = Votre main
alexandros-hand-of = Main de { $name }
alexandros-no-cards = Aucune carte
alexandros-score = Points
alexandros-cards = Cartes en main
alexandros-reserve = Gouverneurs en réserve
alexandros-income = Revenu au prochain impôt
alexandros-take = Prendre une carte visible
alexandros-play = Jouer une carte de sa main
alexandros-name = Nommer un symbole
alexandros-triangle = Où va Alexandre
alexandros-corner = Le point où il s’arrête
alexandros-ride = Un long chemin : où va-t-il d’abord ?
alexandros-path = Son chemin
alexandros-draw = Piocher une carte
alexandros-occupy = Occuper une province vacante
alexandros-seize = Reprendre une province
alexandros-station = Un gouverneur de plus
alexandros-pay = Payer
alexandros-give = Donner une carte
alexandros-tax = Lever l’impôt
alexandros-recall = Rappeler un gouverneur
alexandros-pass = Rien de plus
alexandros-last-turn = Le dernier tour
alexandros-actions-left = { $count ->
    [one] encore 1 action
   *[other] encore { $count } actions
}
alexandros-gift-left = { $count ->
    [one] encore 1 carte pour { $name }
   *[other] encore { $count } cartes pour { $name }
}
alexandros-note-walls = { $walls ->
    [0] aucun nouveau mur
    [one] 1 nouveau mur
   *[other] { $walls } nouveaux murs
}
alexandros-note-red = { $walls ->
    [one] dont 1 rouge : dernier tour
   *[other] dont { $walls } rouges : dernier tour
}
alexandros-note-closes = { $count ->
    [one] ferme une province de valeur { $worth }
   *[other] ferme { $count } provinces de valeur { $worth }
}
alexandros-note-worth = valeur { $worth }
alexandros-note-pay = payer
alexandros-note-free = aucune carte à payer
alexandros-note-governors = { $count } gouverneurs, donc pas d’impôt
alexandros-note-from = à
alexandros-note-joker = vaut n’importe quel symbole
alexandros-help-move = Déplacez d’abord Alexandre : prenez une carte visible (ou jouez-en une de votre main). Il va au triangle libre le plus proche de ce symbole et laisse des murs sur son chemin.
alexandros-help-actions = Faites ensuite deux actions : prendre une carte, occuper une province, lever l’impôt ou rappeler un gouverneur.
alexandros-help-tax = Une terre fermée par des murs et la côte est une province ; ses triangles vides font sa valeur. Quand quelqu’un lève l’impôt, chaque propriétaire marque.
alexandros-help-end = La partie finit à 100 points, ou quand les murs noirs sont épuisés. Le plus de points l’emporte.

# Empire
empire-board = Carte d’Empire
empire-camp = Camp, depuis { $place }
empire-march-camp = Partir du camp
empire-march-from = Partir de { $place }
empire-box-order = Ordre
empire-box-armies = Armées
empire-box-temples = Temples
empire-box-cities = Villes
empire-temples = Le plus de temples
empire-cities = Le plus de villes
empire-supply-temples = Temples en réserve
empire-supply-cities = Villes en réserve
empire-score = Points
empire-ready = cubes répartis
empire-laying = répartit …
empire-lay-out = Répartir
empire-campaign = Campagne
empire-order = Ordre du tour
empire-free-place = libre
empire-screen = Derrière votre écran
empire-awards = Décompte final, si tout finissait là
empire-all = Tout
empire-round = Tour { $round } sur { $rounds }
empire-provinces = Provinces de la région
empire-round-last = Tour { $round }, le dernier ici
empire-last-round = Dernier tour de la région
empire-story = Le décompte
empire-story-of = { $region }, décompte du tour { $round }
empire-story-skip = Fermer le décompte
empire-story-again = Dernier décompte
empire-story-nothing = Personne dans aucune province : rien ne se marque.
empire-split = Répartir à nouveau
empire-place = Votre place
empire-cross = Mener des armées
empire-send = Combien
empire-pay = Payer
empire-build-temple = Temples
empire-build-city = Villes
empire-halt = Assez marché
empire-done = Assez construit
empire-way = De { $from } à { $to }
empire-way-camp = Du camp à { $to }
empire-price = { $price ->
    [0] gratuit
    [one] coûte 1 cube
   *[other] coûte { $price } cubes
}
empire-sent = { $count ->
    [one] 1 armée part déjà
   *[other] { $count } armées partent déjà
}
empire-purse = cubes pour temples { $temples }, pour villes { $cities }
empire-stepped = { $steps ->
    [0] armées qui n’ont pas encore bougé
    [one] armées qui ont fait 1 pas
   *[other] armées qui ont fait { $steps } pas
}
empire-note-able = { $count ->
    [one] 1 armée peut y aller
   *[other] { $count } armées peuvent y aller
}
empire-note-ends = ce sera le dernier tour de la région
empire-note-ahead = en l’état, vous construisez pour { $price } et marquez { $points }
empire-note-behind = en l’état, un rival avec plus de cubes construit
empire-note-tied = en l’état, égalité : personne ne construit
empire-note-unpaid = il vous manque les cubes pour construire
empire-note-rivals = contre
empire-help-cubes = Dans chaque région, chacun répartit 15 cubes en secret : ordre du tour, armées, temples, villes.
empire-help-march = Les armées font jusqu’à 3 provinces le long des flèches. Une pointe foncée coûte des cubes de vos cases temples ou villes, une fois par groupe.
empire-help-build = Là où sont vos armées, vous pouvez coucher un temple ou une ville. Au décompte, qui a le plus de cubes dans la case construit, pour un de plus que le second.
empire-help-score = Le plus d’armées dans une province : 2 points, un temple 3, une ville 5. Qui entre dans la province finale en fait le dernier tour de la région.
