"""The dice of a campaign, each with what it could have shown: own and enemy attacks, scouting, demands, siege ships."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from argead.kernel import Event
from argead.table.account.luck import Trial, chain, throw

OWN, ENEMY, SHIPS, RETREAT, DEMAND, PRICE = "own", "enemy", "ships", "retreat", "demand", "price"
SORTS = (OWN, ENEMY, SHIPS, DEMAND, PRICE, RETREAT)

Worth = Callable[[int], int]

LONGEST_CHAIN_DICE = 12


def own_worth(needs: int, twice: int) -> Worth:
    """An attack of yours cannot hit above its Battle value."""
    return lambda roll: 0 if roll > needs else 2 if roll <= twice else 1


def enemy_worth(needs: int, twice: int) -> Worth:
    return lambda roll: 2 if roll <= twice else 1 if roll <= needs else 0


class DiceBox:
    """Collects trials from events. A Phalanx goes on while it hits, so its dice are one trial.

    A die that Fate throws again counts twice, for it was thrown twice; a Sacrifice throws none.
    """

    def __init__(self, geometry: Mapping[str, Any]) -> None:
        self.trials: dict[str, list[Trial]] = {sort: [] for sort in SORTS}
        self._phalanxes = {name for name, counter in geometry["counters"].items() if counter["type"] == "PH"}
        self._ship_hits = next(
            (campaign["siege"]["ship_hits"] for campaign in geometry["campaigns"] if campaign["siege"]), 0
        )
        self._chain: list[Event] = []
        self._again: list[int] = []
        self._certain = False
        self._escape = 0

    def follow(self, event: Event) -> None:
        """Take an event's dice, if it has any."""
        kind, data = event.kind, event.data
        if kind in ("attacked", "enemy-attacked"):
            self._attack(event)
        elif kind == "sacrificed":
            self._certain = True
        elif kind == "tempted-fate":
            self._again.append(data["roll"])
        elif kind in ("ship-hit", "ship-missed"):
            self._add(SHIPS, throw(lambda roll: int(roll <= self._ship_hits), data["roll"]))
        elif kind == "retreated":
            self._escape = data["needs"]
        elif kind in ("escaped", "lost-in-retreat"):
            needs = self._escape
            self._add(RETREAT, throw(lambda roll: int(roll <= needs), data["roll"]))
        elif kind == "demanded":
            self._add(DEMAND, throw(lambda roll: roll, data["roll"]))
        elif kind == "scouted":
            forces = data["forces"]
            self._add(PRICE, throw(lambda roll: max(0, forces - roll), data["roll"]))

    def close(self) -> None:
        """No more dice follow."""
        if not self._chain:
            return
        first = self._chain[0]
        own = first.kind == "attacked"
        worths = list(self._worths(own, first.data["needs"], first.data["twice"]))
        self._add(OWN if own else ENEMY, chain(worths, [event.data["roll"] for event in self._chain]))
        self._chain = []

    def _attack(self, event: Event) -> None:
        data = event.data
        own = event.kind == "attacked"
        worth = (own_worth if own else enemy_worth)(data["needs"], data["twice"])
        for roll in self._again:
            self._add(OWN, throw(worth, roll))
        self._again = []
        certain, self._certain = self._certain, False
        if self._chain and not self._goes_on(event):
            self.close()
        if certain:
            return
        if data["counter"] in self._phalanxes:
            self._chain.append(event)
        else:
            self._add(OWN if own else ENEMY, throw(worth, data["roll"]))

    def _goes_on(self, event: Event) -> bool:
        last = self._chain[-1]
        return bool(last.data["hits"]) and last.kind == event.kind and last.data["counter"] == event.data["counter"]

    @staticmethod
    def _worths(own: bool, needs: int, twice: int) -> Iterator[Worth]:
        """The dice of a Phalanx's attack: each needs one less; only your own lose their superscript too."""
        for _ in range(LONGEST_CHAIN_DICE):
            if needs <= 0 and twice <= 0:
                return
            yield own_worth(needs, twice) if own else enemy_worth(needs, twice)
            needs, twice = needs - 1, twice - (1 if own else 0)

    def _add(self, sort: str, trial: Trial) -> None:
        self.trials[sort].append(trial)
