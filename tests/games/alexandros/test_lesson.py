"""The guided first game: it can be played through, and whatever its notes state is true where they state it."""

from __future__ import annotations

import re

import pytest

from argead.games.alexandros.lesson import FIRST_GAME
from argead.games.alexandros.state import Alexandros
from argead.kernel import Action, Dice, LessonError, Match, Script
from argead.language import LANGUAGES, phrasebook
from argead.testing.recorded import bots_play
from argead.testing.texts import subclasses
from games.alexandros.position import GAME, OWN_TEXT, hand, kind, legal, mask, province_of, where, worth

COVERED = {
    "aim": ("aim",),
    "setup": ("cards", "first-choice"),
    "turn": ("cards", "price"),
    "moving-alexander": ("first-choice", "replaced", "corners", "available", "the-next-one", "nearest", "tie", "deny"),
    "special-move": ("no-lyre", "special"),
    "walls": ("ways", "undo", "cut", "komana", "old-wall", "supply", "apameia", "no-new-wall", "gaugamela"),
    "actions": ("price", "patience", "farewell"),
    "taking-a-card": ("draw", "second-temple", "discards", "farewell"),
    "provinces": ("worth", "split", "vacant", "unpaid", "tiny", "rich-land", "bargain", "pocket", "guard"),
    "occupying": ("price", "pay", "rivals-ride", "three-of-four", "snatch", "second-governor", "not-later", "free"),
    "taking-over": ("ouch", "threat", "revenge", "take-over", "which", "compensation", "regained"),
    "taxes": ("income", "incomes", "patience", "crowded", "harvest", "tax", "tax-for-all", "second-tax"),
    "recalling": ("recall", "rivals-claim", "all-at-work"),
    "end": ("hundred", "red-walls"),
    "special-cases": ("joker",),
}
"""The sections of the rules, and the notes that teach them."""


def lesson_match() -> Match:
    return Match(GAME, ("learner", "rival"), Dice(1), guide="first-game")


def turn_page(match: Match) -> None:
    match.play(match.page.seat, match.page.notation)


def at_note(name: str, moves: int = 0) -> Alexandros:
    """The position in which a note is read, or so many moves later."""
    match = lesson_match()
    while name not in {note.name for note in match.page.notes}:
        turn_page(match)
    for _ in range(moves):
        turn_page(match)
    return match.state


def row(s: Alexandros) -> list[str | None]:
    return s.view(0)["row"]


def foreseen(s: Alexandros, notation: str) -> dict:
    """The preview of a move."""
    seen = s.preview(s.active, s.find(s.active, notation))
    assert seen is not None
    return seen


def targets(s: Alexandros, notation: str) -> list[str]:
    """Where a card would lead Alexander."""
    return foreseen(s, notation)["targets"]


def closes(s: Alexandros, notation: str) -> list[tuple[int, int]]:
    """Worth and number of symbols of the provinces that a ride would close."""
    return [(province["worth"], sum(province["symbols"].values())) for province in foreseen(s, notation)["provinces"]]


def new_walls(s: Alexandros, notation: str) -> int:
    return len(foreseen(s, notation)["walls"])


def land(s: Alexandros, triangle: str) -> int:
    """The province around a triangle, as a mask."""
    return s.provinces[s.province_at(mask(s.board, triangle))]


# The book ------------------------------------------------------------------------------------------------------------


def test_the_book_is_played_through_and_refuses_other_moves():
    match = lesson_match()
    while match.page is not None:
        page = match.page
        assert match.state.waiting() == (page.seat,)
        others = {action.notation for action in match.state.actions(page.seat)} - {page.notation}
        if others:
            with pytest.raises(LessonError):
                match.play(page.seat, min(others))
        line = match.play(page.seat, page.notation)
        assert line.answers == page.answers, "chance asked for each answer of the page"
    assert match.record.lines[0].answers == FIRST_GAME.setup
    assert 25 <= FIRST_GAME.count <= 45
    assert match.state.outcome() is None, "the learner goes on freely"


def test_the_things_that_notes_point_at_are_on_the_learners_table():
    match = lesson_match()
    while match.page is not None:
        table = set(GAME.things(match.state.view(FIRST_GAME.learner)))
        for note in match.page.notes:
            assert set(note.things) <= table, note.name
        turn_page(match)


def test_only_the_learners_pages_have_notes_and_no_note_is_long():
    for page in FIRST_GAME.pages:
        assert 1 <= len(page.notes) <= 3 if page.seat == FIRST_GAME.learner else page.notes == ()
    for lang in LANGUAGES:
        words = phrasebook(GAME, lang)
        for text in (words.lesson_note(note) for page in FIRST_GAME.pages for note in page.notes):
            assert len(text.split()) <= 40, text
            assert len(re.findall(r"[.!?](?=\s|$)", text)) <= 3, text


def test_every_section_of_the_rules_is_taught_but_those_on_what_is_printed():
    sections = [section.id for section in phrasebook(GAME, "en").rules()]
    assert list(COVERED) == [section for section in sections if section not in ("contents", "board")]
    read = [note.name for page in FIRST_GAME.pages for note in page.notes]
    assert len(read) == len(set(read)), "no note is read twice"
    assert {name for names in COVERED.values() for name in names} == set(read)


def test_the_learner_makes_every_kind_of_move_but_the_rarest():
    verbs = {page.notation.partition(" ")[0] for page in FIRST_GAME.pages if page.seat == FIRST_GAME.learner}
    every = {action.verb for action in subclasses(Action, GAME) if not action.__subclasses__()}
    assert every - verbs == {"name", "ride", "give", "pass"}
    match = lesson_match()
    asked = set()
    while match.page is not None:
        if match.page.seat == FIRST_GAME.learner:
            asked.add(kind(match.state))
        turn_page(match)
    assert asked == {"choose-card", "choose-triangle", "choose-corner", "choose-path", "choose-action", "garrison"}


def test_bots_finish_the_game_from_there():
    match = lesson_match()
    while match.page is not None:
        turn_page(match)
    for _ in bots_play(match, ("greedy", "greedy"), 1):
        pass
    outcome = match.state.outcome()
    assert outcome is not None
    assert min(outcome.scores) >= 15, "nobody loses points"
    assert match.moves > len(FIRST_GAME.pages)


@pytest.mark.parametrize("compensation", ["all", "occupation"])
def test_the_lesson_is_for_two_with_walls_on_the_border_on_our_own_board(compensation):
    options = {"guide": "first-game", "border_walls": True, "compensation": compensation}
    assert GAME.lesson(options, 2) is FIRST_GAME, "between two, nothing is given"
    assert GAME.lesson(options, 3) is None
    assert GAME.lesson(options | {"border_walls": False}, 2) is None
    assert GAME.lesson(options | {"guide": "none"}, 2) is None
    assert Match(GAME, ("a", "b"), Dice(1), pack=OWN_TEXT, guide="first-game").lesson is None


# What the notes state ------------------------------------------------------------------------------------------------


def test_first_turn_illustrations_1_and_2():
    s = at_note("cards")
    assert (row(s), hand(s, 0)) == (["lyre", "horse"], "amphora")
    assert (targets(s, "take horse"), targets(s, "take lyre")) == (["a6"], ["c3"])
    start = s.board.distance[s.alexander]
    for triangle in ("a6", "c3"):
        corners = next(s.board.corners[t] for t, name in s.board.triangle_names.items() if name == triangle)
        assert min(start[corner] for corner in corners) == 2
    assert row(at_note("replaced"))[0] == "soldier"
    s = at_note("ways")
    assert len(legal(s, "path")) == 3
    assert closes(s, "path 3-1 4-2 3-3") == [(2, 2)]
    s = at_note("worth")
    assert province_of(s, "a2") == {"a2", "b2", "b3", "c3"}
    assert worth(s, "a2") == (2, 2)
    assert {name for name in province_of(s, "a2") if name in s.board.names(s.board.empty)} == {"a2", "b3"}
    assert s.actions_left == 2
    assert legal(at_note("pay")) == ["pay", "station c3"]
    s = at_note("income")
    assert (s.income()[0], s.reserve(0), hand(s, 0), s.actions_left) == (2, 3, "amphora", 1)


def test_the_corner_and_the_way_can_be_taken_back_but_not_the_card():
    match = lesson_match()
    turn_page(match)
    assert match.reach(0) == (0, "chance")
    turn_page(match)
    assert match.reach(0) == (1, "chance")
    turn_page(match)
    assert match.reach(0) == (2, "chance")


def test_second_turn_illustration_3():
    match = lesson_match()
    while match.page.notation != "triangle b7":
        turn_page(match)
    assert legal(match.state, "triangle") == ["a4", "b7", "d7"], "three Soldiers are equally near"
    s = at_note("rivals-ride")
    assert worth(s, "b5") == (4, 3)
    assert where(s, 1) == "b5"
    assert s.discard == [0, 0, 1, 1, 1], "the learner's Lyre; the rival's Horse and Soldier"


def test_third_turn_the_split():
    s = at_note("available")
    assert targets(s, "take soldier") == ["a4"]
    assert s.board.around[s.alexander] & s.board.of_kind[4], "Alexander stands on a corner of Pontos"
    assert province_of(s, "a4") == province_of(s, "b5")
    assert s.income() == [2, 4]
    s = at_note("cut")
    assert new_walls(s, "corner 3-1") == 2
    s = at_note("split")
    assert (worth(s, "b5"), worth(s, "a4")) == ((2, 1), (2, 2))
    assert s.owner(land(s, "a4")) is None
    assert hand(s, 0) == "amphora lyre soldier"
    s = at_note("patience")
    assert (s.income(), hand(s, 0)) == ([4, 2], "amphora lyre")
    assert "tax amphora" in legal(s)


def test_fifth_turn_two_governors_and_one_recalled():
    s = at_note("unpaid")
    assert worth(s, "c4") == (3, 4)
    assert s.board.census(land(s, "c4")) == (0, 1, 1, 1, 1)
    assert hand(s, 0) == "amphora horse lyre"
    rich = mask(s.board, "c8 c9 c10 d8 d9 d10 e9")
    assert ((rich & s.board.empty).bit_count(), s.board.census(rich)) == (6, (1, 0, 0, 0, 0))
    assert targets(s, "take temple") == ["c8"]
    s = at_note("old-wall")
    assert (new_walls(s, "path 7-3 8-2"), new_walls(s, "path 9-3 8-2"), len(legal(s))) == (1, 2, 2)
    assert (s.walls_left()[0], s.board.components["black_walls"]) == (56, 65)
    assert worth(at_note("tiny"), "b7") == (1, 1)
    assert legal(at_note("second-governor")) == ["pay", "station c4", "station c6", "station d6"]
    s = at_note("crowded")
    assert (s.income()[0], where(s, 0), hand(s, 0)) == (4, "a6 b2 d6 d7", "temple lyre")
    assert s.view(0)["seen"][1]["soldier"] == 1, "the rival has shown a Soldier"
    assert at_note("recall", moves=1).income() == [7, 2]


def test_seventh_turn_the_special_move_and_the_first_tax():
    s = at_note("special")
    assert (where(s, 1), worth(s, "b7"), row(s)) == ("b5 b7", (1, 1), ["temple", "horse"])
    assert targets(s, "play lyre") == ["e10"]
    assert "e10" not in targets(s, "take temple") + targets(s, "take horse")
    s = at_note("apameia")
    assert (new_walls(s, "corner 9-5"), closes(s, "corner 9-5")) == (2, [(6, 1)])
    s = at_note("free")
    assert (s.reserve(0), worth(s, "c8")) == (1, (6, 1))
    price = foreseen(s, "occupy c8")
    assert (sum(price["cards"].values()), price["governors"]) == (0, 1)
    s = at_note("harvest")
    assert [worth(s, triangle)[0] for triangle in ("b2", "a6", "d6", "c8")] == [2, 2, 3, 6]
    assert (s.income(), hand(s, 0)) == ([13, 3], "temple")
    assert s.view(0)["seen"][1]["temple"] == 1, "one Temple was picked up before your eyes"


def test_ninth_turn_the_province_is_taken_back():
    s = at_note("ouch")
    assert (where(s, 1), s.reserve(0), s.scores, row(s)) == ("b5 b7 c8", 1, [20, 12], ["temple", "temple"])
    assert s.income() == [7, 9], "what the rival's tax brought"
    s = at_note("nearest")
    assert new_walls(s, "corner 12-6") == 0
    assert not s.walled & mask(s.board, "f12")
    s = at_note("second-temple")
    assert row(s) == ["soldier", "temple"]
    s = at_note("take-over")
    assert (hand(s, 0), row(s)) == ("temple temple", ["soldier", None])
    assert legal(s, "seize") == ["b5", "c8"]
    assert (worth(s, "b5")[0], worth(s, "c8")[0]) == (2, 6)
    s = at_note("take-over", moves=1)
    assert (s.income(), hand(s, 0), s.view(0)["hands"][1]) == ([13, 3], "", 4)


def test_eleventh_turn_the_pocket_and_the_second_tax():
    s = at_note("pocket")
    assert (s.income(), row(s)[1]) == ([13, 3], "temple")
    seen = s.view(0)["seen"][1]
    assert (seen["horse"], seen["lyre"]) == (1, 1)
    assert targets(s, "take temple") == ["d12", "d15"]
    trial = s.clone(Script(["soldier"]))
    for notation in ("take temple", "triangle d12"):
        trial.play(0, trial.find(0, notation))
    assert closes(trial, "corner 11-3") == [(4, 3)]
    trial.play(0, trial.find(0, "corner 11-3"))
    assert province_of(trial, "f12") == {"d11", "e10", "e11", "e12", "f10", "f11", "f12"}
    assert trial.board.census(land(trial, "f12")) == (1, 0, 1, 1, 0), "Temple, Horse and Lyre"
    assert new_walls(at_note("gaugamela"), "corner 14-4") == 1
    s = at_note("second-tax", moves=1)
    assert s.scores == [33, 15]
    assert (s.walls_left()[0], s.reserve(0)) == (46, 0)
    assert [worth(s, triangle)[0] for triangle in ("a2", "a3")] == [2, 2]
    assert s.board.components["goal"] == 100
