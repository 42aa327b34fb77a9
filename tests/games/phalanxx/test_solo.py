"""The solo game against MaXXimilian."""

from __future__ import annotations

import pytest

from argead.kernel import Dice, Event, SetupError
from argead.language import phrasebook
from games.phalanxx.position import GAME, held, home, legal, play, position, row, told

FIVE = ("javelin-throwers", "prodromoi", "peltasts", "hoplites", "mercenaries")


def test_solo_P48_set_up_persepolis_and_oasis_3_against_all_other_cities_and_oases():
    s = GAME.new(1, Dice(1))
    assert held(s, 0) == {"persis", "nabatene"}
    places = {"kilikia", "babylonia", "media", "syria", "assyria", "arabia", "gerrhaia"}
    assert held(s, 1) == places
    rival = s.view(0)["sides"][1]
    assert rival["maxximilian"]
    assert (rival["soldiers"], rival["reserve"], rival["hand_size"], len(rival["cards"])) == (10, 2, 0, 2)
    assert len(rival["home"]) == 3


def test_solo_P40_after_each_turn_he_takes_the_last_card_and_the_row_is_filled():
    s = position(1, at="pass", row=FIVE, talents={0: 9}, chance=("immortals",))
    assert s.view(0)["sides"][1]["cards"] == [{"card": "mercenaries", "rotated": False}]
    assert s.force[1] == 4
    assert row(s) == ["immortals", "javelin-throwers", "prodromoi", "peltasts", "hoplites"]
    assert s.active == 0


def test_solo_P40_heroism_stays():
    s = position(1, at="pass", row=(*FIVE[:4], "heroism"), talents={0: 9}, chance=("immortals",))
    assert s.view(0)["sides"][1]["cards"] == [{"card": "hoplites", "rotated": False}]
    assert row(s)[-1] == "heroism"


def test_solo_P41_conditions_do_not_bind_him_and_scales_count():
    cards, table = (*FIVE[:4], "parmenion"), {1: ["cretan-archers"]}
    s = position(1, at="pass", row=cards, played=table, talents={0: 9}, chance=("immortals",))
    assert s.force[1] == 4 + 2


def test_solo_P43_conflicts_follow_the_usual_rules():
    strong = position(1, played={0: ["peltasts"], 1: []}, force={0: 5, 1: 4})
    assert "gerrhaia" in legal(strong, "conquer")
    play(strong, "conquer gerrhaia", "place white-6 1")
    assert "gerrhaia" in held(strong, 0)
    assert "gerrhaia" not in held(strong, 1)
    assert "gerrhaia" not in legal(position(1, played={0: ["peltasts"]}, force={0: 5, 1: 5}), "conquer")


def test_solo_P43_under_heroism_his_coloured_cards_count():
    cards = (*FIVE[:4], "heroism")
    table = {0: ["peltasts", "scout"], 1: ["krateros"]}
    assert "gerrhaia" not in legal(position(1, row=cards, played=table, force={0: 40}), "conquer")
    table = {0: ["porus", "scout"], 1: ["krateros"]}
    assert "gerrhaia" in legal(position(1, row=cards, played=table, force={0: 3, 1: 40}), "conquer")


def test_solo_P43_dice_can_be_exchanged_with_his():
    s = position(1, home={0: "w3 o1 p1", 1: "w5 o3 p6"}, rolled="w1 w2 w6")
    play(s, "income", "place white-1 1", "swap 2 orange-3")
    assert (home(s, 0)[0], home(s, 1)[1]) == ("orange-3", "white-3")


def test_solo_P44_the_turn_in_which_a_refill_fails_is_the_last():
    assert position(1, at="pass", pile=0).outcome() is not None
    assert position(1, at="pass", pile=1, talents={0: 9}, chance=("immortals",)).outcome() is None
    over = position(1, at="pass", pile=0, last_round=True, row=(None, *FIVE[1:]))
    assert over.outcome() is not None
    assert over.view(0)["sides"][1]["cards"] == [{"card": "mercenaries", "rotated": False}], "P40: the last turn too"


def test_solo_P42_you_count_everything_he_counts_force_and_places():
    s = position(1, at="still", played={1: ["peltasts", "camouflage"]}, talents={0: 9, 1: 9})
    own, his = (side["reckoning"] for side in s.view(0)["sides"])
    assert (own["soldiers"], own["talents"], own["places"]) == (3, 3, 6)
    expected = {"force": 7, "camouflage": -4, "places": 25, "rotated": 0, "soldiers": 0, "groups": 0, "talents": 0}
    assert his == {**expected, "total": 28}


def test_solo_P42_by_the_option_you_count_force_and_places_only_as_he_does():
    table = {0: ["peltasts", "camouflage"], 1: ["peltasts"]}
    s = position(1, at="still", played=table, rotated={0: 1}, talents={0: 9}, solo_count="force")
    own = s.view(0)["sides"][0]["reckoning"]
    nothing = {"rotated": 0, "soldiers": 0, "groups": 0, "talents": 0}
    assert own == {"force": 7, "camouflage": -4, "places": 6, **nothing, "total": 9}
    full = position(1, at="still", played=table, rotated={0: 1}, talents={0: 9}).view(0)["sides"][0]["reckoning"]
    assert (full["rotated"], full["soldiers"], full["talents"], full["total"]) == (3, 3, 3, 18)


def test_solo_P42_the_ranks_go_by_the_count_that_was_chosen():
    base = position(1, at="still").view(0)["sides"]
    level = 30 + base[1]["reckoning"]["places"] - base[0]["reckoning"]["places"]
    ends = [position(1, at="end", force={0: level, 1: 30}, solo_count=count) for count in ("all", "force")]
    assert [s.outcome().reason for s in ends] == ["soldier", "dishonoured"]


def test_solo_P42_the_option_is_for_who_plays_alone():
    with pytest.raises(SetupError, match="solo_count"):
        GAME.new(2, Dice(1), solo_count="force")


def test_solo_maxximilians_dice_and_places_are_told():
    journal: list[Event] = []
    s = GAME.new(1, Dice(1), journal=journal)
    (dice,) = told(journal, "maxximilian-dice")
    assert dice["dice"] == home(s, 1)
    (settled,) = told(journal, "maxximilian-settled")
    assert sorted(settled["places"]) == ["Babylon", "Duma", "Ekbatana", "Gerrha", "Hatra", "Issos", "Tadmor"]
    lines = [phrasebook(GAME, "en").event(event, ["Ada"], 0) for event in journal]
    values = ", ".join(word.partition("-")[2] for word in dice["dice"])
    assert f"MaXXimilian’s home dice show {values}." in lines
    assert any(line.startswith("MaXXimilian holds Issos, Hatra, ") for line in lines)
    french = [phrasebook(GAME, "fr").event(event, ["Ada"], 0) for event in journal]
    assert any("Babylone" in line and "Ecbatane" in line for line in french)


RANKS = [
    ("dishonoured", -20, 0),
    ("soldier", 1, 5),
    ("sergeant", 6, 10),
    ("lieutenant", 11, 15),
    ("general", 16, 20),
    ("royal-adviser", 21, 25),
    ("the-great", 26, 60),
]


@pytest.mark.parametrize(("rank", "least", "most"), RANKS)
def test_solo_ranks(rank, least, most):
    for lead in (least, most):
        base = position(1, at="still").view(0)["sides"]
        gap = base[1]["reckoning"]["total"] - base[0]["reckoning"]["total"]
        s = position(1, at="end", force={0: 30 + gap + lead, 1: 30})
        outcome = s.outcome()
        assert outcome.reason == rank
        assert outcome.winners == (() if rank == "dishonoured" else (0,))


def test_solo_a_lost_game_is_told_as_lost():
    outcome = position(1, at="end").outcome()
    assert outcome.ranks == (2,)
    assert phrasebook(GAME, "en").outcome(outcome, ["Ada"]).startswith("Ada loses, with 9 points. ")
