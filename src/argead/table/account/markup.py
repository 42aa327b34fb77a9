"""A page in our look: papyrus and ink, a meander, curves and tables; nothing is fetched from anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

STYLE = (Path(__file__).parent / "account.css").read_text(encoding="utf-8")

MEANDER = (
    '<svg class="meander" aria-hidden="true" height="14" width="100%"><defs><pattern id="key" width="20" height="14" '
    'patternUnits="userSpaceOnUse"><path d="M0 12H16V3H6V8H11" fill="none" stroke="currentColor" stroke-width="2"/>'
    '</pattern></defs><rect width="100%" height="14" fill="url(#key)"/></svg>'
)

NONE = "–"
"""Where a figure would stand, if there were one."""

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 720, 150, 34, 22, 10


def document(title: str, lang: str, theme: str, body: Iterable[str]) -> str:
    """The whole page."""
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    text = "\n".join(body)
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}" data-theme="{escape(theme)}">\n<head>{head}\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style></head>\n<body>\n{MEANDER}\n<main>\n{text}\n</main>\n"
        f"{MEANDER}\n</body>\n</html>\n"
    )


def tag(name: str, text: str, **attributes: str) -> str:
    """An element with plain text in it."""
    given = "".join(f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{given}>{escape(text)}</{name}>"


def listed(items: Iterable[str]) -> str:
    """A list of plain texts."""
    return f"<ul>{''.join(tag('li', item) for item in items)}</ul>"


def numbered(items: Iterable[tuple[str, str]]) -> str:
    """A list in an order that counts: of plain texts, each under its name."""
    told = "".join(f"<li>{tag('strong', name)}<br>{escape(text)}</li>" for name, text in items)
    return f"<ol>{told}</ol>"


def folded(summary: str, items: Iterable[str]) -> str:
    """A list that unfolds when it is wanted."""
    return f"<details>{tag('summary', summary)}{listed(items)}</details>"


def table(caption: str, heading: Sequence[str], rows: Iterable[Sequence[str]], *, sums: bool = False) -> str:
    """A table of plain texts; the first cell of a row is its heading, and figures stand to the right.

    `sums`: the last row is the sum of the others.
    """
    head = "".join(tag("th", cell, scope="col") for cell in heading)
    body = "".join(f"<tr>{tag('th', first, scope='row')}{''.join(map(_cell, rest))}</tr>" for first, *rest in rows)
    kind = ' class="sum"' if sums else ""
    return (
        f'<div class="scroll" tabindex="0"><table{kind}>{tag("caption", caption)}<thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _cell(text: str) -> str:
    figure = text == NONE or text.lstrip("+−")[:1].isdigit()
    return tag("td", text, class_="figure") if figure else tag("td", text)


def curve(colour: str, title: str, says: str, values: Sequence[Sequence[int]], labels: Sequence[str]) -> str:
    """A measure as steps, one list of values a turn. `says` puts it in words for those who do not see it."""
    top = max(1, max(value for turn in values for value in turn))
    across = (WIDTH - LEFT) / max(1, len(values))
    path, x = "", float(LEFT)
    for turn in values:
        for value in turn:
            y = HEIGHT - BOTTOM - value * (HEIGHT - BOTTOM - TOP) / top
            path += f"V{y:.1f}" if path else f"M{x:.1f} {y:.1f}"
            x += across / len(turn)
            path += f"H{x:.1f}"
    floor = HEIGHT - BOTTOM
    grid = "".join(
        f'<line x1="{LEFT + n * across:.1f}" x2="{LEFT + n * across:.1f}" y1="{TOP}" y2="{floor}"/>'
        for n in range(len(values) + 1)
    )
    names = "".join(
        f'<text x="{LEFT + (n + 0.5) * across:.1f}" y="{HEIGHT - 6}" text-anchor="middle">{escape(label)}</text>'
        for n, label in enumerate(labels)
    )
    return (
        f'<figure><figcaption>{escape(title)}</figcaption><svg class="curve {escape(colour)}" role="img" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}"><title>{escape(title)}</title><desc>{escape(says)}</desc>'
        f'<g class="grid">{grid}<line x1="{LEFT}" x2="{WIDTH}" y1="{floor}" y2="{floor}"/></g>'
        f'<text x="{LEFT - 6}" y="{TOP + 8}" text-anchor="end">{top}</text>'
        f'<text x="{LEFT - 6}" y="{floor}" text-anchor="end">0</text>{names}<path d="{path}"/></svg></figure>'
    )
