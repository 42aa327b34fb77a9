"""Record mutants through upload: each is opened or refused with a clear word, and nothing is half stored."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from threading import Event
from time import perf_counter

import pytest
from httpx import Response

from support.mutants import mutants
from support.served import Served, Sitting, code, wait_until

NO_LIMIT = "from argead.server import buckets\nbuckets.LIMITS['upload'] = (1e6, 1e6)"
TIMES = 20
"""Others may wait so many times as long while records are checked: they share two cores, no more."""


@pytest.fixture
def roomy(tmp_path: Path) -> Iterator[Served]:
    """A server that takes any number of uploads."""
    with Served(tmp_path / "argead.sqlite3", before=NO_LIMIT) as served:
        yield served


def send(served: Served, count: int, seed: int) -> dict[str, bytes]:
    """Upload so many mutants; the matches that have come of them."""
    opened: dict[str, bytes] = {}
    for body in mutants(count, seed):
        answer = served.http.post("/api/records", content=body)
        if answer.status_code == 201:
            opened[answer.json()["match"]] = body
        else:
            status, problem = code(answer)
            assert (status, problem) in {(422, "bad-record"), (422, "bad-board"), (413, "too-large")}, body[:300]
    return opened


def look_back(served: Served, address: str, **query: str) -> Response:
    """Look at an opened record; only so many are open at once, and whoever comes too quickly is asked for patience."""
    answers: list[Response] = []

    def is_open() -> bool:
        answers.append(served.http.get(address, params=query))
        return answers[-1].status_code == 200 or code(answers[-1]) != (503, "busy")

    wait_until(is_open)
    return answers[-1]


def is_whole(served: Served, opened: dict[str, bytes]) -> None:
    """What was opened can be looked at from first to last, opens again as itself, and nothing else is stored."""
    for match, body in opened.items():
        shown = look_back(served, f"/api/matches/{match}/at/0")
        assert shown.status_code == 200, body[:300]
        assert look_back(served, f"/api/matches/{match}/at/{shown.json()['plies']}", seat="all").is_success
        assert look_back(served, f"/api/matches/{match}/record").is_success
        assert served.http.post("/api/records", content=body).json()["match"] == match
    database = sqlite3.connect(served.given["database"])
    assert {name for (name,) in database.execute("SELECT id FROM matches")} >= opened.keys()
    kept = {name for (name,) in database.execute("SELECT id FROM matches WHERE review")}
    assert kept == opened.keys()
    assert {name for (name,) in database.execute("SELECT DISTINCT match FROM moves")} >= opened.keys()
    assert database.execute("SELECT count(*) FROM moves WHERE match NOT IN (SELECT id FROM matches)").fetchone() == (0,)
    database.close()


def delays(sitting: Sitting, enough: Event) -> list[float]:
    """How long each look at a table takes, one after the other."""
    taken = []
    while not enough.is_set():
        start = perf_counter()
        sitting.look(0)
        taken.append(perf_counter() - start)
        enough.wait(0.01)
    return taken


def test_mutants_are_opened_or_refused_and_nothing_is_half_stored(roomy: Served) -> None:
    opened = send(roomy, 150, seed=1)
    assert 5 < len(opened) < 100
    is_whole(roomy, opened)
    assert roomy.is_well()


@pytest.mark.long
def test_ten_thousand_mutants_disturb_nobody(roomy: Served) -> None:
    sitting = roomy.create("here", "here")
    with ThreadPoolExecutor(1) as onlooker:
        calm = Event()
        looking = onlooker.submit(delays, sitting, calm)
        calm.wait(5)
        calm.set()
        before = median(looking.result())
        enough = Event()
        looking = onlooker.submit(delays, sitting, enough)
        opened: dict[str, bytes] = {}
        try:
            for seed in range(10):
                opened |= send(roomy, 1000, seed)
        finally:
            enough.set()
        assert median(looking.result()) < TIMES * before
    is_whole(roomy, opened)
    assert roomy.is_well()
