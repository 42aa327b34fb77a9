"""Beginnings: how a match comes to be, from what somebody has set up or from a record."""

from __future__ import annotations

import asyncio

from argead.kernel import ArgeadError, Dice, Match
from argead.server.expiry import Keeper
from argead.server.identity import KeyedSeat, fingerprint, new_match_id, new_secret, record_id
from argead.server.judges import Judges
from argead.server.refusals import Refusal, refusal_of
from argead.server.seating import seat_all
from argead.server.shapes import MatchCreated
from argead.server.store import Store, Stored, write_seats
from argead.shelf import game
from argead.table.requests import Setup

MOST_RECORD_LINES = 10_000


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
        names = tuple(seat.name for seat in seats)
        if setup.pack is None:
            begun = await asyncio.to_thread(lambda: Match(described, names, Dice(), pack=None, **options).record)
            header, lines = begun.header, begun.lines
        else:
            header, lines = await self._judges.begin(described.name, names, setup.pack, options)
        self._keeper.admit(len(setup.pack or ""))
        await self._store.create(Stored(match, header, write_seats(seats), fingerprint(host), False), lines)
        return {"match": match, "tokens": tokens, "invites": invites, "host": host}

    async def upload(self, text: str) -> str:
        """A record becomes a match to look at; the same record is always the same match."""
        if text.count("\n") > MOST_RECORD_LINES:
            raise Refusal("bad-record", "too-many-lines", most=MOST_RECORD_LINES)
        try:
            header, lines = await self._judges.read(text)
        except UnicodeError:
            raise Refusal("bad-record", "not-text") from None
        except ArgeadError as error:
            refusal = refusal_of(error)
            raise (
                refusal if error.code == "bad-board" else Refusal("bad-record", refusal.message, **refusal.said)
            ) from None
        self._keeper.admit(len(text))
        match = record_id(text)
        seats = write_seats([KeyedSeat("here", name) for name in header.seats])
        await self._store.create(Stored(match, header, seats, None, True), lines)
        return match
