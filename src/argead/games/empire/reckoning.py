"""Where the points came from: armies, temples and cities in the provinces, and the awards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from argead.games.empire.state import Empire
from argead.games.empire.things import slug
from argead.kernel import Entry, Event, Moment, Remark

DEEDS = ("award-cities", "award-temples", "city-built", "temple-built", "entered", "majority")

SCORED = {"majority": "majorities", "temple-built": "temples", "city-built": "cities"}
AWARDED = {"award-cities": "cities", "award-temples": "temples"}
ROWS = (
    *("majorities", "temples", "cities"),
    *("most-cities", "most-temples", "most-cities-in-region", "most-temples-in-region"),
)


def points(s: Empire) -> list[int]:
    return s.scores[:]


def turn(s: Empire) -> Remark:
    return Remark("round", {"region": s.land.id, "round": s.round})


def lines(course: Sequence[Moment]) -> Iterator[Entry]:
    """An entry for all that scored, kind by kind."""
    found = [entry for moment in course for event in moment.events if (entry := _entry(event))]
    yield from sorted(found, key=lambda entry: ROWS.index(entry.remark.name))


def _entry(event: Event) -> Entry | None:
    if event.seat is None:
        return None
    if event.kind in SCORED:
        place = (f"province:{slug(event.data['province'])}",)
        return Entry(event.seat, Remark(SCORED[event.kind]), event.data["points"], place)
    if event.kind not in AWARDED:
        return None
    pieces, region = AWARDED[event.kind], event.data["region"]
    award = f"award:{pieces}-{region}"
    if region == "board":
        return Entry(event.seat, Remark(f"most-{pieces}"), event.data["points"], (award,))
    return Entry(event.seat, Remark(f"most-{pieces}-in-region"), event.data["points"], (award, f"region:{region}"))
