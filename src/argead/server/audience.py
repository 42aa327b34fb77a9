"""The audience: everybody with a live socket. Players come before spectators, and spectators before strangers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from argead.server.callers import Proxies, caller
from argead.table.refusals import Refusal

MOST_AT_A_SEAT = 8
"""How many sockets one seat may have, for people with several screens; the oldest gives way."""

MOST_SPECTATORS_EACH = 64
"""How many of those who only look on may come from one address."""

STRANGERS_SHARE = 8
"""For so many whose names are known one may be about to tell its own."""

STRANGERS, SPECTATORS, PLAYERS = "strangers", "spectators", "players"


class Place:
    """One socket's place: a stranger's until it has said who it is. `lost` fails when it must give way."""

    def __init__(self, name: str | None) -> None:
        self.caller = name
        self.groups: list[Hashable] = []
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Audience:
    """Counts sockets in all, by table, by seat and by caller; a proxy speaks for many and is not counted as a caller.

    At most `most` have said who they are. A stranger gives way to a stranger, a spectator to a player, and a player
    only to the same seat: whoever came first.
    """

    def __init__(self, most: int, each: int, spectators: int, proxies: Proxies) -> None:
        self._most = most
        self._each = each
        self._at_a_table = spectators
        self._proxies = proxies
        # Who is in each group, in the order in which they came.
        self._groups: dict[Hashable, OrderedDict[Place, None]] = {}

    def __len__(self) -> int:
        return self._count(STRANGERS) + self._count(SPECTATORS) + self._count(PLAYERS)

    @contextmanager
    def arrive(self, address: str) -> Iterator[Place]:
        """Somebody comes, and goes again; refused if too many have come from the same address."""
        place = Place(None if address in self._proxies else caller(address))
        if place.caller is not None and self._count(("from", place.caller)) >= self._each:
            raise Refusal("too-many", "too-many-connections")
        if self._count(STRANGERS) >= max(1, self._most // STRANGERS_SHARE):
            self._dismiss(STRANGERS, "too-many-connections")
        self._join(place, STRANGERS, ("from", place.caller))
        try:
            yield place
        finally:
            self._quit(place)

    def greet(self, place: Place, match: str, seat: int | None) -> None:
        """A stranger has said who it is: a spectator of a match, or somebody at a seat there."""
        groups: tuple[Hashable, ...]
        if seat is None:
            groups = SPECTATORS, ("watching", match), ("watching from", place.caller)
            self._check_spectator(match, place.caller)
        else:
            groups = PLAYERS, ("at", match, seat)
            self._make_room(match, seat)
        self._quit(place)
        self._join(place, *groups, ("from", place.caller))

    def _check_spectator(self, match: str, name: str | None) -> None:
        if self._count(("watching", match)) >= self._at_a_table:
            raise Refusal("too-many", "too-many-watchers")
        each = name is not None and self._count(("watching from", name)) >= MOST_SPECTATORS_EACH
        if each or self._count(SPECTATORS) + self._count(PLAYERS) >= self._most:
            raise Refusal("too-many", "room-for-players")

    def _make_room(self, match: str, seat: int) -> None:
        if self._count(("at", match, seat)) >= MOST_AT_A_SEAT:
            self._dismiss(("at", match, seat), "too-many-screens")
        elif self._count(SPECTATORS) + self._count(PLAYERS) >= self._most:
            if not self._count(SPECTATORS):
                raise Refusal("too-many", "too-many-connections")
            self._dismiss(SPECTATORS, "room-for-players")

    def _count(self, group: Hashable) -> int:
        return len(self._groups.get(group, ()))

    def _dismiss(self, group: Hashable, message: str) -> None:
        """Whoever of the group came first gives way."""
        place = next(iter(self._groups[group]))
        self._quit(place)
        place.lost.set_exception(Refusal("too-many", message))
        # It may be on its way out already, and then nobody asks why.
        place.lost.exception()

    def _join(self, place: Place, *groups: Hashable) -> None:
        place.groups = [group for group in groups if group != ("from", None)]
        for group in place.groups:
            self._groups.setdefault(group, OrderedDict())[place] = None

    def _quit(self, place: Place) -> None:
        for group in place.groups:
            del self._groups[group][place]
            if not self._groups[group]:
                del self._groups[group]
        place.groups = []
