"""The laboratory: many games between bots, and what they show."""

from argead.lab.report import Report, summarise
from argead.lab.study import Branch, branches, plan, scenarios
from argead.lab.tournament import Contest, Played, hold, play, prepare

__all__ = [
    "Branch",
    "Contest",
    "Played",
    "Report",
    "branches",
    "hold",
    "plan",
    "play",
    "prepare",
    "scenarios",
    "summarise",
]
