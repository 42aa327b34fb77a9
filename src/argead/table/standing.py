"""Standing: how a match stands for whoever holds a seat, as a list of matches shows it."""

from __future__ import annotations

from collections.abc import Sequence

from argead.language import phrasebook
from argead.table.account.shapes import VerdictShown
from argead.table.answers import MatchStands
from argead.table.identity import KeyedSeat
from argead.table.keyed import KeyedTable
from argead.table.levels import seat_name
from argead.table.shapes import GlanceShown

MOST_MATCHES = 50
"""How many can be asked about at once."""


def stored_standing(
    match: str,
    problem: str | None,
    seat: int | None,
    seats: Sequence[KeyedSeat],
    ply: int,
    following: str | None,
    lang: str,
) -> MatchStands:
    """What is known of a match before it is opened; nothing where there is a problem."""
    return {
        "match": match,
        "problem": problem,
        "seat": seat,
        "names": [seat_name(each, lang) for each in seats],
        "claimed": all(each.claimed for each in seats),
        "ply": ply,
        "waiting": None,
        "over": False,
        "glance": None,
        "options": [],
        "lesson": False,
        "verdict": None,
        "next": following,
    }


def stands_open(
    room: KeyedTable, stands: MatchStands, glance: GlanceShown, verdict: VerdictShown | None, lang: str
) -> MatchStands:
    """The same with what an open match tells the seat."""
    awaited = () if room.table.parted else room.match.awaited
    waiting = [each for each in awaited if room.seats[each].deputy is None]
    stands["ply"], stands["waiting"], stands["over"] = room.match.ply, waiting, room.table.over
    stands["glance"], stands["verdict"] = glance, verdict
    stands["options"] = phrasebook(room.game, lang).chosen(room.match.record.header.options)
    stands["lesson"] = room.match.lesson is not None
    return stands
