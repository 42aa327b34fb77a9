"""Bots, and the little language that names them: `random`, `greedy`, `greedy:4`, `greedy/STYLE`, a game's `adviser`.

A bot is never handed the state of the table. It gets a guess: a copy in which all that its seat cannot know has been
drawn anew. More guesses can be made of a guess, so nothing else is ever needed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from argead.bots.adviser import Adviser
from argead.bots.greedy import Greedy
from argead.bots.random import Picker, RandomBot
from argead.kernel import Action, Dice, Game, SetupError, State


class Bot(Protocol):
    """Chooses among the legal actions of a seat, from a guess of the state."""

    def choose(self, sight: State, seat: int) -> Action:
        """A legal action of the seat."""


BOTS: dict[str, Callable[[str, int | None, Random], Bot]] = {"random": RandomBot, "greedy": Greedy}
"""Those that play every game."""


def bots_of(game: Game) -> tuple[str, ...]:
    """The bots that play a game, the best one last."""
    return (*BOTS, game.adviser) if game.adviser else tuple(BOTS)


def bot(spec: str, seed: int | str | None = None, game: Game | None = None) -> Bot:
    """The bot of this name, with its style after a slash and its strength after a colon; `game` adds its own."""
    head, colon, strength = spec.partition(":")
    name, slash, style = head.partition("/")
    names = tuple(BOTS) if game is None else bots_of(game)
    if name not in names:
        raise SetupError(f"there is no bot {name!r}{f' for {game.name}' if game else ''}: choose {', '.join(names)}")
    if colon and (not strength.isdecimal() or not 1 <= int(strength) <= 1000):
        raise SetupError(f"the strength of {spec!r} must be a number from 1 to 1000")
    if slash and not style:
        raise SetupError(f"the style of {spec!r} is missing: leave the slash out or name a style")
    made = BOTS.get(name, Adviser)(style, int(strength) if colon else None, Random(seed))
    if style and game is not None and style not in game.styles:
        raise SetupError(f"{game.name} has no style {style!r}: {_choice(game.styles)}")
    return made


def _choice(styles: Sequence[str]) -> str:
    return f"choose {', '.join(styles)}" if styles else "leave it out"


def nametags(specs: Sequence[str]) -> list[str]:
    """How bots at one table are called: as they are typed, and a second one `greedy 2`."""
    twins = [specs[:seat].count(spec) for seat, spec in enumerate(specs)]
    return [f"{spec} {before + 1}" if before else spec for spec, before in zip(specs, twins, strict=True)]


def decide(player: Bot, state: State, seat: int, chance: Dice) -> Action:
    """The bot's answer for a seat of a real state: it sees only a guess, or the legal list if that is all it needs."""
    if isinstance(player, Picker):
        return player.pick(state.actions(seat))
    return player.choose(state.guess(seat, chance), seat)
