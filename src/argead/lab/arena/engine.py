"""One side of the arena, as a program of its own: `python engine.py`, by whichever version of Argead plays.

An order comes as a line of JSON on the standard input, and its reply leaves as one on the standard output. `begin`
starts a game; `lines` are those of the record that the engine has not seen yet, and with a `seat` it is asked for that
seat's action. Only what Argead has had since its first bots is used here, so that old versions can be run.
"""

from __future__ import annotations

import json
import signal
import sys
from time import perf_counter
from typing import Any

import argead
from argead.bots import bot, decide
from argead.kernel.chance import Dice, Script


class Play:
    """A game as it is followed, with the bots that hold this engine's seats."""

    def __init__(self, order: dict[str, Any]) -> None:
        described = argead.game(order["game"])
        known = {option.name for option in described.options}
        # An option that this version does not have yet is no loss as long as nobody chose it.
        options = {name: value for name, value in order["usual"].items() if name in known} | order["chosen"]
        script = Script(order["setup"])
        self._state = described.new(order["players"], script, pack=order["board"], journal=None, **options)
        _used_up(script)
        self._minds = {seat: bot(order["bot"], f"{order['key']}/{seat}", described) for seat in order["seats"]}
        self._sight = Dice(f"{order['key']}/sight")

    def follow(self, lines: list[list[Any]]) -> None:
        """Play what has been played."""
        for seat, notation, *answers in lines:
            script = Script(answers)
            self._state.chance = script
            self._state.play(seat, self._state.find(seat, notation))
            _used_up(script)

    def choose(self, seat: int) -> dict[str, Any]:
        """The action of a seat, and how long it took."""
        start = perf_counter()
        action = decide(self._minds[seat], self._state, seat, self._sight)
        return {"action": action.notation, "seconds": perf_counter() - start}


def _used_up(script: Script) -> None:
    if script.left():
        raise ValueError(f"answers of chance left over: {script.left()}")


def main() -> None:
    """Answer orders until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    replies, sys.stdout = sys.stdout, sys.stderr  # whatever a bot prints is no reply
    play = None
    for line in sys.stdin:
        order = json.loads(line)
        try:
            if "begin" in order:
                play = Play(order["begin"])
                reply: dict[str, Any] = {"ready": argead.__file__}
            else:
                assert play is not None
                play.follow(order["lines"])
                reply = play.choose(order["seat"])
        except Exception as error:
            ours = type(error).__module__.startswith("argead.")
            reply = {"error": str(error) if ours else f"{type(error).__name__}: {error}"}
        replies.write(json.dumps(reply) + "\n")
        replies.flush()


if __name__ == "__main__":
    main()
