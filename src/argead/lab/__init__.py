"""The laboratory: many games between bots, and what they show."""

from argead.lab.places import Places, Shares, counted, places, tables
from argead.lab.report import Report, summarise
from argead.lab.study import Branch, Plan, branches, plan, scenarios
from argead.lab.tournament import Contest, Played, hold, play, prepare

__all__ = [
    "Branch",
    "Contest",
    "Places",
    "Plan",
    "Played",
    "Report",
    "Shares",
    "branches",
    "counted",
    "hold",
    "places",
    "plan",
    "play",
    "prepare",
    "scenarios",
    "summarise",
    "tables",
]
