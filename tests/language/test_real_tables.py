"""At a real table: nothing is rolled or drawn without words that say what for, and what was drawn."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from argead.kernel import Dice, State
from argead.language import LANGUAGES, phrasebook
from argead.shelf import catalogue
from support.sources import questions

PHYSICAL = [game for game in catalogue() if any(option.name == "dice" for option in game.options)]


class Onlooker(Dice):
    """Dice that remember what they were asked for, and what could be drawn."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.state: State | None = None
        self.asked: set[tuple[str, str]] = set()
        self.faces: set[str] = set()

    def die(self, sides=6):
        self.listen()
        return super().die(sides)

    def draw(self, bag, faces):
        self.listen()
        self.faces |= {face for face, count in zip(faces, bag, strict=True) if count}
        return super().draw(bag, faces)

    def listen(self) -> None:
        assert self.state is not None, "the set-up asks nothing: it is part of the first move"
        self.asked.add(self.state.asked)
        self.state.asked = ("", "")


def play_out(state: State, seed: int) -> None:
    """By the game's own bot, which lives to see most of it, and now and then at random."""
    random = Random(seed)
    while state.waiting():
        advised = state.game.advise(state, 0, Dice(seed)) if random.random() < 0.9 else None
        state.play(0, advised or random.choice(state.actions(0)))


@pytest.mark.parametrize("game", PHYSICAL, ids=lambda game: game.name)
def test_every_question_is_told_anew_and_every_face_has_a_name(game):
    asked: set[tuple[str, str]] = set()
    faces: set[str] = set()
    for campaign, seed in product(game.options[0].choices, range(4)):
        chance = Onlooker(seed)
        state = chance.state = game.new(game.seats[0], chance, **{game.options[0].name: campaign})
        play_out(state, seed)
        asked |= chance.asked
        faces |= chance.faces
    told = {purpose for purpose, _ in asked}
    assert told <= questions(game)
    assert len(told) > 0.8 * len(questions(game))
    for lang in LANGUAGES:
        words = phrasebook(game, lang)
        assert all(words.question(one) for one in asked)
        assert [face for face in sorted(faces) if words.face(face) == face] == []
