"""What is examined: a game, its files, and the settings to try it in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from argead.kernel import Game
from argead.language import LANGUAGES
from argead.testing.playthroughs import playthroughs
from argead.testing.settings import settings_of


class Subject:
    """The game that a class of tests examines.

    `records` is the folder of its recorded games, `golden` that of its golden playthroughs; `told` names the recorded
    games that are told as golden playthroughs too. Tests that ask for a `setting`, a `lang`, a `path` (of a record) or
    a `playthrough` are run for each of them.
    """

    game: Game
    records: Path
    golden: Path
    told: tuple[str, ...] = ()

    @staticmethod
    def check(state: Any, /) -> None:
        """What must be true before every decision; a game puts its own function here."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        asked = metafunc.fixturenames
        if "setting" in asked:
            metafunc.parametrize("setting", settings_of(self.game), ids=str)
        if "lang" in asked:
            metafunc.parametrize("lang", LANGUAGES)
        if "path" in asked:
            metafunc.parametrize("path", sorted(self.records.glob("*.jsonl")), ids=lambda path: path.stem)
        if "playthrough" in asked:
            told = playthroughs(self.game, self.records, self.told)
            metafunc.parametrize("playthrough", [pytest.param(one, id=one[0]) for one in told])
