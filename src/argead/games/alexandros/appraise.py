"""How well a seat stands: the greedy bot's judgement.

A seat's *prospect* is counted in points:

- its score;
- its income at a tax, times the taxes that it can count on (two or three, fewer as the walls run out: provinces change
  hands);
- its cards and the governors in its reserve, at what they usually fetch;
- if it is on move with actions left, the best province that it could take right now, with the cards it has.

The appraisal is its prospect less the mean of its rivals', put on a scale from 0 (lost) to 1 (won). Compared with the
strongest rival alone, nobody would ever dare to collect a tax that serves two.
"""

from __future__ import annotations

from math import tanh

from argead.games.alexandros.board import KINDS
from argead.games.alexandros.provinces import removal
from argead.games.alexandros.state import Alexandros

TAXES_TO_COUNT_ON = 2.5
CARD = 0.6
GOVERNOR = 1.5
CROWDED = 0.3  # what a province with several governors is worth, beside one with a single governor
LOSS = 0.5  # how much a rival's loss counts beside a gain of one's own
SCALE = 40.0


def appraise(s: Alexandros, seat: int) -> float:
    """From 0 to 1, before the end."""
    prospects = prospects_of_all(s)
    own = prospects.pop(seat)
    return 0.5 + 0.5 * tanh((own - sum(prospects) / len(prospects)) / SCALE)


def prospects_of_all(s: Alexandros) -> list[float]:
    """Every seat's prospect, in points."""
    ahead = taxes_ahead(s)
    prospects = [
        score + income * ahead + CARD * sum(s.hand(seat)) + GOVERNOR * s.reserve(seat)
        for seat, (score, income) in enumerate(zip(s.scores, s.income(), strict=True))
    ]
    if s.actions_left:
        prospects[s.active] += opportunity(s, s.active, ahead)
    return prospects


def taxes_ahead(s: Alexandros) -> float:
    """The taxes that an income can be counted on for; one at least, for whoever gains by it will collect it."""
    black = s.walls_left()[0]
    return 1 + (TAXES_TO_COUNT_ON - 1) * black / s.board.components["black_walls"]


def opportunity(s: Alexandros, seat: int, ahead: float) -> float:
    """The gain of the best province that the seat can pay for at once."""
    reserve = s.reserve(seat)
    if not reserve:
        return 0.0
    hand = s.hand(seat)
    means = sum(hand) + reserve
    taken = s.guarded()
    own = s.governors[seat]
    best = 0.0
    for province, need in zip(s.provinces, s.needs, strict=True):
        symbols = sum(need)
        if symbols > means or not symbols or province & own:
            continue
        worth = (province & s.board.empty).bit_count() * ahead
        toll = removal(s, province & taken) if province & taken else None
        lack = 0
        for kind in KINDS:
            short = need[kind] - hand[kind] + (toll[kind] if toll else 0)
            if short > need[kind]:
                lack = reserve + 1
            elif short > 0:
                lack += short
        if lack > reserve:
            continue
        governors = max(1, lack)
        gain = worth if governors == 1 else worth * CROWDED
        if toll:
            gain += worth * LOSS
        gain -= CARD * (symbols - governors + (sum(toll) if toll else 0)) + GOVERNOR * governors
        if gain > best:
            best = gain
    return best
