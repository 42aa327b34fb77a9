"""A person's seat is handed to a level and taken back, at any time, and stays the person's own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from argead.server import rooms as rooms_module
from argead.server.hall import Hall
from argead.server.workers import Workers
from argead.table.refusals import Refusal
from argead.table.requests import SeatSetup, Setup, Undo
from support.data import SHORT_BOARD
from support.halls import in_a_hall, open_room, until
from support.served import Served, Sitting, code, hear, hear_until, wait_until


def hand_over(sitting: Sitting, seat: int, level: str = "companion") -> Any:
    return sitting.post("/handover", {"seat": seat, "level": level}, sitting.tokens[seat])


def take_back(sitting: Sitting, seat: int) -> Any:
    return sitting.post("/takeback", {"seat": seat}, sitting.tokens[seat])


def test_a_level_plays_until_the_seat_is_taken_back(served: Served) -> None:
    sitting = served.create("here", "here")
    seat, table = sitting.turn()
    other = 1 - seat
    handed = hand_over(sitting, seat)
    assert handed.status_code == 200, handed.text
    assert handed.json()["level"]["label"] == "Companion"
    wait_until(lambda: sitting.look()["waiting"] == [other])
    seen = sitting.look(seat)
    assert seen["seats"][seat]["level"]["name"] == "companion"
    assert (seen["seats"][seat]["name"], seen["seats"][seat]["bot"]) == (table["seats"][seat]["name"], None)
    assert (seen["decision"], seen["undo"]) == (None, None)
    sitting.play_on(until=lambda shown: shown["waiting"] == [seat] or sitting.look()["waiting"] == [seat], moves=20)

    assert take_back(sitting, seat).json() == {"seat": seat, "level": None}
    assert take_back(sitting, seat).status_code == 200, "it is theirs already"
    sitting.play_on(moves=20, until=lambda shown: sitting.look()["waiting"] == [seat])
    assert sitting.look(seat)["seats"][seat]["level"] is None
    assert sitting.look(seat)["decision"] is not None
    sitting.play(seat)


def test_the_seats_secrets_stay_the_seats(served: Served) -> None:
    sitting = served.create("here", "here")
    hands = [sitting.look(seat)["view"]["hand"] for seat in (0, 1)]
    assert all(hands)
    seat, _ = sitting.turn()
    hand_over(sitting, seat)
    assert sitting.look(seat)["view"]["seat"] == seat
    other = sitting.look(1 - seat)["view"]
    assert (other["seat"], other["hand"]) == (1 - seat, hands[1 - seat])
    assert sitting.look()["view"].get("hand") is None


def test_while_a_level_plays_a_person_moves_nothing(served: Served) -> None:
    sitting = served.create("here", "link")
    hand_over(sitting, 0)
    ply = sitting.look(0)["ply"]
    moved = sitting.move(0, ply, "pass")
    assert code(moved) == (409, "handed-over")
    assert code(sitting.post("/undo", {"ply": ply, "seat": 0}, sitting.tokens[0])) == (409, "handed-over")
    assert code(sitting.get("/hint", 0, seat=0)) == (409, "not-waiting")


def test_what_cannot_be_handed_over_is_refused_in_one_sentence(served: Served) -> None:
    sitting = served.create("here", "here", "greedy")
    unknown = hand_over(sitting, 0, "emperor")
    assert code(unknown) == (400, "bad-request")
    assert unknown.json()["error"]["message"] == (
        "There is no level “emperor” in this game: choose novice, companion, general, conqueror."
    )
    assert code(hand_over(sitting, 0, "greedy")) == (400, "bad-request"), "people choose levels"
    for seat in (1, 2, 7, -1):
        stranger = sitting.post("/handover", {"seat": seat, "level": "novice"}, sitting.tokens[0])
        assert code(stranger) == (403, "not-yours")
    assert code(sitting.post("/handover", {"seat": 0, "level": "novice"})) == (401, "bad-token")
    assert code(sitting.post("/takeback", {"seat": 0}, "nobody's")) == (401, "bad-token")
    assert code(sitting.post("/handover", {"seat": 0}, sitting.tokens[0])) == (400, "bad-request")

    alone = served.create("here", game="field-commander")
    assert code(hand_over(alone, 0)) == (409, "no-handover")
    lesson = served.create("here", "companion", game="empire", options={"guide": "first-game"})
    assert code(hand_over(lesson, 0)) == (409, "lesson")
    over = served.create("here", "here", pack=SHORT_BOARD)
    over.play_on()
    assert code(hand_over(over, 0)) == (409, "no-handover")


def test_whoever_looks_on_sees_it_at_once(served: Served) -> None:
    sitting = served.create("here", "link", "here")
    with sitting.live(sitting.tokens[0]) as own, sitting.live() as spectator:
        hear(own), hear(spectator)
        hand_over(sitting, 0, "novice")
        for line in (own, spectator):
            hear_until(line, lambda table: table["seats"][0]["level"] is not None)
        take_back(sitting, 0)
        hear_until(own, lambda table: table["seats"][0]["level"] is None)


def test_it_is_kept_through_a_restart(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3") as served:
        sitting = served.create("here", "link")
        hand_over(sitting, 0)
        served.restart()
        assert sitting.look(0)["seats"][0]["level"]["name"] == "companion"
        sitting.claim(1, "Bruno")
        wait_until(lambda: sitting.look()["waiting"] == [1])
        take_back(sitting, 0)
        served.restart()
        assert sitting.look(0)["seats"][0]["level"] is None


def test_a_seat_given_out_anew_and_the_next_match_are_played_by_people(served: Served) -> None:
    sitting = served.create("here", "link", pack=SHORT_BOARD)
    sitting.claim(1, "Bruno")
    hand_over(sitting, 1)
    assert sitting.post("/renew", {"seat": 1}, sitting.host).status_code == 200
    assert sitting.look()["seats"][1]["level"] is None

    sitting = served.create("here", "here", pack=SHORT_BOARD)
    hand_over(sitting, 0), hand_over(sitting, 1)
    wait_until(lambda: sitting.look()["outcome"] is not None)
    following = sitting.post("/again", {}, sitting.tokens[0]).json()["match"]
    table = served.http.get(f"/api/matches/{following}").json()
    assert [seat["level"] for seat in table["seats"]] == [None, None]


def test_nobody_is_called_to_a_seat_that_was_handed_over(served: Served) -> None:
    sitting = served.create("here", "link")
    asked = {"seats": [{"match": sitting.match, "token": sitting.tokens[0]}]}
    hand_over(sitting, 0)
    (stands,) = served.http.post("/api/glances", json=asked).json()["matches"]
    assert 0 not in stands["waiting"]


HERE = SeatSetup("here")


class Pondering(Workers):
    """Workers that think until they are told to stop."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self.enough = asyncio.Event()

    async def run(self, task: Any, *args: Any) -> Any:
        self.asked += 1
        await self.enough.wait()
        return await super().run(task, *args)


def test_a_move_that_was_being_thought_of_is_not_made_once_the_seat_is_back(tmp_path: Path) -> None:
    workers = Pondering()

    async def story(hall: Hall) -> None:
        room = await open_room(hall, HERE, HERE)
        seat = room.match.state.waiting()[0]
        await hall.keys.hand_over(room, seat, "companion")
        await until(lambda: workers.asked > 0)
        await hall.keys.take_back(room, seat)
        workers.enough.set()
        await until(lambda: room.driver is not None and room.driver.done())
        assert room.match.ply == 0
        assert room.table.seen(seat, "en")["decision"] is not None

    in_a_hall(tmp_path, story, workers)


def test_where_everybody_has_handed_over_they_play_while_somebody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "LOOKED_S", -1.0)

    async def story(hall: Hall) -> None:
        room = await open_room(hall, HERE, HERE)
        for seat in (0, 1):
            await hall.keys.hand_over(room, seat, "novice")
        await asyncio.sleep(0.1)
        left = room.match.ply
        await asyncio.sleep(0.1)
        assert room.match.ply <= left + 1
        monkeypatch.setattr(rooms_module, "LOOKED_S", 3600.0)
        await hall.room(room.id)
        await until(lambda: room.match.ply > left + 4)

    in_a_hall(tmp_path, story)


def test_what_a_level_has_played_can_be_taken_back_like_a_move_of_ones_own(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        made = await hall.beginnings.create(Setup("empire", [HERE, HERE]))
        room, token = await hall.room(str(made["match"])), made["tokens"]["0"]
        await hall.keys.hand_over(room, 0, "companion")
        await until(lambda: room.match.ply == 1)
        with pytest.raises(Refusal) as refused:
            await hall.undo(room, token, 1, 0, "en")
        assert refused.value.code == "handed-over"
        await hall.keys.take_back(room, 0)
        undo = Undo(1, 0)
        await hall.undo(room, token, undo.ply, undo.seat, "en")
        assert room.match.state.waiting() == (0, 1)

    in_a_hall(tmp_path, story)
