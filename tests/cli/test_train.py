"""`argead lab train`: what it says when it cannot begin, and when it is interrupted."""

from __future__ import annotations

import json

import pytest

from argead.lab.learning.trainer import Mark, Trainer

FALLS = "--falls must be a number, or two with a comma between them and the smaller one first"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["field-commander", "--players", "2"], "field-commander has one seat, not 2"),
        (["empire", "--players", "7"], "empire has 2 to 5 seats, not 7"),
        (["empire", "--players", "two"], "'two' is not a valid integer"),
        (
            ["empire", "--kinds", "self,novice"],
            "--kinds must be greedy, old, self with commas between them, not 'self,novice'",
        ),
        (["field-commander", "--kinds", "self"], "field-commander has no rivals: leave out --kinds"),
        (["empire", "--falls", "soon"], f"{FALLS}, not 'soon'"),
        (["empire", "--falls", ""], f"{FALLS}, not ''"),
        (["empire", "--falls", "0,0,0"], f"{FALLS}, not '0,0,0'"),
        (["empire", "--falls", "1,2,3"], f"{FALLS}, not '1,2,3'"),
        (["empire", "--falls", "10,5"], f"{FALLS}, not '10,5'"),
        (["empire", "--falls", "5,5"], f"{FALLS}, not '5,5'"),
        (["empire", "--players", "0"], "empire has 2 to 5 seats, not 0"),
        (["empire", "--minutes", "nan"], "--minutes must be a number, not nan"),
        (
            ["field-commander", "--option", "campaign=tyre"],
            "field-commander is learned with options of its own choice: leave out --option",
        ),
        (["empire", "--from", "nowhere.npz"], "there is nothing to begin with in nowhere.npz"),
        (["empire", "--from", "nowhere.npz", "--continue"], "give either --from or --continue, not both"),
        (["empire", "--minutes", "1", "--games", "5"], "give either --minutes or --games, not both"),
        (["empire", "--continue", "--folder", "nowhere"], "there is no training to go on with in nowhere"),
        (["chess"], "chess"),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], says: str, run, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("lab", "train", *words)
    assert done.exit_code != 0
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 4
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("falls", [(7,), (7, 9)])
def test_falls_are_one_number_or_two(falls: tuple[int, ...], run, tmp_path, monkeypatch) -> None:
    plans = []
    monkeypatch.setattr(Trainer, "learn", lambda self: iter(plans.append(self.plan) or ()))
    assert run("lab", "train", "empire", "--falls", ",".join(map(str, falls)), "--folder", tmp_path).exit_code == 0
    assert [plan.falls for plan in plans] == [falls]


def interrupted(rounds: int, marks: int):
    def learn(self: Trainer):
        for number in range(marks):
            yield Mark(number, 1, 0.5, 1.0, 2)
        self.rounds = rounds
        raise KeyboardInterrupt

    return learn


def test_an_interrupted_training_keeps_what_was_learned_since_the_last_mark(run, tmp_path, monkeypatch) -> None:
    for marks in (0, 1):
        folder = tmp_path / str(marks)
        monkeypatch.setattr(Trainer, "learn", interrupted(3, marks))
        done = run("lab", "train", "empire", "--folder", folder)
        assert done.exit_code == 130
        assert done.stderr == f"Stopped: what was learned is in {folder}; go on with --continue.\n"
        assert len(json.loads((folder / "judgement-2.json").read_text(encoding="utf-8"))["marks"]) == marks
        monkeypatch.setattr(Trainer, "learn", interrupted(4, 0))
        assert run("lab", "train", "empire", "--folder", folder, "--continue").exit_code == 130
        assert len(json.loads((folder / "judgement-2.json").read_text(encoding="utf-8"))["marks"]) == marks


def test_a_training_that_is_interrupted_too_soon_says_that_nothing_was_kept(run, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(Trainer, "learn", interrupted(0, 0))
    done = run("lab", "train", "empire", "--folder", tmp_path / "new")
    assert (done.exit_code, done.stderr) == (130, "Stopped before anything was learned: nothing was written.\n")
    assert list(tmp_path.iterdir()) == []
