"""Accounts over HTTP: when there is one, for whom, and what the page may do."""

from __future__ import annotations

import re
from random import Random

import pytest

from argead.shelf import catalogue
from support.data import RECORDS
from support.served import Served, Sitting, code


@pytest.fixture(scope="module")
def ended(served: Served) -> Sitting:
    sitting = served.create("here", game="field-commander")
    assert sitting.play_on(choose=Random(1).choice)["outcome"] is not None
    return sitting


def test_an_account_is_one_page_that_can_fetch_and_run_nothing(ended: Sitting) -> None:
    sent = ended.get("/account")
    assert sent.status_code == 200
    assert sent.headers["content-type"] == "text/html; charset=utf-8"
    assert sent.headers["content-disposition"] == f'inline; filename="field-commander-{ended.match}.html"'
    assert sent.headers["cache-control"] == "no-store"
    (policy,) = sent.headers.get_list("content-security-policy")
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == rules["base-uri"] == rules["form-action"] == rules["frame-ancestors"] == "'none'"
    assert not any(name.startswith("script") for name in rules)
    assert sent.headers["x-content-type-options"] == "nosniff"
    assert "<script" not in sent.text


def test_an_account_comes_in_both_languages_and_themes(ended: Sitting) -> None:
    pages = {
        (lang, theme): ended.get("/account", lang=lang, theme=theme).text
        for lang in ("en", "fr")
        for theme in ("light", "dark")
    }
    assert len(set(pages.values())) == 4
    for (lang, _), text in pages.items():
        assert f'<html lang="{lang}"' in text
    assert pages["en", "light"] == ended.get("/account").text
    assert code(ended.get("/account", theme="neon")) == (400, "bad-request")


def test_other_pages_keep_the_tables_own_policy(ended: Sitting) -> None:
    (policy,) = ended.get().headers.get_list("content-security-policy")
    assert "script-src 'self'" in policy


def test_an_account_is_written_at_the_end(served: Served) -> None:
    sitting = served.create("here", game="field-commander")
    refused = sitting.get("/account", lang="fr")
    assert code(refused) == (409, "not-over")
    assert "récit" in refused.json()["error"]["message"]
    assert code(served.http.get("/api/matches/nobody/account")) == (404, "unknown-match")


@pytest.mark.parametrize("name", [game.name for game in catalogue()])
def test_every_game_has_an_account(served: Served, name: str) -> None:
    match = served.open_record(sorted((RECORDS / name).glob("*.jsonl"))[0])
    sent = served.http.get(f"/api/matches/{match}/account")
    assert (sent.status_code, sent.text[:15]) == (200, "<!doctype html>")


def test_an_account_says_when_the_match_began_and_of_a_record_nothing(served: Served, ended: Sitting) -> None:
    dated = re.compile(r"On [A-Z][a-z]+ \d+, \d{4}\.")
    assert dated.search(ended.get("/account").text)
    opened = served.http.post("/api/records", content=ended.get("/record").text).json()["match"]
    assert not dated.search(served.http.get(f"/api/matches/{opened}/account").text)


def test_an_uploaded_record_has_an_account_if_it_is_finished(served: Served, ended: Sitting) -> None:
    text = ended.get("/record").text
    whole = served.http.post("/api/records", content=text).json()["match"]
    assert served.http.get(f"/api/matches/{whole}/account").status_code == 200
    head = "\n".join(text.splitlines()[:5]) + "\n"
    part = served.http.post("/api/records", content=head).json()["match"]
    assert code(served.http.get(f"/api/matches/{part}/account")) == (409, "not-over")
