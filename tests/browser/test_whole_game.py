"""A whole game of Alexandros in a real Chromium, and what becomes of its record."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

import argead
from argead.kernel import Match, Record
from support.playing import play, prefer


def test_a_person_plays_a_whole_game_and_steps_through_its_record(person, tmp_path: Path) -> None:
    anna = person()
    anna.set_table("Anna", "bot:novice")
    assert play(anna, prefer("tax", "occupy", "seize", "pay", "draw")) > 20

    with anna.page.expect_download() as download:
        anna.see("download").click()
    file = tmp_path / "anna.jsonl"
    download.value.save_as(file)
    record = Record.parse(file.read_text(encoding="utf-8"))
    match = Match.replay(record, argead.game("alexandros"))
    outcome = match.state.outcome()
    assert outcome is not None
    assert record.header.seats[0] == "Anna"

    anna.visit()
    anna.see("open-record").set_input_files(file)
    slider = anna.see("slider")
    expect(slider).to_be_visible()
    assert int(slider.get_attribute("max") or 0) == match.ply
    slider.focus()
    anna.page.keyboard.press("End")
    for seat, score in enumerate(outcome.scores):
        expect(anna.see(f"score-{seat}")).to_have_text(str(score))
    anna.page.keyboard.press("Home")
    for seat in range(2):
        expect(anna.see(f"score-{seat}")).to_have_text("0")


def test_an_altered_record_is_refused_with_its_line(person, tmp_path: Path) -> None:
    file = tmp_path / "wrong.jsonl"
    match = Match(argead.game("alexandros"), ("Anna", "Bruno"))
    file.write_text(match.record.dump() + '[0,"fly to the moon"]\n', encoding="utf-8")
    anna = person()
    anna.visit()
    anna.see("open-record").set_input_files(file)
    expect(anna.page.get_by_role("alert")).to_contain_text("Line 3")
    anna.troubles.clear()  # the browser itself logs the refused request
