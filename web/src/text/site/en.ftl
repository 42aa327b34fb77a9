# The site without a server
site-loading = The referee is on its way: { $loaded } of { $total }
site-waking = The referee is waking up…
site-ready = Everything happens in this browser; no server is needed.
site-flight = Kept for the next visit, which needs no network.
site-unkept = The next visit needs a network again: this browser did not keep the site.
site-forgetful = This browser does not let Argead remember anything, so no match can be played here: allow this page to store data, or leave the private window.
site-install = Install Argead
site-by-menu = To install Argead, tap Share, then “Add to Home Screen”.
site-newer = A newer version of Argead is ready.
site-update = Load it
site-away = The list of games did not come. Are you offline? Trying again…
site-here-title = The table in this browser
site-here = Play here
site-explaining = This takes a few minutes in this browser, and goes on only while you stay here.
site-elsewhere = This match is open in another window, and only one can play it.
site-unfetched = The referee could not be fetched. Check that you are online, then try again: nothing is lost.
site-gone = This version of Argead is no longer where it came from. Load the newer one: your matches stay.
site-load-newer = Load the newer one
site-unable = This browser is too old for the referee, which needs WebAssembly.
site-broken = The referee has stopped. Your matches are kept: try again to wake it.
site-full = Nothing can be stored: this browser has no room left. Nothing was lost; export your matches, then make room.
site-forbidden = This browser does not let Argead store anything: allow this page to store data, or leave the private window.
site-failed = It could not be stored, and nothing was changed. Try again.

# What is kept
kept = Kept in this browser
kept-matches = { $count ->
    [0] No matches are kept here yet.
    [one] 1 match is kept here.
   *[other] { $count } matches are kept here.
}
kept-room = The matches and the site take { $used }; the browser allows { $most }.
kept-lasting = The browser has promised to keep them.
kept-passing = When room is short, the browser may clear them away.
kept-last = Ask it to keep them
kept-refused = The browser did not promise it. Export your matches now and then.
kept-move = Everything in one file
kept-move-help = Seats, matches and settings: for another browser or another device, or to be on the safe side. Whoever has the file holds your seats.
kept-export = Export everything
kept-import = Import a file
kept-brought = { $count ->
    [0] Nothing new was in the file.
    [one] 1 match was taken in.
   *[other] { $count } matches were taken in.
}
kept-known = { $count ->
    [one] 1 was here already, and goes no further in the file: it stays as it is.
   *[other] { $count } were here already, and go no further in the file: they stay as they are.
}
kept-unlisted = { $count ->
    [one] 1 match that is no longer on your list still takes room.
   *[other] { $count } matches that are no longer on your list still take room.
}
kept-drop = Clear them away

# Going on elsewhere
hand-on = Continue on a server
hand-on-help = This match is played in this browser alone. Save it, then open its record on an Argead server: there you can play on from its last position, with friends who join by link. Whoever opens the record sees all hands. The record says that it began without a referee.
hand-on-save = Save this match
hand-on-open = On the server’s front page choose “Open a record file”, then “Play on from here”.
