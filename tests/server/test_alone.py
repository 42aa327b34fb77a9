"""A game for one: seats, bots of its own, and how it ends."""

from __future__ import annotations

from random import Random

import pytest

from argead.kernel import Match, Record
from argead.shelf import game
from support.served import Served, code, wait_until


def test_the_catalogue_lists_each_games_own_bots(served: Served) -> None:
    listed = {entry["name"]: entry for entry in served.http.get("/api/games").json()["games"]}
    assert listed["alexandros"]["bots"] == ["random", "greedy", "net", "search"]
    assert listed["field-commander"]["bots"] == ["random", "greedy", "commander", "net"]
    assert listed["field-commander"]["seats"] == [1, 1]


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("alexandros", ["commander", "here"]),
        ("empire", ["here", "commander"]),
        ("field-commander", ["alexander"]),
        ("field-commander", ["commander:4"]),
        ("field-commander", ["commander/bold"]),
        ("field-commander", []),
        ("field-commander", ["here", "commander"]),
    ],
)
def test_a_bot_or_seat_that_the_game_does_not_have_is_refused(served: Served, name: str, seats: list[str]) -> None:
    asked = [{"kind": "here"} if seat == "here" else {"kind": "bot", "bot": seat} for seat in seats]
    assert code(served.http.post("/api/matches", json={"game": name, "seats": asked})) == (400, "bad-request")


def test_one_person_plays_to_the_end(served: Served) -> None:
    sitting = served.create("here", game="field-commander")
    end = sitting.play_on(choose=Random(3).choice)
    outcome = end["outcome"]
    assert (outcome["winners"], outcome["ranks"], outcome["scores"]) == ([], [2], [0])
    assert outcome["text"].startswith("Player 1 loses. ")
    assert sitting.get("", 0, lang="fr").json()["outcome"]["text"].startswith("Player 1 a perdu. ")


def test_the_games_own_bot_plays_a_campaign_and_gives_the_hints(served: Served) -> None:
    sitting = served.create("commander", game="field-commander")
    end = wait_until(lambda: (table := sitting.look())["outcome"] and table)
    assert end["seats"][0]["name"] == "Commander"
    replayed = Match.replay(Record.parse(sitting.get("/record").text), game("field-commander"))
    assert replayed.ply == end["ply"] > 30

    person = served.create("here", game="field-commander")
    table = person.look(0)
    for _ in range(5):
        hint = person.get("/hint", 0, seat=0).json()
        legal = {action["notation"]: action["label"] for action in table["decision"]["actions"]}
        assert legal[hint["action"]] == hint["label"]
        table = person.move(0, table["ply"], hint["action"]).json()
