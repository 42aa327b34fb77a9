"""Levels on the wire: offered by the server, seated by name, told in the reader's language."""

from __future__ import annotations

from argead.bots.levels import levels_of
from argead.shelf import game
from support.served import Served, code, hear, hear_until


def test_the_catalogue_offers_levels_and_still_names_all_bots(served: Served) -> None:
    games = {each["name"]: each for each in served.http.get("/api/games", params={"lang": "fr"}).json()["games"]}
    assert [level["name"] for level in games["empire"]["levels"]] == list(levels_of(game("empire")))
    assert games["empire"]["levels"][0] == {
        "name": "novice",
        "label": "Novice",
        "about": "Joue sainement et sans malice\u00a0: il ne tend aucun piège et n’attaque personne au premier tour.",
    }
    assert games["field-commander"]["levels"] == []
    assert {"random", "greedy"} <= set(games["empire"]["bots"])


def test_levels_are_called_by_their_word_in_each_language(served: Served) -> None:
    sitting = served.create("here", "companion", "companion", "greedy")
    english, french = (sitting.get("", 0, lang=lang).json() for lang in ("en", "fr"))
    assert [seat["name"] for seat in english["seats"]][1:] == ["Companion", "Companion 2", "Greedy"]
    assert [seat["name"] for seat in french["seats"]][1:] == ["Compagnon", "Compagnon 2", "Greedy"]
    assert [seat["level"] and seat["level"]["label"] for seat in french["seats"]] == [
        None,
        "Compagnon",
        "Compagnon",
        None,
    ]
    assert [seat["bot"] for seat in french["seats"]] == [None, "companion", "companion", "greedy"]


def test_whoever_watches_hears_of_seats_in_one_language(served: Served) -> None:
    sitting = served.create("companion", "link", "here")
    with sitting.live() as english:
        assert hear(english)["table"]["seats"][0]["name"] == "Companion"
        sitting.claim(1, "Bruno")
        told = hear_until(english, lambda table: table["seats"][1]["name"] == "Bruno")
        assert told["seats"][0]["name"] == "Companion"
    assert sitting.get("", lang="fr").json()["seats"][0]["name"] == "Compagnon"


def test_a_level_that_there_is_not_is_refused_and_the_levels_are_named(served: Served) -> None:
    setup = {"game": "empire", "seats": [{"kind": "here"}, {"kind": "bot", "bot": "emperor"}]}
    answer = served.http.post("/api/matches", json=setup)
    assert code(answer) == (400, "bad-request")
    assert "novice, companion" in answer.json()["error"]["message"]
    setup = {"game": "field-commander", "seats": [{"kind": "bot", "bot": "companion"}]}
    answer = served.http.post("/api/matches", json=setup)
    assert answer.json()["error"]["message"].startswith("Field-commander has no level 'companion': choose")
