"""Golden playthroughs: whole games as text that people can read, so that a change of rules is a diff to review.

For every number of seats a game of random moves, with the options in turn; and those recorded games that are named. No
bot decides here, so a better bot changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import cycle
from pathlib import Path

from argead.kernel import UNDO, Event, Game, Match, Record
from argead.testing.settings import Setting, random_match, settings_of


def settings(game: Game) -> list[Setting]:
    """Every number of seats and, in turn, every set of options; then what only some numbers of players can choose."""
    low, high = game.seats
    everything = settings_of(game)
    choices = list(dict.fromkeys(setting.options for setting in everything if setting.is_for_all))
    seats = range(low, high + 1)
    pairs = (
        zip(cycle(seats), choices, strict=False)
        if len(choices) > len(seats)
        else zip(seats, cycle(choices), strict=False)
    )
    restricted = [next(one for one in everything if option in one.chosen) for option in game.options if option.players]
    return [*(Setting(game, players, options) for players, options in pairs), *dict.fromkeys(restricted)]


def playthroughs(game: Game, records: Path, told: Iterable[str] = ()) -> Iterator[tuple[str, Record]]:
    """The records of all playthroughs of a game, each with the name of its file; `told` are recorded games."""
    for number, setting in enumerate(settings(game), 1):
        yield f"{number}.txt", random_match(setting, number).record
    for name in told:
        text = (records / f"{name}.jsonl").read_text(encoding="utf-8")
        yield f"{name}.txt", Record.parse(text)


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


def regenerate(game: Game, folder: Path, records: Path, told: Iterable[str] = ()) -> None:
    """Write all playthroughs of a game into a folder anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for name, record in playthroughs(game, records, told):
        (folder / name).write_text(trace(record, game), encoding="utf-8")
