"""The expert game: action cards are dealt, and who holds the first one begins."""

from __future__ import annotations

import pytest

from argead.kernel import Dice
from games.phalanxx.position import GAME


@pytest.mark.parametrize("players", [2, 3, 4])
def test_action_cards_expert_the_first_player_has_intrigue_and_the_others_different_cards(players):
    dealt = set()
    for seed in range(30):
        s = GAME.new(players, Dice(seed), expert=True)
        cards = [side["action_card"] for side in s.view(None)["sides"]]
        assert cards[s.first] == "intrigue"
        assert len(set(cards)) == players
        dealt |= set(cards)
    assert dealt == {"intrigue", "merchant", "legend", "forced-march"}


def test_expert_P50_alone_any_card_can_be_dealt_and_maxximilian_has_no_ability():
    dealt = set()
    for seed in range(60):
        own, rival = GAME.new(1, Dice(seed), expert=True).view(0)["sides"]
        assert rival["action_card"] is None
        dealt.add(own["action_card"])
    assert dealt == {"intrigue", "merchant", "legend", "forced-march"}


def test_legend_starts_with_three_cards():
    for seed in range(30):
        s = GAME.new(3, Dice(seed), expert=True)
        for side in s.view(None)["sides"]:
            assert side["hand_size"] == (3 if side["action_card"] == "legend" else 2)


def test_expert_without_it_nobody_has_an_ability():
    s = GAME.new(4, Dice(1))
    assert {side["action_card"] for side in s.view(None)["sides"]} == {None}
