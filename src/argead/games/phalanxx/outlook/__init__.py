"""What may soon come of a position: threats to a seat, ends in sight, and what it never used.

All of it comes from what lies open and the seat's own hand: of rivals' cards only those that everybody has seen count.
"""

from argead.games.phalanxx.outlook.endings import endings
from argead.games.phalanxx.outlook.threats import held, threats
from argead.games.phalanxx.outlook.unused import unused

__all__ = ["endings", "held", "threats", "unused"]
