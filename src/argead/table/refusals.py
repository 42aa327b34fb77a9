"""Refusals: every "no" of a table has a code for programs and one clear sentence for people, at whichever door."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from argead.kernel import ArgeadError, HintsForbidden, IllegalAction, NotWaiting, RulesParted
from argead.language import LANGUAGES, Words
from argead.table.answers import Refused

TEXT = Path(__file__).parent / "text"
"""The sentences that any door may have to say; each has those that it alone says in a folder of its own."""

STATUS = {
    "bad-request": 400,
    "bad-token": 401,
    "not-yours": 403,
    "bad-origin": 403,
    "unknown-match": 404,
    "not-found": 404,
    "bad-method": 405,
    "illegal-action": 409,
    "not-waiting": 409,
    "not-started": 409,
    "stale-ply": 409,
    "no-undo": 409,
    "lesson": 409,
    "rules-parted": 409,
    "not-over": 409,
    "no-hints": 409,
    "seat-taken": 409,
    "not-by-link": 409,
    "no-handover": 409,
    "handed-over": 409,
    "too-large": 413,
    "bad-record": 422,
    "bad-board": 422,
    "bad-answer": 422,
    "too-many": 429,
    "internal": 500,
    "not-stored": 503,
    "too-new": 503,
    "no-room": 507,
    "busy": 503,
}


LONGEST_CHARACTERS = 300
"""Of whatever a refusal quotes: strangers may have written it, and Fluent says no more than 1,000."""


class Refusal(Exception):
    """A request is refused and nothing has changed. `message` names the sentence, if the code has several."""

    def __init__(self, code: str, message: str | None = None, **args: Any) -> None:
        super().__init__(message or code)
        self.code = code
        self.status = STATUS[code]
        self.message = message or code
        self.said = args

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.code, self.message, self.said)

    def body(self, words: Words) -> Refused:
        """The answer in the protocol's shape, in a door's words."""
        said = {name: _shortened(value) for name, value in self.said.items()}
        return {"error": {"code": self.code, "message": words.say(self.message, **said)}}


def refusal_of(error: ArgeadError) -> Refusal:
    """What the referee or a file's reader complains about."""
    if isinstance(error, IllegalAction | NotWaiting | HintsForbidden | RulesParted):
        return Refusal(error.code)
    detail = str(error)
    return Refusal(error.code, "detail", detail=detail[:1].upper() + detail[1:])


def _again(code: str, message: str, said: dict[str, Any]) -> Refusal:
    return Refusal(code, message, **said)


def language(lang: str) -> str:
    """A language that we speak."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


def _shortened(value: Any) -> Any:
    if isinstance(value, str) and len(value) > LONGEST_CHARACTERS:
        return f"{value[:LONGEST_CHARACTERS]}…"
    return value
