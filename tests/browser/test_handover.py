"""A person lets a level play, looks on with open eyes, and takes the seat back; two at one screen do so one by one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from support.screens import check
from support.served import Served, wait_until


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """Bots that move at a pace at which somebody can step in."""
    with Served(tmp_path / "table.sqlite", bot_pause=0.5) as server:
        yield server


def test_a_level_plays_for_a_person_until_the_seat_is_taken_back(person, served: Served) -> None:
    anna = person()
    anna.set_table("Anna", "bot:novice")
    anna.see("decision").wait_for()
    anna.settle()
    sitting = anna.sitting(served)
    anna.see("hand-over-button").click()
    sheet = anna.see("hand-over")
    expect(sheet.locator("button.button:not(.square)")).to_have_count(len(levels(served)))
    expect(anna.see("hand-to-companion")).to_contain_text("Let a Companion play for me")
    anna.see("hand-to-companion").click()

    expect(sheet).to_have_count(0)
    expect(anna.see("handed-0")).to_contain_text("A bot (Companion) is playing for you.")
    expect(anna.see("seats")).to_contain_text("bot (Companion)")
    expect(anna.choices()).to_have_count(0)
    expect(anna.see("undo")).to_have_count(0)
    own = sitting.look(0)["ply"]
    wait_until(lambda: sitting.look(0)["ply"] > own + 2)
    assert sitting.look(0)["view"]["hand"] is not None

    anna.see("take-back-0").click()
    expect(anna.see("handed-0")).to_have_count(0)
    wait_until(lambda: sitting.look(0)["waiting"] == [0])
    anna.choices().first.wait_for()
    anna.settle()
    before = sitting.look(0)["ply"]
    anna.take(anna.choices().first)
    assert sitting.look(0)["ply"] > before
    assert anna.troubles == []


def levels(served: Served) -> list[str]:
    games = served.http.get("/api/games").json()["games"]
    return next([level["name"] for level in each["levels"]] for each in games if each["name"] == "alexandros")


def test_it_is_still_so_after_a_reload_and_no_turn_is_called(person, served: Served) -> None:
    anna = person(dark=True)
    anna.set_table("Anna", "link")
    sitting = anna.sitting(served)
    sitting.post("/handover", {"seat": 0, "level": "novice"}, sitting.tokens[0])
    expect(anna.see("handed-0")).to_contain_text("A bot (Novice) is playing for you.")
    anna.page.reload()
    expect(anna.see("handed-0")).to_be_visible()
    check(anna)
    assert "Your turn" not in anna.page.title()
    anna.see("take-back-0").click()
    anna.see("hand-over-button").click()
    expect(anna.see("hand-to-novice")).to_be_visible()
    check(anna)


def test_of_two_at_one_screen_one_hands_over_and_the_curtain_asks_only_the_other(person, served: Served) -> None:
    anna = person()
    anna.set_table("Anna", "Bruno")
    sitting = anna.sitting(served)
    anna.see("curtain").get_by_role("button").first.click()
    anna.see("decision").wait_for()
    anna.settle()
    first = sitting.look()["waiting"][0]
    name, other = ("Anna", "Bruno") if first == 0 else ("Bruno", "Anna")
    anna.see("hand-over-button").click()
    expect(anna.see("hand-to-novice")).to_contain_text(f"Let a Novice play for {name}")
    anna.see("hand-to-novice").click()
    expect(anna.see(f"handed-{first}")).to_contain_text(f"A bot (Novice) is playing for {name}.")
    expect(anna.see("curtain")).to_contain_text(other)
    anna.see("curtain").get_by_role("button").first.click()
    anna.choices().first.wait_for()
    expect(anna.see(f"take-back-{first}")).to_have_text(f"Take the seat of {name} back")
    anna.see(f"take-back-{first}").click()
    expect(anna.see(f"handed-{first}")).to_have_count(0)
    assert anna.troubles == []
