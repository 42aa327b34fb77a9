"""The laboratory: many games between bots, and what they show."""

from argead.lab.report import Report, summarise
from argead.lab.tournament import Contest, Played, hold, play, prepare

__all__ = ["Contest", "Played", "Report", "hold", "play", "prepare", "summarise"]
