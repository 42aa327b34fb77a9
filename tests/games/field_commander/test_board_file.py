"""A data file of your own: what is wrong with it is named by table; a sound one replaces ours."""

from __future__ import annotations

import pickle
import re
from random import Random

import pytest

from argead.games.field_commander.board import OWN_TEXT, Board
from argead.kernel import DataError, Dice, Match, Record
from argead.testing.settings import walk_match
from games.field_commander.fortune import Fortune, pick_move
from games.field_commander.position import GAME


def changed(old: str, new: str) -> str:
    assert old in OWN_TEXT, old
    return OWN_TEXT.replace(old, new, 1)


def without(table: str) -> str:
    """Our file without a whole table."""
    start = OWN_TEXT.index(f"\n[{table}]\n")
    return OWN_TEXT[:start] + OWN_TEXT[OWN_TEXT.index("\n[", start + 1) :]


SESTUS = '{ name = "Sestus", at = [26.6, 40.9] }'
CHARES = 'kind = "chares"\ntype = "LE"\ncount = 1'
ARCHER = 'kind = "archer"\ntype = "AR"\ncount = 3\nfull = [5, 2, 0]'

FORCE = '[[force]]\nnation = "persia"\nkind = "x{n}"\ntype = "IN"\ncount = {count}\nfull = [1, 1, 1]\n'
SQUARE = '\n{ name = "spring", points = 1 },'

UNSOUND = {
    "not TOML": ("[[force", "not valid TOML"),
    "missing id": (changed('id = "field-commander-reconstructed-1"', ""), "needs an 'id'"),
    "an unknown table": (changed("[limits]", "[bounds]"), "unknown key 'bounds'"),
    "no limits": (without("limits"), "the file needs 'limits': a table"),
    "a word for a number": (changed("gold = 53", 'gold = "many"'), "[limits]: 'gold' must be a number from 0 to 500"),
    "true for a number": (changed("refit = 2", "refit = true"), "[prices]: 'refit' must be a number from 0 to 50"),
    "a missing number": (changed("flank = 6", ""), "[plans]: 'flank' must be a number from 0 to 20"),
    "an unknown plan": (changed("flank = 6", "flank = 6\nfeint = 1"), "plans has an unknown 'feint'"),
    "seven levels": (changed("levels = [[0, 1, 0], ", "levels = ["), "[alexander] needs 'levels': 8 of them"),
    "too fast a level": (changed("[6, 5, 3]]", "[7, 5, 3]]"), "[alexander] level 8 must be [speed, battle value"),
    "orders that fall": (changed("upto = 3\n", "upto = 6\n"), "the tables [[order]] must rise in 'upto'"),
    "an unknown order": (changed('effect = "wall"', 'effect = "sortie"'), "order 1: 'effect' must be wall, tribute"),
    "operations in disorder": (changed('id = "one-force"', 'id = "four"'), "the tables [[operation]] must be"),
    "Go! twice": (changed('id = "go"\ncount = 1', 'id = "go"\ncount = 2'), "operation go: 'count' must be 1"),
    "a nation of its own": (changed('nation = "india"', 'nation = "scythia"'), "'nation' must be macedon, persia"),
    "a type of its own": (changed('type = "EL"', 'type = "CA"'), "(indian-elephant): 'type' must be AR, EL"),
    "two of a Leader": (changed(CHARES, CHARES.replace("1", "2")), "(chares): a Leader has one counter"),
    "a kind twice": (changed('kind = "thessalians"', 'kind = "companions"'), "the kind 'companions' is taken"),
    "a kind named wall": (changed(ARCHER, ARCHER.replace("archer", "Wall")), "the kind 'wall' is taken"),
    "a side of two values": (changed("full = [5, 2, 0]", "full = [5, 2]"), "(archer): 'full' must be [speed,"),
    "counters without end": (
        OWN_TEXT + "".join(FORCE.format(n=n, count=20) for n in range(10)),
        "the tables [[force]] have a 'count' of 263 together: the most is 200",
    ),
    "kinds without end": (
        OWN_TEXT + "".join(FORCE.format(n=n, count=1) for n in range(60)),
        "the file has too many 'force': the most is 80",
    ),
    "a track without end": (
        re.sub(r"(?s)track = \[.*?\n\]", f"track = [{SQUARE * 41}]", OWN_TEXT, count=1),
        "campaign granicus has too many 'track': the most is 40",
    ),
    "roads without end": (
        changed('["Macedon", "Sestus"],', '["Macedon", "Sestus"],\n' * 500),
        "campaign granicus has too many 'roads': the most is 496",
    ),
    "a campaign renamed": (changed('id = "issus"', 'id = "gordion"'), "the tables [[campaign]] must be, in this order"),
    "an unknown key": (changed('start = "Macedon"', 'begin = "Macedon"'), "campaign granicus has an unknown 'begin'"),
    "a start nowhere": (changed('start = "Macedon"', 'start = "Pella"'), "campaign granicus: 'start' must be Macedon,"),
    "level 9": (changed("level = 1", "level = 9"), "campaign granicus: 'level' must be a number from 1 to 8"),
    "a persian in the army": (
        changed('army = ["companions"', 'army = ["persian-archer"'),
        "campaign granicus: 'army' must be",
    ),
    "more than there are": (
        changed('["phalanx", "hypaspists", "siege-engine"]', '["hypaspists", "hypaspists"]'),
        "campaign tyre: too many 'hypaspists' counters: the most is 1",
    ),
    "more than there are, over all areas": (
        changed(
            'kind = "persian-heavy-cavalry"\ntype = "HC"\ncount = 4',
            'kind = "persian-heavy-cavalry"\ntype = "HC"\ncount = 2',
        ),
        "too many 'persian-heavy-cavalry' counters: the most is 2",
    ),
    "an advisor nobody knows": (
        changed('given_advisors = ["antipater"]', 'given_advisors = ["cleitus"]'),
        "campaign tyre: 'given_advisors' must be antipater",
    ),
    "advisors that are a number": (
        changed('given_advisors = ["antipater"]', "given_advisors = 1"),
        "campaign tyre: 'given_advisors' must be a list",
    ),
    "an area twice": (changed(SESTUS, SESTUS.replace("Sestus", "ilium")), "campaign granicus: the area"),
    "an area off the globe": (changed(SESTUS, SESTUS.replace("26.6", "266")), "granicus, Sestus: 'at' must be"),
    "a garrison on the road": (
        changed(SESTUS, SESTUS.replace(" }", ", walls = 1 }")),
        "granicus, Sestus: only an area of the kind battle or stronghold",
    ),
    "two Leaders": (
        changed('forces = ["memnon", ', 'forces = ["memnon", "darius-iii", '),
        "Granicus: a battle can have at most one Leader",
    ),
    "a Greek in Asia": (
        changed('forces = ["memnon", ', 'forces = ["chares", '),
        "granicus, Granicus: 'forces' must be",
    ),
    "a road to nowhere": (changed('["Macedon", "Sestus"]', '["Macedon", "Byzantium"]'), "granicus: 'roads' must be"),
    "a road in a circle": (
        changed('["Macedon", "Sestus"]', '["Macedon", "Macedon"]'),
        "a road leads from Macedon to itself",
    ),
    "an island": (changed('    ["Macedon", "Chaeronea"],\n', ""), "no road leads from Macedon to Chaeronea"),
    "no track": (re.sub(r"(?s)track = \[.*?\n\]", "track = []", OWN_TEXT, count=1), "campaign granicus needs 'track'"),
    "no income": (changed(", transport = 0 }", " }"), "granicus, income: 'transport' must be a number"),
    "Philip nowhere": (changed('{ area = "Chaeronea", plans = 3 }', "3"), "campaign granicus needs 'philip': a table"),
    "a landing on the sea": (
        changed('landing = ["Halicarnassus"]', 'landing = ["Sestus"]'),
        "'landing' must be Granicus,",
    ),
    "a landing of two": (
        changed('landing = ["Halicarnassus"]', 'landing = ["Lycia", "Sardis"]'),
        "granicus, operation: 'landing' must be one area, or six by the die",
    ),
    "an operation of its own": (
        changed('kind = "none"', 'kind = "fleet"'),
        "tyre, operation: 'kind' must be none, landing",
    ),
    "an option twice": (
        changed('id = "persian-gold"', 'id = "theban-fury"'),
        "granicus: the option 'theban-fury' appears",
    ),
    "an option of its own": (changed("no_philip = true", "no_king = true"), "has an unknown 'no_king'"),
    "an option that is a word": (changed("no_philip = true", 'no_philip = "yes"'), "'no_philip' must be true or false"),
    "an option somewhere": (
        changed('garrison = { area = "Chaeronea", forces = 1 }', "garrison = 1"),
        "option theban-fury needs 'garrison': a table",
    ),
    "a siege without camp": (changed('camp = "Old Tyre"\n', ""), "tyre, siege: 'camp' must be Sidon,"),
    "an island on land": (changed('island = "Tyre"', 'island = "Acco"'), "tyre, siege: 'island' must be Tyre or Gaza"),
    "a wall without sections": (changed("sections = 6", "sections = 0"), "'sections' must be a number from 1 to 9"),
    "more sections than Walls": (changed("walls = 10", "walls = 5"), "'sections' must be a number from 1 to 5"),
    "a track that is a number": (
        changed("mole_costs = [1, 2, 3, 4, 5, 6, 7]", "mole_costs = 7"),
        "'mole_costs' must be a list",
    ),
    "a warship without cost": (
        changed("warship_costs = [12, 9, 6, 3]", "warship_costs = [12]"),
        "a cost for every warship",
    ),
    "ships beyond the track": (changed("ships = 1\n", "ships = 5\n"), "the 'ships' of options must be a square"),
    "an order of Tyre's": (
        changed('lose = "siege-ship"', 'lose = "camp"'),
        "order 2: 'lose' must be transport, mole or siege-ship",
    ),
    "years that begin late": (changed("{ from = 0, years = 50 }", "{ from = 1, years = 50 }"), "begins with from = 0"),
}


@pytest.mark.parametrize(("text", "complaint"), UNSOUND.values(), ids=UNSOUND)
def test_an_unsound_file_is_refused_by_name(text, complaint):
    with pytest.raises(DataError) as refused:
        GAME.new(1, Dice(1), pack=text)
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


VALUE = re.compile(r'([a-z_]+) = (\[\[?[^\n]*?\]\]?|\{[^\n]*\}|"[^"\n]*"|-?[0-9.]+|true|false)')
WRONG = ("true", '"x"', "-1", "99999", "[]", "{}", "3", "[1, 2, 3]", '["x"]', None)
EVERY = 23


def test_any_value_may_be_wrong_and_none_makes_a_crash():
    """Every 23rd of 6,800 changes to the file: it is refused in one sentence, or it can be played."""
    changes = [(found, wrong) for found in VALUE.finditer(OWN_TEXT) for wrong in WRONG]
    refused = played = 0
    for found, wrong in changes[::EVERY]:
        new = "" if wrong is None else f"{found[1]} = {wrong}"
        text = OWN_TEXT[: found.start()] + new + OWN_TEXT[found.end() :]
        complaint = judged(text)
        if complaint:
            assert "\n" not in complaint
            refused += 1
            continue
        play_all(text)
        played += 1
    assert refused > 100
    assert played > 20


def judged(text: str) -> str:
    """What is wrong with a file, if anything is."""
    try:
        Board(text)
    except DataError as error:
        return str(error)
    return ""


def play_all(text: str) -> None:
    """A random campaign of each map."""
    for seed, campaign in enumerate(("granicus", "issus", "tyre", "gaugamela")):
        fortune, random = Fortune(seed, 0.8), Random(seed)
        s = GAME.new(1, fortune, pack=text, campaign=campaign)
        fortune.smile_on(s)
        while s.waiting():
            s.play(0, s.find(0, pick_move(s, random)))
        assert s.outcome() is not None


def test_our_own_file_is_sound():
    assert GAME.pack_id(None) == GAME.pack_id(OWN_TEXT) == "field-commander-reconstructed-1"


OTHER = OWN_TEXT.replace("field-commander-reconstructed-1", "harder").replace("gold = 10\n", "gold = 4\n")


def test_a_file_of_ones_own_goes_into_the_record_and_replays():
    match = Match(GAME, ("Ada",), Dice(5), pack=OTHER)
    for _ in walk_match(match, Random(5)):
        pass
    again = Match.replay(Record.parse(match.record.dump()), GAME)
    assert again.record.header.pack == "harder"
    assert again.state.outcome() == match.state.outcome()


def test_a_state_on_a_file_of_ones_own_survives_pickling():
    state = GAME.new(1, Dice(2), pack=OTHER)
    again = pickle.loads(pickle.dumps(state))
    assert again.board is state.board, "one board a text"
    assert again.campaign is state.campaign
