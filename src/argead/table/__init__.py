"""A match with the people around it: what each seat sees and may do, the same at every door."""

from argead.table.describe import describe, rules
from argead.table.finality import is_final
from argead.table.jobs import Job, Playouts, Tally, Thinking, sight
from argead.table.past import Past
from argead.table.seats import Seat, read_seats, write_seats
from argead.table.table import Table

__all__ = [
    "Job",
    "Past",
    "Playouts",
    "Seat",
    "Table",
    "Tally",
    "Thinking",
    "describe",
    "is_final",
    "read_seats",
    "rules",
    "sight",
    "write_seats",
]
