"""Prophecies: accepting, fulfilling and failing them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argead.games.field_commander.names import ADVISORS, CARE, NATURE, PROPHECIES, SPEARS
from argead.games.field_commander.state import NEVER, FieldCommander
from argead.games.field_commander.verbs import Dismiss, Lower
from argead.kernel import Action, Decision, Step

CONQUESTS_IN_CARE = 2


SPEARS_GOLD = 15


def check_spears(s: FieldCommander) -> None:
    """Fifteen gold in the treasury, at any moment."""
    if s.deadlines[SPEARS] and s.gold >= SPEARS_GOLD:
        fulfil(s, SPEARS)


def check_care(s: FieldCommander) -> None:
    """Two conquered pivotal areas, at any moment."""
    if s.deadlines[CARE] and s.conquered.bit_count() >= CONQUESTS_IN_CARE:
        fulfil(s, CARE)


def fulfil(s: FieldCommander, prophecy: int) -> None:
    """If this prophecy is open it is completed, and Alexander gains a Glorification."""
    if s.deadlines[prophecy]:
        s.deadlines[prophecy] = NEVER
        risen = glorify(s)
        s.tell("fulfilled", "completing", 0, prophecy=PROPHECIES[prophecy], level=s.level, risen=risen)


def glorify(s: FieldCommander) -> bool:
    """A level more, if Alexander is not at the highest; whether he has risen."""
    risen = s.level < s.board.top_level
    s.level += risen
    return risen


def check_nature(s: FieldCommander) -> None:
    """A whole turn without advice, at its end: one's own nature has been the guide."""
    if s.deadlines[NATURE] and s.turn > s.nature_from and not s.advised:
        fulfil(s, NATURE)


class EndTurn(Step[FieldCommander]):
    """The end of a turn."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        check_nature(s)


@dataclass(frozen=True, slots=True)
class FailProphecy(Decision[FieldCommander]):
    """A prophecy has failed: lose a level of Glorification or an advisor."""

    prophecy: int

    rule = "failing"
    skips_single = True

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        actions = s.board.actions
        options: list[Action] = [actions.lower] if s.level > 1 else []
        options.extend(actions.dismiss[n] for n in range(len(ADVISORS)) if s.advisors >> n & 1)
        return options

    def play(self, s: FieldCommander, seat: int, action: Lower | Dismiss) -> None:
        s.deadlines[self.prophecy] = NEVER
        if isinstance(action, Dismiss):
            dismiss(s, action.number)
        else:
            s.level -= 1
        s.tell("failed", "failing", seat, prophecy=PROPHECIES[self.prophecy], level=s.level)


def can_atone(s: FieldCommander) -> bool:
    """Whether there is a level or an advisor to lose."""
    return s.level > 1 or s.advisors != 0


def dismiss(s: FieldCommander, advisor: int) -> None:
    """The advisor leaves for the rest of the campaign."""
    s.advisors &= ~(1 << advisor)
    s.lost_advisors |= 1 << advisor
    s.tell("dismissed", "advisors", 0, advisor=ADVISORS[advisor])


END_TURN = EndTurn()
