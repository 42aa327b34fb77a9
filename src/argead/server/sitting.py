"""What is done at the calls by which people sit down: invitations, further devices, another match."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery

from argead.server.asking import hall_of, token_of
from argead.server.bodies import Answer, Asking, answer, read_body
from argead.server.keys import CARRY_S
from argead.server.protocol import decode, encode
from argead.server.rooms import Room
from argead.table.answers import Carrying, Following, Handed, Invited, Invites, SeatClaimed, SeatsCarried
from argead.table.levels import seat_level
from argead.table.refusals import language
from argead.table.requests import Carry, Claim, HandOver, Redeem, Renewal, TakeBack


@get("/api/matches/{match:str}/invites")
async def invites(request: Asking, match: FromPath[str]) -> Answer:
    hall = hall_of(request)
    return answer(encode(Invites(invites=hall.keys.invites(await hall.room(match), token_of(request)))))


@get("/api/matches/{match:str}/invitation")
async def invitation(request: Asking, match: FromPath[str]) -> Answer:
    hall = hall_of(request)
    return answer(encode(Invited(seat=await hall.keys.invited(await hall.room(match), token_of(request)))))


@post("/api/matches/{match:str}/renew")
async def renew(request: Asking, match: FromPath[str]) -> Answer:
    sent = decode(await read_body(request), Renewal)
    hall = hall_of(request)
    invite = await hall.keys.renew(await hall.room(match), token_of(request), sent.seat)
    return answer(encode(Invites(invites={str(sent.seat): invite})))


@post("/api/matches/{match:str}/handover")
async def handover(request: Asking, match: FromPath[str], lang: FromQuery[str] = "en") -> Answer:
    sent = decode(await read_body(request), HandOver)
    hall = hall_of(request)
    room = await hall.room(match)
    await hall.admit(room, token_of(request), sent.seat)
    await hall.keys.hand_over(room, sent.seat, sent.level)
    return _handed(room, sent.seat, lang)


@post("/api/matches/{match:str}/takeback")
async def takeback(request: Asking, match: FromPath[str], lang: FromQuery[str] = "en") -> Answer:
    sent = decode(await read_body(request), TakeBack)
    hall = hall_of(request)
    room = await hall.room(match)
    await hall.admit(room, token_of(request), sent.seat)
    await hall.keys.take_back(room, sent.seat)
    return _handed(room, sent.seat, lang)


def _handed(room: Room, seat: int, lang: str) -> Answer:
    return answer(encode(Handed(seat=seat, level=seat_level(room.seats[seat], language(lang)))))


@post("/api/matches/{match:str}/carry")
async def carry(request: Asking, match: FromPath[str]) -> Answer:
    sent = decode(await read_body(request), Carry)
    hall = hall_of(request)
    secret = await hall.keys.carry(await hall.room(match), sent.tokens)
    return answer(encode(Carrying(carry=secret, seconds=CARRY_S)))


@post("/api/matches/{match:str}/redeem")
async def redeem(request: Asking, match: FromPath[str]) -> Answer:
    sent = decode(await read_body(request), Redeem)
    hall = hall_of(request)
    return answer(encode(SeatsCarried(tokens=await hall.keys.redeem(await hall.room(match), sent.carry))))


@post("/api/matches/{match:str}/again")
async def again(request: Asking, match: FromPath[str]) -> Answer:
    hall = hall_of(request)
    return answer(encode(Following(match=await hall.again(await hall.room(match), token_of(request)))))


@post("/api/matches/{match:str}/claim")
async def claim(request: Asking, match: FromPath[str]) -> Answer:
    sent = decode(await read_body(request), Claim)
    hall = hall_of(request)
    seat, token = await hall.keys.claim(await hall.room(match), sent.invite, sent.name)
    return answer(encode(SeatClaimed(seat=seat, token=token)))


CALLS = [invites, invitation, renew, handover, takeback, carry, redeem, again, claim]
