"""Things on the screen: those that the markup points at are those that the game lists, and each has its words."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import TimeoutError

from argead.shelf import game
from support.person import Person
from support.served import Sitting, wait_until

QUICK = (
    "const real = window.setTimeout; window.setTimeout = (run, ms, ...more) => real(run, ms <= 250 ? 0 : ms, ...more)"
)
"""Put into the page before it loads, so that tips come without the wait that people need."""

MARKED = "() => [...document.querySelectorAll('[data-thing]')].map((each) => each.dataset.thing)"

ALL_MARKED = "(things) => things.every((each) => document.querySelector(`[data-thing='${each}']`))"

SILENT = """async (things) => {
    const tip = document.querySelector('[data-testid=tip]')
    const next = (done) => requestAnimationFrame(() => requestAnimationFrame(done))
    const frame = () => new Promise((done) => setTimeout(() => next(done)))
    const isTold = async (thing) => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
        const shown = document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)
        shown.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
        await frame()
        return tip.matches(':popover-open') && tip.innerText.trim() !== ''
    }
    const silent = []
    for (const thing of things) {
        // A journal that scrolls to its end, or a focus that comes back, hides what is told just then.
        if (!(await isTold(thing)) && !(await isTold(thing))) silent.push(thing)
    }
    return silent
}"""


def check_things(person: Person, sitting: Sitting, seat: int, *, all_tips: bool = False) -> set[str]:
    """What is listed and what is marked are the same; of each kind one has a tip, or all of them have. The kinds."""
    wait_until(lambda: set(sitting.look(seat)["waiting"]) <= set(sitting.tokens))
    table = sitting.look(seat)
    person.wait_for_ply(table["ply"])
    # A new question takes the focus, and with it the tip of whatever was pointed at.
    person.page.wait_for_function("() => !document.querySelector('[data-fresh]')")
    listed = game(table["game"]).things(table["view"])
    # A battlefield is measured before counters are set upon it.
    with suppress(TimeoutError):
        person.page.wait_for_function(ALL_MARKED, arg=listed)
    marked = set(person.page.evaluate(MARKED))
    assert marked <= set(listed), f"marked, but not among the things of the view: {marked - set(listed)}"
    assert set(listed) <= marked, f"listed, but not on the table: {set(listed) - marked}"
    first = {thing.partition(":")[0]: thing for thing in reversed(listed)}
    silent = person.page.evaluate(SILENT, listed if all_tips else list(first.values()))
    assert silent == [], f"without words: {silent}"
    return set(first)
