"""The journal tells what happened, to the coin: treasury and Glory can be added up from it alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from argead.games.field_commander.names import CAMPAIGNS
from argead.kernel import Event
from games.field_commander.fortune import Fortune, pick_move
from games.field_commander.position import GAME, play, position, run, told

GAINED = {"gold": {"treasury", "conquered", "razed", "income"}, "glory": {"conquered", "leader-slain"}}
PAID = {
    "gold": {
        *("paid", "marched", "refitted", "cancelled", "operation-gold", "prayed", "bought-plan", "raided"),
        *("recruited", "built", "prepared", "sunk", "next-campaign"),
    },
    "glory": {"spent-glory", "appointed", "drew-insight", "cancelled"},
}
LOST = {"income": "lost"}
"""Where an event tells of gold that is gone again."""


def add_up(purse: Counter[str], event: Event) -> None:
    """What an event puts into a commander's purse, or takes out of it."""
    for coin in purse:
        if event.kind in GAINED[coin]:
            purse[coin] += event.data[coin]
        elif event.kind in PAID[coin]:
            purse[coin] -= event.data[coin]
    if event.kind in LOST:
        purse["gold"] -= event.data[LOST[event.kind]]
    if event.kind == "next-campaign":
        purse["glory"] = 0


def play_and_add_up(campaign: str, seed: int, favour: float) -> Counter[str]:
    """A random game under a good star; which kinds of events were told in it."""
    journal: list[Event] = []
    fortune, random = Fortune(seed, favour), Random(seed)
    s = GAME.new(1, fortune, journal=journal, campaign=campaign)
    fortune.smile_on(s)
    purse, read = Counter(gold=0, glory=0), 0
    for ply in range(20_000):
        for event in journal[read:]:
            add_up(purse, event)
        read = len(journal)
        assert purse == {"gold": s.gold, "glory": s.glory}, f"{campaign}, seed {seed}, ply {ply}: {journal[-1]}"
        if not s.waiting():
            return Counter(event.kind for event in journal)
        s.play(0, s.find(0, pick_move(s, random)))
    raise AssertionError(f"{campaign}, seed {seed}: the game does not end")


@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_gold_counters_and_glory_can_be_added_up_from_the_story_at_every_ply(campaign):
    for seed in range(40):
        assert play_and_add_up(campaign, seed, (0.3, 0.6, 0.8, 0.95)[seed % 4])


def test_every_way_to_gain_or_pay_is_met_on_the_way():
    kinds: Counter[str] = Counter()
    for seed in range(25):
        kinds += play_and_add_up("life", seed, 0.95)
    for campaign in ("granicus", "tyre"):
        for seed in range(30):
            kinds += play_and_add_up(campaign, seed, 0.7)
    assert set().union(*GAINED.values(), *PAID.values()) <= kinds.keys()


def test_alexander_battle_plans_that_cost_gold_are_told_with_their_price():
    journal: list[Event] = []
    foes = {"Granicus": ["persian-archer"]}
    s = position("granicus", "rally", at="arms", area="Granicus", gold=2, garrisons=foes, journal=journal)
    run(s, "plan flank", "plan rally", "plan lead", "ready")
    assert told(journal, "bought-plan") == [{"plan": "rally", "gold": 1}, {"plan": "lead", "gold": 1}]


def test_refit_intrigue_advisors_and_insights_are_told_with_their_prices():
    journal: list[Event] = []
    s = position(at="refit", army=["infantry/reduced"], gold=9, journal=journal)
    play(s, "refit infantry-1", 6, 6, 6, "one-force")
    run(s, "cancel")
    assert [event["gold"] for kind in ("refitted", "cancelled") for event in told(journal, kind)] == [2, 2]
    journal.clear()
    s = position(at="spend", glory=8, journal=journal)
    run(s, "appoint parmenion")
    play(s, "draw", "trap")
    assert [event["glory"] for kind in ("appointed", "drew-insight") for event in told(journal, kind)] == [5, 3]
