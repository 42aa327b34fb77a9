"""Matches of former rules: they go on under those of today, or are shown as far as they stand."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from argead.shelf import game
from support.data import DATA
from support.served import NEWER_RULES, Served, Sitting, code, hear

RULES = game("alexandros").rules
IMPOSSIBLE_PLY = 4


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "argead.sqlite3"


def begun(database: Path, *seats: str) -> Sitting:
    """A match with a few moves, on a server that plays the former rules and has stopped since."""
    with Served(database) as served:
        sitting = served.create(*seats)
        sitting.play_on(8)
        return sitting


def part(database: Path, sitting: Sitting) -> None:
    """As if the rules of today did not allow one of the moves."""
    with sqlite3.connect(database) as connection:
        change = "UPDATE moves SET notation = 'take sphinx' WHERE match = ? AND ply = ?"
        assert connection.execute(change, (sitting.match, IMPOSSIBLE_PLY)).rowcount == 1


def stored(database: Path, sitting: Sitting) -> list[tuple[int | None, str, str]]:
    with sqlite3.connect(database) as connection:
        query = "SELECT seat, notation, answers FROM moves WHERE match = ? ORDER BY ply"
        return connection.execute(query, (sitting.match,)).fetchall()


def test_a_running_match_that_stands_goes_on_and_its_record_notes_the_ply(database: Path) -> None:
    sitting = begun(database, "here", "here")
    lines = stored(database, sitting)
    with Served(database, before=NEWER_RULES) as served:
        sitting = sitting.at(served)
        assert sitting.look(0)["parted"] is None
        assert stored(database, sitting) == lines
        assert sitting.play_on(1)["ply"] == len(lines) + 1
        assert stored(database, sitting)[len(lines)] == (None, "rules", f"[{RULES + 1}]")
        served.restart()
        assert sitting.play_on()["outcome"] is not None
        noted = [json.loads(line) for line in sitting.get("/record").text.splitlines()]
        assert noted[0]["rules"] == RULES
        assert [ply for ply, line in enumerate(noted[1:-1]) if line[1] == "rules"] == [len(lines)]


def test_a_bot_too_goes_on_under_the_rules_of_today(database: Path) -> None:
    sitting = begun(database, "here", "greedy")
    with Served(database, before=NEWER_RULES) as served:
        assert sitting.at(served).play_on()["outcome"] is not None
    assert [notation for _, notation, _ in stored(database, sitting)].count("rules") == 1


def test_a_running_match_that_parts_is_shown_as_far_as_it_stands(database: Path) -> None:
    sitting = begun(database, "here", "greedy")
    part(database, sitting)
    lines = stored(database, sitting)
    with Served(database, before=NEWER_RULES) as served:
        sitting = sitting.at(served)
        table = sitting.look(0)
        assert table["ply"] == IMPOSSIBLE_PLY - 1
        assert table["parted"] == (
            f"This match was played under version {RULES} of the game’s rules. Version {RULES + 1} no longer allows "
            f"line {IMPOSSIBLE_PLY + 2} of its record: you can look at the match up to there, but not play on."
        )
        assert (table["waiting"], table["decision"], table["undo"]) == ([], None, None)
        assert sitting.get("/at/2", 0, seat=0).json()["plies"] == IMPOSSIBLE_PLY - 1
        assert code(sitting.move(0, len(lines) - 1, "pass")) == (409, "rules-parted"), "from a page that is still open"
        assert code(sitting.move(0, table["ply"], "pass")) == (409, "rules-parted")
        assert code(sitting.post("/undo", {"ply": table["ply"], "seat": 0}, sitting.tokens[0])) == (409, "rules-parted")
        assert code(sitting.get("/record", 0)) == (409, "not-over"), "the hands of a match that never ended stay hidden"
        with sitting.live(sitting.tokens[0]) as socket:
            assert hear(socket)["table"]["parted"] == table["parted"]
        assert served.is_well()
    assert stored(database, sitting) == lines


def test_a_record_that_parts_can_be_looked_at_and_taken_home(served: Served) -> None:
    text = (DATA / "parted" / "field-commander.jsonl").read_text(encoding="utf-8")
    opened = served.http.post("/api/records", content=text)
    assert opened.status_code == 201, opened.text
    review = Sitting(served, opened.json()["match"], {}, {}, "")
    table = review.look()
    assert table["review"]
    assert 0 < table["ply"] < text.count("\n") - 2
    assert "no longer allows line" in table["parted"]
    assert review.get(f"/at/{table['ply']}", seat="all").json()["plies"] == table["ply"]
    lines = text.splitlines(keepends=True)[:-1]
    assert review.get("/record").text == "".join(lines), "all but the closing line with its former scores"
