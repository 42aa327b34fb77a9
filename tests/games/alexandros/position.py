"""Positions of Alexandros set up by hand, in the names of the table: triangles "c3", points "2-0", cards "lyre"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise

from argead.games.alexandros.board import OWN_TEXT, SYMBOLS, Board, load
from argead.games.alexandros.state import Alexandros
from argead.games.alexandros.turn import ACT, END_TURN, TURN
from argead.kernel import Action, Answer, Dice, Event, Script, Value
from argead.shelf import game

GAME = game("alexandros")
HEXAGON = """
id = "hexagon"
start = "3-1"
[rows]
a = "#TAH"
b = "#LS."
"""
"""Six triangles around the start: Alexander touches all of them, so that he can never move."""


def position(
    players: int = 2,
    *,
    at: str = "actions",
    walls: Iterable[str] = (),
    provinces: Iterable[str] = (),
    alexander: str | None = None,
    governors: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    row: str = "",
    deck: str | None = None,
    discard: str | None = "",
    scores: Iterable[int] | None = None,
    active: int = 0,
    chance: Iterable[Answer] = (),
    pack: str | None = None,
    journal: list[Event] | None = None,
    **options: Value,
) -> Alexandros:
    """A state that waits at the beginning of a turn (`at="move"`) or for the first of two actions (`at="actions"`).

    `walls` are paths from point to point; `provinces` are lists of triangles that walls shut off. Cards that no place
    is named for lie in the first place given as None: the deck, the discard pile, else the last seat's hand.
    """
    s = GAME.new(players, Dice(0), pack=pack, **options)
    assert isinstance(s, Alexandros)
    for path in walls:
        build(s, path)
    for triangles in provinces:
        enclose(s, triangles)
    if alexander:
        s.alexander = s.board.point_names.index(alexander)
    for seat, triangles in (governors or {}).items():
        s.governors[seat] = mask(s.board, triangles)
    _deal(s, hands or {}, row, deck, discard)
    if scores:
        s.scores = list(scores)
    s.active = active
    s.turn = s.stuck = 0
    s.actions_left = 2
    s.agenda = [TURN] if at == "move" else [END_TURN, ACT]
    s.journal = journal
    s = s.clone(Script(chance))
    s.journal = journal
    s.settle()
    return s


def _deal(s: Alexandros, hands: Mapping[int, str], row: str, deck: str | None, discard: str | None) -> None:
    s.hands = [0] * (s.players * 5)
    for seat, cards in hands.items():
        s.hands[seat * 5 : seat * 5 + 5] = counts(cards)
    s.known = [0] * (s.players * 5)
    words = row.split()
    s.row = [SYMBOLS.index(words[place]) if place < len(words) else -1 for place in range(2)]
    s.deck, s.discard = counts(deck or ""), counts(discard or "")
    rest = [s.board.components["cards_each"]] * 5
    for kind in range(5):
        rest[kind] -= s.deck[kind] + s.discard[kind] + sum(s.hands[kind::5]) + s.row.count(kind)
    assert min(rest) >= 0, "more cards than there are"
    if deck is None:
        s.deck = [have + more for have, more in zip(s.deck, rest, strict=True)]
    elif discard is None:
        s.discard = [have + more for have, more in zip(s.discard, rest, strict=True)]
    else:
        s.hands[-5:] = [have + more for have, more in zip(s.hands[-5:], rest, strict=True)]


def counts(cards: str) -> list[int]:
    """Cards as counts by symbol."""
    words = cards.split()
    assert set(words) <= set(SYMBOLS), words
    return [words.count(symbol) for symbol in SYMBOLS]


def mask(board: Board, triangles: str) -> int:
    """Triangles as a mask."""
    number = {name: t for t, name in board.triangle_names.items()}
    return sum(1 << number[name] for name in triangles.split())


def build(s: Alexandros, path: str) -> None:
    """Walls along a path of points."""
    points = [s.board.point_names.index(name) for name in path.split()]
    for p, q in pairwise(points):
        (line,) = s.board.paths(p, q)
        s.build(line)


def enclose(s: Alexandros, triangles: str) -> None:
    """Walls on all inner lines between these triangles and the others."""
    inside = mask(s.board, triangles)
    for (p, q), beside in zip(s.board.lines, s.board.beside, strict=True):
        if beside & inside and beside & ~inside:
            s.build(s.board.paths(p, q)[0])


def with_components(text: str | None = None, **components: int) -> str:
    """A board file (ours by default) with other contents of the box."""
    text = OWN_TEXT if text is None else text
    if "[components]" not in text:
        text += "\n[components]\n"
    for name, count in components.items():
        text = re.sub(rf"(?m)^{name} =.*\n", "", text) + f"{name} = {count}\n"
    return text


def play(s: Alexandros, *notations: str) -> None:
    """Let whoever waits play these actions."""
    for notation in notations:
        (seat,) = s.waiting()
        s.play(seat, s.find(seat, notation))


def kind(s: Alexandros) -> str:
    """The kind of the open decision; "over" after the end."""
    return s.decision(s.waiting()[0]).kind() if s.waiting() else "over"


def legal(s: Alexandros, verb: str | None = None) -> list[str]:
    """The legal actions, by notation; of one verb, what follows the verb."""
    actions: list[Action] = s.actions(s.waiting()[0])
    if verb is None:
        return [action.notation for action in actions]
    return [action.notation[len(verb) + 1 :] for action in actions if action.verb == verb]


def hand(s: Alexandros, seat: int) -> str:
    """A hand, in the order of the symbols."""
    return " ".join(symbol for symbol, count in zip(SYMBOLS, s.hand(seat), strict=True) for _ in range(count))


def where(s: Alexandros, seat: int) -> str:
    """The triangles of a seat's governors."""
    return " ".join(s.board.names(s.governors[seat]))


def province_of(s: Alexandros, triangle: str) -> set[str]:
    """The triangles of the province around one of them."""
    return set(s.board.names(s.provinces[s.province_at(mask(s.board, triangle))]))


def worth(s: Alexandros, triangle: str) -> tuple[int, int]:
    """Empty triangles and symbols of the province around a triangle."""
    province = mask(s.board, " ".join(province_of(s, triangle)))
    return (province & s.board.empty).bit_count(), (province & s.board.symbols).bit_count()


def cards_in_play(s: Alexandros) -> list[int]:
    """All cards by symbol, wherever they are."""
    return [s.deck[k] + s.discard[k] + sum(s.hands[k::5]) + s.row.count(k) for k in range(5)]


OWN = load(None)
