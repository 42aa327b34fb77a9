"""Figures: several measurements of one thing, their median and spread, and the goal that they are held against."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any


@dataclass(frozen=True, slots=True)
class Goal:
    """What a figure should reach."""

    text: str
    met: bool


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing, measured several times. `key` is its name for programs, `label` its name for people."""

    key: str
    label: str
    unit: str
    values: tuple[float, ...]
    goals: tuple[Goal, ...] = ()

    @property
    def median(self) -> float:
        return median(self.values)

    def below(self, limit: float) -> Figure:
        """The same figure with the goal to stay under a limit."""
        goal = Goal(f"under {limit:g} {self.unit}", self.median < limit)
        return Figure(self.key, self.label, self.unit, self.values, (*self.goals, goal))

    def above(self, limit: float) -> Figure:
        """The same figure with the goal to reach a limit."""
        goal = Goal(f"at least {limit:,.0f} {self.unit}", self.median >= limit)
        return Figure(self.key, self.label, self.unit, self.values, (*self.goals, goal))

    def beside(self, peer: Figure, times: int) -> Figure:
        """The same figure with the goal to reach so many times a peer's."""
        text = f"at least {peer.label}" if times == 1 else f"at least {times} times {peer.label}"
        reached = self.median / peer.median
        goal = Goal(f"{text} (here {reached:.1f} times)", reached >= times)
        return Figure(self.key, self.label, self.unit, self.values, (*self.goals, goal))

    def as_json(self) -> dict[str, Any]:
        return {
            "label": self.label,
            "unit": self.unit,
            "median": self.median,
            "lowest": min(self.values),
            "highest": max(self.values),
            "runs": len(self.values),
            "goals": [{"text": goal.text, "met": goal.met} for goal in self.goals],
        }


def interleave(
    contestants: Mapping[str, Callable[[], float]], rounds: int, tell: Callable[[str], None]
) -> dict[str, tuple[float, ...]]:
    """Measure all contestants in turn, round after round: whatever slows the machine for a while slows them alike.

    A first round warms everything up and is not counted.
    """
    values: dict[str, list[float]] = {name: [] for name in contestants}
    for number in range(rounds + 1):
        for name, measure in contestants.items():
            tell(f"round {number} of {rounds}: {name}")
            measured = measure()
            if number:
                values[name].append(measured)
    return {name: tuple(some) for name, some in values.items()}


def machine() -> dict[str, Any]:
    """What the figures are measured on, and how busy it was before."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return {
        "processor": _processor(),
        "cores": cores,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.release()}",
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.machine())
