"""What can be pointed at, from areas and counters to plans and the works of the siege; and what an action names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from argead.games.field_commander.battle.verbs import (
    Attack,
    Batter,
    Charge,
    Duel,
    Envelop,
    Fate,
    Flank,
    Hit,
    Plan,
    Rally,
    Ram,
    Regroup,
    Retreat,
    Sacrifice,
    Strike,
)
from argead.games.field_commander.verbs import (
    Accept,
    Appoint,
    Assault,
    Build,
    Cancel,
    Choose,
    CounterWord,
    Disband,
    Dismiss,
    Draw,
    Forgo,
    Govern,
    Intimidate,
    Lose,
    Lower,
    March,
    Omen,
    Pay,
    Play,
    Pray,
    Prepare,
    Raze,
    Recruit,
    Refit,
    Regain,
    Repair,
    Scout,
    Shun,
    Sink,
    Spend,
)
from argead.kernel import Action, slug

GOLD, GLORY = "treasury:gold", "treasury:glory"
PLAYED = (Envelop, Flank, Rally, Regroup)
"""Plans that are played without pointing at a counter."""

TRACKS = ("transport", "mole", "siege-ship", "warship")


def things(view: dict[str, Any]) -> list[str]:
    """Everything on the table, as the commander sees it."""
    return [
        *(f"area:{slug(name)}" for name in view["areas"]),
        *(f"turn:{number}" for number, _ in enumerate(view["turns"], start=1)),
        *(f"treasury:{name}" for name in _treasury(view)),
        *(f"advisor:{name}" for name in view["advisors"]),
        *(f"insight:{name}" for name in view["insights"]),
        *(f"prophecy:{prophecy['name']}" for prophecy in view["prophecies"]),
        *(f"die:{name}" for name in _dice(view)),
        *_siege(view),
        *(_battlefield(view["battle"]) if view["battle"] else _camp(view)),
    ]


def _treasury(view: dict[str, Any]) -> list[str]:
    return ["gold", "glory", *(["points"] if view["prospect"] and view["stage"] != "over" else [])]


def _dice(view: dict[str, Any]) -> list[str]:
    """The dice that are being decided about."""
    rolled = view["battle"] and view["battle"]["roll"]
    fate = ["fate"] if rolled and rolled["die"] is not None else []
    return [*(name for name in ("scouting", "intimidation", "order") if view[name]), *fate]


def _siege(view: dict[str, Any]) -> list[str]:
    if view["tyre"] is None:
        return []
    sections = [f"section:{number}" for number, _ in enumerate(view["tyre"]["sections"], start=1)]
    return sections if view["battle"] else [*sections, *(f"track:{name}" for name in TRACKS)]


def _camp(view: dict[str, Any]) -> list[str]:
    """The army and the enemy's operation, while there is no battle."""
    if view["stage"] == "setup":
        return []
    forces = (force["counter"] for force in view["army"]["forces"])
    drawn = enumerate(view["operation"]["drawn"], start=1)
    return [
        "counter:alexander",
        *(f"counter:{name}" for name in forces),
        *(f"operation:{number}" for number, _ in drawn),
    ]


def _battlefield(battle: dict[str, Any]) -> list[str]:
    """Both sides, those who will come back, and the plans."""
    standing = [fighter["counter"] for side in ("own", "enemy") for fighter in battle[side]]
    regrouped = [name for name in battle["regroup"] if name not in standing]
    return [
        *(f"counter:{name}" for name in (*standing, *regrouped)),
        *(f"plan:{name}" for name in battle["plans"]),
        *(["plan:fate"] if battle["fate"] else []),
        *(f"enemy-plan:{name}" for name in battle["enemy_plans"]),
    ]


def named(view: dict[str, Any], action: Action) -> list[str]:
    """What an action is done to, done with, or paid from; of counters that stand alike, all."""
    return [*_on_the_map(view, action), *_to_counters(view, action), *_in_the_camp(view, action), *_paid(view, action)]


def _on_the_map(view: dict[str, Any], action: Action) -> Iterator[str]:
    """Areas, the dice that lie there, and the works of the siege."""
    match action:
        case Scout():
            yield f"area:{slug(action.word)}"
        case March():
            yield from (f"area:{slug(view['scouting']['area'])}", "die:scouting")
        case Intimidate() | Assault() | Accept() | Shun() | Govern() | Raze() | Build():
            yield f"area:{slug(view['army']['at'])}"
        case Retreat() if view["army"]["from"]:
            yield f"area:{slug(view['army']['from'])}"
        case Omen():
            yield from ("die:order", "advisor:aristander")
        case Spend():
            yield "die:intimidation"
        case Play() if action.word == "courtesans":
            yield "die:intimidation"
        case Lose() | Prepare():
            yield f"track:{action.word}"
        case Sink() | Regain():
            yield "track:warship"
        case Repair():
            yield f"section:{action.word}"


def _to_counters(view: dict[str, Any], action: Action) -> Iterator[str]:
    """Forces and Walls, the plans that they need, and Alexander."""
    match action:
        case Hit() | Disband() | Refit():
            yield from _alike(_army(view), action)
        case Strike():
            yield from _alike(view["battle"]["enemy"], action)
        case Attack() | Batter() | Charge() | Sacrifice() | Ram():
            yield from _striking(view["battle"]["own"], action)
            if isinstance(action, Charge):
                yield "plan:charge"
            elif isinstance(action, Sacrifice | Ram):
                yield "plan:sacrifice"
        case Duel():
            present = (fighter["counter"] for fighter in view["battle"]["enemy"])
            yield from ("counter:alexander", *(f"counter:{name}" for name in present if name in action.leaders))
        case Lower():
            yield "counter:alexander"
        case Plan() if action.word in view["battle"]["plans"]:
            yield f"plan:{action.word}"
        case Fate():
            yield from ("plan:fate", "die:fate")
    if isinstance(action, PLAYED):
        yield f"plan:{action.verb}"


def _army(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"counter": "alexander", "kind": "alexander", "reduced": False}, *view["army"]["forces"]]


def _alike(counters: list[dict[str, Any]], action: CounterWord) -> list[str]:
    """The first of those that stand alike is the one that an action spells."""
    first = next(each for each in counters if each["counter"] == action.word)
    look = (first["kind"], first["reduced"])
    return [f"counter:{each['counter']}" for each in counters if (each["kind"], each["reduced"]) == look]


def _striking(fighters: list[dict[str, Any]], action: CounterWord) -> list[str]:
    """Who strikes strikes as it stood when its speed came up: what Hits have done to it since makes no difference."""
    tired = isinstance(action, Charge)
    alike = (each for each in fighters if each["kind"] == action.kind and each["acting"] and each["tired"] == tired)
    return [f"counter:{each['counter']}" for each in alike]


def _in_the_camp(view: dict[str, Any], action: Action) -> Iterator[str]:
    """Advisors, Insights and prophecies, and the enemy's operation."""
    match action:
        case Dismiss():
            yield f"advisor:{action.word}"
        case Play():
            yield f"insight:{action.word}"
        case Pray():
            yield "prophecy:winds"
        case Forgo():
            yield "prophecy:nature"
        case Cancel():
            yield from (f"operation:{number}" for number in _open_counters(view["operation"]))


def _open_counters(operation: dict[str, Any]) -> list[int]:
    """Where the counter lies that may be cancelled; those of a kind that are cancelled come first among their like."""
    name = operation["intrigue"]
    places = [number for number, drawn in enumerate(operation["drawn"], start=1) if drawn == name]
    return places[operation["cancelled"].count(name) :]


def _paid(view: dict[str, Any], action: Action) -> Iterator[str]:
    """The treasury, where gold or Glory is what it takes."""
    match action:
        case Refit() | Pay() | Pray() | Recruit() | Build() | Prepare() | Sink():
            yield GOLD
        case March() if view["scouting"]["gold"]:
            yield GOLD
        case Plan() if not view["battle"]["free"]:
            yield GOLD
        case Spend() | Draw() | Choose():
            yield GLORY
        case Appoint() if view["stage"] == "resupply":
            yield GLORY
