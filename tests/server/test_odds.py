"""Odds: playouts that add up while a person thinks, and are forgotten with the next move."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from argead.kernel import Dice, Match, wilson
from argead.server import forecasts as forecasts_module
from argead.server.hall import Hall
from argead.server.store import Store
from argead.server.workers import Workers, work
from argead.shelf import game
from argead.table import Playouts, Tally, sight
from argead.table.forecast import Forecast
from argead.table.jobs import ENOUGH_PLAYOUTS
from argead.table.requests import Move, SeatSetup, Setup
from support.served import Served, Sitting, code, is_alive, wait_until

GAME = game("field-commander")
RESULT = {"won": 1, "slain": 0, "retreated": 0, "lost": 2}


def to_battle(sitting: Sitting) -> dict[str, Any]:
    """Play as the adviser would, until a fight is in sight."""
    for _ in range(100):
        told: dict[str, Any] = sitting.get("/odds", 0, seat=0).json()
        if told["odds"] is not None:
            return told
        hint = sitting.get("/hint", 0, seat=0).json()["action"]
        assert sitting.move(0, told["ply"], hint).status_code == 200
    raise AssertionError("no fight came in sight")


def test_odds_add_up_at_one_ply_and_tell_it(served: Served) -> None:
    sitting = served.create("here", game="field-commander")
    assert sitting.get("/odds", 0, seat=0).json() == {"odds": None, "ply": 0}
    first = to_battle(sitting)
    second = sitting.get("/odds", 0, seat=0).json()
    one, two = first["odds"], second["odds"]
    assert second["ply"] == first["ply"] == sitting.look()["ply"]
    assert two["playouts"] > one["playouts"] > 0
    for odds in (one, two):
        counts = odds["counts"]
        won = round(counts["won"]["mean"] * odds["playouts"])
        assert counts["won"]["interval"] == pytest.approx(wilson(won, odds["playouts"]))
        assert sum(counts[end]["mean"] for end in ("won", "slain", "retreated")) == pytest.approx(1)
        for count in counts.values():
            assert sum(share for _, share in count["values"]) == pytest.approx(1)
            assert sum(number * share for number, share in count["values"]) == pytest.approx(count["mean"])

    hint = sitting.get("/hint", 0, seat=0).json()["action"]
    sitting.move(0, first["ply"], hint)
    assert sitting.get("/odds", 0, seat=0).json()["ply"] == first["ply"] + 1


def test_only_the_seat_learns_its_odds(served: Served) -> None:
    sitting, other = (served.create("here", game="field-commander") for _ in range(2))
    assert code(sitting.get("/odds", seat=0)) == (401, "bad-token")
    stranger = Sitting(served, sitting.match, other.tokens, {}, "")
    assert code(stranger.get("/odds", 0, seat=0)) == (401, "bad-token")
    assert code(sitting.get("/odds", 0, seat=1)) == (403, "not-yours")
    assert code(sitting.get("/odds", 0, seat="x")) == (400, "bad-request")
    assert code(sitting.get("/odds", 0)) == (400, "bad-request")
    assert code(served.http.get("/api/matches/nobody/odds", params={"seat": 0})) == (404, "unknown-match")


def test_a_game_without_fights_has_no_odds(served: Served) -> None:
    sitting = served.create("here", "here")
    assert sitting.get("/odds", 0, seat=0).json() == {"odds": None, "ply": 0}


def test_a_tally_counts_playouts() -> None:
    tally, more = Tally(), Tally()
    assert tally.shown() is None
    for result in (RESULT, {"won": 0, "slain": 1, "retreated": 0, "lost": 5}):
        tally.note(result)
    more.note({"won": 0, "slain": 0, "retreated": 1, "lost": 2})
    more.note(RESULT)
    tally.add(more)
    assert tally.shown() == {
        "playouts": 4,
        "counts": {
            "won": {"mean": 0.5, "interval": wilson(2, 4), "values": [(0, 0.5), (1, 0.5)]},
            "slain": {"mean": 0.25, "interval": wilson(1, 4), "values": [(0, 0.75), (1, 0.25)]},
            "retreated": {"mean": 0.25, "interval": wilson(1, 4), "values": [(0, 0.75), (1, 0.25)]},
            "lost": {"mean": 2.75, "interval": wilson(4, 4), "values": [(2, 0.75), (5, 0.25)]},
        },
    }


def test_odds_settle_when_there_is_no_fight_or_enough_is_known() -> None:
    forecast = Forecast(3)
    forecast.take(Tally(ENOUGH_PLAYOUTS - 1))
    assert not forecast.settled
    forecast.take(Tally(1))
    assert forecast.settled
    none = Forecast(3)
    none.take(None)
    assert none.settled
    assert none.tally.shown() is None


def test_a_worker_plays_out_what_it_is_sent_for_so_long() -> None:
    match = Match(GAME, ("Ada",), Dice(1))
    assert work(Playouts(sight(match.state, 0)), 0.05) is None
    while GAME.playout is not None and GAME.playout(match.state, Dice(1)) is None:
        assert GAME.advise is not None
        match.play(0, GAME.advise(match.state, 0, Dice(2)).notation)
    start = time.perf_counter()
    tally = work(Playouts(sight(match.state, 0)), 0.2)
    assert tally is not None
    assert time.perf_counter() - start >= 0.2
    ends = [tally.counts[name][1] for name in ("won", "slain", "retreated")]
    assert tally.playouts == tally.counts["lost"].total() == sum(ends) > 0


class Counting(Workers):
    """Workers that answer after a moment, always with the same tally."""

    calls = 0

    async def run(self, task: Any, *args: Any) -> Any:
        if task is work:
            self.calls += 1
            await asyncio.sleep(0.05)
            return Tally(10, {"won": Counter({1: 6, 0: 4})})
        return None


def test_those_who_ask_together_share_a_batch_and_a_stale_one_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forecasts_module, "Workers", Counting)

    async def story() -> None:
        store = Store(str(tmp_path / "argead.sqlite3"))
        hall = Hall(store, Workers(1), 0)
        made = await hall.beginnings.create(Setup("field-commander", [SeatSetup("here")]))
        room = await hall.room(str(made["match"]))
        workers: Any = hall.forecasts._workers
        told = await asyncio.gather(*(hall.forecasts.odds(room, 0) for _ in range(3)))
        assert workers.calls == 1
        assert [(odds["playouts"], ply) for odds, ply in told if odds] == [(10, 0)] * 3
        again, _ = await hall.forecasts.odds(room, 0)
        assert again is not None
        assert again["playouts"] == 20

        asking = asyncio.create_task(hall.forecasts.odds(room, 0))
        await asyncio.sleep(0.01)
        token: Any = made["tokens"]
        await hall.play(room, token["0"], Move(0, 0, "begin"), "en")
        assert (await asking)[1] == 0
        fresh, ply = await hall.forecasts.odds(room, 0)
        assert fresh is not None
        assert (fresh["playouts"], ply) == (10, 1)
        store.close()

    asyncio.run(story())


def test_the_workers_go_with_the_server(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3") as served:
        served.create("here", game="field-commander").look(0)
        workers = wait_until(served.children)
        served.kill()
        wait_until(lambda: not any(is_alive(worker) for worker in workers))
