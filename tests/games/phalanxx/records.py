"""The recorded games of PhalanXX. COVERS says which shows what; test_recorded_games.py holds them to it.

Seeds are looked for, not pinned: whoever tunes a bot or the cards just makes the records anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from argead.games.phalanxx.board import RANKS
from argead.kernel import Dice, Match
from argead.testing.recorded import bots_play
from argead.testing.settings import pick
from games.phalanxx.position import GAME, pack

COVERS = {
    "two": {"pile", "fought", "gave", "took"},
    "three": {"pile", "moved", "pushed", "swapped", "discharged"},
    "four": {"pile", "fought", "heroism"},
    "heroism-leaves": {"pile", "heroism-left"},
    "scout": {"pile", "scouted", "scouted-heroism", "forged"},
    "tie-broken": {"pile", "tie-broken"},
    "shared-victory": {"pile", "shared", "custom"},
    "expert": {"pile", "expert", "ability", "legend"},
    "solo-expert": {"expert", "ability", "maxximilian-took"},
    "undo": {"pile", "undo"},
    "solo-table-dice": {"dice", "undo"},
    "greedy-two": {"pile"},
    "greedy-four": {"pile"},
    **{f"solo-{rank}": {rank} for rank in RANKS[:-1]},
    "solo-the-great": {"the-great", "swapped-maxximilian", "fought-maxximilian"},
}

GOLDEN = ("heroism-leaves", "solo-the-great")
"""Those that are also told as golden playthroughs."""

TOLD = {
    *("fought", "gave", "took", "moved", "pushed", "heroism", "heroism-left", "scouted", "forged", "swapped"),
    *("discharged", "ability", "legend", "maxximilian-took", "swapped-maxximilian", "fought-maxximilian"),
}
LEVEL = pack(talents_a_point="10", group_points="0")
"""A file on which points are rarer, so that ties are not."""


def features(match: Match) -> set[str]:
    """What a finished match shows."""
    outcome, options = match.state.outcome(), match.record.header.options
    found = {outcome.reason} | {event.kind for _, event in match.events} & TOLD
    if any(event.data["card"] == "heroism" for _, event in match.events if event.kind == "scouted"):
        found.add("scouted-heroism")
    if options["expert"]:
        found.add("expert")
    if options.get("dice") == "table":
        found.add("dice")
    if len(outcome.winners) > 1:
        found.add("shared")
    elif outcome.scores.count(max(outcome.scores)) > 1:
        found.add("tie-broken")
    if match.record.header.data is not None:
        found.add("custom")
    if any(line.notation == "undo" for line in match.record.lines):
        found.add("undo")
    return found


def records() -> Iterator[tuple[str, Match]]:
    """All of them, made anew."""
    yield _search("two", ("random", "random"))
    yield _search("three", ("random",) * 3)
    yield _search("four", ("random",) * 4)
    yield _search("heroism-leaves", ("random",) * 2)
    yield _search("scout", ("random", "random"))
    yield _search("tie-broken", ("random",) * 2)
    yield _search("shared-victory", ("random",) * 2, LEVEL)
    yield _search("expert", ("random",) * 4, expert=True)
    yield _search("solo-expert", ("random",), expert=True)
    yield "undo", play_with_second_thoughts(3, 1)
    yield "solo-table-dice", play_with_second_thoughts(1, 1, dice="table")
    yield _search("greedy-two", ("greedy",) * 2)
    yield _search("greedy-four", ("greedy",) * 4)
    for rank in RANKS:
        yield _search(f"solo-{rank}", ("greedy",))


def _search(title: str, bots: tuple[str, ...], data: str | None = None, **options: bool) -> tuple[str, Match]:
    """The first game that shows what it should."""
    for seed in count():
        match = play(bots, seed, data, **options)
        if features(match) >= COVERS[title]:
            return title, match
    raise AssertionError("count never ends")


def play(bots: tuple[str, ...], seed: int, data: str | None = None, **options: bool) -> Match:
    names = tuple(f"{spec} {number}" for number, spec in enumerate(bots, 1))
    match = Match(GAME, names, Dice(seed + 1000), pack=data, **options)
    for _ in bots_play(match, bots, seed):
        pass
    return match


def play_with_second_thoughts(players: int, seed: int, **options: str) -> Match:
    """Random play in which every fifth move is taken back, if it can be; at a real table also what was rolled."""
    names = tuple(f"doubter {number}" for number in range(1, players + 1))
    match = Match(GAME, names, Dice(seed), **options)
    random = Random(seed)
    while match.state.waiting():
        seat = pick(random, match.state.waiting())
        match.play(seat, pick(random, match.state.actions(seat)).notation)
        if match.reach(seat).moves and random.random() < 0.2:
            match.undo(seat)
    return match
