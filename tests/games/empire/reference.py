"""The rules of Empire once more, slow and plain: names and dictionaries, worked out from what everybody sees."""

from __future__ import annotations

from copy import deepcopy
from functools import cache, cached_property
from typing import Any

from argead.games.empire.board import Board
from argead.games.empire.state import Empire
from argead.kernel import slug

PRICE = {"temples": 1, "cities": 2}
POINTS = {"armies": 2, "temples": 3, "cities": 5}
AWARDS = {"cities": (10, 5), "temples": (15, 5)}
STEPS = 3
CHANGED = ("scores", "boxes", "marks", "temples", "cities", "supply", "armies")
"""What a scoring changes, and the armies, which it does not."""


@cache
def regions(board: Board) -> dict[str, Any]:
    """The regions of a board by id."""
    return {region["id"]: region for region in board.geometry()["regions"]}


class Reference:
    """One state, seen by a spectator. The numbers are the rulebook's."""

    def __init__(self, s: Empire) -> None:
        self.table: dict[str, Any] = s.view(None)
        self.seats = range(len(self.table["scores"]))
        self.short = s.short
        self.map = regions(s.board)
        self.region = self.map[self.table["region"]]
        self.provinces = sorted(self.region["provinces"], key=lambda province: province["number"])

    # 5.3 -------------------------------------------------------------------------------------------------------------

    @cached_property
    def arrows(self) -> dict[tuple[str, str], int]:
        """The price of every way, the one out of the camp among them."""
        ways = {(arrow["from"], arrow["to"]): arrow["price"] for arrow in self.region["arrows"]}
        return ways | {("camp", self.region["entry"]): 0}

    def crossings(self, seat: int) -> set[str]:
        """Where armies that can still march may be led with the cubes at hand."""
        purse = self.purse(seat)
        return {
            f"cross {slug(origin)} {slug(goal)}"
            for (origin, goal), price in self.arrows.items()
            if price <= purse and any(self.table["fresh"][origin][:STEPS])
        }

    def purse(self, seat: int) -> int:
        return self.table["boxes"][seat]["temples"] + self.table["boxes"][seat]["cities"]

    def payments(self, seat: int, price: int) -> set[str]:
        """Every way to pay from both boxes."""
        box = self.table["boxes"][seat]
        return {
            f"pay {temples} {price - temples}"
            for temples in range(price + 1)
            if temples <= box["temples"] and price - temples <= box["cities"]
        }

    # 5.4 -------------------------------------------------------------------------------------------------------------

    def sites(self, seat: int) -> set[str]:
        """Where the seat may lay a piece down."""
        found = set()
        for province in self.provinces:
            name = province["name"]
            if not self.table["armies"][name][seat]:
                continue
            for kind, verb in (("temples", "temple"), ("cities", "city")):
                lying = seat in self.table["marks"][kind][name]
                stands = kind == "cities" and self.table["cities"][name] is not None
                if province[verb] and self.table["supply"][kind][seat] and not lying and not stands:
                    found.add(f"{verb} {slug(name)}")
        return found

    # 5.5 -------------------------------------------------------------------------------------------------------------

    def scored(self) -> dict[str, Any]:
        """The table after a scoring now."""
        table = {name: deepcopy(self.table[name]) for name in CHANGED}
        for province in self.provinces:
            name = province["name"]
            armies = table["armies"][name]
            for seat in self.seats:
                if all(armies[seat] > armies[other] for other in self.seats if other != seat):
                    table["scores"][seat] += POINTS["armies"]
            for kind in ("temples", "cities"):
                rivals = table["marks"][kind][name]
                builder, price = self.builder(table, kind, rivals)
                for seat in rivals:
                    if seat != builder:
                        table["supply"][kind][seat] += 1
                table["marks"][kind][name] = []
                if builder is None:
                    continue
                table["boxes"][builder][kind] -= price
                table["scores"][builder] += POINTS[kind]
                if kind == "temples":
                    table["temples"][name][builder] += 1
                else:
                    table["cities"][name] = builder
        return table

    @staticmethod
    def builder(table: dict[str, Any], kind: str, rivals: list[int]) -> tuple[int | None, int]:
        """5.5.4 in the first wording of E20: the price is the larger of the base and the second's cubes and one."""
        cubes = {seat: table["boxes"][seat][kind] for seat in rivals}
        for seat in rivals:
            others = [cubes[other] for other in rivals if other != seat]
            if cubes[seat] >= PRICE[kind] and all(cubes[seat] > other for other in others):
                return seat, max(PRICE[kind], *(other + 1 for other in others), 0)
        return None, 0

    # 6.1 -------------------------------------------------------------------------------------------------------------

    def awards(self) -> list[dict[str, Any]]:
        """What the final awards would give now, in the order of the view."""
        share = 2 if self.short else 1
        found = []
        for region in (None, *self.table["regions"]):
            names = [
                p["name"] for r in ([region] if region else self.table["regions"]) for p in self.map[r]["provinces"]
            ]
            for kind in ("cities", "temples"):
                points = AWARDS[kind][region is not None] // share
                found.append({"kind": kind, "region": region, "points": points, "winner": self.leader(kind, names)})
        return found

    def leader(self, kind: str, names: list[str]) -> int | None:
        if kind == "cities":
            have = [sum(self.table["cities"][name] == seat for name in names) for seat in self.seats]
        else:
            have = [sum(self.table["temples"][name][seat] for name in names) for seat in self.seats]
        alone = [s for s in self.seats if all(have[s] > have[other] for other in self.seats if other != s)]
        return alone[0] if alone else None
