"""The recorded games of Alexandros. COVERS says which shows what; test_recorded_games.py holds them to it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from argead.kernel import Dice, Match
from games.alexandros.position import GAME, HEXAGON, with_components
from support.recorded import bots_play
from support.tables import pick

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
    yield "goal-in-the-first-action", play(("greedy", "random"), 100)
    yield "goal-with-four", play(("greedy", "random", "random", "random"), 100)
    yield "walls-greedy-two", play(("greedy",) * 2, 11)
    yield "walls-greedy-three", play(("greedy",) * 3, 1)
    yield "walls-greedy-four", play(("greedy",) * 4, 1)
    yield "random-without-border-walls", play(("random",) * 4, 1, border_walls=False)
    yield "greedy-occupation-cards-only", play(("greedy",) * 3, 2, compensation="occupation")
    yield "joker", play(("random",) * 2, 180)
    yield "stuck-from-the-first-move", play(("random",) * 3, 1, pack=HEXAGON)
    yield "stuck-small-board", play(("random",) * 2, 29, pack=SMALL)
    yield "walls-spent", play(("random",) * 3, 198, pack=with_components(black_walls=12, red_walls=1))
    yield "undo", play_with_second_thoughts(3, 1)


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
