"""Moves that one can follow: whatever moves over it, the board is the referee's table of that line and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.conftest import company
from support.data import RECORDS
from support.markup import BOARD
from support.person import Person
from support.served import Served

RECORDED = {
    "alexandros": "walls-greedy-four",
    "empire": "greedy-five-styles",
    "field-commander": "granicus-victory",
    "phalanxx": "greedy-four",
}
SOME = 16
"""Lines that are looked at in a short run."""

STILL = """(ply) => {
    const bar = document.querySelector('[data-testid=slider]')
    return bar?.value == ply && document.querySelector('[data-testid=stage]')?.dataset.still == ply
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, str]]]:
    """A server that has a finished match of each game."""
    with Served(tmp_path_factory.mktemp("follow") / "table.sqlite") as server:
        yield server, {game: server.open_record(RECORDS / game / f"{name}.jsonl") for game, name in RECORDED.items()}


def look(person: Person, ply: int) -> Any:
    person.page.wait_for_function(STILL, arg=ply, timeout=30_000)
    person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return person.page.evaluate(BOARD)


@pytest.mark.parametrize("game", RECORDED)
@pytest.mark.parametrize("lines", [SOME, pytest.param(10_000, marks=pytest.mark.long)])
def test_after_each_line_the_board_is_that_of_a_table_loaded_afresh(
    browser: Browser, house: tuple[Served, dict[str, str]], game: str, lines: int
) -> None:
    server, matches = house
    match = matches[game]
    plies = min(server.http.get(f"/api/matches/{match}/at/0").json()["plies"], lines)
    speeds = ("brisk",) if lines == SOME else ("calm", "brisk", "once")
    with company(browser, server.url) as make:
        fresh = make()
        expected = []
        for ply in range(plies + 1):
            fresh.visit(f"#/review/{match}/{ply}")
            fresh.page.reload()
            expected.append(look(fresh, ply))
        compared = 0
        for speed in speeds:
            anna = make(moving=True, settings={"speed": speed})
            anna.visit(f"#/review/{match}/0")
            for ply in range(plies + 1):
                assert look(anna, ply) == expected[ply], f"{game}, {speed}: after line {ply}"
                compared += 1
                if ply < plies:
                    anna.page.keyboard.press("ArrowRight")
        print(f"\n{game}: {compared} boards of {plies} lines compared at {', '.join(speeds)}")
        assert compared == len(speeds) * (plies + 1)
