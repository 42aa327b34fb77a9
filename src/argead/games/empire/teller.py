"""Empire told in words: region and round, boxes, provinces and what stands in them, arrows and awards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from argead.cli.teller import Names, View, of_seat
from argead.games.empire.chart import chart
from argead.language import Phrasebook

CAMP = "camp"


class Teller:
    """Told from a view; the board comes from the game's geometry."""

    def __init__(self, phrases: Phrasebook, geometry: Mapping[str, Any]) -> None:
        self.asides: Mapping[str, str] = {}
        self._say = phrases.part("teller")
        self._phrases = phrases
        self._regions = {region["id"]: region for region in geometry["regions"]}
        self._home = {p["name"]: region for region in geometry["regions"] for p in region["provinces"]}
        self._province = {p["name"]: p for region in geometry["regions"] for p in region["provinces"]}

    def help(self) -> str:
        return self._say("help-look-at")

    # The whole table -------------------------------------------------------------------------------------------------

    def look(self, view: View, names: Names) -> list[str]:
        region, played = self._regions[view["region"]], view["regions"]
        number, count = str(played.index(view["region"]) + 1), str(len(played))
        lines = [self._say("region", name=self._name(region), number=number, count=count, round=str(view["round"]))]
        lines.append(self._say("goal-entered" if view["entered"] else "goal", goal=self._place(region["goal"])))
        lines.append(self._order(view, names))
        if view["ready"]:
            lines.append(self._say("answered", names=self._list(names[seat] for seat in view["ready"])))
        lines += [self._seat(view, names, seat) for seat in range(len(names))]
        if any(view["camp"]):
            lines.append(self._camp(view, names, region))
        lines += [self._told(view, names, province) for province in region["provinces"]]
        lines += self._under_way(view)
        lines.append(self._awards(view, names))
        return lines

    def secrets(self, view: View, names: Names) -> list[str]:
        secret = view["secret"]
        if secret is None:
            return []
        cubes = self._list(self._say(f"box-{box}", count=str(count)) for box, count in secret.items())
        return [self._say("secret", name=names[view["seat"]], cubes=cubes)]

    def _order(self, view: View, names: Names) -> str:
        places = [self._say("free-place") if seat is None else names[seat] for seat in view["order"]]
        return (
            self._say("order-open") if set(view["order"]) == {None} else self._say("order", places=self._list(places))
        )

    def _seat(self, view: View, names: Names, seat: int) -> str:
        box, supply = view["boxes"][seat], view["supply"]
        if box is None:
            cubes = self._say("hidden")
        else:
            cubes = self._list(self._say(f"box-{name}", count=str(count)) for name, count in box.items())
        points, temples, cities = view["scores"][seat], supply["temples"][seat], supply["cities"][seat]
        return self._say("seat", name=names[seat], points=points, cubes=cubes, temples=temples, cities=cities)

    def _camp(self, view: View, names: Names, region: Mapping[str, Any]) -> str:
        return self._say("camp", symbol=region["symbol"], armies=self._counts(view["camp"], names))

    def _told(self, view: View, names: Names, province: Mapping[str, Any]) -> str:
        """A province of the region in one line: nothing is said of what is not there."""
        name, parts = province["name"], [self._sites(province)]
        armies = view["armies"][name]
        if any(armies):
            parts.append(self._say("armies", armies=self._counts(armies, names)))
        for kind in ("temples", "cities"):
            if seats := view["marks"][kind][name]:
                parts.append(self._say(f"lying-{kind}", names=self._list(names[seat] for seat in seats)))
        parts += self._built(view, names, name)
        return self._say(
            "province", number=str(province["number"]), name=self._place(name), facts=self._phrases.series(parts)
        )

    def _built(self, view: View, names: Names, name: str) -> list[str]:
        parts = []
        if any(view["temples"][name]):
            parts.append(self._say("built-temples", temples=self._counts(view["temples"][name], names)))
        if view["cities"][name] is not None:
            parts.append(self._say("built-city", name=names[view["cities"][name]]))
        return parts

    def _under_way(self, view: View) -> list[str]:
        crossing = view["crossing"]
        if not crossing:
            return []
        origin, price, sent = self._place(crossing["from"]), crossing["price"], str(crossing["sent"])
        return [self._say("crossing", origin=origin, goal=self._place(crossing["to"]), price=price, sent=sent)]

    def _awards(self, view: View, names: Names) -> str:
        """The awards that somebody would get now."""
        given = []
        for award in view["awards"]:
            if award["winner"] is not None:
                region = award["region"]
                where = self._phrases.say("region-board") if region is None else self._name(self._regions[region])
                points, name = str(award["points"]), names[award["winner"]]
                given.append(self._say(f"award-{award['kind']}", region=where, points=points, name=name))
        return self._say("awards", awards=self._phrases.series(given) or self._say("nothing"))

    def glance(self, view: View, names: Names) -> list[str]:
        """Where everybody stands; as a region begins, also where it leads."""
        region = self._regions[view["region"]]
        last = "true" if view["entered"] else "false"
        where = self._say(
            "glance", name=self._name(region), round=str(view["round"]), goal=self._place(region["goal"]), last=last
        )
        standings = [self._standing(view, names, seat) for seat in range(len(names))]
        order = "" if set(view["order"]) == {None} else f" {self._order(view, names)}"
        lines = [where + order, *standings]
        return [*lines, self._say("glance-map")] if None in view["boxes"] else lines

    def _standing(self, view: View, names: Names, seat: int) -> str:
        """A seat in one line: points, cubes left, armies and what it has laid down, as far as all that is open."""
        box, parts = view["boxes"][seat], [self._say("points", points=view["scores"][seat])]
        if box is None:
            parts.append(self._say("cubes-hidden"))
        else:
            parts.append(self._say("cubes-left", temples=str(box["temples"]), cities=str(box["cities"])))
            places = {CAMP: view["camp"], **view["armies"]}
            armies = [f"{self._label(place)} {counts[seat]}" for place, counts in places.items() if counts[seat]]
            parts.append(self._say("armies", armies=self._list(armies)))
        for kind in ("temples", "cities"):
            if laid := [self._label(place) for place, seats in view["marks"][kind].items() if seat in seats]:
                parts.append(self._say(f"laid-{kind}", places=self._list(laid)))
        return self._say("standing", name=names[seat], facts=self._phrases.series(parts))

    # One place -------------------------------------------------------------------------------------------------------

    def places(self, view: View, names: Names) -> dict[str, str]:
        words = [self._say(f"word-{word}") for word in ("camp", "arrows", "awards")]
        regions = {id_.lower(): self._say("label", place=self._name(region)) for id_, region in self._regions.items()}
        return {
            **{word: word for word in words},
            **regions,
            **{name.lower(): self._label(name) for name in self._province},
        }

    def inspect(self, view: View, names: Names, place: str) -> list[str]:
        for name, province in self._province.items():
            if place in {*_typed(name), *_typed(self._place(name)), *_typed(self._label(name))}:
                return self._inspect_province(view, names, province)
        for region in self._regions.values():
            if place in {*_typed(region["id"]), *_typed(region["name"]), *self._called(region)}:
                return self._inspect_region(view, names, region)
        region = self._regions[view["region"]]
        if place in {CAMP, self._say("word-camp")}:
            return [self._camp(view, names, region), self._ways(region, CAMP)]
        if place == self._say("word-arrows"):
            return [self._ways(region, name) for name in (CAMP, *(p["name"] for p in region["provinces"]))]
        if place == self._say("word-awards"):
            return [self._awards(view, names)]
        return [self._say("no-place", place=place[:40])]

    def _inspect_province(self, view: View, names: Names, province: Mapping[str, Any]) -> list[str]:
        region = self._home[province["name"]]
        lines = [self._say("lies-in", name=self._place(province["name"]), region=self._name(region))]
        if region["id"] == view["region"]:
            lines.append(self._told(view, names, province))
        else:
            facts = self._phrases.series([self._sites(province), *self._built(view, names, province["name"])])
            number = str(province["number"])
            lines.append(self._say("province", number=number, name=self._place(province["name"]), facts=facts))
        if province["name"] == region["goal"]:
            lines.append(self._say("is-goal", symbol=region["goal_symbol"]))
        return [*lines, self._ways(region, province["name"])]

    def _inspect_region(self, view: View, names: Names, region: Mapping[str, Any]) -> list[str]:
        start, entry, goal = (self._place(region[end]) for end in ("start", "entry", "goal"))
        lines = [self._say("the-region", name=self._name(region), start=start, entry=entry, goal=goal)]
        for province in region["provinces"]:
            facts = self._phrases.series([self._sites(province), *self._built(view, names, province["name"])])
            number = str(province["number"])
            lines.append(self._say("province", number=number, name=self._place(province["name"]), facts=facts))
        return lines

    def _ways(self, region: Mapping[str, Any], origin: str) -> str:
        """The arrows out of a place, with their prices, and those that lead in."""
        entry = {"from": CAMP, "to": region["entry"], "price": 0, "sea": False}
        arrows = [*region["arrows"], entry]
        out = [self._way(self._label(a["to"]), a) for a in arrows if a["from"] == origin]
        back = [self._way(self._label(a["from"]), a) for a in arrows if a["to"] == origin]
        return self._say("ways", place=self._place(origin), out=self._list(out), back=self._list(back))

    def _way(self, place: str, arrow: Mapping[str, Any]) -> str:
        return self._say("way-sea" if arrow["sea"] else "way", place=place, price=arrow["price"])

    # A drawing -------------------------------------------------------------------------------------------------------

    def draw(self, view: View, names: Names) -> list[str]:
        """The region as a chart, then a line a province: armies of each seat, * what lies, # what stands, arrows."""
        region = self._regions[view["region"]]
        labels = {province["name"]: self._label(province["name"]) for province in region["provinces"]}
        wide = max(map(len, labels.values()))
        rows = [f"{'':3} {'':{wide}}    " + " ".join(of_seat(seat, f"{seat + 1:>5}") for seat in range(len(names)))]
        camp = " ".join(of_seat(seat, f"{count or '.':>5}") for seat, count in enumerate(view["camp"]))
        entry = self._province[region["entry"]]["number"]
        rows.append(f"{'@':>3} {self._say('word-camp'):{wide}}    {camp}  > {entry}:0")
        for province in region["provinces"]:
            name = province["name"]
            sites = ("T" if province["temple"] else ".") + ("C" if province["city"] else ".")
            cells = " ".join(of_seat(seat, f"{self._cell(view, name, seat):>5}") for seat in range(len(names)))
            rows.append(f"{province['number']:>3} {labels[name]:{wide}} {sites} {cells}  > {self._heads(region, name)}")
        players = self._list(f"{seat} {name}" for seat, name in enumerate(names, 1))
        return [*chart(region, self._say("word-camp"), labels), *rows, self._say("legend", players=players)]

    def _heads(self, region: Mapping[str, Any], origin: str) -> str:
        """The arrows out of a province in short: whither, and the price."""
        arrows = [arrow for arrow in region["arrows"] if arrow["from"] == origin]
        signs = ("~" if arrow["sea"] else "" for arrow in arrows)
        return " ".join(
            f"{sign}{self._province[a['to']]['number']}:{a['price']}" for sign, a in zip(signs, arrows, strict=True)
        )

    @staticmethod
    def _cell(view: View, name: str, seat: int) -> str:
        lying = sum(seat in view["marks"][kind][name] for kind in ("temples", "cities"))
        built = view["temples"][name][seat] + (view["cities"][name] == seat)
        return f"{view['armies'][name][seat] or '.'}{'*' * lying}{'#' * built}"

    # Words -----------------------------------------------------------------------------------------------------------

    def _name(self, region: Mapping[str, Any]) -> str:
        """A region as the game's words call it; one of a board of your own as its file does."""
        message = f"region-{region['id']}"
        return self._phrases.say(message) if self._phrases.has(message) else str(region["name"])

    def _sites(self, province: Mapping[str, Any]) -> str:
        kinds = [kind for kind in ("temple", "city") if province[kind]]
        return self._say(f"sites-{'-and-'.join(kinds) or 'none'}")

    def _place(self, name: str) -> str:
        """A place in a sentence, as the game's words call it; one of a board of your own as its file does."""
        message = "origin-camp" if name == CAMP else f"province-{'-'.join(name.lower().split())}"
        return self._phrases.say(message) if self._phrases.has(message) else name

    def _label(self, name: str) -> str:
        """A place by itself, without an article."""
        return self._say("word-camp") if name == CAMP else self._say("label", place=self._place(name))

    def _called(self, region: Mapping[str, Any]) -> set[str]:
        """How a region may be typed in the reader's language."""
        name = self._name(region)
        return {*_typed(name), *_typed(self._say("label", place=name))}

    def _counts(self, counts: Sequence[int], names: Names) -> str:
        held = [(count, name) for count, name in zip(counts, names, strict=True) if count]
        return self._list(self._say("count-of", count=str(count), name=name) for count, name in held)

    def _list(self, items: Iterable[str]) -> str:
        return ", ".join(items) or self._say("nothing")


def _typed(name: str) -> set[str]:
    """How a name may be typed."""
    return {name.lower(), "-".join(name.lower().split())}
