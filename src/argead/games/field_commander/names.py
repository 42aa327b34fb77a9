"""The words of the game, in the order in which tables count them."""

from __future__ import annotations

CAMPAIGNS = ("granicus", "issus", "tyre", "gaugamela")
NATIONS = ("macedon", "persia", "india", "greece")
TYPES = ("AR", "EL", "IN", "PE", "PH", "CH", "HC", "LC", "LE", "SE")
CAVALRY = ("CH", "HC", "LC")

ADVISORS = ("antipater", "aristander", "callisthenes", "hephaestion", "parmenion")
ANTIPATER, ARISTANDER, CALLISTHENES, HEPHAESTION, PARMENION = (1 << n for n in range(5))

INSIGHTS = ("anticipation", "bucephalus", "courtesans", "diplomats", "maneuver", "morale", "spies", "trap")
ANTICIPATION, BUCEPHALUS, COURTESANS, DIPLOMATS, MANEUVER, MORALE, SPIES, TRAP = (1 << n for n in range(8))

PLANS = ("charge", "envelop", "flank", "lead", "rally", "regroup", "sacrifice")
CHARGE, ENVELOP, FLANK, LEAD, RALLY, REGROUP, SACRIFICE = range(7)

ENEMY_PLANS = ("archers", "cavalry", "confusion", "deploy", "flank", "guards", "infantry", "raid", "rally")
(
    ENEMY_ARCHERS,
    ENEMY_CAVALRY,
    ENEMY_CONFUSION,
    ENEMY_DEPLOY,
    ENEMY_FLANK,
    ENEMY_GUARDS,
    ENEMY_INFANTRY,
    ENEMY_RAID,
    ENEMY_RALLY,
) = range(9)
FIRST_TURN_PLANS = (ENEMY_ARCHERS, ENEMY_CAVALRY, ENEMY_INFANTRY)

PROPHECIES = ("wood", "care", "unbeatable", "nature", "winds", "serpent", "lions", "spears")
WOOD, CARE, UNBEATABLE, NATURE, WINDS, SERPENT, LIONS, SPEARS = range(8)

EFFECTS = ("wall", "tribute", "garrison", "glory", "gold")
OPERATIONS = ("one-force", "two-forces", "three-forces", "one-wall", "five-gold", "go")
GO = 5

LISTED = {
    "plans": PLANS,
    "enemy_plans": ENEMY_PLANS,
    "insights": INSIGHTS,
    "advisors": ADVISORS,
    "prophecies": PROPHECIES,
    "operations": OPERATIONS,
}
"""The words that a client lists."""
