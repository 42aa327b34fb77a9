"""A kind opponent attacks nobody in the first round, and is never left without an answer."""

from __future__ import annotations

from random import Random

import pytest

from argead.games.alexandros.actions import Seize
from argead.games.alexandros.divisions import splits
from argead.games.alexandros.gentle import gentle
from argead.kernel import Dice
from argead.testing.settings import walk
from games.alexandros.position import GAME, legal, play, position

LARGER = "a3 a4 a5 a6 b4 b5 b6"
SMALL = "a2 b2 b3 c3"


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
