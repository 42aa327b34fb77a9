"""What an action would cost and bring, shown before it is taken. Only what the seat knows goes in."""

from __future__ import annotations

from typing import Any

from argead.games.alexandros.actions import Corner, Name, Occupy, Path, Play, Recall, Ride, Seize, Take, Tax, Triangle
from argead.games.alexandros.alexander import ChooseCard, ChooseCorner, choose_path, reachable_corners, targets
from argead.games.alexandros.board import KINDS
from argead.games.alexandros.divisions import closed, splits
from argead.games.alexandros.provinces import NO_CARDS, removal
from argead.games.alexandros.state import Alexandros, cards_by_name
from argead.games.alexandros.view import province_view
from argead.kernel import Action, Sealed


def preview(s: Alexandros, seat: int, action: Action) -> dict[str, Any] | None:
    """The certain consequences of a legal action, ready for JSON."""
    if isinstance(action, Path):
        return _path(s, action)
    if isinstance(action, Ride):
        return _path(s, s.board.paths(s.alexander, action.number)[0])
    if isinstance(action, Corner):
        return _only_path(s, seat, action)
    if isinstance(action, Occupy | Seize):
        return _occupation(s, seat, action)
    if isinstance(action, Tax):
        return {"income": s.income()}
    if isinstance(action, Recall):
        trial = s.clone(Sealed())
        trial.governors[seat] ^= action.bit
        return {"income": trial.income()}
    if isinstance(action, Triangle):
        return {"corners": [s.board.point_names[p] for p in reachable_corners(s, action.number)]}
    if isinstance(action, Play | Name) or (isinstance(action, Take) and isinstance(s.agenda[-1], ChooseCard)):
        goals = targets(s, action.number)
        return {"targets": s.board.names(goals), "joker": not goals}
    return None


def _path(s: Alexandros, path: Path) -> dict[str, Any]:
    trial = s.clone(Sealed())
    new = trial.build(path)
    return {
        "walls": [s.board.line_names[line] for line in path.lines if new >> line & 1],
        "red": (trial.red & ~s.red).bit_count(),
        "provinces": [province_view(trial, province) for province in closed(trial, s.provinces)],
        "splits": [split._asdict() for split in splits(trial, s.provinces)],
    }


def _only_path(s: Alexandros, seat: int, action: Corner) -> dict[str, Any] | None:
    """Where a single path leads to a corner, which is not asked for, what it would do; else nothing is certain yet."""
    step = s.agenda[-1]
    assert isinstance(step, ChooseCorner)
    first, *others = choose_path(step.triangle, action.number).options(s, seat)
    return _path(s, first) if isinstance(first, Path) and not others else None


def _occupation(s: Alexandros, seat: int, action: Occupy | Seize) -> dict[str, Any]:
    """The fewest governors that can pay for the province, and the cards owed beside them."""
    at = s.province_at(action.bit)
    province, need = s.provinces[at], list(s.needs[at])
    victim = s.owner(province)
    toll = NO_CARDS if victim is None else removal(s, s.governors[victim] & province)
    hand = s.hand(seat)
    need[s.board.kind_at[action.number]] -= 1
    lack = [max(0, toll[kind] + need[kind] - hand[kind]) for kind in KINDS]
    return {
        "province": s.board.names(province),
        "worth": (province & s.board.empty).bit_count(),
        "cards": cards_by_name([toll[kind] + need[kind] - lack[kind] for kind in KINDS]),
        "governors": 1 + sum(lack),
        "victim": victim,
    }
