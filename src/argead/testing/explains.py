"""Why not: whatever cannot be done with a thing now has a reason, and the reason betrays nothing."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from argead.kernel import Dice, Game, Reason, State
from argead.language import LANGUAGES
from argead.testing.no_leak import game_states
from argead.testing.settings import settings_of
from argead.testing.snapshot import snapshot
from argead.testing.subject import Subject
from argead.testing.texts import NAMES, Listener, messages

EVERY = 37
"""Of so many decisions in a row one is examined: neighbours refuse much the same."""


def refusals(state: State, seat: int) -> Iterator[tuple[str, Reason]]:
    """What the seat can do nothing with, and why. Of all else, an action names it and there is no reason."""
    game, view = state.game, state.view(seat)
    explain = game.explain
    assert explain is not None
    things = game.things(view)
    offered = {thing for action in state.actions(seat) for thing in game.named(view, action)}
    assert offered <= set(things), f"named, but not on the table: {sorted(offered - set(things))}"
    before = snapshot(state)
    for thing in things:
        reason = explain(state, seat, thing)
        where = f"{thing} at {state.decision(seat).kind()}"
        assert (reason is None) == (thing in offered), f"{where}: {reason or 'nothing says why'}"
        if reason is not None:
            yield thing, reason
    assert snapshot(state) == before, "explaining changes nothing"


class Speakers:
    """A game's words in each language; they say each reason and thing once: the same ones come again and again."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._words = [Listener(game, lang) for lang in LANGUAGES]
        self._rules = {section.id for section in self._words[0].rules()}
        self._said: set[str] = set()
        self._called: set[str] = set()

    def call(self, things: Iterable[str], players: int) -> None:
        """Everything on the table has a name."""
        for thing in {*things} - self._called:
            self._called.add(thing)
            for words in self._words:
                assert words.thing(thing, NAMES[:players]).strip()
                assert words.faults == {}, "all was well said"

    def idle(self) -> set[str]:
        """The names of things that nothing on any table was called by."""
        known = (name for name in messages(self._game.folder / "text", "en") if name.startswith("thing-"))
        return set(known) - self._words[0].said

    def say(self, reason: Reason, players: int) -> None:
        if repr(reason) in self._said:
            return
        self._said.add(repr(reason))
        assert reason.rule in self._rules, f"{reason.kind}: the rules have no section {reason.rule!r}"
        for words in self._words:
            text = words.reason(reason, NAMES[:players])
            assert text.endswith("."), f"{reason.kind} is a sentence: {text}"
            assert "{" not in text, text
            assert words.faults == {}, "all was well said"


class Explains(Subject):
    """A game that has `explain` gives a reason for everything that cannot be done; `reasons` says how many at least."""

    reasons = 20_000

    def test_whatever_cannot_be_done_has_a_reason_that_betrays_nothing(self, capfd: pytest.CaptureFixture[str]) -> None:
        """Random and greedy games in all settings; without `explain` there is nothing to show."""
        game, explain = self.game, self.game.explain
        if explain is None:
            return
        speakers, dice = Speakers(game), Dice(1)
        settings, kinds = settings_of(game), Counter[str]()
        seed = positions = things = 0
        while kinds.total() < self.reasons or seed < 2 * len(settings):
            setting, greedy = settings[seed % len(settings)], seed // len(settings) % 2 == 1
            for ply, state in enumerate(game_states(setting, seed, greedy)):
                for seat in state.waiting() if (ply + seed) % EVERY == 0 else ():
                    guess = state.guess(seat, dice)
                    positions += 1
                    listed = game.things(state.view(seat))
                    things += len(listed)
                    speakers.call(listed, setting.players)
                    for thing, reason in refusals(state, seat):
                        assert explain(guess, seat, thing) == reason, f"{thing}: the reason betrays what is hidden"
                        speakers.say(reason, setting.players)
                        kinds[reason.kind] += 1
            seed += 1
        assert speakers.idle() == set()
        with capfd.disabled():
            counted = f"{things:,} things in {positions:,} positions of {seed} games"
            refused = f"{kinds.total():,} refused for {len(kinds)} kinds of reasons, 0 without one"
            print(f"\nwhy not: {game.name} has {counted}, {refused}", file=sys.stderr)
