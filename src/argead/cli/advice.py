"""The commands `hint` and `threats`: the best moves with their reasons, and what may soon be done to a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from argead.table.shapes import AdvisedShown, HintShown, OutlookShown

INDENT = "   "

Say = Callable[..., str]


def told_hint(hint: HintShown, say: Say) -> Iterator[str]:
    """Line by line, after the best move itself: how sure it is, how things stand, and each move with its reasons."""
    if hint["certainty"] == "book":
        return
    yield INDENT + hint["sure"]
    if hint["chance"] is not None:
        yield INDENT + say("hint-now", chance=_percent(hint["chance"]))
    for number, move in enumerate(hint["moves"], 1):
        label = say("choice-note", label=move["label"], note=move["brings"]) if move["brings"] else move["label"]
        yield INDENT + say("choice", number=str(number), label=label)
        yield from (2 * INDENT + line for line in _reasons(move, say))
    yield from (INDENT + say("threats-ending", text=ending["text"]) for ending in hint["endings"])


def _reasons(move: AdvisedShown, say: Say) -> Iterator[str]:
    if move["chance"] is not None and move["interval"] is not None:
        low, high = map(_percent, move["interval"])
        yield say("hint-chance", chance=_percent(move["chance"]), low=low, high=high)
    if move["reply"]:
        yield move["reply"]
    for threat in move["threats"]:
        yield say("hint-danger", text=threat["text"])


def told_outlook(outlook: OutlookShown, say: Say) -> Iterator[str]:
    """Each threat with what would make safe, and the ends in sight."""
    if not outlook["threats"]:
        yield say("threats-none")
    for number, threat in enumerate(outlook["threats"], 1):
        yield say("choice", number=str(number), label=threat["text"])
        if threat["safe"] is not None:
            yield INDENT + say("threats-safe", label=threat["safe"]["label"])
    for ending in outlook["endings"]:
        yield say("threats-ending", text=ending["text"])


def _percent(chance: float) -> str:
    """A whole number, but never a certainty that is none."""
    shown = round(100 * chance)
    if 0 < chance < 1:
        shown = min(99, max(1, shown))
    return str(shown)
