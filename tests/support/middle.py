"""A table in the middle of a match."""

from __future__ import annotations

from random import Random

from argead.kernel import Dice, Match
from argead.shelf import game
from argead.table import Seat, Table
from argead.testing.settings import pick


def middle(name: str, players: int = 2, bots: str = "greedy:2", hints: bool = True, moves: int = 8) -> Table:
    """A match after some random moves, seat 0 a person's."""
    described = game(name)
    players = min(players, described.seats[1])
    seats = [Seat("here", "Ada", None, hints), *(Seat("bot", f"Bot {n}", bots) for n in range(1, players))]
    table = Table(Match(described, tuple(seat.name for seat in seats), Dice(2)), seats)
    random = Random(2)
    for _ in range(moves):
        seat = table.match.state.waiting()[0]
        table.take([table.play(seat, pick(random, table.match.state.actions(seat)).notation)])
    return table
