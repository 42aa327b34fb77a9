"""The log: each kind of line only so often, and nobody's secrets among them."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import traceback
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from argead.kernel import SetupError
from argead.server.logs import MOST_LINES, WINDOW_S, Discreet, Plain, Structured, Throttle
from argead.server.settings import Settings
from support.knocks import Knock, frame
from support.served import PATIENCE, Served, Sitting, code

SECRET = "dG9rZW4tb2YtYS1zZWF0LTEyMzQ1Njc4"
"""As long as a token."""


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def record(line: int = 1, message: str = "refused %s", *args: Any) -> logging.LogRecord:
    return logging.LogRecord("argead", logging.ERROR, "some.py", line, message, args, None)


def test_of_each_kind_only_so_many_lines_pass_in_a_while() -> None:
    clock = Clock()
    throttle = Throttle(clock)
    assert sum(throttle.filter(record(1, "refused %s", n)) for n in range(500)) == MOST_LINES
    assert sum(throttle.filter(record(2, "refused %s", n)) for n in range(3)) == 3
    assert throttle.left_out() == 500 - MOST_LINES
    clock.now += WINDOW_S
    next_one = record(1, "refused %s", "again")
    assert throttle.filter(next_one)
    assert next_one.getMessage() == f"refused again ({500 - MOST_LINES} more like this were left out)"
    assert throttle.left_out() == 0


def test_strangers_cannot_make_up_kinds() -> None:
    throttle = Throttle(Clock())
    assert sum(throttle.filter(record(1, f"refused stranger {n}")) for n in range(500)) == MOST_LINES


def fail(name: str) -> None:
    try:
        raise KeyError(name)
    except KeyError as error:
        raise ValueError(f"nobody is called {name}") from error


def told(error: BaseException) -> str:
    made = record(1, "it failed")
    made.exc_info = (type(error), error, error.__traceback__)
    return Discreet().format(made)


def test_an_error_is_told_by_where_it_came_from_and_not_by_what_it_says() -> None:
    name = "Roxana"
    with pytest.raises(ValueError, match=name) as failed:
        fail(name)
    said = told(failed.value)
    assert name not in said
    assert "in fail" in said
    assert "builtins.ValueError" in said
    assert "builtins.KeyError" in said


def test_so_is_one_from_another_process() -> None:
    with ProcessPoolExecutor(1) as pool:
        error = pool.submit(fail, "Roxana").exception(PATIENCE)
    assert error is not None
    said = told(error)
    assert "Roxana" not in said
    assert "in fail" in said


def test_so_is_one_that_a_library_tells_as_text() -> None:
    name = "Roxana"
    try:
        fail(name)
    except ValueError:
        text = traceback.format_exc()
    assert name in text
    said = Discreet().format(record(1, "shutdown failed\n%s", text))
    assert name not in said
    assert said.startswith("shutdown failed")
    assert "in fail" in said


def test_what_looks_like_a_secret_is_never_told() -> None:
    said = Discreet().format(record(1, "the token %s of /x?%s was refused, as was %s", SECRET, SECRET, "a" * 64))
    assert said == "the token … of /x?… was refused, as was …"


def test_each_is_one_line_with_its_time_and_level() -> None:
    made = record(1, "match %s: ply %s could not be stored", "abc123", 7)
    made.created = 0.25
    said = Plain().format(made)
    assert said == "ERROR 1970-01-01T00:00:00.250+00:00 argead: match abc123: ply 7 could not be stored"
    told = {"time": "1970-01-01T00:00:00.250+00:00", "level": "error", "where": "argead"}
    told |= {"match": "abc123", "event": "ply 7 could not be stored"}
    assert json.loads(Structured().format(made)) == told
    name = "Roxana"
    with pytest.raises(ValueError, match=name) as failed:
        fail(name)
    made.exc_info = (ValueError, failed.value, failed.value.__traceback__)
    for form in (Plain, Structured):
        said = form().format(made)
        assert "\n" not in said
        assert "in fail" in said
        assert name not in said


def test_only_two_forms_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for given, form in (("", "text"), ("JSON", "json")):
        monkeypatch.setenv("ARGEAD_LOG", given)
        assert Settings.from_environment("127.0.0.1", 8000, None).log == form
    monkeypatch.setenv("ARGEAD_LOG", "xml")
    with pytest.raises(SetupError, match="ARGEAD_LOG must be text or json"):
        Settings.from_environment("127.0.0.1", 8000, None)


BREAKING = """
from argead.server import hall, sockets, store
from sqlalchemy.exc import OperationalError
true_play, true_load = hall.Hall.play, store.Store.load
async def play(self, room, token, move, lang):
    if move.action == "break":
        raise RuntimeError(f"{token} {[seat.name for seat in room.seats]} {move}")
    if move.action == "refuse":
        given = {"seats": room.seats_text, "token": token}
        raise OperationalError("INSERT", given, Exception("locked"))
    await true_play(self, room, token, move, lang)
async def load(self, match):
    if match.startswith("broken"):
        raise RuntimeError(match)
    return await true_load(self, match)
hall.Hall.play, store.Store.load = play, load
sockets.LINGER_S = 0.1
"""
"""A server with bugs that carry secrets in their errors."""


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_enters_the_log_whatever_goes_wrong(tmp_path: Path, form: str) -> None:
    with Served(tmp_path / "argead.sqlite3", before=BREAKING, log=form) as served:
        names = ["Hephaestion the Beloved", "Craterus of Orestis"]
        seats = [{"kind": "here", "name": names[0]}, {"kind": "link"}]
        made = served.http.post("/api/matches", json={"game": "alexandros", "seats": seats}).json()
        invite = made["invites"]["1"]
        sitting = Sitting(served, made["match"], {0: made["tokens"]["0"]}, made["invites"], made["host"])
        sitting.claim(1, names[1])
        sitting.play_on(3)
        secrets = [*sitting.tokens.values(), invite, made["host"], *names, *(name.split()[0] for name in names)]
        for secret in secrets[:4]:
            misbehave(served, sitting, secret)
        seat, table = sitting.turn()
        drop_the_moves(tmp_path / "argead.sqlite3")
        refused = sitting.move(seat, table["ply"], table["decision"]["actions"][0]["notation"])
        assert code(refused) == (503, "not-stored")
        served.stop()
        log = served.process.communicate()[1]
    assert "failed" in log
    assert "RuntimeError" in log
    assert "could not be stored" in log
    assert [secret for secret in secrets if secret in log] == []
    assert len(log.splitlines()) < 100
    if form == "json":
        lines = [json.loads(line) for line in log.splitlines()]
        assert all(line.keys() >= {"time", "level", "where", "event"} for line in lines)
        assert {line["match"] for line in lines if "could not be stored" in line["event"]} == {sitting.match}
    else:
        assert all(re.match(r"(ERROR|WARNING) \d{4}-\d\d-\d\dT", line) for line in log.splitlines())


def misbehave(served: Served, sitting: Sitting, secret: str) -> None:
    """Send a secret to every wrong place."""
    http, bearer = served.http, {"Authorization": f"Bearer {secret}"}
    for path in (f"/{secret}", f"/api/{secret}", f"/api/matches/{secret}", f"/api/matches/broken{secret[:4]}"):
        http.get(path, params={"lang": secret, "token": secret}, headers=bearer)
    for action in ("break", "refuse", secret):
        for _ in range(20):
            move = {"ply": 3, "seat": 0, "action": action}
            http.post(f"{sitting.path}/moves", json=move, headers=bearer, params={"x": secret})
    http.post("/api/records", content=secret)
    http.post("/api/matches", json={"game": secret, "seats": [{"kind": "here", "name": secret}]})
    http.post(f"{sitting.path}/claim", json={"invite": secret, "name": secret})
    for head in (secret, f"GET /{secret} HTTP/1.1\r\nHost: {secret}", f"GET /?{secret} HTTP/9"):
        with Knock(served, f"{head}\r\n\r\n".encode()) as knock:
            knock.heard()
    for message in (frame(1, secret.encode()), frame(1, b"\xff" + secret.encode()), frame(5, secret.encode())):
        with Knock(served) as knock:
            knock.upgrade(f"{sitting.path}/live?token={secret}", f"Authorization: Bearer {secret}\r\n")
            knock.heard(b"\r\n\r\n")
            knock.send(frame(1, json.dumps({"token": secret, "since": -1}).encode()) + message)
            knock.is_dropped()


def drop_the_moves(database: Path) -> None:
    """The database breaks behind the server's back."""
    with sqlite3.connect(database, timeout=PATIENCE) as connection:
        connection.execute("DROP TABLE moves")
