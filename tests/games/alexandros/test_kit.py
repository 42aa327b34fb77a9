"""All that every game is held to."""

from __future__ import annotations

from argead.games.alexandros import GAME
from games.alexandros import invariants
from games.alexandros import records as recordings
from support.data import GOLDEN, RECORDS
from support.thorough import Thorough


class TestAlexandros(Thorough):
    game = GAME
    guesses = 5_000
    records = RECORDS / GAME.name
    golden = GOLDEN / GAME.name
    told = recordings.GOLDEN
    check = staticmethod(invariants.check)
