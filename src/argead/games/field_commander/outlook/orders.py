"""Enemy orders: what each unconquered stronghold, and Tyre, may do with its next die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from argead.games.field_commander.orders import ENEMY_ORDERS, TRIBUTE_GOLD, Stronghold, foreseen
from argead.games.field_commander.outlook.moment import comes
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import DIPLOMATS_BONUS, FaceTyre, TyreOrders, is_fallen, tyre_effect
from argead.kernel import Prospect, slug

DIE = range(1, 7)


def orders(s: FieldCommander) -> list[Prospect]:
    """Hits that no gold can turn away first; then the nearest strongholds, and of each what is likeliest."""
    told = [(area, prospect) for area, bonus in due(s) for prospect in _orders_of(s, area, bonus)]
    ranges = s.campaign.range
    told.sort(key=lambda one: (one[1].name != "order-hit", ranges[one[0]][s.army_at], -one[1].data["rolls"]))
    return [prospect for _, prospect in told]


def _orders_of(s: FieldCommander, area: int, bonus: int) -> Iterator[Prospect]:
    """What a stronghold threatens, with how many of the six rolls."""
    name, distance = s.name(area), s.campaign.range[area][s.army_at]
    chances = Counter(foreseen(s, roll + distance + bonus) for roll in DIE)
    for order, rolls in chances.items():
        prospect = _order(s, area, order, {"area": name, "rolls": rolls}, (f"area:{slug(name)}",))
        if prospect:
            yield prospect


def _order(
    s: FieldCommander, area: int, order: str, data: dict[str, str | int], things: tuple[str, ...]
) -> Prospect | None:
    """What an order would do; Glory and gold that are laid down threaten nobody."""
    match order:
        case "wall":
            return Prospect("order-wall", "orders", data, things)
        case "garrison" if not s.cup & s.counters.nation[s.campaign.nation[area]]:
            return Prospect("order-two-hits", "running-out", data, things)
        case "garrison":
            return Prospect("order-garrison", "orders", data, things)
        case "tribute" if s.gold < TRIBUTE_GOLD:
            return Prospect("order-hit", "orders", data | {"gold": TRIBUTE_GOLD}, things)
        case "tribute":
            return Prospect("order-tribute", "orders", data | {"gold": TRIBUTE_GOLD}, things)
    return None


def due(s: FieldCommander) -> Iterator[tuple[int, int]]:
    """The strongholds that still roll, now or next turn, with what Diplomats add."""
    campaign, first = s.campaign, _first(s)
    for number, area in enumerate(campaign.stronghold_list):
        now = number >= first
        island = campaign.siege is not None and area == campaign.siege.island
        if not s.conquered >> area & 1 and not island and (now or s.turn < campaign.turns):
            yield area, DIPLOMATS_BONUS if now and s.diplomats else 0


def _first(s: FieldCommander) -> int:
    """The first stronghold that is still to roll this turn; none, if it is beyond their number."""
    if comes(s, ENEMY_ORDERS):
        return 0
    left = [step.number for step in s.agenda if isinstance(step, Stronghold)]
    return left[0] if left else len(s.campaign.stronghold_list)


# Tyre ----------------------------------------------------------------------------------------------------------------


def tyre(s: FieldCommander) -> Iterator[Prospect]:
    """The next dice of Tyre, one for each warship, and what each of them can cost."""
    siege = s.campaign.siege
    if siege is None or is_fallen(s):
        return
    now = _first(s) <= s.campaign.stronghold_list.index(siege.island)
    turn, bonus = (s.turn, DIPLOMATS_BONUS * s.diplomats) if now else (s.turn + 1, 0)
    dice = s.warships + s.terms.dice
    if strikes(s) or not dice or not siege.quiet_turns < turn <= s.campaign.turns:
        return
    totals = [roll - (turn > siege.worse_after) + bonus for roll in DIE]
    striking = [total for total in totals if tyre_effect(s, total) != "nothing"]
    if striking:
        hits = sum(not FaceTyre(total).options(s, 0) for total in striking)
        data = {"dice": dice, "strikes": len(striking), "hits": hits}
        yield Prospect("tyre-strikes", "tyre-orders", data, (f"area:{slug(s.name(siege.island))}",))


def strikes(s: FieldCommander) -> bool:
    """Whether the dice of Tyre are rolling."""
    return any(isinstance(step, TyreOrders) for step in s.agenda)
