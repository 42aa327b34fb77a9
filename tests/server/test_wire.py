"""The document of the calls is what the server serves, takes and answers."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import msgspec
import pytest
from litestar.handlers import WebsocketRouteHandler

from argead.server import api
from argead.server.openapi import document
from argead.shelf import catalogue
from argead.table import requests
from argead.table.answers import Whole
from argead.table.refusals import STATUS
from argead.table.shapes import Seen
from support.served import Served, code, hear
from support.wire import fits

DOCUMENT = Path(__file__).parents[2] / "docs" / "openapi.json"

OPTIONS = {"field-commander": {"dice": "table"}}


def test_the_document_in_docs_is_that_of_the_types(served: Served) -> None:
    assert DOCUMENT.read_bytes() == document(), "what travels has changed: run `make wire`"
    assert served.http.get("/api/openapi.json").content == document()


def test_every_call_of_the_app_is_in_the_document_and_no_other() -> None:
    written = {
        (method.upper(), path): sorted(_names(operation, "query"))
        for path, operations in json.loads(document())["paths"].items()
        for method, operation in operations.items()
    }
    assert written == dict(_routes())


def _routes() -> Iterator[tuple[tuple[str, str], list[str]]]:
    """Method, path and the parameters after the question mark, of every handler."""
    for handler in api.CALLS:
        methods = ["GET"] if isinstance(handler, WebsocketRouteHandler) else handler.http_methods
        for path in handler.paths:
            places = re.findall(r"{(\w+):", path)
            yield (
                (next(iter(methods)), re.sub(r":\w+}", "}", path)),
                sorted(
                    next((given.name for given in getattr(hint, "__metadata__", ()) if given.name), name)
                    for name, hint in get_type_hints(handler.fn, include_extras=True).items()
                    if name not in ("request", "socket", "return", *places)
                ),
            )


def _names(operation: dict[str, Any], where: str) -> Iterator[str]:
    shared = json.loads(document())["components"]["parameters"]
    for given in operation.get("parameters", []):
        parameter = shared[given["$ref"].rpartition("/")[2]] if "$ref" in given else given
        if parameter["in"] == where:
            yield parameter["name"]


def test_every_code_belongs_to_a_call_but_that_of_a_wrong_method() -> None:
    operations = [one for path in json.loads(document())["paths"].values() for one in path.values()]
    told = {
        (code, int(status))
        for operation in operations
        for status, answer in operation["responses"].items()
        for code in re.findall(r"`([a-z-]+)`", answer["description"])
    }
    assert told == set(STATUS.items()) - {("bad-method", 405)}


def test_every_request_has_a_schema_that_admits_no_other_field() -> None:
    schemas = json.loads(document())["components"]["schemas"]
    sent = [
        name for name, kind in vars(requests).items() if inspect.isclass(kind) and kind.__module__ == requests.__name__
    ]
    assert "Move" in sent
    assert [name for name in sent if schemas[name]["additionalProperties"] is not False] == []


@pytest.mark.parametrize("name", [game.name for game in catalogue()])
def test_a_game_is_shown_in_the_shapes_of_the_document(served: Served, name: str) -> None:
    """Every answer is held to them by `support.wire`; here as many calls as there are, in each game."""
    game = next(game for game in catalogue() if game.name == name)
    sitting = served.create(*["here"] * game.seats[0], game=name, options=OPTIONS.get(name, {}))
    chance, asked = Random(4), 0
    for _ in range(12):
        seat, table = sitting.turn()
        decision = table["decision"]
        form = decision["form"]
        if form:
            action = " ".join([form["verb"], *["0"] * (len(form["boxes"]) - 1), str(form["total"])])
        else:
            action = chance.choice(decision["actions"])["notation"]
        move: dict[str, Any] = {"ply": table["ply"], "seat": seat, "action": action}
        made = sitting.post("/moves", move, sitting.tokens[seat])
        while made.status_code == 202:
            asked += 1
            wanted = made.json()
            faces = [face["name"] for face in wanted["ask"]["faces"] if face["left"]]
            answer = faces[0] if faces else wanted["ask"]["sides"]
            made = sitting.post("/moves", move | {"answers": [*wanted["answers"], answer]}, sitting.tokens[seat])
        assert made.status_code == 200, made.text
    seat, table = sitting.turn()
    assert (asked > 0) == (name in OPTIONS)
    for path in ("/board", "/hint", "/outlook", "/odds", f"/at/{table['ply'] // 2}"):
        query = {} if path == "/board" else {"seat": seat}
        assert sitting.get(path, seat, **query).status_code == 200
    for query in ({"seat": seat}, {}):
        for thing in ("score:0", "no:thing"):
            assert sitting.get("/why", seat if query else None, thing=thing, **query).status_code == 200
    assert sitting.get("", lang="fr", since=3).json()["game"] == name
    assert code(sitting.get("/record")) == (409, "not-over")
    with sitting.live(sitting.tokens[seat]) as line:
        assert fits(hear(line), Whole)


def test_the_shapes_are_strict(served: Served) -> None:
    seen = served.create("here", "here").look(0)
    assert fits(seen, Seen)
    assert not fits(seen | {"more": 1}, Seen)
    for name in seen:
        with pytest.raises(msgspec.ValidationError):
            fits({field: value for field, value in seen.items() if field != name}, Seen)
