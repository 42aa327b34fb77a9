"""A game's judgement: chances of all seats, from what one of them knows, by weights of the inputs that it has now."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from shutil import copy

import numpy as np
import pytest

from argead.bots.judgement import judgement, margin, read_judgement, shares, weights_in
from argead.kernel import DataError, Dice
from argead.lab.learning.likeness import likeness
from argead.shelf import catalogue, game

LEARNED = [each for each in catalogue() if each.features is not None]
TABLES = [(each.name, players) for each in LEARNED for players in range(each.seats[0], each.seats[1] + 1)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_chances_of_all_seats_are_one_and_know_no_more_than_the_seat(name: str, players: int) -> None:
    described, random, judge = game(name), Random(players), judgement(game(name), players)
    state = described.new(players, Dice(players))
    while waiting := state.waiting():
        seat = waiting[0]
        if random.random() < 0.05:
            for viewer in range(players):
                chances = judge.chances(state, viewer)
                assert chances == judge.chances(state.guess(viewer, Dice(random.random())), viewer)
                assert all(0 <= chance <= 1 for chance in chances)
                assert players == 1 or sum(chances) == pytest.approx(1)
        state.play(seat, random.choice(state.actions(seat)))
    outcome = state.outcome()
    assert judge.chances(state, 0) == [outcome.share(seat) for seat in range(players)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_inputs_mean_what_they_meant_when_it_was_learned(name: str, players: int) -> None:
    """If not, train it anew: `argead lab train`."""
    provenance = json.loads(weights_in(game(name).folder, players).with_suffix(".json").read_text(encoding="utf-8"))
    assert provenance["likeness"] == likeness(name, players)
    assert {"command", "date", "games", "marks"} <= provenance.keys()


@pytest.mark.parametrize("name", [each.name for each in LEARNED])
def test_the_weights_of_a_game_are_small(name: str) -> None:
    assert sum(file.stat().st_size for file in game(name).folder.glob("*.npz")) < 400_000


def test_strengths_become_shares():
    assert shares([1.0, 1.0]) == [0.5, 0.5]
    assert shares([0.0]) == [0.5]
    assert sum(shares([900.0, 3.0, -900.0])) == pytest.approx(1)
    assert shares([-900.0])[0] == pytest.approx(0)


def test_a_margin_is_the_lead_over_the_best_rival():
    assert margin((50, 25, 40), 0) == 10 / 25
    assert margin((50, 25, 40), 1) == -1
    assert margin((500, 25, 40), 0) == 2


@pytest.fixture
def folder(tmp_path):
    for file in game("empire").folder.glob("judgement-2.*"):
        copy(file, tmp_path)
    return tmp_path


def test_a_judgement_of_ones_own_is_read_from_the_folder_that_the_environment_names(tmp_path, monkeypatch) -> None:
    own = tmp_path / "empire"
    own.mkdir()
    for file in game("empire").folder.glob("judgement-2.*"):
        copy(file, own)
    monkeypatch.setenv("ARGEAD_JUDGEMENTS", str(tmp_path))
    described = replace(game("empire"))
    state = described.new(2, Dice(1))
    assert judgement.__wrapped__(described, 2).chances(state, 0) == judgement(game("empire"), 2).chances(state, 0)
    weights_in(own, 2).unlink()
    with pytest.raises(DataError, match=r"the judgement of empire is missing .*: train it anew"):
        judgement.__wrapped__(described, 2)


def provenance_in(folder):
    return weights_in(folder, 2).with_suffix(".json")


def broken(folder):
    weights_in(folder, 2).write_bytes(b"PK")


def without_provenance(folder):
    provenance_in(folder).write_text("{", encoding="utf-8")


def of_another_version(folder):
    provenance = json.loads(provenance_in(folder).read_text(encoding="utf-8"))
    provenance_in(folder).write_text(json.dumps(provenance | {"inputs": "0" * 16}), encoding="utf-8")


def of_another_game(folder):
    copy(weights_in(game("alexandros").folder, 2), weights_in(folder, 2))


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (broken, "the judgement of empire is broken: the weights cannot be read"),
        (without_provenance, "the provenance of the judgement of empire is broken"),
        (of_another_version, "was learned from other inputs than it has now"),
        (of_another_game, "inputs, not"),
    ],
)
def test_a_judgement_that_does_not_fit_is_refused_in_one_sentence(folder, harm, words: str) -> None:
    harm(folder)
    with pytest.raises(DataError, match=words) as refusal:
        read_judgement(game("empire"), 2, folder)
    assert str(refusal.value).endswith("train it anew with: argead lab train empire --players 2")


def write_heads(folder, game_name: str, players: int, change) -> None:
    """The weights of a game as they are, but for the heads."""
    file = weights_in(game(game_name).folder, players)
    copy(file.with_suffix(".json"), folder)
    with np.load(file) as weights:
        changed = {name: change(weights[name]) if name in ("w3", "b3", "skip") else weights[name] for name in weights}
    np.savez(weights_in(folder, players), **changed)


@pytest.mark.parametrize(("name", "players", "heads"), [("empire", 2, 2), ("field-commander", 1, 4)])
def test_a_judgement_needs_the_heads_of_its_game(name: str, players: int, heads: int, tmp_path) -> None:
    write_heads(tmp_path, name, players, lambda each: each)
    assert read_judgement(game(name), players, tmp_path)
    write_heads(tmp_path, name, players, lambda each: each[..., :-1])
    with pytest.raises(DataError, match=f"the judgement of {name} has {heads - 1} heads, not {heads}: train it anew"):
        read_judgement(game(name), players, tmp_path)


def test_a_judgement_of_what_is_no_number_is_refused(tmp_path) -> None:
    write_heads(tmp_path, "empire", 2, lambda each: each * np.float16("nan"))
    with pytest.raises(DataError, match=r"the judgement of empire is broken: .*w3 is not finite\): train it anew"):
        read_judgement(game("empire"), 2, tmp_path)


def test_a_game_without_inputs_has_no_judgement(tmp_path) -> None:
    with pytest.raises(DataError, match="no inputs to judge by"):
        read_judgement(replace(game("empire"), features=None), 2, tmp_path)
