"""What clients send, decoded strictly: an unknown field or a wrong type is refused with one sentence."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec

from argead.server.refusals import Refusal

Asked = TypeVar("Asked")


class Request(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Base of everything that a client sends."""


class SeatSetup(Request, frozen=True):
    """Who sits at a place of a new match."""

    kind: Literal["here", "link", "bot"]
    name: str | None = None
    bot: str | None = None


class Setup(Request, frozen=True):
    """A new match."""

    game: str
    seats: list[SeatSetup]
    options: dict[str, bool | int | str] = {}
    pack: str | None = None


class Claim(Request, frozen=True):
    """Taking the seat of an invitation."""

    invite: str
    name: str = ""


class Move(Request, frozen=True):
    """A move, made at the ply that the client saw, with what chance answered at a real table."""

    ply: int
    seat: int
    action: str
    answers: tuple[int | str, ...] = ()


class Undo(Request, frozen=True):
    """Taking the seat's last move back."""

    ply: int
    seat: int


class Hello(Request, frozen=True):
    """The first message on a WebSocket."""

    token: str | None = None
    since: int = -1


class Beat(Request, frozen=True):
    """Any later message on a WebSocket."""

    ping: int | None = None
    pong: int | None = None


_encoder = msgspec.json.Encoder()


def encode(value: Any) -> bytes:
    """JSON."""
    return _encoder.encode(value)


def decode(raw: bytes | str, kind: type[Asked]) -> Asked:
    """A request of a kind, or a refusal that says what does not fit."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad-request", "bad-fields", detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("bad-request", "not-json") from None
