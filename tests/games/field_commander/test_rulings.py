"""Rulings of the game's page that stand between the headings of the rulebook."""

from __future__ import annotations

from games.field_commander.position import army, battle, kind, legal, play, position, run


def test_F31_the_campaign_ends_when_the_last_area_has_been_governed_or_razed():
    others = ["Chaeronea", "Granicus", "Sardis", "Halicarnassus"]
    s = position(area="Lycia", army=["phalanx"] * 4, razed=others, turn=4, garrisons={"Lycia": ["persian-archer"]})
    play(s, "intimidate", 6)
    assert (kind(s), s.outcome()) == ("treat-conquest", None)
    run(s, "govern")
    assert (s.outcome().reason, s.reckoning[0].governed) == ("victory", 1)


def test_F37_a_force_that_was_flipped_to_a_lower_speed_does_not_act_twice():
    """The Infantry takes its Hit at the speed at which it strikes, and is slower from then on."""
    s = battle(["infantry"], ["persian-infantry", "persian-phalanx"], level=5)
    play(s, "fight", 6, 2)
    play(s, "hit infantry-1", 6, 6)
    assert (army(s), s.round) == (["infantry-1/reduced"], 2)


def test_F39_retreat_neither_lead_nor_bucephalus_helps():
    s = position(
        "granicus",
        "rally",
        at="arms",
        area="Granicus",
        army=["archer", "phalanx"],
        level=2,
        insights=["bucephalus"],
        garrisons={"Granicus": ["persian-archer"]},
    )
    run(s, "play bucephalus", "plan lead", "ready")
    play(s, "retreat", 3, 2)
    assert army(s) == ["archer-1"], "the value of level 2 is 2, and the Phalanx rolled first"


def test_F44_all_transports_can_be_lost_and_the_first_again_costs_as_much_as_the_second():
    s = position("tyre", at="spend", area="Old Tyre", gold=6, tracks={"transports": 0})
    run(s, "prepare transport", "prepare transport")
    assert (s.gold, s.transports) == (6 - 2 - 2, 2)
    assert "prepare transport" not in legal(s), "the third costs 4"
