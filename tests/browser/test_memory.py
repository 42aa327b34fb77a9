"""Hours at the table: what has left the page leaves the browser's memory too."""

from __future__ import annotations

from random import Random

import pytest

from support.person import Person
from support.served import Served

GAME = "phalanxx"
"""Many cards, dice and targets, and nobody to wait for."""

MOST_READINGS = 20
BETWEEN_READINGS_MS = 100

NODES = """() => {
    let count = 0
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL)
    while (walker.nextNode()) count += 1
    return count
}"""


class Memory:
    """What the browser's protocol counts, after it has thrown away all that nobody holds."""

    def __init__(self, anna: Person) -> None:
        self.page = anna.page
        self.cdp = anna.context.new_cdp_session(anna.page)

    def read(self) -> tuple[int, int]:
        """Nodes that are not on the page, and all listeners, as soon as neither goes on changing: what has just been
        shown may still be on its way out."""
        last = self._count()
        for _ in range(MOST_READINGS):
            self.page.wait_for_timeout(BETWEEN_READINGS_MS)
            now = self._count()
            if now == last:
                break
            last = now
        return last

    def _count(self) -> tuple[int, int]:
        for _ in range(2):
            self.cdp.send("HeapProfiler.collectGarbage")
        counted, attached = self.cdp.send("Memory.getDOMCounters"), self.page.evaluate(NODES)
        return counted["nodes"] - attached, counted["jsEventListeners"]


def begin_another(anna: Person) -> None:
    anna.page.evaluate("location.hash = '#/'")
    anna.see(f"game-{GAME}").click()
    anna.see("start").click()
    anna.wait_for_turn()


def play(anna: Person, served: Served, moves: int) -> list[tuple[int, int]]:
    """So many moves, match after match without leaving the page; what the memory held after each tenth."""
    sitting, memory, random, found = anna.sitting(served), Memory(anna), Random(1), []
    for number in range(1, moves + 1):
        if not sitting.look(0)["waiting"]:
            begin_another(anna)
            sitting = anna.sitting(served)
        ply = sitting.play(0, random.choice)["ply"]
        anna.wait_for_ply(ply)
        if number % 10 == 0:
            found.append(memory.read())
    return found


def growth(counts: list[int]) -> int:
    """From the first third to the last, where each was least: some questions have more choices than others."""
    part = len(counts) // 3
    return min(counts[-part:]) - min(counts[:part])


@pytest.mark.parametrize("moves", [60, pytest.param(200, marks=pytest.mark.long)])
def test_nothing_is_left_behind_by_moves(person, served: Served, moves: int) -> None:
    anna = person()
    anna.begin(GAME)
    begin_another(anna)  # what the lobby needs is there from now on
    found = play(anna, served, moves)
    detached, listeners = [each for each, _ in found], [each for _, each in found]
    print(f"nodes off the page {detached}, listeners {listeners}")
    # What each move left behind would be many times as much.
    assert growth(detached) <= 150
    assert growth(listeners) <= 60
