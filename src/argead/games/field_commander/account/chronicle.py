"""What happened in a match of Field Commander: campaign by campaign, turn by turn, battle by battle, die by die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from argead.games.field_commander.account.dice import DiceBox
from argead.kernel import Event, Match
from argead.table import Past

MEASURES = ("gold", "glory", "forces")


@dataclass(frozen=True, slots=True)
class Moment:
    """Where things stood after a move."""

    gold: int
    glory: int
    forces: int
    level: int


@dataclass(slots=True)
class Turn:
    """A turn of a campaign; number 0 is the set-up."""

    number: int
    name: str
    events: list[Event] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)


@dataclass(slots=True)
class Fight:
    """A battle, with the losses of both sides. `own` counts Alexander, `foes` Leaders and Walls."""

    turn: int
    area: str
    own: int = 0
    foes: int = 0
    rounds: int = 0
    lost: int = 0
    regrouped: int = 0
    wounds: int = 0
    destroyed: int = 0
    result: str = "open"

    @property
    def fled(self) -> int:
        """Enemies who were not destroyed and left the field all the same."""
        return self.foes - self.destroyed if self.result == "won" else 0


@dataclass(slots=True)
class Part:
    """One campaign."""

    campaign: str
    turns: list[Turn] = field(default_factory=list)
    fights: list[Fight] = field(default_factory=list)
    options: list[str] = field(default_factory=list)


class Chronicle:
    """The whole match, read from its record: what was taken back has not happened."""

    def __init__(self, match: Match) -> None:
        self.parts: list[Part] = []
        geometry = match.game.geometry(match.pack)
        self.dice = DiceBox(geometry)
        self._squares = {
            campaign["id"]: [square["name"] for square in campaign["track"]] for campaign in geometry["campaigns"]
        }
        for moment in Past(match.record, match.game).moments():
            self._follow(moment.state.view(0), moment.events)
        self.dice.close()

    def _follow(self, view: Mapping[str, Any], events: Sequence[Event]) -> None:
        """One move: what it told, and where things stood after it."""
        if not self.parts:
            self._open(view["campaign"])
        for event in events:
            if event.kind == "next-campaign":
                self._open(event.data["campaign"])
            elif event.kind == "turn":
                number = event.data["number"]
                self._part.turns.append(Turn(number, self._squares[self._part.campaign][number - 1]))
            elif event.kind == "reckoned" and self._turn.moments:
                last, data = self._turn.moments[-1], event.data
                self._turn.moments.append(Moment(last.gold, data["glory"], last.forces, data["level"]))
            self._turn.events.append(event)
            self._fight(event)
            self.dice.follow(event)
        self._part.options = view["options"]
        army, battle = view["army"], view["battle"]
        if view["stage"] != "setup":
            forces = len(army["forces"]) + 1
            self._turn.moments.append(Moment(view["gold"], view["glory"], forces, army["level"]))
        fight = self._open_fight
        if fight is not None and battle is not None and not fight.own:
            fight.own, fight.foes = len(battle["own"]), len(battle["enemy"])

    def _open(self, campaign: str) -> None:
        self.parts.append(Part(campaign, [Turn(0, "")]))

    @property
    def _part(self) -> Part:
        return self.parts[-1]

    @property
    def _turn(self) -> Turn:
        return self._part.turns[-1]

    @property
    def _open_fight(self) -> Fight | None:
        fights = self._part.fights
        return fights[-1] if fights and fights[-1].result == "open" else None

    def _fight(self, event: Event) -> None:
        kind, fights = event.kind, self._part.fights
        if kind == "battle":
            fights.append(Fight(self._turn.number, event.data["area"]))
            return
        if kind == "lost-in-retreat":
            fights[-1].lost += 1
        fight = self._open_fight
        if fight is None:
            return
        if kind == "battle-turn":
            fight.rounds = event.data["number"]
        elif kind == "deployed":
            fight.foes += 1
        elif kind == "destroyed":
            fight.lost += 1
        elif kind == "regrouped":
            fight.regrouped += 1
        elif kind == "wounded":
            fight.wounds += 1
        elif kind in ("enemy-destroyed", "leader-slain"):
            fight.destroyed += 1
        elif kind in ("won", "retreated", "slain"):
            fight.result = kind
