"""Whatever is sent, the answer is one clear sentence, the match stays as it was and the server stays up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from argead.games.alexandros.board import OWN_TEXT
from argead.kernel import Match, Record
from argead.shelf import game
from support.served import Served, Sitting, code


@pytest.fixture(scope="module")
def sitting(served: Served) -> Sitting:
    sitting = served.create("here", "here", "here")
    sitting.play_on(5)
    return sitting


@pytest.fixture(autouse=True)
def nothing_has_changed(served: Served, sitting: Sitting) -> Iterator[None]:
    before = [sitting.get("", seat).content for seat in sitting.tokens]
    yield
    assert served.is_well()
    assert [sitting.get("", seat).content for seat in sitting.tokens] == before


def raw(sitting: Sitting, body: bytes, path: str = "/moves") -> httpx.Response:
    headers = {"Authorization": f"Bearer {sitting.tokens[0]}"}
    return sitting.served.http.post(sitting.path + path, content=body, headers=headers)


GARBAGE = [b"", b"{", b"nonsense", b"\xff\xfe\x00", b'{"ply": 1', b"[" * 5000, b'{"action": "\\ud800"}']
MISFITS: list[Any] = [
    None,
    [],
    {},
    {"ply": 5, "seat": 0},
    {"ply": "5", "seat": 0, "action": "pass"},
    {"ply": 5, "seat": 0.5, "action": "pass"},
    {"ply": 5, "seat": 0, "action": ["pass"]},
    {"ply": 5, "seat": 0, "action": "pass", "force": True},
]


@pytest.mark.parametrize("body", GARBAGE, ids=[repr(body[:12]) for body in GARBAGE])
@pytest.mark.parametrize("path", ["/moves", "/undo", "/claim"])
def test_garbage_json(sitting: Sitting, body: bytes, path: str) -> None:
    assert code(raw(sitting, body, path)) == (400, "bad-request")


@pytest.mark.parametrize("body", MISFITS, ids=str)
def test_fields_that_are_missing_unknown_or_of_the_wrong_type(sitting: Sitting, body: Any) -> None:
    assert code(raw(sitting, json.dumps(body).encode())) == (400, "bad-request")


@pytest.mark.parametrize("match", ["nobody", "a" * 500, "..%2f..", "x%00y", "Ω", "'; drop table moves; --"])
def test_an_unknown_match(served: Served, match: str) -> None:
    assert code(served.http.get(f"/api/matches/{match}"))[0] == 404
    move = {"ply": 0, "seat": 0, "action": "pass"}
    assert code(served.http.post(f"/api/matches/{match}/moves", json=move))[0] == 404


def test_a_wrong_or_missing_token(sitting: Sitting) -> None:
    table = sitting.look(0)
    seat = table["waiting"][0]
    move = {"ply": table["ply"], "seat": seat, "action": sitting.look(seat)["decision"]["actions"][0]["notation"]}
    assert code(sitting.post("/moves", move)) == (401, "bad-token")
    for token in ("wrong", sitting.host, sitting.tokens[seat][:-1], "é" * 40):
        headers = {"Authorization": f"Bearer {token}".encode()}
        assert code(sitting.served.http.post(f"{sitting.path}/moves", json=move, headers=headers)) == (401, "bad-token")
        assert code(sitting.served.http.get(sitting.path, headers=headers)) == (401, "bad-token")
    for header in ("Bearer", "Basic abc"):
        answer = sitting.served.http.post(f"{sitting.path}/moves", json=move, headers={"Authorization": header})
        assert code(answer) == (401, "bad-token")


def test_a_move_for_another_seat(sitting: Sitting) -> None:
    table = sitting.look(0)
    seat = table["waiting"][0]
    action = sitting.look(seat)["decision"]["actions"][0]["notation"]
    other = (seat + 1) % 3
    for wrong in (seat, -1, 99):
        move = {"ply": table["ply"], "seat": wrong, "action": action}
        assert code(sitting.post("/moves", move, sitting.tokens[other])) == (403, "not-yours")
    assert code(sitting.move(other, table["ply"], action)) == (409, "not-waiting")


@pytest.mark.parametrize(
    "action", ["", "undo", "setup", "fly persepolis", "take", "TAKE LYRE", "pass ", "\n", "x" * 100_000]
)
def test_an_illegal_action(sitting: Sitting, action: str) -> None:
    table = sitting.look(0)
    assert code(sitting.move(table["waiting"][0], table["ply"], action)) == (409, "illegal-action")


@pytest.mark.parametrize("behind", [-1000, -1, 1, 2**70])
def test_a_stale_ply(sitting: Sitting, behind: int) -> None:
    table = sitting.look(0)
    seat = table["waiting"][0]
    action = next(a["notation"] for a in sitting.look(seat)["decision"]["actions"])
    lines = {"ply": table["ply"] + behind, "seat": seat, "action": f"{action} "}
    assert code(sitting.post("/moves", lines, sitting.tokens[seat])) == (409, "stale-ply")


def test_the_same_move_twice_is_answered_alike(served: Served) -> None:
    sitting = served.create("here", "here")
    seat, table = sitting.turn()
    action = table["decision"]["actions"][0]["notation"]
    first, second = sitting.move(seat, 0, action), sitting.move(seat, 0, action)
    assert first.status_code == second.status_code == 200
    assert first.content == second.content
    sitting.play_on(1)
    third = sitting.move(seat, 0, action)
    assert third.json()["ply"] == 2


@pytest.mark.parametrize("path", ["/api/matches", "/api/records", "/moves", "/claim"])
def test_ten_megabytes(served: Served, sitting: Sitting, path: str) -> None:
    url = path if path.startswith("/api") else sitting.path + path
    assert code(served.http.post(url, content=b"x" * 10_000_000)) == (413, "too-large")


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game of random moves, in memory."""
    match, random = Match(game("alexandros"), ("Anna", "Bruno")), Random(7)
    while waiting := match.state.waiting():
        match.play(waiting[0], random.choice(match.state.actions(waiting[0])).notation)
    return match.record


def upload(served: Served, rows: list[str]) -> tuple[int, str, str]:
    answer = served.http.post("/api/records", content="\n".join(rows))
    return *code(answer), answer.json()["error"]["message"]


def test_a_record_with_one_line_altered(served: Served, record: Record) -> None:
    rows = record.dump().splitlines()
    place = next(at for at, row in enumerate(rows) if '"take ' in row)
    seat, action, *answers = json.loads(rows[place])
    altered = [*rows[:place], json.dumps([1 - seat, action, *answers]), *rows[place + 1 :]]
    for whole in (altered, altered[:-1]):
        status, problem, message = upload(served, whole)
        assert (status, problem) == (422, "bad-record")
        assert message.startswith(f"Line {place + 1}:")
    renamed = [rows[0].replace("Anna", "Emma"), *rows[1:]]
    assert renamed != rows
    status, problem, message = upload(served, renamed)
    assert (status, problem) == (422, "bad-record")
    assert "digest" in message


def test_a_record_of_other_rules(served: Served, record: Record) -> None:
    head, *rest = record.dump().splitlines()[:-1]
    for change in ({"rules": 99}, {"pack": "elsewhere"}, {"argead": 2}, {"seats": ["A"]}, {"options": {"pack": 1}}):
        status, problem, message = upload(served, [json.dumps(json.loads(head) | change), *rest])
        assert (status, problem) == (422, "bad-record")
        assert message.startswith("Line 1:")


@pytest.mark.parametrize("name", ["x" * 41, "A\u0000", "A\u202e"])
def test_a_record_with_names_that_cannot_be_shown(served: Served, record: Record, name: str) -> None:
    head, *rest = record.dump().splitlines()[:-1]
    assert upload(served, [json.dumps(json.loads(head) | {"seats": [name, "B"]}), *rest])[:2] == (422, "bad-record")


@pytest.mark.parametrize("field", ["game", "pack", "options", "data"])
def test_a_refusal_that_would_quote_a_long_text_quotes_its_beginning(
    served: Served, record: Record, field: str
) -> None:
    head, *rest = record.dump().splitlines()[:-1]
    long = {"x" * 5000: "y" * 5000} if field == "options" else "x" * 5000
    answer = served.http.post("/api/records", content="\n".join([json.dumps(json.loads(head) | {field: long}), *rest]))
    assert code(answer)[0] == 422
    assert len(answer.json()["error"]["message"]) < 500


@pytest.mark.parametrize(
    "body",
    [b"", b"\xff\xff", b"\n\n\n", b"[]", b'{"argead": 1}', b'{"game": "chess"}', b"[" * 100_000, b"[1]\n" * 50_000],
    ids=lambda body: repr(body[:12]),
)
def test_what_is_no_record_at_all(served: Served, body: bytes) -> None:
    assert code(served.http.post("/api/records", content=body)) == (422, "bad-record")


def board(change: dict[str, str], extra: str = "") -> str:
    """Our own board file with rows changed."""
    text = OWN_TEXT
    for letter, row in change.items():
        start = text.index(f'\n{letter} = "') + 1
        text = text[:start] + f'{letter} = "{row}"' + text[text.index("\n", start) :]
    return text.replace("[components]", f"{extra}\n[components]")


BOARDS = [
    pytest.param(board({"e": "########.L..AL.#L...LA...L.#"}), "e16", id="a hole"),
    pytest.param(board({}, 'a = "....."'), "line", id="a duplicate row"),
    pytest.param(board({"c": "##LA.H.T..A.Q..LS##.AL..H..#"}), "c13", id="an unknown symbol"),
    pytest.param("not TOML", "line", id="not TOML"),
    pytest.param('id = "a\\u0000b"\n' + OWN_TEXT[OWN_TEXT.index("source =") :], "id", id="an unreadable name"),
]


@pytest.mark.parametrize(("text", "named"), BOARDS)
def test_a_board_file_that_is_wrong(served: Served, text: str, named: str) -> None:
    asked = {"game": "alexandros", "seats": [{"kind": "here"}, {"kind": "here"}], "pack": text}
    answer = served.http.post("/api/matches", json=asked)
    assert code(answer) == (422, "bad-board")
    assert named in answer.json()["error"]["message"]


def test_a_sound_board_file_is_played_on(served: Served) -> None:
    text = OWN_TEXT.replace('id = "alexandros-reconstructed-1"', 'id = "mine"')
    sitting = served.create("here", "random", pack=text)
    assert sitting.look(0)["pack"] == "mine"
    sitting.play_on(choose=Random(3).choice)
    uploaded = served.http.post("/api/records", content=sitting.get("/record").content)
    assert uploaded.status_code == 201
    assert served.http.get(f"/api/matches/{uploaded.json()['match']}/board").json()["id"] == "mine"


HERE = {"kind": "here"}
SETUPS: list[dict[str, Any]] = [
    {"game": "chess", "seats": [HERE, HERE]},
    {"game": "alexandros", "seats": [HERE]},
    {"game": "alexandros", "seats": [HERE] * 5},
    {"game": "alexandros", "seats": [HERE, {"kind": "ghost"}]},
    {"game": "alexandros", "seats": [HERE, {"kind": "bot"}]},
    {"game": "alexandros", "seats": [HERE, {"kind": "bot", "bot": "deep-thought"}]},
    {"game": "alexandros", "seats": [HERE, {"kind": "bot", "bot": "greedy:1000"}]},
    {"game": "alexandros", "seats": [HERE, {"kind": "bot", "bot": "net:1000"}]},
    {"game": "alexandros", "seats": [HERE, {"kind": "here", "bot": "greedy"}]},
    {"game": "alexandros", "seats": [HERE, HERE], "options": {"border_walls": "maybe"}},
    {"game": "alexandros", "seats": [HERE, HERE], "options": {"pack": 1}},
    {"game": "alexandros", "seats": [HERE, HERE], "pack": 7},
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_match_that_cannot_be(served: Served, setup: dict[str, Any]) -> None:
    assert code(served.http.post("/api/matches", json=setup)) == (400, "bad-request")


def test_paths_and_methods_that_do_not_exist(served: Served, sitting: Sitting) -> None:
    for path in ("/api", "/api/nothing", "/nothing.html", "/../../etc/passwd", "/assets/../../app.py", "/%00"):
        assert code(served.http.get(path)) == (404, "not-found")
    refused = served.http.post("/api/health")
    assert code(refused) == (405, "bad-method")
    assert "GET" in refused.headers["allow"]
    assert code(served.http.delete(sitting.path)) == (405, "bad-method")
    assert code(sitting.get("", 0, since="soon")) == (400, "bad-request")
    assert code(sitting.get("/hint", 0)) == (400, "bad-request")


def test_other_pages_and_other_names_are_not_answered(served: Served, sitting: Sitting) -> None:
    move = {"ply": 5, "seat": 0, "action": "pass"}
    foreign = {"Origin": "http://evil.example"}
    assert code(served.http.post(f"{sitting.path}/moves", json=move, headers=foreign)) == (403, "bad-origin")
    assert code(served.http.post(f"{sitting.path}/moves", json=move, headers={"Origin": "null"})) == (403, "bad-origin")
    assert code(served.http.get("/api/health", headers={"Host": "evil.example"})) == (403, "bad-origin")
    own = {"Origin": served.url}
    assert code(served.http.post(f"{sitting.path}/moves", json=move, headers=own)) == (401, "bad-token")
    with pytest.raises(InvalidStatus, match="403"), sitting.live(origin=Origin("http://evil.example")):
        pass


def test_every_answer_carries_the_headers_of_caution(served: Served, sitting: Sitting) -> None:
    for path in ("/", "/nothing", "/api/health", sitting.path):
        headers = served.http.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] in ("no-store", "no-cache")
        assert "server" not in headers


def test_too_many_uploads_are_slowed_down(tmp_path: Path) -> None:
    no_refill = "from argead.server import buckets\nbuckets.LIMITS['upload'] = (0.0, buckets.LIMITS['upload'][1])"
    with Served(tmp_path / "argead.sqlite3", before=no_refill) as served:
        answers = [code(served.http.post("/api/records", content=b"{}")) for _ in range(31)]
        assert answers == [(422, "bad-record")] * 30 + [(429, "too-many")]
        assert served.is_well()
