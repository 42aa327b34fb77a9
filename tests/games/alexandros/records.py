"""The recorded games of Alexandros. COVERS says which shows what; test_recorded_games.py holds them to it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from argead.kernel import Dice, Match
from argead.testing.recorded import bots_play
from argead.testing.settings import pick
from games.alexandros.position import GAME, HEXAGON, with_components

SMALL = """id = "small"
source = "made for a test"
start = "2-0"

[rows]
a = "T.A.H.L"
b = ".S.T.A."
c = "L.H.S.T"
"""

COVERS = {
    "goal-in-the-first-action": {"goal", "first-action", "special", "take-over"},
    "goal-with-four": {"goal", "gift", "special", "take-over"},
    "walls-greedy-two": {"walls", "red", "shared", "take-over", "reshuffled"},
    "walls-greedy-three": {"walls", "red", "gift", "take-over", "reshuffled"},
    "walls-greedy-four": {"walls", "red", "gift", "take-over"},
    "random-without-border-walls": {"walls", "red"},
    "greedy-occupation-cards-only": {"walls", "red", "gift", "take-over"},
    "joker": {"walls", "joker", "special"},
    "stuck-from-the-first-move": {"stuck", "shared", "custom"},
    "stuck-small-board": {"stuck", "joker", "special", "take-over", "custom"},
    "walls-spent": {"walls", "spent", "custom"},
    "undo": {"walls", "undo"},
}

GOLDEN = ("goal-in-the-first-action", "walls-greedy-three")
"""Those that are also told as golden playthroughs."""


def features(match: Match) -> set[str]:
    """What a finished match shows."""
    outcome, kinds = match.state.outcome(), {event.kind for _, event in match.events}
    named = {
        "take-over": "seized",
        "gift": "gave",
        "red": "red-walls",
        "spent": "walls-spent",
        "joker": "named",
        "special": "special",
        "reshuffled": "reshuffled",
    }
    found = {outcome.reason, *(name for name, kind in named.items() if kind in kinds)}
    if outcome.reason == "goal" and match.state.view(None)["actions_left"] == 1:
        found.add("first-action")
    if len(outcome.winners) > 1:
        found.add("shared")
    if match.record.header.data is not None:
        found.add("custom")
    if any(line.notation == "undo" for line in match.record.lines):
        found.add("undo")
    return found


def records() -> Iterator[tuple[str, Match]]:
    """All of them, made anew."""
    yield found("goal-in-the-first-action", ("greedy", "random"))
    yield found("goal-with-four", ("greedy", "random", "random", "random"))
    yield found("walls-greedy-two", ("greedy",) * 2)
    yield found("walls-greedy-three", ("greedy",) * 3)
    yield found("walls-greedy-four", ("greedy",) * 4)
    yield found("random-without-border-walls", ("random",) * 4, border_walls=False)
    yield found("greedy-occupation-cards-only", ("greedy",) * 3, compensation="occupation")
    yield found("joker", ("random",) * 2)
    yield found("stuck-from-the-first-move", ("random",) * 3, pack=HEXAGON)
    yield found("stuck-small-board", ("random",) * 2, pack=SMALL)
    yield found("walls-spent", ("random",) * 3, pack=with_components(black_walls=12, red_walls=1))
    yield "undo", play_with_second_thoughts(3, 1)


def found(name: str, bots: tuple[str, ...], **given) -> tuple[str, Match]:
    """The first game that shows what the record is kept for: bots may be tuned, so no seed is pinned."""
    games = (play(bots, seed, **given) for seed in count(1))
    return name, next(match for match in games if features(match) >= COVERS[name])


def play(bots: tuple[str, ...], seed: int, **given) -> Match:
    names = tuple(f"{spec} {number}" for number, spec in enumerate(bots, 1))
    match = Match(GAME, names, Dice(seed), **given)
    for _ in bots_play(match, bots, seed):
        pass
    return match


def play_with_second_thoughts(players: int, seed: int) -> Match:
    """Random play in which every fifth move is taken back, if it can be."""
    match = Match(GAME, tuple(f"doubter {number}" for number in range(1, players + 1)), Dice(seed))
    random = Random(seed)
    while match.state.waiting():
        (seat,) = match.state.waiting()
        match.play(seat, pick(random, match.state.actions(seat)).notation)
        if match.reach(seat).moves and random.random() < 0.2:
            match.undo(seat)
    return match
