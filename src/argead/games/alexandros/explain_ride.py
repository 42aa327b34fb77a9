"""Why Alexander cannot ride there: the symbol, what makes a triangle available, the nearest, the way, the walls."""

from __future__ import annotations

from argead.games.alexandros.alexander import (
    ChooseCard,
    ChooseCorner,
    ChoosePath,
    ChooseTriangle,
    NameSymbol,
    heading,
    targets,
)
from argead.games.alexandros.board import MOST_PATHS, SYMBOLS, bits
from argead.games.alexandros.state import NO_CARD, Alexandros
from argead.kernel import Reason


def few_walls(s: Alexandros) -> Reason:
    """Special situations: a ride that needs more walls than are left is not possible."""
    return Reason("few-walls", "special-cases", {"walls": s.supply()})


def special(s: Alexandros, kind: int) -> Reason:
    """The special move: a card of the hand is no joker."""
    if s.board.of_kind[kind] & s.available():
        return few_walls(s)
    return Reason("none-available", "special-move", {"card": SYMBOLS[kind]})


def triangle(s: Alexandros, seat: int, t: int) -> Reason | None:
    """A triangle that Alexander does not head for, while it is asked where he goes."""
    decision = s.decision(seat)
    if isinstance(decision, ChooseTriangle):
        if s.board.kind_at.get(t, decision.kind_sought) != decision.kind_sought:
            return Reason("other-symbol", decision.rule, {"card": SYMBOLS[decision.kind_sought]})
        return _unreached(s, t)
    if isinstance(decision, ChooseCard):
        return _unreached(s, t) or _by_card(s, seat, t)
    return _unreached(s, t) if isinstance(decision, NameSymbol) else None


def _unreached(s: Alexandros, t: int) -> Reason | None:
    """No symbol, not available, not the nearest, or too few walls; None if a card of its symbol leads there."""
    board, bit = s.board, 1 << t
    if t not in board.kind_at:
        return Reason("no-symbol", "moving-alexander", {"triangle": board.triangle_names[t]})
    facts = {"triangle": board.triangle_names[t], "card": SYMBOLS[board.kind_at[t]]}
    if not s.available() & bit:
        at = "governor" if s.guarded() & bit else "wall" if s.walled & bit else "corner"
        return Reason("unavailable", "moving-alexander", facts | {"bar": at})
    nearest = targets(s, board.kind_at[t])
    if nearest & bit:
        return None
    if not nearest or _steps(s, t) <= min(_steps(s, other) for other in bits(nearest)):
        return few_walls(s)
    return Reason("not-nearest", "moving-alexander", facts | {"steps": _steps(s, t), "targets": board.names(nearest)})


def _steps(s: Alexandros, t: int) -> int:
    """The lines from Alexander to the closest corner."""
    return min(s.board.distance[s.alexander][point] for point in s.board.corners[t])


def _by_card(s: Alexandros, seat: int, t: int) -> Reason:
    """It is the cards that are chosen first; without one of this symbol nobody rides there."""
    kind = s.board.kind_at[t]
    joker = any(face != NO_CARD and not s.board.of_kind[face] & s.available() for face in s.row)
    held = "row" if kind in s.row else "hand" if s.hand(seat)[kind] else "joker" if joker else "none"
    facts = {"triangle": s.board.triangle_names[t], "card": SYMBOLS[kind], "held": held}
    return Reason("card-first", "moving-alexander", facts)


def point(s: Alexandros, seat: int, name: str) -> Reason | None:
    """A point where Alexander does not halt, or that lies on none of his ways."""
    decision, p = s.decision(seat), s.board.point_names.index(name)
    if isinstance(decision, ChooseCorner):
        if p in s.board.corners[decision.triangle]:
            return few_walls(s)
        return Reason("no-corner", decision.rule, heading(s, decision.triangle))
    return _way(s, decision, p) if isinstance(decision, ChoosePath) else None


def _way(s: Alexandros, decision: ChoosePath, p: int) -> Reason:
    """Off the shortest ways; or on one that lacks walls, or that is ridden leg by leg."""
    board, here, goal = s.board, s.alexander, decision.point
    if p == here:
        return Reason("stands-there", decision.rule)
    far = board.distance[here]
    if far[p] + board.distance[p][goal] != far[goal]:
        ends = {"start": board.point_names[here], "goal": board.point_names[goal]}
        return Reason("roundabout", decision.rule, {"point": board.point_names[p], **ends})
    if board.ways[here][goal] > MOST_PATHS and far[p] > 1:
        return Reason("leg-by-leg", decision.rule)
    return few_walls(s)
