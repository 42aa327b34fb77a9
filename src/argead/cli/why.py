"""The command `why`: what somebody means by a thing, and why nothing can be done with it now."""

from __future__ import annotations

from collections.abc import Callable

from argead.cli.meaning import LONGEST_QUOTE_CHARACTERS, ambiguous, beginnings, plain
from argead.language import Phrasebook
from argead.table import Table
from argead.table.shapes import WhyShown


def why(table: Table, seat: int, typed: str, phrases: Phrasebook, say: Callable[..., str]) -> str:
    """The answer in one line; where a word can mean several things with different answers, which they are."""
    if not typed:
        return say("why-what")
    things = table.game.things(table.match.state.view(seat))
    called = {thing: phrases.thing(thing, table.called(phrases.lang)) for thing in things}
    meant = [thing for thing in things if _is_spot(typed, thing)] or beginnings(typed, called)
    if not meant:
        return say("why-unknown", typed=typed[:LONGEST_QUOTE_CHARACTERS])
    told = [table.explain(seat, thing, phrases.lang) for thing in meant]
    if any(each != told[0] for each in told):
        return ambiguous(typed, [called[thing] for thing in meant], say)
    return _said(told[0], phrases, say)


def _is_spot(typed: str, thing: str) -> bool:
    """Whether it is the thing's id, or the part of it that answers are spelled with."""
    words = plain(typed.replace(" ", "-"))
    return words in (plain(thing), plain(thing.partition(":")[2]))


def _said(told: WhyShown | None, phrases: Phrasebook, say: Callable[..., str]) -> str:
    """The sentence with the title of its rule."""
    if told is None:
        return say("why-offered")
    titles = [section.title for section in phrases.rules() if section.id == told["rule"]]
    return say("why-rule", text=told["text"], rule=titles[0]) if titles else told["text"]
