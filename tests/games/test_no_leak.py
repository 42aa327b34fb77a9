"""No leak, in as many states as a game from outside is held to; `make test` tries fewer of our own."""

from __future__ import annotations

import pytest

from argead.kernel import Game
from argead.shelf import catalogue
from argead.testing.no_leak import NoLeak


@pytest.mark.long
@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.name)
def test_a_guess_keeps_view_and_choices_byte_for_byte(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    examined = NoLeak()
    examined.game = game
    examined.test_a_guess_keeps_view_and_choices_byte_for_byte(capfd)
