"""Golden playthroughs: every game as it was. `playthroughs.regenerate` writes them anew."""

from __future__ import annotations

from argead.kernel import Record
from argead.testing.playthroughs import playthroughs, settings, trace
from argead.testing.subject import Subject


class Golden(Subject):
    """The same moves and the same chance make the same story, to the letter."""

    def test_the_game_goes_as_it_went(self, playthrough: tuple[str, Record]) -> None:
        name, record = playthrough
        path = self.golden / name
        assert path.exists(), f"{path} is missing: write the playthroughs anew"
        assert trace(record, self.game) == path.read_text(encoding="utf-8")

    def test_no_playthrough_is_left_over(self) -> None:
        names = {name for name, _ in playthroughs(self.game, self.records, self.told)}
        assert {path.name for path in self.golden.iterdir()} == names

    def test_every_number_of_seats_and_every_choice_is_told(self) -> None:
        played = settings(self.game)
        low, high = self.game.seats
        assert {setting.players for setting in played} == set(range(low, high + 1))
        for option in self.game.options:
            assert {dict(setting.options)[option.name] for setting in played} == set(option.choices)
