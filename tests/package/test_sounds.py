"""The sounds of the table are those that their script makes."""

from __future__ import annotations

import io
import wave

import pytest
import sounds

LONGEST_S = 1.0


@pytest.mark.parametrize("sound", sounds.SOUNDS, ids=lambda sound: sound.__name__)
def test_a_sound_is_what_the_script_makes_and_short(sound) -> None:
    made = sound()
    assert made == sound()
    assert made == (sounds.FOLDER / f"{sound.__name__}.wav").read_bytes(), "run scripts/sounds.py"
    with wave.open(io.BytesIO(made)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getnframes() <= LONGEST_S * file.getframerate()


def test_every_file_has_its_sound() -> None:
    assert {path.stem for path in sounds.FOLDER.iterdir()} == {sound.__name__ for sound in sounds.SOUNDS}
