"""Take the films of the README: `python scripts/films.py` shows a turn of a recorded game of each kind.

The look back plays the lines in a real Chromium in which time passes so slowly that a screenshot can be taken of every
moment; a film holds of each only what has changed since the one before.
"""

from __future__ import annotations

import base64
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, NamedTuple

from pictures import PICTURES
from playwright.sync_api import Browser, Page, sync_playwright
from webp import Frame, animation

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from argead import shelf
from argead.kernel import Record
from argead.table.past import Past
from support.chromium import CHROMIUM, QUIET
from support.data import RECORDS
from support.person import Person
from support.served import Served


class Film(NamedTuple):
    """A recorded game, and what must be told in the turn that is shown."""

    game: str
    record: str
    told: tuple[str, ...]


FILMS = (
    Film("alexandros", "walls-greedy-four", ("took", "moved", "closed", "closed", "occupied")),
    Film("empire", "greedy-five-styles", ("crossed", "crossed", "laid-city", "laid-temple")),
    Film("field-commander", "granicus-victory", ("battle-turn", "attacked", "enemy-destroyed", "reduced")),
    Film("phalanxx", "greedy-four", ("bought", "rolled", "played", "fought", "conquered")),
)

SCREEN = {"width": 1280, "height": 720}
FRAME_S = 0.09
"""What follows are seconds of the film: between two frames, before the first line, after each, and after the last."""
LEAD_S, READ_S, END_S = 0.5, 0.3, 1.2
TRIED, SPARE = 5, 1.5
"""Screenshots that are taken to see how long one takes, and how much longer another may."""

SHORTEST_S, LONGEST_S = 6.0, 10.0

QUALITIES = (0.92, 0.85, 0.75, 0.65, 0.5, 0.35)
MOST_BYTES = 1_000_000

SLOW_TIMERS = """
const soon = window.setTimeout
window.slowly = 1
window.setTimeout = (what, ms = 0, ...more) => soon(what, ms * window.slowly, ...more)
"""
REST = """() => Promise.all(document.getAnimations()
    .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime))
    .map((each) => each.finished.catch(() => {})))"""
TABLE = """() => {
    const boxes = ['seats', 'board', 'strip', 'tools'].map((place) =>
        document.querySelector(`[data-place=${place}]`).getBoundingClientRect()).filter(({ width }) => width > 0)
    const least = (side) => Math.floor(Math.min(...boxes.map((box) => box[side])))
    const most = (side) => Math.floor(Math.max(...boxes.map((box) => box[side])))
    const [x, y] = [least('left'), least('top')]
    return { x, y, width: most('right') - x, height: most('bottom') - y }
}"""
"""What of the screen is filmed: all but the column with the question and the journal."""

STILL = "(ply) => Number(document.querySelector('[data-testid=stage]')?.dataset.still) === ply"

CHANGED = """async ([png, quality, isFirst]) => {
    const TILE = 16
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
    const { width, height } = picture
    const sheet = new OffscreenCanvas(width, height)
    const brush = sheet.getContext('2d', { willReadFrequently: true })
    brush.drawImage(picture, 0, 0)
    const now = new Uint32Array(brush.getImageData(0, 0, width, height).data.buffer)
    const before = isFirst ? null : window.before
    window.before = now
    const differs = (x, y, right, bottom) => {
        for (let row = y; row < bottom; row++)
            for (let at = row * width + x; at < row * width + right; at++) if (now[at] !== before[at]) return true
        return false
    }
    const box = { left: width, top: height, right: 0, bottom: 0 }
    for (let y = 0; y < height; y += TILE)
        for (let x = 0; x < width; x += TILE) {
            const [right, bottom] = [Math.min(x + TILE, width), Math.min(y + TILE, height)]
            if (before && !differs(x, y, right, bottom)) brush.clearRect(x, y, TILE, TILE)
            else {
                box.left = Math.min(box.left, x)
                box.top = Math.min(box.top, y)
                box.right = Math.max(box.right, right)
                box.bottom = Math.max(box.bottom, bottom)
            }
        }
    if (box.right === 0) return null
    const part = new OffscreenCanvas(box.right - box.left, box.bottom - box.top)
    part.getContext('2d').drawImage(sheet, -box.left, -box.top)
    const written = await part.convertToBlob({ type: 'image/webp', quality })
    const bytes = new Uint8Array(await written.arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return { picture: btoa(text), x: box.left, y: box.top, width: part.width, height: part.height }
}"""
"""Of a screenshot what has changed since the last one, as a still WebP that lets the rest be seen through it."""

Shot = tuple[float, bytes]
"""When a screenshot was taken, in seconds of the film, and the screenshot."""


def turn(record: Record, told: tuple[str, ...]) -> tuple[int, int]:
    """The first and the last line of the shortest part of somebody's turn in which all of this is told.

    The opening of the game is passed over: there is little on the table yet.
    """
    past, found = Past(record, shelf.game(record.header.game)), []
    for first in range(past.last // 3, past.last + 1):
        missing = Counter(told)
        for ply in range(first, past.last + 1):
            if record.lines[ply].seat != record.lines[first].seat:
                break
            missing -= Counter(event.kind for event in past.told(ply))
            if not missing:
                found.append((ply - first, first, ply))
                break
    if not found:
        raise SystemExit(f"No turn of this game of {record.header.game} tells all of {', '.join(told)}.")
    _, first, last = min(found)
    return first, last


def slow_down(person: Person) -> float:
    """Let time pass as slowly as screenshots are taken here: how many times slower."""
    page, begun = person.page, monotonic()
    for _ in range(TRIED):
        page.screenshot()
    slowly = max(1.0, SPARE * (monotonic() - begun) / TRIED / FRAME_S)
    page.evaluate("(times) => (window.slowly = times)", slowly)
    protocol = person.context.new_cdp_session(page)
    protocol.send("Animation.enable")
    protocol.send("Animation.setPlaybackRate", {"playbackRate": 1 / slowly})
    return slowly


def shoot(page: Page, first: int, last: int, slowly: float) -> list[Shot]:
    """Screenshots of these lines one after the other, and of the next ones while the film is too short."""
    table = page.evaluate(TABLE)
    ply, shots, begun, next_line = first - 1, list[Shot](), monotonic(), LEAD_S
    while True:
        page.wait_for_timeout(max(0.0, 1000 * (begun + len(shots) * FRAME_S * slowly - monotonic())))
        at = (monotonic() - begun) / slowly
        shots.append((at, page.screenshot(clip=table)))
        is_still = page.evaluate(STILL, ply)
        if not is_still:
            next_line = at + READ_S
        if at >= LONGEST_S or (is_still and ply >= last and at >= max(SHORTEST_S, next_line + END_S)):
            return shots
        if is_still and at >= next_line and (ply < last or at < SHORTEST_S - END_S):
            page.keyboard.press("ArrowRight")
            ply += 1


def together(page: Page, shots: list[Shot], quality: float) -> bytes:
    """The shots as a film; where nothing has changed the frame before lasts longer."""
    frames: list[Frame] = []
    times = [at for at, _ in shots] + [shots[-1][0] + FRAME_S]
    width = height = 0
    for (begins, ends), (_, shot) in zip(pairwise(times), shots, strict=True):
        lasts = round(1000 * ends) - round(1000 * begins)
        found: Any = page.evaluate(CHANGED, [base64.b64encode(shot).decode(), quality, not frames])
        if found is None:
            frames[-1] = frames[-1]._replace(lasts=frames[-1].lasts + lasts)
            continue
        if not frames:
            width, height = found["width"], found["height"]
        frames.append(Frame(**found | {"picture": base64.b64decode(found["picture"])}, lasts=lasts))
    return animation(frames, width, height)


def small(browser: Browser, shots: list[Shot]) -> bytes:
    """The film at the best quality at which it is small enough."""
    page = browser.new_page()
    for quality in QUALITIES:
        if len(made := together(page, shots, quality)) < MOST_BYTES:
            page.close()
            return made
    raise SystemExit(f"Even at its least quality the film has {len(made)} bytes.")


def take(browser: Browser, served: Served, film: Film) -> None:
    path = RECORDS / film.game / f"{film.record}.jsonl"
    first, last = turn(Record.parse(path.read_text(encoding="utf-8")), film.told)
    person = Person(browser, served.url, size=SCREEN, moving=True, settings={"speed": "brisk", "theme": "light"})
    person.context.add_init_script(SLOW_TIMERS)
    person.visit(f"#/review/{served.open_record(path)}/{first - 1}")
    person.page.wait_for_function(STILL, arg=first - 1)
    person.page.evaluate("() => document.fonts.ready")
    person.page.evaluate(REST)
    shots = shoot(person.page, first, last, slow_down(person))
    person.context.close()
    made = small(browser, shots)
    file = PICTURES / f"film-{film.game}.webp"
    file.write_bytes(made)
    print(f"{len(made):8} docs/pictures/{file.name}: lines {first} to {last}, {shots[-1][0]:.1f} s", flush=True)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        with Served(Path(folder) / "table.sqlite") as served:
            for film in FILMS:
                take(browser, served, film)
        browser.close()


if __name__ == "__main__":
    main()
