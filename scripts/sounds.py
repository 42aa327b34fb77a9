"""Make the sounds of the table: `python scripts/sounds.py` writes web/src/sounds, the same bytes each time.

Everything here is struck, plucked or rubbed: a body of wood, clay or bronze is a handful of tones, each fading at its
own pace, and papyrus is noise between two limits.
"""

from __future__ import annotations

import io
import math
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "sounds"

BRIGHT, DARK = 16_000, 8_000
"""Samples a second: what has no high tones needs fewer."""

Body = tuple[tuple[float, float, float], ...]
"""What a body sounds like: of each of its tones the pitch in Hz, the seconds until it has faded, and how loud it is."""

WOOD: Body = ((410, 0.07, 1.0), (1080, 0.045, 0.6), (2310, 0.025, 0.3))
BONE: Body = ((1450, 0.04, 1.0), (2980, 0.03, 0.7), (5150, 0.02, 0.4))
CLAY: Body = ((330, 0.12, 1.0), (790, 0.09, 0.7), (1730, 0.05, 0.4), (2900, 0.03, 0.2))
BRONZE: Body = ((523, 0.55, 1.0), (1046, 0.4, 0.35), (1443, 0.3, 0.4), (2824, 0.2, 0.25))
COIN: Body = ((3150, 0.3, 1.0), (4420, 0.22, 0.8), (5870, 0.16, 0.6), (7130, 0.1, 0.3))
STRING: Body = ((440, 0.6, 1.0), (880, 0.4, 0.5), (1320, 0.28, 0.35), (1760, 0.2, 0.2), (2200, 0.14, 0.1))
DRUM: Body = ((150, 0.4, 1.0), (239, 0.25, 0.5), (320, 0.18, 0.3))


def exact(value: float) -> float:
    """Sines are not quite the same on every machine; all that is left to do with them is adding and multiplying."""
    return round(value, 9)


class Take:
    """A sound in the making."""

    def __init__(self, seconds: float, rate: int = BRIGHT) -> None:
        self._rate = rate
        self._samples = [0.0] * int(seconds * rate)
        self._noise = Random(7)

    def strike(self, body: Body, at: float = 0.0, loud: float = 1.0, pitch: float = 1.0) -> Take:
        """Strike or pluck a body; a smaller one has a higher `pitch`. Tones too high for the rate are left out."""
        for hertz, fades, share in body:
            if hertz * pitch > 0.45 * self._rate:
                continue
            turn = 2 * math.pi * hertz * pitch / self._rate
            shrink = math.exp(-6.9 / (fades * self._rate))
            ahead, back = exact(2 * shrink * math.cos(turn)), exact(shrink * shrink)
            before, now = 0.0, exact(math.sin(turn) * loud * share)
            for place in range(int(at * self._rate), len(self._samples)):
                self._samples[place] += now
                before, now = now, ahead * now - back * before
        return self

    def rub(self, lasts: float, low: float, high: float, at: float = 0.0, loud: float = 1.0) -> Take:
        """Noise that swells and fades, of what lies between two limits (0: nothing, 1: everything)."""
        first, count = int(at * self._rate), int(lasts * self._rate)
        upper = lower = 0.0
        for step in range(min(count, len(self._samples) - first)):
            hiss = 2 * self._noise.random() - 1
            upper += high * (hiss - upper)
            lower += low * (hiss - lower)
            share = step / count
            self._samples[first + step] += loud * (upper - lower) * min(1.0, 6 * share) * (1 - share) * (1 - share)
        return self

    def finish(self, peak: float) -> bytes:
        """The sound as a WAV file, as loud as `peak` says; it ends in silence."""
        highest = max(abs(sample) for sample in self._samples)
        fading = self._rate // 100
        left = len(self._samples)
        written = array("h")
        for sample in self._samples:
            written.append(round(32_767 * peak * sample / highest * min(1.0, left / fading)))
            left -= 1
        file = io.BytesIO()
        with wave.open(file, "wb") as sheet:
            sheet.setnchannels(1)
            sheet.setsampwidth(2)
            sheet.setframerate(self._rate)
            sheet.writeframes(written.tobytes())
        return file.getvalue()


def step() -> bytes:
    """A wooden piece set down on the board."""
    return Take(0.09).strike(WOOD, loud=1.0, pitch=1.25).rub(0.01, 0.1, 0.6, loud=0.5).finish(0.45)


def wall() -> bytes:
    """A stone pushed into its place."""
    take = Take(0.3, DARK).rub(0.16, 0.05, 0.3, loud=1.2)
    return take.strike(CLAY, at=0.13, pitch=0.5).strike(WOOD, at=0.13, pitch=0.6, loud=0.6).finish(0.6)


def card() -> bytes:
    """A leaf of papyrus, drawn from a heap and laid down."""
    return Take(0.16).rub(0.11, 0.25, 0.9).rub(0.04, 0.1, 0.5, at=0.11, loud=0.9).finish(0.35)


def roll() -> bytes:
    """A die of bone that jumps over the table, ever shorter."""
    take = Take(0.44)
    at, gap = 0.0, 0.11
    for turn in range(8):
        take.strike(BONE, at=at, loud=1 - 0.09 * turn, pitch=(0.9, 1.1, 0.8, 1.0)[turn % 4])
        take.strike(WOOD, at=at, loud=0.5 - 0.04 * turn)
        at, gap = at + gap, gap * 0.72
    return take.finish(0.5)


def rest() -> bytes:
    """The same die as it comes to rest."""
    return Take(0.12).strike(BONE, loud=0.6).strike(WOOD, at=0.03).strike(BONE, at=0.03, loud=0.4).finish(0.5)


def lay() -> bytes:
    """A stone or a cube laid down."""
    return Take(0.13).strike(CLAY, pitch=1.5).strike(WOOD, loud=0.5, pitch=0.8).finish(0.45)


def coin() -> bytes:
    """Two coins."""
    return Take(0.3).strike(COIN, loud=0.7).strike(COIN, at=0.07, pitch=1.06).finish(0.35)


def hit() -> bytes:
    """A blade on a shield of bronze and leather."""
    take = Take(0.26).rub(0.05, 0.05, 0.8, loud=1.5).strike(DRUM, pitch=1.2, loud=1.4)
    return take.strike(BRONZE, loud=0.5, pitch=1.6).strike(COIN, loud=0.2, pitch=0.8).finish(0.7)


def points() -> bytes:
    """Two strings, upwards."""
    return Take(0.34, DARK).strike(STRING, pitch=1.5, loud=0.8).strike(STRING, at=0.09, pitch=2.0).finish(0.4)


def turn() -> bytes:
    """A small bell, twice."""
    return Take(0.5, DARK).strike(BRONZE, pitch=1.0, loud=0.8).strike(BRONZE, at=0.15, pitch=1.5).finish(0.5)


def victory() -> bytes:
    """Strings that climb, and a bell above them."""
    take = Take(0.9, DARK)
    for place, pitch in enumerate((1.0, 1.25, 1.5, 2.0)):
        take.strike(STRING, at=0.11 * place, pitch=pitch)
    return take.strike(BRONZE, at=0.33, pitch=1.68, loud=0.6).finish(0.6)


def defeat() -> bytes:
    """Strings that fall, and a drum under them."""
    take = Take(0.9, DARK)
    for place, pitch in enumerate((1.0, 0.8, 0.667)):
        take.strike(STRING, at=0.2 * place, pitch=pitch, loud=0.8)
    return take.strike(DRUM, at=0.0).strike(DRUM, at=0.4, loud=1.3, pitch=0.8).finish(0.6)


SOUNDS: tuple[Callable[[], bytes], ...] = (
    *(step, wall, card, roll, rest, lay),
    *(coin, hit, points, turn, victory, defeat),
)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for sound in SOUNDS:
        made = sound()
        (FOLDER / f"{sound.__name__}.wav").write_bytes(made)
        print(f"{len(made):8} web/src/sounds/{sound.__name__}.wav")


if __name__ == "__main__":
    main()
