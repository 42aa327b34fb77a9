"""A curtain between people at one keyboard: the terminal's other screen, which keeps nothing of what it has shown."""

from __future__ import annotations

import os
import select
import signal
import sys
from types import FrameType, TracebackType

OPEN = "\x1b[?1049h"
CLOSE = "\x1b[?1049l"
ERASE = "\x1b[H\x1b[2J\x1b[3J"
"""The cursor home, the screen erased, and then what had scrolled off it."""

ENDS = ("SIGTERM", "SIGHUP")
STOP = "SIGTSTP"
MOST_SIGNALS = 4096


class Curtain:
    """All is shown on the other screen while it is open; however that ends, nothing stays behind."""

    def __enter__(self) -> Curtain:
        handlers = dict.fromkeys(ENDS, self._end) | {STOP: self._stop}
        self._former = {
            name: signal.signal(getattr(signal, name), handler)
            for name, handler in handlers.items()
            if hasattr(signal, name)
        }
        self._bell = Bell() if os.name == "posix" else None
        _write(OPEN + ERASE)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _write(ERASE + CLOSE)
        for name, handler in self._former.items():
            signal.signal(getattr(signal, name), handler)
        if self._bell is not None:
            self._bell.close()

    def wait(self) -> None:
        """Until a line is typed."""
        if self._bell is not None:
            self._bell.wait()

    def draw(self) -> None:
        """Hide all that was shown, and drop what was typed ahead: it was meant for somebody else's question."""
        _write(ERASE)
        try:
            import termios
        except ImportError:
            return
        termios.tcflush(sys.stdin, termios.TCIFLUSH)

    @staticmethod
    def _end(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    @staticmethod
    def _stop(number: int, frame: FrameType | None) -> None:
        """Ctrl-Z: the shell comes back to its own screen, and to an empty one of ours."""
        _write(ERASE + CLOSE)
        signal.raise_signal(signal.SIGSTOP)
        _write(OPEN + ERASE)


class Bell:
    """Rings at every signal: one that comes right before a mere read would not be heeded until the next key."""

    def __init__(self) -> None:
        self._hears, self._rope = os.pipe()
        os.set_blocking(self._rope, False)
        self._former = signal.set_wakeup_fd(self._rope)

    def wait(self) -> None:
        """Until a line is typed; what signals ask for is done meanwhile."""
        while self._hears in select.select([sys.stdin, self._hears], [], [])[0]:
            os.read(self._hears, MOST_SIGNALS)

    def close(self) -> None:
        signal.set_wakeup_fd(self._former)
        os.close(self._rope)
        os.close(self._hears)


def _write(sequence: str) -> None:
    sys.stdout.write(sequence)
    sys.stdout.flush()
