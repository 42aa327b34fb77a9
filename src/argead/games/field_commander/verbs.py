"""What the commander can choose on campaign: one small class a verb, in the order of the rulebook."""

from __future__ import annotations

from argead.kernel import Action, Word


class CounterWord(Word):
    """A verb with a counter."""

    __slots__ = ("kind",)

    def __init__(self, index: int, number: int, word: str, kind: str) -> None:
        super().__init__(index, number, word, "counter")
        self.kind = kind

    def args(self) -> dict[str, object]:
        return {**super().args(), "kind": self.kind}


class Adopt(Word):
    """Adopt or drop an option of the campaign."""

    __slots__ = ("points",)

    def __init__(self, index: int, number: int, word: str, points: int) -> None:
        super().__init__(index, number, word, "option")
        self.points = points

    def args(self) -> dict[str, object]:
        return {**super().args(), "points": self.points}


class Begin(Action):
    """Begin the campaign."""


class Appoint(Word):
    """Take this advisor."""


class Lower(Action):
    """Lose one level of Glorification."""


class Refit(CounterWord):
    """Bring a reduced Force back to full strength."""


class Omen(Action):
    """Aristander adds 1 to the roll."""


class Pay(Action):
    """Pay the gold that is demanded."""


class Suffer(Action):
    """Suffer the Hit instead."""


class Lose(Word):
    """Lose this of the siege's works."""


class Repair(Word):
    """Tyre repairs this section of its wall."""


class Regain(Action):
    """Tyre regains a warship."""


class Cancel(Action):
    """Pay to cancel the operation counter."""


class Scout(Word):
    """Scout this area."""


class March(Action):
    """Pay what the scouts report, and enter."""


class Intimidate(Action):
    """Demand surrender."""


class Assault(Action):
    """Start a battle."""


class Halt(Action):
    """End the conquest."""


class Spend(Word):
    """Spend so much Glory on the roll."""

    def args(self) -> dict[str, object]:
        return {self.names: self.number}


class Accept(Action):
    """Accept the prophecy."""


class Shun(Action):
    """Shun the prophecy."""


class Govern(Action):
    """Govern the conquered area."""


class Raze(Action):
    """Raze the conquered area."""


class PricedWord(Word):
    """A verb with something that costs gold."""

    __slots__ = ("price",)

    def __init__(self, index: int, number: int, word: str, names: str, price: int) -> None:
        super().__init__(index, number, word, names)
        self.price = price

    def args(self) -> dict[str, object]:
        return {**super().args(), "price": self.price}


class Recruit(PricedWord):
    """Buy a Force of this kind."""


class Build(PricedWord):
    """Build a City or a Temple here."""


class Prepare(Word):
    """Buy the next square of a track of the siege."""


class Sink(Action):
    """Pay to reduce Tyre's fleet by one warship."""


class Draw(Action):
    """Draw an Insight for Glory."""


class Choose(Word):
    """Choose an Insight for Glory."""


class Proceed(Action):
    """Go on without it."""


class Play(Word):
    """Play an Insight."""


class Disband(CounterWord):
    """Send a Force home."""


class Pray(Action):
    """Pay the winds their gold."""


class Dismiss(Word):
    """Dismiss an advisor."""


class Forgo(Action):
    """Do without advisors until the turn ends."""
