"""What may soon come: what rivals can do before a seat's next turn, ends in sight, and what was never used.

It looks as far as the next scoring: at those who march and build before it, each as if the others stayed as they are.
Before the turn order stands nothing is told, and nothing of boxes whose cubes are being split.
"""

from argead.games.empire.outlook.endings import endings
from argead.games.empire.outlook.threats import held, threats
from argead.games.empire.outlook.unused import unused

__all__ = ["endings", "held", "threats", "unused"]
