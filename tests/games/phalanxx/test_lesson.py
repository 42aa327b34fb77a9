"""The two guided first games: what they play, what they tell, and that every figure of theirs is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from argead.bots import bot, decide
from argead.games.phalanxx.lesson import ALONE, RIVAL
from argead.games.phalanxx.playing import gain
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Dice, Lesson, LessonError, Match, Note, Page
from argead.language import LANGUAGES, phrasebook
from games.phalanxx import lesson_figures
from games.phalanxx.lesson_figures import Figures, Moment
from games.phalanxx.position import GAME, hand, held, home, legal, pack, row

BOOKS = [
    pytest.param(RIVAL, "rival-", lesson_figures.RIVAL, id="rival"),
    pytest.param(ALONE, "alone-", lesson_figures.ALONE, id="alone"),
]
UNTOLD = {"contents", "expert", "board"}
"""What a first game can do without."""

TOLD = {
    "rival": {
        "aim": "rival-welcome",
        "conditions": "rival-condition",
        "passing": "rival-hand-on",
        "scout": "rival-wagon",
        "equipment": "rival-wagon",
        "end": "rival-end",
        "scoring": "rival-count",
    },
    "alone": {
        "aim": "alone-welcome",
        "conditions": "alone-conditions",
        "blacksmith": "alone-abilities",
        "equipment": "alone-abilities",
        "heroism": "alone-heroism",
        "end": "alone-end",
        "scoring": "alone-count",
    },
}
"""Sections of the rules that are told in a note and not played."""


class Turned(NamedTuple):
    page: Page
    moment: Moment
    match: Match


def opened(lesson: Lesson) -> Match:
    seats = ("Ada", "Bob") if lesson is RIVAL else ("Ada",)
    match = Match(GAME, seats, Dice(1), guide="first-game")
    assert match.lesson is lesson
    return match


def position(match: Match) -> Phalanxx:
    assert isinstance(match.state, Phalanxx)
    return match.state


def turn(lesson: Lesson) -> Iterator[Turned]:
    """Turn every page; what comes with a page is the position before it, and the match after it."""
    match = opened(lesson)
    first = position(match)
    while match.page is not None:
        page, before = match.page, position(match)
        match.play(page.seat, page.notation)
        yield Turned(page, Moment(before, first, position(match)), match)


def before(lesson: Lesson, name: str) -> Moment:
    """The position in which a note is read."""
    return next(turned.moment for turned in turn(lesson) if name in [note.name for note in turned.page.notes])


def end(lesson: Lesson) -> Match:
    *_, last = turn(lesson)
    return last.match


def notes(lesson: Lesson) -> list[Note]:
    return [note for page in lesson.pages for note in page.notes]


@pytest.mark.parametrize(("lesson", "prefix", "figures"), BOOKS)
class TestBook:
    def test_the_learner_turns_25_to_45_pages_of_one_to_three_notes(
        self, lesson: Lesson, prefix: str, figures: dict[str, Figures]
    ) -> None:
        assert 25 <= lesson.count <= 45
        for page in lesson.pages:
            assert len(page.notes) in ((1, 2, 3) if page.seat == lesson.learner else (0,))
        names = [note.name for note in notes(lesson)]
        assert len(set(names)) == len(names)
        assert all(name.startswith(prefix) for name in names)

    def test_every_answer_is_asked_for(self, lesson: Lesson, prefix: str, figures: dict[str, Figures]) -> None:
        assert opened(lesson).record.lines[0].answers == lesson.setup
        assert all(turned.match.record.lines[-1].answers == turned.page.answers for turned in turn(lesson))

    def test_every_thing_that_is_pointed_at_lies_on_the_table(
        self, lesson: Lesson, prefix: str, figures: dict[str, Figures]
    ) -> None:
        for turned in turn(lesson):
            things = set(GAME.things(turned.moment.s.view(lesson.learner)))
            assert {thing for note in turned.page.notes for thing in note.things} <= things
        assert all(note.things for note in notes(lesson))

    def test_a_page_that_asks_nothing_is_no_page(
        self, lesson: Lesson, prefix: str, figures: dict[str, Figures]
    ) -> None:
        assert all(len(turned.moment.s.actions(turned.page.seat)) > 1 for turned in turn(lesson))

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_figure_that_a_note_states_is_true(
        self, lesson: Lesson, prefix: str, figures: dict[str, Figures], lang: str
    ) -> None:
        words = phrasebook(GAME, lang)
        stated = {note.name.removeprefix(prefix): _numbers(words.lesson_note(note)) for note in notes(lesson)}
        found = {
            note.name.removeprefix(prefix): sorted(figures[note.name.removeprefix(prefix)](turned.moment))
            for turned in turn(lesson)
            for note in turned.page.notes
            if note.name.removeprefix(prefix) in figures
        }
        assert found == {name: numbers for name, numbers in stated.items() if numbers}

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_notes_are_short(self, lesson: Lesson, prefix: str, figures: dict[str, Figures], lang: str) -> None:
        words = phrasebook(GAME, lang)
        assert all(12 <= len(words.lesson_note(note).split()) <= 42 for note in notes(lesson))

    def test_every_section_of_the_rules_is_played_or_told(
        self, lesson: Lesson, prefix: str, figures: dict[str, Figures]
    ) -> None:
        match = end(lesson)
        played = {event.rule for _, event in match.events}
        played |= {turned.moment.s.decision(turned.page.seat).rule for turned in turn(lesson)}
        told = TOLD[prefix.removesuffix("-")]
        assert set(told.values()) <= {note.name for note in notes(lesson)}
        assert not played & set(told)
        sections = {section.id for section in phrasebook(GAME, "en").rules()}
        other = {"solo"} if lesson is RIVAL else {"passing"}
        assert played | set(told) == sections - UNTOLD - other

    def test_other_moves_are_refused(self, lesson: Lesson, prefix: str, figures: dict[str, Figures]) -> None:
        match = opened(lesson)
        with pytest.raises(LessonError):
            match.play(0, "pass")

    @pytest.mark.parametrize("seed", range(3))
    def test_bots_can_finish_the_game(
        self, lesson: Lesson, prefix: str, figures: dict[str, Figures], seed: int
    ) -> None:
        match, dice = end(lesson), Dice(seed)
        match.chance = Dice(seed + 100)
        player = bot("greedy", seed, GAME)
        assert match.page is None
        while match.state.outcome() is None:
            seat = match.state.waiting()[0]
            match.play(seat, decide(player, match.state, seat, dice).notation)
        outcome = match.state.outcome()
        assert outcome is not None
        assert outcome.scores[0] > 60, "the learner stands well"


def _numbers(text: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", text))


def test_only_the_usual_game_of_one_or_two_has_a_book() -> None:
    usual = GAME.settle_options({"guide": "first-game"})
    assert [GAME.lesson(usual, players) for players in (1, 2, 3, 4)] == [ALONE, RIVAL, None, None]
    for players, changed in (
        (1, {"guide": "none"}),
        (1, {"expert": True}),
        (1, {"dice": "table"}),
        (1, {"solo_count": "force"}),
        (2, {"guide": "none"}),
        (2, {"expert": True}),
        (2, {"first_city": "persepolis"}),
    ):
        assert GAME.lesson({**usual, **changed}, players) is None
    assert Match(GAME, ("Ada",), Dice(1), pack=pack(income="4"), guide="first-game").lesson is None


def test_rulebook_a_push_from_4_to_6_brings_2_and_from_4_to_1_costs_3() -> None:
    up, down = before(RIVAL, "rival-push-up"), before(RIVAL, "rival-push-down")
    assert (home(up.s), home(up.after)) == (["white-4", "orange-4", "purple-3"], ["white-6", "orange-4", "purple-3"])
    assert up.after.talents[0] - up.s.talents[0] == 2
    assert (home(down.s)[1], home(down.after)[1]) == ("orange-4", "orange-1")
    assert down.after.talents[0] - down.s.talents[0] == -3


def test_rulebook_valour_of_three_cards_less_a_rotated_one_beats_1_and_falls_to_1() -> None:
    match = end(RIVAL)
    fight = before(RIVAL, "rival-one")
    assert fight.s.heroism_lies_open()
    assert (fight.coloured(), fight.rotated(), fight.valour(), fight.valour(1)) == (3, 1, 2, 1)
    assert Moment(position(match), fight.first, fight.after).valour() == 1
    assert "gerrhaia" in held(position(match))


def test_rulebook_an_archer_of_force_5_brings_7_with_dareios_and_parmenion() -> None:
    s = before(ALONE, "alone-deny").s
    slingers = s.board.ids.index("rhodian-slingers")
    assert (gain(s, 1, slingers), row(s)[-1]) == (7, "rhodian-slingers"), "MaXXimilian would take it"
    assert hand(position(end(ALONE))) == ["rhodian-slingers"]


def test_syria_is_the_only_place_from_which_the_rival_touches_the_learners_cities() -> None:
    s = before(RIVAL, "rival-foothold").s
    near = s.land.spread(s.held[0] & s.land.cities)
    assert s.land.names(near & s.held[1]) == ["syria"]


def test_the_row_has_no_army_that_the_learner_could_play_when_the_scout_looks() -> None:
    s = before(ALONE, "alone-look").s
    outlook = s.view(0)["outlook"]
    armies = [name for name in row(s) if name and s.board.cards[s.board.ids.index(name)].colour == "white"]
    assert armies
    assert all(outlook[name]["lacks"] for name in armies)


def test_the_learner_goes_on_with_something_to_do() -> None:
    rival, alone = position(end(RIVAL)), position(end(ALONE))
    assert (rival.waiting(), rival.round, len(rival.rolled), hand(rival)) == ((0,), 6, 2, ["argyraspides"])
    assert "play argyraspides" in legal(rival)
    assert (alone.waiting(), alone.round, alone.heroism_waits) == ((0,), 6, True)
    assert {"buy persian-archers", "buy garrison", "scout"} <= set(legal(alone))
