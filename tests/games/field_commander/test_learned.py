"""The learned commander: which options are tried, and what is made of a judgement that is handed in."""

from __future__ import annotations

from random import Random

import pytest

from argead.games.field_commander import GAME
from argead.games.field_commander.commander.learned import (
    DOUBT,
    FORGOTTEN,
    LASTING,
    Forecast,
    advise,
    choose,
    doubt,
    expected,
    forecast,
    weigh,
)
from argead.games.field_commander.commander.options import weighed
from argead.games.field_commander.ending import reckon
from argead.games.field_commander.features import INPUTS
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.verbs import Recruit
from argead.kernel import Dice
from games.field_commander.position import legal, play, position

GOLD = INPUTS.index("gold")


def options(s: FieldCommander) -> list[str]:
    return [action.notation for action in weighed(s, s.decision(0), s.actions(0))]


def miser(rows: list[list[float]]) -> list[list[float]]:
    """Believes in gold alone."""
    return [[row[GOLD], 0.0, 0.0, 0.0] for row in rows]


def test_disbanding_is_thought_of_where_the_gold_does_not_suffice_and_the_weakest_goes():
    s = position(army=["phalanx", "phalanx", "archer"], gold=2)
    assert not [action for action in options(s) if action.startswith("disband")]
    play(s, "scout sestus", 1)
    assert options(s) == ["halt", "disband archer-1"]
    s = position(army=["phalanx", "phalanx", "archer"], gold=3)
    play(s, "scout sestus", 1)
    assert options(s) == ["march", "halt"]


def test_scouting_leads_towards_a_goal():
    s = position(area="Ephesus", army=["phalanx"], governed=["Chaeronea", "Granicus", "Sardis"])
    s.waiting_oracles = 0
    assert "scout sardis" in legal(s)
    assert options(s) == ["scout halicarnassus", "halt"]


def test_intimidation_glory_is_spent_to_the_point_or_not_at_all():
    s = position(
        area="Granicus", army=["phalanx", "phalanx"], gold=9, glory=6, garrisons={"Sardis": ["persian-infantry"] * 2}
    )
    play(s, "scout sardis", 3)
    play(s, "march")
    play(s, "intimidate", 2)
    assert options(s) == ["spend 2", "spend 5", "proceed"]


@pytest.mark.parametrize("seed", range(3))
def test_the_same_luck_gives_the_same_answer_and_it_is_legal(seed: int):
    s, chance = GAME.new(1, Dice(seed)), Dice(seed)
    assert isinstance(s, FieldCommander)
    for _ in range(60):
        if not s.waiting():
            break
        action = advise(s, 0, Random(seed), miser)
        assert action in s.actions(0)
        assert advise(s.guess(0, chance), 0, Random(seed), miser) is action
        s.play(0, action)


def test_what_chance_has_no_part_in_is_tried_once():
    s = position(at="spend", army=["phalanx"], gold=9)
    asked: list[int] = []

    def count(rows: list[list[float]]) -> list[list[float]]:
        asked.append(len(rows))
        return miser(rows)

    likely = [action for action in weighed(s, s.decision(0), s.actions(0)) if isinstance(action, Recruit)]
    assert len(likely) > 4
    weigh(s, likely, Random(1), count)
    assert asked == [len(likely)]


def test_a_miser_buys_nothing():
    s = position(at="spend", army=["phalanx"], gold=9)
    assert advise(s, 0, Random(1), miser).notation == "proceed"


def test_what_is_usual_is_done_unless_another_option_is_clearly_better():
    s = position(at="spend", army=["phalanx"], gold=9)
    options = weighed(s, s.decision(0), s.actions(0))
    usual = next(action for action in options if isinstance(action, Recruit))
    assert choose(s, usual, options, Random(1), miser).notation == "proceed"
    assert choose(s, usual, options, Random(1), miser, doubt=0.5) is usual
    assert choose(s, usual, [usual], Random(1), lambda rows: 1 / 0) is usual


def test_victory_an_ended_campaign_is_known_and_not_judged():
    s = GAME.new(1, Dice(0), campaign="granicus")
    assert isinstance(s, FieldCommander)
    s.reason, s.agenda[:] = "slain", []
    assert forecast([s], lambda rows: 1 / 0) == [Forecast(0.0, 0.0)]


def test_linked_campaigns_a_life_is_won_with_this_campaign_and_the_rest():
    life, last = position(campaign="life", army=["phalanx"]), position(campaign="life", army=["phalanx"])
    life.immortality = last.immortality = 100
    last.campaign_number = 3
    judged, now = (0.0, 1.0, 0.0, 0.5), reckon(life)
    assert now.immortality == 2 * now.points > 0
    assert expected(life, judged) == Forecast(0.25, 200.0 + now.immortality)
    assert expected(last, judged) == Forecast(0.5, 200.0 + reckon(last).immortality)
    assert expected(position(army=["phalanx"]), judged) == Forecast(0.5, 50.0 + now.points)


def test_a_sure_victory_is_worth_more_than_a_hope_of_more_points():
    assert Forecast(0.9, 10.0).worth(life=False) > Forecast(0.8, 35.0).worth(life=False)
    assert Forecast(0.5, 450.0).worth(life=True) > Forecast(0.5, 400.0).worth(life=True)


def test_linked_campaigns_a_life_is_worth_the_immortality_beyond_what_is_soon_forgotten():
    assert Forecast(0.4, LASTING).worth(life=True) == Forecast(0.8, (LASTING + FORGOTTEN) / 2).worth(life=True) == 0.4
    assert Forecast(0.9, 0.0).worth(life=True) > Forecast(0.8, 0.0).worth(life=True) > 0


def test_campaign_options_are_thought_of_in_a_life_alone_and_without_doubt():
    campaign, life = (GAME.new(1, Dice(0), campaign=name) for name in ("granicus", "life"))
    assert isinstance(campaign, FieldCommander)
    assert isinstance(life, FieldCommander)
    assert options(campaign) == ["begin"]
    assert options(life) == legal(life)
    assert len(legal(life)) == 6
    assert (doubt(life.decision(0)), doubt(position(army=["phalanx"]).decision(0))) == (0.0, DOUBT)


def test_campaign_options_that_bring_fame_are_adopted_where_nobody_fears_them():
    s = GAME.new(1, Dice(0), campaign="life")
    assert isinstance(s, FieldCommander)
    while len(s.actions(0)) > 1 and s.actions(0)[-1].notation == "begin":
        s.play(0, advise(s, 0, Random(1), lambda rows: [[1.0, 0.0, 1.0, 2.0] for _ in rows]))
    assert s.terms.points == 15
