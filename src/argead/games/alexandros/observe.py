"""What a seat knows, in numbers for learners: the view again, as named pieces of fixed length.

Every number lies between 0 and 1. Seats come in the order of play from the observer's own, so one learner can hold any
seat. Points and lines come in the board's order, triangles in the order of their rows. In brackets: the length of a
piece, with n seats, T triangles, P points and L lines (our own board: 150, 103, 252).

    turn            [3]  actions left, taxes collected this turn, last turn announced
    active          [n]  whose turn it is
    scores          [n]  points, by the most that anybody can reach
    income          [n]  points of the next tax
    reserve         [n]  governors off the board
    hand            [5]  own cards by symbol
    hand_sizes      [n]  cards in hand
    seen           [5n]  cards in hand that everybody has seen, by symbol
    row             [5]  face-up cards by symbol
    deck            [1]  cards in the pile
    discard         [5]  cards on the discard pile by symbol
    walls_left      [2]  black and red walls in the supply
    alexander       [P]  where he stands
    black_walls     [L]
    red_walls       [L]
    governors      [nT]  whose governor stands where
    worth           [T]  what the province around each triangle brings at a tax
    symbols         [T]  how many symbols that province has
    sought          [5]  the move under way: its symbol,
    goal            [T]  its triangle,
    corner          [P]  and its corner
    occupied        [T]  the occupation under way: its province,
    placed          [T]  the governors placed so far,
    owed            [5]  the cards to pay for the rest,
    victim          [n]  and who loses the province
    gift            [n]  cards that each seat is still to receive
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from argead.games.alexandros.alexander import ChooseCorner, ChoosePath, ChooseTriangle
from argead.games.alexandros.board import KINDS, Board, bits
from argead.games.alexandros.provinces import Compensate, Garrison
from argead.games.alexandros.state import NO_CARD, Alexandros

Pieces = dict[str, list[float]]


def observe(s: Alexandros, seat: int) -> Pieces:
    """The pieces listed above, in that order."""
    board = s.board
    cards_each = board.components["cards_each"]
    land = board.empty.bit_count()
    order = [(seat + i) % s.players for i in range(s.players)]
    row = [0.0] * 5
    for kind in s.row:
        if kind != NO_CARD:
            row[kind] += 0.5
    income = s.income()
    black, red = s.walls_left()
    worth, symbols = _provinces(s)
    return {
        "turn": [s.actions_left / 2, float(s.taxed), float(s.last_turn)],
        "active": _one_hot(s.players, order.index(s.active)),
        "scores": [s.scores[p] / (board.components["goal"] + land) for p in order],
        "income": [income[p] / land for p in order],
        "reserve": [s.reserve(p) / board.components["governors_each"] for p in order],
        "hand": [count / cards_each for count in s.hand(seat)],
        "hand_sizes": [sum(s.hand(p)) / (5 * cards_each) for p in order],
        "seen": [s.known[p * 5 + kind] / cards_each for p in order for kind in KINDS],
        "row": row,
        "deck": [sum(s.deck) / (5 * cards_each)],
        "discard": [count / cards_each for count in s.discard],
        "walls_left": [black / board.components["black_walls"], red / max(1, board.components["red_walls"])],
        "alexander": _one_hot(len(board.spots), s.alexander),
        "black_walls": _marks(len(board.lines), bits(s.walls & ~s.red)),
        "red_walls": _marks(len(board.lines), bits(s.red)),
        "governors": [mark for p in order for mark in _triangles(board, s.governors[p])],
        "worth": worth,
        "symbols": symbols,
        **_under_way(s, order),
    }


def _under_way(s: Alexandros, order: list[int]) -> Pieces:
    board = s.board
    step = s.agenda[-1] if s.agenda else None
    sought = goal = corner = victim = None
    province = placed = 0
    owed = [0.0] * 5
    gift = [0.0] * s.players
    if isinstance(step, ChooseTriangle):
        sought = step.kind_sought
    elif isinstance(step, ChooseCorner | ChoosePath):
        sought, goal = board.kind_at[step.triangle], step.triangle
        corner = step.point if isinstance(step, ChoosePath) else None
    elif isinstance(step, Garrison):
        province, placed = step.province, step.placed
        victim = None if step.victim is None else order.index(step.victim)
        toll, price = step.toll(s), step.price(s)
        owed = [(toll[kind] + price[kind]) / board.components["cards_each"] for kind in KINDS]
    elif isinstance(step, Compensate):
        gift[order.index(step.victim)] = step.left / (5 * board.components["cards_each"])
    return {
        "sought": _one_hot(5, sought),
        "goal": _triangles(board, 0 if goal is None else 1 << goal),
        "corner": _one_hot(len(board.spots), corner),
        "occupied": _triangles(board, province),
        "placed": _triangles(board, placed),
        "owed": owed,
        "victim": _one_hot(s.players, victim),
        "gift": gift,
    }


def _provinces(s: Alexandros) -> tuple[list[float], list[float]]:
    board = s.board
    place = _places(board)
    worth = [0.0] * len(place)
    symbols = [0.0] * len(place)
    for province in s.provinces:
        brings = (province & board.empty).bit_count() / board.empty.bit_count()
        holds = (province & board.symbols).bit_count() / board.symbols.bit_count()
        for t in bits(province):
            worth[place[t]] = brings
            symbols[place[t]] = holds
    return worth, symbols


def _triangles(board: Board, mask: int) -> list[float]:
    place = _places(board)
    return _marks(len(place), (place[t] for t in bits(mask)))


@lru_cache(maxsize=32)
def _places(board: Board) -> dict[int, int]:
    return {t: i for i, t in enumerate(bits(board.land))}


def _one_hot(size: int, place: int | None) -> list[float]:
    return _marks(size, () if place is None else (place,))


def _marks(size: int, places: Iterable[int]) -> list[float]:
    marks = [0.0] * size
    for place in places:
        marks[place] = 1.0
    return marks
