"""Somebody at another table, from another address, whose calls are timed while the server is attacked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Thread
from time import perf_counter, sleep

import httpx

from support.served import PATIENCE, Served, Sitting


@contextmanager
def caller(served: Served, address: str) -> Iterator[httpx.Client]:
    """A client that calls from another address of this machine."""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=served.url, timeout=PATIENCE, transport=transport) as client:
        yield client


Call = Callable[[httpx.Client], httpx.Response]


@dataclass
class Storm:
    """The answers to a stranger's calls, and how long the neighbour's looks and waits for the bot took meanwhile."""

    answers: list[httpx.Response]
    looks: list[float]
    waits: list[float]

    @property
    def worst(self) -> float:
        return max(*self.looks, *self.waits)


def harmless(client: httpx.Client) -> httpx.Response:
    """A call that costs nothing: as many of these are what others are compared with."""
    return client.get("/api/health")


class Neighbour:
    """A table with a greedy bot, and the person there, who looks or moves as soon as may be."""

    def __init__(self, served: Served) -> None:
        self.sitting: Sitting = served.create("here", "greedy")
        self.served = served

    def looks(self, times: int) -> list[float]:
        """How long each look took."""
        with caller(self.served, "127.0.0.2") as client:
            return [_seconds(client, self.sitting.path) for _ in range(times)]

    def usual(self) -> float:
        """How long something takes at most while nobody is in the way."""
        return max(*self.looks(50), *self.rounds(3))

    @contextmanager
    def looking(self) -> Iterator[list[float]]:
        """How long each look took while something else went on."""
        taken: list[float] = []
        enough = Event()

        def look() -> None:
            with caller(self.served, "127.0.0.2") as client:
                while not (taken and enough.is_set()):
                    taken.append(_seconds(client, self.sitting.path))
                    sleep(0.002)

        thread = Thread(target=look)
        thread.start()
        try:
            yield taken
        finally:
            enough.set()
            thread.join()

    def rounds(self, times: int) -> list[float]:
        """How long the bot let its person wait, each time. A match that is over is begun anew."""
        taken = []
        with caller(self.served, "127.0.0.2") as client:
            while len(taken) < times:
                table = self._seen(client)
                if not table["waiting"]:
                    self.sitting = self.served.create("here", "greedy")
                    continue
                start = perf_counter()
                mine = self._wait(client)
                if mine is None:
                    continue
                taken.append(perf_counter() - start)
                while mine["waiting"] and 0 in mine["waiting"]:
                    action = mine["decision"]["actions"][-1]["notation"]
                    body = {"ply": mine["ply"], "seat": 0, "action": action}
                    made = client.post(f"{self.sitting.path}/moves", json=body, headers=self._headers())
                    assert made.status_code == 200, made.text
                    mine = made.json()
        return taken

    def through(self, calls: list[Call], rounds: int) -> Storm:
        """What becomes of this table while a stranger makes all these calls at once."""
        with caller(self.served, "127.0.0.3") as stranger, ThreadPoolExecutor(len(calls)) as crowd:
            made = [crowd.submit(call, stranger) for call in calls]
            with self.looking() as looks:
                waits = self.rounds(rounds)
            return Storm([one.result() for one in made], looks, waits)

    def _wait(self, client: httpx.Client) -> dict | None:
        """The table as soon as the person is to move; None if there is nothing more to move."""
        deadline = perf_counter() + 4 * PATIENCE
        while perf_counter() < deadline:
            table = self._seen(client)
            if not table["waiting"]:
                return None
            if 0 in table["waiting"]:
                return table
            sleep(0.002)
        raise AssertionError("the bot never moved")

    def _seen(self, client: httpx.Client) -> dict:
        answer = client.get(self.sitting.path, headers=self._headers())
        assert answer.status_code == 200, answer.text
        table: dict = answer.json()
        return table

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.sitting.tokens[0]}"}


def _seconds(client: httpx.Client, path: str) -> float:
    start = perf_counter()
    assert client.get(path).status_code == 200
    return perf_counter() - start
