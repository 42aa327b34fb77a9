"""An engine at the other end of two pipes, and one clear sentence for whatever can be wrong with it."""

from __future__ import annotations

import json
import os
import subprocess
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any

from argead.bots.net import ONE_CORE
from argead.kernel import ArgeadError
from argead.lab.arena.contenders import Contender

ENGINE = Path(__file__).with_name("engine.py")

LONGEST_REPLY_BYTES = 100_000


class Engine:
    """The process that plays for a contender. Ends with the block, or when whoever started it ends."""

    def __init__(self, contender: Contender, patience_s: float) -> None:
        self.contender = contender
        self._patience_s = patience_s
        # A side must not gain by taking the cores of the other.
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | ONE_CORE
        if contender.source is not None:
            environment["PYTHONPATH"] = contender.source
        # With -P the folder of the script is no place to import from: an engine meets the modules of its version only.
        program = [contender.python, "-P", str(ENGINE)]
        try:
            self._process = subprocess.Popen(
                program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
            )
        except OSError as error:
            raise ArgeadError(f"{contender.name} cannot be started: {error.strerror}") from None
        self._replies: Queue[bytes] = Queue()
        self._said = "it says nothing"
        self._ears = [Thread(target=ear, daemon=True) for ear in (self._listen, self._overhear)]
        for ear in self._ears:
            ear.start()

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *unused: object) -> None:
        self._process.kill()
        for ear in self._ears:
            ear.join()
        with suppress(BrokenPipeError):
            self._process.__exit__(None, None, None)

    def ask(self, order: dict[str, Any]) -> dict[str, Any]:
        """The reply to an order."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
            self._process.stdin.flush()
            line = self._replies.get(timeout=self._patience_s)
        except Empty:
            self._process.kill()
            raise self.failed(f"does not answer within {self._patience_s:g} seconds") from None
        except BrokenPipeError:
            line = b""
        if not line:
            raise self.failed(f"has ended by itself: {self._last_words()}")
        reply = _read(line)
        if reply is None:
            raise self.failed(f"answers what is no reply: {line[:60].decode(errors='replace').strip()!r}")
        return reply

    def failed(self, what: str) -> ArgeadError:
        """An error of this engine, in a sentence with its name."""
        return ArgeadError(f"{self.contender.name} {what}")

    def _listen(self) -> None:
        """Take replies from the pipe until it ends; nothing at all is the sign that it has."""
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(LONGEST_REPLY_BYTES):
            self._replies.put(line)
        self._replies.put(b"")

    def _overhear(self) -> None:
        """Remember the last thing that it complained of."""
        assert self._process.stderr is not None
        while line := self._process.stderr.readline(LONGEST_REPLY_BYTES):
            self._said = line.decode(errors="replace").strip()[:200] or self._said

    def _last_words(self) -> str:
        self._ears[1].join()
        return self._said


def _read(line: bytes) -> dict[str, Any] | None:
    try:
        reply = json.loads(line)
    except ValueError:
        return None
    return reply if isinstance(reply, dict) else None
