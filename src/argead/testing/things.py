"""What can be pointed at: each thing on the table has one id, the same in every view that shows it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from argead.kernel import Dice
from argead.testing.settings import Setting, walk
from argead.testing.subject import Subject

THING = re.compile(r"[a-z]+(-[a-z]+)*:[^\s:\"]+")
"""A kind from the game's own language, and a name within it."""


def views(setting: Setting, seed: int, every: int = 11) -> Iterator[dict[str, Any]]:
    """What the seats and a spectator see in a random game: at the start, now and then, and at the end."""
    state = setting.new(Dice(seed))
    seats = (None, *range(setting.players))
    for number, _ in enumerate(walk(state, Random(seed))):
        if number % every == 0:
            yield from (state.view(seat) for seat in seats)
    yield from (state.view(seat) for seat in seats)


class Things(Subject):
    """The ids of things are well formed and unique, and come from the view alone."""

    def test_every_thing_has_an_id_of_its_own(self, setting: Setting) -> None:
        for view in views(setting, 17):
            things = self.game.things(view)
            assert [thing for thing in things if not THING.fullmatch(thing)] == []
            assert len(set(things)) == len(things)

    def test_things_are_told_from_the_view_alone(self, setting: Setting) -> None:
        """The client has it as JSON: the same words give the same things, in the same order, and stay as they were."""
        for view in views(setting, 18, every=23):
            told = json.dumps(view)
            assert self.game.things(json.loads(told)) == self.game.things(view)
            assert json.dumps(view) == told
