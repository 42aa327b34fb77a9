# Les règles à lire : leur page, et la page à imprimer

rules-page = Ouvrir les règles sur leur propre page
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-keys = / pour chercher, Entrée pour l’occurrence suivante, Maj et Entrée pour la précédente, Échap pour finir
rules-found = { $at } sur { $count }
rules-found-none = Introuvable
rules-next = Occurrence suivante
rules-previous = Occurrence précédente
rules-copy-link = Copier un lien vers « { $title } »
rules-link-copied = Le lien a été copié.
rules-ours = De nous : reconstitué, décision sur un point douteux, ou option
rules-ours-legend = suit ce qui est de nous et non de la règle imprimée : un plateau reconstitué, une décision sur un point douteux, une option.
rules-aid = Les règles en une page
rules-aid-print = Imprimer
rules-whole = Toutes les règles
