"""Alexandros told in words: provinces and what they are worth, hands, walls, and any place on request."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from argead.cli.teller import Names, View, of_seat
from argead.language import Phrasebook
from argead.language.grammar import bare


class Teller:
    """Told from a view; the board comes from the game's geometry."""

    def __init__(self, phrases: Phrasebook, geometry: Mapping[str, Any]) -> None:
        self.asides: Mapping[str, str] = {}
        self._say = phrases.part("teller")
        self._card = {card: phrases.say(f"card-{card}") for card in ("temple", "amphora", "horse", "lyre", "soldier")}
        self._points = {point["name"]: (point["x"], point["y"]) for point in geometry["points"]}
        self._triangles = {triangle["name"]: triangle for triangle in geometry["triangles"]}
        self._lines = [tuple(edge["name"].split("/")) for edge in geometry["edges"]]
        self._called = {name: self._known(phrases, "triangle", name) for name in self._triangles}
        self._called |= {name: self._known(phrases, "point", name) for name in self._points}

    @staticmethod
    def _known(phrases: Phrasebook, sort: str, name: str) -> str:
        """What a place is called; on a board of the reader's own it may be nothing but its spot."""
        return phrases.say(f"{sort}-{name}") if phrases.has(f"{sort}-{name}") else ""

    def help(self) -> str:
        return self._say("help-look-at")

    # The whole table -------------------------------------------------------------------------------------------------

    def look(self, view: View, names: Names) -> list[str]:
        say = self._say
        left = view["walls_left"]
        lines = [say("turn", turn=str(view["turn"]), name=names[view["active"]], actions=view["actions_left"])]
        lines += [say(message) for message in ("taxed", "last-turn") if view[message.replace("-", "_")]]
        lines.append(say("alexander", point=self._place(view["alexander"]), black=left["black"], red=left["red"]))
        row = [self._card[card] for card in view["row"] if card]
        lines.append(say("cards", row=self._list(row), pile=view["deck"], discard=self._cards(view["discard"])))
        lines += [self._seat(view, names, seat) for seat in range(len(names))]
        lines += self._provinces(view, names)
        lines += self._under_way(view, names)
        return lines

    def secrets(self, view: View, names: Names) -> list[str]:
        return [self._say("hand", name=names[view["seat"]], cards=self._cards(view["hand"]))]

    def _seat(self, view: View, names: Names, seat: int) -> str:
        return self._say(
            "seat",
            name=names[seat],
            points=view["scores"][seat],
            cards=view["hands"][seat],
            seen=self._cards(view["seen"][seat]),
            reserve=view["reserve"][seat],
            places=self._places(view["governors"][seat]),
            income=view["income"][seat],
        )

    def _provinces(self, view: View, names: Names) -> list[str]:
        """The closed provinces first, the richest before the others; the largest one is the open land."""
        rest = max(view["provinces"], key=lambda province: len(province["triangles"]))
        closed = [province for province in view["provinces"] if province is not rest]
        closed.sort(key=lambda province: (-province["worth"], province["triangles"]))
        lines = []
        for province in closed:
            triangles = self._places(province["triangles"])
            lines.append(self._say("province", facts=self._facts(province, names), triangles=triangles))
        lines.append(self._say("open-land", facts=self._facts(rest, names), count=len(rest["triangles"])))
        return lines

    def _facts(self, province: Mapping[str, Any], names: Names) -> str:
        owner = province["owner"]
        holder = (
            self._say("vacant") if owner is None else self._say("held", name=names[owner], count=province["governors"])
        )
        return self._say("facts", worth=province["worth"], symbols=self._symbols(province["symbols"]), holder=holder)

    def _under_way(self, view: View, names: Names) -> list[str]:
        move, occupation, gift = view["move"], view["occupation"], view["gift"]
        lines = []
        if move["symbol"]:
            goal = self._card[move["symbol"]]
            if move["triangle"]:
                goal += f", {self._place(move['triangle'])}"
            lines.append(self._say("move", goal=goal))
        if occupation:
            places, cards = self._places(occupation["governors"]), self._cards(occupation["cards"])
            lines.append(self._say("occupation", name=names[occupation["seat"]], places=places, cards=cards))
        if gift:
            lines.append(self._say("gift", name=names[gift["from"]], victim=names[gift["to"]], count=gift["left"]))
        return lines

    def glance(self, view: View, names: Names) -> list[str]:
        left, seats = view["walls_left"], range(len(names))
        scores, income = view["scores"], view["income"]
        points = self._list(
            self._say("glance-seat", name=names[seat], points=str(scores[seat]), income=str(income[seat]))
            for seat in seats
        )
        lines = [self._say("alexander", point=self._place(view["alexander"]), black=left["black"], red=left["red"])]
        return [*lines, self._say("glance-points", points=points), *self.secrets(view, names)]

    # One place -------------------------------------------------------------------------------------------------------

    def places(self, view: View, names: Names) -> dict[str, str]:
        walls = self._say("word-walls")
        called = {name.lower(): name for name in map(bare, self._called.values()) if name}
        return {**{place: place for place in self._called}, **called, **self._card, walls: walls}

    def inspect(self, view: View, names: Names, place: str) -> list[str]:
        symbols = {word.lower(): card for card, name in self._card.items() for word in (card, name)}
        place = next(
            (spot for spot, name in self._called.items() if place in (name.lower(), bare(name).lower())), place
        )
        if place in self._triangles:
            return self._triangle(view, names, place)
        if place in self._points:
            return self._point(view, place)
        if place in symbols:
            return [self._symbol(symbols[place])]
        if place == self._say("word-walls"):
            walls = view["walls"]
            told = {colour: self._list(self._line(wall.split("/")) for wall in walls[colour]) for colour in walls}
            return [self._say("walls", **told)]
        return [self._say("no-place", place=place[:40])]

    def _triangle(self, view: View, names: Names, place: str) -> list[str]:
        corners = self._triangles[place]["corners"]
        walls = self._walls(view)
        sides = [line for line in self._lines if set(line) <= set(corners) and "/".join(line) in walls]
        lines = [
            self._say("triangle", place=self._place(place), content=self._content(place), corners=self._places(corners))
        ]
        lines.append(self._say("sides", walls=self._list(map(self._line, sides))))
        for seat, places in enumerate(view["governors"]):
            if place in places:
                lines.append(self._say("governor", name=names[seat]))
        for province in view["provinces"]:
            if place in province["triangles"]:
                largest = max(view["provinces"], key=lambda each: len(each["triangles"]))
                told, count = "open-land" if province is largest else "lies-in", len(province["triangles"])
                lines.append(self._say(told, facts=self._facts(province, names), count=count))
        return lines

    def _point(self, view: View, place: str) -> list[str]:
        walls = self._walls(view)
        ways: dict[bool, list[str]] = {True: [], False: []}
        for line in self._lines:
            if place in line:
                ways["/".join(line) in walls].append(line[1 - line.index(place)])
        around = [
            f"{self._place(name)} {self._content(name)}"
            for name, triangle in self._triangles.items()
            if place in triangle["corners"]
        ]
        lines = [
            self._say(
                "point", place=self._place(place), bare=self._places(ways[False]), walled=self._places(ways[True])
            )
        ]
        lines.append(self._say("around", triangles=self._list(around)))
        if view["alexander"] == place:
            lines.append(self._say("alexander-here"))
        return lines

    def _symbol(self, card: str) -> str:
        places = [name for name, triangle in self._triangles.items() if triangle["symbol"] == card]
        return self._say("symbol", symbol=self._card[card], places=self._places(places))

    def _content(self, triangle: str) -> str:
        symbol = self._triangles[triangle]["symbol"]
        return self._card[symbol] if symbol else self._say("empty")

    # A drawing -------------------------------------------------------------------------------------------------------

    def draw(self, view: View, names: Names) -> list[str]:
        """Letters are symbols, digits governors; walls join points. Lines and columns are labelled as places are named.

        A triangle stands in the line of its row's letter, a point in the line of its second number; above both is the
        column. Where a column has two figures, they stand below each other.
        """
        wide, high = (max(spot[axis] for spot in self._points.values()) for axis in (0, 1))
        sheet = [[" "] * (2 * wide + 1) for _ in range(2 * high + 1)]
        margin = [str(line // 2) if line % 2 == 0 else chr(ord("a") + line // 2) for line in range(2 * high + 1)]
        signs = [of_seat(seat, str(seat + 1)) for seat in range(len(names))]
        owner = {place: signs[seat] for seat, places in enumerate(view["governors"]) for place in places}
        for x, y in self._points.values():
            sheet[2 * y][2 * x] = "+"
        for name, triangle in self._triangles.items():
            row, column = ord(name[0]) - ord("a"), int(name[1:])
            sign = triangle["symbol"][0].upper() if triangle["symbol"] else "."
            sheet[2 * row + 1][2 * column] = owner.get(name, sign)
        for wall in self._walls(view):
            (x, y), (to_x, to_y) = (self._points[point] for point in wall.split("/"))
            if y == to_y:
                sheet[2 * y][2 * x + 1 : 2 * to_x] = "---"
            else:
                sheet[2 * min(y, to_y) + 1][x + to_x] = "\\" if (x < to_x) == (y < to_y) else "/"
        x, y = self._points[view["alexander"]]
        sheet[2 * y][2 * x] = "@"
        tens = [str(column // 10) if column % 10 == 0 and column else " " for column in range(wide + 1)]
        ruler = [" ".join(tens), " ".join(str(column % 10) for column in range(wide + 1))]
        lines = [f"   {line}" for line in ruler]
        lines += [f"{label:>2} {''.join(row)} {label}" for label, row in zip(margin, sheet, strict=True)]
        lines += [f"   {line}" for line in reversed(ruler)]
        symbols = self._list(f"{card[0].upper()} {name}" for card, name in self._card.items())
        players = self._list(f"{seat} {name}" for seat, name in enumerate(names, 1))
        legend = self._say("legend", symbols=symbols, players=players, point=self._place(view["alexander"]))
        return [*(line.rstrip() for line in lines), legend]

    # Words -----------------------------------------------------------------------------------------------------------

    def _place(self, name: str) -> str:
        """A place as people call it, with its spot in the drawing."""
        called = self._called[name]
        return self._say("place", name=called, place=name) if called else name

    def _places(self, names: Iterable[str]) -> str:
        return self._list(map(self._place, names))

    def _line(self, ends: Sequence[str]) -> str:
        """The line between two points; both by name or, where one has none, by their spots."""
        names = [self._called[end] for end in ends]
        return self._say("line", start=names[0], end=names[1], line="/".join(ends)) if all(names) else "/".join(ends)

    @staticmethod
    def _walls(view: View) -> set[str]:
        return {*view["walls"]["black"], *view["walls"]["red"]}

    def _cards(self, cards: Mapping[str, int]) -> str:
        return self._symbols(cards) if any(cards.values()) else self._say("no-card")

    def _symbols(self, symbols: Mapping[str, int]) -> str:
        held = [(count, self._card[symbol]) for symbol, count in symbols.items() if count]
        return self._list(f"{count} × {name}" if count > 1 else name for count, name in held)

    def _list(self, items: Iterable[str]) -> str:
        return ", ".join(items) or self._say("nothing")
