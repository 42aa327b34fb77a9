"""Animated WebP: still pictures, as a browser writes them, one after another in one file.

The container is RIFF: chunks of a name, a length and a content, some of them within others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

HEAD = 12
"""The bytes before the first chunk of a file: `RIFF`, a length, `WEBP`."""

DRAWN = (b"ALPH", b"VP8 ", b"VP8L")
"""The chunks of a still picture that a frame takes over: how it is seen through, and what it shows."""

ANIMATED, SEEN_THROUGH = 0x02, 0x10
FOR_EVER = 0


class Frame(NamedTuple):
    """A still WebP that is laid over what is there already, at even coordinates, for so many milliseconds."""

    picture: bytes
    x: int
    y: int
    width: int
    height: int
    lasts: int


def animation(frames: Sequence[Frame], width: int, height: int) -> bytes:
    """A film of this size that begins anew when it is over."""
    about = bytes([ANIMATED | SEEN_THROUGH, 0, 0, 0]) + _number(width - 1) + _number(height - 1)
    ground = bytes(4) + FOR_EVER.to_bytes(2, "little")
    content = _chunk(b"VP8X", about) + _chunk(b"ANIM", ground) + b"".join(map(_laid, frames))
    return _chunk(b"RIFF", b"WEBP" + content)


def chunks(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks that follow one another in a content, by their names."""
    place = 0
    while place + 8 <= len(content):
        name, length = content[place : place + 4], int.from_bytes(content[place + 4 : place + 8], "little")
        yield name, content[place + 8 : place + 8 + length]
        place += 8 + length + length % 2


def film(data: bytes) -> tuple[int, int, list[int]]:
    """Width and height of an animated WebP, and how long each of its frames lasts."""
    size, lasting = (0, 0), []
    for name, content in chunks(data[HEAD:]):
        if name == b"VP8X":
            size = _read(content, 4) + 1, _read(content, 7) + 1
        elif name == b"ANMF":
            lasting.append(_read(content, 12))
    return *size, lasting


def _laid(frame: Frame) -> bytes:
    if frame.x % 2 or frame.y % 2:
        raise ValueError("a frame lies at even coordinates")
    numbers = (frame.x // 2, frame.y // 2, frame.width - 1, frame.height - 1, frame.lasts)
    drawn = [_chunk(name, content) for name, content in chunks(frame.picture[HEAD:]) if name in DRAWN]
    if not drawn:
        raise ValueError("a frame is a still WebP")
    return _chunk(b"ANMF", b"".join(map(_number, numbers)) + b"\0" + b"".join(drawn))


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2)


def _number(value: int) -> bytes:
    return value.to_bytes(3, "little")


def _read(content: bytes, place: int) -> int:
    return int.from_bytes(content[place : place + 3], "little")
