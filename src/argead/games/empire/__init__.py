"""Empire: Alexander the Great by Ronald Hofstätter and Dietmar Keusch (Phalanx Games, 2005), for 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping

from argead.games.empire.appraise import appraise
from argead.games.empire.board import load
from argead.games.empire.guess import guess
from argead.games.empire.likely import SHARES
from argead.games.empire.observe import observe
from argead.games.empire.preview import preview
from argead.games.empire.state import Empire
from argead.games.empire.turn import BEGIN_REGION
from argead.games.empire.view import view
from argead.kernel import Chance, Event, Game, Nouns, Option, Value


def start(
    players: int, chance: Chance, journal: list[Event] | None, pack: str | None, options: Mapping[str, Value]
) -> Empire:
    """A fresh state, ready for the first decision."""
    state = Empire(players, chance, journal, pack, options)
    state.then(BEGIN_REGION)
    state.settle()
    return state


GAME = Game(
    name="empire",
    rules=1,
    seats=(2, 5),
    minutes=(60, 120),
    options=(
        Option("length", "full", ("full", "short")),
        Option("order", "points", ("points", "lexicographic")),
        Option("oldest", "first", ("first", "lot")),
    ),
    package=__name__,
    widest_draw=5,
    pack_id=lambda pack: load(pack).id,
    start=start,
    geometry=lambda pack: load(pack).geometry(),
    action_space=lambda pack: load(pack).actions.size,
    view=view,
    observe=observe,
    guess=guess,
    preview=preview,
    appraise=appraise,
    nouns=Nouns(seats=("player", "rivals")),
    styles=tuple(SHARES),
)
Empire.game = GAME
