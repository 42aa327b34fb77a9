"""A curtain between people at one keyboard: the terminal's other screen, which keeps nothing of what it has shown."""

from __future__ import annotations

import signal
import sys
from types import FrameType, TracebackType

OPEN = "\x1b[?1049h"
CLOSE = "\x1b[?1049l"
ERASE = "\x1b[H\x1b[2J\x1b[3J"
"""The cursor home, the screen erased, and then what had scrolled off it."""

ENDS = ("SIGTERM", "SIGHUP")
STOP = "SIGTSTP"


class Curtain:
    """All is shown on the other screen while it is open; however that ends, nothing stays behind."""

    def __enter__(self) -> Curtain:
        handlers = dict.fromkeys(ENDS, self._end) | {STOP: self._stop}
        self._former = {
            name: signal.signal(getattr(signal, name), handler)
            for name, handler in handlers.items()
            if hasattr(signal, name)
        }
        _write(OPEN + ERASE)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _write(ERASE + CLOSE)
        for name, handler in self._former.items():
            signal.signal(getattr(signal, name), handler)

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


def _write(sequence: str) -> None:
    sys.stdout.write(sequence)
    sys.stdout.flush()
