"""The log: warnings and errors, each kind only so often, and nobody's secrets among them."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import re
import threading
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

LOG = logging.getLogger(__name__)

MOST_LINES = 10
WINDOW_S = 60.0
"""Of each kind at most so many lines in so many seconds."""

SECRET = re.compile(r"(?<![\w-])[\w-]{32}(?![\w-])|[0-9a-f]{64}")
"""What tokens, invitations and hosts' secrets look like, and what is stored of them."""

FRAME = re.compile(r'^[ |+-]+File ".*", line \d+, in .*(?:\n[ |]{4,}.*)?', re.MULTILINE)
"""A step of a traceback that comes as text, from a library or from another process."""

ABOUT = re.compile(r"match (\w+): (.*)")

MOST_CAUSES = 5

Caught = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Throttle(logging.Filter):
    """Lets each kind of line pass only so often, and says how many it kept back with the next one that passes.

    A kind is the place in the code where lines come from, so that nobody outside can make up new ones.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._lock = threading.Lock()
        # For each kind: when its window began, the lines that passed in it, and those left out since.
        self._kinds: dict[tuple[str, int], tuple[float, int, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        with self._lock:
            now, kind = self._clock(), (record.pathname, record.lineno)
            began, passed, left_out = self._kinds.get(kind, (now, 0, 0))
            if now - began >= WINDOW_S:
                began, passed = now, 0
            if passed >= MOST_LINES:
                self._kinds[kind] = began, passed, left_out + 1
                return False
            self._kinds[kind] = began, passed + 1, 0
        if left_out:
            record.msg = f"{record.getMessage()} ({left_out} more like this were left out)"
            record.args = ()
        return True

    def left_out(self) -> int:
        """How many lines were kept back and not yet told of."""
        with self._lock:
            return sum(left_out for _, _, left_out in self._kinds.values())


class Discreet(logging.Formatter):
    """Tells where an error came from, but not what it says: that may be somebody's name, or worse."""

    def format(self, record: logging.LogRecord) -> str:
        return SECRET.sub("…", super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        first, _, rest = record.message.partition("\n")
        record.message = "\n".join([first, *FRAME.findall(rest)])
        return super().formatMessage(record)

    def formatException(self, ei: Caught) -> str:  # noqa: N802
        parts: list[str] = []
        error = ei[1]
        while error is not None and len(parts) < MOST_CAUSES:
            stack = traceback.format_tb(error.__traceback__) or [f"{frame}\n" for frame in FRAME.findall(str(error))]
            parts.append(f"{''.join(stack)}{type(error).__module__}.{type(error).__qualname__}")
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\nwhich came from\n".join(parts)


class Plain(Discreet):
    """A line for people: level, time, where, what, and on the same line where it came from."""

    def format(self, record: logging.LogRecord) -> str:
        told = " | ".join(part.strip() for part in super().format(record).splitlines())
        return f"{record.levelname} {_time(record)} {record.name}: {told}"


class Structured(Discreet):
    """The same as JSON. What is said of a match begins with its name."""

    def format(self, record: logging.LogRecord) -> str:
        event, *trace = super().format(record).splitlines()
        about = ABOUT.fullmatch(event)
        told = {"time": _time(record), "level": record.levelname.lower(), "where": record.name}
        told |= {"match": about[1], "event": about[2]} if about else {"event": event}
        return json.dumps(told | ({"trace": trace} if trace else {}), ensure_ascii=False)


FORMS: dict[str, type[Discreet]] = {"text": Plain, "json": Structured}


def begin(form: str) -> Throttle:
    """Send the log to the standard error stream; what is returned knows what was left out."""
    throttle, handler = Throttle(), logging.StreamHandler()
    handler.addFilter(throttle)
    handler.setFormatter(FORMS[form]())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    threading.excepthook = _thread_failed
    return throttle


def unhandled(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the event loop could not tell anybody else. Its own words would show the objects concerned."""
    error, message = context.get("exception"), str(context.get("message")).partition("(")[0]
    if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE):
        LOG.error("no file descriptors are left: new connections wait until others have gone")
    elif not message.endswith("_start_serving"):
        # Having run out of descriptors, the loop tries to listen again even after the server has closed its door.
        LOG.error("%s", message, exc_info=error)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _thread_failed(failed: threading.ExceptHookArgs) -> None:
    if failed.exc_value is not None:
        LOG.error("a thread failed", exc_info=failed.exc_value)
