"""Glances: how the matches of a browser stand, without opening more of them than a few."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from argead.server.hall import Hall
from argead.server.rooms import Room
from argead.server.store import NotStored, read_seats
from argead.table.answers import MatchStands
from argead.table.identity import seat_opened_by
from argead.table.refusals import Refusal
from argead.table.requests import SeatAsked
from argead.table.standing import MOST_MATCHES, stands_open, stored_standing

MOST_WOKEN = 6
"""How many matches one call may have read that nobody has open: as much work as opening so many of them."""


async def glances(hall: Hall, asked: Sequence[SeatAsked], lang: str) -> list[MatchStands]:
    """How each match stands for the seat whose token was sent. Only whoever holds a seat has a match read for it."""
    if len(asked) > MOST_MATCHES:
        raise Refusal("bad-request", "too-many-glances", most=MOST_MATCHES)
    known = await hall.standing({one.match for one in asked})
    told = [_stored(one, known, lang) for one in asked]
    ours = dict.fromkeys(stands["match"] for stands in told if not stands["problem"])
    asleep = [match for match in ours if not hall.awake(match)]
    rooms = await asyncio.gather(*(_room(hall, match) for match in ours if match not in asleep[MOST_WOKEN:]))
    found = {room.id: room for room in rooms if room is not None}
    return [_standing(found.get(stands["match"]), stands, lang) for stands in told]


def _stored(one: SeatAsked, known: dict[str, tuple[str, int, str | None]], lang: str) -> MatchStands:
    """What the database says of a match, and whether the token opens a seat there."""
    text, ply, following = known.get(one.match, ("[]", 0, None))
    seats = read_seats(text)
    seat = seat_opened_by(one.token, seats)
    if seat is None:
        seats, ply, following = (), 0, None
    problem = None if seat is not None else "bad-token" if one.match in known else "unknown-match"
    return stored_standing(one.match, problem, seat, seats, ply, following, lang)


async def _room(hall: Hall, match: str) -> Room | None:
    with suppress(Refusal, NotStored):
        return await hall.room(match)
    return None


def _standing(room: Room | None, stands: MatchStands, lang: str) -> MatchStands:
    """The same with what a room tells the seat, if it was read and somebody sits there."""
    if room is None or stands["seat"] is None:
        return stands
    glance, verdict = room.glance(stands["seat"], lang), room.stories.verdict(stands["seat"], lang)
    return stands_open(room, stands, glance, verdict, lang)
