"""The state of Empire: flat lists of small integers."""

from __future__ import annotations

from collections.abc import Mapping

from argead.games.empire.board import Land, load
from argead.kernel import Chance, Event, Outcome, State, Value

NOTHING = -1


class Empire(State):
    """`armies` is place by place for each seat, `marching` the active seat's by steps taken; built pieces are kept by
    province of the whole board; `secrets` are answers that nobody else has seen, `layouts` those shown last."""

    __slots__ = (
        "armies",
        "board",
        "by_points",
        "cities",
        "city_cubes",
        "city_marks",
        "city_owner",
        "entered",
        "first_region",
        "land",
        "last_region",
        "layouts",
        "lot_for_oldest",
        "marching",
        "order",
        "order_cubes",
        "reason",
        "region",
        "round",
        "scores",
        "secrets",
        "short",
        "temple_cubes",
        "temple_marks",
        "temple_owners",
        "temples",
    )

    def __init__(
        self, players: int, chance: Chance, journal: list[Event] | None, pack: str | None, options: Mapping[str, Value]
    ) -> None:
        super().__init__(players, chance, journal)
        self.board = board = load(pack)
        self.short = options["length"] == "short"
        self.by_points = options["order"] == "points"
        self.lot_for_oldest = options["oldest"] == "lot"
        self.first_region = board.short_game["first_region"] - 1 if self.short else 0
        self.last_region = board.short_game["last_region"] - 1 if self.short else len(board.lands) - 1
        self.region = self.first_region
        self.land: Land = board.lands[self.region]
        self.round = 0
        self.reason = ""
        self.entered = False
        self.order = list(range(players))
        self.scores = [0] * players
        self.temples = [board.temples] * players
        self.cities = [board.cities] * players
        self.temple_owners = [0] * (board.provinces * players)
        self.city_owner = [NOTHING] * board.provinces
        self.secrets = [NOTHING] * players
        self.layouts = [NOTHING] * players
        self.armies = [0] * (players * board.places)
        self.marching = [0] * (board.places * (board.steps + 1))
        self.order_cubes = [0] * players
        self.temple_cubes = [0] * players
        self.city_cubes = [0] * players
        self.temple_marks = [0] * board.places
        self.city_marks = [0] * board.places

    def clone(self, chance: Chance) -> Empire:
        s = Empire.__new__(Empire)
        s.copy_base(self, chance)
        s.board = self.board
        s.short = self.short
        s.by_points = self.by_points
        s.lot_for_oldest = self.lot_for_oldest
        s.first_region = self.first_region
        s.last_region = self.last_region
        s.region = self.region
        s.land = self.land
        s.round = self.round
        s.reason = self.reason
        s.entered = self.entered
        s.order = self.order[:]
        s.scores = self.scores[:]
        s.temples = self.temples[:]
        s.cities = self.cities[:]
        s.temple_owners = self.temple_owners[:]
        s.city_owner = self.city_owner[:]
        s.secrets = self.secrets[:]
        s.layouts = self.layouts[:]
        s.armies = self.armies[:]
        s.marching = self.marching[:]
        s.order_cubes = self.order_cubes[:]
        s.temple_cubes = self.temple_cubes[:]
        s.city_cubes = self.city_cubes[:]
        s.temple_marks = self.temple_marks[:]
        s.city_marks = self.city_marks[:]
        return s

    # Questions that the rules ask ------------------------------------------------------------------------------------

    @property
    def lands(self) -> list[Land]:
        """The regions of this game."""
        return self.board.lands[self.first_region : self.last_region + 1]

    def armies_at(self, seat: int, place: int) -> int:
        """A seat's armies in a province of the region, or at its camp."""
        return self.armies[seat * self.board.places + place]

    def armies_of(self, seat: int) -> int:
        """All armies of a seat."""
        first = seat * self.board.places
        return sum(self.armies[first : first + self.board.places])

    def temples_at(self, province: int, seat: int) -> int:
        """Temples of a seat in a province, counted over the whole board."""
        return self.temple_owners[province * self.players + seat]

    def temples_in(self, region: int, seat: int) -> int:
        """Temples of a seat in a region."""
        land = self.board.lands[region]
        return sum(self.temples_at(province, seat) for province in range(land.first, land.first + land.camp))

    def cities_in(self, region: int, seat: int) -> int:
        """Cities of a seat in a region."""
        land = self.board.lands[region]
        return self.city_owner[land.first : land.first + land.camp].count(seat)

    def outcome(self) -> Outcome | None:
        return Outcome.by_score(tuple(self.scores), self.reason) if self.reason else None
