"""Record files: read and judged line by line; written line by line while a game is played."""

from __future__ import annotations

import json
import os
from io import TextIOWrapper
from pathlib import Path

from argead.kernel import Record, SetupError

PRIVATE = 0o600
ORDINARY = 0o666
"""What may be done with a new file, less what the user's habits forbid."""


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


def write_whole(path: Path, text: str, mode: int) -> None:
    """Write a file so that whoever looks finds the old text or the new one, never a part."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    with _opened(fresh, os.O_TRUNC, mode) as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


class RecordFile:
    """A record on disk that grows with its match: whatever happens, all moves so far are in it.

    As long as it is open nobody else goes on with it.
    """

    def __init__(self, path: Path, file: TextIOWrapper) -> None:
        self.path = path
        self._file = file
        _hold(file, path)

    @classmethod
    def create(cls, path: Path, mode: int = ORDINARY) -> RecordFile:
        """A new file; one that is there is left alone."""
        return cls(path, _opened(path, os.O_EXCL, mode))

    @classmethod
    def resume(cls, path: Path) -> RecordFile:
        """A file that is there, as it stands now."""
        found = cls(path, path.open("r+", encoding="utf-8", newline=""))
        if not os.path.samestat(path.stat(), os.fstat(found._file.fileno())):
            raise SetupError(f"{path} was just written by another terminal: try again")
        return found

    def read(self) -> str:
        """The text of the file, without a torn last line."""
        try:
            return whole_lines(self._file.read())
        except UnicodeDecodeError:
            raise SetupError(f"{self.path}: this is not a text file (UTF-8)") from None

    def begin(self, record: Record) -> None:
        """Let the file hold this record from now on."""
        self._record = record
        text = record.dump()
        self._file.seek(0)
        found = self._file.read()
        if not text.startswith(found):
            # The closing digest is that of the canonical spelling, which a file from elsewhere may not have.
            write_whole(self.path, text, os.fstat(self._file.fileno()).st_mode & 0o777)
            former, self._file = self._file, self.path.open("r+", encoding="utf-8", newline="\n")
            _hold(self._file, self.path)
            former.close()
            found = self._file.read()
        self._written = len(found)
        self.follow()

    def follow(self) -> None:
        """Write what has come since."""
        text = self._record.dump()
        self._file.write(text[self._written :])
        self._file.flush()
        os.fsync(self._file.fileno())
        self._written = len(text)

    def close(self) -> None:
        self._file.close()


def _opened(path: Path, how: int, mode: int) -> TextIOWrapper:
    return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | how, mode), "r+", encoding="utf-8", newline="\n")


def _hold(file: TextIOWrapper, path: Path) -> None:
    """Keep others from going on with a file, where the system can."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise SetupError(f"{path} is being played at another terminal") from None
