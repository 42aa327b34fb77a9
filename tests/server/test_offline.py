"""The site that needs no server, under an address, a scope and a policy of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.served import Served


@pytest.fixture
def shell(tmp_path: Path) -> Path:
    made = tmp_path / "offline"
    (made / "referee").mkdir(parents=True)
    (made / "assets").mkdir()
    (made / "index.html").write_text("<!doctype html><html><head><title>Argead</title></head></html>")
    (made / "sw.js").write_text("self.x = 1")
    (made / "assets" / "a-1234.js").write_text("1")
    (made / "referee" / "pyodide.mjs").write_text("2")
    return made


def test_it_is_served_under_its_own_policy(tmp_path: Path, shell: Path) -> None:
    with Served(tmp_path / "argead.sqlite3", offline=str(shell)) as served:
        assert served.http.get("/api/games").json()["offline"] == "/offline/"
        page = served.http.get("/offline/")
        assert page.status_code == 200
        assert 'id="site"' in page.text
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        assert "no-cache" in page.headers["cache-control"]
        assert served.http.get("/offline/sw.js").headers["cache-control"] == "no-cache"
        listed = served.http.get("/offline/files.json").json()["files"]
        (archive,) = [one["path"] for one in listed if one["path"].endswith(".zip")]
        told = served.http.get(f"/offline/{archive}")
        assert told.content[:2] == b"PK"
        assert "immutable" in told.headers["cache-control"]
        assert served.http.get("/offline", follow_redirects=False).headers["location"] == "/offline/"
        for outside in ("/offline/nothing", "/offline/..%2f..%2fetc%2fpasswd"):
            assert served.http.get(outside).status_code == 404
        table = served.http.get("/").headers["content-security-policy"]
        assert "wasm-unsafe-eval" not in table


def test_a_server_without_it_says_so(tmp_path: Path) -> None:
    with Served(tmp_path / "argead.sqlite3", offline=str(tmp_path / "nowhere")) as served:
        assert served.http.get("/api/games").json()["offline"] is None
        assert served.http.get("/offline/").status_code == 404
