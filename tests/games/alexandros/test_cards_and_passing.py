"""Set-up, taking a card, filling the row, secrecy of hands and passing: R22, R27-R29, R31."""

from __future__ import annotations

import pytest

from argead.kernel import Dice, Script
from games.alexandros.position import GAME, HEXAGON, cards_in_play, hand, kind, legal, play, position, with_components


def test_set_up_one_hidden_card_each_two_face_up_and_a_first_player_by_lot():
    journal = []
    s = GAME.new(3, Script(["temple", "horse", "lyre", "soldier", "amphora", 2]), journal=journal)
    assert [hand(s, seat) for seat in range(3)] == ["temple", "horse", "lyre"]
    view = s.view(None)
    assert view["row"] == ["soldier", "amphora"]
    assert view["active"] == 1, "a die of three showed 2"
    assert view["hands"] == [1, 1, 1]
    assert (view["deck"], sum(view["discard"].values())) == (50, 0)
    assert view["reserve"] == [4, 4, 4]
    assert view["walls_left"] == {"black": 65, "red": 10}
    assert view["scores"] == [0, 0, 0]
    assert view["alexander"] == "2-0"
    assert view["provinces"][0]["triangles"] == s.board.names(s.board.land)


def test_R31_every_seat_can_be_first():
    assert {GAME.new(4, Dice(seed)).active for seed in range(40)} == {0, 1, 2, 3}


def test_course_of_play_clockwise():
    s = position(3, active=2, row="horse lyre")
    play(s, "pass")
    assert (s.active, kind(s)) == (0, "choose-card")


def test_taking_a_card_face_up_or_from_the_pile():
    s = position(row="horse lyre", chance=["temple"])
    assert legal(s)[:3] == ["take horse", "take lyre", "draw"]
    play(s, "draw")
    assert hand(s, 0) == "temple"
    assert s.view(0)["row"] == ["horse", "lyre"]


def test_R28_a_face_up_card_is_not_replaced_before_the_second_action():
    s = position(row="horse lyre", chance=["soldier", "amphora"])
    play(s, "take horse")
    assert s.view(0)["row"] == [None, "lyre"]
    assert legal(s, "take") == ["lyre"], "only the other card and the pile are left"
    assert "draw" in legal(s)
    play(s, "take lyre")
    assert s.view(0)["row"] == ["soldier", "amphora"]
    assert s.active == 1


def test_R28_the_row_is_filled_after_a_pass_too():
    s = position(row="horse lyre", chance=["soldier"])
    play(s, "take horse", "pass")
    assert s.view(0)["row"] == ["soldier", "lyre"]


def test_R28_a_spent_pile_is_made_anew_of_the_discards():
    journal = []
    s = position(
        row="horse lyre", deck="temple", discard=None, hands={1: "soldier"}, chance=["temple", "horse"], journal=journal
    )
    play(s, "draw")
    assert (sum(s.deck), sum(s.discard)) == (0, 51)
    play(s, "draw")
    assert (sum(s.deck), sum(s.discard)) == (50, 0)
    assert hand(s, 0) == "temple horse"
    assert [event.kind for event in journal].count("reshuffled") == 1


def test_R29_deck_and_discard_empty_no_card_can_be_drawn():
    s = position(row="horse lyre", deck="")
    assert "draw" not in legal(s)
    assert legal(s, "take") == ["horse", "lyre"]


def test_R29_missing_cards_stay_missing_until_there_are_discards():
    s = position(at="move", row="horse lyre", deck="", hands={0: "lyre"})
    play(s, "take horse")
    assert s.view(0)["row"] == [None, "lyre"], "nothing can be turned up"
    play(s, legal(s)[0])
    while kind(s) != "choose-action":
        play(s, legal(s)[0])
    play(s, "take lyre", "pass")
    assert s.view(0)["row"] == [None, None]
    assert (s.active, kind(s)) == (1, "choose-card")
    play(s, "play temple")
    assert s.view(0)["row"] == [None, None], "the special move leaves the row as it is"


def test_R29_discards_fill_the_row_at_the_end_of_the_turn():
    s = position(row="", deck="", governors={0: "c3"}, hands={0: "lyre"}, chance=["lyre"])
    play(s, "tax lyre", "pass")
    assert s.view(0)["row"] == ["lyre", None]
    assert sum(cards_in_play(s)) == 55


def test_R27_passing_gives_all_actions_up():
    s = position(row="horse lyre")
    play(s, "pass")
    assert s.active == 1


def test_R27_passing_after_one_action():
    s = position(row="horse lyre", chance=["temple"])
    play(s, "draw", "pass")
    assert (s.active, hand(s, 0)) == (1, "temple")


def test_R27_passing_is_always_possible():
    s = position(row="", deck="")
    assert legal(s) == ["pass"]


def test_R22_hands_are_secret():
    s = position(2, hands={0: "temple horse", 1: "lyre"}, row="horse lyre")
    assert s.view(0)["hand"] == {"temple": 1, "amphora": 0, "horse": 1, "lyre": 0, "soldier": 0}
    assert s.view(1)["hand"] == {"temple": 0, "amphora": 0, "horse": 0, "lyre": 1, "soldier": 0}
    assert s.view(None)["hand"] is None
    assert s.view(1)["hands"] == [2, 1]
    assert s.view(1)["seen"][0] == dict.fromkeys(s.view(0)["hand"], 0)


def test_R22_a_face_up_card_is_remembered_until_one_like_it_is_played():
    s = position(2, governors={0: "c3"}, hands={0: "horse"}, row="lyre horse", chance=["temple"])
    play(s, "take lyre")
    assert s.view(1)["seen"][0]["lyre"] == 1
    play(s, "tax lyre")
    assert s.view(1)["seen"][0]["lyre"] == 0


def test_R22_a_drawn_card_is_told_to_its_drawer_alone():
    journal = []
    s = position(2, chance=["soldier"], journal=journal)
    play(s, "draw")
    (drew,) = [event for event in journal if event.kind == "drew"]
    assert drew.seen_by(0) == {"card": "soldier"}
    assert drew.seen_by(1) == drew.seen_by(None) == {}


def test_R22_there_is_no_hand_limit():
    s = position(2, row="horse lyre", deck="", discard="")
    assert sum(s.hand(1)) == 53


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_with_fewer_cards_than_places_leaves_the_row_short(players):
    pack = with_components(HEXAGON, cards_each=1)
    journal = []
    s = GAME.new(players, Dice(1), pack=pack, journal=journal)
    assert sum(s.view(None)["hands"]) == players
    shown = [card for card in s.view(None)["row"] if card]
    assert len(shown) == min(2, 5 - players)
    assert cards_in_play(s) == [1] * 5
    (began,) = [event for event in journal if event.kind == "began"]
    assert began.data["cards"] == shown, "the journal tells only of cards that are there"
