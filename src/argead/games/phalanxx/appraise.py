"""How well a seat stands: the greedy bot's judgement.

A seat's *prospect* is counted in points:

- its final count, if the game ended now;
- the best that its dice left this turn can still do: cards that it can play, regions that it can conquer, fitting each
  die to a slot;
- the other cards in its hand, at the Force that each would bring, less the further off its conditions are;
- while turns are left: soldiers in the reserve, Talents beyond their points, low home dice (actions need them), sets of
  symbols that do not count yet, and cities and oases next to its regions, free ones and those of rivals;
- less what rivals may take from it by their next turn, with the Force that their cards will have brought them by then.

Rivals are judged by their final count, MaXXimilian also by the cards that he is going to take. The appraisal is the
prospect less that of the strongest rival, put on a scale from 0 (lost) to 1 (won).
"""

from __future__ import annotations

from math import tanh

from argead.games.phalanxx.actions import SLOTS, VALUE
from argead.games.phalanxx.board import HEROISM, KINDS_COUNTED, NOTHING, bits
from argead.games.phalanxx.cards import SYMBOLS
from argead.games.phalanxx.conditions import measure, playable, waived
from argead.games.phalanxx.conquest import targets
from argead.games.phalanxx.ending import groups, reckon
from argead.games.phalanxx.heroism import might, valour
from argead.games.phalanxx.playing import gain
from argead.games.phalanxx.setup import BEFORE_THE_ROLL
from argead.games.phalanxx.solo import MAXXIMILIAN
from argead.games.phalanxx.state import Phalanxx

DISTANCE = {
    "die-colour": 1.2,
    "die-value": 0.7,
    "dice-sum": 0.4,
    "symbols": 2.5,
    "cards": 1.5,
    "soldiers": 0.8,
    "talents": 0.25,
    "cities": 1.3,
    "oases": 1.4,
    "force": 0.25,
}
"""How many actions a condition is off for each that lacks."""

NEAR = 0.7  # a card that can be played, beside one that has been
FAR = 0.64  # what remains of a card for each action that it is off
LATER = 1.8  # deeds that the dice left could do, beside what they bring
RESERVE = 2.6  # a soldier in the reserve
TALENT = 0.02  # a Talent beyond its third of a point
EASE = 0.1  # a pip of a home die, each turn
GROUP = 0.35  # points of a set that does not count yet
EXPOSED = 0.3  # what rivals may take by their next turn
FORAY = 0.5  # what lies behind a free region, beside what lies next to a rival
CARDS_A_TURN = 2  # cards that a rival plays before he conquers
LUCK = 2  # Force that he finds besides them
THREAT = 5.0  # how much more Force, by then, makes his conquest rather sure
DARING = 1.5  # the same in valour, under Heroism
PREY = 0.2  # what rivals hold within reach
FREE = 0.2  # what nobody holds within reach
SLOPE = 10.0  # how much more Force makes a conquest rather sure
GROWTH = 3.5  # the Force that MaXXimilian gains with a card
SCALE = 25.0


def appraise(s: Phalanxx, seat: int) -> float:
    """From 0 to 1, before the end."""
    rivals: float = max(reckon(s, side).total for side in range(s.sides) if side != seat)
    if s.players == 1:
        rivals += reinforcements(s)
    return 0.5 + 0.5 * tanh((prospect(s, seat) - rivals) / SCALE)


def reinforcements(s: Phalanxx) -> float:
    """What MaXXimilian will still get: the card at the far end of the row, as far as it is settled, and the usual."""
    coming = GROWTH * turns_left(s, 0)
    if isinstance(s.agenda[-1], BEFORE_THE_ROLL):
        return coming
    last = [card for card in s.row if 0 <= card < HEROISM]
    return coming + (gain(s, MAXXIMILIAN, last[-1]) if last else 0)


def prospect(s: Phalanxx, seat: int) -> float:
    """The seat's points, with what it may still make of them."""
    points = float(reckon(s, seat).total)
    turns = turns_left(s, seat)
    ready = playable(s, seat)
    if s.active == seat and s.rolled and not isinstance(s.agenda[-1], BEFORE_THE_ROLL):
        points += opportunity(s, seat, ready)
    points += hand_worth(s, seat, ready, turns)
    if turns:
        ahead = min(1.0, turns / 4)
        points += TALENT * min(s.talents[seat], 15) * ahead
        points += RESERVE * min(s.reserve[seat], 2 * turns)
        home = s.home[seat * SLOTS : seat * SLOTS + SLOTS]
        points -= EASE * turns * sum([VALUE[die] for die in home])
        points += GROUP * unearned(s, seat) * ahead
        points += PREY * prey(s, seat) * ahead
        points += FREE * free(s, seat) * ahead
    return points - EXPOSED * exposed(s, seat)


def prey(s: Phalanxx, seat: int) -> float:
    """What rivals hold next to the seat's regions, the surer the stronger the seat is."""
    land, reach, own = s.land, s.land.spread(s.held[seat]), might(s, seat)
    worth = 0.0
    for side in range(s.sides):
        if side != seat:
            near = s.held[side] & reach
            if near:
                lead = (own - might(s, side)) / SLOPE
                worth += land.stake(near) * (0.5 + 0.5 * tanh(lead))
    return worth


def free(s: Phalanxx, seat: int) -> int:
    """The worth of cities and oases next to the seat's regions that nobody holds."""
    near = s.land.spread(s.held[seat])
    for regions in s.held:
        near &= ~regions
    return s.land.worth(near)


def turns_left(s: Phalanxx, seat: int) -> int:
    """Turns whose dice the seat has yet to roll, if nobody scouts: the pile runs out like a clock."""
    cards, players, turn = s.pile(), s.players, s.turn
    rolled = not isinstance(s.agenda[-1], BEFORE_THE_ROLL)
    to_roll = s.active == seat and not rolled
    if players == 1:
        return to_roll if s.last_round else to_roll + (cards + rolled) // 2
    failing = turn if s.last_round else turn + cards + rolled
    rounds = -(-failing // players)
    return to_roll + rounds - (turn - 1 - (seat - s.first) % players) // players - 1


def opportunity(s: Phalanxx, seat: int, ready: int) -> float:
    """What the rolled dice that are left can still do this turn."""
    first = seat * SLOTS
    slots = sorted([VALUE[s.home[first + slot]] for slot in range(SLOTS) if s.grey[slot] == NOTHING])
    fits = 0
    for die in sorted([VALUE[die] for die in s.rolled]):
        if die >= slots[fits]:
            fits += 1
    land, income = s.land, s.board.income * (TALENT + 1 / s.board.talents_a_point)
    deeds = [LATER * gain(s, seat, card) * (1 - NEAR) for card in bits(ready)]
    for region in bits(targets(s, seat)):
        bit = 1 << region
        deeds.append(LATER * (land.worth(bit) + land.soldiers(bit) * (1 - RESERVE)))
    done = sorted([deed for deed in deeds if deed > income], reverse=True)[:fits]
    return sum(done) + (len(s.rolled) - len(done)) * income


def hand_worth(s: Phalanxx, seat: int, ready: int, turns: int) -> float:
    """The cards in hand: Force, less the further off their conditions are."""
    acting = s.active == seat and not isinstance(s.agenda[-1], BEFORE_THE_ROLL)
    actions = SLOTS * turns + (len(s.rolled) if acting else 0)
    if not actions:
        return 0.0
    worth = []
    for card in bits(s.hands[seat]):
        force = gain(s, seat, card)
        if ready >> card & 1:
            worth.append(force * NEAR)
            continue
        off = 0.0
        for condition in s.board.cards[card].conditions:
            lack = condition.least - measure(s, seat, condition)
            if lack > 0 and not waived(s, seat, condition):
                off += lack * DISTANCE[condition.kind]
        if off < actions:
            worth.append(force * NEAR * FAR**off * (1 - off / actions))
    worth.sort(reverse=True)
    return sum(worth[: max(1, actions)])


def unearned(s: Phalanxx, seat: int) -> int:
    """Points of complete sets of symbols that do not count yet."""
    first = seat * KINDS_COUNTED
    sets = min(s.counts[first : first + len(SYMBOLS)]) - groups(s, seat)
    return s.board.group_points * sets


def exposed(s: Phalanxx, seat: int) -> float:
    """What rivals may take by their next turn, next to their regions or behind a free one, the surer the stronger."""
    land, held = s.land, s.held
    own = held[seat]
    free = land.in_play
    for regions in held:
        free &= ~regions
    ending = s.last_round or s.pile() <= s.players
    heroic = s.heroism_lies_open()
    risk = 0.0
    for side in range(s.players):
        if side == seat or not s.reserve[side]:
            continue
        reach = land.spread(held[side])
        near = own & reach
        far = own & land.spread(reach & free) & ~near
        if near | far and not (ending and turns_left(s, side) == 0):
            risk += (land.stake(near) + FORAY * land.stake(far)) * threat(s, side, seat, heroic)
    return risk


def threat(s: Phalanxx, side: int, seat: int, heroic: bool) -> float:
    """How sure a rival is, by his next turn, to beat a seat that stays as strong as now."""
    ready = playable(s, side)
    if s.played[side] == s.rotated[side] and not ready:
        return 0.0
    if heroic:
        coming = min((ready & s.board.coloured).bit_count(), CARDS_A_TURN)
        return 0.5 + 0.5 * tanh((valour(s, side) + coming - valour(s, seat)) / DARING)
    gains = [gain(s, side, card) for card in bits(ready)]
    if len(gains) > CARDS_A_TURN:
        gains = sorted(gains)[-CARDS_A_TURN:]
    return 0.5 + 0.5 * tanh((s.force[side] + LUCK + sum(gains) - s.force[seat]) / THREAT)
