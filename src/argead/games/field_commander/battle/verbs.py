"""What the commander can choose in battle: one small class a verb."""

from __future__ import annotations

from argead.games.field_commander.verbs import CounterWord
from argead.kernel import Action, Word


class Hit(CounterWord):
    """This Force of yours takes the Hit."""


class Rally(Action):
    """Discard a Rally to absorb the Hit."""


class Plan(Word):
    """Take this battle plan."""


class Ready(Action):
    """Take no more plans."""


class Fight(Action):
    """Fight the next turn of the battle."""


class Retreat(Action):
    """Retreat from the battle."""


class Duel(Action):
    """Alexander attacks the enemy Leader, one of these."""

    __slots__ = ("leaders",)

    def __init__(self, index: int, leaders: tuple[str, ...]) -> None:
        super().__init__(index)
        self.leaders = leaders


class Attack(CounterWord):
    """This Force attacks."""


class Batter(CounterWord):
    """This Siege Engine attacks a Wall."""


class Charge(CounterWord):
    """This Cavalry attacks instead of resting."""


class Sacrifice(CounterWord):
    """This Force attacks with a certain 1, and is lost."""


class Ram(CounterWord):
    """This Siege Engine attacks a Wall with a certain 1, and is lost."""


class Fate(Action):
    """Roll again."""


class Flank(Action):
    """Inflict one Hit more."""


class Regroup(Action):
    """The destroyed Force will rejoin after the battle."""


class Strike(CounterWord):
    """This enemy Force takes the Hit."""


class Envelop(Action):
    """Inflict Hits equal to your Force Advantage."""
