"""The story of a match explained: what was found, and what words need beside it. No position is kept for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from argead.kernel import Action, Event, Game, Match, Prospect, Remark, State
from argead.table.account import plain
from argead.table.analysis.findings import Findings, Judged
from argead.table.past import Past

MOST_THINGS = 60
MOST_UNUSED = 12
MOST_TOLD = 3
"""Lines of the journal about one roll or draw."""

Played = tuple[int, str]
"""An action by the ply of its line and its notation."""


class Turned(NamedTuple):
    """What there is to say of a turning point: the turn in which it was, and the things that its two moves name."""

    turn: Remark
    things: list[str]


@dataclass(frozen=True, slots=True)
class Story:
    """What is told of a match, in no language yet: the actions that its findings speak of, what was told of every roll
    and draw, the turning points by their plies, and what each seat never used."""

    game: Game
    depth: Mapping[str, int]
    findings: Findings
    actions: Mapping[Played, Action]
    told: Mapping[int, Sequence[Event]]
    turned: Mapping[int, Turned]
    unused: Sequence[Sequence[Prospect]]


def story_of(
    match: Match, past: Past, before: Callable[[int], State], findings: Findings, depth: Mapping[str, int]
) -> Story:
    """What is told of a match that has ended; `before` gives the state in which the line of a ply was played."""
    return Story(
        match.game,
        depth,
        findings,
        {
            (ply, notation): before(ply).find(seat, notation)
            for ply, seat, notations in _named(findings)
            for notation in notations
        },
        {one.ply: past.told(one.ply)[:MOST_TOLD] for one in findings.answered},
        {one.ply: _turned(match.game, before(one.ply), one) for one in findings.turning},
        [_unused(match, seat) for seat in range(match.state.players)],
    )


def _named(findings: Findings) -> Iterable[tuple[int, int, list[str]]]:
    """The actions that findings speak of, with ply and seat."""
    for one in findings.moves:
        yield one.ply, one.seat, [one.played] if one.best is None else [one.played, one.best]
    for answered in findings.answered:
        yield answered.ply, answered.seat, [answered.notation]


def _turned(game: Game, state: State, one: Judged) -> Turned:
    assert one.best is not None
    door: Any = game.door("reckoning") or plain
    view, moves = state.view(one.seat), (one.played, one.best)
    things = [thing for notation in moves for thing in game.named(view, state.find(one.seat, notation))]
    turn = door.turn(state) or Remark("plain-move", {"number": one.ply})
    return Turned(turn, list(dict.fromkeys(things))[:MOST_THINGS])


def _unused(match: Match, seat: int) -> Sequence[Prospect]:
    unused = getattr(match.game.door("outlook"), "unused", lambda state, seat: ())
    left: Sequence[Prospect] = unused(match.state, seat)
    return left[:MOST_UNUSED]
