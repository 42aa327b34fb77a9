"""What the kit tries in some positions, tried in very many: long tests of the house's own games."""

from __future__ import annotations

from pathlib import Path

import pytest

from argead.testing.kit import Kit

POSITIONS = 20_000
ANSWERED = 100
"""Every so many of them are answered in full."""


class Thorough(Kit):
    """The kit, and its long forms."""

    @pytest.mark.long
    def test_advice_betrays_nothing_in_very_many_positions(self, capfd: pytest.CaptureFixture[str]) -> None:
        self.ask(POSITIONS, ANSWERED, capfd)

    @pytest.mark.long
    def test_recorded_games_are_advised_alike_after_a_guess(self, path: Path) -> None:
        self.look_back(path, full=True)

    @pytest.mark.long
    def test_an_outlook_is_the_same_in_every_guess_of_very_many(self, capfd: pytest.CaptureFixture[str]) -> None:
        self.look_ahead(POSITIONS, capfd)
