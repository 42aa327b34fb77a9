"""A game as the world sees it: its name, seats and options, and how a match of it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

from argead.kernel.action import Action
from argead.kernel.chance import Chance
from argead.kernel.errors import SetupError
from argead.kernel.journal import Event
from argead.kernel.lesson import Lesson
from argead.kernel.nouns import Nouns
from argead.kernel.pack import BaseBoard
from argead.kernel.reason import Reason
from argead.kernel.schooling import Schooling
from argead.kernel.state import State
from argead.kernel.step import MOST_SEATS, Step

Value = bool | int | str
Start = Callable[[int, Chance, list[Event] | None, str | None, Mapping[str, Value]], State]
"""Players, chance, journal, the text of a data file of one's own, and the options."""


def begin(make: Start, first: Callable[[Mapping[str, Value]], tuple[Step[Any], ...]]) -> Start:
    """The usual start: a new state with its first steps, which the options may decide, run on to the first decision."""

    def start(
        players: int, chance: Chance, journal: list[Event] | None, pack: str | None, options: Mapping[str, Value]
    ) -> State:
        state = make(players, chance, journal, pack, options)
        state.then(*first(options))
        state.settle()
        return state

    return start


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that is made before the game; its texts are in the game's language files.

    `players` are the numbers of players with whom one can choose otherwise than the default; none given: any number.
    """

    name: str
    default: Value
    choices: tuple[Value, ...]
    players: tuple[int, ...] = ()

    def is_open(self, players: int) -> bool:
        """Whether so many players can choose otherwise than the default."""
        return not self.players or players in self.players

    def parse(self, word: str) -> Value:
        """Read a value as people type it."""
        for choice in self.choices:
            spellings = {True: ("true", "yes", "on", "1"), False: ("false", "no", "off", "0")}
            if word.lower() in (spellings[choice] if isinstance(choice, bool) else (str(choice).lower(),)):
                return choice
        raise SetupError(f"option {self.name!r} cannot be {word!r}: choose {self.spelled_choices()}")

    def spelled_choices(self) -> str:
        return " or ".join(str(choice).lower() for choice in self.choices)

    def spelled_players(self) -> str:
        """The numbers of players that can choose, for people."""
        if self.players == (1,):
            return "one player"
        return f"{' or '.join(map(str, self.players))} players"


@dataclass(frozen=True, slots=True)
class Primer:
    """A lesson with what it is played with: the option that chooses it, and the number of players."""

    lesson: Lesson
    options: Mapping[str, Value]
    players: int


@dataclass(frozen=True, slots=True)
class Game:
    """The description of a game. `rules` grows whenever an old record could replay differently.

    `package` is where its files are; `widest_draw` the largest number of outcomes of one question to chance; `board`
    gives the board of a data file's text (None: our own), always the same one for the same text. The functions from
    `view` on are what `State` offers under the same names; each lives in a file of its own.

    What follows after them not every game has: `nouns` that words are not found for by the names of its arguments
    alone, whether `points_fall`, the `styles` that its bots can play in (the first is the usual one), `advise` as the
    policy of its own bot `adviser`, `playout`, which tries a fight out to its end (None: there is none in sight) and
    gives what came of it, a number for each name, `lesson`, the book that a match with these options and so many
    players is played by, `things`: the ids (`card:7`) of all that can be pointed at on the table, from what a seat sees
    of it, `named`: those of them that an action names, from the same view, `explain`: why a waiting seat can do nothing
    with a thing now (None: an action names it), `onward`: the action that a seat may take unasked, since what the last
    move told has changed nothing (None: it is asked), `inputs` and `features`: the named quantities from which a
    learned judgement reads a position, a row for each seat, from what one seat knows, `unanswered`: a copy in which
    nobody but the seat has answered a question that is put to all at once, `gentle`: those of some actions that a kind
    opponent takes from a beginner, and `schooling`: how a judgement is learned and used where there are no rivals.
    """

    name: str
    rules: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    package: str
    widest_draw: int
    board: Callable[[str | None], BaseBoard]
    start: Start
    view: Callable[[Any, int | None], dict[str, Any]]
    observe: Callable[[Any, int], dict[str, list[float]]]
    guess: Callable[[Any, int, Chance], Any]
    preview: Callable[[Any, int, Action], dict[str, Any] | None]
    appraise: Callable[[Any, int], float]
    nouns: Nouns = field(default_factory=Nouns)
    points_fall: bool = False
    styles: tuple[str, ...] = ()
    adviser: str = ""
    advise: Callable[[Any, int, Chance], Action] | None = None
    playout: Callable[[Any, Chance], dict[str, int] | None] | None = None
    lesson: Callable[[Mapping[str, Value], int], Lesson | None] = lambda options, players: None
    things: Callable[[dict[str, Any]], list[str]] = lambda view: []
    named: Callable[[dict[str, Any], Action], list[str]] = lambda view, action: []
    explain: Callable[[Any, int, str], Reason | None] | None = None
    onward: Callable[[Any, int, Sequence[Event]], Action | None] = lambda state, seat, told: None
    inputs: tuple[str, ...] = ()
    features: Callable[[Any, int], list[list[float]]] | None = None
    unanswered: Callable[[Any, int], Any] = lambda state, seat: state
    gentle: Callable[[Any, int, Sequence[Action]], Sequence[Action]] = lambda state, seat, actions: actions
    schooling: Schooling | None = None

    def pack_id(self, pack: str | None) -> str:
        """The name of a data file, as records have it."""
        return self.board(pack).id

    def former_pack(self, name: str) -> str | None:
        """The text of a board of ours that a newer one has replaced, by the name that records have of it."""
        files = (self.folder / "former").glob("*.toml")
        return next((file.read_text(encoding="utf-8") for file in files if file.stem == name), None)

    def geometry(self, pack: str | None) -> dict[str, Any]:
        """What a client needs to draw the board, ready for JSON."""
        return self.board(pack).geometry()

    def action_space(self, pack: str | None) -> int:
        """All indices of actions are below this."""
        return self.board(pack).actions.size

    @property
    def folder(self) -> Path:
        """Where the game's texts and data are."""
        return Path(str(import_module(self.package).__file__)).parent

    def door(self, name: str) -> ModuleType | None:
        """The game's own module for one of its readers (`teller`, `reckoning`, `studies`), if it has one.

        Such a module may import the package that it serves, so nobody but that package asks for it.
        """
        module = f"{self.package}.{name}"
        return import_module(module) if find_spec(module) else None

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
        self.check_players(players)
        settled = self.settle_options(options)
        for option in self.options:
            value = settled[option.name]
            if value != option.default and not option.is_open(players):
                only = f"only with {option.spelled_players()}"
                raise SetupError(f"option {option.name!r} can be {str(value).lower()!r} {only}")
        return self.start(players, chance, journal, pack, settled)

    def primers(self) -> list[Primer]:
        """The lessons of the game, each with the one option, and the fewest players, that it is played with."""
        low, high = self.seats
        found: dict[Lesson, Primer] = {}
        for option in self.options:
            others = [choice for choice in option.choices if choice != option.default]
            for choice, players in product(others, filter(option.is_open, range(low, high + 1))):
                chosen = {option.name: choice}
                lesson = self.lesson(self.settle_options(chosen), players)
                if lesson is not None:
                    found.setdefault(lesson, Primer(lesson, chosen, players))
        return list(found.values())

    def check_players(self, players: int) -> None:
        """Whether so many can play it."""
        low, high = self.seats
        if high > MOST_SEATS:
            raise SetupError(f"{self.name} needs {self.spelled_seats()}, but a table has room for {MOST_SEATS}")
        if not low <= players <= high:
            raise SetupError(f"{self.name} has {self.spelled_seats()}, not {players}")

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
