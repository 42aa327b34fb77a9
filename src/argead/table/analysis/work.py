"""The work of explaining a match, in tasks that know nothing of each other: whoever has them done may do them in any
order and in any process, and the same record is explained alike."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from argead.kernel import Line, Match, Sealed, State
from argead.table.analysis.deciding import Weighed, weigh
from argead.table.analysis.findings import Summing, dearest
from argead.table.analysis.judges import judge_of
from argead.table.analysis.looking import Looked, look
from argead.table.analysis.story import Story, story_of
from argead.table.past import Past


class Depth(NamedTuple):
    """How deeply is looked: in how many draws of chance each option is weighed, and how many decisions are looked at
    for longer, each option in so many playouts."""

    draws: int
    looks: int
    playouts: int


DEPTHS = {"quick": Depth(2, 4, 6), "usual": Depth(4, 8, 12), "deep": Depth(8, 20, 48)}
"""The usual one explains a game for two in less than a minute on two cores."""

USUAL = "usual"

LOOK_COSTS = 12
"""How much longer a longer look takes than weighing a decision, for the progress that is shown."""


class Opening(NamedTuple):
    """The chances of all seats at the set-up, for each pair of eyes."""

    chances: list[list[float]]


Done = Opening | Weighed | Looked


@dataclass(frozen=True, slots=True)
class Beginning:
    """See how things stand at the set-up."""

    state: State

    def run(self) -> Iterator[Done]:
        judge = judge_of(self.state.game, self.state.players)
        yield Opening([judge.chances(self.state, eyes) for eyes in range(self.state.players)])


@dataclass(frozen=True, slots=True)
class Weighing:
    """Weigh the decision of a line."""

    state: State
    then: State
    ply: int
    line: Line
    draws: int

    def run(self) -> Iterator[Done]:
        yield weigh(self.state, self.then, self.ply, self.line, self.draws)


@dataclass(frozen=True, slots=True)
class Looking:
    """Look at a decision for longer."""

    state: State
    found: Weighed
    playouts: int

    def run(self) -> Iterator[Done]:
        yield look(self.state, self.found, self.playouts)


Task = Beginning | Weighing | Looking


class Analysis:
    """An analysis that comes about: ask for `tasks`, have them done, `take` what came of each, until there are none;
    then its `story` can be had."""

    def __init__(self, match: Match, depth: str = USUAL) -> None:
        self._match = match
        self._depth = DEPTHS[depth]
        self._past = Past(match.record, match.game)
        plies = self._past.standing()
        self._before = dict(zip(plies[1:], plies, strict=False))
        self._opening: Opening | None = None
        self._weighed: dict[int, Weighed] = {}
        self._looked: dict[int, Looked] = {}

    @property
    def done(self) -> int:
        """How much is done, of all that there is `of`."""
        return self.of - LOOK_COSTS * len(self._left()) if self._is_weighed else len(self._weighed)

    @property
    def of(self) -> int:
        return len(self._before) + LOOK_COSTS * self._depth.looks

    def before(self, ply: int) -> State:
        """The state in which the line of a ply was played."""
        return self._past.state(self._before[ply])

    def tasks(self, most: int | None = None) -> list[Task]:
        """What can be done now, or so much of it: first all decisions are weighed, then the dearest are looked at for
        longer."""
        return list(islice(self._looking() if self._is_weighed else self._weighing(), most))

    def take(self, done: Done) -> None:
        """What came of a task."""
        if isinstance(done, Weighed):
            self._weighed[done.ply] = done
        elif isinstance(done, Looked):
            self._looked[done.ply] = done
        else:
            self._opening = done

    def story(self) -> Story:
        """What all of it says, once nothing is left to be done."""
        assert self._opening is not None, "a story is told when all is done"
        findings = Summing(self._opening.chances, self._in_order(), self._looked).found()
        return story_of(self._match, self._past, self.before, findings, self._depth._asdict())

    @property
    def _is_weighed(self) -> bool:
        return self._opening is not None and len(self._weighed) == len(self._before)

    def _weighing(self) -> Iterator[Task]:
        if self._opening is None:
            yield Beginning(_sealed(self._past.state(0)))
        for ply in self._before:
            if ply not in self._weighed:
                state, then = _sealed(self.before(ply)), _sealed(self._past.state(ply))
                yield Weighing(state, then, ply, self._match.record.lines[ply], self._depth.draws)

    def _looking(self) -> Iterator[Task]:
        for one in self._left():
            yield Looking(_sealed(self.before(one.ply)), one, self._depth.playouts)

    def _left(self) -> list[Weighed]:
        """The decisions that deserve a longer look and have not had it."""
        return [one for one in dearest(self._in_order(), self._depth.looks) if one.ply not in self._looked]

    def _in_order(self) -> list[Weighed]:
        return [self._weighed[ply] for ply in self._before]


def do(task: Task) -> Done:
    """Do one task."""
    return next(task.run())


def do_some(tasks: Sequence[Task], seconds: float) -> list[Done]:
    """Do the first of some tasks, as many as fit into so many seconds, one at least."""
    end, found = time.perf_counter() + seconds, []
    for task in tasks:
        found.append(do(task))
        if time.perf_counter() >= end:
            break
    return found


def analysed(match: Match, depth: str = USUAL) -> Story:
    """The whole story, worked out in this process."""
    analysis = Analysis(match, depth)
    while tasks := analysis.tasks():
        for task in tasks:
            analysis.take(do(task))
    return analysis.story()


def _sealed(state: State) -> State:
    return state.clone(Sealed())
