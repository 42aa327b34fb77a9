"""4.1 and 5.1: cubes are laid out in secret behind the screens, and shown together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from argead.games.empire.actions import Allot, Split
from argead.games.empire.likely import likely_allotments, likely_splits, sensible_allotment
from argead.games.empire.state import NOTHING, Empire
from argead.kernel import Action, Decision, Step

BOXES = ("order", "armies", "temples", "cities")


@dataclass(frozen=True, slots=True)
class AllotCubes(Decision[Empire]):
    """Lay your cubes out over the four boxes; nobody sees them before all are done."""

    awaited: tuple[int, ...]

    rule = "allotting"

    def seats(self, s: Empire) -> tuple[int, ...]:
        return self.awaited

    def options(self, s: Empire, seat: int) -> Sequence[Action]:
        return s.board.actions.allot

    def form(self, s: Empire, seat: int) -> dict[str, Any]:
        shown = s.layouts[seat]
        start = sensible_allotment(s) if shown == NOTHING else s.board.actions.allot[shown].boxes
        return {"verb": "allot", "boxes": BOXES, "total": s.board.cubes, "start": start}

    def likely(self, s: Empire, seat: int, style: str) -> Sequence[Action]:
        return likely_allotments(s, style)

    def play(self, s: Empire, seat: int, action: Allot) -> None:
        s.secrets[seat] = action.index
        s.tell("allotted", "allotting", seat)
        rest = tuple(other for other in self.awaited if other != seat)
        s.then(AllotCubes(rest) if rest else ShowAllotments())


class ShowAllotments(Step[Empire]):
    """5.2: the screens are lifted. Armies go to the campaign symbol."""

    __slots__ = ()

    def run(self, s: Empire) -> None:
        s.reveals += 1
        for seat in range(s.players):
            order, armies, temples, cities = s.board.actions.allot[s.secrets[seat]].boxes
            s.layouts[seat] = s.secrets[seat]
            s.secrets[seat] = NOTHING
            s.order_cubes[seat] = order
            s.temple_cubes[seat] = temples
            s.city_cubes[seat] = cities
            s.armies[seat * s.board.places + s.land.camp] = armies
            s.tell("showed", "allotting", seat, order=order, armies=armies, temples=temples, cities=cities)


@dataclass(frozen=True, slots=True)
class SplitCubes(Decision[Empire]):
    """Share your cubes left anew between temples and cities; nobody sees them before all are done."""

    awaited: tuple[int, ...]

    rule = "splitting"

    def seats(self, s: Empire) -> tuple[int, ...]:
        return self.awaited

    def options(self, s: Empire, seat: int) -> Sequence[Action]:
        return s.board.actions.split[s.temple_cubes[seat] + s.city_cubes[seat]]

    def form(self, s: Empire, seat: int) -> dict[str, Any]:
        held = (s.temple_cubes[seat], s.city_cubes[seat])
        return {"verb": "split", "boxes": BOXES[2:], "total": sum(held), "start": held}

    def likely(self, s: Empire, seat: int, style: str) -> Sequence[Action]:
        return likely_splits(s, seat)

    def play(self, s: Empire, seat: int, action: Split) -> None:
        s.secrets[seat] = action.temples
        s.tell("allotted", "splitting", seat)
        rest = tuple(other for other in self.awaited if other != seat)
        s.then(SplitCubes(rest) if rest else ShowSplits())


class ShowSplits(Step[Empire]):
    """4.1.2: temples and cities of rounds 2 and 3 are shown together."""

    __slots__ = ()

    def run(self, s: Empire) -> None:
        s.reveals += 1
        for seat in range(s.players):
            if s.secrets[seat] != NOTHING:
                cubes = s.temple_cubes[seat] + s.city_cubes[seat]
                s.temple_cubes[seat] = s.secrets[seat]
                s.city_cubes[seat] = cubes - s.secrets[seat]
                s.secrets[seat] = NOTHING
                s.tell("split", "splitting", seat, temples=s.temple_cubes[seat], cities=s.city_cubes[seat])
