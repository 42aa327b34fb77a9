"""A board file of your own: what is wrong with it is named by region and province; a sound one replaces ours."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from argead.games.empire.board import OWN_TEXT
from argead.kernel import DataError, Dice, Match, Record
from argead.testing.settings import play_out, walk_match
from games.empire.position import GAME, PRACTICE, practice


def changed(old: str, new: str, text: str = PRACTICE) -> str:
    assert text.count(old) >= 1, old
    return text.replace(old, new, 1)


A3, B3 = '{ name = "A3", at = [3, 40], sites = [] }', '{ name = "B3", at = [3, 40], sites = [] }'
SEA = '{ a = 2, b = 4, to_b = 3, to_a = 3, kind = "sea" }'
LAND = '{ a = 1, b = 3, to_b = 1, to_a = 0, kind = "land" }'
HEAD = 'id = "region-b"\nname = "B"'
INTO_4 = ['{ a = 2, b = 4, to_b = 3, to_a = 3, kind = "sea" },', '{ a = 3, b = 4, to_b = 2, to_a = 1, kind = "land" },']


def _without_4() -> str:
    text = PRACTICE
    for arrow in (*INTO_4, '{ a = 4, b = 5, to_b = 1, to_a = 0, kind = "land" },'):
        text = changed(arrow, "", text)
    return text


def _arrow(new: str) -> str:
    return changed(LAND, new)


UNSOUND = {
    "not TOML": ("[[region", "not valid TOML"),
    "nested too deep": ("x = " + "[\n" * 5000, "not valid TOML"),
    "missing id": (changed('id = "practice"', ""), "needs an 'id'"),
    "blank id": (changed('"practice"', '" "'), "needs an 'id'"),
    "no regions": (
        'id = "x"\n' + PRACTICE[PRACTICE.index("[constants]") : PRACTICE.index("[[region]]")],
        "needs 6 tables",
    ),
    "five regions": (PRACTICE[: PRACTICE.rindex("[[region]]")], "needs 6 tables"),
    "unknown table": (changed("[constants]", "[numbers]"), "unknown key 'numbers'"),
    "no constants": (
        PRACTICE[: PRACTICE.index("[constants]")] + PRACTICE[PRACTICE.index("[short_game]") :],
        "needs the table [constants]",
    ),
    "unknown constant": (changed("cubes = 15", "cubes = 15\nships = 3"), "[constants] has an unknown 'ships'"),
    "missing constant": (changed("cubes = 15", ""), "[constants] cubes must be a number from 4 to 30"),
    "constant too large": (practice(cubes=31), "[constants] cubes must be a number from 4 to 30"),
    "constant that is no number": (changed("cubes = 15", "cubes = true"), "[constants] cubes must be a number"),
    "short game backwards": (practice(first_region=5), "first_region must not come after last_region"),
    "short game outside": (practice(last_region=7), "[short_game] last_region must be a number from 1 to 6"),
    "region without name": (changed('name = "B"', ""), "region 2 needs 'name'"),
    "region of the same id": (
        changed('id = "region-b"', 'id = "region-a"'),
        "region 2: the id 'region-a' is region 1's",
    ),
    "no provinces": (changed("provinces = [", "others = ["), "region 1 needs 'provinces'"),
    "a province that is a word": (changed(B3, '"Egypt"'), "region 2, province 3 is not a table"),
    "a province without name": (changed(A3, A3.replace('name = "A3", ', "")), "region 1, province 3 needs 'name'"),
    "a name twice": (changed(B3, B3.replace("B3", "A3")), "the province A3 appears twice"),
    "a name that is typed alike": (changed(B3, B3.replace("B3", "a3")), "the province a3 appears twice"),
    "a name like the camp": (changed(B3, B3.replace("B3", "Camp")), "region 2, province 3 (Camp): this name is taken"),
    "a name in two lines": (changed(B3, B3.replace('"B3"', '"B\\n3"')), "region 2, province 3 needs 'name'"),
    "an unknown site": (changed(A3, A3.replace("[] }", '["port"] }')), "region 1, province 3 (A3): 'sites' may hold"),
    "sites in sites": (changed(A3, A3.replace("[] }", "[[]] }")), "region 1, province 3 (A3): 'sites' may hold"),
    "no place on the globe": (changed(A3, A3.replace("[3, 40]", "[3]")), "region 1, province 3 (A3): 'at' must be"),
    "off the globe": (changed(A3, A3.replace("[3, 40]", "[3, 400]")), "region 1, province 3 (A3): 'at' must be"),
    "entry nowhere": (changed("entry = 1", "entry = 6"), "region 1: 'entry' must be the number of a province, 1 to 5"),
    "goal missing": (changed("goal = 5", ""), "region 1: 'goal' must be the number of a province"),
    "arrows that are no list": (changed("arrows = [\n", "arrows = 3\nways = [\n"), "region 1 needs 'arrows'"),
    "an arrow that is a word": (_arrow('"north"'), "region 1, arrow 2 is not a table"),
    "an arrow to nowhere": (_arrow(LAND.replace("b = 3", "b = 9")), "region 1, arrow 2: 'b' must be the number"),
    "an arrow into itself": (
        _arrow(LAND.replace("b = 3", "b = 1")),
        "region 1, arrow 2 leads from a province into itself",
    ),
    "an arrow twice": (_arrow(LAND.replace("b = 3", "b = 2")), "region 1 has two arrows between the same provinces"),
    "an arrow through the air": (_arrow(LAND.replace('"land"', '"air"')), "region 1, arrow 2: 'kind' must be"),
    "an arrow of many kinds": (_arrow(LAND.replace('"land"', '["land"]')), "region 1, arrow 2: 'kind' must be"),
    "too dear a way": (
        _arrow(LAND.replace("to_b = 1", "to_b = 3")),
        "region 1, arrow 2: a price over land is 0 or 1 or 2",
    ),
    "a price that is no number": (
        _arrow(LAND.replace("to_b = 1", "to_b = true")),
        "region 1, arrow 2: a price over land",
    ),
    "no price": (_arrow(LAND.replace("to_b = 1, ", "")), "region 1, arrow 2: a price over land is"),
    "a cheap passage": (changed(SEA, SEA.replace("to_a = 3", "to_a = 0")), "region 1, arrow 4: a price over sea is 3"),
    "an island": (_without_4(), "region 1: A4 cannot be reached from the entry"),
}


@pytest.mark.parametrize(("text", "complaint"), UNSOUND.values(), ids=UNSOUND)
def test_an_unsound_board_file_is_refused_by_name(text, complaint):
    with pytest.raises(DataError) as refused:
        GAME.new(2, Dice(1), pack=text)
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


def test_our_own_board_and_the_practice_board_are_sound():
    assert GAME.pack_id(None) == GAME.pack_id(OWN_TEXT) == "empire-reconstructed-1"
    assert GAME.pack_id(PRACTICE) == "practice"


def test_a_board_of_ones_own_goes_into_the_record_and_replays():
    match = Match(GAME, ("Ada", "Bob", "Cleo"), Dice(5), pack=PRACTICE)
    for _ in walk_match(match, Random(5)):
        pass
    again = Match.replay(Record.parse(match.record.dump()), GAME)
    assert again.record.header.pack == "practice"
    assert again.state.outcome() == match.state.outcome()


def test_a_state_on_a_board_of_ones_own_survives_pickling():
    state = GAME.new(3, Dice(2), pack=PRACTICE)
    again = pickle.loads(pickle.dumps(state))
    assert again.land is again.board.lands[0]
    assert play_out(again.clone(Dice(1)), Random(1)).view(None) == play_out(state.clone(Dice(1)), Random(1)).view(None)


@pytest.mark.parametrize("numbers", [{"cubes": 4, "steps": 1, "rounds": 1}, {"cubes": 30, "steps": 5, "rounds": 5}])
def test_boards_with_other_numbers_play_to_the_end(numbers):
    for players in (2, 5):
        over = play_out(GAME.new(players, Dice(3), pack=practice(**numbers)), Random(3))
        assert over.outcome() is not None


def test_an_action_space_is_the_boards():
    assert GAME.action_space(practice(cubes=4)) < GAME.action_space(None)
