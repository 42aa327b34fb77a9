"""What may soon come of a position: threats to the commander, ends in sight, and what was never used.

Nothing is hidden from the commander but what chance has not drawn yet; chances are those of the next roll or draw.
"""

from argead.games.field_commander.outlook.endings import endings
from argead.games.field_commander.outlook.threats import held, threats
from argead.games.field_commander.outlook.unused import unused

__all__ = ["endings", "held", "threats", "unused"]
