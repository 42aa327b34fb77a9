"""Hours at the table: what has left the page leaves the browser's memory too, and pieces stay the nodes they were."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from support.person import Person
from support.served import Served

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
        """Nodes that are not on the page, and all listeners."""
        for _ in range(2):
            self.cdp.send("HeapProfiler.collectGarbage")
        counted, attached = self.cdp.send("Memory.getDOMCounters"), self.page.evaluate(NODES)
        return counted["nodes"] - attached, counted["jsEventListeners"]


def play(anna: Person, served: Served, moves: int) -> list[tuple[int, int]]:
    """So many moves at the table, all shown on the page; what the memory held after each tenth."""
    sitting, memory, random, found = anna.sitting(served), Memory(anna), Random(1), []
    for number in range(1, moves + 1):
        table = sitting.look(0)
        if not table["waiting"]:
            break
        if table["decision"] is not None:
            table = sitting.play(0, random.choice)
        anna.wait_for_ply(table["ply"])
        if number % 10 == 0:
            found.append(memory.read())
    return found


def growth(counts: list[int]) -> float:
    """From the first third to the last."""
    part = len(counts) // 3
    return median(counts[-part:]) - median(counts[:part])


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        ("field-commander", 60),
        *(pytest.param(game, 220, marks=pytest.mark.long) for game in ("field-commander", "phalanxx")),
    ],
)
def test_nothing_is_left_behind_by_moves(person, served: Served, game: str, moves: int) -> None:
    anna = person()
    anna.begin(game)
    found = play(anna, served, moves)
    detached, listeners = [each for each, _ in found], [each for _, each in found]
    print(f"{game}: nodes off the page {detached}, listeners {listeners}")
    assert growth(detached) <= 100
    assert growth(listeners) <= moves


LOOK = """() => {
    const open = (node) => node.matches('[data-notation]') || node.querySelector('[data-notation]') !== null
    const found = new Map()
    for (const node of document.querySelectorAll('[data-thing]')) {
        const key = `${node.dataset.thing} in ${node.closest('[data-testid]')?.dataset.testid}`
        found.set(key, [...(found.get(key) ?? []), {node, open: open(node)}])
    }
    const before = window.looked ?? new Map()
    window.looked = found
    const [lost, turned] = [[], []]
    for (const [key, now] of found) {
        const then = before.get(key) ?? []
        if (then.length !== now.length) continue
        for (const {node, open} of now) {
            const same = then.find((each) => each.node === node)
            if (!same) lost.push(key)
            else if (same.open !== open) turned.push(key)
        }
    }
    return {lost, turned}
}"""
"""Of the things that are where they were at the last look: those shown by another node, and those that can be clicked
now and could not before, or the other way round."""


@pytest.mark.parametrize("game", ["alexandros", "empire", "field-commander", "phalanxx"])
def test_what_turns_from_a_picture_to_a_button_stays_the_same_node(person, game: str) -> None:
    anna = person()
    anna.visit()
    anna.see(f"game-{game}").click()
    if game in ("alexandros", "empire"):
        anna.seat("Anna", "bot:random")
    else:
        anna.see("start").click()
    turned: list[str] = []
    for number in range(12):
        anna.page.wait_for_selector("[data-testid=choices] [data-notation], [data-testid$=-send]")
        looked = anna.page.evaluate(LOOK)
        assert looked["lost"] == []
        turned += looked["turned"]
        send = anna.page.locator("[data-testid$=-send]")
        anna.take(send if send.count() else anna.choices().nth(number % anna.choices().count()))
    assert turned
