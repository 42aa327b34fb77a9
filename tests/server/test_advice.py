"""Hints and outlooks over HTTP: worked out once for a position, told in every language, refused in one clear line."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from argead.server.hall import Hall
from argead.server.workers import WorkerLost, Workers
from argead.shelf import catalogue
from argead.table.refusals import Refusal
from argead.table.requests import SeatSetup
from argead.table.shapes import HintShown, OutlookShown
from argead.testing.advice import check_hint
from support.halls import in_a_hall, open_room
from support.served import Served, code
from support.wire import fits

HERE = SeatSetup("here")


@pytest.mark.parametrize("name", [game.name for game in catalogue()])
def test_a_hint_has_reasons_and_is_the_same_when_asked_again(served: Served, name: str) -> None:
    sitting = served.create(*["here"] * min(2, next(g for g in catalogue() if g.name == name).seats[1]), game=name)
    seat, table = sitting.turn()
    told = sitting.get("/hint", seat, seat=seat).json()
    assert fits(told, HintShown)
    if table["decision"]["actions"]:
        things = set(next(game for game in catalogue() if game.name == name).things(table["view"]))
        check_hint(told, {action["notation"] for action in table["decision"]["actions"]}, things)
    assert sitting.get("/hint", seat, seat=seat).json() == told
    french = sitting.get("/hint", seat, seat=seat, lang="fr").json()
    assert [move["action"] for move in french["moves"]] == [move["action"] for move in told["moves"]]
    assert french["sure"] != told["sure"]


@pytest.mark.parametrize("name", [game.name for game in catalogue()])
def test_an_outlook_is_for_the_one_who_decides_and_for_those_who_wait(served: Served, name: str) -> None:
    seats = min(2, next(game for game in catalogue() if game.name == name).seats[1])
    sitting = served.create(*["here"] * seats, game=name)
    waiting, table = sitting.turn()
    for seat in range(seats):
        told = sitting.get("/outlook", seat, seat=seat).json()
        assert fits(told, OutlookShown)
        assert told["ply"] == table["ply"]
        if seat not in table["waiting"]:
            assert [threat["safe"] for threat in told["threats"]] == [None] * len(told["threats"])
    assert sitting.get("/outlook", waiting, seat=waiting, lang="fr").status_code == 200


def test_only_the_seat_itself_looks_ahead_and_only_where_hints_are_allowed(served: Served) -> None:
    sitting = served.create("here", "here")
    assert code(sitting.get("/outlook", 1, seat=0)) == (403, "not-yours")
    assert code(sitting.get("/outlook", seat=0)) == (401, "bad-token")
    assert code(sitting.get("/outlook", 0)) == (400, "bad-request")
    strict = served.create(seats=[{"kind": "here", "hints": False}] * 2)
    seat, _ = strict.turn()
    for path in ("/hint", "/outlook"):
        refused = strict.get(path, seat, seat=seat)
        assert code(refused) == (409, "no-hints")
        assert refused.json()["error"]["message"] == "This seat plays without hints."


class Counting(Workers):
    """Workers that know how much they were asked; those that `fail` are lost."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self.fail = False

    async def run(self, task: Any, *args: Any) -> Any:
        self.asked += 1
        if self.fail:
            raise WorkerLost("gone")
        return await super().run(task, *args)


def test_who_asks_again_is_answered_without_any_more_work(tmp_path: Path) -> None:
    workers = Counting()

    async def story(hall: Hall) -> None:
        room = await open_room(hall, HERE, HERE)
        seat = room.match.state.waiting()[0]
        hint, outlook = hall.advisers.hint, hall.advisers.outlook
        first, second = await asyncio.gather(hint(room, seat, "en"), hint(room, seat, "en"))
        assert first == second == await hint(room, seat, "en")
        assert (await hint(room, seat, "fr"))["action"] == first["action"]
        assert workers.asked == 1
        assert await outlook(room, seat, "en") == await outlook(room, seat, "en")
        assert workers.asked == 2

        room.take([room.table.play(seat, first["action"])])
        again = room.match.state.waiting()[0]
        await hint(room, again, "en")
        assert workers.asked == 3
        for each in (0, 1):
            await outlook(room, each, "en")
        assert workers.asked == 5
        assert len(room.counsels) <= 2 * len(room.seats), "the last answers alone are kept"

    in_a_hall(tmp_path, story, workers)


def test_what_could_not_be_worked_out_is_tried_again(tmp_path: Path) -> None:
    workers = Counting()

    async def story(hall: Hall) -> None:
        room = await open_room(hall, HERE, HERE)
        seat = room.match.state.waiting()[0]
        workers.fail = True
        for ask in (hall.advisers.hint, hall.advisers.outlook):
            with pytest.raises(Refusal) as refused:
                await ask(room, seat, "en")
            assert refused.value.code == "busy"
        workers.fail = False
        assert (await hall.advisers.hint(room, seat, "en"))["moves"]
        assert workers.asked == 3

    in_a_hall(tmp_path, story, workers)
