"""A game at the keyboard: who is asked, what is told to whom, and the commands beside the moves."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from argead.bots import bot, bots_of, decide
from argead.cli.options import words
from argead.cli.question import Question
from argead.cli.realdice import RealDice
from argead.cli.records import RecordFile
from argead.cli.seating import HUMAN
from argead.cli.teller import teller
from argead.cli.terminal import Terminal
from argead.kernel import Dice, Event, LessonError, Match, NoUndo
from argead.language import phrasebook

RECENT = 8
"""Lines of the journal that somebody who comes back to a game is told."""

EMPHASIS = re.compile(r"(\*{1,2}|`)([^*`]+)\1")
"""Marks that are read aloud for nothing."""


class Session:
    """One match, played to its end or until the keyboard falls silent."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        names: Sequence[str],
        seed: int | None,
        lang: str,
        saved: RecordFile | None,
    ) -> None:
        self._match = match
        self._names = names
        self._saved = saved
        self._bots = {
            seat: bot(who, None if seed is None else f"{seed}/{seat}", match.game)
            for seat, who in enumerate(seats)
            if who != HUMAN
        }
        self._people = [seat for seat, who in enumerate(seats) if who == HUMAN]
        self._sight = Dice(None if seed is None else f"{seed}/sight")
        self._adviser, self._advice = bot(bots_of(match.game)[-1], seed, match.game), Dice(seed)
        self._say = words(lang).say
        self._phrases = phrasebook(match.game, lang)
        self._teller = teller(match.game, lang, match.record.header.data)
        self._terminal = Terminal()
        self._dice = RealDice(self._terminal, self._phrases, self._say, self._tell_event)
        self._question = Question(match, names, self._phrases, self._teller, self._terminal, self._say)
        self._told = dict.fromkeys([None, *self._people], max(0, len(match.events) - RECENT) if match.ply else 0)
        self._reader: int | None = self._people[0] if len(self._people) == 1 else None
        self._commands: dict[str, Callable[[int, str], None]] = {
            "help": self._help,
            "look": self._look,
            "board": self._board,
            "rule": self._rule,
            "rules": self._rules,
            "journal": self._journal,
            "hint": self._hint,
        }
        self._called = {self._say(f"command-{name}"): name for name in (*self._commands, "undo", "quit")}

    def run(self) -> None:
        """Play until the game is over or the answers end; every move is on disk before the next question."""
        state, out = self._match.state, self._terminal
        out.say(self._say("welcome", title=self._phrases.title, names=", ".join(self._names)))
        if self._people and state.waiting():
            out.say(self._say("how-to"))
        try:
            self._tell()
            while waiting := self._match.state.waiting():
                seat = waiting[0]
                if seat in self._bots:
                    answer = decide(self._bots[seat], self._match.state, seat, self._sight)
                    self._match.play(seat, answer.notation)
                elif not self._ask(seat):
                    break
                self._save()
                self._tell()
        finally:
            if self._saved is not None:
                self._saved.close()
        self._part()

    def _save(self) -> None:
        if self._saved is not None:
            self._saved.follow()

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
        if outcome is not None:
            self._terminal.say("", self._phrases.outcome(outcome, self._names))
        else:
            self._terminal.say(self._say("broken-off"))
        if self._saved is not None:
            message = "saved" if outcome is not None else "saved-unfinished"
            self._terminal.say(self._say(message, file=str(self._saved.path)))

    # The question ----------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> bool:
        """Ask until the match has gone on; False when there are no more answers."""
        if not self._hand_over(seat):
            return False
        self._question.put(seat)
        while (line := self._terminal.ask()) is not None:
            typed = " ".join(line.split())
            action = self._question.find(seat, typed)
            if action is not None:
                if self._play(seat, action.notation):
                    return True
                continue
            word, _, rest = typed.lower().partition(" ")
            command = self._called.get(word, word)
            if command == "quit":
                return False
            if command == "undo":
                if self._undo(seat):
                    return True
            elif word in self._teller.asides and not rest:
                self._question.offer(seat, word)
            elif command in self._commands:
                self._commands[command](seat, rest)
            elif typed in ("?", ""):
                (self._help if typed else self._repeat)(seat, rest)
            else:
                self._question.complain(seat, typed)
        return False

    def _play(self, seat: int, notation: str) -> bool:
        """Play a move. With real dice each of them is asked for; a lesson plays the move of its book."""
        try:
            if not self._match.is_typed:
                self._match.play(seat, notation)
                return True
            played, told = self._dice.play(self._match, seat, notation)
        except LessonError:
            self._terminal.say(self._say("lesson-other"))
            return False
        if played:
            self._told[seat] += told
        elif not self._terminal.is_silent:
            self._question.put(seat)
        return played

    def _hand_over(self, seat: int) -> bool:
        """Several people share the keyboard: hide what the last one saw before the next one is told anything."""
        if self._reader == seat or len(self._people) == 1:
            return True
        out, name = self._terminal, self._names[seat]
        if out.has_keyboard and self._reader is not None:
            out.say("", self._say("turn-over", name=self._names[self._reader], next=name))
            if out.ask() is None:
                return False
            out.hide()
        out.say("", self._say("hand-over", name=name))
        if out.has_keyboard and out.ask() is None:
            return False
        self._reader = seat
        self._tell()
        return True

    # Commands --------------------------------------------------------------------------------------------------------

    def _repeat(self, seat: int, rest: str) -> None:
        self._question.put(seat)

    def _help(self, seat: int, rest: str) -> None:
        self._terminal.say(self._say("help"))
        for word, name in self._called.items():
            self._terminal.say(self._say("help-command", word=word, help=self._say(f"help-{name}")))
        self._terminal.say(self._teller.help())

    def _look(self, seat: int, place: str) -> None:
        view = self._match.state.view(seat)
        if place:
            self._terminal.say(*self._teller.inspect(view, self._names, place))
        else:
            self._terminal.say(*self._teller.look(view, self._names), *self._teller.secrets(view, self._names))

    def _board(self, seat: int, rest: str) -> None:
        self._terminal.say(*self._teller.draw(self._match.state.view(seat), self._names))

    def _rule(self, seat: int, rest: str) -> None:
        self._show_rules([self._match.state.decision(seat).rule])

    def _rules(self, seat: int, rest: str) -> None:
        self._show_rules([section.id for section in self._phrases.rules()])

    def _show_rules(self, wanted: Sequence[str]) -> None:
        for section in self._phrases.rules():
            if section.id in wanted:
                self._terminal.say(section.title, "", EMPHASIS.sub(r"\2", section.markdown), "")

    def _journal(self, seat: int, rest: str) -> None:
        for _, event in self._match.events:
            self._terminal.say(self._phrases.event(event, self._names, seat))

    def _hint(self, seat: int, rest: str) -> None:
        state, page = self._match.state, self._match.page
        if page is not None:
            self._question.show("lesson-move", state.find(seat, page.notation))
        else:
            self._question.show("hint", decide(self._adviser, state, seat, self._advice))

    def _undo(self, seat: int) -> bool:
        try:
            self._match.undo(seat)
        except NoUndo:
            self._terminal.say(self._phrases.barrier(self._match.reach(seat).barrier))
            return False
        self._told[seat] = len(self._match.events)
        self._terminal.say(self._say("undone"))
        return True
