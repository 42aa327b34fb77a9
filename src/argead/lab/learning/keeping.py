"""What a training leaves behind: the weights with their provenance, and all that is needed to go on later."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from argead.bots.judgement import digest, weights_in
from argead.bots.net import NAMES, read_weights
from argead.kernel import DataError
from argead.lab.learning.adam import Weights
from argead.lab.learning.likeness import likeness
from argead.lab.learning.trainer import Mark, Trainer
from argead.shelf import game


def keep(trainer: Trainer, marks: list[Mark], folder: Path, command: str) -> None:
    """Write everything to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    weights, plan = trainer.adam.weights, trainer.plan
    file = weights_in(folder, plan.players)
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
    moments = {f"{name}-{which}": trainer.adam.moments[name][which] for name in NAMES for which in range(2)}
    counts = {"steps": trainer.adam.steps, "played": trainer.played, "rounds": trainer.rounds}
    stand: dict[str, Any] = {**{name: weights[name] for name in NAMES}, **moments, **counts}
    _write(
        {
            file: _packed({name: weights[name].astype(np.float16) for name in NAMES}),
            file.with_suffix(".json"): (json.dumps(provenance, indent=1) + "\n").encode(),
            _stand(trainer, folder): _packed(stand),
        }
    )


def begin_with(trainer: Trainer, weights: Path) -> None:
    """Begin with what was learned before, for example for another number of players."""
    try:
        found = read_weights(weights.read_bytes())
        origin = json.loads(weights.with_suffix(".json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError, DataError) as error:
        raise DataError(f"there is nothing to begin with in {weights} ({error})") from None
    if not isinstance(origin, dict) or not _has_inputs(trainer, origin):
        name = trainer.plan.game
        raise DataError(f"the weights in {weights} have other inputs than {name} has now: begin without them")
    given = {name: np.asarray(found[name], np.float32) for name in NAMES}
    if not _fits(trainer, given):
        raise DataError(f"the weights in {weights} have other layers: begin without them")
    trainer.adam.weights |= given
    trainer.origin = origin


def resume(trainer: Trainer, folder: Path) -> list[Mark]:
    """Let a training go on where it was left; the marks so far."""
    try:
        stand = _stand(trainer, folder).read_bytes()
        provenance = weights_in(folder, trainer.plan.players).with_suffix(".json").read_bytes()
    except OSError:
        raise DataError(f"there is no training to go on with in {folder}") from None
    another = "begin a new one in another folder"
    try:
        former = json.loads(provenance)
        marks, origin = [Mark(**mark) for mark in former["marks"]], former["from"]
        same = _has_inputs(trainer, former)
        weights, moments, (steps, played, rounds) = _unpacked(stand)
    except Exception:  # whatever packs and compresses complains of broken files in ways of its own
        raise DataError(f"the training in {folder} is broken: {another}") from None
    if not same:
        raise DataError(f"the training in {folder} has other inputs than {trainer.plan.game} has now: {another}")
    if not all(_fits(trainer, each) for each in (weights, *moments)):
        raise DataError(f"the training in {folder} has other layers: {another}")
    trainer.adam.weights |= weights
    trainer.adam.moments |= {name: (moments[0][name], moments[1][name]) for name in NAMES}
    trainer.adam.steps, trainer.played, trainer.origin = steps, played, origin
    trainer.go_on(rounds)
    return marks


def _has_inputs(trainer: Trainer, provenance: Mapping[str, Any]) -> bool:
    """Whether weights of this provenance were learned from the inputs that the game has now."""
    return provenance.get("inputs") == digest(game(trainer.plan.game).inputs)


def _fits(trainer: Trainer, given: Weights) -> bool:
    return all(given[name].shape == trainer.adam.weights[name].shape for name in NAMES)


def _stand(trainer: Trainer, folder: Path) -> Path:
    return folder / f"training-{trainer.plan.players}.npz"


def _packed(arrays: Mapping[str, Any]) -> bytes:
    file = BytesIO()
    np.savez(file, **arrays)
    return file.getvalue()


def _unpacked(stand: bytes) -> tuple[Weights, list[Weights], list[int]]:
    """The weights, both moments and the counts of a training."""
    with np.load(BytesIO(stand)) as found:
        counts = [int(found[name]) for name in ("steps", "played", "rounds")]
        weights = {name: found[name] for name in NAMES}
        moments = [{name: found[f"{name}-{which}"] for name in NAMES} for which in range(2)]
    if not all(np.isfinite(each[name]).all() for each in (weights, *moments) for name in NAMES):
        raise ValueError
    return weights, moments, counts


def _write(files: Mapping[Path, bytes]) -> None:
    """Write files beside those that they replace, and replace them when all are whole."""
    fresh = {file: file.with_name(f".{file.name}.new") for file in files}
    try:
        for file, data in files.items():
            fresh[file].write_bytes(data)
        for file, new in fresh.items():
            os.replace(new, file)
    finally:
        for new in fresh.values():
            new.unlink(missing_ok=True)
