"""What the commander had at the end and never used."""

from __future__ import annotations

from argead.games.field_commander.names import INSIGHTS, PROPHECIES
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Prospect, slug

SPARE_GOLD = 5


def unused(s: FieldCommander, seat: int) -> list[Prospect]:
    """Gold and Glory that would have bought something, Insights, oracles that were not asked, open prophecies."""
    told: list[Prospect] = []
    if s.gold >= SPARE_GOLD:
        told.append(Prospect("gold-unspent", "spending", {"gold": s.gold}, ("treasury:gold",)))
    if s.glory >= s.board.prices["insight"]:
        told.append(Prospect("glory-unspent", "spending", {"glory": s.glory}, ("treasury:glory",)))
    if s.insights:
        names = [name for n, name in enumerate(INSIGHTS) if s.insights >> n & 1]
        things = tuple(f"insight:{name}" for name in names)
        told.append(Prospect("insights-unplayed", "insights", {"insights": names}, things))
    areas = [name for n, name in enumerate(s.campaign.areas) if s.waiting_oracles & ~(1 << s.campaign.start) & 1 << n]
    if areas:
        things = tuple(f"area:{slug(name)}" for name in areas)
        told.append(Prospect("oracles-unasked", "prophecies", {"areas": areas}, things))
    for p, deadline in enumerate(s.deadlines):
        if deadline:
            name = PROPHECIES[p]
            told.append(Prospect("prophecy-open", "completing", {"prophecy": name}, (f"prophecy:{name}",)))
    return told
