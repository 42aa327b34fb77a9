"""What a study moves: everybody starts in the place of somebody else."""

from __future__ import annotations

import pytest

from argead.games.phalanxx.board import OWN_TEXT, load
from argead.games.phalanxx.studies import moved
from argead.kernel import Dice
from games.phalanxx.position import GAME


@pytest.mark.parametrize("players", [3, 4])
def test_places_are_moved_on_round_the_table(players):
    own = load(None).lands[players - 1].starts
    for steps in range(players):
        text, options = moved(OWN_TEXT, players, steps)
        land = GAME.new(players, Dice(1), pack=text, **options).land
        assert land.starts == own[steps:] + own[:steps]
    assert load(moved(OWN_TEXT, 3, 1)[0]).lands[3].starts == load(None).lands[3].starts, "the other side stays"


def test_two_players_change_places_by_the_option_first_city():
    for steps, city in enumerate(("kilikia", "persis")):
        text, options = moved(OWN_TEXT, 2, steps)
        s = GAME.new(2, Dice(1), pack=text, **options)
        assert city in s.land.names(s.held[s.first])


def test_each_start_oasis_of_two_touches_the_city_of_the_other():
    """The two-player property of the set-up, on the board of today as on the former one."""
    for board in (load(None), load(GAME.former_pack("phalanxx-reconstructed-1"))):
        land = board.lands[1]
        (first_city, first_oasis), (second_city, second_oasis) = land.starts
        assert land.spread(1 << first_oasis) >> second_city & 1
        assert land.spread(1 << second_oasis) >> first_city & 1
