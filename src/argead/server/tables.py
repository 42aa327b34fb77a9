"""A table as one pair of eyes sees it. Nothing but views, labels and previews of that seat ever goes in."""

from __future__ import annotations

from typing import Any

import msgspec

from argead.kernel import Action, Answer, AnswerWanted, ChanceAsked, Event, Outcome, Sealed, State
from argead.language import Phrasebook, phrasebook
from argead.server.protocol import encode
from argead.server.rooms import Room


def table(room: Room, seat: int | None, lang: str, since: int = -1) -> bytes:
    """The table as JSON."""
    if since >= 0:
        return _table(room, seat, lang, since)
    if (seat, lang) not in room.tables:
        room.tables[seat, lang] = _table(room, seat, lang, since)
    return room.tables[seat, lang]


def frame(room: Room, state: State, ply: int, seat: int | None, words: Phrasebook) -> dict[str, Any]:
    """What a table shows of a state to somebody who only looks at it."""
    return {
        "match": room.id,
        "game": room.game.name,
        "ply": ply,
        "seat": seat,
        "seats": [
            {"name": who.name, "kind": who.kind, "bot": who.bot, "claimed": who.claimed, "online": room.online(number)}
            for number, who in enumerate(room.seats)
        ],
        "options": room.match.record.header.options,
        "pack": room.match.record.header.pack,
        "waiting": state.waiting(),
        "view": {"open_hands": None, **state.view(seat)},
        "decision": None,
        "undo": None,
        "journal": [],
        "outcome": outcome(state.outcome(), room, words),
        "lesson": None,
        "review": room.review,
    }


def decision(state: State, seat: int, names: tuple[str, ...], words: Phrasebook) -> dict[str, Any]:
    """What the seat is asked, with every legal answer, or with a form to fill where they are too many to read."""
    asked = state.decision(seat)
    form = asked.form(state, seat)
    legal = [] if form else state.actions(seat)
    return {
        "kind": asked.kind(),
        "prompt": words.prompt(asked),
        "rule": asked.rule,
        "form": form,
        "actions": [choice(state, seat, action, names, words) for action in legal],
    }


def choice(state: State, seat: int, action: Action, names: tuple[str, ...], words: Phrasebook) -> dict[str, Any]:
    """A legal answer, and what is certain about it beforehand."""
    preview = state.preview(seat, action)
    return {
        "notation": action.notation,
        "verb": action.verb,
        "args": action.args(),
        "label": words.label(action),
        "note": words.note(action, preview, names),
        "final": is_final(state, seat, action),
        "preview": preview,
    }


def is_final(state: State, seat: int, action: Action) -> bool:
    """Whether the action cannot be taken back: chance answers it, something is shown, or the seat's turn ends.

    Dice that people roll themselves can be rolled again.
    """
    trial = state.clone(Sealed())
    asked = trial.decision(seat)
    trial.agenda.pop()
    try:
        # Not `trial.play`: it would make the whole legal list anew for every action on it.
        asked.play(trial, seat, action)
        trial.settle()
    except ChanceAsked:
        return not state.physical
    return trial.reveals > state.reveals or seat not in trial.waiting()


def undo(room: Room, seat: int | None, words: Phrasebook) -> dict[str, Any] | None:
    """How far the seat's undo reaches."""
    if seat is None or room.review:
        return None
    moves, barrier = room.match.reach(seat)
    return {"moves": 0 if room.over else moves, "reason": words.barrier(barrier)}


def lesson(room: Room, words: Phrasebook) -> dict[str, Any] | None:
    """The open page of the lesson."""
    match = room.match
    if match.lesson is None or match.page is None or room.review:
        return None
    text, action = words.page(match.page), match.page.notation
    return {"page": match.moves + 1, "pages": len(match.lesson.pages), "text": text, "action": action}


def chance_question(
    room: Room, seat: int, wanted: AnswerWanted, answers: tuple[Answer, ...], lang: str
) -> dict[str, Any]:
    """What the seat is to roll or draw before its move can be made."""
    words, ply = phrasebook(room.game, lang), room.match.ply + 1
    faces = [{"name": face, "label": words.face(face), "left": left} for face, left in wanted.left.items()]
    purpose, subject = wanted.question
    return {
        "ask": {"kind": "die", "sides": wanted.sides} if wanted.sides else {"kind": "draw", "faces": faces},
        "for": purpose,
        "subject": subject,
        "text": words.question(wanted.question),
        "answers": answers,
        "journal": [journal_line(ply, event, room.names, seat, words) for event in wanted.events],
    }


def journal_line(
    ply: int, event: Event, names: tuple[str, ...], viewer: int | None, words: Phrasebook
) -> dict[str, Any]:
    """An event as the viewer may read it."""
    return {
        "ply": ply,
        "kind": event.kind,
        "text": words.event(event, names, viewer),
        "rule": event.rule,
        "seat": event.seat,
        "data": event.seen_by(viewer),
    }


def outcome(ended: Outcome | None, room: Room, words: Phrasebook) -> dict[str, Any] | None:
    """How the game ended."""
    if ended is None:
        return None
    return {
        "scores": ended.scores,
        "ranks": ended.ranks,
        "winners": ended.winners,
        "reason": ended.reason,
        "text": words.outcome(ended, room.names),
    }


def _table(room: Room, seat: int | None, lang: str, since: int) -> bytes:
    words = phrasebook(room.game, lang)
    state, asked = room.match.state, None
    if seat is not None and not room.review and seat in state.waiting():
        asked = decision(state, seat, room.names, words)
    shown = frame(room, state, room.match.ply, seat, words)
    shown |= {"decision": asked, "undo": undo(room, seat, words), "journal": _journal(room, seat, words, since)}
    return encode(shown | {"lesson": lesson(room, words)})


def _journal(room: Room, seat: int | None, words: Phrasebook, since: int) -> list[msgspec.Raw]:
    """The lines after a ply. Each is worded once; an undo takes events away, and others may come in their place."""
    events, names = room.match.events, room.names
    lines = room.lines.setdefault((seat, words.lang), [])
    del lines[len(events) :]
    while lines and lines[-1][0] is not events[len(lines) - 1][1]:
        lines.pop()
    for ply, event in events[len(lines) :]:
        lines.append((event, msgspec.Raw(encode(journal_line(ply, event, names, seat, words)))))
    return [line for (ply, _), (_, line) in zip(events, lines, strict=True) if ply > since]
