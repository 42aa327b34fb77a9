"""The door answers as the server does, to the letter: recorded games of all kinds, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from argead.kernel import Record
from argead.shelf import game, names
from support.data import RECORDS
from support.served import Served
from support.site_page import Page


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("table") / "argead.sqlite3") as running:
        yield running


def both(served: Served, page: Page, method: str, path: str, body: Any = None, **query: Any) -> tuple[Any, Any]:
    """Status and content of both answers."""
    sent = body if body is None or isinstance(body, str) else json.dumps(body)
    there = served.http.request(method, path, content=sent, params=query)
    here = page.call(method, path, body, **query)
    is_json = there.headers["content-type"].startswith("application/json")
    return (there.status_code, there.json() if is_json else there.text), (here["status"], here["body"])


@pytest.mark.parametrize("name", names())
def test_a_recorded_game_is_shown_alike(served: Served, name: str) -> None:
    text = sorted((RECORDS / name).glob("*.jsonl"))[0].read_text(encoding="utf-8")
    page, last = Page(), len(Record.parse(text).lines) - 1
    there, here = both(served, page, "POST", "/api/records", text)
    assert here == there
    path = f"/api/matches/{here[1]['match']}"
    asked: list[tuple[str, dict[str, Any]]] = [
        (path, {"lang": "fr"}),
        (path, {"since": last - 3}),
        (f"{path}/board", {}),
        (f"{path}/ending", {"lang": "fr"}),
        (f"{path}/account", {"lang": "en", "theme": "dark"}),
        (f"{path}/record", {}),
        (f"{path}/at/{last // 2}", {"seat": 0}),
        (f"{path}/at/{last}", {"seat": "all", "lang": "fr"}),
        (f"{path}/at/{last + 1}", {"lang": "fr"}),
        (f"{path}/at/0", {"seat": 99}),
        (f"{path}/hint", {"seat": 0}),
        (f"{path}/why", {"thing": "nothing:at-all"}),
        (f"/api/games/{name}/rules", {"lang": "fr"}),
        (f"/api/games/{name}/words", {"lang": "en"}),
    ]
    for address, query in asked:
        there, here = both(served, page, "GET", address, **query)
        assert here == there, address


def test_a_new_match_is_seen_alike(served: Served) -> None:
    for name in names():
        seats = [{"kind": "here", "name": f"Seat {n}"} for n in range(game(name).seats[0])]
        there, here = both(served, Page(), "POST", "/api/matches", {"game": name, "seats": seats})
        assert there[0] == here[0] == 201
        assert there[1].keys() == here[1].keys()
        assert there[1]["tokens"].keys() == here[1]["tokens"].keys()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/matches", "{"),
        ("/api/matches", "[]"),
        ("/api/matches", {"game": "empire"}),
        ("/api/matches", {"game": "empire", "seats": [], "more": 1}),
        ("/api/matches", {"game": 3, "seats": []}),
        ("/api/matches", {"game": "empire", "seats": [{"kind": "here", "hints": 1}]}),
        ("/api/matches", {"game": "empire", "seats": [{"kind": "here"}]}),
        ("/api/matches", {"game": "empire", "seats": [{"kind": "bot"}] * 2}),
        ("/api/matches", {"game": "empire", "seats": [{"kind": "bot", "bot": "greedy:500"}] * 2}),
        ("/api/matches", {"game": "empire", "seats": [{"kind": "bot", "bot": "x" * 99}] * 2}),
        ("/api/matches", {"game": "empire", "seats": [{"kind": "here"}] * 2, "options": {"none": True}}),
        ("/api/matches", {"game": "empire", "seats": [{"kind": "here"}] * 2, "pack": "nonsense"}),
        ("/api/matches/none/moves", {"ply": 0, "seat": 0, "action": "x"}),
        ("/api/matches/none/moves", {"ply": "0", "seat": 0, "action": "x"}),
        ("/api/glances", {"seats": [{"match": "none", "token": "x"}]}),
        ("/api/glances", {"seats": [{"match": "none", "token": "x"}] * 51}),
        ("/api/records", "nonsense"),
        ("/api/records", '{"argead":1}'),
        ("/api/records", "\n" * 10_001),
    ],
)
def test_what_is_refused_is_refused_alike(served: Served, path: str, body: Any) -> None:
    there, here = both(served, Page(), "POST", path, body, lang="fr")
    assert here == there


def test_a_match_that_was_begun_alone_goes_on_by_link(served: Served) -> None:
    page = Page()
    begun = page.post("/api/matches", {"game": "alexandros", "seats": [{"kind": "here"}, {"kind": "here"}]})
    for _ in range(3):
        page.move(begun)
    path = f"/api/matches/{begun['match']}"
    assert page.call("GET", f"{path}/record")["status"] == 409
    assert page.call("GET", f"{path}/record", whole="true")["status"] == 409
    taken = page.call("GET", f"{path}/record", token=begun["tokens"]["0"], whole="true")["body"]
    opened = served.http.post("/api/records", content=taken).json()["match"]
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
    ply = page.get(path)["ply"]
    forked = served.http.post(f"/api/matches/{opened}/fork", json={"ply": ply, "seats": seats}).json()
    assert list(forked["invites"]) == ["1"]
    there = served.http.get(f"/api/matches/{forked['match']}", params={"lang": "en"}).json()
    assert there["ply"] == ply
    assert there["view"] == page.get(path)["view"]
    assert [line["ply"] for line in there["journal"] if line["kind"] == "alone"] == [1]
