"""With a finger: one tap shows, the second takes, the same everywhere; and what a mouse drags, a finger drags."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.person import PHONE, Person
from support.served import wait_until

TABLET = {"width": 1180, "height": 820}


@pytest.mark.parametrize(
    ("game", "spot"),
    [
        ("field-commander", "[data-testid=choices] [data-notation]"),
        ("field-commander", "[data-testid=setup-cards] [data-notation]"),
    ],
)
def test_one_tap_shows_and_the_second_takes(person, game: str, spot: str) -> None:
    anna = person(patient=True, size=PHONE, touch=True)
    anna.begin(game)
    anna.settle()
    anna.page.keyboard.press("Escape")  # the first help lies over the board
    sent = anna.moves()
    choice = anna.page.locator(spot).first
    notation = choice.get_attribute("data-notation")
    choice.tap()
    expect(anna.page.locator(f'.choice.shown[data-notation="{notation}"]')).to_have_count(1)
    anna.page.wait_for_timeout(400)
    assert sent == []
    anna.page.locator(spot).first.tap()
    wait_until(lambda: anna.page.wait_for_timeout(20) or sent)
    assert sent == [notation]


def test_a_tap_beside_it_looks_away(person) -> None:
    anna = person(patient=True, size=PHONE, touch=True)
    anna.begin("field-commander")
    anna.settle()
    sent = anna.moves()
    anna.choices().first.tap()
    expect(anna.page.locator(".choice.shown")).to_have_count(1)
    anna.see("decision").locator("h2").tap()
    expect(anna.page.locator(".choice.shown")).to_have_count(0)
    anna.settle()
    anna.choices().first.tap()
    anna.page.wait_for_timeout(400)
    assert sent == []


def drag(anna: Person, start: str, goal: str) -> None:
    """With one finger."""
    ends = [anna.page.locator(each).first.bounding_box() for each in (start, goal)]
    points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2} for box in ends if box]
    touch = anna.context.new_cdp_session(anna.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [points[0]]})
    for part in (0.2, 0.6, 1):
        point = {axis: points[0][axis] + part * (points[1][axis] - points[0][axis]) for axis in ("x", "y")}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_drags_a_die_to_its_slot(person) -> None:
    anna = person(patient=True, size=TABLET, touch=True)
    anna.begin("phalanxx")
    for notation in ("pass", "income"):
        anna.settle()
        anna.take(anna.choices().and_(anna.page.locator(f"[data-notation={notation}]")))
    anna.settle()
    sent = anna.moves()
    tray, slot = "[data-testid=tray] [aria-pressed]", "[data-testid=mat] [data-drop]"
    anna.page.locator(tray).first.tap()
    expect(anna.page.locator(slot).first).to_be_visible()
    assert sent == []
    drag(anna, tray, slot)
    wait_until(lambda: anna.page.wait_for_timeout(20) or sent)
    assert sent[0].startswith("place ")
    anna.settle()
    assert len(sent) == 1
