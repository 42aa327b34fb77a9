"""Why not: what stands in the way of each thing, in the order of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Dice, Reason
from argead.language import phrasebook
from argead.testing.sources import reasons
from games.phalanxx.position import GAME, legal, play, position

NEXT = ("immortals", 6, 6, 6)
SEASIDE = {0: ["kilikia", "phrygia"], 1: ["persis"]}
"""A city in Kilikia and the plain of Phrygia; a rival in Persis, far away."""

BESIDE = {0: ["kilikia", "phrygia"], 1: ["kappadokia"]}
LOW = {"home": {0: "w3 o3 p3"}, "rolled": "w1 w2 w2"}


def after(s: Phalanxx, *moves: str) -> Phalanxx:
    play(s, *moves)
    return s


def why(s: Phalanxx, thing: str) -> Reason | None:
    assert GAME.explain is not None
    seat = s.waiting()[0]
    assert thing in GAME.things(s.view(seat))
    reason: Reason | None = GAME.explain(s, seat, thing)
    return reason


def buying(**given: Any) -> Phalanxx:
    return position(at="buy", **{"talents": {0: 2}, "chance": NEXT} | given)


def exchanging(*moves: str, **given: Any) -> Phalanxx:
    """The first card of the row has been bought for 5."""
    hands = {0: ["porus", "horses"]}
    return after(buying(**{"talents": {0: 5}, "hands": hands} | given), "buy javelin-throwers", *moves)


def swapping(**given: Any) -> Phalanxx:
    home = {0: "w3 o4 p5", 1: "w3 o3 p6"}
    return after(position(**{"home": home, "rolled": "w1 w2 w6"} | given), "income", "place white-1 1")


def moving() -> Phalanxx:
    held = {0: ["kilikia", "syria", "phrygia", "kappadokia"], 1: ["persis"]}
    return after(position(held=held, reserve={0: 1}), "conquer babylonia", "place white-6 1")


def scouted(*moves: str) -> Phalanxx:
    return after(buying(talents={0: 4}, played={0: ["scout"]}, hands={0: ["porus"]}), "scout", *moves)


ROW = ("javelin-throwers", "heroism", "peltasts", "hoplites", "mercenaries")
FAR_END = ("javelin-throwers", "prodromoi", "peltasts", "hoplites", "heroism")

BUYING = [
    (lambda: buying(), "card:peltasts", "card-too-dear", {"price": 3, "talents": 2}),
    (lambda: buying(), "card:prodromoi", "card-too-dear", {"price": 4, "talents": 2}),
    (lambda: buying(row=ROW), "card:heroism", "heroism-not-sold", {}),
    (lambda: buying(row=FAR_END), "card:heroism", "heroism-would-leave", {}),
    (lambda: buying(hands={0: ["porus"]}), "card:porus", "hand-later", {"now": "buy-card"}),
    (lambda: buying(), "region:kilikia", "region-own", {"region": "kilikia"}),
    (lambda: buying(), "region:media", "region-later", {"now": "buy-card"}),
    (lambda: buying(), "die:1", "dice-unrolled", {"now": "buy-card"}),
    (lambda: buying(), "slot:2", "slot-later", {"now": "buy-card"}),
    (lambda: buying(), "home:0-1", "home-later", {"now": "buy-card"}),
    (lambda: buying(), "talents:0", "talents-later", {"now": "buy-card", "talents": 3}),
    (lambda: buying(), "reserve:0", "reserve-later", {"now": "buy-card"}),
    (lambda: buying(), "pile:cards", "pile-unscouted", {}),
    (lambda: scouted(), "pile:cards", "scout-has-looked", {}),
    (lambda: scouted(), "card:scout", "scout-has-looked", {}),
    (lambda: buying(played={0: ["scout"]}, pile=0), "card:scout", "pile-empty", {}),
    (lambda: exchanging(), "card:hoplites", "give-first", {}),
    (lambda: exchanging(row=ROW), "card:heroism", "heroism-not-exchanged", {}),
    (lambda: exchanging("give porus"), "card:porus", "card-is-given", {}),
    (lambda: exchanging("give porus"), "card:horses", "other-card-is-given", {"card": "porus"}),
    (lambda: scouted("buy prodromoi"), "card:immortals", "scouted-goes-back", {}),
]


def in_hand(card: str, **given: Any) -> tuple[Any, str]:
    return (lambda: position(hands={0: [card]}, **given)), f"card:{card}"


def lack(of: str | None, least: int, have: int, more: int = 0) -> dict[str, Any]:
    return {"of": of, "least": least, "have": have, "more": more}


PLAYING = [
    (*in_hand("mercenaries"), "lacks-die-colour", lack("white", 2, 1, more=1)),
    (*in_hand("mercenaries", home={0: "w1 w1 p1"}), "lacks-talents", lack(None, 8, 0)),
    (*in_hand("agrianian-archers"), "lacks-die-value", lack(None, 6, 1)),
    (*in_hand("thessalian-riders"), "lacks-dice-sum", lack(None, 12, 3, more=1)),
    (*in_hand("parmenion"), "lacks-symbols", lack("archer", 1, 0)),
    (*in_hand("cretan-archers"), "lacks-soldiers", lack(None, 6, 3)),
    (*in_hand("hypaspists", home={0: "w5 o1 p1"}), "lacks-cities", lack(None, 2, 1)),
    (*in_hand("hoplites"), "lacks-oases", lack(None, 2, 1)),
    (*in_hand("dareios"), "lacks-cards", lack("white", 3, 0)),
    (*in_hand("thracian-riders", force={0: 4}), "lacks-force", lack(None, 6, 4)),
    (*in_hand("peltasts", **LOW), "dice-too-low", {"highest": 2, "lowest": 3}),
    (lambda: position(), "card:hoplites", "row-later", {"now": "choose-action"}),
    (lambda: position(row=ROW), "card:heroism", "heroism-decides", {}),
    (lambda: position(played={0: ["scout"]}), "card:scout", "scout-later", {"now": "choose-action"}),
    (lambda: buying(played={0: ["blacksmith"]}), "card:blacksmith", "smith-later", {"now": "buy-card"}),
    (lambda: forged(), "card:blacksmith", "smith-has-worked", {}),
    (lambda: position(played={0: ["peltasts"]}), "card:peltasts", "card-lies", {"force": 3}),
    (lambda: position(played={0: ["peltasts"]}, rotated={0: 1}), "card:peltasts", "card-rotated", {"force": 3}),
    (lambda: position(played={1: ["peltasts"]}), "card:peltasts", "card-of-rival", {"victim": 1}),
    (lambda: position(1, played={1: ["peltasts"]}), "card:peltasts", "card-of-maxximilian", {}),
    (lambda: after(position(hands={0: ["peltasts"]}), "play peltasts"), "card:peltasts", "card-needs-die", {}),
]


def forged() -> Phalanxx:
    return after(position(played={0: ["blacksmith"]}), "forge", "turn white-6 1")


def facing(rival: int, **given: Any) -> Phalanxx:
    """A rival of so much Force holds Kappadokia, next to Phrygia."""
    return position(**{"held": BESIDE, "force": {0: 5, 1: rival}, "played": {0: ["peltasts"]}} | given)


def alone(**given: Any) -> Phalanxx:
    held = {0: ["kilikia", "phrygia"], 1: ["kappadokia"]}
    return position(1, held=held, played={1: ["parmenion"]}, force={0: 5, 1: 9}, **given)


CONQUEST = [
    (lambda: position(held=SEASIDE), "region:media", "not-adjoining", {"region": "media"}),
    (lambda: position(held={0: []}), "region:media", "no-region-left", {}),
    (
        lambda: position(held=SEASIDE, abilities={0: "forced-march"}, expert=True),
        "region:persis",
        "beyond-forced-march",
        {"region": "persis"},
    ),
    (
        lambda: position(held=SEASIDE, reserve={0: 0}),
        "region:babylonia",
        "too-few-soldiers",
        {"needed": 2, "reserve": 0, "movable": 1},
    ),
    (
        lambda: position(held={0: ["kilikia"], 1: ["persis"]}, reserve={0: 1}),
        "region:babylonia",
        "too-few-soldiers",
        {"needed": 2, "reserve": 1, "movable": 0},
    ),
    (lambda: facing(5), "region:kappadokia", "rival-stronger", {"victim": 1, "own": 5, "theirs": 5}),
    (lambda: facing(0, row=ROW), "region:kappadokia", "rival-braver", {"victim": 1, "own": 0, "theirs": 0}),
    (lambda: alone(), "region:kappadokia", "maxximilian-stronger", {"own": 5, "theirs": 9}),
    (lambda: alone(row=ROW), "region:kappadokia", "maxximilian-braver", {"own": 0, "theirs": 1}),
    (lambda: facing(1, force={0: 2, 1: 1}), "region:kappadokia", "conflict-too-dear", {"cost": 3, "force": 2}),
    (lambda: facing(1, rotated={0: 1}), "region:kappadokia", "no-card-to-rotate", {"cards": 1}),
    (lambda: facing(1, played={}), "region:kappadokia", "no-card-to-rotate", {"cards": 0}),
    (lambda: facing(1, **LOW), "region:kappadokia", "dice-too-low", {"highest": 2, "lowest": 3}),
    (lambda: position(held=SEASIDE, **LOW), "region:syria", "dice-too-low", {"highest": 2, "lowest": 3}),
    (
        lambda: after(position(held=SEASIDE), "conquer kappadokia"),
        "region:kappadokia",
        "region-needs-die",
        {"region": "kappadokia"},
    ),
    (moving, "region:babylonia", "soldier-arrives-there", {"region": "babylonia"}),
    (moving, "region:media", "no-soldier-there", {"region": "media"}),
    (moving, "region:kilikia", "soldiers-hold-place", {"region": "kilikia", "is": "city"}),
    (moving, "region:syria", "soldiers-hold-place", {"region": "syria", "is": "oasis"}),
]

MIXED = {"home": {0: "o4 o4 p6"}, "rolled": "w1 w2 w3", "talents": {0: 2}}

DICE = [
    (lambda: position(), "die:2", "die-after-action", {}),
    (lambda: position(), "slot:2", "slot-after-action", {}),
    (
        lambda: after(position(held=SEASIDE, home={0: "w3 o4 p6"}, rolled="w2 w4 w5"), "conquer syria"),
        "die:1",
        "die-too-low",
        {"value": 2, "lowest": 3},
    ),
    (
        lambda: after(position(held=SEASIDE, home={0: "w3 o4 p6"}, rolled="w2 w4 w5"), "conquer syria"),
        "slot:3",
        "home-too-high",
        {"home": 6, "highest": 5},
    ),
    (
        lambda: after(position(**MIXED), "push"),
        "die:1",
        "die-too-low-to-push",
        {"value": 1, "home": 4, "cost": 3, "talents": 2},
    ),
    (
        lambda: after(position(**MIXED), "push"),
        "slot:3",
        "push-too-dear",
        {"home": 6, "highest": 3, "cost": 3, "talents": 2},
    ),
    (lambda: position(**MIXED), "home:0-3", "push-too-dear", {"home": 6, "highest": 3, "cost": 3, "talents": 2}),
    (lambda: after(position(), "income", "place white-6 2"), "slot:2", "slot-used", {"slot": 2}),
    (lambda: after(position(), "income", "place white-6 2"), "home:0-2", "slot-used", {"slot": 2}),
    (moving, "die:1", "die-later", {"now": "move-soldier"}),
    (swapping, "home:0-2", "exchange-at-slot", {"slot": 1}),
    (swapping, "home:1-1", "exchange-changes-nothing", {}),
    (swapping, "home:1-3", "exchange-differs", {"value": 6, "own": 3}),
    (
        lambda: swapping(abilities={0: "intrigue"}, expert=True),
        "home:1-3",
        "exchange-beyond-intrigue",
        {"value": 6, "own": 3, "most": 2},
    ),
    (lambda: position(), "home:1-1", "their-die-later", {"now": "choose-action"}),
]

COUNTERS = [
    (lambda: position(), "force:1", "force-counts", {"cost": 3}),
    (lambda: position(), "points:0", "points-count", {}),
    (lambda: position(), "talents:1", "their-talents", {"victim": 1}),
    (lambda: position(), "reserve:1", "their-reserve", {"victim": 1}),
    (lambda: position(reserve={0: 0}), "reserve:0", "reserve-empty", {}),
    (lambda: position(), "hand:1", "their-hand", {"victim": 1}),
    (lambda: position(), "hand:0", "hand-counts", {"cards": 0}),
    (lambda: position(abilities={0: "legend"}, expert=True), "ability:0", "ability-works", {"ability": "legend"}),
    (
        lambda: position(abilities={1: "legend"}, expert=True),
        "ability:1",
        "their-ability",
        {"ability": "legend", "victim": 1},
    ),
]

CASES = [*BUYING, *PLAYING, *CONQUEST, *DICE, *COUNTERS]


@pytest.mark.parametrize(("make", "thing", "kind", "data"), CASES, ids=[f"{case[2]} {case[1]}" for case in CASES])
def test_the_reason_is_the_most_particular_one(make: Any, thing: str, kind: str, data: dict[str, Any]) -> None:
    reason = why(make(), thing)
    assert reason is not None
    assert (reason.kind, reason.data) == (kind, data)


def test_every_kind_of_reason_has_its_position() -> None:
    assert {case[2] for case in CASES} == {kind for kind, _ in reasons(GAME)}


def test_what_can_be_used_needs_no_reason() -> None:
    s = position(held=SEASIDE, played={0: ["blacksmith"]}, hands={0: ["peltasts"]})
    for thing in ("region:syria", "card:peltasts", "card:blacksmith", "home:0-1", "talents:0", "reserve:0"):
        assert why(s, thing) is None, thing
    s = buying(talents={0: 1}, played={0: ["scout"]})
    assert [why(s, thing) for thing in ("card:mercenaries", "card:scout", "pile:cards")] == [None] * 3


def test_dice_that_look_alike_are_all_meant() -> None:
    s = after(position(rolled="w4 w4 w6"), "income")
    view = s.view(0)
    assert GAME.named(view, s.find(0, "place white-4 2")) == ["die:1", "die:2", "slot:2", "home:0-2"]
    s = swapping(home={0: "w3 o4 p5", 1: "o3 o3 p6"})
    assert GAME.named(s.view(0), s.find(0, "swap 2 orange-3")) == ["home:0-1", "home:1-1", "home:1-2"]


def test_pushing_names_the_home_dice_that_the_talents_reach() -> None:
    s = position(**MIXED)
    assert GAME.named(s.view(0), s.find(0, "push")) == ["home:0-1", "home:0-2"]


def test_camouflage_P30_counts_for_the_force_that_a_reason_tells() -> None:
    """What is compared is what lies open, before the final count takes anything away."""
    s = position(held=BESIDE, played={0: ["peltasts"], 1: ["camouflage"]})
    reason = why(s, "region:kappadokia")
    assert reason == Reason("rival-stronger", "conflict", {"own": s.force[0], "theirs": s.force[1], "victim": 1})


def test_the_solo_count_of_force_alone_promises_nothing_for_a_rotated_card() -> None:
    s = position(1, played={0: ["peltasts"]}, rotated={0: 1}, solo_count="force")
    reason = why(s, "card:peltasts")
    assert reason is not None
    assert reason.data == {"force": 0}


def test_before_the_table_is_laid_everything_waits() -> None:
    s = GAME.new(1, Dice(1), dice="table")
    assert isinstance(s, Phalanxx)
    assert legal(s) == ["begin"]
    assert why(s, "region:media") == Reason("region-later", "conquest", {"now": "lay-table"})


def test_it_is_said_in_one_sentence_of_either_language() -> None:
    names = ("Ada", "Bob")
    english, french = (phrasebook(GAME, lang) for lang in ("en", "fr"))
    reason = why(facing(7), "region:kappadokia")
    assert reason is not None
    assert english.reason(reason, names) == (
        "Bob has Force 7 and you have 5: a conflict needs more Force than the holder’s."
    )
    assert french.reason(reason, names) == (
        "La Force de Bob est de 7 et la vôtre de 5\u00a0: un conflit en exige plus que n’en a l’occupant."
    )
    short = why(position(hands={0: ["thessalian-riders"]}), "card:thessalian-riders")
    assert short is not None
    assert english.reason(short, names) == (
        "It asks for home dice of 12 in all, and yours add up to 3; another condition is not met either."
    )
