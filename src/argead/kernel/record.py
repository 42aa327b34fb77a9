"""Records: JSON Lines, a header and then a line a move. The only truth that is stored."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from argead.kernel.chance import Answer, Script
from argead.kernel.errors import RecordError
from argead.kernel.game import Value

FORMAT = 1
UNDO = "undo"
SETUP = "setup"
RULES = "rules"
ALONE = "alone"

GREATEST = 2**31 - 1
"""No seat, die or card has a greater number, and any database has room for it."""


@dataclass(frozen=True, slots=True)
class Header:
    """What must be known before the first move."""

    game: str
    rules: int
    seats: tuple[str, ...]
    options: dict[str, Value]
    pack: str
    data: str | None = None

    def dump(self) -> str:
        head: dict[str, Any] = {"argead": FORMAT, "game": self.game, "rules": self.rules, "seats": list(self.seats)}
        head |= {"options": self.options, "pack": self.pack}
        if self.data is not None:
            head["data"] = self.data
        return _dump(head)


@dataclass(frozen=True, slots=True)
class Line:
    """A move: who, what, and what chance answered.

    Seat None is nobody's: the set-up, or that from here on newer rules are played (`[null,"rules",2]`) or that there is
    no referee any more but the players' own device (`[null,"alone"]`).
    """

    seat: int | None
    notation: str
    answers: tuple[Answer, ...] = ()

    @property
    def rules(self) -> int | None:
        """The number of the rules that are played from here on, if this line says so."""
        if self.seat is not None or self.notation != RULES:
            return None
        match self.answers:
            case (int(number),):
                return number
        raise RecordError('a change of rules must be [null, "rules", their number]')

    def dump(self) -> str:
        return _dump([self.seat, self.notation, *self.answers])


class Replay(Script):
    """The answers that chance gave to a recorded move."""

    __slots__ = ()

    def __init__(self, line: Line) -> None:
        super().__init__(line.answers)

    def close(self) -> None:
        """All answers must have been asked for."""
        if self.left():
            raise RecordError(f"answers of chance left over: {self.left()}")


@dataclass(slots=True)
class Record:
    """A whole record. `end` is the closing line: the scores and a digest of all lines before it."""

    header: Header
    lines: list[Line] = field(default_factory=list)
    end: dict[str, Any] | None = None

    @property
    def rules(self) -> int:
        """The rules that its last line was played by."""
        return next((number for line in reversed(self.lines) if (number := line.rules)), self.header.rules)

    def dump(self) -> str:
        """The text of the record."""
        body = self._body()
        return body if self.end is None else f"{body}{_dump(self.end)}\n"

    def close(self, scores: tuple[int, ...]) -> None:
        """Add the closing line."""
        self.end = {"scores": list(scores), "sha256": self.digest()}

    def digest(self) -> str:
        """The fingerprint of all lines but the closing one."""
        return sha256(self._body().encode()).hexdigest()

    def _body(self) -> str:
        return "".join(f"{text}\n" for text in (self.header.dump(), *(line.dump() for line in self.lines)))

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; whatever is wrong is named with its line. The moves are judged by `Match.replay`."""
        rows = text.replace("\r\n", "\n").rstrip("\n").split("\n")
        if rows == [""]:
            raise RecordError("the record is empty: its first line must be the header")
        record = cls(_header(_load(1, rows[0])))
        for number, row in enumerate(rows[1:], 2):
            value = _load(number, row)
            if isinstance(value, dict) and number == len(rows):
                record.end = value
            else:
                record.lines.append(_line(number, value))
        if not record.lines or record.lines[0].seat is not None or record.lines[0].notation != SETUP:
            raise RecordError('line 2: the set-up is missing: it must be [null, "setup", …]')
        return record


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _load(number: int, row: str) -> Any:
    try:
        value = json.loads(row)
        _dump(value).encode()  # half a character, escaped, is sound JSON but cannot be written
    except (ValueError, RecursionError):
        raise RecordError(f"line {number}: this is not JSON: {row[:40]!r}") from None
    return value


def _header(value: Any) -> Header:
    if not isinstance(value, dict) or "argead" not in value:
        raise RecordError("line 1: the header of an Argead record is missing")
    if value["argead"] != FORMAT:
        raise RecordError(f"line 1: this is format {value['argead']!r}; this Argead reads format {FORMAT}")
    kinds = {"game": str, "rules": int, "seats": list, "options": dict, "pack": str}
    for name, kind in kinds.items():
        if not isinstance(value.get(name), kind):
            raise RecordError(f"line 1: the header's {name!r} is missing or not a {kind.__name__}")
    if not all(isinstance(name, str) for name in value["seats"]):
        raise RecordError("line 1: the header's 'seats' must be names")
    data = value.get("data")
    if data is not None and not isinstance(data, str):
        raise RecordError("line 1: the header's 'data' is not text")
    return Header(value["game"], value["rules"], tuple(value["seats"]), value["options"], value["pack"], data)


def _line(number: int, value: Any) -> Line:
    if not isinstance(value, list) or len(value) < 2:
        raise RecordError(f'line {number}: a move must be [seat, "action", what chance answered…]')
    seat, notation, *answers = value
    if (seat is not None and (isinstance(seat, bool) or not isinstance(seat, int))) or not isinstance(notation, str):
        raise RecordError(f'line {number}: a move must be [seat, "action", what chance answered…]')
    if seat is not None and not 0 <= seat <= GREATEST:
        raise RecordError(f"line {number}: there is no such seat; they are counted from 0")
    if not all(isinstance(answer, str) or (isinstance(answer, int) and abs(answer) <= GREATEST) for answer in answers):
        raise RecordError(f"line {number}: chance answers with numbers and names only")
    if any(isinstance(text, str) and "\0" in text for text in (notation, *answers)):
        raise RecordError(f"line {number}: there is a character in it that cannot be written")
    return Line(seat, notation, tuple(answers))
