"""The lobby: it knows whoever comes back, and loses nobody's seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Page, expect

from support.screens import check
from support.served import Served

LARGEST_LOBBY_BYTES = 200_000

CALLED = """
window.called = []
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { return (Notification.permission = 'granted') }
  constructor(title, { body, tag }) { window.called.push([title, body, tag]) }
  close() {}
}
Object.defineProperty(document, 'hidden', { get: () => window.away === true })
"""
"""Notifications that are only written down, and a window that looks away when it is told to."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all: nobody here pulls its plug."""
    with Served(tmp_path_factory.mktemp("lobby") / "table.sqlite") as server:
        yield server


def kept(page: Page) -> list[str]:
    """The matches that a browser remembers, forgotten ones apart."""
    known = page.evaluate("JSON.parse(localStorage['argead.matches'] ?? '[]')")
    return [one["match"] for one in known if not one.get("forgotten")]


def test_forgetting_a_match_asks_and_can_be_undone(person) -> None:
    anna = person()
    anna.set_table("Anna", "bot:novice")
    match = anna.page.url.rpartition("/")[2]
    anna.visit()
    entry = anna.see("continue").locator(f"[data-match='{match}']")
    entry.get_by_test_id("forget").click()
    expect(entry).to_contain_text("Forget this match?")
    entry.get_by_test_id("forget-no").click()
    assert kept(anna.page) == [match]

    entry.get_by_test_id("forget").click()
    entry.get_by_test_id("forget-yes").click()
    expect(entry).to_contain_text("Forgotten.")
    assert kept(anna.page) == []
    entry.get_by_test_id("recall").click()
    expect(entry.locator("a")).to_be_visible()
    assert kept(anna.page) == [match]
    entry.locator("a").click()
    anna.wait_for_turn()

    anna.visit()
    entry.get_by_test_id("forget").click()
    entry.get_by_test_id("forget-yes").click()
    anna.page.reload()
    expect(anna.see("start")).to_be_visible()
    expect(anna.see("continue")).to_have_count(0)


def test_matches_are_listed_with_whose_turn_it_is_and_how_they_stand(person, served: Served) -> None:
    anna, bruno = person(), person()
    anna.set_table("Anna", "link")
    anna.see("share-button").click()
    invitation = anna.invitation()
    anna.visit()
    entry = anna.see("continue").locator("li").first
    expect(entry).to_contain_text("Still waiting")
    bruno.page.goto(invitation)
    bruno.page.locator("#join-name").fill("Bruno")
    bruno.see("join").locator("button").click()
    expect(bruno.see("seats")).to_be_visible()
    for each, other in ((anna, "Bruno"), (bruno, "Anna")):
        each.visit()
        line = each.see("continue").locator("li").first
        expect(line).to_contain_text("Round 1")
        expect(line).to_contain_text("Bruno 0")
        mine = "ours" in (line.get_attribute("class") or "")
        expect(line).to_contain_text("Your turn" if mine else f"Waiting for {other}")
        expect(each.page).to_have_title("● Your turn" if mine else "Argead")


def test_the_lobby_calls_when_somebody_asked_for_it_and_looks_elsewhere(person, served: Served) -> None:
    anna = person()
    anna.page.add_init_script(CALLED)
    anna.page.clock.install()
    anna.set_table("Anna", "Bruno")
    sitting = anna.sitting(served)
    anna.visit()
    expect(anna.see("continue")).to_contain_text("Your turn")
    anna.see("calls").click()
    expect(anna.see("calls")).to_have_attribute("aria-pressed", "true")
    assert anna.page.evaluate("called") == [], "whoever looks need not be called"
    anna.page.evaluate("away = true")
    sitting.play_on(1)
    anna.page.clock.run_for(20_000)
    anna.page.wait_for_function("called.length === 1")
    assert anna.page.evaluate("called") == [["Your turn", "Alexandros", f"argead-{sitting.match}"]]
    anna.page.clock.run_for(40_000)
    assert anna.page.evaluate("called.length") == 1, "each turn is called once"


def test_the_lobby_remembers_name_game_and_seats(person) -> None:
    anna = person()
    anna.visit()
    anna.see("game-empire").click()
    anna.see("rivals-link").click()
    expect(anna.see("seat-1").locator("select").first).to_have_value("link")
    anna.see("rivals-here").click()
    anna.see("seat-0").locator("input").fill("Anna")
    anna.see("seat-1").locator("input").fill("Bruno")
    anna.see("start").click()
    expect(anna.see("seats")).to_be_visible()
    anna.visit()
    expect(anna.page.locator("h1")).to_have_text("Empire")
    expect(anna.see("seat-0").locator("input")).to_have_value("Anna")
    expect(anna.see("seat-1").locator("input")).to_have_value("Bruno")
    anna.see("game-alexandros").click()
    expect(anna.see("seat-0").locator("input")).to_have_value("Anna")
    anna.see("start").click()
    expect(anna.see("seats")).to_contain_text("Anna")


def test_the_lobby_offers_levels_and_seats_no_bot_alone(person) -> None:
    anna = person(lang="fr")
    anna.visit()
    anna.see("game-phalanxx").click()
    while anna.page.locator("[data-testid=seats-form] > .row").count() < 2:
        anna.see("add-seat").click()
    bot = anna.see("seat-1").locator("select")
    expect(bot.nth(1)).to_have_value("companion")
    expect(bot.nth(1).locator("option").first).to_have_text("Novice")
    expect(anna.see("levels").locator(".chosen")).to_contain_text("Tire le meilleur parti de chaque tour")
    anna.see("seat-0").locator("select").first.select_option("bot")
    anna.see("seat-1").get_by_role("button").click()
    expect(anna.see("seat-0").locator("select").first).to_have_value("here")
    expect(anna.see("seat-0").locator("option[value=bot]")).to_have_count(0)
    expect(anna.see("levels")).to_have_count(0)


def test_the_lobby_comes_by_itself_when_the_server_is_back(person, served: Served) -> None:
    anna = person()
    anna.visit()
    expect(anna.see("start")).to_be_visible()
    anna.page.route("**/api/**", lambda route: route.abort())
    anna.page.reload()
    expect(anna.see("lobby-message")).to_contain_text("Trying again")
    anna.page.unroute_all()
    expect(anna.see("start")).to_be_visible()
    anna.troubles.clear()  # the browser itself logs the calls that were cut


def sizes(session: CDPSession) -> dict[str, float]:
    """Fills up with the bytes of everything that is fetched from now on, as it comes over the wire."""
    names: dict[str, str] = {}
    fetched: dict[str, float] = {}
    session.on("Network.responseReceived", lambda told: names.update({told["requestId"]: told["response"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda told: fetched.update({names.get(told["requestId"], ""): told["encodedDataLength"]}),
    )
    session.send("Network.enable")
    return fetched


def test_the_first_load_of_the_lobby_is_light_and_brings_no_game(person) -> None:
    anna = person()
    fetched = sizes(anna.context.new_cdp_session(anna.page))
    anna.visit()
    expect(anna.see("start")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    for url, size in sorted(fetched.items(), key=lambda one: -one[1]):
        print(f"{size:9.0f} {url}")
    total = sum(fetched.values())
    print(f"{total:9.0f} bytes in all")
    assert len(fetched) > 8
    assert 20_000 < total < LARGEST_LOBBY_BYTES
    opened = [url.rpartition("/")[2] for url in fetched]
    games = ("alexandros-", "empire-", "field-commander-", "phalanxx-", "TableScreen-", "lean-qr")
    assert [name for name in opened if name.startswith(games)] == []


def test_where_there_is_nothing_people_find_a_page_and_the_way_home(person) -> None:
    anna = person(lang="fr")
    answer = anna.page.goto(f"{anna.url}/nothing/here")
    assert answer is not None
    assert answer.status == 404
    expect(anna.see("lost")).to_contain_text("Rien ici")
    anna.see("lost").get_by_role("link").click()
    expect(anna.see("start")).to_be_visible()
    assert anna.page.url == f"{anna.url}/"
    anna.page.go_back()
    expect(anna.see("lost")).to_be_visible()
    anna.troubles.clear()  # the browser itself logs the page that was not found


def test_an_address_can_be_copied_reloaded_and_gone_back_from(person, served: Served) -> None:
    anna = person()
    anna.set_table("Anna", "bot:novice")
    match = anna.page.url.rpartition("/")[2]
    assert anna.page.url == f"{anna.url}/match/{match}"
    anna.page.reload()
    anna.wait_for_turn()
    anna.page.go_back()
    expect(anna.see("start")).to_be_visible()
    assert anna.page.url == f"{anna.url}/"
    anna.page.go_forward()
    anna.wait_for_turn()
    anna.visit(f"#/match/{match}")
    anna.wait_for_turn()
    assert anna.page.url == f"{anna.url}/match/{match}", "links of former days go on working"


def test_the_lobby_with_a_match_fits_can_be_read_and_reached(person) -> None:
    anna = person(lang="fr", dark=True)
    anna.set_table("Anna", "link")
    anna.visit()
    expect(anna.see("continue")).to_be_visible()
    check(anna)


def test_whoever_sets_the_table_may_do_without_hints(person) -> None:
    anna = person()
    anna.visit()
    anna.see("start").wait_for()
    anna.see("setup").locator("summary").click()
    anna.see("option-hints").get_by_label("Not in this match").check()
    anna.seat("Anna", "bot:companion")
    anna.wait_for_turn()
    expect(anna.see("hand-over-button")).to_be_visible()
    expect(anna.see("hint")).to_have_count(0)
    expect(anna.see("threats")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("dark", [False, True])
def test_every_page_about_seats_fits_can_be_read_and_reached(person, lang: str, dark: bool) -> None:
    anna, guest = person(lang=lang, dark=dark), person(lang=lang, dark=dark)
    anna.set_table("Anna", "link", "bot:companion")
    anna.see("share-button").click()
    anna.see("carry").click()
    expect(anna.see("qr")).to_be_visible()
    check(anna)
    guest.page.goto(anna.invitation())
    expect(guest.see("join")).to_be_visible()
    check(guest)
    guest.page.goto(anna.see("share").locator("#carry-link").input_value())
    expect(guest.see("carried-sit")).to_be_visible()
    check(guest)
    anna.visit()
    expect(anna.see("continue")).to_be_visible()
    check(anna)
    anna.see("forget").click()
    check(anna)
    anna.see("forget-yes").click()
    check(anna)
