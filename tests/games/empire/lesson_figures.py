"""The numbers that the notes of the guided first game state, read off the table where they are read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from argead.games.empire.scoring import settle
from argead.games.empire.state import Empire
from argead.kernel import Event, Page
from games.empire.position import boxes, place, where


@dataclass(frozen=True)
class Moment:
    """A page of the learner, and the table when it is read."""

    page: Page
    s: Empire
    events: list[Event]

    @property
    def asked(self) -> list[int]:
        """The numbers of the move that the page asks for."""
        return [int(word) for word in self.page.notation.split() if word.isdecimal()]

    def gained(self, seat: int) -> int:
        """The points of a seat in the last scoring."""
        before, now = [event.data["scores"][seat] for event in self.events if event.kind == "scored"][-2:]
        return now - before

    def last(self, kind: str, seat: int | None = None) -> list[Event]:
        """What was told of a kind in the last scoring."""
        scored = [number for number, event in enumerate(self.events) if event.kind == "scored"]
        first = scored[-2] if len(scored) > 1 else 0
        return [event for event in self.events[first:] if event.kind == kind and seat in (None, event.seat)]


def price(s: Empire, start: str, end: str) -> int:
    """What the head of the arrow at its end says."""
    return next(cross.price for cross in s.land.crossings[place(s, start)] if cross.end == place(s, end))


def shown(s: Empire, seat: int) -> tuple[int, ...]:
    """The boxes as they were when the screens were lifted."""
    return s.board.actions.allot[s.layouts[seat]].boxes


def purse(s: Empire, seat: int) -> int:
    return s.temple_cubes[seat] + s.city_cubes[seat]


def temples(s: Empire, seat: int) -> int:
    return sum(s.temples_in(region, seat) for region in range(6))


def leads(s: Empire) -> list[str]:
    """The provinces where the learner has the most armies."""
    rival = where(s, 1)
    return [name for name, count in where(s, 0).items() if count > rival.get(name, 0)]


def contest(s: Empire, kind: str, name: str) -> int:
    """What a piece of the learner's would make the piece in a province cost, whoever builds it."""
    marks, cubes = (s.temple_marks, s.temple_cubes) if kind == "temple" else (s.city_marks, s.city_cubes)
    return settle(marks[place(s, name)] | 1, cubes, 1 if kind == "temple" else 2).price


def awards(s: Empire, region: str | None) -> dict[str, tuple[int, int | None]]:
    found = [award for award in s.view(0)["awards"] if award["region"] == region]
    return {award["kind"]: (award["points"], award["winner"]) for award in found}


def unspent(m: Moment, seat: int) -> int:
    """The cubes for building that were left when the last region ended."""
    _, _, for_temples, for_cities = shown(m.s, seat)
    start = max(number for number, event in enumerate(m.events) if event.kind == "showed")
    costly = ("crossed", "temple-built", "city-built")
    paid = [event.data["price"] for event in m.events[start:] if event.kind in costly and event.seat == seat]
    return for_temples + for_cities - sum(paid)


def dear(m: Moment) -> list[int]:
    """What the learner paid for temples beside which one of the rival's lay."""
    prices = {event.data["price"] for event in m.last("temple-built", 0) if event.data["rivals"]}
    assert len(prices) == 1, "all cost the same"
    return [event.data["price"] for event in m.last("temple-built", 0) if event.data["rivals"]]


FIGURES: dict[str, Callable[[Moment], list[int]]] = {
    "welcome": lambda m: [len(m.s.view(0)["regions"])],
    "boxes": lambda m: [m.s.board.cubes, len(m.asked)],
    "first-layout": lambda m: m.asked,
    "bid-tie": lambda m: [boxes(m.s, 1)[0], boxes(m.s, 0)[1], boxes(m.s, 1)[1]],
    "last-place": lambda m: m.asked,
    "rival-marched": lambda m: [price(m.s, "Thessalia", "Boeotia"), shown(m.s, 1)[2], m.s.temple_cubes[1]],
    "rival-laid": lambda m: [sum(marks == 2 for marks in m.s.temple_marks)],
    "all-in": lambda m: [where(m.s, 0)["camp"]],
    "three-steps": lambda m: [m.s.board.steps],
    "two-ways": lambda m: [price(m.s, "Macedonia", "Illyria"), m.s.board.steps - 1],
    "majority": lambda m: [m.s.board.province_points, where(m.s, 0)["Macedonia"] - 3, *m.asked],
    "bare-province": lambda m: [m.s.board.province_points, where(m.s, 0)["Thessalia"] - 1],
    "alone": lambda m: m.asked,
    "goal": lambda m: [int(m.s.land.region.goal_symbol), m.s.board.rounds],
    "stay": lambda m: [price(m.s, "Macedonia", "Thracia")],
    "lone-temple": lambda m: [contest(m.s, "temple", "Illyria"), m.s.board.temple_points],
    "temple-tie": lambda m: [m.s.temple_cubes[0]] if m.s.temple_cubes[0] == m.s.temple_cubes[1] else [],
    "spoil": lambda m: [m.s.board.temple_points, m.s.temple_cubes[1] + 1, m.s.temple_cubes[0]],
    "lone-city": lambda m: [m.s.board.city_price, m.s.board.city_points, m.s.city_cubes[1], m.s.city_cubes[0]],
    "dear-city": lambda m: [m.s.board.city_price, contest(m.s, "city", "Macedonia"), m.s.city_cubes[0]],
    "first-scoring": lambda m: [m.s.scores[0], len(m.last("majority", 0)), m.s.scores[1]],
    "drained": lambda m: [purse(m.s, 0), purse(m.s, 1)],
    "split": lambda m: [m.s.round, *m.asked],
    "goal-entered": lambda m: [price(m.s, "Macedonia", "Thracia")],
    "hurry": lambda m: [m.s.scores[1], m.s.scores[0], purse(m.s, 0)],
    "to-thracia": lambda m: [price(m.s, "Macedonia", "Thracia")],
    "armies-tie": lambda m: m.asked,
    "needs": lambda m: [m.s.board.city_price, m.s.temple_cubes[1], contest(m.s, "temple", "Macedonia")],
    "exact": lambda m: [
        *(contest(m.s, "temple", "Illyria"), contest(m.s, "temple", "Macedonia") + 1, contest(m.s, "city", "Thracia")),
        *(m.s.temple_cubes[0], m.s.city_cubes[0], m.asked[0]),
    ],
    "tied-macedonia": lambda m: [where(m.s, 0)["Thessalia"]],
    "two-heads": lambda m: [price(m.s, "Macedonia", "Illyria"), *m.asked],
    "look-round": lambda m: [where(m.s, 0)["Macedonia"], m.s.board.province_points * len(leads(m.s))],
    "temple-contest": lambda m: [*m.s.temple_cubes, contest(m.s, "temple", "Macedonia")],
    "second-temple": lambda m: [m.s.board.temple_points, contest(m.s, "temple", "Macedonia"), m.s.temple_cubes[0]],
    "found-city": lambda m: [contest(m.s, "city", "Thracia"), m.s.board.city_points],
    "hellas-over": lambda m: [m.gained(0), *m.s.scores, m.s.board.cubes],
    "region-awards": lambda m: [
        *(awards(m.s, "hellas")["temples"][0], awards(m.s, "hellas")["cities"][0]),
        *(m.s.temples_in(0, 0), m.s.temples_in(0, 1)),
    ],
    "no-bid": lambda m: m.asked[1:],
    "outbid": lambda m: [boxes(m.s, 1)[0], m.s.order.index(1) + 1, sum(boxes(m.s, 1)[1:]), sum(boxes(m.s, 0)[1:])],
    "read-rival": lambda m: [m.s.city_cubes[1], m.s.city_cubes[0], len(m.s.land.temples)],
    "pace": lambda m: [where(m.s, 0)["camp"]],
    "coast-road": lambda m: [len(m.s.land.crossings[place(m.s, "Mysia")]), price(m.s, "Mysia", "Phrygia")],
    "leave-one": lambda m: [where(m.s, 0)["Mysia"] - 1],
    "sea": lambda m: [price(m.s, "Lydia", "Cilicia"), price(m.s, "Lydia", "Lycia") + price(m.s, "Lycia", "Cilicia")],
    "one-aboard": lambda m: m.asked,
    "fare": lambda m: [m.s.city_cubes[1], m.s.city_cubes[0], m.asked[1]],
    "worst-case": lambda m: [3, m.s.temple_cubes[1] + 1, 3 * (m.s.temple_cubes[1] + 1), m.s.temple_cubes[0]],
    "phrygia": lambda m: [where(m.s, 0)["Lydia"], m.s.board.province_points],
    "numbers": lambda m: m.asked,
    "stand": lambda m: [len(where(m.s, 0)), where(m.s, 0)["Lydia"]],
    "no-city": lambda m: [m.s.board.city_price, m.s.city_cubes[0]],
    "asia-over": lambda m: [
        *(len(dear(m)), dear(m)[0], m.s.temples_in(1, 0)),
        *(*m.s.scores, unspent(m, 1)),
    ],
    "board-awards": lambda m: [
        *(awards(m.s, None)["temples"][0], temples(m.s, 0), temples(m.s, 1)),
        *(awards(m.s, None)["cities"][0], m.s.city_owner.count(1), m.s.city_owner.count(0)),
    ],
    "farewell": lambda m: [m.s.board.temples, m.s.temples[0], m.s.board.cities, m.s.cities[0], *m.asked],
}
"""Every number of a note, in the order of the English text, as the table has it."""
