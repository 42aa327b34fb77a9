"""Sources of chance."""

from __future__ import annotations

from collections import Counter

import pytest

from argead.kernel import (
    AnswerWanted,
    ChanceAsked,
    ChanceError,
    Dice,
    Line,
    Recorder,
    RecordError,
    Replay,
    Script,
    Sealed,
    Typed,
)

FACES = ("temple", "horse", "lyre")


def test_dice_of_one_seed_repeat():
    one, two = Dice(7), Dice(7)
    assert [one.die() for _ in range(50)] == [two.die() for _ in range(50)]
    assert [one.draw([3, 1, 2], FACES) for _ in range(50)] == [two.draw([3, 1, 2], FACES) for _ in range(50)]


def test_dice_without_seed_differ():
    assert [Dice().die(10**9) for _ in range(3)] != [Dice().die(10**9) for _ in range(3)]


@pytest.mark.parametrize("sides", [1, 2, 6, 20])
def test_dice_show_every_side_and_no_other(sides):
    dice = Dice(1)
    assert {dice.die(sides) for _ in range(1000)} == set(range(1, sides + 1))


def test_draws_follow_the_contents_of_the_bag():
    dice = Dice(1)
    drawn = Counter(dice.draw([1, 0, 3], FACES) for _ in range(4000))
    assert drawn[1] == 0
    assert 2850 < drawn[2] < 3150


def test_nothing_is_drawn_from_an_empty_bag():
    with pytest.raises(ChanceError):
        Dice(1).draw([0, 0, 0], FACES)


def test_a_script_answers_in_order():
    script = Script([3, "lyre", 6])
    assert (script.die(), script.draw([1, 1, 1], FACES), script.die()) == (3, 2, 6)
    assert script.left() == 0


@pytest.mark.parametrize("answer", [0, 7, -1, "lyre", True])
def test_a_script_refuses_what_a_die_cannot_show(answer):
    with pytest.raises(ChanceError, match="a 6-sided die cannot show"):
        Script([answer]).die()


@pytest.mark.parametrize("answer", ["ship", 2, "horse"])
def test_a_script_refuses_what_cannot_be_drawn(answer):
    with pytest.raises(ChanceError, match="cannot be drawn"):
        Script([answer]).draw([1, 0, 1], FACES)


def test_a_script_that_has_run_out_says_what_was_asked():
    with pytest.raises(ChanceError, match="a die of 8"):
        Script([]).die(8)


def test_a_recorder_passes_on_and_keeps():
    recorder = Recorder(Script([4, "horse"]))
    assert recorder.die() == 4
    assert recorder.draw([0, 1, 0], FACES) == 1
    assert recorder.answers == [4, "horse"]


def test_what_was_recorded_replays():
    recorder = Recorder(Dice(5))
    rolled = [recorder.die(), recorder.draw([2, 2, 2], FACES), recorder.die(20)]
    replay = Replay(Line(0, "x", tuple(recorder.answers)))
    assert [replay.die(), replay.draw([2, 2, 2], FACES), replay.die(20)] == rolled
    replay.close()


def test_a_replay_with_answers_left_over_does_not_close():
    replay = Replay(Line(0, "x", (1, 2)))
    replay.die()
    with pytest.raises(RecordError, match="answers of chance left over: 1"):
        replay.close()


def test_sealed_chance_answers_nothing():
    with pytest.raises(ChanceAsked):
        Sealed().die()
    with pytest.raises(ChanceAsked):
        Sealed().draw([1], FACES)


def test_typed_answers_are_used_and_then_asked_for():
    typed = Typed([4, "horse"])
    assert (typed.die(), typed.draw([0, 1, 0], FACES)) == (4, 1)
    typed.close()
    with pytest.raises(AnswerWanted) as die:
        typed.die(8)
    assert (die.value.sides, die.value.left) == (8, {})
    with pytest.raises(AnswerWanted) as draw:
        typed.draw([2, 0, 1], FACES)
    assert (draw.value.sides, draw.value.left) == (0, {"temple": 2, "lyre": 1})


def test_what_is_typed_is_judged_like_a_script():
    with pytest.raises(ChanceError, match="a 6-sided die cannot show 7"):
        Typed([7]).die()
    with pytest.raises(ChanceError, match="'horse' cannot be drawn: none is left"):
        Typed(["horse"]).draw([1, 0, 1], FACES)


def test_more_was_typed_than_was_asked_for():
    typed = Typed([1, 2, 3])
    typed.die()
    with pytest.raises(ChanceError, match="too many answers: 1 needed, 3 given"):
        typed.close()
