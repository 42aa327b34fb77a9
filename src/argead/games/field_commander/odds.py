"""The odds of a battle: one playout, fought to its end by the commander's rules of thumb."""

from __future__ import annotations

from argead.games.field_commander.battle.resolution import BEGIN_BATTLE
from argead.games.field_commander.commander.fighting import FIGHTING
from argead.games.field_commander.intimidation import ApproachStronghold, KeepSiege
from argead.games.field_commander.route import EnterArea, LeadArmy
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Chance

Fight = dict[str, int]

COUNTS = ("won", "slain", "retreated", "lost")
"""What a playout counts: the battle won, Alexander slain, the army in retreat (one of them is 1, the others 0, so that
their means are chances), and how many Forces were lost, which is told as a spread."""


def playout(s: FieldCommander, chance: Chance) -> Fight | None:
    """How the battle ends that is under way or in sight: the one that the open decision could begin."""
    trial = s.clone(chance)
    if s.in_battle:
        return fight(trial, s.army)
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, EnterArea) and s.campaign.pivotal & ~s.conquered & 1 << step.area:
        return engage(trial, step.area)
    if isinstance(step, ApproachStronghold | KeepSiege) or (isinstance(step, LeadArmy) and s.besieging()):
        return engage(trial, s.army_at)
    return None


def engage(trial: FieldCommander, area: int) -> Fight:
    """Begin the battle of an area at once and fight it."""
    before = trial.army
    if area != trial.army_at:
        trial.army_from, trial.army_at = trial.army_at, area
    trial.agenda.clear()
    trial.then(BEGIN_BATTLE)
    trial.settle()
    return fight(trial, before)


def fight(trial: FieldCommander, before: int) -> Fight:
    """Fight on until the battle is over."""
    area = trial.army_at
    agenda = trial.agenda
    while trial.in_battle and not trial.reason:
        step = agenda[-1]
        options = step.options(trial, 0)
        action = FIGHTING[type(step)](trial, step, options)
        agenda.pop()
        step.play(trial, 0, action)
        trial.settle()
    lost = (before & ~trial.army).bit_count()
    won = trial.conquered >> area & 1
    slain = int(trial.reason == "slain")
    return dict(zip(COUNTS, (won, slain, 1 - won - slain, lost), strict=True))
