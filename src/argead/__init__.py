"""Argead: board games about Alexander the Great on one digital table.

This is all that the first hour needs; docs/researcher.md shows it at work:

    catalogue()   all games that there are, ours and those of other packages
    game(name)    one of them: a `Game`, whose `new` gives a `State` to play on
    bot(spec)     an opponent: "random", "greedy", "greedy:4"
    Match         a state with its `Record`, its journal and its undo
    Dice          chance, repeatable from a seed; `Script` answers what it was given
    ArgeadError   what every refusal of ours is
"""

from argead.bots import bot
from argead.kernel import Action, ArgeadError, Dice, Game, Match, Outcome, Record, Script, State
from argead.shelf import catalogue, game

__version__ = "0.1.0"

__all__ = [
    "Action",
    "ArgeadError",
    "Dice",
    "Game",
    "Match",
    "Outcome",
    "Record",
    "Script",
    "State",
    "__version__",
    "bot",
    "catalogue",
    "game",
]
