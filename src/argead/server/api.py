"""What is done at each of the calls in `calls.py`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import Response, WebSocket, get, post, websocket
from litestar.params import QueryParameter

import argead
from argead.kernel import AnswerWanted, Game, NoSuchPly, SetupError
from argead.language import client_words, phrasebook
from argead.server.bodies import LARGEST_RECORD_BYTES, Asking, answer, read_body
from argead.server.hall import Hall
from argead.server.health import Pulse
from argead.server.live import watch
from argead.server.openapi import document
from argead.server.protocol import decode, encode
from argead.server.refusals import Refusal, language
from argead.server.rooms import Room
from argead.server.shapes import Catalogue, Health, Invites, Moved, OddsAnswer, RecordOpened, SeatClaimed, WordsShown
from argead.shelf import catalogue, game
from argead.table import describe
from argead.table import rules as read_rules
from argead.table.account import has_account
from argead.table.requests import Claim, Move, Setup, Undo
from argead.table.shapes import HintShown

Answer = Response[bytes]

ALL = "all"
"""All hands open, when nothing is hidden any more."""

ACCOUNT_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""An account is one page that holds all it needs, and no script."""


def hall_of(request: Asking | WebSocket[Any, Any, Any]) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def game_of(name: str) -> Game:
    """The game of an address."""
    try:
        return game(name)
    except SetupError:
        raise Refusal("not-found") from None


def token_of(request: Asking) -> str | None:
    """The bearer token, if any was sent."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    scheme, _, token = given.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refusal("bad-token")
    return token.strip()


@get("/api/openapi.json")
async def openapi() -> Answer:
    return answer(document())


@get("/api/health")
async def health(request: Asking) -> Answer:
    pulse: Pulse = request.app.state.pulse
    await pulse.check()
    return answer(encode(Health(ok=True, version=argead.__version__)))


@get("/api/games")
async def list_games(request: Asking, lang: str = "en") -> Answer:
    listed = [describe(described, language(lang)) for described in catalogue()]
    return answer(encode(Catalogue(games=listed, version=argead.__version__, lan=request.app.state.lan)))


@get("/api/games/{name:str}/rules")
async def rules(name: str, lang: str = "en") -> Answer:
    return answer(encode(await asyncio.to_thread(read_rules, game_of(name), language(lang))))


@get("/api/games/{name:str}/words")
async def words(name: str, lang: str = "en") -> Answer:
    described = game_of(name)
    text = client_words(described, language(lang))
    return answer(encode(WordsShown(words=text, by_seat=list(described.nouns.by_seat))))


@post("/api/matches")
async def create(request: Asking) -> Answer:
    setup = decode(await read_body(request), Setup)
    return answer(encode(await hall_of(request).beginnings.create(setup)), 201)


@get("/api/matches/{match:str}/invites")
async def invites(request: Asking, match: str) -> Answer:
    hall = hall_of(request)
    return answer(encode(Invites(invites=hall.invites(await hall.room(match), token_of(request)))))


@post("/api/matches/{match:str}/claim")
async def claim(request: Asking, match: str) -> Answer:
    sent = decode(await read_body(request), Claim)
    hall = hall_of(request)
    seat, token = await hall.claim(await hall.room(match), sent.invite, sent.name)
    return answer(encode(SeatClaimed(seat=seat, token=token)))


@get("/api/matches/{match:str}/board")
async def board(request: Asking, match: str) -> Answer:
    room = await hall_of(request).room(match)
    return answer(encode(await asyncio.to_thread(room.game.geometry, room.match.pack)))


@get("/api/matches/{match:str}")
async def look(request: Asking, match: str, lang: str = "en", since: int = -1) -> Answer:
    hall = hall_of(request)
    room = await hall.room(match, since)
    seat = await hall.holder(room, token_of(request))
    await hall.word(room, seat, language(lang))
    return answer(room.shown(seat, language(lang), since))


@post("/api/matches/{match:str}/moves")
async def move(request: Asking, match: str, lang: str = "en", since: int = -1, brief: bool = False) -> Answer:
    sent = decode(await read_body(request), Move)
    hall = hall_of(request)
    room = await hall.room(match)
    await hall.admit(room, token_of(request), sent.seat)
    await hall.word(room, sent.seat, language(lang))
    try:
        await hall.play(room, token_of(request), sent, language(lang))
    except AnswerWanted as wanted:
        return answer(encode(room.table.wanted(sent.seat, wanted, sent.answers, language(lang))), 202)
    return _moved(room, sent.seat, lang, since, brief)


@post("/api/matches/{match:str}/undo")
async def undo(request: Asking, match: str, lang: str = "en", since: int = -1, brief: bool = False) -> Answer:
    sent = decode(await read_body(request), Undo)
    hall = hall_of(request)
    room = await hall.room(match)
    await hall.admit(room, token_of(request), sent.seat)
    await hall.word(room, sent.seat, language(lang))
    await hall.undo(room, token_of(request), sent.ply, sent.seat, language(lang))
    return _moved(room, sent.seat, lang, since, brief)


@get("/api/matches/{match:str}/hint")
async def hint(request: Asking, match: str, seat: int, lang: str = "en") -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    await hall.admit(room, token_of(request), seat)
    action = await hall.opponents.hint(room, seat)
    label = phrasebook(room.game, language(lang)).label(action)
    return answer(encode(HintShown(action=action.notation, label=label)))


@get("/api/matches/{match:str}/odds")
async def odds(request: Asking, match: str, seat: int) -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    await hall.admit(room, token_of(request), seat)
    forecast, ply = await hall.forecasts.odds(room, seat)
    return answer(encode(OddsAnswer(odds=forecast, ply=ply)))


@get("/api/matches/{match:str}/account")
async def account(request: Asking, match: str, lang: str = "en", theme: Literal["light", "dark"] = "light") -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    if not has_account(room.game):
        raise Refusal("not-found", "no-account")
    if not room.table.over:
        raise Refusal("not-over", "account-not-over")
    wanted = language(lang), theme
    if wanted not in room.accounts:
        await hall.read(room, room.account, *wanted)
    sent = answer(room.accounts[wanted], media_type="text/html")
    sent.headers["content-disposition"] = f'inline; filename="{room.game.name}-{room.id}.html"'
    sent.headers["content-security-policy"] = ACCOUNT_POLICY
    return sent


@get("/api/matches/{match:str}/record")
async def record(request: Asking, match: str) -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    if not room.table.open:
        raise Refusal("not-over")
    text = await hall.read(room, room.table.record.dump)
    sent = answer(text.encode(), media_type="application/x-ndjson")
    sent.headers["content-disposition"] = f'attachment; filename="{room.game.name}-{room.id}.jsonl"'
    return sent


@post("/api/records")
async def upload(request: Asking) -> Answer:
    body = await read_body(request, LARGEST_RECORD_BYTES)
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("bad-record", "not-text") from None
    return answer(encode(RecordOpened(match=await hall_of(request).beginnings.upload(text))), 201)


@get("/api/matches/{match:str}/at/{ply:int}")
async def at(
    request: Asking,
    match: str,
    ply: int,
    lang: str = "en",
    perspective: Annotated[str | None, QueryParameter(name="seat")] = None,
) -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    seat = _seat(room, perspective)
    if not room.table.open and (perspective == ALL or seat != await hall.holder(room, token_of(request))):
        raise Refusal("not-over", "not-your-eyes")
    try:
        shown = await hall.read(room, room.shown_at, ply, seat, language(lang), perspective == ALL)
    except NoSuchPly as error:
        raise Refusal("not-found", "no-such-ply", last=error.last) from None
    return answer(shown)


@websocket("/api/matches/{match:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match: str, lang: str = "en") -> None:
    state = socket.app.state
    await watch(socket, hall_of(socket), state.audience, match, language(lang), state.settings.patience)


def _moved(room: Room, seat: int, lang: str, since: int, brief: bool) -> Answer:
    """How the match stands after a move: the table, or for those who watch it only the ply."""
    return answer(encode(Moved(ply=room.match.ply)) if brief else room.shown(seat, language(lang), since))


def _seat(room: Room, perspective: str | None) -> int | None:
    """The seat through whose eyes somebody looks back."""
    if perspective is None or perspective == ALL:
        return None
    if not perspective.isdecimal() or not perspective.isascii() or int(perspective[:3]) >= len(room.seats):
        raise Refusal("not-found", "no-such-seat")
    return int(perspective)


CALLS = [
    openapi,
    health,
    list_games,
    rules,
    words,
    create,
    invites,
    claim,
    board,
    look,
    move,
    undo,
    hint,
    odds,
    account,
    record,
    upload,
    at,
    live,
]
