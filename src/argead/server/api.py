"""The calls of docs/protocol.md."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from litestar import Response, WebSocket, get, post, websocket
from litestar.params import Parameter

import argead
from argead.bots import bots_of
from argead.kernel import AnswerWanted, Game, NotWaiting, SetupError
from argead.language import phrasebook
from argead.server.bodies import LARGEST_RECORD, Asking, answer, read_body
from argead.server.hall import Hall
from argead.server.live import watch
from argead.server.protocol import Claim, Move, Setup, Undo, decode, encode
from argead.server.refusals import Refusal, language
from argead.server.review import table_at
from argead.server.tables import chance_question, table
from argead.shelf import catalogue, game
from argead.table.account import has_account
from argead.table.account import page as account_page

Answer = Response[bytes]

ACCOUNT_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""An account is one page that holds all it needs, and no script."""


def hall_of(request: Asking | WebSocket[Any, Any, Any]) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def token_of(request: Asking) -> str | None:
    """The bearer token, if any was sent."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    scheme, _, token = given.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refusal("bad-token")
    return token.strip()


@get("/api/health")
async def health() -> Answer:
    return answer(encode({"ok": True, "version": argead.__version__}))


@get("/api/games")
async def list_games(request: Asking, lang: str = "en") -> Answer:
    listed = [_described(described, language(lang)) for described in catalogue()]
    return answer(encode({"games": listed, "version": argead.__version__, "lan": request.app.state.lan}))


@get("/api/games/{name:str}/rules")
async def rules(name: str, lang: str = "en") -> Answer:
    try:
        words = phrasebook(game(name), language(lang))
    except SetupError:
        raise Refusal("not-found") from None
    sections = await asyncio.to_thread(words.rules)
    told = [{"id": section.id, "title": section.title, "markdown": section.markdown} for section in sections]
    return answer(encode({"title": words.title, "sections": told}))


@post("/api/matches")
async def create(request: Asking) -> Answer:
    setup = decode(await read_body(request), Setup)
    return answer(encode(await hall_of(request).create(setup)), 201)


@get("/api/matches/{match:str}/invites")
async def invites(request: Asking, match: str) -> Answer:
    hall = hall_of(request)
    return answer(encode({"invites": hall.invites(await hall.room(match), token_of(request))}))


@post("/api/matches/{match:str}/claim")
async def claim(request: Asking, match: str) -> Answer:
    asked = decode(await read_body(request), Claim)
    hall = hall_of(request)
    seat, token = await hall.claim(await hall.room(match), asked.invite, asked.name)
    return answer(encode({"seat": seat, "token": token}))


@get("/api/matches/{match:str}/board")
async def board(request: Asking, match: str) -> Answer:
    room = await hall_of(request).room(match)
    return answer(encode(await asyncio.to_thread(room.game.geometry, room.match.record.header.data)))


@get("/api/matches/{match:str}")
async def look(request: Asking, match: str, lang: str = "en", since: int = -1) -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    return answer(table(room, await hall.holder(room, token_of(request)), language(lang), since))


@post("/api/matches/{match:str}/moves")
async def move(request: Asking, match: str, lang: str = "en", since: int = -1) -> Answer:
    asked = decode(await read_body(request), Move)
    hall = hall_of(request)
    room = await hall.room(match)
    try:
        await hall.play(room, token_of(request), asked, language(lang))
    except AnswerWanted as wanted:
        return answer(encode(chance_question(room, asked.seat, wanted, asked.answers, language(lang))), 202)
    return answer(table(room, asked.seat, language(lang), since))


@post("/api/matches/{match:str}/undo")
async def undo(request: Asking, match: str, lang: str = "en", since: int = -1) -> Answer:
    asked = decode(await read_body(request), Undo)
    hall = hall_of(request)
    room = await hall.room(match)
    await hall.undo(room, token_of(request), asked.ply, asked.seat, lang)
    return answer(table(room, asked.seat, language(lang), since))


@get("/api/matches/{match:str}/hint")
async def hint(request: Asking, match: str, seat: int, lang: str = "en") -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    await hall.admit(room, token_of(request), seat)
    if seat not in room.match.state.waiting():
        raise NotWaiting
    action = await hall.opponents.hint(room, seat)
    label = phrasebook(room.game, language(lang)).label(action)
    return answer(encode({"action": action.notation, "label": label}))


@get("/api/matches/{match:str}/odds")
async def odds(request: Asking, match: str, seat: int) -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    await hall.admit(room, token_of(request), seat)
    forecast, ply = await hall.forecasts.odds(room, seat)
    return answer(encode({"odds": forecast, "ply": ply}))


@get("/api/matches/{match:str}/account")
async def account(request: Asking, match: str, lang: str = "en", theme: Literal["light", "dark"] = "light") -> Answer:
    room = await hall_of(request).room(match)
    if not has_account(room.game):
        raise Refusal("not-found", "no-account")
    if not room.over:
        raise Refusal("not-over", "account-not-over")
    wanted = language(lang), theme
    if wanted not in room.accounts:
        room.accounts[wanted] = (await asyncio.to_thread(account_page, room.match, *wanted)).encode()
    sent = answer(room.accounts[wanted], media_type="text/html")
    sent.headers["content-disposition"] = f'inline; filename="{room.game.name}-{room.id}.html"'
    sent.headers["content-security-policy"] = ACCOUNT_POLICY
    return sent


@get("/api/matches/{match:str}/record")
async def record(request: Asking, match: str) -> Answer:
    room = await hall_of(request).room(match)
    if not room.over and not room.review:
        raise Refusal("not-over")
    sent = answer(room.match.record.dump().encode(), media_type="application/x-ndjson")
    sent.headers["content-disposition"] = f'attachment; filename="{room.game.name}-{room.id}.jsonl"'
    return sent


@post("/api/records")
async def upload(request: Asking) -> Answer:
    body = await read_body(request, LARGEST_RECORD)
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("bad-record", "not-text") from None
    return answer(encode({"match": await hall_of(request).upload(text)}), 201)


@get("/api/matches/{match:str}/at/{ply:int}")
async def at(
    request: Asking,
    match: str,
    ply: int,
    lang: str = "en",
    perspective: str | None = Parameter(query="seat", default=None),
) -> Answer:
    room = await hall_of(request).room(match)
    return answer(await table_at(room, ply, perspective, language(lang)))


@websocket("/api/matches/{match:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match: str, lang: str = "en") -> None:
    await watch(socket, hall_of(socket), match, language(lang), socket.app.state.patience)


def _described(described: Game, lang: str) -> dict[str, Any]:
    words = phrasebook(described, lang)
    return {
        "name": described.name,
        "title": words.title,
        "blurb": words.blurb,
        "designer": words.designer,
        "publisher": words.publisher,
        "seats": described.seats,
        "minutes": described.minutes,
        "rules": described.rules,
        "bots": bots_of(described),
        "pack": {"accepts": True, "default": described.pack_id(None)},
        "options": [
            {
                "name": option.name,
                "label": words.option_label(option),
                "help": words.option_help(option),
                "default": option.default,
                "choices": [{"value": value, "label": words.choice_label(option, value)} for value in option.choices],
            }
            for option in described.options
        ],
    }


CALLS = [
    health,
    list_games,
    rules,
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
