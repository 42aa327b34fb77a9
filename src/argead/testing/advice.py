"""Advice: the same question has the same answer, it betrays nothing, and whatever it says is true of the table.

So is a decision judged afterwards: by what its seat knew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from argead.kernel import Dice, Game, Line, Record, Sealed, State
from argead.language import LANGUAGES, phrasebook
from argead.table import Past
from argead.table.advice.asking import advising, foreseeing
from argead.table.advice.doors import endings, threats
from argead.table.advice.safety import Safety
from argead.table.advice.telling import hint_shown, outlook_shown
from argead.table.analysis.deciding import weigh
from argead.table.jobs import sight
from argead.table.shapes import HintShown, OutlookShown, ProspectShown
from argead.testing.no_leak import game_states
from argead.testing.settings import settings_of
from argead.testing.snapshot import snapshot
from argead.testing.subject import Subject
from argead.testing.texts import NAMES

EVERY = 13
"""Of so many decisions in a row advice is asked at one: neighbours are much alike."""

SAFE_EVERY = 3
"""At one of so many of these it is tried whether what is said to make safe does."""

DRAWS = 2
"""In so many draws of chance a decision is judged."""

MOST_SHOWN = 3
MOST_DANGERS = 2
MOST_THREATS = 6
MOST_ENDINGS = 4


def check_question(state: State, seat: int, dice: Dice) -> None:
    """Who knows as much asks the same, whatever the others hide: all that an answer is made from is equal."""
    guess = state.guess(seat, dice)
    assert threats(guess, seat) == threats(state, seat), "a threat betrays what is hidden"
    assert endings(guess, seat) == endings(state, seat), "an end in sight betrays what is hidden"
    one, other = foreseeing(state, seat, True), foreseeing(guess, seat, True)
    assert one.question == other.question
    assert snapshot(one.sight) == snapshot(other.sight), "advice is given from a position that betrays what is hidden"
    judged, again = sight(state, seat, one.question), sight(guess, seat, one.question)
    assert snapshot(judged) == snapshot(again), "a decision is judged from a position that betrays what is hidden"


def hint(state: State, seat: int, lang: str) -> HintShown:
    """The hint for a seat, in words."""
    *_, advice = advising(state, seat).run()
    return hint_shown(advice, NAMES[: state.players], phrasebook(state.game, lang))


def outlook(state: State, seat: int, lang: str) -> OutlookShown:
    """The outlook of a seat, in words."""
    *_, foresight = foreseeing(state, seat, seat in state.waiting()).run()
    return outlook_shown(foresight, 0, NAMES[: state.players], phrasebook(state.game, lang))


def check_answers(state: State, seat: int, dice: Dice, lang: str) -> None:
    """The answers are the same after a guess, within their bounds, and about what is on the table."""
    guess = state.guess(seat, dice)
    told, foretold = hint(state, seat, lang), outlook(state, seat, lang)
    assert hint(guess, seat, lang) == told, "the hint betrays what is hidden"
    assert outlook(guess, seat, lang) == foretold, "the outlook betrays what is hidden"
    legal = {action.notation for action in state.actions(seat)}
    check_judged(state, guess, seat)
    things = set(state.game.things(state.view(seat)))
    check_hint(told, legal, things)
    check_outlook(foretold, legal, things)


def check_judged(state: State, guess: State, seat: int) -> None:
    """A decision is worth the same, and as much better ones are found, whatever the others hide."""
    action = state.actions(seat)[0]
    line, then = Line(seat, action.notation), state.clone(Dice(3))
    then.play(seat, action)
    one, other = (weigh(each, then, 1, line, DRAWS) for each in (state, guess))
    assert (one.options, one.expected[seat]) == (other.options, other.expected[seat])
    assert (one.best, one.better) == (other.best, other.better), "what would have been better betrays what is hidden"


def check_safe(state: State, seat: int) -> int:
    """Where a move is said to make safe nothing threatens the same any more, however it is called; how many are."""
    job = foreseeing(state, seat, True)
    *_, found = job.run()
    safe = [(threat, action) for threat, action in found.threats if action is not None]
    if safe:
        moves = {move.action: move for move in Safety(job.sight.clone(Sealed()), seat, job.seed).moves}
        for threat, action in safe:
            for end in moves[action].ends:
                left = {key for each in threats(end, seat) for key in each.dangers}
                assert threat.key not in left, f"{action.notation} does not make safe: {threat}"
    return len(safe)


def check_hint(told: HintShown, legal: set[str], things: set[str]) -> None:
    moves = [move["action"] for move in told["moves"]]
    assert 0 < len(moves) == len(set(moves)) <= MOST_SHOWN
    assert set(moves) <= legal
    assert (told["action"], told["label"]) == (moves[0], told["moves"][0]["label"])
    assert told["chance"] is None or 0 <= told["chance"] <= 1
    for move in told["moves"]:
        assert (move["chance"] is None) == (move["interval"] is None) == (told["chance"] is None)
        if move["chance"] is not None and move["interval"] is not None:
            low, high = move["interval"]
            assert 0 <= low <= move["chance"] <= high <= 1
        assert len(move["threats"]) <= MOST_DANGERS
        for danger in move["threats"]:
            assert set(danger["things"]) <= things, f"this is not on the table: {danger}"
    assert told["sure"].endswith(".")


def check_outlook(told: OutlookShown, legal: set[str], things: set[str]) -> None:
    assert len(told["threats"]) <= MOST_THREATS
    assert len(told["endings"]) <= MOST_ENDINGS
    prospects: list[ProspectShown] = [*told["threats"], *told["endings"]]
    for prospect in prospects:
        assert "{" not in prospect["text"], prospect
        assert set(prospect["things"]) <= things, f"the seat does not see what this is about: {prospect}"
    assert {threat["safe"]["action"] for threat in told["threats"] if threat["safe"]} <= legal


def questions(game: Game) -> Iterator[tuple[State, int]]:
    """Positions of ever more random and greedy games in all settings, with a seat that is to decide."""
    settings, seed = settings_of(game), 0
    while True:
        setting, greedy = settings[seed % len(settings)], seed // len(settings) % 2 == 1
        for ply, state in enumerate(game_states(setting, seed, greedy)):
            if (ply + seed) % EVERY == 0 and state.waiting():
                yield state, state.waiting()[(ply + seed) // EVERY % len(state.waiting())]
        seed += 1


class Advises(Subject):
    """Whoever asks is advised from what the seat knows; `asked` says in how many positions that is tried, some of which
    are answered in full. An answer is made from the question alone, so that equal questions are answered alike."""

    asked = 200

    def test_advice_betrays_nothing_and_is_the_same_again(self, capfd: pytest.CaptureFixture[str]) -> None:
        self.ask(self.asked, 50, capfd)

    def test_recorded_games_are_advised_from_what_each_seat_knew(self, path: Path) -> None:
        self.look_back(path, full=False)

    def look_back(self, path: Path, *, full: bool) -> None:
        past, dice = Past(Record.parse(path.read_text(encoding="utf-8")), self.game), Dice(2)
        for ply in range(0, past.last + 1, EVERY):
            state = past.state(ply)
            for seat in state.waiting():
                check_question(state, seat, dice)
                if full:
                    check_answers(state, seat, dice, LANGUAGES[ply % len(LANGUAGES)])

    def ask(self, positions: int, answered: int, capfd: pytest.CaptureFixture[str]) -> None:
        dice, full, safe = Dice(1), 0, 0
        for number, (state, seat) in zip(range(positions), questions(self.game), strict=False):
            check_question(state, seat, dice)
            if number % SAFE_EVERY == 0:
                safe += check_safe(state, seat)
            if number % answered == 0:
                check_answers(state, seat, dice, LANGUAGES[full % len(LANGUAGES)])
                full += 1
        assert full == -(-positions // answered)
        with capfd.disabled():
            counted = f"{positions:,} positions, {full:,} of them answered in full, and made safe {safe:,} times"
            print(f"\nadvice: {self.game.name} asked in {counted}", file=sys.stderr)
