"""What the commander sees: everything on the table, with the book-keeping done."""

from __future__ import annotations

from typing import Any

from argead.games.field_commander.battle.attack import Cast, TemptFate, TurnFlank
from argead.games.field_commander.battle.inflict import InflictHits
from argead.games.field_commander.battle.plans import ChoosePlans
from argead.games.field_commander.campaign import NOWHERE
from argead.games.field_commander.ending import reckon
from argead.games.field_commander.hits import TakeHits
from argead.games.field_commander.intimidation import PressDemand, result
from argead.games.field_commander.names import (
    ADVISORS,
    CAMPAIGNS,
    ENEMY_PLANS,
    INSIGHTS,
    NATIONS,
    OPERATIONS,
    PLANS,
    PROPHECIES,
)
from argead.games.field_commander.operations import MeetIntrigue, open_counters
from argead.games.field_commander.orders import ReadOmen, foreseen
from argead.games.field_commander.resupply import CITY, FORCES, TEMPLE, expenses, income
from argead.games.field_commander.route import EnterArea, foraging, resistance
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import MOLE_BOUGHT, ReadTyreOmen, is_fallen, sections, siege_of, tyre_effect

PURCHASES = ((CITY, "city"), (TEMPLE, "temple"), (FORCES, "forces"), (MOLE_BOUGHT, "mole"))


def view(s: FieldCommander, seat: int | None) -> dict[str, Any]:
    """Ready for JSON; a spectator sees the same."""
    step = s.agenda[-1] if s.agenda else None
    board, campaign = s.board, s.campaign
    return {
        "seat": seat,
        "campaign": campaign.id,
        "life": s.life,
        "campaigns": list(CAMPAIGNS[: s.campaign_number + 1]) if s.life else [campaign.id],
        "options": [option.id for n, option in enumerate(campaign.options) if s.adopted >> n & 1],
        "stage": s.stage,
        "turn": s.turn,
        "turns": [{"name": name, "points": points} for name, points in campaign.track],
        "army": {
            "at": s.name(s.army_at),
            "from": s.name(s.army_from) if s.army_from != NOWHERE else None,
            "besieging": s.besieging(),
            "level": s.level,
            "alexander": list(board.levels[max(s.level, 1) - 1]),
            "forces": _counters(s, s.army),
        },
        "pool": _by_kind(s, s.pool),
        "gold": s.gold,
        "glory": s.glory,
        "gold_limit": board.gold_limit,
        "gold_in_play": s.gold_in_play(),
        "income": {"gold": min(income(s), board.gold_limit - s.gold_in_play()), "lost": expenses(s)},
        "advisors": _named(s.advisors, ADVISORS),
        "advisors_left": _named(~(s.advisors | s.lost_advisors), ADVISORS),
        "advisors_lost": _named(s.lost_advisors, ADVISORS),
        "insights": _named(s.insights, INSIGHTS),
        "insights_left": s.insight_cup.bit_count(),
        "areas": {name: _area(s, n) for n, name in enumerate(campaign.areas)},
        "operation": _operation(s, step),
        "cups": {nation: _by_kind(s, s.cup & s.counters.nation[nation]) for nation in NATIONS[1:]},
        "walls": (s.cup & s.counters.walls).bit_count(),
        "destroyed": _counters(s, s.destroyed),
        "prophecies": [
            {"name": PROPHECIES[p], "until": until, "turns_left": until - s.turn + 1}
            for p, until in enumerate(s.deadlines)
            if until
        ],
        "advised": s.advised,
        "forgone": s.forgone,
        "diplomats": s.diplomats,
        "temples": s.temples.bit_count(),
        "cities": s.cities.bit_count(),
        "buildings_left": board.buildings - s.temples.bit_count() - s.cities.bit_count(),
        "bought": [name for bit, name in PURCHASES if s.bought & bit],
        "battle": _battle(s, step) if s.in_battle else None,
        "scouting": _scouting(s, step),
        "intimidation": _intimidation(s, step),
        "order": _order(s, step),
        "hits": {"left": step.left, "where": ("field", "battle", "duel")[step.where]}
        if isinstance(step, TakeHits)
        else None,
        "tyre": _tyre(s),
        "prospect": reckon(s)._asdict() if s.turn else None,
        "reckoning": [entry._asdict() for entry in s.reckoning],
        "immortality": s.immortality,
        "years": board.years(s.immortality),
    }


def _named(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for n, name in enumerate(names) if bits >> n & 1]


def _counters(s: FieldCommander, counters: int) -> list[dict[str, Any]]:
    return [_counter(s, c) for c in s.counters.members(counters)]


def _counter(s: FieldCommander, c: int) -> dict[str, Any]:
    kind = s.counters.kinds[s.counters.kind[c]]
    return {"counter": s.counters.names[c], "kind": kind, "reduced": bool(s.worn >> c & 1)}


def _by_kind(s: FieldCommander, counters: int) -> dict[str, int]:
    counted = {
        kind: (counters & bits).bit_count() for kind, bits in zip(s.counters.kinds, s.counters.sets, strict=True)
    }
    return {kind: count for kind, count in counted.items() if count}


def _area(s: FieldCommander, n: int) -> dict[str, Any]:
    bit = 1 << n
    taken = "governed" if s.governed & bit else "razed" if s.razed & bit else "taken" if s.conquered & bit else None
    oracle = "none"
    if s.campaign.oracles & bit:
        oracle = "waiting" if s.waiting_oracles & bit else "accepted" if s.visited & bit else "shunned"
    return {
        "garrison": _counters(s, s.garrisons[n]),
        "conquered": taken,
        "gold": s.gold_at[n],
        "glory": s.glory_at[n],
        "oracle": oracle,
        "city": bool(s.cities & bit),
        "temple": bool(s.temples & bit),
        "demanded": bool(s.demanded & bit),
        "range": s.campaign.range[n][s.army_at],
    }


def _operation(s: FieldCommander, step: object) -> dict[str, Any]:
    threats = open_counters(s)
    return {
        "pile": sum(s.pile),
        "left": {name: count for name, count in zip(OPERATIONS, s.pile, strict=True) if count},
        "drawn": [name for name, count in zip(OPERATIONS, s.drawn, strict=True) for _ in range(count)],
        "cancelled": [name for name, count in zip(OPERATIONS, s.cancelled, strict=True) for _ in range(count)],
        "forces": _counters(s, s.operation),
        "gold": sum(count * s.board.operations[n]["gold"] for n, count in enumerate(threats)),
        "hits": s.campaign.operation_hits * sum(threats),
        "intrigue": OPERATIONS[step.operation] if isinstance(step, MeetIntrigue) else None,
    }


def _battle(s: FieldCommander, step: object) -> dict[str, Any]:
    return {
        "area": s.name(s.army_at),
        "round": s.round,
        "speed": s.pace if s.striking or s.acted else None,
        "plans": {name: count for name, count in zip(PLANS, s.plans, strict=True) if count},
        "free": step.free(s) if isinstance(step, ChoosePlans) else 0,
        "fate": s.fate,
        "enemy_plans": {name: count for name, count in zip(ENEMY_PLANS, s.enemy_plans, strict=True) if count},
        "duel": s.duel,
        "bucephalus": s.bucephalus,
        "maneuver": s.maneuver,
        "penalty": s.wall_penalty(),
        "advantage": s.advantage(),
        "own": _own_row(s),
        "enemy": sorted((_enemy(s, c) for c in s.counters.members(s.foes())), key=_by_speed),
        "regroup": [s.counters.names[c] for c in s.counters.members(s.regrouping)],
        "hits": step.left if isinstance(step, InflictHits | TakeHits) else 0,
        "roll": _roll(s, step),
    }


def _by_speed(row: dict[str, Any]) -> int:
    return -int(row["speed"])


def _own_row(s: FieldCommander) -> list[dict[str, Any]]:
    """Forces that fell to attacks of the same speed still strike, so they still stand here."""
    rows = [_own(s, c) for c in s.counters.members(s.army | s.striking & ~(1 << s.counters.alexander))]
    battle, superscript = s.alexander_values(s.level)
    alexander = s.counters.alexander
    rows.append(
        {
            "counter": "alexander",
            "kind": "alexander",
            "reduced": False,
            "speed": s.board.levels[s.level - 1][0],
            "battle": max(0, battle - s.wall_penalty()),
            "superscript": max(0, superscript - s.wall_penalty()),
            "acting": bool(s.striking >> alexander & 1),
            "acted": bool(s.acted >> alexander & 1),
            "tired": False,
        }
    )
    return sorted(rows, key=_by_speed)


def _own(s: FieldCommander, c: int) -> dict[str, Any]:
    side = s.worn >> c & 1
    engine = s.counters.engines >> c & 1
    penalty = 0 if engine else s.wall_penalty()
    return _counter(s, c) | {
        "speed": s.speeds[side][c],
        "battle": max(0, s.counters.battle[side][c] - penalty),
        "superscript": max(0, s.counters.superscript[side][c] - penalty),
        "acting": bool(s.striking >> c & 1),
        "acted": bool(s.acted >> c & 1),
        "tired": bool(s.tired >> c & 1),
    }


def _enemy(s: FieldCommander, c: int) -> dict[str, Any]:
    side = s.worn >> c & 1
    return _counter(s, c) | {
        "speed": s.speeds[side][c],
        "battle": s.counters.battle[side][c],
        "superscript": s.counters.superscript[side][c],
        "acting": False,
        "acted": bool(s.acted >> c & 1),
        "tired": bool(s.tired >> c & 1),
    }


def _roll(s: FieldCommander, step: object) -> dict[str, Any] | None:
    """The die that is being decided about."""
    if isinstance(step, TemptFate):
        cast: Cast = step.cast
        name = s.counters.names[cast.counter]
        return {"by": name, "die": step.roll, "needs": max(0, cast.battle), "hits": cast.scored(step.roll)}
    if isinstance(step, TurnFlank):
        return {"by": s.counters.names[step.cast.counter], "die": None, "needs": None, "hits": step.hits}
    return None


def _scouting(s: FieldCommander, step: object) -> dict[str, Any] | None:
    if not isinstance(step, EnterArea):
        return None
    gold, hits = foraging(s, step.area, step.roll), resistance(s, step.roll)
    return {"area": s.name(step.area), "roll": step.roll, "gold": gold, "hits": hits}


def _intimidation(s: FieldCommander, step: object) -> dict[str, Any] | None:
    if not isinstance(step, PressDemand):
        return None
    total = step.total(s)
    found = {"roll": step.roll, "advantage": s.advantage(), "added": step.added, "total": total}
    return found | {"result": result(s, total)}


def _order(s: FieldCommander, step: object) -> dict[str, Any] | None:
    if isinstance(step, ReadOmen):
        area, results = step.area, (foreseen(s, step.total), foreseen(s, step.total + 1))
    elif isinstance(step, ReadTyreOmen):
        area, results = siege_of(s).island, (tyre_effect(s, step.total), tyre_effect(s, step.total + 1))
    else:
        return None
    found = {"area": s.name(area), "roll": step.roll, "total": step.total}
    return found | {"result": results[0], "with_omen": results[1]}


def _tyre(s: FieldCommander) -> dict[str, Any] | None:
    if s.campaign.siege is None:
        return None
    return {
        "transports": s.transports,
        "mole": s.mole,
        "ships": s.ships,
        "warships": s.warships,
        "sections": sections(s),
        "fallen": is_fallen(s),
    }
