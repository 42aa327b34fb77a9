"""5.4: temples and cities are laid down where armies stand; E15 to E17."""

from __future__ import annotations

import pytest

from argead.language import phrasebook
from games.empire.position import kind, legal, play, position, practice


def building(armies, **given):
    """Seat 0 has marched and may build."""
    return position(at="build", armies={0: armies}, **given)


def test_5_4_after_marching_and_only_then():
    s = position(armies={0: {"A1": 1}})
    assert (kind(s), legal(s, "temple")) == ("march", [])
    play(s, "halt")
    assert (kind(s), legal(s)) == ("build", ["temple a1", "city a1", "done"])
    play(s, "temple a1")
    assert not legal(s, "cross"), "who builds has ended the march"


def test_5_4_only_with_an_own_army_in_the_province():
    s = building({"A1": 1}, region=1)
    assert legal(s) == ["temple a1", "city a1", "done"]
    s = position(at="build", armies={0: {"A2": 1}, 1: {"A1": 5, "A4": 5}})
    assert legal(s) == ["temple a2", "done"], "a rival's army is no help"


def test_5_4_the_camp_is_no_province():
    s = position(at="build", armies={0: {"camp": 5}, 1: {"A1": 1}})
    assert s.waiting() == (1,), "there is nothing to ask"


def test_3_1_only_where_the_symbol_is():
    s = building({f"A{n}": 1 for n in range(1, 6)})
    assert legal(s, "temple") == ["a1", "a2", "a4", "a5"]
    assert legal(s, "city") == ["a1", "a4", "a5"]


def test_5_4_several_players_may_mark_the_same_province():
    s = position(3, at="build", armies={seat: {"A1": 1} for seat in range(3)})
    play(s, "temple a1", "city a1")
    assert s.waiting() == (1,), "nothing more to lay down: the turn is over by itself"
    play(s, "halt", "temple a1", "city a1", "halt")
    assert s.waiting() == (2,)
    assert s.view(2)["marks"] == {
        "temples": {"A1": [0, 1], "A2": [], "A3": [], "A4": [], "A5": []},
        "cities": {"A1": [0, 1], "A2": [], "A3": [], "A4": [], "A5": []},
    }
    assert legal(s) == ["temple a1", "city a1", "done"]


def test_5_4_E15_one_temple_and_one_city_a_province_and_both_together():
    s = building({"A1": 3, "A2": 1})
    play(s, "temple a1")
    assert legal(s) == ["temple a2", "city a1", "done"]
    play(s, "city a1")
    assert legal(s) == ["temple a2", "done"]


def test_5_4_E16_a_marker_needs_no_cubes():
    s = building({"A1": 1, "A4": 1}, cubes={0: (0, 0)})
    assert legal(s) == ["temple a1", "temple a4", "city a1", "city a4", "done"]


@pytest.mark.parametrize(("verb", "pieces"), [("temple", "temples"), ("city", "cities")])
def test_5_4_E16_a_marker_needs_a_piece_in_supply(verb, pieces):
    s = building({f"A{n}": 1 for n in range(1, 6)}, pack=practice(**{pieces: 2}))
    play(s, f"{verb} a1", f"{verb} a4")
    assert legal(s, verb) == []
    assert legal(s)[-1] == "done"


def test_5_5_3_E17_no_city_marker_where_a_city_stands():
    s = building({"A1": 1, "A4": 1, "A5": 1}, cities={"A1": 0, "A4": 1})
    assert legal(s, "city") == ["a5"]
    assert legal(s, "temple") == ["a1", "a4", "a5"]


def test_5_5_2_E17_a_temple_may_follow_where_temples_stand():
    s = building({"A2": 1}, round=3, temples={0: {"A2": 1}, 1: {"A2": 1}})
    assert legal(s) == ["temple a2", "done"]


def test_5_4_building_is_a_choice():
    s = building({"A1": 1})
    play(s, "done")
    assert s.temples == [10, 10]


def test_5_4_what_a_marker_would_bring_is_shown_before():
    given = {"armies": {0: {"A1": 1}}, "temple_marks": {"A1": [1, 2]}}
    s = position(3, at="build", cubes={0: (5, 1), 1: (3, 0), 2: (5, 0)}, **given)
    tied = {"rivals": [1, 2], "standing": "tied", "price": 0, "points": 3, "spoils": []}
    assert s.preview(0, s.find(0, "temple a1")) == tied
    assert s.preview(0, s.find(0, "city a1")) == {
        "rivals": [],
        "standing": "unpaid",
        "price": 0,
        "points": 5,
        "spoils": [],
    }
    s = position(3, at="build", cubes={0: (7, 2), 1: (3, 0), 2: (5, 0)}, **given)
    assert s.preview(0, s.find(0, "temple a1")) == tied | {"standing": "ahead", "price": 6}
    assert s.preview(0, s.find(0, "city a1")) == {
        "rivals": [],
        "standing": "ahead",
        "price": 2,
        "points": 5,
        "spoils": [],
    }
    s = position(3, at="build", cubes={0: (4, 2), 1: (3, 0), 2: (5, 0)}, **given)
    assert s.preview(0, s.find(0, "temple a1")) == tied | {"standing": "behind"}


def expect(s, notation):
    """What the preview says: the standing, the price, and which own pieces could then no longer be paid."""
    shown = s.preview(0, s.find(0, notation))
    return shown["standing"], shown["price"], shown["spoils"]


def test_5_5_E18_the_preview_counts_what_the_seat_has_laid_already():
    s = building({"A1": 1, "A2": 1}, cubes={0: (1, 0)})
    assert expect(s, "temple a2") == ("ahead", 1, [])
    play(s, "temple a1")
    assert expect(s, "temple a2") == ("unpaid", 0, []), "the only cube goes to A1, which is scored first"


def test_5_5_E18_the_preview_says_which_own_piece_could_no_longer_be_paid():
    s = building({"A1": 1, "A4": 1, "A5": 1}, cubes={0: (0, 4)})
    play(s, "city a4", "city a5")
    assert expect(s, "city a1") == ("ahead", 2, ["A5"])


def test_5_5_E18_the_preview_counts_contests_that_are_scored_before():
    given = {"armies": {0: {"A1": 1, "A2": 1}}, "cubes": {0: (5, 0), 1: (3, 0)}}
    s = position(at="build", temple_marks={"A1": [1]}, **given)
    assert expect(s, "temple a2") == ("ahead", 1, [])
    play(s, "temple a1")
    assert expect(s, "temple a2") == ("ahead", 1, []), "four go to A1, one is left"
    s = position(at="build", temple_marks={"A1": [1], "A2": [1]}, **given)
    play(s, "temple a1")
    assert expect(s, "temple a2") == ("behind", 0, []), "the rival, beaten in A1, has more cubes left"


def test_5_5_E18_temples_and_cities_are_paid_from_boxes_of_their_own():
    s = building({"A1": 1, "A2": 1}, cubes={0: (1, 2)})
    play(s, "temple a1")
    assert expect(s, "city a1") == ("ahead", 2, [])


def test_5_5_E18_what_can_no_longer_be_paid_is_said_in_both_languages():
    s = building({"A1": 1, "A4": 1}, cubes={0: (1, 0)})
    play(s, "temple a4")
    action = s.find(0, "temple a1")
    said = [phrasebook(s.game, lang).note(action, s.preview(0, action), ("Ada", "Bob")) for lang in ("en", "fr")]
    assert said[0] == "you would build, for 1; but then no cubes are left for A4"
    assert said[1].endswith("mais il ne resterait plus de cubes pour A4")
