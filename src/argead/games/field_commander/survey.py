"""Reading and judging a file of counters and campaigns: every complaint names the table and says what to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from argead.games.field_commander.judge import Values, numbers, table, tables, values
from argead.games.field_commander.names import (
    CAMPAIGNS,
    EFFECTS,
    ENEMY_PLANS,
    NATIONS,
    OPERATIONS,
    PLANS,
    PROPHECIES,
    TYPES,
)
from argead.games.field_commander.survey_campaign import judge_campaign
from argead.kernel import DataError, read_pack, slug
from argead.kernel.reading import Table, known, number, one_of, word

FILE = "the file"
KEYS = {"id", "source", "limits", "prices", "intimidation", "alexander", "plans", "enemy_plans", "prophecies"}
KEYS |= {"order", "operation", "force", "campaign", "immortality"}
NUMBERS = {
    "limits": {"gold": 500, "walls": 30, "buildings": 30},
    "prices": dict.fromkeys(("city", "temple", "refit", "plan", "advisor", "insight", "chosen_insight"), 50),
    "intimidation": {"failure": 20, "ongoing": 20, "courtesans": 20},
    "plans": dict.fromkeys(PLANS, 20),
    "enemy_plans": dict.fromkeys(ENEMY_PLANS, 20),
    "prophecies": dict.fromkeys(PROPHECIES, 20),
}
IMMORTALITY = dict.fromkeys(("governed", "glory", "points", "city", "level"), 99)
HIGHEST_ORDER = 20
MOST_ORDERS = HIGHEST_ORDER + 1
LEVELS = 8
MOST_KINDS = 80
MOST_COUNTERS = 200
"""Three times those of the box: every counter has a dozen actions of its own."""

MOST_YEARS = 60
RESERVED = ("alexander", "wall")
"""Kinds of counters that are no Forces of a file."""


@dataclass(frozen=True, slots=True)
class Force:
    """A kind of counter: nation, type, how many, and both sides (speed, battle value, superscript)."""

    nation: str
    kind: str
    type: str
    count: int
    full: Values
    reduced: Values | None


@dataclass(frozen=True, slots=True)
class Survey:
    """A file that has passed. Tables whose keys are checked here stay tables."""

    id: str
    numbers: dict[str, dict[str, int]]
    levels: tuple[Values, ...]
    orders: tuple[tuple[int, str], ...]
    operations: tuple[Table, ...]
    forces: tuple[Force, ...]
    campaigns: tuple[Table, ...]
    immortality: Table


def survey(text: str) -> Survey:
    """Read a file of counters and campaigns."""
    data = read_pack(text, KEYS)
    read = {title: numbers(f"[{title}]", table(FILE, title, data, set(most)), most) for title, most in NUMBERS.items()}
    levels = _levels(data)
    forces = _forces(tables(FILE, "force", data, MOST_KINDS))
    kinds = {force.kind: (force.nation, force.count) for force in forces}
    leaders = {force.kind for force in forces if force.type == "LE"}
    given = tables(FILE, "campaign", data, len(CAMPAIGNS))
    campaigns = tuple(judge_campaign(one, kinds, leaders, read["limits"]["walls"]) for one in given)
    if tuple(campaign["id"] for campaign in campaigns) != CAMPAIGNS:
        raise DataError(f"the tables [[campaign]] must be, in this order: {', '.join(CAMPAIGNS)}")
    return Survey(
        data["id"],
        read,
        levels,
        _orders(tables(FILE, "order", data, MOST_ORDERS)),
        _operations(tables(FILE, "operation", data, len(OPERATIONS))),
        forces,
        campaigns,
        _immortality(data),
    )


def _levels(data: Table) -> tuple[Values, ...]:
    levels = table(FILE, "alexander", data, {"levels"}).get("levels")
    if not isinstance(levels, list) or len(levels) != LEVELS:
        raise DataError(f"[alexander] needs 'levels': {LEVELS} of them")
    return tuple(values(f"[alexander] level {n}", level) for n, level in enumerate(levels, 1))


def _forces(given: list[Table]) -> tuple[Force, ...]:
    forces = tuple(_force(f"force {n}", force) for n, force in enumerate(given, 1))
    spelled = [slug(force.kind) for force in forces]
    for kind in spelled:
        if kind in RESERVED or spelled.count(kind) > 1:
            raise DataError(f"the kind {kind!r} is taken: list each kind once, under its own name, with its count")
    counters = sum(force.count for force in forces)
    if counters > MOST_COUNTERS:
        raise DataError(f"the tables [[force]] have a 'count' of {counters} together: the most is {MOST_COUNTERS}")
    return forces


def _force(where: str, given: Table) -> Force:
    known(where, given, {"nation", "kind", "type", "count", "full", "reduced"})
    kind = word(where, "kind", given.get("kind"))
    where = f"{where} ({kind})"
    nation = one_of(where, "nation", given.get("nation"), NATIONS)
    type_ = one_of(where, "type", given.get("type"), TYPES)
    count = number(where, "count", given.get("count"), 20, 1)
    if type_ == "LE" and count > 1:
        raise DataError(f"{where}: a Leader has one counter")
    reduced = values(f"{where}: 'reduced'", given["reduced"]) if "reduced" in given else None
    return Force(nation, kind, type_, count, values(f"{where}: 'full'", given.get("full")), reduced)


def _orders(given: list[Table]) -> tuple[tuple[int, str], ...]:
    orders = []
    for n, row in enumerate(given, 1):
        known(f"order {n}", row, {"upto", "effect"})
        upto = number(f"order {n}", "upto", row.get("upto"), HIGHEST_ORDER)
        orders.append((upto, one_of(f"order {n}", "effect", row.get("effect"), EFFECTS)))
    if sorted({upto for upto, _ in orders}) != [upto for upto, _ in orders]:
        raise DataError("the tables [[order]] must rise in 'upto'")
    return tuple(orders)


def _operations(given: list[Table]) -> tuple[Table, ...]:
    if tuple(row.get("id") for row in given) != OPERATIONS:
        raise DataError(f"the tables [[operation]] must be, in this order: {', '.join(OPERATIONS)}")
    fields = ("count", "forces", "walls", "gold", "cancel_gold", "cancel_glory")
    read = []
    for row in given:
        where = f"operation {row['id']}"
        known(where, row, {"id", *fields})
        read.append({"id": row["id"]} | {key: number(where, key, row.get(key, 0), 20) for key in fields})
    if read[-1]["count"] != 1:
        raise DataError("operation go: 'count' must be 1: the counters are shuffled when it is drawn")
    return tuple(read)


def _immortality(data: Table) -> dict[str, Any]:
    given = table(FILE, "immortality", data, {*IMMORTALITY, "years"})
    read: dict[str, Any] = dict(numbers("[immortality]", given, IMMORTALITY))
    read["years"] = [
        {key: number("[immortality] years", key, row.get(key), 9999) for key in ("from", "years")}
        for row in tables("[immortality]", "years", given, MOST_YEARS)
    ]
    if read["years"][0]["from"] != 0:
        raise DataError("[immortality] needs 'years': a list that begins with from = 0")
    return read
