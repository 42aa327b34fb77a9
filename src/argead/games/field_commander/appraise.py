"""How well the commander stands.

Progress and strength, put on a scale from 0 (lost) to 1 (won):

- the share of pivotal areas that are conquered, and a bit for the enemy counters already gone from the next ones;
- the army's power, Alexander's level, gold, Glory and advisors;
- less for every turn gone.

The commander bot does not need it: it tries battles out. It is for bots and learners that look one move ahead.
"""

from __future__ import annotations

from math import tanh

from argead.games.field_commander.commander.worth import steps, total_power
from argead.games.field_commander.state import FieldCommander

CONQUEST = 3.0
ENEMY_STEP = 0.05
POWER = 0.3
STEP = 0.08
LEVEL = 0.25
GOLD = 0.04
GLORY = 0.06
ADVISOR = 0.25
CITY = 0.15
TURN = 0.35
SCALE = 6.0


def appraise(s: FieldCommander, seat: int) -> float:
    """From 0 to 1, before the end."""
    pivotal = s.campaign.pivotal.bit_count()
    enemies = sum(steps(s, garrison) for garrison in s.garrisons)
    worth = CONQUEST * s.conquered.bit_count() / max(1, pivotal) * 4 / 3 - ENEMY_STEP * enemies
    worth += POWER * total_power(s, s.army) + STEP * steps(s, s.army) + LEVEL * s.level
    worth += GOLD * s.gold + GLORY * s.glory + ADVISOR * s.advisors.bit_count()
    worth += CITY * (s.cities | s.temples).bit_count() - TURN * s.turn
    return min(0.99, max(0.01, 0.5 + 0.5 * tanh(worth / SCALE)))
