"""The plot of a calibration: what was said across, what came of it up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from argead.lab.plot import Axis, Point, Series, plot

PERCENT = tuple(range(0, 101, 20))


def reliability(title: str, calibration: Mapping[str, Any]) -> str:
    """An SVG file of a calibration, as JSON has it; on the dashed line everything comes as it is said."""
    points = [
        Point(*(100 * tenth[name] for name in ("said", "came", "low", "high")))
        for tenth in calibration["tenths"]
        if tenth is not None
    ]
    players = calibration["players"]
    whole = f"{title}, {players} players" if players > 1 else title
    across, up = Axis("chance to win, as judged", PERCENT, "%"), Axis("share of wins that came of it", PERCENT, "%")
    return plot(whole, across, up, [Series("", points)], guide=(0, 100))
