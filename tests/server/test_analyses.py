"""Matches explained over HTTP: when, for whom, and that the account holds what is known."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from gc import get_referents
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

from argead.kernel import Game, State
from argead.server import analyses
from argead.server.hall import Hall
from argead.server.rooms import Room
from argead.server.workers import WorkerLost, Workers
from argead.shelf import verify
from argead.table.analysis import work
from argead.table.analysis.shapes import AnalysisProgress
from argead.table.analysis.work import Depth
from argead.table.refusals import Refusal
from argead.table.requests import Move, SeatSetup, Setup
from support.data import DATA, RECORDS
from support.halls import in_a_hall, until
from support.nobodys import SHAPES, ended
from support.served import Served, code

SHORT = RECORDS / "alexandros" / "stuck-from-the-first-move.jsonl"
PATIENCE_S = 120.0


def explained(served: Served, match: str, **query: Any) -> dict[str, Any]:
    """Ask until it is there; what is said before only grows."""
    end, before = time.monotonic() + PATIENCE_S, AnalysisProgress(done=0, of=0)
    while (answer := served.http.get(f"/api/matches/{match}/analysis", params=query)).status_code == 202:
        assert time.monotonic() < end
        said = answer.json()
        assert before["done"] <= said["done"] <= said["of"]
        before = said
        time.sleep(0.5)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_an_ended_match_is_explained_once_for_all(served: Served) -> None:
    match = served.http.post("/api/records", content=SHORT.read_bytes()).json()["match"]
    assert "The game explained" not in served.http.get(f"/api/matches/{match}/account").text
    told = explained(served, match)
    assert len(told["own"]) == len(told["sides"]) == 3
    assert told["plies"][0] == 0
    assert all(len(one["luck"]) == 3 and one["text"] for one in told["answered"])
    again = served.http.get(f"/api/matches/{match}/analysis")
    assert again.status_code == 200
    assert again.json() == told
    french = served.http.get(f"/api/matches/{match}/analysis", params={"lang": "fr"}).json()
    assert french["own"] == told["own"]
    assert french["depth"] != told["depth"]
    # The account that was told before is told anew.
    assert "The game explained" in served.http.get(f"/api/matches/{match}/account").text


def test_a_match_that_was_played_without_a_referee_is_explained(served: Served) -> None:
    played = ended(SHAPES[0])
    match = served.http.post("/api/records", content=played.record.dump().encode()).json()["match"]
    assert len(explained(served, match)["plies"]) == 1 + played.moves


def test_nothing_is_explained_while_a_match_runs(served: Served) -> None:
    sitting = served.create("here", "here")
    sitting.play_on(6)
    for seat in (None, 0, 1):
        assert code(sitting.get("/analysis", seat)) == (409, "not-over")
    assert code(served.http.get("/api/matches/nobody/analysis")) == (404, "unknown-match")
    broken = "".join(SHORT.read_text(encoding="utf-8").splitlines(keepends=True)[:-2])
    opened = served.http.post("/api/records", content=broken.encode()).json()["match"]
    assert code(served.http.get(f"/api/matches/{opened}/analysis")) == (409, "not-over")


def test_a_match_of_rules_that_parted_is_not_explained(served: Served) -> None:
    record = (DATA / "parted" / "field-commander.jsonl").read_bytes()
    match = served.http.post("/api/records", content=record).json()["match"]
    assert code(served.http.get(f"/api/matches/{match}/analysis")) == (409, "rules-parted")


class Endless(Workers):
    """Workers whose tasks never come to an end."""

    begun = 0

    async def run(self, task: Any, *args: Any) -> Any:
        Endless.begun += 1
        await asyncio.Event().wait()


def test_nothing_at_the_tables_waits_for_an_analysis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "Workers", Endless)

    async def story(hall: Hall) -> None:
        ended = await hall.room(await hall.beginnings.upload(SHORT.read_text(encoding="utf-8")))
        explained = hall.analyses.ask(ended)
        await until(lambda: Endless.begun > 0)
        created = await hall.beginnings.create(Setup("alexandros", [SeatSetup("here"), SeatSetup("bot", bot="greedy")]))
        room = await hall.room(str(created["match"]))
        for _ in range(2):
            await until(lambda: room.match.state.waiting() == (0,))
            hint = await hall.advisers.hint(room, 0, "en")
            await hall.play(room, created["tokens"]["0"], Move(room.match.ply, 0, hint["action"]), "en")
        assert not explained.done

    in_a_hall(tmp_path, story)


class Quick(Workers):
    """Workers that need no process. `losses` says of the next tasks whether their worker is lost."""

    losses: Iterator[bool] = iter(())

    async def run(self, task: Any, *args: Any) -> Any:
        if next(Quick.losses, False):
            raise WorkerLost("a worker died")
        return await asyncio.to_thread(task, *args)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "Workers", Quick)
    monkeypatch.setattr(analyses, "AGAIN_S", 0.01)
    monkeypatch.setattr(Quick, "losses", iter(()))
    monkeypatch.setitem(work.DEPTHS, "usual", Depth(1, 1, 2))


async def another(hall: Hall, name: str) -> Room:
    """An ended match, played by somebody of this name."""
    match = verify(SHORT.read_text(encoding="utf-8"))
    match.record.header = replace(match.record.header, seats=(name, *match.record.header.seats[1:]))
    outcome = match.state.outcome()
    assert outcome is not None
    match.record.close(outcome.scores)
    return await hall.room(await hall.beginnings.upload(match.record.dump()))


def positions(root: object) -> int:
    """How many states are kept by something."""
    found, left = {id(root)}, [root]
    states = 0
    while left:
        each = left.pop()
        states += isinstance(each, State)
        for next_one in get_referents(each):
            if id(next_one) not in found and not isinstance(next_one, type | ModuleType | FunctionType | Game):
                found.add(id(next_one))
                left.append(next_one)
    return states


def test_however_many_wait_all_are_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    monkeypatch.setattr(analyses, "MOST_WAITING_EACH", 1)

    async def story(hall: Hall) -> None:
        rooms = [await another(hall, f"Player {number}") for number in range(4)]
        asked = [hall.analyses.ask(room) for room in rooms]
        await until(lambda: all(each.done or each.failed for each in asked))
        assert [each.failed for each in asked] == [False] * 4

    in_a_hall(tmp_path, story)


@pytest.mark.parametrize(("lost", "is_told"), [(1, True), (2, False)])
def test_a_piece_whose_worker_is_lost_is_tried_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: None, lost: int, is_told: bool
) -> None:
    monkeypatch.setattr(Quick, "losses", iter([False, *[True] * lost]))

    async def story(hall: Hall) -> None:
        explained = hall.analyses.ask(await another(hall, "Ada"))
        await until(lambda: explained.done or explained.failed)
        assert explained.done == is_told

    in_a_hall(tmp_path, story)


def test_of_an_explained_match_no_position_is_kept(tmp_path: Path, quick: None) -> None:
    async def story(hall: Hall) -> None:
        room = await another(hall, "Ada")
        explained = hall.analyses.ask(room)
        await until(lambda: explained.analysis is not None)
        assert positions(explained.analysis) > room.match.ply
        await until(lambda: explained.done)
        explained.told(room.table.called("en"), "en")
        assert explained.analysis is None
        assert positions([explained.story, explained._told]) == 0

    in_a_hall(tmp_path, story)


def test_what_is_under_way_is_bounded_by_its_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: None
) -> None:
    async def story(hall: Hall) -> None:
        rooms = [await another(hall, f"Player {number}") for number in range(3)]
        monkeypatch.setattr(analyses, "MOST_LINES", len(rooms[0].match.record.lines) + 1)
        first = hall.analyses.ask(rooms[0])
        with pytest.raises(Refusal) as refused:
            hall.analyses.ask(rooms[1])
        assert refused.value.code == "busy"
        await until(lambda: first.done)
        second = hall.analyses.ask(rooms[1])
        assert hall.analyses.known(rooms[0]) is None, "it is made again when it is asked for"
        await until(lambda: second.done)

    in_a_hall(tmp_path, story)


def test_what_nobody_asks_about_any_more_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: None
) -> None:
    monkeypatch.setattr(analyses, "FORSAKEN_S", -1.0)

    async def story(hall: Hall) -> None:
        room = await another(hall, "Ada")
        explained = hall.analyses.ask(room)
        assert explained.work is not None
        await explained.work
        assert not explained.done
        assert not explained.failed
        assert hall.analyses.ask(room) is not explained

    in_a_hall(tmp_path, story)
