"""A match explained in words: its curves, what decisions lost, and what turned it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from argead.kernel import Remark, State
from argead.language import Phrasebook, phrasebook
from argead.table.account import plain
from argead.table.analysis.findings import Answered, Findings, Judged
from argead.table.analysis.judges import Followed
from argead.table.analysis.shapes import (
    AnalysisShown,
    AnsweredShown,
    FollowedShown,
    JudgedShown,
    SpentShown,
    TurningPointShown,
)
from argead.table.analysis.work import Analysis
from argead.table.shapes import MoveNamed

DIGITS = 4
"""Of a chance: nobody sees more."""

MOST_THINGS = 60
MOST_UNUSED = 12
MOST_TOLD = 3
"""Lines of the journal about one roll or draw."""


def analysis_shown(analysis: Analysis, names: Sequence[str], lang: str) -> AnalysisShown:
    """An analysis that is done, for everybody: nothing is hidden any more."""
    found = analysis.findings
    assert found is not None, "an analysis is told when it is done"
    return Teller(analysis, found, names, phrasebook(analysis.match.game, lang)).told()


class Teller:
    """Tells one analysis in one language."""

    def __init__(self, analysis: Analysis, found: Findings, names: Sequence[str], words: Phrasebook) -> None:
        self._analysis = analysis
        self._found = found
        self._names = names
        self._words = words
        self._door: Any = analysis.match.game.door("reckoning") or plain

    def told(self) -> AnalysisShown:
        found, depth = self._found, self._analysis.depth
        return {
            "sides": list(self._names),
            "plies": found.plies,
            "own": [[_rounded(chance) for chance in curve] for curve in found.own],
            "open": [[_rounded(chance) for chance in curve] for curve in found.open],
            "moves": [self._judged(one) for one in found.moves],
            "answered": [self._answered(one) for one in found.answered],
            "spent": [self._spent(seat) for seat in range(len(self._names))],
            "turning": [self._turning(one) for one in found.turning],
            "unused": [self._unused(seat) for seat in range(len(self._names))],
            "depth": self._words.say("analysis-depth", **depth._asdict()),
        }

    def _judged(self, one: Judged) -> JudgedShown:
        return {
            "ply": one.ply,
            "seat": one.seat,
            "label": self._named(one, one.played)["label"],
            "best": None if one.best is None else self._named(one, one.best),
            "loss": _rounded(one.loss),
            "luck": _rounded(one.luck),
            "before": _rounded(one.before),
            "after": _rounded(one.after),
        }

    def _answered(self, one: Answered) -> AnsweredShown:
        told = self._analysis.past.told(one.ply)[:MOST_TOLD]
        return {
            "ply": one.ply,
            "seat": one.seat,
            "label": self._named(one, one.notation)["label"],
            "text": " ".join(self._words.event(event, self._names, event.confidant) for event in told),
            "luck": [_rounded(luck) for luck in one.luck],
        }

    def _spent(self, seat: int) -> SpentShown:
        """The parts are rounded so that they add up all the same."""
        spent = self._found.spent[seat]
        start, end = _rounded(spent.start), _rounded(spent.end)
        own, rivals = _rounded(spent.own), _rounded(spent.rivals)
        luck = _rounded(end - start - own - rivals)
        return {"seat": seat, "own": own, "rivals": rivals, "luck": luck, "start": start, "end": end}

    def _turning(self, one: Judged) -> TurningPointShown:
        assert one.best is not None
        state, named = self._before(one), self._analysis.match.game.named
        view = state.view(one.seat)
        played, better = self._named(one, one.played), self._named(one, one.best)
        things = [thing for move in (played, better) for thing in named(view, state.find(one.seat, move["action"]))]
        turn = self._door.turn(state) or Remark("plain-move", {"number": one.ply})
        text = self._words.say(
            "analysis-turning",
            who=self._names[one.seat],
            played=played["label"],
            better=better["label"],
            hoped=round(100 * one.hoped),
            expected=round(100 * one.expected),
        )
        return {
            "ply": one.ply,
            "seat": one.seat,
            "name": self._words.remark(turn, self._names),
            "text": text,
            "played": played,
            "better": better,
            "line": [self._followed(move) for move in one.line],
            "things": list(dict.fromkeys(things))[:MOST_THINGS],
            "loss": _rounded(one.loss),
        }

    def _followed(self, move: Followed) -> FollowedShown:
        label, things = self._words.label(move.action), move.things[:MOST_THINGS]
        return {"action": move.action.notation, "label": label, "seat": move.seat, "things": things}

    def _unused(self, seat: int) -> list[str]:
        unused = getattr(self._analysis.match.game.door("outlook"), "unused", lambda state, seat: ())
        left = unused(self._analysis.match.state, seat)
        return [self._words.prospect(prospect, self._names) for prospect in left[:MOST_UNUSED]]

    def _named(self, one: Judged | Answered, notation: str) -> MoveNamed:
        action = self._before(one).find(one.seat, notation)
        return {"action": notation, "label": self._words.label(action)}

    def _before(self, one: Judged | Answered) -> State:
        return self._analysis.before(one.ply)


def _rounded(chance: float) -> float:
    return round(chance, DIGITS)
