"""The container file: its commands, run one by one in a scratch folder, since an engine is not at hand everywhere."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTAINERFILE = ROOT / "Containerfile"
IGNORED = ROOT / ".containerignore"

KNOWN = {
    *("FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "ENV", "EXPOSE", "STOPSIGNAL"),
    *("HEALTHCHECK", "ENTRYPOINT", "CMD"),
}


def instructions() -> list[tuple[str, str]]:
    """The instructions of the file, in order."""
    lines = [line for line in CONTAINERFILE.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def only(word: str) -> str:
    (found,) = [rest for name, rest in instructions() if name == word]
    return found


def admitted() -> list[str]:
    """What of the sources goes into the build."""
    lines = IGNORED.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("!") for line in lines if line.startswith("!")]


def test_it_runs_as_nobody_in_particular_and_is_looked_after() -> None:
    assert {word for word, _ in instructions()} <= KNOWN
    assert only("USER") == "10001:10001"
    assert only("VOLUME") == "/var/lib/argead"
    assert only("STOPSIGNAL") == "SIGTERM"
    assert "/api/health" in only("HEALTHCHECK")
    assert json.loads(only("CMD"))[0] == "serve"
    stages = [rest for word, rest in instructions() if word == "FROM"]
    assert [
        re.fullmatch(r"docker\.io/library/python:3\.\d+-slim( AS \w+)?", stage) is not None for stage in stages
    ] == [
        True,
        True,
    ]


def test_what_goes_into_it_is_there() -> None:
    assert "src" in admitted()
    assert [name for name in admitted() if not (ROOT / name).exists()] == []


@pytest.mark.long
def test_its_commands_make_a_table_that_is_well(tmp_path: Path) -> None:
    moved = {"/src": tmp_path / "src", "/opt": tmp_path / "opt", "/var/lib/argead": tmp_path / "var"}

    def here(text: str) -> str:
        for place, scratch in moved.items():
            text = re.sub(rf"(?<![\w.]){place}\b", str(scratch), text)
        return re.sub(r"\bpython -m venv", f"{sys.executable} -m venv", text)

    bare = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    for name in admitted():
        tracked = subprocess.check_output(["git", "ls-files", "-z", "--", name], cwd=ROOT, text=True).split("\0")
        for file in filter(None, tracked):
            (moved["/src"] / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, moved["/src"] / file)
    for word, rest in instructions():
        if word == "RUN" and ("--owner" not in rest or os.geteuid() == 0):
            subprocess.run(["sh", "-c", here(rest)], cwd=moved["/src"], env=bare, check=True, timeout=900)
    moved["/var/lib/argead"].mkdir(exist_ok=True)

    name, _, value = only("ENV").partition("=")
    environment = bare | {name: here(value)}
    command = [here(part) for part in (*json.loads(only("ENTRYPOINT")), *json.loads(only("CMD")))]
    command = [part.replace("0.0.0.0", "127.0.0.1") for part in command] + ["--port", "0"]
    table = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert table.stdout is not None
        port = table.stdout.readline().strip().rpartition(":")[2]
        assert port.isdecimal(), table.communicate()
        check = json.loads(only("HEALTHCHECK").partition("CMD ")[2])
        healthy = [here(part).replace(":8000/", f":{port}/") for part in check]
        assert subprocess.run(healthy, timeout=60).returncode == 0, shlex.join(healthy)
        assert (moved["/var/lib/argead"] / "argead.sqlite3").is_file()
        table.terminate()
        assert table.wait(30) == 0
        assert subprocess.run(healthy, timeout=60, capture_output=True).returncode != 0
    finally:
        table.kill()
        table.communicate()
