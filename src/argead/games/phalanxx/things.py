"""What lies on the table of PhalanXX and can be pointed at, by its id, and what of it an action names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from argead.games.phalanxx.actions import (
    COLOUR,
    VALUE,
    Ability,
    Buy,
    Conquer,
    DieAction,
    Discharge,
    Give,
    Income,
    Move,
    Place,
    Play,
    Push,
    Scout,
    Swap,
    Take,
)
from argead.games.phalanxx.cards import COLOURS
from argead.kernel import Action

SLOTS = (1, 2, 3)
PURSES = ("talents", "reserve", "hand")
"""What is counted for each player; MaXXimilian has none of it."""


def things(view: Mapping[str, Any]) -> list[str]:
    """Regions, cards, dice and counters, as far as the seat of the view sees them."""
    cards = (f"card:{card}" for card in dict.fromkeys(_cards(view)))
    return [*(f"region:{region}" for region in view["regions"]), "pile:cards", *cards, *_dice(view), *_counters(view)]


def named(view: Mapping[str, Any], action: Action) -> list[str]:
    """What an action uses or changes at once; of dice that look alike, all."""
    seat = view["seat"]
    match action:
        case Buy() | Give() | Take() | Play():
            return [f"card:{action.word}"]
        case Conquer() | Move():
            return [f"region:{action.word}"]
        case Ability():
            return [f"card:{action.card}", *(["pile:cards"] if isinstance(action, Scout) else [])]
        case Place():
            number = action.slot + 1
            return [*_rolled(view, action), f"slot:{number}", f"home:{seat}-{number}"]
        case Swap():
            theirs = _alike(view["sides"][action.rival]["home"], action)
            return [f"home:{seat}-{view['under_way']['slot']}", *(f"home:{action.rival}-{slot}" for slot in theirs)]
        case DieAction():
            return _rolled(view, action)
        case Push():
            return [f"home:{seat}-{slot}" for slot in _within_reach(view)]
        case Income():
            return [f"talents:{seat}"]
        case Discharge():
            return [f"reserve:{seat}"]
    return []


def _alike(dice: list[dict[str, Any]], action: DieAction) -> list[int]:
    """The places, from 1, of the dice that look like that of an action."""
    look = {"colour": COLOURS[COLOUR[action.die]], "value": VALUE[action.die]}
    return [place for place, die in enumerate(dice, 1) if die == look]


def _rolled(view: Mapping[str, Any], action: DieAction) -> list[str]:
    return [f"die:{number}" for number in _alike(view["dice"], action)]


def _within_reach(view: Mapping[str, Any]) -> list[int]:
    """The slots whose home die some rolled die can push out, with the Talents that there are."""
    side = view["sides"][view["seat"]]
    most = max(die["value"] for die in view["dice"]) + side["talents"]
    return [slot for slot in SLOTS if not view["grey"][slot - 1] and side["home"][slot - 1]["value"] <= most]


def _cards(view: Mapping[str, Any]) -> Iterator[str]:
    """The row, what was scouted, the hand (in a review every hand), and what everybody has played."""
    offers = [*view["row"], view["scouted"]]
    yield from (offer["card"] for offer in offers if offer)
    hands = view.get("open_hands") or [view["hand"] or []]
    yield from (card for hand in hands for card in hand)
    yield from (played["card"] for side in view["sides"] for played in side["cards"])


def _dice(view: Mapping[str, Any]) -> Iterator[str]:
    """The travelling dice, the slots that they are laid on, and everybody's home dice."""
    yield from (f"die:{number}" for number, _ in enumerate(view["dice"], 1))
    yield from (f"slot:{slot}" for slot in SLOTS)
    yield from (f"home:{number}-{slot}" for number, _ in enumerate(view["sides"]) for slot in SLOTS)


def _counters(view: Mapping[str, Any]) -> Iterator[str]:
    for number, side in enumerate(view["sides"]):
        yield from (f"{counter}:{number}" for counter in ("force", "points"))
        if side["action_card"]:
            yield f"ability:{number}"
        if not side["maxximilian"]:
            yield from (f"{counter}:{number}" for counter in PURSES)
