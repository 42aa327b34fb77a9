"""What people send to a table through a door: plain typed values, which the door checks before they count."""

from __future__ import annotations

from dataclasses import dataclass, field

from argead.kernel import Answer, Value
from argead.table.shapes import Kind

LARGEST_BYTES = 256 * 1024
LARGEST_RECORD_BYTES = 2 * 1024 * 1024
"""How much one request may hold, and one that is a record."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits at a place of a new match."""

    kind: Kind
    name: str | None = None
    bot: str | None = None
    hints: bool = True
    lang: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """A new match. `pack` is the text of a board of the user's own."""

    game: str
    seats: list[SeatSetup]
    options: dict[str, Value] = field(default_factory=dict)
    pack: str | None = None


@dataclass(frozen=True, slots=True)
class Fork:
    """Playing on from a position of an ended match: after how many of its lines, and who sits where from there."""

    ply: int
    seats: list[SeatSetup]


@dataclass(frozen=True, slots=True)
class Claim:
    """Taking the seat of an invitation."""

    invite: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Renewal:
    """Giving a seat out anew."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandOver:
    """Letting a level play for a person."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Playing a seat again that was handed over."""

    seat: int


@dataclass(frozen=True, slots=True)
class Carry:
    """Taking seats to another device: the tokens of all that this one holds at the table."""

    tokens: list[str]


@dataclass(frozen=True, slots=True)
class Redeem:
    """Sitting down on another device."""

    carry: str


@dataclass(frozen=True, slots=True)
class SeatAsked:
    """A seat, by its match and its token."""

    match: str
    token: str


@dataclass(frozen=True, slots=True)
class Glances:
    """Asking how matches stand, those first that matter most."""

    seats: list[SeatAsked]


@dataclass(frozen=True, slots=True)
class Move:
    """A move, made at the ply that was seen, with what chance answered at a real table."""

    ply: int
    seat: int
    action: str
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class Undo:
    """Taking the seat's last move back."""

    ply: int
    seat: int


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message on a live line: whose seat it is, and the ply of the table that the sender has already."""

    token: str | None = None
    since: int = -1


@dataclass(frozen=True, slots=True)
class Beat:
    """Any later message on a live line."""

    ping: int | None = None
    pong: int | None = None
