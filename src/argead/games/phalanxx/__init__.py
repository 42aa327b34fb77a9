"""PhalanXX by Bernd Eisenstein (Irongames, 2016), for 1 to 4 players."""

from __future__ import annotations

from argead.games.phalanxx.appraise import appraise
from argead.games.phalanxx.board import load
from argead.games.phalanxx.explain import explain
from argead.games.phalanxx.features import INPUTS, features
from argead.games.phalanxx.gentle import gentle
from argead.games.phalanxx.guess import guess
from argead.games.phalanxx.lesson import lesson
from argead.games.phalanxx.observe import observe
from argead.games.phalanxx.preview import preview
from argead.games.phalanxx.setup import first_steps
from argead.games.phalanxx.state import Phalanxx
from argead.games.phalanxx.things import named, things
from argead.games.phalanxx.view import view
from argead.kernel import Game, Nouns, Option, begin

GAME = Game(
    name="phalanxx",
    rules=1,
    seats=(1, 4),
    minutes=(45, 60),
    options=(
        Option("expert", False, (False, True)),
        Option("first_city", "issos", ("issos", "persepolis")),
        Option("dice", "argead", ("argead", "table"), players=(1,)),
        Option("solo_count", "all", ("all", "force"), players=(1,)),
        Option("guide", "none", ("none", "first-game"), players=(1, 2)),
    ),
    package=__name__,
    widest_draw=24,
    board=load,
    start=begin(Phalanxx, first_steps),
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
    points_fall=True,
    nouns=Nouns(
        seats=("player", "victim"),
        sorts={
            "subject": ("colour",),
            "face": ("pile", "card", "ability"),
            "city": ("place",),
            "oasis": ("place",),
            "via": ("region",),
            "for": ("colour",),
        },
    ),
)
Phalanxx.game = GAME
