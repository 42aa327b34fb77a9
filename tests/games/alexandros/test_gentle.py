"""A kind opponent attacks nobody in the first round, and is never left without an answer."""

from __future__ import annotations

from random import Random

import pytest

from argead.bots import bot, decide
from argead.games.alexandros.actions import Seize
from argead.games.alexandros.divisions import splits
from argead.games.alexandros.gentle import gentle
from argead.kernel import Dice, Sealed
from argead.testing.settings import walk
from games.alexandros.position import GAME, OWN, legal, play, position

LARGER = "a3 a4 a5 a6 b4 b5 b6"
SMALL = "a2 b2 b3 c3"
ALL_LYRES = " ".join(OWN.names(OWN.of_kind[3]))


def kind_actions(s) -> list[str]:
    (seat,) = s.waiting()
    return [action.notation for action in gentle(s, seat, s.actions(seat))]


def test_the_game_offers_it():
    assert GAME.gentle is gentle


def test_no_province_is_taken_over_in_the_first_round():
    s = position(2, provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre lyre amphora"})
    s.turn = 2
    assert legal(s, "seize")
    assert kind_actions(s) == [notation for notation in legal(s) if not notation.startswith("seize")]


def test_later_everything_is_allowed():
    s = position(2, provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre lyre amphora"})
    s.turn = 3
    assert kind_actions(s) == legal(s)


def test_no_way_breaks_into_another_players_province_in_the_first_round():
    """To the far corner of b2 one way leads round the rival's province; to the two near ones, all lead through it."""
    facts = {"alexander": "7-1", "row": "lyre amphora", "chance": ["horse"]}
    s = position(2, at="move", provinces=[LARGER], governors={1: "b6"}, **facts)
    play(s, "take amphora", "triangle b2")
    assert legal(s) == ["corner 1-1", "corner 3-1", "corner 2-2"]
    assert kind_actions(s) == ["corner 2-2"]
    play(s, "corner 2-2")
    assert kind_actions(s) == ["path 6-2 4-2 2-2"]


def test_where_every_way_leads_through_it_all_are_left():
    facts = {"alexander": "7-1", "row": "lyre amphora", "chance": ["horse"]}
    s = position(2, at="move", provinces=[LARGER], governors={1: "b6"}, **facts)
    play(s, "take amphora", "triangle b2", "corner 3-1")
    assert kind_actions(s) == legal(s) != []


def test_no_card_is_chosen_of_which_every_way_breaks_into_another_players_province():
    """From 4-0, on the shore of the rival's province, lyre and soldier lead through it and amphora does not."""
    facts = {"alexander": "4-0", "provinces": [LARGER], "governors": {1: "b6"}, "hands": {0: "temple"}}
    s = position(2, at="move", row="lyre amphora", **facts)
    assert legal(s) == ["take amphora", "take lyre", "play temple"]
    assert kind_actions(s) == ["take amphora", "play temple"]
    s = position(2, at="move", row="lyre soldier", **facts)
    assert kind_actions(s) == ["play temple"], "the special move, where no face-up card is kind"


def test_no_symbol_is_named_of_which_every_way_breaks_into_another_players_province():
    facts = {"alexander": "4-0", "row": "lyre soldier", "chance": ["horse"]}
    s = position(2, at="move", provinces=[LARGER], governors={0: ALL_LYRES, 1: "b6"}, **facts)
    assert (legal(s), kind_actions(s)) == (["take lyre", "take soldier"], ["take lyre"])
    play(s, "take lyre")
    assert legal(s) == ["name temple", "name amphora", "name horse", "name soldier"]
    assert kind_actions(s) == ["name temple", "name amphora", "name horse"]


def test_what_it_weighs_asks_no_chance_of_the_table():
    s = position(2, at="move", provinces=[LARGER], governors={1: "b6"}, alexander="4-0", row="lyre amphora")
    assert kind_actions(s.clone(Sealed())) == kind_actions(s)


def test_a_card_taken_as_an_action_attacks_nobody():
    s = position(2, provinces=[SMALL], governors={1: "c3"}, row="lyre amphora", hands={0: "temple"})
    assert kind_actions(s) == legal(s)


def test_what_was_not_tried_counts_as_an_attack(monkeypatch: pytest.MonkeyPatch):
    """To the far corner of b2 the kind way is the last of three."""
    facts = {"alexander": "7-1", "row": "lyre amphora", "chance": ["horse"]}
    s = position(2, at="move", provinces=[LARGER], governors={1: "b6"}, **facts)
    play(s, "take amphora", "triangle b2")
    monkeypatch.setitem(gentle.__globals__, "MOST_WAYS", 2)
    assert kind_actions(s) == legal(s)


@pytest.mark.parametrize(
    ("seed", "novice"), [(209, 72), (209, 101), (209, 228), (212, 48), (212, 208), (215, 33), (215, 120)]
)
def test_novices_split_nobodys_province_in_the_first_round(seed, novice):
    assert not first_splits(seed, novice)


def first_splits(seed: int, novice: int) -> list[str]:
    """By which actions four Novices split a rival's province in their first round."""
    s, player, found = GAME.new(4, Dice(seed)), bot("novice", novice, GAME), []
    while s.turn <= 4:
        (seat,) = s.waiting()
        before, action = s.provinces[:], decide(player, s, seat, Dice(seed))
        s.play(seat, action)
        if any(split.holder != seat for split in splits(s, before)):
            found.append(action.notation)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_it_leaves_attacks_nobody_at_once(players):
    """In the positions of whole random games, each taken for one of the first round."""
    spared = 0
    for seed in range(3):
        s = GAME.new(players, Dice(seed))
        for _ in walk(s, Random(seed)):
            (seat,) = s.waiting()
            first = s.clone(Dice(0))
            first.turn = 1
            actions = s.actions(seat)
            left = gentle(first, seat, actions)
            assert left
            assert [action for action in actions if action in left] == list(left), "in the order of the actions"
            for action in left if len(left) < len(actions) else ():
                spared += 1
                after = s.clone(Dice(0))
                after.play(seat, action)
                assert not isinstance(action, Seize)
                assert all(split.holder == seat for split in splits(after, s.provinces))
    assert spared
