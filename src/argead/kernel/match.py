"""A match: a state with its record, its journal and its undo."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from argead.kernel.chance import Answer, AnswerWanted, Chance, Dice, Recorder, Script, Typed
from argead.kernel.errors import ArgeadError, ChanceError, NoUndo, RecordError, RulesParted, SetupError
from argead.kernel.game import Game, Value
from argead.kernel.journal import Event
from argead.kernel.lesson import Lesson, Page
from argead.kernel.record import ALONE, RULES, SETUP, UNDO, Header, Line, Record, Replay
from argead.kernel.state import State


class Reach(NamedTuple):
    """How many moves a seat can take back, and what stops it there: a key of `BARRIERS`."""

    moves: int
    barrier: str


@dataclass(frozen=True, slots=True)
class _Played:
    before: State
    line: Line
    events: int
    barrier: str | None


class Match:
    """One game being played. All moves go through `play`, which changes all or nothing.

    `pack` is the text of the board that it is played on (None: our own of today).
    """

    __slots__ = ("_played", "chance", "events", "game", "lesson", "pack", "record", "state")

    def __init__(
        self,
        game: Game,
        seats: tuple[str, ...],
        chance: Chance | None = None,
        *,
        pack: str | None = None,
        **options: Value,
    ) -> None:
        self.game = game
        self.pack = pack
        self.chance: Chance = Dice() if chance is None else chance
        self.events: list[tuple[int, Event]] = []
        self._played: list[_Played] = []
        journal: list[Event] = []
        settled = game.settle_options(options)
        self.lesson: Lesson | None = game.lesson(settled, len(seats)) if pack is None else None
        recorder = Recorder(self._opening())
        self.state = game.new(len(seats), recorder, pack=pack, journal=journal, **settled)
        self.record = Record(Header(game.name, game.rules, seats, settled, game.pack_id(pack), pack))
        self._keep(Line(None, SETUP, tuple(recorder.answers)), journal)
        if self.lesson and self.lesson.setup != tuple(recorder.answers):
            self.lesson = None

    def _opening(self) -> Chance:
        """What answers the set-up: a lesson's book, unless the set-up is already written."""
        return Script(self.lesson.setup) if self.lesson and not isinstance(self.chance, Replay) else self.chance

    @property
    def ply(self) -> int:
        """The number of lines after the set-up: it only ever grows."""
        return len(self.record.lines) - 1

    @property
    def moves(self) -> int:
        """The number of moves that stand: those that were not taken back."""
        return len(self._played)

    @property
    def page(self) -> Page | None:
        """The page of the lesson that is open, if this is one."""
        return self.lesson.page(self.moves) if self.lesson else None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that are to move: those that the state waits for, or the one whose page of the lesson is open."""
        page = self.page
        return self.state.waiting() if page is None else (page.seat,)

    @property
    def is_typed(self) -> bool:
        """Whether people type what chance answers to the next move; in a lesson the book does."""
        return self.state.physical and self.page is None

    def chance_for(self, seat: int, notation: str, typed: Sequence[Answer] | None = None) -> Chance:
        """What answers a move: typed answers, or our own dice. A lesson knows its dice, and refuses other moves."""
        page = self.lesson.check(self.moves, seat, notation) if self.lesson else None
        if page is not None:
            return Script(page.answers)
        return self.chance if typed is None else Typed(typed)

    def play(self, seat: int, notation: str, typed: Sequence[Answer] | None = None) -> Line:
        """Apply an action by its spelling. Whatever goes wrong, the match stays as it was.

        With `typed` dice of a real table it raises `AnswerWanted` where more are needed.
        """
        self.state.find(seat, notation)
        return self._advance(seat, notation, self.chance_for(seat, notation, typed))

    def draft(self, seat: int, notation: str, typed: Sequence[Answer] | None = None) -> Line:
        """The line that a move would write; the match stays as it is."""
        self.state.find(seat, notation)
        return self._try(seat, notation, self.chance_for(seat, notation, typed))[1]

    def _try(self, seat: int, notation: str, chance: Chance) -> tuple[State, Line, list[Event]]:
        """Play on a copy: the copy, the line of the record, and what was told."""
        recorder = Recorder(chance)
        trial = self.state.clone(recorder)
        journal: list[Event] = []
        trial.journal = journal
        try:
            trial.play(seat, trial.find(seat, notation))
        except AnswerWanted as wanted:
            wanted.events = journal
            raise
        if isinstance(chance, Replay | Typed):
            chance.close()
        return trial, Line(seat, notation, tuple(recorder.answers)), journal

    def _advance(self, seat: int, notation: str, chance: Chance) -> Line:
        trial, line, journal = self._try(seat, notation, chance)
        barrier = None
        if line.answers and not trial.physical:
            barrier = "chance"
        elif trial.reveals > self.state.reveals:
            barrier = "reveal"
        page = self.page
        if page is not None and line != Line(page.seat, page.notation, page.answers):
            # The record of another book: what follows in ours may not even be legal.
            self.lesson = None
        self._played.append(_Played(self.state, line, len(self.events), barrier))
        self.state = trial
        self._keep(line, journal)
        return line

    def undo(self, seat: int) -> Line:
        """Take the seat's last move back. The record keeps both the move and the undo."""
        moves, barrier = self.reach(seat)
        if not moves:
            raise NoUndo(f"nothing can be taken back: {BARRIERS[barrier]}")
        played = self._played.pop()
        self.state = played.before
        del self.events[played.events :]
        line = Line(seat, UNDO)
        self._keep(line, [])
        return line

    def reach(self, seat: int, bots: Collection[int] = ()) -> Reach:
        """How many of its moves the seat can take back. Whoever has seen the end has seen everything.

        Moves of `bots` that stand in the way are taken back with them, unless they came out of a hidden hand.
        """
        if self.state.outcome() is not None:
            return Reach(0, "over")
        moves = 0
        for played in reversed(self._played):
            mover = played.line.seat
            if mover != seat and mover not in bots:
                return Reach(moves, "seat")
            if played.barrier:
                return Reach(moves, played.barrier)
            if mover == seat:
                moves += 1
            elif played.before.view(mover).get("hand"):
                return Reach(moves, "hand")
        return Reach(moves, "start")

    def draft_undo(self, seat: int, bots: Collection[int] = ()) -> list[Line]:
        """The lines that take the seat's last move back: those of bots that moved after it, then its own."""
        moves, barrier = self.reach(seat, bots)
        if not moves:
            raise NoUndo(f"nothing can be taken back: {BARRIERS[barrier]}")
        lines = []
        for played in reversed(self._played):
            lines.append(Line(played.line.seat, UNDO))
            if played.line.seat == seat:
                break
        return lines

    def renewal(self) -> list[Line]:
        """The line that a match of former rules, which stands under those of today, writes before it goes on."""
        if self.record.header.rules == self.game.rules or self.record.rules == self.game.rules:
            return []
        return [Line(None, RULES, (self.game.rules,))]

    def apply(self, line: Line) -> None:
        """Apply a recorded line with its recorded chance. Whatever goes wrong, the match stays as it was."""
        if line.rules is not None:
            if not self.record.rules < line.rules <= self.game.rules:
                raise RecordError(_strange_rules(self.game, line.rules))
            self._keep(line, [])
            return
        if line == Line(None, ALONE):
            self._keep(line, [Event(ALONE, "", None, {})])
            return
        if line.seat is None:
            raise RecordError("only the second line can be the set-up")
        replay = Replay(line)
        if line.notation == UNDO:
            replay.close()
            self.undo(line.seat)
        else:
            self._advance(line.seat, line.notation, replay)

    def fork(self, ply: int | None = None, chance: Chance | None = None) -> Match:
        """The match as it stood after `ply` lines (default: now), to be played on by itself."""
        return Match.replay(self.head(self.ply if ply is None else ply), self.game, chance)

    def head(self, ply: int) -> Record:
        """The record as it stood after `ply` lines."""
        if not 0 <= ply <= self.ply:
            raise RecordError(f"there is no ply {ply}: the match has plies 0 to {self.ply}")
        return Record(self.record.header, self.record.lines[: ply + 1])

    @classmethod
    def replay(
        cls, record: Record, game: Game, chance: Chance | None = None, each: Callable[[Match], None] | None = None
    ) -> Match:
        """Play a record through the referee; an error names the line of the file. `each` sees every ply.

        A record of former rules is played by those of today; `RulesParted` says where it does not stand under them.
        """
        header = record.header
        if header.game != game.name:
            raise RecordError(f"line 1: written for the game {header.game!r}, not for {game.name!r}")
        if not 0 < header.rules <= game.rules:
            raise RecordError(f"line 1: {_strange_rules(game, header.rules)}")
        script = Replay(record.lines[0])
        try:
            options = game.settle_options(header.options)
            match = cls(game, header.seats, script, pack=_pack(header, game), **options)
            match.record.header = header
            script.close()
        except (ChanceError, RecordError) as error:
            raise RecordError(f"line 2: {error}") from None
        except ArgeadError as error:
            raise RecordError(f"line 1: {error}") from None
        match.chance = Dice() if chance is None else chance
        if each:
            each(match)
        for number, line in enumerate(record.lines[1:], 3):
            try:
                match.apply(line)
            except ArgeadError as error:
                raise match._parting(record, number, str(error)) from None
            if each:
                each(match)
        match._check_end(record)
        return match

    def _check_end(self, record: Record) -> None:
        if record.end is None:
            return
        last, outcome = len(record.lines) + 2, self.state.outcome()
        if record.end.get("sha256") != record.digest():
            raise RecordError(f"line {last}: the digest does not match: a line above was altered, added or lost")
        if outcome is None or record.end.get("scores") != list(outcome.scores):
            raise self._parting(record, last, "the scores do not match the game above")

    def _parting(self, record: Record, line: int, reason: str) -> RecordError:
        """What is wrong with a line: with the record itself, unless its rules were others."""
        altered = record.end is not None and record.end.get("sha256") != record.digest()
        if self.record.rules < self.game.rules and not altered:
            return RulesParted(line, reason, self, record)
        return RecordError(f"line {line}: {reason}")

    def _keep(self, line: Line, journal: list[Event]) -> None:
        self.record.lines.append(line)
        self.events.extend((self.ply, event) for event in journal)
        self.record.end = None
        outcome = self.state.outcome()
        if outcome is not None:
            self.record.close(outcome.scores)


def _pack(header: Header, game: Game) -> str | None:
    """The text of the board that a record was played on: its own, ours of today, or one of ours of former days."""
    if header.pack == game.pack_id(header.data):
        return header.data
    former = game.former_pack(header.pack) if header.data is None else None
    if former is None:
        raise SetupError(f"there is no data pack {header.pack!r} here")
    return former


def _strange_rules(game: Game, rules: int) -> str:
    return f"written for version {rules} of {game.name}'s rules; this Argead plays version {game.rules}"


BARRIERS = {
    "over": "the game has ended",
    "start": "you have made no move that still stands",
    "chance": "your last move called on chance",
    "reveal": "your last move revealed something hidden",
    "seat": "the last move was another seat's",
    "hand": "a bot has since moved from a hidden hand",
}
