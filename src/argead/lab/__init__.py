"""The laboratory: many games between bots, and what they show."""

from argead.lab.report import Report, summarise
from argead.lab.study import Branch, Plan, branches, plan, scenarios
from argead.lab.tournament import Contest, Played, hold, play, prepare

__all__ = [
    "Branch",
    "Contest",
    "Plan",
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
