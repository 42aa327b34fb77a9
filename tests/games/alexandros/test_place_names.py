"""What places are called: each by one name of its own, in every language, wherever people read it."""

from __future__ import annotations

import pytest

from argead.language import LANGUAGES, phrasebook
from games.alexandros.position import GAME, HEXAGON, play, position

BOARD = GAME.geometry(None)
PLACES = [f"{sort}-{place['name']}" for sort in ("triangle", "point") for place in BOARD[f"{sort}s"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_has_a_name_that_no_other_has(lang: str) -> None:
    words = phrasebook(GAME, lang)
    names = [words.say(place) for place in PLACES]
    assert len(names) == 253
    assert len({name.lower() for name in names}) == len(names)


def test_choices_questions_and_the_story_say_names() -> None:
    words = phrasebook(GAME, "en")
    s = position(
        at="move", walls=["2-0 3-1 4-2 3-3"], alexander="3-3", row="soldier horse", chance=["temple"], journal=[]
    )
    play(s, "take soldier")
    assert [words.label(action) for action in s.actions(0)] == ["To eastern Bithynia", "To Pontos", "To Kilikia"]
    play(s, "triangle b7", "corner 7-1")
    assert words.label(s.actions(0)[0]) == "Via Dorylaion, Gordion, Amaseia"
    play(s, s.actions(0)[0].notation)
    told = [words.event(event, ("Ada", "Bob"), None) for event in s.journal or ()]
    assert any("Ada leads Alexander to the Soldier in Pontos, where he halts at Amaseia" in line for line in told)


def test_a_list_of_places_reads_in_french() -> None:
    words = phrasebook(GAME, "fr")
    s = position(provinces=["a2 b2 b3 c3"], hands={0: "lyre amphora"})
    labels = [words.label(action) for action in s.actions(0) if action.verb == "occupy"]
    assert labels == ["Occuper, gouverneur en Mysie", "Occuper, gouverneur en Carie"]


def test_a_place_that_only_a_board_of_ones_own_has_is_told_by_its_spot() -> None:
    words = phrasebook(GAME, "en")
    assert words.label(position(pack=HEXAGON).board.actions.corner[0]).startswith("Halt at ")
    wide = GAME.board(None).actions.corner[0].__class__(0, 0, "40-2", "point")
    assert words.label(wide) == "Halt at 40-2"
