"""Alternative readings, as options and as values of the data file."""

from __future__ import annotations

import re

import pytest

from argead.games.field_commander.board import OWN_TEXT, load
from games.field_commander.position import army, battle, garrison, kind, play, position, run


def pack(*changes):
    """Our data file with other values."""
    text = OWN_TEXT.replace("field-commander-reconstructed-1", "changed")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize(("option", "speed"), [("drops", 1), ("leaders", 2)])
def test_reduced_speed_of_troops_drops_or_leaders_alone_slow_down(option, speed):
    s = battle(["infantry/reduced"], ["memnon/reduced", "persian-infantry"], reduced_speed=option)
    rows = {row["counter"]: row["speed"] for side in ("own", "enemy") for row in s.view(0)["battle"][side]}
    assert (rows["infantry-1"], rows["memnon"]) == (speed, 1)


def test_reduced_speed_leaders_a_reduced_force_keeps_its_place_in_the_turn():
    journal = []
    s = battle(["infantry/reduced"], ["persian-phalanx"], reduced_speed="leaders", journal=journal)
    play(s, "fight", 6, 6, 6)
    order = [event.data["counter"] for event in journal if event.kind in ("attacked", "enemy-attacked")]
    assert order == ["infantry-1", "persian-phalanx-1", "alexander"]


def test_bare_walls_stand_or_fall_with_the_last_defender():
    for option, done in (("stand", False), ("fall", True)):
        s = battle(["companions"], ["wall", "persian-archer"], area="Sardis", bare_walls=option)
        play(s, "fight", 6, 2)
        play(s, "strike persian-archer-1", *(() if done else (6,)))
        assert (kind(s) == "treat-conquest") == done
        if not done:
            assert garrison(s, "Sardis") == ["wall-1"]


def test_western_cities_issus_has_a_flat_income_of_15():
    assert position("issus", at="gain", western_cities=True).gold == 15
    assert position("issus", at="gain").gold == 3
    assert position("granicus", at="gain", western_cities=True).gold == 3


def test_raiders_by_the_other_reading_are_a_fifth_square():
    """Tyre, warships, reading 2: the marker starts on 5, and two steps cost 4 + 5."""
    other = pack(
        ("raider_dice = 1", "raider_dice = 0"),
        ("raider_squares = 0", "raider_squares = 1"),
        ("warship_costs = [12, 9, 6, 3]", "warship_costs = [12, 9, 6, 5, 4]"),
    )
    s = position("tyre", at="spend", area="Old Tyre", gold=9, adopted=["raiders"], pack=other)
    assert s.warships == 5
    run(s, "sink", "sink")
    assert (s.gold, s.warships) == (0, 3)


def test_gaugamela_without_the_return_to_babylon():
    free = pack(('home = "Babylon"', 'home = ""'))
    rest = ["Gaugamela", "Babylon", "Persepolis", "Maracanda", "Hydaspes"]
    s = position(
        "gaugamela", area="Susa", razed=rest, army=["phalanx"] * 4, garrisons={"Susa": ["persian-archer"]}, pack=free
    )
    play(s, "intimidate", 6)
    run(s, "raze")
    assert s.outcome().reason == "victory"


def test_a_counter_without_a_price_cannot_be_cancelled():
    text = pack(("gold = 5\ncancel_glory = 1\n", "gold = 5\n"))
    s = position("granicus", "five-gold", at="operations", gold=9, glory=9, pack=text)
    assert kind(s) == "lead-army"


def test_every_force_of_the_file_can_be_counted():
    board = load(pack((re.search(r"walls = 10\n", OWN_TEXT).group(), "walls = 12\n")))
    assert board.counters.walls.bit_count() == 12
    assert army(position(army=["phalanx"])) == ["phalanx-1"]
