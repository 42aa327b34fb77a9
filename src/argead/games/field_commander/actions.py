"""What the commander can answer: one small class a verb, every instance made once for its board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from argead.games.field_commander.names import ADVISORS, INSIGHTS, PLANS, slug
from argead.kernel import Action

if TYPE_CHECKING:
    from argead.games.field_commander.board import Counters
    from argead.games.field_commander.campaign import Campaign


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
    """Pay the gold that is asked."""

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


class Hit(CounterWord):
    """This Force of yours takes the Hit."""

    __slots__ = ()
    verb = "hit"


class Rally(Action):
    """Discard a Rally to absorb the Hit."""

    __slots__ = ()
    verb = "rally"


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


class Recruit(Word):
    """Buy a Force of this kind."""

    __slots__ = ("price",)
    verb = "recruit"
    names = "kind"

    def __init__(self, index: int, number: int, word: str, price: int) -> None:
        super().__init__(index, number, word)
        self.price = price

    def args(self) -> dict[str, object]:
        return {"kind": self.word, "price": self.price}


class Build(Word):
    """Build a City or a Temple here."""

    __slots__ = ("price",)
    verb = "build"
    names = "building"

    def __init__(self, index: int, number: int, word: str, price: int) -> None:
        super().__init__(index, number, word)
        self.price = price

    def args(self) -> dict[str, object]:
        return {"building": self.word, "price": self.price}


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


WORKS = ("transport", "mole", "siege-ship")
BUILDINGS = ("city", "temple")
MOST_GLORY = 40

W = TypeVar("W", bound=Word)
A = TypeVar("A", bound=Action)


class Actions:
    """The tables of one board. The order of the tables is the order of legal lists; tables of counters have an entry
    for every counter, so that a counter's number finds it."""

    def __init__(self, counters: Counters, campaigns: Sequence[Campaign], prices: dict[str, int]) -> None:
        self.size = 0
        first = self._room(max(len(campaign.options) for campaign in campaigns))
        self.adopt = [
            [Adopt(first + n, n, option.id, option.points) for n, option in enumerate(campaign.options)]
            for campaign in campaigns
        ]
        self.begin = self._one(Begin)
        self.appoint = self._words(Appoint, ADVISORS)
        self.lower = self._one(Lower)
        self.omen = self._one(Omen)
        self.pay = self._one(Pay)
        self.lose = self._words(Lose, WORKS)
        sections = max((campaign.siege.sections for campaign in campaigns if campaign.siege), default=0)
        self.repair = self._words(Repair, [str(n + 1) for n in range(sections)])
        self.regain = self._one(Regain)
        self.suffer = self._one(Suffer)
        self.cancel = self._one(Cancel)
        self.hit = self._counters(Hit, counters)
        self.rally = self._one(Rally)
        first = self._room(max(len(campaign.areas) for campaign in campaigns))
        self.scout = [[Scout(first + n, n, area) for n, area in enumerate(campaign.areas)] for campaign in campaigns]
        self.march = self._one(March)
        self.intimidate = self._one(Intimidate)
        self.assault = self._one(Assault)
        self.spend = self._words(Spend, [str(n) for n in range(MOST_GLORY + 1)])
        self.halt = self._one(Halt)
        self.accept = self._one(Accept)
        self.shun = self._one(Shun)
        self.govern = self._one(Govern)
        self.raze = self._one(Raze)
        self.plan = self._words(Plan, PLANS)
        self.ready = self._one(Ready)
        self.fight = self._one(Fight)
        self.retreat = self._one(Retreat)
        self.duel = self._one(Duel)
        self.attack = self._counters(Attack, counters)
        self.batter = self._counters(Batter, counters)
        self.charge = self._counters(Charge, counters)
        self.sacrifice = self._counters(Sacrifice, counters)
        self.fate = self._one(Fate)
        self.flank = self._one(Flank)
        self.regroup = self._one(Regroup)
        self.strike = self._counters(Strike, counters)
        self.refit = self._counters(Refit, counters)
        own = counters.nation_kinds["macedon"][:-1]
        costs = [counters.sides[0][counters.members(counters.sets[k])[0]][1] for k in own]
        self.recruit = [Recruit(self._room(1), k, counters.kinds[k], cost) for k, cost in zip(own, costs, strict=True)]
        self.build = [Build(self._room(1), n, name, prices[name]) for n, name in enumerate(BUILDINGS)]
        self.prepare = self._words(Prepare, WORKS)
        self.sink = self._one(Sink)
        self.draw = self._one(Draw)
        self.choose = self._words(Choose, INSIGHTS)
        self.proceed = self._one(Proceed)
        self.envelop = self._one(Envelop)
        self.play = self._words(Play, INSIGHTS)
        self.disband = self._counters(Disband, counters)
        self.pray = self._one(Pray)
        self.dismiss = self._words(Dismiss, ADVISORS)

    def _room(self, count: int) -> int:
        self.size += count
        return self.size - count

    def _one(self, make: Callable[[int], A]) -> A:
        return make(self._room(1))

    def _words(self, make: Callable[[int, int, str], W], words: Iterable[str]) -> list[W]:
        return [make(self._room(1), n, word) for n, word in enumerate(words)]

    def _counters(self, make: Callable[[int, int, str, str], W], counters: Counters) -> list[W]:
        return [make(self._room(1), c, name, counters.kinds[counters.kind[c]]) for c, name in enumerate(counters.names)]
