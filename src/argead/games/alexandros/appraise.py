"""How well a seat stands: the greedy bot's judgement.

A seat's *prospect* is counted in points:

- its score;
- its income at a tax, less what rivals' cards come near to taking over, times the taxes that it can count on (two or
  three, fewer as the walls run out or somebody nears the goal, none in the last turn);
- its cards and the governors in its reserve, at what they usually fetch;
- what its actions can gain: the best province that its cards pay for, and a tax that serves it better than the others.
  It counts in full for the seat that is carrying its actions out, and in part for the one whose turn comes next, which
  moves Alexander first; of those that must wait longer, only a little of the best vacant province.

The appraisal is its prospect less the mean of its rivals', put on a scale from 0 (lost) to 1 (won). Compared with the
strongest rival alone, nobody would ever dare to collect a tax that serves two. Whoever can win by the next tax has all
but won.

Whether the turn under way is over or has an action left, the same seat comes next and is judged alike: so an option
that ends the turn and one that leaves an action are appraised at the same stage.
"""

from __future__ import annotations

from math import tanh

from argead.games.alexandros.board import KINDS
from argead.games.alexandros.lands import Hand, Lands
from argead.games.alexandros.provinces import Compensate, Garrison, removal
from argead.games.alexandros.state import Alexandros
from argead.games.alexandros.turn import ChooseAction

TAXES_TO_COUNT_ON = 2.5
CARD = 1.0
GOVERNOR = 1.5
CROWDED = 0.3  # what a province with several governors is worth, beside one with a single governor
LOSS = 0.5  # how much a rival's loss counts beside a gain of one's own
RISK = 0.3  # how likely a rival is to take over what is in reach of his cards, if he has but one victim to choose
NEXT = 0.5  # how much the gain counts of the seat whose turn comes next
LATER = 0.1  # how much of a vacant province counts for a seat that must wait
WON = 0.85  # how sure the next tax is for whoever wins by it
SCALE = 16.0  # for each tax ahead: whoever leads gains by an early end
ENOUGH = 10  # cards that a hand can hope to spend; more of them are worth nothing, so nobody hoards for ever


def appraise(s: Alexandros, seat: int) -> float:
    """From 0 to 1, before the end."""
    lands = Lands(s, [s.hand(player) for player in range(s.players)])
    chance = 0.5 + 0.5 * tanh(leads(s, lands)[seat])
    winner = winner_by_a_tax(s, lands)
    if winner is None:
        return chance
    return chance * (1 - WON) + (WON if winner == seat else 0.0)


def leads(s: Alexandros, lands: Lands) -> list[float]:
    """How far each seat's prospect is before the mean of its rivals', on a scale that grows with the taxes ahead."""
    ahead = taxes_ahead(s, lands.income)
    prospects = prospects_of_all(s, lands, ahead)
    total, rivals = sum(prospects), len(prospects) - 1
    return [(prospect - (total - prospect) / rivals) / (SCALE * ahead) for prospect in prospects]


def prospects_of_all(s: Alexandros, lands: Lands, ahead: float) -> list[float]:
    """Every seat's prospect, in points."""
    acting = acts(s)
    if s.last_turn:
        prospects = [float(score) for score in s.scores]
        if acting:
            prospects[s.active] += max(0.0, tax_gain(s, s.active, lands))
        return prospects
    following = (s.active + acting) % s.players
    risk = RISK / (s.players - 1)
    prospects = []
    for seat, score in enumerate(s.scores):
        income = (lands.income[seat] - risk * lands.risk[seat]) * ahead
        prospect = score + income + CARD * min(ENOUGH, sum(lands.hands[seat])) + GOVERNOR * s.reserve(seat)
        if seat == following:
            gain = NEXT * gain_of(s, seat, 2, ahead, lands)
        else:
            gain = LATER * ahead * lands.vacant[seat][2]
            if acting and seat == s.active:
                gain = max(gain, gain_of(s, seat, s.actions_left, ahead, lands))
        prospects.append(prospect + gain)
    return prospects


def acts(s: Alexandros) -> bool:
    """Whether the seat on move has done with Alexander and has an action left."""
    return s.actions_left > 0 and isinstance(s.agenda[-1], ChooseAction | Garrison | Compensate)


def taxes_ahead(s: Alexandros, income: list[int]) -> float:
    """The taxes that an income can be counted on for; one at least, for whoever gains by it will collect it."""
    parts = s.board.components
    ahead = 1 + (TAXES_TO_COUNT_ON - 1) * s.walls_left()[0] / parts["black_walls"]
    for score, tax in zip(s.scores, income, strict=True):
        if score + tax * ahead > parts["goal"]:
            ahead = max(1.0, (parts["goal"] - score) / tax)
    return ahead


def winner_by_a_tax(s: Alexandros, lands: Lands) -> int | None:
    """The seat, if any, that can collect a tax when its actions come, and wins by it."""
    scores = [score + tax for score, tax in zip(s.scores, lands.income, strict=True)]
    most = max(scores)
    if most < s.board.components["goal"] or scores.count(most) > 1:
        return None
    seat = scores.index(most)
    if s.last_turn and not (seat == s.active and acts(s) and not s.taxed):
        return None
    return seat if can_tax(s, seat, lands) else None


def can_tax(s: Alexandros, seat: int, lands: Lands) -> bool:
    """Whether a card of the seat fits one of its governors, or is as likely as not to."""
    own, hand = s.governors[seat], lands.hands[seat]
    return any(own & land and hand[kind] >= 0.5 for kind, land in enumerate(s.board.of_kind))


def gain_of(s: Alexandros, seat: int, actions: int, ahead: float, lands: Lands) -> float:
    """What so many actions of a seat can gain: a province, a tax, or both."""
    province = opportunity(s, seat, ahead, lands.hands[seat])
    tax = max(0.0, tax_gain(s, seat, lands))
    return province + tax if actions > 1 else max(province, tax)


def tax_gain(s: Alexandros, seat: int, lands: Lands) -> float:
    """What the seat gains on the others by a tax of its own, less the card."""
    if (s.taxed and seat == s.active) or not can_tax(s, seat, lands):
        return 0.0
    income = lands.income
    return income[seat] - (sum(income) - income[seat]) / (s.players - 1) - CARD


def opportunity(s: Alexandros, seat: int, ahead: float, hand: Hand) -> float:
    """The gain of the best province that the seat can pay for at once."""
    reserve = s.reserve(seat)
    if not reserve:
        return 0.0
    means = sum(hand) + reserve
    taken = s.guarded()
    own = s.governors[seat]
    best = 0.0
    for province, need, symbols in zip(s.provinces, s.needs, s.sizes, strict=True):
        if symbols > means or not symbols or province & own:
            continue
        worth = (province & s.board.empty).bit_count() * ahead
        toll = removal(s, province & taken) if province & taken else None
        lack = 0.0
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
