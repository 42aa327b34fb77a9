"""What a training leaves behind: the weights with their provenance, and all that is needed to go on later."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from argead.bots.judgement import digest, weights_in
from argead.bots.net import NAMES, read_weights
from argead.kernel import DataError
from argead.lab.learning.likeness import likeness
from argead.lab.learning.trainer import Mark, Trainer
from argead.shelf import game


def keep(trainer: Trainer, marks: list[Mark], folder: Path, command: str) -> None:
    """Write everything to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    weights, plan = trainer.adam.weights, trainer.plan
    file = weights_in(folder, plan.players)
    np.savez(file, **{name: weights[name].astype(np.float16) for name in NAMES})
    inputs = game(plan.game).inputs
    provenance = {
        "game": plan.game,
        "inputs": digest(inputs),
        "likeness": likeness(plan.game, plan.players),
        "command": command,
        "date": datetime.now(UTC).date().isoformat(),
        "plan": {name: value for name, value in asdict(plan).items() if name not in ("workers", "seconds", "pack")},
        "from": trainer.origin,
        "games": trainer.played,
        "falls": trainer.falls,
        "marks": [mark._asdict() for mark in marks],
    }
    file.with_suffix(".json").write_text(json.dumps(provenance, indent=1) + "\n", encoding="utf-8")
    moments = {f"{name}-{which}": trainer.adam.moments[name][which] for name in NAMES for which in range(2)}
    counts = {"steps": trainer.adam.steps, "played": trainer.played, "rounds": trainer.rounds}
    stand: dict[str, Any] = {**{name: weights[name] for name in NAMES}, **moments, **counts}
    np.savez(_stand(trainer, folder), **stand)


def begin_with(trainer: Trainer, weights: Path) -> None:
    """Begin with what was learned before, for example for another number of players."""
    try:
        found = read_weights(weights.read_bytes())
        trainer.origin = json.loads(weights.with_suffix(".json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise DataError(f"there is nothing to begin with in {weights} ({error})") from None
    for name in NAMES:
        given = np.asarray(found[name], np.float32)
        if given.shape != trainer.adam.weights[name].shape:
            raise DataError(f"the weights in {weights} have other inputs: begin without them")
        trainer.adam.weights[name] = given


def _stand(trainer: Trainer, folder: Path) -> Path:
    return folder / f"training-{trainer.plan.players}.npz"


def resume(trainer: Trainer, folder: Path) -> list[Mark]:
    """Let a training go on where it was left; the marks so far."""
    try:
        with np.load(_stand(trainer, folder)) as stand:
            found: dict[str, Any] = {name: stand[name] for name in stand.files}
        provenance = weights_in(folder, trainer.plan.players).with_suffix(".json")
        former = json.loads(provenance.read_text(encoding="utf-8"))
        for name in NAMES:
            if found[name].shape != trainer.adam.weights[name].shape:
                raise DataError(f"the training in {folder} has other inputs: begin a new one in another folder")
            trainer.adam.weights[name] = found[name]
            trainer.adam.moments[name] = (found[f"{name}-0"], found[f"{name}-1"])
        trainer.adam.steps, trainer.played = int(found["steps"]), int(found["played"])
        trainer.go_on(int(found["rounds"]))
        trainer.origin = former["from"]
        return [Mark(**mark) for mark in former["marks"]]
    except (OSError, ValueError, KeyError, TypeError):
        raise DataError(f"there is no training to go on with in {folder}") from None
