"""A game at the keyboard: who is to decide, what is told to whom, and the commands beside the moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from argead.cli.advice import told_hint, told_outlook
from argead.cli.ending import told_ending
from argead.cli.kept import is_kept, remove
from argead.cli.marks import Marks
from argead.cli.meaning import Command, Meaning, ambiguous, beginnings
from argead.cli.opponents import Opponents, commands, result
from argead.cli.options import words
from argead.cli.prompt import Prompt
from argead.cli.prose import prose
from argead.cli.realdice import RealDice
from argead.cli.records import RecordFile
from argead.cli.seating import keep_seats
from argead.cli.teller import teller
from argead.cli.terminal import Terminal
from argead.cli.why import why
from argead.kernel import Event, HintsForbidden, LessonError, Line, NoUndo
from argead.language import OURS, phrasebook
from argead.table import Seat, Table
from argead.table.advice.telling import hint_shown, outlook_shown

RECENT_LINES = 8
"""Lines of the journal that somebody who comes back to a game is told."""


class Session:
    """One match, played to its end or until the keyboard falls silent."""

    def __init__(
        self,
        table: Table,
        seed: int | None,
        lang: str,
        saved: RecordFile | None,
        *,
        each_step: bool = False,
        marks: bool = True,
    ) -> None:
        self._table = table
        self._each_step = each_step
        # Whoever comes back to a game is asked first.
        self._asked = False
        self._match = match = table.match
        self._names = table.called(lang)
        self._people = table.people
        self._seed = seed
        self._saved = saved
        self._say = words(lang).say
        self._phrases = phrasebook(match.game, lang)
        self._teller = teller(match.game, lang, match.pack)
        self._commands: dict[str, Callable[[int, str], None]] = {
            "help": self._help,
            "look": self._look,
            "why": self._why,
            "board": self._board,
            "rule": self._rule,
            "rules": self._rules,
            "journal": self._journal,
            "hint": self._hint,
            "threats": self._threats,
        }
        self._words = (*self._commands, "undo", *commands(table), "quit")
        self._meaning = Meaning(self._phrases, self._teller.asides, self._words, self._say)
        self._terminal = Terminal(self._names, several=len(self._people) > 1, more=self._say("more"))
        self._ink = self._terminal.ink
        self._dice = RealDice(self._terminal, self._phrases, self._meaning, self._say, self._tell_event)
        told = Marks(match.game, self._phrases) if marks and self._terminal.has_keyboard else None
        self._opponents = Opponents(table, self._terminal, self._meaning, self._say, lang, self._key, self._keep_seats)
        self._prompt = Prompt(table, self._phrases, self._teller, self._terminal, self._meaning, self._say, told)
        self._told = dict.fromkeys([None, *self._people], max(0, len(match.events) - RECENT_LINES) if match.ply else 0)
        self._reader: int | None = self._people[0] if len(self._people) == 1 else None

    def run(self) -> None:
        """Play until the game is over or the keyboard falls silent; every move is on disk before the next decision."""
        try:
            with self._terminal.shared():
                self._go_on()
        finally:
            if self._saved is not None:
                self._saved.close()
        self._part()

    def _go_on(self) -> None:
        """Greet whoever is there, and play."""
        out = self._terminal
        out.say(self._ink.strong(self._say("welcome", title=self._phrases.title, names=", ".join(self._names))))
        if self._people and not self._table.over:
            out.say(self._say("how-to"))
        self._tell()
        while awaited := self._match.awaited:
            if awaited[0] not in self._people:
                self._take(self._opponents.line(awaited[0]))
            elif self._table.seats[awaited[0]].deputy is not None:
                if not self._accompany(awaited[0]):
                    break
            elif not self._goes_on(awaited[0]) and not self._ask(awaited[0]):
                break
            self._tell()

    def _goes_on(self, seat: int) -> bool:
        """Pass over a question that has only just been answered; a script is asked everything."""
        begun, self._asked = self._asked, True
        silent = self._match.is_typed or self._reader != seat or not self._terminal.has_keyboard
        if self._each_step or not begun or silent:
            return False
        action = self._table.onward(seat)
        return action is not None and self._play(seat, action.notation)

    def _take(self, *lines: Line) -> None:
        """Lines that are written become what is seen; each is on disk before the next decision."""
        self._table.take([*self._table.renewal(), *lines])
        if self._saved is not None:
            self._saved.follow()

    def _accompany(self, seat: int) -> bool:
        """Let a level make a whole move for somebody, or give the seat back; False when there are no more answers."""
        if self._opponents.may_go_on(seat, self._names[seat]):
            self._take(self._opponents.line(seat))
            while self._match.awaited == (seat,) and self._match.state.decision(seat).midway:
                self._take(self._opponents.line(seat))
        return not self._terminal.is_silent

    def _keep_seats(self, seats: Sequence[Seat]) -> None:
        if self._saved is not None:
            keep_seats(self._saved.path, seats)

    def _key(self, purpose: str) -> str | None:
        """The seed of a job: of its purpose and the ply alone, so that nothing else changes it."""
        return None if self._seed is None else f"{self._seed}/{purpose}/{self._match.ply}"

    def _tell(self) -> None:
        """The journal since the reader was last told; with several people and nobody at the keyboard it waits."""
        if self._reader is None and len(self._people) > 1:
            return
        first = min(self._told[self._reader], len(self._match.events))
        for _, event in self._match.events[first:]:
            self._tell_event(event)
        self._told[self._reader] = len(self._match.events)

    def _tell_event(self, event: Event) -> None:
        self._terminal.say(self._phrases.event(event, self._names, self._reader))

    def _part(self) -> None:
        outcome = self._match.state.outcome()
        if self._terminal.has_curtain:
            for _, event in self._match.events[-RECENT_LINES:]:
                self._terminal.say(self._phrases.event(event, self._names, None))
        if outcome is not None:
            reader = self._people[0] if len(self._people) == 1 else None
            self._terminal.say("", *told_ending(self._match, self._names, reader, self._phrases, self._terminal.width))
        else:
            self._terminal.say(self._say("broken-off"))
        if self._saved is None:
            return
        path, end = self._saved.path, "" if outcome is not None else "-unfinished"
        if not is_kept(path):
            self._terminal.say(self._say(f"saved{end}", file=str(path)))
        elif end and not any(line.seat in self._people for line in self._match.record.lines):
            remove(path)
        else:
            self._terminal.say(self._say(f"kept{end}", file=str(path)))

    # The decision ----------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> bool:
        """Ask until the match has gone on; False when there are no more answers."""
        leaving = self._reader
        if not self._hand_over(seat):
            return not self._terminal.is_silent and self._reader == leaving
        self._prompt.put(seat)
        while (line := self._terminal.ask()) is not None:
            typed = " ".join(line.split())
            meant = self._prompt.find(seat, typed)
            if typed in ("?", ""):
                (self._help if typed else self._repeat)(seat, "")
            elif len(meant) != 1:
                self._prompt.complain(seat, typed, meant)
            elif not isinstance(meant[0], Command):
                if self._play(seat, meant[0].notation):
                    return True
            elif meant[0].name == "quit":
                return False
            elif meant[0].name == "undo":
                if self._undo(seat):
                    return True
            elif meant[0].name == "delegate":
                if self._opponents.hand_over(seat, meant[0].rest):
                    return True
            elif meant[0].name == "reclaim":
                self._terminal.say(self._say("delegate-none"))
            elif meant[0].aside:
                self._prompt.offer(seat, meant[0].name)
            else:
                self._commands[meant[0].name](seat, meant[0].rest)
        return False

    def _play(self, seat: int, notation: str) -> bool:
        """Play a move. With real dice each of them is asked for; a lesson plays the move of its book."""
        try:
            played = self._dice.play(self._table, seat, notation)
        except LessonError:
            self._terminal.say(self._say("lesson-other"))
            return False
        if played is not None:
            line, told = played
            self._take(line)
            self._told[seat] += told
        elif not self._terminal.is_silent:
            self._prompt.put(seat)
        return played is not None

    def _hand_over(self, seat: int) -> bool:
        """Several people share the keyboard: hide what the last one saw before the next one is told anything.

        Until then the last one may think better of it and take the last move back.
        """
        if self._reader == seat or len(self._people) == 1:
            return True
        out, name = self._terminal, self._names[seat]
        if out.has_keyboard and self._reader is not None:
            if not self._passes(self._say("turn-over", name=self._names[self._reader], next=name), self._reader):
                return False
            out.hide()
        hand_over = self._say("hand-over", name=name)
        if not out.has_keyboard:
            out.say("", hand_over)
        elif not self._passes(hand_over, None):
            return False
        self._reader = seat
        self._tell()
        return True

    def _passes(self, question: str, regretful: int | None) -> bool:
        """Ask until Enter passes the keyboard on; False if somebody stops the game, or takes the last move back."""
        while True:
            self._terminal.say("", question)
            typed = self._terminal.ask()
            if typed is None or not typed.strip():
                return typed is not None
            command = self._meaning.command(typed)
            if command == "quit":
                self._terminal.silence()
                return False
            if command == "undo" and regretful is not None and self._undo(regretful):
                return False

    # Commands --------------------------------------------------------------------------------------------------------

    def _repeat(self, seat: int, rest: str) -> None:
        self._prompt.put(seat, afresh=True)

    def _help(self, seat: int, rest: str) -> None:
        lines = [self._say("help")]
        for name in self._words:
            word = self._ink.strong(self._say(f"command-{name}"))
            lines.append(self._say("help-command", word=word, help=self._say(f"help-{name}")))
        self._terminal.page(*lines, self._teller.help())

    def _look(self, seat: int, place: str) -> None:
        view = self._match.state.view(seat)
        if place:
            places = self._teller.places(view, self._names)
            meant = beginnings(place, places)
            if len(meant) > 1:
                self._terminal.say(ambiguous(place, [places[each] for each in meant], self._say))
            else:
                self._terminal.page(*self._teller.inspect(view, self._names, meant[0] if meant else place))
        else:
            self._terminal.page(*self._teller.look(view, self._names), *self._teller.secrets(view, self._names))

    def _why(self, seat: int, thing: str) -> None:
        self._terminal.say(why(self._table, seat, thing, self._phrases, self._say))

    def _board(self, seat: int, rest: str) -> None:
        self._terminal.page(*self._teller.draw(self._match.state.view(seat), self._names))

    def _rule(self, seat: int, rest: str) -> None:
        self._show_rules([self._match.state.decision(seat).rule])

    def _rules(self, seat: int, rest: str) -> None:
        self._show_rules([section.id for section in self._phrases.rules()])

    def _show_rules(self, wanted: Sequence[str]) -> None:
        lines: list[str] = []
        for section in self._phrases.rules():
            if section.id in wanted:
                text = prose(section.markdown, self._terminal.width, self._ink)
                lines += [self._ink.strong(section.title), "", *text, ""]
        if any(OURS in line for line in lines):
            lines += [self._say("rules-ours", sign=OURS), ""]
        self._terminal.page(*lines)

    def _journal(self, seat: int, rest: str) -> None:
        told = [self._phrases.event(event, self._names, seat) for _, event in self._match.events]
        self._terminal.page(*told)

    def _hint(self, seat: int, rest: str) -> None:
        try:
            advice = result(self._table.hint(seat))
        except HintsForbidden:
            self._terminal.say(self._say("no-hints"))
            return
        hint = hint_shown(advice, self._names, self._phrases)
        self._prompt.show("lesson-move" if hint["certainty"] == "book" else "hint", advice.moves[0].action)
        self._terminal.say(*told_hint(hint, self._say))

    def _threats(self, seat: int, rest: str) -> None:
        try:
            foresight = result(self._table.outlook(seat))
        except HintsForbidden:
            self._terminal.say(self._say("no-hints"))
            return
        outlook = outlook_shown(foresight, self._match.ply, self._names, self._phrases)
        self._terminal.say(*told_outlook(outlook, self._say))

    def _undo(self, seat: int) -> bool:
        try:
            lines = self._table.undo(seat)
        except NoUndo:
            self._terminal.say(self._phrases.barrier(self._table.reach(seat).barrier))
            return False
        self._take(*lines)
        self._told[seat] = len(self._match.events)
        self._terminal.say(self._say("undone", bots=len(lines) - 1))
        return True
