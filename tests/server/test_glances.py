"""Glances: how the matches of a browser stand, each as its seat may know it, for little work."""

from __future__ import annotations

from typing import Any

import pytest

from argead.server.glances import MOST_WOKEN
from argead.shelf import catalogue
from argead.table.standing import MOST_MATCHES
from support.data import SHORT_BOARD
from support.served import Served, Sitting, code


def ask(served: Served, *seats: tuple[str, str], lang: str = "en") -> list[dict[str, Any]]:
    asked = [{"match": match, "token": token} for match, token in seats]
    answer = served.http.post("/api/glances", json={"seats": asked}, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["matches"]
    return found


def test_whose_turn_it_is_and_how_it_stands(served: Served) -> None:
    sitting = served.create("here", "link")
    (waits,) = ask(served, (sitting.match, sitting.tokens[0]))
    assert waits["claimed"] is False
    sitting.claim(1, "Bruno")
    sitting.play_on(6)
    table = sitting.look(1)
    (stands,) = ask(served, (sitting.match, sitting.tokens[1]))
    assert stands == {
        "match": sitting.match,
        "problem": None,
        "seat": 1,
        "names": ["Player 1", "Bruno"],
        "claimed": True,
        "ply": table["ply"],
        "waiting": table["waiting"],
        "over": False,
        "glance": {"text": "Round 1", "scores": table["view"]["scores"]},
        "options": [],
        "lesson": False,
        "verdict": None,
        "next": None,
    }
    assert ask(served, (sitting.match, sitting.tokens[1]), lang="fr")[0]["glance"]["text"] == "Manche 1"


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.name)
def test_every_game_of_ours_tells_how_it_stands(served: Served, game: Any) -> None:
    sitting = served.create(*["here"] * game.seats[0], game=game.name)
    (stands,) = ask(served, (sitting.match, sitting.tokens[0]))
    assert stands["glance"]["text"]
    assert (game.folder / "glance.py").is_file()


def test_strangers_are_told_nothing(served: Served) -> None:
    sitting = served.create("here", "here")
    seats = [(sitting.match, "x"), (sitting.match, sitting.host), ("nobody", sitting.tokens[0]), ("../x", ""), ("", "")]
    told = ask(served, *seats)
    assert [one["problem"] for one in told] == ["bad-token", "bad-token", *["unknown-match"] * 3]
    for one in told:
        assert (one["names"], one["ply"], one["waiting"], one["glance"], one["next"]) == ([], 0, None, None, None)


def test_how_many_may_be_asked_for(served: Served) -> None:
    sitting = served.create("here", "here")
    seats = [(sitting.match, sitting.tokens[0])] * MOST_MATCHES
    assert len(ask(served, *seats)) == MOST_MATCHES
    asked = [{"match": match, "token": token} for match, token in [*seats, seats[0]]]
    refused = served.http.post("/api/glances", json={"seats": asked})
    assert code(refused) == (400, "bad-request")
    assert str(MOST_MATCHES) in refused.json()["error"]["message"]


def test_only_a_few_sleeping_matches_are_read_at_once_and_none_for_strangers(tmp_path) -> None:
    with Served(tmp_path / "argead.sqlite3") as served:
        matches = [served.create("here", "here") for _ in range(MOST_WOKEN + 4)]
        served.restart()
        woken = ask(served, *((one.match, "x") for one in matches))
        assert {one["problem"] for one in woken} == {"bad-token"}
        seats = [(one.match, one.tokens[0]) for one in matches]
        first = ask(served, *seats)
        assert [one["waiting"] is not None for one in first] == [True] * MOST_WOKEN + [False] * 4
        assert all(one["names"] == ["Player 1", "Player 2"] and one["seat"] == 0 for one in first)
        assert all(one["waiting"] for one in ask(served, *seats)), "the next call reads the others"


def test_a_match_that_has_ended_says_where_the_people_went(served: Served) -> None:
    sitting: Sitting = served.create("here", "random", pack=SHORT_BOARD)
    sitting.play_on(choose=lambda actions: actions[-1])
    following = sitting.post("/again", None, sitting.tokens[0]).json()["match"]
    old, new = ask(served, (sitting.match, sitting.tokens[0]), (following, sitting.tokens[0]))
    assert (old["over"], old["next"], old["waiting"]) == (True, following, [])
    assert (new["over"], new["next"], new["seat"]) == (False, None, 0)
