"""The learned commander: does what the rules of thumb say, unless another option is clearly better.

At the questions of a campaign each option is tried and judged where the next question is put. Battles are fought by the
rules of thumb. Every option meets the same luck, so that options are compared and not dice. What judges is handed in:
it turns rows of `features` into rows of four numbers,

    the chance to win this campaign (before the logistic function),
    the victory points that it brings if it is won, as a share of FULL_POINTS,
    the chance to win the rest of a life if this campaign is won (likewise),
    the Immortality from here to the end of a life if it is won, as a share of FULL_FAME;

points and Immortality beyond those that a victory at this very moment would bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import NamedTuple

from argead.games.field_commander.commander import advise as usually
from argead.games.field_commander.commander.fighting import FIGHTING
from argead.games.field_commander.commander.options import weighed
from argead.games.field_commander.ending import reckon
from argead.games.field_commander.features import features
from argead.games.field_commander.names import CAMPAIGNS
from argead.games.field_commander.setup import ChooseOptions
from argead.games.field_commander.state import FieldCommander
from argead.kernel import CHANCE, Action, Dice, Judge, Step, Watched

HEADS = (CHANCE, "points", f"{CHANCE} of the rest", "fame")
DRAWS = 8
"""How often an option that asks chance is tried."""
DOUBT = 0.02
"""How much more an option must be worth than what is usual. Without it a judgement that is but nearly right finds a
reason to wait each time, until the time is up."""
SAME = 1e-9
"""Worths that differ by less are the same: nobody knows the last digits alike."""
FULL_POINTS = 50
FULL_FAME = 200
POINTS_WORTH = 0.1
"""What `FULL_POINTS` are worth beside the victory itself."""
FORGOTTEN = 250
LASTING = 550
LEAST_WORTH = 0.1
"""A life is lived for its Immortality: to win one with so little of it is worth next to nothing, with so much 1."""


class Forecast(NamedTuple):
    """What is expected of a campaign or a life: the chance to win it, and its score if it is won."""

    chance: float
    score: float

    def worth(self, life: bool) -> float:
        """Of a campaign the victory first, then its points; of a life the Immortality beyond what is soon forgotten."""
        if life:
            return self.chance * max(LEAST_WORTH, (self.score - FORGOTTEN) / (LASTING - FORGOTTEN))
        return self.chance * (1 + POINTS_WORTH * self.score / FULL_POINTS)


def advise(s: FieldCommander, seat: int, random: Random, judge: Judge) -> Action:
    """What the learned commander would do."""
    step, options = s.decision(seat), s.actions(seat)
    usual = usually(s, seat, Dice(random.getrandbits(64)))
    if type(step) in FIGHTING or len(options) == 1:
        return usual
    return choose(s, usual, weighed(s, step, options), random, judge, doubt=doubt(step))


def worth_weighing(s: FieldCommander, seat: int) -> Sequence[Action]:
    """The options among which a hint chooses: in a battle all."""
    step, options = s.decision(seat), s.actions(seat)
    return options if type(step) in FIGHTING else weighed(s, step, options)


def chances_and_worths(ends: Sequence[FieldCommander], judge: Judge) -> list[tuple[float, float]]:
    """What is expected of each state, for a hint."""
    return [(each.chance, each.worth(end.life)) for end, each in zip(ends, forecast(ends, judge), strict=True)]


def doubt(step: Step[FieldCommander], elsewhere: float = DOUBT) -> float:
    """None about the terms of a campaign: they are set once, and nobody can wait with them."""
    return 0.0 if isinstance(step, ChooseOptions) else elsewhere


def choose(
    s: FieldCommander,
    usual: Action,
    options: Sequence[Action],
    random: Random,
    judge: Judge,
    *,
    doubt: float = DOUBT,
    draws: int = DRAWS,
) -> Action:
    """The usual, or the best of the options if it is worth more by the doubt."""
    others = [action for action in options if action is not usual]
    if not others:
        return usual
    worth, *worths = weigh(s, [usual, *others], random, judge, draws)
    best = max(worths) - SAME
    if best <= worth + doubt:
        return usual
    return next(other for other, its in zip(others, worths, strict=True) if its >= best)


def weigh(
    s: FieldCommander, options: Sequence[Action], random: Random, judge: Judge, draws: int = DRAWS
) -> list[float]:
    """The worth of each option, by the same luck for all."""
    seeds = [random.getrandbits(64) for _ in range(draws)]
    tried = [outcomes(s, action, seeds) for action in options]
    forecasts = iter(forecast([end for ends in tried for end in ends], judge))
    return [sum(next(forecasts).worth(s.life) for _ in ends) / len(ends) for ends in tried]


def outcomes(s: FieldCommander, action: Action | None, seeds: Sequence[int]) -> list[FieldCommander]:
    """Where an option leads, or the position by itself: once, if chance has no part in it."""
    ends: list[FieldCommander] = []
    for seed in seeds:
        dice = Watched(seed)
        trial = s.clone(dice)
        if action is not None:
            trial.agenda.pop().play(trial, 0, action)
            trial.settle()
        advance(trial)
        ends.append(trial)
        if not dice.asked:
            break
    return ends


def advance(trial: FieldCommander) -> None:
    """Fight, and go on where there is nothing to weigh, up to the next question of the campaign."""
    agenda = trial.agenda
    while agenda:
        step = agenda[-1]
        options = step.options(trial, 0)
        if type(step) in FIGHTING:
            action = FIGHTING[type(step)](trial, step, options)
        else:
            likely = weighed(trial, step, options)
            if len(likely) > 1:
                return
            action = likely[0]
        agenda.pop()
        step.play(trial, 0, action)
        trial.settle()


def forecast(ends: Sequence[FieldCommander], judge: Judge) -> list[Forecast]:
    """What is expected of each state: what came of it, or what is judged."""
    going = [end for end in ends if not end.reason]
    rows = iter(judge([features(end, 0)[0] for end in going]) if going else ())
    return [ended(end) if end.reason else expected(end, next(rows)) for end in ends]


def ended(s: FieldCommander) -> Forecast:
    outcome = s.outcome()
    assert outcome is not None
    return Forecast(float(s.reason == "victory"), float(outcome.scores[0]))


def chance_to_win(s: FieldCommander, judged: Sequence[float]) -> float:
    """The chance to win the campaign, or the life."""
    return expected(s, judged).chance


def expected(s: FieldCommander, judged: Sequence[float]) -> Forecast:
    """A life is won if this campaign is, and the rest."""
    won, now = logistic(judged[0]), reckon(s)
    if not s.life:
        return Forecast(won, max(0.0, now.points + float(judged[1]) * FULL_POINTS))
    rest = 1.0 if s.campaign_number + 1 == len(CAMPAIGNS) else logistic(judged[2])
    return Forecast(won * rest, s.immortality + max(0.0, now.immortality + float(judged[3]) * FULL_FAME))


def logistic(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, float(x)))))
