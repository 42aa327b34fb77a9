"""Alexandros told in words: what stands before a question, what is open to everybody, and the labelled drawing."""

from __future__ import annotations

import pytest

from argead.cli.ink import Ink
from argead.cli.teller import teller
from argead.shelf import game
from games.alexandros.position import HEXAGON, play, position

NAMES = ("Ada", "Bob")
GAME = game("alexandros")


def sheet(s, pack: str | None = None) -> list[str]:
    return [Ink().named(line) for line in teller(GAME, "en", pack).draw(s.view(0), NAMES)]


def columns(drawn: list[str]) -> dict[int, int]:
    """Where each column stands, read from the two lines above the drawing."""
    tens, units = drawn[0], drawn[1]
    found, ten = {}, 0
    for at, sign in enumerate(units):
        if sign.isdigit():
            ten = int(tens[at]) if at < len(tens) and tens[at].isdigit() else ten
            found[10 * ten + int(sign)] = at
    return found


def line_of(drawn: list[str], label: str) -> str:
    """The line that a letter or a number stands before."""
    (line,) = (line for line in drawn[2:-1] if line[:3].split() == [label])
    return line


def test_every_triangle_is_found_by_its_letter_and_its_column() -> None:
    s = position(governors={1: "c3"})
    drawn = sheet(s)
    at = columns(drawn)
    for triangle in GAME.geometry(None)["triangles"]:
        name, symbol = triangle["name"], triangle["symbol"]
        sign = "2" if name == "c3" else symbol[0].upper() if symbol else "."
        assert line_of(drawn, name[0])[at[int(name[1:])]] == sign, name


def test_every_point_is_found_by_its_column_and_its_line() -> None:
    s = position(alexander="15-3")
    drawn = sheet(s)
    at = columns(drawn)
    for point in GAME.geometry(None)["points"]:
        x, _, y = point["name"].partition("-")
        assert line_of(drawn, y)[at[int(x)]] == ("@" if point["name"] == "15-3" else "+"), point["name"]


def test_walls_join_the_points_that_they_are_named_after() -> None:
    drawn = sheet(position(walls=["2-0 3-1 5-1"]))
    at = columns(drawn)
    assert line_of(drawn, "a")[at[2] + 1] == "\\"
    assert line_of(drawn, "1")[at[3] : at[5] + 1] == "+---+"


def test_labels_stand_on_all_four_sides_and_the_drawing_fits_a_terminal() -> None:
    drawn = sheet(position())
    assert drawn[:2] == drawn[-2:-4:-1]
    assert all(line.split()[0] == line.split()[-1] for line in drawn[2:-3])
    assert max(map(len, drawn[:-1])) < 80
    assert "Alexander (@) stands at Abydos (2-0)" in drawn[-1]


def test_a_small_board_of_ones_own_is_labelled_too() -> None:
    s = position(pack=HEXAGON, row="lyre horse")
    drawn = sheet(s, HEXAGON)
    assert line_of(drawn, "b")[columns(drawn)[2]] == "L"


def test_before_a_question_stands_what_it_is_decided_by() -> None:
    s = position(alexander="3-3", hands={0: "lyre lyre horse"}, scores=[3, 12])
    assert teller(GAME, "en", None).glance(s.view(0), NAMES) == [
        "Alexander stands at Halikarnassos (3-3). Walls left: 65 black, 10 red.",
        "Points, and what a tax would bring now: 3 (+0) for Ada, 12 (+0) for Bob.",
        "Hand of Ada: Horse, 2 × Lyre.",
    ]


@pytest.mark.parametrize(
    ("moves", "asks"),
    [
        (["take soldier"], "Several Soldier triangles are equally near. Which one does Alexander head for?"),
        (
            ["take soldier", "triangle b7"],
            "Alexander heads for the Soldier in Pontos. At which of its corners does he halt?",
        ),
        (["take soldier", "triangle b7", "corner 7-1"], "Which way does he ride from Halikarnassos to Amaseia?"),
    ],
)
def test_the_questions_of_a_ride_name_what_they_are_about(moves: list[str], asks: str) -> None:
    from argead.language import phrasebook

    s = position(at="move", walls=["2-0 3-1 4-2 3-3"], alexander="3-3", row="soldier horse", chance=["temple"])
    play(s, *moves)
    assert phrasebook(GAME, "en").prompt(s, 0).startswith(asks)


def test_that_taxes_were_collected_this_turn_is_told() -> None:
    s = position(provinces=["a2 b2 b3 c3"], governors={0: "c3"}, hands={0: "lyre"})
    play(s, "tax lyre")
    assert "Taxes have been collected this turn." in teller(GAME, "en", None).look(s.view(0), NAMES)
