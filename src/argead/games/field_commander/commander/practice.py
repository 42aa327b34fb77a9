"""Practice: campaigns and lives that are played to learn from, and what should have been thought of their questions.

A judgement that has seen the commander's own games alone knows no other behaviour, so much is tried: some questions are
answered at random, some by the rules of thumb, most by the judgement as it is, with more or less doubt. Later campaigns
of a life begin with what games before have handed on, or with an army that could have been.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from argead.games.field_commander.commander import advise as usually
from argead.games.field_commander.commander.fighting import FIGHTING
from argead.games.field_commander.commander.learned import (
    DOUBT,
    DRAWS,
    FULL_FAME,
    FULL_POINTS,
    choose,
    doubt,
    logistic,
)
from argead.games.field_commander.commander.options import weighed
from argead.games.field_commander.ending import reckon
from argead.games.field_commander.features import features
from argead.games.field_commander.names import ADVISORS, CAMPAIGNS, INSIGHTS
from argead.games.field_commander.quantities import QUESTIONS
from argead.games.field_commander.setup import CHOOSE_OPTIONS, ChooseOptions
from argead.games.field_commander.state import FieldCommander, Reckoning
from argead.kernel import Action, Dice, Judge, Practice

LIFE = "life"
BEGINNINGS = {
    ("granicus", 0): 14,
    ("issus", 0): 9,
    ("tyre", 0): 7,
    ("gaugamela", 0): 13,
    (LIFE, 0): 26,
    (LIFE, 1): 12,
    (LIFE, 2): 9,
    (LIFE, 3): 10,
}
"""How often a game begins with a campaign by itself, or a life with its campaign of that number."""

EVERY = frozenset(QUESTIONS)
HANDED_ON = 0.6
"""How often a later campaign begins with what a game has handed on."""

DOUBTS = (0.0, 0.01, 0.02, 0.02, 0.03, 0.05)
FEW_DRAWS = 4
DARING = 0.4
"""How often the options of a campaign are chosen at random: the rules of thumb adopt none."""
TRUST = 0.96
"""TD(λ): how far what came of a game is trusted from one question to the one before."""

FAME_OF_A_CAMPAIGN = 90.0
"""What a campaign is thought to bring before anything has been learned."""


class Handed(NamedTuple):
    """What a campaign hands on to the next one."""

    number: int
    level: int
    army: int
    worn: int
    advisors: int
    insights: int


class Manner(NamedTuple):
    """How a game is played: which share of the questions the judgement answers, how much is done at random, how great
    its doubt is, which questions it answers at all, and how often the terms of a campaign are left to chance."""

    share: float
    wild: float
    doubt: float
    questions: frozenset[type]
    daring: float = DARING


class Chapter:
    """One campaign of a game: the rows of its questions, what a victory would have brought then, which of them were
    answered at random, and what came of it."""

    __slots__ = ("end", "life", "now", "number", "rows", "wild")

    def __init__(self, s: FieldCommander) -> None:
        self.number = s.campaign_number
        self.life = s.life
        self.rows: list[list[float]] = []
        self.now: list[Reckoning] = []
        self.wild: list[bool] = []
        self.end: Reckoning | None = None


def practise(
    number: int,
    judge: Judge | None,
    random: Random,
    handed: Sequence[Handed],
    *,
    pack: str | None = None,
    earnest: bool = False,
) -> Practice:
    """A game to learn from; in earnest the four campaigns and lives take turns, and the judgement answers all."""
    if earnest:
        campaign, manner = (*CAMPAIGNS, LIFE)[number % (len(CAMPAIGNS) + 1)], Manner(1, 0, DOUBT, EVERY, 0)
        s = _new(campaign, random, pack)
    else:
        (campaign, later), manner = random.choices([*BEGINNINGS], [*BEGINNINGS.values()])[0], _manner(judge, random)
        s = _new(campaign, random, pack)
        if later:
            _begin_later(s, later, random, [each for each in handed if each.number == later])
    chapters, passed_on = _play(s, judge, manner, random, DRAWS if earnest else FEW_DRAWS)
    rows = [row for chapter in chapters for row in chapter.rows]
    return Practice(rows, goals(chapters, judge, s.reason == "victory"), passed_on, s.reason == "victory")


def _new(campaign: str, random: Random, pack: str | None) -> FieldCommander:
    s = FieldCommander.game.new(1, Dice(random.getrandbits(60)), pack=pack, journal=None, campaign=campaign)
    assert isinstance(s, FieldCommander)
    return s


def _manner(judge: Judge | None, random: Random) -> Manner:
    if judge is None:
        return Manner(0, random.choice((0.0, 0.03, 0.1, 0.2)), 0, EVERY)
    lot, doubts = random.random(), random.choice(DOUBTS)
    if lot < 0.1:
        return Manner(0, random.choice((0.03, 0.1, 0.2)), doubts, EVERY)
    if lot < 0.25:
        return Manner(random.choice((0.3, 0.6, 0.8)), 0.02, doubts, EVERY)
    if lot < 0.35:
        return Manner(1, 0.02, doubts, frozenset(question for question in QUESTIONS if random.random() < 0.6))
    return Manner(1, random.choice((0.0, 0.02, 0.05)), doubts, EVERY)


def _begin_later(s: FieldCommander, number: int, random: Random, handed: Sequence[Handed]) -> None:
    """Begin a life with a later campaign."""
    if handed and random.random() < HANDED_ON:
        _, s.level, s.army, s.worn, s.advisors, s.insights = random.choice(handed)
    else:
        counters = s.counters
        own = counters.members(counters.nation["macedon"])
        s.level = random.randint(1, 3 + number)
        s.army = sum(1 << c for c in random.sample(own, random.randint(2, 4 + 2 * number)))
        s.worn = sum(1 << c for c in counters.members(s.army & ~counters.frail) if random.random() < 0.2)
        s.advisors = sum(1 << n for n in random.sample(range(len(ADVISORS)), random.randint(1, 4)))
        s.insights = sum(1 << n for n in random.sample(range(len(INSIGHTS)), random.choice((0, 0, 0, 1, 1, 2))))
    s.campaign_number = number
    s.agenda.clear()
    s.clear_campaign()
    s.then(CHOOSE_OPTIONS)
    s.settle()


def _play(
    s: FieldCommander, judge: Judge | None, manner: Manner, random: Random, draws: int
) -> tuple[list[Chapter], list[Handed]]:
    """A game, chapter by chapter, and what its campaigns have handed on."""
    luck = Dice(random.getrandbits(60))
    chapters, handed = [Chapter(s)], []
    while s.agenda:
        if len(s.reckoning) == len(chapters):
            chapters[-1].end = s.reckoning[-1]
            handed.append(Handed(s.campaign_number, s.level, s.army, s.worn, s.advisors, s.insights))
            chapters.append(Chapter(s))
        step, options = s.agenda[-1], s.actions(0)
        likely: Sequence[Action] = options if type(step) in FIGHTING else weighed(s, s.decision(0), options)
        if len(likely) == 1 or type(step) in FIGHTING:
            action = likely[0] if len(likely) == 1 else usually(s, 0, luck)
        else:
            chapters[-1].rows += features(s, 0)
            chapters[-1].now.append(reckon(s))
            wild = random.random() < (manner.daring if isinstance(step, ChooseOptions) else manner.wild)
            chapters[-1].wild.append(wild)
            if wild:
                action = random.choice(likely)
            else:
                action = usually(s, 0, luck)
                if judge and type(step) in manner.questions and random.random() < manner.share:
                    doubted = doubt(step, manner.doubt)
                    action = choose(s, action, likely, random, judge, doubt=doubted, draws=draws)
        s.play(0, action)
    if len(s.reckoning) == len(chapters):
        chapters[-1].end = s.reckoning[-1]
    return chapters, handed


def goals(chapters: Sequence[Chapter], judge: Judge | None, victory: bool) -> list[list[float | None]]:
    """What the heads should have said of every question, chapter by chapter."""
    found: list[list[float | None]] = []
    rest = fame = None
    last = len(CAMPAIGNS) - 1
    for chapter in reversed(chapters):
        if not chapter.rows:
            continue
        judged = judge(chapter.rows) if judge else None
        end = chapter.end if chapter.end is not None and chapter.end.won else None
        after = fame if chapter.number < last else 0.0
        known_fame = end.immortality + after if end and chapter.life and after is not None else None
        known_rest: float | None = rest if end and chapter.life and chapter.number < last else None
        thought = None if judged is None else [logistic(heads[0]) for heads in judged]
        chances = _chances(end is not None, chapter.wild, thought)
        found[:0] = [
            [
                chance,
                (end.points - now.points) / FULL_POINTS if end else None,
                known_rest,
                None if known_fame is None else (known_fame - now.immortality) / FULL_FAME,
            ]
            for chance, now in zip(chances, chapter.now, strict=True)
        ]
        if not chapter.life:
            continue
        guessed = FAME_OF_A_CAMPAIGN * (last + 1 - chapter.number)
        if judged is not None:
            guessed = max(0.0, chapter.now[0].immortality + judged[0][3] * FULL_FAME)
        if known_fame is None:
            fame = guessed
        else:
            fame = known_fame if victory or judged is None else (guessed + known_fame) / 2
        rest = float(victory)
        if judged is not None and thought:
            rest = (rest + thought[0] * (1.0 if chapter.number == last else logistic(judged[0][2]))) / 2
    return found


def _chances(won: bool, wild: Sequence[bool], thought: Sequence[float] | None) -> list[float]:
    """The chance at each question, by what came of it and what was thought of the next; what is done at random says
    nothing about the question before."""
    if thought is None:
        return [float(won)] * len(wild)
    value, found = float(won), []
    for at in range(len(wild) - 1, -1, -1):
        if wild[at]:
            value = thought[at]
        found.append(value)
        value = TRUST * value + (1 - TRUST) * thought[at]
    return found[::-1]
