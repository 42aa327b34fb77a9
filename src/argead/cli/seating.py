"""Who sits where: `human,greedy`, and how they are called."""

from __future__ import annotations

import re
from collections.abc import Sequence

from argead.bots import bot, bots_of, nametags
from argead.kernel import Game, SetupError
from argead.language import Words

HUMAN = "human"
LONGEST_NAME = 40


def read_seats(game: Game, text: str | None) -> tuple[str, ...]:
    """The seats as people type them; without any: one human, and greedy bots against him."""
    if text is None:
        return (HUMAN, *["greedy"] * (game.seats[0] - 1))
    seats = tuple(word.strip() for word in text.split(","))
    for seat in seats:
        if seat != HUMAN:
            if _bot_name(seat) not in bots_of(game):
                known = ", ".join(bots_of(game))
                raise SetupError(f"nobody is called {seat!r}: a seat is {HUMAN} or a bot ({known})")
            bot(seat, game=game)
    return seats


def call(seats: Sequence[str], given: str | None, words: Words) -> tuple[str, ...]:
    """A name for each seat. People may name themselves; bots are called as they are typed."""
    people = [number for number, seat in enumerate(seats) if seat == HUMAN]
    chosen = [name.strip() for name in given.split(",")] if given is not None else []
    if given is not None and len(chosen) != len(people):
        raise SetupError(f"--names needs one name for each human seat: {len(people)}, not {len(chosen)}")
    names = nametags(seats)
    for at, seat in enumerate(people):
        names[seat] = chosen[at] if chosen else words.say("player", number=str(seat + 1))
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise SetupError(f"{name!r} cannot be a name: it needs 1 to {LONGEST_NAME} characters")
        if names.count(name) > 1:
            raise SetupError(f"two seats cannot both be called {name!r}")
    return tuple(names)


def recognise(game: Game, names: Sequence[str]) -> tuple[str, ...]:
    """The seats of a record: whoever is called like a bot is that bot, everybody else is human."""
    seats = []
    for name in names:
        spec = name.partition(" ")[0]
        seats.append(spec if _bot_name(spec) in bots_of(game) else HUMAN)
    return tuple(seats)


def _bot_name(spec: str) -> str:
    """A bot without its style and strength."""
    return re.split("[/:]", spec)[0]
