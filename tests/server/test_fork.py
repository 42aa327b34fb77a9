"""Playing on: from any position of an ended match a new one begins, which nothing of the old one opens or decides."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from argead.kernel import Match, Record
from argead.shelf import game
from support.data import RECORDS, SHORT_BOARD
from support.served import Served, Sitting, code

ENDED = {
    "alexandros": "walls-greedy-three",
    "empire": "greedy-two",
    "field-commander": "granicus-victory",
    "phalanxx": "greedy-four",
}
PERSON = {"kind": "here", "name": "Anna"}
BOT = {"kind": "bot", "bot": "random"}

HURRIED = "from argead.server.buckets import LIMITS; LIMITS['upload'] = LIMITS['play']"
NARROW = "from argead.server.settings import Keeping; settings['keeping'] = Keeping(uploads_days=30, most_matches=3)"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that bears as many forks as these tests make."""
    with Served(tmp_path_factory.mktemp("fork") / "argead.sqlite3", before=HURRIED) as running:
        yield running


def recorded(name: str) -> Record:
    return Record.parse((RECORDS / name / f"{ENDED[name]}.jsonl").read_text(encoding="utf-8"))


def opened(served: Served, record: Record) -> Sitting:
    """A record, to be looked at."""
    answer = served.http.post("/api/records", content=record.dump())
    assert answer.status_code == 201, answer.text
    return Sitting(served, answer.json()["match"], {}, {}, "")


def fork(sitting: Sitting, ply: int, *seats: dict[str, Any]) -> httpx.Response:
    return sitting.post("/fork", {"ply": ply, "seats": list(seats)})


def seated(served: Served, made: httpx.Response) -> Sitting:
    assert made.status_code == 201, made.text
    answer = made.json()
    tokens = {int(seat): token for seat, token in answer["tokens"].items()}
    return Sitting(served, answer["match"], tokens, answer["invites"], answer["host"])


def ended(served: Served) -> Sitting:
    """A short match of two people, played to its end."""
    sitting = served.create("here", "here", pack=SHORT_BOARD)
    sitting.play_on(choose=Random(1).choice)
    return sitting


@pytest.mark.parametrize("name", ENDED)
def test_a_position_of_any_game_is_played_on_to_another_end(served: Served, name: str) -> None:
    record = recorded(name)
    old = opened(served, record)
    last = len(record.lines) - 1
    ply = last * 2 // 3
    players = len(record.header.seats)
    made = seated(served, fork(old, ply, *[BOT] * (players - 1), PERSON))
    mine = players - 1
    assert list(made.tokens) == [mine]

    then = Match.replay(record, game(name)).fork(ply)
    table = made.get(f"/at/{ply}", mine, seat=mine).json()
    assert table["view"] == {"open_hands": None, **then.state.view(mine)}
    assert [line["data"] for line in table["journal"]] == [event.seen_by(mine) for _, event in then.events]
    assert table["seats"][mine]["name"] == "Anna"
    assert [seat["bot"] for seat in table["seats"][:-1]] == ["random"] * (players - 1)
    assert code(made.get("/record")) == (409, "not-over")

    end = made.play_on(choose=Random(2).choice)
    assert end["outcome"] is not None
    played = Record.parse(made.get("/record").text)
    assert played.lines[: ply + 1] == record.lines[: ply + 1]
    assert played.lines != record.lines
    assert played.header.options == record.header.options
    assert played.header.seats[mine] == "Anna"
    assert Match.replay(played, game(name)).ply == end["ply"]


def test_the_old_match_and_the_new_one_have_nothing_of_each_other(served: Served) -> None:
    old = ended(served)
    before = old.get("/record").text
    made = seated(served, fork(old, 2, PERSON, {"kind": "bot", "bot": "greedy"}))
    assert made.match != old.match
    secrets = (*old.tokens.values(), old.host)
    for secret in secrets:
        bearer = {"Authorization": f"Bearer {secret}"}
        assert code(served.http.get(made.path, headers=bearer)) == (401, "bad-token")
        assert code(made.post("/moves", {"ply": 2, "seat": 0, "action": "pass"}, secret)) == (401, "bad-token")
        assert code(served.http.get(f"{made.path}/invites", headers=bearer)) == (401, "bad-token")
    made.play_on(1)
    assert old.get("/record").text == before
    assert old.look()["next"] is None


def test_the_board_of_ones_own_and_the_first_position_come_along(served: Served) -> None:
    old = ended(served)
    made = seated(served, fork(old, 0, BOT, PERSON))
    assert made.get("/board").json() == old.get("/board").json()
    assert made.play_on(choose=Random(3).choice)["outcome"] is not None


def test_chance_answers_anew_after_the_position(served: Served) -> None:
    record = recorded("field-commander")
    old = opened(served, record)
    ply = next(ply for ply, line in enumerate(record.lines[1:], 1) if len(line.answers) >= 2) - 1
    line = record.lines[ply + 1]
    rolled = set()
    for _ in range(6):
        made = seated(served, fork(old, ply, PERSON))
        assert made.move(0, ply, line.notation).status_code == 200
        rolled.add(str(made.look(0)["journal"]))
    assert len(rolled) > 1


def test_real_dice_are_rolled_on_by_whoever_takes_the_seat(served: Served) -> None:
    match = Match(game("field-commander"), ("Ptolemy",), campaign="granicus", dice="table")
    made = seated(served, fork(opened(served, match.record), 0, PERSON))
    moved = made.move(0, 0, made.look(0)["decision"]["actions"][0]["notation"])
    while moved.status_code == 200:
        table = moved.json()
        moved = made.move(0, table["ply"], table["decision"]["actions"][0]["notation"])
    assert moved.status_code == 202
    assert moved.json()["ask"]["kind"] in ("die", "draw")


def test_a_lesson_goes_on_by_the_book(served: Served) -> None:
    options = {"campaign": "granicus", "guide": "sample-turn"}
    match = Match(game("field-commander"), ("Ptolemy",), **options)
    first = match.page
    assert first is not None
    match.play(0, first.notation)
    made = seated(served, fork(opened(served, match.record), 1, PERSON))
    lesson = made.look(0)["lesson"]
    assert lesson["page"] == 2
    assert made.move(0, 1, lesson["action"]).status_code == 200


def test_a_running_match_is_not_forked(served: Served) -> None:
    running = served.create("here", "here")
    running.play_on(3)
    refused = running.post("/fork", {"ply": 1, "seats": [PERSON, BOT]}, running.tokens[0])
    assert code(refused) == (409, "not-over")
    assert refused.json()["error"]["message"] == "You can play on from a position once this match has ended."


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ([PERSON], "This match has 2 seats: say who takes each of them."),
        ([PERSON, BOT, BOT], "This match has 2 seats: say who takes each of them."),
        ([], "This match has 2 seats: say who takes each of them."),
        ([PERSON, {"kind": "bot", "bot": "deep-blue"}], "There is no bot 'deep-blue' for alexandros: choose"),
        ([PERSON, {"kind": "bot", "bot": "greedy:17"}], "The bot greedy:17 is too strong for this table"),
        ([PERSON, {"kind": "bot", "bot": "net:17"}], "The bot net:17 is too strong for this table"),
        ([PERSON, {"kind": "bot"}], "Seat 1: a bot’s seat must name its bot"),
        ([PERSON, {"kind": "ghost"}], "The request is not valid"),
    ],
)
def test_seats_that_do_not_fit_are_refused(served: Served, seats: list[dict[str, Any]], said: str) -> None:
    refused = fork(ended(served), 1, *seats)
    assert code(refused) == (400, "bad-request")
    assert refused.json()["error"]["message"].startswith(said)


def test_plies_that_cannot_go_on_are_refused(served: Served) -> None:
    old = ended(served)
    last = old.look()["ply"]
    for ply in (-1, last, last + 1, 10**12):
        refused = fork(old, ply, PERSON, BOT)
        assert code(refused) == (404, "not-found")
        assert refused.json()["error"]["message"] == f"You can play on from plies 0 to {last - 1} of this match."
    assert fork(old, last - 1, PERSON, BOT).status_code == 201
    assert code(fork(Sitting(served, "nobody", {}, {}, ""), 1, PERSON, BOT)) == (404, "unknown-match")


def test_an_unfinished_record_goes_on_from_its_last_line(served: Served) -> None:
    record = recorded("empire")
    old = opened(served, Record(record.header, record.lines[:20]))
    made = seated(served, fork(old, 19, PERSON, BOT))
    assert made.play_on(choose=Random(4).choice)["outcome"] is not None


def test_the_refusals_speak_french(served: Served) -> None:
    old = ended(served)
    last = old.look()["ply"]
    answer = served.http.post(f"{old.path}/fork?lang=fr", json={"ply": last, "seats": [PERSON, BOT]})
    assert answer.json()["error"]["message"] == f"Les coups d’où l’on peut repartir vont de 0 à {last - 1}."


def test_where_there_is_no_room_there_is_no_fork(tmp_path: Path) -> None:
    with Served(tmp_path / "table.sqlite", before=NARROW) as served:
        old = ended(served)
        answers = [fork(old, 0, PERSON, BOT) for _ in range(4)]
        assert answers[0].status_code == 201
        assert code(answers[-1]) == (507, "no-room")


def test_forks_count_as_uploads_do(tmp_path: Path) -> None:
    with Served(tmp_path / "table.sqlite") as served:
        old = ended(served)
        made = 0
        while (answer := fork(old, 0, PERSON, BOT)).status_code == 201 and made < 150:
            made += 1
        assert code(answer) == (429, "too-many")
        assert made >= 30
        assert served.create("here", "here").look()["ply"] == 0, "whoever begins a match is not counted there"
