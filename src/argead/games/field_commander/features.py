"""What a learned judgement reads of a campaign: named quantities, most of them between 0 and 1.

Pivotal areas have their places by campaign, in the order of the board file, so that each is judged by weights of its
own; a campaign with more of them than places is judged by the first ones.
"""

from __future__ import annotations

from argead.games.field_commander.names import ADVISORS, CAMPAIGNS, INSIGHTS, PROPHECIES
from argead.games.field_commander.quantities import (
    ARMS,
    LAST_TURNS,
    LEVELS,
    PLACE,
    PLACES,
    QUESTIONS,
    Army,
    fortune,
    means,
    moment,
    places,
    question,
    siege,
    ways,
)
from argead.games.field_commander.state import FieldCommander

INPUTS = (
    *CAMPAIGNS,
    *(f"life in {name}" for name in CAMPAIGNS),
    *(question.kind() for question in QUESTIONS),
    "turns gone",
    "turns left",
    *(f"{n} turns left" for n in range(LAST_TURNS)),
    "points of the square",
    "options",
    "gold",
    "gold up to 4",
    "gold up to 12",
    "glory",
    "glory up to 5",
    *(f"level {n + 1}" for n in range(LEVELS)),
    "level",
    *ADVISORS,
    *(f"{name} lost" for name in ADVISORS),
    "advisors",
    *INSIGHTS,
    "forces",
    "forces up to 6",
    *(f"{arm} fresh" for arm in ARMS),
    *(f"{arm} worn" for arm in ARMS),
    "army power",
    "army power behind a wall",
    "army power behind two walls",
    "army steps",
    "Alexander's hits",
    *PROPHECIES,
    *(f"{name} turns" for name in PROPHECIES),
    "oracles",
    "oracle distance",
    "cities",
    "temples",
    "city here",
    "temple here",
    "governed",
    "razed",
    "income",
    "city bought",
    "temple bought",
    "forces bought",
    "mole bought",
    "diplomats sent",
    "advice taken",
    "advice forgone",
    "besieging",
    "demanded here",
    "operation counters",
    "operation power",
    "operation steps",
    "go",
    "open operations",
    "walls left",
    "enemies left",
    "pivotal left",
    "nearest",
    "march",
    "two marches",
    "home distance",
    "all conquered",
    "transports",
    "mole",
    "ships",
    "warships",
    "sections full",
    "sections reduced",
    "breached",
    "tyre open",
    "tyre fallen",
    "price",
    "price beyond the gold",
    "hits to take",
    "demand missing",
    "demand missing beyond the glory",
    "price of the question",
    *(f"{name} {n + 1} {what}" for name in CAMPAIGNS for n in range(PLACES) for what in PLACE),
)


def features(s: FieldCommander, seat: int) -> list[list[float]]:
    """One row, in the order of `INPUTS`."""
    army = Army(s)
    row = [*moment(s), *means(s, army), *fortune(s), *ways(s), *siege(s), *question(s), *places(s, army)]
    return [row]
