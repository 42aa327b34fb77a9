"""Draw the icons of the installed site, a star in the bowl of a cup ringed by keys: `python scripts/icons.py`."""

from __future__ import annotations

from math import cos, radians, sin
from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).resolve().parent.parent / "web" / "site" / "public" / "icons"

INK, CREAM, TERRACOTTA = "#1E1A17", "#F6EEDD", "#C8553D"

KEYS = 12
KEY = ((0.0, 0.0), (0.0, 1.0), (0.78, 1.0), (0.78, 0.36), (0.38, 0.36), (0.38, 0.68))
"""How many keys stand around the bowl, and the corners of one: along the ring, and out from its foot."""

INNER, OUTER = 35.5, 42.5
RAYS = 16

ICONS = (("180", 180, 0.94, 0), ("192", 192, 1, 18), ("512", 512, 1, 18), ("maskable", 512, 0.8, 0))
"""Name, pixels, how much of the square is drawn on, and how round its corners are."""


def _at(radius: float, degrees: float) -> str:
    return f"{50 + radius * sin(radians(degrees)):.2f} {50 - radius * cos(radians(degrees)):.2f}"


def _key(number: int) -> str:
    """One key of the ring, with the piece of its foot that leads to the next."""
    step = 360 / KEYS
    corners = [_at(INNER + (OUTER - INNER) * out, step * (number + along)) for along, out in KEY]
    foot = f"M{_at(INNER, step * number)}A{INNER} {INNER} 0 0 1 {_at(INNER, step * (number + 1))}"
    return f"M{'L'.join(corners)}{foot}"


def _star(long: float, short: float, width: float, heart: float) -> str:
    """Rays, every other one long."""
    step = 360 / RAYS
    reach = [long if ray % 4 == 0 else long * 0.82 if ray % 2 == 0 else short for ray in range(RAYS)]
    return "".join(
        f"M{_at(heart, step * ray - width)}L{_at(reach[ray], step * ray)}L{_at(heart, step * ray + width)}z"
        for ray in range(RAYS)
    )


def icon(scale: float, corner: float) -> str:
    """The icon as a drawing, as large as `scale` says within its square."""
    shift = 50 * (1 - scale)
    keys = "".join(map(_key, range(KEYS)))
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<rect width="100" height="100" rx="{corner}" fill="{INK}"/>
<g transform="translate({shift} {shift}) scale({scale})">
<circle cx="50" cy="50" r="46.5" fill="{TERRACOTTA}"/>
<circle cx="50" cy="50" r="44.6" fill="{CREAM}"/>
<path d="{keys}" fill="none" stroke="{INK}" stroke-width="1.5" stroke-linejoin="miter"/>
<circle cx="50" cy="50" r="33.2" fill="{INK}"/>
<circle cx="50" cy="50" r="31.6" fill="{TERRACOTTA}"/>
<path d="{_star(30, 20, 10, 10)}" fill="{CREAM}"/>
<circle cx="50" cy="50" r="9" fill="{CREAM}"/>
<circle cx="50" cy="50" r="5.6" fill="{TERRACOTTA}"/>
<circle cx="50" cy="50" r="2.6" fill="{INK}"/>
</g></svg>"""


def draw() -> None:
    """Write each icon that a system asks for; a maskable one has room to be cut round."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        for name, size, scale, corner in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{icon(scale, corner)}")
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
