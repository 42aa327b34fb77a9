"""A board file of your own: what is wrong with it is named by line or cell; a sound one replaces ours."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from argead.games.alexandros.board import OWN_TEXT
from argead.kernel import DataError, Dice, Match, Record, Script
from argead.testing.settings import play_out, walk_match
from games.alexandros.position import GAME, HEXAGON, with_components

SMALL = """
id = "small"
start = "2-0"
[rows]
a = "T.A.H.L"
b = ".S.T.A."
c = "L.H.S.T"
"""


def own_row(letter: str) -> str:
    return next(line for line in OWN_TEXT.splitlines() if line.startswith(f"{letter} = "))


def with_cell(cell: str, sign: str) -> str:
    """Our own board with one other cell."""
    line = own_row(cell[0])
    place = line.index('"') + int(cell[1:])
    return OWN_TEXT.replace(line, line[:place] + sign + line[place + 1 :])


def line_of(text: str, row: str) -> int:
    return 1 + max(number for number, line in enumerate(text.splitlines()) if line.startswith(f"{row} = "))


DUPLICATE = OWN_TEXT.replace(own_row("c"), f"{own_row('c')}\n{own_row('c')}")

UNSOUND = {
    "hole": (with_cell("e13", "#"), "cell e13 is a hole"),
    "island": (SMALL.replace('c = "L.H.S.T"', 'c = "L.H.S.T##S"'), "cell c10 is an island"),
    "duplicate row": (DUPLICATE, f"at line {line_of(DUPLICATE, 'c')},"),
    "unknown symbol": (with_cell("d7", "X"), "cell d7 has the unknown symbol 'X'"),
    "missing row": (OWN_TEXT.replace(own_row("e"), ""), "row e is missing"),
    "row that is no text": (OWN_TEXT.replace(own_row("e"), "e = 5"), "row e is missing"),
    "too long a row": (SMALL.replace("T.A.H.L", "T" + "." * 60), "row a has 61 cells"),
    "too much land": (SMALL + "".join(f'{row} = "{"." * 60}"\n' for row in "defgh"), "[rows] have 321 cells of land"),
    "a start far away": (SMALL.replace("2-0", "2" * 400 + "-0"), "needs a 'start'"),
    "too many rows": (SMALL + "".join(f'r{n} = "."\n' for n in range(24)), "row d is missing"),
    "no rows": ('id = "x"\nstart = "1-0"', "needs [rows]"),
    "empty rows": ('id = "x"\nstart = "1-0"\n[rows]', "needs [rows]"),
    "no land": ('id = "x"\nstart = "1-0"\n[rows]\na = "###"', "no land"),
    "missing symbol": (SMALL.replace("H", "."), "the board has no 'H'"),
    "no empty land": ('id = "x"\nstart = "1-0"\n[rows]\na = "TAHLS"', "the board has no '.'"),
    "start at sea": (OWN_TEXT.replace('start = "2-0"', 'start = "14-0"'), "the start 14-0 is not a corner"),
    "start between points": (OWN_TEXT.replace('start = "2-0"', 'start = "3-0"'), "the start 3-0 is not a corner"),
    "malformed start": (OWN_TEXT.replace('start = "2-0"', 'start = "Troy"'), "needs a 'start'"),
    "missing start": (OWN_TEXT.replace('start = "2-0"', ""), "needs a 'start'"),
    "missing id": (OWN_TEXT.replace('id = "alexandros-reconstructed-1"', ""), "needs an 'id'"),
    "blank id": (SMALL.replace('"small"', '" "'), "needs an 'id'"),
    "unknown key": (SMALL.replace("start", "colour = 3\nstart"), "unknown key 'colour'"),
    "unknown component": (with_components(SMALL, ships=3), "unknown 'ships'"),
    "component of nothing": (with_components(SMALL, black_walls=0), "black_walls needs a count"),
    "component too large": (with_components(SMALL, black_walls=201), "black_walls needs a count"),
    "component that is no number": (f"{SMALL}[components]\ngoal = true", "goal needs a count"),
    "components that are no table": (SMALL.replace("[rows]", "components = 3\n[rows]"), "must be a table"),
    "not TOML": ("this is a board\n", "not valid TOML"),
    "empty file": ("", "needs an 'id'"),
}


@pytest.mark.parametrize(("text", "complaint"), UNSOUND.values(), ids=UNSOUND.keys())
def test_an_unsound_board_is_refused_and_the_place_is_named(text, complaint):
    with pytest.raises(DataError) as refused:
        GAME.new(2, Dice(1), pack=text)
    assert complaint in str(refused.value)


@pytest.mark.parametrize("cell", ["b9", "a2", "i9"])
def test_a_bay_that_opens_to_the_sea_is_no_hole(cell):
    assert GAME.pack_id(with_cell(cell, "#")) == "alexandros-reconstructed-1"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("pack", [SMALL, HEXAGON, with_components(SMALL, black_walls=3, red_walls=1, cards_each=1)])
def test_a_board_of_your_own_replaces_ours_and_plays_to_the_end(pack, players):
    for seed in range(10):
        s = GAME.new(players, Dice(seed), pack=pack)
        assert {t["name"][0] for t in GAME.geometry(pack)["triangles"]} <= set("abc")
        play_out(s, Random(seed))
        assert s.outcome() is not None


def test_a_board_of_your_own_travels_in_the_record():
    match = Match(GAME, ("a", "b"), Dice(3), pack=SMALL)
    for _ in walk_match(match, Random(3)):
        pass
    assert match.record.header.pack == "small"
    record = Record.parse(match.record.dump())
    assert record.header.data == SMALL
    again = Match.replay(record, GAME)
    assert again.state.view(None) == match.state.view(None)


def test_the_contents_of_the_box_can_be_changed_alone():
    s = GAME.new(2, Dice(1), pack=with_components(black_walls=20, governors_each=2))
    assert s.view(0)["walls_left"] == {"black": 20, "red": 10}
    assert s.view(0)["reserve"] == [2, 2]


def test_R37_on_a_wide_board_long_ways_are_chosen_leg_by_leg():
    wide = "\n".join(f'{letter} = "{"." * 60}"' for letter in "abcd")
    text = f'id = "plain"\nstart = "2-0"\n[rows]\n{wide}\ne = "{"." * 55}TAHLS"\n'
    s = GAME.new(2, Script(["horse", "horse", "lyre", "lyre", 1, "lyre"]), pack=text)
    s.play(0, s.find(0, "take lyre"))
    s.play(0, s.actions(0)[-1])
    s.journal = []
    legs = 0
    while s.actions(0)[0].verb == "ride":
        s.play(0, s.actions(0)[0])
        legs += 1
    assert legs >= 5
    assert {action.verb for action in s.actions(0)} == {"path"}
    assert len(s.actions(0)) <= 20
    s.play(0, s.actions(0)[0])
    told = [event.data for event in s.journal if event.kind in ("rode", "moved")]
    assert len(told) == legs + 1
    assert told[0]["points"][0] == "2-0"
    assert all(one["point"] == one["points"][-1] == following["points"][0] for one, following in pairwise(told))
