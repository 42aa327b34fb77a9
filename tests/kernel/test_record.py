"""Records: what they look like, and what is said of an unsound one."""

from __future__ import annotations

import json

import pytest

from argead.kernel import ArgeadError, Header, Line, Match, Record, RecordError, Script
from support.toy import TOY

MOVES = [
    *[(0, "bid 2"), (1, "bid 1"), (0, "boast loudly"), (0, "undo")],
    *[(0, "boast loudly")] * 3,
    *[(1, "bid 2"), (0, "bid 1")],
    *[(0, "boast softly")] * 3,
]


def finished() -> str:
    match = Match(TOY, ("Ada", "Zoë"), Script([3, 5]), mood="grim")
    for seat, notation in MOVES:
        if notation == "undo":
            match.undo(seat)
        else:
            match.play(seat, notation)
    return match.record.dump()


def altered(number: int, line: str | None) -> str:
    """The record with one line (counted from 1) replaced or left out, and no closing line."""
    lines = finished().splitlines()[:-1]
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def header(**changes: object) -> str:
    return altered(1, json.dumps(json.loads(finished().splitlines()[0]) | changes))


def replay(text: str) -> Match:
    return Match.replay(Record.parse(text), TOY)


def test_a_record_is_json_lines():
    lines = [json.loads(line) for line in finished().splitlines()]
    assert lines[0] == {
        "argead": 1,
        "game": "toy",
        "rules": 3,
        "seats": ["Ada", "Zoë"],
        "options": {"mood": "grim", "quick": False, "size": 1},
        "pack": "toy-1",
    }
    assert lines[1:4] == [[None, "setup"], [0, "bid 2"], [1, "bid 1"]]
    assert lines[5] == [0, "undo"]
    assert lines[8] == [0, "boast loudly", 3]
    assert lines[-1].keys() == {"scores", "sha256"}
    assert lines[-1]["scores"] == [3, 5]


def test_a_record_reads_back_as_it_was_written():
    assert Record.parse(finished()).dump() == finished()
    assert replay(finished()).record.dump() == finished()


def test_a_record_from_before_an_option_was_there_keeps_its_header():
    assert replay(header(options={"mood": "grim"})).record.header.options == {"mood": "grim"}


def test_line_ends_of_windows_do_no_harm():
    assert replay(finished().replace("\n", "\r\n")).state.outcome().scores == (3, 5)


def test_a_record_may_stop_anywhere():
    lines = finished().splitlines(keepends=True)
    for stop in range(2, len(lines) + 1):
        match = replay("".join(lines[:stop]))
        assert match.ply == min(stop, len(lines) - 1) - 2


UNSOUND = {
    "empty": ("", "the record is empty"),
    "not JSON": (altered(4, "bid 2"), "line 4: this is not JSON"),
    "deeply nested": (altered(4, "[" * 100_000), "line 4: this is not JSON"),
    "no header": (altered(1, '[0,"bid 2"]'), "line 1: the header"),
    "another format": (header(argead=2), "line 1: this is format 2"),
    "newer rules": (header(rules=4), "line 1: written for version 4 of toy's rules; this Argead plays version 3"),
    "no rules": (header(rules=0), "line 1: written for version 0"),
    "newer rules in between": (altered(5, '[null,"rules",4]'), "line 5: written for version 4"),
    "rules that are no number": (altered(5, '[null,"rules","new"]'), "line 5: a change of rules must be"),
    "another data pack": (header(pack="toy-2"), "line 1: there is no data pack 'toy-2'"),
    "another game": (header(game="chess"), "line 1"),
    "seats that are no list": (header(seats="Ada"), "line 1: the header's 'seats'"),
    "seats without names": (header(seats=[1, 2]), "line 1: the header's 'seats'"),
    "too many seats": (header(seats=["a", "b", "c"]), "line 1: toy has 2 seats"),
    "unknown option": (header(options={"colour": 1}), "line 1: toy has no option 'colour'"),
    "impossible option": (header(options={"mood": "sad"}), "line 1: option 'mood' cannot be 'sad'"),
    "option of another type": (header(options={"size": True}), "line 1: option 'size' cannot be True"),
    "option that is a list": (header(options={"mood": ["merry"]}), "line 1: option 'mood'"),
    "option named like an argument": (header(options={"pack": "x"}), "line 1: toy has no option 'pack'"),
    "option named like another": (header(options={"chance": 1}), "line 1: toy has no option 'chance'"),
    "data that is no text": (header(data=5), "line 1: the header's 'data'"),
    "name that cannot be written": (header(seats=["\ud800", "b"]), "line 1"),
    "no set-up": (altered(2, None), "line 2: the set-up is missing"),
    "set-up by another name": (altered(2, '[null,"set up"]'), "line 2: the set-up is missing"),
    "second set-up": (altered(5, '[null,"setup"]'), "line 5:"),
    "set-up with an answer too many": (altered(2, '[null,"setup",3]'), "line 2:"),
    "line altered": (altered(3, '[0,"bid 7"]'), "line 3: 'bid 7' is not among the legal actions"),
    "seat altered": (altered(6, '[1,"undo"]'), "line 6: nothing can be taken back"),
    "line left out": (altered(4, None), "line 4: seat 0 has no decision"),
    "seat that is no number": (altered(3, '["0","bid 2"]'), "line 3: a move must be"),
    "seat that is true": (altered(3, '[true,"bid 2"]'), "line 3: a move must be"),
    "seat below all": (altered(12, '[-1,"bid 2"]'), "line 12: there is no such seat"),
    "seat beyond all": (altered(12, f'[{10**400},"bid 2"]'), "line 12: there is no such seat"),
    "line that is too short": (altered(3, "[0]"), "line 3: a move must be"),
    "line that is an object": (altered(3, "{}"), "line 3: a move must be"),
    "chance altered": (altered(9, '[0,"boast loudly",7]'), "line 9: a 6-sided die cannot show 7"),
    "chance left out": (altered(9, '[0,"boast loudly"]'), "line 9: chance is asked"),
    "chance left over": (altered(9, '[0,"boast loudly",3,3]'), "line 9: answers of chance left over: 1"),
    "chance of a kind unknown": (altered(9, '[0,"boast loudly",[3]]'), "line 9: chance answers"),
    "chance beyond all": (altered(9, f'[0,"boast loudly",{2**63}]'), "line 9: chance answers"),
    "action that cannot be written": (altered(9, r'[0,"boast\u0000"]'), "line 9: there is a character"),
    "undo with chance": (altered(6, '[0,"undo",3]'), "line 6:"),
    "digest": (finished().replace("softly", "loudly"), "the digest does not match"),
    "move after the end": (
        f'{altered(14, None)}[0,"boast softly",5]\n[0,"bid 1"]\n',
        "line 15: seat 0 has no decision",
    ),
}


@pytest.mark.parametrize(("text", "complaint"), UNSOUND.values(), ids=UNSOUND.keys())
def test_an_unsound_record_is_refused_and_the_line_is_named(text, complaint):
    with pytest.raises(ArgeadError) as refused:
        replay(text)
    assert refused.value.code == "bad-record"
    assert complaint in str(refused.value)


def test_a_closing_line_that_does_not_fit_the_game_is_refused():
    record = Record.parse(finished())
    record.close((9, 9))
    with pytest.raises(RecordError, match="scores do not match"):
        Match.replay(record, TOY)


def test_header_and_lines_are_values():
    assert Line(0, "bid 2") == Line(0, "bid 2", ())
    head = Record.parse(finished()).header
    assert head == Header("toy", 3, ("Ada", "Zoë"), {"mood": "grim", "quick": False, "size": 1}, "toy-1", None)
