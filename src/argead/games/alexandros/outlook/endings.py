"""Ends of the game in sight, and whom they would serve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from argead.games.alexandros.state import Alexandros
from argead.kernel import Prospect

MOST = 4
SOON = 3
"""Taxes after which an end is in sight."""
SCARCE = 12
"""Black walls at which the end is in sight: a few rides use them up."""


def endings(s: Alexandros, seat: int) -> list[Prospect]:
    """Ends of the game in sight, and whom they would serve."""
    if not s.agenda:
        return []
    found = [*_last_turn(s), *_one_tax(s), *_few_taxes(s, seat), *_few_walls(s), *_standstill(s)]
    return found[:MOST]


def _last_turn(s: Alexandros) -> Iterator[Prospect]:
    """Red walls have been needed: nobody moves after this turn."""
    if s.last_turn:
        yield Prospect("last-turn", "end", _standing(s, s.scores))


def _one_tax(s: Alexandros) -> Iterator[Prospect]:
    """The next tax, whoever collects it, ends the game."""
    scores = after_a_tax(s)
    if max(scores) >= s.board.components["goal"]:
        standing = _standing(s, scores)
        yield Prospect("one-tax", "end", standing, tuple(f"income:{seat}" for seat in standing["player"]))


def _few_taxes(s: Alexandros, seat: int) -> Iterator[Prospect]:
    """The rival who is nearest to the goal, and the seat itself, if a few taxes would do."""
    if s.last_turn:
        return
    goal, income = s.board.components["goal"], s.income()
    taxes = [-((score - goal) // tax) if tax else 0 for score, tax in zip(s.scores, income, strict=True)]
    near = [player for player, count in enumerate(taxes) if 1 < count <= SOON and min(filter(None, taxes)) > 1]
    rival = min((player for player in near if player != seat), key=lambda player: taxes[player], default=None)
    for player in (rival, seat):
        if player is not None and player in near:
            facts = {"points": goal - s.scores[player], "taxes": taxes[player], "worth": income[player], "goal": goal}
            yield Prospect("few-taxes", "end", {"player": player, **facts}, (f"score:{player}",))


def _few_walls(s: Alexandros) -> Iterator[Prospect]:
    """The black walls run out."""
    black = s.walls_left()[0]
    if black <= SCARCE and not s.last_turn:
        yield Prospect("few-walls", "end", {"walls": black, **_standing(s, s.scores)}, ("supply:black",))


def _standstill(s: Alexandros) -> Iterator[Prospect]:
    """Alexander cannot move; a whole round of that ends the game."""
    turns = s.players - s.stuck
    if not s.available() and turns and not s.last_turn:
        yield Prospect("standstill", "special-cases", {"turns": turns, **_standing(s, s.scores)}, ("piece:alexander",))


def _standing(s: Alexandros, scores: Sequence[int]) -> dict[str, list[int]]:
    """Who would win with these scores."""
    return {"player": [seat for seat, score in enumerate(scores) if score == max(scores)], "scores": [*scores]}


def after_a_tax(s: Alexandros) -> list[int]:
    return [score + tax for score, tax in zip(s.scores, s.income(), strict=True)]
