"""The commander on campaign: where to march, what to pay, what to buy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from argead.games.field_commander.anytime import perform
from argead.games.field_commander.campaign import NOWHERE
from argead.games.field_commander.commander.besieging import besiege, finishes_mole, prepare_siege
from argead.games.field_commander.commander.prospects import (
    SLAIN_WEIGHT,
    battle_worth,
    conquest_worth,
    march_cost,
    next_goal,
    routes,
    surrender,
    turns_left,
)
from argead.games.field_commander.commander.recruiting import spend
from argead.games.field_commander.commander.worth import power
from argead.games.field_commander.conquer import TreatConquest
from argead.games.field_commander.intimidation import ApproachStronghold, KeepSiege, PressDemand
from argead.games.field_commander.names import ADVISORS, COURTESANS, INSIGHTS, SERPENT, UNBEATABLE, WOOD
from argead.games.field_commander.operations import MeetIntrigue
from argead.games.field_commander.oracle import HearOracle
from argead.games.field_commander.orders import PayTribute, ReadOmen, SendDiplomats, effect
from argead.games.field_commander.prophecy import FailProphecy
from argead.games.field_commander.resupply import SpendTreasure
from argead.games.field_commander.route import EnterArea, LeadArmy, foraging, resistance
from argead.games.field_commander.setup import ChooseAdvisors, ChooseOptions
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.turn import RefitForces
from argead.games.field_commander.tyre import FaceTyre, ReadTyreOmen
from argead.games.field_commander.verbs import Appoint, Refit, Spend
from argead.kernel import Action, Chance, Decision

PREFERRED = ("parmenion", "aristander", "hephaestion", "callisthenes", "antipater")
GOOD_ORDERS = {"wall": -2.0, "tribute": -1.2, "garrison": -1.6, "glory": 0.6, "gold": 0.5, "nothing": 0.0}
LAST_CHANCE = -SLAIN_WEIGHT
"""What is worse than any prospect."""
READY = 0.72
"""How well a conquest must promise before the army marches for it; less when time runs out."""

MOST_DISBANDED = 4
"""So much gold may be missing before a march is given up."""


def boldness(s: FieldCommander) -> float:
    """The least prospect that is good enough now: in the last turn any, since waiting loses the campaign too."""
    left = turns_left(s)
    if not left:
        return LAST_CHANCE
    return READY if left > 3 else 0.55 if left > 1 else 0.3


def choose_options(s: FieldCommander, step: ChooseOptions, options: Sequence[Action], chance: Chance) -> Action:
    return options[-1]


def choose_advisors(s: FieldCommander, step: ChooseAdvisors, options: Sequence[Action], chance: Chance) -> Action:
    return min(options, key=lambda action: PREFERRED.index(action.word) if isinstance(action, Appoint) else 9)


def fail_prophecy(s: FieldCommander, step: FailProphecy, options: Sequence[Action], chance: Chance) -> Action:
    """The least useful advisor goes, if there is more than one."""
    if s.advisors.bit_count() > 1 or s.level <= 1:
        return least_advisor(s)
    return options[0]


def least_advisor(s: FieldCommander) -> Action:
    held = [n for n in range(len(ADVISORS)) if s.advisors >> n & 1]
    return s.board.actions.dismiss[max(held, key=lambda n: PREFERRED.index(ADVISORS[n]))]


def refit(s: FieldCommander, step: RefitForces, options: Sequence[Action], chance: Chance) -> Action:
    """The strongest Forces first, with some gold left."""
    worn = [action for action in options if isinstance(action, Refit)]
    if s.gold >= s.board.prices["refit"] + march_cost(s, 1) and worn:
        return max(worn, key=lambda action: s.counters.battle[0][action.number])
    return s.board.actions.proceed


def diplomats(s: FieldCommander, step: SendDiplomats, options: Sequence[Action], chance: Chance) -> Action:
    open_strongholds = (s.campaign.strongholds & ~s.conquered).bit_count()
    return options[1] if open_strongholds >= 2 else options[0]


def omen(s: FieldCommander, step: ReadOmen, options: Sequence[Action], chance: Chance) -> Action:
    better = GOOD_ORDERS[effect(s, step.total + 1)] > GOOD_ORDERS[effect(s, step.total)]
    actions = s.board.actions
    return actions.omen if better and actions.omen in options else actions.proceed


def tyre_omen(s: FieldCommander, step: ReadTyreOmen, options: Sequence[Action], chance: Chance) -> Action:
    return options[0]


def tribute(s: FieldCommander, step: PayTribute, options: Sequence[Action], chance: Chance) -> Action:
    return options[0]


def intrigue(s: FieldCommander, step: MeetIntrigue, options: Sequence[Action], chance: Chance) -> Action:
    """Glory is well spent on the worst counters, gold if enough is left to march."""
    actions, operation = s.board.actions, s.board.operations[step.operation]
    if actions.cancel not in options:
        return actions.proceed
    spare = 2 if s.campaign.operation == "hits" else 5
    return actions.cancel if s.gold - operation["cancel_gold"] >= spare else actions.proceed


def lead_army(s: FieldCommander, step: LeadArmy, options: Sequence[Action], chance: Chance) -> Action:
    """Go on while the next conquest promises well and can be paid for."""
    actions = s.board.actions
    if actions.pray in options and s.gold >= 5:
        return actions.pray
    if s.deadlines[SERPENT] and s.advisors:
        return least_advisor(s)
    if s.besieging():
        return press_siege(s, options, chance)
    if s.campaign.siege and not s.conquered >> s.campaign.siege.island & 1:
        return besiege(s, options, chance)
    if finishes_mole(s):
        return actions.halt
    scouts = actions.scout[s.campaign_number]
    if s.conquered == s.campaign.pivotal:
        return scouts[homeward(s)]
    goal = next_goal(s, chance)
    if goal is not None:
        area, _, worth = goal
        if worth >= boldness(s):
            return scouts[routes(s)[area][0]]
    return actions.halt


def homeward(s: FieldCommander) -> int:
    """The next area on the way home."""
    home = s.campaign.home
    return min(s.campaign.adjoining[s.army_at], key=lambda near: s.campaign.range[home][near])


def press_siege(s: FieldCommander, options: Sequence[Action], chance: Chance) -> Action:
    """Ask first; then fight, or wait."""
    actions = s.board.actions
    if actions.intimidate in options and surrender(s, s.army_at) > 0:
        return actions.intimidate
    if battle_worth(s, s.army_at, chance) >= boldness(s) - 0.1:
        return actions.assault
    return actions.halt


def enter_area(s: FieldCommander, step: EnterArea, options: Sequence[Action], chance: Chance) -> Action:
    """Pay, unless the scouts' report is too grim; send the weakest Force home if that is what it takes."""
    actions = s.board.actions
    blow = resistance(s, step.roll)
    pressed = s.conquered == s.campaign.pivotal or turns_left(s) <= 1
    if blow > (3 if pressed else 1) and blow >= s.forces() - 2:
        return actions.halt
    if actions.march in options:
        return actions.march if promises(s, step, chance) else actions.halt
    weakest = min(s.counters.members(s.army), key=lambda c: power(s, c, bool(s.worn >> c & 1)), default=None)
    if weakest is None or foraging(s, step.area, step.roll) - s.gold > MOST_DISBANDED:
        return actions.halt
    fewer = s.clone(chance)
    perform(fewer, actions.disband[weakest])
    return actions.disband[weakest] if promises(fewer, step, chance) else actions.halt


def promises(s: FieldCommander, step: EnterArea, chance: Chance) -> bool:
    """Whether the army that has paid the price would still do well there."""
    price = foraging(s, step.area, step.roll)
    if not s.campaign.pivotal & ~s.conquered & 1 << step.area or not price + resistance(s, step.roll):
        return True
    after = s.clone(chance)
    after.gold = max(0, s.gold - price)
    return conquest_worth(after, step.area, chance) >= boldness(s) - 0.07


def hear_oracle(s: FieldCommander, step: HearOracle, options: Sequence[Action], chance: Chance) -> Action:
    """A prophecy needs time, and something to atone with."""
    atonement = s.advisors.bit_count() + s.level - 1 - sum(until > 0 for until in s.deadlines)
    return options[0] if turns_left(s) >= 1 and atonement > 0 else options[1]


def approach(s: FieldCommander, step: ApproachStronghold, options: Sequence[Action], chance: Chance) -> Action:
    """To ask costs nothing: a failure only means the battle that would be fought anyway."""
    return options[0] if surrender(s, s.army_at) > 0 else options[1]


def press_demand(s: FieldCommander, step: PressDemand, options: Sequence[Action], chance: Chance) -> Action:
    """Glory, if it makes them yield and does not cost more than a battle."""
    missing = s.board.intimidation["ongoing"] + 1 - step.total(s)
    spends = [action for action in options if isinstance(action, Spend)]
    if spends and spends[-1].number == missing and missing <= 4:
        return spends[-1]
    courtesans = s.board.actions.play[INSIGHTS.index("courtesans")]
    if s.insights & COURTESANS and courtesans in options and missing <= s.board.intimidation["courtesans"] + s.glory:
        return courtesans
    return s.board.actions.proceed


def keep_siege(s: FieldCommander, step: KeepSiege, options: Sequence[Action], chance: Chance) -> Action:
    """Every turn of waiting strengthens them."""
    return options[0] if battle_worth(s, s.army_at, chance) >= boldness(s) - 0.15 else options[1]


def treat(s: FieldCommander, step: TreatConquest, options: Sequence[Action], chance: Chance) -> Action:
    """As a prophecy wishes; else govern what will pay for itself, and the last area if the way home can be paid."""
    govern, raze = options[:2]
    if s.deadlines[WOOD]:
        return raze
    if s.deadlines[UNBEATABLE]:
        return govern
    home = s.campaign.home
    way = 0 if home == NOWHERE else s.campaign.range[home][s.army_at]
    last = s.conquered == s.campaign.pivotal and s.gold >= march_cost(s, way)
    pays = s.campaign.per_governed * min(turns_left(s), (s.campaign.pivotal & ~s.conquered).bit_count())
    early = 3 * s.turn < s.campaign.turns
    return govern if last or (early and pays >= s.campaign.raze) else raze


def face_tyre(s: FieldCommander, step: FaceTyre, options: Sequence[Action], chance: Chance) -> Action:
    """Gold before works, as long as there is some; a warship more rather than a repaired breach."""
    regain = s.board.actions.regain
    if regain in options:
        return regain
    return prepare_siege(s, options)


CAMPAIGNING: dict[type[Decision[FieldCommander]], Callable[..., Action]] = {
    ChooseOptions: choose_options,
    ChooseAdvisors: choose_advisors,
    FailProphecy: fail_prophecy,
    RefitForces: refit,
    SendDiplomats: diplomats,
    ReadOmen: omen,
    ReadTyreOmen: tyre_omen,
    PayTribute: tribute,
    FaceTyre: face_tyre,
    MeetIntrigue: intrigue,
    LeadArmy: lead_army,
    EnterArea: enter_area,
    HearOracle: hear_oracle,
    ApproachStronghold: approach,
    PressDemand: press_demand,
    KeepSiege: keep_siege,
    TreatConquest: treat,
    SpendTreasure: spend,
}
