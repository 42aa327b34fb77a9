"""Settings to test in: a game with every number of seats and every choice of options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import TypeVar

from argead.kernel import Action, Chance, Dice, Event, Game, Match, Option, State, Value

MOST_CHOICES = 32
"""Sets of options up to which all of them are played."""

MOST_DECISIONS = 20_000
"""Decisions after which a game of random moves counts as endless."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Setting:
    """A game with a number of seats and options."""

    game: Game
    players: int
    options: tuple[tuple[str, Value], ...]

    @property
    def chosen(self) -> list[Option]:
        """The options that are not at their default."""
        values = dict(self.options)
        return [option for option in self.game.options if values[option.name] != option.default]

    @property
    def is_possible(self) -> bool:
        """Whether so many players can choose so."""
        return all(option.is_open(self.players) for option in self.chosen)

    @property
    def is_like_another(self) -> bool:
        """Whether it plays as without one of its options: a lesson changes no rule, so one setting of it is enough."""
        by_book = [option for option in self.chosen if self._teaches(option)]
        lesson = self.game.lesson(dict(self.options), self.players)
        return bool(by_book) and (lesson is None or len(self.chosen) > len(by_book))

    def _teaches(self, option: Option) -> bool:
        """Whether the option is the one by which a lesson is chosen."""
        usual = {each.name: each.default for each in self.game.options}
        ways = [usual | {option.name: choice} for choice in option.choices]
        low, high = self.game.seats
        return any(self.game.lesson(way, players) for way in ways for players in range(low, high + 1))

    @property
    def is_for_all(self) -> bool:
        """Whether any number of players can choose so."""
        return not any(option.players for option in self.chosen)

    def new(self, chance: Chance, journal: list[Event] | None = None) -> State:
        return self.game.new(self.players, chance, pack=None, journal=journal, **dict(self.options))

    def match(self, chance: Chance) -> Match:
        seats = tuple(f"seat {number}" for number in range(1, self.players + 1))
        return Match(self.game, seats, chance, pack=None, **dict(self.options))

    def __str__(self) -> str:
        choices = "-".join(f"{name}={str(value).lower()}" for name, value in self.options)
        return f"{self.game.name}-{self.players}-{choices}".rstrip("-")


def settings_of(described: Game) -> list[Setting]:
    """All settings in which a game can be played; of very many a choice in which everything occurs."""
    low, high = described.seats
    names = [option.name for option in described.options]
    choices = list(product(*(option.choices for option in described.options)))
    if len(choices) > MOST_CHOICES:
        choices = choices_in_turn(described)
    settings = [
        Setting(described, players, tuple(zip(names, values, strict=True)))
        for values in choices
        for players in range(low, high + 1)
    ]
    return [setting for setting in settings if setting.is_possible and not setting.is_like_another]


def choices_in_turn(described: Game) -> list[tuple[Value, ...]]:
    """The first option in full, with the defaults of the others and with their last choices; and each choice alone."""
    first, *others = described.options
    defaults = tuple(option.default for option in others)
    last = tuple(option.choices[-1] for option in others)
    alone = [
        (first.default, *defaults[:n], choice, *defaults[n + 1 :])
        for n, option in enumerate(others)
        for choice in option.choices
    ]
    whole = [(choice, *rest) for rest in (defaults, last) for choice in first.choices]
    return list(dict.fromkeys([*whole, *alone]))


def pick(random: Random, options: Sequence[T]) -> T:
    """Any of the options, the same one on every version of Python."""
    return options[int(random.random() * len(options))]


def walk(state: State, random: Random) -> Iterator[tuple[int, Action]]:
    """Play at random to the end; what is about to be played is yielded before it is."""
    for _ in range(MOST_DECISIONS):
        waiting = state.waiting()
        if not waiting:
            return
        seat = pick(random, waiting)
        action = pick(random, state.actions(seat))
        yield seat, action
        state.play(seat, action)
    raise AssertionError(f"the game has not ended after {MOST_DECISIONS} decisions")


def play_out(state: State, random: Random) -> State:
    """Play at random to the end."""
    for _ in walk(state, random):
        pass
    return state


def walk_match(match: Match, random: Random) -> Iterator[tuple[int, Action]]:
    """The same for a match, by the book as long as there is a lesson."""
    for _ in range(MOST_DECISIONS):
        waiting = match.state.waiting()
        if not waiting:
            return
        page = match.page
        seat = page.seat if page else pick(random, waiting)
        action = match.state.find(seat, page.notation) if page else pick(random, match.state.actions(seat))
        yield seat, action
        match.play(seat, action.notation)
    raise AssertionError(f"the match has not ended after {MOST_DECISIONS} decisions")


def random_match(setting: Setting, seed: int) -> Match:
    """A finished match of random moves."""
    match = setting.match(Dice(seed))
    for _ in walk_match(match, Random(seed)):
        pass
    return match
