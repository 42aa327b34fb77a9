"""Run in the browser's interpreter: what docs/site.md says of its speed, in seconds of work."""

import statistics
from random import Random

from argead.bots import bot
from argead.kernel import Dice, Match
from argead.shelf import catalogue
from argead.table import sight

DECISIONS = 15_000
ANSWERS = 25

for game in catalogue():
    names = tuple(f"Seat {seat}" for seat in range(max(game.seats[0], min(2, game.seats[1]))))
    random, decided, matches, begun = Random(1), 0, 0, seconds()  # noqa: F821
    while decided < DECISIONS:
        state, matches = Match(game, names, Dice(matches)).state, matches + 1
        while waiting := state.waiting():
            state.play(waiting[0], random.choice(state.actions(waiting[0])))
            decided += 1
    rate = decided / (seconds() - begun)  # noqa: F821
    times, thinker, state = [], bot("net", 1, game), Match(game, names, Dice(3)).state
    while len(times) < ANSWERS and (waiting := state.waiting()):
        seat, options = waiting[0], state.actions(waiting[0])
        if len(options) > 1 and random.random() < 0.4:
            job, begun = sight(state, seat, 1), seconds()  # noqa: F821
            (action,) = thinker.think(job, seat)
            times.append(seconds() - begun)  # noqa: F821
            state.play(seat, state.find(seat, action.notation))
        else:
            state.play(seat, random.choice(options))
    answer = f"General {statistics.median(times):.2f} s in the median, {max(times):.2f} s at most"
    print(f"{game.name}: {rate:,.0f} decisions a second; {answer}")
