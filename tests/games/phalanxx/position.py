"""Positions of PhalanXX set up by hand, in the names of the table: dice as `w4`, cards and regions by their ids."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from argead.games.phalanxx.acting import CHOOSE_ACTION
from argead.games.phalanxx.actions import DIE, SLOTS
from argead.games.phalanxx.board import ACTION_CARDS, HEROISM, NOTHING, OWN_TEXT
from argead.games.phalanxx.cards import ROW_CARDS
from argead.games.phalanxx.ending import FINAL_COUNT
from argead.games.phalanxx.playing import lay
from argead.games.phalanxx.state import Phalanxx
from argead.games.phalanxx.turn import SOLO_TURN, TURN
from argead.kernel import Answer, Dice, Event, Script, Value
from argead.shelf import game

GAME = game("phalanxx")
COLOURS = {"w": 0, "o": 1, "p": 2}
START = {"buy": 0, "refill": 1, "roll": 2, "act": 3, "pass": 4}
FILLER = ("javelin-throwers", "prodromoi", "peltasts", "hoplites", "mercenaries")
"""A row for positions in which the row does not matter."""


def die(word: str) -> int:
    return COLOURS[word[0]] * 6 + int(word[1]) - 1


def dice(words: str) -> list[int]:
    return [die(word) for word in words.split()]


def pack(**changes: str) -> str:
    """Our file with other lines: `pack(porus="conditions = []")` replaces a line of a card, `income="4"` a number."""
    text = OWN_TEXT
    for name, line in changes.items():
        if line.lstrip("[").replace(",", "").replace(" ", "").rstrip("]").isdecimal():
            text, found = re.subn(rf"(?m)^{name} = .*$", f"{name} = {line}", text)
        else:
            key, card = line.split(" = ")[0], name.replace("_", "-")
            text, found = re.subn(rf'(?ms)(^id = "{card}"$.*?)^{key} = .*?$', rf"\g<1>{line}", text, count=1)
        assert found == 1, name
    return text.replace('id = "phalanxx-reconstructed-2"', 'id = "practice"')


def position(
    players: int = 2,
    *,
    at: str = "act",
    hands: Mapping[int, Sequence[str]] | None = None,
    seen: Mapping[int, Sequence[str]] | None = None,
    played: Mapping[int, Sequence[str]] | None = None,
    rotated: Mapping[int, int] | None = None,
    force: Mapping[int, int] | None = None,
    home: Mapping[int, str] | None = None,
    rolled: str = "w6 w6 w6",
    held: Mapping[int, Sequence[str]] | None = None,
    reserve: Mapping[int, int] | None = None,
    talents: Mapping[int, int] | None = None,
    abilities: Mapping[int, str] | None = None,
    row: Sequence[str | None] = FILLER,
    pile: int = 8,
    heroism_waits: bool = False,
    active: int = 0,
    turn: int = 1,
    last_round: bool = False,
    chance: Iterable[Answer] = (),
    journal: list[Event] | None = None,
    text: str | None = None,
    **options: Value,
) -> Phalanxx:
    """A state in the turn of `active`; seat 0 is the first player.

    `at` is where it goes on: "buy", "refill", "roll", "act" (with the dice `rolled`), "pass", "end" (the final count)
    or "still" (nothing happens). Home dice show 1, those of rivals 6, unless they are given; regions are those of the
    set-up; `force` is that of the played cards unless it is given. The pile holds cards of the last epoch.
    """
    s = GAME.new(players, Dice(0), pack=text, **options)
    assert isinstance(s, Phalanxx)
    sides = range(s.sides)
    ids = s.board.ids
    s.first, s.active, s.turn, s.last_round = 0, active, turn, last_round
    s.unseen = [1] * len(ids)
    s.left, s.heroism_waits = [0, 0, pile - heroism_waits], heroism_waits
    s.hands, s.seen, s.played, s.rotated = ([0] * s.sides for _ in range(4))
    s.force, s.talents = [0] * s.sides, [0] * s.sides
    s.counts = [0] * len(s.counts)
    s.row = [NOTHING if card is None else HEROISM if card == "heroism" else ids.index(card) for card in row]
    assert len(s.row) == ROW_CARDS
    taken = {card for given in (hands, played) for cards in (given or {}).values() for card in cards}
    s.row = [NOTHING if card not in (NOTHING, HEROISM) and ids[card] in taken else card for card in s.row]
    for side, cards in (hands or {}).items():
        s.hands[side] = sum(1 << ids.index(card) for card in cards)
    for side, cards in (seen or {}).items():
        s.seen[side] = sum(1 << ids.index(card) for card in cards)
    for side, cards in (played or {}).items():
        for card in cards:
            lay(s, side, ids.index(card))
    for side, count in (rotated or {}).items():
        for card in range(len(ids)):
            if s.played[side] >> card & 1 and s.rotated[side].bit_count() < count:
                s.rotated[side] |= 1 << card
    for card in range(len(ids)):
        placed = card in s.row or any((s.hands[side] | s.played[side]) >> card & 1 for side in sides)
        s.unseen[card] = int(not placed)
    for side, value in (force or {}).items():
        s.force[side] = value
    for side in sides:
        s.home[side * SLOTS : side * SLOTS + SLOTS] = dice((home or {}).get(side, "w6 o6 p6" if side else "w1 o1 p1"))
        s.talents[side] = (talents or {}).get(side, 0)
    _settle(s, held or {})
    for side in sides:
        s.reserve[side] = (reserve or {}).get(side, s.board.soldiers - s.soldiers(side))
    s.action_card = [
        ACTION_CARDS.index(abilities[side]) if abilities and side in abilities else NOTHING for side in sides
    ]
    s.rolled = sorted(dice(rolled))
    s.grey = [NOTHING] * SLOTS
    s = s.clone(Script(chance))
    s.journal = journal
    steps = SOLO_TURN if players == 1 else TURN
    s.agenda = [] if at == "still" else [FINAL_COUNT] if at == "end" else list(steps[START[at] :])[::-1]
    if at == "act":
        assert s.agenda[-1] is CHOOSE_ACTION
    s.settle()
    return s


def _settle(s: Phalanxx, held: Mapping[int, Sequence[str]]) -> None:
    """The regions of the set-up, with seat 0 as the first player, or those given."""
    s.held = [0] * s.sides
    for seat, (city, oasis) in enumerate(s.land.starts):
        s.held[seat] = 1 << city | 1 << oasis
    if s.players == 1:
        s.held[1] = (s.land.cities | s.land.oases) & ~s.held[0]
    for side, regions in held.items():
        s.held[side] = sum(1 << s.land.ids.index(region) for region in regions)


def play(s: Phalanxx, *notations: str) -> None:
    """Let whoever waits play these actions."""
    for notation in notations:
        seat = s.waiting()[0]
        s.play(seat, s.find(seat, notation))


def kind(s: Phalanxx) -> str:
    """The kind of the open decision; "over" when nobody is asked."""
    return s.decision(s.waiting()[0]).kind() if s.waiting() else "over"


def legal(s: Phalanxx, verb: str | None = None) -> list[str]:
    """The legal actions of whoever waits; of one verb, what follows the verb."""
    actions = s.actions(s.waiting()[0])
    if verb is None:
        return [action.notation for action in actions]
    return [action.notation[len(verb) + 1 :] for action in actions if action.verb == verb]


def home(s: Phalanxx, side: int = 0) -> list[str]:
    """The home dice of a side, as they are written."""
    return [DIE[held] for held in s.home[side * SLOTS : side * SLOTS + SLOTS]]


def grey(s: Phalanxx) -> list[str | None]:
    """The dice on the grey slots."""
    return [None if held == NOTHING else DIE[held] for held in s.grey]


def row(s: Phalanxx) -> list[str | None]:
    return [s.board.name(card) for card in s.row]


def hand(s: Phalanxx, side: int = 0) -> list[str]:
    return s.board.names(s.hands[side])


def held(s: Phalanxx, side: int = 0) -> set[str]:
    return set(s.land.names(s.held[side]))


def told(journal: list[Event], *kinds: str) -> list[dict]:
    """What events of these kinds tell."""
    return [event.data for event in journal if event.kind in kinds]
