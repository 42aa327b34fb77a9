"""The whole bench: what is measured, how often, and against which goals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from argead.bench import parts, tables
from argead.bench.figures import Figure, interleave, machine
from argead.bench.peers import PEERS, Peer
from argead.bench.play import decisions_per_second
from argead.bench.wire import TableError
from argead.kernel import Game, Value
from argead.lab import plan, scenarios

Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Effort:
    """How long and how often everything is measured."""

    rounds: int
    seconds: float
    records: int
    tables: int
    windows: int
    window_seconds: float


FULL = Effort(rounds=7, seconds=0.7, records=10, tables=50, windows=5, window_seconds=4.0)
QUICK = Effort(rounds=2, seconds=0.05, records=2, tables=4, windows=1, window_seconds=1.0)

BUSY_LOAD = 0.5


@dataclass(slots=True)
class Report:
    """All figures, by section; `notes` are what a reader must know to judge them."""

    sections: dict[str, list[Figure]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    machine: dict[str, Any] = field(default_factory=machine)

    def as_json(self) -> dict[str, Any]:
        figures = {figure.key: figure.as_json() for section in self.sections.values() for figure in section}
        met = all(goal["met"] for figure in figures.values() for goal in figure["goals"])
        return {"machine": self.machine, "notes": self.notes, "figures": figures, "goals_met": met}


def run(games: list[Game], effort: Effort, tell: Tell) -> Report:
    """Measure everything."""
    report = Report()
    load = report.machine["load"]
    if load is not None and load > BUSY_LOAD:
        report.notes.append(f"The machine was busy before this run (load {load:.1f}): round trips suffer most.")
    missing = [peer.label for peer in PEERS if not peer.is_here]
    if missing:
        report.notes.append(f"Not installed, so not measured: {', '.join(missing)} (pip install 'argead[bench]').")
    report.sections["Random play on one core"] = random_play(games, [p for p in PEERS if p.is_here], effort, tell)
    for game in games:
        report.sections[f"Parts of {game.name}"] = game_parts(game, effort, tell)
        title = f"Round trip of a move, {effort.tables} tables of {game.name}"
        try:
            report.sections[title] = round_trip(game, effort, tell)
        except (TableError, OSError) as error:
            report.notes.append(f"{title}: not measured, for {error}.")
    report.notes += [
        "Random play and parts are measured in processor time, round trips by the clock on the wall.",
        "Random play: whole games with their set-up, legal list made, action chosen and applied; only players' "
        "decisions are counted. OpenSpiel is C++ driven from Python; its chance nodes take time but do not count.",
        "Round trip: HTTP in, stored in SQLite, WebSocket out: seen at the next seat, answered to the mover. Server "
        "and client share this machine. "
        f"Calm: each table moves every {tables.PACE_S:g} s on average, uniformly spread. Rush: without a pause.",
    ]
    return report


def random_play(games: list[Game], peers: list[Peer], effort: Effort, tell: Tell) -> list[Figure]:
    """Our games with the fewest and the most seats or in every scenario, and the peers, in turn."""
    ours = {
        key: (label, partial(decisions_per_second, game, players, options))
        for game in games
        for key, label, players, options in settings(game)
    }
    theirs = {peer.key: (peer.label, peer.decisions_per_second) for peer in peers}
    contest = {key: partial(measure, effort.seconds) for key, (_, measure) in (ours | theirs).items()}
    values = interleave(contest, effort.rounds, tell)
    figures = {
        key: Figure(f"play_{key}", label, "decisions/s", values[key]) for key, (label, _) in (ours | theirs).items()
    }
    for key in ours:
        figures[key] = figures[key].above(40_000)
        for peer in peers:
            figures[key] = figures[key].beside(figures[peer.key], peer.times)
    return list(figures.values())


def settings(game: Game) -> list[tuple[str, str, int, dict[str, Value]]]:
    """Key, label, seats and options of each way to play a game that is measured."""
    if known := scenarios(game):
        option, seats = plan(game.name).scenario, game.seats[0]
        return [(f"{game.name}_{value}", f"{game.name}, {value}", seats, {option: value}) for value in known]
    return [
        (f"{game.name}_{seats}_seats", f"{game.name}, {seats} {'seat' if seats == 1 else 'seats'}", seats, {})
        for seats in sorted(set(game.seats))
    ]


def game_parts(game: Game, effort: Effort, tell: Tell) -> list[Figure]:
    """Copying, looking, replaying and starting."""
    records = parts.recorded_games(game, effort.records)
    contest = {
        "clone": partial(parts.clone_microseconds, game, effort.seconds / 5),
        "view": partial(parts.view_microseconds, game, effort.seconds / 5),
        "replay": partial(parts.replay_milliseconds, game, records),
        "start": partial(parts.start_milliseconds, game),
    }
    values = interleave(contest, effort.rounds, tell)
    key = game.name
    return [
        Figure(f"clone_{key}", "clone of a state", "µs", values["clone"]).below(5),
        Figure(f"view_{key}", "view of a seat", "µs", values["view"]).below(150),
        Figure(f"replay_{key}", "replay of a recorded game", "ms", values["replay"]).below(50),
        Figure(f"start_{key}", "import and new game", "ms", values["start"]),
    ]


def round_trip(game: Game, effort: Effort, tell: Tell) -> list[Figure]:
    """A move through a real server, calm and in a rush."""
    load = tables.measure(game, effort.tables, effort.windows, effort.window_seconds, tell)
    figures: list[Figure] = []
    for pace, windows in (("calm", load.calm), ("rush", load.rush)):
        for name, unit, values in (
            ("seen, p50", "ms", [window.seen(0.5) for window in windows]),
            ("seen, p99", "ms", [window.seen(0.99) for window in windows]),
            ("answered, p50", "ms", [window.answered(0.5) for window in windows]),
            ("answered, p99", "ms", [window.answered(0.99) for window in windows]),
            ("moves", "moves/s", [window.rate for window in windows]),
        ):
            key = f"{pace}_{name.replace(', ', '_')}_{game.name}"
            figure = Figure(key, f"{pace}: {name}", unit, tuple(values))
            figures.append(figure.below(25) if pace == "calm" and name.endswith("p99") else figure)
    return figures
