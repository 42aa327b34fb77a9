"""How soon a move is seen: `python scripts/heard.py`, at the process that stores it and at another one on its database.

Two servers and a PostgreSQL of their own run on this machine. What is measured is the time from the sending of a move
until a live line has brought it.
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
            seen[hear_until(line, lambda _: True)["ply"]] = perf_counter()


def measure(played: Served, watched: Served) -> list[float]:
    """The seconds that each move took, made at one process and seen at another."""
    taken: list[float] = []
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
                wait_until(lambda: ply in seen)  # noqa: B023
                taken.append(seen[ply] - start)
    return taken


def main() -> None:
    with server() as url, Served(url) as first, Served(url) as second:
        for name, place in (("the same process", first), ("the other process", second)):
            taken = sorted(measure(first, place))
            share = quantiles(taken, n=100)[98]
            print(f"seen at {name}: median {1e3 * median(taken):.1f} ms, p99 {1e3 * share:.1f} ms, {MOVES} moves")


if __name__ == "__main__":
    main()
