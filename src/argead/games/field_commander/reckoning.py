"""What a campaign or a life came to: victory points or Immortality, and what was missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from argead.games.field_commander.campaign import NOWHERE
from argead.games.field_commander.ending import reckon
from argead.games.field_commander.names import CAMPAIGNS
from argead.games.field_commander.state import FieldCommander, Reckoning
from argead.kernel import Entry, Moment, Remark, slug

DEEDS = ("lost", "campaign-won", "leader-slain", "conquered", "retreated", "failed", "fulfilled", "built", "won")

POINTS = ("track", "options", "cities", "mole")


def points(s: FieldCommander) -> list[int]:
    """What a victory at this moment would bring; at the end what there is."""
    outcome = s.outcome()
    if outcome is not None:
        return list(outcome.scores)
    won = reckon(s)
    return [s.immortality + won.immortality if s.life else won.points]


def turn(s: FieldCommander) -> Remark:
    campaign = {"campaign": s.campaign.id} if s.life else {}
    name = ("life-turn" if s.life else "turn") if s.turn else ("life-set-up" if s.life else "set-up")
    square = {"number": s.turn, "track": s.campaign.track[s.turn - 1][0]} if s.turn else {}
    return Remark(name, campaign | square)


def notes(s: FieldCommander) -> list[Remark]:
    """How each campaign went, what stood in the way of the last one, and how long it is remembered."""
    told = [_campaign(entry) for entry in s.reckoning if s.life or entry.won]
    if s.reason != "victory":
        areas = [name for n, name in enumerate(s.campaign.areas) if s.campaign.pivotal & ~s.conquered & 1 << n]
        home = s.campaign.home
        if areas:
            told.append(Remark("missing", {"areas": areas}))
        elif home != NOWHERE:
            told.append(Remark("home", {"area": s.campaign.areas[home]}))
    if s.immortality:
        told.append(Remark("years", {"points": s.immortality, "years": str(s.board.years(s.immortality))}))
    return told


def _campaign(entry: Reckoning) -> Remark:
    facts = {"campaign": entry.campaign, "turn": entry.turn}
    if not entry.won:
        return Remark("campaign-lost", facts)
    return Remark("campaign-won", facts | {"points": entry.points, "glory": entry.glory})


def lines(course: Sequence[Moment]) -> Iterator[Entry]:
    """The victory points of a campaign, or what each campaign of a life added to its Immortality."""
    s: FieldCommander = course[-1].state
    for entry in s.reckoning:
        if entry.won:
            yield from _immortality(s, entry) if s.life else _points(s, entry)


def _points(s: FieldCommander, entry: Reckoning) -> Iterator[Entry]:
    square = {"track": s.campaign.track[entry.turn - 1][0]}
    cities = tuple(f"area:{slug(name)}" for n, name in enumerate(s.campaign.areas) if s.cities >> n & 1)
    things = {"track": (f"turn:{entry.turn}",), "cities": cities, "mole": ("track:mole",)}
    for line in POINTS:
        if value := getattr(entry, line):
            yield Entry(0, Remark(line, square if line == "track" else {}), value, things.get(line, ()))


def _immortality(s: FieldCommander, entry: Reckoning) -> Iterator[Entry]:
    table = s.board.immortality
    counted = {"points": entry.points, "governed": entry.governed, "glory": entry.glory}
    if entry.campaign == CAMPAIGNS[-1]:
        counted["level"] = entry.level
    for line, count in counted.items():
        if count:
            facts = {"campaign": entry.campaign, "count": count, "each": table[line]}
            yield Entry(0, Remark(f"life-{line}", facts), count * table[line])
