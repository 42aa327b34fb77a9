"""How the server says its refusals: counted, and in the words of the table and its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from argead.language import LANGUAGES, Words
from argead.server.meters import REFUSALS
from argead.table.answers import Refused
from argead.table.refusals import TEXT, Refusal, language


def worded(refusal: Refusal, lang: str) -> Refused:
    """A refusal as it is answered."""
    REFUSALS.labels(refusal.code).inc()
    return refusal.body(words(language(lang)))


def prepare_refusals() -> None:
    """Read all sentences now: where nothing can be opened any more, that can still be said."""
    for lang in LANGUAGES:
        words(lang)


@cache
def words(lang: str) -> Words:
    """All sentences of the server in a language."""
    return Words(lang, TEXT, Path(__file__).parent / "text")
