"""PhalanXX over HTTP: alone against MaXXimilian, with hints, with abilities, and for as many as it seats."""

from __future__ import annotations

import pytest

from argead.games.phalanxx.board import RANKS
from argead.kernel import Match, Record
from argead.shelf import game
from support.served import Served, Table, code, wait_until

IDLE = ("pass", "income", "keep")


def idle(actions: list[Table]) -> Table:
    """Buy nothing and take an income: MaXXimilian is never beaten so."""
    return next((action for action in actions if action["verb"] in IDLE), actions[0])


def test_who_plays_alone_can_lose_to_maxximilian(served: Served) -> None:
    sitting = served.create("here", game="phalanxx")
    end = sitting.play_on(choose=idle)
    outcome, (points,) = end["outcome"], end["outcome"]["scores"]
    assert (outcome["reason"], outcome["ranks"], outcome["winners"]) == ("dishonoured", [2], [])
    assert outcome["text"].startswith(f"Player 1 loses, with {points} points. MaXXimilian is not beaten")
    french = sitting.get("", 0, lang="fr").json()["outcome"]["text"]
    assert french.startswith(f"Player 1 a perdu, avec {points} points. MaXXimilian n’est pas battu")
    own, rival = end["view"]["sides"]
    assert (own["maxximilian"], rival["maxximilian"]) == (False, True)
    assert own["reckoning"]["total"] == points <= rival["reckoning"]["total"]


def test_a_bot_plays_alone_to_its_rank(served: Served) -> None:
    sitting = served.create("greedy", game="phalanxx")
    end = wait_until(lambda: (table := sitting.look())["outcome"] and table)
    assert end["outcome"]["reason"] in RANKS
    assert Match.replay(Record.parse(sitting.get("/record").text), game("phalanxx")).ply == end["ply"]


def test_who_plays_alone_is_given_hints(served: Served) -> None:
    sitting = served.create("here", game="phalanxx")
    for _ in range(8):
        seat, table = sitting.turn()
        hint = sitting.get("/hint", seat, seat=seat).json()
        legal = {action["notation"]: action["label"] for action in table["decision"]["actions"]}
        assert legal[hint["action"]] == hint["label"]
        sitting.move(seat, table["ply"], hint["action"])


def test_the_expert_game_deals_everybody_an_ability(served: Served) -> None:
    sitting = served.create("here", "here", "here", "here", game="phalanxx", options={"expert": True})
    view = sitting.look(0)["view"]
    assert {side["action_card"] for side in view["sides"]} == {"intrigue", "merchant", "legend", "forced-march"}
    assert view["sides"][view["first"]]["action_card"] == "intrigue"


def test_two_who_share_a_screen_and_a_bot_play_to_the_end(served: Served) -> None:
    sitting = served.create("here", "random", "here", game="phalanxx")
    end = sitting.play_on(choose=idle)
    assert (end["outcome"]["reason"], len(end["outcome"]["scores"])) == ("pile", 3)
    assert end["view"]["round"] == 8


@pytest.mark.parametrize("seats", [0, 5])
def test_only_one_to_four_find_a_seat(served: Served, seats: int) -> None:
    asked = [{"kind": "here"}] * seats
    assert code(served.http.post("/api/matches", json={"game": "phalanxx", "seats": asked})) == (400, "bad-request")
