"""The application: the calls, the client's files, and one shape for every refusal."""

from __future__ import annotations

import asyncio
import gzip
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, get
from litestar.exceptions import HTTPException, MethodNotAllowedException
from litestar.params import FromPath
from litestar.types import ASGIApp

from argead.kernel import ArgeadError
from argead.language import LANGUAGES, phrasebook
from argead.server import pages
from argead.server.api import CALLS
from argead.server.asking import hall_of
from argead.server.audience import Audience
from argead.server.bodies import Asking, answer, refuse
from argead.server.buckets import Buckets
from argead.server.callers import Proxies
from argead.server.client import NOT_BUILT, PAGE, Client, media_type, packed
from argead.server.gate import Gate
from argead.server.hall import Hall
from argead.server.health import Pulse
from argead.server.latch import Latch
from argead.server.meters import PROCESSES
from argead.server.metrics import Metered, keep_reading, metrics
from argead.server.offline import ADDRESS, POLICY, Offline
from argead.server.refusals import prepare_refusals
from argead.server.settings import Settings
from argead.server.store import NotStored, Store
from argead.server.workers import Workers
from argead.shelf import catalogue
from argead.table.refusals import Refusal, refusal_of

LOG = logging.getLogger(__name__)


def create_app(settings: Settings) -> ASGIApp:
    """The table, its database open; it serves while its lifespan lasts."""
    latch = Latch(settings.database)
    prepare_refusals()
    store = Store(settings.database)
    buckets = Buckets()
    audience = Audience(
        settings.connections // 2, settings.connections_each, settings.spectators, Proxies(settings.proxies)
    )

    def counted(processes: int) -> None:
        buckets.share = 1 / processes
        PROCESSES.set(processes)

    site = Offline(settings.offline)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        workers = Workers(settings.workers)
        hall = Hall(store, workers, settings.bot_pause, settings.keeping)
        company = hall.join(counted)
        app.state.update(hall=hall, audience=audience, client=Client(settings.web), lan=_lan(settings))
        app.state.update(settings=settings, pulse=Pulse(store), offline=site)
        rounds = [asyncio.create_task(one) for one in (hall.usher.go_round(), hall.keeper.run(), keep_reading(hall))]
        if company is not None:
            rounds.append(asyncio.create_task(company.serve()))
        warming = asyncio.create_task(asyncio.to_thread(_learn_words))
        try:
            yield
        finally:
            if company is not None:
                await company.herald.farewell()
            for task in rounds:
                task.cancel()
            # If they could not be read now, somebody will have been told why when they were needed.
            await asyncio.gather(warming, return_exceptions=True)
            hall.close()
            workers.close()
            await asyncio.to_thread(site.close)
            await asyncio.to_thread(store.close)
            latch.lift()

    app = Litestar(
        [*CALLS, metrics, offline, page],
        lifespan=[lifespan],
        exception_handlers={
            Refusal: _refused,
            ArgeadError: _refused,
            NotStored: _refused,
            HTTPException: _refused,
            Exception: _failed,
        },
        openapi_config=None,
        logging_config=None,
        request_max_body_size=None,
    )
    return Metered(Gate(app, settings, buckets))


@get(["/", "/{path:path}"])
async def page(request: Asking, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the browser client, or its page with a word about where the address leads."""
    client: Client = request.app.state.client
    file = await asyncio.to_thread(client.find, path.strip("/"))
    if file is None or file.name == PAGE:
        return await _lead(request, client, path)
    return await _file(request, file, client.headers(file))


@get(["/offline", "/offline/", "/offline/{path:path}"])
async def offline(request: Asking, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the site that needs no server. It has a policy of its own, and its service worker no scope but this."""
    # The framework passes over the slash at the end, below which the page looks for its files.
    if request.scope["raw_path"] == ADDRESS.rstrip("/").encode():
        return Response(b"", status_code=308, headers={"location": ADDRESS})
    site: Offline = request.app.state.offline
    client = await site.client()
    if client is None:
        raise Refusal("not-found")
    file = await asyncio.to_thread(client.find, path.strip("/") or PAGE)
    if file is None:
        raise Refusal("not-found")
    return await _file(request, file, client.headers(file) | {"content-security-policy": POLICY})


async def _file(request: Asking, file: Path, headers: dict[str, str]) -> Response[bytes]:
    """A file as it lies there, made smaller where that is worth it; nothing of what is known already."""
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers)
    body = None
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(packed, file, headers["etag"])
    if body is not None:
        headers["content-encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(file.read_bytes)
    return Response(body, media_type=media_type(file), headers=headers)


async def _lead(request: Asking, client: Client, path: str) -> Response[bytes]:
    """The client's page. Where there is nothing it says so itself, to people; programs are refused."""
    lang = pages.language_of(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))
    built = await asyncio.to_thread(client.find, PAGE)
    told = await pages.lead(hall_of(request), path.removesuffix(PAGE), lang)
    is_person = "text/html" in request.headers.get("accept", "")
    if told.status == 404 and (built is None or not is_person or path.startswith("/api")):
        raise Refusal("not-found")
    if built is None:
        return answer(NOT_BUILT.encode(), 503, "text/html")
    origin = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    body = await asyncio.to_thread(pages.page, built, told, lang, origin)
    version = f'"{sha256(body).hexdigest()[:20]}"'
    headers = {"cache-control": "no-cache", "etag": version, "vary": "accept-encoding, accept-language"}
    if told.status == 200 and request.headers.get("if-none-match") == version:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, 6)
    return Response(body, status_code=told.status, media_type="text/html", headers=headers)


def _refused(request: Asking, error: Exception) -> Response[bytes]:
    refused = refuse(_refusal(error), request.query_params.get("lang", "en"))
    if isinstance(error, MethodNotAllowedException) and error.headers is not None:
        refused.headers["allow"] = error.headers["allow"]
    return refused


def _failed(request: Asking, error: Exception) -> Response[bytes]:
    # What stands in the address may be anybody's secret; what it is an address of is not.
    LOG.error("%s %s failed", request.method, request.scope["path_template"], exc_info=error)
    return refuse(Refusal("internal"), request.query_params.get("lang", "en"))


def _refusal(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, ArgeadError):
        return refusal_of(error)
    if isinstance(error, NotStored):
        LOG.error("the database refused: %s", error)
        return Refusal("not-stored")
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return Refusal("not-found")
    if error.status_code == 405:
        return Refusal("bad-method")
    if error.status_code < 500:
        return Refusal("bad-request", "bad-parameter", detail=_complaint(error))
    LOG.error("refused by the framework", exc_info=error)
    return Refusal("internal")


def _complaint(error: HTTPException) -> str:
    """What the framework has to say about an address."""
    extra: Any = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')}: {extra[0].get('message', '')}"
    return str(error.detail)


def _learn_words() -> None:
    """Read the language files before the first player has to wait for them."""
    for described in catalogue():
        for lang in LANGUAGES:
            phrasebook(described, lang)


def _lan(settings: Settings) -> str | None:
    """The address under which others in the same network reach the table, if they do."""
    if settings.is_private:
        return None
    host = settings.host
    if host in ("0.0.0.0", "::"):
        # No packet is sent: the system only says from which address it would go out.
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            host = probe.getsockname()[0]
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
