"""`import argead`: what it offers, that it is all documented, and that it loads no more than it must."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import argead

GUIDE = (Path(__file__).parents[2] / "docs" / "researcher.md").read_text(encoding="utf-8")
NAMES = [name for name in argead.__all__ if name != "__version__"]


def test_the_first_five_minutes() -> None:
    game = argead.game("alexandros")
    assert game in argead.catalogue()
    match = argead.Match(game, ("Anna", "greedy"), argead.Dice(1))
    rival = argead.bot("random", seed=1, game=game)
    for _ in range(20):
        seat = match.state.waiting()[0]
        match.play(seat, rival.choose(match.state.guess(seat, argead.Dice(2)), seat).notation)
    replayed = argead.Match.replay(argead.Record.parse(match.record.dump()), game)
    assert replayed.state.view(None) == match.state.view(None)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_says_what_it_is(name: str) -> None:
    assert inspect.getdoc(getattr(argead, name))


@pytest.mark.parametrize("name", NAMES)
def test_every_name_stands_in_the_guide(name: str) -> None:
    assert f"`argead.{name}" in GUIDE


def test_no_name_of_the_interface_hides_a_module() -> None:
    root = Path(argead.__file__).parent
    modules = {path.stem for path in root.glob("*.py")} | {path.name for path in root.iterdir() if path.is_dir()}
    assert not modules & set(argead.__all__)


def test_packages_are_plain_modules() -> None:
    loaded = [module for name, module in sys.modules.items() if name.partition(".")[0] == "argead"]
    assert {type(module) for module in loaded} == {ModuleType}


def test_importing_loads_no_game_and_nothing_that_is_not_pythons_own() -> None:
    script = "import sys; before = set(sys.modules); import argead; print(*(set(sys.modules) - before))"
    loaded = subprocess.check_output([sys.executable, "-c", script], encoding="utf-8").split()
    assert "argead.kernel" in loaded
    assert [name for name in loaded if name.startswith("argead.games.")] == []
    strangers = {name.partition(".")[0] for name in loaded} - sys.stdlib_module_names - {"argead"}
    assert strangers == set()
