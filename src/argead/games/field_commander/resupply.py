"""Resupply: gold comes in, gold and Glory are spent."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.field_commander.anytime import at_any_time, perform
from argead.games.field_commander.names import ADVISORS, ANTIPATER, INSIGHTS, LIONS
from argead.games.field_commander.prophecy import fulfil
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.treasury import draw_insight, gain_gold, take_insight
from argead.games.field_commander.tyre import prepare, sink, works
from argead.games.field_commander.verbs import Appoint, Build, Choose, Draw, Prepare, Recruit, Sink
from argead.kernel import Action, Decision, Step

CITY, TEMPLE, FORCES = 1, 2, 4
"""The three types of purchase."""


class GainGold(Step[FieldCommander]):
    """The income of the map, less what options cost; destroyed enemies pay and return to their cups."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        s.stage = "resupply"
        gold = gain_gold(s, income(s))
        lost = min(s.gold, expenses(s))
        s.gold -= lost
        s.tell("income", "gain-gold", 0, gold=gold, lost=lost, destroyed=s.destroyed.bit_count())
        leaders = s.destroyed & s.counters.leaders
        s.away |= leaders
        s.cup |= s.destroyed ^ leaders
        s.destroyed = 0


def income(s: FieldCommander) -> int:
    """What the map pays now."""
    campaign = s.campaign
    flat = campaign.flat_with_cities if s.western_cities else campaign.flat
    governed = campaign.per_governed * s.governed.bit_count()
    return flat + governed + campaign.per_transport * s.transports + campaign.per_destroyed * s.destroyed.bit_count()


def expenses(s: FieldCommander) -> int:
    """What Harpalus takes and the Persian fleet blocks."""
    blocked = s.terms.blockaders & ~s.conquered
    return s.terms.upkeep + (s.terms.blockade if blocked else 0)


class SpendTreasure(Decision[FieldCommander]):
    """Spend gold and Glory: one type of purchase, or all with Antipater."""

    __slots__ = ()

    rule = "spending"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        actions, prices = s.board.actions, s.board.prices
        gold, glory = s.gold, s.glory
        options: list[Action] = []
        if glory >= prices["advisor"]:
            taken = s.advisors | s.lost_advisors
            options.extend([actions.appoint[n] for n in range(len(ADVISORS)) if not taken >> n & 1])
        if may_buy(s, FORCES):
            pool, sets = s.pool, s.counters.sets
            options.extend([a for a in actions.recruit if a.price <= gold and pool & sets[a.number]])
        here = 1 << s.army_at
        if s.cities.bit_count() + s.temples.bit_count() < s.board.buildings:
            city, temple = actions.build
            if may_buy(s, CITY) and city.price <= gold and not s.cities & here:
                options.append(city)
            if may_buy(s, TEMPLE) and temple.price <= gold and not s.temples & here:
                options.append(temple)
        works(s, options)
        if s.insight_cup:
            if glory >= prices["insight"]:
                options.append(actions.draw)
            if glory >= prices["chosen_insight"]:
                options.extend([actions.choose[n] for n in range(len(INSIGHTS)) if s.insight_cup >> n & 1])
        options.append(actions.proceed)
        at_any_time(s, options)
        return options

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if action is s.board.actions.proceed:
            return
        s.then(self)
        if isinstance(action, Recruit):
            self.recruit(s, action)
        elif isinstance(action, Build):
            self.build(s, action)
        elif isinstance(action, Prepare):
            prepare(s, action)
        elif isinstance(action, Sink):
            sink(s)
        elif isinstance(action, Appoint):
            price = s.board.prices["advisor"]
            s.glory -= price
            s.advisors |= 1 << action.number
            s.tell("appointed", "advisors", seat, advisor=action.word, glory=price)
        elif isinstance(action, Draw):
            draw_insight(s, s.board.prices["insight"])
        elif isinstance(action, Choose):
            take_insight(s, action.number, s.board.prices["chosen_insight"])
        else:
            perform(s, action)

    def recruit(self, s: FieldCommander, action: Recruit) -> None:
        """A Force at full strength joins the army."""
        some = s.pool & s.counters.sets[action.number]
        s.pool ^= some & -some
        s.army |= some & -some
        s.gold -= action.price
        buy(s, FORCES)
        s.tell("recruited", "spending", 0, kind=action.word, gold=action.price)

    def build(self, s: FieldCommander, action: Build) -> None:
        """A City or a Temple in the area of the army."""
        s.gold -= action.price
        if action.number == 0:
            s.cities |= 1 << s.army_at
            buy(s, CITY)
        else:
            s.temples |= 1 << s.army_at
            buy(s, TEMPLE)
        s.tell("built", "spending", 0, building=action.word, area=s.name(s.army_at), gold=action.price)
        if action.number == 0:
            fulfil(s, LIONS)


def may_buy(s: FieldCommander, kind: int) -> bool:
    """One type a turn, all with Antipater; one City and one Temple at most, Forces without limit."""
    bought = s.bought & (CITY | TEMPLE | FORCES)
    if kind != FORCES and bought & kind:
        return False
    return not bought & ~kind or s.heeds(ANTIPATER)


def buy(s: FieldCommander, kind: int) -> None:
    """Mark the type; a second one is Antipater's doing."""
    if s.bought & (CITY | TEMPLE | FORCES) & ~kind:
        s.advised = True
    s.bought |= kind


GAIN_GOLD = GainGold()
SPEND_TREASURE = SpendTreasure()
