"""A decision with too many actions to list is put as a form: a number for each of its boxes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from argead.kernel import Action, State

NUMBER = re.compile("[0-9]{1,6}")


class Form:
    """The open decision of a seat as boxes to fill; numbers may be typed with or without the verb."""

    def __init__(self, state: State, seat: int, form: dict[str, Any], say: Callable[..., str]) -> None:
        self._state, self._seat = state, seat
        self._verb, self._boxes, self._total = form["verb"], len(form["boxes"]), form["total"]
        self._say = say
        share, more = divmod(self._total, self._boxes)
        self._example = list(form.get("start") or (share + (box < more) for box in range(self._boxes)))

    @classmethod
    def of(cls, state: State, seat: int, say: Callable[..., str]) -> Form | None:
        """The form of the seat's decision; None if its actions are listed."""
        form = state.decision(seat).form(state, seat)
        return None if form is None else cls(state, seat, form, say)

    @property
    def example(self) -> Action:
        """An answer that shows how it is done: the one to begin with, if there is one, else equal shares."""
        return self._state.find(self._seat, self._spell(self._example))

    def how_to(self, label: str) -> str:
        """How to answer; `label` says in words what the example means."""
        numbers, count, total = _join(self._example), str(self._boxes), str(self._total)
        how = self._say("form", count=count, total=total, numbers=numbers, label=label)
        return f"{how} {self._say('form-rest')}" if self._boxes == 2 else how

    def find(self, typed: str) -> Action | None:
        """The action that was typed."""
        numbers = self._read(typed)
        if numbers is None or len(numbers) != self._boxes or sum(numbers) != self._total:
            return None
        wanted = self._spell(numbers)
        return next((action for action in self._state.actions(self._seat) if action.notation == wanted), None)

    def complaint(self, typed: str) -> str:
        """What is wrong with an answer that was not found, in one sentence."""
        numbers = self._read(typed)
        count, total = str(self._boxes), str(self._total)
        if not numbers:
            return self._say("form-not-an-answer", typed=typed[:40], count=count, total=total)
        if len(numbers) != self._boxes:
            return self._say("form-count", given=len(numbers), count=count)
        return self._say("form-sum", sum=str(sum(numbers)), total=total)

    def _read(self, typed: str) -> list[int] | None:
        """The numbers that were typed; one of two is enough, for the other is the rest."""
        words = typed.lower().replace(",", " ").split()
        if words and words[0].isalpha() and self._verb.startswith(words[0]):
            words = words[1:]
        if not all(NUMBER.fullmatch(word) for word in words):
            return None
        numbers = [int(word) for word in words]
        is_half = self._boxes == 2 and len(numbers) == 1 and numbers[0] <= self._total
        return [*numbers, self._total - numbers[0]] if is_half else numbers

    def _spell(self, numbers: list[int]) -> str:
        return f"{self._verb} {_join(numbers)}"


def _join(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))
