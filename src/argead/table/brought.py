"""What somebody brings along, a record or a board of their own: whether it can be shown and stored."""

from __future__ import annotations

from collections.abc import Callable

from argead.kernel import ArgeadError, Match, Record, RulesParted
from argead.table.identity import is_readable
from argead.table.refusals import Refusal, refusal_of
from argead.table.seats import LONGEST_NAME_CHARACTERS

MOST_RECORD_LINES = 10_000


def read_record(text: str, verify: Callable[[str], Match]) -> Record:
    """A record that stands when it is played. One that parts from its rules can be looked at all the same."""
    if text.count("\n") > MOST_RECORD_LINES:
        raise Refusal("bad-record", "too-many-lines", most=MOST_RECORD_LINES)
    record = Record.parse(text)
    if not all(len(name) <= LONGEST_NAME_CHARACTERS and is_readable(name) for name in record.header.seats):
        raise Refusal("bad-record", "bad-names", most=LONGEST_NAME_CHARACTERS)
    try:
        match = verify(text)
    except RulesParted as parted:
        match = parted.match
    match.record.header.dump().encode()  # JSON can spell what is no text, and then it cannot be stored
    check_pack_name(record.header.pack)
    return record


def check_pack_name(name: str) -> None:
    """Whether the id of a board can be read."""
    if not is_readable(name):
        raise Refusal("bad-board", "bad-pack-name")


def bad_record(error: ArgeadError) -> Refusal:
    """What is wrong with a record, or with the board in it."""
    refusal = refusal_of(error)
    return refusal if error.code == "bad-board" else Refusal("bad-record", refusal.message, **refusal.said)
