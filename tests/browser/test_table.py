"""At the table: nothing is lost, nothing is shown to the wrong eyes, everything can be done by keyboard."""

from __future__ import annotations

import json
import re
import sqlite3

from playwright.sync_api import WebSocket, expect

from support.people import company
from support.served import NEWER_RULES, Served, wait_until


def test_reloading_and_restarting_the_server_lose_nothing(person, served: Served) -> None:
    anna = person()
    anna.set_table("Anna", "bot:companion")
    anna.wait_for_turn()
    anna.take(anna.choices().first)
    anna.wait_for_turn()
    question = anna.see("decision").inner_text()
    anna.page.reload()
    anna.wait_for_turn()
    assert anna.see("decision").inner_text() == question

    served.restart()
    expect(anna.see("decision")).to_be_visible()
    anna.wait_for_turn()
    assert anna.see("decision").inner_text() == question
    anna.take(anna.choices().first)
    anna.troubles.clear()  # the browser itself logs the connection that was cut


def test_after_the_first_table_only_news_comes_also_over_a_line_taken_up_again(person, served: Served) -> None:
    anna = person()
    lines: list[list[str]] = []
    answers: list[object] = []

    def follow(line: WebSocket) -> None:
        heard: list[str] = []
        lines.append(heard)
        line.on("framereceived", lambda text: heard.extend(json.loads(text)))

    anna.page.on("websocket", follow)
    anna.page.on("response", lambda answer: "/moves" in answer.url and answers.append(answer))
    anna.set_table("Anna", "bot:companion")
    for _ in range(5):
        anna.wait_for_turn()
        anna.take(anna.choices().last)
    anna.wait_for_turn()
    assert [list(answer.json()) for answer in answers] == [["ply"]] * 5
    assert lines[0][0] == "table"
    assert set(lines[0][1:]) == {"news"}
    told = anna.see("journal").inner_text()

    served.restart()
    wait_until(lambda: anna.page.wait_for_timeout(50) or (len(lines) > 1 and lines[-1]))
    assert "table" not in lines[-1], "what it had was enough"
    assert anna.see("journal").inner_text() == told
    anna.take(anna.choices().last)
    assert "news" in lines[-1]
    anna.troubles.clear()  # the browser itself logs the connection that was cut


def test_two_people_play_by_link_and_see_each_others_moves(person) -> None:
    anna, bruno = person(), person(lang="fr", dark=True)
    anna.set_table("Anna", "link")
    anna.see("share-button").click()
    address = anna.invitation()
    bruno.page.goto(address)
    bruno.page.locator("#join-name").fill("Bruno")
    bruno.see("join").locator("button").click()
    expect(bruno.see("decision")).to_be_visible()
    expect(anna.see("seats")).to_contain_text("Bruno")
    if anna.see("share").is_visible():
        anna.page.keyboard.press("Escape")

    seen = set()
    for _ in range(12):
        anna.page.wait_for_timeout(100)
        mover = anna if anna.is_asked() else bruno
        mover.wait_for_turn()
        mover.take(mover.choices().first)
        seen.add(mover)
    assert seen == {anna, bruno}
    expect(bruno.see("seats")).to_contain_text("Anna")


def test_a_curtain_hides_the_hand_from_the_next_person_at_this_screen(person) -> None:
    anna = person()
    anna.set_table("Anna", "Bruno")
    curtain = anna.see("curtain")
    expect(curtain).to_be_visible()
    first = re.search("Anna|Bruno", curtain.inner_text())
    assert first is not None
    assert not anna.is_asked()
    assert anna.see("hand").count() == 0
    curtain.get_by_role("button").click()
    anna.wait_for_turn()
    expect(anna.see("hand")).to_be_visible()
    while not curtain.is_visible():
        anna.wait_for_turn()
        anna.take(anna.choices().last)
    assert first.group() not in curtain.inner_text()
    assert anna.see("hand").count() == 0


def test_a_turn_by_keyboard_alone(person) -> None:
    anna = person()
    anna.set_table("Anna", "bot:novice")
    anna.wait_for_turn()
    before = anna.see("journal").locator("li").count()
    for _ in range(4):
        anna.wait_for_turn()
        question = anna.see("decision").inner_text()
        anna.page.keyboard.press("ArrowDown")
        anna.page.keyboard.press("Enter")
        anna.page.wait_for_function(
            "before => document.querySelector('[data-testid=decision]')?.innerText !== before", arg=question
        )
    expect(anna.see("journal").locator("li").nth(before)).to_be_attached()
    anna.page.keyboard.press("?")
    expect(anna.see("rules-drawer")).to_be_visible()


def test_undo_takes_the_corner_back(person) -> None:
    anna = person()
    anna.set_table("Anna", "bot:novice")
    anna.wait_for_turn()
    anna.take(anna.choices().first)
    anna.wait_for_turn()
    while not anna.choices().first.get_attribute("data-notation").startswith("corner"):
        anna.take(anna.choices().first)
        anna.wait_for_turn()
    question = anna.see("decision").inner_text()
    anna.take(anna.choices().first)
    anna.page.keyboard.press("u")
    expect(anna.see("decision")).to_have_text(re.compile(".*"))
    anna.page.wait_for_function(
        "before => document.querySelector('[data-testid=choices] [data-notation^=corner]') !== null", arg=question
    )
    assert anna.choices().first.get_attribute("data-notation").startswith("corner")


def test_hovering_a_path_shows_its_walls(person) -> None:
    anna = person()
    anna.set_table("Anna", "bot:novice")
    for _ in range(60):
        anna.wait_for_turn()
        path = anna.choices().and_(anna.page.locator("[data-notation^=path]"))
        if path.count():
            break
        anna.take(anna.choices().last)
    standing = anna.page.locator("[data-wall]").count()
    path.last.hover()
    expect(anna.page.locator("[data-planned]").first).to_be_attached()
    assert anna.page.locator("[data-wall]").count() == standing


def test_a_game_that_cannot_be_fetched_says_so_and_comes_at_the_next_try(person) -> None:
    anna = person()
    anna.visit()
    anna.page.route("**/assets/alexandros-*.js", lambda route: route.abort())
    anna.see("start").click()
    expect(anna.see("lost")).to_contain_text("This game’s files could not be loaded")
    anna.page.unroute_all()
    anna.see("again").click()
    anna.wait_for_turn()
    anna.troubles.clear()  # the browser itself logs the file that did not come


def test_a_match_that_parts_from_its_rules_is_shown_with_a_word_and_waits_for_nobody(browser, tmp_path) -> None:
    with Served(tmp_path / "table.sqlite") as served, company(browser, served.url) as make:
        anna = make()
        anna.set_table("Anna", "bot:companion")
        anna.wait_for_turn()
        anna.take(anna.choices().first)
        anna.wait_for_turn()
        served.kill()
        with sqlite3.connect(served.given["database"]) as connection:
            connection.execute("UPDATE moves SET notation = 'take sphinx' WHERE ply = 1")
        served.given |= {"port": int(served.url.rpartition(":")[2]), "before": NEWER_RULES}
        served.start()
        anna.page.reload()
        expect(anna.see("parted")).to_contain_text("no longer allows line 3 of its record")
        expect(anna.see("seats")).to_contain_text("Anna")
        expect(anna.page.get_by_text("Waiting for")).to_have_count(0)
        anna.troubles.clear()  # the browser itself logs the connection that was cut
