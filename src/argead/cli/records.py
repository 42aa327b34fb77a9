"""Record files: read and judged line by line; written line by line while a game is played."""

from __future__ import annotations

import json
from pathlib import Path

from argead.kernel import Record


def whole_lines(text: str) -> str:
    """The text without a last line that was broken off while it was written."""
    above, newline, last = text.rpartition("\n")
    try:
        json.loads(last or "{}")
    except ValueError:
        return above + newline
    return text


def printable(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names out of a file, without characters that could steer a terminal."""
    return tuple("".join(sign if sign.isprintable() else "?" for sign in name) for name in names)


class RecordFile:
    """A record on disk that grows with its match: whatever happens, all moves so far are in it."""

    def __init__(self, path: Path, record: Record, *, resumed: bool) -> None:
        self.path = path
        self._record = record
        text = record.dump()
        if resumed:
            # The closing digest is that of the canonical spelling, which a file from elsewhere may not have.
            fresh = path.with_name(f"{path.name}.new")
            fresh.write_text(text, encoding="utf-8", newline="\n")
            fresh.replace(path)
        self._file = path.open("a" if resumed else "x", encoding="utf-8", newline="\n")
        self._written = len(text) if resumed else 0
        self.follow()

    def follow(self) -> None:
        """Write what has come since."""
        text = self._record.dump()
        self._file.write(text[self._written :])
        self._file.flush()
        self._written = len(text)

    def close(self) -> None:
        self._file.close()
