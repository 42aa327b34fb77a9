"""The page of the rules: its examples are played by the referee, and its numbers are those of the board file."""

from __future__ import annotations

from collections import Counter

from argead.games.empire.board import load
from argead.kernel import Event
from argead.language import LANGUAGES
from games.empire import figures
from games.empire.figures import ADA, BOB, CLEO
from games.empire.position import kind, position, told
from support.pages import check_figures, read_numbers, rows, sections, text

OWN = load(None)
MOST_SEATS, BOXES, MARKERS = 5, 4, 2
GAME = "empire"


def test_the_pictures_are_positions_of_the_referee() -> None:
    check_figures(GAME, figures.figures())


def test_turn_order_the_example_is_chosen_in_the_order_of_its_table() -> None:
    for lang in LANGUAGES:
        table = [[int(cell) for cell in row[1:3]] for row in rows(text(GAME, lang, "turn-order"))[1:]]
        assert table == [[1, 5], [1, 3], [0, 4], [0, 3]]
    s = position(
        4,
        at="order",
        bids=dict(enumerate(bid for bid, _ in table)),
        armies={seat: {"camp": armies} for seat, (_, armies) in enumerate(table)},
        pack=None,
    )
    chosen = []
    while kind(s) == "choose-place":
        (seat,) = s.waiting()
        chosen.append(seat)
        s.play(seat, s.actions(seat)[0])
    assert chosen == [0, 1, 2], "the last place is the fourth's without asking"
    assert read_numbers(GAME, "turn-order") == Counter([1, *(number for row in table for number in row)])


def test_marching_the_example() -> None:
    start, s = figures.beginning(), figures.marched()
    before, after = start.view(None), s.view(None)
    boxes = [before["boxes"][ADA][box] for box in ("temples", "cities")]
    assert (before["camp"][ADA], boxes, after["boxes"][ADA]["temples"]) == (6, [4, 3], 2)
    assert (after["armies"]["Macedonia"][ADA], after["armies"]["Thracia"][ADA], after["entered"]) == (3, 3, True)
    prices = sorted({price for land in OWN.geometry()["regions"] for price in prices_of(land)} - {0})
    assert prices == [1, 2, 3]
    example = [6, 4, 3, 6, 3, 2, 2, 2]
    assert read_numbers(GAME, "movement") == Counter([OWN.steps, *prices, 3, *example])


def prices_of(region: dict) -> list[int]:
    assert {arrow["price"] for arrow in region["arrows"] if arrow["sea"]} <= {3}
    return [arrow["price"] for arrow in region["arrows"]]


def test_scoring_the_example() -> None:
    journal: list[Event] = []
    before, s = figures.before_scoring(), figures.scored(journal)
    boxes = [[box["temples"], box["cities"]] for box in before.view(None)["boxes"]]
    assert boxes == [[5, 2], [3, 0], [1, 0]]
    assert told(journal, "majority") == [(ADA, "Macedonia", 3, 2), (CLEO, "Thessalia", 1, 2)]
    assert told(journal, "majority-tied") == [(None, "Illyria", 1)]
    assert told(journal, "temple-built") == [(ADA, "Macedonia", 4, 3), (BOB, "Illyria", 2, 3)]
    assert told(journal, "city-built") == [(ADA, "Macedonia", 2, 5)]
    assert (s.scores, s.temple_cubes) == ([10, 3, 2], [1, 1, 1])
    macedonia, illyria, thessalia = [3, 2, 2, 5, 3, 4, 3, 2, 5], [1, 3, 1, 2, 3], [2]
    caption, sums = [2, 3, 5, 3, 2], [10, 3, 2, 1]
    laid = [number for box in boxes for number in box]
    assert read_numbers(GAME, "scoring") == Counter([*laid, *macedonia, *illyria, *thessalia, *caption, *sums])


def test_awards_the_example() -> None:
    s = figures.finished()
    view = s.view(None)
    temples = [sum(built[seat] for built in view["temples"].values()) for seat in range(3)]
    cities = [list(view["cities"].values()).count(seat) for seat in range(3)]
    won = [sum(award["points"] for award in view["awards"] if award["winner"] == seat) for seat in range(3)]
    assert (temples, cities, won) == ([6, 5, 3], [2, 2, 1], [30, 10, 15])
    assert {award["winner"] for award in view["awards"] if award["region"] == "persia"} == {None}
    rule = [OWN.most_cities, OWN.most_temples, OWN.most_cities_in_region, OWN.most_temples_in_region]
    example = [OWN.most_temples, OWN.most_cities]
    assert read_numbers(GAME, "awards") == Counter([*rule, *temples, *cities, *example, *won])


def test_every_other_number_is_one_of_the_board_file() -> None:
    first, last, divisor = (OWN.short_game[name] for name in ("first_region", "last_region", "divisor"))
    awards = [OWN.most_cities, OWN.most_temples, OWN.most_cities_in_region, OWN.most_temples_in_region]
    pieces = [OWN.cubes, OWN.temples, OWN.cities]
    regions = OWN.geometry()["regions"]
    provinces = [province for region in regions for province in region["provinces"]]
    expected = {
        "contents": [
            *(2, MOST_SEATS),
            *(1, len(regions)),
            *(number for each in pieces for number in (each * MOST_SEATS, each)),
            *(MARKERS * MOST_SEATS, MARKERS),
            *(MOST_SEATS, BOXES, MOST_SEATS),
        ],
        "setup": [*pieces, OWN.temples],
        "sequence": [1, OWN.rounds],
        "allotting": [OWN.cubes],
        "splitting": [2, OWN.rounds],
        "region-end": [OWN.rounds],
        "majority": [OWN.province_points],
        "temple": [OWN.temple_price, OWN.temple_points, 1],
        "city": [OWN.city_price, OWN.city_points, 1, OWN.city_price],
        "end": [OWN.rounds, first, last, *(award // divisor for award in awards)],
        "board": [
            len(regions),
            len(provinces),
            *(sum(province[site] for province in provinces) for site in ("temple", "city")),
        ],
    }
    examples = {"turn-order", "movement", "scoring", "awards"}
    for section in set(sections(GAME)) - examples:
        assert read_numbers(GAME, section) == Counter(expected.get(section, [])), section
