"""The net that a judgement is kept in: the same with NumPy and without, and one sentence for a file that is broken."""

from __future__ import annotations

from contextlib import suppress
from io import BytesIO
from random import Random

import numpy as np
import pytest

from argead.bots.judgement import Judgement, weights_in
from argead.bots.net import MOST_BYTES, NAMES, PlainNet, QuickNet, read_weights
from argead.bots.weighing import best_of, candidates, weighed
from argead.kernel import Action, DataError, Dice, State
from argead.shelf import catalogue, game

LEARNED = [each.name for each in catalogue() if each.features is not None]


def positions(name: str, number: int, seed: int = 1):
    """Positions of random games in which somebody has a choice, with each number of seats."""
    described, random = game(name), Random(seed)
    low, high = described.seats
    found = 0
    while True:
        players = low + found % (high - low + 1)
        state = described.new(players, Dice(random.getrandbits(32)))
        while waiting := state.waiting():
            seat = waiting[0]
            if len(state.actions(seat)) > 1 and random.random() < 0.1:
                yield state.guess(seat, Dice(1)), seat
                found += 1
                if found == number:
                    return
            state.play(seat, random.choice(state.actions(seat)))


def nets(name: str) -> tuple[PlainNet, QuickNet]:
    weights = read_weights(weights_in(game(name).folder, min(2, game(name).seats[1])).read_bytes())
    return PlainNet(weights), QuickNet(weights)


@pytest.mark.parametrize("name", LEARNED)
def test_numpy_and_plain_python_say_the_same(name: str) -> None:
    plain, quick = nets(name)
    furthest = 0.0
    for state, seat in positions(name, 60):
        rows = game(name).features(state, seat)
        for one, other in zip(plain.heads(rows), quick.heads(rows), strict=True):
            furthest = max(furthest, *(abs(a - b) for a, b in zip(one, other, strict=True)))
    assert 0 < furthest < 1e-9


def chosen(judge: Judgement, state: State, seat: int, seed: int) -> Action:
    schooling = state.game.schooling
    if schooling is not None:
        return schooling.advise(state, seat, Random(seed), judge.heads)
    options = candidates(state, seat)[:12]
    return options[best_of(weighed(state, seat, options, judge.weigh, Random(seed), 1))]


def same_choices(name: str, number: int) -> None:
    plain, quick = (Judgement(net, game(name)) for net in nets(name))
    for seed, (state, seat) in enumerate(positions(name, number, seed=2)):
        assert chosen(plain, state, seat, seed) == chosen(quick, state, seat, seed)


@pytest.mark.parametrize("name", LEARNED)
def test_numpy_and_plain_python_choose_the_same(name: str) -> None:
    same_choices(name, 40)


@pytest.mark.long
@pytest.mark.parametrize("name", LEARNED)
def test_numpy_and_plain_python_choose_the_same_in_ten_thousand_positions(name: str) -> None:
    same_choices(name, 3_400)


def packed(save=np.savez, **changes) -> bytes:
    weights = {"w1": (3, 4), "b1": (4,), "w2": (4, 2), "b2": (2,), "w3": (2, 2), "b3": (2,), "skip": (3, 2)}
    arrays = {name: np.ones(shape, np.float16) for name, shape in weights.items()}
    file = BytesIO()
    save(file, **{name: array for name, array in (arrays | changes).items() if array is not None})
    return file.getvalue()


def half(*shape: int, value: float = 1.0):
    return np.full(shape, value, np.float16)


def altered(data: bytes, at: int, value: int) -> bytes:
    return data[:at] + bytes([value]) + data[at + 1 :]


def test_weights_are_read_as_numpy_wrote_them():
    read = read_weights(packed(b1=np.array([0.5, -2, 0.25, 3], np.float16)))
    assert set(read) == set(NAMES)
    assert read["b1"] == [0.5, -2, 0.25, 3]
    assert read["w1"] == [[1.0] * 4] * 3
    assert PlainNet(read).heads([[1, 0, 0]]) == QuickNet(read).heads([[1, 0, 0]])


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "cannot be read"),
        (b"nothing of the kind", "cannot be read"),
        (packed()[:-80], "cannot be read"),
        (packed(w2=None), "w2"),
        (packed(w2=np.ones((4, 2))), "half precision"),
        *((packed(**{name: half(5)}), "does not fit the others") for name in NAMES),
        *((packed(**{name: half(5, 5)}), "does not fit the others") for name in NAMES),
        *((packed(**{name: half()}), f"{name} does not fit the others") for name in NAMES),
        (packed(w3=half(2, 0), b3=half(0), skip=half(3, 0)), "w3 does not fit the others"),
        (packed(w1=half(3, 4, 1)), "w1 does not fit the others"),
        (packed(b1=half(4, value=np.nan)), "b1 is not finite"),
        (packed(skip=half(3, 2, value=-np.inf)), "skip is not finite"),
        (packed(b2=np.array([np.inf, -np.inf], np.float16)), "b2 is not finite"),
        (altered(packed(), packed().index(b"PK\1\2") + 10, 99), "compression method is not supported"),
        (altered(packed(), packed().index(b"PK\1\2") + 8, 1), "is encrypted"),
        (bytes(MOST_BYTES + 1), f"the most is {MOST_BYTES}"),
    ],
)
def test_broken_weights_are_refused_in_one_sentence(data: bytes, words: str) -> None:
    with pytest.raises(DataError, match=words) as refusal:
        read_weights(data)
    assert "\n" not in str(refusal.value)
    assert "()" not in str(refusal.value)


@pytest.mark.parametrize("save", [np.savez, np.savez_compressed])
def test_whichever_byte_is_broken_nothing_but_that_sentence_comes(save) -> None:
    data = packed(save)
    for at in range(len(data)):
        for value in (0, 255, data[at] ^ 1):
            with suppress(DataError):
                assert set(read_weights(altered(data, at, value))) == set(NAMES)
        with pytest.raises(DataError):
            read_weights(data[:at])
