"""The end of the game, in its last region."""

from __future__ import annotations

from collections.abc import Iterator

from argead.games.empire.ending import award_points, built_cities, built_temples
from argead.games.empire.outlook.march import expedition, marchers
from argead.games.empire.scoring import Score
from argead.games.empire.state import Empire
from argead.games.empire.things import slug
from argead.kernel import Prospect, Sealed

SCORE = Score()


def endings(s: Empire, seat: int) -> list[Prospect]:
    """The end of the game, in its last region."""
    if not s.agenda or s.region < s.last_region:
        return []
    return [*_last_region(s), *_last_goal(s), *_as_scored(s, seat)]


def _last_region(s: Empire) -> Iterator[Prospect]:
    """After so many rounds, the one under way among them, or when the goal is entered."""
    rounds = 1 if s.entered else s.board.rounds - s.round + 1
    goal = s.land.names[s.land.goal]
    facts = {"region": s.land.id, "goal": goal, "rounds": rounds}
    yield Prospect("last-region", "end", facts, (f"province:{slug(goal)}",))


def _last_goal(s: Empire) -> Iterator[Prospect]:
    """Who can enter the last goal in this round."""
    able = [marcher.seat for marcher in marchers(s) if expedition(s, marcher, s.land.goal, 1)]
    if able and not s.entered and s.round < s.board.rounds:
        goal = s.land.names[s.land.goal]
        facts = {"player": sorted(able), "goal": goal}
        yield Prospect("last-goal", "end", facts, (f"province:{slug(goal)}",))


def _as_scored(s: Empire, seat: int) -> Iterator[Prospect]:
    """Who would win if the region were scored as it stands, and how much the seat lacks."""
    after = s.clone(Sealed())
    SCORE.run(after)
    awarded = award_points(after, built_cities(after), built_temples(after))
    scores = [score + award for score, award in zip(after.scores, awarded, strict=True)]
    most = max(scores)
    winners = [player for player, score in enumerate(scores) if score == most]
    yield Prospect("as-scored", "awards", {"player": winners, "scores": scores})
    if most > scores[seat]:
        yield Prospect("points-missing", "end", {"player": winners, "points": most - scores[seat]}, (f"score:{seat}",))
