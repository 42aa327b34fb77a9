"""What rivals can do to a seat before its next turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from argead.games.alexandros.board import KINDS, SYMBOLS
from argead.games.alexandros.outlook import provinces, ride
from argead.games.alexandros.outlook.endings import after_a_tax
from argead.games.alexandros.outlook.means import Means, means
from argead.games.alexandros.outlook.provinces import Threat
from argead.games.alexandros.state import Alexandros
from argead.kernel import Prospect

DECIDED = 1000.0
"""How grave it is that a rival wins."""


def threats(s: Alexandros, seat: int) -> list[Prospect]:
    """What rivals can do to the seat before its next turn, gravest first."""
    rivals = means(s, seat) if s.agenda else []
    found = [*_rides(s, seat, rivals)]
    found += provinces.occupations(s, seat, rivals)
    found += provinces.takeovers(s, seat, rivals)
    found += _taxes(s, seat, rivals)
    found.sort(key=lambda threat: -threat[0])
    return [prospect for _, prospect in found]


def _rides(s: Alexandros, seat: int, rivals: Sequence[Means]) -> Iterator[Threat]:
    """Moving Alexander: what the next ride splits and closes."""
    rider = ride.rider(s, rivals)
    if rider:
        ways = ride.journeys(s, rider)
        yield from ride.splits(s, seat, rider, ways)
        yield from ride.closures(s, rider, ways)


def _taxes(s: Alexandros, seat: int, rivals: Sequence[Means]) -> Iterator[Threat]:
    """Collecting taxes: the rival who wins by it, or else gains most, if that is more than the seat does."""
    income, scores = s.income(), after_a_tax(s)
    ends = max(scores) >= s.board.components["goal"]
    gains = scores if ends else income
    able = [rival for rival in rivals if gains[rival.seat] > gains[seat] and _fitting(s, rival)]
    if not able:
        return
    rival = max(able, key=lambda rival: gains[rival.seat])
    facts = {"player": rival.seat, "cards": _fitting(s, rival)}
    things, behind = (f"income:{rival.seat}",), f"income:{seat}"
    if not ends:
        grave = income[rival.seat] - income[seat]
        yield grave, Prospect("taxed", "taxes", facts | {"income": income}, things, (behind,))
    elif scores[rival.seat] == max(scores):
        facts |= {"scores": scores}
        yield DECIDED, Prospect("taxed-to-the-end", "taxes", facts, things, (f"score:{seat}", behind))


def _fitting(s: Alexandros, rival: Means) -> list[str]:
    """The symbols by which a rival may collect taxes: its governors', as far as it may have a card of them."""
    if not rival.actions or (s.taxed and not rival.rides):
        return []
    beneath = s.board.census(s.governors[rival.seat])
    asked = [[int(other == kind) for other in KINDS] for kind in KINDS]
    return [SYMBOLS[kind] for kind in KINDS if beneath[kind] and rival.pays(asked[kind])]
