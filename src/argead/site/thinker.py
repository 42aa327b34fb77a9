"""The thinker: runs one job at a time in slices, in a worker of its own, so that neither page nor referee ever waits.

It is handed a job, which holds a guess and nothing else, or a match that has ended, to be explained: what a seat cannot
know is not in its memory.
"""

from __future__ import annotations

import pickle
from base64 import b64decode, b64encode
from collections.abc import Iterator
from typing import Any

from argead.table import Job


def packed(value: Any) -> str:
    """A job, or what it found, as text."""
    return b64encode(pickle.dumps(value)).decode()


def unpacked(text: str) -> Any:
    """The same, taken out again."""
    return pickle.loads(b64decode(text))


class Thinker:
    """The job at hand, and the best that is known by now."""

    def __init__(self) -> None:
        self._slices: Iterator[Any] = iter(())
        self._found = ""

    def begin(self, job: str) -> None:
        """Take a job up; the one before is left as it is."""
        taken: Job[Any] = unpacked(job)
        self._slices, self._found = taken.run(), ""

    def slice(self) -> bool:
        """Think a little; False if there was nothing more to think."""
        for found in self._slices:
            self._found = packed(found)
            return True
        return False

    def found(self) -> str:
        """The best by now; empty before the first slice has ended."""
        return self._found
