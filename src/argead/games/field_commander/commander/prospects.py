"""Which conquest comes next, and whether the army is ready for it."""

from __future__ import annotations

from argead.games.field_commander.names import COURTESANS
from argead.games.field_commander.odds import engage
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import is_open
from argead.kernel import Chance

TRIALS = 24
SLAIN_WEIGHT = 2.0
"""Losing Alexander is worse than losing a battle: the campaign is over."""


def routes(s: FieldCommander) -> dict[int, tuple[int, int]]:
    """For each unconquered pivotal area that can be reached past none other: the first move, and how many."""
    campaign, found = s.campaign, {}
    open_areas = campaign.pivotal & ~s.conquered
    siege = campaign.siege
    first = {s.army_at: (s.army_at, 0)}
    edge = [s.army_at]
    for at in edge:
        for near in campaign.adjoining[at]:
            if near in first or (siege and near == siege.island and not is_open(s)):
                continue
            step, moves = first[at]
            first[near] = (near if at == s.army_at else step, moves + 1)
            if open_areas >> near & 1:
                found[near] = first[near]
            else:
                edge.append(near)
    return found


def battle_worth(s: FieldCommander, area: int, chance: Chance, trials: int = TRIALS) -> float:
    """The share of trials that are won, less what it costs if Alexander falls."""
    worth = 0.0
    for _ in range(trials):
        fight = engage(s.clone(chance), area)
        worth += fight["won"] - SLAIN_WEIGHT * fight["slain"]
    return worth / trials


def surrender(s: FieldCommander, area: int) -> float:
    """The chance that a stronghold yields, with all Glory and Courtesans if need be."""
    siege = s.campaign.siege
    if not s.campaign.strongholds & ~s.demanded & 1 << area or (siege and area == siege.island):
        return 0.0
    chart = s.board.intimidation
    advantage = s.forces() - s.garrisons[area].bit_count()
    help_ = s.glory + (chart["courtesans"] if s.insights & COURTESANS else 0)
    needed = chart["ongoing"] + 1 - advantage - help_
    return min(6, max(0, 7 - needed)) / 6


def conquest_worth(s: FieldCommander, area: int, chance: Chance, trials: int = TRIALS) -> float:
    """Whether to go for an area: it yields, or it is fought for."""
    yields = surrender(s, area)
    return yields + (1 - yields) * battle_worth(s, area, chance, trials)


def next_goal(s: FieldCommander, chance: Chance) -> tuple[int, int, float] | None:
    """The area to conquer next, the number of moves, and how well it would go: near ones count for more."""
    best: tuple[float, int, int, float] | None = None
    for area, (_, moves) in routes(s).items():
        worth = conquest_worth(s, area, chance)
        value = worth - 0.12 * moves
        if best is None or value > best[0]:
            best = (value, area, moves, worth)
    return None if best is None else best[1:]


def march_cost(s: FieldCommander, moves: int) -> float:
    """The gold that so many scouting rolls can be expected to cost."""
    forces = s.forces()
    return moves * sum(max(0, forces - roll) for roll in range(1, 7)) / 6


def turns_left(s: FieldCommander) -> int:
    return s.campaign.turns - s.turn
