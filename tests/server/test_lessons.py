"""Lessons at the table: the open page, the book's dice, and other moves refused."""

from __future__ import annotations

import pytest

from argead.games.field_commander.lesson import SAMPLE_TURN
from argead.language import phrasebook
from argead.shelf import game
from support.served import Served, Sitting, code, wait_until

PAGES = SAMPLE_TURN.pages


@pytest.fixture
def sitting(served: Served) -> Sitting:
    return served.create("here", game="field-commander", options={"guide": "sample-turn"})


def test_the_table_shows_the_open_page_in_the_readers_language(sitting: Sitting) -> None:
    for lang in ("en", "fr"):
        words = phrasebook(game("field-commander"), lang)
        shown = sitting.get("", 0, lang=lang).json()["lesson"]
        notes = [{"text": words.lesson_note(note), "things": list(note.things)} for note in PAGES[0].notes]
        assert shown == {"page": 1, "pages": len(PAGES), "notes": notes, "action": PAGES[0].notation}
    after = sitting.move(0, 0, PAGES[0].notation).json()
    assert (after["lesson"]["page"], after["lesson"]["action"]) == (2, PAGES[1].notation)
    undone = sitting.post("/undo", {"ply": 1, "seat": 0}, sitting.tokens[0]).json()
    assert undone["lesson"]["page"] == 1


def test_another_move_is_refused_with_the_books(sitting: Sitting) -> None:
    sitting.move(0, 0, PAGES[0].notation)
    before = sitting.get("", 0).content
    for lang in ("en", "fr"):
        actions = sitting.get("", 0, lang=lang).json()["decision"]["actions"]
        label = next(action["label"] for action in actions if action["notation"] == PAGES[1].notation)
        headers = {"Authorization": f"Bearer {sitting.tokens[0]}"}
        body = {"ply": 1, "seat": 0, "action": "appoint parmenion"}
        refused = sitting.served.http.post(f"{sitting.path}/moves", json=body, headers=headers, params={"lang": lang})
        assert code(refused) == (409, "lesson")
        assert label in refused.json()["error"]["message"]
    assert code(sitting.move(0, 1, "appoint darius")) == (409, "illegal-action")
    assert code(sitting.move(0, 0, "appoint parmenion")) == (409, "stale-ply")
    assert sitting.get("", 0).content == before


def test_hints_lead_through_the_book_and_then_the_learner_is_free(sitting: Sitting) -> None:
    table = sitting.look(0)
    for page in PAGES:
        hint = sitting.get("/hint", 0, seat=0).json()
        assert hint["action"] == page.notation
        made = sitting.move(0, table["ply"], hint["action"])
        assert made.status_code == 200, made.text
        table = made.json()
    assert table["lesson"] is None
    assert table["waiting"] == [0]
    legal = [action["notation"] for action in table["decision"]["actions"]]
    assert sitting.get("/hint", 0, seat=0).json()["action"] in legal
    assert sitting.move(0, table["ply"], legal[-1]).status_code == 200


def test_a_bot_in_a_lesson_plays_by_the_book(served: Served) -> None:
    sitting = served.create("commander", game="field-commander", options={"guide": "sample-turn"})
    end = wait_until(lambda: (table := sitting.look())["outcome"] and table)
    assert end["lesson"] is None
    record = sitting.get("/record").text.splitlines()
    for line, page in zip(record[2:], PAGES, strict=False):
        assert f'"{page.notation}"' in line


def test_other_matches_have_no_lesson(served: Served) -> None:
    assert served.create("here", game="field-commander").look(0)["lesson"] is None
    assert served.create("here", "here").look(0)["lesson"] is None
    assert served.create("here", "here").look()["lesson"] is None
