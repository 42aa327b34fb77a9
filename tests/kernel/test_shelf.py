"""The shelf: our own games, and those that other packages bring along."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from argead import shelf
from argead.kernel import SetupError
from argead.shelf import GROUP, catalogue, game, names

OWN = ["alexandros", "empire", "field-commander", "phalanxx"]
GOOD = """
from dataclasses import replace
from argead.games.empire import GAME as EMPIRE
GAME = replace(EMPIRE, name="{name}")
"""

Install = Callable[[str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package that brings the game `name`, with this text as its module."""

    def forget() -> None:
        game.cache_clear()
        shelf._outside.cache_clear()

    def install(name: str, text: str) -> None:
        module = f"bringer_{len(list(tmp_path.iterdir()))}"
        info = tmp_path / f"{module}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {module}:GAME\n")
        (tmp_path / f"{module}.py").write_text(text.format(name=name))
        monkeypatch.delitem(sys.modules, module, raising=False)
        monkeypatch.syspath_prepend(str(tmp_path))
        forget()

    yield install
    monkeypatch.undo()
    forget()


def test_our_own_games_are_the_packages_in_the_folder() -> None:
    assert [name for name in names() if game(name).package.startswith("argead.games.")] == OWN


@pytest.mark.parametrize("name", OWN)
def test_the_catalogue_knows_every_game_by_name(name: str) -> None:
    assert game(name).name == name
    assert game(name) in catalogue()


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(SetupError, match="there is no game 'chess': choose alexandros, empire"):
        game("chess")


def test_a_game_of_another_package_stands_among_the_others(install: Install) -> None:
    install("delphi", GOOD)
    assert names() == sorted([*OWN, "delphi"])
    assert game("delphi").name == "delphi"
    assert game("delphi") in catalogue()


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("delphi", "import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("delphi", "GAME = 'a game'", "bringer_0:GAME is not the description of a game"),
        ("delphi", GOOD.replace("{name}", "dodona"), "bringer_0:GAME calls itself 'dodona'"),
        ("empire", GOOD, "there is already a game of this name"),
    ],
)
def test_a_game_that_cannot_be_had_is_left_out_with_one_sentence(
    install: Install, caplog: pytest.LogCaptureFixture, name: str, text: str, why: str
) -> None:
    install(name, text)
    assert [described.name for described in catalogue()] == OWN
    assert game("empire").package == "argead.games.empire"
    assert caplog.messages == [f"The game {name!r} of bringer_0 is left out: {why}."]


def test_a_broken_package_harms_no_other(install: Install, caplog: pytest.LogCaptureFixture) -> None:
    install("delphi", "import no_such_module")
    install("dodona", GOOD)
    assert names() == sorted([*OWN, "dodona"])
    assert len(caplog.messages) == 1


def test_of_two_packages_with_the_same_game_one_is_left_out(install: Install, caplog: pytest.LogCaptureFixture) -> None:
    install("delphi", GOOD)
    install("delphi", GOOD)
    assert names() == sorted([*OWN, "delphi"])
    assert caplog.messages == ["The game 'delphi' of bringer_2 is left out: there is already a game of this name."]
