"""The rules to read, whatever the game: both languages tell the same numbers, and every way leads to a section."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from argead.kernel import Game
from argead.language import LANGUAGES, OURS, phrasebook
from argead.language.rules import sections
from argead.shelf import catalogue
from support.pages import numerals

GAMES = pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.name)


def test_a_section_knows_its_id_its_title_and_its_pictures(tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_text("# Game\n\n## Dice {#dice}\n\nTwo.\n\n![Two dice](figure:two-dice)\n")
    (only,) = sections(tmp_path, "en")
    assert (only.id, only.title, only.figures) == ("dice", "Dice", ["two-dice"])
    assert only.markdown == "Two.\n\n![Two dice](figure:two-dice)"


def test_a_page_that_is_not_there_has_no_sections(tmp_path: Path) -> None:
    assert sections(tmp_path, "en", "aid") == []


@GAMES
def test_both_languages_tell_the_same_numbers_section_by_section(game: Game) -> None:
    one, two = (phrasebook(game, lang) for lang in LANGUAGES)
    for here, there in ((one.rules(), two.rules()), (one.aid(), two.aid())):
        assert here
        for english, french in zip(here, there, strict=True):
            assert (english.id, numerals(english.markdown)) == (french.id, numerals(french.markdown))


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_to_print_tells_no_number_that_the_rules_do_not_tell(game: Game, lang: str) -> None:
    words = phrasebook(game, lang)
    rules, aid = (Counter[int](), Counter[int]())
    for page, read in ((words.rules(), rules), (words.aid(), aid)):
        for section in page:
            read += numerals(section.markdown)
    assert set(aid) <= set(rules)


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_ours_is_marked_alike_in_both_languages(game: Game, lang: str) -> None:
    marks = {section.id: section.markdown.count(OURS) for section in phrasebook(game, lang).rules()}
    assert marks == {section.id: section.markdown.count(OURS) for section in phrasebook(game, LANGUAGES[0]).rules()}
    assert sum(marks.values()) > 3, "every board of ours is reconstructed, and every rulebook leaves something open"


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_ways_to_other_sections_lead_somewhere(game: Game, lang: str) -> None:
    rules = phrasebook(game, lang).rules()
    ways = [way for section in rules for way in re.findall(r"\]\(#([\w-]+)\)", section.markdown)]
    assert set(ways) <= {section.id for section in rules}
