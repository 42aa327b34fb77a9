"""Games that are kept without being asked for: a bounded number of records in the user's data folder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from argead.cli.meaning import LONGEST_QUOTE_CHARACTERS, ambiguous, beginnings
from argead.cli.records import PRIVATE, RecordFile, printable, whole_lines
from argead.cli.seating import seats_path
from argead.cli.terminal import Terminal
from argead.kernel import UNDO, Game, Header, Record, RecordError, SetupError
from argead.language import phrasebook
from argead.shelf import game

MOST_KEPT_GAMES = 50
FOLDER_MODE = 0o700


@dataclass(frozen=True, slots=True)
class Kept:
    """A record of the folder: what its first and its last line say."""

    path: Path
    header: Header
    moves: int
    is_open: bool
    written: float

    @property
    def name(self) -> str:
        return self.path.stem

    def told(self, lang: str, say: Callable[..., str]) -> str:
        """The game in a line."""
        title, names = phrasebook(game(self.header.game), lang).title, ", ".join(printable(self.header.seats))
        date = datetime.fromtimestamp(self.written).isoformat(" ", "minutes")
        return say("kept-game", title=title, names=names, moves=self.moves, date=date, name=self.name)


def folder() -> Path:
    """Where they are."""
    return user_data_path("argead", appauthor=False) / "games"


def kept_games() -> list[Kept]:
    """All of them, the last one first; a file that is no record is left out."""
    found = []
    for path in folder().glob("*.jsonl"):
        try:
            lines = whole_lines(path.read_text(encoding="utf-8")).splitlines()
            header = Record.parse("\n".join(lines[:2])).header
            game(header.game)
            written = path.stat().st_mtime
        except (RecordError, SetupError, OSError, UnicodeDecodeError):
            continue
        is_open = not lines[-1].startswith("{")
        found.append(Kept(path, header, _moves(lines[2:]), is_open, written))
    return sorted(found, key=lambda kept: (kept.written, kept.name), reverse=True)


def _moves(lines: list[str]) -> int:
    """The moves that stand: an undo takes itself and one more away, and what is nobody's is no move."""
    seats = [line for line in lines if not line.startswith(("{", "[null"))]
    return len(seats) - 2 * sum(line.endswith(f',"{UNDO}"]') for line in seats)


def keep(described: Game) -> RecordFile:
    """A new file for a game, for its owner's eyes only; the oldest finished ones make room for it."""
    folder().mkdir(parents=True, exist_ok=True)
    folder().chmod(FOLDER_MODE)
    games = kept_games()
    finished = [kept for kept in games if not kept.is_open]
    for kept in finished[::-1][: max(0, len(games) + 1 - MOST_KEPT_GAMES)]:
        remove(kept.path)
    begun = f"{described.name}-{datetime.now():%Y-%m-%d-%H%M}"
    number = 1
    while True:
        try:
            return RecordFile.create(folder() / f"{begun}{f'-{number}' if number > 1 else ''}.jsonl", PRIVATE)
        except FileExistsError:
            number += 1


def remove(path: Path) -> None:
    """Remove both files of a game; another terminal may have been quicker."""
    for each in (path, seats_path(path)):
        each.unlink(missing_ok=True)


def too_many_open() -> int:
    """How many games are open, where they leave no room for finished ones; else 0."""
    count = sum(kept.is_open for kept in kept_games())
    return count if count >= MOST_KEPT_GAMES else 0


def is_kept(path: Path) -> bool:
    return path.parent == folder()


def find(typed: str) -> Path:
    """The record that was named: a file, or a game that is kept."""
    path = Path(typed)
    kept = folder() / f"{typed}.jsonl"
    if path.exists():
        return path
    if path.name == typed and kept.exists():
        return kept
    raise SetupError(f"there is neither a file nor a kept game {typed!r}: argead play --resume lists what is open")


def delete(name: str) -> None:
    """Remove a kept game, unless it is being played."""
    path = folder() / f"{name}.jsonl"
    if Path(name).name != name or not path.exists():
        raise SetupError(f"no kept game is called {name!r}: argead log lists them")
    RecordFile.resume(path).close()
    remove(path)


def choose(wanted: str | None, lang: str, say: Callable[..., str]) -> Path | None:
    """Ask which of the open games, or those of one box, shall go on; None if there is none, or none is wanted."""
    games = [kept for kept in kept_games() if kept.is_open and wanted in (None, kept.header.game)]
    terminal = Terminal(more=say("more"))
    if not games:
        terminal.say(say("kept-none"))
        return None
    terminal.say(say("kept-open"))
    terminal.page(*(f"{number}. {kept.told(lang, say)}" for number, kept in enumerate(games, 1)))
    terminal.say(say("kept-which"))
    while (line := terminal.ask()) is not None and (typed := line.strip()):
        if typed.isdecimal():
            found = [kept for number, kept in enumerate(games, 1) if str(number) == typed]
        else:
            named = beginnings(typed, {kept.name: kept.name for kept in games})
            found = [kept for kept in games if kept.name in named]
        if len(found) == 1:
            return found[0].path
        if found:
            terminal.say(ambiguous(typed, [kept.name for kept in found], say))
        else:
            quoted, last = typed[:LONGEST_QUOTE_CHARACTERS], str(len(games))
            terminal.say(say("kept-unknown", typed=quoted, last=last))
    return None
