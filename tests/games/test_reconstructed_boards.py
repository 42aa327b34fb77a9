"""Boards that are reconstructed say so: where the game is chosen, in its rules, and in the README."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from argead.cli import commands
from argead.kernel import Game
from argead.language import LANGUAGES, phrasebook
from argead.shelf import catalogue
from argead.table import describe

ROOT = Path(__file__).parents[2]
WORD = {"en": "reconstructed", "fr": "reconstitué"}


def is_reconstructed(game: Game) -> bool:
    """Whether the game's own board file says so."""
    return bool(tomllib.loads((game.folder / "board.toml").read_text(encoding="utf-8"))["source"].startswith("recon"))


RECONSTRUCTED = [game for game in catalogue() if is_reconstructed(game)]


def test_there_are_such_boards() -> None:
    assert [game.name for game in RECONSTRUCTED] == ["alexandros", "empire", "field-commander", "phalanxx"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RECONSTRUCTED, ids=lambda game: game.name)
def test_the_lobby_and_the_list_of_games_say_it(game: Game, lang: str) -> None:
    said = describe(game, lang)["pack"]["source"]
    assert WORD[lang] in said
    listed = CliRunner().invoke(commands, ["games", "--lang", lang], prog_name="argead").stdout
    assert said in listed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RECONSTRUCTED, ids=lambda game: game.name)
def test_the_rules_say_it_and_how_to_bring_the_printed_figures(game: Game, lang: str) -> None:
    sections = [section.markdown for section in phrasebook(game, lang).rules() if WORD[lang] in section.markdown]
    (told,) = sections
    assert f"`src/argead/games/{game.folder.name}/board.toml`" in told
    assert f"--board {'FILE' if lang == 'en' else 'FICHIER'}" in told
    assert (ROOT / "src/argead/games" / game.folder.name / "board.toml").is_file()


def test_the_readme_names_every_such_game() -> None:
    about = (ROOT / "README.md").read_text(encoding="utf-8").partition("## About the boards")[2].partition("\n## ")[0]
    assert [game.name for game in RECONSTRUCTED if phrasebook(game, "en").title.partition(":")[0] not in about] == []
