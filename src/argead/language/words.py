"""The messages of Fluent files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from argead.language.grammar import FUNCTIONS, typeset

LANGUAGES = ("en", "fr")


class Words:
    """The messages of some Fluent files in one language."""

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], functions=FUNCTIONS.get(lang), use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **args: Any) -> str:
        """A message with its arguments; a missing one is a bug, and loud."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"message {message!r} ({self.lang}) cannot be said: {errors[0]}")
        return typeset(str(text), self.lang)

    def part(self, prefix: str) -> Callable[..., str]:
        """How messages of one part are said: in the part `teller` the message `seat` is `teller-seat`."""
        return lambda message, **args: self.say(f"{prefix}-{message}", **args)
