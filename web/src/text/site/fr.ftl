# Le site sans serveur
site-loading = L’arbitre arrive : { $loaded } sur { $total }
site-waking = L’arbitre se réveille…
site-ready = Tout se passe dans ce navigateur ; aucun serveur n’est nécessaire.
site-flight = Conservé pour la prochaine visite, qui se passera de réseau.
site-unkept = La prochaine visite aura encore besoin du réseau : ce navigateur n’a pas conservé le site.
site-forgetful = Ce navigateur ne permet pas à Argead de retenir quoi que ce soit, si bien qu’aucune partie ne peut y être jouée : autorisez cette page à enregistrer des données, ou quittez la fenêtre privée.
site-install = Installer Argead
site-by-menu = Pour installer Argead, touchez Partager, puis « Sur l’écran d’accueil ».
site-newer = Une version plus récente d’Argead est prête.
site-update = La charger
site-away = La liste des jeux n’est pas arrivée. Êtes-vous hors ligne ? Nouvel essai…
site-here-title = La table dans ce navigateur
site-here = Jouer ici
site-explaining = Il faut quelques minutes dans ce navigateur, et le travail n’avance que tant que vous restez ici.
site-elsewhere = Cette partie est ouverte dans une autre fenêtre, et une seule peut la jouer.
site-unfetched = L’arbitre n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez : rien n’est perdu.
site-gone = Cette version d’Argead n’est plus là d’où elle venait. Chargez la plus récente : vos parties restent.
site-load-newer = Charger la plus récente
site-unable = Ce navigateur est trop ancien pour l’arbitre, qui a besoin de WebAssembly.
site-broken = L’arbitre s’est arrêté. Vos parties sont conservées : réessayez pour le réveiller.
site-full = Rien ne peut être enregistré : ce navigateur n’a plus de place. Rien n’est perdu ; exportez vos parties, puis faites de la place.
site-forbidden = Ce navigateur ne laisse rien enregistrer à Argead : autorisez cette page à garder des données, ou quittez la fenêtre privée.
site-failed = L’enregistrement a échoué et rien n’a changé. Réessayez.

# Ce qui est conservé
kept = Conservé dans ce navigateur
kept-matches = { $count ->
    [0] Aucune partie n’est encore conservée ici.
    [one] 1 partie est conservée ici.
   *[other] { $count } parties sont conservées ici.
}
kept-room = Les parties et le site occupent { $used } ; le navigateur en accorde { $most }.
kept-lasting = Le navigateur a promis de les garder.
kept-passing = Si la place vient à manquer, le navigateur peut les effacer.
kept-last = Lui demander de les garder
kept-refused = Le navigateur ne l’a pas promis. Exportez vos parties de temps en temps.
kept-move = Tout dans un fichier
kept-move-help = Places, parties et réglages : pour un autre navigateur, un autre appareil, ou par précaution. Qui a le fichier tient vos places.
kept-export = Tout exporter
kept-import = Importer un fichier
kept-brought = { $count ->
    [0] Le fichier ne contenait rien de nouveau.
    [one] 1 partie a été reprise.
   *[other] { $count } parties ont été reprises.
}
kept-known = { $count ->
    [one] 1 était déjà là et ne va pas plus loin dans le fichier : elle reste telle quelle.
   *[other] { $count } étaient déjà là et ne vont pas plus loin dans le fichier : elles restent telles quelles.
}
kept-unlisted = { $count ->
    [one] 1 partie qui n’est plus dans votre liste prend encore de la place.
   *[other] { $count } parties qui ne sont plus dans votre liste prennent encore de la place.
}
kept-drop = Les effacer

# Continuer ailleurs
hand-on = Continuer sur un serveur
hand-on-help = Cette partie ne se joue que dans ce navigateur. Enregistrez-la, puis ouvrez-la sur un serveur d’Argead : vous pourrez y repartir de sa dernière position, avec des amis venus par un lien. Quiconque ouvre l’enregistrement voit toutes les mains. On y lira qu’elle a commencé sans arbitre.
hand-on-save = Enregistrer cette partie
hand-on-open = Sur la page d’accueil du serveur, choisissez « Ouvrir un fichier », puis « Repartir d’ici ».
