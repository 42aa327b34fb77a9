"""What of the campaign and of the turn is still to come."""

from __future__ import annotations

from argead.games.field_commander.campaign import NOWHERE
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.turn import PREPARE
from argead.kernel import Step


def under_way(s: FieldCommander) -> bool:
    """Whether the campaign has begun and is not decided."""
    won = s.conquered == s.campaign.pivotal and s.campaign.home in (NOWHERE, s.army_at)
    return s.stage not in ("setup", "over") and not won


def comes(s: FieldCommander, step: Step[FieldCommander]) -> bool:
    """Whether a step of this turn is still to come."""
    return step in s.agenda or PREPARE in s.agenda
