"""The reckoning of a game that has no module `reckoning`: its points as far as they lie open, and its turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from argead.kernel import Entry, Moment, Remark, State


def points(state: State) -> list[int]:
    """The points of each seat; none where the game does not show them before the end."""
    outcome = state.outcome()
    shown = state.view(None).get("scores") if outcome is None else list(outcome.scores)
    known = isinstance(shown, list) and len(shown) == state.players and all(type(one) is int for one in shown)
    return list(shown) if isinstance(shown, list) and known else []


def lines(course: Sequence[Moment]) -> Iterator[Entry]:
    """What each seat has at the end, in one line."""
    for seat, score in enumerate(points(course[-1].state)):
        yield Entry(seat, Remark("plain-points"), score)


def turn(state: State) -> Remark | None:
    """The turn, if the game counts them."""
    number = state.turns()
    return None if number is None else Remark("plain-turn", {"number": number})
