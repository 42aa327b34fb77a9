"""What an action would cost and bring, shown before it is taken."""

from __future__ import annotations

from typing import Any

from argead.games.empire.actions import City, Cross, Temple
from argead.games.empire.scoring import settle
from argead.games.empire.state import Empire
from argead.kernel import Action


def preview(s: Empire, seat: int, action: Action) -> dict[str, Any] | None:
    """What can be said of a legal action beforehand, with the cubes as they are, ready for JSON."""
    if isinstance(action, Cross):
        width = s.board.steps + 1
        able = sum(s.marching[action.start * width : action.start * width + width - 1])
        ends = action.end == s.land.goal and not s.entered
        return {"price": action.price, "able": able, "ends": ends}
    if isinstance(action, Temple):
        return _contest(
            s.temple_marks[action.number], seat, s.temple_cubes, s.board.temple_price, s.board.temple_points
        )
    if isinstance(action, City):
        return _contest(s.city_marks[action.number], seat, s.city_cubes, s.board.city_price, s.board.city_points)
    return None


def _contest(marks: int, seat: int, cubes: list[int], base: int, points: int) -> dict[str, Any]:
    """How the scoring would end if it came now, with the cubes as they are."""
    rivals = [other for other in range(len(cubes)) if marks >> other & 1]
    contest = settle(marks | 1 << seat, cubes, base)
    ahead = contest.winner == seat
    failed = "tied" if contest.tied else "unpaid"
    standing = "ahead" if ahead else "behind" if contest.winner is not None else failed
    return {"rivals": rivals, "standing": standing, "price": contest.price if ahead else 0, "points": points}
