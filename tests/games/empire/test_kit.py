"""All that every game is held to."""

from __future__ import annotations

from argead.games.empire import GAME
from argead.testing.kit import Kit
from games.empire import invariants
from games.empire import records as recordings
from support.data import GOLDEN, RECORDS


class TestEmpire(Kit):
    game = GAME
    records = RECORDS / GAME.name
    golden = GOLDEN / GAME.name
    told = recordings.GOLDEN
    check = staticmethod(invariants.check)
