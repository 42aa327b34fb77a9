"""At a real table: nothing is rolled or drawn without words that say what for, and what was drawn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from argead.kernel import Dice, Match, Question, Record, State
from argead.language import LANGUAGES, phrasebook
from argead.testing.settings import pick, settings_of
from argead.testing.sources import purposeless, questions
from argead.testing.subject import Subject


class Onlooker:
    """Remembers what chance was asked for, and what could be drawn."""

    def __init__(self) -> None:
        self.questions: set[Question] = set()
        self.faces: set[str] = set()

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        die, draw = State.die, State.draw

        def watched_die(s: State, purpose: str, subject: str = "", sides: int = 6) -> int:
            self.questions.add(Question(purpose, subject))
            return die(s, purpose, subject, sides)

        def watched_draw(s: State, purpose: str, bag: Sequence[int], faces: Sequence[str], subject: str = "") -> int:
            self.questions.add(Question(purpose, subject))
            self.faces |= {face for face, count in zip(faces, bag, strict=True) if count}
            return draw(s, purpose, bag, faces, subject)

        monkeypatch.setattr(State, "die", watched_die)
        monkeypatch.setattr(State, "draw", watched_draw)


def play_out(state: State, seed: int) -> None:
    """By the game's own bot, which lives to see most of it, and now and then at random."""
    random = Random(seed)
    while waiting := state.waiting():
        seat = pick(random, waiting)
        advise = state.game.advise if random.random() < 0.9 else None
        state.play(seat, advise(state, seat, Dice(seed)) if advise else pick(random, state.actions(seat)))


class Questions(Subject):
    """Every question to chance says what it is for."""

    def test_every_question_has_words_and_every_face_has_a_name(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """In games in every setting, and in the recorded ones, which go where random play hardly ever leads."""
        onlooker = Onlooker()
        onlooker.watch(monkeypatch)
        for seed, setting in enumerate(settings_of(self.game)):
            play_out(setting.new(Dice(seed)), seed)
        for path in self.records.glob("*.jsonl"):
            Match.replay(Record.parse(path.read_text(encoding="utf-8")), self.game)
        told = {question.purpose for question in onlooker.questions}
        assert told <= questions(self.game)
        assert len(told) >= 0.8 * len(questions(self.game))
        silent = {Question(purpose, "") for purpose in questions(self.game) - told}
        for lang in LANGUAGES:
            words = phrasebook(self.game, lang)
            assert all(words.question(question) for question in onlooker.questions | silent)
            assert [face for face in sorted(onlooker.faces) if words.face(face) == face] == []

    def test_the_rules_never_ask_chance_without_saying_what_for(self) -> None:
        assert purposeless(self.game) <= {"guess.py"}, "only what is guessed has no purpose at the table"
