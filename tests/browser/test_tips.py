"""Signs and things are told about on hover, on focus and under a finger that stays."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from support.person import PHONE, Person

PLANTED = """([id, x, y]) => {
    const sign = document.createElement('button')
    Object.assign(sign.style, {position: 'fixed', left: x, top: y, width: '30px', height: '30px', zIndex: 9})
    sign.dataset.tip = `A sign\\nfull of meaning, in so many words that they need some room`
    sign.id = id
    sign.onclick = () => (sign.dataset.clicked = 'yes')
    document.body.append(sign)
}"""
"""A sign at a place of our choice."""


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return across or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def check_place(anna: Person, sign: Locator) -> None:
    """The tip is within the screen and beside its sign."""
    size, box = anna.page.viewport_size, anna.see("tip").bounding_box()
    assert size is not None
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    assert apart(sign, anna.see("tip"))


def test_a_sign_is_told_on_hover_and_on_focus(person) -> None:
    anna = person()
    anna.visit()
    tip = anna.see("tip")
    far = "calc(100% - 32px)"
    for name, x, y in (("a", "2px", "2px"), ("b", far, "2px"), ("c", "2px", far), ("d", "50%", "50%")):
        anna.page.evaluate(PLANTED, [name, x, y])
        sign = anna.page.locator(f"#{name}")
        sign.hover()
        expect(tip).to_be_visible()
        expect(tip).to_contain_text("full of meaning")
        check_place(anna, sign)
    anna.page.mouse.move(400, 60)
    expect(tip).to_be_hidden()
    anna.page.keyboard.press("Tab")
    sign = anna.page.locator("#d")
    sign.focus()
    expect(tip).to_be_visible()
    assert sign.get_attribute("aria-describedby") == tip.get_attribute("id")
    check_place(anna, sign)
    anna.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    assert sign.get_attribute("aria-describedby") is None


def test_a_finger_that_stays_is_told_and_takes_nothing(person) -> None:
    anna = person(size=PHONE, touch=True)
    anna.visit()
    anna.page.evaluate(PLANTED, ["a", "50%", "50%"])
    sign, tip = anna.page.locator("#a"), anna.see("tip")
    sign.tap()
    assert sign.get_attribute("data-clicked") == "yes"
    expect(tip).to_be_hidden()
    sign.evaluate("sign => delete sign.dataset.clicked")

    box = sign.bounding_box()
    assert box is not None
    touch = anna.context.new_cdp_session(anna.page)
    anna.page.wait_for_timeout(500)  # a second touch at once would be a double tap
    point = {"x": box["x"] + 15, "y": box["y"] + 15}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(tip).to_be_visible()
    check_place(anna, sign)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.page.wait_for_timeout(100)
    assert sign.get_attribute("data-clicked") is None
    expect(tip).to_be_visible()
    anna.page.touchscreen.tap(10, 10)
    expect(tip).to_be_hidden()


def test_tips_speak_over_a_sheet_too(person) -> None:
    anna = person()
    anna.begin("field-commander")
    anna.see("rules-button").click()
    close = anna.see("rules-drawer").get_by_role("button", name="Close")
    close.hover()
    expect(anna.see("tip")).to_be_visible()
    expect(anna.see("tip")).to_have_text("Close")
    assert anna.see("tip").evaluate("tip => tip.matches(':popover-open')"), "above what was opened before it"
