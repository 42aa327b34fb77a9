"""The verdict: how a match ended, in a sentence, from the seat of whoever reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from argead.kernel import Game, Outcome, Remark, State
from argead.language import Phrasebook
from argead.table.account import plain
from argead.table.account.ending import margins
from argead.table.account.shapes import VerdictKind, VerdictShown


def verdict_shown(state: State, names: Sequence[str], seat: int | None, words: Phrasebook) -> VerdictShown:
    """How the match ended for a seat, or as a spectator tells it: None."""
    outcome = state.outcome()
    assert outcome is not None, "a verdict is for a match that has ended"
    door = _door(state.game)
    lead = margins(door.points(state))
    return {
        "kind": _kind(outcome, seat),
        "text": _seen(outcome, names, lead, words) if seat is None else _own(outcome, names, seat, lead, words),
        "reason": words.say(f"reason-{outcome.reason}"),
        "notes": [words.remark(remark, names) for remark in _notes(door, state)],
    }


def _door(game: Game) -> Any:
    return game.door("reckoning") or plain


def _notes(door: Any, state: State) -> Sequence[Remark]:
    notes: Sequence[Remark] = getattr(door, "notes", lambda state: ())(state)
    return notes


def _kind(outcome: Outcome, seat: int | None) -> VerdictKind:
    if seat is None:
        return "seen"
    if seat not in outcome.winners:
        return "lost"
    return "shared" if len(outcome.winners) > 1 else "won"


def _own(outcome: Outcome, names: Sequence[str], seat: int, lead: Sequence[int], words: Phrasebook) -> str:
    won = seat in outcome.winners
    if len(lead) == 1:
        return words.say("ending-won-alone" if won else "ending-lost-alone", points=outcome.scores[seat])
    if won and len(outcome.winners) > 1:
        others = [names[each] for each in outcome.winners if each != seat]
        return words.say("ending-shared", names=words.together(others))
    return words.say("ending-won" if won else "ending-lost", points=abs(_gap(outcome, seat, lead)))


def _gap(outcome: Outcome, seat: int, lead: Sequence[int]) -> int:
    """By how much a seat has won, or how far it is behind those who have."""
    if seat in outcome.winners or not outcome.winners:
        return lead[seat]
    return outcome.scores[seat] - outcome.scores[outcome.winners[0]]


def _seen(outcome: Outcome, names: Sequence[str], lead: Sequence[int], words: Phrasebook) -> str:
    if len(lead) == 1 or len(outcome.winners) > 1:
        return words.winners(outcome, names)
    if not outcome.winners:
        return words.say("ending-seen-lost", name=names[0], points=abs(lead[0]))
    first = outcome.winners[0]
    return words.say("ending-seen", name=names[first], points=abs(lead[first]))
