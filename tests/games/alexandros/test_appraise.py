"""The greedy bot's judgement: every option at the same stage, its best province guarded, the race to 100 run."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from argead.bots import bot, decide
from argead.games.alexandros.appraise import acts
from argead.games.alexandros.state import Alexandros
from argead.kernel import Dice
from argead.testing.settings import walk
from games.alexandros.position import GAME, hand, kind, legal, position

SMALL = "a2 b2 b3 c3"
BIG = "f23 f24 f25 f26 g20 g21 g22 g23 g24 g25 h20 h21 h22 h23 h24"
LARGER = "a3 a4 a5 a6 b4 b5 b6"


def greedy_choice(s: Alexandros, seed: int = 1) -> str:
    (seat,) = s.waiting()
    return decide(bot("greedy", seed), s, seat, Dice(seed)).notation


def show_hands(s: Alexandros) -> None:
    """Let everybody know all cards, so that no guess changes them."""
    s.known = s.hands[:]


def ends_of_move(s: Alexandros, seat: int) -> Iterator[Alexandros]:
    """The positions that are appraised for what a seat decides: those where its move is carried through."""
    if s.waiting() != (seat,) or not s.decision(seat).midway:
        yield s
        return
    for action in s.actions(seat)[:4]:
        after = s.clone(Dice(0))
        after.play(seat, action)
        yield from ends_of_move(after, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_of_a_decision_is_appraised_at_the_same_stage(players):
    """Whether an option ends the turn or leaves an action, the same seat comes next and is so judged."""
    asked = set()
    for seed in range(3):
        s = GAME.new(players, Dice(seed))
        for ply, _ in enumerate(walk(s, Random(seed))):
            if ply % 4:
                continue
            (seat,) = s.waiting()
            asked.add(kind(s))
            following = set()
            for action in s.actions(seat):
                trial = s.clone(Dice(0))
                trial.play(seat, action)
                ends = [end for end in ends_of_move(trial, seat) if end.waiting()]
                following |= {(end.active + acts(end)) % players for end in ends}
            assert len(following) <= 1
    assert {"choose-card", "choose-path", "choose-action"} <= asked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_action_left_is_worth_more_than_none_if_it_gains_anything_and_else_as_much(players):
    idle = busy = 0
    for seed in range(12):
        s = GAME.new(players, Dice(seed))
        for _ in walk(s, Random(seed)):
            if kind(s) != "choose-action" or s.actions_left < 2 or s.last_turn or s.stuck:
                continue
            (seat,) = s.waiting()
            one_left, passed = s.clone(Dice(0)), s.clone(Dice(0))
            one_left.actions_left = 1
            passed.play(seat, passed.find(seat, "pass"))
            worth = one_left.appraise(seat), passed.appraise(seat)
            if any(legal(s, verb) for verb in ("occupy", "seize", "tax")):
                busy += worth[0] > worth[1]
                assert worth[0] >= worth[1]
            else:
                idle += 1
                assert worth[0] == worth[1]
    assert idle
    assert busy


@pytest.mark.parametrize(("players", "games"), [(2, 3), (4, 1)])
def test_greedy_repeats_no_position_within_a_turn(players, games):
    for seed in range(games):
        s = GAME.new(players, Dice(seed))
        bots = [bot("greedy", seed + seat) for seat in range(players)]
        turn, seen = 0, set()
        while s.waiting():
            if kind(s) == "choose-action":
                if s.turn != turn:
                    turn, seen = s.turn, set()
                place = (*s.governors, *s.hands, *s.scores, *s.row, s.walls, s.alexander)
                assert place not in seen
                seen.add(place)
            (seat,) = s.waiting()
            s.play(seat, s.find(seat, decide(bots[seat], s, seat, Dice(seed + 1)).notation))
        assert s.outcome() is not None, "and it ends"


@pytest.mark.parametrize(("cards", "governor"), [("lyre lyre amphora", "b2"), ("amphora amphora lyre", "c3")])
def test_it_guards_a_province_against_the_cards_that_take_it_over(cards, governor):
    """The governor stands where his removal asks for a symbol that the rival lacks."""
    s = position(2, provinces=[SMALL], hands={0: "lyre amphora", 1: cards})
    show_hands(s)
    assert legal(s, "occupy") == ["b2", "c3"]
    assert {greedy_choice(s, seed) for seed in range(5)} == {f"occupy {governor}"}


def test_income_that_a_rival_can_take_counts_less():
    safe = position(2, provinces=[SMALL], governors={0: "c3"}, hands={1: "temple temple soldier"})
    threatened = position(2, provinces=[SMALL], governors={0: "c3"}, hands={1: "lyre lyre amphora"})
    assert threatened.appraise(0) < safe.appraise(0)


def test_a_rich_hand_is_weighed_in_few_positions(monkeypatch):
    """Eleven cards and four governors before a province of eight symbols: not every order of placing and giving."""
    cards = "amphora amphora soldier soldier lyre lyre temple temple horse horse horse"
    s = position(3, provinces=[BIG], governors={1: "g25"}, hands={0: cards, 1: "", 2: ""}, row="lyre horse")
    asked = []
    monkeypatch.setattr(Alexandros, "appraise", lambda state, seat: asked.append(state) or 0.5)
    greedy_choice(s)
    assert len(s.actions(0)) <= len(asked) < 20 * len(s.actions(0))


@pytest.mark.parametrize("players", [2, 3])
def test_what_greedy_weighs_of_an_occupation_pays_for_it(players):
    """With the cards in hand it pays; else governors make up for the cards that lack, and for nothing else."""
    begun = 0
    for seed in range(8):
        s = GAME.new(players, Dice(seed))
        for _ in walk(s, Random(seed)):
            if kind(s) != "garrison":
                continue
            begun += 1
            (seat,) = s.waiting()
            trial = s.clone(Dice(0))
            while kind(trial) == "garrison":
                (action,) = trial.decision(seat).likely(trial, seat, "")
                assert (action.notation == "pay") == ("pay" in legal(trial))
                trial.play(seat, action)
    assert begun


def test_it_collects_the_tax_that_wins():
    facts = {"governors": {0: "c3"}, "hands": {0: "lyre temple horse soldier", 1: ""}}
    s = position(2, provinces=[SMALL, LARGER], scores=[98, 60], **facts)
    assert {greedy_choice(s, seed) for seed in range(5)} == {"tax lyre"}


def test_it_fetches_the_card_for_the_tax_that_wins_before_the_finest_province():
    """A Lyre lies open and its governor stands on one: with the second action it has won."""
    facts = {"governors": {0: "c3"}, "hands": {0: "temple horse"}, "row": "lyre amphora"}
    s = position(2, provinces=[SMALL, LARGER], scores=[98, 60], **facts)
    assert legal(s, "occupy")
    assert {greedy_choice(s, seed) for seed in range(5)} == {"take lyre"}


def test_it_stops_the_rival_who_would_win_by_the_next_tax():
    """It can occupy the finer province, or take over the one whose tax would win."""
    facts = {"governors": {1: "c3"}, "hands": {0: "lyre lyre amphora temple horse soldier", 1: "lyre"}}
    s = position(2, provinces=[SMALL, LARGER], scores=[60, 98], **facts)
    s.actions_left = 1
    show_hands(s)
    assert legal(s, "occupy")
    assert hand(s, 1) == "lyre"
    assert {greedy_choice(s, seed).split()[0] for seed in range(5)} == {"seize"}


def test_whoever_leads_gains_by_the_end_and_hoards_no_cards():
    """Nobody who leads is afraid of the end, and taxes are dearer than more cards than anybody can spend."""
    few, many = (position(2, hands={0: "temple " * count}) for count in (10, 11))
    assert few.appraise(0) == many.appraise(0)
    early, late = (position(2, scores=[60, 40], walls=walls) for walls in ([], ["2-0 3-1 4-2"]))
    assert late.appraise(0) > early.appraise(0)
