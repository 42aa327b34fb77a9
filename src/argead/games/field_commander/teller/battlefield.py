"""The battlefield of Field Commander, a line for each speed; and the words that it shares with the whole table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from argead.language import Phrasebook

WIDTH_COLUMNS = 79
"""What a drawing may take."""

NUMBER = re.compile(r"-\d+$")


class Wording:
    """Counters, areas, plans and the rest by their names in the game's words."""

    def __init__(self, phrases: Phrasebook) -> None:
        self._say = phrases.part("teller")
        self._phrases = phrases

    def _word(self, name: str, value: str) -> str:
        """A word of the game; one of a board of your own as its file has it."""
        message = f"{name}-{'-'.join(value.lower().split())}"
        return self._phrases.say(message) if self._phrases.has(message) else value

    def _effect(self, sort: str, name: str) -> str:
        """What a thing does, in a few words."""
        return self._phrases.say(f"effect-{sort}-{name}")

    def _list(self, items: Iterable[str]) -> str:
        return ", ".join(items) or self._say("nothing")

    def _counted(self, name: str, things: Mapping[str, int]) -> str:
        return self._list(times(count, self._word(name, thing)) for thing, count in things.items())

    def _forces(self, counters: Sequence[Mapping[str, Any]]) -> str:
        """Alike counters together: `2 × Phalanx, Infantry (reduced)`."""
        named = (
            self._word("kind", counter["kind"]) + (f" ({self._say('mark-reduced')})" if counter["reduced"] else "")
            for counter in counters
        )
        return self._list(times(count, name) for name, count in Counter(named).items())


class Battlefield(Wording):
    """Told from the view's `battle`."""

    def draw(self, battle: Mapping[str, Any], *, explained: bool = False) -> list[str]:
        """A line for each speed, your Forces on the left, the enemy's on the right; his plans perhaps `explained`."""
        area, advantage = self._word("area", battle["area"]), f"{battle['advantage']:+}" if battle["advantage"] else "0"
        lines = [self._say("battle", area=area, round=battle["round"], advantage=advantage, penalty=battle["penalty"])]
        lines.append(self.own_plans(battle))
        lines.append(self._say("enemy-plans", plans=self._enemy_plans(battle["enemy_plans"], explained)))
        lines = [part for line in lines for part in wrap(line, WIDTH_COLUMNS)]
        half = WIDTH_COLUMNS // 2 - 3
        lines.append(f"{self._say('speed'):>6} {self._say('own'):{half}} {self._say('enemy')}")
        for speed in sorted({row["speed"] for side in ("own", "enemy") for row in battle[side]}, reverse=True):
            own, enemy = (wrap(self._rank(battle[side], speed), half - 1) for side in ("own", "enemy"))
            for n, (left, right) in enumerate(zip_longest(own, enemy, fillvalue="")):
                lines.append(f"{'' if n else speed:>6} {left:{half}} {right}".rstrip())
        return lines

    def dice(self, battle: Mapping[str, Any]) -> list[str]:
        """The die that is being decided about, or the Hits that have still to fall."""
        roll = battle["roll"]
        if roll is None:
            return [self._say("hits-left", hits=battle["hits"])] if battle["hits"] else []
        by, hits = self._word("kind", NUMBER.sub("", roll["by"])), roll["hits"]
        if roll["die"] is None:
            return [self._say("attack-scored", by=by, hits=hits)]
        return [self._say("attack-rolled", by=by, die=str(roll["die"]), needs=str(roll["needs"]), hits=hits)]

    def own_plans(self, battle: Mapping[str, Any]) -> str:
        return self._say("own-plans", plans=self._counted("plan", battle["plans"]), fate=battle["fate"])

    def _enemy_plans(self, plans: Mapping[str, int], explained: bool) -> str:
        if not explained:
            return self._counted("plan", plans)
        told = {plan: f"{self._word('plan', plan)} ({self._say(f'enemy-{plan}')})" for plan in plans}
        return self._list(times(count, told[plan]) for plan, count in plans.items())

    def _rank(self, rows: Iterable[Mapping[str, Any]], speed: int) -> str:
        """All of one speed: `2 × Phalanx 4, Companions 4/2 (reduced, tired)`."""
        alike = Counter(self._fighter(row) for row in rows if row["speed"] == speed)
        return ", ".join(times(count, name) for name, count in alike.items())

    def _fighter(self, row: Mapping[str, Any]) -> str:
        marks = [self._say(f"mark-{mark}") for mark in ("reduced", "acting", "tired") if row[mark]]
        value = "" if row["kind"] == "wall" else f" {battle_value(row['battle'], row['superscript'])}"
        return self._word("kind", row["kind"]) + value + (f" ({', '.join(marks)})" if marks else "")


def times(count: int, name: str) -> str:
    """Several of a thing."""
    return f"{count} × {name}" if count > 1 else name


def battle_value(battle: int, twice: int) -> str:
    """A Battle value, with the superscript after a stroke."""
    return f"{battle}/{twice}" if twice else str(battle)
