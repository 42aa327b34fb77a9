"""The door: one worker of the page speaks to it, in JSON. `docs/site.md` has what is said.

Each answer is a *told*: the answer itself, or what the page must do before there is one: read matches from its storage,
have a job thought about, or store changes. Nothing is told before it is stored.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from argead.kernel import ArgeadError
from argead.language import Words
from argead.site import bots
from argead.site.call import Call
from argead.site.calls import done
from argead.site.house import House
from argead.site.importing import imported
from argead.site.outcomes import Answer, Outcome, Pondering, Storing, Unread, answer, dump
from argead.site.thinker import packed, unpacked
from argead.site.watching import Watcher
from argead.table.refusals import TEXT, Refusal, language, refusal_of
from argead.table.requests import Hello

LOG = logging.getLogger(__name__)

MOST_WATCHERS = 32
MOST_PONDERING = 16
"""How many pages look on at once, and how many jobs are under way."""

TROUBLES = ("full", "forbidden", "taken", "failed")
"""Why the page could not store something."""


class Door:
    """What the page asks for. While changes wait to be stored nothing else may be asked."""

    def __init__(self) -> None:
        self._house = House()
        self._storing: Storing | None = None
        self._pondering: dict[str, Pondering] = {}
        self._watchers: dict[str, Watcher] = {}
        self._langs: dict[str, str] = {}

    # Calls -----------------------------------------------------------------------------------------------------------

    def answer(self, call: str) -> str:
        """What comes of a call."""
        asked = Call.parse(call)
        return self._told(asked.id, asked.lang, lambda: done(self._house, asked))

    def learn(self, match: str, kept: str) -> None:
        """What the storage says of a match: JSON, `null` if it is not there."""
        self._house.learn(match, kept)

    def kept(self, id: str) -> str:
        """The changes are stored."""
        storing = self._settled()
        return self._told(id, self._lang(id), storing.then)

    def lost(self, id: str, why: str) -> str:
        """The changes could not be stored, for one of the reasons in `TROUBLES`: nothing has changed."""
        for change in self._settled().changes:
            match = change["match"]["id"] if "match" in change else change["line"]["match"]
            bots.rest(self._house, match)
            if why == "taken":
                self._house.forget(match)

        def refused() -> Outcome:
            raise Refusal("not-stored", f"storage-{why if why in TROUBLES else 'failed'}")

        return self._told(id, self._lang(id), refused)

    def thought(self, id: str, found: str) -> str:
        """What a job found; empty if it failed."""
        pondering = self._pondering.pop(id)
        return self._told(id, self._lang(id), lambda: pondering.then(unpacked(found) if found else None))

    # Looking on ------------------------------------------------------------------------------------------------------

    def watch(self, watcher: str, asked: str) -> str:
        """A page looks on from now on."""
        given = json.loads(asked)
        lang, match = language(given.get("lang", "")), given["match"]
        hello = Hello(given.get("token"), given.get("since", -1))

        def entered() -> Outcome:
            if len(self._watchers) >= MOST_WATCHERS:
                raise Refusal("busy")
            room = self._house.room(match)
            self._watchers[watcher] = Watcher(room, room.seat_of(hello.token), lang, hello.since)
            self._note_presence()
            return bots.NOTHING

        return self._told(watcher, lang, entered)

    def leave(self, watcher: str) -> None:
        """A page looks on no longer."""
        self._watchers.pop(watcher, None)
        self._note_presence()

    def news(self) -> str:
        """What is new to each page that looks on, by its name."""
        told = {name: self._news_for(name, watcher) for name, watcher in list(self._watchers.items())}
        return dump({name: messages for name, messages in told.items() if messages})

    # Bots ------------------------------------------------------------------------------------------------------------

    def due(self) -> str:
        """The next bot's job; empty where none is due, or is at it."""
        busy = {pondering.match for name, pondering in self._pondering.items() if name.startswith("bot:")}
        pondering = bots.due(self._house, busy)
        return "" if pondering is None else self._told(f"bot:{pondering.match}", "en", lambda: pondering)

    def wanted(self, id: str) -> bool:
        """Whether the match still stands where a job was asked for."""
        pondering = self._pondering.get(id)
        return pondering is not None and self._house.stands_at(pondering.match, pondering.ply)

    # All matches -----------------------------------------------------------------------------------------------------

    def forget(self, match: str) -> None:
        """The page has removed a match from its storage, or another has written to it."""
        self._house.forget(match)

    def judge(self, text: str, lang: str) -> str:
        """The content of an exported file, or what is wrong with it."""
        told = json.loads(self._told("", language(lang), lambda: answer(imported(text))))
        return str(told["body"])

    # ---------------------------------------------------------------------------------------------------------------

    def _told(self, id: str, lang: str, work: Callable[[], Outcome]) -> str:
        try:
            outcome = self._outcome(lang, work)
        except Unread as unread:
            return dump({"id": id, "read": unread.matches})
        if isinstance(outcome, Pondering) and len(self._pondering) >= MOST_PONDERING:
            outcome = _refused(Refusal("busy"), lang)
        if isinstance(outcome, Answer):
            self._langs.pop(id, None)
            told = {"status": outcome.status, "type": outcome.type, "body": outcome.body}
            return dump({"id": id, **told})
        self._langs[id] = lang
        if isinstance(outcome, Storing):
            self._storing = outcome
            return dump({"id": id, "write": outcome.changes})
        self._pondering[id] = outcome
        think = {"match": outcome.match, "job": packed(outcome.job), "seconds": outcome.seconds, "pause": outcome.pause}
        return dump({"id": id, "think": think})

    def _outcome(self, lang: str, work: Callable[[], Outcome]) -> Outcome:
        assert self._storing is None, "changes wait to be stored"
        try:
            return work()
        except Unread:
            raise
        except Refusal as refusal:
            return _refused(refusal, lang)
        except ArgeadError as error:
            return _refused(refusal_of(error), lang)
        except Exception:
            LOG.exception("a call failed")
            return _refused(Refusal("internal"), lang)

    def _settled(self) -> Storing:
        storing, self._storing = self._storing, None
        assert storing is not None, "nothing waits to be stored"
        return storing

    def _lang(self, id: str) -> str:
        return self._langs.pop(id, "en")

    def _news_for(self, name: str, watcher: Watcher) -> list[dict[str, Any]]:
        if self._house.holds(watcher.room):
            return watcher.told()
        # The match was forgotten: whoever looks on shall come again.
        self.leave(name)
        refused = Refusal("not-stored", "storage-taken")
        return [json.loads(_refused(refused, watcher.lang).body)]

    def _note_presence(self) -> None:
        for room in self._house.looked_at():
            room.present = []
        for watcher in self._watchers.values():
            watcher.room.present.append(watcher.seat)


def _refused(refusal: Refusal, lang: str) -> Answer:
    return answer(refusal.body(_words(lang)), refusal.status)


@cache
def _words(lang: str) -> Words:
    """All that the site refuses with, in a language."""
    return Words(lang, TEXT, Path(__file__).parent / "text")
