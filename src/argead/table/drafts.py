"""Drafts: the lines that a move or an undo would write, or why there is none."""

from __future__ import annotations

from argead.kernel import Answer, AnswerWanted, ChanceError, ForeignDice, Line, NoUndo
from argead.language import phrasebook
from argead.table.refusals import Refusal
from argead.table.table import Table

MOST_PLIES = 5_000
"""Lines after which undo is refused, so that no match grows without end."""


def draft_move(table: Table, seat: int, notation: str, answers: tuple[Answer, ...]) -> list[Line]:
    """What a move would write; raises `AnswerWanted` where more must be rolled or drawn at the real table."""
    try:
        drafted = table.play(seat, notation, answers)
    except ForeignDice:
        raise Refusal("bad-answer", "dice-are-ours") from None
    except ChanceError as error:
        raise Refusal("bad-answer", detail=str(error)) from None
    if isinstance(drafted, AnswerWanted):
        raise drafted
    return [drafted]


def draft_undo(table: Table, seat: int, lang: str) -> list[Line]:
    """What an undo would write, if there is anything to take back."""
    if table.over:
        raise Refusal("no-undo", "game-over")
    if table.match.ply >= MOST_PLIES:
        raise Refusal("no-undo", "record-full")
    try:
        return table.undo(seat)
    except NoUndo:
        reason = phrasebook(table.game, lang).barrier(table.reach(seat).barrier)
        raise Refusal("no-undo", reason=reason) from None
