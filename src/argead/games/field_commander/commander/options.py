"""The options of a campaign's question that are worth trying."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from argead.games.field_commander.campaign import NOWHERE
from argead.games.field_commander.commander.worth import power
from argead.games.field_commander.intimidation import ApproachStronghold, PressDemand
from argead.games.field_commander.names import SPIES
from argead.games.field_commander.prophecy import FailProphecy
from argead.games.field_commander.resupply import SpendTreasure
from argead.games.field_commander.route import EnterArea, LeadArmy, foraging
from argead.games.field_commander.setup import ChooseOptions
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import FaceTyre
from argead.games.field_commander.verbs import Disband, Dismiss, Forgo, Play, Pray, Repair, Scout, Spend
from argead.kernel import Action, Decision

MOST_DISBANDED = 4
"""So much gold may be missing before a march is given up."""
CALM = (LeadArmy, ApproachStronghold, SpendTreasure, FailProphecy)
"""The questions at which what may be done at any time is thought of."""


def weighed(s: FieldCommander, step: Decision[FieldCommander], options: Sequence[Action]) -> list[Action]:
    """Those that a commander would think of: at least one."""
    some = [action for action in options if not isinstance(action, Disband) and timely(s, step, action)]
    choose = LIKELY.get(type(step))
    return choose(s, step, some) if choose else some


def timely(s: FieldCommander, step: Decision[FieldCommander], action: Action) -> bool:
    """Whether what may be done at any time is thought of now; a failed prophecy asks for an advisor by itself."""
    anytime = isinstance(action, Pray | Dismiss | Forgo) or (isinstance(action, Play) and 1 << action.number == SPIES)
    return not anytime or isinstance(step, CALM)


def setting(s: FieldCommander, step: ChooseOptions, options: list[Action]) -> list[Action]:
    """A campaign by itself as it stands; in a life, what its options change lasts and their points are fame."""
    return options if s.life else options[-1:]


def marching(s: FieldCommander, step: LeadArmy, options: list[Action]) -> list[Action]:
    """Scouts only towards a goal: what is to be conquered, an oracle, the camp before Tyre, home at the end."""
    campaign = s.campaign
    aims = (campaign.pivotal & ~s.conquered) | s.waiting_oracles
    if s.conquered == campaign.pivotal and campaign.home != NOWHERE:
        aims = 1 << campaign.home
    goals = [n for n in range(len(campaign.areas)) if aims >> n & 1 and n != s.army_at]
    ranges = campaign.range

    def leads(area: int) -> bool:
        return any(ranges[goal][area] < ranges[goal][s.army_at] for goal in goals)

    return [action for action in options if not isinstance(action, Scout) or leads(action.number)]


def entering(s: FieldCommander, step: EnterArea, options: list[Action]) -> list[Action]:
    """The weakest Force may go home where the gold does not suffice otherwise."""
    missing = foraging(s, step.area, step.roll) - s.gold
    if 0 < missing <= MOST_DISBANDED and s.army:
        weakest = min(s.counters.members(s.army), key=lambda c: power(s, c, bool(s.worn >> c & 1)))
        return [*options, s.board.actions.disband[weakest]]
    return options


def demanding(s: FieldCommander, step: PressDemand, options: list[Action]) -> list[Action]:
    """Glory just enough for them to yield, or to go on talking."""
    total, chart = step.total(s), s.board.intimidation
    enough = (chart["ongoing"] + 1 - total, chart["failure"] + 1 - total)
    return [action for action in options if not isinstance(action, Spend) or action.number in enough]


def facing(s: FieldCommander, step: FaceTyre, options: list[Action]) -> list[Action]:
    """One repaired section is as good as another."""
    repairs = [action for action in options if isinstance(action, Repair)]
    return [action for action in options if action not in repairs[1:]]


LIKELY: dict[type[Decision[FieldCommander]], Callable[..., list[Action]]] = {
    ChooseOptions: setting,
    LeadArmy: marching,
    EnterArea: entering,
    PressDemand: demanding,
    FaceTyre: facing,
}
