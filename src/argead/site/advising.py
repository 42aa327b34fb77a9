"""What a seat is advised, and how an ended match is explained. The work is the thinker's."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from argead.language import phrasebook
from argead.site.call import Call
from argead.site.house import House
from argead.site.outcomes import Answer, Outcome, Pondering, answer
from argead.site.playing import admitted
from argead.site.rooms import Room
from argead.table.advice import Advice, Advising, Foreseeing, Foresight
from argead.table.advice.telling import hint_shown, outlook_shown
from argead.table.analysis.shapes import AnalysisProgress
from argead.table.analysis.story import Story
from argead.table.analysis.telling import analysis_shown
from argead.table.analysis.work import Analysis, Done, Task, do
from argead.table.refusals import Refusal

PATIENCE_S = 120.0
"""How long advice may take at most. It is fixed work: what has not come to its end by then is refused."""

PIECE_S = 1.0
PIECE_TASKS = 16
"""How much of an explanation is done at one call."""


class Counsel(NamedTuple):
    """What was found to a question that a seat asked at a ply."""

    ply: int
    question: str
    found: Any


@dataclass(frozen=True, slots=True)
class Whole:
    """Advice that is found by its last slice or not at all: the same question has the same answer at every door."""

    job: Advising | Foreseeing

    def run(self) -> Iterator[Advice | Foresight | None]:
        found: Advice | Foresight | None = None
        for each in self.job.run():
            found = each
            yield None
        yield found


@dataclass(frozen=True, slots=True)
class Piece:
    """Some tasks of an explanation, one a slice."""

    tasks: Sequence[Task]

    def run(self) -> Iterator[list[Done]]:
        done: list[Done] = []
        for task in self.tasks:
            done.append(do(task))
            yield done


def hint(house: House, call: Call, match: str) -> Outcome:
    """The best moves of a seat that is to decide; in a lesson, the book's."""
    seat = call.number("seat")
    room = admitted(house.room(match), call, seat)
    job = room.table.hint(seat)

    def told(advice: Any) -> Answer:
        return answer(hint_shown(advice, room.table.called(call.lang), phrasebook(room.game, call.lang)))

    return told(next(job.run())) if job.book else _counselled(room, seat, job, told)


def outlook(house: House, call: Call, match: str) -> Outcome:
    """What may be done to a seat, whoever is to decide."""
    seat = call.number("seat")
    room = admitted(house.room(match), call, seat)
    ply = room.match.ply

    def told(foresight: Any) -> Answer:
        names, words = room.table.called(call.lang), phrasebook(room.game, call.lang)
        return answer(outlook_shown(foresight, ply, names, words))

    return _counselled(room, seat, room.table.outlook(seat), told)


def _counselled(room: Room, seat: int, job: Advising | Foreseeing, told: Callable[[Any], Answer]) -> Outcome:
    """What was found before, or what is found now."""
    key, ply = (type(job), seat), room.match.ply
    known = room.counsels.get(key)
    if known is not None and (known.ply, known.question) == (ply, job.question):
        return told(known.found)

    def found(result: Any) -> Answer:
        if result is None:
            raise Refusal("busy")
        room.counsels[key] = Counsel(ply, job.question, result)
        return told(result)

    return Pondering(room.id, ply, Whole(job), PATIENCE_S, found)


def analysis(house: House, call: Call, match: str) -> Outcome:
    """An ended match explained, or how much of it is done after one piece more."""
    room = house.room(match)
    if room.table.parted is not None:
        raise Refusal("rules-parted")
    if not room.table.over:
        raise Refusal("not-over", "analysis-not-over")
    if isinstance(room.analysis, Story):
        return _told(room, room.analysis, call.lang)
    known = room.analysis = room.analysis or Analysis(room.match)

    def taken(done: Any) -> Answer:
        if done is None:
            raise Refusal("internal")
        for one in done:
            known.take(one)
        if known.tasks(1):
            return answer(AnalysisProgress(done=known.done, of=known.of), 202)
        room.analysis = known.story()
        return _told(room, room.analysis, call.lang)

    return Pondering(room.id, room.match.ply, Piece(known.tasks(PIECE_TASKS)), PIECE_S, taken)


def _told(room: Room, story: Story, lang: str) -> Answer:
    return answer(analysis_shown(story, room.table.called(lang), lang))
