"""A game as the world sees it: its name, seats and options, and how a match of it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from argead.kernel.action import Action
from argead.kernel.chance import Chance
from argead.kernel.errors import SetupError
from argead.kernel.journal import Event
from argead.kernel.lesson import Lesson
from argead.kernel.state import State

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that is made before the game; its texts are in the game's language files."""

    name: str
    default: Value
    choices: tuple[Value, ...]

    def parse(self, word: str) -> Value:
        """Read a value as people type it."""
        for choice in self.choices:
            spellings = {True: ("true", "yes", "on", "1"), False: ("false", "no", "off", "0")}
            if word.lower() in (spellings[choice] if isinstance(choice, bool) else (str(choice).lower(),)):
                return choice
        raise SetupError(f"option {self.name!r} cannot be {word!r}: choose {self.spelled_choices()}")

    def spelled_choices(self) -> str:
        return " or ".join(str(choice).lower() for choice in self.choices)


@dataclass(frozen=True, slots=True)
class Game:
    """The description of a game. `rules` grows whenever an old record could replay differently.

    The functions from `view` on are what `State` offers under the same names; each lives in a file of its own. Those at
    the end not every game has: `advise` is the policy of its own bot `adviser`, `playout` tries a fight out to its end
    (None: there is none in sight), `lesson` is the book that a match with these options is played by.
    """

    name: str
    rules: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    folder: Path
    pack_id: Callable[[str | None], str]
    start: Callable[[int, Chance, list[Event] | None, str | None, Mapping[str, Value]], State]
    geometry: Callable[[str | None], dict[str, Any]]
    action_space: Callable[[str | None], int]
    view: Callable[[Any, int | None], dict[str, Any]]
    observe: Callable[[Any, int], dict[str, list[float]]]
    guess: Callable[[Any, int, Chance], Any]
    preview: Callable[[Any, int, Action], dict[str, Any] | None]
    appraise: Callable[[Any, int], float]
    adviser: str = ""
    advise: Callable[[Any, int, Chance], Action] | None = None
    playout: Callable[[Any, Chance], dict[str, int] | None] | None = None
    lesson: Callable[[Mapping[str, Value]], Lesson | None] = lambda options: None

    def new(
        self,
        players: int,
        chance: Chance,
        *,
        pack: str | None = None,
        journal: list[Event] | None = None,
        **options: Value,
    ) -> State:
        """A fresh state, ready for its first decision. `pack` is the text of a data file that replaces our own."""
        low, high = self.seats
        if not low <= players <= high:
            raise SetupError(f"{self.name} has {self.spelled_seats()}, not {players}")
        return self.start(players, chance, journal, pack, self.settle_options(options))

    def spelled_seats(self) -> str:
        """The numbers of seats, for people."""
        low, high = self.seats
        return f"{low} to {high} seats" if low < high else "one seat" if low == 1 else f"{low} seats"

    def settle_options(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """The given options, checked, with defaults for the rest."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise SetupError(f"{self.name} has no option {name!r}: it has {', '.join(known) or 'none'}")
            option = known[name]
            if value not in option.choices or type(value) is not type(option.default):
                raise SetupError(f"option {name!r} cannot be {value!r}: choose {option.spelled_choices()}")
        return {option.name: given.get(option.name, option.default) for option in self.options}
