"""Whole matches over HTTP, on SQLite and on PostgreSQL: played, recorded, uploaded, looked at again."""

from __future__ import annotations

from random import Random

from argead.kernel import Match, Record
from argead.shelf import catalogue, game
from support.served import Served, code


def test_a_person_plays_bots_to_the_end(database: str) -> None:
    with Served(database) as served:
        sitting = served.create("here", "greedy", "random")
        assert code(sitting.get("/record")) == (409, "not-over")
        for hidden in ({"seat": "all"}, {"seat": 1}):
            assert code(sitting.get("/at/0", 0, **hidden)) == (409, "not-over")
        for eyes in (None, 0):
            assert sitting.get("/at/0", eyes, **({} if eyes is None else {"seat": eyes})).json()["ply"] == 0
        end = sitting.play_on(choose=Random(1).choice)
        assert end["outcome"] is not None

        text = sitting.get("/record").text
        replayed = Match.replay(Record.parse(text), game("alexandros"))
        outcome = replayed.state.outcome()
        assert outcome is not None
        assert list(outcome.scores) == end["outcome"]["scores"]
        assert replayed.ply == end["ply"]
        assert [seat["name"] for seat in end["seats"]] == list(replayed.record.header.seats)
        assert any(line.seat == 1 for line in replayed.record.lines)
        assert any(line.seat == 2 for line in replayed.record.lines)

        uploaded = served.http.post("/api/records", content=text)
        assert uploaded.status_code == 201
        path = f"/api/matches/{uploaded.json()['match']}"
        table = served.http.get(path).json()
        assert table["review"] is True
        assert table["ply"] == end["ply"]
        assert served.http.get(f"{path}/record").text == text
        assert served.http.post("/api/records", content=text).json() == uploaded.json()


def test_a_review_shows_every_ply_and_every_hand(served: Served) -> None:
    sitting = served.create("here", "here")
    sitting.play_on(3)
    while not sitting.turn()[1]["undo"]["moves"]:
        sitting.play_on(1, choose=lambda actions: next((a for a in actions if not a["final"]), actions[0]))
    seat, table = sitting.turn()
    assert sitting.post("/undo", {"ply": table["ply"], "seat": seat}, sitting.tokens[seat]).status_code == 200
    end = sitting.play_on(choose=Random(2).choice)
    seen: list[Match] = []
    text = sitting.get("/record").text
    Match.replay(Record.parse(text), game("alexandros"), each=lambda match: seen.append(match.fork()))
    assert len(seen) == end["ply"] + 1
    assert sum(match.record.lines[-1].notation == "undo" for match in seen) == 1
    for match in seen[:: max(1, len(seen) // 25)] + seen[-1:]:
        ply = match.ply
        for seat in (None, 0, 1):
            table = sitting.get(f"/at/{ply}", **({} if seat is None else {"seat": seat})).json()
            assert table["plies"] == end["ply"]
            assert table["view"] == {"open_hands": None, **match.state.view(seat)}
            assert [(line["ply"], line["data"]) for line in table["journal"]] == [
                (at, event.seen_by(seat)) for at, event in match.events
            ]
        opened = sitting.get(f"/at/{ply}", seat="all").json()
        assert opened["view"]["open_hands"] == [match.state.view(seat)["hand"] for seat in (0, 1)]
        assert all("card" in line["data"] for line in opened["journal"] if line["kind"] == "drew")
    assert code(sitting.get(f"/at/{end['ply'] + 1}")) == (404, "not-found")
    assert code(sitting.get("/at/0", seat=2)) == (404, "not-found")
    assert code(sitting.get("/at/0", seat="x")) == (404, "not-found")


def test_the_board_and_the_catalogue_speak_of_the_same_game(served: Served) -> None:
    listed = served.http.get("/api/games", params={"lang": "fr"}).json()["games"]
    assert [entry["name"] for entry in listed] == [described.name for described in catalogue()]
    entry = next(entry for entry in listed if entry["name"] == "alexandros")
    sitting = served.create("here", "here", options={"border_walls": False})
    table = sitting.look(0)
    assert table["options"]["border_walls"] is False
    board = sitting.get("/board").json()
    assert board["id"] == entry["pack"]["default"] == table["pack"]
    assert table["view"]["alexander"] == board["start"]
    rules = {
        lang: served.http.get("/api/games/alexandros/rules", params={"lang": lang}).json() for lang in ("en", "fr")
    }
    ids = [section["id"] for section in rules["en"]["sections"]]
    assert ids == [section["id"] for section in rules["fr"]["sections"]]
    assert {line["rule"] for line in table["journal"]} <= set(ids)
    assert code(served.http.get("/api/games/chess/rules")) == (404, "not-found")


def test_a_hint_is_a_legal_action_of_the_one_who_asks(served: Served) -> None:
    sitting = served.create("here", "here")
    seat, table = sitting.turn()
    legal = {action["notation"]: action["label"] for action in table["decision"]["actions"]}
    hint = sitting.get("/hint", seat, seat=seat).json()
    assert legal[hint["action"]] == hint["label"]
    other = 1 - seat
    assert code(sitting.get("/hint", other, seat=seat)) == (403, "not-yours")
    assert code(sitting.get("/hint", other, seat=other)) == (409, "not-waiting")
    assert code(sitting.get("/hint", seat=seat)) == (401, "bad-token")


def test_since_sends_only_what_is_new(served: Served) -> None:
    sitting = served.create("here", "here")
    sitting.play_on(4)
    whole = sitting.look(0)
    part = sitting.get("", 0, since=2).json()
    assert part["journal"] == [line for line in whole["journal"] if line["ply"] > 2]
    assert 0 < len(part["journal"]) < len(whole["journal"])
    assert {**part, "journal": None} == {**whole, "journal": None}
