"""The state of Field Commander: integers, sets of counters and areas as bits, and short lists.

Every counter is in exactly one of `army`, `pool`, `cup`, `destroyed`, `operation`, `away` or a garrison; `worn` marks
those that show their reduced side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from argead.games.field_commander.board import WALL_PENALTY, load
from argead.games.field_commander.campaign import NOWHERE, Campaign, Terms
from argead.games.field_commander.names import CAMPAIGNS, HEPHAESTION, LEAD
from argead.kernel import Chance, Event, Outcome, State, Value

NEVER = 0


class Reckoning(NamedTuple):
    """How a campaign ended, in victory points and Immortality."""

    campaign: str
    won: bool
    turn: int
    points: int
    track: int
    options: int
    cities: int
    mole: int
    governed: int
    glory: int
    level: int
    immortality: int


class FieldCommander(State):
    """The army's counters, the enemy's, the treasury, and the battle under way (`round` is 0 when there is none)."""

    __slots__ = (
        "acted",
        "adopted",
        "advised",
        "advisors",
        "army",
        "army_at",
        "army_from",
        "away",
        "bare_walls",
        "board",
        "bought",
        "breached",
        "bucephalus",
        "campaign",
        "campaign_number",
        "cancelled",
        "cities",
        "conquered",
        "counters",
        "cup",
        "deadlines",
        "demanded",
        "destroyed",
        "diplomats",
        "drawn",
        "duel",
        "enemy_plans",
        "fate",
        "forgone",
        "garrisons",
        "glory",
        "glory_at",
        "gold",
        "gold_at",
        "governed",
        "halted",
        "immortality",
        "in_battle",
        "insight_cup",
        "insights",
        "level",
        "life",
        "lost_advisors",
        "maneuver",
        "mole",
        "nature_from",
        "operation",
        "pace",
        "pile",
        "plans",
        "pool",
        "prophecy_cup",
        "razed",
        "reason",
        "reckoning",
        "regrouping",
        "round",
        "ships",
        "speeds",
        "stage",
        "striking",
        "temples",
        "terms",
        "then_level",
        "then_penalty",
        "then_worn",
        "tired",
        "transports",
        "turn",
        "visited",
        "waiting_oracles",
        "warships",
        "western_cities",
        "worn",
    )

    def __init__(
        self, players: int, chance: Chance, journal: list[Event] | None, pack: str | None, options: Mapping[str, Value]
    ) -> None:
        super().__init__(players, chance, journal)
        self.board = board = load(pack)
        self.counters = board.counters
        self.life = options["campaign"] == "life"
        self.physical = options["dice"] == "table"
        self.bare_walls = options["bare_walls"] == "stand"
        self.western_cities = options["western_cities"] is True
        self.speeds = board.counters.speed[str(options["reduced_speed"])]
        self.campaign_number = 0 if self.life else CAMPAIGNS.index(str(options["campaign"]))
        self.immortality = 0
        self.reckoning: tuple[Reckoning, ...] = ()
        self.reason = ""
        self.army = 0
        self.worn = 0
        self.advisors = 0
        self.insights = 0
        self.level = 0
        self.clear_campaign()

    def clear_campaign(self) -> None:
        """The table before the set-up of a campaign: what a life carries over stays."""
        counters, board = self.counters, self.board
        campaign = board.campaigns[self.campaign_number]
        self.campaign: Campaign = campaign
        self.adopted = 0
        self.terms: Terms = campaign.terms(0)
        self.stage = "setup"
        self.turn = 0
        self.pool = counters.nation["macedon"] & ~self.army
        self.worn &= self.army
        enemies = counters.nation["persia"] | counters.nation["india"] | counters.nation["greece"]
        self.cup = (enemies & ~counters.leaders) | counters.walls
        self.away = counters.leaders
        self.destroyed = 0
        self.operation = 0
        self.garrisons = [0] * len(campaign.areas)
        self.gold = self.glory = 0
        self.gold_at = [0] * len(campaign.areas)
        self.glory_at = [0] * len(campaign.areas)
        self.army_at = campaign.start
        self.army_from = NOWHERE
        self.conquered = self.governed = self.razed = self.cities = self.temples = 0
        self.lost_advisors = 0
        self.insight_cup = 255 & ~self.insights
        self.prophecy_cup = 255
        self.waiting_oracles = campaign.oracles
        self.visited = 0
        self.deadlines = [NEVER] * 8
        self.nature_from = 0
        self.advised = False
        self.forgone = False
        self.diplomats = False
        self.halted = False
        self.demanded = 0
        self.bought = 0
        self.pile = board.operation_pile[:]
        self.drawn = [0] * len(self.pile)
        self.cancelled = [0] * len(self.pile)
        self.transports = self.mole = self.ships = self.warships = 0
        self.breached = 0
        self.clear_battle()

    def clear_battle(self) -> None:
        """No battle is under way."""
        self.in_battle = False
        self.round = 0
        self.pace = 0
        self.plans = [0] * 7
        self.enemy_plans = [0] * 9
        self.fate = 0
        self.acted = self.tired = self.striking = self.regrouping = 0
        self.then_worn = self.then_level = self.then_penalty = 0
        self.duel = self.bucephalus = self.maneuver = False

    def clone(self, chance: Chance) -> FieldCommander:
        s = FieldCommander.__new__(FieldCommander)
        s.copy_base(self, chance)
        s.board = self.board
        s.counters = self.counters
        s.life = self.life
        s.bare_walls = self.bare_walls
        s.western_cities = self.western_cities
        s.speeds = self.speeds
        s.campaign_number = self.campaign_number
        s.immortality = self.immortality
        s.reckoning = self.reckoning
        s.reason = self.reason
        s.army = self.army
        s.worn = self.worn
        s.advisors = self.advisors
        s.insights = self.insights
        s.level = self.level
        s.campaign = self.campaign
        s.adopted = self.adopted
        s.terms = self.terms
        s.stage = self.stage
        s.turn = self.turn
        s.pool = self.pool
        s.cup = self.cup
        s.away = self.away
        s.destroyed = self.destroyed
        s.operation = self.operation
        s.garrisons = self.garrisons[:]
        s.gold = self.gold
        s.glory = self.glory
        s.gold_at = self.gold_at[:]
        s.glory_at = self.glory_at[:]
        s.army_at = self.army_at
        s.army_from = self.army_from
        s.conquered = self.conquered
        s.governed = self.governed
        s.razed = self.razed
        s.cities = self.cities
        s.temples = self.temples
        s.lost_advisors = self.lost_advisors
        s.insight_cup = self.insight_cup
        s.prophecy_cup = self.prophecy_cup
        s.waiting_oracles = self.waiting_oracles
        s.visited = self.visited
        s.deadlines = self.deadlines[:]
        s.nature_from = self.nature_from
        s.advised = self.advised
        s.forgone = self.forgone
        s.diplomats = self.diplomats
        s.halted = self.halted
        s.demanded = self.demanded
        s.bought = self.bought
        s.pile = self.pile[:]
        s.drawn = self.drawn[:]
        s.cancelled = self.cancelled[:]
        s.transports = self.transports
        s.mole = self.mole
        s.ships = self.ships
        s.warships = self.warships
        s.breached = self.breached
        s.in_battle = self.in_battle
        s.round = self.round
        s.pace = self.pace
        s.plans = self.plans[:]
        s.enemy_plans = self.enemy_plans[:]
        s.fate = self.fate
        s.acted = self.acted
        s.tired = self.tired
        s.striking = self.striking
        s.regrouping = self.regrouping
        s.then_worn = self.then_worn
        s.then_level = self.then_level
        s.then_penalty = self.then_penalty
        s.duel = self.duel
        s.bucephalus = self.bucephalus
        s.maneuver = self.maneuver
        return s

    # Questions that the rules ask ------------------------------------------------------------------------------------

    def forces(self) -> int:
        """The number of Forces in the army, with Alexander."""
        return self.army.bit_count() + 1

    def foes(self) -> int:
        """The enemy counters where the army stands."""
        return self.garrisons[self.army_at]

    def advantage(self) -> int:
        """Force Advantage: Walls and Leaders count as Forces."""
        return self.army.bit_count() + 1 - self.garrisons[self.army_at].bit_count()

    def wall_penalty(self) -> int:
        """By how much the Walls of the battle lower the values of Forces."""
        walls = self.garrisons[self.army_at] & self.counters.walls
        if not walls:
            return 0
        full, reduced = WALL_PENALTY
        return full * (walls & ~self.worn).bit_count() + reduced * (walls & self.worn).bit_count()

    def heeds(self, advisor: int) -> bool:
        """Whether this advisor is there and listened to: a turn may be spent without advice."""
        return self.advisors & advisor != 0 and not self.forgone

    def alexander_battle(self) -> int:
        """Alexander's Battle value with Hephaestion at his side, and on Bucephalus."""
        return self.board.levels[self.level - 1][1] + self.heeds(HEPHAESTION) + self.bucephalus

    def alexander_values(self, level: int) -> tuple[int, int]:
        """Battle value and superscript of Alexander's attack, before Walls."""
        lead = self.plans[LEAD]
        _, battle, superscript = self.board.levels[level - 1]
        return battle + self.heeds(HEPHAESTION) + self.bucephalus + lead, superscript + self.bucephalus + lead

    def alike(self, counters: int, worn: int, found: list[int]) -> list[int]:
        """Add one counter for each kind and side, in order, to what was found."""
        kind, sets = self.counters.kind, self.counters.sets
        while counters:
            low = counters & -counters
            first = low.bit_length() - 1
            found.append(first)
            same = counters & sets[kind[first]]
            counters ^= same
            other = same & (~worn if worn & low else worn)
            if other:
                found.append((other & -other).bit_length() - 1)
        return found

    def besieging(self) -> bool:
        """Whether the army stands in a pivotal area that is not conquered."""
        return bool(self.campaign.pivotal & ~self.conquered & 1 << self.army_at)

    def gold_in_play(self) -> int:
        return self.gold + sum(self.gold_at)

    def name(self, area: int) -> str:
        return self.campaign.areas[area]

    def turns(self) -> int:
        return self.turn

    def outcome(self) -> Outcome | None:
        if not self.reason:
            return None
        score = self.immortality if self.life else sum(entry.points for entry in self.reckoning)
        return Outcome((score,), (1 if self.reason == "victory" else 2,), self.reason)
