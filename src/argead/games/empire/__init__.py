"""Empire: Alexander the Great by Ronald Hofstätter and Dietmar Keusch (Phalanx Games, 2005), for 2 to 5 players."""

from __future__ import annotations

from argead.games.empire.appraise import appraise
from argead.games.empire.board import load
from argead.games.empire.explain import explain
from argead.games.empire.features import INPUTS, features
from argead.games.empire.gentle import gentle
from argead.games.empire.guess import guess, unanswered
from argead.games.empire.lesson import lesson
from argead.games.empire.likely import SHARES
from argead.games.empire.observe import observe
from argead.games.empire.preview import preview
from argead.games.empire.state import Empire
from argead.games.empire.things import named, things
from argead.games.empire.turn import BEGIN_REGION
from argead.games.empire.view import view
from argead.kernel import Game, Nouns, Option, begin

GAME = Game(
    name="empire",
    rules=1,
    seats=(2, 5),
    minutes=(60, 120),
    options=(
        Option("guide", "none", ("none", "first-game"), players=(2,)),
        Option("length", "full", ("full", "short")),
        Option("order", "points", ("points", "lexicographic")),
        Option("oldest", "first", ("first", "lot")),
    ),
    package=__name__,
    widest_draw=5,
    board=load,
    start=begin(Empire, lambda options: (BEGIN_REGION,)),
    view=view,
    observe=observe,
    guess=guess,
    preview=preview,
    appraise=appraise,
    nouns=Nouns(
        seats=("player", "rivals"),
        sorts={
            "origin": ("origin", "province"),
            "goal": ("province",),
            "spoil": ("province",),
            "here": ("region",),
            "army": ("origin", "province"),
            **dict.fromkeys(("temple", "city", "laid-temple", "laid-city"), ("province",)),
        },
    ),
    styles=tuple(SHARES),
    lesson=lesson,
    things=things,
    named=named,
    explain=explain,
    inputs=INPUTS,
    features=features,
    unanswered=unanswered,
    gentle=gentle,
)
Empire.game = GAME
