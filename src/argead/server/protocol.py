"""JSON on the wire: what clients send is decoded strictly, and an unknown field or a wrong type is refused."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from argead.table.refusals import Refusal

Sent = TypeVar("Sent")

MOST_ITEMS = 500
"""Items of one list in a request: more dice than any move asks for."""

_encoder = msgspec.json.Encoder()


def encode(value: Any) -> bytes:
    """JSON."""
    return _encoder.encode(value)


def decode(raw: bytes | str, kind: type[Sent]) -> Sent:
    """A request of a kind, or a refusal that says what does not fit."""
    try:
        plain = msgspec.json.decode(raw)
        _refuse_unknown(plain, kind)
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad-request", "bad-fields", detail=str(error)) from None
    except (msgspec.DecodeError, ValueError, RecursionError):  # ValueError: numbers of thousands of digits
        raise Refusal("bad-request", "not-json") from None


def _refuse_unknown(plain: Any, kind: Any) -> None:
    """msgspec passes over fields that a dataclass does not have; here they are a mistake of the sender's."""
    if isinstance(plain, list):
        if len(plain) > MOST_ITEMS:
            raise msgspec.ValidationError(f"Array has more than {MOST_ITEMS} items")
        for item in plain:
            _refuse_unknown(item, next(iter(get_args(kind)), None))
    elif isinstance(plain, dict) and isinstance(kind, type) and is_dataclass(kind):
        known = _fields(kind)
        for name, value in plain.items():
            if name not in known:
                raise msgspec.ValidationError(f"Object contains unknown field `{name[:40]}`")
            _refuse_unknown(value, known[name])


@cache
def _fields(kind: type) -> dict[str, Any]:
    """The fields of a request and their types, which take long to find out."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}
