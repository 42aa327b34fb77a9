"""How a match ended, over HTTP: for everybody once it has, and for nobody before."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from support.data import RECORDS
from support.served import Served, Sitting, code

LARGEST_BYTES = 60_000
"""More than any of the recorded games has to tell, and far less than a table."""

GAMES = sorted(path.name for path in RECORDS.iterdir())


@pytest.fixture(scope="module")
def ended(served: Served) -> Sitting:
    sitting = served.create("here", "here", options={"compensation": "occupation"})
    assert sitting.play_on(choose=Random(3).choice)["outcome"] is not None
    return sitting


def told(sitting: Sitting, **params: str) -> dict[str, Any]:
    sent = sitting.get("/ending", **params)
    assert sent.status_code == 200, sent.text
    found: dict[str, Any] = sent.json()
    return found


def test_nothing_is_told_before_the_end_to_whoever_asks(served: Served) -> None:
    sitting = served.create("here", "here", game="phalanxx")
    sitting.play_on(12)
    for who in (None, 0, 1):
        refused = sitting.get("/ending", who, lang="fr")
        assert code(refused) == (409, "not-over")
        assert refused.json().keys() == {"error"}
    assert code(served.http.get("/api/matches/nobody/ending")) == (404, "unknown-match")


def test_the_story_of_an_ended_match(ended: Sitting) -> None:
    ending, outcome = told(ended), ended.look()["outcome"]
    assert ending["totals"] == outcome["scores"]
    assert ending["turns"][-1]["points"] == outcome["scores"]
    for seat, verdict in enumerate(ending["seats"]):
        assert (verdict["kind"] == "lost") == (seat not in outcome["winners"])
        assert verdict["text"].startswith("You ")
    assert ending["spectator"]["kind"] == "seen"
    last = ended.look()["ply"]
    assert all(0 < turn["ply"] <= last for turn in [*ending["turns"], *ending["turning"]])
    assert told(ended, lang="fr")["seats"][0]["text"].startswith("Vous ")
    assert told(ended, lang="strange") == ending


def test_an_uploaded_record_is_told_if_it_is_finished(served: Served, ended: Sitting) -> None:
    text = ended.get("/record").text
    whole = served.http.post("/api/records", content=text).json()["match"]
    assert served.http.get(f"/api/matches/{whole}/ending").json() == told(ended)
    part = served.http.post("/api/records", content="\n".join(text.splitlines()[:9]) + "\n").json()["match"]
    assert code(served.http.get(f"/api/matches/{part}/ending")) == (409, "not-over")


@pytest.mark.parametrize("game", GAMES)
def test_every_recorded_game_has_an_ending_of_a_bounded_size(served: Served, game: str) -> None:
    longest: Path = max((RECORDS / game).glob("*.jsonl"), key=lambda path: path.stat().st_size)
    match = served.open_record(longest)
    sent = served.http.get(f"/api/matches/{match}/ending", params={"lang": "fr"})
    assert sent.status_code == 200
    assert len(sent.content) < LARGEST_BYTES


def test_a_list_of_matches_says_how_they_ended_for_each_seat(served: Served, ended: Sitting) -> None:
    seats = [{"match": ended.match, "token": ended.tokens[seat]} for seat in (0, 1)]
    stands = served.http.post("/api/glances", json={"seats": seats}).json()["matches"]
    assert [one["verdict"] for one in stands] == told(ended)["seats"]
    assert stands[0]["options"] == ["Compensation: Only the cards that pay for the symbols"]
    assert not any(one["lesson"] for one in stands)


def test_a_list_of_matches_knows_those_by_the_book(served: Served) -> None:
    sitting = served.create("here", game="field-commander", options={"guide": "sample-turn"})
    asked = {"seats": [{"match": sitting.match, "token": sitting.tokens[0]}]}
    (stands,) = served.http.post("/api/glances", json=asked).json()["matches"]
    assert stands["lesson"] is True
    assert stands["verdict"] is None
