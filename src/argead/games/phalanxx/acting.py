"""3. The actions: each of the three rolled dice pays for one, on a free slot, in any order."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.phalanxx.actions import FACES, SLOTS, VALUE, Conquer, Discharge, Forge, Income, Place, Play, Push
from argead.games.phalanxx.board import NOTHING, bits
from argead.games.phalanxx.conditions import playable
from argead.games.phalanxx.conquest import conquer, targets
from argead.games.phalanxx.dice import TURN_DIE
from argead.games.phalanxx.income import receive
from argead.games.phalanxx.playing import play_card
from argead.games.phalanxx.pushing import push
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Action, Decision

PLAY, CONQUER, PUSH, INCOME = range(4)
ACTS = ("play", "conquer", "push", "income")


class ChooseAction(Decision[Phalanxx]):
    """Choose an action; the die and the slot that pay for it come next."""

    __slots__ = ()

    rule = "actions"
    skips_single = True

    def options(self, s: Phalanxx, seat: int) -> Sequence[Action]:
        actions = s.board.actions
        highest = max([VALUE[die] for die in s.rolled])
        first = seat * SLOTS
        home = s.home[first : first + SLOTS]
        lowest = min([VALUE[home[slot]] for slot, die in enumerate(s.grey) if die == NOTHING])
        options: list[Action] = []
        if highest >= lowest:
            options += [actions.play[card] for card in bits(playable(s, seat))]
            options += [s.land.conquer[region] for region in bits(targets(s, seat))]
        if s.talents[seat] + highest >= lowest:
            options.append(actions.push)
        options.append(actions.income)
        if s.reserve[seat]:
            options.append(actions.discharge)
        if s.played[seat] & s.board.smith and not s.forged:
            options.append(actions.forge)
        return options

    def play(self, s: Phalanxx, seat: int, action: Play | Conquer | Push | Income | Discharge | Forge) -> None:
        if isinstance(action, Play):
            s.act, s.target = PLAY, action.number
        elif isinstance(action, Conquer):
            s.act, s.target = CONQUER, action.number
        elif isinstance(action, Push):
            s.act, s.target = PUSH, NOTHING
        elif isinstance(action, Income):
            s.act, s.target = INCOME, NOTHING
        else:
            if isinstance(action, Discharge):
                s.reserve[seat] -= 1
                s.tell("discharged", "turning", seat)
            else:
                s.forged = True
                s.tell("forged", "blacksmith", seat)
            s.then(TURN_DIE, CHOOSE_ACTION)
            return
        s.agenda.append(PLACE_DIE)


class PlaceDie(Decision[Phalanxx]):
    """Which die do you use for it, beside which of your home dice?"""

    __slots__ = ()

    rule = "actions"
    midway = True
    skips_single = True

    def options(self, s: Phalanxx, seat: int) -> Sequence[Action]:
        table, act = s.board.actions.place, s.act
        first = seat * SLOTS
        credit = 0 if act <= CONQUER else s.talents[seat] if act == PUSH else FACES
        options: list[Action] = []
        last = NOTHING
        for die in s.rolled:
            if die == last:
                continue
            last = die
            limit, row = VALUE[die] + credit, table[die]
            for slot in range(SLOTS):
                if s.grey[slot] == NOTHING and VALUE[s.home[first + slot]] <= limit:
                    options.append(row[slot])
        return options

    def play(self, s: Phalanxx, seat: int, action: Place) -> None:
        die, slot, act, target = action.die, action.slot, s.act, s.target
        s.act = s.target = NOTHING
        s.rolled.remove(die)
        s.grey[slot] = die
        if s.rolled:
            s.agenda.append(CHOOSE_ACTION)
        if act == PLAY:
            play_card(s, seat, target)
        elif act == CONQUER:
            conquer(s, seat, target)
        elif act == PUSH:
            push(s, seat, slot)
        else:
            receive(s, seat, slot)


CHOOSE_ACTION = ChooseAction()
PLACE_DIE = PlaceDie()
