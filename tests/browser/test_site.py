"""The site without a server, in a real Chromium whose network is switched off after the first visit."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from support.hosted import MINUTES, begin, export, take_in
from support.person import Person
from support.served import Served

OFFER = """() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    offer.prompt = () => { window.prompted = true }
    dispatchEvent(offer)
    return offer.defaultPrevented
}"""


def test_everything_goes_into_a_file_and_into_another_browser(
    hermit: Person, guest: Callable[..., Person], tmp_path: Path
) -> None:
    begin(hermit, "alexandros")
    hermit.take(hermit.choices().first)
    hermit.wait_for_turn()
    question = hermit.see("decision").inner_text()
    match = hermit.page.url.rpartition("/")[2]
    file, broken = tmp_path / "all.json", tmp_path / "broken.json"
    export(hermit, file)
    expect(hermit.see("kept-matches")).to_contain_text("1 match")
    assert [one["match"]["id"] for one in json.loads(file.read_text())["matches"]] == [match]
    broken.write_text(file.read_text()[:200])

    bruno = guest()
    take_in(bruno, broken)
    expect(bruno.see("kept").get_by_role("alert")).to_contain_text("not a file that Argead has exported")
    expect(bruno.see("kept-matches")).to_contain_text("No matches")
    take_in(bruno, file)
    expect(bruno.see("kept-brought")).to_contain_text("1 match was taken in")
    take_in(bruno, file)
    expect(bruno.see("kept-brought")).to_contain_text(
        "Nothing new was in the file. 1 was here already, and goes no further in the file"
    )
    bruno.visit(f"#/match/{match}")
    bruno.page.reload()
    bruno.wait_for_turn()
    assert bruno.see("decision").inner_text() == question


def test_of_two_windows_on_one_match_one_plays(hermit: Person) -> None:
    begin(hermit, "alexandros")
    address = hermit.page.url
    other = hermit.context.new_page()
    other.goto(address)
    expect(other.get_by_test_id("decision")).to_be_visible()
    expect(hermit.see("turned-away")).to_contain_text("open in another window")
    hermit.see("turned-away").get_by_role("button", name="Play here").click()
    expect(other.get_by_test_id("turned-away")).to_be_visible()
    expect(hermit.see("turned-away")).to_have_count(0)
    hermit.wait_for_turn()
    hermit.take(hermit.choices().first)


def test_it_can_be_installed_where_the_browser_offers_that(guest: Callable[..., Person]) -> None:
    anna = guest()
    anna.visit()
    expect(anna.see("start")).to_be_visible()
    chromium = anna.context.new_cdp_session(anna.page)
    assert chromium.send("Page.getAppManifest")["errors"] == []
    lacking = chromium.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in lacking] == ["in-incognito"]  # as every window of a test is
    assert anna.see("site-install").count() == 0
    assert anna.page.evaluate(OFFER)
    anna.see("site-install").click()
    assert anna.page.evaluate("window.prompted")
    expect(anna.see("site-install")).to_have_count(0)


def test_a_server_offers_it_and_neither_knows_the_matches_of_the_other(
    person: Callable[..., Person], served: Served, tmp_path: Path
) -> None:
    anna = person(guarded=True)
    anna.begin("alexandros")
    there = anna.page.url.rpartition("/")[2]
    anna.visit()
    anna.page.get_by_role("link", name="without the server").click()
    expect(anna.see("site-ready")).to_be_visible(timeout=MINUTES)
    expect(anna.see("continue")).to_have_count(0)

    anna.url = f"{served.url}/offline"
    begin(anna, "empire")
    here = anna.page.url.rpartition("/")[2]
    export(anna, tmp_path / "all.json")
    assert there not in (tmp_path / "all.json").read_text()
    anna.page.goto(served.url)
    matches = anna.see("continue").locator("li")
    expect(matches).to_have_count(1)
    assert matches.get_attribute("data-match") == there != here
