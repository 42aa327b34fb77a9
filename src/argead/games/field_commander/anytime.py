"""What may be done at any time: disbanding, Spies, and what prophecies ask for."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.field_commander.names import ADVISORS, INSIGHTS, NATURE, SERPENT, SPIES, WINDS
from argead.games.field_commander.prophecy import dismiss, fulfil
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.verbs import Disband, Dismiss, Forgo, Play, Pray
from argead.kernel import Action, Decision

WINDS_GOLD = 5
SIDES = ("full", "reduced")


class AnyTime(Decision[FieldCommander]):
    """A decision beside whose own choices stands what may be done at any time; after that it is put again."""

    __slots__ = ()

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        options = self.choices(s)
        at_any_time(s, options)
        return options

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if perform(s, action):
            s.then(self)
        else:
            self.choose(s, seat, action)

    def choices(self, s: FieldCommander) -> list[Action]:
        """Its own choices, sorted by index."""
        raise NotImplementedError(type(self).__name__)

    def choose(self, s: FieldCommander, seat: int, action: Action) -> None:
        """Apply one of them."""
        raise NotImplementedError(type(self).__name__)


def at_any_time(s: FieldCommander, options: list[Action], here: int = 0, midway: bool = False) -> None:
    """Add what may be done at any time; `here` are further Insights that may be played now.

    `midway`, once a roll has counted the army, nobody is sent home any more and no advice is forgone.
    """
    actions = s.board.actions
    insights = s.insights & (here | SPIES)
    if insights:
        options.extend([actions.play[n] for n in range(len(INSIGHTS)) if insights >> n & 1])
    if s.army and not midway:
        disband = actions.disband
        options.extend([disband[c] for c in s.alike(s.army, s.worn, [])])
    if s.deadlines[WINDS] and s.gold >= WINDS_GOLD:
        options.append(actions.pray)
    if s.deadlines[SERPENT]:
        options.extend([actions.dismiss[n] for n in range(len(ADVISORS)) if s.advisors >> n & 1])
    if s.deadlines[NATURE] and not midway and may_forgo(s):
        options.append(actions.forgo)


def may_forgo(s: FieldCommander) -> bool:
    """Whether this can still become the turn without advice that the prophecy asks for."""
    return s.turn > s.nature_from and s.advisors != 0 and not (s.advised or s.forgone)


def perform(s: FieldCommander, action: Action) -> bool:
    """Do it, if it is one of these."""
    if isinstance(action, Disband):
        bit = 1 << action.number
        s.army ^= bit
        s.pool |= bit
        s.worn &= ~bit
        s.tell("disbanded", "disbanding", 0, counter=action.word, kind=action.kind)
    elif isinstance(action, Pray):
        s.gold -= WINDS_GOLD
        s.tell("prayed", "completing", 0, gold=WINDS_GOLD)
        fulfil(s, WINDS)
    elif isinstance(action, Dismiss):
        dismiss(s, action.number)
        fulfil(s, SERPENT)
    elif isinstance(action, Forgo):
        s.forgone = True
        s.tell("forgone", "advisors", 0)
    elif isinstance(action, Play) and 1 << action.number == SPIES:
        s.insights &= ~SPIES
        s.tell("played-insight", "insights", 0, insight=action.word)
        send_spies(s)
    else:
        return False
    return True


def send_spies(s: FieldCommander) -> None:
    """Each enemy stronghold but Tyre loses a counter at random, be it a Wall."""
    counters, siege = s.counters, s.campaign.siege
    for area in s.campaign.stronghold_list:
        garrison = s.garrisons[area]
        if s.conquered >> area & 1 or not garrison or (siege and area == siege.island):
            continue
        nation = s.campaign.nation[area]
        kinds = (*counters.nation_kinds[nation], *counters.nation_kinds["walls"])
        bag = [(garrison & counters.sets[k]).bit_count() for k in kinds]
        drawn = s.draw("spies", bag, [counters.kinds[k] for k in kinds], s.name(area))
        some = one_side(s, garrison & counters.sets[kinds[drawn]], s.name(area))
        bit = some & -some
        reduced = bool(s.worn & bit)
        s.garrisons[area] ^= bit
        s.cup |= bit
        s.worn &= ~bit
        s.tell("spied", "insights", 0, area=s.name(area), kind=counters.kinds[kinds[drawn]], reduced=reduced)


def one_side(s: FieldCommander, counters: int, area: str) -> int:
    """Those of one side, where full and reduced ones of a kind stand together: each counter is as likely as any."""
    sides = (counters & ~s.worn, counters & s.worn)
    if not all(sides):
        return counters
    return sides[s.draw("spied-side", [side.bit_count() for side in sides], SIDES, area)]
