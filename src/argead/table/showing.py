"""How what a seat may know is shown: states, decisions, events and ends become shapes in the reader's words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from argead.kernel import Action, Event, Lesson, Outcome, State
from argead.language import Phrasebook
from argead.table.levels import seat_level, seat_name
from argead.table.seats import Seat
from argead.table.shapes import (
    ActionShown,
    DecisionShown,
    FormShown,
    JournalLine,
    LessonShown,
    OutcomeShown,
    SeatShown,
)


def seats_shown(seats: Sequence[Seat], lang: str) -> list[SeatShown]:
    """Who sits where, as if everybody were there."""
    return [
        {
            "name": seat_name(who, lang),
            "kind": who.kind,
            "bot": who.bot,
            "level": seat_level(who, lang),
            "hints": who.hints,
            "claimed": True,
            "online": True,
            "trouble": None,
        }
        for who in seats
    ]


def view_shown(state: State, seat: int | None) -> dict[str, Any]:
    """What the seat knows; no hand lies open."""
    return {"open_hands": None, **state.view(seat)}


def decision_shown(
    state: State, seat: int, words: Phrasebook, is_final: Callable[[int, Action], bool], onward: Action | None
) -> DecisionShown:
    """What the seat is to decide: every legal action, or a form where they are too many to read.

    The answers to a form differ in numbers alone, so they all are final or none is.
    """
    decision = state.decision(seat)
    form = decision.form(state, seat)
    legal = [] if form else state.actions(seat)
    boxes: FormShown | None = None
    if form is not None:
        boxes = {
            "verb": form["verb"],
            "boxes": list(form["boxes"]),
            "total": form["total"],
            "start": list(form.get("start", ())),
            "final": is_final(seat, state.actions(seat)[0]),
        }
    return {
        "kind": decision.kind(),
        "prompt": words.prompt(state, seat),
        "rule": decision.rule,
        "form": boxes,
        "actions": [action_shown(state, seat, action, words, is_final(seat, action)) for action in legal],
        "onward": None if onward is None else onward.notation,
    }


def action_shown(state: State, seat: int, action: Action, words: Phrasebook, final: bool) -> ActionShown:
    """A legal action, and what is certain about it beforehand."""
    return {
        "notation": action.notation,
        "verb": action.verb,
        "args": action.args(),
        "label": words.label(action),
        "final": final,
        "preview": state.preview(seat, action),
    }


def journal_line(ply: int, event: Event, names: Sequence[str], reader: int | None, words: Phrasebook) -> JournalLine:
    """An event as the reader may know it."""
    return {
        "ply": ply,
        "kind": event.kind,
        "text": words.event(event, names, reader),
        "rule": event.rule,
        "seat": event.seat,
        "data": event.seen_by(reader),
    }


def outcome_shown(outcome: Outcome | None, names: Sequence[str], words: Phrasebook) -> OutcomeShown | None:
    """How the game ended."""
    if outcome is None:
        return None
    return {
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "text": words.outcome(outcome, names),
    }


def lesson_shown(lesson: Lesson | None, moves: int, seat: int | None, words: Phrasebook) -> LessonShown | None:
    """The page of a lesson that is open after so many moves: its notes for the learner, its move for whoever makes it.

    The others learn nothing from it that the move itself will not show them.
    """
    page = lesson.page(moves) if lesson else None
    if lesson is None or page is None:
        return None
    own = page.seat == lesson.learner
    notes = page.notes if own and seat == page.seat else ()
    return {
        "page": max(1, lesson.number(moves) + own),
        "pages": lesson.count,
        "notes": [{"text": words.lesson_note(note), "things": list(note.things)} for note in notes],
        "action": page.notation if seat == page.seat else None,
    }
