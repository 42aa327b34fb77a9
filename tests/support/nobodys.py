"""Ended matches with lines that are nobody's: there was no referee, or the rules have changed."""

from __future__ import annotations

from collections.abc import Sequence

from argead.kernel import ALONE, RULES, UNDO, Line, Match, Record
from argead.shelf import game, verify
from support.data import RECORDS

WITHOUT_REFEREE = Line(None, ALONE)
SHAPES = ("begun without a referee", "gone on without a referee", "gone on by newer rules")
"""The line after the set-up, and after a move that is then taken back and made again."""


def ended(shape: str) -> Match:
    """A short match of this shape."""
    if shape == SHAPES[0]:
        match = _read("alexandros/stuck-from-the-first-move")
        return _again(match, [match.record.lines[0], WITHOUT_REFEREE, *match.record.lines[1:]])
    if shape == SHAPES[1]:
        return _undone(_read("alexandros/stuck-from-the-first-move"), WITHOUT_REFEREE)
    return _undone(_read("field-commander/granicus-slain"), Line(None, RULES, (game("field-commander").rules,)))


def _read(name: str) -> Match:
    return verify((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))


def _undone(match: Match, line: Line) -> Match:
    """With the line after a move of one that can be taken back, which it then is, and made again."""
    lines = match.record.lines
    ply = next(ply for ply in range(2, match.ply) if _is_undoable(match, ply))
    return _again(match, [*lines[: ply + 1], line, Line(lines[ply].seat, UNDO), *lines[ply:]])


def _is_undoable(match: Match, ply: int) -> bool:
    seat = match.record.lines[ply].seat
    return seat is not None and match.fork(ply).reach(seat).moves > 0


def _again(match: Match, lines: Sequence[Line]) -> Match:
    return Match.replay(Record(match.record.header, [*lines]), match.game)
