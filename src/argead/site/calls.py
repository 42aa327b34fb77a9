"""Every call that the page may make, in the protocol's own addresses, and what is done at each."""

from __future__ import annotations

import re
from collections.abc import Callable

from argead.site import advising, beginnings, playing, telling
from argead.site.call import Call
from argead.site.house import House
from argead.site.outcomes import Outcome
from argead.table.refusals import Refusal

Done = Callable[..., Outcome]

MATCH = "/api/matches/([^/]+)"

CALLS: tuple[tuple[str, str, Done], ...] = (
    ("GET", "/api/health", telling.health),
    ("GET", "/api/games", telling.games),
    ("GET", "/api/games/([^/]+)/rules", telling.rules),
    ("GET", "/api/games/([^/]+)/words", telling.words),
    ("POST", "/api/glances", telling.glances),
    ("POST", "/api/matches", beginnings.create),
    ("POST", "/api/records", beginnings.upload),
    ("GET", MATCH, playing.look),
    ("GET", f"{MATCH}/board", telling.board),
    ("POST", f"{MATCH}/moves", playing.move),
    ("POST", f"{MATCH}/undo", playing.undo),
    ("GET", f"{MATCH}/hint", advising.hint),
    ("GET", f"{MATCH}/outlook", advising.outlook),
    ("GET", f"{MATCH}/odds", playing.odds),
    ("GET", f"{MATCH}/why", playing.why),
    ("POST", f"{MATCH}/handover", playing.hand_over),
    ("POST", f"{MATCH}/takeback", playing.take_back),
    ("POST", f"{MATCH}/again", beginnings.again),
    ("POST", f"{MATCH}/fork", beginnings.fork),
    ("GET", f"{MATCH}/account", telling.account),
    ("GET", f"{MATCH}/ending", telling.ending),
    ("GET", f"{MATCH}/analysis", advising.analysis),
    ("GET", f"{MATCH}/record", telling.record),
    ("GET", f"{MATCH}/at/([0-9]+)", telling.at),
    ("GET", f"{MATCH}/(?:invites|invitation)", telling.no_server),
    ("POST", f"{MATCH}/(?:renew|claim|carry|redeem)", telling.no_server),
)


def done(house: House, call: Call) -> Outcome:
    """What comes of a call."""
    methods = []
    for method, path, do in CALLS:
        found = re.fullmatch(path, call.path)
        if found and method == call.method:
            return do(house, call, *found.groups())
        methods += [method] if found else []
    raise Refusal("bad-method" if methods else "not-found")
