"""The decision that is open: where things stand, what is to be chosen, what can be typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from argead.cli.forms import Form
from argead.cli.marks import Marks
from argead.cli.meaning import LONGEST_QUOTE_CHARACTERS, NOTATION_LANG, Command, Meaning, ambiguous, numbered
from argead.cli.teller import Teller
from argead.cli.terminal import Terminal
from argead.kernel import Action, Page
from argead.language import Phrasebook
from argead.table import Table


class Prompt:
    """Puts the open decision of a seat, and reads what is typed."""

    def __init__(
        self,
        table: Table,
        phrases: Phrasebook,
        teller: Teller,
        terminal: Terminal,
        meaning: Meaning,
        say: Callable[..., str],
        marks: Marks | None,
    ) -> None:
        self._table = table
        self._match = table.match
        self._names = table.called(phrases.lang)
        self._phrases = phrases
        self._teller = teller
        self._terminal = terminal
        self._ink = terminal.ink
        self._meaning = meaning
        self._say = say
        self._marks = marks
        self._glanced: tuple[int | None, list[str]] = None, []
        self._learning = False

    def put(self, seat: int, *, afresh: bool = False) -> None:
        """Say where things stand, unless this reader has just heard it; what is to be decided; what can be chosen."""
        state, page = self._match.state, self._match.page
        glance = self._teller.glance(state.view(seat), self._names)
        if glance and (afresh or (seat, glance) != self._glanced):
            self._terminal.say("", *glance)
        self._glanced = seat, glance
        self._teach(seat, page)
        if self._marks is not None and page is not None:
            self._marks.meet(state, seat, page)
        elif self._marks is not None:
            self._terminal.say(*self._marks.due(state, seat))
        prompt = self._phrases.prompt(state, seat)
        self._terminal.say("", self._ink.strong(self._say("prompt", name=self._names[seat], prompt=prompt)))
        form = Form.of(state, seat, self._say)
        if form is not None:
            self._terminal.say(form.how_to(self._phrases.label(form.example)))
            if self._table.is_final(seat, form.example):
                self._terminal.say(self._say("form-final"))
        else:
            self.offer(seat)
        if page is not None:
            self.show("lesson-move", state.find(seat, page.notation))

    def _teach(self, seat: int, page: Page | None) -> None:
        """What the lesson tells the learner before a move, a note at a time, and once that it is over."""
        lesson, learning = self._match.lesson, self._learning
        self._learning = page is not None
        if lesson is None or seat != lesson.learner:
            return
        if page is None:
            self._terminal.say(*["", self._say("lesson-over")] if learning else [])
            return
        number, count, notes = str(lesson.number(self._match.moves) + 1), str(lesson.count), str(len(page.notes))
        for at, note in enumerate(page.notes):
            text = self._phrases.lesson_note(note)
            if at == 0:
                self._terminal.say("", self._say("lesson", number=number, count=count, text=text))
                continue
            turn = self._say("lesson-turn", note=str(at), notes=notes)
            if self._terminal.has_keyboard and not self._terminal.wait(turn):
                return
            self._terminal.say(text)

    def show(self, message: str, action: Action) -> None:
        """An action in a sentence."""
        self._terminal.say(self._say(message, label=self._typeable(self._phrases.label(action), action)))

    def offer(self, seat: int, verb: str = "") -> None:
        """The choices: all but the asides, which are named only, or those of one verb."""
        state = self._match.state
        verbs = [action.verb for action in state.actions(seat)]
        for place, (number, action) in enumerate(numbered(state.actions(seat)).items()):
            count = verbs.count(action.verb)
            if verb and action.verb != verb:
                continue
            if not verb and action.verb in self._teller.asides and count > 1:
                if action.verb not in verbs[:place]:
                    self._set_aside(action.verb, number, number + count - 1)
                continue
            note = self._phrases.note(action, state.preview(seat, action), self._names)
            label = self._phrases.label(action)
            if note:
                label = self._say("choice-note", label=label, note=note)
            message = "choice-final" if self._table.is_final(seat, action) else "choice"
            choice = self._say(message, number=self._ink.strong(str(number)), label=label)
            self._terminal.say(self._typeable(choice, action))

    def _set_aside(self, verb: str, first: int, last: int) -> None:
        label = self._teller.asides[verb]
        numbers = {"number": self._ink.strong(str(first)), "last": self._ink.strong(str(last))}
        self._terminal.say(self._say("aside", label=label, verb=label.split()[0].lower(), **numbers))

    def _typeable(self, text: str, action: Action) -> str:
        """With the notation, for readers of the language that it is spelled in; others type words of the answer."""
        return f"{text} {self._ink.quiet(f'({action.notation})')}" if self._phrases.lang == NOTATION_LANG else text

    def find(self, seat: int, typed: str) -> list[Action | Command]:
        """All that was perhaps meant; the numbers of a form are one answer."""
        form = Form.of(self._match.state, seat, self._say)
        if form is None:
            return self._meaning.of(typed, self._match.state.actions(seat))
        answer = form.find(typed)
        return [answer] if answer is not None else self._meaning.of(typed, ())

    def complain(self, seat: int, typed: str, meant: Sequence[Action | Command]) -> None:
        """What is wrong with an answer that was not found, or could be one of several, in one sentence."""
        form = Form.of(self._match.state, seat, self._say)
        if meant:
            self._terminal.say(ambiguous(typed, [self._called(seat, each) for each in meant], self._say))
        elif form is not None:
            self._terminal.say(form.complaint(typed))
        else:
            numbers = numbered(self._match.state.actions(seat))
            told = {"typed": typed[:LONGEST_QUOTE_CHARACTERS], "first": str(min(numbers)), "last": str(max(numbers))}
            if len(numbers) <= max(numbers) - min(numbers):
                free = ", ".join(map(str, sorted(numbers)))
                self._terminal.say(self._say("not-one-of", typed=told["typed"], numbers=free))
            else:
                self._terminal.say(self._say("not-an-answer", **told))

    def _called(self, seat: int, meant: Action | Command) -> str:
        if isinstance(meant, Command):
            return meant.word
        number = next(at for at, action in numbered(self._match.state.actions(seat)).items() if action is meant)
        return self._say("choice", number=str(number), label=self._phrases.label(meant))
