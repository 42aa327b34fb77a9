"""A host of files that compresses, at the end of a line of some width: for `scripts/visits.py`."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from time import monotonic, sleep
from typing import Any

LINES = (("quick line", None, 0.0), ("1.6 Mbit/s, 150 ms", 1.6, 0.15))
"""What lines are called, how wide they are and how long each answer is on its way."""

PIECE_BYTES = 8_192
PACKED = (".zip", ".webp", ".png", ".woff2")


class Line:
    """A line that all of a browser's connections share, and how many bytes it has carried."""

    def __init__(self, mbit: float | None = None, delay_s: float = 0.0) -> None:
        self.delay_s = delay_s
        self.carried = 0
        self._bytes_a_second = None if mbit is None else mbit * 1_000_000 / 8
        self._free = monotonic()
        self._turn = threading.Lock()

    def carry(self, raw: bytes, out: Any) -> None:
        """Write as fast as the line is wide."""
        for start in range(0, len(raw), PIECE_BYTES):
            piece = raw[start : start + PIECE_BYTES]
            sleep(self._take(len(piece)))
            out.write(piece)

    def _take(self, size: int) -> float:
        """Have the line carry so many bytes once it is free; how long that takes from now."""
        with self._turn:
            self.carried += size
            if self._bytes_a_second is None:
                return 0.0
            now = monotonic()
            self._free = max(now, self._free) + size / self._bytes_a_second
            return self._free - now


@cache
def packed(file: Path) -> bytes:
    """What a host sends of a file: whatever is not packed yet it compresses."""
    raw = file.read_bytes()
    return raw if file.suffix in PACKED else gzip.compress(raw, 9)


@contextmanager
def host(site: Path, line: Line) -> Iterator[tuple[str, Line]]:
    """The address of a folder for as long as it is needed, and the line to it."""

    class Files(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            sleep(line.delay_s)
            file = site / (self.path.partition("?")[0].removeprefix("/") or "index.html")
            if not file.is_file():
                self.send_error(404)
                return
            raw = packed(file)
            self.send_response(200)
            self.send_header("Content-Type", guess_type(file)[0] or "application/octet-stream")
            self.send_header("Content-Length", str(len(raw)))
            if file.suffix not in PACKED:
                self.send_header("Content-Encoding", "gzip")
            is_named_anew = file.name in ("index.html", "sw.js", "files.json")
            self.send_header("Cache-Control", "no-cache" if is_named_anew else "max-age=31536000, immutable")
            self.end_headers()
            line.carry(raw, self.wfile)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Files)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", line
    server.shutdown()
