"""Random lives that get somewhere: chance favours Alexander, and the player avoids the worst of blunders.

Left to chance alone nearly every campaign ends within its first turn; so does the reach of a fuzz test.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import is_open
from argead.games.field_commander.verbs import Scout
from argead.kernel import Dice, Recorder

GOOD = {
    "attack": 1,
    "enemy-attack": 6,
    "retreat": 1,
    "intimidation": 6,
    "order": 6,
    "tyre-order": 6,
    "siege-ship": 1,
    "raid": 6,
    "trap": 6,
}
"""What the commander would like to see, by what the die is for."""

RELUCTANT = {"disband": 0.01, "retreat": 0.05, "halt": 0.1, "shun": 0.3, "dismiss": 0.3}
"""How likely a move is played when it has been picked."""


class Fortune(Dice):
    """Dice that fall well for Alexander, as often as `favour` says, or as somebody else has wished."""

    __slots__ = ("_chance", "_purpose", "_state", "_wishes", "favour")

    def __init__(self, seed: int, favour: float, wishes: Mapping[str, int] = GOOD) -> None:
        super().__init__(seed)
        self._chance = Random(seed).random
        self._state: FieldCommander | None = None
        self._purpose = ""
        self._wishes = wishes
        self.favour = favour

    def smile_on(self, s: FieldCommander) -> None:
        """Favour the commander of this state from now on."""
        self._state = s
        s.__class__ = Favourite

    def hear(self, purpose: str) -> None:
        """Learn what the next die is for."""
        self._purpose = purpose

    def die(self, sides: int = 6) -> int:
        if self._state is not None and self._chance() < self.favour:
            if self._purpose == "scouting":
                return min(sides, self._state.forces())
            if self._purpose in self._wishes:
                return self._wishes[self._purpose]
        return super().die(sides)


class Favourite(FieldCommander):
    """A commander who tells fortune what each die is for; a plain source of chance never hears it."""

    __slots__ = ()

    def die(self, purpose: str, subject: str = "", sides: int = 6) -> int:
        fortune = self.chance.source if isinstance(self.chance, Recorder) else self.chance
        assert isinstance(fortune, Fortune)
        fortune.hear(purpose)
        return super().die(purpose, subject, sides)


def pick_move(s: FieldCommander, random: Random) -> str:
    """A legal move at random, most of the blunders and detours left out."""
    moves = s.actions(0)
    while True:
        action = moves[int(random.random() * len(moves))]
        likely = RELUCTANT.get(action.verb, 1.0)
        if isinstance(action, Scout) and not leads_on(s, action.number):
            likely = 0.1
        elif action.notation == "hit alexander" and len(moves) > 1:
            likely = 0.01
        if random.random() < likely:
            return action.notation


def leads_on(s: FieldCommander, area: int) -> bool:
    """Whether the way leads to an area that must still be conquered or, after the last one, home."""
    campaign = s.campaign
    goals = s.counters.members(campaign.pivotal & ~s.conquered) or [campaign.home]
    if campaign.siege and not is_open(s):
        goals = [goal for goal in goals if goal != campaign.siege.island] or [campaign.siege.camp]
    return any(campaign.range[goal][area] < campaign.range[goal][s.army_at] for goal in goals)
