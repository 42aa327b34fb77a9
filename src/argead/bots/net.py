"""A small net of weights that were learned: with NumPy where it is installed, in plain Python elsewhere.

Rows of inputs go through two layers of rectified units to a few heads, and by a linear way past them. Weights are kept
in half precision and reckoned with in double, so that both ways give the same but for the last digits.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from io import BytesIO
from math import isfinite, prod
from typing import Any
from zipfile import ZipFile

from argead.kernel import DataError

SHAPES = {
    "w1": ("inputs", "first"),
    "b1": ("first",),
    "w2": ("first", "second"),
    "b2": ("second",),
    "w3": ("second", "heads"),
    "b3": ("heads",),
    "skip": ("inputs", "heads"),
}
"""What the arrays join: a side has one size wherever it is named."""

NAMES = tuple(SHAPES)
MOST_BYTES = 400_000
MAGIC = b"\x93NUMPY\x01\x00"

ONE_CORE = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""How numerical libraries are told to work on one core: a net is so small that sharing it out costs more than it saves,
and the other cores have games of their own to play."""

MOST_WHOLE = 8
"""How many rows others are compared with: one for each seat, or a few."""

Rows = Sequence[Sequence[float]]
Array = tuple[list[int], list[float]]
"""A shape, and the numbers line by line."""
Changes = list[tuple[int, float]]
"""Some inputs or units by their numbers, each with what it counts."""


class Net:
    """What the heads say of rows of inputs."""

    __slots__ = ("inputs", "outputs")

    def __init__(self, weights: Mapping[str, Any]) -> None:
        """`weights` are matrices and vectors by name."""
        self.inputs = len(weights["w1"])
        self.outputs = len(weights["b3"])

    def heads(self, rows: Rows) -> list[list[float]]:
        """The heads of each row."""
        raise NotImplementedError


class QuickNet(Net):
    """With NumPy, which is loaded with the first of these."""

    __slots__ = ("_numpy", "_weights")

    def __init__(self, weights: Mapping[str, Any]) -> None:
        import numpy

        super().__init__(weights)
        self._numpy = numpy
        self._weights = [numpy.asarray(weights[name], dtype=numpy.float64) for name in NAMES]

    def heads(self, rows: Rows) -> list[list[float]]:
        numpy = self._numpy
        w1, b1, w2, b2, w3, b3, skip = self._weights
        x = numpy.asarray(rows, dtype=numpy.float64)
        first = numpy.maximum(x @ w1 + b1, 0.0)
        second = numpy.maximum(first @ w2 + b2, 0.0)
        heads: list[list[float]] = (second @ w3 + b3 + x @ skip).tolist()
        return heads


class PlainNet(Net):
    """In plain Python. Positions that are weighed together are much alike, so most rows are reckoned from another."""

    __slots__ = ("_begin", "_from_inputs", "_last", "_second", "_units")

    def __init__(self, weights: Mapping[str, Any]) -> None:
        super().__init__(weights)
        w1, b1, w2, b2, w3, b3, skip = (weights[name] for name in NAMES)
        # What an input adds to the first layer and, past it, to the heads.
        self._from_inputs = [[*units, *heads] for units, heads in zip(w1, skip, strict=True)]
        self._begin = [*b1, *b3]
        self._units = len(b1)
        self._second = w2, b2
        self._last = w3

    def heads(self, rows: Rows) -> list[list[float]]:
        found = []
        whole: list[tuple[Sequence[float], list[float]]] = []
        for row in rows:
            nothing = [0.0] * len(row), self._begin
            changes, sofar = min(((_changes(row, known), sofar) for known, sofar in (nothing, *whole)), key=_length)
            total = _sum(changes, self._from_inputs, sofar)
            if sofar is self._begin and len(whole) < MOST_WHOLE:
                whole.append((row, total))
            matrix, bias = self._second
            second = _sum(_fired(_sum(_fired(total[: self._units]), matrix, bias)), self._last, total[self._units :])
            found.append(second)
        return found


def net(weights: Mapping[str, Any]) -> Net:
    """The quickest net that can be had."""
    return QuickNet(weights) if find_spec("numpy") else PlainNet(weights)


def _changes(row: Sequence[float], known: Sequence[float]) -> Changes:
    """Where a row differs from a known one, and by how much."""
    return [(i, value - other) for i, (value, other) in enumerate(zip(row, known, strict=True)) if value != other]


def _length(candidate: tuple[Changes, list[float]]) -> int:
    return len(candidate[0])


def _fired(units: Sequence[float]) -> Changes:
    """The units that are not 0."""
    return [(i, value) for i, value in enumerate(units) if value > 0.0]


def _sum(changes: Changes, matrix: Rows, sofar: Sequence[float]) -> list[float]:
    """Most inputs and units are 0, or as they were, so those are passed over."""
    total = list(sofar)
    for i, value in changes:
        total = [known + value * weight for known, weight in zip(total, matrix[i], strict=True)]
    return total


def read_weights(data: bytes) -> dict[str, Any]:
    """The weights of a file that `numpy.savez` has written in half precision, as lists; NumPy is not needed."""
    if len(data) > MOST_BYTES:
        raise DataError(f"the weights have {len(data)} bytes: the most is {MOST_BYTES}")
    try:
        with ZipFile(BytesIO(data)) as packed:
            arrays = {name: _array(packed.read(f"{name}.npy")) for name in NAMES}
        _check(arrays)
    except Exception as error:  # whatever packs and compresses complains of broken files in ways of its own
        raise DataError(f"the weights cannot be read ({str(error) or 'they end too soon'})") from None
    return {name: _lines(*array) for name, array in arrays.items()}


def _array(data: bytes) -> Array:
    """An array. The header is a Python literal, of which only the shape is of interest."""
    if not data.startswith(MAGIC):
        raise ValueError("it is no array of NumPy")
    start = 10 + struct.unpack_from("<H", data, 8)[0]
    header = data[10:start].decode("latin1")
    if "'<f2'" not in header or "'fortran_order': False" not in header:
        raise ValueError("its numbers are not in half precision, line by line")
    shape = [int(size) for size in header.split("'shape': (")[1].split(")")[0].split(",") if size.strip()]
    return shape, list(struct.unpack_from(f"<{prod(shape)}e", data, start))


def _check(arrays: Mapping[str, Array]) -> None:
    """Whether the arrays join, and are numbers throughout."""
    sizes: dict[str, int] = {}
    for name, (shape, numbers) in arrays.items():
        sides = SHAPES[name]
        if len(shape) != len(sides) or any(
            size < 1 or sizes.setdefault(side, size) != size for side, size in zip(sides, shape, strict=True)
        ):
            raise ValueError(f"{name} does not fit the others")
        # Numbers in half precision are small: only with one that is none, their sum is none.
        if not isfinite(sum(numbers)):
            raise ValueError(f"{name} is not finite")


def _lines(shape: Sequence[int], numbers: list[float]) -> Any:
    """A vector as it is, a matrix as its lines."""
    if len(shape) == 1:
        return numbers
    width = shape[1]
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]
