"""Retreat from battle: Alexander gets away, each other Force needs his Battle value or less."""

from __future__ import annotations

from argead.games.field_commander.battle.inflict import named
from argead.games.field_commander.names import HEPHAESTION
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import relieve_the_wall


def escape(s: FieldCommander) -> int:
    """What a Force must roll, or less: plans are discarded, so only Hephaestion adds to Alexander's own value."""
    return s.board.levels[s.level - 1][1] + s.heeds(HEPHAESTION)


def retreat(s: FieldCommander) -> None:
    """The army goes back to where it came from; the enemy's losses stay losses."""
    needs = escape(s)
    s.tell("retreated", "retreat", 0, area=s.name(s.army_from), needs=needs)
    for counter in s.counters.members(s.army):
        roll = s.die("retreat", s.counters.names[counter])
        bit = 1 << counter
        if roll > needs:
            s.army ^= bit
            s.pool |= bit
            s.worn &= ~bit
            s.tell("lost-in-retreat", "retreat", 0, **named(s, counter), roll=roll)
        else:
            s.tell("escaped", "retreat", 0, **named(s, counter), roll=roll)
    relieve_the_wall(s)
    s.army |= s.regrouping
    s.clear_battle()
    s.stage = "conquest"
    s.army_at = s.army_from
