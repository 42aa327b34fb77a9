"""What a seat may not know never crosses the wire: a whole game, over HTTP and WebSocket, byte for byte."""

from __future__ import annotations

import pickle
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from argead.kernel import Dice, Event, Match, Record, State
from argead.server.identity import KeyedSeat
from argead.server.rooms import Room, Watcher
from argead.server.store import Stored, write_seats
from argead.shelf import game
from argead.table import Seat, Table
from support.served import PATIENCE, Served, hear_until

SEATS = 3


@pytest.mark.parametrize("name", ["alexandros", "phalanxx"])
def test_the_wire_carries_only_what_a_guess_carries_too(served: Served, name: str) -> None:
    sitting = served.create(*["here"] * SEATS, game=name)
    viewers: list[int | None] = [None, *range(SEATS)]
    wire: dict[tuple[int | None, int], bytes] = {}
    with (
        sitting.live() as spectator,
        sitting.live(sitting.tokens[0]) as first,
        sitting.live(sitting.tokens[1]) as second,
    ):
        sockets = {None: spectator, 0: first, 1: second}
        for socket in sockets.values():
            assert hear_until(socket, lambda table: table["seats"][0]["online"])["ply"] == 0
        random = Random(9)
        waiting, ply = sitting.turn()[1]["waiting"], 0
        while waiting:
            for viewer in viewers:
                wire[viewer, ply] = sitting.get("", viewer).content
            legal = sitting.look(waiting[0])["decision"]["actions"]
            made = sitting.move(waiting[0], ply, random.choice(legal)["notation"])
            waiting, ply = made.json()["waiting"], made.json()["ply"]
            for viewer, socket in sockets.items():
                message = socket.recv(PATIENCE, decode=False)
                while f'"ply":{ply},"seat"'.encode() not in message:
                    message = socket.recv(PATIENCE, decode=False)
                assert message == b'{"table":' + sitting.get("", viewer).content + b"}"
    record = Record.parse(sitting.get("/record").text)

    compared = 0

    def compare(match: Match) -> None:
        nonlocal compared
        if not match.state.waiting():
            return
        for viewer in viewers:
            truth = room_of(sitting.match, match).shown(viewer, "en")
            assert truth == wire[viewer, match.ply]
            assert room_of(sitting.match, blurred(match, viewer)).shown(viewer, "en") == truth
            compared += 1

    Match.replay(record, game(name), each=compare)
    assert compared == len(wire)
    assert compared > 200


def room_of(name: str, match: Match) -> Room:
    """A room with this match in it, and somebody looking on."""
    seats = write_seats([KeyedSeat("here", seat) for seat in match.record.header.seats])
    room = Room(Stored(name, match.record.header, seats, None, False), match)
    room.watchers.add(Watcher(0, "en", -1))
    return room


def blurred(match: Match, viewer: int | None) -> Match:
    """The match with everything changed that the viewer cannot know."""
    state = match.state.guess(0 if viewer is None else viewer, Dice())
    if viewer is None:
        state = state.guess(1, Dice())
    told = [(ply, blurred_event(event, viewer)) for ply, event in match.events]
    facts = {
        "game": match.game,
        "record": match.record,
        "ply": match.ply,
        "reach": match.reach,
        "lesson": None,
        "page": None,
    }
    return cast(Match, SimpleNamespace(state=state, events=told, **facts))


def blurred_event(event: Event, viewer: int | None) -> Event:
    if event.confidant is None or event.confidant == viewer:
        return event
    secret: dict[str, Any] = dict.fromkeys(event.secret, "horse")
    return Event(event.kind, event.rule, event.seat, event.data, event.confidant, secret)


def test_what_a_bot_gets_is_a_guess_without_past_or_future() -> None:
    match, random = Match(game("alexandros"), ("A", "B", "C"), Dice(1)), Random(1)
    for _ in range(60):
        seat = match.state.waiting()[0]
        match.play(seat, random.choice(match.state.actions(seat)).notation)
    table = Table(match, [Seat("bot", name, "greedy") for name in "ABC"])
    hands = set()
    for _ in range(40):
        job = pickle.loads(pickle.dumps(table.thinking(0)))
        sight: State = job.sight
        assert sight.view(0) == match.state.view(0)
        assert sight.journal is None
        assert type(sight.chance).__name__ == "Sealed"
        hands.add(str(sight.view(1)["hand"]))
    assert len(hands) > 1
