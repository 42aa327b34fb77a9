"""What moves and glows: only transform and opacity, which cost no drawing; and nothing jumps while a page comes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from support.person import DESKTOP, PHONE

CHEAP = {"transform", "opacity"}
STILL = "none"
MOST_SHIFT = 0.02
LATE_MS = 300
GLOWING = ("alexandros-middle", "empire-middle", "phalanxx-middle", "campaign-middle", "campaign-battle")

RUNNING = """() => document.getAnimations().flatMap((each) =>
    each.effect.getKeyframes().flatMap((frame) => Object.keys(frame)).filter((key) =>
        !['offset', 'computedOffset', 'easing', 'composite'].includes(key)))"""
WRITTEN = """() => {
    const found = []
    const note = (where, names) => names.forEach((name) => found.push(`${name} in ${where}`))
    const read = (rules) => {
        for (const rule of rules) {
            if (rule instanceof CSSKeyframesRule) for (const frame of rule.cssRules) note(rule.name, [...frame.style])
            else if (rule instanceof CSSStyleRule && rule.style.transitionDuration)
                note(rule.selectorText, rule.style.transitionProperty.split(', '))
            if (rule.cssRules && !(rule instanceof CSSKeyframesRule)) read(rule.cssRules)
        }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)
    return found
}"""
DRAWN = """async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await drawn()
    await document.fonts.ready
    await drawn()
}"""
SHIFTS = """() => {
    window.shifts = []
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries())
            window.shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? node?.nodeName)])
    }).observe({ type: 'layout-shift', buffered: true })
}"""


@pytest.mark.parametrize("name", [*GLOWING[:3], *(pytest.param(name, marks=pytest.mark.long) for name in GLOWING[3:])])
def test_only_transform_and_opacity_are_animated(at, name: str) -> None:
    anna = at(name, moving=True)
    expect(anna.choices().first).to_be_visible()
    for choice in anna.choices().all()[:2]:
        choice.hover()
        assert set(anna.page.evaluate(RUNNING)) <= CHEAP
    written = anna.page.evaluate(WRITTEN)
    assert [each for each in written if each.split()[0] not in CHEAP | {STILL}] == []


@pytest.mark.parametrize("size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.long)], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    "name", ["alexandros-middle", *(pytest.param(name, marks=pytest.mark.long) for name in GLOWING[1:])]
)
def test_nothing_jumps_while_a_page_comes(at, name: str, size: dict[str, int]) -> None:
    """Letters and the board come late, as over a slow line: to the table, and to the lobby from there."""
    anna = at(name, size=size)

    def late(route: Route) -> None:
        anna.page.wait_for_timeout(LATE_MS)
        route.continue_()

    anna.page.add_init_script(f"({SHIFTS})()")
    anna.page.route("**/*.woff2", late)
    anna.page.route("**/board*", late)
    for landmark in ("journal", "start"):
        anna.page.reload()
        anna.see(landmark).wait_for(state="attached")
        anna.page.evaluate(DRAWN)
        shifts = anna.page.evaluate("window.shifts")
        assert sum(value for value, _ in shifts) <= MOST_SHIFT, shifts
        anna.visit()
