"""Golden playthroughs: every game as it was. `python tests/regenerate.py` writes them anew."""

from __future__ import annotations

import pytest

from argead.shelf import catalogue
from support.golden import FOLDER, playthroughs, tables, trace

ALL = [(game, name, record) for game in catalogue() for name, record in playthroughs(game)]


@pytest.mark.parametrize(("game", "name", "record"), ALL, ids=[name for _, name, _ in ALL])
def test_the_game_goes_as_it_went(game, name, record):
    assert (FOLDER / name).exists(), f"{name} is missing: run tests/regenerate.py"
    assert trace(record, game) == (FOLDER / name).read_text(encoding="utf-8")


def test_no_file_is_left_over():
    assert {path.name for path in FOLDER.iterdir()} == {name for _, name, _ in ALL}


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.name)
def test_every_number_of_seats_and_every_choice_occurs(game):
    played = tables(game)
    low, high = game.seats
    assert {table.players for table in played} == set(range(low, high + 1))
    for option in game.options:
        assert {dict(table.options)[option.name] for table in played} == set(option.choices)
