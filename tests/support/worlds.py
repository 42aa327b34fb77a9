"""Other worlds: a match in which everything is changed that a viewer cannot know, and rooms around it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import Any

from argead.kernel import Dice, Event, Match, State
from argead.language import phrasebook
from argead.server.rooms import Room
from argead.server.store import Stored, write_seats
from argead.server.watchers import Watcher
from argead.table.identity import KeyedSeat
from argead.table.news import Moment
from argead.table.showing import journal_line

Viewer = int | None

LAST_MOVES = 12
"""How many of the last moves are changed too, so that what stops an undo is told from another past."""

LAST_MOMENTS = 4
"""How many of the last lines can be told of the other world."""


def room_of(name: str, match: Match, bots: Sequence[int] = (), watched: Sequence[int] = (0,)) -> Room:
    """A room with this match in it, and somebody looking on from the seats."""
    seats = [
        KeyedSeat("bot", seat, "random") if number in bots else KeyedSeat("here", seat)
        for number, seat in enumerate(match.record.header.seats)
    ]
    room = Room(Stored(name, match.record.header, write_seats(seats), None, False), match)
    for seat in watched:
        room.enter(Watcher(seat, "en"))
    return room


def other_room(room: Room, viewer: Viewer, lang: str = "en", bots: Sequence[int] = ()) -> Room:
    """The same room in a world that the viewer cannot tell from ours."""
    other = room_of(room.id, blurred(room.match, viewer), bots)
    other.since = dict(room.since)
    news, ours = other.table.news, room.table.news
    for moment in list(ours._moments)[-LAST_MOMENTS:]:
        told = [blurred_event(event, viewer) for event in moment.told]
        state = blurred_state(moment.state, viewer)
        news._moments.append(Moment(moment.since, state, told, moment.moves, state.waiting()))
    # Events that are the same there are worded the same: it takes long, and there are many.
    room.table.journal(viewer, lang)
    worded, words = room.table._worded[viewer, lang], phrasebook(room.game, lang)
    lines = [
        (event, line if event is same else journal_line(ply, event, room.table.names, viewer, words))
        for (ply, event), (same, line) in zip(other.match.events, worded, strict=True)
    ]
    other.table.keep_words(viewer, lang, lines)
    return other


def blurred(match: Match, viewer: Viewer) -> Match:
    """The match with everything changed that the viewer cannot know."""
    other = copy(match)
    other.state = blurred_state(match.state, viewer)
    other.events = [(ply, blurred_event(event, viewer)) for ply, event in match.events]
    other._played = match._played[:-LAST_MOVES] + [
        replace(played, before=blurred_state(played.before, viewer)) for played in match._played[-LAST_MOVES:]
    ]
    return other


def blurred_state(state: State, viewer: Viewer) -> State:
    if viewer is not None:
        return state.guess(viewer, Dice())
    return state.guess(0, Dice()).guess(1, Dice()) if state.players > 1 else state


def blurred_event(event: Event, viewer: Viewer) -> Event:
    if event.confidant is None or event.confidant == viewer:
        return event
    secret: dict[str, Any] = dict.fromkeys(event.secret, "horse")
    return Event(event.kind, event.rule, event.seat, event.data, event.confidant, secret)
