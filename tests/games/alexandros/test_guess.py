"""Guessing in Alexandros: what was taken or given openly is remembered, the rest is dealt anew."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from argead.games.alexandros.board import SYMBOLS
from argead.kernel import Dice
from argead.testing.settings import walk
from games.alexandros.invariants import check
from games.alexandros.position import GAME, cards_in_play, hand, kind, legal, play, position

SMALL = "a2 b2 b3 c3"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_perfect_memory_knows_is_kept(players):
    """Who watched every card that was taken, given and played openly knows a least count; no guess falls below it."""
    for seed in range(10):
        journal = []
        s = GAME.new(players, Dice(seed), journal=journal)
        known, read = [Counter() for _ in range(players)], 0
        for ply, _ in enumerate(walk(s, Random(seed))):
            for event in journal[read:]:
                remember(known, event)
            read = len(journal)
            if ply % 6 or kind(s) == "compensate":
                continue
            for seat in range(players):
                guessed = s.guess(seat, Dice(ply))
                check(guessed)
                assert guessed.hand(seat) == s.hand(seat)
                for other in range(players):
                    held = dict(zip(SYMBOLS, guessed.hand(other), strict=True))
                    assert all(known[other][card] <= held[card] for card in SYMBOLS)
                    assert {card: known[other][card] for card in SYMBOLS} == s.view(seat)["seen"][other]


def remember(known: list[Counter], event) -> None:
    """A watcher's memory of the public part of an event."""
    data, own = event.seen_by(None), known[event.seat] if event.seat is not None else Counter()
    if event.kind == "took":
        own[data["card"]] += 1
    elif event.kind in ("special", "taxed"):
        own[data["card"]] = max(0, own[data["card"]] - 1)
    elif event.kind in ("occupied", "seized"):
        for card, count in data["cards"].items():
            own[card] = max(0, own[card] - count)
    elif event.kind == "gave":
        known[data["victim"]].update(data["cards"])


def test_the_rest_is_really_dealt_anew():
    s = position(3, hands={0: "temple temple", 1: "horse horse lyre", 2: "soldier amphora"}, row="horse lyre")
    seen = {(hand(g, 1), hand(g, 2)) for g in (s.guess(0, Dice(seed)) for seed in range(200))}
    assert len(seen) > 50
    assert {hand(s.guess(0, Dice(seed)), 0) for seed in range(20)} == {"temple temple"}


def test_hidden_cards_are_dealt_in_proportion_to_what_is_left():
    s = position(2, hands={0: "temple " * 9, 1: "horse"}, row="temple temple")
    drawn = Counter(hand(s.guess(0, Dice(seed)), 1) for seed in range(4000))
    assert drawn["temple"] == 0, "all temples are in sight"
    assert all(850 < drawn[card] < 1150 for card in ("amphora", "horse", "lyre", "soldier"))


def test_with_nothing_in_the_pile_the_only_other_hand_is_certain():
    s = position(2, hands={0: "temple horse"}, row="horse lyre", deck="")
    for seed in range(5):
        assert s.guess(0, Dice(seed)).hands == s.hands


def test_cards_given_openly_stay():
    s = position(3, provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre lyre amphora", 1: "temple"})
    play(s, "seize c3", "pay", "give amphora")
    guesses = [s.guess(2, Dice(seed)) for seed in range(60)]
    assert all(g.hand(1)[1] >= 1 and g.hand(1)[3] >= 1 for g in guesses)
    assert len({hand(g, 1) for g in guesses}) == 5, "the hidden temple may be any card"


def test_who_has_begun_an_occupation_can_pay_for_it_in_every_guess():
    cards = "amphora soldier lyre temple horse"
    big = "f23 f24 f25 f26 g20 g21 g22 g23 g24 g25 h20 h21 h22 h23 h24"
    s = position(3, provinces=[big], governors={1: "g25"}, hands={0: f"{cards} temple temple lyre"})
    play(s, "seize g25")
    assert kind(s) == "garrison"
    for seed in range(100):
        guessed = s.guess(1, Dice(seed))
        assert legal(guessed), "the occupation can be finished"
        assert cards_in_play(guessed) == [11] * 5
        assert sum(guessed.hand(0)) == 8
        assert guessed.hand(0)[0] >= 2, "two temples remove the governor"


def test_reshuffled_discards_are_among_the_hidden_cards_again():
    s = position(2, hands={0: "temple", 1: "horse"}, row="horse lyre", deck="", discard=None, chance=["soldier"])
    play(s, "draw")
    assert sum(s.discard) == 0
    assert len({hand(s.guess(0, Dice(seed)), 1) for seed in range(100)}) > 1
