"""Whether what a server answers is what docs/openapi.json says."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import msgspec

from argead.server.calls import CALLS, EVERYWHERE, JSON, Call
from argead.table.answers import Moved, Refused
from argead.table.refusals import STATUS


def check(response: httpx.Response) -> None:
    """An answer to a call has a status that the call has, and the very shape of it."""
    call = call_of(response.request)
    if call is None or STATUS["bad-method"] == response.status_code:
        return
    response.read()
    said = f"{call.name} {response.status_code} {response.text[:200]}"
    assert response.headers["content-type"].partition(";")[0] == (call.kind if response.is_success else JSON), said
    if response.is_success:
        assert response.status_code in call.answers, said
        shape = call.answers[response.status_code]
        if isinstance(shape, tuple):
            shape = Moved if response.request.url.params.get("brief") == "true" else shape[0]
        if isinstance(shape, type):
            assert fits(response.json(), shape), said
        return
    assert fits(response.json(), Refused), said
    code = response.json()["error"]["code"]
    assert STATUS[code] == response.status_code, said
    assert code in (*EVERYWHERE, *call.refusals), said


def call_of(request: httpx.Request) -> Call | None:
    """The call that is made, if it is one of the document's."""
    path = request.url.path
    for call in CALLS:
        pattern = re.sub(r"\\{\w+\\}", "[^/]+", re.escape(call.path))
        if call.method == request.method and re.fullmatch(pattern, path):
            return call
    return None


def fits(answer: Any, kind: type) -> bool:
    """Whether an answer has every field of a shape, each of its type, and no other."""
    read = msgspec.convert(answer, kind, strict=True)
    return bool(json.loads(msgspec.json.encode(read)) == answer)
