"""Components: the cards and both sides of the board, as far as the rulebook tells."""

from __future__ import annotations

import pytest

from argead.games.phalanxx.board import load
from argead.games.phalanxx.cards import ABILITIES, CONDITIONS
from games.phalanxx.position import GAME

BOARD = load(None)
GEOMETRY = GAME.geometry(None)


def test_components_there_are_16_13_and_13_epoch_cards():
    assert [sum(card.epoch == epoch for card in BOARD.cards) for epoch in range(3)] == [16, 13, 13]


def test_components_the_numbers_that_the_rulebook_gives():
    """Whatever else is ours, these figures are printed."""
    printed = {
        "soldiers": 12,
        "start_hand": 2,
        "exchange_from": 4,
        "low_roll": 8,
        "low_roll_talents": 3,
        "income": 3,
        "scout_price": 4,
        "conflict_cost": 3,
        "most_talents": 43,
        "heroism_among_last": 6,
        "rotated_points": 3,
        "group_points": 5,
        "talents_a_point": 3,
        "camouflage": 4,
        "merchant_price": 1,
        "legend_cards": 3,
        "legend_force": 2,
        "intrigue_difference": 2,
        "prices": (5, 4, 3, 2, 1),
        "left_out": (6, 6, 3, 0),
        "ranks": (1, 6, 11, 16, 21, 26),
    }
    assert {name: getattr(BOARD, name) for name in printed} == printed


def test_epoch_cards_ask_for_all_kinds_of_conditions_and_have_all_abilities():
    assert {condition.kind for card in BOARD.cards for condition in card.conditions} == set(CONDITIONS)
    assert {card.ability for card in BOARD.cards} == {*ABILITIES, ""}


def test_epoch_cards_that_are_white_carry_a_symbol_and_the_others_none():
    for card in BOARD.cards:
        assert bool(card.symbol) == (card.colour == "white")


def test_leaders_and_equipment_have_the_scales_of_the_rulebook():
    scales = {card.id: (card.by, card.steps) for card in BOARD.cards if card.by}
    assert scales == {
        "parmenion": ("archer", (0, 2, 3, 4)),
        "bessos": ("cavalry", (0, 1, 3, 5)),
        "porus": ("infantry", (0, 1, 2, 3, 4)),
        "dareios": ("white", (0, 0, 2, 3, 5)),
        "antigonos": ("purple", (0, 1, 3, 4)),
        "memmon-of-rhodes": ("orange", (0, 2, 4, 6)),
        "military-music": ("orange", (0, 2, 4, 7)),
        "horses": ("purple", (0, 0, 2, 4)),
        "fortress": ("purple", (0, 1, 3, 4)),
    }


def test_epoch_cards_have_an_archer_of_force_5():
    assert any(card.symbol == "archer" and card.force == 5 for card in BOARD.cards)


def test_board_two_sides_with_the_places_that_the_set_up_names():
    by_name = {side["name"]: side for side in GEOMETRY["sides"]}
    assert {name: side["players"] for name, side in by_name.items()} == {"II/IV": [1, 2, 4], "III": [3]}
    places = {(region["kind"], region["start"]): region for region in by_name["II/IV"]["regions"] if region["start"]}
    assert places["city", 1]["place"] == "Issos"
    assert places["city", 3]["place"] == "Persepolis"
    for place in (("city", 1), ("city", 3), ("oasis", 2), ("oasis", 3), ("oasis", 4)):
        assert places[place]["half"] == "left"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_region_can_be_reached(players):
    land = BOARD.lands[players - 1]
    reached = 1 << land.starts[0][0]
    for _ in land.regions:
        reached |= land.spread(reached)
    assert reached == land.in_play


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_tables_of_masks_are_the_lists(players):
    """Neighbours, values and soldiers of any set of regions, worked out one by one."""
    land = BOARD.lands[players - 1]
    for seed in range(50):
        chosen = (seed * 2654435761 ^ seed << 17) & land.in_play
        regions = [region for n, region in enumerate(land.regions) if chosen >> n & 1]
        near = {id_ for region in regions for id_ in region.borders} & set(land.names(land.in_play))
        assert set(land.names(land.spread(chosen))) == near
        assert land.worth(chosen) == sum(region.value for region in regions)
        assert land.soldiers(chosen) == sum(2 if region.kind == "city" else 1 for region in regions)
        assert land.stake(chosen) == land.worth(chosen) + land.soldiers(chosen)


def test_maxximilians_soldiers_are_enough():
    land = BOARD.lands[0]
    city, oasis = land.starts[0]
    assert land.soldiers((land.cities | land.oases) & ~(1 << city | 1 << oasis)) <= BOARD.soldiers


def test_true_places_lie_where_alexander_went():
    for side in GEOMETRY["sides"]:
        for region in side["regions"]:
            longitude, latitude = region["at"]
            assert 25 < longitude < 80
            assert 20 < latitude < 45
