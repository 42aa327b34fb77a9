"""What an action would cost and bring, shown before it is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from argead.games.empire.actions import City, Cross, Temple
from argead.games.empire.scoring import settle_all
from argead.games.empire.state import Empire
from argead.kernel import Action


def preview(s: Empire, seat: int, action: Action) -> dict[str, Any] | None:
    """What can be said of a legal action beforehand, with the cubes as they are, ready for JSON."""
    if isinstance(action, Cross):
        width = s.board.steps + 1
        able = sum(s.marching[action.start * width : action.start * width + width - 1])
        ends = action.end == s.land.goal and not s.entered
        return {"price": action.price, "able": able, "ends": ends}
    board, names = s.board, s.land.names
    if isinstance(action, Temple):
        contest = _contest(s.temple_marks, s.temple_cubes, board.temple_price, seat, action.number, names)
        return contest | {"points": board.temple_points}
    if isinstance(action, City):
        contest = _contest(s.city_marks, s.city_cubes, board.city_price, seat, action.number, names)
        return contest | {"points": board.city_points}
    return None


def _contest(
    marks: Sequence[int], cubes: Sequence[int], base: int, seat: int, province: int, names: Sequence[str]
) -> dict[str, Any]:
    """How the scoring would end if it came now, with the cubes as they are and all that lies already paid in its order.

    `spoils` are the provinces where a piece of the seat's own lies that it could then no longer build.
    """
    more = [lying | (p == province) << seat for p, lying in enumerate(marks)]
    before, after = settle_all(marks, cubes, base), settle_all(more, cubes, base)
    contest = after[province]
    ahead = contest.winner == seat
    failed = "tied" if contest.tied else "unpaid"
    return {
        "rivals": [other for other in range(len(cubes)) if marks[province] >> other & 1],
        "standing": "ahead" if ahead else "behind" if contest.winner is not None else failed,
        "price": contest.price if ahead else 0,
        "spoils": [name for p, name in enumerate(names) if before[p].winner == seat != after[p].winner],
    }
