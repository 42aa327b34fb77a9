"""A disk that can be full: a small one of its own where we may mount it, otherwise a limit on what a process writes."""

from __future__ import annotations

import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE_BYTES = 4 * 1024 * 1024


class Disk:
    """A folder in which there is room, or not."""

    def __init__(self, folder: Path, is_own: bool) -> None:
        self.folder = folder
        self.is_own = is_own

    def fill(self, process: int) -> None:
        """From now on the process cannot write any more."""
        if not self.is_own:
            resource.prlimit(process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            return
        with open(self.folder / "ballast", "wb", buffering=0) as ballast:
            for size in (65536, 4096, 512, 1):
                try:
                    while ballast.write(bytes(size)):
                        pass
                except OSError:
                    continue

    def free(self, process: int) -> None:
        """There is room again."""
        if self.is_own:
            (self.folder / "ballast").unlink()
        else:
            resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextmanager
def disk(folder: Path) -> Iterator[Disk]:
    """Make a disk."""
    is_own = os.geteuid() == 0 and _run("mount", "-t", "tmpfs", "-o", f"size={SIZE_BYTES}", "tmpfs", str(folder))
    try:
        yield Disk(folder, is_own)
    finally:
        if is_own:
            _run("umount", "--lazy", str(folder))


def _run(*command: str) -> bool:
    return subprocess.run(command, capture_output=True).returncode == 0
