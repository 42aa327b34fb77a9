"""What a host can read off a running table, counted where it happens. Prometheus fetches it from `/metrics`.

Labels come from lists of ours, never from what a stranger sends: each of their values is kept for ever.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that tells Prometheus's library where processes behind one port keep their figures in common."""

METERS = CollectorRegistry()
ProcessCollector(registry=METERS)

REQUESTS = Counter("argead_requests", "Answers by call and status.", ["call", "status"], registry=METERS)
REFUSALS = Counter("argead_refusals", "Refusals by code, on live lines too.", ["code"], registry=METERS)
TURNED_AWAY = Counter(
    "argead_connections_turned_away", "Connections closed before a request was answered.", ["why"], registry=METERS
)

MOVES_STORED = Counter("argead_moves", "Moves and undos stored.", registry=METERS)
STORING = Histogram(
    "argead_store_seconds",
    "From handing moves to the database until they are on disk.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
    registry=METERS,
)
DATABASE_ERRORS = Counter("argead_database_errors", "Transactions that the database refused.", ["why"], registry=METERS)
EXPIRED = Counter("argead_matches_expired", "Matches removed for their age or for want of room.", registry=METERS)

CONNECTIONS = Gauge(
    "argead_connections", "Open connections of whatever kind.", registry=METERS, multiprocess_mode="livesum"
)
ROOMS = Gauge("argead_rooms", "Matches in memory.", registry=METERS, multiprocess_mode="livesum")
SOCKETS = Gauge("argead_sockets", "Live lines.", ["role"], registry=METERS, multiprocess_mode="livesum")
SENT_BYTES = Counter("argead_sent_bytes", "Bytes sent on live lines, before they are deflated.", registry=METERS)

QUEUED = Gauge(
    "argead_jobs_queued", "Long work that waits for its turn.", ["rota"], registry=METERS, multiprocess_mode="livesum"
)
WORKING = Histogram(
    "argead_job_seconds",
    "From its turn until long work is done: bots thinking, odds, analyses, judging, reading.",
    ["rota"],
    buckets=(0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30),
    registry=METERS,
)
RESTARTED = Counter("argead_workers_restarted", "Workers replaced because one died or hung.", ["rota"], registry=METERS)

PROCESSES = Gauge(
    "argead_processes",
    "Processes that serve the same database, this one included.",
    registry=METERS,
    multiprocess_mode="livemax",
)
PROCESSES.set(1)
MEMORY = Gauge("argead_memory_bytes", "Memory of the serving processes.", registry=METERS, multiprocess_mode="livesum")


def readings() -> CollectorRegistry:
    """All meters; of several processes behind one port, those of all of them together."""
    if FOLDER not in os.environ:
        return METERS
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return together


@contextmanager
def in_common() -> Iterator[None]:
    """Let the processes that are started meanwhile keep their figures in common."""
    with TemporaryDirectory(prefix="argead-meters-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]
