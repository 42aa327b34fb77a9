"""Alexandros by Leo Colovini (Winning Moves, 2003), for 2 to 4 players."""

from __future__ import annotations

from argead.games.alexandros.appraise import appraise
from argead.games.alexandros.board import load
from argead.games.alexandros.explain import explain
from argead.games.alexandros.features import INPUTS, features
from argead.games.alexandros.gentle import gentle
from argead.games.alexandros.guess import guess
from argead.games.alexandros.lesson import lesson
from argead.games.alexandros.observe import observe
from argead.games.alexandros.preview import preview
from argead.games.alexandros.setup import SetUp
from argead.games.alexandros.state import Alexandros
from argead.games.alexandros.things import named, things
from argead.games.alexandros.turn import TURN
from argead.games.alexandros.view import view
from argead.kernel import Game, Nouns, Option, begin

GAME = Game(
    name="alexandros",
    rules=1,
    seats=(2, 4),
    minutes=(30, 60),
    options=(
        Option("border_walls", True, (True, False)),
        Option("compensation", "all", ("all", "occupation")),
        Option("guide", "none", ("none", "first-game"), players=(2,)),
    ),
    package=__name__,
    widest_draw=5,
    board=load,
    start=begin(Alexandros, lambda options: (SetUp(), TURN)),
    view=view,
    observe=observe,
    guess=guess,
    preview=preview,
    appraise=appraise,
    lesson=lesson,
    things=things,
    named=named,
    explain=explain,
    inputs=INPUTS,
    features=features,
    gentle=gentle,
    nouns=Nouns(
        seats=("player", "victim", "holder"),
        by_seat=("scores", "income"),
        sorts={
            "face": ("card",),
            "hand": ("card",),
            **dict.fromkeys(("start", "goal"), ("point",)),
            **dict.fromkeys(("target", "governor", "province"), ("triangle",)),
        },
    ),
)
Alexandros.game = GAME
