"""The folder of the site: complete, small enough, found under any path, and the same whenever nothing has changed."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from click.testing import CliRunner

from argead.cli import commands
from argead.language import LANGUAGES
from argead.shelf import names
from argead.site.building import NotBuilt, folder, write
from argead.site.building.packing import archive

MOST_BYTES = 40_000_000
OURS = 3_000_000
"""What we add to the shell."""


@pytest.fixture
def shell(tmp_path: Path) -> Path:
    made = tmp_path / "shell"
    (made / "referee").mkdir(parents=True)
    (made / "assets").mkdir()
    (made / "index.html").write_text("<!doctype html><html><head><title>Argead</title></head></html>")
    (made / "sw.js").write_text("self.x = '%VERSION%'")
    (made / "assets" / "a-1234.js").write_text("1")
    (made / "referee" / "pyodide.mjs").write_text("2")
    (made / ".built-from").write_text("nothing")
    return made


def test_every_file_is_listed_with_its_digest(shell: Path, tmp_path: Path) -> None:
    size = write(tmp_path / "site", shell)
    listed = json.loads((tmp_path / "site" / "files.json").read_text())
    written = {file.relative_to(tmp_path / "site").as_posix(): file for file in (tmp_path / "site").rglob("*.*")}
    assert {one["path"] for one in listed["files"]} == {path for path in written if path not in ("files.json", "sw.js")}
    for one in listed["files"]:
        raw = written[one["path"]].read_bytes()
        assert (one["bytes"], one["sha256"]) == (len(raw), sha256(raw).hexdigest())
    assert listed["bytes"] < size < OURS < MOST_BYTES
    assert (tmp_path / "site" / "sw.js").read_text() == f"self.x = '{listed['version']}'"


def test_the_page_is_told_where_its_parts_are_by_relative_addresses(shell: Path, tmp_path: Path) -> None:
    write(tmp_path / "site", shell)
    page = (tmp_path / "site" / "index.html").read_text()
    site = json.loads(re.search(r'<script id="site" type="application/json">(.*)</script>', page)[1])  # type: ignore[index]
    assert (tmp_path / "site" / site["archive"]).is_file()
    assert (tmp_path / "site" / site["referee"] / "pyodide.mjs").is_file()
    assert set(site["bytes"]) == {site["archive"], f"{site['referee']}pyodide.mjs"}
    for lang in LANGUAGES:
        games = json.loads((tmp_path / "site" / site["data"] / f"games-{lang}.json").read_text())["games"]
        assert [game["name"] for game in games] == names()
        for game in games:
            own = tmp_path / "site" / site["data"] / game["name"]
            assert json.loads((own / f"words-{lang}.json").read_text())["words"]
            assert json.loads((own / f"rules-{lang}.json").read_text())["sections"]
            assert (own / "light.webp").is_file() == game["picture"]
    assert not site["archive"].startswith("/")


def test_the_same_sources_make_the_same_site(shell: Path, tmp_path: Path) -> None:
    write(tmp_path / "one", shell)
    write(tmp_path / "two", shell)
    assert (tmp_path / "one" / "files.json").read_bytes() == (tmp_path / "two" / "files.json").read_bytes()
    (shell / "sw.js").write_text("self.y = '%VERSION%'")
    write(tmp_path / "three", shell)
    assert (tmp_path / "one" / "sw.js").read_text()[-18:] != (tmp_path / "three" / "sw.js").read_text()[-18:]


def test_nothing_that_serves_or_learns_travels() -> None:
    packed = ZipFile(BytesIO(archive())).namelist()
    assert {name.split("/")[1] for name in packed if name.startswith("argead/")} == {
        *("__init__.py", "shelf.py", "kernel", "games", "language", "bots", "table", "site")
    }
    assert not [
        name for name in packed if re.search(r"teller|studies|/pictures/|site/building|zoneinfo|__pycache__", name)
    ]
    assert [name for name in packed if name.startswith("babel/locale-data/")] == [
        f"babel/locale-data/{name}.dat" for name in ("en", "fr", "root")
    ]
    assert "licences/babel/LICENSE" in packed


def test_games_from_outside_travel_with_their_entry_points(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "argead_somegame"
    package.mkdir()
    (package / "__init__.py").write_text("GAME = 'somegame'\n")
    info = tmp_path / "somegame-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somegame\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[argead.games]\nsomegame = argead_somegame:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("argead.site.building.packing.names", lambda: ["empire", "somegame"])
    packed = ZipFile(BytesIO(archive()))
    assert b"somegame" in packed.read("argead_somegame/__init__.py")
    assert b"somegame = argead_somegame:GAME" in packed.read("argead_somegame-0.dist-info/entry_points.txt")


def test_nothing_is_written_where_something_is(shell: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "SHELL", shell)
    done = CliRunner().invoke(commands, ["site", str(tmp_path)])
    assert done.exit_code == 2
    assert "is not empty" in done.output
    with pytest.raises(NotBuilt, match="make site"):
        write(tmp_path / "site", tmp_path / "nowhere")
    assert not (tmp_path / "site").exists()
