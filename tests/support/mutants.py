"""Mutants: real records with something changed, from one byte to the whole shape."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from support.data import DATA

ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 7, 2**31, 2**63, 2**70, -(2**70), 0.5, 1e308, "", "x", "\x00", "\ud800", "\u202e"),
    *([], [[]], {}, {"a": {}}, "9" * 300, "x" * 5000, "<script>", "undo", "setup", "rules", "pass", [0] * 300),
]
"""What may stand where something else should."""


@cache
def records() -> tuple[str, ...]:
    """The records that replay for ever."""
    return tuple(file.read_text(encoding="utf-8") for file in sorted((DATA / "records").rglob("*.jsonl")))


def mutants(count: int, seed: int = 1) -> Iterator[bytes]:
    """So many mutants, the same for the same seed."""
    random = Random(seed)
    for _ in range(count):
        body = random.choice(records()).encode()
        for _ in range(random.choice((1, 1, 1, 2, 3))):
            body = random.choice(CHANGES)(body, random)
        yield body


def flip_bytes(body: bytes, random: Random) -> bytes:
    changed = bytearray(body)
    for _ in range(random.randint(1, 4)):
        if changed:
            changed[random.randrange(len(changed))] = random.randrange(256)
    return bytes(changed)


def cut(body: bytes, random: Random) -> bytes:
    return body[: random.randrange(len(body) + 1)]


def insert(body: bytes, random: Random) -> bytes:
    at = random.randrange(len(body) + 1)
    what = random.choice(
        [b"\n", b"\r\n", b"\x00", b"\xff\xfe", b"[", b"]" * 2000, b"\xef\xbb\xbf", b"{}", b'"', b" " * 999]
    )
    return body[:at] + what + body[at:]


def on_lines(change: Callable[[list[bytes], Random], None]) -> Callable[[bytes, Random], bytes]:
    def changed(body: bytes, random: Random) -> bytes:
        lines = body.split(b"\n")
        change(lines, random)
        return b"\n".join(lines)

    return changed


@on_lines
def drop_line(lines: list[bytes], random: Random) -> None:
    del lines[random.randrange(len(lines))]


@on_lines
def double_line(lines: list[bytes], random: Random) -> None:
    at = random.randrange(len(lines))
    lines[at:at] = [lines[at]] * random.choice((1, 1, 50))


@on_lines
def swap_lines(lines: list[bytes], random: Random) -> None:
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


@on_lines
def splice(lines: list[bytes], random: Random) -> None:
    """The lines of another match under this one's header."""
    at = random.randrange(len(lines))
    lines[at:] = random.choice(records()).encode().split(b"\n")[at:]


@on_lines
def end_early(lines: list[bytes], random: Random) -> None:
    """No closing line, so that what is before it counts."""
    del lines[max(1, random.randrange(len(lines))) :]


@on_lines
def odd_value(lines: list[bytes], random: Random) -> None:
    """Something else in a line's list, or in the header."""
    at = random.choice((0, 0, 1, random.randrange(len(lines))))
    try:
        row = json.loads(lines[min(at, len(lines) - 1)])
    except ValueError:
        return
    odd = random.choice(ODD)
    if isinstance(row, dict) and row:
        name = random.choice([*row, "data", "options", "extra"])
        row[name] = (
            {**row[name], random.choice(list(row[name]) or ["x"]): odd}
            if name == "options" and isinstance(row.get(name), dict)
            else odd
        )
    elif isinstance(row, list) and row:
        row[random.randrange(len(row))] = odd
        if random.random() < 0.3:
            row.append(odd)
    else:
        row = odd
    lines[min(at, len(lines) - 1)] = json.dumps(row).encode()


CHANGES: list[Callable[[bytes, Random], bytes]] = [
    *(flip_bytes, cut, insert, drop_line, double_line, swap_lines, splice, end_early),
    *(odd_value,) * 4,
]
