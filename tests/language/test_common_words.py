"""The words that all games share."""

from __future__ import annotations

from argead.language import COMMON
from argead.testing.texts import compare_languages


def test_all_languages_have_the_same_messages_with_the_same_arguments() -> None:
    compare_languages(COMMON)
