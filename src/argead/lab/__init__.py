"""The laboratory: many games between bots, and what they show."""

from argead.lab.calibration import Calibration, Chances, calibrated, examine, judge
from argead.lab.places import Places, Shares, counted, places, tables
from argead.lab.ratings import Ratings, rate, round_robin
from argead.lab.report import Report, summarise
from argead.lab.study import Branch, Plan, branches, plan, scenarios
from argead.lab.tournament import Contest, Played, hold, play, prepare

__all__ = [
    "Branch",
    "Calibration",
    "Chances",
    "Contest",
    "Places",
    "Plan",
    "Played",
    "Ratings",
    "Report",
    "Shares",
    "branches",
    "calibrated",
    "counted",
    "examine",
    "hold",
    "judge",
    "places",
    "plan",
    "play",
    "prepare",
    "rate",
    "round_robin",
    "scenarios",
    "summarise",
    "tables",
]
