"""Whole games at the site without a network, to their result screens, and what becomes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from argead.kernel import ALONE, Line
from argead.shelf import verify
from support.campaign import EACH_STEP, IDLE
from support.hosted import MINUTES, Host, begin, cut_off, export, guests, hosted, shown, take_in, visit_once
from support.people import company
from support.person import Person
from support.playing import play, prefer
from support.served import Served

PLAYED = {
    "field-commander": prefer(*IDLE),
    "alexandros": prefer("tax", "occupy", "seize", "pay", "draw"),
    "empire": prefer("temple", "city", "place", "send", "cross"),
    "phalanxx": prefer("conquer", "place", "buy"),
}
"""The games, and how somebody plays them."""

ALL = ("field-commander", *(pytest.param(game, marks=pytest.mark.long) for game in list(PLAYED)[1:]))
BEFORE_THE_RELOAD = 6


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host that has the site and nothing else."""
    with hosted(tmp_path_factory.mktemp("host"), "") as files:
        yield files


def play_whole(anna: Person, game: str) -> str:
    """A game with a reload in its middle; the match."""
    begin(anna, game)
    play(anna, PLAYED[game], BEFORE_THE_RELOAD)
    anna.wait_for_turn()
    before = shown(anna)
    anna.page.reload()
    anna.wait_for_turn()
    assert shown(anna) == before
    play(anna, PLAYED[game])
    expect(anna.see("result")).to_be_visible()
    return anna.page.url.rpartition("/")[2]


def download(anna: Person, file: Path) -> Path:
    """The record of the match that has ended."""
    with anna.page.expect_download() as coming:
        anna.see("download").click()
    coming.value.save_as(file)
    return file


def verdict(somebody: Person) -> str:
    """How it ended for them, once that has been reckoned; till then the page says how it ended."""
    expect(somebody.see("verdict")).to_be_visible()
    return somebody.see("verdict").inner_text()


@pytest.mark.parametrize("game", ALL)
def test_a_whole_game_ends_with_its_result_and_a_record_that_stands(
    guest: Callable[..., Person], game: str, tmp_path: Path
) -> None:
    anna = cut_off(guest(settings=EACH_STEP))
    match = play_whole(anna, game)
    told = verdict(anna)
    record = verify(download(anna, tmp_path / "record.jsonl").read_text(encoding="utf-8"))
    assert not record.state.waiting()
    assert Line(None, ALONE) in record.record.lines
    anna.visit("#/log")
    expect(anna.see("log").locator("li")).to_have_count(1)
    export(anna, tmp_path / "all.json")

    anna.page.evaluate("async () => { localStorage.clear(); indexedDB.deleteDatabase('argead') }")
    anna.page.reload()
    take_in(anna, tmp_path / "all.json")
    expect(anna.see("kept-brought")).to_contain_text("1 match was taken in")
    anna.visit(f"#/match/{match}")
    anna.page.reload()
    assert verdict(anna) == told
    anna.visit("#/log")
    expect(anna.see("log").locator("li")).to_have_count(1)


@pytest.mark.long
def test_it_is_the_same_where_the_site_is_all_that_a_host_has(browser: Browser, root: Host) -> None:
    with guests(browser, root) as come:
        play_whole(cut_off(come(settings=EACH_STEP)), "field-commander")


@pytest.mark.long
def test_records_go_from_here_to_a_server_and_from_there_to_here(
    browser: Browser, guest: Callable[..., Person], served: Served, tmp_path: Path
) -> None:
    here = visit_once(guest(settings=EACH_STEP))
    play_whole(here, "field-commander")
    record = download(here, tmp_path / "here.jsonl")
    with company(browser, served.url) as make:
        there = make()
        there.visit()
        there.see("open-record").set_input_files(record)
        expect(there.see("slider")).to_have_attribute("max", str(verify(record.read_text(encoding="utf-8")).ply))

    ended = served.create("here", "here")
    last = ended.play_on()["ply"]
    record = tmp_path / "there.jsonl"
    record.write_text(ended.get("/record").text, encoding="utf-8")
    here.context.set_offline(True)
    here.visit()
    expect(here.see("site-ready")).to_be_visible(timeout=MINUTES)
    here.see("open-record").set_input_files(record)
    expect(here.see("slider")).to_have_attribute("max", str(last))
    here.see("decided").click()
    expect(here.see("analysis")).to_contain_text("only while you stay here")


@pytest.mark.long
def test_a_match_that_goes_on_is_handed_to_a_server(
    browser: Browser, guest: Callable[..., Person], served: Served, tmp_path: Path
) -> None:
    here = cut_off(guest())
    begin(here, "alexandros")
    play(here, PLAYED["alexandros"], BEFORE_THE_RELOAD)
    here.wait_for_turn()
    question = here.choices().all_inner_texts()
    here.see("seats-button").click()
    with here.page.expect_download() as coming:
        here.see("hand-on-save").click()
    record = tmp_path / "begun.jsonl"
    coming.value.save_as(record)

    with company(browser, served.url) as make:
        there, friend = make(), make()
        there.visit()
        there.see("open-record").set_input_files(record)
        there.see("slider").focus()
        there.page.keyboard.press("End")
        there.see("fork-button").click()
        there.see("fork-seat-0").check()
        there.see("fork").locator("select").select_option("link")
        there.see("fork-start").click()
        there.invite(friend, "Bruno")
        there.wait_for_turn()
        assert there.choices().all_inner_texts() == question
        expect(there.see("journal")).to_contain_text("without a referee")
