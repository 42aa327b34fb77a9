"""What a seat knows, built by adding: nothing that it may not know is ever put in."""

from __future__ import annotations

from typing import Any

from argead.games.alexandros.alexander import ChooseCorner, ChoosePath, ChooseTriangle
from argead.games.alexandros.board import KINDS, SYMBOLS, bits
from argead.games.alexandros.provinces import Compensate, Garrison
from argead.games.alexandros.state import NO_CARD, Alexandros, cards_by_name


def view(s: Alexandros, seat: int | None) -> dict[str, Any]:
    """The table as a seat (or a spectator: None) sees it; cards by symbol, triangles, points and lines by name."""
    board = s.board
    black, red = s.walls_left()
    return {
        "seat": seat,
        "turn": s.turn,
        "active": s.active,
        "actions_left": s.actions_left,
        "taxed": s.taxed,
        "last_turn": s.last_turn,
        "alexander": board.point_names[s.alexander],
        "walls": {"black": _lines(s, s.walls & ~s.red), "red": _lines(s, s.red)},
        "walls_left": {"black": black, "red": red},
        "row": [None if kind == NO_CARD else SYMBOLS[kind] for kind in s.row],
        "deck": sum(s.deck),
        "discard": cards_by_name(s.discard),
        "scores": s.scores[:],
        "hands": [sum(s.hand(player)) for player in range(s.players)],
        "hand": None if seat is None else cards_by_name(s.hand(seat)),
        "seen": [cards_by_name(s.known[player * 5 : player * 5 + 5]) for player in range(s.players)],
        "governors": [board.names(own) for own in s.governors],
        "reserve": [s.reserve(player) for player in range(s.players)],
        "income": s.income(),
        "provinces": [province_view(s, province) for province in s.provinces],
        **_under_way(s),
    }


def province_view(s: Alexandros, province: int) -> dict[str, Any]:
    """A province: its land, its worth at a tax, and who holds it."""
    owner = s.owner(province)
    return {
        "triangles": s.board.names(province),
        "worth": (province & s.board.empty).bit_count(),
        "symbols": cards_by_name(s.board.census(province)),
        "owner": owner,
        "governors": 0 if owner is None else (s.governors[owner] & province).bit_count(),
    }


def _under_way(s: Alexandros) -> dict[str, Any]:
    """The move that is being made: it is made openly."""
    board = s.board
    step = s.agenda[-1] if s.agenda else None
    symbol = triangle = corner = occupation = gift = None
    if isinstance(step, ChooseTriangle):
        symbol = SYMBOLS[step.kind_sought]
    elif isinstance(step, ChooseCorner | ChoosePath):
        symbol = SYMBOLS[board.kind_at[step.triangle]]
        triangle = board.triangle_names[step.triangle]
        corner = board.point_names[step.point] if isinstance(step, ChoosePath) else None
    elif isinstance(step, Garrison):
        toll, price = step.toll(s), step.price(s)
        occupation = {
            "seat": s.active,
            "province": board.names(step.province),
            "victim": step.victim,
            "governors": board.names(step.placed),
            "cards": cards_by_name([toll[kind] + price[kind] for kind in KINDS]),
        }
    elif isinstance(step, Compensate):
        gift = {"from": s.active, "to": step.victim, "left": step.left}
    move = {"symbol": symbol, "triangle": triangle, "corner": corner}
    return {"move": move, "occupation": occupation, "gift": gift}


def _lines(s: Alexandros, mask: int) -> list[str]:
    names = s.board.line_names
    return [names[line] for line in bits(mask)]
