"""What the processes of a server take: memory and processor time, from Linux's /proc."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

PROC = Path("/proc")
KIB = 1024


@dataclass(frozen=True, slots=True)
class Use:
    """What a process and all below it have taken so far: bytes (shared pages counted once) and processor seconds."""

    processes: int
    memory: int
    seconds: float


def use_of(pid: int) -> Use | None:
    """What the process and its children take; None where the system does not tell."""
    if not (PROC / "self" / "smaps_rollup").exists():
        return None
    parents = {child: parent for child, parent, _ in _running()}
    family = {one for one in parents if _descends(one, pid, parents)}
    seconds = sum(spent for one, _, spent in _running() if one in family)
    return Use(len(family), sum(map(_memory, family)), seconds)


def _running() -> list[tuple[int, int, float]]:
    """Number, parent and processor seconds of all processes."""
    found = []
    for folder in PROC.iterdir():
        if folder.name.isdecimal():
            with suppress(OSError):
                # The name in brackets may hold anything.
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                ticks = int(fields[11]) + int(fields[12])
                found.append((int(folder.name), int(fields[1]), ticks / os.sysconf("SC_CLK_TCK")))
    return found


def _descends(pid: int, ancestor: int, parents: dict[int, int]) -> bool:
    while pid in parents and pid != ancestor:
        pid = parents[pid]
    return pid == ancestor


def _memory(pid: int) -> int:
    with suppress(OSError):
        for line in (PROC / str(pid) / "smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * KIB
    return 0
