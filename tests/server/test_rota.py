"""The rota: long work is shared by the time that it takes, among addresses and then among their tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from argead.server.rota import CALLER, CREDIT, MOST_REMEMBERED, Ledger, Rota
from argead.table.refusals import Refusal


class Clock:
    """A clock that work moves on."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Day:
    """Who was served in which order, each with a cost of its own, one after the other."""

    def __init__(self, places: int = 1, most: int = 1000, most_each: int = 1000) -> None:
        self.clock = Clock()
        self.rota = Rota("test", places, most, most_each, self.clock)
        self.served: list[str] = []

    async def ask(self, address: str, table: str, seconds: float) -> None:
        CALLER.set(address)
        async with self.rota.place(table):
            self.served.append(address + table)
            await asyncio.sleep(0)
            self.clock.now += seconds

    def asks(self, address: str, table: str, seconds: float, times: int = 1) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.ask(address, table, seconds)) for _ in range(times)]


def on_a_day(story: Callable[[Day], Awaitable[None]], **limits: int) -> list[str]:
    async def run() -> list[str]:
        day = Day(**limits)
        await story(day)
        return day.served

    return asyncio.run(run())


def test_who_asks_for_little_does_not_wait_for_who_asks_for_much() -> None:
    async def story(day: Day) -> None:
        hog = day.asks("hog/", "a", 1.0, 50)
        await asyncio.sleep(0)
        for _ in range(5):
            before = len(day.served)
            await asyncio.gather(*day.asks("guest/", "b", 0.01))
            assert len(day.served) <= before + 4
        await asyncio.gather(*hog)

    assert on_a_day(story).count("guest/b") == 5


def test_fifty_tables_of_one_address_are_one_hog() -> None:
    async def story(day: Day) -> None:
        hog = [task for table in range(50) for task in day.asks("hog/", f"{table}", 1.0, 2)]
        guest = day.asks("guest/", "a", 1.0, 20)
        await asyncio.gather(*guest)
        assert sum(who.startswith("hog/") for who in day.served) in range(18, 23)
        await asyncio.gather(*hog)

    on_a_day(story)


def test_at_one_address_the_cheap_table_goes_before_the_dear_ones() -> None:
    async def story(day: Day) -> None:
        await asyncio.gather(*day.asks("house/", "cheap", 0.01))
        dear = [task for table in range(30) for task in day.asks("house/", f"dear{table}", 1.0, 3)]
        await asyncio.sleep(0)
        for _ in range(3):
            before = len(day.served)
            await asyncio.gather(*day.asks("house/", "cheap", 0.01))
            assert len(day.served) <= before + 4
        await asyncio.gather(*dear)

    on_a_day(story)


@pytest.mark.parametrize("cheap", ["house/", "house{}/"])
def test_who_is_dear_comes_late_but_comes(cheap: str) -> None:
    async def story(day: Day) -> None:
        await asyncio.gather(*day.asks("house/", "dear", 2.0))
        begun, going = day.clock.now, True

        async def go_on(number: int) -> None:
            while going:
                await day.ask(cheap.format(number), f"{number}", 0.01)

        crowd = [asyncio.create_task(go_on(number)) for number in range(100)]
        await asyncio.sleep(0)
        await asyncio.gather(*day.asks("house/", "dear", 2.0))
        # Shared by time alone, it would wait until each of the hundred has had as much.
        assert day.clock.now - begun < 2 * 2.0 / CREDIT
        going = False
        await asyncio.gather(*crowd)

    on_a_day(story)


def test_who_was_away_has_saved_nothing_up() -> None:
    async def story(day: Day) -> None:
        await asyncio.gather(*day.asks("old/", "a", 1.0, 100))
        old, new = day.asks("old/", "a", 1.0, 10), day.asks("new/", "a", 1.0, 10)
        await asyncio.gather(*old, *new)

    served = on_a_day(story)[100:]
    assert abs(served[:10].count("old/a") - served[:10].count("new/a")) <= 2


def test_of_several_places_one_is_left_to_others() -> None:
    async def story(day: Day) -> None:
        gate = asyncio.Event()

        async def hold() -> None:
            CALLER.set("hog/")
            async with day.rota.place("a"):
                await gate.wait()

        held = [asyncio.create_task(hold()) for _ in range(5)]
        await asyncio.sleep(0)
        await asyncio.wait_for(asyncio.gather(*day.asks("guest/", "b", 0.1, 3)), 10)
        gate.set()
        await asyncio.gather(*held)

    assert on_a_day(story, places=2) == ["guest/b"] * 3


def test_only_so_many_may_wait_and_fewer_of_one_address() -> None:
    async def story(day: Day) -> None:
        tasks = [*day.asks("hog/", "a", 1.0, 6), *(day.asks(f"{n}/", "a", 1.0)[0] for n in range(6))]
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        codes = [end.code for end in ends if isinstance(end, Refusal)]
        # One is at work at once; three of the hog's may wait, and eight in all.
        assert codes == ["too-many", "too-many", "busy"]
        await asyncio.gather(*day.asks("hog/", "a", 1.0, 3))

    assert len(on_a_day(story, most=8, most_each=3)) == 12


def test_who_gives_up_waiting_is_passed_over() -> None:
    async def story(day: Day) -> None:
        first, second, third = day.asks("a/", "", 1.0) + day.asks("b/", "", 1.0) + day.asks("c/", "", 1.0)
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, third)
        await asyncio.gather(*day.asks("b/", "", 1.0))
        assert day.rota.waiting == 0

    assert on_a_day(story) == ["a/", "c/", "b/"]


def test_a_place_is_given_back_when_work_fails() -> None:
    async def story(day: Day) -> None:
        with pytest.raises(RuntimeError):
            async with day.rota.place():
                raise RuntimeError("it went wrong")
        await asyncio.wait_for(asyncio.gather(*day.asks("a/", "", 1.0)), 10)

    assert on_a_day(story) == ["a/"]


def test_a_ledger_does_not_grow_without_end() -> None:
    ledger = Ledger()
    for n in range(3 * MOST_REMEMBERED):
        ledger.call(f"{n}")
        ledger.settle(f"{n}", 1.0)
    assert len(ledger._served) == MOST_REMEMBERED
