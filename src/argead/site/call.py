"""A call of the page: what the protocol sends over HTTP, as one value."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from argead.site.reading import read
from argead.table.refusals import Refusal, language
from argead.table.requests import LARGEST_BYTES

Sent = TypeVar("Sent")


@dataclass(frozen=True, slots=True)
class Call:
    """One call, by a name of the worker's own."""

    id: str
    method: str
    path: str
    query: Mapping[str, str] = field(default_factory=dict)
    token: str | None = None
    body: str | None = None

    @classmethod
    def parse(cls, text: str) -> Call:
        """The call as the worker writes it."""
        return cls(**json.loads(text))

    @property
    def lang(self) -> str:
        return language(self.query.get("lang", ""))

    def sent(self, kind: type[Sent]) -> Sent:
        """The body as a request of a kind."""
        return read(self.text(LARGEST_BYTES), kind)

    def text(self, most: int) -> str:
        """The body, if it is no larger than it may be."""
        body = self.body or ""
        if len(body.encode(errors="replace")) > most:
            raise Refusal("too-large", most=most // 1024)
        return body

    def number(self, name: str, otherwise: int | None = None) -> int:
        """A whole number of the address."""
        given = self.query.get(name)
        if given is None and otherwise is not None:
            return otherwise
        try:
            return int(given or "")
        except ValueError:
            raise Refusal("bad-request", "bad-parameter", detail=f"{name}: a whole number is expected") from None

    def one_of(self, name: str, values: tuple[str, ...]) -> str:
        """One of some words of the address; the first if none was said."""
        given = self.query.get(name, values[0])
        if given not in values:
            raise Refusal("bad-request", "bad-parameter", detail=f"{name}: {' or '.join(values)} is expected")
        return given

    def flag(self, name: str) -> bool:
        """Something that is asked for or not."""
        return self.one_of(name, ("false", "true")) == "true"
