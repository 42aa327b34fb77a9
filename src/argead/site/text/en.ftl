# What the site refuses, where there is no server, and why.

no-links = There is no server here: nobody else can be invited, and no other device can sit down. Play at one screen, or against bots.
storage-full = Nothing can be stored: this browser has no room left for Argead. The match is unchanged; remove old matches, or export them, then try again.
storage-forbidden = This browser does not let Argead store anything, so nothing can be played here: allow this page to store data, or leave the private window.
storage-taken = Another window has gone on with this match: look again, then move.
storage-failed = The move could not be stored and the match is unchanged: try again.
import-not-export = This is not a file that Argead has exported.
import-too-large = The file is too large: the limit is { $most } MiB.
import-too-new = This file was exported by a newer Argead than this one: update first.
import-broken = Match { $number } of the file is broken, so nothing was imported.
import-no-game = Match { $number } of the file is of a game that is not installed here, { $game }, so nothing was imported.
