"""Why not, over the wire: the seat's own sentence, bounded, and nothing for those whose seat it is not."""

from __future__ import annotations

from dataclasses import replace

from argead.server.calls import LONGEST_THING_CHARACTERS
from support.served import Served, code


def test_the_seat_that_is_asked_is_told_the_rule_in_its_language(served: Served) -> None:
    sitting = served.create("here", "here", game="empire")
    told = sitting.get("/why", 0, thing="place:1", seat=0, lang="fr").json()
    sentence = "On choisit les places quand tous les cubes sont dévoilés ; la mise la plus forte choisit en premier."
    assert told == {"why": {"text": sentence.replace(" ;", "\u00a0;"), "rule": "turn-order"}}
    rules = served.http.get("/api/games/empire/rules").json()
    assert told["why"]["rule"] in {section["id"] for section in rules["sections"]}


def test_what_can_be_done_has_no_reason(served: Served) -> None:
    sitting = served.create("here", "here", game="alexandros")
    seat, _ = sitting.turn()
    assert sitting.get("/why", seat, thing="row:1", seat=seat).json() == {"why": None}
    other = sitting.get("/why", 1 - seat, thing="row:1", seat=1 - seat).json()["why"]
    assert other["text"].startswith("It is the turn of ")


def test_a_spectator_is_told_that_only_players_act(served: Served) -> None:
    sitting = served.create("here", "here", game="empire")
    told = sitting.get("/why", thing="place:1").json()["why"]
    assert told == {"text": "You are watching: only those who play can act.", "rule": None}


def test_only_the_seat_is_told_its_reasons(served: Served) -> None:
    sitting = served.create("here", "here", game="empire")
    stranger = replace(sitting, tokens=served.create("here", "here", game="empire").tokens)
    assert code(sitting.get("/why", thing="place:1", seat=0)) == (401, "bad-token")
    assert code(stranger.get("/why", 0, thing="place:1", seat=0)) == (401, "bad-token")
    assert code(sitting.get("/why", 0, thing="place:1", seat=1)) == (403, "not-yours")
    assert code(served.http.get("/api/matches/nobody/why", params={"thing": "place:1"})) == (404, "unknown-match")


def test_what_a_stranger_sends_is_bounded_and_not_repeated(served: Served) -> None:
    sitting = served.create("here", "here", game="empire")
    longest = "x" * LONGEST_THING_CHARACTERS
    unknown = {"why": {"text": "There is no such thing on the table now.", "rule": None}}
    assert sitting.get("/why", 0, thing=longest, seat=0).json() == unknown
    refused = sitting.get("/why", 0, thing=longest + "x", seat=0)
    assert code(refused) == (400, "bad-request")
    assert longest not in refused.text
    assert code(sitting.get("/why", 0, seat=0)) == (400, "bad-request")
    assert code(sitting.get("/why", 0, thing="place:1", seat="x")) == (400, "bad-request")


def test_before_everybody_sits_nobody_moves(served: Served) -> None:
    sitting = served.create("here", "link", game="empire")
    assert code(sitting.get("/why", 0, thing="place:1", seat=0)) == (409, "not-started")
