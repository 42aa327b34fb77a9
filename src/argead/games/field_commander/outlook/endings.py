"""The end in sight: what would win the campaign, when its time runs out, and what a victory would bring."""

from __future__ import annotations

from collections.abc import Iterator

from argead.games.field_commander.campaign import NOWHERE
from argead.games.field_commander.ending import reckon
from argead.games.field_commander.outlook.moment import under_way
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Prospect, slug

MOST = 4
FEW_AREAS = 2
FEW_TURNS = 2


def endings(s: FieldCommander, seat: int) -> list[Prospect]:
    """What is missing to win, the time left for it, and what the victory would be worth."""
    if not under_way(s):
        return []
    missing = [area for area in range(len(s.campaign.areas)) if s.campaign.pivotal & ~s.conquered & 1 << area]
    told = [*_victory(s, missing), *_time(s, missing)]
    if len(missing) <= FEW_AREAS:
        told += _worth(s)
    return [*told, *_mole(s)][:MOST]


def _victory(s: FieldCommander, missing: list[int]) -> Iterator[Prospect]:
    """The last pivotal areas, and the way home."""
    home = s.campaign.home
    names = [s.name(area) for area in missing]
    things = tuple(f"area:{slug(name)}" for name in names)
    if not missing:
        data = {"area": s.name(home), "range": s.campaign.range[home][s.army_at]}
        yield Prospect("home-wins", "victory", data, (f"area:{slug(s.name(home))}",))
    elif len(missing) > FEW_AREAS:
        return
    elif len(missing) > 1:
        yield Prospect("areas-missing", "victory", {"areas": names}, things)
    elif home in (NOWHERE, missing[0]):
        yield Prospect("area-wins", "victory", {"area": names[0]}, things)
    else:
        yield Prospect("area-then-home", "victory", {"area": names[0], "home": s.name(home)}, things)


def _time(s: FieldCommander, missing: list[int]) -> Iterator[Prospect]:
    """The last turns of the campaign."""
    turns = s.campaign.turns - s.turn
    if turns <= FEW_TURNS:
        data = {"turns": turns, "missing": len(missing)}
        yield Prospect("time-runs-out", "advance", data, (f"turn:{s.campaign.turns}",))


def _worth(s: FieldCommander) -> Iterator[Prospect]:
    """A victory in this turn and in the next; in a life, how long it would be remembered."""
    track, won = s.campaign.track, reckon(s)
    if s.turn < s.campaign.turns and track[s.turn][1] < track[s.turn - 1][1]:
        data = {"points": won.points, "then": won.points - track[s.turn - 1][1] + track[s.turn][1]}
        yield Prospect("points-fall", "victory", data, (f"turn:{s.turn}",))
    if s.life:
        immortality = s.immortality + won.immortality
        longer = [row for row in s.board.immortality["years"] if row["from"] > immortality]
        if longer:
            above = min(longer, key=lambda row: int(row["from"]))
            data = {"points": immortality, "least": above["from"], "years": str(above["years"])}
            yield Prospect("immortality-missing", "linked", data, ("treasury:points",))


def _mole(s: FieldCommander) -> Iterator[Prospect]:
    """One more section, and the mole reaches the island."""
    siege = s.campaign.siege
    if siege and s.mole == len(siege.mole_costs) - 1:
        data = {"gold": siege.mole_costs[-1], "points": siege.mole_points}
        yield Prospect("mole-completes", "tyre-victory", data, (f"area:{slug(s.name(siege.island))}",))
