"""Field Commander in a real Chromium: by the book, by the commander's hints, with dice of one's own."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from argead.kernel import Record
from support.data import RECORDS
from support.person import DESKTOP, PHONE, Person
from support.screens import check
from support.served import Served, Sitting
from support.things import QUICK, check_things

GAME = "field-commander"
BATTLE = "[data-testid=choices] [data-notation=fight]"
SIZES = ((390, 844), (844, 390), (820, 1180), (1180, 820), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440))
EACH_STEP = {"eachStep": True}
"""Who goes by hints is asked everything."""


def journal(person: Person, served: Served, kind: str) -> list[dict[str, Any]]:
    """What the table has written about such events."""
    match = person.page.url.rpartition("/")[2]
    lines = served.http.get(f"/api/matches/{match}").json()["journal"]
    return [line["data"] for line in lines if line["kind"] == kind]


def learn(person: Person) -> None:
    """Open the book at its first page."""
    person.visit()
    person.see(f"game-{GAME}").click()
    person.see("learn").click()
    expect(person.marked()).to_be_visible()


def turn_page(person: Person) -> None:
    """Make the marked move."""
    person.take(person.marked())
    person.page.wait_for_function(
        "() => document.querySelector('[data-testid=choices] .hinted')"
        " || !document.querySelector('[data-testid=lesson] progress')"
    )


def sit_down(person: Person, sitting: Sitting) -> None:
    """Open a match that was begun elsewhere."""
    known = {"match": sitting.match, "game": GAME, "tokens": {"0": sitting.tokens[0]}, "names": ["Anna"], "begun": 1}
    person.visit()
    person.page.evaluate("known => localStorage['argead.matches'] = JSON.stringify([known])", known)
    person.visit(f"#/match/{sitting.match}")
    person.wait_for_turn()


def advance(sitting: Sitting, until: str, *moves: str) -> None:
    """Play by hints, without a browser, until this is asked; then make these moves."""
    while (table := sitting.look(0))["decision"]["kind"] != until:
        sitting.move(0, table["ply"], sitting.get("/hint", 0, seat=0).json()["action"])
    for move in moves:
        assert sitting.move(0, sitting.look(0)["ply"], move).status_code == 200


def to_arms(served: Served, *plans: str) -> Sitting:
    """A battle about to be fought, with these plans and more Forces than the enemy has."""
    while True:
        sitting = served.create("here", game=GAME)
        advance(sitting, "choose-plans", *(f"plan {plan}" for plan in plans), "ready")
        if sitting.look(0)["view"]["battle"]["advantage"] > 0:
            return sitting


def join_battle(person: Person) -> None:
    """Play by hints until the first battle is about to be fought."""
    while not person.page.locator(BATTLE).count():
        person.take_hint()
        person.wait_for_turn()


def test_a_learner_plays_the_sample_turn_to_its_end(person, served: Served) -> None:
    anna = person()
    learn(anna)
    lesson = anna.see("lesson")
    pages = int(lesson.locator("progress").get_attribute("max") or 0)
    assert pages > 30

    other = anna.page.locator("[data-testid=choices] .choice:not(.hinted):visible").first
    other.click()
    expect(anna.see("lesson-strayed")).to_be_visible()
    assert lesson.locator("progress").get_attribute("value") == "1"

    for page in range(1, pages + 1):
        assert lesson.locator("progress").get_attribute("value") == str(page)
        turn_page(anna)
    expect(lesson.locator("progress")).to_have_count(0)
    expect(lesson).to_contain_text("The book ends here")
    assert [won["area"] for won in journal(anna, served, "won")] == ["Chaeronea"]

    lesson.get_by_role("button").click()
    expect(lesson).to_have_count(0)
    anna.take_hint()
    anna.wait_for_turn()


@pytest.mark.parametrize("hints", [31, pytest.param(800, marks=pytest.mark.long)])
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
    assert moves > 30
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
    expect(anna.see("log-totals")).to_contain_text("1 campaign ended")
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


def idle(actions: list[dict[str, Any]]) -> dict[str, Any]:
    """Let the time run out."""
    verbs = ("begin", "halt", "proceed", "appoint", "suffer", "pay")
    return min(actions, key=lambda action: verbs.index(action["verb"]) if action["verb"] in verbs else len(verbs))


def test_a_lost_campaign_is_told_without_a_winner(person, served: Served) -> None:
    sitting = served.create("here", game=GAME)
    table = sitting.play_on(choose=idle)
    assert table["outcome"]["winners"] == []
    known = {"match": sitting.match, "game": GAME, "tokens": {"0": sitting.tokens[0]}, "names": ["Anna"], "begun": 1}
    anna = person()
    anna.visit()
    anna.page.evaluate("known => localStorage['argead.matches'] = JSON.stringify([known])", known)
    anna.visit(f"#/match/{sitting.match}")
    expect(anna.see("result")).to_contain_text(table["outcome"]["text"])
    assert "Winner" not in anna.see("result").inner_text()
    anna.visit("#/log")
    expect(anna.see("log")).to_contain_text("lost")
    expect(anna.see("log-totals")).to_contain_text("1 campaign ended, 0 won")


def answer(person: Person, key: str) -> None:
    """Answer whatever is asked: dice show this number, of the cups the first lot is drawn."""
    question = person.see("cast")
    while question.count():
        asked = question.inner_text()
        if question.get_by_role("group").count():
            person.page.keyboard.press(key)
        else:
            question.locator("[data-answer]").first.click()
        person.page.wait_for_function(
            "asked => document.querySelector('[data-testid=cast]')?.innerText !== asked", arg=asked
        )
    person.wait_for_turn()


def test_a_battle_with_dice_from_a_real_table(person, served: Served) -> None:
    anna = person(settings=EACH_STEP)
    anna.begin(GAME, dice="table")
    mistyped = False
    while not journal(anna, served, "won"):
        move = anna.take_hint()
        if move.startswith("attack") and not mistyped:
            mistyped = True
            answer(anna, "6")
            assert [roll["roll"] for roll in journal(anna, served, "attacked")][-1] == 6
            anna.page.keyboard.press("u")
            expect(anna.page.locator(f"[data-testid=choices] [data-notation='{move}']")).to_be_visible()
        else:
            answer(anna, "1")
    assert mistyped
    assert {roll["roll"] for roll in journal(anna, served, "attacked")} == {1}


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


def test_a_siege_engine_is_sacrificed_against_a_wall_with_the_mouse(person, served: Served) -> None:
    """F48: the recorded siege, with its dice as those of a real table, up to the sacrifice."""
    record = Record.parse((RECORDS / GAME / "tyre-rammed.jsonl").read_text(encoding="utf-8"))
    sitting = served.create("here", game=GAME, options={"campaign": "tyre", "dice": "table"})
    before = takewhile(lambda line: not line.notation.startswith("ram"), record.lines[1:])
    for ply, line in enumerate(before):
        move = {"ply": ply, "seat": 0, "action": line.notation, "answers": line.answers}
        assert sitting.post("/moves", move, sitting.tokens[0]).status_code == 200
    anna = person()
    sit_down(anna, sitting)
    engine = anna.page.locator("[data-counter='siege-engine-1']")
    engine.locator("[data-notation='ram siege-engine-1']").click()
    expect(engine.locator("[data-notation='ram siege-engine-1']")).to_have_count(0)
    assert [sacrifice["kind"] for sacrifice in journal(anna, served, "sacrificed")] == ["siege-engine"]
    assert [hit["kind"] for hit in journal(anna, served, "enemy-reduced")][-1] == "wall"


def test_the_odds_of_a_battle_are_there_before_it_is_fought(person) -> None:
    anna = person(settings=EACH_STEP)
    anna.begin(GAME)
    join_battle(anna)
    odds = anna.see("odds")
    expect(odds).to_be_visible()
    anna.page.wait_for_function("() => document.querySelector('[data-testid=odds]').dataset.playouts >= 1000")
    first = int(odds.get_attribute("data-playouts") or 0)
    anna.page.wait_for_function(
        "first => document.querySelector('[data-testid=odds]').dataset.playouts > first", arg=first
    )
    expect(odds.locator("figure li").first).to_be_visible()


@pytest.mark.parametrize(("lang", "dark"), [("fr", True), pytest.param("en", False, marks=pytest.mark.long)])
def test_every_screen_of_a_campaign_fits_and_is_accessible(person, lang: str, dark: bool) -> None:
    anna = person(lang=lang, dark=dark, settings=EACH_STEP)
    anna.visit()
    anna.see(f"game-{GAME}").click()
    anna.page.locator("summary").click()
    check(anna)
    learn(anna)
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


PLY = "() => Number(document.querySelector('[data-testid=decision]')?.dataset.ply)"
WAITING = """() => new MutationObserver(() => document.querySelector('[data-testid=onward-wait]')?.click())
    .observe(document.body, { childList: true, subtree: true })"""
"""Whoever says "wait" as soon as it can be said."""


def chosen(person: Person, notation: str) -> Locator:
    return person.page.locator(f"[data-testid=choices] [data-notation='{notation}']")


def fight_on(person: Person, sitting: Sitting, until: Callable[[dict[str, Any]], bool]) -> int | None:
    """Attack and take Hits as they come; before the enemy's dice only answer where the table does not go on by itself.

    How often it was asked to go on there; None if the battle ends before.
    """
    asked = 0
    while (table := sitting.look(0))["view"]["battle"] is not None and table["decision"] is not None:
        decision = table["decision"]
        if until(decision):
            return asked
        if decision["onward"]:
            person.page.wait_for_timeout(50)
            continue
        asked += decision["kind"] == "seize-moment"
        person.wait_for_ply(table["ply"])
        person.take(chosen(person, decision["actions"][0]["notation"]))
    return None


def is_passed_over(decision: dict[str, Any]) -> bool:
    return decision["onward"] == "proceed"


def come_to_the_dice(person: Person, served: Served, seated: Callable[[], object] = lambda: None) -> Sitting:
    """Fight until the enemy's dice are about to fall and nothing has changed, in as many battles as it takes."""
    while True:
        sitting = to_arms(served, "envelop")
        sit_down(person, sitting)
        seated()
        if fight_on(person, sitting, is_passed_over) is not None:
            return sitting


def test_before_the_enemys_dice_the_table_goes_on_by_itself_where_nothing_has_changed(person, served: Served) -> None:
    anna = person()
    sitting = come_to_the_dice(anna, served)
    before = sitting.look(0)["ply"]
    sent = anna.moves()
    anna.page.wait_for_function(f"before => ({PLY})() > before", arg=before)
    assert set(sent) <= {"proceed"}, "the dice fell without a click"


def test_whoever_says_wait_is_asked_and_goes_on_when_it_suits(person, served: Served) -> None:
    anna = person()
    come_to_the_dice(anna, served, lambda: anna.page.evaluate(WAITING))
    anna.wait_for_turn()
    expect(anna.see("onward")).to_have_count(0)
    before = anna.page.evaluate(PLY)
    anna.page.reload()
    anna.wait_for_turn()
    anna.page.wait_for_timeout(1_600)
    assert anna.page.evaluate(PLY) == before, "neither waiting nor coming back makes a move"
    anna.take(chosen(anna, "proceed"))


def test_whoever_wants_each_step_is_asked_at_each(person, served: Served) -> None:
    anna = person(settings=EACH_STEP)
    come_to_the_dice(anna, served)
    anna.wait_for_turn()
    expect(chosen(anna, "proceed")).to_be_visible()
    before = anna.page.evaluate(PLY)
    anna.page.wait_for_timeout(1_600)
    assert anna.page.evaluate(PLY) == before
    assert anna.see("onward").count() == 0


def test_a_counter_keeps_its_place_on_the_page_when_it_can_be_clicked_and_after(person, served: Served) -> None:
    anna = person(settings=EACH_STEP)
    offered = 0
    for _ in range(5):  # the dice may end a battle before Alexander is to strike
        sit_down(anna, to_arms(served))
        alexander = anna.page.locator("[data-counter=alexander]")
        alexander.evaluate("each => (each.firstElementChild.dataset.kept = '')")
        anna.take(anna.page.locator(BATTLE))
        while not anna.page.locator(BATTLE).count() and anna.see("battle").count():
            assert alexander.locator("[data-kept]").count() == 1
            offered += alexander.locator("[data-kept][data-notation]").count()
            anna.take_hint()
            anna.wait_for_turn()
        if offered:
            break
    assert offered > 0


FILLED = """() => {
    const ground = document.querySelector('[data-testid=ground]').getBoundingClientRect()
    const faces = [...document.querySelectorAll('[data-counter]')].map((each) => each.querySelector('svg'))
    const counters = faces.map((face) => face.getBoundingClientRect())
    const wide = Math.max(...counters.map(({ right }) => right)) - Math.min(...counters.map(({ left }) => left))
    const high = Math.max(...counters.map(({ bottom }) => bottom)) - Math.min(...counters.map(({ top }) => top))
    const beyond = ({ left, right, top, bottom }) =>
        left < ground.left - 1 || right > ground.right + 1 || top < ground.top - 1 || bottom > ground.bottom + 1
    const size = Math.min(...counters.map(({ width }) => width))
    return { size, wide: wide / ground.width, high: high / ground.height, inside: !counters.some(beyond) }
}"""


@pytest.mark.long
def test_a_battle_fills_its_ground_on_every_screen(person, served: Served) -> None:
    anna = person()
    sit_down(anna, to_arms(served))
    sizes = []
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.wait_for_timeout(50)
        found = anna.page.evaluate(FILLED)
        assert found["inside"], f"counters leave the ground at {width} x {height}"
        shares = sorted((found["wide"], found["high"]))
        assert shares[0] > 0.3, (width, height, found)
        assert shares[1] > 0.6, (width, height, found)
        sizes.append(found["size"])
    assert min(sizes) >= 44, sizes
    assert sizes[-1] > 2 * sizes[0], "they grow with the screen"


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
    sitting = served.create("here", game=GAME)
    sit_down(anna, sitting)
    for question in ("choose-options", "lead-army", "choose-plans", "fight-on", "spend-treasure"):
        advance(sitting, question)
        found |= check_things(anna, sitting, 0, all_tips=all_tips)
    sitting.play_on(choose=idle)
    found |= check_things(anna, sitting, 0, all_tips=all_tips)
    siege = served.create("here", game=GAME, options={"campaign": "tyre"})
    advance(siege, "spend-treasure")
    sit_down(anna, siege)
    found |= check_things(anna, siege, 0, all_tips=all_tips)
    assert {"area", "counter", "turn", "treasury", "plan", "enemy-plan", "section", "track"} <= found
