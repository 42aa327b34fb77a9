"""The bots at a keyboard: what they play, and levels that play for people until these take their seats back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from argead.bots.levels import levels_of
from argead.cli.meaning import LONGEST_QUOTE_CHARACTERS, Meaning, ambiguous, beginnings
from argead.cli.terminal import Terminal
from argead.kernel import Line
from argead.table import Job, Seat, Table
from argead.table.levels import level_shown, levels_shown, stand_ins, trouble_said

Result = TypeVar("Result")


class Opponents:
    """Whatever bots do at a table. `keep` writes down who sits where; `key` gives the seed of a job by its purpose."""

    def __init__(
        self,
        table: Table,
        terminal: Terminal,
        meaning: Meaning,
        say: Callable[..., str],
        lang: str,
        key: Callable[[str], str | None],
        keep: Callable[[tuple[Seat, ...]], None],
    ) -> None:
        self._table = table
        self._terminal = terminal
        self._meaning = meaning
        self._say = say
        self._lang = lang
        self._key = key
        self._keep = keep

    def line(self, seat: int) -> Line:
        """What the bot at a seat plays."""
        book = self._table.book_move(seat)
        line = self._table.play(seat, book.notation if book else self._choice(seat))
        assert isinstance(line, Line), "the dice of bots are ours"
        return line

    def _choice(self, seat: int) -> str:
        """The choice of the seat's bot, or of the next lower level that can decide."""
        own = self._table.seats[seat].played_by
        assert own is not None
        *others, last = (own, *stand_ins(own, self._table.game))
        for spec in others:
            try:
                return self._told(own, spec, result(self._table.thinking(seat, self._key(f"bot {seat}"), spec)))
            except Exception:  # whatever a bot stumbles over, the game goes on
                continue
        return self._told(own, last, result(self._table.thinking(seat, self._key(f"bot {seat}"), last)))

    def _told(self, own: str, spec: str, notation: str) -> str:
        """The choice, once it has been said who made it in the bot's place."""
        if spec != own:
            self._terminal.say(trouble_said(own, spec, self._lang))
        return notation

    # Levels that play for people -------------------------------------------------------------------------------------

    def hand_over(self, seat: int, typed: str) -> bool:
        """Let a level play for the seat; False if there is no such level, or the lesson is not over."""
        if self._table.match.page is not None:
            self._terminal.say(self._say("delegate-lesson"))
            return False
        labels = {level["name"]: level["label"] for level in levels_shown(self._table.game, self._lang)}
        meant = beginnings(typed, labels)
        if len(meant) == 1:
            self._depute(seat, meant[0])
            return True
        if meant:
            self._terminal.say(ambiguous(typed, [labels[level] for level in meant], self._say))
        else:
            message = "delegate-unknown" if typed else "delegate-whom"
            levels = ", ".join(labels.values())
            self._terminal.say(self._say(message, typed=typed[:LONGEST_QUOTE_CHARACTERS], levels=levels))
        return False

    def may_go_on(self, seat: int, name: str) -> bool:
        """Whether a level shall make its next move for somebody; False if the seat is taken back, or the game stopped.

        Nothing is told that the others may not hear.
        """
        deputy = self._table.seats[seat].deputy
        assert deputy is not None
        while True:
            level = level_shown(deputy, self._lang)["label"]
            self._terminal.say("", self._say("delegate-goes-on", name=name, level=level))
            typed = self._terminal.ask()
            if typed is not None and not typed.strip():
                return True
            match None if typed is None else self._meaning.command(typed):
                case "reclaim":
                    self._depute(seat, None)
                    return False
                case "quit":
                    self._terminal.silence()
            if self._terminal.is_silent:
                return False

    def _depute(self, seat: int, level: str | None) -> None:
        seats = list(self._table.seats)
        seats[seat] = replace(seats[seat], deputy=level)
        self._table.reseat(seats)
        self._keep(self._table.seats)


def commands(table: Table) -> tuple[str, ...]:
    """The commands that there are where levels can play for people."""
    return ("delegate", "reclaim") if levels_of(table.game) else ()


def result(job: Job[Result]) -> Result:
    """The whole job at once: nobody else waits at this keyboard."""
    return deque(job.run(), maxlen=1).pop()
