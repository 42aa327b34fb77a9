"""What comes of a call: an answer at once, or something that the page has to do first."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from argead.table import Job

JSON = "application/json"


@dataclass(frozen=True, slots=True)
class Answer:
    """What is told."""

    status: int
    body: str
    type: str = JSON


@dataclass(frozen=True, slots=True)
class Storing:
    """Changes that must be stored, all or none, before anything is told; `then` takes them in."""

    changes: Sequence[dict[str, Any]]
    then: Callable[[], Outcome]


@dataclass(frozen=True, slots=True)
class Pondering:
    """A job of a match that must be run for so many seconds; `then` is given the best that it found, None if it failed.

    It is wanted for as long as the match stands at the ply at which it was asked.
    """

    match: str
    ply: int
    job: Job[Any]
    seconds: float
    then: Callable[[Any], Outcome]
    pause: float = 0.0


Outcome = Answer | Storing | Pondering


class Unread(Exception):
    """Matches must be read from storage first."""

    def __init__(self, *matches: str) -> None:
        super().__init__(*matches)
        self.matches = matches


def answer(value: Any, status: int = 200) -> Answer:
    """An answer as the server would write it."""
    return Answer(status, dump(value))


def dump(value: Any) -> str:
    """JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
