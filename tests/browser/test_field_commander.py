"""Field Commander in a real Chromium: by the book, by the commander's hints, area by area, and its log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from support.campaign import EACH_STEP, GAME, advance, brought_to, idle, journal, sit_down
from support.lessons import learn, turn_page
from support.person import DESKTOP, PHONE
from support.screens import check
from support.served import Served
from support.things import QUICK, check_things


@pytest.mark.parametrize("hints", [16, pytest.param(800, marks=pytest.mark.long)])
def test_a_campaign_by_the_commanders_hints_and_what_is_told_of_it(person, served: Served, hints: int) -> None:
    """By so many hints; if the campaign has not ended then, its time runs out without the browser, which sees it."""
    anna = person(settings=EACH_STEP)
    anna.visit("#/log")
    expect(anna.see("log-empty")).to_be_visible()
    anna.begin(GAME, campaign="granicus")
    moves = 0
    while not anna.is_over() and moves < hints:
        anna.take_hint()
        moves += 1
        anna.wait_for_turn()
    assert moves > 15
    anna.sitting(served).play_on(choose=idle)
    result = anna.see("result")
    expect(result).to_contain_text("Granicus")
    assert result.locator(".rank").count() == 0, "a commander alone has no rivals"

    with anna.context.expect_page() as opened:
        anna.see("account").click()
    account = opened.value
    expect(account.locator("h1").first).to_be_visible()
    assert "/account?" in account.url
    with anna.page.expect_download() as download:
        anna.see("account-download").click()
    assert download.value.suggested_filename.endswith(".html")

    anna.begin(GAME, campaign="life")
    anna.visit("#/log")
    entries = anna.see("log").locator("[data-match]")
    expect(entries).to_have_count(2)
    expect(entries.nth(1)).to_contain_text("Granicus")
    expect(anna.see("log-totals")).to_contain_text("2 played")
    anna.see("log-continue").click()
    anna.wait_for_turn()
    assert anna.choices().count() > 0


def test_a_life_that_the_table_no_longer_has_leaves_the_log_whole(person, served: Served) -> None:
    anna = person()
    anna.begin(GAME, campaign="life")
    anna.page.evaluate(
        "() => { const all = JSON.parse(localStorage['argead.matches']);"
        " localStorage['argead.matches'] = JSON.stringify([...all, {...all[0], match: 'lost'}]) }"
    )
    anna.visit("#/log")
    expect(anna.see("log").locator("[data-match]")).to_have_count(2)
    expect(anna.see("log").locator("[data-match=lost]")).to_contain_text("no longer")
    expect(anna.see("log-continue")).to_have_count(1)
    anna.troubles.clear()  # the browser itself logs the match that was not found


def test_a_lost_campaign_is_told_without_a_winner(person, served: Served) -> None:
    sitting = served.create("here", game=GAME)
    table = sitting.play_on(choose=idle)
    assert table["outcome"]["winners"] == []
    known = {"match": sitting.match, "game": GAME, "tokens": {"0": sitting.tokens[0]}, "names": ["Anna"], "begun": 1}
    anna = person()
    anna.visit()
    anna.page.evaluate("known => localStorage['argead.matches'] = JSON.stringify([known])", known)
    anna.visit(f"#/match/{sitting.match}")
    expect(anna.see("verdict")).to_have_attribute("data-kind", "lost")
    expect(anna.see("verdict")).to_contain_text(re.compile(r"You lost\. (Time has run out|Alexander is slain)\."))
    assert "Winner" not in anna.see("result").inner_text()
    anna.visit("#/log")
    expect(anna.see("log")).to_contain_text("You lost.")
    expect(anna.see("log-totals")).to_contain_text("1 played, 0 won")


def test_a_lot_that_was_not_drawn_is_taken_back_and_the_move_is_cancelled(person, served: Served) -> None:
    anna = person(settings=EACH_STEP)
    anna.begin(GAME, dice="table")
    while not anna.see("cast").count():
        move = anna.take_hint()
    lots = anna.see("cast").locator("[data-answer]")
    expect(lots.first).to_be_focused()
    left = lots.first.inner_text()
    anna.page.keyboard.press("Enter")
    expect(anna.see("cast-answers")).to_be_visible()
    assert lots.first.inner_text() != left
    anna.page.keyboard.press("Backspace")
    expect(anna.see("cast-answers")).to_have_count(0)
    assert lots.first.inner_text() == left

    anna.page.keyboard.press("ArrowDown")
    expect(lots.nth(1)).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(anna.see("cast")).to_have_count(0)
    expect(anna.page.locator(f"[data-testid=choices] [data-notation='{move}']")).to_be_focused()
    assert journal(anna, served, "turn") == []


@pytest.mark.parametrize(("lang", "dark"), [("fr", True), pytest.param("en", False, marks=pytest.mark.long)])
def test_every_screen_of_a_campaign_fits_and_is_accessible(person, lang: str, dark: bool) -> None:
    anna = person(lang=lang, dark=dark, settings=EACH_STEP)
    anna.visit()
    anna.see(f"game-{GAME}").click()
    anna.page.locator("summary").click()
    check(anna)
    learn(anna, GAME)
    check(anna)
    anna.page.set_viewport_size(DESKTOP)
    for _ in range(14):
        turn_page(anna)
    check(anna)
    anna.page.set_viewport_size(PHONE)
    anna.begin(GAME, dice="table")
    while not anna.see("cast").count():
        anna.take_hint()
    check(anna)
    anna.visit("#/log")
    expect(anna.see("log")).to_be_visible()
    check(anna)


def test_the_card_of_an_area_opens_from_its_plate(person, served: Served) -> None:
    sitting = served.create("here", game=GAME)
    advance(sitting, "lead-army")
    anna = person()
    sit_down(anna, sitting)
    card = anna.see("area-card")
    assert card.count() == 0
    plate = anna.page.locator("[data-plate][data-area=Granicus]")
    plate.click()
    expect(card).to_contain_text("Granicus")
    expect(card).to_contain_text("Memnon")
    anna.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    plate.focus()
    anna.page.keyboard.press("Enter")
    expect(card).to_be_visible()
    anna.page.keyboard.press("Enter")
    expect(card).to_have_count(0)


@pytest.mark.parametrize("all_tips", [False, pytest.param(True, marks=pytest.mark.long)])
def test_everything_that_is_listed_is_on_the_table_and_has_its_words(person, served: Served, all_tips: bool) -> None:
    anna = person(settings=EACH_STEP)
    anna.page.add_init_script(QUICK)
    found = set()
    for question in ("choose-options", "lead-army", "choose-plans", "fight-on", "spend-treasure"):
        sitting = brought_to(served, question)
        sit_down(anna, sitting)
        found |= check_things(anna, sitting, 0, all_tips=all_tips)
    sitting.play_on(choose=idle)
    found |= check_things(anna, sitting, 0, all_tips=all_tips)
    siege = brought_to(served, "spend-treasure", campaign="tyre")
    sit_down(anna, siege)
    found |= check_things(anna, siege, 0, all_tips=all_tips)
    assert {"area", "counter", "turn", "treasury", "plan", "enemy-plan", "section", "track"} <= found
