"""What calls are answered with, beside the shapes of the table."""

from __future__ import annotations

from typing import TypedDict

from argead.table.account.shapes import VerdictShown
from argead.table.shapes import Frame, GameShown, GlanceShown, LevelShown, OddsShown, SeatShown, Seen, WhyShown


class Health(TypedDict):
    """The table is there."""

    ok: bool
    version: str


class Catalogue(TypedDict):
    """The games on the shelf, the version of Argead, and the address for others in the same network.

    `offline` is where the same games are played without a server, if this one offers that.
    """

    games: list[GameShown]
    version: str
    lan: str | None
    offline: str | None


class WordsShown(TypedDict):
    """A game's words in one language, as Fluent text, and which of its facts are lists with an entry for each seat."""

    words: str
    by_seat: list[str]


class MatchCreated(TypedDict):
    """A new match: the tokens of the seats at this screen, and the secret of the host, which reads invites again."""

    match: str
    tokens: dict[str, str]
    invites: dict[str, str]
    host: str


class Invites(TypedDict):
    """The invitations that nobody has used yet, by seat."""

    invites: dict[str, str]


class SeatClaimed(TypedDict):
    """The seat of an invitation, and the token that plays it."""

    seat: int
    token: str


class Invited(TypedDict):
    """The seat of an invitation that nobody has used yet."""

    seat: int


class Handed(TypedDict):
    """The level that plays for a person now; null where the person does."""

    seat: int
    level: LevelShown | None


class Carrying(TypedDict):
    """The secret that seats another device, and for how many seconds it waits."""

    carry: str
    seconds: int


class SeatsCarried(TypedDict):
    """The tokens of another device, by seat."""

    tokens: dict[str, str]


class Following(TypedDict):
    """The match that the same people go on to; their tokens open it."""

    match: str


class MatchStands(TypedDict):
    """How a match stands for a seat. `problem` is `unknown-match` or `bad-token`, and null where all is well.

    `options` are those that were chosen otherwise than usual, in words; `lesson`: it is played by the book; `verdict`
    is how it ended for the seat. A match that nobody has opened for long may not be read at once: then `waiting` and
    `glance` are null; ask again. A seat that was handed over is not in `waiting`.
    """

    match: str
    problem: str | None
    seat: int | None
    names: list[str]
    claimed: bool
    ply: int
    waiting: list[int] | None
    over: bool
    glance: GlanceShown | None
    options: list[str]
    lesson: bool
    verdict: VerdictShown | None
    next: str | None


class GlancesShown(TypedDict):
    """How matches stand, in the order in which they were asked for."""

    matches: list[MatchStands]


class OddsAnswer(TypedDict):
    """The odds at a ply; null where no fight is in sight, or the game has no odds."""

    odds: OddsShown | None
    ply: int


class WhyAnswer(TypedDict):
    """Why nothing can be done with a thing now; null where something can."""

    why: WhyShown | None


class Moved(TypedDict):
    """The move is stored; the match stands at this ply."""

    ply: int


class RecordOpened(TypedDict):
    """The match that a record has become, to be looked at."""

    match: str


class Reason(TypedDict):
    """Why something was refused: a code for programs, one clear sentence for people."""

    code: str
    message: str


class Refused(TypedDict):
    """A request is refused, and nothing has changed."""

    error: Reason


class Whole(TypedDict):
    """On a live line: the whole table, at first, or when too much was missed."""

    table: Seen


class News(TypedDict):
    """On a live line: a frame for each line of the record that was missed, oldest first."""

    news: list[Frame]


class Present(TypedDict):
    """On a live line: somebody came, went or sat down."""

    seats: list[SeatShown]
