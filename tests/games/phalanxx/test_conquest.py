"""3b. Conquering a region, conflict, Heroism, Forced March."""

from __future__ import annotations

from games.phalanxx.position import held, kind, legal, play, position, row, told

PLAIN = {0: ["kilikia", "phrygia"], 1: ["persis"]}
STRONG = {"played": {0: ["peltasts", "prodromoi"]}}


def test_conquest_a_region_next_to_an_own_one():
    s = position(held=PLAIN)
    assert sorted(legal(s, "conquer")) == ["babylonia", "kappadokia", "mesopotamia", "syria"]
    play(s, "conquer kappadokia", "place white-6 1")
    assert held(s) == {"kilikia", "phrygia", "kappadokia"}
    assert s.reserve[0] == 8


def test_conquest_a_city_takes_two_soldiers():
    s = position(held=PLAIN)
    play(s, "conquer babylonia", "place white-6 1")
    assert (s.soldiers(0), s.reserve[0]) == (5, 7)


def test_conquest_the_die_must_fit():
    assert legal(position(held=PLAIN, rolled="w1 w2 w2", home={0: "w3 o3 p3"}), "conquer") == []


def test_conquest_P17_a_missing_soldier_moves_from_a_region_without_city_and_oasis():
    s = position(held={0: ["kilikia", "syria", "phrygia", "kappadokia"], 1: ["persis"]}, reserve={0: 1})
    play(s, "conquer babylonia", "place white-6 1")
    assert legal(s) == ["move phrygia", "move kappadokia"]
    play(s, "move phrygia")
    assert held(s) == {"kilikia", "syria", "kappadokia", "babylonia"}, "P17: the region left is empty"
    assert s.reserve[0] == 0


def test_conquest_P16_one_soldier_moves_and_no_more():
    regions = {0: ["kilikia", "syria", "phrygia", "kappadokia"], 1: ["persis"]}
    s = position(held=regions, reserve={0: 0})
    assert sorted(legal(s, "conquer")) == ["armenia", "mesopotamia", "nabatene"]
    play(s, "conquer armenia", "place white-6 1", "move kappadokia")
    assert held(s) == {"kilikia", "syria", "phrygia", "armenia"}, "adjacency is judged before the move"


def test_conquest_without_soldiers_at_all_is_impossible():
    assert legal(position(reserve={0: 0}), "conquer") == []
    s = position(held={0: ["kilikia", "syria"], 1: ["persis"]}, reserve={0: 1})
    assert "babylonia" not in legal(s, "conquer")


def test_conquest_P18_who_has_no_region_conquers_no_more():
    assert legal(position(held={0: [], 1: ["persis"]}), "conquer") == []


def test_conquest_P47_borders_to_the_right_half_do_not_exist_for_two():
    assert set(legal(position(held={0: ["media"], 1: ["kilikia"]}), "conquer")) == {"assyria", "atropatene", "persis"}


def test_conflict_P14_needs_more_force_than_the_holder():
    regions = {0: ["kilikia"], 1: ["babylonia"]}
    assert "babylonia" in legal(position(**STRONG, held=regions, force={1: 5}), "conquer")
    assert "babylonia" not in legal(position(**STRONG, held=regions, force={1: 6}), "conquer"), "strictly more"


def test_conflict_P15_the_beaten_leave_the_game_a_card_is_rotated_and_three_force_lost():
    journal = []
    s = position(**STRONG, held={0: ["kilikia"], 1: ["babylonia", "syria"]}, journal=journal)
    play(s, "conquer babylonia", "place white-6 1")
    own, rival = s.view(None)["sides"]
    assert (own["force"], own["held"], own["reserve"]) == (3, ["kilikia", "babylonia"], 8)
    assert [laid["rotated"] for laid in own["cards"]].count(True) == 1
    assert (rival["held"], rival["soldiers"], rival["reserve"], rival["lost"]) == (["syria"], 1, 9, 2)
    assert told(journal, "fought") == [{"victim": 1, "region": "babylonia", "card": "prodromoi", "force": 3}]


def test_conflict_P13_needs_three_force_and_a_card_that_is_not_rotated():
    regions = {0: ["kilikia"], 1: ["babylonia"]}
    assert "babylonia" not in legal(position(**STRONG, held=regions, force={0: 2}), "conquer")
    assert "babylonia" not in legal(position(**STRONG, held=regions, rotated={0: 2}, force={0: 9}), "conquer")
    assert "babylonia" not in legal(position(held=regions, force={0: 9}), "conquer"), "no card at all"


def test_conflict_P49_which_card_is_rotated_is_not_asked():
    s = position(played={0: ["scout", "peltasts", "prodromoi"]}, held={0: ["kilikia"], 1: ["babylonia", "syria"]})
    play(s, "conquer babylonia", "place white-6 1")
    assert kind(s) == "choose-action"
    play(s, "conquer syria", "place white-6 2")
    laid = s.view(None)["sides"][0]["cards"]
    assert [card["rotated"] for card in laid] == [True, True, False], "a rotated card is not rotated again"


def test_conflict_a_soldier_may_move_in_as_well():
    regions = {0: ["kilikia", "phrygia"], 1: ["babylonia"]}
    s = position(**STRONG, held=regions, reserve={0: 1})
    play(s, "conquer babylonia", "place white-6 1")
    assert (held(s, 0), held(s, 1), s.reserve[0]) == ({"kilikia", "babylonia"}, set(), 0)


def test_force_track_shows_the_cards_less_the_conflicts():
    s = position(**STRONG, held={0: ["kilikia"], 1: ["babylonia"]})
    assert s.force[0] == 3 + 3
    play(s, "conquer babylonia", "place white-6 1")
    assert s.force[0] == 3 + 3 - 3


def test_conflict_P12_a_rotated_card_keeps_everything_else():
    s = position(played={0: ["blacksmith", "peltasts"]}, rotated={0: 2})
    assert "forge" in legal(s)
    assert s.view(0)["sides"][0]["counts"]["infantry"] == 1


HEROIC = ("javelin-throwers", "prodromoi", "peltasts", "hoplites", "heroism")


def test_the_example_of_the_rulebook_heroism_two_against_one():
    """A has three coloured cards and one rotated (2), B one coloured card (1); afterwards A stands at 1."""
    table = {0: ["porus", "antigonos", "scout"], 1: ["krateros"]}
    s = position(row=HEROIC, played=table, rotated={0: 1}, force={0: 3, 1: 30}, held={0: ["kilikia"], 1: ["babylonia"]})
    assert [side["valour"] for side in s.view(None)["sides"]] == [2, 1]
    play(s, "conquer babylonia", "place white-6 1")
    assert [side["valour"] for side in s.view(None)["sides"]] == [1, 1]
    assert s.force[0] == 0


def test_heroism_force_does_not_count_while_it_lies_open():
    regions = {0: ["kilikia"], 1: ["babylonia"]}
    strong = {"played": {0: ["peltasts"], 1: ["scout"]}, "force": {0: 30, 1: 3}, "held": regions}
    assert "babylonia" not in legal(position(row=HEROIC, **strong), "conquer")
    assert "babylonia" in legal(position(**strong), "conquer")


def test_heroism_cannot_be_bought_and_slides_with_the_row():
    cards = ("javelin-throwers", "heroism", "peltasts", "hoplites", "mercenaries")
    s = position(at="buy", row=cards, talents={0: 9}, chance=("immortals", 6, 6, 6))
    assert "heroism" not in legal(s, "buy")
    assert s.view(0)["row"][1] == {"card": "heroism", "price": None}
    play(s, "buy mercenaries")
    assert row(s) == ["immortals", "javelin-throwers", "heroism", "peltasts", "hoplites"]


def test_heroism_leaves_the_game_at_the_far_end_when_nothing_is_bought():
    journal = []
    weak = {"played": {0: ["peltasts"], 1: ["scout"]}, "force": {0: 9}, "held": {0: ["kilikia"], 1: ["babylonia"]}}
    s = position(at="buy", row=HEROIC, talents={0: 9}, chance=("immortals", 6, 6, 6), journal=journal, **weak)
    assert s.view(None)["heroism"]
    play(s, "pass")
    assert "babylonia" in legal(s, "conquer"), "Force decides again"
    assert not s.view(None)["heroism"]
    assert "heroism" not in row(s)
    assert [event.seat for event in journal if event.kind == "heroism-left"] == [0]


def test_heroism_is_announced_when_it_is_drawn():
    journal = []
    position(at="buy", pile=1, heroism_waits=True, chance=("heroism", 6, 6, 6), journal=journal)
    assert "heroism" in [event.kind for event in journal]


def test_forced_march_one_empty_region_may_lie_between():
    march = {"abilities": {0: "forced-march"}, "held": {0: ["phrygia"], 1: ["persis"]}}
    assert set(legal(position(held=march["held"]), "conquer")) == {"kappadokia", "kilikia"}
    s = position(**march)
    reached = {"kappadokia", "kilikia", "armenia", "mesopotamia", "babylonia", "syria"}
    assert set(legal(s, "conquer")) == reached


def test_forced_march_does_not_pass_through_a_rival_but_P39_may_attack_one():
    regions = {0: ["phrygia"], 1: ["kilikia", "mesopotamia"]}
    s = position(abilities={0: "forced-march"}, held=regions)
    assert set(legal(s, "conquer")) == {"kappadokia", "armenia"}
    s = position(**STRONG, abilities={0: "forced-march"}, held=regions)
    assert set(legal(s, "conquer")) == {"kappadokia", "armenia", "kilikia", "mesopotamia"}


def test_conquest_which_region_a_soldier_leaves_is_not_asked_if_there_is_one():
    s = position(held={0: ["kilikia", "phrygia"], 1: ["persis"]}, reserve={0: 0})
    play(s, "conquer syria", "place white-6 1")
    assert kind(s) == "choose-action"
    assert held(s) == {"kilikia", "syria"}
