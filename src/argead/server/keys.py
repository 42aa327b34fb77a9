"""Keys: who may sit down at a table, by which secret, and on which devices."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from argead.server.rooms import Room
from argead.server.store import Store, write_seats
from argead.server.ushers import Usher
from argead.table.identity import (
    KeyedSeat,
    Trouble,
    clean_name,
    fingerprint,
    invite_of,
    new_secret,
    opens,
    seat_opened_by,
)
from argead.table.refusals import Refusal
from argead.table.seating import check_handover

CARRY_S = 600
"""For how long a link waits for the other device."""

Told = TypeVar("Told")
Seats = Sequence[KeyedSeat]


class Keys:
    """Every change of the seats: it is stored on condition that nobody else has changed them, and only then seen.

    `attend` is told of a room in which bots may be due now.
    """

    def __init__(self, store: Store, usher: Usher, attend: Callable[[Room], None]) -> None:
        self._store = store
        self._usher = usher
        self._attend = attend

    # Invitations -----------------------------------------------------------------------------------------------------

    def invites(self, room: Room, host: str | None) -> dict[str, str]:
        """The invitations that nobody has used yet, for the host alone."""
        secret = _host(room, host)
        waiting = [(number, seat) for number, seat in enumerate(room.seats) if not seat.claimed]
        return {str(number): invite_of(secret, room.id, number, seat.given) for number, seat in waiting}

    async def invited(self, room: Room, invite: str | None) -> int:
        """The seat of an invitation, if it waits still."""
        async with room.lock:
            return await self._with_news(room, lambda seats: _waiting(seats, invite or ""))

    async def claim(self, room: Room, invite: str, name: str) -> tuple[int, str]:
        """Take the seat of an invitation."""
        token = new_secret()

        def sit(seats: Seats) -> tuple[int, Seats]:
            number = _waiting(seats, invite)
            taken = replace(seats[number], name=clean_name(name, seats[number].name), token=fingerprint(token))
            return number, _with(seats, {number: taken})

        return await self._change(room, sit), token

    async def renew(self, room: Room, host: str | None, number: int) -> str:
        """Give a seat out anew: whoever held it holds it no longer, and there is a new invitation."""
        secret = _host(room, host)
        if not 0 <= number < len(room.seats):
            raise Refusal("not-found", "no-such-seat")

        def vacate(seats: Seats) -> tuple[str, Seats]:
            seat = seats[number]
            if seat.kind != "link":
                raise Refusal("not-by-link")
            invite = invite_of(secret, room.id, number, seat.given + 1)
            empty = replace(
                seat,
                token="",
                more=(),
                carry="",
                given=seat.given + 1,
                invite=fingerprint(invite),
                deputy=None,
                trouble=None,
            )
            return invite, _with(seats, {number: empty})

        return await self._change(room, vacate)

    # Devices ---------------------------------------------------------------------------------------------------------

    async def carry(self, room: Room, tokens: Sequence[str]) -> str:
        """A secret that seats another device where these tokens sit, once and soon. A seat waits for one at a time."""
        secret, until = new_secret(), time.time() + CARRY_S

        def offer(seats: Seats) -> tuple[str, Seats]:
            held = {seat_opened_by(token, tuple(seats)) for token in tokens}
            numbers = [number for number in held if number is not None]
            if not held or len(numbers) < len(held):
                raise Refusal("bad-token")
            offered = {n: replace(seats[n], carry=fingerprint(secret), carry_until=until) for n in numbers}
            return secret, _with(seats, offered)

        return await self._change(room, offer)

    async def redeem(self, room: Room, carry: str) -> dict[str, str]:
        """Sit down on another device: a token of its own for each seat; the first device keeps its seats."""

        def sit(seats: Seats) -> tuple[dict[str, str], Seats]:
            now = time.time()
            offered = [n for n, seat in enumerate(seats) if seat.carry and seat.carry_until > now]
            tokens = {n: new_secret() for n in offered if opens(carry, seats[n].carry)}
            if not tokens:
                raise Refusal("bad-token", "bad-carry")
            taken = {n: replace(seats[n].opened_to(token), carry="") for n, token in tokens.items()}
            return {str(n): token for n, token in tokens.items()}, _with(seats, taken)

        return await self._change(room, sit)

    # Bots ------------------------------------------------------------------------------------------------------------

    async def hand_over(self, room: Room, number: int, level: str) -> None:
        """A level plays for whoever holds the seat, until it is taken back."""
        check_handover(room.table, level)
        await self._depute(room, number, level)

    async def take_back(self, room: Room, number: int) -> None:
        """Whoever holds the seat plays it again."""
        await self._depute(room, number, None)

    async def _depute(self, room: Room, number: int, level: str | None) -> None:
        def change(seats: Seats) -> tuple[None, Seats]:
            return None, _with(seats, {number: replace(seats[number], deputy=level, trouble=None)})

        await self._change(room, change)

    async def note_trouble(self, room: Room, number: int, trouble: Trouble | None) -> None:
        """Let everybody know that a bot could not decide, or that it can again."""
        if room.seats[number].trouble == trouble:
            return

        def note(seats: Seats) -> tuple[None, Seats]:
            # Meanwhile somebody may have taken the seat back.
            stands = trouble if trouble is None or seats[number].played_by == trouble.bot else None
            return None, _with(seats, {number: replace(seats[number], trouble=stands)})

        await self._change(room, note)

    async def _change(self, room: Room, change: Callable[[Seats], tuple[Told, Seats]]) -> Told:
        """Seat people otherwise. Where another process was quicker, or knows more, it is tried on what is there now."""
        async with room.lock:
            while True:
                told, seats = await self._with_news(room, change)
                text = write_seats(seats)
                if await self._store.reseat(room.id, room.seats_text, text):
                    room.reseat(text)
                    break
                await self._usher.catch_up(room)
        self._attend(room)
        return told

    async def _with_news(self, room: Room, read: Callable[[Seats], Told]) -> Told:
        """What is read out of the seats; a secret that is unknown here may have been given out by another process."""
        try:
            return read(room.seats)
        except Refusal:
            if not self._store.is_shared:
                raise
            await self._usher.catch_up(room)
            return read(room.seats)


def _host(room: Room, host: str | None) -> str:
    """The secret of the host, if it is."""
    if host is None or room.host is None or not opens(host, room.host):
        raise Refusal("bad-token", "not-host")
    return host


def _waiting(seats: Seats, invite: str) -> int:
    """The seat that an invitation opens, if nobody has used it."""
    number = next((n for n, seat in enumerate(seats) if opens(invite, seat.invite)), None)
    if number is None:
        raise Refusal("bad-token", "bad-invite")
    if seats[number].claimed:
        raise Refusal("seat-taken")
    return number


def _with(seats: Seats, changed: dict[int, KeyedSeat]) -> Seats:
    return [changed.get(number, seat) for number, seat in enumerate(seats)]
