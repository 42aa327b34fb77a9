"""What a player can choose in PhalanXX: one small class a verb, every instance made once for its board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from argead.games.phalanxx.cards import COLOURS
from argead.kernel import Action, Vocabulary, Word

FACES = 6
DICE = len(COLOURS) * FACES
"""A die is one number: its colour times six and its value less one."""

SLOTS = 3
VALUE = [die % FACES + 1 for die in range(DICE)]
COLOUR = [die // FACES for die in range(DICE)]
DIE = [f"{COLOURS[COLOUR[die]]}-{VALUE[die]}" for die in range(DICE)]


class Buy(Word):
    """Buy this card of the row, or the one that was scouted."""


class Give(Word):
    """Lay this card of your hand into the row."""


class Take(Word):
    """Take this card of the row for it."""


class Play(Word):
    """Play this card of your hand."""


class Conquer(Word):
    """Conquer this region."""


class Move(Word):
    """Move the missing soldier from this region."""


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

    def __init__(self, index: int, die: int, slot: int) -> None:
        super().__init__(index, die, DIE[die], str(slot + 1))
        self.slot = slot

    def args(self) -> dict[str, object]:
        return {**super().args(), "slot": self.slot + 1}


class Turn(DieAction):
    """Turn this die to another value."""

    __slots__ = ("turned",)

    def __init__(self, index: int, die: int, value: int) -> None:
        super().__init__(index, die, DIE[die], str(value))
        self.turned = die - VALUE[die] + value

    def args(self) -> dict[str, object]:
        return {**super().args(), "to": VALUE[self.turned]}


class Swap(DieAction):
    """Take this home die of a rival for yours."""

    __slots__ = ("rival",)

    def __init__(self, index: int, rival: int, die: int) -> None:
        super().__init__(index, die, str(rival + 1), DIE[die])
        self.rival = rival

    def args(self) -> dict[str, object]:
        return {**super().args(), "number": self.rival + 1}


class Ability(Action):
    """What a played card lets its owner do; a board without such a card never offers it."""

    __slots__ = ("card",)

    def __init__(self, index: int, card: str) -> None:
        super().__init__(index)
        self.card = card


class Begin(Action):
    """Set the game up on a real table."""


class Scout(Ability):
    """Turn over the top card of the pile."""


class Pass(Action):
    """Buy nothing."""


class Keep(Action):
    """Exchange nothing."""


class Push(Action):
    """Push a home die out with a rolled one."""


class Income(Action):
    """Receive Talents, and perhaps exchange a die."""


class Discharge(Action):
    """Discard a soldier of the reserve to choose a die's value."""


class Forge(Ability):
    """Let the Blacksmith choose a die's value."""


class Actions(Vocabulary):
    """The tables of one board. Regions of two sides are never offered together, and `begin` is offered alone.

    `able` are the cards with an ability, by the ability.
    """

    def __init__(
        self, cards: Sequence[str], sides: Sequence[Sequence[str]], seats: int, able: Mapping[str, str]
    ) -> None:
        super().__init__()
        self.begin = Begin(0)
        self.buy = self._words(Buy, "card", cards)
        self.scout = Scout(self._room(1), able.get("scout", ""))
        self.no_purchase = self._one(Pass)
        self.give = self._words(Give, "card", cards)
        self.take = self._words(Take, "card", cards)
        self.play = self._words(Play, "card", cards)
        self.conquer = self._lists(Conquer, "region", sides)
        self.move = self._lists(Move, "region", sides)
        self.push = self._one(Push)
        self.income = self._one(Income)
        self.discharge = self._one(Discharge)
        self.forge = Forge(self._room(1), able.get("blacksmith", ""))
        self.place = [[Place(self._room(1), die, slot) for slot in range(SLOTS)] for die in range(DICE)]
        self.turn = [
            [Turn(self._room(1), die, value) for value in range(1, FACES + 1) if value != VALUE[die]]
            for die in range(DICE)
        ]
        self.swap = [[Swap(self._room(1), rival, die) for die in range(DICE)] for rival in range(seats)]
        self.keep = self._one(Keep)
