"""How well a seat stands: the greedy bot's judgement.

A seat's *prospect* is counted in points:

- its final count, if the game ended now;
- the best that its dice left this turn can still do: cards that it can play, regions that it can conquer, fitting each
  die to a slot;
- the other cards in its hand, at the Force that each would bring, less the further off its conditions are (`hand.py`);
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
from argead.games.phalanxx.conditions import playable
from argead.games.phalanxx.conquest import targets
from argead.games.phalanxx.ending import groups, home_sum, reckon
from argead.games.phalanxx.hand import NEAR, hand_worth, hopeful
from argead.games.phalanxx.heroism import might, valour
from argead.games.phalanxx.playing import gain
from argead.games.phalanxx.setup import BEFORE_THE_ROLL
from argead.games.phalanxx.solo import MAXXIMILIAN
from argead.games.phalanxx.state import Phalanxx

LATER = 1.8  # deeds that the dice left could do, beside what they bring
RESERVE = 2.6  # a soldier in the reserve
STRANDED = 1.3  # one that no region is left to start from: it can only turn a die
SPARE = 0.01  # what breaks ties, or is not to be thrown away for nothing, when no turn is left
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
    points += hand_worth(s, seat, hopeful(s, seat, ready, turns), ready, turns)
    if turns:
        ahead = min(1.0, turns / 4)
        points += TALENT * min(s.talents[seat], 15) * ahead
        points += (RESERVE if s.held[seat] else STRANDED) * min(s.reserve[seat], 2 * turns)
        points -= EASE * turns * home_sum(s, seat)
        points += GROUP * unearned(s, seat) * ahead
        points += PREY * prey(s, seat) * ahead
        points += FREE * free(s, seat) * ahead
    else:
        points += SPARE * (home_sum(s, seat) + s.talents[seat] + s.reserve[seat])
    return points - EXPOSED * (exposed(s, seat) + stranded(s, seat, turns))


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
    land, talent = s.land, TALENT + 1 / s.board.talents_a_point
    income = talent * s.receivable(seat, s.board.income)
    deeds = [LATER * gain(s, seat, card) * (1 - NEAR) for card in bits(ready)]
    for region in bits(targets(s, seat)):
        bit = 1 << region
        deeds.append(LATER * (land.worth(bit) + land.soldiers(bit) * (1 - RESERVE)))
    done = sorted([deed for deed in deeds if deed > income], reverse=True)[:fits]
    return sum(done) + talent * s.receivable(seat, s.board.income * (len(s.rolled) - len(done)))


def unearned(s: Phalanxx, seat: int) -> int:
    """Points of complete sets of symbols that do not count yet."""
    first = seat * KINDS_COUNTED
    sets = min(s.counts[first : first + len(SYMBOLS)]) - groups(s, seat)
    return s.board.group_points * sets


def exposed(s: Phalanxx, seat: int) -> float:
    """What rivals may take by their next turn, next to their regions or behind a free one, the surer the stronger."""
    return sum([(s.land.stake(near) + FORAY * s.land.stake(far)) * sure for near, far, sure in raids(s, seat)])


def stranded(s: Phalanxx, seat: int, turns: int) -> float:
    """What the reserve may lose with the last region: nowhere to start from. It is far off while there are many."""
    own, soldiers = s.held[seat], min(s.reserve[seat], 2 * turns)
    if not own or not soldiers:
        return 0.0
    cut_off = sum([sure for near, far, sure in raids(s, seat) if near | far == own])
    return cut_off * soldiers * (RESERVE - STRANDED) / own.bit_count()


def raids(s: Phalanxx, seat: int) -> list[tuple[int, int, float]]:
    """For each rival who can come by his next turn: the seat's regions next to his, those behind, how sure he is."""
    land, held = s.land, s.held
    own = held[seat]
    free = land.in_play
    for regions in held:
        free &= ~regions
    ending = s.last_round or s.pile() <= s.players
    heroic = s.heroism_lies_open()
    found = []
    for side in range(s.players):
        if side == seat or not s.reserve[side]:
            continue
        reach = land.spread(held[side])
        near = own & reach
        far = own & land.spread(reach & free) & ~near
        if near | far and not (ending and turns_left(s, side) == 0):
            found.append((near, far, threat(s, side, seat, heroic)))
    return found


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
