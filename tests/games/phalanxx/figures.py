"""The positions that the pictures of the rules show, set up and played by the referee."""

from __future__ import annotations

from typing import Any

from argead.games.phalanxx.state import Phalanxx
from games.phalanxx.position import GAME, play, position

CARDS = ("cretan-archers", "parmenion", "blacksmith")
"""An Army, a Leader and Equipment."""

AROUND = ("phrygia", "kappadokia", "kilikia", "mesopotamia", "assyria", "syria", "babylonia")
"""The part of the board that is drawn."""

HELD = {0: ["kilikia", "gerrhaia"], 1: ["persis", "syria"]}


def mat(s: Phalanxx) -> dict[str, Any]:
    """An action card with its dice, and the money beside it."""
    view = s.view(0)
    side = view["sides"][0]
    return {"home": side["home"], "grey": view["grey"], "dice": view["dice"], "talents": side["talents"]}


def land(s: Phalanxx) -> dict[str, Any]:
    """Who holds the regions that are drawn, and what else a conquest changes."""
    sides = s.view(0)["sides"]
    return {
        "held": [[region for region in side["held"] if region in AROUND] for side in sides],
        "reserve": [side["reserve"] for side in sides],
        "force": [side["force"] for side in sides],
        "cards": [side["cards"] for side in sides],
    }


def before_push() -> Phalanxx:
    return position(home={0: "w4 o2 p5"}, rolled="w6 w3 w1", talents={0: 5})


def pushed() -> Phalanxx:
    """The 6 pushes the white 4 and pays 2; the 1 pushes the purple 5 and costs 4."""
    s = before_push()
    play(s, "push", "place white-6 1", "push", "place white-1 3")
    return s


def before_conquest() -> Phalanxx:
    return position(home={0: "w4 o2 p5"}, rolled="w6 w3 w1", held=HELD, played=PLAYED)


PLAYED = {0: ["cretan-archers", "parmenion"], 1: ["javelin-throwers"]}


def conquered() -> Phalanxx:
    """Two soldiers go into the city beside Issos."""
    s = before_conquest()
    play(s, "conquer babylonia", "place white-3 2")
    return s


def fought() -> Phalanxx:
    """Then one goes into the rival's oasis, after a conflict."""
    s = conquered()
    play(s, "conquer syria", "place white-6 1")
    return s


def figures() -> dict[str, Any]:
    geometry = GAME.geometry(None)
    cards = {card["id"]: card for card in geometry["cards"]}
    regions = [
        {**region, "borders": [other for other in region["borders"] if other in AROUND]}
        for region in geometry["sides"][0]["regions"]
        if region["id"] in AROUND
    ]
    used = {card for cards in PLAYED.values() for card in cards}
    return {
        "cards": [cards[card] for card in (*CARDS, *sorted(used - set(CARDS)))],
        "regions": regions,
        "before-push": mat(before_push()),
        "after-push": mat(pushed()),
        "before-conquest": land(before_conquest()),
        "after-conquest": land(conquered()),
        "after-conflict": land(fought()),
    }
