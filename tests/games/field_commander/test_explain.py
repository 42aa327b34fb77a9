"""Why not: what stands in the way of each thing on campaign, in the order of the rulebook."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from argead.games.field_commander.decisions import DECISIONS
from argead.games.field_commander.names import CAMPAIGNS, INSIGHTS
from argead.games.field_commander.state import FieldCommander
from argead.language import phrasebook
from argead.testing.explains import Speakers, refusals
from argead.testing.sources import reasons
from games.field_commander.fortune import Fortune, pick_move
from games.field_commander.position import GAME, kind, play, position, run
from games.field_commander.test_explain_battle import CASES as IN_BATTLE
from games.field_commander.test_explain_battle import why
from games.field_commander.test_explain_siege import CASES as IN_SIEGE

FIVE = ["phalanx", "phalanx", "infantry", "archer", "peltast"]
SARDIS = {"Sardis": ["persian-infantry", "persian-infantry"]}
REFIT = {"now": "refit-forces"}
LEAD = {"now": "lead-army"}


def refitting(campaign: str = "granicus") -> FieldCommander:
    return position(campaign, at="refit", army=["phalanx/reduced"], gold=2)


def scouted() -> FieldCommander:
    """Six, with Alexander, need 5 gold after a 1."""
    return play(position(army=FIVE, gold=3), "scout sestus", 1)


def before_sardis(**more: Any) -> FieldCommander:
    s = position(area="Ephesus", army=FIVE, garrisons=SARDIS, **more)
    return run(play(s, "scout sardis", 6), "march")


def demanding(roll: int, **more: Any) -> FieldCommander:
    """Force Advantage is 4."""
    return play(before_sardis(**more), "intimidate", roll)


def failing(**more: Any) -> FieldCommander:
    two = ["parmenion", "antipater"]
    return position(at="advance", army=FIVE, prophecies={"wood": 1}, advisors=two, **more)


def won() -> FieldCommander:
    """The last conquest of a campaign within a life, with a prophecy still open."""
    taken = ["Chaeronea", "Granicus", "Sardis", "Halicarnassus"]
    s = position(area="Lycia", razed=taken, level=2, advisors=["parmenion"], prophecies={"lions": 5})
    s.life = True
    return run(s, "assault", "govern")


def omen_lost() -> FieldCommander:
    s = position("granicus", 1, at="orders", advisors=["aristander"], prophecies={"serpent": 3})
    return run(s, "dismiss aristander")


def without_advice(**more: Any) -> FieldCommander:
    return position(turn=2, prophecies={"nature": 3}, advisors=["parmenion"], **more)


def advised() -> FieldCommander:
    s = without_advice()
    s.advised = True
    return s


def heard() -> FieldCommander:
    s = without_advice()
    s.nature_from = s.turn
    return s


def drawing(counter: str, **more: Any) -> FieldCommander:
    return position("granicus", counter, at="operations", **more)


def too_poor_to_cancel() -> FieldCommander:
    return run(drawing("one-force", gold=5, prophecies={"winds": 3}), "pray")


def spending(**more: Any) -> FieldCommander:
    return position(at="spend", **more)


TOLL = {"area": "Sestus", "price": 5, "gold": 3, "less": True}
SEVEN = {"cities": ["Macedon", "Sestus", "Ilium", "Ephesus"], "temples": ["Sestus", "Ilium", "Ephesus"]}

MAP = [
    (lambda: position(turn=3), "turn:1", "turn-past", {}),
    (lambda: position(turn=3), "turn:3", "turn-now", {}),
    (lambda: position(turn=3), "turn:5", "turn-ahead", {"turns": 2}),
    (refitting, "area:sardis", "stronghold-later", REFIT | {"area": "Sardis"}),
    (refitting, "area:granicus", "battle-later", REFIT | {"area": "Granicus"}),
    (lambda: refitting("tyre"), "area:tyre", "tyre-later", REFIT | {"area": "Tyre"}),
    (refitting, "area:ilium", "march-later", REFIT | {"area": "Ilium"}),
    (before_sardis, "area:granicus", "march-afterwards", {"now": "approach-stronghold", "area": "Granicus"}),
    (spending, "area:sardis", "march-next-turn", {"now": "spend-treasure", "area": "Sardis"}),
    (position, "area:macedon", "army-stands-here", {"area": "Macedon"}),
    (position, "area:sardis", "too-far", {"area": "Sardis", "moves": 4}),
    (scouted, "area:sestus", "march-too-dear", TOLL),
    (scouted, "die:scouting", "march-too-dear", TOLL),
    (scouted, "treasury:gold", "march-too-dear", TOLL),
    (scouted, "area:chaeronea", "other-area-scouted", {"area": "Sestus"}),
    (lambda: demanding(1, glory=2), "area:sardis", "demand-made", {"area": "Sardis"}),
    (lambda: demanding(5, insights=["spies"]), "die:intimidation", "demand-granted", {"total": 9, "asked": 8}),
    (
        lambda: demanding(5, insights=["spies", "courtesans"]),
        "insight:courtesans",
        "demand-granted",
        {"total": 9, "asked": 8},
    ),
    (lambda: demanding(1, insights=["courtesans"]), "treasury:glory", "no-glory-to-add", {"total": 5, "asked": 8}),
    (lambda: spending(gold=2), "area:macedon", "building-too-dear", {"building": "temple", "price": 3, "gold": 2}),
    (lambda: spending(gold=9, **SEVEN), "area:macedon", "buildings-used-up", {"most": 7}),
    (lambda: spending(cities=["Macedon"], temples=["Macedon"]), "area:macedon", "area-built-up", {"area": "Macedon"}),
    (lambda: run(spending(gold=9), "recruit archer"), "area:macedon", "one-type-a-turn", {"bought": "forces"}),
    (lambda: run(spending(gold=9), "build city"), "area:macedon", "one-type-a-turn", {"bought": "city"}),
]

TREASURY = [
    (position, "treasury:points", "points-count", {}),
    (position, "treasury:gold", "gold-later", LEAD),
    (position, "treasury:glory", "glory-later", LEAD),
    (spending, "treasury:gold", "gold-buys-nothing", {"gold": 0}),
    (
        lambda: spending(glory=2),
        "treasury:glory",
        "glory-too-little",
        {"glory": 2, "insight_price": 3, "advisor_price": 5},
    ),
    (lambda: spending(glory=4, insights=INSIGHTS), "treasury:glory", "glory-buys-nothing", {"glory": 4}),
    (lambda: drawing("one-force", gold=2), "treasury:gold", "intrigue-pays", {"gold": 2, "glory": 0}),
    (
        too_poor_to_cancel,
        "operation:1",
        "intrigue-too-dear",
        {"gold": 2, "glory": 0, "gold_left": 0, "glory_left": 0},
    ),
    (
        lambda: position(drawn=["one-force"], cancelled=["one-force"]),
        "operation:1",
        "operation-cancelled",
        {"operation": "one-force"},
    ),
    (lambda: position(drawn=["one-force"]), "operation:1", "operation-waits", {"operation": "one-force"}),
    (
        lambda: drawing("one-wall", gold=3, drawn=["one-force"]),
        "operation:1",
        "operation-drawn-before",
        {"operation": "one-force"},
    ),
]

COURT = [
    (lambda: run(without_advice(), "forgo"), "advisor:parmenion", "advice-forgone", {"advisor": "parmenion"}),
    (lambda: position(advisors=["aristander"]), "advisor:aristander", "seer-later", LEAD),
    (
        lambda: position(advisors=["parmenion"]),
        "advisor:parmenion",
        "advisor-helps",
        {"advisor": "parmenion", "effect": "advisor-parmenion"},
    ),
    (omen_lost, "die:order", "roll-stands", {}),
    (
        lambda: position(insights=["trap"]),
        "insight:trap",
        "insight-later",
        LEAD | {"insight": "trap", "when": "trap"},
    ),
    (failing, "prophecy:wood", "prophecy-failed", {"prophecy": "wood"}),
    (lambda: position(prophecies={"winds": 2}, gold=3), "prophecy:winds", "winds-too-dear", {"price": 5, "gold": 3}),
    (lambda: position(prophecies={"serpent": 2}), "prophecy:serpent", "serpent-wants-advisor", {}),
    (
        lambda: position(prophecies={"serpent": 2}, advisors=["parmenion"]),
        "prophecy:serpent",
        "serpent-by-dismissal",
        {},
    ),
    (heard, "prophecy:nature", "nature-next-turn", {}),
    (advised, "prophecy:nature", "nature-advised", {}),
    (lambda: run(without_advice(), "forgo"), "prophecy:nature", "nature-under-way", {}),
    (
        lambda: position(at="orders", insights=["diplomats"], prophecies={"winds": 3}, gold=5),
        "prophecy:winds",
        "prophecy-soon",
        {"now": "send-diplomats", "prophecy": "winds"},
    ),
    (lambda: position(prophecies={"wood": 2}), "prophecy:wood", "prophecy-task", {"prophecy": "wood", "turns": 2}),
    (won, "area:sardis", "campaign-won", {"now": "fail-prophecy"}),
    (failing, "counter:alexander", "no-level-to-lose", {}),
    (failing, "counter:phalanx-1", "disband-later", {"now": "fail-prophecy"}),
    (position, "counter:alexander", "alexander-leads", {}),
    (scouted, "counter:alexander", "alexander-stays", {"now": "enter-area"}),
    (lambda: demanding(1, glory=2), "counter:phalanx-1", "army-counted", {}),
]


CASES = [*MAP, *TREASURY, *COURT]


@pytest.mark.parametrize(("make", "thing", "reason", "data"), CASES, ids=[f"{case[2]} {case[1]}" for case in CASES])
def test_the_reason_is_the_most_particular_one(make: Any, thing: str, reason: str, data: dict[str, Any]) -> None:
    found = why(make(), thing)
    assert found is not None
    assert (found.kind, found.data) == (reason, data)


def test_every_kind_of_reason_has_its_position() -> None:
    assert {case[2] for case in (*CASES, *IN_BATTLE, *IN_SIEGE)} == {kind for kind, _ in reasons(GAME)}


def test_every_question_leaves_nothing_without_a_reason() -> None:
    """Campaigns under a good star come to all of them; the first dozen times each is examined."""
    speakers, asked = Speakers(GAME), Counter[str]()
    for seed in range(160):
        fortune, random = Fortune(seed, (0.3, 0.6, 0.8, 0.95)[seed % 4]), Random(seed)
        s = GAME.new(1, fortune, campaign=CAMPAIGNS[seed // 4 % 4])
        assert isinstance(s, FieldCommander)
        fortune.smile_on(s)
        while s.waiting():
            asked[kind(s)] += 1
            if asked[kind(s)] <= 12:
                for _, reason in refusals(s, 0):
                    speakers.say(reason, 1)
            s.play(0, s.find(0, pick_move(s, random)))
    assert asked.keys() == {decision.kind() for decision in DECISIONS}


def test_what_can_be_used_needs_no_reason() -> None:
    s = refitting()
    assert [why(s, thing) for thing in ("counter:phalanx-1", "treasury:gold")] == [None, None]
    s = before_sardis()
    assert why(s, "area:sardis") is None, "it can be attacked now"


def test_intrigue_names_what_was_drawn_and_not_its_like_that_is_cancelled() -> None:
    s = drawing("one-force", gold=2, drawn=["one-force"], cancelled=["one-force"])
    assert GAME.named(s.view(0), s.find(0, "cancel")) == ["operation:2"]


def test_courtesans_are_added_to_the_roll() -> None:
    s = demanding(1, insights=["courtesans"])
    assert GAME.named(s.view(0), s.find(0, "play courtesans")) == ["die:intimidation", "insight:courtesans"]


def test_a_toll_does_not_fall_with_the_forces() -> None:
    """Monsoon: 1 gold to enter, even for an army that the land can feed."""
    s = position("gaugamela", area="Bactra", adopted=["monsoon"], army=[])
    play(s, "scout taxila", 4)
    found = why(s, "area:taxila")
    assert found is not None
    assert found.data == {"area": "Taxila", "price": 1, "gold": 0, "less": False}


def test_it_is_said_in_one_sentence_of_either_language() -> None:
    english, french = (phrasebook(GAME, lang) for lang in ("en", "fr"))
    found = why(scouted(), "area:sestus")
    assert found is not None
    assert english.reason(found, ("Ada",)) == (
        "After this roll it costs 5 gold to enter Sestus, and you have 3: with fewer Forces it would cost less."
    )
    assert french.reason(found, ("Ada",)) == (
        "Après ce jet, aller à Sestos coûte 5 pièces d’or, et vous en avez 3\u00a0: "
        "avec moins de forces, ce serait moins cher."
    )
    later = why(refitting(), "area:sardis")
    assert later is not None
    assert english.reason(later, ("Ada",)) == (
        "Now you are refitting; in the conquest you can attack Sardis or demand its surrender, once the army is there."
    )
