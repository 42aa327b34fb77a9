"""The account: the story of a match as one page that needs nothing beside itself.

A game can tell its turns and what else it knows in its own module `account`: `title` and `parts`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from argead.kernel import Event, Match
from argead.language import Phrasebook, phrasebook
from argead.table.account.course import Turn
from argead.table.account.curves import curves
from argead.table.account.ending import Ending
from argead.table.account.explained import explained
from argead.table.account.markup import NONE, document, listed, numbered, table, tag
from argead.table.account.shapes import EndingShown, VerdictShown
from argead.table.account.telling import told
from argead.table.analysis.shapes import AnalysisShown

THEMES = ("light", "dark")


def page(
    match: Match,
    lang: str,
    theme: str,
    day: date | None = None,
    names: Sequence[str] | None = None,
    *,
    analysis: AnalysisShown | None = None,
) -> str:
    """The account of a match, as far as it has come, as an HTML page; `day` is when it was, if that is known.

    `names` are those of the record, unless others are given; with its `analysis` the match is explained too.
    """
    return Account(match, lang, match.record.header.seats if names is None else names, analysis).page(theme, day)


class Account:
    """A match put in words. Before its end nothing is told that a spectator could not have seen."""

    def __init__(self, match: Match, lang: str, names: Sequence[str], analysis: AnalysisShown | None = None) -> None:
        self._match = match
        self._words: Phrasebook = phrasebook(match.game, lang)
        self._say = self._words.part("account")
        self._names = names
        self._analysis = analysis
        self._door = match.game.door("account")
        self._ending = Ending(match)
        self._over = match.state.outcome() is not None

    def page(self, theme: str, day: date | None) -> str:
        title = self._door.title(self._match, self._words) if self._door else self._words.title
        heading = title if title == self._words.title else f"{title} · {self._words.title}"
        return document(heading, self._words.lang, theme, self._body(title, day))

    def _body(self, title: str, day: date | None) -> Iterator[str]:
        yield tag("h1", title)
        if title != self._words.title:
            yield tag("p", self._words.title, class_="by")
        yield from self._setting(day)
        if self._over:
            yield from self._end(told(self._ending, self._match, self._names, self._words))
        else:
            yield tag("p", self._say("unfinished"), class_="result")
        yield from self._door.parts(self._match, self._words) if self._door else self._story()

    def _setting(self, day: date | None) -> Iterator[str]:
        """Who played, when, and how."""
        people = self._words.together(self._names)
        when = "" if day is None else f" {self._say('date', date=day)}"
        yield tag("p", f"{self._say('people', names=people)}{when}", class_="by")
        header = self._match.record.header
        if chosen := self._words.chosen(header.options):
            yield tag("p", f"{self._words.series(chosen)}.", class_="by")
        if header.pack != self._match.game.pack_id(None):
            yield tag("p", self._say("board", name=header.pack), class_="by")

    # How it ended ----------------------------------------------------------------------------------------------------

    def _end(self, ending: EndingShown) -> Iterator[str]:
        yield from self._verdict(ending["spectator"])
        if ending["turns"]:
            last = ending["turns"][-1]["points"]
            ends = zip(ending["sides"], ending["start"], last, strict=True)
            says = [self._words.say("ending-course", who=who, before=first, after=end) for who, first, end in ends]
            yield curves(ending, " ".join(says))
        yield from self._reckoning(ending)
        if ending["turning"]:
            yield tag("h2", self._say("turning"))
            turns = [(turning["name"], " ".join([turning["text"], *turning["deeds"]])) for turning in ending["turning"]]
            yield numbered(turns)
        if self._analysis is not None:
            yield from explained(self._analysis, self._words)

    def _verdict(self, verdict: VerdictShown) -> Iterator[str]:
        yield tag("p", f"{verdict['text']} {verdict['reason']}", class_="result")
        for note in verdict["notes"]:
            yield tag("p", note)

    def _reckoning(self, ending: EndingShown) -> Iterator[str]:
        rows = [[row["text"], *(_figure(cell["points"]) for cell in row["cells"])] for row in ending["rows"]]
        if not rows:
            return
        rows.append([self._say("total"), *map(_figure, ending["totals"])])
        yield table(ending["caption"], [self._say("what"), *ending["sides"]], rows, sums=True)

    # Turn by turn ----------------------------------------------------------------------------------------------------

    def _story(self) -> Iterator[str]:
        """The whole journal; once nothing is hidden any more, with all that was."""
        yield tag("h2", self._say("turns"))
        if opening := [self._event(event) for event in self._ending.course.opening]:
            yield listed(opening)
        for turn in self._ending.course.turns:
            yield from self._turn(turn)

    def _turn(self, turn: Turn) -> Iterator[str]:
        if not turn.events:
            return
        yield tag("h3", self._words.remark(turn.name, self._names))
        yield listed(self._event(event) for event in turn.events)
        if self._ending.course.is_known and turn.points != turn.before:
            yield tag("p", self._standing(turn.points), class_="state")

    def _standing(self, points: Sequence[int]) -> str:
        sides = [*self._names, *(self._words.remark(rival, self._names) for rival in self._ending.rivals)]
        each = zip(sides, points, strict=True)
        return self._say(
            "standing", points=", ".join(self._words.say("by-seat", who=who, points=own) for who, own in each)
        )

    def _event(self, event: Event) -> str:
        return self._words.event(event, self._names, event.confidant if self._over else None)


def _figure(points: int | None) -> str:
    return NONE if points is None else f"−{-points}" if points < 0 else str(points)
