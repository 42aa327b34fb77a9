"""Pages: addresses answer people in their own look, programs in the protocol's, and link previews with the game."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from argead.shelf import catalogue
from support.served import Served, code

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
BUILT = """<!doctype html>
<html lang="en">
  <head>
    <!-- about -->
    <title>Argead</title>
    <!-- /about -->
    <link rel="icon" href="./favicon.svg" />
    <script type="module" src="./assets/index.js"></script>
  </head>
  <body><div id="app"></div></body>
</html>
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory):
    """A server with a client of a few lines."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(BUILT)
    (folder / "assets" / "index.js").write_text("// " + "x" * 5000)
    with Served(folder / "argead.sqlite3", web=str(folder)) as running:
        yield running


def told(page: str) -> dict[str, str]:
    """What the page says to those who show links."""
    return {name: unescape(value) for name, value in re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page)}


def test_the_lobby_is_told(served: Served) -> None:
    page = served.http.get("/")
    assert page.status_code == 200
    about = told(page.text)
    assert about["og:title"] == "Argead"
    assert about["og:image"] == f"{served.url}/link.png"
    assert about["og:description"].startswith("Four board games")
    assert '="./' not in page.text
    french = served.http.get("/", headers={"Accept-Language": "fr-CH, fr;q=0.9, en;q=0.8"}).text
    assert told(french)["og:description"].startswith("Quatre jeux")
    assert '<html lang="fr"' in french
    assert served.http.get("/?lang=fr").text == french


@pytest.mark.parametrize("place", ["match/{}", "review/{}", "review/{}/31", "join/{}", "carry/{}"])
def test_a_link_to_a_match_shows_its_game(served: Served, place: str) -> None:
    seats = [{"kind": "here", "name": '<b>Anna</b> "&'}, {"kind": "link"}]
    made = served.http.post("/api/matches", json={"game": "empire", "seats": seats}).json()
    page = served.http.get(f"/{place.format(made['match'])}", headers=BROWSER)
    assert page.status_code == 200
    assert "<b>" not in page.text
    about = told(page.text)
    assert about["og:title"].startswith("Empire · ")
    assert '<b>Anna</b> "&' in about["og:title"]
    assert about["og:title"].endswith(" invites you to play") == (place == "join/{}")
    assert about["og:image"] == f"{served.url}/api/games/empire/link.png"
    secrets = [*made["tokens"].values(), *made["invites"].values(), made["host"]]
    assert not [secret for secret in secrets if secret in page.text]


def test_rules_show_their_game(served: Served) -> None:
    assert told(served.http.get("/rules/phalanxx/turn").text)["og:title"] == "PhalanXX · Rules"


def test_behind_a_proxy_the_picture_has_the_proxys_scheme(served: Served) -> None:
    page = served.http.get("/", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"})
    assert told(page.text)["og:image"] == f"{served.url.replace('http:', 'https:')}/link.png"


NOWHERE = ["/nothing/here", "/match", "/match/nobody", "/join/../x", "/rules/chess", "/match/a/b", "/%00", "/x" * 200]
NOWHERE += ["/review/nobody/3", "/review/nobody/x", "/review/nobody/1/2"]


@pytest.mark.parametrize("path", NOWHERE, ids=lambda path: path[:20])
def test_people_find_a_page_where_there_is_nothing_and_programs_a_refusal(served: Served, path: str) -> None:
    page = served.http.get(path, headers=BROWSER)
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    assert 'id="app"' in page.text
    assert told(page.text)["og:title"] == "Nothing here · Argead"
    assert code(served.http.get(path)) == (404, "not-found")


def test_a_call_that_does_not_exist_is_refused_to_everybody(served: Served) -> None:
    for path in ("/api", "/api/nothing", "/api/games/chess/picture"):
        assert code(served.http.get(path, headers=BROWSER)) == (404, "not-found")


@pytest.mark.parametrize("path", ["/", "/assets/index.js", "/api/games", "/api/health", "/nothing/here"])
def test_the_head_alone_is_answered_as_the_whole(served: Served, path: str) -> None:
    whole, head = served.http.get(path, headers=BROWSER), served.http.head(path, headers=BROWSER)
    assert head.status_code == whole.status_code
    assert head.content == b""
    for name in ("content-type", "cache-control", "content-security-policy"):
        assert head.headers[name] == whole.headers[name]
    assert served.http.get("/api/health").json()["ok"] is True, "the connection goes on"


@pytest.mark.parametrize("game", [game.name for game in catalogue()])
def test_every_game_of_ours_has_pictures_that_are_light(served: Served, game: str) -> None:
    sizes = []
    for theme in ("light", "dark"):
        picture = served.http.get(f"/api/games/{game}/picture", params={"theme": theme})
        assert picture.status_code == 200
        assert picture.content[8:12] == b"WEBP"
        sizes.append(len(picture.content))
    assert max(sizes) < 25_000
    shown = served.http.get(f"/api/games/{game}/link.png").content
    assert shown[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(shown[16:20]), int.from_bytes(shown[20:24])) == (1200, 630)
    assert len(shown) < 600_000


def test_the_picture_of_the_house_is_among_the_clients_files() -> None:
    shown = (Path(__file__).parents[2] / "web" / "public" / "link.png").read_bytes()
    assert (int.from_bytes(shown[16:20]), int.from_bytes(shown[20:24])) == (1200, 630)
