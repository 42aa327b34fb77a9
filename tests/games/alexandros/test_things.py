"""The things of Alexandros: what lies on the table, and nothing that is hidden."""

from __future__ import annotations

from collections import Counter

from argead.kernel import Dice
from games.alexandros.position import GAME, play, position


def kinds(things: list[str]) -> Counter[str]:
    return Counter(thing.partition(":")[0] for thing in things)


def test_all_land_and_every_point_can_be_pointed_at_from_the_start() -> None:
    s = GAME.new(2, Dice(3))
    counted = kinds(GAME.things(s.view(0)))
    assert (counted["triangle"], counted["point"], counted["wall"], counted["province"]) == (150, 103, 0, 0)
    assert (counted["row"], counted["pile"], counted["supply"], counted["piece"], counted["hand"]) == (2, 2, 2, 1, 1)
    assert {"point:2-0", "triangle:i9", "score:0", "income:1"} <= set(GAME.things(s.view(0)))


def test_walls_governors_and_closed_provinces_come_with_the_game() -> None:
    s = position(provinces=["a2 b2 b3 c3"], governors={1: "c3"}, hands={0: "lyre lyre horse"})
    things = GAME.things(s.view(0))
    assert "governor:c3" in things
    assert [thing for thing in things if thing.startswith("province:")] == ["province:a2"]
    assert {"hand:lyre", "hand:horse"} == {thing for thing in things if thing.startswith("hand:")}
    assert kinds(things)["wall"] == len(s.view(0)["walls"]["black"]) > 0


def test_what_others_hold_is_no_thing_of_ours() -> None:
    s = position(hands={0: "lyre", 1: "temple horse"})
    assert [thing for thing in GAME.things(s.view(0)) if thing.startswith("hand:")] == ["hand:lyre"]
    assert [thing for thing in GAME.things(s.view(None)) if thing.startswith("hand:")] == []


def test_all_hands_can_be_pointed_at_where_they_lie_open() -> None:
    s = position(hands={0: "lyre", 1: "temple"})
    view = s.view(None) | {"open_hands": [s.view(seat)["hand"] for seat in range(2)]}
    assert kinds(GAME.things(view))["hand"] == 10


def test_a_wall_is_a_thing_once_it_stands() -> None:
    s = position(at="move", alexander="2-0", row="amphora horse", chance=["temple"])
    before = set(GAME.things(s.view(0)))
    while s.view(0)["walls"]["black"] == []:
        play(s, s.actions(s.waiting()[0])[0].notation)
    assert kinds(sorted(set(GAME.things(s.view(0))) - before))["wall"] > 0
