"""Golden playthroughs: whole games as text that people can read, so that a change of rules is a diff to review.

For every number of seats a game of random moves, with the options in turn; and the recorded games that a game names in
GOLDEN of its tests/games/<game>/records.py. No bot decides here, so a better bot changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import cycle
from pathlib import Path

from argead.kernel import UNDO, Event, Game, Match, Record
from argead.shelf import game
from support.recorded import folder, records_module
from support.tables import Table, random_match, tables_of

FOLDER = Path(__file__).parent.parent / "data" / "golden"


def tables(game: Game) -> list[Table]:
    """Every number of seats and, in turn, every set of options."""
    low, high = game.seats
    choices = list(dict.fromkeys(table.options for table in tables_of(game)))
    seats = range(low, high + 1)
    pairs = (
        zip(cycle(seats), choices, strict=False)
        if len(choices) > len(seats)
        else zip(seats, cycle(choices), strict=False)
    )
    return [Table(game.name, players, options) for players, options in pairs]


def playthroughs(game: Game) -> Iterator[tuple[str, Record]]:
    """The records of all playthroughs of a game, each with the name of its file."""
    for number, table in enumerate(tables(game), 1):
        yield f"{game.name}-{number}.txt", random_match(table, number).record
    for name in getattr(records_module(game.name), "GOLDEN", ()):
        text = (folder(game.name) / f"{name}.jsonl").read_text(encoding="utf-8")
        yield f"{game.name}-{name}.txt", Record.parse(text)


def trace(record: Record, game: Game) -> str:
    """A game from the first card to the last point: every decision, how many choices it had, what followed."""
    header = record.header
    match = Match.replay(Record(header, record.lines[:1]), game)
    lines = [f"{header.game}, rules {header.rules}, {len(header.seats)} seats, data pack {header.pack}"]
    lines += [f"option {name}: {json.dumps(value)}" for name, value in header.options.items()]
    lines += [f"    {_event(event)}" for _, event in match.events]
    for line in record.lines[1:]:
        assert line.seat is not None
        asked = ""
        if line.notation != UNDO:
            asked = f"{match.state.decision(line.seat).kind()} ({len(match.state.actions(line.seat))}): "
        match.apply(line)
        answers = f"   [chance: {' '.join(map(str, line.answers))}]" if line.answers else ""
        lines.append(f"{match.ply}. seat {line.seat} {asked}{line.notation}{answers}")
        lines += [f"    {_event(event)}" for ply, event in match.events if ply == match.ply]
    outcome = match.state.outcome()
    assert outcome is not None
    lines.append(f"end by {outcome.reason}: scores {list(outcome.scores)}, ranks {list(outcome.ranks)}")
    return "\n".join(lines) + "\n"


def _event(event: Event) -> str:
    words = [event.kind, *([] if event.seat is None else [f"seat={event.seat}"])]
    for name, value in event.seen_by(None).items():
        if isinstance(value, dict):
            value = {key: item for key, item in value.items() if item}
        words.append(f"{name}={value if isinstance(value, str) else json.dumps(value)}")
    return " ".join(words)


def regenerate(names: Iterable[str]) -> None:
    """Write all playthroughs of these games anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for described in map(game, names):
        for old in FOLDER.glob(f"{described.name}-*.txt"):
            old.unlink()
        for name, record in playthroughs(described):
            (FOLDER / name).write_text(trace(record, described), encoding="utf-8")
