"""Advice: the best moves with their reasons, and what may soon be done to a seat, from what that seat knows."""

from argead.table.advice.advising import Advising
from argead.table.advice.foreseeing import Foreseeing
from argead.table.advice.found import Advice, Advised, Certainty, Foresight, Reply, Threat

__all__ = ["Advice", "Advised", "Advising", "Certainty", "Foreseeing", "Foresight", "Reply", "Threat"]
