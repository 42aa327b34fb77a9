# Ce qu’une table refuse, à quelque porte que ce soit, et pourquoi.

detail = { $detail }.

not-json = La requête n’est pas du JSON.
bad-fields = La requête n’est pas valable : { $detail }.
bad-parameter = L’adresse n’est pas valable : { $detail }.
seat-without-bot = Place { $seat } : la place d’un robot doit nommer son robot, et aucune autre ne doit en nommer un.
bot-too-long = Le nom d’un robot compte au plus { $most } caractères.
bot-too-strong = Le robot { $bot } est trop fort pour cette table : choisissez une force d’au plus { $most }.
bad-token = Le jeton manque ou n’ouvre aucune place de cette partie.
not-yours = Votre jeton est celui d’une autre place.
unknown-match = Cette partie n’existe pas.
not-found = Il n’y a rien ici.
no-such-ply = Les coups de cette partie vont de 0 à { $last }.
no-such-seat = Cette place n’existe pas.
bad-method = Cela n’est pas possible ici.
illegal-action = Les règles ne le permettent pas maintenant.
not-waiting = Ce n’est pas à vous de jouer.
not-started = La partie commence quand chacun a pris sa place.
stale-ply = La partie a continué : regardez, puis jouez.
no-undo = Rien ne peut être repris. { $reason }
game-over = La partie est terminée.
record-full = Cette partie a atteint sa limite de coups et de reprises.
not-over = L’enregistrement n’est accessible qu’une fois la partie terminée.
not-your-eyes = Tant que la partie dure, on ne revoit que ce que l’on a vu soi-même.
no-hints = Cette place joue sans conseils.
account-not-over = Le récit n’est écrit qu’une fois la partie terminée.
analysis-not-over = La partie n’est expliquée qu’une fois terminée.
ending-not-over = On raconte la fin d’une partie une fois qu’elle est finie.
rules-parted = Les règles ont changé depuis le début de cette partie, et elle ne s’accorde plus avec celles d’aujourd’hui : on peut la revoir, mais pas la poursuivre.
lesson = La leçon continue ainsi : { $label }.
bad-answer = Ce résultat de dé ou de tirage n’est pas possible : { $detail }.
dice-are-ours = Ce n’est pas à vous de lancer les dés de ce coup : envoyez-le sans réponses.
no-handover = La partie est finie : il ne reste rien à jouer pour vous.
no-levels = Ce jeu n’a pas de niveaux : personne d’autre ne peut jouer votre place.
no-such-level = Ce jeu n’a pas de niveau « { $level } » : choisissez { $levels }.
handover-lesson = La leçon se joue d’après le livret : vous pourrez confier votre place quand elle sera finie.
handed-over = Un robot joue cette place pour vous : reprenez-la d’abord.
again-not-over = On ne rejoue qu’une fois la partie terminée.
fork-not-over = On ne peut repartir d’une position qu’une fois la partie terminée.
fork-seats = Cette partie compte { $seats ->
    [one] une seule place : dites qui la prend.
   *[other] { $seats } places : dites qui prend chacune d’elles.
}
fork-ply = Les coups d’où l’on peut repartir vont de 0 à { $last }.
too-many-glances = On peut demander au plus { $most } parties à la fois.
no-picture = Ce jeu n’a pas d’images.
too-large = La requête est trop grande : la limite est de { NUMBER($most) } Kio.
too-many-lines = Un enregistrement compte au plus { $most } lignes.
bad-names = Ligne 1 : les noms des places doivent être lisibles et compter au plus { $most } caractères.
bad-pack-name = L’identifiant du plateau doit être lisible.
not-text = L’enregistrement n’est pas un texte UTF-8.
busy = La table est débordée : réessayez dans un instant.
internal = Une erreur s’est produite de notre côté ; la partie n’a pas changé.
too-new = Cette partie se poursuit dans une version d’Argead plus récente que celle qui a répondu : réessayez dans un moment.
