"""Greedy beats random: nine of ten games of two, and three times its fair share at four. It weighs all options of a
decision at the same moment, never marches to and fro, and keeps no cubes for sites that do not exist."""

from __future__ import annotations

import sys
from random import Random

import pytest

from argead.bots import bot, decide
from argead.games.empire.appraise import is_turn, lay_all, usable
from argead.kernel import Dice
from argead.testing.settings import walk
from games.empire.position import GAME, kind, legal, play, position, practice


def greedy_wins(players: int, seed: int) -> bool:
    """Whether greedy alone wins against random players, sitting on each seat in turn, in long and short games."""
    own = seed % players
    bots = [bot("greedy" if seat == own else "random", seed) for seat in range(players)]
    length = "short" if seed // players % 2 else "full"
    state, dice = GAME.new(players, Dice(seed), length=length), Dice(seed + 1)
    while state.waiting():
        seat = state.waiting()[0]
        state.play(seat, state.find(seat, decide(bots[seat], state, seat, dice).notation))
    return state.outcome().winners == (own,)


@pytest.mark.parametrize(("players", "games", "least"), [(2, 100, 0.9), (4, 40, 0.75)])
def test_greedy_wins_against_random(players, games, least, capfd):
    wins = sum(greedy_wins(players, seed) for seed in range(games))
    with capfd.disabled():
        print(f"\nempire: greedy beats random in {wins} of {games} games of {players}", file=sys.stderr)
    assert wins >= least * games


@pytest.mark.parametrize("style", GAME.styles)
@pytest.mark.parametrize("pack", [None, practice(cubes=4)], ids=["our board", "four cubes"])
def test_every_style_answers_with_legal_actions(style, pack):
    state, dice = GAME.new(3, Dice(1), length="short", pack=pack), Dice(2)
    player = bot(f"greedy/{style}", 1)
    asked = set()
    while state.waiting():
        seat = state.waiting()[-1]
        asked.add(kind(state))
        state.play(seat, state.find(seat, decide(player, state, seat, dice).notation))
    assert {"allot-cubes", "march"} <= asked
    assert state.outcome() is not None


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:2"])
def test_bots_of_one_seed_repeat(spec):
    state = GAME.new(2, Dice(5))
    assert len({decide(bot(spec, 3), state, 0, Dice(4)).notation for _ in range(3)}) == 1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_position_is_repeated_within_a_turn(players):
    for seed in range(12):
        state, dice = GAME.new(players, Dice(seed), length="full" if seed % 2 else "short"), Dice(seed + 1)
        bots = [bot("greedy", seed + seat) for seat in range(players)]
        turn, seen = None, set()
        while state.waiting():
            seat = state.waiting()[0]
            if turn != (state.region, state.round, seat):
                turn, seen = (state.region, state.round, seat), set()
            if kind(state) == "march":
                table = (*state.armies, state.entered)
                assert table not in seen, (seed, turn)
                seen.add(table)
            state.play(seat, state.find(seat, decide(bots[seat], state, seat, dice).notation))


def likely(s) -> list[str]:
    seat = s.waiting()[0]
    return [action.notation for action in s.decision(seat).likely(s, seat, "balanced")]


def test_the_way_back_is_not_weighed_however_long_it_is():
    s = position(armies={0: {"camp": 3}}, cubes={0: (2, 2)})
    play(s, "cross camp a1", "send 3", "cross a1 a2", "send 2", "cross a2 a3", "send 1")
    assert {"cross a2 a1", "cross a2 a3"} <= set(legal(s))
    assert "cross a2 a1" not in likely(s)
    assert {"cross a1 a3", "cross a2 a3", "halt"} <= set(likely(s))


def test_who_has_entered_the_goal_may_turn_back():
    s = position(armies={0: {"A4": 1}}, cubes={0: (2, 2)})
    play(s, "cross a4 a5")
    assert "pay" in legal(s)[0]
    play(s, legal(s)[0])
    assert "cross a5 a4" in likely(s)


def end_of_turn(s) -> None:
    """Halt, and lay down all that can be laid down and paid."""
    seat = s.active
    wanted = s.clone(s.chance)
    lay_all(wanted, seat)
    for marks, verb in (("temple_marks", "temple"), ("city_marks", "city")):
        for p, name in enumerate(s.land.names):
            if (getattr(wanted, marks)[p] ^ getattr(s, marks)[p]) >> seat & 1:
                if kind(s) == "march":
                    play(s, "halt")
                play(s, f"{verb} {name.lower()}")
    if s.waiting() == (seat,) and kind(s) == "march":
        play(s, "halt")
    if s.waiting() == (seat,) and kind(s) == "build":
        play(s, "done")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_option_is_appraised_at_the_same_moment(players):
    """To stop here and build is worth the same before and after: at the next one's turn, next round and next region."""
    met = set()
    for seed in range(25):
        state = GAME.new(players, Dice(seed), pack=practice())
        for _ in walk(state, Random(seed)):
            if kind(state) != "march" or not is_turn(state):
                continue
            stopped = state.clone(Dice(1))
            end_of_turn(stopped)
            if not stopped.waiting():
                continue
            met.add((kind(stopped), stopped.round))
            for seat in range(players):
                assert stopped.appraise(seat) == pytest.approx(state.appraise(seat), abs=1e-12)
    assert {("march", 1), ("split-cubes", 2), ("allot-cubes", 1), ("march", 3)} <= met


@pytest.mark.parametrize(("temples", "cities"), [(9, 6), (0, 15)])
def test_cubes_count_as_far_as_there_are_sites(temples, cities):
    """Four temple sites in each round, three city sites of two cubes each, less those that are taken."""
    s = position(at="split", round=3, cubes={0: (temples, cities)}, cities={"A1": 1, "A4": 1})
    assert usable(s, 0, 1) == 4 + 2
    assert usable(s, 0, 2) == 8 + 2
    s.temples[0], s.cities[0] = 1, 0
    assert usable(s, 0, 3) == 1


@pytest.mark.parametrize(("taken", "split"), [({"A1": 1}, "split 7 0"), ({}, None)])
def test_no_cube_is_split_off_for_sites_out_of_reach(taken, split):
    s = position(at="split", round=2, cubes={0: (3, 4)}, armies={0: {"A2": 2}}, cities={**taken, "A4": 1})
    found = likely(s)
    assert found == [split] if split else len(found) == 3


def test_bids_for_the_order_are_high_enough_for_the_last_place():
    s = position(2, at="allot", pack=None)
    bids = {action.boxes[0] for action in s.decision(0).likely(s, 0, "balanced")}
    assert min(bids) > 1
