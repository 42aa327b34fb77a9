"""The page of the rules: its examples are played by the referee, and its numbers are those of the file of cards."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from argead.games.phalanxx.board import CITY_SOLDIERS, load
from argead.games.phalanxx.cards import ROW_CARDS
from argead.games.phalanxx.ending import reckon
from argead.kernel import Dice
from argead.language import LANGUAGES
from games.phalanxx import figures
from games.phalanxx.position import GAME, grey, held, home, legal, position
from support.pages import check_figures, numerals, read_numbers, rows, sections, text

NAME = "phalanxx"
OWN = load(None)
FILE = GAME.geometry(None)
CARDS = FILE["cards"]
SLOTS, SEATS, COLOURS, MONEY_CARDS, MARKERS, WHITE_DICE = 3, 4, 3, 8, 2, 7
ROUNDS = {1: 9, 2: 9, 3: 8, 4: 8}
LEFT_OUT = {1: 6, 2: 6, 3: 3, 4: 0}


def test_the_pictures_are_positions_of_the_referee() -> None:
    check_figures(NAME, figures.figures())


@pytest.mark.parametrize("players", ROUNDS)
def test_setup_the_table_of_cards_and_rounds(players: int) -> None:
    for lang in LANGUAGES:
        table = {int(row[0]): (int(row[1]), int(row[2])) for row in rows(text(NAME, lang, "setup"))[1:]}
        assert table[players] == (LEFT_OUT[players], ROUNDS[players])
    s = GAME.new(players, Dice(players))
    chance = Random(players)
    while s.waiting():
        s.play(s.waiting()[0], chance.choice(s.actions(s.waiting()[0])))
    assert s.view(None)["round"] == ROUNDS[players]
    assert OWN.left_out[players - 1] == LEFT_OUT[players]


def test_playing_the_scales_are_those_of_the_cards() -> None:
    scales = [card["scale"]["steps"] for card in CARDS if card["scale"]]
    for lang in LANGUAGES:
        told = []
        for _, _, scale in rows(text(NAME, lang, "playing"))[1:]:
            force, counts = (
                [int(number) for number in re.findall(r"\d+", half)] for half in re.split("with|avec", scale)
            )
            told.append([0] * counts[0] + force)
        assert sorted(told) == sorted(scales)


def test_playing_the_example() -> None:
    played = ["cretan-archers", "hoplites", "peltasts", "parmenion", "dareios"]
    s = position(played={0: played}, hands={0: ["persian-archers"]})
    alone = {card["id"]: card["force"] for card in CARDS}
    assert s.force[0] == sum(alone[card] for card in played[:3]) + 2 + 3
    assert (alone["persian-archers"], s.view(0)["outlook"]["persian-archers"]["force"]) == (5, 8)
    example = text(NAME, "en", "playing").partition("*Example.*")[2]
    assert numerals(example) == Counter([3, 1, 2, 3, 5, 1, 2, 8])


def test_conquering_the_example() -> None:
    before, s = figures.before_conquest(), figures.conquered()
    assert (home(before), before.reserve[0], s.reserve[0]) == (["white-4", "orange-2", "purple-5"], 9, 7)
    assert "babylonia" in held(s) - held(before)
    assert read_numbers(NAME, "conquest") == Counter([1, CITY_SOLDIERS, 4, 2, 5, 3, 2, CITY_SOLDIERS, 9, 7])


def test_conflict_the_example() -> None:
    before, s = figures.conquered(), figures.fought()
    assert (before.force, s.force, s.reserve[0]) == ([6, 3], [3, 3], 6)
    assert (held(s, 1), s.rotated[0].bit_count(), legal(s)) == ({"persis"}, 1, ["income", "discharge"])
    rule, caption, example = (
        [OWN.conflict_cost, 90, OWN.conflict_cost, OWN.conflict_cost],
        [3],
        [1, 6, 3, 6, 4, 6, 3, 1, 5, 4],
    )
    assert read_numbers(NAME, "conflict") == Counter(rule + caption + example)


def test_heroism_the_example() -> None:
    coloured = ["parmenion", "blacksmith", "scout", "javelin-throwers"]
    s = position(played={0: coloured, 1: ["porus"]}, rotated={0: 1}, row=("heroism", *[None] * (ROW_CARDS - 1)))
    assert [side["valour"] for side in s.view(None)["sides"]] == [2, 1]
    again = position(played={0: coloured}, rotated={0: 2})
    assert again.view(None)["sides"][0]["valour"] == 1
    assert read_numbers(NAME, "heroism") == Counter([3, 1, 2, 1, 1, 1])


def test_pushing_the_example() -> None:
    before, s = figures.before_push(), figures.pushed()
    assert (home(before), before.talents[0]) == (["white-4", "orange-2", "purple-5"], 5)
    assert (home(s), grey(s), s.talents[0]) == (["white-6", "orange-2", "white-1"], ["white-4", None, "purple-5"], 3)
    caption, example = [4, 5, 6, 1, 3], [4, 2, 5, 5, 6, 4, 2, 2, 1, 5, 4, 4, 3, 6, 2, 1]
    assert read_numbers(NAME, "pushing") == Counter(caption + example)


def test_the_final_count_the_example() -> None:
    s = position(
        at="still",
        played={0: ["cretan-archers", "thracian-riders", "hoplites", "parmenion", "blacksmith"]},
        rotated={0: 1},
        force={0: 16 - OWN.conflict_cost},
        held={0: ["kilikia", "babylonia", "syria", "mesopotamia"]},
        talents={0: 11},
    )
    counted = reckon(s, 0)
    lines = [counted.force, counted.rotated, counted.soldiers, counted.places, counted.groups, counted.talents]
    for lang in LANGUAGES:
        assert [int(row[1]) for row in rows(text(NAME, lang, "scoring"))[1:]] == [*lines, sum(lines)]
    assert (lines, sum(lines)) == ([13, 3, 6, 12, 5, 3], 42)
    rule = [OWN.camouflage, OWN.rotated_points, 1, OWN.group_points, 1, 1, OWN.talents_a_point]
    first = [1, 6, 5, 5, 2, 1, 11]
    assert read_numbers(NAME, "scoring") == Counter([*rule, *first, *lines, sum(lines)])


def test_the_solo_game_the_ranks() -> None:
    for lang in LANGUAGES:
        leads = [int(re.findall(r"\d+", row[0])[0]) for row in rows(text(NAME, lang, "solo"))[2:]]
        assert leads == list(OWN.ranks)


def test_every_other_number_is_one_of_the_file() -> None:
    epochs = Counter(card["epoch"] for card in CARDS)
    colours = Counter(card["colour"] for card in CARDS)
    symbols = Counter(card["symbol"] for card in CARDS if card["symbol"])
    (each_symbol,) = set(symbols.values())
    kinds = [Counter(region["kind"] for region in side["regions"]) for side in FILE["sides"]]
    regions = [len(side["regions"]) for side in FILE["sides"]]
    ranks = [number for low, high in zip(OWN.ranks, OWN.ranks[1:], strict=False) for number in (low, high - 1)]
    table = [number for players in ROUNDS for number in (players, LEFT_OUT[players], ROUNDS[players])]
    expected = {
        "contents": [
            *(1, SEATS),
            *(len(CARDS) + 1 + MONEY_CARDS + SEATS, *epochs.values(), 1, MONEY_CARDS, SEATS, 1),
            *(WHITE_DICE + 2 * SEATS, WHITE_DICE, SEATS, SEATS),
            *(OWN.soldiers * SEATS, OWN.soldiers, MARKERS * SEATS, MARKERS),
            *(1, 0, OWN.most_talents),
        ],
        "setup": [
            *(OWN.soldiers, SLOTS, SLOTS, *(1, 2, 4), 3, *(1, 2), OWN.heroism_among_last, *table),
            *(ROW_CARDS, OWN.start_hand, 1, OWN.most_talents, 0, CITY_SOLDIERS, 1, *(1, 2), *(4, 2), 3),
        ],
        "sequence": [SLOTS],
        "buying": OWN.prices,
        "exchange": [price for price in OWN.prices if price >= OWN.exchange_from],
        "rolling": [SLOTS, OWN.low_roll, OWN.low_roll_talents],
        "actions": [SLOTS],
        "income": [OWN.income],
        "passing": [SLOTS],
        "scout": [OWN.scout_price],
        "equipment": [OWN.camouflage],
        "end": [ROUNDS[3], *(3, 4), ROUNDS[1], *(1, 2), ROUNDS[1] - 1],
        "expert": [1, OWN.intrigue_difference, OWN.merchant_price, 4, OWN.legend_cards, OWN.legend_force],
        "solo": [3, SLOTS, OWN.start_hand, 0, *ranks, OWN.ranks[-1]],
        "board": [
            *(len(CARDS), colours["white"], each_symbol, colours["orange"], colours["purple"]),
            *(1, 2, 4, regions[0], kinds[0]["city"], kinds[0]["oasis"]),
            *(3, regions[1], kinds[1]["city"], kinds[1]["oasis"]),
        ],
    }
    told = {"playing", "conquest", "conflict", "heroism", "pushing", "scoring"}
    for section in set(sections(NAME)) - told:
        assert read_numbers(NAME, section) == Counter(expected.get(section, [])), section
