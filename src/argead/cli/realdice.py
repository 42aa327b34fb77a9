"""Dice and cups of a real table: the person rolls and draws, and types what came."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from argead.cli.meaning import LONGEST_QUOTE_CHARACTERS, Meaning, ambiguous, beginnings
from argead.cli.terminal import Terminal
from argead.kernel import Answer, AnswerWanted, Event, Line
from argead.language import Phrasebook
from argead.table import Table


class RealDice:
    """Asks for every die and every draw of a move. Until the last answer nothing has changed."""

    def __init__(
        self,
        terminal: Terminal,
        phrases: Phrasebook,
        meaning: Meaning,
        say: Callable[..., str],
        tell: Callable[[Event], None],
    ) -> None:
        self._terminal = terminal
        self._meaning = meaning
        self._phrases = phrases
        self._say = say
        self._tell = tell

    def play(self, table: Table, seat: int, notation: str) -> tuple[Line, int] | None:
        """The line of a move with what the person types, and how many of its events have been read out.

        None: no answer is left, or all are taken back.
        """
        answers: list[Answer] = []
        told = 0
        while True:
            drafted = table.play(seat, notation, answers)
            if isinstance(drafted, Line):
                return drafted, told
            for event in drafted.events[told:]:
                self._tell(event)
            told = len(drafted.events)
            answer = self._ask(drafted)
            if answer is not None:
                answers.append(answer)
            elif answers and not self._terminal.is_silent:
                answers.pop()
                self._terminal.say(self._say("dice-undone"))
            else:
                return None

    def _ask(self, wanted: AnswerWanted) -> Answer | None:
        """One answer; None takes the last one back, or there is none any more."""
        question = self._phrases.question(wanted.question)
        faces = list(wanted.left)
        if wanted.sides:
            self._terminal.say(self._say("dice-roll", question=question, sides=str(wanted.sides)))
        else:
            self._terminal.say(question)
            for number, face in enumerate(faces, 1):
                left = wanted.left[face]
                self._terminal.say(self._say("dice-face", number=str(number), face=self._phrases.face(face), left=left))
        while (line := self._terminal.ask()) is not None:
            typed = " ".join(line.lower().split())
            found = self._roll(typed, wanted.sides) if wanted.sides else self._draw(typed, faces)
            if len(found) == 1:
                return found[0]
            command = self._meaning.command(typed)
            if command == "quit":
                self._terminal.silence()
            if command in ("undo", "quit"):
                return None
            if found:
                self._terminal.say(ambiguous(typed, [self._phrases.face(str(face)) for face in found], self._say))
            else:
                last = str(wanted.sides or len(faces))
                quoted = typed[:LONGEST_QUOTE_CHARACTERS]
                self._terminal.say(self._say("dice-complaint", typed=quoted, last=last))
        return None

    @staticmethod
    def _roll(typed: str, sides: int) -> Sequence[Answer]:
        return [side for side in range(1, sides + 1) if typed == str(side)]

    def _draw(self, typed: str, faces: list[str]) -> Sequence[Answer]:
        if typed.isdecimal():
            return [face for number, face in enumerate(faces, 1) if typed == str(number)]
        return beginnings(typed, {face: self._phrases.face(face) for face in faces})
