"""The special move with a card of the hand; jokers; and what happens when Alexander cannot move."""

from __future__ import annotations

import pytest

from games.alexandros.position import (
    HEXAGON,
    OWN,
    cards_in_play,
    hand,
    kind,
    legal,
    mask,
    play,
    position,
    with_components,
)

ALL_LYRES = " ".join(OWN.names(OWN.of_kind[3]))
ALL_HORSES = " ".join(OWN.names(OWN.of_kind[2]))


def test_R9_special_move_discards_a_hand_card_and_takes_none():
    s = position(at="move", hands={0: "lyre soldier"}, row="horse temple")
    assert legal(s) == ["take temple", "take horse", "play lyre", "play soldier"]
    play(s, "play lyre")
    view = s.view(0)
    assert hand(s, 0) == "soldier"
    assert view["row"] == ["horse", "temple"], "the row stays"
    assert view["discard"]["lyre"] == 1
    assert view["move"]["triangle"] == "c3"
    play(s, "corner 3-3", "path 3-1 4-2 3-3")
    assert kind(s) == "choose-action"
    assert s.actions_left == 2


def test_R9_special_move_needs_an_available_triangle_of_the_symbol():
    s = position(at="move", governors={1: ALL_LYRES}, hands={0: "lyre soldier"}, row="horse temple")
    assert "play lyre" not in legal(s), "a card of the hand is never a joker (R10)"
    assert "play soldier" in legal(s)


def test_R10_a_face_up_card_without_available_triangle_is_a_joker():
    s = position(at="move", governors={1: ALL_LYRES}, row="lyre horse", chance=["soldier"])
    assert legal(s) == ["take horse", "take lyre"]
    assert s.preview(0, s.find(0, "take lyre")) == {"targets": [], "joker": True}
    play(s, "take lyre")
    assert kind(s) == "name-symbol"
    assert s.view(0)["row"] == ["soldier", "horse"], "the symbol is named after the refill"
    assert legal(s) == ["name temple", "name amphora", "name horse", "name soldier"]
    assert hand(s, 0) == "lyre", "only the used card is taken"


def test_R10_nearest_applies_to_the_named_symbol():
    s = position(at="move", governors={1: ALL_LYRES}, row="lyre horse", chance=["soldier"])
    play(s, "take lyre", "name horse")
    assert s.view(0)["move"]["triangle"] == "a6"


def test_R10_the_other_face_up_card_is_no_joker():
    s = position(at="move", governors={1: ALL_LYRES}, row="lyre horse", chance=["soldier"])
    play(s, "take horse")
    assert kind(s) == "choose-corner"


def test_R10_both_cards_can_be_jokers_one_by_one():
    s = position(at="move", governors={1: f"{ALL_LYRES} {ALL_HORSES}"}, row="lyre horse", chance=["soldier"])
    play(s, "take horse")
    assert legal(s) == ["name temple", "name amphora", "name soldier"]
    assert hand(s, 0) == "horse"


def stuck(players: int = 2, **given):
    return position(players, at="move", pack=HEXAGON, **given)


def test_R11_nothing_available_a_face_up_card_is_taken_and_the_actions_follow():
    s = stuck(row="temple horse", chance=["lyre"])
    assert kind(s) == "take-consolation"
    assert legal(s) == ["take temple", "take horse"]
    play(s, "take horse")
    assert hand(s, 0) == "horse"
    assert s.view(0)["row"] == ["temple", "lyre"]
    assert kind(s) == "choose-action"
    assert s.actions_left == 2


def test_R11_with_an_empty_row_there_is_no_consolation():
    s = stuck(row="", deck="")
    assert kind(s) == "choose-action"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R11_a_full_round_without_move_ends_the_game(players):
    s = stuck(players, row="temple horse", chance=["lyre"] * players)
    for turn in range(players):
        assert s.outcome() is None, turn
        play(s, f"take {legal(s, 'take')[0]}", "pass")
    assert s.outcome().reason == "stuck"
    assert s.waiting() == ()


def all_guarded(**given):
    """Every symbol has a governor, c3 one of seat 0: recalled, he makes room for Alexander."""
    others = " ".join(name for name in OWN.names(OWN.symbols) if name != "c3")
    return position(3, at="move", governors={0: "c3", 2: others}, row="temple horse", **given)


def test_R11_governors_everywhere_leave_alexander_nowhere_to_go():
    s = all_guarded(chance=["lyre", "amphora", "soldier"])
    for card in ("temple", "horse", "lyre"):
        assert kind(s) == "take-consolation"
        play(s, f"take {card}", "pass")
    assert s.outcome().reason == "stuck"


def test_R11_a_move_of_alexander_in_between_starts_the_count_anew():
    s = all_guarded(chance=["lyre", "amphora", "soldier", "temple"])
    play(s, "take temple", "pass")
    play(s, "take horse", "pass")
    play(s, "take lyre", "recall i9", "pass")
    assert s.outcome().reason == "stuck", "a whole round has passed, though a triangle is free again"
    s = all_guarded(chance=["lyre", "amphora", "soldier", "temple"])
    play(s, "take temple", "recall c3", "pass")
    assert kind(s) == "choose-card"
    play(s, "take horse", "name lyre", "corner 3-3", "path 3-1 4-2 3-3", "pass")
    assert kind(s) == "take-consolation"
    play(s, "take amphora", "pass")
    assert s.outcome() is None, "two turns without a move on either side of a move are no full round"


def test_R14_a_corner_that_needs_more_walls_than_there_are_is_not_offered():
    pack = with_components(black_walls=1, red_walls=1)
    s = position(at="move", row="lyre horse", chance=["soldier"], pack=pack)
    play(s, "take lyre")
    assert legal(s, "corner") == ["2-2", "4-2"], "3-3 is three lines away"


def test_R14_only_paths_for_which_there_are_walls_enough_are_offered():
    pack = with_components(black_walls=3, red_walls=1)
    s = position(at="move", walls=["2-0 3-1 2-2"], row="lyre horse", chance=["soldier"], pack=pack)
    play(s, "take lyre")
    assert legal(s, "corner") == ["2-2", "4-2", "3-3"], "two walls are left, and old walls cost none"
    play(s, "corner 3-3")
    assert legal(s, "path") == ["3-1 2-2 3-3", "3-1 4-2 3-3"], "the way along the coast needs three"


def test_R14_another_triangle_of_the_symbol_must_be_chosen_when_the_nearest_is_too_far():
    pack = with_components(black_walls=9, red_walls=1)
    old = "2-0 3-1 4-2 5-3 7-3 9-3 11-3 12-4 13-5 14-6"
    others = " ".join(name for name in ALL_LYRES.split() if name not in ("c16", "g15"))
    s = position(at="move", walls=[old], governors={1: others}, row="lyre horse", chance=["soldier"], pack=pack)
    assert s.view(0)["walls_left"] == {"black": 0, "red": 1}
    play(s, "take lyre")
    assert s.view(0)["move"]["triangle"] == "g15", "c16 is nearer, but needs two walls; 14-6 lies on the old ones"
    assert legal(s, "corner") == ["14-6", "16-6", "15-7"]


def test_R14_no_move_remains_it_is_skipped_and_the_game_ends_after_the_actions():
    pack = with_components(black_walls=1, red_walls=1)
    s = position(
        at="move",
        walls=["26-2 27-3"],
        alexander="2-0",
        governors={1: " ".join(name for name in OWN.names(OWN.symbols) if name != "i4")},
        row="lyre horse",
        pack=pack,
    )
    assert OWN.names(s.available()) == ["i4"]
    assert kind(s) == "choose-action", "the horse is too far away for the one wall left"
    assert s.view(0)["last_turn"] is True
    assert hand(s, 0) == "", "a skipped move brings no card"
    play(s, "take lyre", "take horse")
    assert s.outcome().reason == "walls"


def test_R29_empty_row_a_hand_card_must_lead_alexander():
    s = position(at="move", hands={0: "lyre"}, row="", deck="")
    assert legal(s) == ["play lyre"]
    assert sum(cards_in_play(s)) == 55


def test_R29_empty_row_and_no_fitting_card_any_symbol_is_named_and_no_card_taken():
    s = position(at="move", row="", deck="")
    assert kind(s) == "name-without-card"
    assert legal(s, "name") == ["temple", "amphora", "horse", "lyre", "soldier"]
    play(s, "name lyre")
    assert s.view(0)["move"]["triangle"] == "c3"
    assert hand(s, 0) == ""


def test_R29_empty_row_a_hand_card_without_available_triangle_does_not_lead():
    s = position(at="move", governors={1: ALL_LYRES}, hands={0: "lyre"}, row="", deck="")
    assert kind(s) == "name-without-card"
    assert "lyre" not in legal(s, "name")
    assert not s.available() & mask(OWN, ALL_LYRES)
