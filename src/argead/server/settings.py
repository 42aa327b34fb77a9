"""How a table is set up; what the command line does not say comes from the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from argead.kernel import SetupError

LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True, slots=True)
class Settings:
    """`database` is a URL or a file; `hosts` are the names under which the table answers (empty: see `answers_to`).

    `bot_pause` are the seconds between two moves of bots, `patience` those after which a silent WebSocket is dropped.
    Whoever has the `metrics_token` may read the meters; without one, programs on this machine alone.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    hosts: tuple[str, ...] = ()
    bot_pause: float = 0.6
    patience: float = 20.0
    workers: int = 1
    metrics_token: str = ""
    web: Path = Path(__file__).parent.parent / "web"

    @classmethod
    def from_environment(cls, host: str, port: int, database: str | None) -> Settings:
        """What docs/host.md has in its table of settings."""
        names = os.environ.get("ARGEAD_HOSTS", "").lower().replace(",", " ").split()
        return cls(
            host=host,
            port=port,
            database=database or os.environ.get("ARGEAD_DATABASE"),
            hosts=tuple(names),
            bot_pause=_number("ARGEAD_BOT_PAUSE", 0.6),
            workers=max(1, int(_number("ARGEAD_WORKERS", 1))),
            metrics_token=os.environ.get("ARGEAD_METRICS_TOKEN", "").strip(),
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


def _number(name: str, otherwise: float) -> float:
    try:
        return float(os.environ.get(name, otherwise))
    except ValueError:
        raise SetupError(f"{name} must be a number") from None
