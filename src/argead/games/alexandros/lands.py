"""What the provinces mean to each hand: who holds them, what is vacant, and how many cards are missing for each."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.alexandros.state import Alexandros

OPEN_LAND = 12
"""A vacant province with more symbols than this is open land: nobody pays for it."""
FAR = 3.0
"""A province for which so many cards are missing is out of reach for now."""

Hand = Sequence[float]
"""Cards by symbol; expected ones may be fractions."""


class Lands:
    """One pass over the provinces. Lists are by seat.

    `best` has the tax, price, risk and land of the province with the highest tax; `second` the next tax; `risk` the
    income, each tax by how near a rival comes to taking its province. `vacant` has how many vacant provinces the seat
    can take with one governor, the worth of the best of them, the best prospect (worth by nearness), and the cards
    missing for it; `foreign` the worth and the prospect of the best province of a rival.
    """

    __slots__ = (
        "best",
        "best_vacant",
        "crowded",
        "foreign",
        "hands",
        "held",
        "income",
        "means",
        "open",
        "risk",
        "second",
        "vacant",
        "waits",
        "worth",
    )

    def __init__(self, s: Alexandros, hands: Sequence[Hand]) -> None:
        players = s.players
        self.hands = hands
        self.means = [sum(hand) + 1 + FAR for hand in hands]
        most = s.board.components["governors_each"]
        self.waits = [1.0 if own.bit_count() >= most else 0.0 for own in s.governors]  # for a governor's recall
        self.income, self.held, self.crowded, self.second = ([0] * players for _ in range(4))
        self.best: list[tuple[int, int, float, int]] = [(0, 0, 0.0, 0)] * players
        self.risk = [0.0] * players
        self.vacant: list[list[float]] = [[0, 0, 0.0, FAR] for _ in range(players)]
        self.foreign: list[list[float]] = [[0, 0.0] for _ in range(players)]
        self.open = self.worth = self.best_vacant = 0
        self._survey(s)

    def _survey(self, s: Alexandros) -> None:
        empty, governors, taken = s.board.empty, s.governors, s.guarded()
        seats = range(s.players)
        needs, sizes = s.needs, s.sizes
        for i, land in enumerate(s.provinces):
            worth = (land & empty).bit_count()
            if land & taken:
                for holder in seats:
                    if land & governors[holder]:
                        self._governed(s, holder, land, worth, needs[i])
                        break
            elif sizes[i] > OPEN_LAND:
                self.open += worth
            elif worth and sizes[i]:
                self.worth += worth
                if worth > self.best_vacant:
                    self.best_vacant = worth
                for p in seats:
                    if sizes[i] < self.means[p]:
                        self._vacant(p, worth, needs[i])

    def _vacant(self, p: int, worth: int, need: Sequence[int]) -> None:
        """How near a seat is to a vacant province, whose one governor saves a card."""
        lack = -1.0
        for asked, have in zip(need, self.hands[p], strict=True):
            if asked > have:
                lack += asked - have
        lack = self.waits[p] + lack if lack > 0 else self.waits[p]
        found = self.vacant[p]
        if lack < 0.5:
            found[0] += 1
            if worth > found[1]:
                found[1] = worth
        prospect = worth * (1 - lack / FAR)
        if prospect > found[2]:
            found[2], found[3] = prospect, lack

    def _governed(self, s: Alexandros, holder: int, land: int, worth: int, need: Sequence[int]) -> None:
        """A governed province: the tax that it brings, and how near each rival is to taking it over."""
        inside = land & s.governors[holder]
        toll = [2 * beneath for beneath in s.board.census(inside)]
        price = sum(need)
        dear = price + sum(toll)
        risk = 0.0
        for p, means in enumerate(self.means):
            if p != holder and dear < means:
                near = self._foreign(p, worth, need, toll)
                risk = near if near > risk else risk
        self.held[holder] += 1
        if inside & (inside - 1):
            self.crowded[holder] += 1
            return
        self.income[holder] += worth
        self.risk[holder] += worth * risk
        if worth > self.best[holder][0]:
            self.second[holder] = self.best[holder][0]
            self.best[holder] = worth, price, risk, land
        elif worth > self.second[holder]:
            self.second[holder] = worth

    def _foreign(self, p: int, worth: int, need: Sequence[int], toll: Sequence[int]) -> float:
        """How near, up to 1, a seat is to a rival's province; cards alone remove its governors."""
        lack, bare = -1.0, 0.0
        for asked, removing, have in zip(need, toll, self.hands[p], strict=True):
            if asked + removing > have:
                lack += asked + removing - have
                if removing > have:
                    bare += removing - have
        lack = max(lack, bare, 0.0) + self.waits[p]
        found = self.foreign[p]
        if lack < 0.5 and worth > found[0]:
            found[0] = worth
        near = 1 - lack / FAR
        if worth * near > found[1]:
            found[1] = worth * near
        return near
