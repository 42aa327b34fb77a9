"""Gold counters, Glory, and drawing enemy Forces from their cups."""

from __future__ import annotations

from argead.games.field_commander.names import CALLISTHENES, INSIGHTS
from argead.games.field_commander.prophecy import check_spears
from argead.games.field_commander.state import FieldCommander

NONE_LEFT = -1
VICTORY_GLORY = 2
HITS_FOR_NO_FORCE = 2
"""Running out of Force counters: Hits for each that cannot be drawn."""


def gain_gold(s: FieldCommander, amount: int) -> int:
    """Take gold into the treasury, as far as the counters go."""
    taken = min(amount, s.board.gold_limit - s.gold_in_play())
    s.gold += taken
    check_spears(s)
    return taken


def lay_gold(s: FieldCommander, area: int, amount: int) -> int:
    """Lay gold in an area, as far as the counters go."""
    laid = min(amount, s.board.gold_limit - s.gold_in_play())
    s.gold_at[area] += laid
    return laid


def gain_glory(s: FieldCommander) -> int:
    """Glory for a battle, a stronghold or a Leader: Callisthenes writes of one more."""
    gained = VICTORY_GLORY
    if s.heeds(CALLISTHENES):
        gained += 1
        s.advised = True
    s.glory += gained
    return gained


def draw_insight(s: FieldCommander, price: int = 0) -> None:
    """Draw one of the Insights that are left."""
    take_insight(s, s.draw("insight", [s.insight_cup >> n & 1 for n in range(8)], INSIGHTS), price)


def take_insight(s: FieldCommander, insight: int, price: int) -> None:
    """The Insight is Alexander's until it is played."""
    s.glory -= price
    s.insight_cup &= ~(1 << insight)
    s.insights |= 1 << insight
    s.tell("drew-insight", "insights", 0, insight=INSIGHTS[insight], glory=price)


def draw_force(s: FieldCommander, nation: str, purpose: str, subject: str = "") -> int:
    """An enemy Force from its nation's cup, or NONE_LEFT."""
    counters = s.counters
    kinds = counters.nation_kinds[nation]
    cup, sets = s.cup, counters.sets
    bag = [(cup & sets[k]).bit_count() for k in kinds]
    if not any(bag):
        return NONE_LEFT
    some = cup & sets[kinds[s.draw(purpose, bag, counters.nation_faces[nation], subject)]]
    low = some & -some
    s.cup ^= low
    return low.bit_length() - 1


def draw_wall(s: FieldCommander) -> int:
    """A Wall from the stock, or NONE_LEFT."""
    some = s.cup & s.counters.walls
    if not some:
        return NONE_LEFT
    low = some & -some
    s.cup ^= low
    return low.bit_length() - 1
