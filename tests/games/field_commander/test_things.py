"""What can be pointed at, from the map to the battlefield and the siege."""

from __future__ import annotations

from games.field_commander.position import GAME, play, position, run


def things(s) -> list[str]:
    return GAME.things(s.view(0))


def kinds(s) -> set[str]:
    return {thing.partition(":")[0] for thing in things(s)}


def test_on_the_map_the_army_and_the_operation_can_be_pointed_at():
    s = position(army=["phalanx", "phalanx"], advisors=["parmenion"], drawn=["one-force"], prophecies={"winds": 3})
    listed = things(s)
    assert {"area:macedon", "turn:1", "treasury:gold", "advisor:parmenion", "prophecy:winds", "operation:1"} <= set(
        listed
    )
    assert [thing for thing in listed if thing.startswith("counter:")] == [
        "counter:alexander",
        "counter:phalanx-1",
        "counter:phalanx-2",
    ]


def test_in_battle_both_sides_and_their_plans_take_the_place_of_the_army():
    s = position(
        at="battle",
        area="Granicus",
        army=["phalanx"],
        garrisons={"Granicus": ["persian-archer", "wall"]},
        plans={"rally": 1},
        enemy_plans={"flank": 2},
        temples=["Macedon"],
        drawn=["one-force"],
    )
    listed = set(things(s))
    both = {"counter:alexander", "counter:phalanx-1", "counter:persian-archer-1", "counter:wall-1"}
    assert both | {"plan:rally", "plan:fate", "enemy-plan:flank"} <= listed
    assert "operation:1" not in listed
    assert "area:granicus" in listed, "the map lies under the field"


def test_the_walls_of_tyre_and_the_tracks_of_its_siege():
    s = position("tyre", army=["phalanx"])
    assert [thing for thing in things(s) if thing.startswith("section:")] == [f"section:{n}" for n in range(1, 7)]
    assert {"track:transport", "track:mole", "track:siege-ship", "track:warship"} <= set(things(s))


def test_the_die_that_is_decided_about_is_a_thing_while_it_lies_there():
    s = position(army=["phalanx"], gold=9)
    assert "die" not in kinds(s)
    roads = [action.notation for action in s.actions(0) if action.verb == "scout"]
    play(s, roads[0], 3)
    assert "die:scouting" in things(s)
    run(s, "halt" if "halt" in [action.notation for action in s.actions(0)] else "march")
