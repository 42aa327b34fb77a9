"""The story of an ended match in words: verdicts, reckoning, curve, and the turns that changed most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from argead.kernel import Match
from argead.language import Phrasebook, phrasebook
from argead.table.account.course import Turn
from argead.table.account.ending import Ending, Row, Turning
from argead.table.account.shapes import EndingShown, RowShown, TurningShown, TurnShown
from argead.table.account.verdict import verdict_shown


def ending_shown(match: Match, names: Sequence[str], lang: str) -> EndingShown:
    """How a match ended, for everybody: nothing is hidden any more."""
    return told(Ending(match), match, names, phrasebook(match.game, lang))


def told(ending: Ending, match: Match, names: Sequence[str], words: Phrasebook) -> EndingShown:
    """The same of an ending that is known already."""
    course, state = ending.course, match.state
    sides = [*names, *(words.remark(rival, names) for rival in ending.rivals)]
    turns = course.turns if course.is_known else []
    return {
        "sides": sides,
        "spectator": verdict_shown(state, names, None, words),
        "seats": [verdict_shown(state, names, seat, words) for seat in range(state.players)],
        "rows": [_row(row, names, words) for row in ending.rows],
        "totals": ending.totals,
        "caption": _own("caption", words),
        "unit": _own("unit", words),
        "start": turns[0].before if turns else [],
        "turns": [_turn(turn, names, words) for turn in turns],
        "turning": [_turning(turning, turns, sides, names, words) for turning in ending.turning],
    }


def _own(name: str, words: Phrasebook, **args: Any) -> str:
    """In the game's own words, if it has some, or as all games say it."""
    return words.say(f"reckoning-{name}" if words.has(f"reckoning-{name}") else f"ending-{name}", **args)


def _row(row: Row, names: Sequence[str], words: Phrasebook) -> RowShown:
    cells = zip(row.points, row.things, strict=True)
    text = words.say("ending-others") if row.remark.name == "others" else words.remark(row.remark, names)
    return {"text": text, "cells": [{"points": points, "things": things} for points, things in cells]}


def _turn(turn: Turn, names: Sequence[str], words: Phrasebook) -> TurnShown:
    return {"name": words.remark(turn.name, names), "ply": turn.moments[-1].ply, "points": turn.points}


def _turning(
    turning: Turning, turns: Sequence[Turn], sides: Sequence[str], names: Sequence[str], words: Phrasebook
) -> TurningShown:
    return {
        "turn": next(number for number, turn in enumerate(turns) if turn is turning.turn),
        "ply": turning.turn.ply,
        "name": words.remark(turning.turn.name, names),
        "text": changed(turning, sides, words),
        "deeds": [words.event(event, names, event.confidant) for event in turning.deeds],
    }


def changed(turning: Turning, sides: Sequence[str], words: Phrasebook) -> str:
    """What a turn changed, in a sentence."""
    if len(sides) == 1:
        return _own("count", words, before=turning.before, after=turning.after)
    who, before, after = sides[turning.side], _margin(turning.before, words), _margin(turning.after, words)
    if turning.gain:
        message = "ending-gains" if turning.gain > 0 else "ending-loses"
        return words.say(message, who=who, points=abs(turning.gain), before=before, after=after)
    return words.say("ending-stays", who=who, before=before, after=after)


def _margin(lead: int, words: Phrasebook) -> str:
    """A lead in words: 3 ahead, level, 2 behind."""
    return words.say("ending-ahead" if lead > 0 else "ending-behind" if lead else "ending-level", points=abs(lead))
