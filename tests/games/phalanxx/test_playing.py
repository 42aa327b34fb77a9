"""3a. Playing an epoch card: dice, Force, scales, the nine kinds of conditions, abilities."""

from __future__ import annotations

import pytest

from argead.games.phalanxx.cards import CONDITIONS as KINDS
from games.phalanxx.position import grey, hand, legal, pack, play, position

FREE = {"hands": {0: ["peltasts"]}}


def test_playing_the_die_must_show_at_least_the_home_die_P01():
    s = position(**FREE, rolled="w2 w3 w4", home={0: "w3 o4 p5"})
    play(s, "play peltasts")
    assert legal(s) == ["place white-3 1", "place white-4 1", "place white-4 2"]


def test_playing_needs_a_die_that_fits():
    assert legal(position(**FREE, rolled="w1 w2 w2", home={0: "w3 o4 p5"}), "play") == []


def test_playing_needs_a_free_slot():
    s = position(**FREE, rolled="w1 w2 w6", home={0: "w3 o4 p5"})
    play(s, "income", "place white-6 1")
    assert legal(s, "play") == [], "the small dice fit no slot that is left"


def test_playing_lays_the_card_down_and_marks_its_force():
    s = position(**FREE, rolled="w2 w3 w4")
    play(s, "play peltasts", "place white-4 3")
    assert grey(s) == [None, None, "white-4"]
    assert (s.force[0], hand(s)) == (3, [])
    assert s.view(1)["sides"][0]["cards"] == [{"card": "peltasts", "rotated": False}]


def test_the_example_of_the_rulebook_an_archer_with_dareios_and_parmenion_brings_seven():
    """+5 for the archer, +1 for another white card with Dareios, +1 for another archer with Parmenion."""
    table = ["dareios", "parmenion", "javelin-throwers", "hoplites"]
    free = pack(rhodian_slingers="conditions = []")
    s = position(hands={0: ["rhodian-slingers"]}, played={0: table}, text=free)
    before = s.force[0]
    (action,) = [action for action in s.actions(0) if action.verb == "play"]
    assert s.preview(0, action) == {"force": 7, "kind": "white", "symbol": "archer", "by": None, "does": None}
    play(s, "play rhodian-slingers", "place white-6 1")
    assert s.force[0] == before + 7


ARCHERS = ["javelin-throwers", "cretan-archers", "agrianian-archers", "persian-archers"]
RIDERS = ["prodromoi", "thracian-riders", "paionian-riders", "thessalian-riders"]
FOOT = ["peltasts", "hoplites", "mercenaries", "hypaspists", "pezhetairoi"]
LEADERS = ["krateros", "perdikkas", "bessos", "porus"]
EQUIPMENT = ["blacksmith", "scout", "sarissas", "helepolis"]


@pytest.mark.parametrize(
    ("card", "others", "scale"),
    [
        ("parmenion", ARCHERS, [0, 2, 3, 4, 4]),
        ("bessos", RIDERS, [0, 1, 3, 5, 5]),
        ("porus", FOOT, [0, 1, 2, 3, 4, 4]),
        ("dareios", FOOT, [0, 0, 2, 3, 5, 5]),
        ("antigonos", EQUIPMENT, [0, 1, 3, 4, 4]),
        ("memmon-of-rhodes", LEADERS[:3], [2, 4, 6, 6]),
    ],
)
def test_leaders_P28_P29_scales_grow_step_by_step_from_nothing(card, others, scale):
    check_scale(card, others, scale)


@pytest.mark.parametrize(
    ("card", "others", "scale"),
    [
        ("military-music", LEADERS, [0, 2, 4, 7, 7]),
        ("horses", EQUIPMENT[:3], [0, 2, 4, 4]),
        ("fortress", EQUIPMENT[:3], [1, 3, 4, 4]),
    ],
)
def test_equipment_P25_P27_military_music_counts_leaders_horses_and_fortress_themselves_too(card, others, scale):
    check_scale(card, others, scale)


def check_scale(card, others, scale):
    """The Force of a card beside 0, 1, 2 … others, played last or first."""
    for count, force in enumerate(scale):
        with_it = position(at="still", played={0: [*others[:count], card]})
        grown = position(at="still", played={0: [card, *others[:count]]})
        without = position(at="still", played={0: others[:count]})
        assert with_it.force[0] - without.force[0] == force
        assert grown.force == with_it.force, "a scale grows afterwards just as well"


LEAST_OF = {
    "die-colour": ({"home": {0: "o1 w1 w1"}}, {"home": {0: "o1 o1 w1"}}),
    "die-value": ({"home": {0: "w4 o4 p4"}}, {"home": {0: "w1 o5 p1"}}),
    "dice-sum": ({"home": {0: "w6 o4 p1"}}, {"home": {0: "w6 o4 p2"}}),
    "symbols": ({"played": {0: ["peltasts", "prodromoi"]}}, {"played": {0: ["peltasts", "hoplites"]}}),
    "soldiers": ({"held": {0: ["kilikia", "syria"]}}, {"held": {0: ["kilikia", "syria", "phrygia"]}}),
    "talents": ({"talents": {0: 9}}, {"talents": {0: 10}}),
    "cities": ({"held": {0: ["kilikia", "syria"]}}, {"held": {0: ["kilikia", "babylonia"]}}),
    "oases": ({"held": {0: ["kilikia", "syria"]}}, {"held": {0: ["arabia", "syria"]}}),
    "cards": ({"played": {0: ["porus", "scout"]}}, {"played": {0: ["porus", "krateros"]}}),
    "force": ({"force": {0: 7}}, {"force": {0: 8}}),
}
CONDITIONS = {
    "die-colour": '{ kind = "die-colour", colour = "orange", least = 2 }',
    "die-value": '{ kind = "die-value", least = 5 }',
    "dice-sum": '{ kind = "dice-sum", least = 12 }',
    "symbols": '{ kind = "symbols", symbol = "infantry", least = 2 }',
    "soldiers": '{ kind = "soldiers", least = 4 }',
    "talents": '{ kind = "talents", least = 10 }',
    "cities": '{ kind = "cities", least = 2 }',
    "oases": '{ kind = "oases", least = 2 }',
    "cards": '{ kind = "cards", colour = "orange", least = 2 }',
    "force": '{ kind = "force", least = 8 }',
}


def test_conditions_of_every_kind_are_tried():
    assert set(CONDITIONS) == set(LEAST_OF) == set(KINDS)


@pytest.mark.parametrize("kind", CONDITIONS)
def test_conditions_each_of_the_nine_kinds_and_P24_both_forms_of_the_value_of_dice(kind):
    text = pack(garrison=f"conditions = [{CONDITIONS[kind]}]")
    too_little, enough = LEAST_OF[kind]
    s = position(hands={0: ["garrison"]}, text=text, **too_little)
    assert "garrison" not in legal(s, "play")
    (lack,) = s.view(0)["outlook"]["garrison"]["lacks"]
    assert lack["kind"] == kind
    assert lack["have"] == lack["least"] - 1
    s = position(hands={0: ["garrison"]}, text=text, **enough)
    assert "garrison" in legal(s, "play")
    assert s.view(0)["outlook"]["garrison"]["lacks"] == []


def test_conditions_any_symbols_count_all_three_kinds():
    text = pack(garrison='conditions = [{ kind = "symbols", symbol = "any", least = 3 }]')
    table = ["peltasts", "prodromoi", "javelin-throwers"]
    assert legal(position(hands={0: ["garrison"]}, played={0: table[:2]}, text=text), "play") == []
    assert legal(position(hands={0: ["garrison"]}, played={0: table}, text=text), "play") == ["garrison"]


def test_conditions_all_of_them_must_hold_and_none_is_paid():
    """Mercenaries ask for two white home dice and 8 Talents."""
    card = {"hands": {0: ["mercenaries"]}}
    assert legal(position(**card, home={0: "w1 w1 p1"}, talents={0: 7}), "play") == []
    assert legal(position(**card, home={0: "w1 o1 p1"}, talents={0: 8}), "play") == []
    s = position(**card, home={0: "w1 w1 p1"}, talents={0: 8})
    play(s, "play mercenaries", "place white-6 1")
    assert s.talents[0] == 8


def test_conditions_P26_the_card_itself_does_not_count():
    text = pack(peltasts='conditions = [{ kind = "symbols", symbol = "infantry", least = 1 }]')
    assert legal(position(hands={0: ["peltasts"]}, text=text), "play") == []


def test_conditions_P46_can_be_fulfilled_earlier_in_the_turn():
    """Hoplites ask for two oases."""
    s = position(hands={0: ["hoplites"]}, held={0: ["babylonia", "syria"], 1: ["persis"]})
    assert legal(s, "play") == []
    play(s, "conquer arabia", "place white-6 1")
    assert legal(s, "play") == ["hoplites"]


def test_conditions_matter_no_more_once_the_card_lies():
    s = position(hands={0: ["hoplites"]}, held={0: ["arabia", "syria"], 1: ["persis"]})
    play(s, "play hoplites", "place white-6 1")
    s.held[0] = 0
    assert s.force[0] == 4


@pytest.mark.parametrize(("wagon", "kind"), [("supply-wagon-i", "talents"), ("supply-wagon-ii", "die-value")])
def test_supply_wagons_waive_their_conditions(wagon, kind):
    text = pack(garrison=f"conditions = [{CONDITIONS[kind]}]")
    assert legal(position(hands={0: ["garrison"]}, text=text), "play") == []
    s = position(hands={0: ["garrison"]}, played={0: [wagon]}, text=text)
    assert legal(s, "play") == ["garrison"]
    assert s.view(0)["outlook"]["garrison"]["lacks"] == []


@pytest.mark.parametrize(("wagon", "kind"), [("supply-wagon-ii", "talents"), ("supply-wagon-i", "die-value")])
def test_supply_wagons_waive_no_other_conditions(wagon, kind):
    text = pack(garrison=f"conditions = [{CONDITIONS[kind]}]")
    assert legal(position(hands={0: ["garrison"]}, played={0: [wagon]}, text=text), "play") == []


def test_supply_wagon_ii_waives_sums_of_dice_too_P24():
    text = pack(garrison=f"conditions = [{CONDITIONS['dice-sum']}]")
    s = position(hands={0: ["garrison"]}, played={0: ["supply-wagon-ii"]}, text=text)
    assert legal(s, "play") == ["garrison"]


@pytest.mark.parametrize(("wagon", "kind"), [("supply-wagon-i", "talents"), ("supply-wagon-ii", "die-value")])
def test_supply_wagons_P23_do_not_help_themselves(wagon, kind):
    text = pack(**{wagon.replace("-", "_"): f"conditions = [{CONDITIONS[kind]}]"})
    assert legal(position(hands={0: [wagon]}, text=text), "play") == []


def test_camouflage_brings_four_force_at_once():
    text = pack(camouflage="conditions = []")
    s = position(hands={0: ["camouflage"]}, text=text)
    play(s, "play camouflage", "place white-6 1")
    assert s.force[0] == 4
    assert s.view(0)["sides"][0]["reckoning"]["camouflage"] == -4


def test_legend_P38_each_leader_brings_two_force_more_for_good():
    text = pack(krateros="conditions = []", peltasts="conditions = []")
    s = position(hands={0: ["krateros", "peltasts"]}, abilities={0: "legend"}, text=text)
    play(s, "play krateros", "place white-6 1")
    assert s.force[0] == 7
    play(s, "play peltasts", "place white-6 2")
    assert s.force[0] == 10
    assert s.view(0)["sides"][0]["reckoning"]["force"] == 10
