"""Colour: where the terminal has it and nobody has forbidden it. No meaning hangs on it alone."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

SEATS_256 = (131, 31, 64, 133, 130, 243, 29, 98)
"""The colours of the seats as at the browser's table; each can be read on black and on white."""

SEATS_8 = (1, 6, 2, 5, 3, 4)
"""The same where there are eight, which the terminal's owner has chosen to be readable."""

QUIET_256 = 243
SEQUENCE = re.compile(r"\x1b\[[0-9;]*m")
FIRST_MARK, END_MARK = 0xE000, "\uf8ff"
MARKED = re.compile(f"([\ue000-\uf8fe])([^{END_MARK}]*){END_MARK}")
"""What belongs to a seat in a drawing, between signs that no text has: one for each seat, and one for the end."""

SHORTEST_NAME_CHARACTERS = 2


def colours(*, screen: bool, environ: Mapping[str, str]) -> int:
    """How many colours may be used: none, 8 or 256."""
    term = environ.get("TERM", "")
    if not screen or environ.get("NO_COLOR") or term in ("", "dumb"):
        return 0
    return 256 if "256" in term or environ.get("COLORTERM") else 8


def of_seat(seat: int, text: str) -> str:
    """A part of a drawing that is a seat's: it is shown in the seat's colour, or plainly where there is none."""
    return f"{chr(FIRST_MARK + seat)}{text}{END_MARK}"


def length(text: str) -> int:
    """How many columns a text takes: colour takes none."""
    return len(SEQUENCE.sub("", text))


class Ink:
    """Marks a text; without colours every text stays as it is."""

    def __init__(self, colours: int = 0, names: Sequence[str] = ()) -> None:
        self._colours = colours
        self._seats = {name: seat for seat, name in enumerate(names) if len(name) >= SHORTEST_NAME_CHARACTERS}
        longest_first = sorted(self._seats, key=len, reverse=True)
        self._names = re.compile(rf"(?:(?<!\w)|(?<=\[1m))({'|'.join(map(re.escape, longest_first))})(?!\w)")

    def strong(self, text: str) -> str:
        """A heading, or what is asked."""
        return f"\x1b[1m{text}\x1b[22m" if self._colours else text

    def quiet(self, text: str) -> str:
        """What only some want to read."""
        return f"\x1b[38;5;{QUIET_256}m{text}\x1b[39m" if self._colours == 256 else text

    def seat(self, seat: int, text: str) -> str:
        """Something of a seat's, in its colour."""
        if self._colours == 256:
            return f"\x1b[38;5;{SEATS_256[seat % len(SEATS_256)]}m{text}\x1b[39m"
        return f"\x1b[3{SEATS_8[seat % len(SEATS_8)]}m{text}\x1b[39m" if self._colours else text

    def named(self, text: str) -> str:
        """A text in which every player's name, and what is marked as a seat's, has the colour of the seat."""
        text = MARKED.sub(lambda found: self.seat(ord(found[1]) - FIRST_MARK, found[2]), text)
        if not self._colours or not self._seats:
            return text
        return self._names.sub(lambda found: self.seat(self._seats[found[0]], found[0]), text)
