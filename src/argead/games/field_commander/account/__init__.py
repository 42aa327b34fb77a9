"""What the account of a campaign or a life has beside that of any game: its course, its battles, its dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from argead.games.field_commander.account.chronicle import MEASURES, Chronicle, Fight, Part, Turn
from argead.games.field_commander.account.dice import ENEMY, OWN, SORTS
from argead.kernel import Match
from argead.language import Phrasebook
from argead.language.grammar import bare
from argead.table.account.luck import Luck, together
from argead.table.account.markup import curve, folded, listed, table, tag

DICE = ("attacked", "enemy-attacked", "escaped", "lost-in-retreat", "ordered", "raided", "scouted", "ship-missed")
DETAILS = ("battle-turn", "charged", "chose-plans", "deployed", "destroyed", "enemy-destroyed", "enemy-plans")
DEEPER = ("enemy-rallied", "enemy-reduced", "flanked", "enemy-flanked", "garrisoned", "gathered", "guarded", "rallied")
TOLLS = ("began", "bought-plan", "income", "next-campaign", "paid", "reckoned", "reduced", "spent-glory")
QUIET = frozenset((*DICE, *DETAILS, *DEEPER, *TOLLS, "tempted-fate", "treasury", "turn", "tyre-ordered"))
"""Events that a turn is not told by; all of them can be unfolded."""

COLOURS = {"gold": "gold", "glory": "terracotta", "forces": "aegean"}

ORDINARY = 0.4
"""Luck whose like comes more often than this is not worth a word."""

RAREST = 10_000


def title(match: Match, phrases: Phrasebook) -> str:
    """What the page is called."""
    campaign = str(match.record.header.options["campaign"])
    if campaign == "life":
        return phrases.say("account-life")
    return phrases.say("account-campaign-of", campaign=phrases.say(f"campaign-{campaign}"))


def parts(match: Match, phrases: Phrasebook) -> Iterator[str]:
    """What the page tells of this game alone."""
    yield from Account(match, phrases).parts()


class Account:
    """A chronicle put in words."""

    def __init__(self, match: Match, phrases: Phrasebook) -> None:
        self._match = match
        self._phrases = phrases
        self._say = phrases.part("account")
        self._names = match.record.header.seats
        self._told = Chronicle(match)

    def parts(self) -> Iterator[str]:
        yield from self._campaigns()
        for part in self._told.parts:
            if len(self._told.parts) > 1:
                yield tag("h2", self._campaign(part.campaign))
            yield from self._part(part)
        yield from self._luck()

    def _campaigns(self) -> Iterator[str]:
        """Every campaign that has ended, in figures."""
        entries = self._match.state.view(0)["reckoning"]
        if not entries:
            return
        figures = ("turn", "track", "options", "cities", "mole", "points", "governed", "glory", "level", "immortality")
        heading = [self._phrases.say("option-campaign"), *map(self._reckoned, entries)]
        rows = [[self._say(f"reckoning-{figure}"), *(str(entry[figure]) for entry in entries)] for figure in figures]
        yield table(self._say("figures"), heading, rows)

    def _reckoned(self, entry: dict[str, Any]) -> str:
        return self._say("won" if entry["won"] else "lost", campaign=self._word("campaign", entry["campaign"]))

    # The course of a campaign ----------------------------------------------------------------------------------------

    def _part(self, part: Part) -> Iterator[str]:
        yield tag("h3", self._say("course"))
        if part.options:
            options = ", ".join(self._phrases.say(f"option-{option}") for option in part.options)
            yield tag("p", self._say("adopted", options=options))
        turns = [turn for turn in part.turns if turn.moments]
        for measure in MEASURES if turns else ():
            values = [[getattr(moment, measure) for moment in turn.moments] for turn in turns]
            ends = ", ".join(f"{turn.number}: {row[-1]}" for turn, row in zip(turns, values, strict=True))
            says = self._say("curve", values=ends)
            yield curve(COLOURS[measure], self._say(measure), says, values, [str(turn.number) for turn in turns])
        yield tag("h3", self._say("turns"))
        for turn in part.turns:
            yield from self._turn(turn)
        if part.fights:
            yield tag("h3", self._say("battles"))
            columns = ("turn", "area", "end", "rounds", "own", "lost", "foes", "destroyed", "fled")
            yield table(self._say("losses"), [self._say(f"fight-{c}") for c in columns], map(self._fight, part.fights))

    def _turn(self, turn: Turn) -> Iterator[str]:
        headlines = [self._event(event) for event in turn.events if event.kind not in QUIET]
        if not turn.events or not (turn.number or headlines):
            return
        yield tag(
            "h4",
            self._say("turn", number=str(turn.number), name=self._word("track", turn.name))
            if turn.number
            else self._say("set-up"),
        )
        if turn.moments:
            end = turn.moments[-1]
            figures = {name: getattr(end, name) for name in (*MEASURES, "level")}
            yield tag("p", self._say("state", **figures), class_="state")
        yield listed(headlines)
        yield folded(self._say("all", count=len(turn.events)), (self._event(event) for event in turn.events))

    def _fight(self, fight: Fight) -> list[str]:
        lost = self._say("lost-forces", lost=fight.lost, back=fight.regrouped, wounds=fight.wounds)
        numbers = [str(fight.destroyed), str(fight.fled)]
        return [
            str(fight.turn),
            bare(self._word("area", fight.area)),
            self._say(f"fight-{fight.result}"),
            str(fight.rounds),
            str(fight.own),
            lost,
            str(fight.foes),
            *numbers,
        ]

    # Luck ------------------------------------------------------------------------------------------------------------

    def _luck(self) -> Iterator[str]:
        trials = self._told.dice.trials
        yield tag("h2", self._say("luck"))
        fortune = together([*trials[OWN], *(trial.mirrored() for trial in trials[ENEMY])])
        yield tag("p", self._verdict(fortune) if fortune.dice else self._say("no-dice"), class_="verdict")
        rows = []
        for sort in SORTS:
            if trials[sort]:
                found = together(trials[sort])
                cells = [str(found.dice), str(found.scored), self._number(float(found.expected))]
                rows.append([self._say(f"luck-{sort}"), *cells, self._signed(float(found.above)), self._rarity(found)])
        if rows:
            columns = ("what", "dice", "scored", "expected", "above", "rarity")
            yield table(self._say("luck-table"), [self._say(f"luck-{column}") for column in columns], rows)
            yield tag("p", self._say("luck-how"), class_="how")

    def _verdict(self, fortune: Luck) -> str:
        above = float(fortune.above)
        if fortune.tail >= ORDINARY:
            return self._say("verdict-ordinary", hits=self._signed(above))
        message = "verdict-good" if above > 0 else "verdict-bad"
        return self._say(message, hits=self._number(abs(above)), rarity=self._rarity(fortune))

    def _rarity(self, found: Luck) -> str:
        if found.tail >= ORDINARY:
            return self._say("rarity-ordinary")
        if found.tail * RAREST < 1:
            return self._say("rarity-least", number=RAREST)
        return self._say("rarity", number=round(1 / found.tail))

    # Words -----------------------------------------------------------------------------------------------------------

    def _event(self, event: Any) -> str:
        return self._phrases.event(event, self._names, 0)

    def _campaign(self, campaign: str) -> str:
        return self._say("campaign-of", campaign=self._word("campaign", campaign))

    def _word(self, name: str, value: str) -> str:
        message = f"{name}-{'-'.join(value.lower().split())}"
        return self._phrases.say(message) if self._phrases.has(message) else value

    def _number(self, value: float) -> str:
        return self._phrases.say("decimal", value=value)

    def _signed(self, value: float) -> str:
        sign = "+" if value > 0 else "−" if value < 0 else ""
        return f"{sign}{self._number(abs(value))}"
