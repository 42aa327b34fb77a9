"""The meters: what a host can read off a running table, and that no stranger can."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from argead.server.calls import CALLS
from argead.server.metrics import name_of
from support.served import PATIENCE, Served, code, wait_until

Samples = dict[tuple[str, ...], float]


def read(served: Served, **headers: str) -> Samples:
    """What Prometheus would read: the values by name and labels."""
    answer = served.http.get("/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert answer.headers["cache-control"] == "no-store"
    return samples(answer.text)


def samples(text: str) -> Samples:
    """The values by name and labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3") as served:
        sitting = served.create("here", "here")
        before = read(served)
        sitting.play_on(5)
        assert code(sitting.post("/moves", {"ply": 0, "seat": 0, "action": "fly"}, "nobody"))[0] == 401
        assert code(served.http.get("/api/matches/nowhere/board"))[0] == 404
        with sitting.live(sitting.tokens[0]) as player, sitting.live() as spectator:
            sent = len(player.recv()) + len(spectator.recv())
            after = read(served)
        grown = {key: value - before.get(key, 0) for key, value in after.items()}
        assert grown["argead_moves_total",] == grown["argead_store_seconds_count",] == 5
        assert grown["argead_requests_total", "move", "200"] == 5
        assert grown["argead_requests_total", "move", "401"] == 1
        assert grown["argead_requests_total", "board", "404"] == 1
        assert grown["argead_requests_total", "live", "101"] == 2
        assert grown["argead_refusals_total", "bad-token"] == 1
        assert grown["argead_refusals_total", "unknown-match"] == 1
        assert grown["argead_sent_bytes_total",] >= sent
        assert (after["argead_sockets", "player"], after["argead_sockets", "spectator"]) == (1, 1)
        assert after["argead_rooms",] == 1
        assert after["process_resident_memory_bytes",] > 1e6
        wait_until(lambda: read(served)["argead_sockets", "player"] == 0)


def test_the_work_of_bots_is_counted_and_workers_that_are_lost(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3") as served:
        sitting = served.create("here", "greedy")
        sitting.play_on(10)
        before = read(served)
        assert before["argead_job_seconds_count", "bots"] > 0
        assert ("argead_workers_restarted_total", "bots") not in before
        for child in served.children():
            os.kill(child, signal.SIGKILL)
        sitting.play_on(choose=Random(3).choice)
        after = read(served)
        assert after["argead_workers_restarted_total", "bots"] >= 1
        assert after["argead_jobs_queued", "bots"] == 0


def test_processes_behind_one_port_are_counted_together(postgres_url: str) -> None:
    with Served(postgres_url, processes=2) as served:
        for asked in range(8):
            # Each connection is taken by either of them.
            with httpx.Client(base_url=served.url, timeout=PATIENCE) as http:
                assert http.get("/api/games").status_code == 200
            with httpx.Client(base_url=served.url, timeout=PATIENCE) as http:
                found = samples(http.get("/metrics").text)
            assert found["argead_requests_total", "games", "200"] == asked + 1
        assert found["argead_processes",] == 2
        sitting = served.create("here", "here")
        with sitting.live(sitting.tokens[0]) as player:
            player.recv()
            wait_until(lambda: read(served)["argead_sockets", "player"] == 1)
        memory = read(served)["argead_memory_bytes",]
        before = set(served.children())
        os.kill(max(before), signal.SIGKILL)
        wait_until(lambda: set(served.children()) - before)
        # Once its successor is there too, what the dead one had is not counted any more.
        again = wait_until(lambda: (now := memory_of(served)) > 0.75 * memory and now)
        assert again < 1.25 * memory


def memory_of(served: Served) -> float:
    """The memory of all processes, if there is somebody to ask just now."""
    try:
        with httpx.Client(base_url=served.url, timeout=PATIENCE) as http:
            return samples(http.get("/metrics").text)["argead_memory_bytes",]
    except httpx.TransportError:
        return 0.0


def test_what_a_stranger_sends_makes_no_new_label(served: Served) -> None:
    def calls() -> set[str]:
        return {key[1] for key in read(served) if key[0] == "argead_requests_total"}

    for number in range(50):
        served.http.get(f"/{number}/api/games/x{number}")
        served.http.get(f"/api/matches/{number}/at/{number}", params={"lang": str(number)})
        served.http.request(f"VERB{number}", f"/api/{number}")
    assert calls() <= {call.name for call in CALLS} | {"page"}


def test_every_call_is_counted_under_its_own_name() -> None:
    for call in CALLS:
        path = call.path.replace("{match}", "m").replace("{name}", "n").replace("{ply}", "7")
        assert name_of({"method": call.method, "path": path}) == call.name
    assert name_of({"method": "GET", "path": "/api/matches/m/at/7/more/and/more"}) == "page"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A table behind a proxy: it listens here, and answers to a name of the world."""
    with Served(tmp_path_factory.mktemp("proxied") / "argead.sqlite3", hosts=("a.example",)) as running:
        yield running


@pytest.mark.parametrize(
    "headers",
    [{"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}, {"Via": "1.1 proxy"}, {"Host": "a.example"}],
)
def test_whoever_comes_through_a_proxy_finds_nothing(proxied: Served, headers: dict[str, str]) -> None:
    assert code(proxied.http.get("/metrics", headers=headers)) == (404, "not-found")
    assert read(proxied)["argead_rooms",] == 0


def test_with_a_token_only_its_holder_reads(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3", hosts=("a.example",), metrics_token="sesame") as served:
        for given in ("", "Bearer no", "sesame", "Bearer s\xe9same"):
            refused = served.http.get("/metrics", headers={"Authorization": given.encode("latin-1")})
            assert code(refused) == (404, "not-found")
        for more in ({}, {"X-Forwarded-For": "203.0.113.7", "Host": "a.example"}):
            assert read(served, Authorization="Bearer sesame", **more)["argead_rooms",] == 0
