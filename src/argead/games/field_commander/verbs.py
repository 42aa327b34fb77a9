"""What the commander can answer on campaign: one small class a verb, in the order of the rulebook."""

from __future__ import annotations

from argead.games.field_commander.names import slug
from argead.kernel import Action


class Word(Action):
    """A verb with one word after it. `number` is what the word stands for in its table."""

    __slots__ = ("number", "word")
    names = "name"

    def __init__(self, index: int, number: int, word: str) -> None:
        super().__init__(index, slug(word))
        self.number = number
        self.word = word

    def args(self) -> dict[str, object]:
        return {self.names: self.word}


class CounterWord(Word):
    """A verb with a counter."""

    __slots__ = ("kind",)
    names = "counter"

    def __init__(self, index: int, number: int, word: str, kind: str) -> None:
        super().__init__(index, number, word)
        self.kind = kind

    def args(self) -> dict[str, object]:
        return {"counter": self.word, "kind": self.kind}


class Adopt(Word):
    """Adopt or drop an option of the campaign."""

    __slots__ = ("points",)
    verb = "adopt"
    names = "option"

    def __init__(self, index: int, number: int, word: str, points: int) -> None:
        super().__init__(index, number, word)
        self.points = points

    def args(self) -> dict[str, object]:
        return {"option": self.word, "points": self.points}


class Begin(Action):
    """Begin the campaign."""

    __slots__ = ()
    verb = "begin"


class Appoint(Word):
    """Take this advisor."""

    __slots__ = ()
    verb = "appoint"
    names = "advisor"


class Lower(Action):
    """Lose one level of Glorification."""

    __slots__ = ()
    verb = "lower"


class Refit(CounterWord):
    """Bring a reduced Force back to full strength."""

    __slots__ = ()
    verb = "refit"


class Omen(Action):
    """Aristander adds 1 to the roll."""

    __slots__ = ()
    verb = "omen"


class Pay(Action):
    """Pay the gold that is demanded."""

    __slots__ = ()
    verb = "pay"


class Suffer(Action):
    """Suffer the Hit instead."""

    __slots__ = ()
    verb = "suffer"


class Lose(Word):
    """Lose this of the siege's works."""

    __slots__ = ()
    verb = "lose"
    names = "work"


class Repair(Word):
    """Tyre repairs this section of its wall."""

    __slots__ = ()
    verb = "repair"
    names = "section"


class Regain(Action):
    """Tyre regains a warship."""

    __slots__ = ()
    verb = "regain"


class Cancel(Action):
    """Pay to cancel the operation counter."""

    __slots__ = ()
    verb = "cancel"


class Scout(Word):
    """Scout this area."""

    __slots__ = ()
    verb = "scout"
    names = "area"


class March(Action):
    """Pay what the scouts report, and enter."""

    __slots__ = ()
    verb = "march"


class Intimidate(Action):
    """Demand surrender."""

    __slots__ = ()
    verb = "intimidate"


class Assault(Action):
    """Start a battle."""

    __slots__ = ()
    verb = "assault"


class Halt(Action):
    """End the conquest."""

    __slots__ = ()
    verb = "halt"


class Spend(Word):
    """Spend so much Glory on the roll."""

    __slots__ = ()
    verb = "spend"
    names = "glory"

    def args(self) -> dict[str, object]:
        return {"glory": self.number}


class Accept(Action):
    """Accept the prophecy."""

    __slots__ = ()
    verb = "accept"


class Shun(Action):
    """Shun the prophecy."""

    __slots__ = ()
    verb = "shun"


class Govern(Action):
    """Govern the conquered area."""

    __slots__ = ()
    verb = "govern"


class Raze(Action):
    """Raze the conquered area."""

    __slots__ = ()
    verb = "raze"


class PricedWord(Word):
    """A verb with something that costs gold."""

    __slots__ = ("price",)

    def __init__(self, index: int, number: int, word: str, price: int) -> None:
        super().__init__(index, number, word)
        self.price = price

    def args(self) -> dict[str, object]:
        return {self.names: self.word, "price": self.price}


class Recruit(PricedWord):
    """Buy a Force of this kind."""

    __slots__ = ()
    verb = "recruit"
    names = "kind"


class Build(PricedWord):
    """Build a City or a Temple here."""

    __slots__ = ()
    verb = "build"
    names = "building"


class Prepare(Word):
    """Buy the next square of a track of the siege."""

    __slots__ = ()
    verb = "prepare"
    names = "work"


class Sink(Action):
    """Pay to reduce Tyre's fleet by one warship."""

    __slots__ = ()
    verb = "sink"


class Draw(Action):
    """Draw an Insight for Glory."""

    __slots__ = ()
    verb = "draw"


class Choose(Word):
    """Choose an Insight for Glory."""

    __slots__ = ()
    verb = "choose"
    names = "insight"


class Proceed(Action):
    """Go on without it."""

    __slots__ = ()
    verb = "proceed"


class Play(Word):
    """Play an Insight."""

    __slots__ = ()
    verb = "play"
    names = "insight"


class Disband(CounterWord):
    """Send a Force home."""

    __slots__ = ()
    verb = "disband"


class Pray(Action):
    """Pay the winds their gold."""

    __slots__ = ()
    verb = "pray"


class Dismiss(Word):
    """Dismiss an advisor."""

    __slots__ = ()
    verb = "dismiss"
    names = "advisor"
