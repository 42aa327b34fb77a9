title = Field Commander : Alexandre
blurb = Vous seul commandez l’armée d’Alexandre. Reconnaissez la route, assiégez, livrez bataille de Chéronée à l’Hydaspe contre des ennemis que mènent les dés et les tirages, et que l’on se souvienne de vous cinq mille ans.
designer = Dan Verssen
publisher = Dan Verssen Games, 2009
board-source = Aucune description complète des pions et des cartes imprimés n’a été publiée : là où la règle et les témoignages se taisent, les chiffres sont reconstitués. Si vous possédez le jeu, vous pouvez décrire le vrai matériel dans votre propre fichier de plateau et jouer avec.

campaign-granicus = Granique
    .tale = De 338 à 334 av. J.-C. Battez les Grecs au sud, passez en Asie, libérez-en la côte jusqu’en Lycie.
campaign-issus = Issos
    .tale = De 333 à 332 av. J.-C. Tranchez le nœud à Gordion, affrontez Darius à Issos, ouvrez la route de la Phénicie.
campaign-tyre = Tyr
    .tale = 332 av. J.-C. Une île derrière de hauts murs vous défie : bâtissez un môle, réunissez des navires, et prenez aussi Gaza.
campaign-gaugamela = Gaugamèle
    .tale = De 331 à 323 av. J.-C. Darius encore, puis le cœur de son empire, l’Inde, et le retour à Babylone.

nation-persia = perse
    .name = Perse
nation-india = indienne
    .name = Inde
nation-greece = grecque du Sud
    .name = Grèce du Sud
nation-macedon = Macédoine
nation-walls = Murs

kind-alexander = Alexandre
kind-companions = Compagnons
kind-thessalians = Thessaliens
kind-light-cavalry = Cavalerie légère
kind-phalanx = Phalange
kind-hypaspists = Hypaspistes
kind-infantry = Infanterie
kind-archer = Archers
kind-peltast = Peltastes
kind-siege-engine = Engin de siège
kind-persian-infantry = Infanterie perse
    .short = { kind-infantry }
kind-persian-archer = Archers perses
    .short = { kind-archer }
kind-persian-peltast = Peltastes perses
    .short = { kind-peltast }
kind-persian-phalanx = Phalange perse
    .short = { kind-phalanx }
kind-persian-light-cavalry = Cavalerie légère perse
    .short = { kind-light-cavalry }
kind-persian-heavy-cavalry = Cavalerie lourde perse
    .short = Cavalerie lourde
kind-persian-chariot = Chars perses
    .short = Chars
kind-memnon = Memnon
kind-darius-iii = Darius III
kind-indian-elephant = Éléphants indiens
    .short = Éléphants
kind-indian-chariot = Chars indiens
    .short = { kind-persian-chariot.short }
kind-indian-light-cavalry = Cavalerie légère indienne
    .short = { kind-light-cavalry }
kind-indian-infantry = Infanterie indienne
    .short = { kind-infantry }
kind-indian-archer = Archers indiens
    .short = { kind-archer }
kind-porus = Porus
kind-sacred-band = Bataillon sacré
kind-greek-infantry = Infanterie grecque
    .short = { kind-infantry }
kind-greek-phalanx = Phalange grecque
    .short = { kind-phalanx }
kind-greek-light-cavalry = Cavalerie légère grecque
    .short = { kind-light-cavalry }
kind-chares = Charès
kind-wall = Mur

area-macedon = la Macédoine
    .name = Macédoine
area-chaeronea = Chéronée
area-sestus = Sestos
area-ilium = Ilion
area-granicus = le Granique
    .name = Granique
area-sardis = Sardes
area-ephesus = Éphèse
area-halicarnassus = Halicarnasse
area-lycia = la Lycie
    .name = Lycie
area-side = Sidé
area-gordion = Gordion
area-ancyra = Ancyre
area-cappadocia = la Cappadoce
    .name = Cappadoce
area-tarsos = Tarse
area-issus = Issos
area-byblos = Byblos
area-sidon = Sidon
area-old-tyre = Vieille-Tyr
area-tyre = Tyr
area-acco = Acre
area-joppa = Joppé
area-gaza = Gaza
area-thapsacus = Thapsaque
area-gaugamela = Gaugamèle
area-babylon = Babylone
area-susa = Suse
area-persepolis = Persépolis
area-ecbatana = Ecbatane
area-hecatompylos = Hécatompylos
area-aria = l’Arie
    .name = Arie
area-bactra = Bactres
area-maracanda = Maracanda
area-arachosia = l’Arachosie
    .name = Arachosie
area-taxila = Taxila
area-hydaspes = l’Hydaspe
    .name = Hydaspe
area-patala = Patala
area-gedrosia = la Gédrosie
    .name = Gédrosie
area-carmania = la Carmanie
    .name = Carmanie

advisor-antipater = Antipater
    .does = acheter une ville, un temple et des forces au même ravitaillement
advisor-aristander = Aristandre
    .does = ajouter 1 à tout ordre ennemi, après son dé
advisor-callisthenes = Callisthène
    .does = 1 point de gloire de plus à chaque gain de gloire
advisor-hephaestion = Héphestion
    .does = valeur de bataille d’Alexandre +1
advisor-parmenion = Parménion
    .does = l’ennemi tire 3 plans de bataille de moins

insight-anticipation = Anticipation
    .does = l’ennemi ne tire aucun plan de bataille
insight-bucephalus = Bucéphale
    .does = valeur de bataille et exposant d’Alexandre +1 dans une bataille
insight-courtesans = Courtisanes
    .does = ajouter 4 à un jet d’intimidation
insight-diplomats = Diplomates
    .does = ajouter 3 à tous les ordres ennemis d’un tour
insight-maneuver = Manœuvre
    .does = l’ennemi n’attaque pas au premier tour d’une bataille
insight-morale = Moral
    .does = un Ralliement par force et pour Alexandre
insight-spies = Espions
    .does = à tout moment : chaque forteresse ennemie, sauf Tyr, perd un pion
insight-trap = Piège
    .does = autant de dégâts à l’ennemi que l’indique un dé, à tout moment d’une bataille

plan-archers = Archers
    .enemy-does = premier tour : archers +3
plan-cavalry = Cavalerie
    .enemy-does = premier tour : cavalerie +1, exposant +1
plan-charge = Charge
    .does = une cavalerie au repos attaque quand même
plan-confusion = Confusion
    .enemy-does = avant la bataille : vous perdez un plan
plan-deploy = Déploiement
    .enemy-does = avant la bataille : une force de plus
plan-envelop = Enveloppement
    .does = autant de dégâts que votre avantage numérique, s’il n’y a pas de mur
plan-fate = Destin
plan-flank = Prise de flanc
    .does = un dégât de plus d’une infanterie ou cavalerie qui touche
    .enemy-does = un dégât de plus d’une infanterie ou cavalerie
plan-guards = Gardes
    .enemy-does = absorbe un dégât contre le chef
plan-infantry = Infanterie
    .enemy-does = premier tour : infanterie +2
plan-lead = Commandement
    .does = valeur de bataille et exposant d’Alexandre +1
plan-raid = Raid
    .enemy-does = avant la bataille : vous perdez 1 ou 2 pièces d’or
plan-rally = Ralliement
    .does = absorbe un dégât
    .enemy-does = { plan-rally.does }
plan-regroup = Regroupement
    .does = une force détruite revient après la bataille
plan-sacrifice = Sacrifice
    .does = une force attaque comme avec un 1, puis elle est détruite

prophecy-wood = { prophecy-wood.name } ({ prophecy-wood.does })
    .name = Le rempart de bois
    .does = raser une région cruciale
prophecy-care = { prophecy-care.name } ({ prophecy-care.does })
    .name = Le soin de ces choses
    .does = avoir conquis deux régions cruciales
prophecy-unbeatable = { prophecy-unbeatable.name } ({ prophecy-unbeatable.does })
    .name = L’invincible
    .does = gouverner une région cruciale
prophecy-nature = { prophecy-nature.name } ({ prophecy-nature.does })
    .name = Ta propre nature
    .does = se passer de conseillers un tour entier
prophecy-winds = { prophecy-winds.name } ({ prophecy-winds.does })
    .name = Les vents
    .does = payer 5 pièces d’or
prophecy-serpent = { prophecy-serpent.name } ({ prophecy-serpent.does })
    .name = Le serpent
    .does = congédier un conseiller
prophecy-lions = { prophecy-lions.name } ({ prophecy-lions.does })
    .name = Taureaux et lions
    .does = bâtir une ville
prophecy-spears = { prophecy-spears.name } ({ prophecy-spears.does })
    .name = Les lances d’argent
    .does = avoir 15 pièces d’or

operation-one-force = 1 force
operation-two-forces = 2 forces
operation-three-forces = 3 forces
operation-one-wall = 1 mur
operation-five-gold = -5 pièces d’or
operation-go = En avant !

work-transport = un transport
    .name = Transports
    .does = 3 pièces d’or chacun à chaque ravitaillement
work-mole = une section du môle
    .name = Môle
    .does = le môle entier ouvre Tyr et vaut 15 points ; une section par tour
work-siege-ship = un navire de siège
    .name = Navires de siège
    .does = depuis Vieille-Tyr, chacun attaque le mur une fois par tour, avec 3 ou moins

building-city = une ville
building-temple = un temple

effect-advisor-antipater = { advisor-antipater.does }
effect-advisor-aristander = { advisor-aristander.does }
effect-advisor-callisthenes = { advisor-callisthenes.does }
effect-advisor-hephaestion = { advisor-hephaestion.does }
effect-advisor-parmenion = { advisor-parmenion.does }
effect-insight-anticipation = { insight-anticipation.does }
effect-insight-bucephalus = { insight-bucephalus.does }
effect-insight-courtesans = { insight-courtesans.does }
effect-insight-diplomats = { insight-diplomats.does }
effect-insight-maneuver = { insight-maneuver.does }
effect-insight-morale = { insight-morale.does }
effect-insight-spies = { insight-spies.does }
effect-insight-trap = { insight-trap.does }
effect-plan-charge = { plan-charge.does }
effect-plan-envelop = { plan-envelop.does }
effect-plan-flank = { plan-flank.does }
effect-plan-lead = { plan-lead.does }
effect-plan-rally = { plan-rally.does }
effect-plan-regroup = { plan-regroup.does }
effect-plan-sacrifice = { plan-sacrifice.does }
effect-work-transport = 3 pièces d’or de plus à chaque ravitaillement
effect-work-mole = { work-mole.does }
effect-work-siege-ship = { work-siege-ship.does }
effect-work-warship = Tyr lance un dé d’ordres de moins
effect-building-city = 5 points si vous gagnez
effect-building-temple = un Destin par bataille, pour relancer un de vos dés

track-338 = 338 av. J.-C.
track-336 = 336 av. J.-C.
track-spring-335 = printemps 335 av. J.-C.
track-summer-335 = été 335 av. J.-C.
track-autumn-335 = automne 335 av. J.-C.
track-spring-334 = printemps 334 av. J.-C.
track-summer-334 = été 334 av. J.-C.
track-autumn-334 = automne 334 av. J.-C.
track-early-spring-333 = début du printemps 333 av. J.-C.
track-late-spring-333 = fin du printemps 333 av. J.-C.
track-early-summer-333 = début de l’été 333 av. J.-C.
track-late-summer-333 = fin de l’été 333 av. J.-C.
track-early-autumn-333 = début de l’automne 333 av. J.-C.
track-late-autumn-333 = fin de l’automne 333 av. J.-C.
track-early-winter-332 = début de l’hiver 332 av. J.-C.
track-late-winter-332 = fin de l’hiver 332 av. J.-C.
track-january = janvier 332 av. J.-C.
track-february = février 332 av. J.-C.
track-march = mars 332 av. J.-C.
track-april = avril 332 av. J.-C.
track-may = mai 332 av. J.-C.
track-june = juin 332 av. J.-C.
track-july = juillet 332 av. J.-C.
track-august = août 332 av. J.-C.
track-september = septembre 332 av. J.-C.
track-october = octobre 332 av. J.-C.
track-november = novembre 332 av. J.-C.
track-december = décembre 332 av. J.-C.
track-autumn-331 = automne 331 av. J.-C.
track-spring-330 = printemps 330 av. J.-C.
track-autumn-330 = automne 330 av. J.-C.
track-329 = 329 av. J.-C.
track-328 = 328 av. J.-C.
track-327 = 327 av. J.-C.
track-spring-326 = printemps 326 av. J.-C.
track-autumn-326 = automne 326 av. J.-C.
track-325 = 325 av. J.-C.
track-324 = 324 av. J.-C.
track-323 = 323 av. J.-C.

## Options

option-campaign = Campagne
option-campaign-help = Une campagne seule, ou la vie entière : les quatre à la suite, pour l’immortalité.
choice-campaign-granicus = Le Granique, 338 à 334 av. J.-C.
choice-campaign-issus = Issos, 333 à 332 av. J.-C.
choice-campaign-tyre = Tyr, 332 av. J.-C.
choice-campaign-gaugamela = Gaugamèle, 331 à 323 av. J.-C.
choice-campaign-life = Une vie entière, les quatre campagnes
option-guide = Guide
option-guide-help = Le tour guidé ouvre le Granique comme dans le livret : chaque coup, chaque dé est expliqué, puis la campagne est à vous.
choice-guide-none = Jouer librement
choice-guide-sample-turn = Premier tour guidé
option-dice = Dés et tirages
option-dice-help = Avec votre propre jeu sur la table, vous lancez et tirez vous-même et saisissez les résultats ; Argead tient les comptes.
choice-dice-argead = Argead lance et tire
choice-dice-table = Je lance et tire à une vraie table
option-reduced_speed = Forces réduites
option-reduced_speed-help = Qui ralentit sur la face réduite de son pion ? Le livret ne le montre que pour un chef.
choice-reduced_speed-drops = Toutes ralentissent
choice-reduced_speed-leaders = Seuls les chefs ralentissent
option-bare_walls = Murs sans défenseurs
option-bare_walls-help = Que deviennent les murs quand il ne reste aucun autre ennemi dans la bataille ?
choice-bare_walls-stand = Il faut les abattre
choice-bare_walls-fall = Ils tombent aussitôt
option-western_cities = Villes de l’Ouest
option-western_cities-help = Un récit d’Issos peut se lire ainsi : les villes de l’Ouest paient 15 pièces d’or par tour au lieu de 3. La campagne en devient bien plus facile.
choice-western_cities-false = Elles paient 3
choice-western_cities-true = Elles paient 15

option-theban-fury = { option-theban-fury.name } : { option-theban-fury.does }
    .name = Fureur thébaine
    .does = une force grecque de plus à Chéronée
option-persian-gold = { option-persian-gold.name } : { option-persian-gold.does }
    .name = L’or perse
    .does = chaque opération commence avec une force de plus
option-untested-prince = { option-untested-prince.name } : { option-untested-prince.does }
    .name = Prince inexpérimenté
    .does = aucun plan de bataille du roi Philippe
option-aristotles-lessons = { option-aristotles-lessons.name } : { option-aristotles-lessons.does }
    .name = Leçons d’Aristote
    .does = un conseiller de plus au départ
option-royal-treasury = { option-royal-treasury.name } : { option-royal-treasury.does }
    .name = Trésor royal
    .does = 5 pièces d’or de plus au départ
option-persian-fleet = { option-persian-fleet.name } : { option-persian-fleet.does }
    .name = Flotte perse
    .does = 2 pièces d’or perdues par tour jusqu’à la conquête de Sidé, Tarse et Sidon
option-harpalus = { option-harpalus.name } : { option-harpalus.does }
    .name = Harpale
    .does = il vole 1 pièce d’or par tour
option-friendly-phrygia = { option-friendly-phrygia.name } : { option-friendly-phrygia.does }
    .name = Phrygie amie
    .does = pas de mur à Ancyre
option-veteran-engineers = { option-veteran-engineers.name } : { option-veteran-engineers.does }
    .name = Ingénieurs aguerris
    .does = un engin de siège au départ
option-raiders = { option-raiders.name } : { option-raiders.does }
    .name = Corsaires
    .does = Tyr lance toujours un dé de plus pour ses ordres
option-gazas-defenses = { option-gazas-defenses.name } : { option-gazas-defenses.does }
    .name = Défenses de Gaza
    .does = les engins de siège y valent 1 de moins
option-cypriot-fleet = { option-cypriot-fleet.name } : { option-cypriot-fleet.does }
    .name = Flotte chypriote
    .does = un navire de siège au départ
option-sidonian-sailors = { option-sidonian-sailors.name } : { option-sidonian-sailors.does }
    .name = Marins de Sidon
    .does = un transport de plus au départ
option-host-of-the-satrapies = { option-host-of-the-satrapies.name } : { option-host-of-the-satrapies.does }
    .name = L’ost des satrapies
    .does = deux forces de plus à Gaugamèle
option-bessus = { option-bessus.name } : { option-bessus.does }
    .name = Bessos
    .does = deux forces de plus à Maracanda
option-monsoon = { option-monsoon.name } : { option-monsoon.does }
    .name = Mousson
    .does = entrer à Taxila, sur l’Hydaspe ou à Patala coûte 1 pièce d’or de plus
option-silver-shields = { option-silver-shields.name } : { option-silver-shields.does }
    .name = Boucliers d’argent
    .does = une phalange de plus au départ

## Questions

prompt-choose-options = Adoptez les options de la campagne qui vous tentent, puis commencez.
prompt-choose-advisors = Quel conseiller vous accompagne ?
prompt-fail-prophecy = Une prophétie a échoué : perdez un niveau de glorification ou un conseiller.
prompt-refit-forces = Rétablir des forces réduites, ou continuer ?
prompt-send-diplomats = Envoyer les Diplomates avant les ordres ennemis ?
prompt-read-omen = Aristandre lit les présages : ajouter 1 à cet ordre ?
prompt-read-tyre-omen = Aristandre lit les présages : ajouter 1 à cet ordre de Tyr ?
prompt-pay-tribute = Payer 2 pièces d’or, ou subir un dégât ?
prompt-face-tyre = Tyr frappe : que subissez-vous ?
prompt-meet-intrigue = Payer pour annuler ce pion d’opération ?
prompt-take-hits = Qui subit le dégât ?
prompt-lead-army = Reconnaître une région voisine, ou finir la conquête ?
prompt-enter-area = Les éclaireurs sont de retour : avancer à ce prix, ou s’arrêter pour ce tour ?
prompt-hear-oracle = Un oracle : accepter sa prophétie sans l’avoir lue, ou la décliner ?
prompt-approach-stronghold = Les portes sont closes : exiger la reddition, ou attaquer ?
prompt-press-demand = Le héraut attend : ajouter de la gloire au dé, ou s’en tenir à la réponse ?
prompt-keep-siege = On parlemente encore : attaquer maintenant, ou attendre devant les murs ?
prompt-treat-conquest = Gouverner la région pour de l’or à chaque tour, ou la raser pour de l’or maintenant ?
prompt-anticipate-enemy = Jouer Anticipation, pour que l’ennemi ne tire aucun plan ?
prompt-mount-bucephalus = Monter Bucéphale dans cette bataille ?
prompt-choose-plans = Choisissez vos plans de bataille.
prompt-fight-on = Un tour de bataille commence : combattre, ou battre en retraite ?
prompt-challenge-leader = Alexandre défie-t-il le chef ennemi ?
prompt-seize-moment = Avant les dés de cette vitesse : saisir l’occasion ?
prompt-launch-attack = Laquelle de vos forces attaque maintenant ?
prompt-tempt-fate = Laisser le Destin relancer ce dé ?
prompt-turn-flank = Jouer Prise de flanc pour un dégât de plus ?
prompt-regroup-force = Jouer Regroupement, pour que cette force revienne après la bataille ?
prompt-inflict-hits = Quel ennemi subit le dégât ?
prompt-spend-treasure = Dépensez or et gloire, puis continuez.

## Choix

action-adopt = { $option } ({ $points } PV)
action-begin = Commencer la campagne
action-appoint = Nommer { $advisor }
action-lower = Perdre un niveau de glorification
action-refit = Rétablir : { $counter }
action-omen = Ajouter 1 au dé
action-pay = Payer l’or
action-suffer = Subir le dégât
action-lose = Perdre { $work }
action-repair = Tyr répare la section { $section } de son mur
action-regain = Tyr retrouve un navire de guerre
action-cancel = Annuler le pion
action-hit = Faire subir le dégât à : { $counter }
action-rally = Le Ralliement absorbe le dégât
action-scout = Reconnaître { $area }
action-march = Avancer
action-intimidate = Exiger la reddition
action-assault = Livrer bataille
action-halt = S’arrêter ici pour ce tour
action-spend = Dépenser { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
}
action-accept = Accepter la prophétie
action-shun = La décliner
action-govern = Gouverner
action-raze = Raser
action-plan = { $plan }
action-ready = Assez de plans
action-fight = Combattre ce tour
action-retreat = Battre en retraite
action-duel = Défier le chef ennemi
action-attack = Attaquer avec : { $counter }
action-batter = Attaquer un mur avec : { $counter }
action-charge = Charge, attaquer encore avec : { $counter }
action-sacrifice = Sacrifice, un 1 certain : { $counter }
action-ram = Sacrifice contre un mur, un 1 certain : { $counter }
action-fate = Relancer (Destin)
action-flank = Un dégât de plus (Prise de flanc)
action-regroup = Jouer Regroupement
action-strike = Frapper : { $counter }
action-envelop = Envelopper l’ennemi
action-recruit = Recruter : { $kind } ({ $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
})
action-build = Bâtir { $building } ({ $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
})
action-prepare = Bâtir { $work }
action-sink = Chasser un navire de guerre
action-draw = Tirer une intuition
action-choose = Choisir l’intuition { $insight }
action-proceed = Continuer
action-play = Jouer l’intuition { $insight }
action-disband = Dissoudre : { $counter }
action-pray = Payer 5 pièces d’or aux vents
action-dismiss = Congédier { $advisor }
action-forgo = Se passer de conseillers jusqu’à la fin du tour ({ prophecy-nature.name })

note-scout = { $percent ->
    [100] quel que soit le dé, vous pouvez payer
    [0] quel que soit le dé, vous ne pouvez pas payer
   *[other] payable avec { $percent } % des jets
}{ $hits_count ->
    [0] { "" }
   *[other] {" "}; un dé supérieur à { $forces } coûte des dégâts
}
note-march = { $gold ->
    [0] { $hits ->
        [0] gratuit
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }
    [one] { $gold } pièce d’or{ $hits ->
        [0] { "" }
        [one] {" "}et { $hits } dégât
       *[other] {" "}et { $hits } dégâts
    }
   *[other] { $gold } pièces d’or{ $hits ->
        [0] { "" }
        [one] {" "}et { $hits } dégât
       *[other] {" "}et { $hits } dégâts
    }
}
note-intimidate = avantage { $advantage } ; reddition sans gloire : { $percent } %
note-spend = total { $total } : { $result ->
    [failure] ils refusent
    [ongoing] on parlemente
   *[success] ils se rendent
}
note-retreat = chaque autre force s’échappe avec { $needs } ou moins, { $percent } %
note-attack = { $needs ->
    [0] ne peut toucher
    [1] il faut un 1
   *[other] il faut { $needs } ou moins
} ; dégâts en moyenne : { NUMBER($hits, maximumFractionDigits: 1) }
note-batter = { $needs ->
    [0] ne peut toucher
    [1] il faut un 1
   *[other] il faut { $needs } ou moins
} ; dégâts en moyenne : { NUMBER($hits, maximumFractionDigits: 1) }
note-charge = { $needs ->
    [0] ne peut toucher
    [1] il faut un 1
   *[other] il faut { $needs } ou moins
} ; dégâts en moyenne : { NUMBER($hits, maximumFractionDigits: 1) }
note-sacrifice = dégâts en moyenne : { NUMBER($hits, maximumFractionDigits: 1) } ; ensuite la force est perdue
note-ram = dégâts en moyenne : { NUMBER($hits, maximumFractionDigits: 1) } ; ensuite la force est perdue
note-strike = { $blow ->
    [reduced] passe à sa face réduite
   *[destroyed] pion détruit
}
note-hit = { $blow ->
    [reduced] passe à sa face réduite
    [destroyed] perte de la force
    [wounded] il tombe au niveau { $level }
   *[slain] il est tué, et tout est perdu
}
note-envelop = { $inflicts ->
    [one] { $inflicts } dégât à l’ennemi
   *[other] { $inflicts } dégâts à l’ennemi
}
note-cancel = { $gold ->
    [0] { $glory ->
        [one] { $glory } point de gloire
       *[other] { $glory } points de gloire
    }
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
note-appoint = { $effect }{ $glory ->
    [0] { "" }
    [one] {" "}; { $glory } point de gloire
   *[other] {" "}; { $glory } points de gloire
}
note-draw = { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
}
note-choose = { $effect } ; { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
}
note-play = { $effect }
note-dismiss = perdu avec lui : { $effect }
note-pay = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
note-refit = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
note-plan = { $effect } ; { $gold ->
    [0] gratuit
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
note-prepare = { $effect } ; coût : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
note-sink = { $effect } ; coût : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
note-build = { $effect }
note-recruit = vitesse { $speed }, valeur de bataille { $battle }{ $superscript ->
    [0] { "" }
   *[other] /{ $superscript }
}, { $steps ->
    [one] perdue après un dégât
   *[other] perdue après { NUMBER($steps) } dégâts
}
note-accept = accomplie à temps, elle élève Alexandre au niveau { $level } ; manquée, elle coûte un niveau ou un conseiller
note-omen = total { $total } : { $order ->
    [wall] un mur s’élève
    [tribute] 2 pièces d’or ou un dégât
    [garrison] une force pour la garnison
    [glory] un point de gloire pour une bataille
    [gold] 2 pièces d’or pour une reddition
    [transport] perte d’un transport ou d’or
    [siege-ship] perte d’un navire de siège ou d’or
    [repair] Tyr répare son mur ou retrouve un navire de guerre
    [mole] perte d’une section du môle ou d’or
   *[nothing] rien ne se passe
}
note-proceed = total { $total } : { $order ->
    [wall] un mur s’élève
    [tribute] 2 pièces d’or ou un dégât
    [garrison] une force pour la garnison
    [glory] un point de gloire pour une bataille
    [gold] 2 pièces d’or pour une reddition
    [transport] perte d’un transport ou d’or
    [siege-ship] perte d’un navire de siège ou d’or
    [repair] Tyr répare son mur ou retrouve un navire de guerre
    [mole] perte d’une section du môle ou d’or
   *[nothing] rien ne se passe
}
note-govern = { $income ->
    [one] { $income } pièce d’or
   *[other] { $income } pièces d’or
} à chaque ravitaillement
note-raze = { $gain ->
    [one] { $gain } pièce d’or
   *[other] { $gain } pièces d’or
} tout de suite

## Le récit

event-adopted = { $option } ({ $points } PV).
event-began = La campagne commence : { $campaign }.
event-treasury = Dans le trésor : { $gold ->
    [one] { $gold } pièce d’or.
   *[other] { $gold } pièces d’or.
}
event-appointed = { $advisor } rejoint l’état-major d’Alexandre{ $glory ->
    [0] .
    [one] {" "}pour { $glory } point de gloire.
   *[other] {" "}pour { $glory } points de gloire.
}
event-dismissed = { $advisor } quitte l’état-major d’Alexandre pour le reste de la campagne.
event-forgone = Alexandre n’écoute plus aucun conseiller jusqu’à la fin du tour.
event-turn = Tour { $number }, { $track }
event-refitted = { $kind } : effectif rétabli pour { $gold ->
    [one] { $gold } pièce d’or.
   *[other] { $gold } pièces d’or.
}
event-ordered = { BARE($area) } : { $roll } au dé, { $total } en tout. { $result ->
    [wall] Un mur s’élève.
    [no-wall] Un mur devrait s’élever, mais il n’en reste plus.
    [tribute] Une razzia : 2 pièces d’or ou un dégât.
    [garrison] La garnison grandit.
    [glory] Un point de gloire de plus y attend une bataille.
    [gold] { $laid ->
        [0] De l’or devrait y attendre une reddition, mais il n’en reste plus.
        [one] Une pièce d’or de plus y attend une reddition.
       *[other] { $laid } pièces d’or de plus y attendent une reddition.
    }
   *[nothing] Rien ne se passe.
}
event-paid = Payé : { $gold ->
    [one] { $gold } pièce d’or.
   *[other] { $gold } pièces d’or.
}
event-garrisoned = Renfort pour { $area } : { $kind }.
event-none-left = Plus de force { $nation } à tirer : deux dégâts à la place.
event-operation = L’ennemi tire le pion d’opération « { $operation } ».
event-cancelled = L’intrigue annule le pion : { $operation }. Prix : { $gold ->
    [0] { $glory ->
        [one] { $glory } point de gloire.
       *[other] { $glory } points de gloire.
    }
    [one] { $gold } pièce d’or.
   *[other] { $gold } pièces d’or.
}
event-gathered = Rassemblement pour l’opération : { $kind }.
event-no-wall-left = Il ne reste plus de mur pour l’opération.
event-operation-gold = L’opération coûte { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}{ $hits ->
    [0] .
    [one] {" "}et, faute d’or, 1 dégât.
   *[other] {" "}et, faute d’or, { $hits } dégâts.
}
event-operation-hits = Mutinerie et maladie : { $hits ->
    [0] cette fois, l’armée est épargnée.
    [one] 1 dégât.
   *[other] { $hits } dégâts.
}
event-landed = { $kind } : arrivée { EN($area) }.
event-landing-void = { $kind } : demi-tour, car { $area } est à nous.
event-scouted = Les éclaireurs envoyés { EN($area) } obtiennent { $roll } ; l’armée compte { $forces ->
    [one] { $forces } force
   *[other] { $forces } forces
}.
event-marched = Alexandre arrive { EN($area) }{ $gold ->
    [0] { "" }
    [one] {" "}pour { $gold } pièce d’or
   *[other] {" "}pour { $gold } pièces d’or
}{ $hits ->
    [0] .
    [one] , en combattant : { $hits } dégât.
   *[other] , en combattant : { $hits } dégâts.
}
event-disbanded = { $kind } : retour au pays.
event-shunned = Alexandre tourne le dos à l’oracle { DEPUIS($area) }.
event-prophesied = L’oracle parle : { $prophecy }. À accomplir avant la fin du tour { $turn }.
event-prayed = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour les vents.
event-fulfilled = Prophétie accomplie : { $prophecy }. { $risen ->
    [true] Alexandre s’élève au niveau { $level }.
   *[false] Alexandre est au niveau { $level } et ne peut s’élever davantage.
}
event-failed = Prophétie manquée : { $prophecy }. Alexandre est au niveau { $level }.
event-spent-glory = { $glory ->
    [one] { $glory } point de gloire appuie
   *[other] { $glory } points de gloire appuient
} la demande.
event-demanded = { BARE($area) }, intimidation : { $roll } au dé, avantage { $advantage }, ajout { $added }, total { $total }. { $result ->
    [failure] Un refus !
    [ongoing] On parlemente encore.
   *[success] Les portes s’ouvrent !
}
event-undefended = { CAPITAL($area) } n’a plus de défenseurs et tombe sans combat.
event-battle = Bataille { DEPUIS($area) } !
event-enemy-plans = { $plans_count ->
    [0] L’ennemi n’a aucun plan.
   *[other] Plans ennemis : { $plans }.
}
event-chose-plans = { $plans_count ->
    [0] Alexandre se passe de plans.
   *[other] Plans d’Alexandre : { $plans }.
}
event-bought-plan = Un plan de plus pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} : { $plan }.
event-confused = Confusion, un plan perdu : { $plan }.
event-raided = Raid : { $roll } au dé, { $gold ->
    [0] mais le coffre est vide.
    [one] { $gold } pièce d’or s’envole.
   *[other] { $gold } pièces d’or s’envolent.
}
event-deployed = Déploiement, un ennemi de plus : { $kind }.
event-battle-turn = Tour de bataille { $number }.
event-challenged = Alexandre fonce sur le chef ennemi : désormais ils ne combattent plus que l’un contre l’autre.
event-attacked = { $kind } : { $roll } ({ $needs ->
    [0] ne peut toucher
    [1] il faut un 1
   *[other] il faut { $needs } ou moins
}). { $hits ->
    [0] Manqué.
    [one] Un dégât !
   *[other] { $hits } dégâts !
}
event-enemy-attacked = { $kind } : { $roll } ({ $needs ->
    [0] ne peut toucher
    [1] il faut un 1
   *[other] il faut { $needs } ou moins
}). { $hits ->
    [0] Manqué.
    [one] Nous subissons un dégât.
   *[other] Nous subissons { $hits } dégâts.
}
event-charged = { $kind } : Charge, sans laisser souffler les chevaux.
event-sacrificed = { $kind } : un dernier assaut, sans retour.
event-tempted-fate = { $kind } : le Destin relance le { NUMBER($roll) }.
event-flanked = { $kind } : Prise de flanc, un dégât de plus.
event-enemy-flanked = { $kind } : Prise de flanc, un dégât de plus contre nous.
event-enemy-rallied = L’ennemi se rallie : { $number ->
    [one] 1 dégât absorbé.
   *[other] { $number } dégâts absorbés.
}
event-guarded = Les gardes du chef absorbent { $number ->
    [one] 1 dégât.
   *[other] { $number } dégâts.
}
event-enveloped = Enveloppement : { $hits ->
    [one] 1 dégât pour l’ennemi.
   *[other] { $hits } dégâts pour l’ennemi.
}
event-trapped = Le piège se referme : { $hits ->
    [one] 1 dégât pour l’ennemi.
   *[other] { $hits } dégâts pour l’ennemi.
}
event-enemy-reduced = { $kind } : sur la face réduite.
event-enemy-destroyed = Perte ennemie : { $kind }.
event-leader-slain = { $kind } tombe devant Alexandre ! { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
}, et le reste des ennemis s’enfuit.
event-leader-left = { $kind }, resté seul, quitte le champ de bataille.
event-rallied = Le Ralliement absorbe le dégât.
event-reduced = { $kind } : sur la face réduite.
event-destroyed = Perte : { $kind }.
event-wounded = Alexandre est blessé et retombe au niveau { $level }.
event-slain = Alexandre s’effondre.
event-regrouped = { $kind } : de retour après la bataille.
event-retreated = Retraite vers { $area } : il faut { $needs } ou moins pour chaque force.
event-escaped = { $kind } : { $roll }, à l’abri.
event-lost-in-retreat = { $kind } : { $roll }, perte dans la retraite.
event-won = Victoire { EN($area) } !
event-conquered = Conquête { DE($area) } : { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
}{ $gold ->
    [0] .
    [one] {" "}et { $gold } pièce d’or.
   *[other] {" "}et { $gold } pièces d’or.
}
event-governed = Un gouverneur s’installe { EN($area) }, et la région paiera à chaque tour.
event-razed = { BARE($area) } : tout est rasé, pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
event-income = Revenu : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}{ $destroyed ->
    [0] { "" }
    [one] , dont le butin de { NUMBER($destroyed) } pion ennemi
   *[other] , dont le butin de { NUMBER($destroyed) } pions ennemis
}{ $lost ->
    [0] .
    [one] {" "}; { $lost } aussitôt perdue.
   *[other] {" "}; { $lost } aussitôt perdues.
}
event-recruited = Recrutement : { $kind }, pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
event-built = On bâtit { $building } { EN($area) } pour { $gold ->
    [one] { $gold } pièce d’or.
   *[other] { $gold } pièces d’or.
}
event-drew-insight = Une intuition{ $glory ->
    [0] { "" }
    [one] {" "}pour { $glory } point de gloire
   *[other] {" "}pour { $glory } points de gloire
} : { $insight }.
event-played-insight = Alexandre joue l’intuition { $insight }.
event-spied = Espions à l’œuvre { EN($area) } : { $kind }{ $reduced ->
    [true] {" "}(sur la face réduite)
   *[false] { "" }
} en moins.
event-tyre-ordered = Tyr : { $roll } au dé, { $total } en tout. { $result ->
    [transport] Elle vise un transport, ou votre or.
    [siege-ship] Elle vise un navire de siège, ou votre or.
    [repair] Elle répare son mur ou retrouve un navire de guerre.
    [mole] Elle vise le môle, ou votre or.
   *[nothing] Rien ne se passe.
}
event-tyre-struck = Ni l’un ni l’autre n’est possible : 1 dégât à la place.
event-repaired = Tyr répare la section { $section } de son mur.
event-regained = Tyr retrouve un navire de guerre et en a { $warships }.
event-lost-work = Tyr détruit { $work }.
event-ship-hit = Navire de siège : { $roll } au dé, section { $section } touchée. { $left ->
    [0] Elle est en ruine.
    [1] Elle se fissure.
   *[other] Elle tient.
}
event-ship-missed = Navire de siège : { $roll } au dé, manqué.
event-prepared = Pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} : { $work }.
event-sunk = Pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, un navire de guerre est chassé ; il en reste { $warships } à Tyr.
event-pilgrimage = Le temps suffit pour le voyage à l’oracle d’Ammon. { $risen ->
    [true] Alexandre s’élève au niveau { $level }.
   *[false] Alexandre est au niveau { $level } et ne peut s’élever davantage.
}
event-campaign-won = La campagne est gagnée : { $campaign } !
event-reckoned = Points de victoire : { $points } (piste { $track }, options { $options }, villes { $cities }, môle { $mole }). Immortalité : { $immortality } (régions gouvernées { $governed }, gloire { $glory }).
event-next-campaign = La vie d’Alexandre continue : { $campaign }.{ $gold ->
    [0] { "" }
    [one] {" "}Ce qui reste du trésor est laissé derrière lui : { $gold } pièce d’or.
   *[other] {" "}Ce qui reste du trésor est laissé derrière lui : { $gold } pièces d’or.
}
event-lost = La campagne est perdue : { $campaign }. { $reason }

glance = { $turn ->
    [0] { $campaign }, avant le premier tour
   *[other] { $campaign }, tour { $turn } sur { $turns } · { $glory ->
        [one] { $glory } point de gloire
       *[other] { $glory } points de gloire
    }
}
reason-victory = Tout ce qui était à conquérir est conquis.
reason-time = Le temps est écoulé.
reason-slain = Alexandre est tué.
reason-prophecy = Une prophétie a échoué, et il ne restait rien pour l’expier.

## Pourquoi pas

why-now = { $now ->
    [choose-options] Pour l’instant, vous choisissez les options de la campagne
    [choose-advisors] Pour l’instant, vous choisissez un conseiller
    [fail-prophecy] Pour l’instant, il faut payer une prophétie manquée
    [refit-forces] Pour l’instant, vous rétablissez vos forces
    [send-diplomats] Pour l’instant, il s’agit des Diplomates
    [read-omen] Pour l’instant, Aristandre lit un présage
    [read-tyre-omen] Pour l’instant, Aristandre lit un présage
    [pay-tribute] Pour l’instant, l’ennemi exige de l’or ou du sang
    [face-tyre] Pour l’instant, Tyr frappe
    [meet-intrigue] Pour l’instant, vous pouvez annuler un pion d’opération
    [take-hits] Pour l’instant, il faut subir un dégât
    [lead-army] Pour l’instant, l’armée peut marcher
    [enter-area] Pour l’instant, la région reconnue attend votre décision
    [hear-oracle] Pour l’instant, l’oracle parle
    [approach-stronghold] Pour l’instant, vous êtes devant des portes closes
    [press-demand] Pour l’instant, votre héraut attend une réponse
    [keep-siege] Pour l’instant, vous choisissez entre la bataille et l’attente
    [treat-conquest] Pour l’instant, vous décidez du sort de votre conquête
    [anticipate-enemy] Pour l’instant, il s’agit d’Anticipation
    [mount-bucephalus] Pour l’instant, il s’agit de Bucéphale
    [choose-plans] Pour l’instant, vous choisissez vos plans
    [fight-on] Pour l’instant, vous choisissez entre le combat et la retraite
    [challenge-leader] Pour l’instant, Alexandre peut défier le chef
    [seize-moment] Pour l’instant, vous pouvez saisir l’occasion, avant les dés
    [launch-attack] Pour l’instant, vous choisissez qui attaque
    [tempt-fate] Pour l’instant, le Destin peut relancer un dé
    [turn-flank] Pour l’instant, vous pouvez jouer Prise de flanc
    [regroup-force] Pour l’instant, vous pouvez jouer Regroupement
    [inflict-hits] Pour l’instant, vous répartissez vos dégâts
   *[spend-treasure] Pour l’instant, vous dépensez or et gloire
}
why-campaign-won = { why-now } ; la campagne elle-même est gagnée, et il n’y reste rien d’autre à faire.
why-turn-past = Ce tour est passé : le pion de tour ne recule jamais.
why-turn-now = C’est le tour en cours ; le pion avance de lui-même quand il finit.
why-turn-ahead = Le pion de tour y arrivera de lui-même, dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
why-stronghold-later = { why-now } ; pendant la conquête, quand l’armée sera { EN($area) }, vous pourrez attaquer la forteresse ou exiger sa reddition.
why-battle-later = { why-now } ; pendant la conquête, dès que l’armée arrivera { EN($area) }, il faudra y livrer bataille.
why-tyre-later = { why-now } ; Tyr s’attaque pendant la conquête, une fois son mur percé ou le môle achevé.
why-march-later = { why-now } ; c’est pendant la conquête qu’on reconnaît les régions et qu’on y entre.
why-march-afterwards = { why-now } ; ensuite seulement l’armée pourra continuer, vers une région voisine.
why-march-next-turn = { why-now } ; la conquête est finie pour ce tour, et l’armée marchera de nouveau au prochain.
why-army-stands-here = L’armée est déjà { EN($area) } : choisissez une région voisine à reconnaître.
why-too-far = { CAPITAL($area) } est à { $moves } pas d’ici, et l’on ne peut reconnaître qu’une région voisine.
why-tyre-closed = Aucun chemin ne mène encore dans Tyr : pas une section de son mur n’est détruite, et le môle compte { $mole } de ses { $most } sections.
why-march-too-dear = Après ce jet, aller { EN($area) } coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}, et vous en avez { $gold }{ $less ->
    [true] {" "}: avec moins de forces, ce serait moins cher.
   *[false] .
}
why-other-area-scouted = Vos éclaireurs reviennent { DEPUIS($area) } : décidez d’abord si l’armée y va.
why-demand-made = La reddition { DE($area) } a déjà été exigée : prenez d’abord la réponse.
why-demand-granted = Le total est { DE($total) }, et { $asked } suffit pour une reddition : il n’y a rien à ajouter.
why-no-glory-to-add = Le total est { DE($total) } et il faut { $asked } pour une reddition, mais vous n’avez pas de gloire à ajouter.
why-battle-here = { why-now } ; { $area } ne sera à vous qu’une fois la bataille gagnée.
why-battle-first = { why-now } ; la bataille livrée { EN($area) } doit finir avant que l’armée aille ailleurs.
why-buildings-used-up = Les { $most } pions de villes et de temples sont tous posés.
why-area-built-up = { CAPITAL($area) } a déjà une ville et un temple.
why-one-type-a-turn = Pendant ce tour, vous avez acheté { $bought ->
    [forces] des forces
    [city] une ville
   *[temple] un temple
} : sans les conseils d’Antipater, un seul type d’achat est permis.
why-building-too-dear = Ici, même { $building } coûterait { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}, et vous en avez { $gold }.
why-points-count = Ces points ne comptent que si la campagne est gagnée.
why-gold-buys-nothing = Avec { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, il n’y a rien que vous puissiez encore acheter pendant ce tour.
why-gold-later = { why-now } ; l’or sert à rétablir des forces, à marcher, à acheter des plans et surtout au ravitaillement.
why-glory-too-little = Vous avez { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
} : une intuition tirée en coûte { $insight_price }, et un conseiller { $advisor_price }.
why-glory-buys-nothing = Il ne reste rien à acheter avec { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
}.
why-glory-later = { why-now } ; la gloire appuie une demande de reddition et, au ravitaillement, paie conseillers et intuitions.
why-plans-free = { $free ->
    [one] Un plan est encore gratuit
   *[other] { $free } plans sont encore gratuits
} : l’or ne sert qu’ensuite.
why-plan-too-dear = Vos plans gratuits sont pris ; chaque autre coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}, et vous en avez { $gold }.
why-plans-all-taken = Il ne reste aucun plan que vous puissiez prendre encore.
why-plan-limit = Le plan { $plan } se prend { $most ->
    [one] une seule fois
   *[other] { $most } fois au plus
} par bataille.
why-intrigue-pays = Annuler le pion tiré coûte { $gold ->
    [0] { $glory ->
        [one] { $glory } point de gloire
       *[other] { $glory } points de gloire
    }
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} : le trésor paie quand vous annulez le pion lui-même.
why-intrigue-too-dear = Annuler ce pion coûte { $gold ->
    [0] { $glory ->
        [one] { $glory } point de gloire
       *[other] { $glory } points de gloire
    }, et vous en avez { $glory_left }.
    [one] { $gold } pièce d’or, et vous en avez { $gold_left }.
   *[other] { $gold } pièces d’or, et vous en avez { $gold_left }.
}
why-operation-cancelled = Ce pion est annulé : il est sans effet, et retournera dans la pile au prochain « En avant ! ».
why-operation-drawn-before = Un pion ne s’annule qu’aussitôt tiré ; celui-ci vient d’un tour passé et attend « En avant ! », que rien n’arrête.
why-operation-waits = Un pion ne s’annule qu’au moment où il est tiré, après les ordres ennemis ; celui-ci attend « En avant ! », que rien n’arrête.
why-roll-stands = Seul Aristandre pourrait ajouter à ce jet, et vous avez renoncé à ses conseils.
why-advice-forgone = Vous avez choisi de vous passer de tous vos conseillers jusqu’à la fin du tour, { $advisor } compris.
why-seer-later = { why-now } ; Aristandre parle après le jet d’un ordre ennemi, si 1 de plus y change quelque chose.
why-advisor-helps = { $advisor } aide sans qu’on le lui demande ({ $effect }) ; on ne congédie un conseiller que pour une prophétie.
why-insight-later = { why-now } ; l’intuition { $insight } se joue { $when ->
    [anticipation] au début d’une bataille, avant que l’ennemi tire ses plans.
    [bucephalus] dans une bataille, avant le choix de vos plans.
    [courtesans] après le jet d’une demande de reddition.
    [diplomats] avant le premier jet d’ordre ennemi.
    [maneuver] dans une bataille, pendant le choix de vos plans.
    [morale] dans une bataille, pendant le choix de vos plans.
    [spies] presque à tout moment, dès que ce sera réglé.
   *[trap] dans une bataille, avant les dés, entre vos attaques ou quand il faut subir un dégât.
}
why-prophecy-failed = Le temps de cette prophétie est passé : elle a échoué.
why-winds-too-dear = Les vents demandent { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}, et vous en avez { $gold }.
why-serpent-wants-advisor = Le serpent veut le départ d’un conseiller, et vous n’en avez aucun.
why-serpent-by-dismissal = Le serpent sera satisfait dès que vous congédierez un conseiller : choisissez lequel.
why-nature-next-turn = Vous l’avez entendue pendant ce tour ; un tour entier sans conseiller ne commence qu’au prochain.
why-nature-advised = Un conseiller a déjà servi pendant ce tour ; il faudra s’en passer dès le début d’un autre.
why-nature-under-way = Ce tour se passe sans conseils : la prophétie sera accomplie quand il finira.
why-prophecy-soon = { why-now } ; ce que demande cette prophétie pourra se faire dès que ce sera réglé.
why-prophecy-task = { $prophecy } : elle s’accomplit d’elle-même dès que c’est fait, { $turns ->
    [one] au plus tard pendant ce tour.
   *[other] dans les { $turns } tours à venir, celui-ci compris.
}
why-section-whole = La section { $section } du mur est entière : il n’y a rien à réparer.
why-worse-section-first = Tyr répare d’abord le pire, et la section { $section } n’est que réduite tandis qu’une autre est détruite.
why-tyre-has-fallen = Tyr est tombée : son mur, ses navires de guerre et vos navires de siège ne comptent plus.
why-section-breached = La section { $section } est déjà détruite : par cette brèche, l’armée peut reconnaître Tyr depuis Vieille-Tyr.
why-ships-need-camp = Seuls les navires de siège attaquent le mur, et seulement si l’armée est { EN($area) } quand commence la conquête.
why-no-siege-ship = Seuls les navires de siège attaquent le mur, et vous n’en avez aucun ; ils s’achètent au ravitaillement.
why-ships-attack-unasked = Vos navires de siège attaquent d’eux-mêmes quand commence une conquête, et un dé dit quelle section ils touchent ; celle-ci tombera après { $hits ->
    [one] { $hits } dégât de plus
   *[other] { $hits } dégâts de plus
}.
why-works-later = { why-now } ; les travaux du siège se paient au ravitaillement, si l’armée est { EN($area) }.
why-works-need-camp = Les travaux du siège ne se paient que si l’armée est { EN($area) }.
why-tyre-threatens = Cet ordre de Tyr menace { $work }, ou de l’or à la place.
why-fleet-complete = Tyr a tous ses navires de guerre ({ $count }) : elle n’en peut retrouver aucun.
why-tyre-repairs = Par cet ordre, Tyr répare son mur ou sa flotte ; vos travaux n’ont rien à craindre.
why-no-warship-left = Tyr n’a plus de navire de guerre à chasser.
why-warship-too-dear = Chasser le prochain navire de guerre coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}, et vous en avez { $gold }.
why-work-too-dear = { CAPITAL($work) } coûte à présent { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}, et vous en avez { $gold }.
why-mole-once-a-turn = On ne bâtit qu’une section du môle par tour, et celle de ce tour est faite.
why-track-full = La piste est complète : tout y est ({ $count }).
why-no-level-to-lose = Alexandre est au niveau 1 et n’a aucun niveau à perdre : ce sera un conseiller.
why-alexander-leads = Alexandre va où va l’armée : choisissez une région voisine à reconnaître.
why-alexander-stays = { why-now } ; Alexandre n’est jamais dissous ni rétabli, et en bataille il attaque à sa propre vitesse.
why-army-counted = Le jet a compté votre armée : on ne dissout rien avant la réponse.
why-disband-later = { why-now } ; des forces pourront être dissoutes dès que ce sera réglé.
why-force-regroups = Cette force est tombée, mais elle se regroupe : elle reviendra à plein effectif après la bataille.
why-force-has-fallen = Cette force est déjà tombée ; elle frappe encore à cette vitesse, mais ne subit plus de dégâts.
why-hit-of-the-duel = Ce dégât vient du duel : il est pour Alexandre, sauf si un Ralliement l’absorbe.
why-has-attacked = Ce pion a déjà attaqué pendant ce tour de bataille.
why-cavalry-rests = Cette cavalerie a attaqué au tour de bataille précédent et se repose pendant celui-ci : seule une Charge la ferait attaquer.
why-attacks-later = { why-now } ; ce pion attaquera quand viendra sa vitesse ({ $speed }).
why-other-speed = Sa vitesse est { DE($speed) }, et c’est la vitesse { $pace } qui attaque maintenant.
why-hit-is-yours = Ce dégât est pour votre armée : choisissez l’un des vôtres.
why-leader-in-duel = Alexandre et le chef se battent en duel : les dégâts d’Alexandre lui reviennent d’eux-mêmes, et nul autre ne peut le toucher.
why-leader-for-alexander = Seul Alexandre peut toucher un chef : il pourra le défier quand viendra sa propre vitesse ({ $speed }).
why-engine-aims-at-walls = L’engin de siège a annoncé qu’il attaque un mur.
why-engine-aims-at-forces = L’engin de siège a annoncé qu’il attaque des forces, pas des murs.
why-attacker-first = Choisissez d’abord lequel des vôtres attaque ; l’ennemi touché se choisit après son jet.
why-wall-later = { why-now } ; un mur subit des dégâts comme une force, quand une de vos attaques a touché.
why-enemy-later = { why-now } ; vous choisirez l’ennemi qui subit un dégât quand une de vos attaques aura touché.
why-fate-for-a-roll = { why-now } ; le Destin s’emploie aussitôt après le jet d’une de vos attaques.
why-envelop-before-walls = On n’enveloppe personne tant qu’un mur est debout.
why-envelop-outnumbered = L’Enveloppement demande un avantage numérique, et le vôtre est { DE($advantage) }.
why-envelop-later = { why-now } ; l’Enveloppement se joue avant les dés, entre vos attaques ou quand il faut subir un dégât.
why-flank-for-a-hit = { why-now } ; la Prise de flanc se joue quand une de vos infanteries ou cavaleries a touché.
why-lead-works = Le Commandement agit de lui-même : la valeur et l’exposant d’Alexandre valent un de plus pendant toute la bataille.
why-rally-for-a-hit = { why-now } ; le Ralliement absorbe un dégât au moment de le subir.
why-regroup-for-a-loss = { why-now } ; le Regroupement se joue quand une de vos forces est détruite.
why-charge-for-the-tired = { why-now } ; la Charge est pour une cavalerie qui devrait se reposer, quand vient sa vitesse.
why-nobody-to-sacrifice = Aucun de ceux qui attaquent à cette vitesse ne peut être sacrifié : ni Alexandre, ni une cavalerie qui devrait se reposer.
why-sacrifice-for-an-attack = { why-now } ; le Sacrifice remplace le jet d’attaque d’une force, quand vient sa vitesse.
why-enemy-plan = Les plans de l’ennemi agissent d’eux-mêmes ({ $works ->
    [archers] { plan-archers.enemy-does }
    [cavalry] { plan-cavalry.enemy-does }
    [confusion] { plan-confusion.enemy-does }
    [deploy] { plan-deploy.enemy-does }
    [flank] { plan-flank.enemy-does }
    [guards] { plan-guards.enemy-does }
    [infantry] { plan-infantry.enemy-does }
    [raid] { plan-raid.enemy-does }
   *[rally] { plan-rally.enemy-does }
}) : il n’y a rien à choisir.

thing-turn = tour { $what }
thing-treasury = { $what ->
    [gold] or
    [glory] gloire
   *[points] points de victoire
}
thing-die = jet { $what ->
    [scouting] des éclaireurs
    [intimidation] pour une reddition
    [order] d’un ordre ennemi
   *[fate] d’une attaque
}
thing-section = section { $what } du mur
thing-track = { $what ->
    [transport] { work-transport.name }
    [mole] { work-mole.name }
    [siege-ship] { work-siege-ship.name }
   *[warship] Navires de guerre
}
thing-counter = { $what }
thing-operation = pion d’opération { $what }
thing-enemy-plan = plan ennemi { $what }

## La suite

outlook-survives = { $survives ->
    [0] Au niveau { $level }, le prochain le tue.
    [one] Au niveau { $level }, il ne survit qu’à un seul.
   *[other] Au niveau { $level }, il survit à { $survives } d’entre eux.
}
outlook-go = { $pile ->
    [one] Le prochain pion d’opération est « En avant ! »
   *[other] « En avant ! » est l’un des { $pile } pions d’opération qui peuvent venir
}
outlook-duel = Tous les dégâts que le chef inflige dans le duel sont pour Alexandre. { outlook-survives }
outlook-alexander-exposed = { $hits ->
    [0] Alexandre n’a plus de forces : tous les dégâts sont pour lui.
    [one] Les forces d’Alexandre ne supportent plus qu’un dégât ; les suivants sont pour lui.
   *[other] Les forces d’Alexandre ne supportent plus que { NUMBER($hits) } dégâts ; les suivants sont pour lui.
} { outlook-survives }
outlook-prophecy-fails = { $turns ->
    [0] Ce tour est le dernier
   *[other] Ce tour et le suivant sont les derniers
} pour accomplir la prophétie { $prophecy } ; en cas d’échec, { $fatal ->
    [true] il n’y a plus ni niveau ni conseiller à perdre, et la campagne est perdue.
   *[false] il en coûte un niveau ou un conseiller.
}
outlook-go-landing = { outlook-go } : { $forces ->
    [one] { $forces } pion ennemi peut
   *[other] { $forces } pions ennemis peuvent
} débarquer ({ $areas }).
outlook-go-gold = { outlook-go } : il coûterait { $gold } pièces d’or, et vous en avez { $have }{ $hits ->
    [0] .
    [one] , si bien que votre armée subirait { $hits } dégât.
   *[other] , si bien que votre armée subirait { $hits } dégâts.
}
outlook-go-hits = { outlook-go } : votre armée subirait { $hits } dégâts.
outlook-tyre-strikes = Tyr va lancer { $dice ->
    [one] { $dice } dé d’ordres
   *[other] { $dice } dés d’ordres
}, dont { $strikes ->
    [one] { $strikes } face sur 6 frappe
   *[other] { $strikes } faces sur 6 frappent
}{ $hits ->
    [0] .
   *[other] {" "}; pour { $hits } sur 6, rien ne pourrait être cédé, et votre armée subirait un dégât.
}
outlook-march-unpaid = Avec { $forces ->
    [one] { $forces } force
   *[other] { $forces } forces
} et { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}, { $rolls ->
    [one] { $rolls } jet de reconnaissance sur 6 coûte
   *[other] { $rolls } jets de reconnaissance sur 6 coûtent
} plus que vous n’avez.
outlook-order-wall = { CAPITAL($area) } reçoit un mur de plus avec { $rolls ->
    [one] { $rolls } jet d’ordre sur 6.
   *[other] { $rolls } jets d’ordre sur 6.
}
outlook-order-garrison = { CAPITAL($area) } reçoit une force de plus avec { $rolls ->
    [one] { $rolls } jet d’ordre sur 6.
   *[other] { $rolls } jets d’ordre sur 6.
}
outlook-order-two-hits = Il ne reste aucune force pour la garnison { DE($area) } : avec { $rolls ->
    [one] { $rolls } jet d’ordre
   *[other] { $rolls } jets d’ordre
} sur 6, votre armée subit deux dégâts.
outlook-order-tribute = { CAPITAL($area) } vous coûte { $gold } pièces d’or ou un dégât avec { $rolls ->
    [one] { $rolls } jet d’ordre sur 6.
   *[other] { $rolls } jets d’ordre sur 6.
}
outlook-order-hit = { CAPITAL($area) } inflige un dégât avec { $rolls ->
    [one] { $rolls } jet d’ordre
   *[other] { $rolls } jets d’ordre
} sur 6, car il vous manque les { $gold } pièces d’or à payer.
outlook-area-wins = La conquête { DE($area) } gagne la campagne.
outlook-area-then-home = La dernière région cruciale est { $area } ; une fois qu’elle est conquise, la campagne se gagne { EN($home) }.
outlook-areas-missing = Ces régions cruciales restent à conquérir : { $areas }.
outlook-home-wins = Toutes les régions cruciales sont conquises : la campagne se gagne { EN($area) }, à { $range ->
    [one] { $range } étape.
   *[other] { $range } étapes.
}
outlook-time-runs-out = { $turns ->
    [0] C’est le dernier tour de la campagne
    [one] Il ne reste qu’un tour après celui-ci
   *[other] Il ne reste que { NUMBER($turns) } tours après celui-ci
}, et { $missing ->
    [0] l’armée n’est pas encore de retour.
    [one] { $missing } région cruciale n’est pas conquise.
   *[other] { $missing } régions cruciales ne sont pas conquises.
}
outlook-points-fall = Une victoire pendant ce tour vaut { $points } points ; au tour suivant, { $then }.
outlook-immortality-missing = Une victoire maintenant porterait votre immortalité à { NUMBER($points) } ; à partir { DE($least) }, on se souviendra de vous { $years } ans.
outlook-mole-completes = Une section de plus, pour { $gold } pièces d’or, achève le môle : il ouvre Tyr et vaut { $points } points en cas de victoire.
outlook-gold-unspent = { $gold } pièces d’or n’ont jamais été dépensées.
outlook-glory-unspent = { $glory } points de gloire n’ont jamais été dépensés.
outlook-insights-unplayed = { $insights_count ->
    [one] Une intuition n’a jamais été jouée :
   *[other] { $insights_count } intuitions n’ont jamais été jouées :
} { $insights }.
outlook-oracles-unasked = { $areas_count ->
    [one] Un oracle n’a jamais été interrogé :
   *[other] { $areas_count } oracles n’ont jamais été interrogés :
} { $areas }.
outlook-prophecy-open = Une prophétie n’a jamais été accomplie : { $prophecy }.

## Le décompte

reckoning-unit = Ce qu’aurait valu une victoire à ce moment-là
reckoning-count = Une victoire valait { $before } avant, et { $after } après.
reckoning-track = Piste des tours, { $track }
reckoning-options = Options
reckoning-cities = Villes
reckoning-mole = Le môle
reckoning-life-points = { $campaign } : { $count ->
    [one] { $count } point de victoire, { $each } chacun
   *[other] { $count } points de victoire, { $each } chacun
}
reckoning-life-governed = { $campaign } : { $count ->
    [one] { $count } région gouvernée, { $each } chacune
   *[other] { $count } régions gouvernées, { $each } chacune
}
reckoning-life-glory = { $campaign } : { $count ->
    [one] { $count } point de gloire, { $each } chacun
   *[other] { $count } points de gloire, { $each } chacun
}
reckoning-life-level = { $campaign } : niveau { $count }, { $each } par niveau
reckoning-set-up = Avant le premier tour
reckoning-turn = Tour { $number }, { $track }
reckoning-life-set-up = { $campaign }, avant le premier tour
reckoning-life-turn = { $campaign }, tour { $number }, { $track }
reckoning-campaign-won = { $campaign } : victoire au tour { $turn }, avec { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} et { $glory ->
    [one] { $glory } point de gloire.
   *[other] { $glory } points de gloire.
}
reckoning-campaign-lost = { $campaign } : défaite au tour { $turn }.
reckoning-missing = { $areas_count ->
    [one] Une région restait à conquérir : { $areas }.
   *[other] Ces régions restaient à conquérir : { $areas }.
}
reckoning-home = Tout était conquis, mais il restait à gagner { $area }.
reckoning-years = { $points ->
    [one] { $points } point d’immortalité
   *[other] { $points } points d’immortalité
} : on se souviendra de vous { $years } ans.

## À une vraie table

chance-order = Lancez un dé pour les ordres { DE($subject) }.
chance-garrison = Tirez une force du gobelet de la nation : { $subject }.
chance-operation = Tirez un pion d’opération.
chance-operation-force = Tirez une force perse pour l’opération.
chance-landing = Lancez un dé : où arrive ce pion ({ $subject }) ?
chance-scouting = Lancez un dé de reconnaissance : { BARE($subject) }.
chance-prophecy = Retournez la prophétie de l’oracle.
chance-intimidation = Lancez un dé d’intimidation : { BARE($subject) }.
chance-enemy-plan = Tirez un plan de bataille pour l’ennemi.
chance-confusion = Confusion : tirez un de vos propres plans, il est perdu.
chance-raid = Raid : lancez un dé.
chance-deploy = Déploiement : tirez une force dans le gobelet de l’ennemi.
chance-attack = Lancez un dé pour votre attaque ({ $subject }).
chance-enemy-attack = Lancez un dé pour l’attaque ennemie ({ $subject }).
chance-trap = Piège : lancez un dé, c’est le nombre de dégâts.
chance-retreat = Lancez un dé : cette force s’échappe-t-elle ({ $subject }) ?
chance-insight = Tirez une intuition.
chance-spies = Espions : tirez un des pions ennemis de cette région ({ BARE($subject) }).
chance-spied-side = Espions ({ BARE($subject) }) : le pion que vous avez tiré est-il entier ou réduit ?
side-full = entier
side-reduced = réduit
chance-tyre-order = Lancez un dé pour un ordre de Tyr.
chance-siege-ship = Lancez un dé pour un navire de siège.
chance-section = Lancez un dé : quelle section du mur est touchée ?

## Le tour guidé

lesson-welcome = Bienvenue, commandant. Nous sommes en 338 av. J.-C., vous avez dix-huit ans, et le roi Philippe vous emmène à la guerre contre les Grecs du Sud.
lesson-known-dice = Voici le premier tour de la campagne du Granique, dont tous les dés sont connus d’avance ; je vous dis ce qu’ils signifient, vous jouez les coups.
lesson-no-options = Une campagne a des options qui la rendent plus dure ou plus facile, pour plus ou moins de points de victoire. Laissons-les pour un autre jour : commencez.
lesson-hephaestion = Un conseiller peut vous accompagner, et chacun infléchit une règle en votre faveur. Héphestion ajoute 1 à la valeur de bataille d’Alexandre : il touche plus souvent, et vous avez un plan de plus dans chaque bataille. Prenez-le.
lesson-orders = L’armée est en Macédoine, le tour 1 a commencé. Vous n’avez pas de force réduite à rétablir ; les forteresses ennemies reçoivent donc aussitôt leurs ordres : un dé chacune, plus leur distance à votre armée.
lesson-tribute = Sardes a fait 1 et se trouve à 4 pas, soit 5 : une razzia vous coûte 2 pièces d’or ou un dégât. Les soldats se remplacent moins bien que les pièces : payez.
lesson-far-off = Halicarnasse a fait 3, soit 9 avec sa distance de 6 : deux pièces d’or y attendent désormais, pour vous si la ville se rend sans bataille. Le total de la Lycie dépassait 9, il ne s’y passe rien. Les forteresses lointaines sont calmes ; elles s’agitent à votre approche.
lesson-intrigue = Puis un pion d’opération est sorti : 1 force rejoint l’armée que rassemblent les Perses. Pour 2 pièces d’or vous pourriez l’annuler. Laissez faire cette fois, et continuez.
lesson-gathering = C’était de la cavalerie lourde ; elle attend avec l’opération que sorte le pion « En avant ! ».
lesson-scout = Voici votre conquête. Pour avancer, on envoie des éclaireurs : nommez une région voisine et lancez un dé. Un résultat supérieur au nombre de vos forces coûte des dégâts, inférieur de l’or, égal rien. Reconnaissez Chéronée, où se tiennent les Grecs.
lesson-foraging = Un 4 contre vos 5 forces, car Alexandre en est une : le pays les nourrit toutes sauf une, la marche coûte donc 1 pièce d’or.
lesson-march = Si c’était trop cher, vous pourriez vous arrêter, ce qui mettrait fin à la conquête de ce tour, ou dissoudre des forces pour faire baisser le prix. Une pièce, cela va. Avancez.
lesson-enemy-plans = Chéronée doit être prise en bataille. Les Grecs ont quatre pions et ont tiré quatre plans, que vous étudiez avant de choisir les vôtres.
lesson-plan-rally = Vous en avez 1 pour la valeur de bataille d’Alexandre, 1 grâce à Héphestion, et 3 parce que le roi Philippe est là : cinq gratuits. Chaque plan de plus coûterait 1 pièce d’or. Prenez d’abord Ralliement : il absorbe un dégât, celui que vous voudrez.
lesson-guards = Leurs gardes protègent Charès, leur chef, que seul Alexandre peut atteindre. Au niveau 1, il ne touche que sur 1 ; aux côtés d’Héphestion, sur 1 ou 2.
lesson-plan-lead = Commandement ajoute 1 à sa valeur de bataille pour toute la bataille, et un exposant de 1 : un 1 au dé vaut alors deux dégâts. Prenez-le.
lesson-plan-flank = Quand une infanterie ou une cavalerie à vous touche, une Prise de flanc ajoute un dégât à cette attaque. Elle ne sert que si l’on touche, et vos Compagnons touchent souvent. Prenez-en une.
lesson-plan-flank-again = La plupart des plans ne se prennent qu’une fois. Charge et Prise de flanc font exception : jusqu’à six de chaque. Prenez-en une seconde ; elle servira une autre attaque, car chacune n’en admet qu’une.
lesson-plan-envelop = Votre cinquième plan gratuit. Enveloppement se joue à tout moment : il inflige autant de dégâts que vous avez de forces de plus que l’ennemi. Pour l’instant une seule, mais quand sa ligne s’éclaircit, il peut finir une bataille. Prenez-le.
lesson-ready = Un sixième plan coûterait de l’or dont vous aurez besoin. Cinq suffisent : n’en prenez plus. Les plans d’avant la bataille viennent maintenant, et les Grecs ont un Raid.
lesson-raid = Le Raid a fait 1, et 2 pièces d’or s’envolent ; de 3 à 6, c’eût été une seule.
lesson-first-turn = La bataille se livre en tours. À chacun, tous agissent une fois, de la plus haute vitesse à la plus basse. Ce n’est qu’au début d’un tour que vous pourriez battre en retraite : chaque force, sauf Alexandre, jouerait alors sa vie aux dés. Combattez !
lesson-archer = Vos Archers sont les plus rapides, vitesse 5. Ils touchent avec leur valeur de bataille ou moins : 1 ou 2. Qu’ils tirent.
lesson-sacred-band = Un 5, manqué. Vient la vitesse 3 : le Bataillon sacré des Grecs et vos Compagnons. À vitesse égale, on agit en même temps : rien de ce que fait l’un n’arrête l’autre. Avant les dés, vous pourriez jouer Enveloppement. Gardez-le, et continuez.
lesson-infantry-plan = Le Bataillon sacré a fait 4. Sa valeur est 3, mais au premier tour le plan Infanterie la porte à 5 : c’est un dégât.
lesson-lose-archer = Vous choisissez qui le subit. Un pion entier passerait à sa face réduite ; les Archers n’en ont pas, un seul dégât les perd. Mais ils sont bon marché et ont déjà tiré. Renoncez à eux.
lesson-companions = Vos Compagnons ont fait 2. Ils touchent avec 4 ou moins, et avec leur exposant, 2 ou moins, ils infligent deux dégâts. Une cavalerie qui touche peut user d’une Prise de flanc. Jouez-en une : cela fait trois.
lesson-strike-phalanx = Le Ralliement ennemi doit absorber le premier de vos dégâts, et il est dépensé. Il en reste deux, que vous placez où vous voulez, sauf sur le chef. Leur Phalange est le pion le plus dangereux d’en face. Frappez-la.
lesson-strike-phalanx-again = La Phalange est réduite : plus lente, plus faible, mais toujours là. Un second dégât la détruit. Achevez-la.
lesson-infantry-speed = Vitesse 2 : infanterie contre infanterie, encore en même temps. Enveloppement peut attendre. Continuez.
lesson-rally = L’infanterie grecque a fait 2 et touche. Ce dégât-là, votre Ralliement peut l’avaler, et votre ligne reste entière. Jouez-le.
lesson-infantry = À votre infanterie, de même vitesse, de répondre. Il lui faut 1 ou 2.
lesson-chares = Un 4, manqué. Vitesse 1 : Charès de leur côté, la Phalange du vôtre. Il attaque comme toute autre force, et vous décidez qui subit. Continuez.
lesson-phalanx = Charès a manqué. Voyez maintenant ce que peut une Phalange. Elle commence à 4 ou moins ; chaque fois qu’elle touche, elle attaque de nouveau avec un de moins, 3, puis 2, puis 1, jusqu’à manquer. Attaquez.
lesson-strike-sacred-band = Un 3, un 1, puis un 5 : deux dégâts. Mettez-les tous deux sur le Bataillon sacré, la meilleure troupe qui reste aux Grecs.
lesson-strike-sacred-band-again = Encore. À demi frappé n’est pas abattu : un pion détruit ne lance plus de dé, un pion réduit, si.
lesson-speed-zero = Vient enfin Alexandre, vitesse 0, et la grande décision de cette bataille. Il peut attaquer les forces, ou défier Charès.
lesson-duel = Après un défi, tous deux ne s’attaquent plus que l’un l’autre, jusqu’à la fin de la bataille. Si Charès tombe, tous les Grecs s’enfuient et il vous vaut de la gloire. Mais un seul dégât tue un Alexandre de niveau 1 ou 2 ; plus haut, il coûte deux niveaux. La fortune sourit aux audacieux : défiez-le.
lesson-alexander = Comptez : 1 pour lui, 1 d’Héphestion, 1 de Commandement. Il touche avec 3 ou moins, et l’exposant de Commandement fait valoir le 1 deux fois. Attaquez.
lesson-guards-spent = Un 1, deux dégâts ! Les gardes en ont absorbé un, l’autre a réduit Charès, désormais de vitesse 0 comme Alexandre.
lesson-second-turn = Le tour est fini, et avec lui le plan Infanterie, qui ne vaut qu’au premier tour. Vos Compagnons ont attaqué et doivent souffler ce tour-ci, comme toute cavalerie. Combattez encore.
lesson-greek-infantry = Il ne reste qu’une force grecque avec Charès, et elle combat à la vitesse 2, en même temps que votre infanterie. Continuez.
lesson-lose-step = Touché, avec un simple 2. Votre Ralliement est dépensé : quelqu’un doit subir. Votre infanterie est celle qui fait le moins de mal à l’ennemi, et il lui reste sa face réduite. Retournez-la.
lesson-infantry-simultaneous = À vitesse égale, même instant : votre infanterie attaque quand même avec les valeurs qu’elle avait avant le dégât. Attaquez.
lesson-phalanx-second = Un 6, manqué. À la Phalange. Attention : si tous les autres Grecs sont détruits, Charès s’en va, et un chef qui s’en va ne rapporte pas de gloire. Attaquez tout de même.
lesson-reduced-infantry = Un dégât, qui réduit leur infanterie, puis manqué : juste ce qu’il faut.
lesson-no-envelop = À quatre forces contre deux, Enveloppement infligerait deux dégâts, détruirait l’infanterie et finirait la bataille, mais Charès s’échapperait. Si vous préférez la gloire, et osez affronter d’abord son dé, continuez.
lesson-final-blow = Réduit, Charès devait faire 1, et il a manqué. Alexandre a besoin de 3 ou moins. Frappez !
lesson-chares-falls = Un 3 ! Charès tombe, les Grecs s’enfuient. Vous gagnez 2 points de gloire pour la bataille et 2 pour le chef.
lesson-raze = Une région conquise est gouvernée, pour 5 pièces d’or à chaque tour de cette campagne, ou rasée, pour 12 pièces d’or aussitôt. Gouverner rapporte davantage après trois tours, mais c’est maintenant qu’il faut de l’or. Rasez.
lesson-halt = Dans un même tour, on peut reconnaître et marcher autant de fois qu’on veut, tant qu’on peut payer. Mais l’armée a perdu ses Archers, et c’est ici que vous pouvez dépenser vos gains. Arrêtez-vous.
lesson-resupply = Ravitaillement : la carte a payé son or, et chacun des quatre pions grecs détruits une pièce de plus. Sans Antipater, vous n’achetez qu’un type de choses par tour : une ville, un temple, ou des forces.
lesson-temple = Un temple vous donne un Destin dans chaque bataille à venir, et chaque Destin relance un de vos dés. Bâtissez-le.
lesson-glory-buys = La gloire achète des conseillers, à 5 points que vous n’avez pas encore, et des intuitions : 7 points pour celle de votre choix, 3 pour une tirée à l’aveugle.
lesson-insight = Une intuition se joue une fois, au moment qu’elle indique. Tirez-en une. Ensuite la campagne est à vous : finissez le tour, et que Tyché vous accompagne.

## La première fois

first-choose-options = Les options rendent une campagne plus dure pour plus de points de victoire, ou plus facile pour moins ; on peut s’en passer.
first-choose-advisors = Un conseiller reste avec vous toute la campagne et infléchit une règle en votre faveur.
first-refit-forces = Une force réduite se bat moins bien ; 2 pièces d’or lui rendent toute sa vigueur, mais seulement maintenant.
first-pay-tribute = Les forteresses que vous n’avez pas conquises agissent contre vous avant votre marche, d’autant plus souvent que vous êtes près.
first-meet-intrigue = Les pions d’opération rassemblent une armée contre vous ; à ce prix, le nouveau n’aura jamais d’effet.
first-lead-army = L’armée avance en envoyant des éclaireurs : nommez une région voisine, et un dé dit ce que coûtera la marche.
first-enter-area = Un dé supérieur au nombre de vos forces coûte des dégâts, un dé inférieur de l’or, un dé égal rien.
first-hear-oracle = Une prophétie vous impose une tâche : accomplie à temps, Alexandre gagne un niveau ; sinon, vous perdez un niveau ou un conseiller.
first-approach-stronghold = Une forteresse se rend devant un dé élevé et le nombre ; si elle refuse, il faut combattre aussitôt.
first-press-demand = À 8 ou plus, la ville se rend ; de 5 à 7, elle parlemente encore ; chaque point de gloire ajoute 1 au total.
first-treat-conquest = Une région gouvernée rapporte de l’or à chaque tour qui reste ; rasée, elle en rapporte davantage tout de suite, puis rien.
first-choose-plans = Les plans aident une fois, ou pendant toute la bataille ; au-delà des plans gratuits, chacun coûte 1 pièce d’or.
first-fight-on = Dans un tour de bataille, chacun agit une fois, de la plus grande vitesse à la plus petite ; la retraite n’est possible qu’ici.
first-challenge-leader = Après le défi, les deux n’attaquent plus que l’un l’autre ; si le chef tombe, toute son armée disparaît.
first-launch-attack = Une force touche si son dé ne dépasse pas sa valeur de bataille, et deux fois s’il ne dépasse pas son exposant.
first-take-hits = Un dégât retourne un pion entier et retire un pion réduit ; à Alexandre, il coûte deux niveaux, ou la vie.
first-inflict-hits = Vous choisissez qui vos dégâts frappent : deux sur le même pion le détruisent, et un pion détruit ne lance plus de dé.
first-spend-treasure = En un tour, l’or n’achète qu’un seul genre de chose : une ville, un temple, ou des forces. La gloire se dépense à part.
first-thing-area = Pour gagner la campagne, il faut conquérir tous les champs de bataille et toutes les forteresses ; le reste est libre d’accès.
first-thing-turn = Chaque case de cette piste est un tour, et son nombre les points de victoire de qui gagne à ce moment-là.
first-thing-treasury = L’or paie les marches, les plans et les soldats ; la gloire, gagnée au combat, les conseillers et les intuitions.
first-thing-advisor = Votre conseiller : il infléchit une règle en votre faveur tant qu’il reste.
first-thing-insight = Une intuition se joue une seule fois, au moment qu’elle indique.
first-thing-prophecy = La prophétie que vous avez acceptée, avec le tour avant la fin duquel il faut l’accomplir.
first-thing-die = Le dé qui vient d’être lancé, avec ce qu’on y ajoute.
first-thing-counter = Un pion montre sa vitesse, sa valeur de bataille et, s’il peut infliger deux dégâts, un exposant.
first-thing-operation = Les pions tirés pour l’opération ennemie attendent ici le pion En avant ! ; alors tout ce qu’ils ont rassemblé entre sur la carte.
first-thing-plan = Vos plans pour cette bataille restent ici tant qu’ils n’ont pas servi.
first-thing-enemy-plan = Les plans de l’ennemi sont visibles, pour que vous choisissiez les vôtres en conséquence.
first-thing-section = Une section du rempart de Tyr : le second dégât de vos navires de siège la détruit et ouvre un accès à la ville.
first-thing-track = Les ouvrages du siège : sur chaque piste, la case suivante indique son prix.

## Le terminal

teller-nothing = néant
teller-word-army = armée
teller-word-cups = gobelets
teller-word-track = piste
teller-word-plans = plans
teller-word-advisors = conseillers
teller-word-insights = intuitions

teller-glance = { CAPITAL($turn) }, { BARE($area) }. Or { $gold }, gloire { $glory }. Alexandre, niveau { $level }, avec : { $army }.
teller-glance-battle = Tour de bataille { $round }, vitesse { $speed }.

teller-campaign = Campagne : { $campaign }. Tour { $number } sur { $count } ({ $turn }). Gagnée maintenant, elle vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
teller-campaign-setup = Campagne : { $campaign }, avant son premier tour. Options : { $options }.
teller-options = Options : { $options }.
teller-life = Immortalité jusqu’ici : { $immortality } ; on se souviendra de vous { $years } ans.
teller-army = L’armée est { EN($area) } : { $alexander } ; { $forces }.
teller-army-besieging = L’armée est devant { $area } : { $alexander } ; { $forces }.
teller-alexander = Alexandre, niveau { $level }, vitesse { $speed }, valeur de bataille { $value }
teller-treasury = Trésor : or { $gold } ({ $income } de plus au ravitaillement), gloire { $glory }{ $temples ->
    [0] { "" }
    [one] , { $temples } temple
   *[other] , { $temples } temples
}{ $cities ->
    [0] { "" }
    [one] , { $cities } ville
   *[other] , { $cities } villes
}.
teller-staff = Conseillers : { $advisors }. Intuitions : { $insights }.
teller-forgone = Pendant ce tour, Alexandre se passe de ses conseillers.
teller-prophecy = Prophétie : { $name } ; { $turns ->
    [one] c’est son dernier tour
   *[other] encore { $turns } tours
}.
teller-operation = Opération ennemie : { $forces } ; or en jeu : { $gold } ; pions actifs : { $drawn } ; { $pile } dans la pile. Elle débarque ici : { $areas }.
teller-operation-hits = Opération ennemie : { $hits ->
    [0] aucun dégât
    [one] { $hits } dégât
   *[other] { $hits } dégâts
} au signal « En avant ! » ; pions actifs : { $drawn } ; { $pile } dans la pile.
teller-siege = Siège de Tyr : transports { $transports }, môle { $mole } sur { $moles }, navires de siège { $ships } ; navires de guerre de Tyr { $warships } ; sections du mur : { $sections }.
teller-siege-over = Tyr est tombée : transports { $transports }, môle { $mole } sur { $moles }, navires de siège { $ships } ; navires de guerre de Tyr { $warships } ; sections du mur : { $sections }.
teller-section-0 = en ruine
teller-section-1 = fissurée
teller-section-2 = intacte
teller-scouting = Les éclaireurs envoyés vers { $area } ont fait { $roll } : { $gold ->
    [0] { $hits ->
        [0] la route est libre
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }
    [one] { $gold } pièce d’or{ $hits ->
        [0] { "" }
        [one] {" "}et { $hits } dégât
       *[other] {" "}et { $hits } dégâts
    }
   *[other] { $gold } pièces d’or{ $hits ->
        [0] { "" }
        [one] {" "}et { $hits } dégât
       *[other] {" "}et { $hits } dégâts
    }
}.
teller-free-plans = { $free ->
    [0] Un plan de plus coûte 1 pièce d’or ; vous en avez { $gold }.
    [one] Encore un plan gratuit.
   *[other] Encore { $free } plans gratuits.
}
teller-hits-left = { $hits ->
    [one] Il reste un dégât à placer.
   *[other] Il reste { $hits } dégâts à placer.
}
teller-attack-rolled = { $by } : { $die } au dé, il faut { $needs } ou moins : { $hits ->
    [0] manqué
    [one] un dégât
   *[other] { $hits } dégâts
}.
teller-attack-scored = { $by } : { $hits ->
    [one] un dégât
   *[other] { $hits } dégâts
}.
teller-order = L’ordre { DE($area) } : { $roll } au dé, total { $total }.
teller-intrigue = Le pion d’opération tiré : { $operation }. { $threat ->
    [forces] S’il n’est pas annulé, des forces rejoignent l’opération et débarquent avec elle au signal « En avant ! ».
    [wall] S’il n’est pas annulé, un mur rejoint l’opération et débarque avec elle au signal « En avant ! ».
    [gold] S’il n’est pas annulé, vous perdez cet or au signal « En avant ! ».
   *[hits] S’il n’est pas annulé, il vous coûte des dégâts au signal « En avant ! ».
}
teller-demand = Intimidation : { $roll } au dé, avantage { $advantage }, ajouté { $added }, total { $total } : { $result ->
    [failure] refus
    [ongoing] on parlemente
   *[success] reddition
}.

teller-area = { BARE($name) } : { $facts }.
teller-kind-plain = rase campagne
teller-kind-battle = champ de bataille
teller-kind-stronghold = forteresse
teller-demanded = sommée de se rendre ce tour-ci
teller-one-purchase = En un tour, on achète une ville, un temple ou des forces, mais d’un seul type.
teller-too-dear = Vous avez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} : dissolvez des forces pour faire baisser le prix, ou arrêtez-vous.
teller-the-army = l’armée est ici
teller-conquered-governed = région gouvernée
teller-conquered-razed = région rasée
teller-conquered-taken = région conquise
teller-oracle-waiting = un oracle
teller-oracle-accepted = un oracle, entendu
teller-oracle-shunned = un oracle, prophétie déclinée
teller-lying-gold = { $count ->
    [one] { $count } pièce d’or pour sa reddition
   *[other] { $count } pièces d’or pour sa reddition
}
teller-lying-glory = { $count ->
    [one] { $count } point de gloire pour une bataille
   *[other] { $count } points de gloire pour une bataille
}
teller-garrison = garnison : { $forces }
teller-range = distance { $range }

teller-help-look-at = regarder accepte aussi un lieu ou une chose : regarder sardes (une région et ses routes), regarder armée (et ce qu’on peut recruter), regarder plans, regarder conseillers et regarder intuitions (ce que chacun fait), regarder gobelets (ce que l’ennemi peut encore tirer), regarder piste (tours et points).
teller-ways = Routes au départ { DEPUIS($area) } : { $areas }.
teller-pool = On peut recruter : { $forces }.
teller-cup = Gobelet de la nation { $nation } : { $forces }.
teller-walls = Murs en réserve : { $count }.
teller-square = { $number }. { $turn } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
teller-no-place = Il n’y a pas de lieu « { $place } » : essayez une région (sardes), armée, plans, conseillers, intuitions, gobelets ou piste.
teller-legend = @ armée. B champ de bataille, S forteresse ; g gouvernée, r rasée, t conquise ; oracle ? ouvert, ! entendu, - décliné ; C ville, T temple ; puis la distance et la garnison.

teller-battle = { $round ->
    [0] Bataille { DEPUIS($area) }, avant le premier tour
   *[other] Bataille { DEPUIS($area) }, tour { $round }
} ; avantage numérique { $advantage }{ $penalty ->
    [0] .
   *[other] {" "}; les murs coûtent { $penalty } à vos forces.
}
teller-own-plans = Vos plans : { $plans }{ $fate ->
    [0] .
   *[other] , Destin { $fate }.
}
teller-enemy-plans = Plans ennemis : { $plans }.
teller-enemy-archers = { plan-archers.enemy-does }
teller-enemy-cavalry = { plan-cavalry.enemy-does }
teller-enemy-confusion = { plan-confusion.enemy-does }
teller-enemy-deploy = { plan-deploy.enemy-does }
teller-enemy-flank = { plan-flank.enemy-does }
teller-enemy-guards = { plan-guards.enemy-does }
teller-enemy-infantry = { plan-infantry.enemy-does }
teller-enemy-raid = { plan-raid.enemy-does }
teller-enemy-rally = { plan-rally.enemy-does }
teller-thing = { $name } : { $effect }.
teller-all-plans = Vos plans :
teller-all-enemy-plans = Les plans de l’ennemi :
teller-speed = Vit.
teller-own = Les vôtres (valeur/exposant)
teller-enemy = L’ennemi
teller-mark-reduced = face réduite
teller-mark-acting = doit agir
teller-mark-tired = au repos

teller-aside-disband = Dissoudre une force
teller-aside-choose = Choisir une intuition pour 7 points de gloire

teller-end-victory = Gagnées
teller-end-time = Temps
teller-end-slain = Mort
teller-end-prophecy = Prophétie

teller-log-commander = Stratège
teller-log-life = Une vie entière
teller-log-options = Options
teller-log-result = Issue
teller-log-result-victory = gagnée
teller-log-result-time = hors délai
teller-log-result-slain = Alexandre tué
teller-log-result-prophecy = prophétie manquée
teller-log-result-open = en cours
teller-log-turn = Tour
teller-log-points = PV
teller-log-immortality = Immortalité
teller-log-years = Années

## Le récit de la campagne

account-life = La vie d’Alexandre
account-campaign-of = Campagne : { $campaign }

account-figures = La campagne en chiffres
account-reckoning-turn = Tour
account-reckoning-track = Piste
account-reckoning-options = Options
account-reckoning-cities = Villes
account-reckoning-mole = Môle
account-reckoning-points = Points de victoire
account-reckoning-governed = Gouvernées
account-reckoning-glory = Gloire
account-reckoning-level = Niveau
account-reckoning-immortality = Immortalité
account-won = { $campaign }, gagnée
account-lost = { $campaign }, perdue

account-course = Le cours des choses
account-adopted = Options : { $options }.
account-gold = Or
account-glory = Gloire
account-forces = Forces, avec Alexandre
account-curve = À la fin de chaque tour : { $values }.
account-set-up = Avant le premier tour
account-turn = Tour { $number } : { $name }
account-state = À la fin : or { $gold }, gloire { $glory }, forces { $forces }, Alexandre au niveau { $level }.
account-all = { $count ->
    [one] Le tout : { $count } ligne
   *[other] Le tout : { $count } lignes
}

account-battles = Les batailles
account-losses = Batailles et pertes ; Alexandre compte parmi les forces, chefs et murs parmi les ennemis
account-fight-turn = Tour
account-fight-area = Lieu
account-fight-end = Issue
account-fight-rounds = Tours
account-fight-own = Forces
account-fight-lost = Perdues
account-fight-foes = Ennemis
account-fight-destroyed = Détruits
account-fight-fled = En fuite
account-fight-won = victoire
account-fight-retreated = retraite
account-fight-slain = Alexandre tué
account-fight-open = en cours
account-lost-forces = { $lost }{ $back ->
    [0] { "" }
    [one] , { $back } regroupée
   *[other] , { $back } regroupées
}{ $wounds ->
    [0] { "" }
    [one] , Alexandre blessé
   *[other] , Alexandre blessé { $wounds } fois
}

account-luck = La chance
account-no-dice = Aucune attaque n’a été lancée.
account-verdict-good = Les dés étaient avec Alexandre : par rapport à l’attente, l’écart est { DE($hits) } en dégâts, en sa faveur, les deux camps réunis. Autant de chance ou plus, cela arrive { $rarity }.
account-verdict-bad = Les dés étaient contre Alexandre : par rapport à l’attente, l’écart est { DE($hits) } en dégâts, à ses dépens, les deux camps réunis. Autant de malchance ou plus, cela arrive { $rarity }.
account-verdict-ordinary = Les dés ont fait à peu près ce que font les dés : par rapport à l’attente, l’écart est { DE($hits) } en dégâts, les deux camps réunis. L’éloge et le blâme reviennent au stratège.
account-luck-table = Ce que les dés ont donné, et ce qu’on pouvait en attendre
account-luck-what = Dés pour
account-luck-dice = Lancés
account-luck-scored = Obtenu
account-luck-expected = Attendu
account-luck-above = Écart
account-luck-rarity = Écart au moins aussi grand
account-luck-own = Dégâts des attaques d’Alexandre
account-luck-enemy = Dégâts des attaques ennemies
account-luck-ships = Dégâts des navires de siège
account-luck-demand = Points aux jets d’intimidation
account-luck-price = Or demandé par les éclaireurs
account-luck-retreat = Forces sauvées dans les retraites
account-luck-how = Chaque dé compte avec ce qu’il lui fallait au moment du lancer, même celui que le Destin a relancé ; les dés d’une phalange sont une seule attaque, qui continue tant qu’elle touche. La rareté du résultat est la probabilité exacte que ces mêmes attaques fassent aussi bien ou mieux (ou aussi mal ou pire).
account-rarity = dans environ 1 campagne semblable sur { $number }
account-rarity-least = dans moins de 1 campagne semblable sur { $number }
account-rarity-ordinary = souvent

## Le navigateur

client-board = Carte de la campagne : { $campaign }
client-to-map = Carte
client-to-battle = Bataille
client-track = Piste des tours
client-turn = Tour { $turn } sur { $turns } : { $name }
client-turns = { $turns } tours
client-square = { $name } : { $points ->
    [one] { $points } point pour une victoire
   *[other] { $points } points pour une victoire
}
client-turns-left = { $turns ->
    [1] dernier tour
   *[other] encore { $turns } tours
}
client-turn-now = Tour en cours
client-turn-past = Passé
client-the-army = L’armée
client-army = Alexandre, niveau { $level }, avec { $forces ->
    [one] { $forces } force
   *[other] { $forces } forces
}
client-reduced = face réduite
client-advisors = Conseillers
client-advisors-forgone = Conseillers (muets ce tour-ci)
client-insights = Intuitions
client-insights-left = Intuitions ({ $left } dans le gobelet)
client-prophecies = Prophéties
client-operation = Opération ennemie ({ $pile ->
    [one] { $pile } pion dans la pile
   *[other] { $pile } pions dans la pile
})
client-cancelled = annulé
client-operation-waits = Il prendra effet à « En avant ! »
client-go-land = « En avant ! » ferait débarquer { $count } { $count ->
    [one] pion
   *[other] pions
} ({ $place }).
client-go-scatter = « En avant ! » ferait débarquer { $count } { $count ->
    [one] pion
   *[other] pions
} au dé.
client-go-gold = Cela coûterait { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}.
client-go-hits = « En avant ! » coûterait { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}.
client-siege = Le siège de Tyr
client-square-have = Déjà là
client-square-gone = Chassé
client-square-price = Coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}
client-mole-section = Section { $number } du môle, { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}
client-wall-whole = Section { $section } du mur : intacte
client-wall-cracked = Section { $section } du mur : fissurée
client-wall-ruined = Section { $section } du mur : en ruine
client-ledger = Registre
client-treasury = Trésor
client-treasury-now = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} au trésor, { $play } sur { $limit } en jeu ; le prochain ravitaillement apporte { $income }.
client-gold = Or
client-gold-of = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} ; il ne peut y en avoir plus de { NUMBER($limit) } en jeu
client-glory = Gloire
client-glory-means = Elle paie conseillers et intuitions, et compte pour l’immortalité
client-income = Or au prochain ravitaillement
client-points = PV
client-if-won = Victoire maintenant : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}, immortalité { $immortality }
client-buildings = Villes { $cities }, temples { $temples } ; on peut encore en bâtir { $left }.
client-income-flat = Or par tour
client-income-governed = par région gouvernée
client-income-destroyed = par pion détruit
client-income-transport = par transport
client-income-raze = Or pour une région rasée
client-price-city = Une ville (5 points)
client-price-temple = Un temple (1 Destin par bataille)
client-price-refit = Rétablir une force
client-price-plan = Un plan de bataille de plus
client-glory-prices = Prix en gloire
client-price-advisor = Un conseiller
client-price-insight = Une intuition, tirée
client-price-chosen = Une intuition, choisie
client-options = Options de la campagne
client-with-you = à vos côtés
client-lost-advisor = parti pour de bon
client-in-hand = à vous
client-open = ouverte
client-pool = À recruter
client-cup = Gobelet : { $nation }
client-none = vide
client-walls-left = Murs en réserve
client-adopted = Adoptée
client-options-total = Options jusqu’ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-life-so-far = Votre vie jusqu’ici : immortalité { $immortality }, on se souviendra de vous { $years } ans
client-area-plain = Rase campagne
client-area-battle = Champ de bataille
client-area-stronghold = Forteresse
client-range = distance { $range }
client-governed = Gouvernée
client-razed = Rasée
client-taken = Conquise
client-oracle-waiting = Un oracle attend ici
client-oracle-shunned = La prophétie a été déclinée
client-oracle-accepted = L’oracle a parlé
client-demanded = Elle a été sommée de se rendre ce tour-ci
client-has-city = Une ville s’y dresse
client-has-temple = Un temple s’y dresse
client-lure-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour sa reddition
client-lure-glory = { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
} pour une bataille
client-battle-of = Bataille : { $area }
client-values = Vitesse { $speed }, valeur de bataille { $battle }, exposant { $superscript }
client-round = Tour { $round }
client-speed = Vitesse { $speed }
client-advantage = Avantage numérique { $advantage }
client-penalty = Murs : −{ $penalty } à vos valeurs
client-duel = Duel
client-hits-left = { $hits ->
    [one] { $hits } dégât à attribuer
   *[other] { $hits } dégâts à attribuer
}
client-acting = agit
client-acted = a agi
client-tired = au repos
client-fallen = Tombés ce tour-ci
client-regrouping = De retour après la bataille
client-rolled = { $roll } au dé, il fallait { $needs } ou moins : { $hits ->
    [0] manqué
    [one] 1 dégât
   *[other] { $hits } dégâts
}
client-roll-open = Le dé montre { NUMBER($roll) }
client-hit = { $hits ->
    [one] Touché
   *[other] Touché ×{ $hits }
}
client-miss = Raté
client-fate-open = Le Destin peut le relancer
client-advantage-means = Vos forces moins celles de l’ennemi : autant de dégâts qu’inflige un enveloppement
client-duel-means = Alexandre et le chef ennemi se battent jusqu’à ce que l’un tombe
client-stands = Position : { $area }
client-own-plans = Vos plans de bataille
client-enemy-plans = Plans ennemis
client-enemy-plan = Plan ennemi
client-plans-free = { $count ->
    [0] plus de plan gratuit
    [one] 1 plan est gratuit
   *[other] { $count } plans sont gratuits
}
client-plans-gold = Chaque plan de plus coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} ; vous en avez { $gold }.
client-scouted = { $area } : { $gold ->
    [0] { $hits ->
        [0] la route est libre
        [one] 1 dégât
       *[other] { $hits } dégâts
    }
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
client-demand = avantage { $advantage }, ajouté { $added }, total { $total }
client-answer-success = reddition
client-answer-ongoing = on parlemente
client-answer-failure = bataille
client-order = { $area }, total { $total } : { $effect } ; avec 1 de plus : { $omen }
client-order-of = Ordre ennemi, { $area } : total { $total }
client-order-wall = un mur
client-order-tribute = 2 pièces d’or ou un dégât
client-order-garrison = une force de plus
client-order-glory = 1 point de gloire pour une bataille
client-order-gold = 2 pièces d’or pour une reddition
client-order-nothing = rien
client-order-transport = un transport ou de l’or
client-order-siege-ship = un navire de siège ou de l’or
client-order-repair = un mur réparé ou un navire de guerre
client-order-mole = une section du môle ou de l’or
client-drawn = Tiré : { $operation }
client-note-free = libre : { $share }
client-note-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} : { $share }
client-note-hits = { $hits ->
    [one] 1 dégât : { $share }
   *[other] { $hits } dégâts : { $share }
}
client-note-affordable = abordable dans { $share } des cas
client-note-demand = reddition { $success }, pourparlers { $ongoing }, bataille { $failure }
client-note-with-glory = avec { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
} : reddition { $share }
client-note-courtesans = avec les Courtisanes : reddition { $share }
client-note-total = total { $total }
client-note-retreat = chaque force s’échappe avec { $needs } ou moins ({ $share })
client-note-kept = il en reste { $count } sur { $of } en moyenne
client-note-needs = touche avec { $needs } ou moins
client-note-twice = deux fois avec { $twice } ou moins
client-note-expected = dégâts en moyenne : { $hits }
client-note-costs-gold = coûte { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
client-note-costs-glory = coûte { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
}
client-note-costs-hits = { $hits ->
    [one] 1 dégât
   *[other] { $hits } dégâts
}
client-do-adopt = Options de la campagne
client-do-begin = Commencer
client-do-appoint = Conseillers
client-do-hit = Qui subit le dégât
client-do-strike = Frapper
client-do-attack = Attaquer avec
client-do-moment = L’instant
client-do-plan = Plans de bataille
client-do-battle = La bataille
client-do-scout = La route
client-do-siege = La forteresse
client-do-answer = Votre réponse
client-do-recruit = Recruter
client-do-build = Bâtir et préparer
client-do-glory = Intuitions
client-do-refit = Rétablir
client-do-play = Jouer une intuition
client-do-prophecy = Prophéties
client-do-disband = Dissoudre
client-help-turn = À chaque tour l’ennemi donne ses ordres, puis vous marchez aussi loin que vous voulez, puis l’or rentre et se dépense.
client-help-conquest = Cliquez sur une région en surbrillance pour la reconnaître : le dé dit ce que coûte la route, en or ou en dégâts. Une forteresse peut se rendre.
client-help-battle = À la bataille, les plus rapides agissent d’abord. Un dé touche avec la valeur de bataille ou moins, deux fois avec l’exposant ou moins.
client-help-win = Conquérez tous les champs de bataille et forteresses avant la fin de la piste. Plus tôt vous gagnez, plus vous marquez.
client-plan-fate = { plan-fate }
    .does = relancer l’un de vos dés ; un temple en donne un par bataille
client-work-warship = un navire de guerre de Tyr
    .name = Navires de guerre de Tyr
    .does = chacun donne à Tyr un dé d’ordres ; l’or en chasse un
client-odds = Si vous combattez
client-odds-playouts = { $count } batailles simulées
client-odds-win = Victoire
client-odds-interval = entre { $low } et { $high }
client-odds-slain = Alexandre tué
client-odds-retreat = Retraite
client-odds-losses = Forces perdues
client-odds-chart = Pertes : fréquence
client-odds-bar = Forces perdues, { $number } : { $chance }
