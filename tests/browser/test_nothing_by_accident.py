"""Nothing by accident: double clicks, keys held too long, a focus that is lost, a turn that is ended too soon."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from support.person import LATEST
from support.served import wait_until

WHEN_IT_CHANGES = """([x, y]) => {
    const decision = document.querySelector('[data-testid=decision]')
    const before = decision.dataset.ply
    let since = null
    const click = () => {
        if (decision.dataset.ply !== before) since ??= performance.now()
        if (since === null || decision.ariaBusy === 'true') return
        observer.disconnect()
        const target = document.elementFromPoint(x, y)
        target.dispatchEvent(new PointerEvent('click', {clientX: x, clientY: y, detail: 1, bubbles: true}))
        const notation = target.closest('[data-notation]')?.dataset.notation
        window.clicked = notation && performance.now() - since < 200 ? notation : null
    }
    const observer = new MutationObserver(click)
    observer.observe(decision, {attributeFilter: ['data-ply', 'aria-busy']})
}"""
"""A click, at the very moment at which the next question stands on the page and could be answered; `clicked` is what
was there, if that moment was soon enough."""

WHEN_THE_CURTAIN_FALLS = """() => new MutationObserver((changes, observer) => {
    const button = document.querySelector('[data-testid=curtain] button')
    if (!button) return
    observer.disconnect()
    button.click()
    button.click()
    window.clicked = button.dataset.testid ?? button.textContent
}).observe(document.body, {childList: true, subtree: true})"""
"""A double click on the curtain, at the very moment at which it comes; `clicked` is what stood there."""


def middle(choice: Locator) -> tuple[float, float]:
    choice.scroll_into_view_if_needed()
    box = choice.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_double_click_takes_one_decision(person) -> None:
    anna = person(patient=True)
    anna.begin("field-commander")
    sent = anna.moves()
    for number in range(1, 7):
        anna.settle()
        ply = int(anna.page.evaluate(LATEST))
        anna.page.mouse.dblclick(*middle(anna.choices().first))
        anna.wait_for_ply(ply + 1)
        anna.settle()
        assert len(sent) == number, sent


def test_a_click_on_a_question_that_has_just_come_does_not_count(person) -> None:
    anna = person(patient=True)
    anna.begin("field-commander")
    sent = anna.moves()
    aimed = 0
    for _ in range(20):
        anna.settle()
        before = len(sent)
        anna.page.evaluate(WHEN_IT_CHANGES, middle(anna.choices().first))
        anna.take(anna.choices().first)
        anna.settle()
        if anna.page.evaluate("window.clicked") is not None:  # else nothing was there, or the machine was slow
            assert len(sent) == before + 1, sent[before:]
            aimed += 1
        if aimed == 4:
            break
    assert aimed, "no choice has come under the pointer"


def test_what_stood_there_before_the_last_answer_can_be_clicked_at_once(person) -> None:
    anna = person(size={"width": 1280, "height": 1400}, patient=True)
    anna.set_table("Anna", "bot:novice")
    anna.settle()
    while not anna.choices().and_(anna.page.locator("[data-notation=draw]")).count():
        anna.take(anna.choices().first)
        anna.settle()
    draw = anna.choices().and_(anna.page.locator("[data-notation=draw]"))
    other = anna.choices().and_(anna.page.locator("[data-notation^=take]")).first
    wanted = other.get_attribute("data-notation")
    sent = anna.moves()
    first, second = middle(draw), middle(other)
    assert middle(draw) == first, "both are in sight"
    anna.page.evaluate(WHEN_IT_CHANGES, second)
    anna.page.mouse.click(*first)
    wait_until(lambda: anna.page.wait_for_timeout(20) or len(sent) == 2)
    assert sent == ["draw", wanted]


def test_the_curtain_does_not_open_with_the_click_that_closed_it(person) -> None:
    anna = person(patient=True)
    anna.set_table("Anna", "Bruno")
    curtain = anna.see("curtain")
    curtain.get_by_role("button").click()
    anna.wait_for_turn()
    anna.page.evaluate(WHEN_THE_CURTAIN_FALLS)
    while not curtain.is_visible():
        anna.take(anna.choices().last)
        anna.settle()
    assert anna.page.evaluate("window.clicked") == curtain.get_by_role("button").first.inner_text().strip()
    expect(curtain).to_be_visible()
    anna.settle()
    curtain.get_by_role("button").first.click()
    expect(curtain).not_to_be_visible()
    anna.wait_for_turn()


def test_by_keys_the_focus_stays_with_the_choices_and_a_key_pressed_twice_takes_one(person) -> None:
    anna = person(patient=True)
    anna.begin("field-commander")
    sent = anna.moves()
    anna.page.keyboard.press("ArrowDown")
    for number in range(1, 7):
        anna.settle()
        assert anna.page.evaluate("document.activeElement.matches('.choice')"), number
        anna.page.keyboard.press("Enter")
        anna.page.keyboard.press("Enter")
        wait_until(lambda number=number: anna.page.wait_for_timeout(20) or len(sent) >= number)
        anna.settle()
        assert len(sent) == number, sent
    seen = anna.page.evaluate("document.activeElement.matches('.choice.shown')")
    assert seen, "whoever goes by keys sees what it brings"


def test_with_a_mouse_the_focus_is_never_lost_and_shows_nothing_unasked(person) -> None:
    anna = person(patient=True)
    anna.set_table("Anna", "bot:companion")
    for _ in range(6):
        anna.settle()
        anna.take(anna.choices().first)
        held = anna.page.evaluate("document.activeElement.closest('[data-question], .choice') !== null")
        assert held, "also while the bot decides"
    anna.settle()
    anna.page.mouse.move(1, 1)
    expect(anna.see("preview")).to_have_count(0)


def test_focus_is_taken_from_no_field_and_no_dialog(person, served) -> None:
    anna = person(patient=True)
    anna.begin("field-commander")
    anna.see("rules-button").click()
    expect(anna.see("rules-drawer")).to_be_visible()
    sitting = anna.sitting(served)
    sitting.play(0)
    anna.wait_for_ply(sitting.look(0)["ply"])
    assert anna.page.evaluate("document.activeElement.closest('dialog') !== null")


def test_each_step_is_told_once_and_nothing_at_the_start(person) -> None:
    anna = person(patient=True)
    anna.set_table("Anna", "bot:companion")
    anna.wait_for_turn()
    anna.page.reload()
    anna.wait_for_turn()
    assert anna.see("journal").locator("li").count() > 0
    assert anna.see("told").locator("p").count() == 0
    anna.page.evaluate(
        """() => {
            window.told = []
            const observer = new MutationObserver((changes) => changes.forEach(({addedNodes}) =>
                addedNodes.forEach((node) => node.textContent.trim() && window.told.push(node.textContent))))
            for (const region of document.querySelectorAll('[aria-live=polite], [role=log]'))
                observer.observe(region, {childList: true, subtree: true})
        }"""
    )
    known = anna.see("journal").locator("li").count()
    prompts = []
    for _ in range(5):
        anna.wait_for_turn()
        anna.take(anna.choices().last)
        anna.wait_for_turn()
        prompts.append(anna.see("decision").locator("h2").inner_text())
    told = anna.page.evaluate("window.told")
    lines = anna.see("journal").locator("li > span:nth-child(2)").all_inner_texts()
    fresh = list(reversed(lines[: len(lines) - known]))
    assert [each for each in told if not each.startswith("Your decision")] == fresh
    asked = [each.removeprefix("Your decision: ") for each in told if each.startswith("Your decision")]
    assert [each for each in asked if each in prompts] == prompts


def test_passing_with_actions_left_asks_first(person) -> None:
    anna = person(patient=True)
    anna.set_table("Anna", "bot:novice")
    anna.settle()
    passing = anna.choices().and_(anna.page.locator("[data-notation=pass]"))
    while not passing.count():
        anna.take(anna.choices().first)
        anna.settle()
    sent = anna.moves()
    passing.click()
    expect(anna.see("sure")).to_contain_text("You still have something to do this turn.")
    expect(anna.see("sure-take")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(anna.see("sure")).to_have_count(0)
    expect(passing).to_be_focused()
    assert sent == []
    anna.settle()
    anna.page.keyboard.press("Enter")
    expect(anna.see("sure")).to_be_visible()
    anna.see("sure-spare").click()
    expect(passing).to_be_visible()

    anna.see("preferences").click()
    anna.see("confirm-leaving").uncheck()
    anna.page.keyboard.press("Escape")
    anna.settle()
    passing.click()
    wait_until(lambda: anna.page.wait_for_timeout(20) or sent)
    assert sent == ["pass"]


def test_whoever_wants_is_asked_before_every_move_also_from_the_board(person) -> None:
    anna = person(patient=True)
    anna.visit()
    anna.page.evaluate("localStorage['argead.settings'] = JSON.stringify({confirm: 'all', lang: 'en'})")
    anna.set_table("Anna", "bot:novice")
    anna.settle()
    sent = anna.moves()
    target = anna.page.locator("[data-place=board] .target, .board .target")
    while not target.count():
        anna.take(anna.choices().first)
        anna.settle()
    taken = len(sent)
    anna.page.keyboard.press("Escape")  # the first help lies over the board
    anna.page.mouse.dblclick(*middle(target.first))
    expect(anna.see("sure")).to_be_visible()
    assert len(sent) == taken
    anna.see("sure-take").click()
    wait_until(lambda: anna.page.wait_for_timeout(20) or len(sent) == taken + 1)
    anna.page.reload()
    anna.see("preferences").click()
    expect(anna.page.locator("input[name=confirm][value=all]")).to_be_checked()


ORDER = """() => {
    const label = (node) => node.closest('[data-place=tools]') ? 'zoom' : node.matches('.choice') ? 'choice' : 'other'
    return label(document.activeElement)
}"""


def test_tab_reaches_the_choices_before_the_cards_and_the_zoom_last(person) -> None:
    anna = person(patient=True)
    anna.set_table("Anna", "bot:novice")
    anna.settle()
    anna.page.keyboard.press("Escape")
    found: list[str] = []
    for _ in range(80):
        anna.page.keyboard.press("Tab")
        now = anna.page.evaluate(ORDER)
        if now == "zoom":
            break
        found.append(now)
    assert "choice" in found[:12], "after the bar"
    assert now == "zoom"
