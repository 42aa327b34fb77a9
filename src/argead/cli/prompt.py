"""The decision that is open: where things stand, what is to be chosen, what can be typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from argead.cli.forms import Form
from argead.cli.teller import Teller
from argead.cli.terminal import Terminal
from argead.kernel import Action, Page
from argead.language import Phrasebook
from argead.table import Table, is_final


class Prompt:
    """Puts the open decision of a seat, and reads what is typed."""

    def __init__(
        self,
        table: Table,
        phrases: Phrasebook,
        teller: Teller,
        terminal: Terminal,
        say: Callable[..., str],
    ) -> None:
        self._match = table.match
        self._names = table.names
        self._phrases = phrases
        self._teller = teller
        self._terminal = terminal
        self._ink = terminal.ink
        self._say = say
        self._glanced: list[str] = []

    def put(self, seat: int) -> None:
        """Say where things stand, what is to be decided, and what can be chosen."""
        state, page = self._match.state, self._match.page
        glance = self._teller.glance(state.view(seat), self._names)
        if glance and glance != self._glanced:
            self._terminal.say("", *glance)
        self._glanced = glance
        self._teach(page)
        prompt = self._phrases.prompt(state, seat)
        self._terminal.say("", self._ink.strong(self._say("prompt", name=self._names[seat], prompt=prompt)))
        form = Form.of(state, seat, self._say)
        if form is not None:
            self._terminal.say(form.how_to(self._phrases.label(form.example)))
            if is_final(state, seat, form.example):
                self._terminal.say(self._say("form-final"))
            return
        self.offer(seat)
        if page is not None:
            self.show("lesson-move", state.find(seat, page.notation))

    def _teach(self, page: Page | None) -> None:
        """What the lesson tells before a move, and that it is over."""
        lesson, moves = self._match.lesson, self._match.moves
        if lesson is None:
            return
        count = len(lesson.pages)
        if page is not None:
            text = self._phrases.page(page)
            self._terminal.say("", self._say("lesson", number=str(moves + 1), count=str(count), text=text))
        elif moves == count:
            self._terminal.say("", self._say("lesson-over"))

    def show(self, message: str, action: Action) -> None:
        """An action in a sentence."""
        self._terminal.say(self._say(message, label=self._phrases.label(action), notation=action.notation))

    def offer(self, seat: int, verb: str = "") -> None:
        """The choices: all but the asides, which are named only, or those of one verb."""
        state = self._match.state
        verbs = [action.verb for action in state.actions(seat)]
        folded: set[str] = set()
        for number, action in numbered(state.actions(seat)).items():
            count = verbs.count(action.verb)
            if verb and action.verb != verb:
                continue
            if not verb and action.verb in self._teller.asides and count > 1:
                if action.verb not in folded:
                    folded.add(action.verb)
                    last, label = str(number + count - 1), self._teller.asides[action.verb]
                    self._terminal.say(self._say("aside", number=str(number), last=last, label=label, verb=action.verb))
                continue
            note = self._phrases.note(action, state.preview(seat, action), self._names)
            label = self._phrases.label(action)
            if note:
                label = self._say("choice-note", label=label, note=note)
            message = "choice-final" if is_final(state, seat, action) else "choice"
            self._terminal.say(self._say(message, number=str(number), label=label, notation=action.notation))

    def find(self, seat: int, typed: str) -> Action | None:
        """The action that was typed, by its number, its words or the numbers of a form."""
        form = Form.of(self._match.state, seat, self._say)
        if form is not None:
            return form.find(typed)
        options = self._match.state.actions(seat)
        by_number = {str(number): action for number, action in numbered(options).items()}
        by_notation = {action.notation: action for action in options}
        return by_number.get(typed) or by_notation.get(typed.lower())

    def complain(self, seat: int, typed: str) -> None:
        """What is wrong with an answer that was not found, in one sentence."""
        form = Form.of(self._match.state, seat, self._say)
        if form is not None:
            self._terminal.say(form.complaint(typed))
        else:
            numbers = numbered(self._match.state.actions(seat))
            first, last = str(min(numbers)), str(max(numbers))
            self._terminal.say(self._say("not-an-answer", typed=typed[:40], first=first, last=last))


def numbered(options: Sequence[Action]) -> dict[int, Action]:
    """The choices by the number that is typed for each: its own, where all are numbers of one verb; else its place."""
    own = [action.args() for action in options]
    if len({action.verb for action in options}) == 1 and all(args.keys() == {"number"} for args in own):
        return {int(str(args["number"])): action for args, action in zip(own, options, strict=True)}
    return dict(enumerate(options, 1))
