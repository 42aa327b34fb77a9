"""What the notes of both books state in figures, told from the position in which they are read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from argead.games.phalanxx.actions import SLOTS, VALUE
from argead.games.phalanxx.board import KINDS_COUNTED
from argead.games.phalanxx.cards import COUNTED
from argead.games.phalanxx.ending import home_sum, reckon
from argead.games.phalanxx.heroism import valour
from argead.games.phalanxx.playing import gain
from argead.games.phalanxx.state import Phalanxx


@dataclass(frozen=True)
class Moment:
    """A position of the book with the first one and the one that the move leads to. Side 0 is the learner."""

    s: Phalanxx
    first: Phalanxx
    after: Phalanxx

    def start(self) -> Moment:
        return Moment(self.first, self.first, self.first)

    def then(self) -> Moment:
        return Moment(self.after, self.first, self.after)

    def force(self, side: int = 0) -> int:
        return self.s.force[side]

    def talents(self) -> int:
        return self.s.talents[0]

    def reserve(self) -> int:
        return self.s.reserve[0]

    def home(self, slot: int, side: int = 0) -> int:
        return VALUE[self.s.home[side * SLOTS + slot - 1]]

    def dice(self) -> list[int]:
        return [VALUE[die] for die in self.s.rolled]

    def die(self, number: int) -> int:
        return self.dice()[number - 1]

    def card(self, name: str) -> int:
        return self.s.board.ids.index(name)

    def price(self, name: str) -> int:
        if self.s.scouted == self.card(name):
            return self.s.board.scout_price
        return self.s.board.prices[self.s.row.index(self.card(name))]

    def gain(self, name: str, side: int = 0) -> int:
        return gain(self.s, side, self.card(name))

    def printed(self, name: str) -> int:
        return self.s.board.force[self.card(name)]

    def steps(self, name: str) -> list[int]:
        return list(self.s.board.cards[self.card(name)].steps)

    def asks(self, name: str, kind: str) -> int:
        return next(c.least for c in self.s.board.cards[self.card(name)].conditions if c.kind == kind)

    def region(self, name: str) -> int:
        return 1 << self.s.land.ids.index(name)

    def worth(self, name: str) -> int:
        return self.s.land.worth(self.region(name))

    def takes(self, name: str) -> int:
        return self.s.land.soldiers(self.region(name))

    def cities(self, side: int = 0) -> int:
        return (self.s.held[side] & self.s.land.cities).bit_count()

    def oases(self, side: int = 0) -> int:
        return (self.s.held[side] & self.s.land.oases).bit_count()

    def soldiers(self) -> int:
        return self.s.soldiers(0)

    def played(self, kind: str, side: int = 0) -> int:
        return self.s.counts[side * KINDS_COUNTED + COUNTED.index(kind)]

    def coloured(self, side: int = 0) -> int:
        return self.played("orange", side) + self.played("purple", side)

    def rotated(self, side: int = 0) -> int:
        return self.s.rotated[side].bit_count()

    def valour(self, side: int = 0) -> int:
        return valour(self.s, side)

    def points(self, side: int = 0) -> int:
        return reckon(self.s, side).total

    def next_archer(self, side: int) -> int:
        """What Parmenion would gain by one archer more."""
        archers, steps = self.played("archer", side), self.steps("parmenion")
        return steps[archers + 1] - steps[archers]

    def next_army(self, side: int) -> int:
        """What Dareios would gain by one Army more."""
        armies, steps = self.played("white", side), self.steps("dareios")
        return steps[armies + 1] - steps[armies]


def count(m: Moment) -> list[int]:
    """Points for a rotated card and a soldier, and a point for so many Talents."""
    return [m.s.board.rotated_points, 1, 1, m.s.board.talents_a_point]


Figures = Callable[[Moment], list[int]]
RIVAL: dict[str, Figures] = {
    "home-dice": lambda m: [home_sum(m.s, 0), m.talents()],
    "row": lambda m: [m.price("parmenion"), m.price("peltasts")],
    "roll": lambda m: m.dice(),
    "javelins": lambda m: [m.gain("javelin-throwers")],
    "match": lambda m: [m.die(2), m.home(1), m.die(3)],
    "force": lambda m: [m.force()],
    "babylon": lambda m: [m.worth("babylonia"), m.takes("babylonia"), m.takes("arabia")],
    "slots": lambda m: [m.die(2), m.home(2), m.home(3)],
    "income": lambda m: [m.die(1), m.home(3), m.then().talents() - m.talents()],
    "purse": lambda m: [m.s.board.talents_a_point, m.s.board.most_talents],
    "answer": lambda m: [m.asks("mercenaries", "die-colour"), m.force(1)],
    "cheaper": lambda m: [m.start().price("parmenion"), m.price("parmenion")],
    "four": lambda m: [m.s.board.exchange_from, m.s.board.prices[0], m.price("paionian-riders")],
    "give": lambda m: [m.asks("horses", "oases"), m.oases(), m.gain("horses")],
    "scale": lambda m: [*m.steps("parmenion")[1:], m.gain("parmenion")],
    "colour": lambda m: [m.die(1), m.home(1), m.die(3), m.home(3)],
    "first-strength": lambda m: [m.force(), m.force(1), m.s.board.conflict_cost],
    "partner": lambda m: [m.die(1), m.home(2), m.home(3)],
    "conflict": lambda m: [m.force(), m.force(1), m.force() - m.then().force()],
    "rotated": lambda m: [m.s.board.rotated_points],
    "revenge": lambda m: [
        m.force(1) - m.printed("hoplites") + m.s.board.conflict_cost,
        m.force(),
        m.force(1),
    ],
    "patience": lambda m: [m.start().price("blacksmith"), m.price("blacksmith")],
    "condition": lambda m: [m.asks("blacksmith", "die-value"), max(m.home(slot) for slot in (1, 2, 3))],
    "push-up": lambda m: [m.die(2), m.home(1), m.then().talents() - m.talents(), m.home(1)],
    "met": lambda m: [m.home(1)],
    "high": lambda m: [m.home(1), m.home(1), m.die(2)],
    "arabia": lambda m: [m.die(1), m.home(3), m.worth("arabia")],
    "stolen": lambda m: [m.home(3), m.home(2, 1)],
    "slingers-cheap": lambda m: [m.printed("rhodian-slingers"), m.price("rhodian-slingers")],
    "own": lambda m: [m.asks("paionian-riders", "talents"), m.talents()],
    "exchange": lambda m: [m.die(1), m.home(3)],
    "swap": lambda m: [m.home(3), m.home(2, 1)],
    "smith": lambda m: [m.die(1), m.home(1), m.home(2)],
    "turn-four": lambda m: [m.then().die(1), m.home(2), m.die(2), m.home(1)],
    "group": lambda m: [m.s.board.group_points],
    "jump": lambda m: [
        m.die(1),
        m.home(2),
        m.then().points() - m.points(),
        m.gain("paionian-riders"),
        m.s.board.group_points,
    ],
    "nabatene": lambda m: [m.die(1), m.worth("nabatene"), m.asks("rhodian-slingers", "oases")],
    "horses": lambda m: [m.steps("horses")[m.played("purple", 1)], m.force(1), m.force()],
    "sarissas": lambda m: [m.gain("sarissas"), m.price("sarissas")],
    "low-roll": lambda m: [*m.dice(), sum(m.dice()), m.s.board.low_roll, m.s.board.low_roll_talents],
    "best-home": lambda m: [m.die(3)],
    "push-down": lambda m: [m.die(3), m.home(2), m.talents() - m.then().talents()],
    "smith-again": lambda m: [m.die(1), m.home(1), m.home(3)],
    "turn-six": lambda m: [m.then().die(2), m.home(1)],
    "slingers": lambda m: [m.printed("rhodian-slingers"), m.next_archer(0), m.gain("rhodian-slingers")],
    "last-slot": lambda m: [m.die(2), m.home(1), m.home(3)],
    "soldier": lambda m: [m.die(1), m.home(3)],
    "reserve": lambda m: [m.then().die(1), m.reserve()],
    "third": lambda m: [m.force() + m.gain("sarissas")],
    "grown": lambda m: [
        m.steps("fortress")[m.played("purple", 1)],
        m.steps("horses")[2] - m.steps("horses")[1],
        m.force(1),
        m.force(),
    ],
    "argyraspides": lambda m: [m.gain("argyraspides"), m.played("white"), m.cities(), m.price("argyraspides")],
    "keep": lambda m: [m.s.board.exchange_from],
    "wagon": lambda m: [m.price("supply-wagon-ii")],
    "count": lambda m: [*count(m), m.points(), m.points(1)],
    "valour": lambda m: [
        *(m.force(), m.force(1), m.coloured(), m.rotated(), m.valour()),
        *(m.coloured(1), m.rotated(1), m.valour(1)),
    ],
    "gerrhaia": lambda m: [m.s.board.conflict_cost],
    "one": lambda m: [m.die(1), m.home(2)],
    "end": lambda m: [m.s.pile()],
}

ALONE: dict[str, Figures] = {
    "welcome": lambda m: [m.cities(1), m.oases(1)],
    "maxximilian": lambda m: [m.force(1)],
    "row": lambda m: [
        home_sum(m.s, 0),
        m.talents(),
        m.price("blacksmith"),
        m.price("horses"),
        m.price("agrianian-archers"),
    ],
    "roll": lambda m: m.dice(),
    "peltasts": lambda m: [m.asks("agrianian-archers", "die-value"), m.gain("peltasts")],
    "match": lambda m: [m.die(2), m.home(3)],
    "force": lambda m: [m.force(), m.force(1)],
    "susiana": lambda m: [
        (m.s.land.spread(m.region("susiana")) & m.s.held[1] & m.s.land.oases).bit_count(),
    ],
    "slots": lambda m: [m.die(2), m.home(1), m.home(2)],
    "income": lambda m: [m.die(1), m.then().talents() - m.talents(), m.s.board.most_talents],
    "far-end": lambda m: [m.then().force(1) - m.force(1)],
    "scout": lambda m: [m.start().price("scout"), m.price("scout"), m.gain("scout")],
    "conditions": lambda m: [m.asks("scout", "talents"), m.talents()],
    "thrift": lambda m: [m.die(1), m.home(3)],
    "strike": lambda m: [m.force(), m.force(1), m.worth("media"), m.takes("media")],
    "price": lambda m: [m.s.board.conflict_cost],
    "partner": lambda m: [m.die(2), m.home(2), m.die(1), m.home(1)],
    "rotated": lambda m: [m.s.board.rotated_points],
    "cretans": lambda m: [m.asks("cretan-archers", "soldiers"), m.soldiers()],
    "behind": lambda m: [m.force(1), m.force()],
    "sarissas": lambda m: [m.gain("sarissas"), m.price("sarissas")],
    "exchange": lambda m: [m.s.board.exchange_from, m.s.board.prices[0]],
    "still-row": lambda m: [*m.dice(), m.force() + m.gain("sarissas")],
    "lowest": lambda m: [m.die(1), m.home(3)],
    "babylon": lambda m: [m.force(), m.force(1), m.worth("babylonia"), m.worth("babylonia")],
    "keep-six": lambda m: [m.die(1), m.home(1), m.die(2)],
    "push": lambda m: [m.die(1), m.home(2), m.then().talents() - m.talents()],
    "push-why": lambda m: [m.asks("agrianian-archers", "die-value")],
    "scale": lambda m: [
        m.printed("blacksmith"),
        m.steps("horses")[2] - m.steps("horses")[1],
        m.force(1),
        m.force(),
    ],
    "riders-cheap": lambda m: [m.s.board.prices[0], m.price("paionian-riders")],
    "low-roll": lambda m: [
        *(*m.dice(), sum(m.dice()), m.s.board.low_roll, m.s.board.low_roll_talents),
        *(m.talents(), m.asks("paionian-riders", "talents")),
    ],
    "income-slot": lambda m: [m.die(1), m.home(2)],
    "swap": lambda m: [m.home(2, 1), m.home(2)],
    "agrianians": lambda m: [m.home(2), m.gain("agrianian-archers")],
    "either": lambda m: [m.die(1), m.home(3)],
    "level": lambda m: [m.force(), m.force(1), m.die(1), m.home(1)],
    "turn": lambda m: [m.then().die(1), 1, m.reserve()],
    "riders": lambda m: [m.talents(), m.gain("paionian-riders")],
    "group": lambda m: [m.s.board.group_points],
    "ranks": lambda m: [m.points(), m.points(1), m.points() - m.points(1), *m.s.board.ranks],
    "seven": lambda m: [
        *(m.printed("rhodian-slingers"), m.next_army(1), m.next_archer(1)),
        m.gain("rhodian-slingers", 1),
    ],
    "deny": lambda m: [m.price("rhodian-slingers"), m.gain("bessos", 1), m.asks("rhodian-slingers", "oases")],
    "high-done": lambda m: [m.home(2)],
    "abilities": lambda m: [m.price("supply-wagon-ii")],
    "push-down": lambda m: [m.die(3), m.home(2), m.talents() - m.then().talents()],
    "issos": lambda m: [m.force(), m.force(1), m.worth("kilikia")],
    "short": lambda m: [m.takes("kilikia"), m.reserve()],
    "five": lambda m: [m.die(2), m.home(1), m.die(1)],
    "heroism": lambda m: [m.s.pile(), m.valour(1), m.valour()],
    "count": count,
    "farewell": lambda m: [m.oases(1)],
}
