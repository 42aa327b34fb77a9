"""The commander before Tyre: ships and transports, then the breach."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.field_commander.commander.prospects import battle_worth
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import MOLE, SHIP, TRANSPORT, is_fallen, is_open, siege_of
from argead.games.field_commander.verbs import Prepare
from argead.kernel import Action, Chance

ENOUGH_TRANSPORTS = 5
ENOUGH_SHIPS = 3
ENOUGH_WARSHIPS = 2
LAST_TRANSPORT_TURN = 5
STORM = 0.75


def besiege(s: FieldCommander, options: Sequence[Action], chance: Chance) -> Action:
    """To the camp; over the breach or the mole as soon as the assault promises well."""
    actions, siege = s.board.actions, siege_of(s)
    scouts = actions.scout[s.campaign_number]
    if s.army_at != siege.camp:
        way = s.campaign.adjoining[s.army_at]
        return scouts[min(way, key=lambda near: s.campaign.range[siege.camp][near])]
    if is_open(s) and battle_worth(s, siege.island, chance) >= STORM:
        return scouts[siege.island]
    return actions.halt


def siege_purchase(s: FieldCommander, options: Sequence[Action]) -> Action | None:
    """Transports early, warships driven off, ships for the breach."""
    siege = s.campaign.siege
    if siege is None or s.army_at != siege.camp:
        return None
    offered = {action.number: action for action in options if isinstance(action, Prepare)}
    if is_fallen(s):
        return offered.get(MOLE) if finishes_mole(s) else None
    sink = s.board.actions.sink
    if s.transports < ENOUGH_TRANSPORTS and s.turn <= LAST_TRANSPORT_TURN and TRANSPORT in offered:
        return offered[TRANSPORT]
    if sink in options and s.warships > ENOUGH_WARSHIPS:
        return sink
    if s.ships < ENOUGH_SHIPS and SHIP in offered and not is_open(s):
        return offered[SHIP]
    if MOLE in offered and s.ships >= 1:
        return offered[MOLE]
    return None


def finishes_mole(s: FieldCommander) -> bool:
    """Whether the fallen island's mole is worth the turns that it still takes: a section each, and the track falls."""
    siege, track = s.campaign.siege, s.campaign.track
    if siege is None or not is_fallen(s) or s.army_at != siege.camp:
        return False
    missing = len(siege.mole_costs) - s.mole
    done = s.turn + missing
    if not missing or done >= min(siege.pilgrimage_before, len(track)):
        return False
    lost: int = track[s.turn - 1][1] - track[done - 1][1]
    return lost < siege.mole_points


def prepare_siege(s: FieldCommander, options: Sequence[Action]) -> Action:
    """What Tyre's blow may cost: gold, unless there is hardly any; a section of the wall, if it must be."""
    pay = s.board.actions.pay
    if pay in options and s.gold >= 5:
        return pay
    return options[-1]
