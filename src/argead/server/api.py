"""What is done at each of the calls in `calls.py`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import Response, WebSocket, get, post, websocket
from litestar.params import FromPath, FromQuery, QueryParameter

import argead
from argead.kernel import AnswerWanted, NoSuchPly
from argead.language import client_words
from argead.server import sitting
from argead.server.asking import game_of, hall_of, token_of
from argead.server.bodies import Answer, Asking, answer, read_body, text_answer
from argead.server.calls import LONGEST_THING_CHARACTERS, PNG, WEBP
from argead.server.glances import glances as read_glances
from argead.server.health import Pulse
from argead.server.live import watch
from argead.server.offline import ADDRESS
from argead.server.openapi import document
from argead.server.protocol import decode, encode
from argead.server.rooms import Room
from argead.shelf import catalogue
from argead.table import describe
from argead.table import rules as read_rules
from argead.table.answers import Catalogue, GlancesShown, Health, Moved, OddsAnswer, RecordOpened, WhyAnswer, WordsShown
from argead.table.describe import PICTURES
from argead.table.keyed import ALL
from argead.table.refusals import Refusal, language
from argead.table.requests import LARGEST_RECORD_BYTES, Fork, Glances, Move, Setup, Undo

ACCOUNT_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""An account is one page that holds all it needs, and no script."""


@get("/api/openapi.json")
async def openapi() -> Answer:
    return answer(document())


@get("/api/health")
async def health(request: Asking) -> Answer:
    pulse: Pulse = request.app.state.pulse
    await pulse.check()
    return answer(encode(Health(ok=True, version=argead.__version__)))


@get("/api/games")
async def list_games(request: Asking, lang: FromQuery[str] = "en") -> Answer:
    listed = [describe(described, language(lang)) for described in catalogue()]
    offline = ADDRESS if request.app.state.offline.is_offered else None
    told = Catalogue(games=listed, version=argead.__version__, lan=request.app.state.lan, offline=offline)
    return text_answer(request, encode(told))


@get("/api/games/{name:str}/rules")
async def rules(request: Asking, name: FromPath[str], lang: FromQuery[str] = "en") -> Answer:
    return text_answer(request, encode(await asyncio.to_thread(read_rules, game_of(name), language(lang))))


@get("/api/games/{name:str}/words")
async def words(request: Asking, name: FromPath[str], lang: FromQuery[str] = "en") -> Answer:
    described = game_of(name)
    text = client_words(described, language(lang))
    return text_answer(request, encode(WordsShown(words=text, by_seat=list(described.nouns.by_seat))))


@get("/api/games/{name:str}/picture")
async def picture(name: FromPath[str], theme: FromQuery[Literal["light", "dark"]] = "light") -> Answer:
    return await _picture(name, f"{theme}.webp", WEBP)


@get("/api/games/{name:str}/link.png")
async def link_picture(name: FromPath[str]) -> Answer:
    return await _picture(name, "link.png", PNG)


@post("/api/glances")
async def glances(request: Asking, lang: FromQuery[str] = "en") -> Answer:
    sent = decode(await read_body(request), Glances)
    return answer(encode(GlancesShown(matches=await read_glances(hall_of(request), sent.seats, language(lang)))))


@post("/api/matches")
async def create(request: Asking) -> Answer:
    setup = decode(await read_body(request), Setup)
    return answer(encode(await hall_of(request).beginnings.create(setup)), 201)


@post("/api/matches/{match:str}/fork")
async def fork(request: Asking, match: FromPath[str]) -> Answer:
    sent = decode(await read_body(request), Fork)
    hall = hall_of(request)
    return answer(encode(await hall.beginnings.fork(await hall.room(match), sent)), 201)


@get("/api/matches/{match:str}/board")
async def board(request: Asking, match: FromPath[str]) -> Answer:
    room = await hall_of(request).room(match)
    return answer(encode(await asyncio.to_thread(room.game.geometry, room.match.pack)))


@get("/api/matches/{match:str}")
async def look(
    request: Asking, match: FromPath[str], lang: FromQuery[str] = "en", since: FromQuery[int] = -1
) -> Answer:
    hall = hall_of(request)
    room = await hall.room(match, since)
    seat = await hall.holder(room, token_of(request))
    await hall.word(room, seat, language(lang))
    return answer(room.shown(seat, language(lang), since))


@post("/api/matches/{match:str}/moves")
async def move(
    request: Asking,
    match: FromPath[str],
    lang: FromQuery[str] = "en",
    since: FromQuery[int] = -1,
    brief: FromQuery[bool] = False,
) -> Answer:
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
async def undo(
    request: Asking,
    match: FromPath[str],
    lang: FromQuery[str] = "en",
    since: FromQuery[int] = -1,
    brief: FromQuery[bool] = False,
) -> Answer:
    sent = decode(await read_body(request), Undo)
    hall = hall_of(request)
    room = await hall.room(match)
    await hall.admit(room, token_of(request), sent.seat)
    await hall.word(room, sent.seat, language(lang))
    await hall.undo(room, token_of(request), sent.ply, sent.seat, language(lang))
    return _moved(room, sent.seat, lang, since, brief)


@get("/api/matches/{match:str}/hint")
async def hint(request: Asking, match: FromPath[str], seat: FromQuery[int], lang: FromQuery[str] = "en") -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    await hall.admit(room, token_of(request), seat)
    return answer(encode(await hall.advisers.hint(room, seat, language(lang))))


@get("/api/matches/{match:str}/outlook")
async def outlook(request: Asking, match: FromPath[str], seat: FromQuery[int], lang: FromQuery[str] = "en") -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    await hall.admit(room, token_of(request), seat)
    return answer(encode(await hall.advisers.outlook(room, seat, language(lang))))


@get("/api/matches/{match:str}/odds")
async def odds(request: Asking, match: FromPath[str], seat: FromQuery[int]) -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    await hall.admit(room, token_of(request), seat)
    forecast, ply = await hall.forecasts.odds(room, seat)
    return answer(encode(OddsAnswer(odds=forecast, ply=ply)))


@get("/api/matches/{match:str}/why")
async def why(
    request: Asking,
    match: FromPath[str],
    thing: Annotated[str, QueryParameter(name="thing", max_length=LONGEST_THING_CHARACTERS)],
    seat: FromQuery[int | None] = None,
    lang: FromQuery[str] = "en",
) -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    viewer = await hall.holder(room, token_of(request))
    if seat is not None:
        await hall.admit(room, token_of(request), seat)
    if not room.started:
        raise Refusal("not-started")
    return answer(encode(WhyAnswer(why=room.table.explain(viewer, thing, language(lang)))))


@get("/api/matches/{match:str}/account")
async def account(
    request: Asking,
    match: FromPath[str],
    lang: FromQuery[str] = "en",
    theme: FromQuery[Literal["light", "dark"]] = "light",
) -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    if not room.table.over:
        raise Refusal("not-over", "account-not-over")
    wanted = language(lang), theme
    told = room.stories.accounts.get(wanted)
    if told is None:
        explained = hall.analyses.known(room)
        told = await hall.read(room, room.stories.account, *wanted, explained and explained.shown)
    sent = answer(told, media_type="text/html")
    sent.headers["content-disposition"] = f'inline; filename="{room.game.name}-{room.id}.html"'
    sent.headers["content-security-policy"] = ACCOUNT_POLICY
    return sent


@get("/api/matches/{match:str}/ending")
async def ending(request: Asking, match: FromPath[str], lang: FromQuery[str] = "en") -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    if not room.table.over:
        raise Refusal("not-over", "ending-not-over")
    told = room.stories.endings.get(language(lang))
    if told is None:
        told = await hall.read(room, room.stories.ending, language(lang))
    return answer(told)


@get("/api/matches/{match:str}/analysis")
async def analysis(request: Asking, match: FromPath[str], lang: FromQuery[str] = "en") -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    if room.table.parted is not None:
        raise Refusal("rules-parted")
    if not room.table.over:
        raise Refusal("not-over", "analysis-not-over")
    explained = hall.analyses.ask(room)
    if not explained.done:
        return answer(encode(explained.progress(room.match.moves)), 202)
    return answer(await hall.read(room, explained.told, room.table.called(language(lang)), language(lang)))


@get("/api/matches/{match:str}/record")
async def record(request: Asking, match: FromPath[str]) -> Answer:
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
    match: FromPath[str],
    ply: FromPath[int],
    lang: FromQuery[str] = "en",
    perspective: Annotated[str | None, QueryParameter(name="seat")] = None,
) -> Answer:
    hall = hall_of(request)
    room = await hall.room(match)
    seat = room.eyes(perspective)
    if not room.table.open and (perspective == ALL or seat != await hall.holder(room, token_of(request))):
        raise Refusal("not-over", "not-your-eyes")
    try:
        shown = await hall.read(room, room.shown_at, ply, seat, language(lang), perspective == ALL)
    except NoSuchPly as error:
        raise Refusal("not-found", "no-such-ply", last=error.last) from None
    return answer(shown)


@websocket("/api/matches/{match:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match: FromPath[str], lang: FromQuery[str] = "en") -> None:
    state = socket.app.state
    await watch(socket, hall_of(socket), state.audience, match, language(lang), state.settings.patience)


def _moved(room: Room, seat: int, lang: str, since: int, brief: bool) -> Answer:
    """How the match stands after a move: the table, or for those who watch it only the ply."""
    return answer(encode(Moved(ply=room.match.ply)) if brief else room.shown(seat, language(lang), since))


async def _picture(name: str, file: str, kind: str) -> Answer:
    """A picture in a game's own folder; it may be kept for a day."""
    try:
        raw = await asyncio.to_thread((game_of(name).folder / PICTURES / file).read_bytes)
    except OSError:
        raise Refusal("not-found", "no-picture") from None
    return Response(raw, media_type=kind, headers={"cache-control": "public, max-age=86400"})


CALLS = [
    openapi,
    health,
    list_games,
    rules,
    words,
    picture,
    link_picture,
    glances,
    create,
    fork,
    *sitting.CALLS,
    board,
    look,
    move,
    undo,
    hint,
    outlook,
    odds,
    why,
    account,
    ending,
    analysis,
    record,
    upload,
    at,
    live,
]
