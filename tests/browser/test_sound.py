"""Sounds: offered once, remembered, as loud as one likes, and nothing of them is fetched before they are wanted."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from support.data import RECORDS
from support.person import Person
from support.screens import check
from support.served import Served, wait_until

SOUNDS = 12
TURN_S = 0.5
"""How long the sound of one's own turn is."""

LISTEN = """
window.heard = []
window.devices = 0
const start = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (...when) {
    window.heard.push(Math.round(100 * this.buffer.duration) / 100)
    return start.apply(this, when)
}
window.AudioContext = class extends AudioContext {
    constructor(...given) {
        super(...given)
        window.devices++
    }
}
"""


class Listener:
    """Hears what a person hears, and sees what is fetched for it."""

    def __init__(self, anna: Person) -> None:
        self.anna = anna
        self.fetched: list[str] = []
        self.warnings: list[str] = []
        anna.context.add_init_script(LISTEN)
        anna.page.on("request", lambda request: request.url.endswith(".wav") and self.fetched.append(request.url))
        anna.page.on("console", lambda line: line.type == "warning" and self.warnings.append(line.text))

    def heard(self) -> list[float]:
        """How long each sound was that began on this page."""
        found: list[float] = self.anna.page.evaluate("window.heard")
        return found

    def is_silent(self) -> bool:
        return not self.fetched and self.anna.page.evaluate("[window.heard.length, window.devices].join()") == "0,0"


def kept(anna: Person) -> Any:
    return json.loads(anna.page.evaluate("localStorage['argead.settings']"))["volume"]


def sit_down(anna: Person) -> None:
    """At a table for the first time, and how a turn goes has been read."""
    anna.set_table("Anna", "bot:companion")
    expect(anna.see("first-help")).to_be_visible()
    expect(anna.see("sound-offer")).to_have_count(0)
    anna.see("first-help").get_by_role("button").click()


def test_sounds_are_offered_once_and_the_volume_is_kept(person) -> None:
    anna = person(settings={"volume": None}, guarded=True)
    listener = Listener(anna)
    sit_down(anna)
    expect(anna.see("sound-offer")).to_be_visible()
    anna.settle()  # one's own turn is heard too, when it comes
    assert listener.is_silent()
    anna.see("sound-yes").click()
    expect(anna.see("sound-offer")).to_have_count(0)
    wait_until(listener.heard)  # what was just switched on is heard
    assert len(set(listener.fetched)) == len(listener.fetched) == SOUNDS
    assert kept(anna) == pytest.approx(0.6)
    anna.see("preferences").click()
    anna.see("volume").fill("0.3")
    before = listener.heard()
    anna.see("sound-try").click()
    wait_until(lambda: len(listener.heard()) > len(before))
    anna.page.keyboard.press("Escape")
    anna.page.reload()
    expect(anna.see("seats")).to_be_visible()
    expect(anna.see("sound-offer")).to_have_count(0)
    anna.see("preferences").click()
    expect(anna.see("volume")).to_have_value("0.3")
    anna.see("volume").fill("0")
    expect(anna.see("sound-try")).to_be_disabled()
    assert kept(anna) == 0
    assert listener.warnings == []


@pytest.mark.parametrize(("lang", "dark"), [("fr", True), pytest.param("en", False, marks=pytest.mark.long)])
def test_the_offer_and_the_volume_fit_every_screen(person, lang: str, dark: bool) -> None:
    anna = person(settings={"volume": None}, lang=lang, dark=dark)
    sit_down(anna)
    expect(anna.see("sound-offer")).to_be_visible()
    check(anna)
    anna.see("preferences").click()
    expect(anna.see("volume")).to_be_visible()
    check(anna)


def test_whoever_wants_no_sounds_is_not_asked_again_and_fetches_none(person) -> None:
    anna = person(settings={"volume": None})
    listener = Listener(anna)
    sit_down(anna)
    anna.see("sound-no").click()
    expect(anna.see("sound-offer")).to_have_count(0)
    assert kept(anna) == 0
    anna.take_hint()
    anna.page.reload()
    anna.wait_for_turn()
    expect(anna.see("sound-offer")).to_have_count(0)
    anna.take_hint()
    assert listener.is_silent()


def test_nothing_is_heard_at_once_but_ones_own_turn(person) -> None:
    anna = person(settings={"volume": 0.6, "speed": "once"})
    anna.set_table("Anna", "bot:companion")
    anna.wait_for_turn()
    listener = Listener(anna)
    anna.page.reload()  # nobody has touched this page yet
    anna.wait_for_turn()
    assert listener.is_silent()
    assert listener.warnings == []
    for _ in range(30):
        if listener.heard():
            break
        anna.take_hint()
    assert set(listener.heard()) == {TURN_S}


def test_looking_back_by_jumps_is_silent(person, served: Served) -> None:
    match = served.open_record(RECORDS / "alexandros" / "walls-greedy-two.jsonl")
    anna = person(settings={"volume": 0.6}, moving=True)
    listener = Listener(anna)
    anna.visit(f"#/review/{match}/0")
    anna.see("preferences").click()
    anna.see("sound-try").click()
    wait_until(listener.heard)
    anna.page.keyboard.press("Escape")
    last = anna.see("slider").get_attribute("max")
    for key, ply in (("End", last), ("Home", "0"), ("End", last)):
        anna.page.keyboard.press(key)
        expect(anna.see("stage")).to_have_attribute("data-still", ply)
    anna.see("slider").fill("40")
    expect(anna.see("stage")).to_have_attribute("data-still", "40")
    assert len(listener.heard()) == 1
