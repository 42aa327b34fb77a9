"""What a learned judgement reads of Alexandros: whole, bounded, and nothing that the seat may not know."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from argead.games.alexandros.features import INPUTS, features
from argead.kernel import Dice
from argead.testing.settings import walk
from games.alexandros.position import GAME, play, position

SMALL = "a2 b2 b3 c3"
BIG = "f23 f24 f25 f26 g20 g21 g22 g23 g24 g25 h20 h21 h22 h23 h24"


def read(s, seat: int, row: int) -> dict[str, float]:
    return dict(zip(INPUTS, features(s, seat)[row], strict=True))


def test_the_game_offers_them():
    assert GAME.inputs == INPUTS
    assert GAME.features is features
    assert len(set(INPUTS)) == len(INPUTS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_are_whole_bounded_and_keep_secrets(players):
    """A seat reads the same in every guess of what is hidden from it: at every kind of question, in random games."""
    asked = set()
    for seed in range(8):
        s = GAME.new(players, Dice(seed))
        for ply, _ in enumerate(walk(s, Random(seed))):
            if ply % 5:
                continue
            for seat in range(players):
                rows = features(s, seat)
                assert len(rows) == players
                for row in rows:
                    assert len(row) == len(INPUTS)
                    assert all(isfinite(value) and -2 <= value <= 2 for value in row)
                    asked |= {name for name, value in zip(INPUTS, row, strict=True) if value and "asked for" in name}
                assert features(s.guess(seat, Dice(ply)), seat) == rows
    assert len(asked) >= 6


def test_hidden_cards_count_by_their_share_of_what_the_viewer_cannot_place():
    s = position(2, hands={0: "temple " * 9, 1: "horse horse"}, row="temple temple")
    of_rival = read(s, 0, 1)
    assert of_rival["own cards"] == pytest.approx(0.2)
    assert of_rival["own temple cards"] == 0, "all temples are in sight"
    assert of_rival["own horse cards"] == of_rival["own lyre cards"] == pytest.approx(0.1)
    assert read(s, 1, 1)["own horse cards"] == pytest.approx(0.4)


def test_provinces_taxes_and_the_goal():
    s = position(2, provinces=[SMALL], governors={0: "c3"}, hands={0: "lyre"}, scores=[98, 60])
    own, rival = read(s, 0, 0), read(s, 0, 1)
    assert own["own income"] == own["rival income"] + 2 / 20
    assert own["own score after a tax"] == pytest.approx(1.0)
    assert own["own wins by a tax"] == own["own can tax"] == own["own wins now"] == 1
    assert own["rival wins by a tax"] == rival["own wins now"] == 0
    assert own["own best tax"] == pytest.approx(0.2)
    assert own["own price of the best"] == pytest.approx(0.2), "an Amphora and a Lyre"
    assert [own[f"rival {name}"] for name in ("score", "cards")] == [
        rival[f"own {name}"] for name in ("score", "cards")
    ]


def test_a_province_is_in_reach_of_the_cards_that_pay_for_all_but_one_of_its_symbols():
    bare = read(position(2, provinces=[SMALL]), 0, 0)
    paid = read(position(2, provinces=[SMALL], hands={0: "amphora"}), 0, 0)
    assert bare["vacant provinces"] == paid["vacant provinces"] == pytest.approx(0.2)
    assert bare["own best vacant in reach"] == 0 < bare["own best vacant prospect"] < paid["own best vacant prospect"]
    assert bare["own cards lacking for it"] == pytest.approx(1 / 3)
    assert paid["own best vacant in reach"] == pytest.approx(0.2)


def test_income_is_at_risk_where_a_rival_can_pay_for_a_take_over():
    safe = position(2, provinces=[SMALL], governors={0: "c3"}, hands={1: "temple"})
    threatened = position(2, provinces=[SMALL], governors={0: "c3"}, hands={1: "lyre lyre amphora"})
    assert read(safe, 1, 0)["own income at risk"] == 0
    assert read(threatened, 1, 0)["own income at risk"] == pytest.approx(0.1)
    assert read(threatened, 1, 1)["own best foreign in reach"] == pytest.approx(0.2)


def test_crowded_provinces_pay_nothing():
    cards = "amphora soldier lyre temple horse temple lyre"
    s = position(2, provinces=[BIG], hands={0: f"{cards} amphora soldier horse"})
    play(s, "occupy g25", "station g24", "pay")
    own = read(s, 0, 0)
    assert own["own crowded provinces"] == 0.5
    assert own["own income"] == own["own best tax"] == 0


def test_the_strongest_rival_is_the_one_nearest_the_goal():
    own = read(position(4, scores=[10, 20, 60, 40]), 0, 0)
    assert own["rival score"] == pytest.approx(0.6)
    assert own["mean score"] == pytest.approx(0.4)
    assert own["4 players"] == 1
