"""The browser client's files, as they were built."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

FOREVER = "public, max-age=31536000, immutable"
WORTH_PACKING_BYTES = 1024
PAGE = "index.html"

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Argead</title>
<h1>The table is laid, but the client is not built</h1>
<p>Run <code>make play</code> in the folder of the project: it builds the browser client and starts the table again.</p>
</html>
"""


class Client:
    """A folder of files. Those whose paths begin in a `lasting` way carry a hash in their names and never change."""

    def __init__(self, folder: Path, lasting: tuple[str, ...] = ("assets/",)) -> None:
        self._folder = folder.resolve()
        self._lasting = lasting

    def find(self, path: str) -> Path | None:
        """The file that an address names; none outside the folder can be reached."""
        try:
            file = (self._folder / path.strip("/")).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except (OSError, ValueError):
            return None

    def headers(self, file: Path) -> dict[str, str]:
        """How long the file may be kept, and by what its version is known."""
        facts = file.stat()
        lasting = file.relative_to(self._folder).as_posix().startswith(self._lasting)
        return {
            "cache-control": FOREVER if lasting else "no-cache",
            "etag": f'"{facts.st_mtime_ns:x}-{facts.st_size:x}"',
            "vary": "accept-encoding",
        }


def media_type(file: Path) -> str:
    """What the file is; to texts the framework adds the charset."""
    return mimetypes.guess_type(file.name)[0] or "application/octet-stream"


@lru_cache(maxsize=64)
def packed(file: Path, version: str) -> bytes | None:
    """The file made smaller for the way, where that is worth it."""
    raw = file.read_bytes()
    small = gzip.compress(raw, 6) if len(raw) >= WORTH_PACKING_BYTES else raw
    return small if len(small) < 0.9 * len(raw) else None
