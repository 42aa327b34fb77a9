"""Why not: what somebody is told who touches a thing that nothing can be done with now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from argead.language import Phrasebook, phrasebook
from argead.table.shapes import WhyShown

if TYPE_CHECKING:
    from argead.table.table import Table


def why_shown(table: Table, seat: int | None, thing: str, lang: str) -> WhyShown | None:
    """The sentence and its rule; None where something can be done with the thing."""
    words, state = phrasebook(table.game, lang), table.match.state
    if parted := table.parted_words(words):
        return _said(parted)
    if table.over:
        return _said(words.say("no-move-over"))
    if seat is None or table.review:
        return _said(words.say("no-move-watching"))
    if seat not in state.waiting():
        awaited = [table.called(words.lang)[other] for other in state.waiting()]
        return _said(words.say("no-move-waiting", names=words.together(awaited), count=len(awaited)))
    if table.match.page is not None:
        return _by_the_book(table, seat, thing, words)
    return _by_the_rules(table, seat, thing, words)


def _by_the_book(table: Table, seat: int, thing: str, words: Phrasebook) -> WhyShown | None:
    """In a lesson only what the book plays can be done, and only by the seat whose page it is."""
    state, action = table.match.state, table.book_move(seat)
    if action is None:
        page = table.match.page
        assert page is not None
        return _said(words.say("no-move-waiting", names=table.called(words.lang)[page.seat], count=1))
    if thing in table.game.named(state.view(seat), action):
        return None
    return _said(words.say("no-move-lesson", action=words.label(action)), state.decision(seat).rule)


def _by_the_rules(table: Table, seat: int, thing: str, words: Phrasebook) -> WhyShown | None:
    """What the game says."""
    game, state = table.game, table.match.state
    if game.explain is None:
        return _said(words.say("no-move-unexplained"), state.decision(seat).rule)
    if thing not in game.things(state.view(seat)):
        return _said(words.say("no-move-unknown"))
    reason = game.explain(state, seat, thing)
    return None if reason is None else _said(words.reason(reason, table.called(words.lang)), reason.rule)


def _said(text: str, rule: str | None = None) -> WhyShown:
    return {"text": text, "rule": rule}
