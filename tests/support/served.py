"""A real server in a process of its own, and what its clients do."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import httpx
from websockets.sync.client import ClientConnection, connect

from support.frames import put_together
from support.wire import check

T = TypeVar("T")
Table = dict[str, Any]

PATIENCE = 30.0

RUN = """
import sys
from pathlib import Path
from argead.server.run import run
from argead.server.settings import Settings
settings = eval(sys.argv[1])
exec(settings.pop("before", ""))
for folder in {"web", "offline"} & settings.keys():
    settings[folder] = Path(settings[folder])
run(Settings(**{"port": 0, "bot_pause": 0, **settings}))
"""

NEWER_RULES = """
from dataclasses import replace
import argead.games.alexandros as alexandros
alexandros.GAME = replace(alexandros.GAME, rules=alexandros.GAME.rules + 1)
"""
"""What a server runs `before` to play newer rules of Alexandros than we do."""


class Served:
    """A server on a free port of 127.0.0.1, killed at the end if it has not stopped before.

    `before` is a piece of Python that its process runs first.
    """

    def __init__(self, database: Path | str, python: Path | str = sys.executable, **settings: Any) -> None:
        self.given = {"database": str(database), **settings}
        self.python = str(python)
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [self.python, "-c", RUN, repr(self.given)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.ready = self.process.stdout.readline()
        self.url = self.ready.split()[-1] if self.ready else ""
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, event_hooks={"response": [check]})

    def restart(self) -> None:
        """Pull the plug, and start again on the same database at the same address."""
        self.kill()
        self.given["port"] = int(self.url.rpartition(":")[2])
        self.start()
        assert self.ready, self.process.communicate()

    def __enter__(self) -> Served:
        assert self.ready.startswith("Argead is ready: http://127.0.0.1:"), self.process.communicate()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask the server to stop; its exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """The plug is pulled."""
        self.http.close()
        self.process.kill()
        self.process.communicate()

    def children(self) -> list[int]:
        """The processes that the server has started."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(child) for children in threads for child in children.read_text().split()]

    def create(self, *seats: str, **more: Any) -> Sitting:
        """A new match; `here`, `link`, or the name of a bot for each seat."""
        asked = [{"kind": seat} if seat in ("here", "link") else {"kind": "bot", "bot": seat} for seat in seats]
        made = self.http.post("/api/matches", json={"game": "alexandros", "seats": asked} | more)
        assert made.status_code == 201, made.text
        answer = made.json()
        tokens = {int(seat): token for seat, token in answer["tokens"].items()}
        return Sitting(self, answer["match"], tokens, answer["invites"], answer["host"])

    def open_record(self, file: Path) -> str:
        """Open the record of a match, to be looked back at; the id that it has here."""
        opened = self.http.post("/api/records", content=file.read_bytes(), headers={"content-type": "text/plain"})
        assert opened.status_code in (200, 201), opened.text
        return str(opened.json()["match"])

    def is_well(self) -> bool:
        """Whether it still runs and answers."""
        # Over a connection of its own: one that has rested may be closed at the very moment it is used.
        if self.process.poll() is not None:
            return False
        return httpx.get(f"{self.url}/api/health", timeout=PATIENCE).json()["ok"] is True


@dataclass
class Sitting:
    """A match, and the secrets of those who sit there."""

    served: Served
    match: str
    tokens: dict[int, str]
    invites: dict[str, str]
    host: str

    @property
    def path(self) -> str:
        return f"/api/matches/{self.match}"

    def at(self, served: Served) -> Sitting:
        """The same match on another server."""
        return Sitting(served, self.match, self.tokens, self.invites, self.host)

    def get(self, path: str = "", who: int | None = None, **params: Any) -> httpx.Response:
        """Ask with the token of a seat, or as a spectator."""
        headers = {} if who is None else {"Authorization": f"Bearer {self.tokens[who]}"}
        return self.served.http.get(self.path + path, headers=headers, params=params)

    def post(self, path: str, body: Any, token: str | None = None) -> httpx.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return self.served.http.post(self.path + path, json=body, headers=headers)

    def look(self, seat: int | None = None) -> Table:
        answer = self.get("", seat)
        assert answer.status_code == 200, answer.text
        table: Table = answer.json()
        return table

    def turn(self) -> tuple[int, Table]:
        """The seat that is to move, and its table."""
        seat: int = self.look()["waiting"][0]
        return seat, self.look(seat)

    def move(self, seat: int, ply: int, action: str) -> httpx.Response:
        return self.post("/moves", {"ply": ply, "seat": seat, "action": action}, self.tokens[seat])

    def play(self, seat: int, choose: Callable[[list[Table]], Table] = lambda actions: actions[0]) -> Table:
        """Look at the table and make a move there."""
        table = self.look(seat)
        made = self.move(seat, table["ply"], notation(table["decision"], choose))
        assert made.status_code == 200, made.text
        after: Table = made.json()
        return after

    def play_on(
        self,
        moves: int | None = None,
        choose: Callable[[list[Table]], Table] = lambda actions: actions[0],
        until: Callable[[Table], bool] = lambda table: False,
    ) -> Table:
        """Move for every seat whose token is known, and wait for the others, to the end or for so many moves.

        `until` looks at the table of the first of these seats.
        """
        table = self.look(min(self.tokens))
        while table["waiting"] and moves != 0 and not until(table):
            seat = table["waiting"][0]
            if seat not in self.tokens:
                sleep(0.005)
                table = self.look(min(self.tokens))
                continue
            table = self.play(seat, choose)
            moves = None if moves is None else moves - 1
        return table

    def claim(self, seat: int, name: str) -> None:
        taken = self.post("/claim", {"invite": self.invites[str(seat)], "name": name})
        assert taken.status_code == 200, taken.text
        assert taken.json()["seat"] == seat
        self.tokens[seat] = taken.json()["token"]

    @contextmanager
    def live(
        self, token: str | None = None, greet: bool = True, since: int = -1, **more: Any
    ) -> Iterator[ClientConnection]:
        """A WebSocket to the match, for somebody who knows it at a ply."""
        url = f"ws{self.served.url.removeprefix('http')}{self.path}/live"
        how: dict[str, Any] = {"compression": None, "max_size": None, "max_queue": None, "open_timeout": PATIENCE}
        with connect(url, **how | more) as socket:
            if greet:
                socket.send(json.dumps({"token": token, "since": since}))
            yield socket


TABLES: WeakKeyDictionary[ClientConnection, Table] = WeakKeyDictionary()
"""What each socket has brought so far, put together as a client does."""


def notation(decision: Table, choose: Callable[[list[Table]], Table]) -> str:
    """The chosen action; of a form, everything goes into the last box."""
    if (form := decision["form"]) is not None:
        return " ".join([form["verb"], *["0"] * (len(form["boxes"]) - 1), str(form["total"])])
    chosen: str = choose(decision["actions"])["notation"]
    return chosen


def hear(socket: ClientConnection) -> Table:
    """The next message."""
    message: Table = json.loads(socket.recv(PATIENCE))
    TABLES[socket] = put_together(TABLES.get(socket), message)
    return message


def hear_until(socket: ClientConnection, fits: Callable[[Table], bool]) -> Table:
    """The first table that fits, from the next message on."""
    while True:
        hear(socket)
        if fits(TABLES[socket]):
            return TABLES[socket]


def wait_until(fits: Callable[[], T]) -> T:
    """Ask until the answer is yes; give up after a long while."""
    deadline = monotonic() + PATIENCE
    while not (answer := fits()):
        assert monotonic() < deadline, "it never came"
        sleep(0.02)
    return answer


def is_alive(process: int) -> bool:
    """Whether a process runs (an orphan that nobody waits for counts as ended)."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def code(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal, whose sentence is one."""
    error = answer.json()["error"]
    assert set(error) == {"code", "message"}
    assert error["message"][0].isupper()
    assert error["message"].endswith(".")
    assert "\n" not in error["message"]
    return answer.status_code, error["code"]
