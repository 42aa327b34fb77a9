"""Two people at two screens: invitations, live tables, undo."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from support.served import Served, code, hear, hear_until


def test_a_match_begins_when_the_invitation_is_taken(served: Served) -> None:
    sitting = served.create("here", "link")
    assert [seat["claimed"] for seat in sitting.look(0)["seats"]] == [True, False]
    pass_on = {"ply": 0, "seat": 0, "action": "pass"}
    assert code(sitting.post("/moves", pass_on, sitting.tokens[0])) == (409, "not-started")
    assert code(sitting.post("/undo", {"ply": 0, "seat": 0}, sitting.tokens[0])) == (409, "not-started")

    assert code(sitting.get("/invites")) == (401, "bad-token")
    assert code(sitting.get("/invites", 0)) == (401, "bad-token")
    host = {"Authorization": f"Bearer {sitting.host}"}
    assert served.http.get(f"{sitting.path}/invites", headers=host).json() == {"invites": sitting.invites}

    assert code(sitting.post("/claim", {"invite": "x", "name": "Eve"})) == (401, "bad-token")
    sitting.claim(1, " Bru\x00no\u202e ")
    assert code(sitting.post("/claim", {"invite": sitting.invites["1"], "name": "Eve"})) == (409, "seat-taken")
    assert served.http.get(f"{sitting.path}/invites", headers=host).json() == {"invites": {}}
    assert [seat["name"] for seat in sitting.look()["seats"]] == ["Player 1", "Bruno"]
    seat, table = sitting.turn()
    assert sitting.move(seat, 0, table["decision"]["actions"][0]["notation"]).status_code == 200


def test_bots_wait_until_everybody_sits(served: Served) -> None:
    sitting = served.create("greedy", "link")
    with sitting.live() as watching:
        assert hear(watching)["table"]["seats"][1]["claimed"] is False
        watching.send('{"ping":1}')
        assert hear(watching) == {"pong": 1}
        assert sitting.look()["ply"] == 0
        sitting.claim(1, "Bruno")
        assert hear(watching)["table"]["seats"][1]["claimed"] is True
        sitting.play_on(20)
    assert any(line["seat"] == 0 for line in sitting.look()["journal"] if line["kind"] in ("took", "special"))


def test_a_whole_match_between_two_live_clients(served: Served) -> None:
    sitting = served.create("here", "link")
    sitting.claim(1, "Bruno")
    with sitting.live(sitting.tokens[0]) as first, sitting.live(sitting.tokens[1]) as second:
        sockets = (first, second)
        tables = [hear_until(first, lambda table: table["seats"][1]["online"]), hear(second)["table"]]
        while tables[0]["waiting"]:
            seat, ply = tables[0]["waiting"][0], tables[0]["ply"]
            assert tables[1 - seat]["decision"] is None
            made = sitting.move(seat, ply, tables[seat]["decision"]["actions"][-1]["notation"])
            assert made.status_code == 200, made.text
            tables = [hear_until(socket, lambda table, ply=ply: table["ply"] == ply + 1) for socket in sockets]
            assert [table["seat"] for table in tables] == [0, 1]
            assert tables[seat] == made.json()
            assert tables[0]["waiting"] == tables[1]["waiting"]
        assert tables[0]["outcome"] is not None


def test_those_who_look_are_online(served: Served) -> None:
    sitting = served.create("here", "link")
    sitting.claim(1, "Bruno")
    with sitting.live(sitting.tokens[0]) as first:
        assert hear(first)["table"]["seats"][0]["online"] is True
        with sitting.live(sitting.tokens[1]):
            assert hear_until(first, lambda table: table["seats"][1]["online"])["seats"][0]["online"]
        assert hear_until(first, lambda table: not table["seats"][1]["online"])["ply"] == 0


def test_an_undo_is_seen_by_both_and_written_down(served: Served) -> None:
    sitting = served.create("here", "here")
    seat, table = sitting.turn()
    token, other = sitting.tokens[seat], sitting.tokens[1 - seat]
    choice = next(action for action in table["decision"]["actions"] if not action["final"])
    assert sitting.move(seat, 0, choice["notation"]).json()["undo"]["moves"] == 1
    assert code(sitting.post("/undo", {"ply": 1, "seat": 1 - seat}, other)) == (409, "no-undo")
    assert code(sitting.post("/undo", {"ply": 0, "seat": seat}, token)) == (409, "stale-ply")
    with sitting.live(other) as watching:
        back = sitting.post("/undo", {"ply": 1, "seat": seat}, token)
        assert back.status_code == 200
        assert hear_until(watching, lambda table: table["ply"] == 2)["waiting"] == [seat]
    assert back.json()["view"] == table["view"]
    assert back.json()["journal"] == table["journal"]
    assert back.json()["undo"]["moves"] == 0
    again = sitting.post("/undo", {"ply": 1, "seat": seat}, token)
    assert again.status_code == 200
    assert again.json()["ply"] == 2
    french = sitting.post("/undo?lang=fr", {"ply": 2, "seat": seat}, token)
    assert code(french) == (409, "no-undo")
    assert french.json()["error"]["message"].startswith("Rien ne peut être repris.")


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        ("not JSON", "bad-request"),
        ('{"token": 5}', "bad-request"),
        ('{"token": "wrong", "since": -1}', "bad-token"),
        ('{"hello": null}', "bad-request"),
        (b"\x00\xff", "bad-request"),
    ],
)
def test_a_strange_first_message_is_answered_and_ends_the_talk(
    served: Served, message: str | bytes, problem: str
) -> None:
    sitting = served.create("here", "here")
    with sitting.live(greet=False) as socket:
        socket.send(message)
        assert hear(socket)["error"]["code"] == problem
        with pytest.raises(ConnectionClosed):
            socket.recv(10)
    assert sitting.look(0)["ply"] == 0


def test_an_unknown_match_cannot_be_watched(served: Served) -> None:
    sitting = served.create("here", "here")
    sitting.match = "nobody"
    with sitting.live() as socket:
        assert hear(socket)["error"]["code"] == "unknown-match"


def test_pings_are_answered_and_everything_else_refused(served: Served) -> None:
    sitting = served.create("here", "here")
    with sitting.live(sitting.tokens[0]) as socket:
        assert "table" in hear(socket)
        socket.send('{"ping":1}')
        assert hear(socket) == {"pong": 1}
        socket.send('{"pong":1}')
        socket.send('{"ping":1}')
        assert hear(socket) == {"pong": 1}
        socket.send('{"action": "pass"}')
        assert hear(socket)["error"]["code"] == "bad-request"
        with pytest.raises(ConnectionClosed):
            socket.recv(10)


def test_a_message_that_is_too_long_ends_the_talk(served: Served) -> None:
    sitting = served.create("here", "here")
    with sitting.live(greet=False) as socket:
        socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            socket.recv(10)
    assert served.is_well()
