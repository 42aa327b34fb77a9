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
lobby-facts = { $most ->
    [1] 1 joueur
   *[other] { $least } à { $most } joueurs
} · { $short } à { $long } minutes
lobby-credit = D’après { $title } de { $designer } ({ $publisher }) ; mise en œuvre indépendante des règles
setup-seats = Qui s’assied à la table ?
setup-kind = Qui prend la place { $number }
setup-name = Nom à la place { $number }
setup-bot = Robot à la place { $number }
setup-add = Ajouter une place
setup-remove = Retirer cette place
setup-options = Options
setup-variants = Variantes de règles
setup-name-alone = Votre nom
setup-learn = Apprendre avec le livret
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
anytime = À tout moment ({ $count })
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
account = Récit de cette campagne
account-download = Garder le récit en fichier
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
unfetched-title = Chargement interrompu
unfetched = La table n’a pas envoyé les fichiers de ce jeu ; réessayez quand elle répondra.
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
plain-help-facts = La feuille dit où en est la partie : chaque chose par son nom.
plain-help-list = À votre tour, la question est posée avec toutes les réponses que les règles permettent.

# Apprendre avec le livret
lesson = Avec le livret
lesson-page = Page { $page } sur { $pages }
lesson-move = À faire
lesson-strayed = Pas encore : ici, le livret joue un autre coup. Il est marqué pour vous.
lesson-end = Le livret s’arrête ici. Vous savez maintenant comment on joue : continuez, la suite vous appartient.
lesson-close = Continuer

# Des dés sur une vraie table
cast-title = Vos dés, vos gobelets
cast-answers = Jusqu’ici :
cast-die = Que montre le dé ?
cast-face = Le dé montre { $number }
cast-draw = Qu’avez-vous tiré ?
cast-left = { $count ->
    [one] reste 1
   *[other] restent { $count }
}
cast-back = Retour
cast-back-key = Retirer la dernière réponse (Retour arrière)
cast-cancel = Renoncer
cast-cancel-key = Renoncer au coup : rien n’a changé (Échap)
cast-keys-die = Touches : 1 à 6 répondent, Retour arrière retire la dernière réponse, Échap renonce au coup.
cast-keys-draw = Touches : flèches et Entrée choisissent, Retour arrière retire la dernière réponse, Échap renonce au coup.

# Chances
odds = Si vous combattez
odds-playouts = { $count } combats essayés
odds-win = Victoire
odds-interval = entre { $low } et { $high }
odds-slain = Alexandre tué
odds-retreat = Retraite
odds-losses = Forces perdues
odds-chart = Pertes : fréquence
odds-bar = { $number } perdues : { $chance }

# Journal du joueur
log = Journal du joueur
log-empty = Aucune campagne pour l’instant : commencez-en une à l’accueil, et son histoire s’écrira ici.
log-campaigns = { $count ->
    [0] Aucune campagne n’est encore terminée.
    [one] { $count } campagne terminée, dont { $won } gagnée.
   *[other] { $count } campagnes terminées, dont { $won } gagnées.
}
log-lives = { $count ->
    [one] 1 vie vécue.
   *[other] { $count } vies vécues.
}
log-best = La plus grande a valu { $points } points d’immortalité, soit { $years } ans de souvenir.
log-life = Une vie d’Alexandre
log-continue = Reprendre
log-continue-life = Poursuivre cette vie
log-gone = La table n’a plus cette partie.
chapter-on = en cours
chapter-won = gagnée
chapter-lost = perdue
chapter-turn = tour { $turn }
chapter-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
chapter-immortality = Immortalité { $points }
chapter-sum = Immortalité { $points } : { $years } ans de souvenir.

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

# Field Commander
fc-board = Carte de la campagne : { $campaign }
fc-to-map = Carte
fc-to-battle = Bataille
fc-track = Piste des tours
fc-turn = Tour { $turn } sur { $turns } : { $name }
fc-turns = { $turns } tours
fc-square = { $name } : { $points } points pour une victoire
fc-turns-left = { $turns ->
    [1] dernier tour
   *[other] encore { $turns } tours
}
fc-the-army = L’armée
fc-army = Alexandre, niveau { $level }, avec { $forces ->
    [one] { $forces } force
   *[other] { $forces } forces
}
fc-reduced = réduite
fc-advisors = Conseillers
fc-insights = Intuitions
fc-insights-left = Intuitions ({ $left } dans la coupe)
fc-prophecies = Prophéties
fc-operation = Opération ennemie ({ $pile } pions dans la pile)
fc-cancelled = annulé
fc-go-land = « En avant ! » débarquerait { $count } { $count ->
    [one] pion
   *[other] pions
} à { $place }.
fc-go-scatter = « En avant ! » débarquerait { $count } { $count ->
    [one] pion
   *[other] pions
} au dé.
fc-go-gold = Cela coûterait { $gold } d’or.
fc-go-hits = « En avant ! » coûterait { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}.
fc-siege = Le siège de Tyr
fc-siege-ship = Un navire de siège
fc-transport = Un transport
fc-warship = Un navire de guerre de Tyr
fc-mole-section = Section { $number } du môle, { $price } d’or
fc-wall-whole = Section { $section } du mur : intacte
fc-wall-cracked = Section { $section } du mur : fissurée
fc-wall-ruined = Section { $section } du mur : en ruine
fc-ledger = Registre
fc-treasury = Trésor
fc-treasury-now = { $gold } d’or au trésor, { $play } sur { $limit } en jeu ; le prochain ravitaillement apporte { $income }.
fc-gold = Or
fc-gold-of = { $gold } d’or ; il ne peut y en avoir plus de { $limit } en jeu
fc-glory = Gloire
fc-income = Or au prochain ravitaillement
fc-points = PV
fc-if-won = Victoire maintenant : { $points } points de victoire, { $immortality } d’immortalité
fc-buildings = Villes { $cities }, temples { $temples } ; on peut encore en bâtir { $left }.
fc-income-flat = Or par tour
fc-income-governed = par région gouvernée
fc-income-destroyed = par pion détruit
fc-income-transport = par transport
fc-income-raze = Or pour une région rasée
fc-price-city = Une ville (5 points)
fc-price-temple = Un temple (1 destin par bataille)
fc-price-refit = Rétablir une force
fc-price-plan = Un plan de bataille de plus
fc-glory-prices = Prix en gloire
fc-price-advisor = Un conseiller
fc-price-insight = Une intuition, tirée
fc-price-chosen = Une intuition, choisie
fc-options = Options de la campagne
fc-with-you = à vos côtés
fc-lost-advisor = parti pour de bon
fc-in-hand = à vous
fc-open = ouverte
fc-pool = À recruter
fc-cup = Coupe : { $nation }
fc-none = vide
fc-walls-left = Murs en réserve
fc-adopted = Adoptée
fc-options-total = Options jusqu’ici : { $points } points
fc-life-so-far = Votre vie jusqu’ici : { $immortality } d’immortalité, un souvenir de { $years } ans
fc-area-plain = Sur la route
fc-area-battle = Champ de bataille
fc-area-stronghold = Place forte
fc-range = distance { $range }
fc-governed = Gouvernée
fc-razed = Rasée
fc-taken = Conquise
fc-oracle-waiting = Un oracle attend ici
fc-oracle-shunned = L’oracle a été décliné
fc-oracle-accepted = L’oracle a parlé
fc-has-city = Une ville s’y dresse
fc-has-temple = Un temple s’y dresse
fc-lure-gold = { $gold } d’or pour sa reddition
fc-lure-glory = { $glory } de gloire pour une bataille
fc-battle-of = Bataille : { $area }
fc-values = Vitesse { $speed }, valeur de combat { $battle }, exposant { $superscript }
fc-round = Tour { $round }
fc-speed = Vitesse { $speed }
fc-advantage = Avantage en forces { $advantage }
fc-penalty = Murs : −{ $penalty } à vos valeurs
fc-duel = Duel
fc-hits-left = { $hits ->
    [one] { $hits } dégât à attribuer
   *[other] { $hits } dégâts à attribuer
}
fc-acting = agit
fc-acted = a agi
fc-tired = fatiguée
fc-fallen = Tombés ce tour-ci
fc-regrouping = De retour après la bataille
fc-rolled = { $roll } au dé, il fallait { $needs } ou moins : { $hits ->
    [0] manqué
    [one] 1 dégât
   *[other] { $hits } dégâts
}
fc-own-plans = Vos plans de bataille
fc-enemy-plans = Plans ennemis
fc-plans-free = { $count ->
    [0] plus de plan gratuit
    [one] 1 plan est gratuit
   *[other] { $count } plans sont gratuits
}
fc-plans-gold = Chaque plan de plus coûte { $price } d’or ; vous en avez { $gold }.
fc-scouted = { $area } : { $gold ->
    [0] { $hits ->
        [0] la route est libre
        [one] 1 dégât
       *[other] { $hits } dégâts
    }
   *[other] { $gold } d’or
}
fc-demand = avantage { $advantage }, ajouté { $added }, total { $total }
fc-answer-success = reddition
fc-answer-ongoing = on parlemente
fc-answer-failure = bataille
fc-order = { $area }, total { $total } : { $effect } ; avec 1 de plus : { $omen }
fc-order-wall = un mur
fc-order-tribute = 2 d’or ou un dégât
fc-order-garrison = une force de plus
fc-order-glory = 1 de gloire pour une bataille
fc-order-gold = 2 d’or pour une reddition
fc-order-nothing = rien
fc-order-transport = un transport ou de l’or
fc-order-siege-ship = un bateau de siège ou de l’or
fc-order-repair = un mur réparé ou un navire de guerre
fc-order-mole = une section du môle ou de l’or
fc-drawn = Tiré : { $operation }
fc-note-free = libre : { $share }
fc-note-gold = { $gold } d’or : { $share }
fc-note-hits = { $hits ->
    [one] 1 dégât : { $share }
   *[other] { $hits } dégâts : { $share }
}
fc-note-affordable = abordable dans { $share } des cas
fc-note-demand = reddition { $success }, pourparlers { $ongoing }, bataille { $failure }
fc-note-with-glory = avec { $glory } de gloire : reddition { $share }
fc-note-courtesans = avec les courtisanes : reddition { $share }
fc-note-total = total { $total }
fc-note-retreat = chaque force s’échappe avec { $needs } ou moins ({ $share })
fc-note-kept = il en reste { $count } sur { $of } en moyenne
fc-note-needs = touche avec { $needs } ou moins
fc-note-twice = deux fois avec { $twice } ou moins
fc-note-expected = { $hits } dégâts en moyenne
fc-note-costs-gold = coûte { $gold } d’or
fc-note-costs-glory = coûte { $glory } de gloire
fc-note-costs-hits = { $hits ->
    [one] 1 dégât
   *[other] { $hits } dégâts
}
fc-reckon-track = Piste des tours, { $name }
fc-reckon-turn = Piste des tours, tour { $turn }
fc-reckon-options = Options
fc-reckon-cities = Villes
fc-reckon-mole = Le môle
fc-reckon-sum = Points de victoire
fc-reckon-points = { $points } points, { $each } chacun
fc-reckon-governed = { $count } régions gouvernées, { $each } chacune
fc-reckon-glory = { $count } de gloire, { $each } chacune
fc-reckon-level = Niveau { $level }, { $each } chacun
fc-reckon-lost = Perdue au tour { $turn } : rien n’est compté.
fc-reckon-life = Immortalité { $immortality } :
fc-reckon-years = un souvenir de { $years } ans
fc-immortality = Immortalité
fc-do-adopt = Options de la campagne
fc-do-begin = Commencer
fc-do-appoint = Conseillers
fc-do-hit = Attribuer le dégât à
fc-do-strike = Frapper
fc-do-attack = Attaquer avec
fc-do-moment = L’instant
fc-do-plan = Plans de bataille
fc-do-battle = La bataille
fc-do-scout = La route
fc-do-siege = La place forte
fc-do-answer = Votre réponse
fc-do-recruit = Recruter
fc-do-build = Bâtir et préparer
fc-do-glory = Intuitions
fc-do-refit = Rétablir
fc-do-go-on = Continuer
fc-do-play = Jouer une intuition
fc-do-prophecy = Prophéties
fc-do-disband = Licencier
fc-help-turn = À chaque tour l’ennemi donne ses ordres, puis vous marchez aussi loin que vous voulez, puis l’or rentre et se dépense.
fc-help-conquest = Cliquez une région qui luit pour l’éclairer : le dé dit ce que la route coûte, en or ou en dégâts. Une place forte peut se rendre.
fc-help-battle = À la bataille, les plus rapides agissent d’abord. Un dé touche avec la valeur de combat ou moins, deux fois avec l’exposant ou moins.
fc-help-win = Conquérez tous les champs de bataille et places fortes avant la fin de la piste. Plus tôt vous gagnez, plus vous marquez.
fc-kind-alexander = Alexandre
fc-kind-companions = Compagnons
fc-kind-thessalians = Thessaliens
fc-kind-light-cavalry = Cavalerie légère
fc-kind-phalanx = Phalange
fc-kind-hypaspists = Hypaspistes
fc-kind-infantry = Infanterie
fc-kind-archer = Archers
fc-kind-peltast = Peltastes
fc-kind-siege-engine = Engin de siège
fc-kind-persian-infantry = Infanterie perse
fc-kind-persian-archer = Archers perses
fc-kind-persian-peltast = Peltastes perses
fc-kind-persian-phalanx = Phalange perse
fc-kind-persian-light-cavalry = Cavalerie légère perse
fc-kind-persian-heavy-cavalry = Cavalerie lourde perse
fc-kind-persian-chariot = Chars perses
fc-kind-memnon = Memnon
fc-kind-darius-iii = Darius III
fc-kind-indian-elephant = Éléphants indiens
fc-kind-indian-chariot = Chars indiens
fc-kind-indian-light-cavalry = Cavalerie légère indienne
fc-kind-indian-infantry = Infanterie indienne
fc-kind-indian-archer = Archers indiens
fc-kind-porus = Poros
fc-kind-sacred-band = Bataillon sacré
fc-kind-greek-infantry = Infanterie grecque
fc-kind-greek-phalanx = Phalange grecque
fc-kind-greek-light-cavalry = Cavalerie légère grecque
fc-kind-chares = Charès
fc-kind-heavy-cavalry = Cavalerie lourde
fc-kind-chariot = Chars
fc-kind-elephant = Éléphants
fc-kind-wall = Mur
fc-area-macedon = Macédoine
fc-area-chaeronea = Chéronée
fc-area-sestus = Sestos
fc-area-ilium = Ilion
fc-area-granicus = Granique
fc-area-sardis = Sardes
fc-area-ephesus = Éphèse
fc-area-halicarnassus = Halicarnasse
fc-area-lycia = Lycie
fc-area-side = Sidé
fc-area-gordion = Gordion
fc-area-ancyra = Ancyre
fc-area-cappadocia = Cappadoce
fc-area-tarsos = Tarse
fc-area-issus = Issos
fc-area-byblos = Byblos
fc-area-sidon = Sidon
fc-area-old-tyre = Vieille-Tyr
fc-area-tyre = Tyr
fc-area-acco = Acre
fc-area-joppa = Joppé
fc-area-gaza = Gaza
fc-area-thapsacus = Thapsaque
fc-area-gaugamela = Gaugamèles
fc-area-babylon = Babylone
fc-area-susa = Suse
fc-area-persepolis = Persépolis
fc-area-ecbatana = Ecbatane
fc-area-hecatompylos = Hécatompylos
fc-area-aria = Arie
fc-area-bactra = Bactres
fc-area-maracanda = Maracanda
fc-area-arachosia = Arachosie
fc-area-taxila = Taxila
fc-area-hydaspes = Hydaspe
fc-area-patala = Patala
fc-area-gedrosia = Gédrosie
fc-area-carmania = Carmanie
fc-advisor-antipater = Antipater
fc-advisor-aristander = Aristandre
fc-advisor-callisthenes = Callisthène
fc-advisor-hephaestion = Héphestion
fc-advisor-parmenion = Parménion
fc-insight-anticipation = Anticipation
fc-insight-bucephalus = Bucéphale
fc-insight-courtesans = Courtisanes
fc-insight-diplomats = Diplomates
fc-insight-maneuver = Manœuvre
fc-insight-morale = Moral
fc-insight-spies = Espions
fc-insight-trap = Piège
fc-plan-archers = Archers
fc-plan-cavalry = Cavalerie
fc-plan-charge = Charge
fc-plan-confusion = Confusion
fc-plan-deploy = Déploiement
fc-plan-envelop = Enveloppement
fc-plan-flank = Prise de flanc
fc-plan-guards = Gardes
fc-plan-infantry = Infanterie
fc-plan-lead = Commandement
fc-plan-raid = Raid
fc-plan-rally = Ralliement
fc-plan-regroup = Regroupement
fc-plan-sacrifice = Sacrifice
fc-prophecy-wood = Le rempart de bois
fc-prophecy-wood-does = Raser une région cruciale
fc-prophecy-care = Le soin de ces choses
fc-prophecy-care-does = Avoir conquis deux régions cruciales
fc-prophecy-unbeatable = L’invincible
fc-prophecy-unbeatable-does = Gouverner une région cruciale
fc-prophecy-nature = Ta propre nature
fc-prophecy-nature-does = Se passer de conseillers un tour entier
fc-prophecy-winds = Les vents
fc-prophecy-winds-does = Payer 5 d’or
fc-prophecy-serpent = Le serpent
fc-prophecy-serpent-does = Congédier un conseiller
fc-prophecy-lions = Taureaux et lions
fc-prophecy-lions-does = Bâtir une ville
fc-prophecy-spears = Les lances d’argent
fc-prophecy-spears-does = Avoir 15 d’or
fc-operation-one-force = 1 force
fc-operation-two-forces = 2 forces
fc-operation-three-forces = 3 forces
fc-operation-one-wall = 1 mur
fc-operation-five-gold = -5 d’or
fc-operation-go = En avant !
fc-option-theban-fury = Fureur thébaine
fc-option-theban-fury-does = Une force grecque de plus à Chéronée
fc-option-persian-gold = L’or perse
fc-option-persian-gold-does = Chaque opération commence avec une force de plus
fc-option-untested-prince = Prince sans renom
fc-option-untested-prince-does = Aucun plan de bataille du roi Philippe
fc-option-aristotles-lessons = Leçons d’Aristote
fc-option-aristotles-lessons-does = Un conseiller de plus au départ
fc-option-royal-treasury = Trésor royal
fc-option-royal-treasury-does = 5 d’or de plus au départ
fc-option-persian-fleet = Flotte perse
fc-option-persian-fleet-does = 2 d’or perdus par tour jusqu’à la conquête de Sidé, Tarse et Sidon
fc-option-harpalus = Harpale
fc-option-harpalus-does = Il vole 1 d’or par tour
fc-option-friendly-phrygia = Phrygie amie
fc-option-friendly-phrygia-does = Pas de mur à Ancyre
fc-option-veteran-engineers = Ingénieurs aguerris
fc-option-veteran-engineers-does = Un engin de siège au départ
fc-option-raiders = Corsaires
fc-option-raiders-does = Tyr lance toujours un dé de plus pour ses ordres
fc-option-gazas-defenses = Défenses de Gaza
fc-option-gazas-defenses-does = Les engins de siège y valent 1 de moins
fc-option-cypriot-fleet = Flotte chypriote
fc-option-cypriot-fleet-does = Un navire de siège au départ
fc-option-sidonian-sailors = Marins de Sidon
fc-option-sidonian-sailors-does = Un transport de plus au départ
fc-option-host-of-the-satrapies = L’ost des satrapies
fc-option-host-of-the-satrapies-does = Deux forces de plus à Gaugamèles
fc-option-bessus = Bessos
fc-option-bessus-does = Deux forces de plus à Maracanda
fc-option-monsoon = Mousson
fc-option-monsoon-does = Entrer à Taxila, sur l’Hydaspe ou à Patala coûte 1 d’or de plus
fc-option-silver-shields = Boucliers d’argent
fc-option-silver-shields-does = Une phalange de plus au départ
fc-campaign-granicus = Le Granique
fc-campaign-issus = Issos
fc-campaign-tyre = Tyr
fc-campaign-gaugamela = Gaugamèles
fc-tale-granicus = De 338 à 334 av. J.-C. Battez les Grecs au sud, passez en Asie, libérez-en la côte jusqu’en Lycie.
fc-tale-issus = De 333 à 332 av. J.-C. Tranchez le nœud à Gordion, affrontez Darius à Issos, ouvrez la route de la Phénicie.
fc-tale-tyre = 332 av. J.-C. Une île derrière de hauts murs vous défie : bâtissez un môle, réunissez des navires, et prenez aussi Gaza.
fc-tale-gaugamela = De 331 à 323 av. J.-C. Darius encore, puis le cœur de son empire, l’Inde, et le retour à Babylone.
fc-advisor-antipater-does = Acheter des trois sortes lors d’un même ravitaillement
fc-advisor-aristander-does = Ajouter 1 à tout ordre ennemi, après son dé
fc-advisor-callisthenes-does = 1 gloire de plus à chaque gain de gloire
fc-advisor-hephaestion-does = Valeur de combat d’Alexandre +1
fc-advisor-parmenion-does = L’ennemi tire 3 plans de bataille de moins
fc-insight-anticipation-does = L’ennemi ne tire aucun plan de bataille
fc-insight-bucephalus-does = Valeur de combat et exposant d’Alexandre +1 dans une bataille
fc-insight-courtesans-does = Ajouter 4 à une demande de reddition
fc-insight-diplomats-does = Ajouter 3 à tous les ordres ennemis d’un tour
fc-insight-maneuver-does = L’ennemi n’attaque pas au premier tour d’une bataille
fc-insight-morale-does = Un ralliement par force et pour Alexandre
fc-insight-spies-does = Chaque place ennemie perd un pion, à tout moment
fc-insight-trap-does = Un dé de dégâts à l’ennemi, à tout instant d’une bataille
fc-plan-charge-does = Une cavalerie fatiguée attaque de nouveau
fc-plan-envelop-does = Autant de dégâts que votre avantage en forces, s’il n’y a pas de mur
fc-plan-flank-does = Un dégât de plus d’une infanterie ou cavalerie qui touche
fc-plan-lead-does = Valeur de combat et exposant d’Alexandre +1
fc-plan-rally-does = Absorbe un dégât
fc-plan-regroup-does = Une force détruite revient après la bataille
fc-plan-sacrifice-does = Une force attaque comme avec un 1, puis elle est détruite
fc-plan-fate = Destin
fc-plan-fate-does = Relancer l’un de vos dés ; un temple en donne un par bataille
fc-enemy-plan-archers-does = Premier tour : archers +3
fc-enemy-plan-cavalry-does = Premier tour : cavalerie +1, exposant +1
fc-enemy-plan-confusion-does = Avant la bataille : vous perdez un plan
fc-enemy-plan-deploy-does = Avant la bataille : une force de plus
fc-enemy-plan-flank-does = Un dégât de plus d’une infanterie ou cavalerie
fc-enemy-plan-guards-does = Absorbe un dégât contre le chef
fc-enemy-plan-infantry-does = Premier tour : infanterie +2
fc-enemy-plan-raid-does = Avant la bataille : vous perdez 1 ou 2 d’or
fc-enemy-plan-rally-does = Absorbe un dégât
fc-nation-macedon = Macédoine
fc-nation-persia = Perse
fc-nation-india = Inde
fc-nation-greece = Grèce du Sud
fc-nation-walls = Murs
fc-turn-spring = Printemps { $year }
fc-turn-summer = Été { $year }
fc-turn-autumn = Automne { $year }
fc-turn-early-spring = Début du printemps { $year }
fc-turn-late-spring = Fin du printemps { $year }
fc-turn-early-summer = Début de l’été { $year }
fc-turn-late-summer = Fin de l’été { $year }
fc-turn-early-autumn = Début de l’automne { $year }
fc-turn-late-autumn = Fin de l’automne { $year }
fc-turn-early-winter = Début de l’hiver { $year }
fc-turn-late-winter = Fin de l’hiver { $year }
fc-turn-january = Janvier
fc-turn-february = Février
fc-turn-march = Mars
fc-turn-april = Avril
fc-turn-may = Mai
fc-turn-june = Juin
fc-turn-july = Juillet
fc-turn-august = Août
fc-turn-september = Septembre
fc-turn-october = Octobre
fc-turn-november = Novembre
fc-turn-december = Décembre
fc-work-transport = Transports
fc-work-mole = Môle
fc-work-siege-ship = Navires de siège
fc-work-warship = Navires de guerre de Tyr
fc-work-transport-does = 3 d’or chacun à chaque ravitaillement
fc-work-mole-does = Le môle entier ouvre Tyr et vaut 15 points ; une section par tour
fc-work-siege-ship-does = Depuis Vieille-Tyr, chacun attaque le mur une fois par tour, avec 3 ou moins
fc-work-warship-does = Chacun donne à Tyr un dé d’ordres ; l’or en chasse un

# PhalanXX

px-board = Carte de PhalanXX
px-kind-plain = { $region }, terre ouverte
px-kind-city = { $region } : ville ({ $place }), valeur { $value }
px-kind-oasis = { $region } : oasis ({ $place }), valeur { $value }
px-held-by = { $what } ; à { $name }
px-land-place = { $region } ({ $place } { $value })
px-force = Force
px-track-force = { $name } : Force { $force }
px-track-valour = { $name } : Force { $force }, vaillance { $valour }
px-heroism-open = Héroïsme : les conflits comparent la vaillance, non la Force.
px-heroism-short = Les conflits comparent la vaillance
px-heroism-does = Ne s’achète pas. Tant qu’il est dans la rangée, les conflits comparent Leaders et Équipements, moins les cartes tournées, et non la Force.
px-last-round = C’est la dernière manche
px-round = Manche { $round }
px-actions-left = { $count ->
    [one] encore 1 action
   *[other] encore { $count } actions
}
px-purse = { $talents ->
    [one] { $talents } Talent
   *[other] { $talents } Talents
}
px-begun-play = Vous jouez { $card }
px-begun-conquer = Conquête : { $region }
px-begun-push = Vous poussez un dé personnel
px-begun-income = Vous percevez un revenu
px-begun-swap = Le dé personnel de l’emplacement { $slot }
px-begun-give = Vous donnez { $card }
px-row = Rangée des cartes Époque
px-pile = { $count ->
    [0] La pile est épuisée
    [one] 1 carte dans la pile
   *[other] { $count } cartes dans la pile
}
px-price = { $price ->
    [one] coûte { $price } Talent
   *[other] coûte { $price } Talents
}
px-hand = Votre main
px-hands = Toutes les mains
px-hand-empty = Aucune carte en main
px-hand-hidden = Les mains sont cachées.
px-no-die = aucun dé assez haut
px-epoch = époque { $epoch }
px-army = Armée
px-leader = Leader
px-equipment = Équipement
px-archer = archers
px-cavalry = cavalerie
px-infantry = infanterie
px-armies = cartes Armée
px-leaders = Leaders
px-equipments = Équipements
px-archers = archers
px-cavalries = cavaleries
px-infantries = infanteries
px-white = blanc
px-orange = orange
px-purple = violet
px-force-of = Force { $force }
px-force-now = Force { $force } à présent
px-step = { $force } avec { $count }
px-scale = La Force croît avec vos { $what } : { $steps }
px-free = sans condition
px-before-roll = Les dés sont lancés après l’achat.
px-asks = Pour la jouer, il vous faut :
px-asks-nothing = Elle ne demande rien.
px-rotated-does = Tournée lors d’un conflit : 3 points à la fin.
px-card-rotated = { $card }, tournée
px-mat = Dés et emplacements
px-die = { $value } { $colour }
px-home-die = Dé personnel : { $die }
px-used-die = Dé utilisé : { $die }
px-slot = Emplacement libre { $slot }
px-not-rolled = Dé voyageur, pas encore lancé
px-dice-used = Tous les dés sont utilisés
px-dice-with = Les dés sont chez { $name }.
px-pick-die = Choisissez un dé qui luit, puis sa place.
px-pick-slot = Posez le dé sur un emplacement qui luit.
px-push = Pousser un dé
px-income = Revenu
px-discharge = Céder un soldat
px-forge = Forge
px-rivals-dice = Dés personnels des autres
px-played = Cartes jouées
px-played-by = Joué par { $name }
px-played-none = rien de joué encore
px-ledger = Tout sur chacun
px-count-now = Si la partie finissait maintenant
px-count-force = Force
px-count-camouflage = Camouflage
px-count-rotated = Cartes tournées, 3 chacune
px-count-soldiers = Soldats sur le plateau
px-count-places = Villes et oasis
px-count-groups = Regroupements, 5 chacun
px-count-talents = Talents, 1 pour 3
px-count-total = Total
px-count-tie = Égalité : somme des dés
px-lead = { $lead ->
    [one] Votre avance sur MaXXimilian : { $lead } point
   *[other] Votre avance sur MaXXimilian : { $lead } points
}
px-behind = { $points ->
    [0] MaXXimilian a autant de points que vous
    [one] MaXXimilian a { $points } point d’avance
   *[other] MaXXimilian a { $points } points d’avance
}
px-lead-from = dès { $lead }
px-home-dice = Dés personnels, { $sum } en tout
px-soldiers = Soldats : { $soldiers } sur le plateau, { $reserve } en réserve, { $lost } perdus
px-lands = Terres : { $lands }
px-in-hand = { $count ->
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
} On en connaît :
px-gone = Hors du jeu
px-talents = Talents
px-reserve = Soldats en réserve
px-cards-in-hand = Cartes en main
px-points-now = Points si la partie finissait maintenant
px-note-soldiers = { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
}
px-note-moved = dont un venu d’une de vos terres
px-note-value = valeur { $value }
px-note-conflict = bat { $name } ; coûte { $force } de Force, tourne une carte
px-note-brings = Force +{ $force }
px-note-lacks = { $count ->
    [one] { $count } condition manque
   *[other] { $count } conditions manquent
}
px-note-exchange = puis un échange gratuit
px-note-pays = { $talents ->
    [one] vous payez { $talents } Talent
   *[other] vous payez { $talents } Talents
}
px-note-gets = { $talents ->
    [0] aucune différence
    [one] vous recevez { $talents } Talent
   *[other] vous recevez { $talents } Talents
}
px-do-buy = Acheter une carte
px-do-scout = Éclairer
px-do-pass = Ne rien acheter
px-do-give = Donner une carte
px-do-take = Prendre une carte
px-do-play = Jouer une carte
px-do-conquer = Conquérir une région
px-do-dice = Dés et argent
px-do-turn = Tourner un dé
px-do-place = Dé et emplacement
px-do-move = Déplacer un soldat
px-do-swap = Échanger un dé
px-do-keep = Ne rien échanger
px-help-buy = Achetez une carte de la rangée, de 1 Talent tout au bout à 5 à côté de la pile. Puis les trois dés voyageurs sont lancés.
px-help-dice = Chaque dé paie une action sur un emplacement libre. Pour jouer une carte ou conquérir, il doit atteindre le dé personnel voisin.
px-help-act = Les cartes disent ce qu’il leur manque. Un dé qui pousse votre dé personnel change vos possibilités, et la différence se règle en Talents.
px-help-win = Force, villes, oasis, soldats, regroupements et Talents comptent quand la pile est épuisée. Ce qui est possible luit.
px-need-die-white = { $least ->
    [one] { $least } dé blanc
   *[other] { $least } dés blancs
}
px-need-die-orange = { $least ->
    [one] { $least } dé orange
   *[other] { $least } dés orange
}
px-need-die-purple = { $least ->
    [one] { $least } dé violet
   *[other] { $least } dés violets
}
px-need-die-value = un dé de { $least } ou plus
px-need-dice-sum = { $least } en tout aux dés
px-need-symbol-archer = { $least ->
    [one] { $least } carte Archers
   *[other] { $least } cartes Archers
}
px-need-symbol-cavalry = { $least ->
    [one] { $least } Cavalerie
   *[other] { $least } Cavaleries
}
px-need-symbol-infantry = { $least ->
    [one] { $least } Infanterie
   *[other] { $least } Infanteries
}
px-need-symbol-any = { $least ->
    [one] { $least } symbole d’armée
   *[other] { $least } symboles d’armée
}
px-need-soldiers = { $least } soldats
px-need-talents = { $least } Talents
px-need-cities = { $least ->
    [one] { $least } ville
   *[other] { $least } villes
}
px-need-oases = { $least } oasis
px-need-cards-white = { $least ->
    [one] { $least } carte Armée
   *[other] { $least } cartes Armée
}
px-need-cards-orange = { $least ->
    [one] { $least } Leader
   *[other] { $least } Leaders
}
px-need-cards-purple = { $least ->
    [one] { $least } Équipement
   *[other] { $least } Équipements
}
px-need-force = Force { $least }
px-lack-die-white = dés blancs : { $have }/{ $least }
px-lack-die-orange = dés orange : { $have }/{ $least }
px-lack-die-purple = dés violets : { $have }/{ $least }
px-lack-die-value = meilleur dé : { $have }/{ $least }
px-lack-dice-sum = somme des dés : { $have }/{ $least }
px-lack-symbol-archer = Archers : { $have }/{ $least }
px-lack-symbol-cavalry = Cavalerie : { $have }/{ $least }
px-lack-symbol-infantry = Infanterie : { $have }/{ $least }
px-lack-symbol-any = symboles : { $have }/{ $least }
px-lack-soldiers = soldats : { $have }/{ $least }
px-lack-talents = Talents : { $have }/{ $least }
px-lack-cities = villes : { $have }/{ $least }
px-lack-oases = oasis : { $have }/{ $least }
px-lack-cards-white = Armées : { $have }/{ $least }
px-lack-cards-orange = Leaders : { $have }/{ $least }
px-lack-cards-purple = Équipement : { $have }/{ $least }
px-lack-force = Force : { $have }/{ $least }
px-ability-blacksmith = Forge
px-ability-scout = Éclaireur
px-ability-supply-of-talents = Ravitaillement en Talents
px-ability-supply-of-dice = Ravitaillement en dés
px-ability-camouflage = Camouflage
px-ability-intrigue = Intrigue
px-ability-merchant = Marchand
px-ability-legend = Légende
px-ability-forced-march = Marche forcée
px-brief-blacksmith = tourne un dé
px-brief-scout = voit la carte suivante
px-brief-supply-of-talents = Talents inutiles
px-brief-supply-of-dice = dés hauts inutiles
px-brief-camouflage = 4 de Force provisoires
px-does-blacksmith = Une fois par tour, elle tourne gratuitement un dé lancé sur la valeur voulue.
px-does-scout = Avant d’acheter, retournez la première carte de la pile ; vous pouvez l’acheter pour 4.
px-does-supply-of-talents = Vos cartes ne demandent plus de Talents.
px-does-supply-of-dice = Vos cartes ne demandent plus de dés personnels élevés, ni seuls ni en somme.
px-does-camouflage = 4 de Force tout de suite ; on les retire avant le décompte final.
px-does-intrigue = Les dés échangés après un revenu peuvent différer de 2 au plus.
px-does-merchant = Chaque carte coûte 1 Talent, sans échange.
px-does-legend = Commence avec trois cartes ; chaque Leader apporte 2 de Force en plus.
px-does-forced-march = Une terre que personne ne tient peut séparer la vôtre de celle que vous conquérez.
px-rank-dishonoured = Déshonoré
px-rank-soldier = Soldat
px-rank-sergeant = Sergent
px-rank-lieutenant = Lieutenant
px-rank-general = Général
px-rank-royal-adviser = Conseiller du roi
px-rank-the-great = Le Grand
px-place-persepolis = Persépolis
px-place-babylon = Babylone
px-place-alexandria = Alexandrie
px-place-ekbatana = Ecbatane
px-place-baktra = Bactres
px-place-marakanda = Maracanda
px-place-thar-well = Puits du Thar
px-card-javelin-throwers = Lanceurs de javelots
px-card-cretan-archers = Archers crétois
px-card-agrianian-archers = Archers agrianes
px-card-prodromoi = Prodromoi
px-card-thracian-riders = Cavaliers thraces
px-card-paionian-riders = Cavaliers péoniens
px-card-peltasts = Peltastes
px-card-hoplites = Hoplites
px-card-mercenaries = Mercenaires
px-card-parmenion = Parménion
px-card-porus = Porus
px-card-antigonos = Antigone
px-card-blacksmith = Forge
px-card-scout = Éclaireur
px-card-supply-wagon-i = Chariot de ravitaille­ment I
px-card-horses = Chevaux
px-card-persian-archers = Archers perses
px-card-rhodian-slingers = Frondeurs rhodiens
px-card-median-archers = Archers mèdes
px-card-thessalian-riders = Cavaliers thessaliens
px-card-baktrian-riders = Cavaliers bactriens
px-card-hypaspists = Hypaspistes
px-card-pezhetairoi = Pézhé­taires
px-card-dareios = Darius
px-card-bessos = Bessos
px-card-krateros = Cratère
px-card-supply-wagon-ii = Chariot de ravitaille­ment II
px-card-fortress = Forteresse
px-card-sarissas = Sarisses
px-card-immortals = Immortels
px-card-saka-archers = Archers saces
px-card-hetairoi = Hétaires
px-card-kataphraktoi = Cata­phractaires
px-card-war-elephants = Éléphants de guerre
px-card-argyraspides = Argy­raspides
px-card-syntagma = Syntagme
px-card-garrison = Garnison
px-card-memmon-of-rhodes = Memnon de Rhodes
px-card-perdikkas = Perdiccas
px-card-camouflage = Camouflage
px-card-military-music = Musique militaire
px-card-helepolis = Hélépole
px-card-heroism = Héroïsme
px-region-phrygia = Phrygie
px-region-kappadokia = Cappadoce
px-region-armenia = Arménie
px-region-atropatene = Atropatène
px-region-hyrkania = Hyrcanie
px-region-margiana = Margiane
px-region-sogdiana = Sogdiane
px-region-sakai = Pays des Saces
px-region-kilikia = Cilicie
px-region-mesopotamia = Mésopotamie
px-region-assyria = Assyrie
px-region-media = Médie
px-region-parthia = Parthie
px-region-baktria = Bactriane
px-region-paropamisos = Paropamise
px-region-gandhara = Gandhara
px-region-syria = Syrie
px-region-babylonia = Babylonie
px-region-susiana = Susiane
px-region-persis = Perside
px-region-sagartia = Sagartie
px-region-drangiana = Drangiane
px-region-arachosia = Arachosie
px-region-pentapotamia = Pendjab
px-region-nabatene = Nabatène
px-region-arabia = Arabie
px-region-gerrhaia = Pays de Gerrha
px-region-karmania = Carmanie
px-region-gedrosia = Gédrosie
px-region-oreitis = Pays des Orites
px-region-indos = Indus
px-region-thar = Thar
px-region-lykaonia = Lycaonie
px-region-chaldaia = Chaldée
px-region-areia = Arie
