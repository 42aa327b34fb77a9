"""The shelf: which games there are. Ours are the packages in `games/`; any other package brings its own.

A package from outside names its `Game` as an entry point of the group `argead.games`:

    [project.entry-points."argead.games"]
    somegame = "argead_somegame:GAME"
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from logging import getLogger
from pkgutil import iter_modules

import argead.games
from argead.kernel import ArgeadError, Chance, Game, Match, Record, RecordError, SetupError

GROUP = "argead.games"


@cache
def game(name: str) -> Game:
    """The game of this name, loaded when it is first asked for."""
    if name in _own():
        described: Game = import_module(_own()[name]).GAME
        return described
    if name not in _outside():
        raise SetupError(f"there is no game {name!r}: choose {', '.join(names())}")
    return _outside()[name]


def names() -> list[str]:
    """The names of all games, sorted."""
    return sorted([*_own(), *_outside()])


def catalogue() -> list[Game]:
    """All games, in the order of their names."""
    return [game(name) for name in names()]


def with_door(door: str) -> list[str]:
    """The names of the games that have a module of their own for this reader."""
    return [described.name for described in catalogue() if described.door(door)]


def verify(text: str, chance: Chance | None = None) -> Match:
    """Play a record's text through the referee. The error names the first line that fails."""
    record = Record.parse(text)
    try:
        described = game(record.header.game)
    except SetupError as error:
        raise RecordError(f"line 1: {error}") from None
    return Match.replay(record, described, chance)


@cache
def _own() -> dict[str, str]:
    """Where each of our own games is."""
    packages = [module.name for module in iter_modules(argead.games.__path__) if module.ispkg]
    return {package.replace("_", "-"): f"argead.games.{package}" for package in packages}


@cache
def _outside() -> dict[str, Game]:
    """The games that other packages bring along. One that cannot be had is left out with a word, and harms no other."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        try:
            if entry.name in _own() or entry.name in found:
                raise SetupError("there is already a game of this name")
            found[entry.name] = _load(entry)
        except Exception as error:
            bringer = entry.dist.name if entry.dist else entry.value
            getLogger(__name__).warning("The game %r of %s is left out: %s.", entry.name, bringer, _reason(error))
    return found


def _reason(error: Exception) -> str:
    """What went wrong, in one line; an error that is not ours is told with its kind."""
    line = next(iter(str(error).splitlines()), "")
    return line if isinstance(error, ArgeadError) else f"{type(error).__name__}: {line}"


def _load(entry: EntryPoint) -> Game:
    described = entry.load()
    if not isinstance(described, Game):
        raise SetupError(f"{entry.value} is not the description of a game")
    if described.name != entry.name:
        raise SetupError(f"{entry.value} calls itself {described.name!r}")
    return described
