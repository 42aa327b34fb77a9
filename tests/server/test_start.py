"""Starting and stopping: one line when ready, one sentence when not, a clean end."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import argead
from support.served import PATIENCE, Served, hear, hear_until

SERVE = "import sys; from argead.server import serve; serve(port=int(sys.argv[1]), database=sys.argv[2])"
HOUSE = Path(argead.__file__).parent


def attempt(port: int, database: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", SERVE, str(port), database]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_when_it_is_ready_and_stops_when_told(tmp_path: Path, number: signal.Signals) -> None:
    with Served(tmp_path / "new folder" / "argead.sqlite3") as served:
        assert re.fullmatch(r"Argead is ready: http://127\.0\.0\.1:\d+\n", served.ready)
        sitting = served.create("here", "greedy")
        sitting.play_on(5)
        with sitting.live(sitting.tokens[0]) as socket:
            assert "table" in hear(socket)
            assert served.stop(number) == 0
            with pytest.raises(ConnectionClosed):
                hear_until(socket, lambda _: False)
        output, errors = served.process.communicate()
        assert (output, errors) == ("", "")


def test_a_busy_port_is_one_sentence(served: Served, tmp_path: Path) -> None:
    port = int(served.url.rpartition(":")[2])
    done = attempt(port, str(tmp_path / "argead.sqlite3"))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"Port {port} is busy: stop what uses it, or choose another port.\n"


@pytest.mark.parametrize(
    "database",
    ["/dev/null/argead.sqlite3", "mysql://somewhere/argead", "postgresql://nobody@127.0.0.1:1/argead", "://"],
)
def test_a_database_that_cannot_be_opened_is_one_sentence(database: str) -> None:
    done = attempt(0, database)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("The database ")
    assert done.stderr.count("\n") == 1


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Olympias, " * 100)
    done = attempt(0, str(file))
    assert done.returncode == 1
    assert "cannot be opened" in done.stderr
    assert file.read_text() == "Dear Olympias, " * 100


def test_the_client_is_served_and_its_assets_may_be_kept(tmp_path: Path) -> None:
    web = tmp_path / "web"
    with Served(tmp_path / "argead.sqlite3", web=str(web)) as served:
        unbuilt = served.http.get("/")
        assert unbuilt.status_code == 503
        assert "make play" in unbuilt.text

        (web / "assets").mkdir(parents=True)
        (web / "index.html").write_text("<!doctype html><title>Argead</title>")
        (web / "assets" / "index-abc.js").write_text("console.log('Alexander')\n" * 100)
        (tmp_path / "secret.txt").write_text("secret")
        page = served.http.get("/")
        assert page.text == "<!doctype html><title>Argead</title>"
        assert page.headers["content-type"] == unbuilt.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        assert served.http.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
        script = served.http.get("/assets/index-abc.js")
        assert script.text == "console.log('Alexander')\n" * 100
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        plain = served.http.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
        assert plain.content == script.content
        assert "content-encoding" not in plain.headers
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets", f"/{tmp_path}/secret.txt"):
            assert served.http.get(path).status_code == 404


def test_a_table_that_others_can_reach_says_where(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3", hosts=("table.example",)) as served:
        assert served.http.get("/api/games").json()["lan"] is None
        assert served.http.get("/api/health", headers={"Host": "table.example"}).status_code == 200
        assert served.http.get("/api/health", headers={"Host": "other.example"}).status_code == 403


@pytest.mark.parametrize("door", ["server", "table"])
def test_both_languages_have_a_sentence_for_everything(door: str) -> None:
    names = [
        re.findall(r"^([a-z-]+) =", (HOUSE / door / "text" / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
        for lang in ("en", "fr")
    ]
    assert names[0] == names[1]
    assert len(names[0]) == len(set(names[0])) > 30
