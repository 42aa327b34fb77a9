"""Dice at a real table: people type what they rolled and drew, and are asked for what is missing."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest

from argead.kernel import Answer, Match, Record
from argead.shelf import game
from support.served import Served, Sitting, Table, code


def sit(served: Served, **options: Any) -> Sitting:
    return served.create("here", game="field-commander", options={"dice": "table", **options})


@pytest.fixture
def sitting(served: Served) -> Sitting:
    """Before the move that deals out the whole campaign."""
    sitting = sit(served)
    assert send(sitting, "begin").status_code == 200
    return sitting


def send(sitting: Sitting, action: str, *answers: Answer, lang: str = "en", ply: int | None = None) -> httpx.Response:
    body = {"ply": sitting.look()["ply"] if ply is None else ply, "seat": 0, "action": action, "answers": answers}
    headers = {"Authorization": f"Bearer {sitting.tokens[0]}"}
    return sitting.served.http.post(f"{sitting.path}/moves", json=body, headers=headers, params={"lang": lang})


def roll(ask: dict[str, Any], random: Random) -> Answer:
    """What a person rolls or draws when asked."""
    if ask["kind"] == "die":
        return random.randint(1, ask["sides"])
    drawn: str = random.choice([face["name"] for face in ask["faces"] for _ in range(face["left"])])
    return drawn


def play(sitting: Sitting, action: str, random: Random) -> tuple[Table, list[Answer]]:
    """Make a move, typing whatever is asked for."""
    answers: list[Answer] = []
    while (answered := send(sitting, action, *answers)).status_code == 202:
        assert answered.json()["answers"] == answers
        answers.append(roll(answered.json()["ask"], random))
    assert answered.status_code == 200, answered.text
    return answered.json(), answers


def test_what_is_missing_is_asked_for_and_nothing_changes(sitting: Sitting) -> None:
    before = sitting.get("", 0).content
    first = send(sitting, "appoint parmenion")
    assert first.status_code == 202
    asked = first.json()
    assert set(asked) == {"ask", "purpose", "subject", "text", "answers", "journal"}
    assert (asked["purpose"], asked["subject"], asked["answers"]) == ("garrison", "Sardis", [])
    assert asked["ask"]["kind"] == "draw"
    assert {"name": "persian-infantry", "label": "Persian Infantry", "left": 7} in asked["ask"]["faces"]
    assert "Sardis" in asked["text"]
    assert [line["kind"] for line in asked["journal"]] == ["appointed"]

    french = send(sitting, "appoint parmenion", "persian-infantry", lang="fr").json()
    assert "Sardes" in french["text"]
    assert {"name": "persian-infantry", "label": "Infanterie perse", "left": 6} in french["ask"]["faces"]
    assert "Parménion" in french["journal"][0]["text"]
    assert sitting.get("", 0).content == before


def test_a_move_with_all_its_answers_is_made_once(sitting: Sitting) -> None:
    ply = sitting.look()["ply"]
    table, answers = play(sitting, "appoint parmenion", Random(1))
    assert table["ply"] == ply + 1
    assert len(answers) > 10
    assert table["view"]["areas"]["Sardis"]["garrison"][0]["kind"] == answers[0]
    assert send(sitting, "appoint parmenion", *answers, ply=ply).status_code == 200
    assert sitting.look()["ply"] == ply + 1
    other = ["persian-chariot" if answers[0] != "persian-chariot" else "persian-archer", *answers[1:]]
    assert code(send(sitting, "appoint parmenion", *other, ply=ply)) == (409, "stale-ply")


def test_undo_takes_back_what_was_typed(sitting: Sitting) -> None:
    appoint = next(a for a in sitting.look(0)["decision"]["actions"] if a["notation"] == "appoint parmenion")
    assert appoint["final"] is False
    view = sitting.look(0)["view"]
    table, answers = play(sitting, "appoint parmenion", Random(2))
    assert table["undo"]["moves"] == 2
    undone = sitting.post("/undo", {"ply": table["ply"], "seat": 0}, sitting.tokens[0])
    assert undone.json()["view"] == view
    again, others = play(sitting, "appoint parmenion", Random(3))
    assert others != answers
    assert again["ply"] == table["ply"] + 2


@pytest.mark.parametrize(
    "answers",
    [[3], ["horse"], ["persian-infantry", 7], ["persian-infantry"] * 8, ["memnon"], ["x" * 1000]],
    ids=lambda answers: str(answers)[:30],
)
def test_impossible_answers_are_refused(sitting: Sitting, answers: list[Answer]) -> None:
    before = sitting.get("", 0).content
    assert code(send(sitting, "appoint parmenion", *answers)) == (422, "bad-answer")
    assert sitting.get("", 0).content == before


def test_too_many_answers_are_refused(sitting: Sitting) -> None:
    refused = send(sitting, "appoint parmenion", *play_dry(sitting), 6)
    assert code(refused) == (422, "bad-answer")
    assert code(send(sit(sitting.served), "begin", 3)) == (422, "bad-answer")


def play_dry(sitting: Sitting) -> list[Answer]:
    """Answers that suffice, found at another table."""
    other = sit(sitting.served)
    send(other, "begin")
    return play(other, "appoint parmenion", Random(4))[1]


@pytest.mark.parametrize("answers", ["3", [True], [1.5], [None], [[1]], {"0": 1}, None], ids=str)
def test_answers_of_the_wrong_type_are_refused(sitting: Sitting, answers: Any) -> None:
    body = {"ply": 1, "seat": 0, "action": "appoint parmenion", "answers": answers}
    assert code(sitting.post("/moves", body, sitting.tokens[0])) == (400, "bad-request")


def test_nobody_types_where_argead_rolls(served: Served) -> None:
    sitting = served.create("here", game="field-commander")
    send(sitting, "begin")
    before = sitting.get("", 0).content
    for lang, words in (("en", "not yours to roll"), ("fr", "lancer les dés")):
        refused = send(sitting, "appoint parmenion", "persian-infantry", lang=lang)
        assert code(refused) == (422, "bad-answer")
        assert words in refused.json()["error"]["message"]
    assert sitting.get("", 0).content == before
    assert all(a["final"] for a in sitting.look(0)["decision"]["actions"] if a["verb"] == "appoint")
    assert send(sitting, "appoint parmenion").status_code == 200


def test_only_the_seat_is_asked(sitting: Sitting, served: Served) -> None:
    body = {"ply": 1, "seat": 0, "action": "appoint parmenion"}
    assert code(sitting.post("/moves", body)) == (401, "bad-token")
    assert code(sitting.post("/moves", body, sit(served).tokens[0])) == (401, "bad-token")
    assert code(send(sitting, "appoint darius")) == (409, "illegal-action")
    assert code(send(sitting, "appoint parmenion", ply=7)) == (409, "stale-ply")


@pytest.mark.parametrize("campaign", ["granicus", "tyre", "gaugamela"])
def test_a_whole_campaign_at_a_real_table(served: Served, campaign: str) -> None:
    sitting, random = sit(served, campaign=campaign), Random(5)
    table, asked = sitting.look(0), 0
    while table["waiting"]:
        action = random.choice(table["decision"]["actions"])
        table, answers = play(sitting, action["notation"], random)
        asked += len(answers)
    assert asked > 10
    assert table["outcome"]["winners"] == []
    assert table["outcome"]["ranks"] == [2]
    text = sitting.get("/record").text
    replayed = Match.replay(Record.parse(text), game("field-commander"))
    assert replayed.ply == table["ply"]
    assert sum(len(line.answers) for line in replayed.record.lines) == asked


# PhalanXX alone ------------------------------------------------------------------------------------------------------


def sit_alone(served: Served, **options: Any) -> Sitting:
    return served.create("here", game="phalanxx", options={"dice": "table", **options})


def test_cards_and_coloured_dice_are_asked_for_by_their_names(served: Served) -> None:
    sitting = sit_alone(served)
    before = sitting.get("", 0).content
    first = send(sitting, "begin").json()
    assert (first["purpose"], first["subject"], len(first["ask"]["faces"])) == ("first-row", "", 16)
    assert {"name": "scout", "label": "Scout", "left": 1} in first["ask"]["faces"]
    drawn = [face["name"] for face in first["ask"]["faces"][:9]]
    french = send(sitting, "begin", *drawn, 3, lang="fr").json()
    assert (french["purpose"], french["subject"], french["ask"]["sides"]) == ("home-die", "orange", 6)
    assert french["text"] == "Lancez votre dé personnel (orange)."
    assert code(send(sitting, "begin", "immortals")) == (422, "bad-answer")
    assert sitting.get("", 0).content == before


@pytest.mark.parametrize("expert", [False, True])
def test_a_whole_game_against_maxximilian_at_a_real_table(served: Served, expert: bool) -> None:
    sitting, random = sit_alone(served, expert=expert), Random(8)
    table, typed = sitting.look(0), 0
    assert table["decision"]["kind"] == "lay-table"
    while table["waiting"]:
        action = random.choice(table["decision"]["actions"])
        table, answers = play(sitting, action["notation"], random)
        typed += len(answers)
    replayed = Match.replay(Record.parse(sitting.get("/record").text), game("phalanxx"))
    assert replayed.ply == table["ply"]
    assert sum(len(line.answers) for line in replayed.record.lines) == typed > 40


def test_with_two_players_the_cards_stay_with_argead(served: Served) -> None:
    body = {"game": "phalanxx", "seats": [{"kind": "here"}, {"kind": "here"}], "options": {"dice": "table"}}
    refused = served.http.post("/api/matches", json=body)
    assert code(refused) == (400, "bad-request")
    assert "only with one player" in refused.json()["error"]["message"]


def test_the_catalogue_says_which_options_are_for_one_player_alone(served: Served) -> None:
    listed = served.http.get("/api/games").json()["games"]
    options = [(entry["name"], option) for entry in listed for option in entry["options"]]
    alone = {(name, option["name"]) for name, option in options if option["players"] == [1]}
    assert alone == {("phalanxx", "dice"), ("phalanxx", "solo_count")}
