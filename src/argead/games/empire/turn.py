"""4.0 and 5.6: regions, their rounds, and the turns in them."""

from __future__ import annotations

from dataclasses import dataclass

from argead.games.empire.allotment import AllotCubes, SplitCubes
from argead.games.empire.building import BUILD
from argead.games.empire.ending import FinalAwards
from argead.games.empire.movement import MARCH
from argead.games.empire.order import DetermineOrder
from argead.games.empire.scoring import Score
from argead.games.empire.state import NOTHING, Empire
from argead.kernel import Step


class BeginRegion(Step[Empire]):
    """All cubes come back and no turn order stands; only points and built pieces stay."""

    __slots__ = ()

    def run(self, s: Empire) -> None:
        s.land = s.board.lands[s.region]
        s.round = 0
        s.entered = False
        s.order = [NOTHING] * s.players
        for seat in range(s.players):
            s.order_cubes[seat] = s.temple_cubes[seat] = s.city_cubes[seat] = 0
        for i in range(len(s.armies)):
            s.armies[i] = 0
        s.tell("region", "sequence", region=s.land.id)
        s.then(BEGIN_ROUND)


class BeginRound(Step[Empire]):
    """The first round begins with an allotment and the turn order, the others with a new split."""

    __slots__ = ()

    def run(self, s: Empire) -> None:
        s.round += 1
        s.marching = [0] * len(s.marching)
        s.tell("round", "sequence", number=s.round)
        if s.round == 1:
            s.then(AllotCubes(tuple(range(s.players))), DetermineOrder(), PlayTurn(0))
            return
        able = tuple(seat for seat in range(s.players) if s.temple_cubes[seat] + s.city_cubes[seat])
        s.then(*([SplitCubes(able)] if able else []), PlayTurn(0))


@dataclass(frozen=True, slots=True)
class PlayTurn(Step[Empire]):
    """In turn order each player marches, and then builds; after the last one the region is scored."""

    place: int

    def run(self, s: Empire) -> None:
        if self.place == s.players:
            s.then(Score(), EndRound())
            return
        s.active = s.order[self.place]
        width = s.board.steps + 1
        for place in range(s.land.camp + 1):
            s.marching[place * width] = s.armies_at(s.active, place)
            for steps in range(1, width):
                s.marching[place * width + steps] = 0
        s.then(MARCH, BUILD, PlayTurn(self.place + 1))


class EndRound(Step[Empire]):
    """5.6: the region goes on, unless its goal has been entered or three rounds are over."""

    __slots__ = ()

    def run(self, s: Empire) -> None:
        if not s.entered and s.round < s.board.rounds:
            s.then(BEGIN_ROUND)
            return
        s.tell("region-over", "region-end", region=s.land.id)
        if s.region == s.last_region:
            s.then(FinalAwards("goal" if s.entered else "rounds"))
        else:
            s.region += 1
            s.then(BEGIN_REGION)


BEGIN_REGION = BeginRegion()
BEGIN_ROUND = BeginRound()
