"""Looking back: an ended or uploaded match at any ply, with one hand open, all, or none."""

from __future__ import annotations

import asyncio
from typing import Any

from argead.kernel import State
from argead.language import phrasebook
from argead.server.history import History
from argead.server.protocol import encode
from argead.server.refusals import Refusal
from argead.server.rooms import Room
from argead.server.tables import frame, journal_line

ALL = "all"


async def table_at(room: Room, ply: int, perspective: str | None, lang: str) -> bytes:
    """The table after `ply` lines, as JSON."""
    if not room.over and not room.review:
        raise Refusal("not-over")
    viewer = _viewer(room, perspective)
    if room.history is None:
        room.history = await asyncio.to_thread(History, room.match.record, room.game)
    history = room.history
    if not 0 <= ply <= history.last:
        raise Refusal("not-found", "no-such-ply", last=history.last)
    state, words = history.state(ply), phrasebook(room.game, lang)
    shown = frame(room, state, ply, viewer, words)
    if perspective == ALL:
        shown["view"]["open_hands"] = open_hands(state)
    shown["journal"] = [
        journal_line(at, event, room.names, event.confidant if perspective == ALL else viewer, words)
        for at, event in history.events(ply)
    ]
    return encode(shown | {"plies": history.last})


def open_hands(state: State) -> list[Any]:
    """Every seat's own hand."""
    return [state.view(seat).get("hand") for seat in range(state.players)]


def _viewer(room: Room, perspective: str | None) -> int | None:
    if perspective is None or perspective == ALL:
        return None
    if not perspective.isdecimal() or not perspective.isascii() or int(perspective[:3]) >= len(room.seats):
        raise Refusal("not-found", "no-such-seat")
    return int(perspective)
