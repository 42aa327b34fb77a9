"""Every relative link of the documentation leads to a file that is there, and to a heading that it has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("", "docs", ".github", "src/argead", "web/src", "tests")
LINK = re.compile(r"""\]\(([^)\s]+)(?:\s+"[^"]*")?\)|(?:src|href)="([^"]+)\"""")
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.DOTALL | re.MULTILINE)


def pages() -> list[Path]:
    """All pages of ours; what is installed or built is not."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).glob("**/*.md" if folder else "*.md")]
    return sorted({path for path in found if "node_modules" not in path.parts})


def links(text: str) -> list[str]:
    """Where a page leads to, apart from other sites."""
    found = [inline or tag for inline, tag in LINK.findall(CODE.sub("", text))]
    return [link for link in found if not re.match(r"[a-z]+:", link)]


def anchors(text: str) -> set[str]:
    """The headings of a page, spelled as the usual forges spell them."""
    plain = re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^#+ +(.+?)(?: +\{#[\w-]+\})?$", plain, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken(page: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    lost = []
    for link in links(page.read_text(encoding="utf-8")):
        file, _, anchor = link.partition("#")
        goal = (page.parent / file).resolve() if file else page
        if not goal.exists() or (anchor and anchor not in anchors(goal.read_text(encoding="utf-8"))):
            lost.append(link)
    return lost


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert broken(page) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "goal.md").write_text("# The Goal, at last\n")
    page = tmp_path / "page.md"
    page.write_text(
        "[a](goal.md) [b](goal.md#the-goal-at-last) [c](#here) [d](https://example.org) `[e](code.md)`\n\n## Here\n"
        '[f](lost.md) [g](goal.md#lost) [h](#lost) ![i](lost.png) <img src="lost.svg" alt="j">\n'
    )
    assert broken(page) == ["lost.md", "goal.md#lost", "#lost", "lost.png", "lost.svg"]


def test_the_first_page_leads_to_all_others() -> None:
    front = ROOT / "README.md"
    named = {(ROOT / link.partition("#")[0]).resolve() for link in links(front.read_text(encoding="utf-8"))}
    assert [path.name for path in pages() if path.parent in (ROOT, ROOT / "docs") and path not in {*named, front}] == []
