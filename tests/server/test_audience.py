"""The audience: players come before spectators, and nobody crowds others out."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from argead.server.audience import MOST_AT_A_SEAT, MOST_SPECTATORS_EACH, Audience, Place
from argead.server.callers import Proxies
from argead.table.refusals import Refusal
from support.knocks import STRANGER, delays
from support.served import Served, Sitting, hear

PROXY = "127.0.0.1"


class Hosting:
    """An audience of which nobody leaves before the end."""

    def __init__(self, most: int = 1000, each: int = 1000, spectators: int = 1000) -> None:
        self.audience = Audience(most, each, spectators, Proxies([PROXY]))
        self.stack = ExitStack()

    def arrive(self, address: str = PROXY) -> Place:
        return self.stack.enter_context(self.audience.arrive(address))

    def greet(self, seat: int | None, match: str = "m", address: str = PROXY) -> Place:
        place = self.arrive(address)
        self.audience.greet(place, match, seat)
        return place

    def fill(self, count: int, seat: int | None, match: str = "m", address: str = PROXY) -> list[Place]:
        return [self.greet(seat, match, address) for _ in range(count)]


def lost(places: list[Place]) -> list[int]:
    """Which of them had to give way."""
    return [number for number, place in enumerate(places) if place.lost.done()]


def test_a_table_has_only_so_many_spectators_and_room_for_every_player() -> None:
    async def scene() -> None:
        hosting = Hosting(spectators=20)
        hosting.fill(20, None)
        with pytest.raises(Refusal, match="too-many-watchers"):
            hosting.greet(None)
        hosting.greet(0)
        hosting.greet(1)
        hosting.greet(None, "another")

    asyncio.run(scene())


def test_the_last_room_is_the_players() -> None:
    async def scene() -> None:
        hosting = Hosting(most=16)
        players = [hosting.greet(seat, "first") for seat in range(2)]
        spectators = hosting.fill(14, None)
        with pytest.raises(Refusal, match="room-for-players"):
            hosting.greet(None)
        players += [hosting.greet(seat, "second") for seat in range(3)]
        assert (lost(spectators), lost(players)) == ([0, 1, 2], [])
        for number in range(11):
            players.append(hosting.greet(number, "third"))
        assert (len(lost(spectators)), lost(players)) == (14, [])
        with pytest.raises(Refusal, match="too-many-connections"):
            hosting.greet(0, "fourth")

    asyncio.run(scene())


def test_the_oldest_screen_of_a_seat_gives_way_to_the_newest() -> None:
    async def scene() -> None:
        hosting = Hosting()
        other = hosting.greet(1)
        screens = hosting.fill(MOST_AT_A_SEAT + 2, 0)
        assert lost(screens) == [0, 1]
        assert not other.lost.done()
        with pytest.raises(Refusal, match="too-many-screens"):
            await screens[0].lost

    asyncio.run(scene())


def test_strangers_give_way_to_strangers_and_players_to_none() -> None:
    async def scene() -> None:
        hosting = Hosting(most=16)
        players = [hosting.greet(seat) for seat in range(4)]
        strangers = [hosting.arrive() for _ in range(5)]
        assert (lost(strangers), lost(players)) == ([0, 1, 2], [])

    asyncio.run(scene())


def test_an_address_has_only_so_many_and_a_proxy_counts_for_nobody() -> None:
    async def scene() -> None:
        hosting = Hosting(each=MOST_SPECTATORS_EACH + 10)
        hosting.fill(MOST_SPECTATORS_EACH, None, address="192.0.2.1")
        with pytest.raises(Refusal, match="room-for-players"):
            hosting.greet(None, address="192.0.2.1")
        hosting.stack.pop_all().close()
        assert len(hosting.audience) == 0

        for seat in range(MOST_SPECTATORS_EACH + 10):
            hosting.greet(seat, address="2001:db8::1")
        with pytest.raises(Refusal, match="too-many-connections"):
            hosting.arrive("2001:db8::2")
        hosting.greet(0, "n", "2001:db8:1::1")
        hosting.fill(200, None)

    asyncio.run(scene())


def test_what_has_gone_is_not_counted_any_more() -> None:
    async def scene() -> None:
        hosting = Hosting(most=8, spectators=2)
        for _ in range(50):
            with hosting.audience.arrive("192.0.2.1") as place:
                hosting.audience.greet(place, "m", None)
                assert len(hosting.audience) == 1
        assert len(hosting.audience) == 0
        assert not hosting.audience._groups

    asyncio.run(scene())


# Over the wire -------------------------------------------------------------------------------------------------------


def watch(sitting: Sitting, stack: ExitStack, token: str | None = None, source: str = PROXY) -> ClientConnection:
    """A socket that stays open to the end, and has heard its first message."""
    socket = stack.enter_context(sitting.live(token, source_address=(source, 0), close_timeout=1))
    assert "table" in hear(socket)
    return socket


def refusal(socket: ClientConnection) -> str:
    """Why a socket was closed."""
    while "error" not in (message := hear(socket)):
        pass
    with pytest.raises(ConnectionClosed):
        hear(socket)
    sentence: str = message["error"]["message"]
    return sentence


def is_open(socket: ClientConnection) -> bool:
    """Whether a ping is still answered."""
    socket.send('{"ping":1}')
    while "pong" not in (message := hear(socket)):
        if "error" in message:
            return False
    return True


def test_spectators_do_not_lock_the_players_out(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3", connections=64, spectators=30) as served, ExitStack() as stack:
        sitting, other = served.create("here", "here"), served.create("here", "here")
        crowd = [watch(sitting, stack) for _ in range(30)]
        with sitting.live() as late:
            assert refusal(late) == "Too many people are watching this match already."
        players = [watch(table, stack, token) for table in (sitting, other) for token in table.tokens.values()]
        # The whole server has room for 32: two had to give way.
        assert {refusal(one) for one in crowd[:2]} == {"There is no room for more spectators now: come back later."}
        assert len(delays(sitting, 3)) == 3
        assert all(is_open(one) for one in [*players, *crowd[2:]])


def test_a_seat_on_many_screens_keeps_the_newest(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3") as served, ExitStack() as stack:
        sitting = served.create("here", "here")
        screens = [watch(sitting, stack, sitting.tokens[0]) for _ in range(MOST_AT_A_SEAT + 1)]
        assert refusal(screens[0]) == "This seat is open on too many screens: close some of them."
        assert all(is_open(one) for one in screens[1:])


def test_whoever_does_not_say_who_it_is_gives_way(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3", connections=64) as served, ExitStack() as stack:
        sitting = served.create("here", "here")
        silent = [stack.enter_context(sitting.live(greet=False, close_timeout=1)) for _ in range(5)]
        assert refusal(silent[0]) == "Too many connections are open: close some, or try again later."
        watch(sitting, stack, sitting.tokens[0], STRANGER)
