"""Matches explained over HTTP: when, for whom, and that the account holds what is known."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from argead.server import analyses
from argead.server.hall import Hall
from argead.server.workers import Workers
from argead.table.analysis.shapes import AnalysisProgress
from argead.table.requests import Move, SeatSetup, Setup
from support.data import DATA, RECORDS
from support.halls import in_a_hall, until
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
