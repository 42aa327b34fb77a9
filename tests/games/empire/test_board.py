"""Our board: the checked figures of our notes, routes found by a search of their own; what the box holds."""

from __future__ import annotations

from itertools import pairwise

import pytest

from argead.games.empire.board import load
from argead.kernel import Dice
from argead.language import LANGUAGES, phrasebook
from games.empire.position import GAME, legal, place, position

GEOMETRY = GAME.geometry(None)
REGIONS = GEOMETRY["regions"]
FIGURES = {
    "hellas": (5, 3, 2, {(2, 2), (4, 1)}, 1),
    "asia-minor": (6, 4, 2, {(3, 3), (4, 2)}, 1),
    "syria-aegyptus": (5, 3, 2, {(3, 4), (4, 3)}, 1),
    "persia": (6, 3, 3, {(4, 3), (5, 2)}, 2),
    "asia-interior": (6, 3, 3, {(4, 3), (5, 2)}, 2),
    "india": (4, 3, 2, {(3, 3), (4, 2)}, 1),
}
"""Provinces, temple sites, city sites, routes to the goal (steps, cubes), the quickest end (round)."""


def routes(region) -> set[tuple[int, int]]:
    """The ways from the camp to the goal that none other beats in both steps and cubes: plain depth-first search."""
    ways: dict[str, list[tuple[str, int]]] = {}
    for arrow in region["arrows"]:
        ways.setdefault(arrow["from"], []).append((arrow["to"], arrow["price"]))
    found = set()

    def march(at: str, steps: int, cubes: int, seen: frozenset[str]) -> None:
        if at == region["goal"]:
            found.add((steps, cubes))
            return
        for to, price in ways[at]:
            if to not in seen:
                march(to, steps + 1, cubes + price, seen | {to})

    march(region["entry"], 1, 0, frozenset({region["entry"]}))
    return {one for one in found if not any(two != one and two[0] <= one[0] and two[1] <= one[1] for two in found)}


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region["id"])
def test_the_checked_figures_of_each_region(region):
    provinces, temples, cities, ways, quickest = FIGURES[region["id"]]
    assert len(region["provinces"]) == provinces
    assert sum(province["temple"] for province in region["provinces"]) == temples
    assert sum(province["city"] for province in region["provinces"]) == cities
    assert routes(region) == ways
    assert min(-(-steps // 3) for steps, _ in routes(region)) == quickest


def test_the_checked_figures_of_the_whole_board():
    provinces = [province for region in REGIONS for province in region["provinces"]]
    arrows = [arrow for region in REGIONS for arrow in region["arrows"]]
    assert len(provinces) == 32
    assert sum(province["temple"] for province in provinces) == 19
    assert sum(province["city"] for province in provinces) == 14
    assert len(arrows) == 2 * 42, "42 arrows, each with two heads"
    assert sum(arrow["sea"] for arrow in arrows) == 2 * 4


def test_3_1_six_regions_in_order_each_with_provinces_numbered_from_1():
    assert [region["id"] for region in REGIONS] == list(FIGURES)
    for region in REGIONS:
        assert [province["number"] for province in region["provinces"]] == list(range(1, len(region["provinces"]) + 1))


def test_3_1_each_campaign_starts_where_the_last_one_ended():
    for before, after in pairwise(REGIONS):
        assert after["start"] == before["goal"]
        assert after["symbol"] == before["goal_symbol"]
    assert [region["symbol"] for region in REGIONS] == list("123456")
    assert REGIONS[-1]["goal_symbol"] == "X"
    assert all(region["goal"] == region["provinces"][-1]["name"] for region in REGIONS)


def test_3_1_cilicia_and_capadocia_touch_but_are_not_adjacent():
    s = position(pack=None, region=2, armies={0: {"Cilicia": 1, "Capadocia": 1}}, cubes={0: (7, 7)})
    assert not {"cilicia capadocia", "capadocia cilicia"} & set(legal(s, "cross"))
    assert legal(s, "cross"), "other ways lead on"


def test_5_3_prices_are_0_to_2_over_land_and_3_by_sea():
    for region in REGIONS:
        for arrow in region["arrows"]:
            assert arrow["price"] in ([3] if arrow["sea"] else [0, 1, 2])


def test_E26_every_entry_is_free_and_the_only_one():
    for land in load(None).lands:
        assert [(cross.end, cross.price) for cross in land.crossings[land.camp]] == [(land.entry, 0)]


def test_every_province_can_be_left_for_the_goal():
    """No army is ever shut in: each province leads somewhere."""
    for land in load(None).lands:
        assert all(land.crossings[p] for p in range(land.camp))


def test_2_0_and_3_3_what_each_player_gets():
    for players in range(2, 6):
        s = GAME.new(players, Dice(1))
        view = s.view(None)
        assert view["supply"] == {"temples": [10] * players, "cities": [8] * players}
        assert view["scores"] == [0] * players
        assert s.board.cubes == 15


def test_3_2_the_aid_is_in_sight_of_everybody_and_names_its_numbers():
    """The rules are at hand in each language, with every number of the aid sheet."""
    for lang in LANGUAGES:
        text = {section.id: section.markdown for section in phrasebook(GAME, lang).rules()}
        assert {"15", "10", "8"} <= words(text["setup"])
        assert "2" in words(text["majority"])
        assert {"1", "3"} <= words(text["temple"])
        assert {"2", "5"} <= words(text["city"])
        assert {"10", "15", "5"} <= words(text["awards"])
        assert {"2", "4", "5", "7"} <= words(text["end"])


def test_aid_sheet_the_numbers_are_the_boards():
    board = load(None)
    assert (board.province_points, board.temple_points, board.city_points) == (2, 3, 5)
    assert (board.temple_price, board.city_price) == (1, 2)
    assert (board.most_cities, board.most_temples) == (10, 15)
    assert (board.most_cities_in_region, board.most_temples_in_region) == (5, 5)
    assert (board.steps, board.rounds) == (3, 3)
    assert board.short_game == {"first_region": 2, "last_region": 4, "divisor": 2}


def words(text: str) -> set[str]:
    return {word.strip(".,;:()") for word in text.split()}


def test_the_camp_is_a_place_of_its_own():
    s = position(pack=None, region=1, at="still")
    assert place(s, "camp") == 5
    assert s.view(0)["fresh"].keys() == {*s.land.names, "camp"}
