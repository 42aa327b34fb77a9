"""What lies on the table of PhalanXX and can be pointed at, by its id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

SLOTS = (1, 2, 3)
PURSES = ("talents", "reserve", "hand")
"""What is counted for each player; MaXXimilian has none of it."""


def things(view: Mapping[str, Any]) -> list[str]:
    """Regions, cards, dice and counters, as far as the seat of the view sees them."""
    cards = (f"card:{card}" for card in dict.fromkeys(_cards(view)))
    return [*(f"region:{region}" for region in view["regions"]), "pile:cards", *cards, *_dice(view), *_counters(view)]


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
