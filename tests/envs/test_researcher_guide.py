"""Every Python example of docs/researcher.md runs as it is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import argead

GUIDE = Path(__file__).parents[2] / "docs" / "researcher.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def write_record(path: Path) -> None:
    match = argead.Match(argead.game("alexandros"), ("A", "B"), argead.Dice(1))
    while waiting := match.state.waiting():
        match.play(waiting[0], match.state.actions(waiting[0])[-1].notation)
    path.parent.mkdir()
    path.write_text(match.record.dump(), encoding="utf-8")


@pytest.mark.parametrize("example", EXAMPLES, ids=range(1, len(EXAMPLES) + 1))
def test_example(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in re.findall(r"games/\S+?\.jsonl", example):
        write_record(tmp_path / name)
    exec(compile(example, str(GUIDE), "exec"), {})
    assert capsys.readouterr().out
