"""Beginnings: how a match comes to be, from what somebody has set up or from a record."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from argead.kernel import ArgeadError, Dice, Game, Header, Line, Match, NoSuchPly, NotYetOpen, Value
from argead.server.expiry import Keeper
from argead.server.judges import Judges
from argead.server.rooms import Room
from argead.server.store import Store, Stored, write_seats
from argead.shelf import game
from argead.table.answers import MatchCreated
from argead.table.brought import bad_record
from argead.table.identity import KeyedSeat, fingerprint, new_match_id, new_secret, record_id
from argead.table.refusals import Refusal
from argead.table.requests import Fork, Setup
from argead.table.seating import seat_all


class Beginnings:
    """New matches: judged, if a stranger's board or record is in them, admitted, and stored."""

    def __init__(self, store: Store, judges: Judges, keeper: Keeper) -> None:
        self._store = store
        self._judges = judges
        self._keeper = keeper

    async def create(self, setup: Setup) -> MatchCreated:
        """A new match; the answer holds the secrets, which are nowhere else."""
        described = game(setup.game)
        options = described.settle_options(setup.options)
        match, host = new_match_id(), new_secret()
        seats, tokens, invites = seat_all(described, setup.seats, match, host)
        header, lines = await self._begin(described, seats, setup.pack, options)
        await self._store.create(Stored(match, header, write_seats(seats), fingerprint(host), False), lines)
        return {"match": match, "tokens": tokens, "invites": invites, "host": host}

    async def again(self, room: Room) -> str | None:
        """The same people at a new table of the same game; None if another process has set one meanwhile.

        Whoever holds a seat of the old table holds it at the new one, by the same secrets, and so does the host.
        """
        former = room.match.record.header
        match, options = new_match_id(), room.game.settle_options(former.options)
        seats = [seat.at_another_table() for seat in room.seats]
        header, lines = await self._begin(room.game, seats, former.data, options)
        stored = Stored(match, header, write_seats(seats), room.host, False)
        after = Stored(room.id, former, room.seats_text, room.host, False, next=room.next)
        return match if await self._store.create(stored, lines, after) else None

    async def fork(self, room: Room, fork: Fork) -> MatchCreated:
        """A new match from a position of one that has ended, for whoever likes; chance answers anew from there on."""
        if len(fork.seats) != len(room.seats):
            raise Refusal("bad-request", "fork-seats", seats=len(room.seats))
        match, host = new_match_id(), new_secret()
        seats, tokens, invites = seat_all(room.game, fork.seats, match, host)
        try:
            begun = room.table.fork(fork.ply, [seat.name for seat in seats])
        except NotYetOpen:
            raise Refusal("not-over", "fork-not-over") from None
        except NoSuchPly as error:
            raise Refusal("not-found", "fork-ply", last=error.last) from None
        self._keeper.admit(len(await asyncio.to_thread(begun.dump)))
        await self._store.create(Stored(match, begun.header, write_seats(seats), fingerprint(host), False), begun.lines)
        return {"match": match, "tokens": tokens, "invites": invites, "host": host}

    async def _begin(
        self, described: Game, seats: Sequence[KeyedSeat], pack: str | None, options: dict[str, Value]
    ) -> tuple[Header, list[Line]]:
        """The first lines of a match, if there is room for one more."""
        names = tuple(seat.name for seat in seats)
        if pack is None:
            begun = await asyncio.to_thread(lambda: Match(described, names, Dice(), pack=None, **options).record)
            header, lines = begun.header, begun.lines
        else:
            header, lines = await self._judges.begin(described.name, names, pack, options)
        self._keeper.admit(len(pack or ""))
        return header, lines

    async def upload(self, text: str) -> str:
        """A record becomes a match to look at; the same record is always the same match."""
        try:
            header, lines = await self._judges.read(text)
        except UnicodeError:
            raise Refusal("bad-record", "not-text") from None
        except ArgeadError as error:
            raise bad_record(error) from None
        self._keeper.admit(len(text))
        match = record_id(text)
        seats = write_seats([KeyedSeat("here", name) for name in header.seats])
        await self._store.create(Stored(match, header, seats, None, True), lines)
        return match
