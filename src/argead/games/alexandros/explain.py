"""Why nothing can be done with a thing now: the rule that stands against it, with its figures."""

from __future__ import annotations

from collections.abc import Callable

from argead.games.alexandros import explain_provinces, explain_ride
from argead.games.alexandros.alexander import ChooseCard, NameSymbol
from argead.games.alexandros.board import KINDS, SYMBOLS
from argead.games.alexandros.provinces import Compensate, Garrison
from argead.games.alexandros.state import Alexandros
from argead.games.alexandros.things import named
from argead.games.alexandros.turn import ChooseAction
from argead.games.alexandros.view import view
from argead.kernel import Reason


def explain(s: Alexandros, seat: int, thing: str) -> Reason | None:
    """Why a waiting seat can do nothing with a thing; None if an action names it."""
    seen = view(s, seat)
    if any(thing in named(seen, action) for action in s.actions(seat)):
        return None
    kind, _, name = thing.partition(":")
    return REASONS[kind](s, seat, name)


def _asked(s: Alexandros, seat: int) -> Reason:
    """What is asked now, whatever else there is."""
    decision = s.decision(seat)
    if isinstance(decision, ChooseAction):
        return Reason("rode-already", "turn")
    if isinstance(decision, Compensate):
        return Reason("gift-first", "taking-over", {"victim": decision.victim})
    now = "name-symbol" if isinstance(decision, NameSymbol) else decision.kind()
    return Reason("first", decision.rule, {"now": now})


def _before_acting(s: Alexandros, seat: int) -> Reason | None:
    """The same for what is an action, unless it is time for one."""
    return None if isinstance(s.decision(seat), ChooseAction) else _asked(s, seat)


# Moving Alexander -----------------------------------------------------------------------------------------------------


def _alexander(s: Alexandros, seat: int, name: str) -> Reason:
    return _asked(s, seat)


def _row(s: Alexandros, seat: int, place: str) -> Reason:
    return explain_ride.few_walls(s) if isinstance(s.decision(seat), ChooseCard) else _asked(s, seat)


def _point(s: Alexandros, seat: int, name: str) -> Reason:
    return explain_ride.point(s, seat, name) or _asked(s, seat)


def _triangle(s: Alexandros, seat: int, name: str) -> Reason:
    """Alexander rides to a triangle, and a governor stands on one."""
    t = _number(s, name)
    found = explain_ride.triangle(s, seat, t) or explain_provinces.triangle(s, seat, t)
    return found or _before_acting(s, seat) or explain_provinces.land(s, seat, t)


def _wall(s: Alexandros, seat: int, line: str) -> Reason:
    return Reason("wall-stays", "walls")


def _walls(s: Alexandros, seat: int, colour: str) -> Reason:
    return Reason("walls-by-riding", "walls")


# Cards ----------------------------------------------------------------------------------------------------------------


def _pile(s: Alexandros, seat: int, name: str) -> Reason:
    if name == "discard":
        return Reason("discards-wait", "taking-a-card")
    return _before_acting(s, seat) or Reason("pile-spent", "taking-a-card")


def _hand(s: Alexandros, seat: int, card: str) -> Reason:
    """A card of the hand rides, pays, or brings taxes."""
    decision = s.decision(seat)
    if isinstance(decision, ChooseCard):
        return explain_ride.special(s, SYMBOLS.index(card))
    if isinstance(decision, Garrison):
        return explain_provinces.card(s, seat, decision, SYMBOLS.index(card))
    return _before_acting(s, seat) or _tax(s, seat, card)


def _tax(s: Alexandros, seat: int, card: str) -> Reason:
    if s.taxed:
        return Reason("taxed", "taxes")
    beneath = s.board.census(s.governors[seat])
    if not any(beneath):
        return Reason("no-governor", "taxes")
    fitting = [SYMBOLS[kind] for kind in KINDS if beneath[kind]]
    return Reason("wrong-card", "taxes", {"card": card, "cards": fitting})


# Provinces, governors, points -----------------------------------------------------------------------------------------


def _province(s: Alexandros, seat: int, name: str) -> Reason:
    t = _number(s, name)
    return explain_provinces.triangle(s, seat, t) or _before_acting(s, seat) or explain_provinces.whole(s, seat, t)


def _governor(s: Alexandros, seat: int, name: str) -> Reason:
    """One's own are recalled, those of others removed by taking their province over."""
    own = s.governors[seat] >> _number(s, name) & 1
    return _asked(s, seat) if own else _triangle(s, seat, name)


def _reserve(s: Alexandros, seat: int, owner: str) -> Reason:
    if int(owner) != seat:
        return Reason("rival-governors", "setup", {"player": int(owner)})
    if not s.reserve(seat):
        return Reason("no-reserve", "recalling")
    return _before_acting(s, seat) or Reason("reserve-waits", "occupying")


def _cards(s: Alexandros, seat: int, owner: str) -> Reason:
    if int(owner) != seat:
        return Reason("rival-cards", "taking-a-card", {"player": int(owner)})
    return Reason("cards-counted", "taking-a-card")


def _income(s: Alexandros, seat: int, owner: str) -> Reason:
    return Reason("income-by-tax", "taxes")


def _score(s: Alexandros, seat: int, owner: str) -> Reason:
    return Reason("points-by-tax", "taxes")


def _number(s: Alexandros, name: str) -> int:
    """A triangle by its name."""
    return next(t for t, each in s.board.triangle_names.items() if each == name)


REASONS: dict[str, Callable[[Alexandros, int, str], Reason]] = {
    "triangle": _triangle,
    "point": _point,
    "province": _province,
    "piece": _alexander,
    "governor": _governor,
    "wall": _wall,
    "row": _row,
    "pile": _pile,
    "supply": _walls,
    "hand": _hand,
    "score": _score,
    "cards": _cards,
    "reserve": _reserve,
    "income": _income,
}
