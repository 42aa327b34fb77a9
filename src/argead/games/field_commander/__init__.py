"""Field Commander: Alexander by Dan Verssen (DVG, 2009), for one commander against the rules."""

from __future__ import annotations

from argead.games.field_commander.appraise import appraise
from argead.games.field_commander.board import load
from argead.games.field_commander.commander import advise
from argead.games.field_commander.commander.learned import (
    HEADS,
    chance_to_win,
    chances_and_worths,
    outcomes,
    worth_weighing,
)
from argead.games.field_commander.commander.learned import advise as advise_by_judgement
from argead.games.field_commander.commander.practice import practise
from argead.games.field_commander.explain import explain
from argead.games.field_commander.features import INPUTS, features
from argead.games.field_commander.guess import guess
from argead.games.field_commander.lesson import lesson
from argead.games.field_commander.names import CAMPAIGNS
from argead.games.field_commander.observe import observe
from argead.games.field_commander.odds import playout
from argead.games.field_commander.onward import onward
from argead.games.field_commander.preview import preview
from argead.games.field_commander.setup import CHOOSE_OPTIONS
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.things import named, things
from argead.games.field_commander.view import view
from argead.kernel import Game, Nouns, Option, Schooling, begin

NOUNS = Nouns(
    sorts={
        "counter": ("kind",),
        "enemy-plan": ("plan",),
        "subject": ("area", "kind"),
        # An enemy plan may be called like one's own kind of Force, so kinds come last.
        "face": ("plan", "insight", "prophecy", "operation", "side", "kind"),
    }
)

GAME = Game(
    name="field-commander",
    rules=2,
    seats=(1, 1),
    minutes=(45, 90),
    options=(
        Option("campaign", "granicus", (*CAMPAIGNS, "life")),
        Option("guide", "none", ("none", "sample-turn")),
        Option("dice", "argead", ("argead", "table")),
        Option("reduced_speed", "drops", ("drops", "leaders")),
        Option("bare_walls", "stand", ("stand", "fall")),
        Option("western_cities", False, (False, True)),
    ),
    package=__name__,
    widest_draw=12,
    board=load,
    start=begin(FieldCommander, lambda options: (CHOOSE_OPTIONS,)),
    view=view,
    observe=observe,
    guess=guess,
    preview=preview,
    appraise=appraise,
    points_fall=True,
    nouns=NOUNS,
    adviser="commander",
    advise=advise,
    playout=playout,
    lesson=lesson,
    things=things,
    named=named,
    explain=explain,
    onward=onward,
    inputs=INPUTS,
    features=features,
    schooling=Schooling(
        HEADS, chance_to_win, advise_by_judgement, practise, worth_weighing, outcomes, chances_and_worths
    ),
)
FieldCommander.game = GAME
