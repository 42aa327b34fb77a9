"""What a player can answer in PhalanXX: one small class a verb, every instance made once for its board."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.phalanxx.cards import COLOURS
from argead.kernel import Action

FACES = 6
DICE = len(COLOURS) * FACES
"""A die is one number: its colour times six and its value less one."""

SLOTS = 3
VALUE = [die % FACES + 1 for die in range(DICE)]
COLOUR = [die // FACES for die in range(DICE)]
DIE = [f"{COLOURS[COLOUR[die]]}-{VALUE[die]}" for die in range(DICE)]


class CardAction(Action):
    """A verb with an epoch card."""

    __slots__ = ("card", "id")

    def __init__(self, index: int, card: int, id_: str) -> None:
        super().__init__(index, id_)
        self.card = card
        self.id = id_

    def args(self) -> dict[str, object]:
        return {"card": self.id}


class Buy(CardAction):
    """Buy this card of the row, or the one that was scouted."""

    __slots__ = ()
    verb = "buy"


class Give(CardAction):
    """Lay this card of your hand into the row."""

    __slots__ = ()
    verb = "give"


class Take(CardAction):
    """Take this card of the row for it."""

    __slots__ = ()
    verb = "take"


class Play(CardAction):
    """Play this card of your hand."""

    __slots__ = ()
    verb = "play"


class RegionAction(Action):
    """A verb with a region."""

    __slots__ = ("id", "region")

    def __init__(self, index: int, region: int, id_: str) -> None:
        super().__init__(index, id_)
        self.region = region
        self.id = id_

    def args(self) -> dict[str, object]:
        return {"region": self.id}


class Conquer(RegionAction):
    """Conquer this region."""

    __slots__ = ()
    verb = "conquer"


class Move(RegionAction):
    """Move the missing soldier from this region."""

    __slots__ = ()
    verb = "move"


class DieAction(Action):
    """A verb with a die."""

    __slots__ = ("die",)

    def __init__(self, index: int, die: int, *words: str) -> None:
        super().__init__(index, *words)
        self.die = die

    def args(self) -> dict[str, object]:
        return {"colour": COLOURS[COLOUR[self.die]], "value": VALUE[self.die]}


class Place(DieAction):
    """Use this die, at this slot. Slots count from 0, and from 1 where they are written."""

    __slots__ = ("slot",)
    verb = "place"

    def __init__(self, index: int, die: int, slot: int) -> None:
        super().__init__(index, die, DIE[die], str(slot + 1))
        self.slot = slot

    def args(self) -> dict[str, object]:
        return {**super().args(), "slot": self.slot + 1}


class Turn(DieAction):
    """Turn this die to another value."""

    __slots__ = ("turned",)
    verb = "turn"

    def __init__(self, index: int, die: int, value: int) -> None:
        super().__init__(index, die, DIE[die], str(value))
        self.turned = die - VALUE[die] + value

    def args(self) -> dict[str, object]:
        return {**super().args(), "to": VALUE[self.turned]}


class Swap(DieAction):
    """Take this home die of a rival for yours."""

    __slots__ = ("rival",)
    verb = "swap"

    def __init__(self, index: int, rival: int, die: int) -> None:
        super().__init__(index, die, str(rival + 1), DIE[die])
        self.rival = rival

    def args(self) -> dict[str, object]:
        return {**super().args(), "number": self.rival + 1}


class Scout(Action):
    """Turn over the top card of the pile."""

    __slots__ = ()
    verb = "scout"


class Pass(Action):
    """Buy nothing."""

    __slots__ = ()
    verb = "pass"


class Keep(Action):
    """Exchange nothing."""

    __slots__ = ()
    verb = "keep"


class Push(Action):
    """Push a home die out with a rolled one."""

    __slots__ = ()
    verb = "push"


class Income(Action):
    """Receive Talents, and perhaps exchange a die."""

    __slots__ = ()
    verb = "income"


class Discharge(Action):
    """Discard a soldier of the reserve to choose a die's value."""

    __slots__ = ()
    verb = "discharge"


class Forge(Action):
    """Let the Blacksmith choose a die's value."""

    __slots__ = ()
    verb = "forge"


class Actions:
    """The tables of one board. The order of the tables is the order of legal lists.

    Regions of two sides are never offered together, so they share their indices.
    """

    def __init__(self, cards: Sequence[str], sides: Sequence[Sequence[str]], seats: int) -> None:
        self._size = 0
        self.buy = [Buy(self._next(), card, id_) for card, id_ in enumerate(cards)]
        self.scout = Scout(self._next())
        self.no_purchase = Pass(self._next())
        self.give = [Give(self._next(), card, id_) for card, id_ in enumerate(cards)]
        self.take = [Take(self._next(), card, id_) for card, id_ in enumerate(cards)]
        self.play = [Play(self._next(), card, id_) for card, id_ in enumerate(cards)]
        most = max(map(len, sides))
        first_conquer, first_move = self._take(most), self._take(most)
        self.conquer = [[Conquer(first_conquer + r, r, id_) for r, id_ in enumerate(side)] for side in sides]
        self.move = [[Move(first_move + r, r, id_) for r, id_ in enumerate(side)] for side in sides]
        self.push = Push(self._next())
        self.income = Income(self._next())
        self.discharge = Discharge(self._next())
        self.forge = Forge(self._next())
        self.place = [[Place(self._next(), die, slot) for slot in range(SLOTS)] for die in range(DICE)]
        self.turn = [
            [Turn(self._next(), die, value) for value in range(1, FACES + 1) if value != VALUE[die]]
            for die in range(DICE)
        ]
        self.swap = [[Swap(self._next(), rival, die) for die in range(DICE)] for rival in range(seats)]
        self.keep = Keep(self._next())
        self.size = self._size

    def _next(self) -> int:
        return self._take(1)

    def _take(self, count: int) -> int:
        self._size += count
        return self._size - count
