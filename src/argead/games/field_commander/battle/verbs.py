"""What the commander can answer in battle: one small class a verb."""

from __future__ import annotations

from argead.games.field_commander.verbs import CounterWord, Word
from argead.kernel import Action


class Hit(CounterWord):
    """This Force of yours takes the Hit."""

    __slots__ = ()
    verb = "hit"


class Rally(Action):
    """Discard a Rally to absorb the Hit."""

    __slots__ = ()
    verb = "rally"


class Plan(Word):
    """Take this battle plan."""

    __slots__ = ()
    verb = "plan"
    names = "plan"


class Ready(Action):
    """Take no more plans."""

    __slots__ = ()
    verb = "ready"


class Fight(Action):
    """Fight the next turn of the battle."""

    __slots__ = ()
    verb = "fight"


class Retreat(Action):
    """Retreat from the battle."""

    __slots__ = ()
    verb = "retreat"


class Duel(Action):
    """Alexander attacks the enemy Leader."""

    __slots__ = ()
    verb = "duel"


class Attack(CounterWord):
    """This Force attacks."""

    __slots__ = ()
    verb = "attack"


class Batter(CounterWord):
    """This Siege Engine attacks a Wall."""

    __slots__ = ()
    verb = "batter"


class Charge(CounterWord):
    """This Cavalry attacks instead of resting."""

    __slots__ = ()
    verb = "charge"


class Sacrifice(CounterWord):
    """This Force attacks with a certain 1, and is lost."""

    __slots__ = ()
    verb = "sacrifice"


class Fate(Action):
    """Roll again."""

    __slots__ = ()
    verb = "fate"


class Flank(Action):
    """Inflict one Hit more."""

    __slots__ = ()
    verb = "flank"


class Regroup(Action):
    """The destroyed Force will rejoin after the battle."""

    __slots__ = ()
    verb = "regroup"


class Strike(CounterWord):
    """This enemy Force takes the Hit."""

    __slots__ = ()
    verb = "strike"


class Envelop(Action):
    """Inflict Hits equal to your Force Advantage."""

    __slots__ = ()
    verb = "envelop"
