"""What is done at a table: looking, moving, taking back, asking for odds, handing a seat over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from argead.kernel import UNDO, AnswerWanted, LessonError, Line
from argead.language import phrasebook
from argead.site.call import Call
from argead.site.house import House
from argead.site.outcomes import Answer, Outcome, Pondering, Storing, answer
from argead.site.rooms import Room
from argead.table.answers import Handed, Moved, OddsAnswer, WhyAnswer
from argead.table.drafts import draft_move, draft_undo
from argead.table.forecast import Forecast
from argead.table.levels import seat_level
from argead.table.refusals import Refusal
from argead.table.requests import HandOver, Move, TakeBack, Undo
from argead.table.seating import check_handover

ODDS_S = 0.9
"""For how long a call adds playouts to the odds."""

LONGEST_THING_CHARACTERS = 100


def look(house: House, call: Call, match: str) -> Outcome:
    """The table as the token's seat sees it."""
    since, room = call.number("since", -1), house.room(match)
    return answer(room.shown(room.seat_of(call.token), call.lang, since))


def move(house: House, call: Call, match: str) -> Outcome:
    """A person's move."""
    sent = call.sent(Move)
    room = admitted(house.room(match), call, sent.seat, plays=True)
    if room.has_line(sent.ply, sent.seat, sent.action, sent.answers):
        return _moved(room, call, sent.seat)
    room.check_turn(sent.ply, sent.seat)
    try:
        lines = draft_move(room.table, sent.seat, sent.action, sent.answers)
    except AnswerWanted as wanted:
        return answer(room.table.wanted(sent.seat, wanted, sent.answers, call.lang), 202)
    except LessonError:
        book = room.table.book_move(sent.seat)
        assert book is not None
        raise Refusal("lesson", label=phrasebook(room.game, call.lang).label(book)) from None
    return written(room, lines, lambda: _moved(room, call, sent.seat))


def undo(house: House, call: Call, match: str) -> Outcome:
    """A person takes the last move back."""
    sent = call.sent(Undo)
    room = admitted(house.room(match), call, sent.seat, plays=True)
    if room.has_line(sent.ply, sent.seat, UNDO):
        return _moved(room, call, sent.seat)
    room.check_turn(sent.ply, sent.seat)
    return written(room, draft_undo(room.table, sent.seat, call.lang), lambda: _moved(room, call, sent.seat))


def written(
    room: Room,
    drafted: Sequence[Line],
    told: Callable[[], Answer],
    more: Sequence[dict[str, Any]] = (),
    also: Callable[[], None] = lambda: None,
) -> Storing:
    """Lines that are stored, with what else must be, and then taken in."""
    lines = [*room.table.renewal(), *drafted]

    def taken() -> Answer:
        room.take(lines)
        also()
        return told()

    return Storing([*room.lines_to_store(lines), *more], taken)


def odds(house: House, call: Call, match: str) -> Outcome:
    """How the seat's fight would end, after some playouts more; none without a fight."""
    seat = call.number("seat")
    room = admitted(house.room(match), call, seat)
    ply = room.match.ply
    known = room.forecasts.get(seat)
    if known is None or known.ply != ply:
        known = room.forecasts[seat] = Forecast(ply)
    job = None if known.settled else room.table.odds(seat)

    def told(more: Any) -> Answer:
        known.take(more)
        return answer(OddsAnswer(odds=known.tally.shown(), ply=ply))

    return (
        answer(OddsAnswer(odds=known.tally.shown(), ply=ply))
        if job is None
        else Pondering(match, ply, job, ODDS_S, told)
    )


def why(house: House, call: Call, match: str) -> Outcome:
    """Why the seat can do nothing with a thing now."""
    thing = call.query.get("thing", "")
    if not 0 < len(thing) <= LONGEST_THING_CHARACTERS:
        detail = f"thing: 1 to {LONGEST_THING_CHARACTERS} characters are expected"
        raise Refusal("bad-request", "bad-parameter", detail=detail)
    room = house.room(match)
    viewer = room.seat_of(call.token)
    if "seat" in call.query:
        admitted(room, call, call.number("seat"))
    return answer(WhyAnswer(why=room.table.explain(viewer, thing, call.lang)))


def hand_over(house: House, call: Call, match: str) -> Outcome:
    """A level plays for a person, until the seat is taken back."""
    sent = call.sent(HandOver)
    room = admitted(house.room(match), call, sent.seat)
    check_handover(room.table, sent.level)
    return _deputed(room, sent.seat, sent.level, call.lang)


def take_back(house: House, call: Call, match: str) -> Outcome:
    """A person plays a seat again."""
    sent = call.sent(TakeBack)
    return _deputed(admitted(house.room(match), call, sent.seat), sent.seat, None, call.lang)


def admitted(room: Room, call: Call, seat: int, plays: bool = False) -> Room:
    """The room, if the token is that of the seat; whoever `plays` must not have handed it over."""
    holder = room.seat_of(call.token)
    if holder is None:
        raise Refusal("bad-token")
    if holder != seat:
        raise Refusal("not-yours")
    if plays and room.seats[seat].deputy is not None:
        raise Refusal("handed-over")
    return room


def _deputed(room: Room, seat: int, level: str | None, lang: str) -> Storing:
    seats = [
        replace(each, deputy=level, trouble=None) if number == seat else each for number, each in enumerate(room.seats)
    ]

    def taken() -> Answer:
        room.reseat(seats)
        return answer(Handed(seat=seat, level=seat_level(room.seats[seat], lang)))

    return Storing([room.row_with(seats)], taken)


def _moved(room: Room, call: Call, seat: int) -> Answer:
    """How the match stands after a move: the table, or for those who watch it only the ply."""
    if call.flag("brief"):
        return answer(Moved(ply=room.match.ply))
    return answer(room.shown(seat, call.lang, call.number("since", -1)))
