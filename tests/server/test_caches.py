"""Caches: nothing that a stranger sends is kept for ever."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

import httpx
import pytest

from argead.kernel import Action
from argead.language import Words, phrasebook
from argead.language.phrasebook import MOST_LABELS
from argead.server import create_app
from argead.server.settings import Settings
from argead.shelf import game

SPELLINGS = 2_000


@asynccontextmanager
async def hosted(database: Path) -> AsyncIterator[httpx.AsyncClient]:
    """The whole application in this process, where its caches can be counted."""
    app = create_app(Settings(database=str(database)))
    said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    life = asyncio.create_task(app({"type": "lifespan", "asgi": {}, "state": {}}, said.get, heard.put))  # type: ignore
    await said.put({"type": "lifespan.startup"})
    assert (await heard.get())["type"] == "lifespan.startup.complete"
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        yield http
    await said.put({"type": "lifespan.shutdown"})
    await life


def kept() -> tuple[int, int, int]:
    """What all caches of ours hold together, how many books of words there are, and the size of the largest cache."""
    gc.collect()
    things = gc.get_objects()
    caches = [each.cache_info() for each in things if isinstance(each, _lru_cache_wrapper)]
    ours = [each for each in things if isinstance(each, _lru_cache_wrapper) and each.__module__.startswith("argead")]
    words = sum(isinstance(each, Words) for each in things)
    return sum(each.cache_info().currsize for each in ours), words, max(each.currsize for each in caches)


def test_two_thousand_spellings_of_a_language_leave_nothing_behind(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hosted(tmp_path / "argead.sqlite3") as http:
            seats = [{"kind": "here"}, {"kind": "here", "lang": "xx"}]
            match = (await http.post("/api/matches", json={"game": "alexandros", "seats": seats})).json()["match"]
            places = [
                "/api/games",
                "/api/games/empire/rules",
                "/api/games/empire/words",
                "/api/games/none/words",
                "/api/matches/none",
                "/api/nothing",
                f"/api/matches/{match}",
                f"/api/matches/{match}/at/0",
                f"/api/matches/{match}/account",
                f"/api/matches/{match}/ending",
            ]
            for place in places * 2:
                for lang in ("en", "fr", "strange"):
                    await http.get(place, params={"lang": lang})
            before = kept()
            for number in range(SPELLINGS):
                place = places[number // 5 % len(places)] if number % 5 == 0 else "/api/nothing"
                host = "evil.example" if number % 5 == 1 else "127.0.0.1"
                await http.get(place, params={"lang": f"{number}" * (1 + number % 50)}, headers={"Host": host})
            after = kept()
            assert after[:2] == before[:2]
            assert after[2] <= 4096

    asyncio.run(scene())


class Ride(Action):
    pass


def test_labels_of_actions_are_kept_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    words = phrasebook(game("alexandros"), "en")
    monkeypatch.setattr(words, "say", lambda message, **args: message)
    for number in range(MOST_LABELS + 100):
        assert words.label(Ride(0, str(number))) == "action-ride"
        assert len(words._labels) <= MOST_LABELS
    words._labels.clear()
