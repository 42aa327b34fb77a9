"""Prophecies: oracles, the eight of them, deadlines, glorification, failing."""

from __future__ import annotations

import pytest

from argead.games.field_commander.names import ADVISORS
from games.field_commander.position import at, kind, legal, offers, play, position, run, told

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
    journal = []
    s = position(level=8, gold=5, prophecies={"winds": 3}, journal=journal)
    run(s, "pray")
    assert s.level == 8
    assert [event["risen"] for event in told(journal, "fulfilled")] == [False], "nor is he told to rise"


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


def test_F21_an_advisor_who_changed_nothing_is_not_used():
    empty = {"area": "Sardis", "army": ["phalanx"]}
    for advisor in ("parmenion", "hephaestion"):
        assert not used(position(advisors=[advisor], **empty), "assault"), "nobody defends Sardis"
    weak = {"area": "Sardis", "army": ["phalanx"], "garrisons": {"Sardis": ["persian-infantry"]}}
    assert not used(position(advisors=["parmenion"], insights=["anticipation"], **weak), "assault", "play anticipation")


def alone(**more):
    """The second turn of a prophecy of one's own nature: nobody has been listened to yet."""
    more = {"area": "Sardis", "army": ["phalanx"] * 2, "turn": 2, "advisors": ADVISORS} | more
    return position(prophecies={"nature": 3}, garrisons={"Sardis": ["persian-infantry"] * 4}, **more)


def test_F21_nature_the_commander_may_do_without_advisors_until_the_turn_ends():
    s = run(alone(gold=4, glory=1), "forgo")
    assert (s.view(0)["forgone"], "forgo" in legal(s)) == (True, False)
    play(s, "assault", "flank", "flank", "flank", "guards")
    assert s.view(0)["battle"]["free"] == 1, "no Hephaestion; and Parmenion left the enemy all his plans"
    play(s, "ready")
    play(s, "retreat", 1, 2)
    assert len(s.view(0)["army"]["forces"]) == 1, "nor does Hephaestion help in the retreat"
    run(s, "halt", "build temple")
    assert not offers(s, "recruit"), "no Antipater"
    play(s, "proceed", 6)
    assert (s.turn, s.level, s.view(0)["forgone"], kind(s)) == (3, 2, False, "read-omen"), "all are heard again"


def test_F21_without_advisors_there_are_no_omens_and_no_glory_of_callisthenes():
    s = position("granicus", 2, at="orders", area="Ephesus", turn=2, advisors=ADVISORS, prophecies={"nature": 3})
    assert kind(s) == "read-omen"
    run(s, "forgo")
    assert "omen" not in legal(s)
    play(s, "proceed", 6, "persian-archer", 6, "five-gold")
    assert kind(s) == "lead-army", "Halicarnassus and Lycia were asked no omen"
    s = run(alone(army=["phalanx"] * 4 + ["archer"] * 3), "forgo")
    play(s, "intimidate", 6)
    assert s.glory == 2


def test_F21_only_the_prophecy_asks_for_it_and_only_before_advice_was_used():
    assert "forgo" in legal(alone())
    assert "forgo" not in legal(alone(turn=2, advisors=[])), "there is nobody to do without"
    assert "forgo" not in legal(position(advisors=ADVISORS, turn=2)), "no prophecy asks for it"
    s = into_ilium("nature", advisors=["antipater"])
    assert "forgo" not in legal(s), "the turn of the oracle had begun before"
    s = alone()
    play(s, "assault", "flank")
    assert "forgo" not in legal(s), "Parmenion has been listened to"


def last_of_granicus(**more):
    """All of Granicus but Lycia is conquered, and Lycia is about to surrender."""
    others = ["Chaeronea", "Granicus", "Sardis", "Halicarnassus"]
    more = {"turn": 2, "level": 2, "army": ["phalanx"] * 4} | more
    s = position("life", area="Lycia", razed=others, garrisons={"Lycia": ["persian-archer"]}, **more)
    play(s, "intimidate", 6)
    return run(s, "govern")


def test_F53_nature_the_campaign_that_is_won_ends_the_turn_without_advice():
    s = last_of_granicus(prophecies={"nature": 3}, advisors=["parmenion"])
    assert (s.campaign.id, s.level, s.view(0)["advisors"]) == ("issus", 3, ["parmenion"]), "fulfilled, not failed"
    s = last_of_granicus(prophecies={"nature": 3}, advisors=["callisthenes"])
    assert (kind(s), s.level) == ("fail-prophecy", 2), "Callisthenes wrote of the conquest"
    journal = []
    last_of_granicus(prophecies={"lions": 3}, advisors=["parmenion"], journal=journal)
    assert told(journal, "fulfilled") == []


def test_F54_prophecies_a_retreat_into_an_area_with_an_oracle_is_no_move_into_it():
    s = position(garrisons={"Chaeronea": ["greek-infantry"]})
    play(s, "scout chaeronea", 1)
    play(s, "march", "flank")
    run(s, "ready", "retreat")
    assert (at(s), kind(s), s.view(0)["areas"]["Macedon"]["oracle"]) == ("Macedon", "lead-army", "waiting")
    play(s, "scout sestus", 1)
    run(s, "march")
    play(s, "scout macedon", 1)
    run(s, "march")
    assert kind(s) == "hear-oracle", "it speaks when the army moves in"


def test_F55_an_advisor_lost_as_a_penalty_is_not_the_serpents():
    open_ones = {"lions": 3, "serpent": 4}
    s = position(at="advance", turn=3, prophecies=open_ones, level=2, advisors=["antipater", "parmenion"])
    play(s, "dismiss antipater", *QUIET)
    assert (s.level, open_until(s)) == (2, {"serpent": 4})
    run(s, "dismiss parmenion")
    assert (s.level, open_until(s)) == (3, {})


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
