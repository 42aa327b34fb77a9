"""A file of your own: what is wrong with it is named by card and region; a sound one replaces ours."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from argead.games.phalanxx.board import OWN_TEXT, load
from argead.kernel import DataError, Dice, Match, Record
from argead.testing.settings import play_out, walk_match
from games.phalanxx.position import GAME, pack

PELTASTS = 'id = "peltasts"\nname = "Peltasts"'
PHRYGIA = '{ id = "phrygia", name = "Phrygia", kind = "plain", half = "left", at = [30.5, 39.0], '


def changed(old: str, new: str) -> str:
    assert OWN_TEXT.count(old) >= 1, old
    return OWN_TEXT.replace(old, new, 1)


def without(title: str) -> str:
    start = OWN_TEXT.index(f"[{title}]")
    return OWN_TEXT[:start] + OWN_TEXT[OWN_TEXT.index("\n[", start + 1) + 1 :]


UNSOUND = {
    "not TOML": ("[[card", "not valid TOML"),
    "no id": (changed('id = "phalanxx-reconstructed-2"', ""), "needs an 'id'"),
    "unknown table": (changed("[constants]", "[numbers]"), "unknown key 'numbers'"),
    "no constants": (without("constants"), "needs the table [constants]"),
    "unknown constant": (changed("soldiers = 12", "soldiers = 12\nships = 3"), "[constants] has an unknown 'ships'"),
    "missing constant": (changed("income = 3", ""), "[constants] income must be a number from 1 to 10"),
    "constant that is no number": (changed("income = 3", "income = true"), "[constants] income must be a number"),
    "no tables": (without("tables"), "needs the table [tables]"),
    "short prices": (changed("prices = [5, 4, 3, 2, 1]", "prices = [5]"), "prices must be 5 numbers from 1 to 9"),
    "ranks that fall": (changed("ranks = [1, 6,", "ranks = [6, 1,"), "ranks must rise"),
    "no starts": (without("starts"), "needs the table [starts]"),
    "start that is no city": (
        changed('one = [["persis"', 'one = [["armenia"'),
        "one must be 1 pairs of a city and an oasis",
    ),
    "start on the right": (changed('one = [["persis"', 'one = [["sogdiana"'), "in the left half of side II/IV"),
    "too many places for MaXXimilian": (changed("soldiers = 12", "soldiers = 9"), "MaXXimilian needs 10 soldiers"),
    "starts for one": (changed(', ["persis", "syria"]]', "]"), "two must be 2 pairs"),
    "start twice": (changed('["persis", "syria"]]', '["kilikia", "syria"]]'), "gives a place to two players"),
    "no cards": (
        OWN_TEXT[: OWN_TEXT.index("[[card]]")] + OWN_TEXT[OWN_TEXT.index("[[side]]") :],
        "needs tables [[card]]",
    ),
    "card without name": (changed(PELTASTS, 'id = "peltasts"'), "card 7 needs 'name'"),
    "card with capitals": (
        changed(PELTASTS, 'id = "Peltasts"\nname = "Peltasts"'),
        "must be one word of lower-case letters",
    ),
    "card twice": (changed(PELTASTS, 'id = "hoplites"\nname = "Peltasts"'), "card 'hoplites' appears twice"),
    "unknown epoch": (changed('epoch = "X"', 'epoch = "V"'), "'epoch' must be X, XX or XXX"),
    "epochs mixed": (changed('epoch = "X"', 'epoch = "XX"'), "order of their epochs"),
    "unknown colour": (changed('colour = "white"', 'colour = "green"'), "'colour' must be white, orange or purple"),
    "force and scale": (changed("force = 3", 'force = 3\nscale = { by = "white", steps = [1] }'), "either 'force'"),
    "no force": (changed("force = 3\n", ""), "either 'force', 0 to 20, or 'scale'"),
    "scale of nothing": (changed('by = "archer"', 'by = "money"'), "'by' must be archer, cavalry,"),
    "scale without steps": (changed("steps = [0, 2, 3, 4]", "steps = []"), "'steps' must be numbers"),
    "scale without end": (changed("steps = [0, 2, 3, 4]", f"steps = [{', '.join('0' * 62)}]"), "at most 61 of them"),
    "conditions without end": (
        changed("conditions = []", "conditions = [" + '\n{ kind = "oases", least = 1 },' * 11 + "]"),
        "has too many 'conditions': the most is 10",
    ),
    "unknown ability": (changed('ability = "scout"', 'ability = "flight"'), "'ability' must be blacksmith, scout,"),
    "ability twice": (changed('ability = "scout"', 'ability = "blacksmith"'), "'blacksmith' is on two cards"),
    "no conditions": (changed("conditions = []\n", ""), "needs 'conditions'"),
    "unknown condition": (changed('kind = "soldiers"', 'kind = "ships"'), "'kind' must be die-colour, die-value,"),
    "condition without colour": (
        changed('kind = "die-colour", colour = "white"', 'kind = "die-colour"'),
        "'colour' must",
    ),
    "condition of nothing": (changed("least = 6", "least = 0"), "'least' must be a number from 1 to 99"),
    "too few cards": (changed("left_out = [6, 6, 3, 0]", "left_out = [6, 7, 3, 0]"), "too few cards remain"),
    "one side": (OWN_TEXT[: OWN_TEXT.rindex("[[side]]")], "needs two tables [[side]]"),
    "players twice": (changed("players = [3]", "players = [3, 4]"), "needs one city with each 'start' from 1 to 4"),
    "players missing": (changed("players = [1, 2, 4]", "players = [1, 2]"), "each number of players, 1 to 4"),
    "unknown kind": (changed('kind = "plain"', 'kind = "sea"'), "'kind' must be plain, city or oasis"),
    "city without place": (changed('place = "Merw", ', ""), "needs 'place'"),
    "city without value": (changed('place = "Merw", value = 3', 'place = "Merw"'), "needs a 'value' from 1 to 10"),
    "plain with value": (changed('kind = "plain", half', 'kind = "plain", value = 3, half'), "nothing else has one"),
    "no coordinates": (changed("at = [30.5, 39.0], ", ""), "'at' must be longitude and latitude"),
    "no borders": (
        changed(f'{PHRYGIA}borders = ["kappadokia", "kilikia"]', f"{PHRYGIA}borders = []"),
        "needs 'borders'",
    ),
    "one-sided border": (
        changed(f'{PHRYGIA}borders = ["kappadokia", "kilikia"]', f'{PHRYGIA}borders = ["kappadokia"]'),
        "borders 'phrygia', which does not border",
    ),
    "region twice": (changed('id = "armenia"', 'id = "phrygia"'), "region 'phrygia' appears twice"),
    "start missing": (changed("start = 4, ", ""), "needs one city with each 'start' from 1 to 4"),
}


@pytest.mark.parametrize(("text", "complaint"), UNSOUND.values(), ids=list(UNSOUND))
def test_what_is_wrong_is_said_in_one_sentence(text, complaint):
    with pytest.raises(DataError) as error:
        load(text)
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)


def test_a_sound_file_is_played_on_and_travels_in_the_record():
    text = pack(income="5")
    match = Match(GAME, ("a", "b"), Dice(1), pack=text)
    for _ in walk_match(match, Random(1)):
        pass
    assert match.record.header.pack == "practice"
    again = Match.replay(Record.parse(match.record.dump()), GAME)
    assert again.state.outcome() == match.state.outcome()


def test_a_state_on_a_file_of_ones_own_survives_pickling():
    s = GAME.new(3, Dice(1), pack=pack(income="5"))
    again = pickle.loads(pickle.dumps(s))
    assert again.board is s.board
    assert play_out(again.clone(Dice(2)), Random(2)).outcome() == play_out(s.clone(Dice(2)), Random(2)).outcome()
