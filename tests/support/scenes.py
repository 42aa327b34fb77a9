"""Scenes: a recorded game as far as a certain moment, set upon a real server, for whoever is asked there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from argead import shelf
from argead.kernel import Line, Record
from argead.server.store import Store, Stored, write_seats
from argead.table.identity import KeyedSeat, fingerprint
from argead.table.past import Past
from support.data import RECORDS
from support.person import Person

Moment = Callable[[Past], int]
"""The ply of a record at which a scene is looked at."""

NAMES = ("Roxane", "Hephaistion", "Kleopatra", "Antigonos Monophthalmos", "Bagoas")


def start(_past: Past) -> int:
    return 0


def end(past: Past) -> int:
    return past.last


def fullest(past: Past) -> int:
    """In the middle of the game, where most choices are offered."""
    third = past.last // 3
    return max(range(third, 2 * third), key=lambda ply: len(past.state(ply).actions(asked(past, ply)[0])))


def asked(past: Past, ply: int) -> tuple[int, ...]:
    return past.state(ply).waiting()


def when(kind: str, after: float = 0) -> Moment:
    """Where such a decision is first put, from a part of the game on."""

    def moment(past: Past) -> int:
        for ply in range(int(after * past.last), past.last):
            if any(past.state(ply).decision(seat).kind() == kind for seat in asked(past, ply)):
                return ply
        raise AssertionError(f"nobody is asked to {kind}")

    return moment


@dataclass(frozen=True, slots=True)
class Scene:
    name: str
    record: str
    moment: Moment

    @property
    def game(self) -> str:
        return self.record.partition("/")[0]


SCENES = (
    Scene("alexandros-start", "alexandros/walls-greedy-four", start),
    Scene("alexandros-middle", "alexandros/walls-greedy-four", fullest),
    Scene("alexandros-path", "alexandros/walls-greedy-four", when("choose-path", 0.3)),
    Scene("alexandros-end", "alexandros/walls-greedy-four", end),
    Scene("empire-start", "empire/greedy-five-styles", start),
    Scene("empire-middle", "empire/greedy-five-styles", when("march", 0.45)),
    Scene("empire-layout", "empire/greedy-five-styles", when("allot-cubes", 0.5)),
    Scene("empire-end", "empire/greedy-five-styles", end),
    Scene("campaign-start", "field-commander/granicus-victory", start),
    Scene("campaign-advisors", "field-commander/granicus-victory", when("choose-advisors")),
    Scene("campaign-middle", "field-commander/granicus-victory", when("lead-army", 0.4)),
    Scene("campaign-treasure", "field-commander/issus-victory", when("spend-treasure", 0.4)),
    Scene("campaign-battle", "field-commander/issus-victory", when("fight-on", 0.3)),
    Scene("campaign-plans", "field-commander/issus-victory", when("choose-plans", 0.3)),
    Scene("campaign-siege", "field-commander/tyre-victory", when("spend-treasure", 0.5)),
    Scene("campaign-end", "field-commander/granicus-victory", end),
    Scene("phalanxx-start", "phalanxx/greedy-four", start),
    Scene("phalanxx-middle", "phalanxx/greedy-four", fullest),
    Scene("phalanxx-die", "phalanxx/greedy-four", when("place-die", 0.6)),
    Scene("phalanxx-end", "phalanxx/greedy-four", end),
    Scene("phalanxx-solo-start", "phalanxx/solo-the-great", start),
    Scene("phalanxx-solo-middle", "phalanxx/solo-the-great", fullest),
    Scene("phalanxx-solo-end", "phalanxx/solo-the-great", end),
)


@dataclass(frozen=True, slots=True)
class Staged:
    """A scene on a server, and the seat through whose eyes it is seen."""

    scene: Scene
    match: str
    seat: int
    token: str
    names: tuple[str, ...]

    def session(self) -> dict[str, Any]:
        """What the browser of that seat remembers."""
        known = {"match": self.match, "game": self.scene.game, "tokens": {str(self.seat): self.token}}
        return known | {"names": list(self.names), "host": None, "setup": None, "begun": 1, "over": False}

    def enter(self, person: Person, *, helped: bool = True) -> None:
        """Sit down there, `helped` if one knows how a turn goes."""
        person.remember("argead.settings", {"helped": [self.scene.game] if helped else []})
        person.context.add_init_script(f"localStorage['argead.matches'] ??= {json.dumps(json.dumps([self.session()]))}")
        person.visit(f"#/match/{self.match}")
        person.see("seats").wait_for()
        person.page.evaluate("() => document.fonts.ready")


def stage(database: Path, scenes: Sequence[Scene] = SCENES) -> dict[str, Staged]:
    """Write scenes into a database that no server has open yet."""
    matches = [_match(scene) for scene in scenes]

    async def write() -> None:
        store = Store(str(database))
        for staged, stored, lines in matches:
            assert await store.create(stored, lines), staged.scene.name
        store.close()

    # A test that drives a browser already has a loop in its thread.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, write()).result()
    return {staged.scene.name: staged for staged, _, _ in matches}


@cache
def _recorded(path: str) -> tuple[Record, Past]:
    record = Record.parse((RECORDS / f"{path}.jsonl").read_text(encoding="utf-8"))
    return record, Past(record, shelf.game(record.header.game))


def _match(scene: Scene) -> tuple[Staged, Stored, list[Line]]:
    record, past = _recorded(scene.record)
    ply = scene.moment(past)
    names = NAMES[: len(record.header.seats)]
    seat = next(iter(asked(past, ply)), 0)
    seats = [
        KeyedSeat("here" if number == seat else "link", name, token=fingerprint(f"{scene.name} {number}"))
        for number, name in enumerate(names)
    ]
    match = scene.name.replace("-", "")
    stored = Stored(match, replace(record.header, seats=names), write_seats(seats), None, False)
    return Staged(scene, match, seat, f"{scene.name} {seat}", names), stored, record.lines[: ply + 1]
