"""The calls as an OpenAPI document, made from the very types that are sent and shown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

from argead.server.calls import CALLS, EVERYWHERE, JSON, LANG, NUMBER, TEXT, Call, Query, Schema
from argead.table.answers import News, Present, Refused, Whole
from argead.table.refusals import STATUS
from argead.table.requests import Beat, Hello, SeatAsked, SeatSetup

PROTOCOL = "1"
"""Grows when a client that follows the document of today would no longer be understood."""

LIVE = (Hello, Beat, Whole, News, Present)
"""What travels on a live line, which a table of calls cannot say."""


@cache
def document() -> bytes:
    """The document as JSON, laid out for people too."""
    made = {
        "openapi": "3.1.0",
        "info": {
            "title": "Argead",
            "version": PROTOCOL,
            "description": "The calls of an Argead table. What a schema cannot say stands in docs/protocol.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": _paths(),
        "components": {
            "schemas": _schemas(),
            "parameters": {LANG.name: _parameter(LANG)},
            "responses": {"Refused": {"description": "Nothing has changed.", "content": _content(JSON, Refused)}},
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "The secret of a seat."},
                "host": {"type": "http", "scheme": "bearer", "description": "The secret of whoever began the match."},
                "invite": {"type": "http", "scheme": "bearer", "description": "The secret of an invitation."},
            },
        },
    }
    return (json.dumps(made, indent=2, ensure_ascii=False) + "\n").encode()


def _schemas() -> dict[str, Schema]:
    kinds = dict.fromkeys([*LIVE, Refused, SeatSetup, SeatAsked, *_kinds()])
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    for kind in filter(is_dataclass, kinds):
        # `protocol.decode` refuses fields that a request does not have.
        schemas[kind.__name__]["additionalProperties"] = False
    schemas["Reason"]["properties"]["code"]["enum"] = list(STATUS)
    return dict(sorted(schemas.items()))


def _kinds() -> Iterator[type]:
    """The types of all bodies and answers."""
    for call in CALLS:
        for shape in (call.body, *call.answers.values()):
            yield from (kind for kind in (shape if isinstance(shape, tuple) else (shape,)) if isinstance(kind, type))


def _paths() -> dict[str, Schema]:
    paths: dict[str, Schema] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call)
    return paths


def _operation(call: Call) -> Schema:
    made: Schema = {"operationId": call.name, "summary": call.about}
    places = [_place(name) for name in re.findall(r"{(\w+)}", call.path)]
    queries = [
        {"$ref": f"#/components/parameters/{LANG.name}"} if one is LANG else _parameter(one) for one in call.query
    ]
    if places or queries:
        made["parameters"] = places + queries
    if call.body is not None:
        sent = (call.body, TEXT) if isinstance(call.body, str) else (JSON, call.body)
        made["requestBody"] = {"required": True, "content": _content(*sent)}
    made["responses"] = {str(status): _answer(status, call) for status in call.answers} | _refusals(call)
    if call.bearer:
        # Where a spectator may look too, no secret is needed.
        made["security"] = [{call.bearer: []}] + [{}] * call.spectators
    return made


def _place(name: str) -> Schema:
    return {"name": name, "in": "path", "required": True, "schema": NUMBER if name == "ply" else TEXT}


def _parameter(query: Query) -> Schema:
    return {
        "name": query.name,
        "in": "query",
        "required": query.required,
        "description": query.about,
        "schema": query.schema,
    }


def _answer(status: int, call: Call) -> Schema:
    shape = call.answers[status]
    said: Schema = {"description": HTTPStatus(status).phrase}
    return said if shape is None else said | {"content": _content(call.kind, shape)}


def _refusals(call: Call) -> dict[str, Schema]:
    codes: dict[int, list[str]] = {}
    for code in (*EVERYWHERE, *call.refusals):
        codes.setdefault(STATUS[code], []).append(f"`{code}`")
    refused = {"$ref": "#/components/responses/Refused"}
    return {str(status): refused | {"description": ", ".join(codes[status])} for status in sorted(codes)}


def _content(kind: str, shape: Any) -> Schema:
    return {kind: {"schema": _schema(shape)}}


def _schema(shape: Any) -> Schema:
    if isinstance(shape, tuple):
        return {"oneOf": [_schema(one) for one in shape]}
    return {"$ref": f"#/components/schemas/{shape.__name__}"} if isinstance(shape, type) else shape
