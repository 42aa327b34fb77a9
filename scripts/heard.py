"""How soon a move is seen: `python scripts/heard.py`, at the process that stores it and at another one on its database.

Two servers and a PostgreSQL of their own run on this machine. What is measured is the time until a live line has
brought a move: from its sending, and from its acknowledgement (less than nothing, where the line was quicker).
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles
from threading import Thread
from time import perf_counter

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.postgres import server
from support.served import Served, hear_until, wait_until

MOVES = 500


def listen(line: ClientConnection, seen: dict[int, float]) -> None:
    """Note when each ply comes."""
    with suppress(ConnectionClosed):
        while True:
            ply = hear_until(line, lambda _: True)["ply"]
            seen.setdefault(ply, perf_counter())


def measure(played: Served, watched: Served) -> list[tuple[float, float]]:
    """For each move, made at one process and seen at another: the seconds since it was sent, and acknowledged."""
    taken: list[tuple[float, float]] = []
    while len(taken) < MOVES:
        sitting = played.create("here", "here")
        seen: dict[int, float] = {}
        with sitting.at(watched).live() as line:
            Thread(target=listen, args=(line, seen)).start()
            table = sitting.look()
            while table["waiting"] and len(taken) < MOVES:
                seat, ply = table["waiting"][0], table["ply"] + 1
                action = sitting.look(seat)["decision"]["actions"][-1]["notation"]
                start = perf_counter()
                table = sitting.move(seat, ply - 1, action).json()
                answered = perf_counter()
                wait_until(lambda: ply in seen)  # noqa: B023
                taken.append((seen[ply] - start, seen[ply] - answered))
    return taken


def main() -> None:
    with server() as url, Served(url) as first, Served(url) as second:
        for name, place in (("the same process", first), ("the other process", second)):
            for since, taken in zip(("sent", "acknowledged"), zip(*measure(first, place), strict=True), strict=True):
                share = quantiles(taken, n=100)[98]
                print(f"seen at {name}, since {since}: median {1e3 * median(taken):.1f} ms, p99 {1e3 * share:.1f} ms")


if __name__ == "__main__":
    main()
