"""Fuzz that gets far: random campaigns and linked lives under a good star, with the invariants before every decision.

500 campaigns and 50 lives; `ARGEAD_FUZZ=10` in the environment plays ten times more.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from argead.games.field_commander.decisions import DECISIONS
from argead.games.field_commander.names import CAMPAIGNS
from games.field_commander.fortune import Fortune, pick_move
from games.field_commander.invariants import check
from games.field_commander.position import GAME

SCALE = float(os.environ.get("ARGEAD_FUZZ", "1"))
OF_EACH = max(1, round(125 * SCALE))
LIVES = max(1, round(50 * SCALE))
FAVOUR = (0.3, 0.6, 0.8, 0.95)
ALTERNATIVES = ({}, {"reduced_speed": "leaders"}, {"bare_walls": "fall"}, {"western_cities": True})


def play(campaign: str, seed: int, asked: Counter[str]) -> tuple[str, int]:
    """One game: how it ended, and after how many campaigns."""
    fortune, random = Fortune(seed, FAVOUR[seed % 4]), Random(seed)
    s = GAME.new(1, fortune, campaign=campaign, **ALTERNATIVES[seed // 4 % 4])
    fortune.smile_on(s)
    for _ in range(20_000):
        try:
            check(s)
        except AssertionError as error:
            raise AssertionError(f"{campaign}, seed {seed}: {error}") from error
        if not s.waiting():
            return s.outcome().reason, len(s.reckoning)
        asked[s.decision(0).kind()] += 1
        s.play(0, s.find(0, pick_move(s, random)))
    raise AssertionError(f"{campaign}, seed {seed}: the game does not end")


@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_campaigns_keep_the_invariants_to_each_of_their_ends(campaign):
    ends = Counter(play(campaign, seed, Counter())[0] for seed in range(OF_EACH))
    assert ends.keys() >= {"victory", "time", "slain"}


def test_lives_keep_the_invariants_through_all_four_campaigns():
    lengths = Counter(play("life", seed, Counter())[1] for seed in range(LIVES))
    assert len(lengths) > 1, "some lives see more than their first campaign"


def test_every_question_of_the_game_is_asked():
    asked: Counter[str] = Counter()
    for campaign in CAMPAIGNS:
        for seed in range(120):
            play(campaign, seed, asked)
    assert {decision.kind() for decision in DECISIONS} == asked.keys()
