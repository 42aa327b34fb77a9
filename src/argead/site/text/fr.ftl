# Ce que le site refuse, là où il n’y a pas de serveur, et pourquoi.

no-links = Il n’y a pas de serveur ici : on ne peut inviter personne, ni s’asseoir sur un autre appareil. Jouez à un même écran, ou contre des robots.
storage-full = Rien ne peut être enregistré : ce navigateur n’a plus de place pour Argead. La partie n’a pas changé ; effacez d’anciennes parties depuis l’accueil (« Conservé dans ce navigateur »), puis réessayez.
storage-forbidden = Ce navigateur ne laisse rien enregistrer à Argead, si bien qu’on ne peut pas jouer ici : autorisez cette page à garder des données, ou quittez la fenêtre privée.
storage-taken = Une autre fenêtre a poursuivi cette partie : regardez, puis jouez.
storage-failed = L’enregistrement a échoué et rien n’a changé : réessayez.
match-too-new = Cette partie s’est poursuivie dans une version d’Argead plus récente que celle qui est ouverte ici : chargez la nouvelle version depuis l’accueil.
import-not-export = Ce fichier n’a pas été exporté par Argead.
import-too-large = Le fichier est trop gros : la limite est de { $most } Mio.
import-too-new = Ce fichier vient d’un Argead plus récent que celui-ci : mettez d’abord à jour.
import-broken = La partie { $number } du fichier est abîmée : rien n’a été importé.
import-no-game = La partie { $number } du fichier est celle d’un jeu qui n’est pas installé ici, { $game } : rien n’a été importé.
