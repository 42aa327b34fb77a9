"""The recorded games of Empire. COVERS says which shows what; test_recorded_games.py holds them to it.

Games on the practice board carry it with them, so they replay whatever becomes of ours. Seeds are looked for, not
pinned: whoever tunes a bot or the board just makes the records anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from argead.kernel import Dice, Match
from argead.testing.recorded import bots_play
from argead.testing.settings import pick
from games.empire.position import GAME, PRACTICE

COVERS = {
    "goal-in-every-round": {"goal", "goal-in-round-1", "goal-in-round-2", "goal-in-round-3", "full", "custom"},
    "rounds-to-the-end": {"rounds", "three-rounds", "full", "custom"},
    "short-goal": {"goal", "short", "custom"},
    "short-rounds": {"rounds", "three-rounds", "short", "custom"},
    "shared-victory": {"shared", "short", "custom"},
    "lots": {"lot", "full", "custom"},
    "nobody-bids": {"no-bids", "oldest-by-lot", "custom"},
    "lexicographic": {"lexicographic", "lot", "custom"},
    "contests": {"temple-tied", "city-tied", "temple-unpaid", "city-unpaid", "contest", "custom"},
    "undo": {"undo", "custom"},
    "greedy-two": {"full"},
    "greedy-five-styles": {"full"},
}

GOLDEN = ("goal-in-every-round", "short-rounds")
"""Those that are also told as golden playthroughs."""

GREEDY = ("greedy/balanced", "greedy/armies", "greedy/temples", "greedy/cities", "greedy")


def features(match: Match) -> set[str]:
    """What a finished match shows."""
    outcome, options = match.state.outcome(), match.record.header.options
    found = {outcome.reason, options["length"]}
    told = {event.kind for _, event in match.events}
    found |= told & {"lot", "no-bids", "temple-tied", "city-tied", "temple-unpaid", "city-unpaid"}
    found |= _ends(match)
    if any(event.data["price"] > 2 for _, event in match.events if event.kind.endswith("-built")):
        found.add("contest")
    if options["order"] == "lexicographic":
        found.add("lexicographic")
    if options["oldest"] == "lot":
        found.add("oldest-by-lot")
    if len(outcome.winners) > 1:
        found.add("shared")
    if match.record.header.data is not None:
        found.add("custom")
    if any(line.notation == "undo" for line in match.record.lines):
        found.add("undo")
    return found


def _ends(match: Match) -> set[str]:
    """How the regions of a match ended."""
    ends, round, entered = set(), 0, False
    for _, event in match.events:
        if event.kind == "round":
            round = event.data["number"]
        elif event.kind == "entered":
            entered = True
        elif event.kind == "region-over":
            ends.add(f"goal-in-round-{round}" if entered else "three-rounds")
            entered = False
    return ends


def records() -> Iterator[tuple[str, Match]]:
    """All of them, made anew."""
    yield _search("goal-in-every-round", 3)
    yield _search("rounds-to-the-end", 2)
    yield _search("short-goal", 4, length="short")
    yield _search("short-rounds", 3, length="short")
    yield _search("shared-victory", 3, length="short")
    yield _search("lots", 5)
    yield _search("nobody-bids", 2, length="short", oldest="lot")
    yield _search("lexicographic", 4, length="short", order="lexicographic")
    yield _search("contests", 4)
    yield "undo", play_with_second_thoughts(3, 1)
    yield "greedy-two", play(("greedy",) * 2, 1, None)
    yield "greedy-five-styles", play(GREEDY, 2, None)


def _search(title: str, players: int, **options: str) -> tuple[str, Match]:
    """The first game of random players on the practice board that shows what it should."""
    for seed in count():
        match = play(("random",) * players, seed, PRACTICE, **options)
        if features(match) >= COVERS[title]:
            return title, match
    raise AssertionError("count never ends")


def play(bots: tuple[str, ...], seed: int, pack: str | None, **options: str) -> Match:
    names = tuple(f"{spec} {number}" for number, spec in enumerate(bots, 1))
    match = Match(GAME, names, Dice(seed + 1000), pack=pack, **options)
    for _ in bots_play(match, bots, seed):
        pass
    return match


def play_with_second_thoughts(players: int, seed: int) -> Match:
    """Random play in which every fifth move is taken back, if it can be."""
    names = tuple(f"doubter {number}" for number in range(1, players + 1))
    match = Match(GAME, names, Dice(seed), pack=PRACTICE, length="short")
    random = Random(seed)
    while match.state.waiting():
        seat = pick(random, match.state.waiting())
        match.play(seat, pick(random, match.state.actions(seat)).notation)
        if match.reach(seat).moves and random.random() < 0.2:
            match.undo(seat)
    return match
