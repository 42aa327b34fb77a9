"""Bots, and the little language that names them: `random`, `greedy`, `greedy:4`, `greedy/STYLE`, a game's `adviser`.

A bot is never handed the state of the table. It gets a guess: a copy in which all that its seat cannot know has been
drawn anew. More guesses can be made of a guess, so nothing else is ever needed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from argead.bots.adviser import Adviser
from argead.bots.bot import Bot
from argead.bots.greedy import Greedy
from argead.bots.random import Picker, RandomBot
from argead.kernel import Action, Dice, Game, SetupError, State

__all__ = ["BOTS", "Bot", "Spec", "best_bot", "bot", "bots_of", "decide", "nametags"]

BOTS: dict[str, Callable[[str, int | None, Random], Bot]] = {"random": RandomBot, "greedy": Greedy}
"""Those that play every game."""

STRONGEST = 1000


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
    return (*BOTS, game.adviser) if game.adviser else tuple(BOTS)


def best_bot(game: Game) -> str:
    """The bot whose advice is worth hearing."""
    return game.adviser or "greedy:4"


def bot(text: str, seed: int | str | None = None, game: Game | None = None) -> Bot:
    """The bot of this name; `game` adds its own, and knows its styles."""
    name, style, strength = Spec.read(text)
    names = tuple(BOTS) if game is None else bots_of(game)
    if name not in names:
        raise SetupError(f"there is no bot {name!r}{f' for {game.name}' if game else ''}: choose {', '.join(names)}")
    if strength is not None and (
        not strength.isdecimal() or len(strength) > len(str(STRONGEST)) or not 1 <= int(strength) <= STRONGEST
    ):
        raise SetupError(f"the strength of {text!r} must be a number from 1 to {STRONGEST}")
    if style == "":
        raise SetupError(f"the style of {text!r} is missing: leave out the slash or name a style")
    made = BOTS.get(name, Adviser)(style or "", None if strength is None else int(strength), Random(seed))
    if style and game is not None and style not in game.styles:
        choice = f"choose {', '.join(game.styles)}" if game.styles else "leave it out"
        raise SetupError(f"{game.name} has no style {style!r}: {choice}")
    return made


def nametags(specs: Sequence[str]) -> list[str]:
    """How bots at one table are called: as they are typed, and a second one `greedy 2`."""
    twins = [specs[:seat].count(spec) for seat, spec in enumerate(specs)]
    return [f"{spec} {before + 1}" if before else spec for spec, before in zip(specs, twins, strict=True)]


def decide(player: Bot, state: State, seat: int, chance: Dice) -> Action:
    """The bot's answer for a seat of a real state: it sees only a guess, or the legal list if that is all it needs."""
    if isinstance(player, Picker):
        return player.pick(state.actions(seat))
    return player.choose(state.guess(seat, chance), seat)
