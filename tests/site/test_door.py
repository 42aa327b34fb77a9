"""The door answers the calls of the protocol without a server; nothing is told before it is stored."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from argead.shelf import names, verify
from argead.table.analysis.telling import analysis_shown
from argead.table.analysis.work import analysed
from support.data import RECORDS
from support.nobodys import SHAPES, ended
from support.site_page import Page, Refused

WHOLE = 100
"""More slices than any advice has."""

BODY = {"game": "alexandros", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bob"}]}


def begin(page: Page, game: str, *kinds: str, **more: Any) -> Any:
    """A match with these at the table: `here`, or the name of a bot."""
    seats = [{"kind": kind} if kind == "here" else {"kind": "bot", "bot": kind} for kind in kinds]
    return page.post("/api/matches", {"game": game, "seats": seats, **more})


def test_a_match_survives_the_page() -> None:
    page = Page()
    begun = page.post("/api/matches", BODY)
    path = f"/api/matches/{begun['match']}"
    page.move(begun)
    before = page.get(path, begun["tokens"]["0"])
    assert Page(page.storage).get(path, begun["tokens"]["0"]) == before
    assert [seat["name"] for seat in before["seats"]] == ["Ada", "Bob"]


@pytest.mark.parametrize("why", ["full", "forbidden", "failed"])
def test_what_cannot_be_stored_has_not_happened(why: str) -> None:
    page = Page()
    begun = page.post("/api/matches", BODY)
    path, token = f"/api/matches/{begun['match']}", begun["tokens"]["0"]
    page.watch("window", begun["match"], token)
    page.news()
    before, page.trouble = page.get(path, token), why
    with pytest.raises(Refused) as refused:
        page.move(begun)
    assert (refused.value.status, refused.value.code) == (503, "not-stored")
    assert page.get(path, token) == before
    assert page.news() == {}
    assert page.move(begun) == {"ply": before["ply"] + 1}


def test_another_window_that_was_quicker_is_believed() -> None:
    page = Page()
    begun = page.post("/api/matches", BODY)
    other = Page(page.storage)
    path, token = f"/api/matches/{begun['match']}", begun["tokens"]["0"]
    page.watch("window", begun["match"], token)
    page.news()
    other.move(begun)
    page.trouble = "taken"
    with pytest.raises(Refused):
        page.move(begun)
    assert page.get(path, token) == other.get(path, token) | {"seats": page.get(path, token)["seats"]}
    assert "error" in page.news()["window"][0]


def test_a_watcher_is_told_what_a_socket_would_be() -> None:
    page = Page()
    begun = page.post("/api/matches", BODY)
    path, token = f"/api/matches/{begun['match']}", begun["tokens"]["1"]
    page.watch("window", begun["match"], token)
    (whole,) = page.news()["window"]
    assert whole == {"table": page.get(path, token)}
    assert page.news() == {}
    page.move(begun)
    (news,) = page.news()["window"]
    assert [frame["ply"] for frame in news["news"]] == [whole["table"]["ply"] + 1]
    page.post(f"{path}/handover", {"seat": 1, "level": "novice"}, token)
    assert "table" in page.news()["window"][0]
    page.door.leave("window")
    page.post(f"{path}/takeback", {"seat": 1}, token)
    assert page.news() == {}


@pytest.mark.parametrize("game", names())
def test_a_whole_game_against_bots_ends_with_a_record_that_stands(game: str) -> None:
    from argead.shelf import game as described

    page, random = Page(), Random(1)
    begun = begin(page, game, "here", *["random"] * (described(game).seats[0] - 1))
    path, token = f"/api/matches/{begun['match']}", begun["tokens"]["0"]
    page.watch("window", begun["match"], token)
    for _ in range(5000):
        page.let_bots_move()
        shown = page.get(path, token, since=10**6)
        if shown["outcome"]:
            break
        page.move(begun, random)
    assert shown["outcome"]
    told = page.call("GET", f"{path}/record")
    assert told["type"] == "application/x-ndjson"
    assert not verify(told["body"]).state.waiting()
    assert told["body"].splitlines()[2] == '[null,"alone"]'
    assert page.get(f"{path}/ending")["seats"]
    assert page.call("GET", f"{path}/account", lang="fr")["body"].startswith("<!doctype html>")
    opened = page.post("/api/records", told["body"])
    assert page.get(f"/api/matches/{opened['match']}")["review"]
    again = page.post(f"{path}/again", None, token)
    assert page.get(f"/api/matches/{again['match']}", token)["ply"] == 1
    assert page.post(f"{path}/again", None, token) == again


def test_a_bot_that_cannot_decide_is_relieved_and_then_rests() -> None:
    page = Page()
    begun = begin(page, "alexandros", "novice", "here")
    page.watch("window", begun["match"], begun["tokens"]["1"])
    while 0 not in page.get(f"/api/matches/{begun['match']}")["waiting"]:
        page.move(begun)
    page.thinks = False
    assert page.let_bots_move() == 1
    seats = page.get(f"/api/matches/{begun['match']}")["seats"]
    assert "novice" in seats[0]["trouble"].lower()
    assert page.door.due() == ""


def test_a_job_that_was_overtaken_is_not_wanted_and_does_nothing() -> None:
    page = Page()
    begun = begin(page, "alexandros", "here", "greedy")
    path, token = f"/api/matches/{begun['match']}", begun["tokens"]["0"]
    page.watch("window", begun["match"], token)
    while not (asked := page.door.due()):
        page.move(begun)
    told = json.loads(asked)
    assert page.door.wanted(told["id"])
    ply = page.get(path)["ply"]
    if page.get(path, token)["undo"]["moves"]:
        page.post(f"{path}/undo", {"ply": ply, "seat": 0}, token)
        assert not page.door.wanted(told["id"])
        assert page.settle(lambda: asked)["status"] == 204


def test_hints_and_odds_are_thought_about_elsewhere() -> None:
    page = Page()
    page.slices = WHOLE
    begun = begin(page, "alexandros", "here", "greedy")
    path, token = f"/api/matches/{begun['match']}", begun["tokens"]["0"]
    page.watch("window", begun["match"], token)
    page.let_bots_move()
    outlook = page.get(f"{path}/outlook", token, seat=0)
    assert outlook["ply"] == page.get(path)["ply"]
    hint = page.get(f"{path}/hint", token, seat=0)
    offered = [each["notation"] for each in page.get(path, token)["decision"]["actions"]]
    assert {move["action"] for move in hint["moves"]} <= set(offered)
    assert hint["action"] == hint["moves"][0]["action"]
    assert page.get(f"{path}/odds", token, seat=0) == {"odds": None, "ply": page.get(path)["ply"]}
    page.thinks = False
    assert page.get(f"{path}/hint", token, seat=0) == hint, "what was found is told again"
    assert page.get(f"{path}/outlook", token, seat=0) == outlook
    page.move(begun)
    page.thinks = True
    page.let_bots_move()
    page.thinks = False
    with pytest.raises(Refused) as refused:
        page.get(f"{path}/hint", token, seat=0)
    assert refused.value.code == "busy"


@pytest.mark.parametrize("asked", ["hint", "outlook"])
def test_advice_is_found_whole_or_refused(asked: str) -> None:
    page = Page()
    begun = page.post("/api/matches", BODY)
    path, token = f"/api/matches/{begun['match']}", begun["tokens"]["0"]
    while 0 not in page.get(path)["waiting"]:
        page.move(begun)
    for slices in range(WHOLE):
        page.slices = slices
        told = page.call("GET", f"{path}/{asked}", None, token, seat=0)
        if told["status"] == 200:
            break
        assert told["body"]["error"]["code"] == "busy"
    assert slices > 1, "the first slices find less than all"
    other = Page(page.storage)
    other.slices = WHOLE
    assert told["body"] == other.get(f"{path}/{asked}", token, seat=0)


def test_an_ended_match_is_explained_piece_by_piece() -> None:
    page, text = Page(), (RECORDS / "alexandros" / "stuck-from-the-first-move.jsonl").read_text(encoding="utf-8")
    path = f"/api/matches/{page.post('/api/records', text)['match']}/analysis"
    page.slices = 8
    told = page.call("GET", path)
    assert told["status"] == 202
    done = [told["body"]["done"]]
    while (told := page.call("GET", path))["status"] == 202:
        done.append(told["body"]["done"])
    assert done == sorted(set(done)), "each call does something"
    match = verify(text)
    assert told["body"] == json.loads(json.dumps(analysis_shown(analysed(match), match.record.header.seats, "en")))


@pytest.mark.parametrize("shape", SHAPES)
def test_what_was_played_without_a_referee_is_explained_too(shape: str) -> None:
    page, match = Page(), ended(shape)
    path = f"/api/matches/{page.post('/api/records', match.record.dump())['match']}"
    page.slices = 16
    while (told := page.call("GET", f"{path}/analysis"))["status"] == 202:
        pass
    assert told["status"] == 200
    assert len(told["body"]["plies"]) == 1 + match.moves
    assert "The game explained" in page.call("GET", f"{path}/account")["body"]
    assert page.get(f"{path}/analysis", lang="fr")["own"] == told["body"]["own"]


def test_a_match_that_goes_on_is_not_explained() -> None:
    page = Page()
    begun = page.post("/api/matches", BODY)
    with pytest.raises(Refused) as refused:
        page.get(f"/api/matches/{begun['match']}/analysis")
    assert refused.value.code == "not-over"


def test_what_needs_a_server_is_refused_in_one_sentence() -> None:
    page = Page()
    begun = page.post("/api/matches", BODY)
    link = {"game": "alexandros", "seats": [{"kind": "here"}, {"kind": "link"}]}
    for method, path, body in (
        ("POST", "/api/matches", link),
        ("GET", f"/api/matches/{begun['match']}/invites", None),
        ("POST", f"/api/matches/{begun['match']}/carry", {"tokens": []}),
    ):
        told = page.call(method, path, body, lang="fr")
        assert told["status"] == 405
        assert told["body"]["error"]["message"].startswith("Il n’y a pas de serveur ici")


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nowhere", None, 404),
        ("POST", "/api/games", None, 405),
        ("GET", "/api/matches/none", None, 404),
        ("GET", "/api/matches/../x", None, 404),
        ("POST", "/api/matches", "{", 400),
        ("POST", "/api/matches", {"game": "alexandros"}, 400),
        ("POST", "/api/matches", {**BODY, "more": 1}, 400),
        ("POST", "/api/matches", {"game": "alexandros", "seats": [{"kind": 1}]}, 400),
        ("POST", "/api/matches", {"game": "chess", "seats": []}, 400),
        ("POST", "/api/records", "nonsense", 422),
        ("POST", "/api/records", "x" * 3_000_000, 413),
    ],
)
def test_bad_input_is_one_sentence(method: str, path: str, body: Any, status: int) -> None:
    told = Page().call(method, path, body)
    assert told["status"] == status
    assert told["body"]["error"]["message"].strip().endswith((".", "”"))


def test_what_was_exported_comes_in_again_whole_or_not_at_all() -> None:
    page = Page()
    begun = page.post("/api/matches", BODY)
    exported = {"argead-site": 1, "matches": list(page.storage.values()), "beside": {"player-log": "[]"}}
    told = json.loads(page.door.judge(json.dumps(exported), "en"))
    assert told == {"matches": exported["matches"], "beside": exported["beside"]}
    kept = {row["match"]["id"]: row for row in told["matches"]}
    path, token = f"/api/matches/{begun['match']}", begun["tokens"]["0"]
    assert Page(kept).get(path, token) == page.get(path, token)
    del exported["matches"][0]["lines"][0]
    for broken in ("x", "[]", '{"argead-site": 1, "matches": 3}', '{"argead-site": 2}', json.dumps(exported)):
        error = json.loads(page.door.judge(broken, "fr"))["error"]
        assert error["message"].endswith(".")


def test_what_was_played_by_newer_rules_waits_for_a_newer_version() -> None:
    page = Page()
    begun = page.post("/api/matches", BODY)
    row = page.storage[begun["match"]]["match"]
    header = json.loads(row["header"])
    row["header"] = json.dumps(header | {"rules": header["rules"] + 1})
    with pytest.raises(Refused) as refused:
        Page(page.storage).get(f"/api/matches/{begun['match']}", begun["tokens"]["0"])
    assert refused.value.code == "too-new"
    error = json.loads(page.door.judge(json.dumps({"argead-site": 1, "matches": list(page.storage.values())}), "en"))
    assert "newer Argead" in error["error"]["message"]


@pytest.mark.parametrize(
    ("was", "becomes", "told"),
    [
        ('"lines": [', '"lines": [3, ', "La partie 1 du fichier est abîmée"),
        ("alexandros", "latrunculi", "un jeu qui n’est pas installé ici, latrunculi"),
        ('"lines": [', '"lines": ["[0, \\"conquer everything\\"]", ', "La partie 1 du fichier est abîmée"),
    ],
)
def test_a_match_that_does_not_fit_is_named(was: str, becomes: str, told: str) -> None:
    page = Page()
    page.post("/api/matches", BODY)
    text = json.dumps({"argead-site": 1, "matches": list(page.storage.values())})
    error = json.loads(page.door.judge(text.replace(was, becomes), "fr"))["error"]
    assert told in error["message"]
    assert error["message"].endswith("rien n’a été importé.")
