"""Cards and dice stay the nodes they were when they turn from picture to button and back."""

from __future__ import annotations

import pytest

from support.served import Served

LOOK = """() => {
    const open = (node) => node.matches('[data-notation]') || node.querySelector('[data-notation]') !== null
    const picture = (node) => [...node.querySelectorAll('svg')].map((drawing) => drawing.innerHTML).join()
    const found = new Map()
    for (const node of document.querySelectorAll('[data-thing]:not(svg *)')) {
        const key = `${node.dataset.thing} in ${node.closest('[data-testid]')?.dataset.testid}: ${picture(node)}`
        found.set(key, [...(found.get(key) ?? []), {node, open: open(node)}])
    }
    const before = window.looked ?? new Map()
    const known = new Map([...before.values()].flat().map((each) => [each.node, each]))
    window.looked = found
    const [lost, turned] = [[], []]
    for (const [key, now] of found) {
        const then = before.get(key) ?? []
        if (then.length !== now.length) continue
        for (const {node, open} of now) {
            const same = known.get(node)
            if (!same) lost.push(key.split(':').slice(0, 2).join(':'))
            else if (same.open !== open) turned.push(key.split(':').slice(0, 2).join(':'))
        }
    }
    return {lost, turned}
}"""
"""Of the things that look as they did at the last look and are where they were: those shown by a node that was not
there (of two dice with the same face, the second may have moved up to the first), and those that can be clicked now and
could not before, or the other way round."""

REPLACED = "row:"
"""A card of a row makes room for another, which may be of the same kind."""


@pytest.mark.parametrize("game", ["alexandros", "phalanxx"])
def test_what_turns_from_a_picture_to_a_button_stays_the_same_node(person, served: Served, game: str) -> None:
    anna = person()
    anna.visit()
    anna.see(f"game-{game}").click()
    if game == "alexandros":
        anna.seat("Anna", "bot:novice")
    else:
        anna.see("start").click()
    sitting, turn, turned = None, None, []
    for number in range(14):
        anna.settle()
        sitting = sitting or anna.sitting(served)
        looked, before, turn = anna.page.evaluate(LOOK), turn, sitting.look(0)["view"]["turn"]
        if turn == before:  # at the next turn dice are rolled anew
            assert [thing for thing in looked["lost"] if not thing.startswith(REPLACED)] == []
            turned += looked["turned"]
        anna.take(anna.choices().nth(number % anna.choices().count()))
    assert turned
