"""Who sits where, in one form for all doors."""

from __future__ import annotations

import json

import pytest

from argead.kernel import RecordError
from argead.shelf import game
from argead.table import Seat, read_seats, write_seats

EMPIRE = game("empire")
SEATS = (
    Seat("here", "Ada", None, False, "fr"),
    Seat("link", "Bob"),
    Seat("bot", "greedy", "greedy/cities:4"),
)


def test_seats_come_back_as_they_were_written():
    assert read_seats(write_seats(SEATS), EMPIRE) == SEATS


def wrong(**change: object) -> str:
    seat = {"kind": "here", "name": "Ada"} | change
    return json.dumps({"argead-seats": 1, "seats": [seat]})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "must be"),
        ('{"argead-seats": 2, "seats": []}', "must be"),
        ('{"argead-seats": 1, "seats": [7]}', "seat 0: a seat has"),
        (wrong(kind="cat"), "seat 0: a kind is here or link or bot"),
        (wrong(name=7), "names are text"),
        (wrong(hints="no"), "hints are true or false"),
        (wrong(token="x"), "seat 0: a seat has a kind"),
        (wrong(bot="greedy"), "a bot's seat names its bot"),
        (wrong(kind="bot"), "a bot's seat names its bot"),
        (wrong(kind="bot", bot="deep-blue"), "seat 0: there is no bot 'deep-blue'"),
        (wrong(kind="bot", bot="greedy/oracles"), "has no style 'oracles'"),
    ],
)
def test_seats_that_do_not_fit_are_refused_in_one_sentence(text, words):
    with pytest.raises(RecordError, match=words):
        read_seats(text, EMPIRE)
