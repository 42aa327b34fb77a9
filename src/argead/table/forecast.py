"""Forecasts: playouts of one ply add up while a person thinks."""

from __future__ import annotations

from argead.table.jobs import ENOUGH_PLAYOUTS, Tally


class Forecast:
    """What is known of the odds at one ply. `settled`: more playouts are not worth while, or there is no fight."""

    __slots__ = ("ply", "settled", "tally")

    def __init__(self, ply: int) -> None:
        self.ply = ply
        self.tally = Tally()
        self.settled = False

    def take(self, more: Tally | None) -> None:
        """A batch of playouts has come in."""
        if more is not None:
            self.tally.add(more)
        self.settled = more is None or self.tally.playouts >= ENOUGH_PLAYOUTS
