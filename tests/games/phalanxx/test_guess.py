"""What is hidden: cards dealt and never shown. What came from the row is known to all."""

from __future__ import annotations

from argead.kernel import Dice
from games.phalanxx.position import GAME, play, position


def test_dealt_cards_are_hidden_and_guessed_among_all_that_may_be():
    s = GAME.new(2, Dice(3))
    own = s.hands[0]
    guessed = {s.guess(0, Dice(seed)).hands[1] for seed in range(200)}
    assert len(guessed) > 30
    assert all(not hand & own and hand.bit_count() == 2 for hand in guessed)
    open_cards = sum(1 << card for card in s.row)
    assert all(not hand & open_cards for hand in guessed)


def test_bought_cards_P54_are_never_guessed_anew():
    s = position(at="buy", talents={0: 5}, chance=("immortals", 6, 6, 6))
    play(s, "buy mercenaries")
    assert all(s.guess(1, Dice(seed)).hands[0] == s.hands[0] for seed in range(20))
    assert s.view(1)["sides"][0]["seen"] == ["mercenaries"]


def test_a_hidden_card_that_is_given_away_is_known():
    s = position(at="buy", talents={0: 5}, hands={0: ["porus"]}, chance=("immortals", 6, 6, 6))
    play(s, "buy javelin-throwers", "give porus", "take hoplites")
    assert s.seen[0] == s.hands[0]


def test_a_spectator_sees_no_hand():
    s = GAME.new(3, Dice(1))
    view = s.view(None)
    assert (view["hand"], view["outlook"]) == (None, None)
    assert [side["hand_size"] for side in view["sides"]] == [2, 2, 2]


def test_what_is_dealt_is_told_to_its_owner_alone():
    journal = []
    GAME.new(2, Dice(1), journal=journal)
    dealt = [event for event in journal if event.kind == "dealt"]
    assert [event.confidant for event in dealt] == [0, 1]
    assert all("cards" not in event.seen_by(1 - event.confidant) for event in dealt)
