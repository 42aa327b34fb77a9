"""Seats: carried to other devices, given out anew, and taken along to the next match; nobody else gets one."""

from __future__ import annotations

import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from argead.server import keys
from argead.server.store import read_seats, write_seats
from argead.table.identity import MOST_DEVICES, KeyedSeat, fingerprint, invite_of, seat_opened_by
from support.data import SHORT_BOARD
from support.served import Served, Sitting, code, hear, hear_until

HOUR_S = 3600


def carried(sitting: Sitting, *seats: int) -> dict[str, str]:
    """The tokens of another device that sits down where these seats are held."""
    asked = sitting.post("/carry", {"tokens": [sitting.tokens[seat] for seat in seats]})
    assert asked.status_code == 200, asked.text
    assert asked.json()["seconds"] == keys.CARRY_S
    made = sitting.post("/redeem", {"carry": asked.json()["carry"]})
    assert made.status_code == 200, made.text
    tokens: dict[str, str] = made.json()["tokens"]
    return tokens


def look(sitting: Sitting, token: str) -> Any:
    headers = {"Authorization": f"Bearer {token}"}
    return sitting.served.http.get(sitting.path, headers=headers)


# Devices -------------------------------------------------------------------------------------------------------------


def test_a_carried_seat_is_played_on_both_devices(served: Served) -> None:
    sitting = served.create("here", "link")
    sitting.claim(1, "Bruno")
    (phone,) = carried(sitting, 1).values()
    assert phone not in sitting.tokens.values()
    assert look(sitting, phone).json()["seat"] == 1
    assert look(sitting, sitting.tokens[1]).json()["seat"] == 1
    seat, table = sitting.turn()
    while seat != 1:
        sitting.play(seat)
        seat, table = sitting.turn()
    move = {"ply": table["ply"], "seat": 1, "action": table["decision"]["actions"][0]["notation"]}
    assert sitting.post("/moves", move, phone).status_code == 200


def test_all_seats_of_a_screen_are_carried_by_one_link_that_works_once(served: Served) -> None:
    sitting = served.create("here", "here", "greedy")
    asked = sitting.post("/carry", {"tokens": list(sitting.tokens.values())}).json()
    tokens = sitting.post("/redeem", {"carry": asked["carry"]}).json()["tokens"]
    assert {seat: look(sitting, token).json()["seat"] for seat, token in tokens.items()} == {"0": 0, "1": 1}
    again = sitting.post("/redeem", {"carry": asked["carry"]})
    assert code(again) == (401, "bad-token")
    assert again.json()["error"]["message"].startswith("This link has been used, or has expired")


def test_a_seat_waits_for_one_device_at_a_time(served: Served) -> None:
    sitting = served.create("here", "here")
    first, second = (sitting.post("/carry", {"tokens": [sitting.tokens[0]]}).json()["carry"] for _ in range(2))
    assert code(sitting.post("/redeem", {"carry": first})) == (401, "bad-token")
    assert sitting.post("/redeem", {"carry": second}).status_code == 200


@pytest.mark.parametrize("tokens", [[], ["nobody"], [""]], ids=str)
def test_only_whoever_holds_a_seat_can_carry_it(served: Served, tokens: list[str]) -> None:
    sitting = served.create("here", "here")
    assert code(sitting.post("/carry", {"tokens": tokens})) == (401, "bad-token")
    assert code(sitting.post("/carry", {"tokens": [*tokens, sitting.tokens[0], "x"]})) == (401, "bad-token")
    assert code(sitting.post("/redeem", {"carry": ""})) == (401, "bad-token")


def test_a_link_that_waits_too_long_is_worth_nothing(tmp_path) -> None:
    before = "from argead.server import keys\nkeys.CARRY_S = -1"
    with Served(tmp_path / "argead.sqlite3", before=before) as served:
        sitting = served.create("here", "here")
        asked = sitting.post("/carry", {"tokens": [sitting.tokens[0]]}).json()
        assert code(sitting.post("/redeem", {"carry": asked["carry"]})) == (401, "bad-token")


def test_of_too_many_devices_the_first_gives_way_and_hears_why(served: Served) -> None:
    sitting = served.create("here", "link")
    sitting.claim(1, "Bruno")
    first = sitting.tokens[1]
    with sitting.live(first) as line:
        assert "table" in hear(line)
        tokens = [first, *(carried(sitting, 1)["1"] for _ in range(MOST_DEVICES - 1))]
        assert {look(sitting, token).status_code for token in tokens} == {200}
        sitting.tokens[1] = tokens[-1]
        last = carried(sitting, 1)["1"]
        assert {look(sitting, token).status_code for token in (*tokens[1:], last)} == {200}
        assert look(sitting, first).status_code == 401
        assert "no longer holds its seat" in refusal(line)


def refusal(line: Any) -> str:
    """The sentence with which a live line is closed."""
    while "error" not in (heard := hear(line)):
        continue
    assert heard["error"]["code"] == "bad-token"
    with pytest.raises(ConnectionClosed):
        line.recv(10)
    message: str = heard["error"]["message"]
    return message


# A seat that is given out anew ---------------------------------------------------------------------------------------


def renew(sitting: Sitting, seat: int, host: str | None = None) -> Any:
    return sitting.post("/renew", {"seat": seat}, host or sitting.host)


def test_a_lost_seat_is_given_out_anew_and_the_match_goes_on(served: Served) -> None:
    sitting = served.create("here", "link", "greedy")
    old = dict(sitting.invites)
    sitting.claim(1, "Bruno")
    phone, lost = carried(sitting, 1)["1"], sitting.tokens[1]
    sitting.play_on(2)
    waiting = sitting.post("/carry", {"tokens": [lost]}).json()["carry"]
    with sitting.live(lost) as line, sitting.live(sitting.tokens[0]) as host:
        assert hear(host)["table"]["seats"][1]["claimed"] is True
        made = renew(sitting, 1)
        assert made.status_code == 200, made.text
        assert "the host has given it to somebody else" in refusal(line)
        assert hear_until(host, lambda table: not table["seats"][1]["claimed"])["seats"][1]["name"] == "Bruno"
        invite = made.json()["invites"]["1"]
        assert invite != old["1"]
        for token in (lost, phone):
            assert look(sitting, token).status_code == 401
        assert code(sitting.post("/redeem", {"carry": waiting})) == (401, "bad-token")
        assert code(sitting.post("/claim", {"invite": old["1"], "name": "Bruno"})) == (401, "bad-token")
        asked = served.http.get(f"{sitting.path}/invites", headers={"Authorization": f"Bearer {sitting.host}"})
        assert asked.json() == {"invites": {"1": invite}}
        seat, table = sitting.look()["waiting"][0], sitting.look(0)
        if seat == 0:
            action = table["decision"]["actions"][0]["notation"]
            assert code(sitting.move(0, table["ply"], action)) == (409, "not-started")
        sitting.invites["1"] = invite
        sitting.claim(1, "Cleo")
        assert hear_until(host, lambda table: table["seats"][1]["claimed"])["seats"][1]["name"] == "Cleo"
    assert sitting.play_on(4)["ply"] > table["ply"]


def test_a_seat_can_be_given_out_anew_again_and_again(served: Served) -> None:
    sitting = served.create("here", "link")
    invites = [sitting.invites["1"], *(renew(sitting, 1).json()["invites"]["1"] for _ in range(3))]
    assert len(set(invites)) == 4
    assert [sitting.post("/claim", {"invite": one, "name": ""}).status_code for one in invites] == [401, 401, 401, 200]


def test_who_can_give_out_which_seat(served: Served) -> None:
    sitting = served.create("here", "link", "greedy")
    sitting.claim(1, "Bruno")
    for stranger in (None, "x", sitting.tokens[0], sitting.tokens[1]):
        refused = sitting.post("/renew", {"seat": 1}, stranger)
        assert code(refused) == (401, "bad-token")
    assert code(renew(sitting, 0)) == (409, "not-by-link")
    assert code(renew(sitting, 2)) == (409, "not-by-link")
    for seat in (3, -1):
        assert code(renew(sitting, seat)) == (404, "not-found")
    assert code(sitting.post("/renew", {"seat": "1"}, sitting.host)) == (400, "bad-request")
    assert look(sitting, sitting.tokens[1]).status_code == 200


# Invitations ---------------------------------------------------------------------------------------------------------


def test_an_invitation_says_whether_it_can_still_be_used(served: Served) -> None:
    sitting = served.create("here", "link")

    def ask(invite: str | None) -> Any:
        headers = {} if invite is None else {"Authorization": f"Bearer {invite}"}
        return served.http.get(f"{sitting.path}/invitation", headers=headers)

    assert ask(sitting.invites["1"]).json() == {"seat": 1}
    assert code(ask("x")) == (401, "bad-token")
    assert code(ask(None)) == (401, "bad-token")
    sitting.claim(1, "Bruno")
    assert code(ask(sitting.invites["1"])) == (409, "seat-taken")


# The next match ------------------------------------------------------------------------------------------------------


def finished(served: Served, *seats: str, **more: Any) -> Sitting:
    """A match of Alexandros that ends after a few moves."""
    sitting = served.create(*seats, **more)
    for seat in sitting.invites:
        sitting.claim(int(seat), f"Guest {seat}")
    sitting.play_on(choose=lambda actions: actions[-1])
    return sitting


@pytest.fixture(scope="module")
def ended(served: Served) -> Sitting:
    return finished(served, "here", "link", "random", pack=SHORT_BOARD)


def test_again_seats_the_same_people_by_the_same_secrets(served: Served, ended: Sitting) -> None:
    with ended.live(ended.tokens[1]) as guest, ended.live() as onlooker:
        assert hear(guest)["table"]["next"] is None
        assert hear(onlooker)["table"]["next"] is None
        made = ended.post("/again", None, ended.tokens[1])
        assert made.status_code == 200, made.text
        following = made.json()["match"]
        assert hear_until(guest, lambda table: table["next"])["next"] == following
        assert hear_until(onlooker, lambda table: table["next"])["next"] == following
    assert ended.post("/again", None, ended.tokens[0]).json() == {"match": following}, "there is one for all"
    assert ended.look()["next"] == following
    other = Sitting(served, following, ended.tokens, {}, ended.host)
    table = other.look(1)
    former = ended.look(1)
    for same in ("game", "options", "pack"):
        assert table[same] == former[same]
    assert [(seat["name"], seat["kind"], seat["bot"]) for seat in table["seats"]] == [
        (seat["name"], seat["kind"], seat["bot"]) for seat in former["seats"]
    ]
    assert table["ply"] == 0 or table["seats"][2]["kind"] == "bot"
    assert table["next"] is None
    assert other.play_on(3)["ply"] >= 3
    assert renew(other, 1).status_code == 200, "the host is the host there too"


def test_nobody_else_sets_the_next_table(served: Served) -> None:
    sitting = served.create("here", "here")
    assert code(sitting.post("/again", None)) == (401, "bad-token")
    assert code(sitting.post("/again", None, "x")) == (401, "bad-token")
    assert code(sitting.post("/again", None, sitting.host)) == (401, "bad-token")
    refused = sitting.post("/again", None, sitting.tokens[0])
    assert code(refused) == (409, "not-over")
    assert refused.json()["error"]["message"] == "You can play again once this match has ended."


# Several processes ---------------------------------------------------------------------------------------------------


@pytest.mark.postgres
def test_seats_change_hands_at_all_processes(postgres_url: str) -> None:
    with Served(postgres_url) as one, Served(postgres_url) as two:
        here = one.create("here", "link", pack=SHORT_BOARD)
        there = here.at(two)
        there.claim(1, "Bruno")
        lost = there.tokens[1]
        asked = here.post("/carry", {"tokens": [lost]}).json()
        phone = there.post("/redeem", {"carry": asked["carry"]}).json()["tokens"]["1"]
        assert look(here, phone).json()["seat"] == 1
        assert code(here.post("/redeem", {"carry": asked["carry"]})) == (401, "bad-token")
        with there.live(lost) as line:
            assert "table" in hear(line)
            invite = renew(here, 1).json()["invites"]["1"]
            assert "the host has given it to somebody else" in refusal(line)
        assert look(there, phone).status_code == 401
        there.invites["1"] = invite
        there.claim(1, "Cleo")
        here.tokens = there.tokens
        here.play_on(choose=lambda actions: actions[-1])
        with there.live(there.tokens[1]) as line:
            assert hear(line)["table"]["outcome"] is not None
            following = here.post("/again", None, here.tokens[0]).json()["match"]
            assert hear_until(line, lambda table: table["next"])["next"] == following
        assert there.post("/again", None, there.tokens[1]).json()["match"] == following


# What is stored ------------------------------------------------------------------------------------------------------


def test_seats_of_former_days_are_read_and_no_secret_is_stored() -> None:
    (seat,) = read_seats('[{"kind":"link","name":"Bruno","token":"t","invite":"i"}]')
    assert seat == KeyedSeat("link", "Bruno", token="t", invite="i")
    opened = KeyedSeat("link", "Bruno").opened_to("secret").opened_to("other")
    assert "secret" not in write_seats([opened])
    assert opened.keys == (fingerprint("secret"), fingerprint("other"))
    assert seat_opened_by("other", (KeyedSeat("here", "Anna"), opened)) == 1
    assert seat_opened_by("", (KeyedSeat("here", "Anna"), opened)) is None
    assert invite_of("host", "k", 1, 0) == invite_of("host", "k", 1) != invite_of("host", "k", 1, 1)


def test_a_link_is_kept_for_minutes() -> None:
    assert 60 < keys.CARRY_S < HOUR_S
    assert KeyedSeat("link", "Bruno", carry="x", carry_until=time.time() + keys.CARRY_S).claimed is False
