"""Prophecies: oracles, the eight of them, deadlines, glorification, failing."""

from __future__ import annotations

import pytest

from games.field_commander.position import at, kind, legal, offers, play, position, run

QUIET = (6, 6, 6, "five-gold")
"""A preparation of Granicus in which nothing happens, for who has no Glory."""


def into_ilium(prophecy, **more):
    """The army has moved into Ilium and accepted this prophecy."""
    s = position(area="Sestus", **more)
    play(s, "scout ilium", 1 + s.army.bit_count())
    run(s, "march")
    return play(s, "accept", prophecy)


def open_until(s):
    return {prophecy["name"]: prophecy["until"] for prophecy in s.view(0)["prophecies"]}


# Oracles -------------------------------------------------------------------------------------------------------------


def test_prophecies_accept_or_shun_is_decided_before_it_is_read():
    s = position(area="Sestus")
    play(s, "scout ilium", 1)
    run(s, "march")
    assert (kind(s), legal(s)[:2]) == ("hear-oracle", ["accept", "shun"])
    run(s, "shun")
    assert open_until(s) == {}
    assert s.view(0)["areas"]["Ilium"]["oracle"] == "shunned"


def test_prophecies_only_the_first_visit_counts():
    s = position(area="Sestus")
    for area in ("ilium", "sestus", "ilium"):
        play(s, f"scout {area}", 1)
        run(s, "march")
        if kind(s) == "hear-oracle":
            run(s, "shun")
    assert (at(s), kind(s)) == ("Ilium", "lead-army")


def test_F19_the_oracle_of_the_start_area_speaks_on_re_entry():
    s = position()
    assert s.view(0)["areas"]["Macedon"]["oracle"] == "waiting"
    play(s, "scout sestus", 1)
    run(s, "march")
    play(s, "scout macedon", 1)
    run(s, "march")
    assert kind(s) == "hear-oracle"


def test_F19_several_prophecies_may_be_open():
    s = into_ilium("wood", prophecies={"lions": 2})
    assert open_until(s) == {"wood": 5, "lions": 2}


def test_F41_accepting_a_prophecy_is_drawn_from_those_that_are_left():
    s = into_ilium("wood", prophecies={"lions": 2})
    assert s.prophecy_cup.bit_count() == 6


@pytest.mark.parametrize(
    ("prophecy", "turns"),
    [
        ("wood", 4),
        ("care", 4),
        ("unbeatable", 4),
        ("nature", 2),
        ("winds", 2),
        ("serpent", 2),
        ("lions", 2),
        ("spears", 3),
    ],
)
def test_accepting_the_counter_lies_so_many_squares_ahead_or_on_the_last(prophecy, turns):
    assert open_until(into_ilium(prophecy, turn=2)) == {prophecy: 2 + turns}
    assert open_until(into_ilium(prophecy, turn=7)) == {prophecy: 8}


# Completing ----------------------------------------------------------------------------------------------------------


def test_completing_example_a1_becomes_a2_at_once():
    s = into_ilium("winds", gold=5)
    run(s, "pray")
    assert (s.level, s.gold, open_until(s)) == (2, 0, {})


def test_glorification_example_issus_a3_becomes_a4():
    s = position("issus", level=3, gold=5, prophecies={"winds": 3})
    run(s, "pray")
    assert s.level == 4


def test_F47_completing_a8_is_the_highest_level():
    s = position(level=8, gold=5, prophecies={"winds": 3})
    run(s, "pray")
    assert s.level == 8


def conquer(prophecy, move, **more):
    """Sardis has just been conquered by intimidation, and the army governs or razes it."""
    s = position(
        at="conquest",
        area="Sardis",
        army=["phalanx"] * 4,
        prophecies={prophecy: 2},
        garrisons={"Sardis": ["persian-infantry"]},
        **more,
    )
    play(s, "intimidate", 6)
    assert kind(s) == "treat-conquest"
    return run(s, move)


def test_wood_conquer_a_pivotal_area_and_raze_it():
    assert conquer("wood", "raze").level == 2
    assert conquer("wood", "govern").level == 1


def test_unbeatable_conquer_a_pivotal_area_and_govern_it():
    assert conquer("unbeatable", "govern").level == 2
    assert conquer("unbeatable", "raze").level == 1


def test_care_two_conquered_pivotal_areas():
    assert conquer("care", "raze", governed=["Granicus"]).level == 2
    assert conquer("care", "raze").level == 1
    assert into_ilium("care", razed=["Granicus"], governed=["Chaeronea"]).level == 2, "at any time: also at once"


def test_winds_5_gold_at_any_time():
    s = position(gold=5, prophecies={"winds": 2})
    assert "pray" in legal(s)
    assert "pray" not in legal(position(gold=4, prophecies={"winds": 2}))
    assert "pray" not in legal(position(gold=9))


def test_serpent_discard_an_advisor_for_the_campaign():
    s = position(at="spend", glory=9, advisors=["parmenion"], prophecies={"serpent": 2})
    run(s, "dismiss parmenion")
    assert (s.level, s.advisors) == (2, 0)
    assert "appoint parmenion" not in legal(s)
    assert "appoint antipater" in legal(s)
    assert offers(position(advisors=["parmenion"]), "dismiss") == []


def test_lions_build_a_new_city():
    s = position(at="spend", gold=4, prophecies={"lions": 2}, cities=["Ilium"])
    assert s.level == 1
    run(s, "build city")
    assert s.level == 2
    s = position(at="spend", gold=4, prophecies={"lions": 2})
    run(s, "build temple")
    assert s.level == 1


def test_spears_15_gold_in_the_treasury():
    assert conquer("spears", "raze", gold=3).level == 2
    assert conquer("spears", "raze", gold=2).level == 1
    assert into_ilium("spears", gold=15).level == 2
    s = position(at="gain", gold=12, prophecies={"spears": 2})
    assert s.level == 2


def test_nature_a_whole_turn_without_advice():
    s = into_ilium("nature", advisors=["antipater"])
    run(s, "halt")
    play(s, "proceed", *QUIET)
    assert (s.turn, s.level, open_until(s)) == (2, 1, {"nature": 3}), "the turn of the oracle had begun before"
    run(s, "halt")
    play(s, "proceed", 6, 6, 6, "three-forces", *["persian-infantry"] * 3)
    assert (s.turn, s.level) == (3, 2)


def used(s, *moves):
    """The rest of a turn with these moves: has advice been used?"""
    for move in moves:
        notation, *answers = move if isinstance(move, tuple) else (move,)
        play(s, notation, *answers)
    return s.advised


def test_F21_an_advisor_counts_as_used_when_he_changes_something():
    omen = position("granicus", 2, at="orders", razed=["Sardis", "Lycia"], advisors=["aristander"])
    assert used(omen.clone(omen.chance), ("omen", "one-wall"))
    assert not used(omen, ("proceed", "one-wall"))
    rich = {"at": "spend", "gold": 20, "advisors": ["antipater"]}
    assert not used(position(**rich), "recruit archer", "recruit phalanx")
    assert used(position(**rich), "recruit archer", "build city")
    siege = {"area": "Sardis", "army": ["phalanx"] * 4, "garrisons": {"Sardis": ["persian-infantry"]}}
    assert used(position(advisors=["callisthenes"], **siege), ("intimidate", 6))
    assert not used(position(advisors=["parmenion"], **siege), ("intimidate", 6))
    assert used(position(advisors=["parmenion"], **siege), "assault")
    assert used(position(advisors=["hephaestion"], **siege), ("assault", "raid"), ("ready", 6))


def test_nature_fails_if_advice_was_used_in_both_turns():
    s = position("granicus", *QUIET, at="end", turn=2, prophecies={"nature": 3}, advisors=["antipater"], level=2)
    assert s.level == 3
    s = position(at="spend", turn=2, prophecies={"nature": 3}, advisors=["antipater"], level=2, gold=20)
    run(s, "build city", "build temple")
    play(s, "proceed", *QUIET)
    assert (s.turn, s.level) == (3, 2)


# Failing -------------------------------------------------------------------------------------------------------------


def test_F20_open_during_the_turn_of_its_square_and_failed_when_the_counter_leaves_it():
    s = position("granicus", *QUIET, at="advance", turn=2, prophecies={"lions": 3}, level=2)
    assert (s.turn, open_until(s)) == (3, {"lions": 3})
    s = position("granicus", at="advance", turn=3, prophecies={"lions": 3}, level=2, advisors=["antipater"])
    assert (kind(s), legal(s)) == ("fail-prophecy", ["lower", "dismiss antipater"])


def test_failing_lose_a_level():
    s = position("granicus", at="advance", turn=3, prophecies={"lions": 3}, level=2, advisors=["antipater"])
    play(s, "lower", *QUIET)
    assert (s.level, s.view(0)["advisors"], open_until(s)) == (1, ["antipater"], {})


def test_failing_or_an_advisor_for_the_rest_of_the_campaign():
    s = position("granicus", at="advance", turn=3, prophecies={"lions": 3}, level=2, advisors=["antipater"])
    play(s, "dismiss antipater", *QUIET)
    assert (s.level, s.view(0)["advisors"], s.view(0)["advisors_lost"]) == (2, [], ["antipater"])


def test_failing_at_a1_the_advisor_must_go_and_without_one_the_campaign_is_lost():
    s = position("granicus", *QUIET, at="advance", turn=3, prophecies={"lions": 3}, advisors=["antipater"])
    assert s.view(0)["advisors_lost"] == ["antipater"], "there is no choice"
    s = position("granicus", *QUIET, at="advance", turn=3, prophecies={"lions": 3}, level=2)
    assert s.level == 1
    s = position("granicus", at="advance", turn=3, prophecies={"lions": 3})
    assert (s.outcome().reason, s.outcome().scores) == ("prophecy", (0,))


def test_failing_two_at_once_one_after_the_other():
    s = position("granicus", at="advance", turn=3, prophecies={"lions": 3, "winds": 3}, advisors=["antipater"], level=2)
    play(s, "lower", *QUIET)
    assert (s.level, s.view(0)["advisors_lost"]) == (1, ["antipater"]), "for the second there was no choice"


def test_failing_on_the_last_square_time_decides_first():
    s = position("granicus", at="advance", turn=8, prophecies={"lions": 8})
    assert s.outcome().reason == "time"
