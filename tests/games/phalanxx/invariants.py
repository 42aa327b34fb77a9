"""What is true of every state of PhalanXX. The shared fuzz layer calls `check` before every decision."""

from __future__ import annotations

from collections import Counter

from argead.games.phalanxx.actions import COLOUR, SLOTS
from argead.games.phalanxx.board import HEROISM, LEGEND, NOTHING
from argead.games.phalanxx.state import Phalanxx
from games.phalanxx.reference import Reference

LONGEST_LIST = 60


def check(s: Phalanxx) -> None:
    """Conservation always; and what may be played, worked out anew from what everybody can see."""
    if s.turn == 0:
        check_bare_table(s)
        return
    check_dice(s)
    check_cards(s)
    check_sides(s)
    reference = Reference(s)
    for side in range(s.sides):
        assert s.view(None)["sides"][side]["reckoning"]["total"] == reference.total(side)
    if not s.waiting():
        assert s.outcome() is not None
        return
    (seat,) = s.waiting()
    assert seat == s.active
    offered = [action.notation for action in s.actions(seat)]
    assert 1 <= len(offered) <= LONGEST_LIST
    expected = reference.options(s.decision(seat).kind(), seat)
    assert set(offered) == expected, set(offered) ^ expected


def check_bare_table(s: Phalanxx) -> None:
    """Before the set-up at a real table nothing is dealt, rolled or settled."""
    assert s.physical
    assert [action.notation for action in s.actions(0)] == ["begin"]
    assert {*s.home, *s.row, s.scouted} == {NOTHING}
    assert not any((*s.hands, *s.played, *s.held, *s.talents, *s.force))
    assert sum(s.unseen) == len(s.board.cards)


def check_dice(s: Phalanxx) -> None:
    """Three travelling dice, three home dice a side, and never another colour."""
    grey = [die for die in s.grey if die != NOTHING]
    assert len(s.rolled) + len(grey) == SLOTS
    assert s.rolled == sorted(s.rolled)
    colours = Counter(COLOUR[die] for die in (*s.rolled, *grey, *s.home))
    assert colours == {0: 3 + s.sides, 1: s.sides, 2: s.sides}


def check_cards(s: Phalanxx) -> None:
    """Each card is in one place, and each epoch has as many cards in the game as the set-up says."""
    places = [*s.hands, *s.played, s.gone]
    places += [1 << card for card in (*s.row, s.scouted) if card not in (NOTHING, HEROISM)]
    assert sum(mask.bit_count() for mask in places) + sum(s.unseen) == len(s.board.cards)
    known = 0
    for mask in places:
        assert not known & mask
        known |= mask
    assert [known >> card & 1 for card in range(len(s.unseen))] == [1 - unseen for unseen in s.unseen]
    for epoch, left in enumerate(s.left):
        first, last = s.board.epoch_first[epoch], s.board.epoch_last[epoch]
        assert sum(s.unseen[first:last]) - left == s.board.left_out[s.players - 1]
    assert (HEROISM in s.row) + (s.scouted == HEROISM) + s.heroism_waits <= 1
    assert NOTHING not in s.row or s.last_round or s.decision(s.active).rule == "exchange", "the row is filled"
    for side in range(s.sides):
        assert s.seen[side] & ~s.hands[side] == 0
        assert s.rotated[side] & ~s.played[side] == 0


def check_sides(s: Phalanxx) -> None:
    """Soldiers, regions, Talents, and the Force track against the cards on the table."""
    board, taken = s.board, 0
    for side, regions in enumerate(s.held):
        assert not taken & regions
        taken |= regions
        assert s.reserve[side] >= 0
        assert s.reserve[side] + s.soldiers(side) <= board.soldiers
        assert 0 <= s.talents[side] <= board.most_talents
        assert s.force[side] >= 0
        assert s.force[side] == printed(s, side)
    assert taken & ~s.land.in_play == 0


def printed(s: Phalanxx, side: int) -> int:
    """The Force that the track must show: all cards, the Legend's bonus, less what conflicts have cost."""
    cards = [s.board.cards[card] for card in range(len(s.board.cards)) if s.played[side] >> card & 1]
    counts = Counter(card.colour for card in cards) + Counter(card.symbol for card in cards if card.symbol)
    force = sum(card.steps[min(counts[card.by], len(card.steps) - 1)] if card.by else card.force for card in cards)
    force += sum(s.board.camouflage for card in cards if card.ability == "camouflage")
    if s.action_card[side] == LEGEND:
        force += s.board.legend_force * counts["orange"]
    return force - s.board.conflict_cost * s.rotated[side].bit_count()
