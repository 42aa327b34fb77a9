"""The end of the pile, the final count line by line, special groups, the tie-break."""

from __future__ import annotations

from argead.games.phalanxx.ending import reckon
from games.phalanxx.position import kind, play, position

GROUP = ["javelin-throwers", "prodromoi", "peltasts"]


def test_end_P10_the_first_refill_that_fails_makes_the_round_the_last():
    s = position(3, at="buy", talents={0: 9}, pile=0, chance=(6, 6, 6))
    play(s, "buy mercenaries")
    assert s.last_round
    assert s.row[0] == -1


def test_end_the_last_round_is_completed_by_the_player_to_the_right_of_the_first():
    s = position(3, at="pass", active=1, turn=2, last_round=True, talents={2: 9})
    assert (s.active, kind(s)) == (2, "buy-card")
    assert kind(position(3, at="pass", active=2, turn=3, last_round=True)) == "over"
    assert kind(position(3, at="pass", active=2, turn=3, talents={0: 9})) == "buy-card"


def test_end_a_full_row_and_an_empty_pile_go_on():
    cards = (None, "prodromoi", "peltasts", "hoplites", "mercenaries")
    s = position(2, at="refill", pile=1, chance=("immortals", 6, 6, 6), row=cards)
    assert not s.last_round
    assert s.pile() == 0


def lines(**given):
    return reckon(position(at="still", **given), 0)._asdict()


def test_scoring_P32_force_soldiers_places_and_full_threes_of_talents():
    counted = lines(played={0: ["peltasts"]}, held={0: ["kilikia", "syria", "phrygia"]}, talents={0: 11})
    expected = {"force": 3, "camouflage": 0, "rotated": 0, "soldiers": 4, "places": 7, "groups": 0, "talents": 3}
    assert counted == expected


def test_scoring_P11_rotated_cards_give_three_each():
    assert lines(played={0: GROUP}, rotated={0: 2})["rotated"] == 6


def test_scoring_P30_camouflage_is_taken_away():
    counted = lines(played={0: ["camouflage"]})
    assert (counted["force"], counted["camouflage"]) == (4, -4)


def test_scoring_P35_cards_in_the_hand_score_nothing():
    assert lines(hands={0: ["peltasts"]}) == lines()


def test_groups_need_a_leader_an_equipment_and_a_rotated_card():
    full = [*GROUP, "krateros", "scout"]
    assert lines(played={0: full}, rotated={0: 1})["groups"] == 5
    assert lines(played={0: full})["groups"] == 0
    assert lines(played={0: [*GROUP, "krateros"]}, rotated={0: 1})["groups"] == 0
    assert lines(played={0: [*GROUP, "scout"]}, rotated={0: 1})["groups"] == 0


def test_groups_P31_are_complete_sets_and_there_can_be_several():
    two = [*GROUP, "cretan-archers", "thracian-riders", "hoplites", "krateros", "scout"]
    assert lines(played={0: two}, rotated={0: 1})["groups"] == 10
    assert lines(played={0: [*two, "mercenaries"]}, rotated={0: 1})["groups"] == 10


def test_aim_the_highest_total_force_wins():
    s = position(3, at="end", played={0: ["peltasts"], 1: ["hoplites"]})
    assert s.outcome().scores == (12, 14, 9)
    s = position(3, at="end", played={0: ["peltasts"], 1: ["hoplites"]}, talents={2: 18})
    assert (s.outcome().winners, s.outcome().ranks[2]) == ((2,), 1)


def test_tie_the_higher_sum_of_home_dice_wins():
    equal = {"held": {0: ["kilikia"], 1: ["media"]}}
    s = position(at="end", home={0: "w1 o1 p4", 1: "w2 o2 p3"}, **equal)
    assert s.outcome().scores == (7, 7)
    assert (s.outcome().ranks, s.outcome().winners) == ((2, 1), (1,))


def test_tie_P33_with_equal_dice_the_victory_is_shared():
    s = position(at="end", home={0: "w1 o1 p4", 1: "w2 o2 p2"}, held={0: ["kilikia"], 1: ["media"]})
    assert s.outcome().winners == (0, 1)
    assert s.outcome().reason == "pile"


def test_end_the_journal_counts_line_by_line():
    journal = []
    position(at="end", journal=journal, played={0: ["peltasts"]}, talents={0: 3})
    counted = [event for event in journal if event.kind == "counted"]
    assert [event.seat for event in counted] == [0, 1]
    assert counted[0].data["total"] == sum(value for name, value in counted[0].data.items() if name != "total")
