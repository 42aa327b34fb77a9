"""The served OpenAPI document against the server: schemathesis sends what it allows and what it forbids."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.served import Served

TESTS = Path(__file__).parents[1]
NO_LIMITS = "from argead.server import buckets\nbuckets.LIMITS = dict.fromkeys(buckets.LIMITS, (1e6, 1e6))"

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")]))}
"""Schemathesis finds what it is told of us among the tests."""

CONFIG = """
hooks = "support.ndjson"

[auth.openapi.seat]
bearer = "{seat}"

[auth.openapi.host]
bearer = "{host}"

[parameters]
"path.match" = "{match}"
"path.name" = "field-commander"
"query.lang" = "fr"

[checks.positive_data_acceptance]
enabled = false

[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 409, 413, 422]

[[operations]]
include-operation-id = "live"
enabled = false
"""
"""Which match, which seat. What fits the schema may still be refused by the referee; a live line is no plain call."""


@pytest.fixture
def config(tmp_path: Path):
    """A server with a match under way, and how schemathesis gets at it."""
    with Served(tmp_path / "argead.sqlite3", before=NO_LIMITS) as served:
        sitting = served.create("here", "here", "greedy")
        sitting.play_on(5)
        file = tmp_path / "schemathesis.toml"
        file.write_text(CONFIG.format(seat=sitting.tokens[0], host=sitting.host, match=sitting.match))
        yield served, file


def run(served: Served, config: Path, *words: str) -> str:
    """Send what schemathesis thinks of; its report, once all checks have passed."""
    program = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    given = ["--seed", "1", "--request-timeout", "30", "--no-color", *words, f"{served.url}/api/openapi.json"]
    done = subprocess.run(
        [*program, *given], capture_output=True, text=True, cwd=config.parent, env=ENVIRONMENT, timeout=1800
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert served.is_well()
    return done.stdout


def test_the_server_keeps_to_its_document(config) -> None:
    report = run(*config, "--max-examples", "8", "--phases", "coverage,fuzzing")
    assert "operations" in report.lower()


@pytest.mark.long
def test_the_server_keeps_to_its_document_for_long(config) -> None:
    report = run(*config, "--max-examples", "500", "--phases", "examples,coverage,fuzzing,stateful")
    assert "operations" in report.lower()
