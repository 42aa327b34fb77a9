"""5.3: armies march along arrows, up to three provinces a round; prices are paid once a group."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argead.games.empire.actions import Cross, Halt, Pay, Send
from argead.games.empire.state import Empire
from argead.kernel import Action, Decision


@dataclass(frozen=True, slots=True)
class March(Decision[Empire]):
    """Lead armies over an arrow, or halt. `made` are the crossings of this turn, from where to where."""

    made: tuple[tuple[int, int], ...] = ()

    rule = "movement"
    skips_single = True

    def options(self, s: Empire, seat: int) -> Sequence[Action]:
        purse = s.temple_cubes[seat] + s.city_cubes[seat]
        width = s.board.steps + 1
        options: list[Action] = []
        for place, crossings in enumerate(s.land.crossings):
            if any(s.marching[place * width : place * width + width - 1]):
                options.extend([cross for cross in crossings if cross.price <= purse])
        options.append(s.board.actions.halt)
        return options

    def likely(self, s: Empire, seat: int, style: str) -> Sequence[Action]:
        """Nobody sensible marches to and fro."""
        return [action for action in s.actions(seat) if not isinstance(action, Cross) or not self.leads_back(action)]

    def leads_back(self, cross: Cross) -> bool:
        """Whether armies have marched this turn from the end of the arrow to its start, by whatever ways."""
        reached = [cross.end]
        for place in reached:
            reached += [end for start, end in self.made if start == place and end not in reached]
        return cross.start in reached

    def play(self, s: Empire, seat: int, action: Cross | Halt) -> None:
        if isinstance(action, Cross):
            # Who has entered the goal has changed something for good, and may well turn back.
            enters = action.end == s.land.goal and not s.entered
            made = () if enters else (*self.made, (action.start, action.end))
            s.then(SendArmies(action, ()), March(made))


MARCH = March()


@dataclass(frozen=True, slots=True)
class Crossing(Decision[Empire]):
    """A decision on the way: `sent` are the armies that cross together, by how far each has marched before."""

    crossing: Cross
    sent: tuple[int, ...]

    midway = True
    skips_single = True


class SendArmies(Crossing):
    """How many armies cross together? Those that have marched differently far are decided one after the other."""

    __slots__ = ()

    rule = "movement"

    def options(self, s: Empire, seat: int) -> Sequence[Action]:
        there, steps = self.able(s), len(self.sent)
        must = not any(self.sent) and not any(there[steps + 1 :])
        return s.board.actions.send[1 if must else 0 : there[steps] + 1]

    def able(self, s: Empire) -> list[int]:
        """The armies that can cross, by how far each has marched."""
        return s.marching[self.crossing.start * (s.board.steps + 1) :][: s.board.steps]

    def args(self, s: Empire, seat: int) -> dict[str, object]:
        marched = {"steps": len(self.sent), "sent": sum(self.sent), "mixed": sum(map(bool, self.able(s))) > 1}
        return {"origin": self.crossing.origin, "goal": self.crossing.goal, **marched}

    def play(self, s: Empire, seat: int, action: Send) -> None:
        sent = (*self.sent, action.number)
        if len(sent) < s.board.steps:
            s.then(SendArmies(self.crossing, sent))
        else:
            s.then(PayCrossing(self.crossing, sent))


class PayCrossing(Crossing):
    """The crossing has a price: pay it with cubes of your temple box, your city box, or both."""

    __slots__ = ()

    rule = "movement"

    def args(self, s: Empire, seat: int) -> dict[str, object]:
        return self.crossing.args()

    def options(self, s: Empire, seat: int) -> Sequence[Action]:
        price = self.crossing.price
        least, most = max(0, price - s.city_cubes[seat]), min(price, s.temple_cubes[seat])
        return s.board.actions.pay[price][least : most + 1]

    def play(self, s: Empire, seat: int, action: Pay) -> None:
        s.temple_cubes[seat] -= action.temples
        s.city_cubes[seat] -= action.cities
        cross, width = self.crossing, s.board.steps + 1
        for steps, count in enumerate(self.sent):
            s.marching[cross.start * width + steps] -= count
            s.marching[cross.end * width + steps + 1] += count
        marched = sum(self.sent)
        first = seat * s.board.places
        s.armies[first + cross.start] -= marched
        s.armies[first + cross.end] += marched
        paid = {"price": cross.price, "temples": action.temples, "cities": action.cities}
        s.tell("crossed", "movement", seat, origin=cross.origin, goal=cross.goal, number=marched, **paid)
        if cross.end == s.land.goal and not s.entered:
            s.entered = True
            s.tell("entered", "region-end", seat, goal=cross.goal)
