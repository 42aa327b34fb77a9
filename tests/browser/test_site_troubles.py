"""What goes wrong at the site: it is told in a sentence, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Error, expect

from support.chromium import Forbidding
from support.hosted import Host, begin, export, guests, hosted, shown, take_in, visit_once
from support.person import Person
from support.playing import play, prefer
from support.served import Served


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Host]:
    """A host that a test may change."""
    with hosted(tmp_path / "host") as files:
        yield files


class Disk:
    """The room that this browser has for the site, by the browser's protocol."""

    REMEMBERED_MS = 31_000
    """For half a minute the browser goes by the room that there was when it last looked."""

    def __init__(self, somebody: Person) -> None:
        self._page = somebody.page
        self._chromium = somebody.context.new_cdp_session(somebody.page)
        self._origin = "/".join(somebody.url.split("/")[:3])

    def fill(self) -> None:
        self._allow(quotaSize=1)
        self._page.wait_for_timeout(self.REMEMBERED_MS)

    def clear(self) -> None:
        self._allow()

    def _allow(self, **most: Any) -> None:
        self._chromium.send("Storage.overrideQuotaForOrigin", {"origin": self._origin, **most})


@pytest.mark.long
def test_where_nothing_more_can_be_stored_nothing_happens(hermit: Person) -> None:
    begin(hermit, "alexandros")
    disk, before = Disk(hermit), shown(hermit)
    disk.fill()
    hermit.choices().first.click()
    expect(hermit.see("decision").get_by_role("alert")).to_contain_text("no room left")
    assert shown(hermit)[1] == before[1]
    hermit.page.reload()
    hermit.wait_for_turn()
    assert shown(hermit) == before

    disk.clear()
    hermit.take(hermit.choices().first)
    hermit.wait_for_turn()
    assert shown(hermit) != before


@pytest.mark.parametrize(
    "file", [".zip", *(pytest.param(each, marks=pytest.mark.long) for each in (".wasm", "stdlib.zip"))]
)
def test_a_download_that_breaks_off_is_told_and_comes_at_the_next_try(
    guest: Callable[..., Person], host: Host, file: str
) -> None:
    anna = guest()
    try:
        host.cut = file
        anna.visit()
        expect(anna.see("site-failed")).to_contain_text("could not be fetched")
    finally:
        host.cut = None
    anna.see("site-again").click()
    expect(anna.see("site-ready")).to_be_visible()
    anna.troubles.clear()  # the browser itself logs what did not come
    begin(anna, "field-commander")


@pytest.mark.long
def test_a_page_that_crashes_has_lost_nothing(hermit: Person) -> None:
    begin(hermit, "empire")
    play(hermit, prefer("place", "send"), 3)
    hermit.wait_for_turn()
    address, before = hermit.page.url, shown(hermit)
    with hermit.page.expect_event("crash"), pytest.raises(Error, match="chrome://crash"):
        hermit.page.goto("chrome://crash")
    hermit.page = hermit.context.new_page()
    hermit.page.goto(address)
    hermit.wait_for_turn()
    assert shown(hermit) == before


@pytest.mark.long
def test_a_site_that_could_not_be_kept_is_kept_at_the_next_visit(browser: Browser, own: Host) -> None:
    with guests(browser, own) as come:
        anna = come()
        own.cut = "rules-fr.json"
        anna.visit()
        expect(anna.see("site-notes")).to_contain_text("The next visit needs a network again")
        own.cut = None
        visit_once(anna).context.set_offline(True)
        anna.visit()
        expect(anna.see("site-ready")).to_be_visible()


@pytest.mark.long
def test_a_newer_site_waits_until_it_is_wanted(browser: Browser, own: Host, tmp_path: Path) -> None:
    with guests(browser, own) as come:
        anna = visit_once(come())
        begin(anna, "alexandros")
        address, before = anna.page.url, shown(anna)
        own.renew(tmp_path / "newer")
        anna.visit()
        expect(anna.see("site-update")).to_be_visible()
        version = anna.page.evaluate("JSON.parse(document.querySelector('#site').textContent).version")

        anna.page.goto(address)
        anna.page.reload()
        anna.wait_for_turn()
        assert shown(anna) == before
        anna.take(anna.choices().first)
        anna.wait_for_turn()
        after = shown(anna)

        anna.visit()
        anna.see("site-update").click()
        anna.page.wait_for_function(
            "old => JSON.parse(document.querySelector('#site')?.textContent ?? 'null')?.version !== old", arg=version
        )
        expect(anna.see("site-kept")).to_be_visible()
        anna.context.set_offline(True)
        anna.page.goto(address)
        anna.page.reload()
        anna.wait_for_turn()
        assert shown(anna) == after


@pytest.mark.long
def test_a_page_whose_version_is_gone_is_told_and_loads_the_newer_one(
    browser: Browser, own: Host, tmp_path: Path
) -> None:
    with guests(browser, own) as come:
        anna = come()
        own.cut = ".wasm"
        anna.visit()
        expect(anna.see("site-failed")).to_be_visible()
        own.renew(tmp_path / "newer")
        own.cut = None
        anna.see("site-again").click()
        expect(anna.see("site-failed")).to_contain_text("no longer where it came from")
        anna.see("site-failed").get_by_role("button").click()
        expect(anna.see("site-ready")).to_be_visible()
        anna.troubles.clear()  # the browser itself logs what did not come
        begin(anna, "alexandros")


@pytest.mark.long
def test_a_table_is_reached_where_a_site_was_before(browser: Browser, tmp_path: Path) -> None:
    with hosted(tmp_path / "host", "") as files, guests(browser, files) as come:
        anna = visit_once(come())
        begin(anna, "alexandros")
        match, before = anna.page.url.rpartition("/")[2], shown(anna)
        files.stop()
        with Served(tmp_path / "table.sqlite", port=int(files.url.rpartition(":")[2])):
            anna.page.goto(files.url)
            expect(anna.page.get_by_role("link", name="without the server")).to_be_visible()
            expect(anna.see("site-notes")).to_have_count(0)
            anna.visit()
            expect(anna.see("site-notes")).to_have_count(0)
            assert anna.page.evaluate("caches.keys()") == []

            anna.visit(f"offline/#/match/{match}")
            anna.wait_for_turn()
            assert shown(anna) == before


@pytest.mark.long
def test_an_import_that_finds_no_room_changes_nothing(
    hermit: Person, guest: Callable[..., Person], tmp_path: Path
) -> None:
    for game in ("alexandros", "empire"):
        begin(hermit, game)
    export(hermit, tmp_path / "all.json")
    bruno = visit_once(guest())
    disk = Disk(bruno)
    disk.fill()
    take_in(bruno, tmp_path / "all.json")
    expect(bruno.see("kept").get_by_role("alert")).to_contain_text("no room left")
    expect(bruno.see("kept-matches")).to_contain_text("No matches")
    disk.clear()
    take_in(bruno, tmp_path / "all.json")
    expect(bruno.see("kept-brought")).to_contain_text("2 matches were taken in")


@pytest.mark.long
@pytest.mark.parametrize(
    ("lang", "lobby", "refused"),
    [
        ("en", "does not let Argead remember anything", "does not let Argead store anything"),
        ("fr", "ne permet pas à Argead de retenir quoi que ce soit", "ne laisse rien enregistrer à Argead"),
    ],
)
def test_where_storing_is_forbidden_the_lobby_says_what_that_means(
    browser: Browser, host: Host, tmp_path: Path, lang: str, lobby: str, refused: str
) -> None:
    (tmp_path / "profile").mkdir()
    with guests(cast(Browser, Forbidding(browser, tmp_path / "profile")), host) as come:
        anna = come(lang=lang)
        anna.visit()
        expect(anna.see("site-ready")).to_be_visible()
        expect(anna.see("site-notes")).to_contain_text(lobby)
        anna.see("start").click()
        expect(anna.see("setup").get_by_role("alert")).to_contain_text(refused)
        anna.see("kept-button").click()
        expect(anna.see("kept").get_by_role("alert")).to_contain_text(refused)
