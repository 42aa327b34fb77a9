"""All that every game is held to."""

from __future__ import annotations

from argead.games.field_commander import GAME
from games.field_commander import invariants
from games.field_commander import records as recordings
from support.data import GOLDEN, RECORDS
from support.thorough import Thorough


class TestFieldCommander(Thorough):
    game = GAME
    guesses = 5_000
    records = RECORDS / GAME.name
    golden = GOLDEN / GAME.name
    told = recordings.GOLDEN
    check = staticmethod(invariants.check)
