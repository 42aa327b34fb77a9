"""Drafts: the lines that a move or an undo would write, or why there is none."""

from __future__ import annotations

from argead.kernel import Answer, AnswerWanted, ChanceError, ForeignDice, Line, NoUndo
from argead.language import phrasebook
from argead.server.refusals import Refusal
from argead.server.rooms import Room

MOST_PLIES = 5_000
"""Lines after which undo is refused, so that no match grows without end."""


def draft_move(room: Room, seat: int, notation: str, answers: tuple[Answer, ...]) -> list[Line]:
    """What a move would write; raises `AnswerWanted` where more must be rolled or drawn at the real table."""
    try:
        drafted = room.table.play(seat, notation, answers)
    except ForeignDice:
        raise Refusal("bad-answer", "dice-are-ours") from None
    except ChanceError as error:
        raise Refusal("bad-answer", detail=str(error)) from None
    if isinstance(drafted, AnswerWanted):
        raise drafted
    return [drafted]


def draft_undo(room: Room, seat: int, lang: str) -> list[Line]:
    """What an undo would write, if there is anything to take back."""
    if room.table.over:
        raise Refusal("no-undo", "game-over")
    if room.match.ply >= MOST_PLIES:
        raise Refusal("no-undo", "record-full")
    try:
        return room.table.undo(seat)
    except NoUndo:
        reason = phrasebook(room.game, lang).barrier(room.table.reach(seat).barrier)
        raise Refusal("no-undo", reason=reason) from None
