"""What may soon come: what rivals can do before a seat's next turn, ends in sight, and what was never used.

Hands are hidden, so it is told what a rival would need. A threat is told only if there is a hand, among all that the
seat must reckon with, by which a rival could carry it out as things stand.
"""

from argead.games.alexandros.outlook.endings import endings
from argead.games.alexandros.outlook.provinces import held
from argead.games.alexandros.outlook.threats import threats
from argead.games.alexandros.outlook.unused import unused

__all__ = ["endings", "held", "threats", "unused"]
