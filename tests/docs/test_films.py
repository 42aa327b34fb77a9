"""The films of the README: how they are put together, which turns they show, and how large they are."""

from __future__ import annotations

import base64
from pathlib import Path

import films
import pytest
from playwright.sync_api import Browser
from webp import Frame, animation, film

from argead.kernel import Record
from argead.shelf import catalogue
from argead.table.describe import PICTURES
from argead.table.past import Past
from support.data import RECORDS

ROOT = Path(__file__).parents[2]
MOST_BYTES = 1_000_000
GAMES = [game.name for game in catalogue() if game.folder.is_relative_to(ROOT)]

DECODED = """async (film) => {
    const bytes = Uint8Array.from(atob(film), (letter) => letter.charCodeAt(0))
    const decoder = new ImageDecoder({ data: bytes, type: 'image/webp' })
    await decoder.tracks.ready
    await decoder.completed
    const { frameCount, repetitionCount } = decoder.tracks.selectedTrack
    const frames = []
    for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex })
        const sheet = new OffscreenCanvas(image.displayWidth, image.displayHeight)
        const brush = sheet.getContext('2d')
        brush.drawImage(image, 0, 0)
        const spots = [[2, 2], [30, 30]].map(([x, y]) => [...brush.getImageData(x, y, 1, 1).data])
        frames.push({ lasts: image.duration / 1000, size: [image.displayWidth, image.displayHeight], spots })
    }
    return { frames, isEndless: repetitionCount === Infinity }
}"""
PAINTED = """async ([width, height, colour]) => {
    const sheet = new OffscreenCanvas(width, height)
    const brush = sheet.getContext('2d')
    brush.fillStyle = colour
    brush.fillRect(0, 0, width, height)
    const bytes = new Uint8Array(await (await sheet.convertToBlob({ type: 'image/webp', quality: 0.9 })).arrayBuffer())
    return btoa(String.fromCharCode(...bytes))
}"""


def painted(page, width: int, height: int, colour: str) -> bytes:
    return base64.b64decode(page.evaluate(PAINTED, [width, height, colour]))


@pytest.fixture
def page(browser: Browser):
    """A page that the browser trusts with its decoders."""
    page = browser.new_page()
    page.route("http://localhost/", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    page.goto("http://localhost/")
    yield page
    page.close()


def is_near(colour: list[int], wanted: tuple[int, int, int]) -> bool:
    return all(abs(one - other) < 20 for one, other in zip(colour, wanted, strict=False))


def test_a_browser_sees_the_frames_one_over_the_other(page) -> None:
    whole, part = painted(page, 40, 36, "rgb(200, 0, 0)"), painted(page, 16, 16, "rgb(0, 0, 200)")
    made = animation([Frame(whole, 0, 0, 40, 36, 120), Frame(part, 24, 20, 16, 16, 90)], 40, 36)
    seen = page.evaluate(DECODED, base64.b64encode(made).decode())
    assert seen["isEndless"]
    assert [frame["lasts"] for frame in seen["frames"]] == [120, 90]
    assert [frame["size"] for frame in seen["frames"]] == [[40, 36], [40, 36]]
    red, blue = (200, 0, 0), (0, 0, 200)
    shown = [frame["spots"] for frame in seen["frames"]]
    assert is_near(shown[0][0], red)
    assert is_near(shown[0][1], red)
    assert is_near(shown[1][0], red)
    assert is_near(shown[1][1], blue)
    assert film(made) == (40, 36, [120, 90])


def test_a_film_holds_only_what_changes(page) -> None:
    page.set_viewport_size({"width": 320, "height": 200})
    page.evaluate("document.body.innerHTML = '<p style=\"position:absolute;width:9px;height:9px;background:red\">'")
    first = page.screenshot()
    page.evaluate("document.querySelector('p').style.translate = '40px 30px'")
    second = page.screenshot()
    made = films.together(page, [(0.0, first), (0.1, first), (0.2, second)], 0.8)
    assert film(made) == (320, 200, [200, 90])
    assert len(made) < 3_000


@pytest.mark.parametrize("picture", [b"", b"RIFF\4\0\0\0WEBP"])
def test_what_is_no_picture_is_refused(picture: bytes) -> None:
    with pytest.raises(ValueError, match="still WebP"):
        animation([Frame(picture, 0, 0, 8, 8, 90)], 8, 8)


def test_a_frame_at_odd_coordinates_is_refused() -> None:
    light = (catalogue()[0].folder / PICTURES / "light.webp").read_bytes()
    with pytest.raises(ValueError, match="even"):
        animation([Frame(light, 1, 0, 480, 252, 90)], 480, 252)


@pytest.mark.parametrize("shown", films.FILMS, ids=lambda shown: shown.game)
def test_the_turn_of_a_film_is_one_seats_and_tells_what_it_should(shown: films.Film) -> None:
    record = Record.parse((RECORDS / shown.game / f"{shown.record}.jsonl").read_text(encoding="utf-8"))
    first, last = films.turn(record, shown.told)
    past = Past(record, next(game for game in catalogue() if game.name == shown.game))
    assert len({record.lines[ply].seat for ply in range(first, last + 1)}) == 1
    assert set(shown.told) <= {event.kind for ply in range(first, last + 1) for event in past.told(ply)}


def test_a_turn_that_no_game_has_is_not_looked_for_in_vain() -> None:
    record = Record.parse((RECORDS / "alexandros" / "joker.jsonl").read_text(encoding="utf-8"))
    with pytest.raises(SystemExit, match="tells all of moved, conquered"):
        films.turn(record, ("moved", "conquered"))


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_shows_a_short_film_of_each_game(game: str) -> None:
    path = f"docs/pictures/film-{game}.webp"
    assert f'src="{path}"' in (ROOT / "README.md").read_text(encoding="utf-8")
    content = (ROOT / path).read_bytes()
    width, height, lasting = film(content)
    assert len(content) < MOST_BYTES
    assert 800 <= width <= 960
    assert height > 400
    assert 5_000 < sum(lasting) < 12_000
