"""The tables and plots of docs/strength.md, from results: see scripts/strength.py."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from argead.bots import Spec
from argead.bots.levels import LEVELS
from argead.kernel import wilson
from argead.lab.plot import Axis, Point, Series, marks, plot
from argead.lab.reliability import PERCENT, reliability
from argead.language import phrasebook
from argead.shelf import game

Measure = dict[str, Any]
Parts = dict[str, list[Measure]]

MOST_MARKS = 8
"""Lines of a table of learning; its plot has all of them."""


class Table(NamedTuple):
    """A part of the page: what its columns are called, and the cells of a measure."""

    heading: tuple[str, ...]
    cells: Callable[[Measure, Any], tuple[object, ...]]


def written(page: str, parts: Parts) -> str:
    """The page with what stands between its marks `<!-- PART -->` and `<!-- end -->` made anew."""
    made = {part: "\n".join(tabled(table, parts[part])) for part, table in TABLES.items()}
    made["learning"] = "\n".join(learned(parts["learning"]))
    for part, lines in made.items():
        mark, end = f"<!-- {part} -->\n", "<!-- end -->"
        before, rest = page.split(mark)
        page = f"{before}{mark}\n{lines}\n\n{end}{rest.partition(end)[2]}"
    return re.sub(r"\n{3,}", "\n\n", page)


def tabled(table: Table, measures: list[Measure]) -> Iterator[str]:
    """A table of what has been measured, with its plots, and the commands of what has not."""
    found = [measure for measure in measures if "result" in measure]
    due = [f"- `{measure['command']}`" for measure in measures if "result" not in measure]
    if found:
        yield from _heading(*table.heading, "from")
        yield from (_row(*table.cells(one, one["result"]), f"`{one['command']}`, {one['date']}") for one in found)
        yield ""
    for one in found:
        if table is TABLES["calibration"]:
            yield from (_picture(f"What {title(one['result']['game'])}'s judgement said, and what came", one), "")
    if due:
        yield from ("Not measured yet:", "", *due)


def plots(parts: Parts) -> dict[str, str]:
    """The plots by their file names; there is none of what has not been measured."""
    found = {}
    for measure in parts["calibration"]:
        if "result" in measure:
            found[f"{measure['name']}.svg"] = reliability(title(measure["result"]["game"]), measure["result"])
    for measure in parts["learning"]:
        if measure["marks"]:
            found[f"{measure['name']}.svg"] = curve(measure)
    return found


def title(name: str) -> str:
    """A game as it is printed on its box."""
    return phrasebook(game(name), "en").title


def _percent(value: float) -> str:
    return f"{100 * value:.1f}%"


def _between(interval: tuple[float, float]) -> str:
    return f"{100 * interval[0]:.1f}-{100 * interval[1]:.1f}%"


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _heading(*cells: str) -> tuple[str, str]:
    return _row(*cells), f"|{'---|' * len(cells)}"


def _picture(text: str, measure: Measure) -> str:
    return f"![{text}](strength/{measure['name']}.svg)"


def _goal(measure: Measure, share: float) -> str:
    """The goal, and whether it was reached."""
    if "goal" not in measure:
        return "-"
    return f"{measure['goal']}%: {'reached' if 100 * share >= measure['goal'] else 'not reached'}"


def _match(measure: Measure, found: Any) -> tuple[object, ...]:
    old, new = found["contenders"]
    share, interval = found["shares"][1], found["intervals"][1]
    spoken = {"for": _percent(found["for"]), "against": _percent(found["against"]), None: "undecided"}
    seconds = " / ".join("-" if each is None else f"{each:.4f}" for each in reversed(found["seconds_a_decision"]))
    sides = f"{title(found['game'])}: `{new}` against `{old}`"
    figures = (_percent(share), _between(interval), _goal(measure, share), spoken[found["verdict"]], seconds)
    return sides, found["players"], found["games"], *figures


def _ratings(measure: Measure, found: Any) -> tuple[object, ...]:
    points = [f"`{found['bots'][0]}` 0"]
    for name, each in list(zip(found["bots"], found["ratings"], strict=True))[1:]:
        points.append(f"`{name}` {each['points']:+.0f} ({each['low']:+.0f} to {each['high']:+.0f})")
    return title(found["game"]), found["players"], found["finished"], ", ".join(points)


def ratings_of_levels(measures: list[Measure]) -> dict[str, dict[str, dict[str, dict[str, int]]]]:
    """For each game what its levels are worth, by the number of players, as the lobby shows it."""
    levels = {Spec.read(played).name: level for level, played in LEVELS.items()}
    ratings: dict[str, dict[str, dict[str, dict[str, int]]]] = {}
    for found in (measure["result"] for measure in measures if "result" in measure):
        names = [levels.get(Spec.read(bot).name, bot) for bot in found["bots"]]
        ratings.setdefault(found["game"], {})[str(found["players"])] = {
            name: {key: round(each[key]) for key in ("points", "low", "high")}
            for name, each in zip(names, found["ratings"], strict=True)
        }
    return ratings


def _order(measure: Measure, found: Any) -> tuple[object, ...]:
    games = found["finished"]
    seats, turns = (
        " / ".join(_percent(won / games) for won in wins) if wins else "the same"
        for wins in (found["seat_wins"], found["order_wins"])
    )
    return title(found["game"]), f"`{found['bots'][0]}`", games, seats, turns


def _alone(measure: Measure, found: Any) -> tuple[object, ...]:
    won, interval = found["win_rates"][0], found["win_intervals"][0]
    scores = ["-" if each[0] is None else f"{each[0]:.1f}" for each in (found["won_means"], found["won_medians"])]
    what = ", ".join([title(found["game"]), *re.findall(r"--option \w+=(\w+)", measure["command"])])
    figures = (_percent(won), _between(interval), _goal(measure, won), *scores)
    return what, f"`{found['bots'][0]}`", found["finished"], *figures


def _calibration(measure: Measure, found: Any) -> tuple[object, ...]:
    counts = (found["players"], found["finished"], found["decisions"])
    return title(found["game"]), *counts, f"{found['brier']:.4f}", f"{found['unknowing']:.4f}"


def learned(measures: list[Measure]) -> Iterator[str]:
    """For each game the marks of its training, thinned out, and the plot of all of them."""
    for measure in measures:
        marked = measure["marks"]
        yield from (f"### {title(measure['game'])}", "")
        if not marked:
            yield from ("Not measured yet.", "")
            continue
        yield from _heading("games learned from", "share of wins in trials", "95% interval", "trial games")
        step = -(-len(marked) // MOST_MARKS)
        for mark in [*marked[:-1:step], marked[-1]]:
            share = _percent(mark["won"] / mark["played"])
            yield _row(f"{mark['games']:,}", share, _between(wilson(mark["won"], mark["played"])), mark["played"])
        yield from ("", _picture(f"How {title(measure['game'])}'s judgement grew", measure), "")


def curve(measure: Measure) -> str:
    """Strength against games learned from."""
    points = []
    for mark in measure["marks"]:
        low, high = wilson(mark["won"], mark["played"])
        points.append(Point(mark["games"], 100 * mark["won"] / mark["played"], 100 * low, 100 * high))
    across = Axis("games learned from", marks(max(point.x for point in points)))
    up = Axis("share of wins in trials", PERCENT, "%")
    return plot(f"{title(measure['game'])}, learning", across, up, [Series("", points, joined=True)])


TABLES = {
    "match": Table(
        ("match", "players", "games", "share of wins", "95% interval", "goal", "the test says", "seconds a decision"),
        _match,
    ),
    "ratings": Table(("game", "players", "games", "points above the first bot, with 95% intervals"), _ratings),
    "order": Table(("game", "bot", "games", "by seat", "by order of play"), _order),
    "alone": Table(
        ("game", "bot", "games", "won", "95% interval", "goal", "mean score of won games", "median"), _alone
    ),
    "calibration": Table(
        ("game", "players", "games", "decisions", "Brier score", "of whoever says the mean"), _calibration
    ),
}
"""The parts of the page, but for the curves of learning."""
