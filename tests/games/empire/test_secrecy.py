"""Behind the screens: until the last has answered, nobody learns anything about what the others have laid out."""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

import pytest

from argead.bots import bot, decide
from argead.kernel import Dice, Match
from argead.language import phrasebook
from argead.table import is_final
from argead.testing.knowledge import knowledge
from argead.testing.settings import pick, settings_of, walk
from games.empire.position import GAME, kind, legal, play, position

HIDDEN = ("allot-cubes", "split-cubes")


@pytest.mark.parametrize("states", [2_000, pytest.param(8_000, marks=pytest.mark.long)])
def test_no_guess_of_what_lies_behind_the_screens_changes_what_a_seat_sees(capfd, states):
    """Every seat, in every state in which cubes are being laid out: some have answered, others have not."""
    dice, counted = Dice(1), Counter()
    settings = settings_of(GAME)
    seed = 0
    while sum(counted[kind, True] for kind in HIDDEN) < states:
        setting = settings[seed % len(settings)]
        state = setting.new(Dice(seed))
        for _ in walk(state, Random(seed)):
            if kind(state) in HIDDEN:
                some = len(state.view(None)["ready"]) > 0
                for seat in range(setting.players):
                    assert knowledge(state.guess(seat, dice), seat) == knowledge(state, seat)
                    counted[kind(state), some] += 1
        seed += 1
    assert min(counted.values()) > states / 8, counted
    with capfd.disabled():
        print(
            f"\nempire: nothing leaks in {counted.total():,} states of {seed} games while cubes are laid out",
            file=sys.stderr,
        )


def twins(players: int, seed: int) -> tuple[Match, Match]:
    names = tuple(f"seat {n}" for n in range(players))
    return Match(GAME, names, Dice(seed)), Match(GAME, names, Dice(seed))


def told(match: Match, seat: int | None) -> list[object]:
    """All that the match itself tells a seat: events, their sentences, undo, what is final."""
    names = match.record.header.seats
    events = [(ply, event.kind, event.rule, event.seat, event.seen_by(seat)) for ply, event in match.events]
    words = [phrasebook(GAME, "en").event(event, names, seat) for _, event in match.events]
    found: list[object] = [events, words, match.ply, match.state.waiting()]
    if seat is not None:
        found.append(match.reach(seat))
        if seat in match.state.waiting():
            some = match.state.actions(seat)[::97]
            found.append([(is_final(match.state, seat, action), match.state.preview(seat, action)) for action in some])
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_two_tables_that_differ_only_behind_a_screen_look_alike_to_all_the_others(players):
    """Move by move: the secret answers of one seat differ, and nobody else can tell before the screens are lifted."""
    for seed in range(12):
        one, two = twins(players, seed)
        random = Random(seed)
        order = sorted(range(players), key=lambda _: random.random())
        spy = order[0]
        for seat in order[:-1]:
            answers = [pick(random, one.state.actions(seat)).notation for _ in range(2)]
            one.play(seat, answers[0])
            two.play(seat, answers[0 if seat != spy else 1])
            for viewer in (None, *range(players)):
                if viewer == spy:
                    continue
                assert told(one, viewer) == told(two, viewer)
                assert one.state.view(viewer) == two.state.view(viewer)
                if viewer is not None:
                    assert knowledge(one.state, viewer) == knowledge(two.state, viewer)


def test_who_has_answered_sees_the_own_layout_and_that_others_have_answered():
    s = position(3, at="allot")
    play(s, "1: allot 2 6 4 3")
    assert s.view(1)["secret"] == {"order": 2, "armies": 6, "temples": 4, "cities": 3}
    for viewer in (0, 2, None):
        view = s.view(viewer)
        assert (view["secret"], view["ready"], view["boxes"]) == (None, [1], [None] * 3)
        assert view["camp"] == [0, 0, 0]


def test_a_split_is_hidden_too():
    given = {"round": 2, "cubes": {0: (3, 4), 1: (2, 2)}, "armies": {0: {"A1": 1}}}
    journals: tuple[list, list] = [], []
    s = position(at="split", journal=journals[0], **given)
    play(s, "0: split 7 0")
    assert s.view(0)["secret"] == {"temples": 7, "cities": 0}
    assert s.view(1)["secret"] is None
    assert s.view(1)["boxes"][0] == s.view(0)["boxes"][0] == {"order": 0, "armies": 1, "temples": 3, "cities": 4}
    other = position(at="split", journal=journals[1], **given)
    play(other, "0: split 0 7")
    assert knowledge(other, 1) == knowledge(s, 1)
    for viewer in (None, 1):
        one, two = ([(event.kind, event.seat, event.seen_by(viewer)) for event in journal] for journal in journals)
        assert one == two
    assert [event.data for event in journals[0] if event.kind == "allotted"] == [{}]


def test_who_changes_his_mind_leaves_no_trace_for_the_others():
    one, two = twins(2, 3)
    one.play(0, "allot 0 5 5 5")
    two.play(0, "allot 9 2 2 2")
    two.undo(0)
    two.play(0, "allot 0 5 5 5")
    assert two.state.view(1) == one.state.view(1)
    assert [event.seen_by(1) for _, event in two.events] == [event.seen_by(1) for _, event in one.events]


def test_once_the_screens_are_lifted_nothing_is_taken_back():
    match, _ = twins(2, 3)
    match.play(0, "allot 0 5 5 5")
    assert match.reach(0) == (1, "start")
    assert is_final(match.state, 1, match.state.actions(1)[0])
    match.play(1, "allot 1 5 5 4")
    assert (match.reach(0), match.reach(1)) == ((0, "seat"), (0, "reveal"))


def test_a_bot_that_answers_last_is_as_blind_as_the_first():
    hidden = ["0: allot 15 0 0 0", "0: allot 0 1 7 7", "0: allot 0 15 0 0"]
    answers = set()
    for notation in hidden:
        s = position(2, at="allot", pack=None)
        play(s, notation)
        answers.add(decide(bot("greedy", 1), s, 1, Dice(4)).notation)
    assert len(answers) == 1


def test_a_guess_can_be_any_layout_and_keeps_the_own_one():
    s = position(3, at="allot")
    play(s, "0: allot 2 6 4 3", "1: allot 0 5 5 5")
    guesses = [s.guess(0, Dice(seed)) for seed in range(3000)]
    assert len({g.secrets[1] for g in guesses}) > 700, "of 816"
    assert {g.secrets[0] for g in guesses} == {s.secrets[0]}
    assert {g.secrets[2] for g in guesses} == {s.secrets[2]}, "who has laid out nothing has nothing to guess"


def test_a_guess_of_a_split_is_any_split_of_the_cubes_in_sight():
    s = position(3, at="split", round=2, cubes={0: (3, 4), 1: (2, 2), 2: (1, 0)})
    play(s, "0: split 7 0")
    guesses = [s.guess(1, Dice(seed)) for seed in range(300)]
    for g in guesses:
        play(g, "1: split 2 2", "2: split 0 1")
    assert {(g.temple_cubes[0], g.city_cubes[0]) for g in guesses} == {(n, 7 - n) for n in range(8)}


def test_the_choices_of_a_split_tell_nothing():
    s = position(2, at="split", round=2, cubes={0: (3, 4), 1: (2, 2)})
    before = legal(s, seat=1)
    play(s, "0: split 3 4")
    assert legal(s, seat=1) == before
