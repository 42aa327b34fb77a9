"""A table: a match with the people around it. It knows no wire, no clock and no disk.

`play` and `undo` give the lines that would be written; a door stores them and then has them `take`n in, so that nothing
is seen before it is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from argead.kernel import (
    Action,
    Answer,
    AnswerWanted,
    Event,
    ForeignDice,
    Game,
    HintsForbidden,
    Line,
    Match,
    NoSuchPly,
    NotWaiting,
    NotYetOpen,
    Reach,
    Record,
    RulesParted,
    State,
)
from argead.language import Phrasebook, phrasebook
from argead.table.advice import Advising, Foreseeing
from argead.table.advice.asking import advising, foreseeing
from argead.table.finality import is_final
from argead.table.jobs import Playouts, Thinking, sight
from argead.table.levels import seat_name
from argead.table.news import News
from argead.table.past import Past, told_last
from argead.table.reasons import why_shown
from argead.table.seats import Seat
from argead.table.shapes import AskShown, DecisionShown, FaceShown, GlanceShown, JournalLine, Seen, UndoShown, WhyShown
from argead.table.showing import decision_shown, journal_line, lesson_shown, outcome_shown, seats_shown, view_shown

Worded = tuple[Event, JournalLine]

MOST_WORDED_LINES = 20_000
"""How much of the journal is kept in words, over all pairs of eyes: that of several long matches."""


class Table:
    """One match and its seats. A seat of None is a spectator's; whoever reviews only looks back.

    A match of former rules that has `parted` from those of today can be looked at as far as it stands, no more.
    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        name: str = "",
        *,
        review: bool = False,
        parted: RulesParted | None = None,
    ) -> None:
        self.match = match
        self.parted = parted
        self.seats = tuple(seats)
        self.name = name
        self.review = review
        self.news = News(self)
        self._past: Past | None = None
        # The journal in words, for each pair of eyes and language.
        self._worded: dict[tuple[int | None, str], list[Worded]] = {}

    # Who is there ----------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def called(self, lang: str) -> tuple[str, ...]:
        """The names in a reader's language: levels are called by their words."""
        return tuple(seat_name(seat, lang) for seat in self.seats)

    @property
    def over(self) -> bool:
        return not self.match.state.waiting()

    @property
    def open(self) -> bool:
        """Whether nothing is hidden any more: the game has ended, or it is only looked at."""
        return self.over or self.review

    @property
    def record(self) -> Record:
        """All that was written of the match, whatever of it stands."""
        return self.match.record if self.parted is None else self.parted.record

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.bot is None)

    @property
    def deciders(self) -> tuple[int, ...]:
        """Those of them who have not handed their seat over."""
        return tuple(seat for seat in self.people if self.seats[seat].deputy is None)

    def reseat(self, seats: Sequence[Seat]) -> None:
        """Somebody has sat down, perhaps under another name, or a level plays for somebody."""
        self.seats = tuple(seats)
        self.match.record.header = replace(self.match.record.header, seats=self.names)
        self._worded.clear()

    # What is seen ----------------------------------------------------------------------------------------------------

    def seen(self, seat: int | None, lang: str, since: int = -1) -> Seen:
        """The table as the seat sees it now, with the journal after a ply, and what the seat is to decide."""
        words = phrasebook(self.game, lang)
        shown = self._shown(seat, self.match.ply, words, self.journal(seat, lang, since))
        shown["decision"], shown["undo"] = self.asked(seat, words)
        if not self.review:
            shown["lesson"] = lesson_shown(self.match.lesson, self.match.moves, seat, words)
        return shown

    def asked(self, seat: int | None, words: Phrasebook) -> tuple[DecisionShown | None, UndoShown | None]:
        """What the seat is to decide, and what it can take back."""
        if seat is None or self.review or self.parted is not None or self.seats[seat].deputy:
            return None, None
        state, (moves, barrier) = self.match.state, self.reach(seat)
        decision = None
        if seat in self.match.awaited:
            decision = decision_shown(state, seat, words, self.is_final, self.onward(seat))
        return decision, {"moves": moves, "reason": words.barrier(barrier)}

    def seen_at(self, seat: int | None, lang: str, ply: int, *, open_hands: bool = False) -> Seen:
        """The table as it was for this seat after so many lines; with open hands once nothing is hidden any more."""
        if open_hands and not self.open:
            raise NotYetOpen("hands are shown once the match has ended")
        past, words, names = self.past(), phrasebook(self.game, lang), self.called(lang)
        if not 0 <= ply <= past.last:
            raise NoSuchPly(past.last)
        journal = [
            journal_line(at, event, names, event.confidant if open_hands else seat, words)
            for at, event in past.events(ply)
        ]
        shown = self._shown(seat, ply, words, journal)
        if open_hands:
            state = past.state(ply)
            shown["view"]["open_hands"] = [state.view(each).get("hand") for each in range(state.players)]
        shown["plies"] = past.last
        return shown

    def glance(self, seat: int | None, lang: str) -> GlanceShown:
        """How the match stands for the seat, in one line, if the game tells; at the end with its final points."""
        door, outcome = self.game.door("glance"), self.match.state.outcome()
        told, open_scores = ({}, []) if door is None else door.glance(self.match.state.view(seat))
        text = "" if door is None else phrasebook(self.game, lang).glance(told)
        return {"text": text, "scores": open_scores if outcome is None else list(outcome.scores)}

    def journal(self, seat: int | None, lang: str, since: int = -1) -> list[JournalLine]:
        """The lines after a ply. Each is worded once; an undo takes events away, and others may come in their place."""
        words, events, names = phrasebook(self.game, lang), self.match.events, self.called(lang)
        lines = self._worded[seat, words.lang] = self._worded.pop((seat, words.lang), [])
        del lines[len(events) :]
        while lines and lines[-1][0] is not events[len(lines) - 1][1]:
            lines.pop()
        for ply, event in events[len(lines) :]:
            lines.append((event, journal_line(ply, event, names, seat, words)))
        while len(self._worded) > 1 and sum(map(len, self._worded.values())) > MOST_WORDED_LINES:
            del self._worded[next(iter(self._worded))]
        return [line for _, line in lines if line["ply"] > since]

    def unworded(self, seat: int | None, lang: str) -> int:
        """How many events are not in words yet for these eyes."""
        return len(self.match.events) - len(self._worded.get((seat, lang), ()))

    def word(self, seat: int | None, lang: str) -> list[Worded]:
        """The whole journal in words, for `keep_words`. It changes nothing, so that another thread can do it."""
        words, names = phrasebook(self.game, lang), self.called(lang)
        return [(event, journal_line(ply, event, names, seat, words)) for ply, event in self.match.events]

    def keep_words(self, seat: int | None, lang: str, lines: list[Worded]) -> None:
        self._worded[seat, lang] = lines

    @property
    def weight(self) -> int:
        """What the match takes up in memory, in lines of its record: all of its states, and what was made of them."""
        states = self.match.ply * (1 if self._past is None else 2)
        return states + sum(map(len, self._worded.values())) // 4

    def past(self) -> Past:
        """Every ply of the match."""
        if self._past is None:
            self._past = Past(self.match.record, self.game)
        self._past.follow(self.match.record)
        return self._past

    def _shown(self, seat: int | None, ply: int, words: Phrasebook, journal: list[JournalLine]) -> Seen:
        """What a table shows to somebody who only looks at it."""
        match, header = self.match, self.match.record.header
        state = match.state if ply == match.ply else self.past().state(ply)
        return {
            "match": self.name,
            "game": self.game.name,
            "ply": ply,
            "seat": seat,
            "seats": seats_shown(self.seats, words.lang),
            "options": header.options,
            "pack": header.pack,
            "waiting": [] if self.parted else list(match.awaited if ply == match.ply else state.waiting()),
            "view": view_shown(state, seat),
            "decision": None,
            "undo": None,
            "journal": journal,
            "outcome": outcome_shown(state.outcome(), self.called(words.lang), words),
            "lesson": None,
            "review": self.review,
            "parted": self.parted_words(words),
            "plies": None,
            "next": None,
        }

    def explain(self, seat: int | None, thing: str, lang: str) -> WhyShown | None:
        """Why the seat can do nothing with a thing now; None where it can."""
        return why_shown(self, seat, thing, lang)

    def parted_words(self, words: Phrasebook) -> str | None:
        """Why the match cannot go on, though it has not ended."""
        if self.parted is None:
            return None
        return words.say("rules-parted", played=self.match.record.rules, now=self.game.rules, line=self.parted.line)

    # What happens ----------------------------------------------------------------------------------------------------

    def play(self, seat: int, notation: str, answers: Sequence[Answer] = ()) -> Line | AnswerWanted:
        """The line that a move would write, or what must be rolled or drawn at the real table before.

        The dice of a bot are always ours, and those of a lesson the book's.
        """
        self.check_parted()
        typed = self.match.is_typed and self.seats[seat].played_by is None
        if answers and not typed:
            raise ForeignDice("the dice for this move are not yours to roll")
        try:
            return self.match.draft(seat, notation, answers if typed else None)
        except AnswerWanted as wanted:
            return wanted

    def wanted(self, seat: int, wanted: AnswerWanted, answers: Sequence[Answer], lang: str) -> AskShown:
        """What the seat is to roll or draw, in words."""
        words, ply = phrasebook(self.game, lang), self.match.ply + len(self.renewal()) + 1
        purpose, subject = wanted.question
        faces: list[FaceShown] = [
            {"name": face, "label": words.face(face), "left": left} for face, left in wanted.left.items()
        ]
        return {
            "ask": {"kind": "die" if wanted.sides else "draw", "sides": wanted.sides, "faces": faces},
            "purpose": purpose,
            "subject": subject,
            "text": words.question(wanted.question),
            "answers": list(answers),
            "journal": [journal_line(ply, event, self.called(lang), seat, words) for event in wanted.events],
        }

    def reach(self, seat: int) -> Reach:
        """How far the seat's undo reaches: over the moves of bots too, where one person plays against bots alone."""
        return self.match.reach(seat, self._bots_against(seat))

    def is_final(self, seat: int, action: Action) -> bool:
        """Whether undo would refuse to take the action back right after it: a bot that is due moves at once."""

        def is_overtaken(after: State) -> bool:
            passed, lesson = self._bots_against(seat), self.match.lesson
            page = lesson.page(self.match.moves + 1) if lesson else None
            due = [each for each in after.waiting() if self.seats[each].played_by is not None]
            if page is not None:
                due = [each for each in due if each == page.seat]
            return any(bot not in passed or after.view(bot).get("hand") for bot in due)

        return is_final(self.match.state, seat, action, is_overtaken)

    def undo(self, seat: int) -> list[Line]:
        """The lines that would take the seat's last move back: those of bots that have moved since, then its own."""
        self.check_parted()
        return self.match.draft_undo(seat, self._bots_against(seat))

    def renewal(self) -> list[Line]:
        """What a match of former rules writes before its next line: that it goes on by those of today."""
        return self.match.renewal()

    def take(self, lines: Iterable[Line]) -> None:
        """Lines that are kept become what is seen."""
        for line in lines:
            self.match.apply(line)
            self.news.note()

    def fork(self, ply: int, names: Sequence[str]) -> Record:
        """What is written when others play on from a ply: all up to there, with its dice. What comes is open again."""
        if not self.open:
            raise NotYetOpen("a position can be played on from once the match has ended")
        last = self.match.ply - 1 if self.over else self.match.ply
        if not 0 <= ply <= last:
            raise NoSuchPly(last)
        head = self.match.head(ply)
        return Record(replace(head.header, seats=tuple(names)), head.lines)

    def check_parted(self) -> None:
        """Whether the match can go on at all."""
        if self.parted is not None:
            # One error is raised again and again: without this, each time would keep its frames alive.
            raise self.parted.with_traceback(None)

    def _bots_against(self, seat: int) -> tuple[int, ...]:
        if self.people != (seat,):
            return ()
        return tuple(number for number, who in enumerate(self.seats) if who.bot is not None)

    # What takes long -------------------------------------------------------------------------------------------------

    def due(self) -> int | None:
        """The seat of the next bot that owes a move."""
        if self.review or self.parted is not None:
            return None
        return next((seat for seat in self.match.awaited if self.seats[seat].played_by is not None), None)

    def book_move(self, seat: int) -> Action | None:
        """What the lesson plays here, if this is one and the seat is to move."""
        state, page = self.match.state, self.match.page
        return state.find(seat, page.notation) if page is not None and page.seat == seat else None

    def onward(self, seat: int) -> Action | None:
        """What the seat may do without being asked, where the game says that nothing has changed since it was."""
        if self.match.page is not None or seat not in self.match.state.waiting():
            return None
        return self.game.onward(self.match.state, seat, told_last(self.match))

    def thinking(self, seat: int, seed: int | str | None = None, instead: str = "") -> Thinking:
        """The job of the seat's bot, or of whoever moves in its place."""
        spec = instead or self.seats[seat].played_by
        assert spec is not None
        return Thinking(sight(self.match.state, seat, seed), seat, spec, seed)

    def hint(self, seat: int) -> Advising:
        """The job that finds the best moves in the seat's place; the same question gives the same answer."""
        self.check_hints(seat)
        if seat not in self.match.awaited or self.seats[seat].deputy:
            raise NotWaiting(f"seat {seat} has no decision to make now")
        book = self.book_move(seat)
        return advising(self.match.state, seat, book.notation if book else "")

    def outlook(self, seat: int) -> Foreseeing:
        """The job that says what may be done to the seat; what would make it safe, where it may choose its move."""
        self.check_hints(seat)
        decides = seat in self.match.awaited and not self.seats[seat].deputy and self.match.page is None
        return foreseeing(self.match.state, seat, decides)

    def check_hints(self, seat: int) -> None:
        """Whether the match goes on, and the seat may be advised."""
        self.check_parted()
        if not self.seats[seat].hints:
            raise HintsForbidden("this seat plays without hints")

    def odds(self, seat: int, seed: int | str | None = None) -> Playouts | None:
        """The job that plays the seat's fight out; None where the game knows none."""
        if self.game.playout is None or self.over or self.parted is not None:
            return None
        return Playouts(sight(self.match.state, seat, seed), seed)
