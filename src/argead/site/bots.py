"""Bots of this device: each is asked for its move in the thinker's worker, and whoever cannot decide is relieved."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from argead.site.house import House
from argead.site.outcomes import Answer, Outcome, Pondering, Storing
from argead.site.playing import written
from argead.site.rooms import Room
from argead.table.identity import KeyedSeat, Trouble
from argead.table.levels import level_of, stand_ins

THINKING_S = 5.0
LEVEL_S = 1.0
"""How long a bot thinks at most, and one that people choose as a level. It plays the best that it has found."""

PAUSE_S = 0.6
"""Between two moves of bots, so that people can follow them."""

SORRY_S = 5.0
"""How long a bot waits before it is asked again after its move could not be stored, and after nobody could decide."""

NOTHING = Answer(204, "")


@dataclass(frozen=True, slots=True)
class Known:
    """A move that needs no thought: that of a lesson's book."""

    notation: str

    def run(self) -> Iterator[str]:
        yield self.notation


def due(house: House, busy: Collection[str]) -> Pondering | None:
    """The next bot's job, in a match that somebody looks at and where none is at it."""
    for room in house.looked_at():
        seat = None if room.id in busy else room.bot_due()
        if seat is not None and time.monotonic() >= room.sorry_until:
            own = room.seats[seat].played_by
            assert own is not None
            return _asked(house, room, seat, [own, *stand_ins(own, room.game)])
    return None


def rest(house: House, match: str) -> None:
    """Let the bots of a match wait a little: what was decided there could not be stored."""
    known = house.known(match)
    if isinstance(known, Room):
        known.sorry_until = time.monotonic() + SORRY_S


def _asked(house: House, room: Room, seat: int, specs: Sequence[str]) -> Pondering:
    """Have the first of some bots decide, or whoever comes after it."""
    book, ply, spec = room.table.book_move(seat), room.match.ply, specs[0]
    own = room.seats[seat].played_by
    job = Known(book.notation) if book else room.table.thinking(seat, instead=spec)

    def decided(notation: str | None) -> Outcome:
        if not house.holds(room) or room.match.ply != ply or room.seats[seat].played_by != own or own is None:
            return NOTHING
        if notation is not None:
            return _played(room, seat, notation, None if spec == own else Trouble(own, spec))
        if len(specs) > 1:
            return _asked(house, room, seat, specs[1:])
        room.sorry_until = time.monotonic() + SORRY_S
        return _troubled(room, seat, Trouble(own))

    return Pondering(room.id, ply, job, LEVEL_S if level_of(spec) else THINKING_S, decided, PAUSE_S)


def _played(room: Room, seat: int, notation: str, trouble: Trouble | None) -> Storing:
    """A bot's move, and what trouble it had: at a real table, too, its dice are ours."""
    line = room.table.play(seat, notation)
    assert not isinstance(line, Exception)
    if room.seats[seat].trouble == trouble:
        return written(room, [line], lambda: NOTHING)
    seats = _with_trouble(room, seat, trouble)
    return written(room, [line], lambda: NOTHING, [room.row_with(seats)], lambda: room.reseat(seats))


def _troubled(room: Room, seat: int, trouble: Trouble) -> Outcome:
    """Let everybody know that nobody could decide."""
    if room.seats[seat].trouble == trouble:
        return NOTHING
    seats = _with_trouble(room, seat, trouble)

    def taken() -> Answer:
        room.reseat(seats)
        return NOTHING

    return Storing([room.row_with(seats)], taken)


def _with_trouble(room: Room, seat: int, trouble: Trouble | None) -> list[KeyedSeat]:
    return [replace(each, trouble=trouble) if number == seat else each for number, each in enumerate(room.seats)]
