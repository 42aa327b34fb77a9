"""Pages: the browser client's one page, with a word about where its address leads, for whoever shows links."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path

from argead.kernel import SetupError
from argead.language import LANGUAGES, phrasebook
from argead.server.hall import Hall
from argead.server.refusals import words
from argead.server.store import NotStored
from argead.shelf import game
from argead.table.describe import PICTURES
from argead.table.levels import seat_name

OF_A_MATCH = ("match", "review", "join", "carry")
"""Addresses of a match. Secrets stand behind the hash and are never sent."""

PLY = re.compile(r"[0-9]{1,9}")
"""A position in a match that is looked back at."""

ABOUT = re.compile(r"<!-- about -->.*<!-- /about -->", re.DOTALL)
"""What is said in the page as it was built; the client itself needs none of it."""

LONGEST_TITLE_CHARACTERS = 120


@dataclass(frozen=True, slots=True)
class Lead:
    """Where an address leads: what is said of it, the address of its picture, and the status of the answer."""

    title: str
    about: str
    picture: str
    status: int = 200


def language_of(wanted: str, header: str) -> str:
    """The language of a page: as the address says, or as the browser prefers."""
    spoken = [one.split(";")[0].strip()[:2].lower() for one in header[:200].split(",")]
    return next((lang for lang in (wanted, *spoken) if lang in LANGUAGES), LANGUAGES[0])


async def lead(hall: Hall, path: str, lang: str) -> Lead:
    """Where a path of the client leads; a status of 404 says nowhere."""
    say = words(lang).say
    home = Lead("Argead", say("page-about"), "/link.png")
    match path.strip("/").split("/"):
        case [""] | ["log"]:
            return home
        case ["rules", name] | ["rules", name, _]:
            return _of_game(name, say("page-rules"), lang) or _nowhere(lang)
        case [place, match] if place in OF_A_MATCH:
            return await _of_match(hall, place, match, lang) or home
        case ["review", match, ply] if PLY.fullmatch(ply):
            return await _of_match(hall, "review", match, lang) or home
    return _nowhere(lang)


async def _of_match(hall: Hall, place: str, match: str, lang: str) -> Lead | None:
    """What is said of a match; none while that cannot be read."""
    try:
        found = await hall.called(match)
    except NotStored:
        return None
    if found is None:
        return _nowhere(lang)
    name, seats = found
    host = next((seat.name for seat in seats if seat.kind == "here"), None)
    invites = place == "join" and host is not None
    told = words(lang).say("page-invited", name=host) if invites else ", ".join(seat_name(seat, lang) for seat in seats)
    return _of_game(name, told, lang)


def _nowhere(lang: str) -> Lead:
    say = words(lang).say
    return Lead(say("page-nowhere"), say("page-about"), "/link.png", 404)


def _of_game(name: str, told: str, lang: str) -> Lead | None:
    try:
        described = game(name)
    except SetupError:
        return None
    phrases = phrasebook(described, lang)
    has_picture = (described.folder / PICTURES).is_dir()
    title = f"{phrases.title} · {told}"
    if len(title) > LONGEST_TITLE_CHARACTERS:
        title = f"{title[:LONGEST_TITLE_CHARACTERS]}…"
    return Lead(title, phrases.blurb, f"/api/games/{described.name}/link.png" if has_picture else "/link.png")


def page(built: Path, told: Lead, lang: str, origin: str) -> bytes:
    """The client's page with what is told of the address in its head. It is found below any path."""
    facts = {
        "og:site_name": "Argead",
        "og:type": "website",
        "og:title": told.title,
        "og:description": told.about,
        "og:image": f"{origin}{told.picture}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": {"fr": "fr_FR"}.get(lang, "en_GB"),
    }
    head = [
        f"<title>{escape(told.title)}</title>",
        f'<meta name="description" content="{escape(told.about)}" />',
        *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()),
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    text = built.read_text(encoding="utf-8").replace('="./', '="/')
    text = text.replace('<html lang="en"', f'<html lang="{lang}"', 1)
    return ABOUT.sub(lambda _: "\n    ".join(head), text, count=1).encode()
