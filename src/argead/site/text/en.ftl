# What the site refuses, where there is no server, and why.

no-links = There is no server here: nobody else can be invited, and no other device can sit down. Play at one screen, or against bots.
storage-full = Nothing can be stored: this browser has no room left for Argead. The match is unchanged; clear old matches away in the lobby (“Kept in this browser”), then try again.
storage-forbidden = This browser does not let Argead store anything, so nothing can be played here: allow this page to store data, or leave the private window.
storage-taken = Another window has gone on with this match: look again, then move.
storage-failed = It could not be stored, and nothing has changed: try again.
match-too-new = This match has gone on in a newer Argead than the one that is open here: load the newer version in the lobby.
import-not-export = This is not a file that Argead has exported.
import-too-large = The file is too large: the limit is { $most } MiB.
import-too-new = This file was exported by a newer Argead than this one: update first.
import-broken = Match { $number } of the file is broken, so nothing was imported.
import-no-game = Match { $number } of the file is of a game that is not installed here, { $game }, so nothing was imported.
