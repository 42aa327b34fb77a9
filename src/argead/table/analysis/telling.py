"""A match explained in words: its curves, what decisions lost, and what turned it."""

from __future__ import annotations

from collections.abc import Sequence

from argead.language import Phrasebook, phrasebook
from argead.table.analysis.findings import Answered, Judged
from argead.table.analysis.judges import Followed
from argead.table.analysis.shapes import (
    AnalysisShown,
    AnsweredShown,
    FollowedShown,
    JudgedShown,
    SpentShown,
    TurningPointShown,
)
from argead.table.analysis.story import MOST_THINGS, Story
from argead.table.shapes import MoveNamed

DIGITS = 4
"""Of a chance: nobody sees more."""


def analysis_shown(story: Story, names: Sequence[str], lang: str) -> AnalysisShown:
    """A match explained, for everybody: nothing is hidden any more."""
    return Teller(story, names, phrasebook(story.game, lang)).told()


class Teller:
    """Tells one story in one language."""

    def __init__(self, story: Story, names: Sequence[str], words: Phrasebook) -> None:
        self._story = story
        self._found = story.findings
        self._names = names
        self._words = words

    def told(self) -> AnalysisShown:
        found = self._found
        return {
            "sides": list(self._names),
            "plies": list(found.plies),
            "own": [[_rounded(chance) for chance in curve] for curve in found.own],
            "mean": [[_rounded(chance) for chance in curve] for curve in found.mean],
            "moves": [self._judged(one) for one in found.moves],
            "answered": [self._answered(one) for one in found.answered],
            "spent": [self._spent(seat) for seat in range(len(self._names))],
            "turning": [self._turning(one) for one in found.turning],
            "unused": [[self._words.prospect(one, self._names) for one in left] for left in self._story.unused],
            "depth": self._words.say("analysis-depth", **self._story.depth),
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
        told = self._story.told[one.ply]
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
        turned = self._story.turned[one.ply]
        played, better = self._named(one, one.played), self._named(one, one.best)
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
            "name": self._words.remark(turned.turn, self._names),
            "text": text,
            "played": played,
            "better": better,
            "line": [self._followed(move) for move in one.line],
            "things": turned.things,
            "loss": _rounded(one.loss),
        }

    def _followed(self, move: Followed) -> FollowedShown:
        label, things = self._words.label(move.action), move.things[:MOST_THINGS]
        return {"action": move.action.notation, "label": label, "seat": move.seat, "things": things}

    def _named(self, one: Judged | Answered, notation: str) -> MoveNamed:
        return {"action": notation, "label": self._words.label(self._story.actions[one.ply, notation])}


def _rounded(chance: float) -> float:
    return round(chance, DIGITS)
