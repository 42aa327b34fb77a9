"""How long levels think in the browser's second worker and natively, of the same positions: for `scripts/visits.py`."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import perf_counter

from playwright.sync_api import Page

from argead.bots.levels import levels_of
from argead.kernel import Dice, Match
from argead.shelf import game as described
from argead.site.bots import LEVEL_S
from argead.site.thinker import Thinker, packed
from argead.table import Thinking, sight

Answers = list[float]

LEVELS = {"general": "General", "conqueror": "Conqueror"}
ANSWERS = 20
ASKED = 0.4
"""How often a position of a random game with more than one choice is asked about."""

WAKE = """async (address) => {
    const site = JSON.parse(document.querySelector('#site').textContent)
    const worker = new Worker(address, { type: 'module' })
    worker.postMessage({ start: { ...site, base: new URL('.', location.href).href } })
    window.thinks = (job, seconds) => new Promise((done, fail) => {
        const begun = performance.now()
        worker.onmessage = ({ data }) => {
            if (data.found) done((performance.now() - begun) / 1000)
            else fail(new Error(JSON.stringify(data)))
        }
        worker.postMessage({ think: { id: 'one', job, seconds } })
    })
}"""


def jobs(game: str, level: str) -> list[str]:
    """What a bot of a level is asked in the course of random games."""
    shelf, random, found = described(game), Random(1), list[str]()
    if level not in levels_of(shelf):
        return found
    names = tuple(f"Seat {seat}" for seat in range(max(shelf.seats[0], min(2, shelf.seats[1]))))
    for dice in range(ANSWERS):
        state = Match(shelf, names, Dice(dice)).state
        while (waiting := state.waiting()) and len(found) < ANSWERS:
            options = state.actions(waiting[0])
            if len(options) > 1 and random.random() < ASKED:
                found.append(packed(Thinking(sight(state, waiting[0], 1), waiting[0], level, 1)))
            state.play(waiting[0], random.choice(options))
    return found


def answers(page: Page, site: Path, game: str, level: str) -> tuple[Answers, Answers]:
    """The seconds of each answer there, in a worker that has answered once, and here."""
    asked = jobs(game, level)
    (thinker,) = (site / "assets").glob("thinker-*.js")
    page.evaluate(WAKE, f"./assets/{thinker.name}")
    there = [
        page.evaluate("([job, seconds]) => window.thinks(job, seconds)", [job, LEVEL_S]) for job in asked[:1] + asked
    ]
    return there[1:], [_natively(job) for job in asked[:1] + asked][1:]


def _natively(job: str) -> float:
    """As the worker does it: slices until there are no more, or the time is up."""
    thinker, begun = Thinker(), perf_counter()
    thinker.begin(job)
    while thinker.slice() and perf_counter() - begun < LEVEL_S:
        pass
    return perf_counter() - begun
