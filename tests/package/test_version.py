"""The version is written once, in `argead/__init__.py`; the build reads it from there."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import argead

ROOT = Path(__file__).parents[2]
SOURCE = "src/argead/__init__.py"


def test_the_build_takes_the_version_from_the_package() -> None:
    assert ProjectMetadata(str(ROOT), PluginManager()).version == argead.__version__


def test_the_version_is_written_in_one_place() -> None:
    assert "version" not in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    written = re.compile(rf"""["']{re.escape(argead.__version__)}["']""")
    sources = (path for folder in ("src", "scripts") for path in (ROOT / folder).rglob("*.py"))
    found = [str(path.relative_to(ROOT)) for path in sources if written.search(path.read_text(encoding="utf-8"))]
    assert found == [SOURCE]


def test_the_changelog_knows_the_version() -> None:
    assert f"## {argead.__version__}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_unpacked_sources_know_their_version_without_being_installed() -> None:
    script = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); import argead; print(argead.__version__)"
    isolated = [sys.executable, "-I", "-S", "-c", script]
    assert subprocess.check_output(isolated, encoding="utf-8").strip() == argead.__version__


def test_python_runs_the_package_as_the_command() -> None:
    result = subprocess.run([sys.executable, "-m", "argead", "--version"], capture_output=True, encoding="utf-8")
    assert (result.returncode, result.stdout) == (0, f"argead {argead.__version__}\n")


def test_python_runs_commands_of_the_package_and_passes_their_refusals_on() -> None:
    called = [sys.executable, "-m", "argead", "play", "chess"]
    result = subprocess.run(called, capture_output=True, encoding="utf-8")
    assert result.returncode == 2
    assert "there is no game 'chess'" in result.stderr
