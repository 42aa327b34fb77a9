"""Answers that never change, written beforehand by the door itself: the lobby is there before the interpreter."""

from __future__ import annotations

import json

from argead.language import LANGUAGES
from argead.shelf import catalogue
from argead.site.building.packing import digest
from argead.site.door import Door
from argead.table.describe import PICTURES


def answers() -> dict[str, bytes]:
    """The files by their names; the folder they are in is named by what they hold."""
    door, found = Door(), dict[str, bytes]()
    for lang in LANGUAGES:
        found[f"games-{lang}.json"] = _ask(door, "/api/games", lang)
        for game in catalogue():
            for what in ("rules", "words"):
                found[f"{game.name}/{what}-{lang}.json"] = _ask(door, f"/api/games/{game.name}/{what}", lang)
    for game in catalogue():
        for picture in sorted((game.folder / PICTURES).glob("*.webp")):
            found[f"{game.name}/{picture.name}"] = picture.read_bytes()
    whole = digest(*(name.encode() + raw for name, raw in sorted(found.items())))
    return {f"data-{whole}/{name}": raw for name, raw in found.items()}


def _ask(door: Door, path: str, lang: str) -> bytes:
    told = json.loads(door.answer(json.dumps({"id": "", "method": "GET", "path": path, "query": {"lang": lang}})))
    assert told["status"] == 200, (path, told)
    return str(told["body"]).encode()
