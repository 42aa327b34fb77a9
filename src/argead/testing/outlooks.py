"""Outlooks: well said, about things on the table, and the same whatever a seat cannot know."""

from __future__ import annotations

import sys

import pytest

from argead.kernel import Dice, Prospect, State
from argead.language import LANGUAGES
from argead.table.advice.doors import held
from argead.testing.no_leak import game_states
from argead.testing.settings import settings_of
from argead.testing.snapshot import snapshot
from argead.testing.subject import Subject
from argead.testing.texts import NAMES, Listener
from argead.testing.things import THING

MOST_ENDINGS = 4
EVERY = 5
"""Every fifth position of a game is looked at."""


class Outlooks(Subject):
    """A game that has the door `outlook` betrays nothing by it; `outlooks` says in how many positions that is tried."""

    outlooks = 600

    def outlook(self, state: State, seat: int) -> list[Prospect]:
        """All that the door tells, at the end also what was never used."""
        door = self.game.door("outlook")
        assert door is not None
        threats, endings = door.threats(state, seat), door.endings(state, seat)
        assert len(endings) <= MOST_ENDINGS
        for prospects in (threats, endings):
            assert len({(each.name, each.things) for each in prospects}) == len(prospects), "each is told once"
        keys = [key for prospect in (*threats, *endings) for key in prospect.keys]
        assert [key for key in keys if not THING.fullmatch(key)] == [], "keys are spelled like things"
        return [*threats, *endings, *([] if state.waiting() else door.unused(state, seat))]

    def test_an_outlook_is_the_same_in_every_guess(self, capfd: pytest.CaptureFixture[str]) -> None:
        self.look_ahead(self.outlooks, capfd)

    def look_ahead(self, least: int, capfd: pytest.CaptureFixture[str]) -> None:
        """Random and greedy games in all settings; without the door there is nothing to show."""
        if self.game.door("outlook") is None:
            return
        dice, settings = Dice(1), settings_of(self.game)
        seed = positions = prospects = 0
        while positions < least or seed < 2 * len(settings):
            setting, greedy = settings[seed % len(settings)], seed // len(settings) % 2 == 1
            for ply, state in enumerate(game_states(setting, seed, greedy)):
                if (ply + seed) % EVERY and state.waiting():
                    continue
                before = snapshot(state)
                for seat in range(setting.players):
                    told = self.outlook(state, seat)
                    guess = state.guess(seat, dice)
                    assert self.outlook(guess, seat) == told, "the outlook betrays what is hidden"
                    assert held(guess, seat) == held(state, seat), "what a seat has betrays what is hidden"
                    positions += 1
                    prospects += len(told)
                assert snapshot(state) == before, "looking ahead changes nothing"
            seed += 1
        with capfd.disabled():
            counted = f"{prospects:,} prospects in {positions:,} positions of {seed} games"
            print(f"\noutlooks: {self.game.name} tells {counted}", file=sys.stderr)

    def test_an_outlook_is_said_well_and_names_what_lies_on_the_table(self) -> None:
        if self.game.door("outlook") is None:
            return
        listeners = [Listener(self.game, lang) for lang in LANGUAGES]
        said: set[str] = set()
        settings = settings_of(self.game)
        for seed, setting in enumerate(settings, len(settings)):
            for state in game_states(setting, seed, greedy=True):
                for seat in range(setting.players):
                    prospects = self.outlook(state, seat)
                    things = set(self.game.things(state.view(seat))) if prospects else set()
                    for prospect in prospects:
                        assert set(prospect.things) <= things, f"{prospect.name}: {prospect.things}"
                        if repr(prospect) not in said:
                            said.add(repr(prospect))
                            for words in listeners:
                                check_sentence(words.prospect(prospect, NAMES[: setting.players]))
        assert [words.faults for words in listeners] == [{}] * len(listeners), "all was well said"


def check_sentence(text: str) -> None:
    assert text.endswith("."), f"this is no sentence: {text}"
    assert "{" not in text, text
