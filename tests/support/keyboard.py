"""The command at a real terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder

from support.emulator import Screen

COLUMNS, ROWS = 80, 24


class RealTerminal:
    """A process at a terminal of its own; all that it has sent is kept in `screen`, what remains of it in `screens`."""

    def __init__(
        self, *words: str, term: str = "dumb", rows: int = ROWS, columns: int = COLUMNS, **environment: str
    ) -> None:
        self._keyboard, other_end = pty.openpty()
        fcntl.ioctl(other_end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        program = [sys.executable, "-c", "from argead.cli import main; main()", *words]
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            program,
            stdin=other_end,
            stdout=other_end,
            stderr=other_end,
            env=inherited | {"TERM": term} | environment,
            start_new_session=True,
            preexec_fn=_sit_down,
        )
        os.close(other_end)
        self.screen = ""
        self.screens = [
            Screen(rows, columns, alternate=alternate, keeps=keeps)
            for alternate, keeps in ((True, False), (True, True), (False, False))
        ]
        self._decoder = getincrementaldecoder("utf-8")()
        self._heard = 0

    def until(self, text: str, seconds: float = 30) -> str:
        """Read on until a text appears; give what came before it."""
        deadline = time.monotonic() + seconds
        while text not in self.screen[self._heard :]:
            assert time.monotonic() < deadline, f"{text!r} did not appear after: {self.screen[-500:]}"
            self._listen(0.2)
        before, _, _ = self.screen[self._heard :].partition(text)
        self._heard += len(before + text)
        return before

    def settle(self, seconds: float = 0.5) -> None:
        """Read on until nothing more comes."""
        while self._listen(seconds):
            pass
        self._heard = len(self.screen)

    def type(self, line: str, end: str = "\n") -> None:
        os.write(self._keyboard, f"{line}{end}".encode())

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._keyboard)

    def _listen(self, seconds: float) -> bool:
        if not select.select([self._keyboard], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self._keyboard, 65536)
        except OSError:
            return False
        came = self._decoder.decode(data)
        self.screen += came
        for screen in self.screens:
            screen.feed(came)
        return bool(data)


def _sit_down() -> None:
    """As a shell does for what it runs: the terminal is the process's own, and Ctrl-C means what it usually does."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
