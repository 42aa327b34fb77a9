"""What a study of Field Commander varies."""

from __future__ import annotations

from argead.lab import Plan

PLAN = Plan("campaign", "appoint", ("begin",))
"""Every campaign and a whole life without options of the campaign, and each advisor to start with."""
