"""Whoever has installed the wheel needs nothing else: it carries the built client, and the interpreter of the site."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import client
import pytest

from argead.site.building import write

ROOT = Path(__file__).parents[2]


def run(*words: str, cwd: Path, **environment: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=cwd, env=os.environ | environment, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
def test_the_wheel_writes_the_same_site_as_the_sources(tmp_path: Path) -> None:
    if client.is_stale():
        pytest.skip("the client is not built from these sources: run `python scripts/client.py build`")
    how = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    run("pip", "wheel", *how, "--wheel-dir", str(tmp_path), str(ROOT), cwd=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    ZipFile(wheel).extractall(tmp_path / "installed")
    run("argead", "site", str(tmp_path / "site"), cwd=tmp_path, PYTHONPATH=str(tmp_path / "installed"))
    write(tmp_path / "ours")
    assert (tmp_path / "site" / "files.json").read_bytes() == (tmp_path / "ours" / "files.json").read_bytes()
