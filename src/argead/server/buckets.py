"""Buckets: how often a caller may call."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from math import inf

LIMITS = {
    "create": (5.0, 200.0),
    "upload": (1.0, 30.0),
    "hint": (5.0, 60.0),
    "glances": (2.0, 60.0),
    "odds": (3.0, 60.0),
    "why": (20.0, 300.0),
    "play": (100.0, 1000.0),
    "proxy": (1000.0, 4000.0),
}
"""For each kind of call: how many a second in the long run, and how many at once, from one address. A call takes a
millisecond or two; a proxy that does not say for whom it asks may ask for many."""

MOST_CALLERS = 10_000
"""How many callers of each kind are remembered; with more at once, those are forgotten who have called least lately."""


Left = OrderedDict[str, tuple[float, float]]


class Buckets:
    """Counts calls: each takes a token from its caller's bucket, which fills up again with time.

    `share` is the part of every limit that counts here, where several processes share the calls.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        # What was left, and when, for each caller; whoever called last stands last.
        self._left: dict[str, Left] = {kind: OrderedDict() for kind in LIMITS}
        self.share = 1.0

    def __len__(self) -> int:
        return sum(map(len, self._left.values()))

    def admit(self, kind: str, caller: str) -> bool:
        """Whether the caller may make one more call of this kind."""
        rate, most = LIMITS[kind][0] * self.share, max(1.0, LIMITS[kind][1] * self.share)
        now, buckets = self._clock(), self._left[kind]
        left, then = buckets.pop(caller, (most, now))
        left = min(most, left + (now - then) * rate)
        buckets[caller] = (left - 1 if left >= 1 else left, now)
        self._forget(buckets, now - (most / rate if rate else inf))
        return left >= 1

    def _forget(self, buckets: Left, full: float) -> None:
        """Drop a bucket or two that have filled up since, and one more if there are too many: no call pays for all."""
        for _ in range(2):
            _, then = next(iter(buckets.values()))
            if len(buckets) > MOST_CALLERS or then < full:
                buckets.popitem(last=False)
