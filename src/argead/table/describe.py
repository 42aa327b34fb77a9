"""A game in words, for whoever chooses one."""

from __future__ import annotations

from math import ceil

from argead.bots import bots_of
from argead.kernel import Game, Option, Primer
from argead.language import Phrasebook, Section, phrasebook
from argead.table.levels import levels_shown, ratings_shown
from argead.table.shapes import GameShown, OptionShown, PrimerShown, RulesShown, SectionShown

PICTURES = "pictures"
"""The folder of a game in which there may be pictures of it: `light.webp` and `dark.webp` for a lobby, `link.png` for
those who show what a link leads to."""

CHARACTERS_READ_A_SECOND = 18
SECONDS_A_MOVE = 5
"""How long a lesson takes: people read at this pace, and look for their move."""


def describe(game: Game, lang: str) -> GameShown:
    """A game, as a lobby shows it."""
    words = phrasebook(game, lang)
    return {
        "name": game.name,
        "title": words.title,
        "blurb": words.blurb,
        "designer": words.designer,
        "publisher": words.publisher,
        "seats": game.seats,
        "minutes": game.minutes,
        "rules": game.rules,
        "levels": levels_shown(game, words.lang),
        "ratings": ratings_shown(game),
        "bots": list(bots_of(game)),
        "styles": list(game.styles),
        "odds": game.playout is not None,
        "picture": (game.folder / PICTURES).is_dir(),
        "pack": {"accepts": True, "default": game.pack_id(None), "source": words.board_source},
        "options": [_option(option, words) for option in game.options],
        "primers": [_primer(primer, words) for primer in game.primers()],
    }


def rules(game: Game, lang: str) -> RulesShown:
    """A game's rules, section by section."""
    words = phrasebook(game, lang)
    return {
        "title": words.title,
        "sections": [_section(one) for one in words.rules()],
        "aid": [_section(one) for one in words.aid()],
    }


def _primer(primer: Primer, words: Phrasebook) -> PrimerShown:
    lesson = primer.lesson
    notes = [words.lesson_note(note) for page in lesson.pages for note in page.notes]
    seconds = sum(map(len, notes)) / CHARACTERS_READ_A_SECOND + lesson.count * SECONDS_A_MOVE
    return {
        "options": dict(primer.options),
        "players": primer.players,
        "learner": lesson.learner,
        "pages": lesson.count,
        "minutes": 5 * ceil(seconds / 300),
    }


def _section(section: Section) -> SectionShown:
    return {"id": section.id, "title": section.title, "markdown": section.markdown}


def _option(option: Option, words: Phrasebook) -> OptionShown:
    return {
        "name": option.name,
        "label": words.option_label(option),
        "help": words.option_help(option),
        "default": option.default,
        "players": list(option.players),
        "choices": [{"value": value, "label": words.choice_label(option, value)} for value in option.choices],
    }
