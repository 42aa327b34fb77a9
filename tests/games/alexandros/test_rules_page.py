"""The page of the rules: its examples are played by the referee, and its numbers are those of the board file."""

from __future__ import annotations

from collections import Counter

from games.alexandros import figures
from games.alexandros.position import OWN, hand, legal, play, worth
from support.pages import check_figures, read_numbers, sections

BOX = OWN.components
BLACK, RED, EACH, CARDS, GOAL = (
    BOX[name] for name in ("black_walls", "red_walls", "governors_each", "cards_each", "goal")
)
COLOURS, SYMBOLS, ROW, ACTIONS, CORNERS = 4, 5, 2, 2, 3


def test_the_pictures_are_positions_of_the_referee() -> None:
    check_figures("alexandros", figures.figures())


def test_moving_alexander_the_example() -> None:
    s = figures.beginning()
    assert figures.figures()["nearest"]["lit"] == ["c3", "a6"]
    start = s.alexander
    away = {name: min(OWN.distance[start][corner] for corner in corners(name)) for name in ("c3", "a6", "c6")}
    assert away == {"c3": 2, "a6": 2, "c6": 3}
    assert read_numbers("alexandros", "moving-alexander") == Counter([ROW, CORNERS, CORNERS, 2, 2, 3])


def corners(triangle: str) -> list[int]:
    (found,) = [each for each in OWN.geometry()["triangles"] if each["name"] == triangle]
    return [OWN.point_names.index(name) for name in found["corners"]]


def test_walls_the_two_rides() -> None:
    s = figures.beginning()
    play(s, "take lyre", "corner 3-3")
    ways = legal(s, "path")
    first, second = figures.first_ride(), figures.second_ride()
    placed = [BLACK - ride.walls_left()[0] for ride in (first, second)]
    assert (len(ways), {len(way.split()) for way in ways}, placed) == (3, {3}, [3, 5])
    assert (len(figures.SMALLER.split()), worth(first, "c3"), worth(second, "a4")) == (4, (2, 2), (4, 3))
    captions, ride, again = [2, 4], [3, 3, 3, 4, 2, 2], [2, 3, 2, 4, 3]
    assert read_numbers("alexandros", "walls") == Counter(captions + ride + again)


def test_provinces_the_example_of_a_split() -> None:
    s = figures.split()
    assert (worth(s, "a6")[0], worth(s, "a4")[0]) == (2, 2)
    assert read_numbers("alexandros", "provinces") == Counter([2, 2] * 2), "in the picture's words and in the text"


def test_occupying_the_example() -> None:
    s = figures.occupied()
    assert (worth(s, "a4"), hand(s, 0)) == ((4, 3), "lyre")
    assert read_numbers("alexandros", "occupying") == Counter([4, 3])


def test_taking_over_the_example() -> None:
    s = figures.taken_over()
    used = len(figures.figures()["taking-over"]["paid"])
    assert (used, hand(s, 0), hand(s, 1)) == (4, "soldier soldier", "")
    assert read_numbers("alexandros", "taking-over") == Counter([2, 3, 4, 2, 3, 2, used, 2, 2])


def test_taxes_the_example() -> None:
    s = figures.taxed()
    assert (s.scores, worth(s, "c4")[0]) == ([4, 2, 0], 3)
    assert read_numbers("alexandros", "taxes") == Counter([1, 4, 2, 3, 4, 2, 3, 2])


def test_every_other_number_is_one_of_the_box_or_of_the_rules() -> None:
    seats = (2, 4)
    empty, each = OWN.empty.bit_count(), OWN.symbols.bit_count() // SYMBOLS
    expected = {
        "aim": [GOAL],
        "contents": [1, EACH * COLOURS, EACH, COLOURS, COLOURS, BLACK, RED, CARDS * SYMBOLS, CARDS, 1],
        "setup": [*seats, EACH, 1, ROW],
        "turn": [ACTIONS, ROW],
        "special-move": [2],
        "recalling": [2],
        "end": [GOAL, GOAL],
        "board": [empty + each * SYMBOLS, empty, each],
    }
    told = {"moving-alexander", "walls", "provinces", "occupying", "taking-over", "taxes"}
    for section in set(sections("alexandros")) - told:
        assert read_numbers("alexandros", section) == Counter(expected.get(section, [])), section
