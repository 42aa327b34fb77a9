"""The tables of actions: every instance is made once for its board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from argead.games.field_commander.battle.verbs import (
    Attack,
    Batter,
    Charge,
    Duel,
    Envelop,
    Fate,
    Fight,
    Flank,
    Hit,
    Plan,
    Rally,
    Ram,
    Ready,
    Regroup,
    Retreat,
    Sacrifice,
    Strike,
)
from argead.games.field_commander.names import ADVISORS, INSIGHTS, PLANS
from argead.games.field_commander.verbs import (
    Accept,
    Adopt,
    Appoint,
    Assault,
    Begin,
    Build,
    Cancel,
    Choose,
    CounterWord,
    Disband,
    Dismiss,
    Draw,
    Forgo,
    Govern,
    Halt,
    Intimidate,
    Lose,
    Lower,
    March,
    Omen,
    Pay,
    Play,
    Pray,
    Prepare,
    Proceed,
    Raze,
    Recruit,
    Refit,
    Regain,
    Repair,
    Scout,
    Shun,
    Sink,
    Spend,
    Suffer,
)
from argead.kernel import Vocabulary

if TYPE_CHECKING:
    from argead.games.field_commander.board import Counters
    from argead.games.field_commander.campaign import Campaign


WORKS = ("transport", "mole", "siege-ship")
BUILDINGS = ("city", "temple")
MOST_GLORY = 40

C = TypeVar("C", bound=CounterWord)


class Actions(Vocabulary):
    """The tables of one board. Those of counters have an entry for every counter, so that its number finds it."""

    def __init__(self, counters: Counters, campaigns: Sequence[Campaign], prices: dict[str, int]) -> None:
        super().__init__()
        first = self._room(max(len(campaign.options) for campaign in campaigns))
        self.adopt = [
            [Adopt(first + n, n, option.id, option.points) for n, option in enumerate(campaign.options)]
            for campaign in campaigns
        ]
        self.begin = self._one(Begin)
        self.appoint = self._words(Appoint, "advisor", ADVISORS)
        self.lower = self._one(Lower)
        self.omen = self._one(Omen)
        self.pay = self._one(Pay)
        self.lose = self._words(Lose, "work", WORKS)
        sections = max((campaign.siege.sections for campaign in campaigns if campaign.siege), default=0)
        self.repair = self._words(Repair, "section", [str(n + 1) for n in range(sections)])
        self.regain = self._one(Regain)
        self.suffer = self._one(Suffer)
        self.cancel = self._one(Cancel)
        self.hit = self._counters(Hit, counters)
        self.rally = self._one(Rally)
        self.scout = self._lists(Scout, "area", [campaign.areas for campaign in campaigns])
        self.march = self._one(March)
        self.intimidate = self._one(Intimidate)
        self.assault = self._one(Assault)
        self.spend = self._words(Spend, "glory", [str(n) for n in range(MOST_GLORY + 1)])
        self.halt = self._one(Halt)
        self.accept = self._one(Accept)
        self.shun = self._one(Shun)
        self.govern = self._one(Govern)
        self.raze = self._one(Raze)
        self.plan = self._words(Plan, "plan", PLANS)
        self.ready = self._one(Ready)
        self.fight = self._one(Fight)
        self.retreat = self._one(Retreat)
        self.duel = Duel(self._room(1), tuple(counters.names[c] for c in counters.members(counters.leaders)))
        self.attack = self._counters(Attack, counters)
        self.batter = self._counters(Batter, counters)
        self.charge = self._counters(Charge, counters)
        self.sacrifice = self._counters(Sacrifice, counters)
        self.ram = self._counters(Ram, counters)
        self.fate = self._one(Fate)
        self.flank = self._one(Flank)
        self.regroup = self._one(Regroup)
        self.strike = self._counters(Strike, counters)
        self.refit = self._counters(Refit, counters)
        own = counters.nation_kinds["macedon"][:-1]
        costs = [counters.sides[0][counters.members(counters.sets[k])[0]][1] for k in own]
        self.recruit = [
            Recruit(self._room(1), k, counters.kinds[k], "kind", cost) for k, cost in zip(own, costs, strict=True)
        ]
        self.build = [Build(self._room(1), n, name, "building", prices[name]) for n, name in enumerate(BUILDINGS)]
        self.prepare = self._words(Prepare, "work", WORKS)
        self.sink = self._one(Sink)
        self.draw = self._one(Draw)
        self.choose = self._words(Choose, "insight", INSIGHTS)
        self.proceed = self._one(Proceed)
        self.envelop = self._one(Envelop)
        self.play = self._words(Play, "insight", INSIGHTS)
        self.disband = self._counters(Disband, counters)
        self.pray = self._one(Pray)
        self.dismiss = self._words(Dismiss, "advisor", ADVISORS)
        self.forgo = self._one(Forgo)

    def _counters(self, make: Callable[[int, int, str, str], C], counters: Counters) -> list[C]:
        return [make(self._room(1), c, name, counters.kinds[counters.kind[c]]) for c, name in enumerate(counters.names)]
