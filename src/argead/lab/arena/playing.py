"""Rounds of the arena: as many games on the same chance as there are seats, with the new contender in each seat once.

Who plays alone has a round of two games, one by each contender.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from argead.kernel import ArgeadError, Dice, IllegalAction, Recorder, SetupError, Value
from argead.lab.arena.contenders import Contender
from argead.lab.arena.pipe import Engine
from argead.lab.pool import is_stopped, spread
from argead.lab.tournament import MOST_DECISIONS
from argead.shelf import game

OLD, NEW = 0, 1


@dataclass(frozen=True, slots=True)
class Arena:
    """Who meets whom, at what. `board` is the text of the board, so that both versions play on the same one."""

    old: Contender
    new: Contender
    game: str
    players: int
    options: Mapping[str, Value]
    seed: int
    board: str
    patience_s: float

    @property
    def seatings(self) -> list[tuple[int, ...]]:
        """The games of a round, each as the contender in every seat."""
        if self.players == 1:
            return [(OLD,), (NEW,)]
        seats = range(self.players)
        return [tuple(NEW if seat == own else OLD for seat in seats) for own in seats]


@dataclass(slots=True)
class Round:
    """What came of a round. Pairs are those of the old and the new contender; a game given up is shared by all."""

    number: int
    wins: list[float]
    decisions: list[int]
    seconds: list[float]
    unfinished: int = 0
    score: float = 0.0


def rounds(arena: Arena, count: int, jobs: int = 1) -> Generator[Round, None, None]:
    """Rounds in their order, played by `jobs` processes and their engines. Close it to stop before the end."""
    if jobs == 1 or count == 1:
        with ExitStack() as stack:
            engines = [stack.enter_context(Engine(side, arena.patience_s)) for side in (arena.old, arena.new)]
            for number in range(count):
                yield play_round(arena, engines, number)
        return
    with closing(spread(_play_here, [(arena, number) for number in range(count)], jobs)) as going:
        yield from going


def play_round(arena: Arena, engines: list[Engine], number: int) -> Round:
    """One round, from its number."""
    found = Round(number, [0.0, 0.0], [0, 0], [0.0, 0.0])
    for seating in arena.seatings:
        _play(arena, engines, seating, found)
    new = found.wins[NEW]
    found.score = (1 + new - found.wins[OLD]) / 2 if arena.players == 1 else new / arena.players
    return found


def _play(arena: Arena, engines: list[Engine], seating: tuple[int, ...], found: Round) -> None:
    """A game of a round: the referee here, whoever decides at the other end of a pipe."""
    key = f"{arena.seed}/{found.number}"
    recorder = Recorder(Dice(key))
    state = game(arena.game).new(arena.players, recorder, pack=arena.board, journal=None, **arena.options)
    for side in set(seating):
        _begin(arena, engines[side], key, [seat for seat, own in enumerate(seating) if own == side], recorder.answers)
    unseen: list[list[list[Any]]] = [[], []]
    decisions = 0
    while (waiting := state.waiting()) and decisions < MOST_DECISIONS:
        if is_stopped():
            raise ArgeadError("nobody waits for this game any more")
        seat = waiting[0]
        side = seating[seat]
        notation, seconds = _asked(engines[side], unseen[side], seat)
        unseen[side] = []
        recorder.answers.clear()
        try:
            state.play(seat, state.find(seat, notation))
        except IllegalAction as error:
            raise engines[side].failed(f"plays against the rules: {error}") from None
        for lines in unseen:
            lines.append([seat, notation, *recorder.answers])
        found.decisions[side] += 1
        found.seconds[side] += seconds
        decisions += 1
    outcome = state.outcome()
    found.unfinished += outcome is None
    for seat, side in enumerate(seating):
        found.wins[side] += 1 / arena.players if outcome is None else outcome.share(seat)


def _begin(arena: Arena, engine: Engine, key: str, seats: list[int], setup: list[Any]) -> None:
    described, contender = game(arena.game), engine.contender
    usual = {option.name: option.default for option in described.options}
    chosen = {name: value for name, value in arena.options.items() if value != usual[name]}
    order = {"game": arena.game, "players": arena.players, "usual": usual, "chosen": chosen, "board": arena.board}
    order |= {"setup": setup, "bot": contender.bot, "key": key, "seats": seats}
    reply = engine.ask({"begin": order})
    if "error" in reply:
        raise SetupError(f"{contender.name} cannot play: {reply['error']}")
    runs = Path(str(reply.get("ready")))
    if contender.source is not None and not runs.is_relative_to(contender.source):
        raise engine.failed(f"is played by the Argead in {runs.parent}, not by the one in {contender.source}")


def _asked(engine: Engine, lines: list[list[Any]], seat: int) -> tuple[str, float]:
    reply = engine.ask({"lines": lines, "seat": seat})
    match reply:
        case {"error": error}:
            raise engine.failed(f"cannot go on: {error}")
        case {"action": str(notation), "seconds": float(seconds)}:
            return notation, seconds
    raise engine.failed(f"answers what is no action: {str(reply)[:60]!r}")


_engines: list[Engine] = []


def _play_here(task: tuple[Arena, int]) -> Round:
    """A round in a process of the pool, whose engines stay for the next one and end with it."""
    arena, number = task
    if not _engines:
        _engines.extend(Engine(side, arena.patience_s) for side in (arena.old, arena.new))
    return play_round(arena, _engines, number)
