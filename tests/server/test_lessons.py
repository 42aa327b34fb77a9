"""Lessons at the table: the open page, the book's dice, and other moves refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from argead.games.field_commander.lesson import SAMPLE_TURN
from argead.language import phrasebook
from argead.shelf import game
from support.served import Served, Sitting, code, hear_until, wait_until
from support.taught import RIVALS

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


# A rival -------------------------------------------------------------------------------------------------------------

SHORT = {"game": "empire", "options": {"length": "short"}}


@pytest.fixture(scope="module")
def rivals(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that teaches Empire by a book in which a rival moves, too."""
    with Served(tmp_path_factory.mktemp("rivals") / "argead.sqlite3", before=RIVALS) as running:
        yield running


def awaited(sitting: Sitting, seat: int) -> dict[str, Any]:
    """The table of a seat, once it is waited for."""
    return wait_until(lambda: seat in (table := sitting.look(seat))["waiting"] and table)


def test_the_lobby_is_told_what_a_lesson_is_played_with(rivals: Served) -> None:
    games = {game["name"]: game for game in rivals.http.get("/api/games").json()["games"]}
    (empire,), (commander,) = games["empire"]["primers"], games["field-commander"]["primers"]
    assert (empire["options"], empire["players"], empire["learner"], empire["pages"]) == ({"length": "short"}, 2, 0, 4)
    assert (commander["options"], commander["players"]) == ({"guide": "sample-turn"}, 1)
    assert commander["minutes"] % 5 == 0 < commander["minutes"]
    assert [primer["players"] for primer in games["phalanxx"]["primers"]] == [1, 2]


def test_a_bot_moves_by_the_book_in_its_order_though_both_decide_at_once(rivals: Served) -> None:
    sitting = rivals.create("here", "greedy", **SHORT)
    for notation in ("allot 3 4 1 7", "place 2", "halt", "split 4 4"):
        table = awaited(sitting, 0)
        assert table["lesson"]["action"] == notation
        assert sitting.move(0, table["ply"], notation).status_code == 200
    assert wait_until(lambda: sitting.look(0)["ply"] >= 7)
    assert sitting.look(0)["lesson"] is None


def test_a_seat_whose_page_is_not_open_waits_and_learns_nothing_of_the_page(rivals: Served) -> None:
    sitting = rivals.create("here", "here", **SHORT)
    learner, rival = sitting.look(0), sitting.look(1)
    assert learner["waiting"] == rival["waiting"] == [1]
    assert learner["decision"] is None
    assert learner["lesson"] == {"page": 1, "pages": 4, "notes": [], "action": None}
    assert rival["decision"]["kind"] == "allot-cubes"
    assert rival["lesson"]["action"] == "allot 3 4 1 7"
    assert code(sitting.move(0, 0, "allot 3 4 1 7")) == (409, "not-waiting")
    assert code(sitting.get("/hint", 0, seat=0)) == (409, "not-waiting")
    assert sitting.move(1, 0, "allot 3 4 1 7").status_code == 200
    assert sitting.look(1)["lesson"]["action"] is None, "what the learner is to choose in secret stays secret"
    assert sitting.look()["lesson"] == {"page": 1, "pages": 4, "notes": [], "action": None}
    assert sitting.look(0)["lesson"]["action"] == "allot 3 4 1 7"


def test_frames_tell_a_page_to_its_seat_alone(rivals: Served) -> None:
    sitting = rivals.create("here", "here", **SHORT)
    with sitting.live(sitting.tokens[0]) as learner, sitting.live(sitting.tokens[1]) as rival:
        for line in (learner, rival):
            hear_until(line, lambda table: table["ply"] == 0)
        sitting.move(1, 0, "allot 3 4 1 7")
        told, seen = (hear_until(line, lambda table: table["ply"] == 1) for line in (learner, rival))
    assert (told["waiting"], told["lesson"]["action"]) == ([0], "allot 3 4 1 7")
    assert (seen["waiting"], seen["lesson"]["action"]) == ([0], None)


def test_undo_goes_back_over_the_rivals_page(rivals: Served) -> None:
    sitting = rivals.create("here", "greedy", **SHORT)
    for notation in ("allot 3 4 1 7", "place 2"):
        sitting.move(0, awaited(sitting, 0)["ply"], notation)
    table = awaited(sitting, 0)
    assert (table["ply"], table["lesson"]["action"], table["undo"]["moves"]) == (4, "halt", 1)
    undone = sitting.post("/undo", {"ply": 4, "seat": 0}, sitting.tokens[0]).json()
    assert (undone["ply"], undone["lesson"]["action"], undone["waiting"]) == (6, "place 2", [0])
    assert sitting.move(0, 6, "place 2").status_code == 200
    assert awaited(sitting, 0)["lesson"]["action"] == "halt"


def test_an_ended_lesson_is_played_on_from_any_page(rivals: Served) -> None:
    ended = rivals.create("greedy", "greedy", **SHORT)
    wait_until(lambda: ended.look()["outcome"])
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    midst = rivals.http.post(f"{ended.path}/fork", json={"ply": 3, "seats": seats}).json()
    after = rivals.http.post(f"{ended.path}/fork", json={"ply": 7, "seats": seats}).json()
    for made, page in ((midst, "halt"), (after, None)):
        fork = Sitting(rivals, made["match"], {0: made["tokens"]["0"]}, {}, made["host"])
        table = awaited(fork, 0)
        assert (table["lesson"] and table["lesson"]["action"]) == page
        legal = fork.get("/hint", 0, seat=0).json()["action"]
        assert page in (None, legal)
        assert fork.move(0, table["ply"], legal).status_code == 200
