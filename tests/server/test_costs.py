"""Sizes before work: what a stranger sends costs him a refusal, and the others nothing that they would notice."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import pytest

from argead.games.alexandros.board import OWN_TEXT
from argead.kernel import Dice, Match, Record
from argead.server import hall as hall_module
from argead.server import judges as judges_module
from argead.server.hall import Hall
from argead.server.judges import Judges
from argead.server.protocol import MOST_ITEMS, decode
from argead.server.rota import CALLER
from argead.server.store import Store
from argead.server.workers import WorkerLost, Workers
from argead.shelf import game
from argead.table import Seat, Table
from argead.table import table as table_module
from argead.table.refusals import LONGEST_CHARACTERS, Refusal
from argead.table.requests import Move, SeatSetup, Setup
from argead.table.table import Worded
from support.neighbour import Neighbour, caller, harmless
from support.served import Served, Sitting, code

GAME = game("alexandros")
HERE = SeatSetup("here")

SLACK = 40
"""How many times as long as usual the worst of the others' calls may take: the machine is shared with other tests."""


@pytest.fixture(scope="module")
def neighbour(served: Served) -> Neighbour:
    return Neighbour(served)


def large_board() -> str:
    """As much land as there may be."""
    rows = "\n".join(f'{letter} = "{"." * 60}"' for letter in "bcde")
    return f'id = "large"\nstart = "2-0"\n[rows]\na = "TAHLS{"." * 55}"\n{rows}\n'


def long_record(lines: int, pack: str | None = None) -> str:
    """A match of so many lines: moves, and undos where there is nothing else to do."""
    random = Random(5)
    match = Match(GAME, ("Anna", "Bruno"), Dice(5), pack=pack)
    while match.ply < lines - 1:
        seat = match.state.waiting()[0]
        match.play(seat, random.choice(match.state.actions(seat)).notation)
        if match.reach(seat).moves:
            match.undo(seat)
    return match.record.dump()


def test_a_thousand_bots_for_one_match_are_refused_before_anything_is_done(
    served: Served, neighbour: Neighbour
) -> None:
    seats = [{"kind": "bot", "bot": "greedy"}] * 5
    usual = median(timed(served, {"game": "alexandros", "seats": seats}) for _ in range(20))
    quiet = neighbour.usual()
    with neighbour.looking() as looks:
        for number in (6, 400, 8_500):
            body = {"game": "alexandros", "seats": seats[:1] * number}
            assert code(served.http.post("/api/matches", json=body)) == (400, "bad-request")
        assert median(timed(served, body) for _ in range(5)) < SLACK * usual
    assert max(looks) < SLACK * quiet


def timed(served: Served, body: Any) -> float:
    answer = served.http.post("/api/matches", content=json.dumps(body, separators=(",", ":")).encode())
    assert code(answer) == (400, "bad-request")
    return answer.elapsed.total_seconds()


LONG = "9" * 200_000
GREEDY_SIZES: dict[str, dict[str, Any]] = {
    "a bot's name": {"seats": [{"kind": "bot", "bot": LONG}]},
    "a bot's strength": {"seats": [{"kind": "bot", "bot": f"greedy:{LONG}"}]},
    "a strength that begins small": {"seats": [{"kind": "bot", "bot": f"greedy:000000001{LONG}"}]},
    "a bot's style": {"seats": [{"kind": "bot", "bot": f"greedy/{LONG}"}]},
    "a kind of seat": {"seats": [{"kind": LONG}]},
    "a game": {"game": LONG},
    "an option": {"options": {LONG: True}},
    "many options": {"options": {f"{n}": n for n in range(20_000)}},
    "an option's value": {"options": {"compensation": LONG}},
    "no seats": {"seats": []},
    "a list in a list": {"seats": [[[]] * 5_000] * 5},
    "an unknown field": {LONG: 1},
}


@pytest.mark.parametrize("changed", GREEDY_SIZES.values(), ids=GREEDY_SIZES.keys())
def test_whatever_is_too_large_in_a_new_match_is_refused_in_a_short_sentence(
    served: Served, changed: dict[str, Any]
) -> None:
    answer = served.http.post("/api/matches", json={"game": "alexandros", "seats": [{"kind": "here"}] * 2} | changed)
    assert code(answer) == (400, "bad-request")
    assert len(answer.json()["error"]["message"]) < LONGEST_CHARACTERS + 100


@pytest.mark.parametrize("number", [LONG[:5_000], f"-{LONG}", f"{LONG}.5", f"1e{LONG}"])
@pytest.mark.parametrize("field", ["ply", "seat", "answers"])
def test_gigantic_numbers_in_a_move(served: Served, number: str, field: str) -> None:
    sitting = served.create("here", "here")
    fields = {"ply": "0", "seat": "0", "action": '"pass"', "answers": "[]"}
    fields[field] = f"[{number}]" if field == "answers" else number
    body = "{" + ", ".join(f'"{name}": {value}' for name, value in fields.items()) + "}"
    headers = {"Authorization": f"Bearer {sitting.tokens[0]}"}
    answer = served.http.post(f"{sitting.path}/moves", content=body.encode(), headers=headers)
    assert code(answer)[0] in (400, 403, 409, 422)
    assert len(answer.text) < 1_000


@pytest.mark.parametrize(
    "path",
    [
        "?since={}",
        "/at/{}",
        "/at/0?seat={}",
        "/hint?seat={}",
        "/outlook?seat={}",
        "/odds?seat={}",
        "/why?seat={}",
        "/why?thing={}",
        "?lang={}",
    ],
)
def test_gigantic_numbers_in_an_address(served: Served, path: str) -> None:
    sitting = served.create("here", "here")
    headers = {"Authorization": f"Bearer {sitting.tokens[0]}"}
    answer = served.http.get(sitting.path + path.format("9" * 5_000), headers=headers)
    assert answer.status_code in (200, 400, 403, 404)
    assert path.startswith(("?since", "?lang")) or len(answer.text) < 1_000


def test_a_list_in_a_request_has_an_end() -> None:
    raw = json.dumps({"ply": 0, "seat": 0, "action": "pass", "answers": [1] * (MOST_ITEMS + 1)})
    with pytest.raises(Refusal) as refused:
        decode(raw, Move)
    assert refused.value.message == "bad-fields"
    assert decode(raw.replace("1, ", "", 1), Move).answers == (1,) * MOST_ITEMS


def test_a_gigantic_name_is_cut_before_it_is_read(served: Served, neighbour: Neighbour) -> None:
    quiet = neighbour.usual()
    name = "\u200b" * 60_000
    with neighbour.looking() as looks:
        for _ in range(5):
            made = served.create("here", "link", seats=[{"kind": "here", "name": name}, {"kind": "link"}])
            made.claim(1, name + "Anna")
            assert [seat["name"] for seat in made.look()["seats"]] == ["Player 1", "Player 2"]
    assert max(looks) < SLACK * quiet


# What strangers bring along ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def records() -> list[str]:
    """Records that take long, each another."""
    first, rest = long_record(1_000, large_board()).split("\n", 1)
    return [first.replace('"Anna"', f'"Anna {n}"') + "\n" + rest for n in range(28)]


def test_uploads_neither_stop_the_bots_nor_fill_the_queue(
    served: Served, neighbour: Neighbour, records: list[str]
) -> None:
    calm = neighbour.through([harmless] * 28, 6)
    storm = neighbour.through([partial(upload, text=text) for text in records], 6)
    assert storm.worst < SLACK * calm.worst
    statuses = Counter(answer.status_code for answer in storm.answers)
    assert statuses[201] > 0
    assert statuses[429] > 0, "one address must not have 28 of them waiting"
    assert {code(answer) for answer in storm.answers if answer.status_code != 201} == {(429, "too-many")}
    with caller(served, "127.0.0.4") as another:
        assert upload(another, records[0]).status_code == 201


def upload(client: httpx.Client, text: str) -> httpx.Response:
    return client.post("/api/records", content=text.encode())


def test_a_board_of_ones_own_is_built_elsewhere_and_travels(served: Served) -> None:
    sitting = served.create("here", "here", pack=large_board())
    assert sitting.look()["pack"] == "large"
    assert len(sitting.get("/board").json()["triangles"]) == 300
    sitting.play_on(5)
    for pack, place in ((OWN_TEXT + "#" * 80_000, "characters"), (OWN_TEXT + "\nx=" + "1" * 5_000, "Line")):
        answer = served.http.post(
            "/api/matches", json={"game": "alexandros", "seats": [{"kind": "here"}] * 2, "pack": pack}
        )
        assert code(answer) == (422, "bad-board")
        assert place in answer.json()["error"]["message"]


class Lost(Workers):
    """A worker that is always lost."""

    async def run(self, task: Any, *args: Any) -> Any:
        raise WorkerLost("it took too long")


def test_what_takes_too_long_to_judge_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges_module, "Workers", Lost)

    async def story() -> None:
        judges = Judges()
        for judging, kind in ((judges.read("…"), "bad-record"), (judges.begin("alexandros", (), "", {}), "bad-board")):
            with pytest.raises(Refusal) as refused:
                await judging
            assert (refused.value.code, refused.value.message) == (kind, "too-costly")
        judges.close()

    asyncio.run(story())


# What long matches cost ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory, records: list[str]) -> Iterator[tuple[Served, list[str]]]:
    """A server that has just begun, with long matches in its database."""
    with Served(tmp_path_factory.mktemp("long") / "argead.sqlite3") as served:
        names = [upload(served.http, text).json()["match"] for text in records[:4]]
        served.restart()
        yield served, names


@pytest.mark.parametrize("path", ["", "/at/700"])
def test_long_matches_are_opened_and_looked_back_at_while_others_play_on(
    opened: tuple[Served, list[str]], path: str
) -> None:
    served, names = opened
    neighbour = Neighbour(served)
    calls = [partial(httpx.Client.get, url=f"/api/matches/{name}{path}") for name in names * 3]
    calm = neighbour.through([harmless] * len(calls), 6)
    storm = neighbour.through(calls, 6)
    assert {answer.status_code for answer in storm.answers} == {200}
    assert storm.worst < SLACK * calm.worst


def test_records_that_are_looked_at_take_up_only_so_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "MOST_REVIEW_LINES", 500)
    monkeypatch.setattr(hall_module, "IDLE_LINES", 100)

    async def story() -> None:
        store = Store(str(tmp_path / "argead.sqlite3"))
        hall = Hall(store, Workers(1), 0)
        names = []
        for n in range(4):
            CALLER.set(f"{n}")
            names.append(await hall.beginnings.upload(long_record(200 + 10 * n)))
        for name in names[:2]:
            await hall.room(name)
        with pytest.raises(Refusal) as refused:
            await hall.room(names[2])
        assert refused.value.code == "busy"
        made = await hall.beginnings.create(Setup("alexandros", [HERE, HERE]))
        assert (await hall.room(str(made["match"]))).started
        monkeypatch.setattr(hall_module, "LEFT_S", -1.0)
        assert (await hall.room(names[2])).table.review
        hall.close()
        store.close()

    asyncio.run(story())


def test_a_room_weighs_its_board_and_what_was_made_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(str(tmp_path / "argead.sqlite3"))
        hall = Hall(store, Workers(1), 0)
        weights = []
        for pack in (None, large_board()):
            made = await hall.beginnings.create(Setup("alexandros", [HERE, HERE], {}, pack))
            weights.append((await hall.room(str(made["match"]))).weight)
        assert weights[1] >= 5 * weights[0]
        room = await hall.room(await hall.beginnings.upload(long_record(400)))
        bare = room.weight
        room.shown_at(300, None, "en", True)
        assert room.weight >= bare + 390
        before = room.weight
        for lang in ("en", "fr"):
            for seat in (None, 0, 1):
                room.shown(seat, lang)
        assert room.weight > before
        hall.close()
        store.close()

    asyncio.run(story())


def test_a_long_journal_is_put_into_words_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "WORDED_AT_ONCE", 3)
    by_thread: list[str] = []
    word = Table.word

    def noting(table: Table, seat: int | None, lang: str) -> list[Worded]:
        by_thread.append(f"{threading.current_thread() is threading.main_thread()} {seat} {lang}")
        return word(table, seat, lang)

    monkeypatch.setattr(Table, "word", noting)

    async def story() -> None:
        store = Store(str(tmp_path / "argead.sqlite3"))
        hall = Hall(store, Workers(1), 0)
        room = await hall.room(await hall.beginnings.upload(long_record(400)))
        alike = Table(room.match, room.seats, room.id, review=True)
        for seat in (None, 0, None):
            await hall.word(room, seat, "fr")
            assert room.table.unworded(seat, "fr") == 0
            assert room.table.journal(seat, "fr") == alike.journal(seat, "fr")
        hall.close()
        store.close()

    asyncio.run(story())
    assert by_thread == ["False None fr", "False 0 fr"]


def test_the_journal_in_words_is_kept_for_only_so_many_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_WORDED_LINES", 20)
    table = Table(Match.replay(Record.parse(long_record(400)), GAME), [Seat("here", "Anna"), Seat("here", "Bruno")])
    seen = [table.seen(seat, lang)["journal"] for seat in (None, 0, 1) for lang in ("en", "fr")]
    assert len(table._worded) < 6
    assert [table.seen(seat, lang)["journal"] for seat in (None, 0, 1) for lang in ("en", "fr")] == seen


def test_a_sitting_plays_on_after_all_of_it(served: Served, neighbour: Neighbour) -> None:
    sitting: Sitting = neighbour.sitting
    before = sitting.look()["ply"]
    neighbour.rounds(2)
    assert neighbour.sitting is not sitting or sitting.look()["ply"] > before
