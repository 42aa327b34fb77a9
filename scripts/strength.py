"""Measure how strong the bots are, and write it down in docs/strength.md.

    python scripts/strength.py run             play every measure of docs/strength/plan.toml that has no result yet
    python scripts/strength.py run NAME NAME   play these anew
    python scripts/strength.py                 write the tables, the plots and the lobby's ratings from the results

A result is a JSON file beside the plan, with the command and the date; `--jobs 8` before `run` is handed on. The curves
of learning come from the provenances of the weights.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import strength_page

from argead.bots.judgement import weights_in
from argead.shelf import game

DOCS = Path(__file__).resolve().parent.parent / "docs"
FOLDER = DOCS / "strength"
PAGE = DOCS / "strength.md"

Measure = dict[str, Any]


def plan() -> dict[str, list[Measure]]:
    """The measures of the page, by its parts."""
    return tomllib.loads((FOLDER / "plan.toml").read_text(encoding="utf-8"))


def played(measure: Measure, folder: Path = FOLDER) -> Measure:
    """A measure with what has been found: `result`, and the command and the date that it is from."""
    found = folder / f"{measure['name']}.json"
    if "command" not in measure:
        return {**measure, "marks": learned(measure["game"], measure["players"])}
    return {**measure, **(json.loads(found.read_text(encoding="utf-8")) if found.exists() else {})}


def learned(name: str, players: int) -> list[Measure]:
    """The marks of a judgement's training, and before them those of the weights that it began with."""
    file = weights_in(game(name).folder, players).with_suffix(".json")
    trainings = [json.loads(file.read_text(encoding="utf-8"))]
    while trainings[0]["from"]:
        trainings.insert(0, trainings[0]["from"])
    marks: list[Measure] = []
    before = 0
    for training in trainings:
        marks += [{**mark, "games": before + mark["games"]} for mark in training["marks"]]
        before += training["games"]
    return marks


def is_due(measure: Measure) -> bool:
    """Whether a measure has no result, or one of another command."""
    found = FOLDER / f"{measure['name']}.json"
    return not found.exists() or json.loads(found.read_text(encoding="utf-8"))["command"] != measure["command"]


def play(measure: Measure, more: list[str]) -> None:
    """Run the command of a measure and keep its result."""
    print(measure["command"], flush=True)
    words = shlex.split(measure["command"])[1:]
    program = [sys.executable, "-m", "argead", *words, "--json", *more]
    done = subprocess.run(program, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    found = {"command": measure["command"], "date": date.today().isoformat(), "result": json.loads(done.stdout)}
    text = json.dumps(found, indent=1, ensure_ascii=False)
    (FOLDER / f"{measure['name']}.json").write_text(f"{text}\n", encoding="utf-8", newline="\n")


def run(names: list[str], more: list[str]) -> None:
    """Play the measures of these names; none named: those that are due."""
    measures = {one["name"]: one for part in plan().values() for one in part if "command" in one}
    unknown = [name for name in names if name not in measures]
    if unknown:
        sys.exit(f"there is no measure {unknown[0]!r} in {FOLDER / 'plan.toml'}")
    for measure in [measures[name] for name in names] or filter(is_due, measures.values()):
        play(measure, more)


def write() -> None:
    """Write the page's tables and the plots beside the results."""
    parts = {part: [played(measure) for measure in measures] for part, measures in plan().items()}
    for name, text in strength_page.plots(parts).items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
    for name, found in strength_page.ratings_of_levels(parts["ratings"]).items():
        text = json.dumps(found, indent=1)
        (game(name).folder / "ratings.json").write_text(f"{text}\n", encoding="utf-8", newline="\n")
    page = strength_page.written(PAGE.read_text(encoding="utf-8"), parts)
    PAGE.write_text(page, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    words = sys.argv[1:]
    handed_on = [words.pop(0), words.pop(0)] if words[:1] == ["--jobs"] and len(words) > 1 else []
    match words:
        case []:
            write()
        case ["run", *wanted]:
            run(wanted, handed_on)
        case _:
            sys.exit(__doc__)
