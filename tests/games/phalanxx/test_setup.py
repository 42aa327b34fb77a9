"""Setting up: cards left out, the row, hands, dice, money, soldiers, the first player."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from argead.games.phalanxx.actions import COLOUR, VALUE
from argead.games.phalanxx.board import HEROISM
from argead.kernel import Dice
from argead.testing.settings import play_out
from games.phalanxx.position import FILLER, GAME, held, position, row


def test_components_seven_white_four_orange_and_four_purple_dice_and_twelve_soldiers_each():
    s = GAME.new(4, Dice(1))
    assert Counter(COLOUR[die] for die in (*s.home, *s.rolled)) == {0: 7, 1: 4, 2: 4}
    assert [s.soldiers(seat) + s.reserve[seat] for seat in range(4)] == [12, 12, 12, 12]


def test_set_up_the_first_player_gets_the_three_white_dice():
    s = GAME.new(3, Dice(6))
    assert s.active == s.first
    assert [die["colour"] for die in s.view(None)["dice"]] == ["white", "white", "white"]


def test_force_track_everybody_starts_at_0():
    assert GAME.new(4, Dice(1)).force == [0, 0, 0, 0]


@pytest.mark.parametrize(("players", "in_game", "rounds"), [(1, 25, 9), (2, 25, 9), (3, 34, 8), (4, 43, 8)])
def test_set_up_cards_are_left_out_and_the_game_lasts_as_long_as_the_pile(players, in_game, rounds):
    s = GAME.new(players, Dice(1))
    hands = 2 * s.sides
    assert s.pile() == in_game - 5 - hands
    assert play_out(s, Random(1)).round == rounds


def test_set_up_five_cards_of_epoch_x_lie_open_and_everybody_has_two_more():
    s = GAME.new(4, Dice(2))
    assert all(0 <= card < s.board.epoch_last[0] for card in s.row)
    assert [hand.bit_count() for hand in s.hands] == [2, 2, 2, 2]
    assert s.seen == [0, 0, 0, 0]


def test_set_up_the_sum_of_the_home_dice_is_the_starting_money():
    s = GAME.new(3, Dice(3))
    for seat in range(3):
        dice = s.home[seat * 3 : seat * 3 + 3]
        assert [die // 6 for die in dice] == [0, 1, 2], "one white, one orange, one purple"
        assert s.talents[seat] == sum(VALUE[die] for die in dice)


def test_set_up_everybody_starts_in_the_city_and_the_oasis_of_his_number():
    seen = set()
    for seed in range(20):
        s = GAME.new(4, Dice(seed))
        starts = [("kilikia", "thar"), ("indos", "syria"), ("persis", "nabatene"), ("sogdiana", "gerrhaia")]
        for place, regions in enumerate(starts):
            seat = (s.first + place) % 4
            assert held(s, seat) == set(regions)
            assert (s.soldiers(seat), s.reserve[seat]) == (3, 9)
        assert s.active == s.first
        seen.add(s.first)
    assert seen == {0, 1, 2, 3}, "the card 1 is dealt at random"


@pytest.mark.parametrize(("choice", "city"), [("issos", "kilikia"), ("persepolis", "persis")])
def test_set_up_P20_two_players_use_the_left_half(choice, city):
    s = GAME.new(2, Dice(4), first_city=choice)
    pairs = {frozenset(held(s, 0)), frozenset(held(s, 1))}
    assert pairs == {frozenset({"kilikia", "gerrhaia"}), frozenset({"persis", "syria"})}
    assert city in held(s, s.first)
    assert len(s.view(None)["regions"]) == 16
    assert all(region["half"] != "right" for region in map(_region(s), s.view(None)["regions"]))


def _region(s):
    regions = {region["id"]: region for region in GAME.geometry(None)["sides"][0]["regions"]}
    return regions.__getitem__


def test_set_up_P20_the_first_city_of_two_means_nothing_to_three_and_four():
    for players, oasis in ((3, "karmania"), (4, "thar")):
        s = GAME.new(players, Dice(4), first_city="persepolis")
        assert held(s, s.first) == {"kilikia", oasis}


def test_set_up_three_players_use_the_other_side():
    assert GAME.new(3, Dice(5)).view(None)["side"] == "III"
    assert GAME.new(4, Dice(5)).view(None)["side"] == "II/IV"


def test_set_up_heroism_is_one_of_the_last_seven_cards_and_any_of_them():
    places = set()
    for seed in range(60):
        s, random = GAME.new(4, Dice(seed)), Random(seed)
        while s.waiting() and s.heroism_waits:
            actions = s.actions(s.active)
            s.play(s.active, actions[int(random.random() * len(actions))])
        if not s.heroism_waits and HEROISM in s.row:
            places.add(s.pile())
    assert places <= set(range(7))
    assert len(places) > 4


@pytest.mark.parametrize(("pile", "drawn"), [(8, ("immortals",)), (7, ("heroism",)), (1, ("heroism",))])
def test_set_up_heroism_can_be_the_first_of_those_seven_and_the_last_but_comes_no_earlier(pile, drawn):
    """A pile of eight does not even ask chance for it."""
    s = position(at="refill", row=(None, *FILLER[1:]), pile=pile, heroism_waits=True, chance=(*drawn, 6, 6, 6))
    assert row(s)[0] == drawn[0]


class Overheard(Dice):
    """Chance that remembers the odds at which Heroism was asked for, and never lets it come before the last card."""

    def __init__(self, seed):
        super().__init__(seed)
        self.odds = []

    def draw(self, bag, faces):
        if "heroism" not in faces:
            return super().draw(bag, faces)
        self.odds.append(tuple(bag))
        return int(bag[1] > 0)


def test_set_up_heroism_is_as_likely_as_every_other_card_of_the_pile():
    chance = Overheard(9)
    play_out(GAME.new(2, chance), Random(9))
    assert chance.odds == [(1, others) for others in (6, 5, 4, 3, 2, 1, 0)]


def test_set_up_epochs_come_one_after_the_other():
    s, random, drawn = GAME.new(4, Dice(7), journal=(journal := [])), Random(7), []
    play_out(s, random)
    names = s.board.ids
    drawn = [names.index(event.data["card"]) for event in journal if event.kind == "drew"]
    assert [s.board.cards[card].epoch for card in drawn] == sorted(s.board.cards[card].epoch for card in drawn)
    assert None not in row(GAME.new(2, Dice(1)))


@pytest.mark.parametrize(("players", "left_out"), [(1, 6), (2, 6), (3, 3), (4, 0)])
def test_set_up_P53_nobody_ever_sees_the_cards_left_out(players, left_out):
    over = play_out(GAME.new(players, Dice(8)), Random(8))
    never_drawn = [card for card, unseen in enumerate(over.unseen) if unseen]
    assert [sum(over.board.cards[card].epoch == epoch for card in never_drawn) for epoch in range(3)] == [left_out] * 3
    shown = str([over.view(seat) for seat in (None, *range(players))])
    named = [card for card in never_drawn if re.search(f"'{over.board.ids[card]}'(?!:)", shown)]
    assert named == []
