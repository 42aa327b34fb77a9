"""Curves of chances, drawn with letters: each side is a figure of its own, in its colour where there is one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

HEIGHT = 11
"""A line for every tenth."""

SCALE = {0: "100", HEIGHT // 2: " 50", HEIGHT - 1: "  0"}
MEETING = "*"
"""Where several sides meet."""


def drawn(curves: Sequence[Sequence[float]], sides: Sequence[str], width: int) -> Iterator[str]:
    """The chances of all sides over the course of a match, from 0 to 1, and whose figure is whose."""
    across = min(width - 5, len(curves[0]))
    rows = [[" "] * across for _ in range(HEIGHT)]
    for side, curve in enumerate(curves):
        for column in range(across):
            at = round(column * (len(curve) - 1) / max(1, across - 1))
            row = rows[HEIGHT - 1 - round(curve[at] * (HEIGHT - 1))]
            row[column] = str(side + 1) if row[column] == " " else MEETING
    for number, row in enumerate(rows):
        yield f"{SCALE.get(number, '   ')} │{''.join(row)}".rstrip()
    yield f"    └{'─' * across}"
    yield "     " + "   ".join(f"{side} {name}" for side, name in enumerate(sides, 1))
