"""Seats: invitations, further devices, seats given out anew, and the next match with the same people."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from support.data import SHORT_BOARD
from support.person import PHONE, Person
from support.served import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all: nobody here pulls its plug."""
    with Served(tmp_path_factory.mktemp("lobby") / "table.sqlite") as server:
        yield server


def test_a_seat_is_carried_to_a_phone_and_played_on_both(person) -> None:
    anna, phone, thief = person(), person(size=PHONE), person()
    anna.set_table("Anna", "bot:novice")
    anna.wait_for_turn()
    anna.see("seats-button").click()
    anna.see("carry").click()
    expect(anna.see("qr")).to_be_visible()
    link = anna.page.locator("#carry-link").input_value()
    assert "#" in link
    anna.page.keyboard.press("Escape")

    phone.page.goto(link)
    expect(phone.see("carried")).to_contain_text("Alexandros")
    phone.see("carried-sit").click()
    phone.wait_for_turn()
    question = phone.see("decision").get_attribute("data-ply")
    phone.take(phone.choices().first)
    anna.page.wait_for_function(
        "before => document.querySelector('[data-testid=decision]')?.dataset.ply !== before", arg=question
    )
    anna.wait_for_turn()
    anna.take(anna.choices().first)

    thief.page.goto(link)
    thief.see("carried-sit").click()
    expect(thief.page.get_by_role("alert")).to_contain_text("has been used, or has expired")
    thief.troubles.clear()  # the browser itself logs the refusal


def test_people_at_one_screen_carry_all_their_seats(person) -> None:
    anna, tablet = person(), person()
    anna.set_table("Anna", "Bruno")
    anna.see("seats-button").click()
    anna.see("carry").click()
    tablet.page.goto(anna.page.locator("#carry-link").input_value())
    tablet.see("carried-sit").click()
    expect(tablet.see("curtain")).to_be_visible()
    tablet.see("curtain").get_by_role("button").click()
    tablet.wait_for_turn()


def test_an_invitation_shows_what_for_closes_when_the_guest_has_come_and_is_spent_then(person) -> None:
    anna, bruno, late = person(), person(), person(lang="fr")
    anna.set_table("Anna", "link", "link")
    anna.see("share-button").click()
    first = anna.page.locator("#invite-1").input_value()
    second = anna.page.locator("#invite-2").input_value()
    match = anna.page.url.rpartition("/")[2]
    assert first.startswith(f"{anna.url}/join/{match}#")

    bruno.page.goto(first)
    expect(bruno.page.locator("h1")).to_have_text("Anna invites you")
    expect(bruno.see("join-seats")).to_contain_text("Anna")
    expect(bruno.see("join-options")).to_contain_text("usual")
    expect(bruno.page.locator("h2")).to_have_text("Alexandros")
    bruno.page.locator("#join-name").fill("Bruno")
    bruno.see("join").locator("button").click()
    expect(anna.see("share-seat-1")).to_contain_text("Bruno")
    expect(anna.page.locator("#invite-1")).to_have_count(0)

    late.page.goto(first)
    expect(late.see("spent")).to_contain_text("a déjà servi")
    expect(late.page.locator("#join-name")).to_have_count(0)
    late.troubles.clear()  # the browser itself logs the refusal
    # Links of former days had all of it behind the hash.
    late.visit(f"#/join/{match}/{second.rpartition('#')[2]}")
    late.page.locator("#join-name").fill("Cléo")
    late.see("join").locator("button").click()
    expect(late.see("seats")).to_be_visible()
    expect(anna.see("share")).to_have_count(0)
    late.page.goto(second)
    expect(late.see("to-match")).to_have_text("Revenir à votre partie")
    late.troubles.clear()


def test_the_host_gives_a_lost_seat_out_anew(person) -> None:
    anna, bruno, cleo = person(), person(), person()
    anna.set_table("Anna", "link")
    anna.see("share-button").click()
    anna.invite_open(bruno, "Bruno")
    anna.see("seats-button").click()
    anna.see("renew").click()
    expect(anna.see("share-seat-1")).to_contain_text("Bruno loses this seat at once")
    anna.see("renew-yes").click()
    expect(bruno.see("lost")).to_contain_text("the host has given it to somebody else")
    anna.invite_open(cleo, "Cleo")
    expect(anna.see("seats")).to_contain_text("Cleo")
    bruno.page.reload()
    expect(bruno.see("lost")).to_be_visible()
    bruno.troubles.clear()  # the browser itself logs the refusal


def press_again(person: Person) -> None:
    expect(person.see("again")).to_be_visible()
    person.page.wait_for_timeout(400)  # what has just come does not count
    person.see("again").click()


def test_again_takes_the_guests_along_wherever_they_are(person, served: Served) -> None:
    anna, bruno = person(), person()
    sitting = served.create("here", "link", pack=SHORT_BOARD)
    sitting.claim(1, "Bruno")
    sitting.play_on(choose=lambda actions: actions[-1])
    for seat, each in enumerate((anna, bruno)):
        each.hold(sitting, seat)
        each.visit(f"#/match/{sitting.match}")
        expect(each.see("result")).to_be_visible()
    press_again(anna)
    expect(anna.see("result")).to_have_count(0)
    expect(anna.see("seats")).to_contain_text("Bruno")
    following = anna.page.url.rpartition("/")[2]
    assert following != sitting.match

    expect(bruno.see("again")).to_have_text("On to the next match")
    bruno.visit()
    entry = bruno.see("continue").locator(f"[data-match='{following}']")
    expect(entry).to_contain_text("Round 1")
    bruno.visit(f"#/match/{sitting.match}")
    press_again(bruno)
    expect(bruno.see("result")).to_have_count(0)
    assert bruno.page.url.rpartition("/")[2] == following
    waiting = served.http.get(f"/api/matches/{following}").json()["waiting"]
    mover = (anna, bruno)[waiting[0]]
    mover.wait_for_turn()
    mover.take(mover.choices().first)
