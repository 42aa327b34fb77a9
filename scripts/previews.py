"""Take the small pictures of the games that the lobby and link previews show: `python scripts/previews.py`.

They are the lobby's own scenes: `light.webp`, `dark.webp` and `link.png` in the folder `pictures` of each game, and
`web/public/link.png` for the house.
"""

from __future__ import annotations

import base64
from pathlib import Path

from pictures import table
from playwright.sync_api import Browser, Page, sync_playwright

from argead.shelf import catalogue
from argead.table.describe import PICTURES
from support.chromium import CHROMIUM, QUIET

HOUSE = Path(__file__).resolve().parent.parent / "web" / "public" / "link.png"

SIZE = {"width": 1200, "height": 630}
SCENE = ".hero { height: 630px !important } .bar, nav, .title p { display: none !important }"
ALONE = ".title { display: none !important }"
TITLE = ".title { inset: auto 60px 48px auto !important; width: auto !important; padding: 26px 40px !important }"

SHRINK = """async (png) => {
  const picture = new Image()
  picture.src = png
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 480
  canvas.height = 252
  const brush = canvas.getContext('2d')
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, 0, 0, 480, 252)
  return canvas.toDataURL('image/webp', 0.7)
}"""

TOGETHER = """(pictures) => {
  document.body.innerHTML = `<div style="position:relative;display:grid;grid-template-columns:1fr 1fr;
      width:1200px;height:630px">
    ${pictures.map((one) => `<img src="${one}" style="width:600px;height:315px;object-fit:cover">`).join('')}
    <span style="position:absolute;left:50%;top:50%;translate:-50% -50%;padding:22px 56px;border:3px solid #c9a227;
      background:#1e1a17;color:#f6eedd;font:600 84px/1 Cinzel;letter-spacing:.1em">Argead</span></div>`
}"""


def scene(browser: Browser, url: str, game: str, theme: str) -> Page:
    """The lobby with nothing but the scene of a game."""
    context = browser.new_context(
        viewport=SIZE, locale="en", color_scheme=theme, reduced_motion="reduce", bypass_csp=True
    )
    page = context.new_page()
    page.goto(url)
    page.get_by_test_id(f"game-{game}").click()
    page.locator(".hero .picture svg").last.wait_for()
    page.add_style_tag(content=SCENE)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(500)
    return page


def take(page: Page, style: str) -> bytes:
    page.add_style_tag(content=style)
    return page.locator(".hero").screenshot()


def address(png: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"


def write(file: Path, content: bytes) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(content)
    print(f"{len(content):8} {file.relative_to(HOUSE.parents[2])}")


def main() -> None:
    with table() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        scenes = []
        for game in catalogue():
            folder = game.folder / PICTURES
            write(folder / "link.png", take(scene(browser, url, game.name, "light"), TITLE))
            for theme in ("light", "dark"):
                page = scene(browser, url, game.name, theme)
                png = address(take(page, ALONE))
                small = page.evaluate(SHRINK, png)
                write(folder / f"{theme}.webp", base64.b64decode(small.partition(",")[2]))
                if theme == "light":
                    scenes.append(png)
        page = scene(browser, url, catalogue()[0].name, "light")
        page.evaluate(TOGETHER, scenes[:4])
        page.evaluate("() => Promise.all([...document.images].map((each) => each.decode()))")
        write(HOUSE, page.screenshot())
        browser.close()


if __name__ == "__main__":
    main()
