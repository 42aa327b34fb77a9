"""Bots, and the little language that names them: `random`, `greedy`, `greedy:4`, `greedy/STYLE`, a game's `adviser`.

`net` and `search` play by what a game has learned; a search says how long it looks, in playouts (`search:400`) or in
seconds (`search:1s`). People choose among levels, each of which stands for one of these: `companion`,
`companion/STYLE`.

A bot is never handed the state of the table. It gets a guess: a copy in which all that its seat cannot know has been
drawn anew. More guesses can be made of a guess, so nothing else is ever needed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from argead.bots.adviser import Adviser
from argead.bots.bot import Bot, Strength
from argead.bots.greedy import Greedy
from argead.bots.levels import LEVELS, levels_of
from argead.bots.netbot import NetBot
from argead.bots.novice import Novice
from argead.bots.random import Picker, RandomBot
from argead.bots.search import Search
from argead.kernel import Action, Dice, Game, SetupError, State

__all__ = ["BOTS", "Bot", "Spec", "best_bot", "bot", "bots_of", "decide", "nametags", "spelled_bots"]

Make = Callable[[str, Strength, Random], Bot]

BOTS: dict[str, Make] = {"random": RandomBot, "greedy": Greedy}
"""Those that play every game."""

LEARNED: dict[str, Make] = {"net": NetBot, "search": Search}
"""Those that play by what a game has learned."""

FOR_PEOPLE: dict[str, Make] = {"novice": Novice}
"""Those that play a level and have no other name."""

STRONGEST = 1000
LONGEST_S = 60


class Spec(NamedTuple):
    """A bot by its name, its style and its strength."""

    name: str
    style: str | None
    strength: str | None

    @classmethod
    def read(cls, text: str) -> Spec:
        """The parts of a bot's name, as it is typed: style after a slash, strength after a colon."""
        head, colon, strength = text.partition(":")
        name, slash, style = head.partition("/")
        return cls(name, style if slash else None, strength if colon else None)


def bots_of(game: Game) -> tuple[str, ...]:
    """The bots that play a game, the best one last."""
    own = (game.adviser,) if game.adviser else ()
    if game.schooling is not None:
        return (*BOTS, *own, "net")
    return (*BOTS, *(LEARNED if game.features else ()), *own)


def best_bot(game: Game) -> str:
    """The bot whose advice is worth hearing."""
    if game.schooling is not None:
        return "net"
    return game.adviser or ("net:4" if game.features else "greedy:4")


def bot(text: str, seed: int | str | None = None, game: Game | None = None) -> Bot:
    """The bot of this name or level; `game` adds its own, and knows its styles."""
    asked = Spec.read(text)
    name, style, strength = _of_level(asked, game)
    if asked.name not in (*LEVELS, *((*BOTS, *LEARNED) if game is None else bots_of(game))):
        raise SetupError(f"there is no bot {name!r}{f' for {game.name}' if game else ''}: choose {spelled_bots(game)}")
    if style == "":
        raise SetupError(f"the style of {text!r} is missing: leave out the slash or name a style")
    make = (BOTS | LEARNED | FOR_PEOPLE).get(name, Adviser)
    made = make(style or "", None if strength is None else _strength(text, name, strength), Random(seed))
    if style and game is not None and style not in game.styles:
        choice = f"choose {', '.join(game.styles)}" if game.styles else "leave it out"
        raise SetupError(f"{game.name} has no style {style!r}: {choice}")
    return made


def spelled_bots(game: Game | None) -> str:
    """All that can be typed for a bot: the levels first, then the others."""
    if game is None:
        return ", ".join(dict.fromkeys((*LEVELS, *BOTS, *LEARNED)))
    return ", ".join(dict.fromkeys((*levels_of(game), *bots_of(game))))


def _of_level(spec: Spec, game: Game | None) -> Spec:
    """The bot that plays a level, in the same style; any other bot is itself."""
    if spec.name not in LEVELS:
        return spec
    if game is not None and spec.name not in levels_of(game):
        raise SetupError(f"{game.name} has no level {spec.name!r}: choose {spelled_bots(game)}")
    if spec.strength is not None:
        raise SetupError(f"the level {spec.name!r} has no strength: write just {spec.name!r}")
    return Spec.read(LEVELS[spec.name])._replace(style=spec.style)


def _strength(text: str, name: str, strength: str) -> int | float:
    """A whole number is what a bot does so often; seconds are for a search."""
    if name == "search" and re.fullmatch(r"\d{1,2}(\.\d{1,2})?s", strength):
        seconds = float(strength[:-1])
        if 0 < seconds <= LONGEST_S:
            return seconds
    if strength.isdecimal() and len(strength) <= len(str(STRONGEST)) and 1 <= int(strength) <= STRONGEST:
        return int(strength)
    seconds_too = f", or of seconds up to {LONGEST_S}s" if name == "search" else ""
    raise SetupError(f"the strength of {text!r} must be a number from 1 to {STRONGEST}{seconds_too}")


def nametags(specs: Sequence[str]) -> list[str]:
    """How bots at one table are called: as they are typed, and a second one `greedy 2`."""
    twins = [specs[:seat].count(spec) for seat, spec in enumerate(specs)]
    return [f"{spec} {before + 1}" if before else spec for spec, before in zip(specs, twins, strict=True)]


def decide(player: Bot, state: State, seat: int, chance: Dice) -> Action:
    """The bot's answer for a seat of a real state: it sees only a guess, or the legal list if that is all it needs."""
    if isinstance(player, Picker):
        return player.pick(state.actions(seat))
    return player.choose(state.guess(seat, chance), seat)
