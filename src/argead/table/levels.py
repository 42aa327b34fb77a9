"""Levels in words: how the opponents are called that people choose, and what each is like."""

from __future__ import annotations

import json
import re
from functools import cache

from argead.bots import Spec
from argead.bots.levels import LEVELS, levels_of, lower
from argead.kernel import Game
from argead.language import LANGUAGES, common
from argead.table.seats import Seat
from argead.table.shapes import LevelShown, RatingShown


def level_of(spec: str | None) -> str | None:
    """The level that a bot plays at; None for a bot that is none, and for a person."""
    name = "" if spec is None else Spec.read(spec).name
    return name if name in LEVELS else None


def level_shown(level: str, lang: str) -> LevelShown:
    """A level in words."""
    words = common(lang)
    return {"name": level, "label": words.say(f"level-{level}"), "about": words.say(f"level-{level}-about")}


def levels_shown(game: Game, lang: str) -> list[LevelShown]:
    """The levels of a game, from the weakest to the strongest."""
    return [level_shown(level, lang) for level in levels_of(game)]


def ratings_shown(game: Game) -> dict[str, dict[str, RatingShown]]:
    """What the levels of a game were found to be worth, by the number of players, where that was measured."""
    file = game.folder / "ratings.json"
    if not file.exists():
        return {}
    found: dict[str, dict[str, RatingShown]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def bot_name(spec: str, lang: str) -> str:
    """How a bot is called: a level by its word, any other as it is typed."""
    level = level_of(spec)
    return spec if level is None else level_shown(level, lang)["label"]


def seat_name(seat: Seat, lang: str) -> str:
    """How whoever sits there is called: a level in the reader's language, unless it was given a name of its own."""
    level, called = level_of(seat.bot), _called_level(seat.name)
    if level is None or called is None or called[0] != level:
        return seat.name
    return bot_name(level, lang) + called[1]


def seat_level(seat: Seat, lang: str) -> LevelShown | None:
    """The level at which a seat is played; None where a person plays, and for a bot that is no level."""
    level = level_of(seat.played_by)
    return None if level is None else level_shown(level, lang)


def level_called(name: str) -> str | None:
    """The level whose word, in any language, a name is: `General`, or `Général 2`."""
    called = _called_level(name)
    return None if called is None else called[0]


def stand_ins(spec: str, game: Game) -> tuple[str, ...]:
    """Who moves in a bot's place when it cannot: the lower levels of the game, the next one first.

    A bot that is no level gives way to those below the level that it plays, if it plays one, or else to the lowest.
    In a game without levels all others give way to greedy.
    """
    own, levels = Spec.read(spec).name, levels_of(game)
    if not levels:
        return () if own == "greedy" else ("greedy",)
    level = level_of(spec) or next((one for one, played in LEVELS.items() if Spec.read(played).name == own), None)
    if level is None:
        return levels[:1]
    found = []
    while (level := lower(level)) is not None:
        found.append(level)
    return tuple(one for one in found if one in levels)


def trouble_said(bot: str, instead: str, lang: str) -> str:
    """That a bot could not decide, and who moved in its place; nobody, if that is empty."""
    if not instead:
        return common(lang).say("bot-at-a-loss", bot=_with_article(bot, lang))
    return common(lang).say("bot-stood-in", bot=_with_article(bot, lang), instead=_with_article(instead, lang))


def _with_article(spec: str, lang: str) -> str:
    level, words = level_of(spec), common(lang)
    return words.say("bot-the", bot=spec) if level is None else words.say(f"level-{level}-the")


def _called_level(name: str) -> tuple[str, str] | None:
    """The level, and the number of one of several alike."""
    word, number = re.fullmatch(r"(.*?)( \d+)?", name, re.DOTALL).groups("")  # type: ignore[union-attr]
    level = _levels_by_word().get(word)
    return None if level is None else (level, number)


@cache
def _levels_by_word() -> dict[str, str]:
    return {level_shown(level, lang)["label"]: level for lang in LANGUAGES for level in LEVELS}
