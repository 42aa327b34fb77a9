"""What can be pointed at: the map, the tracks, and each seat's own board."""

from __future__ import annotations

from games.empire.position import GAME, play, position


def things(s, seat: int | None = None) -> list[str]:
    return GAME.things(s.view(seat))


def of_kind(kind: str, listed: list[str]) -> list[str]:
    return [thing for thing in listed if thing.startswith(f"{kind}:")]


def test_every_province_of_the_board_and_the_armies_of_the_region():
    s = position(2, round=1, armies={0: {"camp": 2, "A1": 1}, 1: {"A2": 3}}, cubes={0: (1, 1), 1: (1, 1)})
    listed = things(s)
    assert len(of_kind("province", listed)) == 30
    assert of_kind("camp", listed) == ["camp:region"]
    assert of_kind("army", listed) == ["army:camp-0", "army:a1-0", "army:a2-1"]
    assert of_kind("place", listed) == ["place:1", "place:2"]
    assert of_kind("award", listed)[:1] == ["award:cities-board"] or "award:temples-board" in listed


def test_while_cubes_are_laid_out_a_screen_shows_only_its_own_seat_what_lies_behind_it():
    s = position(2, at="allot")
    play(s, "0: allot 2 6 4 3")
    boxes = ["screen:order", "screen:armies", "screen:temples", "screen:cities"]
    assert [of_kind("screen", things(s, seat)) for seat in (0, 1, None)] == [boxes, [], []]
    assert of_kind("box", things(s, 0)) == []
    play(s, "1: allot 0 15 0 0")
    assert of_kind("box", things(s, 1))[:4] == ["box:order-0", "box:armies-0", "box:temples-0", "box:cities-0"]


def test_what_is_laid_down_and_what_stands_on_the_sites():
    s = position(2, round=1, armies={0: {"A1": 2}, 1: {"A2": 1}}, cubes={0: (3, 4), 1: (1, 1)})
    play(s, "halt", "temple a1", "city a1")
    assert {"laid-temple:a1-0", "laid-city:a1-0"} <= set(things(s))
