"""What an account says of a match that has been explained: chances, turning points, luck and decisions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from argead.language import Phrasebook
from argead.table.account.curves import chances
from argead.table.account.markup import listed, numbered, table, tag
from argead.table.analysis.shapes import AnalysisShown

NOTABLE = 0.03
"""By how much luck must have moved a chance to be told roll by roll."""

MOST_SWINGS = 8


class Swing(NamedTuple):
    """A roll or a draw, the seat whose own chance it moved most, and by how much."""

    ply: int
    seat: int
    luck: float
    text: str


def explained(analysis: AnalysisShown, words: Phrasebook) -> Iterator[str]:
    """The part of the page, element by element."""
    say, sides = words.part("analysis"), analysis["sides"]
    yield tag("h2", say("heading"))
    for curves, title in ((analysis["own"], say("chances")), (analysis["mean"], say("mean")))[: len(sides)]:
        ends = [
            say("course", who=who, before=percent(curve[0]), after=percent(curve[-1]))
            for who, curve in zip(sides, curves, strict=True)
        ]
        yield chances(sides, curves, title, " ".join(ends))
    if analysis["turning"]:
        yield tag("h3", say("turning-points"))
        yield numbered((turning["name"], turning["text"]) for turning in analysis["turning"])
    rows = [
        [
            sides[spent["seat"]],
            percent(spent["start"]),
            signed(spent["own"]),
            signed(spent["rivals"]),
            signed(spent["luck"]),
            percent(spent["end"]),
        ]
        for spent in analysis["spent"]
    ]
    yield table(say("spent"), [say(name) for name in ("side", "start", "own", "rivals", "luck", "end")], rows)
    if found := [[sides[one.seat], signed(one.luck), one.text] for one in swings(analysis)]:
        yield table(say("swings"), [say(name) for name in ("side", "luck", "told")], found)
    if any(analysis["unused"]):
        yield tag("h3", say("unused"))
        yield listed(
            say("left", who=who, text=text) if len(sides) > 1 else text
            for who, texts in zip(sides, analysis["unused"], strict=True)
            for text in texts
        )
    yield tag("p", analysis["depth"])


def swings(analysis: AnalysisShown) -> list[Swing]:
    """Where luck counted most, in the order of the game."""
    found = []
    for one in analysis["answered"]:
        seat = max(range(len(one["luck"])), key=lambda seat: abs(one["luck"][seat]))
        if abs(one["luck"][seat]) >= NOTABLE:
            found.append(Swing(one["ply"], seat, one["luck"][seat], one["text"] or one["label"]))
    return sorted(sorted(found, key=lambda one: (-abs(one.luck), one.ply))[:MOST_SWINGS])


def percent(chance: float) -> str:
    """A chance in whole percent."""
    return str(round(100 * chance))


def signed(change: float) -> str:
    """What was won or lost of it."""
    whole = round(100 * change)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole else "0"
