"""Games in which one decision was planted: a clearly bad one, in the place of what a good player would have done."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from argead.bots import bot
from argead.bots.greedy import prospects
from argead.kernel import Dice, Match
from argead.shelf import game
from argead.table.jobs import sight

GAMES = {"alexandros": 2, "empire": 2, "field-commander": 1, "phalanxx": 2}
"""Each game, with so many players."""

FIRST, LAST = 0.1, 0.6
"""In which part of a game a decision may be planted: later on it is often won, and nothing can be lost any more."""

TRIED = 25
"""Of so many decisions the one is taken at which most can be done wrong."""


class Planted(NamedTuple):
    """A match that has ended, with the ply of the planted decision."""

    match: Match
    ply: int


def planted(name: str, number: int) -> Planted:
    """The game of this number: played by `net`, until the planted decision and from it on."""
    sound = _played(_begun(name, number), number)
    ply, notation = _worst(sound, Random(number))
    match = sound.fork(ply - 1, Dice(number))
    seat = sound.record.lines[ply].seat
    assert seat is not None
    match.play(seat, notation)
    return Planted(_played(match, number), ply)


def _begun(name: str, number: int) -> Match:
    return Match(game(name), tuple(f"net {seat}" for seat in range(GAMES[name])), Dice(number))


def _played(match: Match, number: int) -> Match:
    """Played on to its end."""
    player = bot("net:1", number, match.game)
    while waiting := match.state.waiting():
        seen = sight(match.state, waiting[0], f"{number} {match.ply}")
        match.play(waiting[0], player.choose(seen, waiting[0]).notation)
    return match


def _worst(match: Match, random: Random) -> tuple[int, str]:
    """The decision at which the game's own appraisal sees the widest difference, and the worst that could be done.

    Whose judgement explains the match is not asked.
    """
    lines = range(int(FIRST * match.ply) + 1, int(LAST * match.ply))
    found: list[tuple[float, int, str]] = []
    for ply in sorted(random.sample(lines, min(TRIED, len(lines)))):
        state, seat = match.fork(ply - 1).state, match.record.lines[ply].seat
        assert seat is not None
        if state.decision(seat).midway or len(state.actions(seat)) < 2:
            continue
        options = state.decision(seat).likely(state, seat, next(iter(match.game.styles), ""))
        played = state.find(seat, match.record.lines[ply].notation)
        seen = sight(state, seat, ply)
        worths = list(prospects(seen, seat, [played, *options], ply))
        worst = min(range(len(options)), key=lambda i: worths[i + 1])
        found.append((worths[0] - worths[worst + 1], ply, options[worst].notation))
    _, ply, notation = max(found)
    return ply, notation
