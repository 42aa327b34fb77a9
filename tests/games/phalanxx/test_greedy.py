"""The greedy bot: it beats chance, and MaXXimilian more often than not; what it weighs makes sense."""

from __future__ import annotations

from random import Random

import pytest

from argead.games.phalanxx.appraise import exposed, opportunity, stranded, turns_left
from argead.games.phalanxx.hand import hopeful
from argead.games.phalanxx.setup import BEFORE_THE_ROLL
from argead.kernel import Dice
from argead.lab.tournament import hold, prepare
from argead.testing.no_leak import game_states
from argead.testing.settings import settings_of, walk
from argead.testing.snapshot import snapshot
from games.phalanxx.position import FILLER, GAME, position


def test_greedy_beats_random():
    contest = prepare("phalanxx", ("greedy", "random"), players=2, seed=1)
    assert sum(0 in (game.bots[seat] for seat in game.outcome.winners) for game in hold(contest, 20)) >= 18


def test_greedy_beats_maxximilian_more_often_than_not():
    contest = prepare("phalanxx", ("greedy",), players=1, seed=1)
    assert sum(game.outcome.winners == (0,) for game in hold(contest, 60)) >= 30


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_turns_left_are_those_that_come(players):
    """Unless somebody scouts, the pile tells exactly how many turns everybody has."""
    s, seen = GAME.new(players, Dice(3)), []
    for seat, action in walk(s, Random(3)):
        assert action.verb != "scout"
        before_roll = s.decision(seat).rule in ("buying", "exchange")
        seen.append((s.turn, before_roll, s.active, [turns_left(s, player) for player in range(players)]))
    for turn, before_roll, active, left in seen:
        for seat in range(players):
            coming = [later for later in range(turn + 1, s.turn + 1) if (later - 1 + s.first) % players == seat]
            assert left[seat] == len(coming) + (before_roll and seat == active)


def test_more_of_anything_is_better():
    base = position(at="act").appraise(0)
    for better in (
        {"played": {0: ["peltasts"]}},
        {"hands": {0: ["peltasts"]}},
        {"talents": {0: 9}},
        {"held": {0: ["kilikia", "gerrhaia", "babylonia"], 1: ["persis", "syria"]}},
    ):
        assert position(at="act", **better).appraise(0) > base
    assert position(at="act", played={1: ["peltasts"]}).appraise(0) < base


def test_foresight_a_rival_who_is_weaker_today_but_can_play_cards_is_a_threat():
    """Seat 1 holds the oasis beside the city of seat 0, and has two cards that can be played."""
    facts = {"force": {0: 6, 1: 3}, "played": {0: ["porus"], 1: ["prodromoi"]}}
    calm = exposed(position(at="act", **facts), 0)
    warned = exposed(position(at="act", hands={1: ["peltasts", "javelin-throwers"]}, **facts), 0)
    assert warned > 1.5 * calm > 0


def test_foresight_more_force_makes_safer():
    risks = [exposed(position(at="act", force={0: own, 1: 9}, played={1: ["peltasts"]}), 0) for own in (0, 9, 18)]
    assert risks == sorted(risks, reverse=True)
    assert risks[0] > 2 * risks[2]


def test_foresight_a_region_behind_a_free_one_is_in_reach():
    lands = {0: ["kilikia", "gerrhaia"], 1: ["arabia"]}
    facts = {"force": {1: 9}, "played": {1: ["peltasts"]}}
    near = exposed(position(at="act", held=lands, **facts), 0)
    behind = exposed(position(at="act", held={**lands, 1: ["babylonia", "arabia"]}, **facts), 0)
    far = exposed(position(at="act", held={**lands, 1: ["atropatene"]}, **facts), 0)
    assert behind > near > far == 0


@pytest.mark.parametrize(
    "harmless",
    [
        {"last_round": True, "active": 1, "turn": 18, "pile": 0},
        {"reserve": {1: 0}},
        {"played": {1: []}},
        {"played": {1: ["peltasts"]}, "rotated": {1: 1}},
    ],
    ids=["his turns are over", "no soldiers", "no card", "no card to rotate"],
)
def test_foresight_who_cannot_fight_any_more_is_no_threat(harmless):
    facts = {"force": {1: 9}, "played": {1: ["peltasts"]}}
    assert exposed(position(at="act", **facts), 0) > 0
    assert exposed(position(at="act", **{**facts, **harmless}), 0) == 0


def test_foresight_under_heroism_counts_the_coloured_cards_that_can_be_played():
    facts = {"row": ("heroism", *FILLER[1:]), "force": {1: 9}, "played": {0: ["porus"], 1: ["peltasts", "antigonos"]}}
    home = {1: "o6 o6 p6"}
    calm = exposed(position(at="act", home=home, **facts), 0)
    warned = exposed(position(at="act", home=home, hands={1: ["blacksmith"]}, **facts), 0)
    assert warned > calm > 0


def ends(s, seat):
    """The positions in which greedy appraises a move, however it answers the questions inside it."""
    if s.waiting() != (seat,) or not s.decision(seat).midway:
        return [s]
    found = []
    for action in s.actions(seat):
        trial = s.clone(Dice(1))
        trial.play(seat, action)
        found += ends(trial, seat)
    return found


def is_rolled(s, turn):
    """Whether the dice of a turn have been rolled."""
    return s.turn > turn or not s.agenda or not isinstance(s.agenda[-1], BEFORE_THE_ROLL)


@pytest.mark.parametrize("setting", settings_of(GAME), ids=str)
def test_every_option_of_a_decision_is_appraised_at_the_same_stage(setting):
    """Dear and cheap purchases, the scouted card and none at all: each is judged with the dice rolled."""
    weighed = 0
    for state in game_states(setting, 1, greedy=False):
        for seat in state.waiting():
            if state.decision(seat).rule in ("buying", "exchange"):
                for action in state.actions(seat):
                    trial = state.clone(Dice(1))
                    trial.play(seat, action)
                    assert all(is_rolled(end, state.turn) for end in ends(trial, seat)), action
                    weighed += 1
    assert weighed > 30


def test_the_scout_too_is_appraised_with_the_dice_rolled():
    s = position(at="buy", played={0: ["scout"]}, talents={0: 9})
    trial = s.clone(Dice(2))
    trial.play(0, trial.find(0, "scout"))
    assert trial.decision(0).kind() == "buy-card"
    assert all(is_rolled(end, s.turn) for end in ends(trial, 0))


@pytest.mark.parametrize("players", [1, 2, 3])
def test_no_position_is_repeated_within_a_turn(players):
    setting = next(each for each in settings_of(GAME) if each.players == players)
    turn, seen = 0, set()
    for state in game_states(setting, 7, greedy=True):
        if state.turn != turn:
            turn, seen = state.turn, set()
        now = repr(snapshot(state))
        assert now not in seen
        seen.add(now)


def test_talents_beyond_the_cap_are_worth_nothing():
    most = GAME.board(None).most_talents
    poor, rich = (position(talents={0: talents}, home={0: "w6 o6 p6"}) for talents in (10, most))
    assert opportunity(poor, 0, 0) > opportunity(rich, 0, 0)
    idle = position(talents={0: most}, held={0: []})
    assert opportunity(idle, 0, 0) == 0


@pytest.mark.parametrize(
    ("kind", "hope", "despair"),
    [
        ("soldiers", {"reserve": {0: 9}}, {"reserve": {0: 1}}),
        ("cities", {"reserve": {0: 9}}, {"reserve": {0: 1}}),
        ("oases", {"reserve": {0: 1}}, {"reserve": {0: 0}}),
        ("symbols", {"pile": 8}, {"pile": 0, "row": (None,) * 5}),
        ("cards", {"pile": 8}, {"pile": 0, "row": (None,) * 5}),
    ],
)
def test_a_card_whose_condition_can_never_be_met_is_worth_nothing(kind, hope, despair):
    hopes = False
    for number, card in enumerate(GAME.board(None).cards):
        if kind in {condition.kind for condition in card.conditions}:
            open_still, lost = (position(hands={0: [card.id]}, **facts) for facts in (hope, despair))
            assert hopeful(lost, 0, ready=0, turns=8) == 0
            hopes |= hopeful(open_still, 0, ready=0, turns=8) == 1 << number
    assert hopes


def test_the_last_region_is_worth_the_reserve_that_starts_from_it():
    threat = {"force": {1: 9}, "played": {1: ["peltasts"]}, "held": {0: ["kilikia"], 1: ["syria"]}}
    few, many = (stranded(position(reserve={0: soldiers}, **threat), 0, turns=5) for soldiers in (1, 8))
    assert many > few > 0
    safe = {**threat, "held": {0: ["kilikia", "atropatene"], 1: ["syria"]}}
    assert stranded(position(reserve={0: 8}, **safe), 0, turns=5) == 0
    landless = {"held": {0: []}, "reserve": {0: 4}}
    gain_of_one = position(reserve={0: 5}).appraise(0) - position(reserve={0: 4}).appraise(0)
    landless_gain = position(**{**landless, "reserve": {0: 5}}).appraise(0) - position(**landless).appraise(0)
    assert 0 < landless_gain < gain_of_one


def test_in_the_last_turn_nothing_is_thrown_away_and_home_dice_break_ties():
    last = {"turn": 17, "last_round": True, "pile": 0, "row": (None,) * 5}
    base = position(**last).appraise(0)
    assert position(**last, talents={0: 1}).appraise(0) > base
    assert position(**last, home={0: "w2 o1 p1"}).appraise(0) > base
    assert position(**last, reserve={0: 8}).appraise(0) < base
