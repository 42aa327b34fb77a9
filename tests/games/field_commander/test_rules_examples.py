"""The examples of the rules: each is set up and played by the referee, and the page tells what came of it."""

from __future__ import annotations

from collections import Counter

from argead.games.field_commander.ending import reckon
from argead.kernel import Event
from games.field_commander import figures
from games.field_commander.position import army, battle, garrison, kind, play, position, run, told
from support.pages import check_figures, numerals, read_numbers, text

NAME = "field-commander"


def example(section: str) -> Counter[int]:
    """The numbers of the example of a section, up to the end of its paragraph."""
    return numerals(text(NAME, "en", section).partition("*Example.*")[2].partition("\n\n")[0])


def test_the_pictures_are_positions_of_the_referee() -> None:
    check_figures(NAME, figures.figures())


def test_orders_sardis_is_4_moves_from_macedon_and_a_3_brings_a_force() -> None:
    answers = (3, "persian-infantry", 6, 6, "one-wall")
    s = position("granicus", *answers, at="orders", garrisons={"Sardis": ["persian-archer"]}, gold=3)
    assert s.view(0)["areas"]["Sardis"]["range"] == 4
    assert len(garrison(s, "Sardis")) == 2
    assert example("orders") == Counter([4, 3, 3, 4, 7])


def test_scouting_with_5_forces() -> None:
    for roll, gold, hits in ((2, 3, 0), (6, 0, 1)):
        s = play(position(army=["phalanx"] * 4, gold=9), "scout sestus", roll)
        assert s.view(0)["scouting"] == {"area": "Sestus", "roll": roll, "gold": gold, "hits": hits}


def test_forces_a_phalanx_goes_on_until_it_misses() -> None:
    journal: list[Event] = []
    s = battle(["phalanx"], ["persian-infantry", "persian-peltast"], journal=journal)
    play(s, "fight", 6, 6, 3, 1, 3)
    rolls = [(roll["roll"], roll["needs"], roll["hits"]) for roll in told(journal, "attacked")]
    assert rolls == [(3, 4, 1), (1, 3, 1), (3, 2, 0)]
    assert example("forces") == Counter([4, 3, 3, 1, 2, 3, 2])


def test_walls_weaken_less_with_every_hit() -> None:
    penalties = [
        battle(["companions"], walls).view(0)["battle"]["penalty"]
        for walls in (["wall", "wall"], ["wall", "wall/reduced"], ["wall/reduced"])
    ]
    assert penalties == [4, 3, 1]
    assert example("walls") == Counter([2, *penalties])


def test_a_turn_of_battle() -> None:
    journal: list[Event] = []
    s = figures.battle_turn(journal)
    dice = [(roll["counter"], roll["roll"], roll["hits"]) for event in figures.ROLLS for roll in told(journal, event)]
    assert dice == [
        ("archer-1", 1, 1),
        ("companions-1", 2, 2),
        ("phalanx-1", 3, 1),
        ("phalanx-1", 4, 0),
        ("alexander", 2, 0),
        ("persian-archer-1", 2, 1),
        ("persian-heavy-cavalry-1", 5, 0),
        ("persian-infantry-1", 4, 0),
    ]
    field = s.view(0)["battle"]
    (infantry,) = field["enemy"]
    assert (infantry["counter"], infantry["reduced"]) == ("persian-infantry-1", True)
    assert (infantry["speed"], infantry["battle"], field["advantage"]) == (1, 1, 2)
    assert [fighter["counter"] for fighter in field["own"] if fighter["tired"]] == ["companions-1"]
    table = [5, 2, 1, 3, 5, 2, 2, 1, 2, 2, 4, 1, 3, 3, 4, 0, 2, 1]
    assert read_numbers(NAME, "resolution") == Counter([1, *table, 1, 1, 2])


def test_death_of_alexander_from_level_5() -> None:
    s = battle([], ["persian-archer"], level=5)
    levels = []
    for _ in range(2):
        play(s, "fight", 1, 6)
        levels.append(s.level)
    play(s, "fight", 1)
    assert (levels, s.outcome().reason) == ([3, 1], "slain")


def test_intimidation_a_4_and_2_glory_open_the_gates() -> None:
    foes = ["persian-infantry", "persian-archer", "wall"]
    s = position(area="Ephesus", army=["phalanx"] * 4, garrisons={"Sardis": foes}, glory=2)
    play(s, "scout sardis", 5)
    run(s, "march")
    play(s, "intimidate", 4)
    assert s.view(0)["intimidation"] == {"roll": 4, "advantage": 2, "added": 0, "total": 6, "result": "ongoing"}
    run(s, "spend 2")
    assert kind(s) == "treat-conquest"
    assert example("intimidation") == Counter([5, 3, 2, 4, 6, 2, 8])


def test_a_month_before_tyre() -> None:
    journal: list[Event] = []
    before = figures.siege().view(0)
    s = figures.siege_turn(journal)
    after = s.view(0)
    assert (before["gold"], after["gold"]) == (8, 4)
    tracks = ("transports", "mole", "ships", "warships")
    assert [before["tyre"][track] for track in tracks] == [3, 2, 2, 3]
    assert [after["tyre"][track] for track in tracks] == [3, 3, 2, 2]
    assert [(order["roll"], order["total"]) for order in told(journal, "tyre-ordered")] == [(4, 3), (5, 4), (1, 0)]
    assert (told(journal, "ship-hit"), told(journal, "ship-missed")) == (
        [{"roll": 2, "section": 4, "left": 1}],
        [{"roll": 5}],
    )
    (income,) = told(journal, "income")
    assert income["gold"] == 12
    assert [(bought["work"], bought["gold"]) for bought in told(journal, "prepared")] == [("mole", 3), ("transport", 4)]
    assert [sunk["gold"] for sunk in told(journal, "sunk")] == [6]
    captions, start = [8, 4], [8, 3, 2, 2, 3, 3, 1]
    orders, ships = [4, 3, 3, 3, 5, 4, 1, 0, 4], [2, 5, 4, 4]
    resupply, bought = [1, 3, 2, 5, 12, 17], [3, 6, 4, 4]
    assert read_numbers(NAME, "tyre-month") == Counter(captions + start + orders + ships + resupply + bought)


def test_gaugamela_two_counters_that_were_not_cancelled_are_4_hits() -> None:
    forces = ["phalanx", "phalanx", "infantry", "infantry"]
    drawn = ["two-forces", "one-force", "one-wall"]
    s = position("gaugamela", "go", at="operations", army=forces, drawn=drawn, cancelled=["one-force"])
    assert s.view(0)["hits"]["left"] == 4
    assert len(army(s)) == 4


def test_a_life_what_a_victory_is_worth() -> None:
    governed = ["Chaeronea", "Granicus", "Sardis", "Lycia"]
    s = position(turn=3, governed=governed, glory=3)
    entry = reckon(s)
    assert (entry.points, entry.immortality) == (25, 86)
    assert example("linked") == Counter([4, 3, 25, 24, 12, 50, 86])
