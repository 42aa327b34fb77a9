"""The browser's own interpreter plays by the same rules: `pyodide` under Node, with what the site carries."""

from __future__ import annotations

import json
import shutil
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import client
import pytest

import argead
from argead.shelf import names, verify
from argead.site.building.packing import archive
from argead.table.showing import view_shown
from support.data import GOLDEN, RECORDS

HERE = Path(__file__).parent
INTERPRETER = client.MODULES / "pyodide"

pytestmark = pytest.mark.skipif(
    not client.has_node() or not INTERPRETER.is_dir(), reason="needs Node and the client's packages (`make setup`)"
)


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("packed") / "argead.zip"
    file.write_bytes(archive())
    return file


def run(packed: Path, script: str, beside: Path) -> Any:
    """What a script prints there."""
    done = client.node(*map(str, (HERE / "run.mjs", INTERPRETER, packed, beside, HERE / script)))
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_golden_playthroughs_go_there_as_they_go_here(packed: Path, tmp_path: Path) -> None:
    shutil.copytree(Path(argead.__file__).parent / "testing", tmp_path / "argead" / "testing")
    told = {name: import_module(f"games.{name.replace('-', '_')}.records").GOLDEN for name in names()}
    for name in told:
        shutil.copytree(RECORDS / name, tmp_path / "records" / name)
    (tmp_path / "told.json").write_text(json.dumps(told))
    golden = {
        f"{file.parent.name}/{file.name}": sha256(file.read_bytes()).hexdigest() for file in GOLDEN.glob("*/*.txt")
    }
    assert len(golden) > 20
    assert run(packed, "golden_there.py", tmp_path) == golden


def test_what_is_played_there_stands_here(packed: Path, tmp_path: Path) -> None:
    shutil.copy(HERE.parent / "support" / "site_page.py", tmp_path)
    told = run(packed, "games_there.py", tmp_path)
    assert sorted(told) == names()
    for game in told.values():
        match = verify(game["record"])
        assert match.ply > 20 or not match.state.waiting()
        assert json.loads(json.dumps(view_shown(match.state, None))) == game["view"]
        assert game["hint"]
