"""Learning a judgement: slopes, targets, memory, and a training that can be repeated, stopped and continued."""

from __future__ import annotations

import json
from concurrent.futures import Future
from pathlib import Path
from time import sleep

import numpy as np
import pytest

from argead.bots.judgement import read_judgement, weights_in
from argead.kernel import DataError, Dice
from argead.lab.learning.adam import APPRAISAL, Adam, between_seats, chances, of_heads, untrained
from argead.lab.learning.alone import Alone, Exercise, exercise
from argead.lab.learning.keeping import begin_with, keep, resume
from argead.lab.learning.memory import Memory
from argead.lab.learning.selfplay import LAMBDA, play, targets
from argead.lab.learning.trainer import Plan, Trainer, processes
from argead.shelf import game
from support.stoppable import until_stopped


def some(seats: int, count: int = 5, inputs: int = 6):
    rng = np.random.default_rng(seats)
    won = rng.dirichlet(np.ones(seats), count) if seats > 1 else rng.random((count, 1))
    return rng.standard_normal((count, seats, inputs)), won, rng.standard_normal((count, seats))


def some_heads():
    rng = np.random.default_rng(9)
    return rng.standard_normal((5, 6)), rng.random((5, 3)), rng.integers(0, 2, (5, 3)).astype(float)


@pytest.mark.parametrize(
    ("slope", "heads", "taken"),
    [
        *((between_seats, 2, some(seats)) for seats in (1, 2, 4)),
        (of_heads(("chance", "points", "chance of the rest")), 3, some_heads()),
    ],
)
def test_the_slope_is_that_of_the_loss(slope, heads: int, taken) -> None:
    """Compared with the loss a little to either side of each weight."""
    x, won, margins = taken
    weights = {name: weight.astype(np.float64) for name, weight in untrained([""] * 6, 3, heads).items()}
    rng = np.random.default_rng(1)
    for name, weight in weights.items():
        weight += 0.1 * rng.standard_normal(weight.shape)
        del name
    _, slopes = slope(weights, x, won, margins)
    for name, weight in weights.items():
        for at in list(np.ndindex(weight.shape))[:: max(1, weight.size // 7)]:
            before, step = weight[at], 1e-6
            weight[at] = before + step
            above, _ = slope(weights, x, won, margins)
            weight[at] = before - step
            below, _ = slope(weights, x, won, margins)
            weight[at] = before
            assert slopes[name][at] == pytest.approx((above - below) / (2 * step), abs=1e-5), (name, at)


def test_steps_go_down():
    x, won, margins = (part.astype(np.float32) for part in some(2, 64))
    adam = Adam(untrained([""] * 6, 1))
    losses = [adam.learn(x, won, margins, 1e-2) for _ in range(150)]
    assert losses[-1] < 0.8 * losses[0]


def test_an_untrained_net_thinks_what_greedy_thinks_or_nothing():
    rows = np.array([[[0.5, 1.0], [-0.5, 1.0]]], np.float32)
    for inputs, found in (((APPRAISAL, "other"), 0.73), (("one", "other"), 0.5)):
        weights = untrained(inputs, 1)
        weights["w3"][:] = 0
        out = rows @ weights["skip"]
        assert chances(out[:, :, 0])[0, 0] == pytest.approx(found, abs=0.005)


def test_targets_lean_on_what_was_thought_of_the_next_position():
    """TD(λ): the last position is worth what came of the game, each one before it a little of the next thought."""
    weights = untrained(("one", "other"), 1)
    weights["w3"][:] = 0
    weights["skip"][0, 0] = 1
    positions = np.zeros((2, 2, 2), np.float32)
    positions[1, 0, 0] = 2
    won, lead = targets(weights, positions, [0, 1], [-1, 1])
    assert won[1].tolist() == [0, 1]
    thought = float(np.exp(2) / (np.exp(2) + 1))
    assert won[0, 0] == pytest.approx((1 - LAMBDA) * thought, abs=1e-6)
    assert lead[1].tolist() == [-1, 1]
    won, _ = targets(None, positions, [0, 1], [-1, 1])
    assert won.tolist() == [[0, 1], [0, 1]]


def test_the_oldest_positions_are_forgotten_first():
    memory = Memory((2, 3), 2, room=4)
    for value in range(6):
        memory.add(np.full((1, 2, 3), value), np.full((1, 2), value), np.full((1, 2), value))
    assert memory.count == 4
    _, won, _ = memory.some(200, np.random.default_rng(1))
    assert set(won[:, 0].tolist()) == {2, 3, 4, 5}


def test_a_game_is_kept_with_what_its_positions_were_worth():
    weights = untrained(game("empire").inputs, 1)
    kept = play(game("empire"), [weights, None], 5, {"length": "short"}, weights)
    count, seats, inputs = kept.positions.shape
    assert (seats, inputs) == (2, len(game("empire").inputs))
    assert kept.won.shape == kept.margins.shape == (count, 2)
    assert kept.won.sum(axis=1) == pytest.approx(1, abs=1e-3)
    again = play(game("empire"), [weights, None], 5, {"length": "short"}, weights)
    assert np.array_equal(kept.positions, again.positions)
    assert play(game("empire"), [None, None], 5, {"length": "short"}, keep=False).positions is None


TINY = {"games": 8, "start": 2, "round": 2, "trial": 1, "every": 1e9, "options": {"length": "short"}}


def test_it_learns_the_same_however_many_processes_play(tmp_path) -> None:
    found = []
    for workers in (1, 2):
        trainer = Trainer(Plan("empire", 2, workers=workers, **TINY))
        marks = list(trainer.learn())
        assert marks[-1].games >= 8
        assert marks[-1].played == 1
        found.append(trainer)
    one, other = found
    assert all(np.array_equal(one.adam.weights[name], other.adam.weights[name]) for name in one.adam.weights)
    keep(one, marks, tmp_path, "argead lab train empire")
    described = game("empire")
    state = described.new(2, Dice(1))
    assert sum(read_judgement(described, 2, tmp_path).chances(state, 0)) == pytest.approx(1)
    weights = weights_in(tmp_path, 2)
    provenance = json.loads(weights.with_suffix(".json").read_text(encoding="utf-8"))
    assert provenance["command"] == "argead lab train empire"
    later = Trainer(Plan("empire", 2, **TINY))
    assert resume(later, tmp_path) == marks
    assert later.played == one.played
    assert np.array_equal(later.adam.weights["w1"], one.adam.weights["w1"])
    three = Trainer(Plan("empire", 3, **TINY))
    begin_with(three, weights)
    assert three.origin == provenance
    assert np.array_equal(three.adam.weights["w1"], one.adam.weights["w1"].astype(np.float16))
    with pytest.raises(DataError, match="have other inputs"):
        begin_with(Trainer(Plan("alexandros", 3)), weights)
    with pytest.raises(DataError, match="has other inputs"):
        resume(Trainer(Plan("alexandros", 2)), tmp_path)


def test_it_learns_against_whom_the_plan_says() -> None:
    player = Trainer(Plan("empire", 3, kinds=("greedy", "self")))
    own = player.adam.weights
    minds = [task.minds for task in player._round()[:4]]
    whose = [[mind is not None for mind in each] for each in minds]
    assert whose == [[True, False, False], [True] * 3, [False, True, False], [True] * 3]
    assert all(mind.keys() == own.keys() for each in minds for mind in each if mind is not None)


def test_a_game_without_rivals_is_learned_by_its_own_schooling_and_the_same_with_more_processes(tmp_path) -> None:
    found = []
    for workers in (1, 2):
        plan = Plan("field-commander", 1, games=6, start=2, round=2, trial=5, every=1e9, workers=workers)
        trainer = Alone(plan)
        marks = list(trainer.learn())
        assert marks[-1].played == 5
        found.append(trainer)
    one, other = found
    assert all(np.array_equal(one.adam.weights[name], other.adam.weights[name]) for name in one.adam.weights)
    keep(one, marks, tmp_path, "argead lab train field-commander")
    described = game("field-commander")
    judgement = read_judgement(described, 1, tmp_path)
    for campaign in ("tyre", "life"):
        (chance,) = judgement.chances(described.new(1, Dice(1), campaign=campaign), 0)
        assert 0 < chance < 1


def test_there_must_be_something_to_go_on_with(tmp_path) -> None:
    with pytest.raises(DataError, match="there is no training to go on with"):
        resume(Trainer(Plan("empire", 2)), tmp_path)


def interrupted(games: list[Future[bool]]) -> None:
    """Have processes play many games, and leave when the first has begun."""
    with processes(2) as pool:
        games += [pool.submit(until_stopped, 30.0) for _ in range(12)]
        while not games[0].running():
            sleep(0.01)
        raise KeyboardInterrupt


def test_whoever_is_interrupted_does_not_wait_for_the_games() -> None:
    games: list[Future[bool]] = []
    with pytest.raises(KeyboardInterrupt):
        interrupted(games)
    begun = [each for each in games if not each.cancelled()]
    assert 0 < len(begun) < len(games)
    assert all(each.result() for each in begun)


def test_a_game_that_nobody_waits_for_ends_at_once(monkeypatch) -> None:
    for place in ("selfplay", "alone"):
        monkeypatch.setattr(f"argead.lab.learning.{place}.is_stopped", lambda: True)
    assert play(game("empire"), [None, None], 1, {}).shares is None
    assert exercise(Exercise("field-commander", 0, None, 1, (), None, False)).rows == []


@pytest.fixture
def kept(tmp_path) -> Path:
    """A folder with a training of Empire for two that has learned nothing yet."""
    keep(Trainer(Plan("empire", 2)), [], tmp_path, "argead lab train empire")
    return tmp_path


def with_arrays(file: Path, **changes) -> None:
    with np.load(file) as found:
        arrays = {name: found[name] for name in found}
    np.savez(file, **{name: array for name, array in (arrays | changes).items() if array is not None})


def with_inputs(file: Path, inputs: str) -> None:
    file.write_text(json.dumps(json.loads(file.read_text(encoding="utf-8")) | {"inputs": inputs}), encoding="utf-8")


def cut_off(folder: Path) -> None:
    file = folder / "training-2.npz"
    file.write_bytes(file.read_bytes()[:-200])


def emptied(folder: Path) -> None:
    (folder / "training-2.npz").write_bytes(b"")


def of_another_kind(folder: Path) -> None:
    np.save((folder / "training-2.npz").open("wb"), np.zeros(3))


def without_a_moment(folder: Path) -> None:
    with_arrays(folder / "training-2.npz", **{"w2-1": None})


def not_finite(folder: Path) -> None:
    with_arrays(folder / "training-2.npz", b1=np.full(128, np.nan, np.float32))


def without_a_count(folder: Path) -> None:
    with_arrays(folder / "training-2.npz", steps=np.zeros(2))


def without_provenance(folder: Path) -> None:
    (folder / "judgement-2.json").write_text("[]", encoding="utf-8")


HARMS = [cut_off, emptied, of_another_kind, without_a_moment, not_finite, without_a_count, without_provenance]


@pytest.mark.parametrize("harm", HARMS)
def test_a_training_that_is_broken_is_refused_in_one_sentence_and_leaves_the_trainer_alone(kept: Path, harm) -> None:
    harm(kept)
    trainer = Trainer(Plan("empire", 2, seed=2))
    before = trainer._now()
    with pytest.raises(DataError, match=r"^the training in .* is broken: begin a new one in another folder$"):
        resume(trainer, kept)
    assert all(np.array_equal(trainer.adam.weights[name], before[name]) for name in before)
    assert (trainer.adam.steps, trainer.rounds, trainer.origin) == (0, 0, None)


def test_what_was_learned_from_other_inputs_is_neither_begun_with_nor_gone_on_with(kept: Path) -> None:
    """They may be as many, and mean something else."""
    with_inputs(kept / "judgement-2.json", "0" * 16)
    weights = weights_in(kept, 2)
    with pytest.raises(DataError, match="have other inputs than empire has now: begin without them"):
        begin_with(Trainer(Plan("empire", 3)), weights)
    with pytest.raises(DataError, match="has other inputs than empire has now: begin a new one"):
        resume(Trainer(Plan("empire", 2)), kept)
    weights.with_suffix(".json").write_text("[]", encoding="utf-8")
    with pytest.raises(DataError, match="have other inputs than empire has now"):
        begin_with(Trainer(Plan("empire", 3)), weights)


def test_what_has_other_layers_is_neither_begun_with_nor_gone_on_with(kept: Path) -> None:
    wider = {"w3": np.zeros((32, 3)), "b3": np.zeros(3), "skip": np.zeros((len(game("empire").inputs), 3))}
    with_arrays(weights_in(kept, 2), **{name: array.astype(np.float16) for name, array in wider.items()})
    trainer = Trainer(Plan("empire", 3))
    with pytest.raises(DataError, match="have other layers: begin without them"):
        begin_with(trainer, weights_in(kept, 2))
    assert trainer.origin is None
    with_arrays(kept / "training-2.npz", **{"b3-0": np.zeros(3)})
    with pytest.raises(DataError, match="has other layers: begin a new one in another folder"):
        resume(Trainer(Plan("empire", 2)), kept)


def test_broken_weights_are_nothing_to_begin_with(kept: Path) -> None:
    weights_in(kept, 2).write_bytes(b"")
    with pytest.raises(DataError, match=r"there is nothing to begin with in .*judgement-2\.npz \(the weights cannot"):
        begin_with(Trainer(Plan("empire", 3)), weights_in(kept, 2))


def test_a_disk_that_is_full_leaves_what_was_kept_before(kept: Path, monkeypatch) -> None:
    before = {file.name: file.read_bytes() for file in kept.iterdir()}
    assert set(before) == {"judgement-2.npz", "judgement-2.json", "training-2.npz"}
    write = Path.write_bytes

    def fill(file: Path, data: bytes) -> int:
        if "training" in file.name:
            write(file, data[:100])
            raise OSError(28, "No space left on device")
        return write(file, data)

    monkeypatch.setattr(Path, "write_bytes", fill)
    with pytest.raises(OSError, match="No space left"):
        keep(Trainer(Plan("empire", 2, seed=2)), [], kept, "argead lab train empire --seed 2")
    assert {file.name: file.read_bytes() for file in kept.iterdir()} == before
