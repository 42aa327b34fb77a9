"""First-time marks: what is new to this reader is said in one sentence, and never again."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from argead.cli.kept import FOLDER_MODE, folder
from argead.cli.records import PRIVATE, write_whole
from argead.kernel import Game, Page, State
from argead.language import Phrasebook


class Marks:
    """What a reader has been told of a game, remembered beside the games that are kept.

    Where that cannot be read or written, the same is said again another time: no game stops for it.
    """

    def __init__(self, game: Game, phrases: Phrasebook) -> None:
        self._game = game
        self._phrases = phrases
        self._told = set(_read().get(game.name, ()))

    def due(self, state: State, seat: int) -> list[str]:
        """The one sentence that is due: about the decision, or else about a kind of thing on the table."""
        things = self._game.things(state.view(seat))
        kinds = dict.fromkeys(map(_kind, things))
        for name in (state.decision(seat).kind(), *kinds):
            if name not in self._told and (text := self._phrases.first(name)):
                self._remember(name)
                return [text]
        return []

    def meet(self, state: State, seat: int, page: Page) -> None:
        """What a lesson has told is no longer new."""
        things = (thing for note in page.notes for thing in note.things)
        self._remember(state.decision(seat).kind(), *(_kind(thing) for thing in things))

    def _remember(self, *names: str) -> None:
        if self._told.issuperset(names):
            return
        self._told.update(names)
        known = _read()
        self._told |= set(known.get(self._game.name, ()))
        known[self._game.name] = sorted(self._told)
        with suppress(OSError):
            folder().mkdir(parents=True, exist_ok=True)
            folder().chmod(FOLDER_MODE)
            write_whole(_path(), json.dumps(known, indent=1) + "\n", PRIVATE)


def _kind(thing: str) -> str:
    return f"thing-{thing.partition(':')[0]}"


def _path() -> Path:
    return folder() / "marks.json"


def _read() -> dict[str, list[str]]:
    """The names that were told of each game; whatever is not of this form counts for nothing."""
    try:
        known = json.loads(_path().read_text(encoding="utf-8"))
        return {str(game): [str(name) for name in names] for game, names in known.items()}
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return {}
