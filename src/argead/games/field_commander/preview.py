"""What an action would cost and bring, with exact odds where chance decides."""

from __future__ import annotations

from math import comb
from typing import Any

from argead.games.field_commander.battle.attack import aimed
from argead.games.field_commander.battle.inflict import FORCES, WALLS
from argead.games.field_commander.battle.plans import ChoosePlans
from argead.games.field_commander.battle.retreat import escape
from argead.games.field_commander.battle.verbs import (
    Attack,
    Batter,
    Charge,
    Envelop,
    Hit,
    Plan,
    Ram,
    Retreat,
    Sacrifice,
    Strike,
)
from argead.games.field_commander.hits import LEVELS_LOST
from argead.games.field_commander.intimidation import PressDemand, result
from argead.games.field_commander.names import COURTESANS
from argead.games.field_commander.operations import MeetIntrigue
from argead.games.field_commander.orders import TRIBUTE_GOLD, ReadOmen, foreseen
from argead.games.field_commander.resupply import SpendTreasure
from argead.games.field_commander.route import EnterArea, foraging, resistance
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import FaceTyre, ReadTyreOmen, chart, siege_of, tyre_effect, work_price
from argead.games.field_commander.verbs import (
    Accept,
    Appoint,
    Build,
    Cancel,
    Choose,
    Dismiss,
    Draw,
    Govern,
    Intimidate,
    March,
    Omen,
    Pay,
    Play,
    Prepare,
    Proceed,
    Raze,
    Recruit,
    Refit,
    Scout,
    Sink,
    Spend,
)
from argead.kernel import Action, Word

FACES = range(1, 7)
MOST_GLORY_SHOWN = 8
Odds = dict[str, Any]


def preview(s: FieldCommander, seat: int, action: Action) -> Odds | None:
    """What can be said of a legal action beforehand, ready for JSON."""
    step = s.agenda[-1]
    if isinstance(action, Scout):
        return scouting(s, action.number)
    if isinstance(action, March) and isinstance(step, EnterArea):
        return {"gold": foraging(s, step.area, step.roll), "hits": resistance(s, step.roll)}
    if isinstance(action, Intimidate):
        return intimidation(s)
    if isinstance(action, Spend) and isinstance(step, PressDemand):
        total = step.total(s) + action.number
        return {"total": total, "result": result(s, total)}
    if isinstance(action, Retreat):
        return retreating(s)
    if isinstance(action, Attack | Batter | Charge | Sacrifice | Ram):
        return attacking(s, action)
    return cost(s, step, action)


def cost(s: FieldCommander, step: object, action: Action) -> Odds | None:
    """What has a price, in gold or in Glory."""
    prices = s.board.prices
    match action:
        case Omen() | Proceed() if isinstance(step, ReadOmen | ReadTyreOmen):
            total = step.total + isinstance(action, Omen)
            order = foreseen(s, total) if isinstance(step, ReadOmen) else tyre_effect(s, total)
            return {"total": total, "order": order}
        case Strike():
            return {"blow": blow(s, action.number)}
        case Hit() if action.number == s.counters.alexander:
            slain = s.level <= LEVELS_LOST
            return {"blow": "slain" if slain else "wounded", "level": max(0, s.level - LEVELS_LOST)}
        case Hit():
            return {"blow": blow(s, action.number), "level": s.level}
        case Envelop():
            return {"inflicts": s.advantage()}
        case Dismiss() | Play():
            return {"effect": thing(action)}
        case Recruit():
            return recruiting(s, action)
        case Build():
            return {"effect": thing(action)}
        case Accept():
            return {"level": min(s.level + 1, s.board.top_level)}
        case Govern():
            return {"income": s.campaign.per_governed}
        case Raze():
            return {"gain": min(s.campaign.raze, s.board.gold_limit - s.gold_in_play())}
        case Cancel() if isinstance(step, MeetIntrigue):
            operation = s.board.operations[step.operation]
            return {"gold": operation["cancel_gold"], "glory": operation["cancel_glory"]}
        case Pay():
            row = chart(siege_of(s), step.total) if isinstance(step, FaceTyre) else None
            return {"gold": row["gold"] if row else TRIBUTE_GOLD}
        case Prepare():
            return {"gold": work_price(s, action.number), "effect": thing(action)}
        case Sink():
            return {"gold": siege_of(s).warship_costs[s.warships - 1], "effect": "work-warship"}
        case Refit():
            return {"gold": prices["refit"]}
        case Plan() if isinstance(step, ChoosePlans):
            return {"gold": 0 if step.free(s) else prices["plan"], "effect": thing(action)}
        case Appoint():
            glory = prices["advisor"] if isinstance(step, SpendTreasure) else 0
            return {"glory": glory, "effect": thing(action)}
        case Draw():
            return {"glory": prices["insight"]}
        case Choose():
            return {"glory": prices["chosen_insight"], "effect": thing(action)}
    return None


def blow(s: FieldCommander, counter: int) -> str:
    """What a Hit does to a counter."""
    return "destroyed" if (s.worn | s.counters.frail) >> counter & 1 else "reduced"


def thing(action: Word) -> str:
    """Whose effect an action brings: `plan-flank`."""
    return f"{action.names}-{action.word}"


def recruiting(s: FieldCommander, action: Recruit) -> Odds:
    """The values of a Force at full strength, and how many Hits it takes to lose it."""
    counter = s.counters.members(s.counters.sets[action.number])[0]
    speed, battle, superscript = s.counters.sides[0][counter]
    steps = 1 if s.counters.frail >> counter & 1 else 2
    return {"speed": speed, "battle": battle, "superscript": superscript, "steps": steps}


def percent(share: float) -> int:
    """For people."""
    return round(100 * share)


def scouting(s: FieldCommander, area: int) -> Odds:
    """Every face of the scouting die."""
    gold = [foraging(s, area, roll) for roll in FACES]
    hits = [resistance(s, roll) for roll in FACES]
    payable = sum(price <= s.gold for price in gold) / 6
    return {
        "forces": s.forces(),
        "free": sum(not price and not blow for price, blow in zip(gold, hits, strict=True)) / 6,
        "gold": [[price, gold.count(price) / 6] for price in sorted(set(gold)) if price],
        "hits": [[blow, hits.count(blow) / 6] for blow in sorted(set(hits)) if blow],
        "affordable": payable,
        "percent": percent(payable),
    }


def intimidation(s: FieldCommander) -> Odds:
    """The three answers, with nothing added, with each Glory that is held, and with Courtesans."""
    odds = [{"glory": glory} | _answers(s, glory) for glory in range(min(s.glory, MOST_GLORY_SHOWN) + 1)]
    courtesans = _answers(s, s.board.intimidation["courtesans"]) if s.insights & COURTESANS else None
    return {
        "advantage": s.advantage(),
        "odds": odds,
        "courtesans": courtesans,
        "percent": percent(odds[0]["success"]),
    }


def _answers(s: FieldCommander, added: int) -> dict[str, float]:
    answers = [result(s, roll + s.advantage() + added) for roll in FACES]
    return {answer: answers.count(answer) / 6 for answer in ("success", "ongoing", "failure")}


def retreating(s: FieldCommander) -> Odds:
    """How many Forces get away with Alexander."""
    needs, forces = escape(s), s.army.bit_count()
    each = min(needs, 6) / 6
    left = [[n, comb(forces, n) * each**n * (1 - each) ** (forces - n)] for n in range(forces + 1)]
    return {"needs": needs, "each": each, "left": left, "percent": percent(each)}


def attacking(s: FieldCommander, action: Attack | Batter | Charge | Sacrifice | Ram) -> Odds:
    """The die that is needed, and the Hits to expect of the whole attack."""
    cast = aimed(s, action.number, WALLS if isinstance(action, Batter | Ram) else FORCES)
    chain = bool(1 << action.number & s.counters.phalanxes)
    needs, twice = max(0, cast.battle), max(0, cast.superscript)
    certain = 1 if isinstance(action, Sacrifice | Ram) else 0
    return {"needs": needs, "twice": twice, "hits": expected_hits(needs, twice, chain, certain)}


def expected_hits(needs: int, twice: int, chain: bool, first: int = 0) -> float:
    """Exactly: a Phalanx goes on with one less as long as it hits. `first` is a roll that is certain."""
    total, reached = 0.0, 1.0
    while needs > 0 and reached:
        faces = (first,) if first else FACES
        scored = [0 if roll > needs else 2 if roll <= twice else 1 for roll in faces]
        total += reached * sum(scored) / len(scored)
        reached *= sum(hits > 0 for hits in scored) / len(scored) if chain else 0.0
        needs, first = needs - 1, 0
    return total
