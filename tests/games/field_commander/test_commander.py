"""The commander's rules of thumb, each by the heading of the rule that it makes use of."""

from __future__ import annotations

from argead.games.field_commander import GAME
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Dice
from games.field_commander.position import place, play, position

ARMY = ["companions", "phalanx", "phalanx", "infantry"]
HOPELESS = ["persian-heavy-cavalry"] * 4 + ["persian-chariot"] * 2 + ["persian-phalanx"] * 2


def advice(s: FieldCommander) -> str:
    assert GAME.advise is not None
    return GAME.advise(s, 0, Dice(1)).notation


def before_the_last_area(turn: int) -> FieldCommander:
    governed = ["Chaeronea", "Granicus", "Sardis", "Halicarnassus"]
    return position(
        area="Halicarnassus", army=ARMY, gold=9, turn=turn, governed=governed, garrisons={"Lycia": HOPELESS}
    )


def test_advance_turn_counter_in_the_last_turn_no_prospect_is_too_poor():
    assert advice(before_the_last_area(turn=7)) == "halt"
    assert advice(before_the_last_area(turn=8)) == "scout lycia"


def test_clear_an_area_that_was_worth_scouting_is_entered_for_free():
    s = before_the_last_area(turn=6)
    play(s, "scout lycia", 5)
    assert advice(s) == "march"
    s = before_the_last_area(turn=6)
    play(s, "scout lycia", 4)
    assert advice(s) == "halt"


def test_tyre_the_mole_is_finished_after_the_fall_if_its_points_are_worth_the_turns():
    works = {"transports": 5, "mole": 4}
    s = position("tyre", area="Old Tyre", army=ARMY, gold=9, turn=5, governed=["Tyre"], tracks=works)
    assert advice(s) == "halt"
    s = position("tyre", at="spend", area="Old Tyre", army=ARMY, gold=9, turn=5, governed=["Tyre"], tracks=works)
    assert advice(s) == "prepare mole"
    s = position("tyre", area="Old Tyre", army=ARMY, gold=9, turn=8, governed=["Tyre"], tracks=works)
    assert advice(s) == "scout acco", "the journey to Siwah would be lost"
    works["mole"] = 1
    s = position("tyre", area="Old Tyre", army=ARMY, gold=9, turn=2, governed=["Tyre"], tracks=works)
    assert advice(s) == "scout acco", "six turns cost more than the mole brings"


def test_govern_or_raze_the_last_area_is_governed_if_the_way_home_can_be_paid():
    governed = ["Gaugamela", "Babylon", "Susa", "Persepolis", "Maracanda"]
    for gold, choice in ((30, "govern"), (2, "raze")):
        s = position("gaugamela", area="Taxila", army=ARMY, gold=gold, turn=7, governed=governed)
        play(s, "scout hydaspes", 5)
        play(s, "march")
        assert s.conquered >> place(s, "Hydaspes") & 1
        assert advice(s) == choice
