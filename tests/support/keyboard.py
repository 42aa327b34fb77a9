"""The command at a real terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time

COLUMNS = 80


class RealTerminal:
    """A process at a terminal of its own; what it shows is kept in `screen`."""

    def __init__(self, *words: str) -> None:
        self._keyboard, other_end = pty.openpty()
        fcntl.ioctl(other_end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, COLUMNS, 0, 0))
        program = [sys.executable, "-c", "from argead.cli import main; main()", *words]
        self.process = subprocess.Popen(
            program,
            stdin=other_end,
            stdout=other_end,
            stderr=other_end,
            env=os.environ | {"TERM": "dumb"},
        )
        os.close(other_end)
        self.screen = ""
        self._heard = 0

    def until(self, text: str, seconds: float = 30) -> str:
        """Read on until a text appears; give what came before it."""
        deadline = time.monotonic() + seconds
        while text not in self.screen[self._heard :]:
            assert time.monotonic() < deadline, f"{text!r} did not appear after: {self.screen[-500:]}"
            if select.select([self._keyboard], [], [], 0.2)[0]:
                self.screen += os.read(self._keyboard, 65536).decode()
        before, _, _ = self.screen[self._heard :].partition(text)
        self._heard += len(before + text)
        return before

    def type(self, line: str) -> None:
        os.write(self._keyboard, f"{line}\n".encode())

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._keyboard)
