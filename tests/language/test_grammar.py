"""Elision, articles and spaces: the table that the server's functions and the browser's are both held to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from argead.language import LANGUAGES
from argead.language.grammar import FUNCTIONS, typeset
from argead.language.words import Words

TABLE = json.loads((Path(__file__).parents[1] / "data" / "grammar.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("lang", "function", "argument", "said"), TABLE["functions"])
def test_words_that_meet_are_said_as_the_language_has_them(lang, function, argument, said, tmp_path):
    (tmp_path / f"{lang}.ftl").write_text(f"met = {{ {function}($word) }}", encoding="utf-8")
    assert Words(lang, tmp_path).say("met", word=argument) == said


@pytest.mark.parametrize(("lang", "text", "set_"), TABLE["typeset"])
def test_spaces_beside_double_punctuation_do_not_break_in_french(lang, text, set_):
    assert typeset(text, lang) == set_


def test_the_table_has_every_function_of_every_language():
    assert {(lang, function) for lang, function, *_ in TABLE["functions"]} == {
        (lang, function) for lang in LANGUAGES for function in FUNCTIONS[lang]
    }
