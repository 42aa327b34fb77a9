"""How a table is set up; what the command line does not say comes from the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass
from math import inf, nan
from pathlib import Path

from argead.kernel import SetupError
from argead.server.callers import Proxies

LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True, slots=True)
class Keeping:
    """For how many days matches are kept that nobody touches, and how many there may be; 0 is without end.

    Uploaded records can be sent again; abandoned matches have not ended; megabytes are those that begin a match.
    """

    uploads_days: float = 0
    abandoned_days: float = 0
    finished_days: float = 0
    most_matches: int = 0
    most_mb: int = 0

    @classmethod
    def from_environment(cls, is_shared: bool, is_public: bool) -> Keeping:
        """What a person has at home is never removed unasked; strangers' matches are, and records in the same house."""
        return cls(
            uploads_days=_number("ARGEAD_KEEP_UPLOADS_DAYS", 30 if is_shared else 0),
            abandoned_days=_number("ARGEAD_KEEP_ABANDONED_DAYS", 180 if is_public else 0),
            finished_days=_number("ARGEAD_KEEP_FINISHED_DAYS", 0),
            most_matches=int(_number("ARGEAD_MOST_MATCHES", 100_000 if is_shared else 0)),
            most_mb=int(_number("ARGEAD_MOST_MB", 2_000 if is_shared else 0)),
        )

    @property
    def removes(self) -> bool:
        """Whether any match is ever removed."""
        return any((self.uploads_days, self.abandoned_days, self.finished_days, self.most_matches, self.most_mb))


FOR_EVER = Keeping()


@dataclass(frozen=True, slots=True)
class Settings:
    """`database` is a URL or a file; `hosts` are the names under which the table answers (empty: see `answers_to`).

    `bot_pause` are the seconds between two moves of bots, `patience` those after which a silent WebSocket is dropped.
    Whoever has the `metrics_token` may read the meters; without one, programs on this machine alone.
    `proxies` are the addresses and networks of web servers before this one; `connections` may be open in all,
    `connections_each` from one address, and `spectators` may watch one match.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    hosts: tuple[str, ...] = ()
    bot_pause: float = 0.6
    patience: float = 20.0
    workers: int = 1
    processes: int = 1
    metrics_token: str = ""
    log: str = "text"
    keeping: Keeping = FOR_EVER
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    connections: int = 4096
    connections_each: int = 256
    spectators: int = 200
    web: Path = Path(__file__).parent.parent / "web"
    offline: Path = Path(__file__).parent.parent / "offline"

    @classmethod
    def from_environment(cls, host: str, port: int, database: str | None, processes: int | None = None) -> Settings:
        """What docs/host.md has in its table of settings."""
        usual, names, proxies = cls(), _list("ARGEAD_HOSTS"), _list("ARGEAD_PROXIES")
        # What is no address is said now, and not when the first connection comes.
        Proxies(proxies)
        return cls(
            host=host,
            port=port,
            database=database or os.environ.get("ARGEAD_DATABASE"),
            hosts=names,
            bot_pause=_number("ARGEAD_BOT_PAUSE", usual.bot_pause),
            workers=_count("ARGEAD_WORKERS", usual.workers),
            proxies=proxies or usual.proxies,
            connections=_count("ARGEAD_CONNECTIONS", usual.connections),
            connections_each=_count("ARGEAD_CONNECTIONS_EACH", usual.connections_each),
            spectators=_count("ARGEAD_SPECTATORS", usual.spectators),
            keeping=Keeping.from_environment(is_shared=host not in LOOPBACK or bool(names), is_public=bool(names)),
            log=_choice("ARGEAD_LOG", ("text", "json")),
            metrics_token=os.environ.get("ARGEAD_METRICS_TOKEN", "").strip(),
            processes=processes or max(1, int(_number("ARGEAD_PROCESSES", 1))),
        )

    @property
    def is_private(self) -> bool:
        """Whether only this machine can reach the table."""
        return self.host in LOOPBACK

    def answers_to(self, name: str) -> bool:
        """Whether a Host header names this table: a private one is called by a loopback name, so that no foreign page
        can reach it through a name of its own. To those every table answers: programs on its machine look after it."""
        if name in self.hosts or name in LOOPBACK:
            return True
        return not self.hosts and not self.is_private


def _choice(name: str, among: tuple[str, ...]) -> str:
    chosen = os.environ.get(name, "").strip().lower() or among[0]
    if chosen not in among:
        raise SetupError(f"{name} must be {' or '.join(among)}")
    return chosen


def _list(name: str) -> tuple[str, ...]:
    return tuple(os.environ.get(name, "").lower().replace(",", " ").split())


def _count(name: str, otherwise: int) -> int:
    try:
        return max(1, int(os.environ.get(name, otherwise)))
    except ValueError:
        raise SetupError(f"{name} must be a whole number") from None


def _number(name: str, otherwise: float) -> float:
    try:
        number = float(os.environ.get(name, otherwise))
    except ValueError:
        number = nan
    if not 0 <= number < inf:
        raise SetupError(f"{name} must be a number, 0 or more")
    return number
