"""Who sits where: kept beside the record in one form for all doors, so that any of them can go on with a match."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from argead.bots import bot
from argead.bots.levels import levels_of
from argead.kernel import Game, RecordError, SetupError
from argead.table.shapes import Kind

FORMAT = 1
KINDS = ("here", "link", "bot")
LONGEST_NAME_CHARACTERS = 40


@dataclass(frozen=True, slots=True)
class Seat:
    """A person or a bot. `hints`: whether the seat may ask for them; `lang`: what it reads, if that is known.

    `deputy` is the level that plays for a person, until the seat is taken back.
    """

    kind: Kind
    name: str
    bot: str | None = None
    hints: bool = True
    lang: str | None = None
    deputy: str | None = None

    @property
    def played_by(self) -> str | None:
        """The bot that moves here; None where a person does."""
        return self.bot or self.deputy


def write_seats(seats: Sequence[Seat]) -> str:
    """The text that is kept beside a record."""
    plain = {"argead-seats": FORMAT, "seats": [asdict(seat) for seat in seats]}
    return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"


def read_seats(text: str, game: Game) -> tuple[Seat, ...]:
    """The seats of such a text; whatever does not fit is named."""
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError("the seats are not JSON") from None
    if not isinstance(plain, dict) or plain.get("argead-seats") != FORMAT or not isinstance(plain.get("seats"), list):
        raise RecordError(f'the seats must be {{"argead-seats": {FORMAT}, "seats": […]}}')
    return tuple(_seat(number, value, game) for number, value in enumerate(plain["seats"]))


def _seat(number: int, value: Any, game: Game) -> Seat:
    try:
        seat = Seat(**value)
    except TypeError:
        raise RecordError(
            f"seat {number}: a seat has a kind, a name, and perhaps bot, hints, lang and deputy"
        ) from None
    texts = (seat.name, seat.bot or "", seat.lang or "", seat.deputy or "")
    if seat.kind not in KINDS or not all(isinstance(text, str) for text in texts) or not isinstance(seat.hints, bool):
        raise RecordError(f"seat {number}: a kind is {' or '.join(KINDS)}, names are text, hints are true or false")
    if (seat.kind == "bot") != (seat.bot is not None):
        raise RecordError(f"seat {number}: a bot's seat names its bot, and no other does")
    if seat.deputy is not None and (seat.bot is not None or seat.deputy not in levels_of(game)):
        raise RecordError(f"seat {number}: a level of the game can play for a person, and nobody else")
    if seat.bot is not None:
        try:
            bot(seat.bot, game=game)
        except SetupError as error:
            raise RecordError(f"seat {number}: {error}") from None
    return seat
