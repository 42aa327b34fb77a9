"""Luck against expectation, checked by hand and against thrown dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from statistics import fmean, stdev

import pytest

from argead.games.field_commander.account.dice import ENEMY, OWN, DiceBox, enemy_worth, own_worth
from argead.kernel import Event
from argead.shelf import game
from argead.table.account.luck import Trial, chain, throw, together

GEOMETRY = game("field-commander").geometry(None)


def test_one_die() -> None:
    trial = throw(own_worth(4, 2), 2)
    assert (trial.dice, trial.scored) == (1, 2)
    assert trial.odds == pytest.approx({6: 1 / 3, 0: 1 / 3, -6: 1 / 3})
    luck = together([trial])
    assert (luck.expected, luck.above) == (1, 1)
    assert luck.tail == pytest.approx(1 / 3)


@pytest.mark.parametrize(("needs", "twice", "expected"), [(0, 0, 0), (3, 0, 3), (4, 2, 6), (6, 1, 7), (9, 0, 6)])
def test_expectations_in_sixths(needs: int, twice: int, expected: int) -> None:
    for worth in (own_worth(needs, twice), enemy_worth(needs, twice)):
        assert sum(worth(face) for face in range(1, 7)) == expected


def test_several_dice_are_counted_like_a_list_of_all_throws() -> None:
    worths = [own_worth(4, 2), own_worth(3, 1), own_worth(1, 0), own_worth(5, 0)]
    rolls = (1, 2, 6, 5)
    totals = [sum(w(r) for w, r in zip(worths, faces, strict=True)) for faces in product(range(1, 7), repeat=4)]
    luck = together(throw(worth, roll) for worth, roll in zip(worths, rolls, strict=True))
    assert luck.scored == 4
    assert luck.expected == Fraction(sum(totals), len(totals))
    assert luck.tail == pytest.approx(sum(total >= 4 for total in totals) / len(totals))


def test_bad_luck_is_counted_from_below() -> None:
    luck = together([throw(own_worth(5, 0), 6), throw(own_worth(5, 0), 6)])
    assert luck.above == Fraction(-5, 3)
    assert luck.tail == pytest.approx(1 / 36)


def test_the_dice_of_a_phalanx_are_one_attack() -> None:
    """Battle value 2: a hit on 1-2, then on 1, then never."""
    worths = [own_worth(2, 0), own_worth(1, 0)]
    miss, one, two = chain(worths, [6]), chain(worths, [2, 3]), chain(worths, [1, 1])
    assert (miss.scored, one.scored, two.scored) == (0, 1, 2)
    assert (miss.luck, one.luck, two.luck) == (-2, 6 - 2 - 1, 12 - 2 - 1)
    assert miss.odds == pytest.approx({-2: 4 / 6, 3: 2 / 6 * 5 / 6, 9: 2 / 6 * 1 / 6})
    assert sum(luck * odds for luck, odds in miss.odds.items()) == pytest.approx(0)


def attack(counter: str, roll: int, needs: int, twice: int, hits: int, kind: str = "attacked") -> Event:
    data = {"counter": counter, "kind": counter, "roll": roll, "needs": needs, "twice": twice, "hits": hits}
    return Event(kind, "resolution", 0, data)


def collected(*events: Event) -> DiceBox:
    box = DiceBox(GEOMETRY)
    for event in events:
        box.follow(event)
    box.close()
    return box


def totals(trials: list[Trial]) -> tuple[int, int, int]:
    return len(trials), sum(trial.dice for trial in trials), sum(trial.scored for trial in trials)


def test_chains_are_told_apart() -> None:
    box = collected(
        attack("phalanx-1", 3, 4, 0, 1),
        attack("phalanx-1", 1, 3, 0, 1),
        attack("phalanx-1", 5, 2, 0, 0),
        attack("phalanx-2", 6, 4, 0, 0),
        attack("phalanx-2", 6, 4, 0, 0),
        attack("greek-phalanx-1", 6, 4, 0, 0, "enemy-attacked"),
        attack("archer-1", 1, 2, 0, 1),
    )
    assert totals(box.trials[OWN]) == (4, 6, 3)
    assert totals(box.trials[ENEMY]) == (1, 1, 0)


def test_a_die_that_fate_throws_again_was_thrown_too() -> None:
    again = Event("tempted-fate", "plans", 0, {"counter": "archer-1", "kind": "archer", "roll": 6})
    luck = together(collected(again, attack("archer-1", 1, 3, 0, 1)).trials[OWN])
    assert (luck.dice, luck.scored, luck.expected) == (2, 1, 1)


def test_a_sacrifice_throws_no_die_but_the_chain_after_it_does() -> None:
    sacrifice = Event("sacrificed", "plans", 0, {"counter": "phalanx-1", "kind": "phalanx"})
    box = collected(sacrifice, attack("phalanx-1", 1, 4, 0, 1), attack("phalanx-1", 6, 3, 0, 0))
    assert totals(box.trials[OWN]) == (1, 1, 0)


def test_scouts_demands_retreats_and_ships() -> None:
    box = collected(
        Event("scouted", "", 0, {"area": "Sestus", "roll": 2, "forces": 5}),
        Event("demanded", "", 0, {"roll": 4}),
        Event("retreated", "", 0, {"area": "Macedon", "needs": 2}),
        Event("escaped", "", 0, {"roll": 2}),
        Event("lost-in-retreat", "", 0, {"roll": 3}),
        Event("ship-hit", "", 0, {"roll": 3, "section": 1, "left": 1}),
        Event("ship-missed", "", 0, {"roll": 4}),
    )
    price, demand, retreat, ships = (together(box.trials[sort]) for sort in ("price", "demand", "retreat", "ships"))
    assert (price.scored, price.expected) == (3, Fraction(10, 6))
    assert (demand.scored, demand.expected) == (4, Fraction(21, 6))
    assert (retreat.scored, retreat.expected) == (1, Fraction(4, 6))
    assert (ships.scored, ships.expected) == (1, 1)


def test_luck_is_fair_on_the_whole_and_its_rarity_is_true() -> None:
    """Thrown dice: the mean luck is nothing, and a luck of 1 in 5 or rarer comes in about 1 of 5 battles."""
    random = Random(4)
    lucks = []
    for _ in range(600):
        trials = []
        for _ in range(12):
            needs, twice = random.randint(1, 5), random.randint(0, 2)
            trials.append(throw(own_worth(needs, twice), random.randint(1, 6)))
            value = random.randint(2, 4)
            worths = [own_worth(value - step, 0) for step in range(value)]
            trials.append(chain(worths, _rolled(worths, random)))
        lucks.append(together(trials))
    above = [float(luck.above) for luck in lucks]
    assert abs(fmean(above)) < 4 * stdev(above) / len(above) ** 0.5
    good = [luck.tail for luck in lucks if luck.above > 0]
    assert 0.15 < sum(tail <= 0.2 for tail in good) / len(lucks) < 0.25


def _rolled(worths: list, random: Random) -> list[int]:
    rolls = []
    for worth in worths:
        rolls.append(random.randint(1, 6))
        if not worth(rolls[-1]):
            break
    return rolls
