"""The arena: two contenders, bots or versions of Argead, play through pipes until a sequential test has spoken."""

from argead.lab.arena.contenders import Contender, contender
from argead.lab.arena.playing import Arena, Round, rounds
from argead.lab.arena.result import Result
from argead.lab.arena.sequential import BOUND, Sequential

__all__ = ["BOUND", "Arena", "Contender", "Result", "Round", "Sequential", "contender", "rounds"]
