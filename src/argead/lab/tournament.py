"""Games between bots, by the thousand. What happens in a game depends on the contest and the game's number alone."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass

from argead.bots import bot, decide, nametags
from argead.kernel import Action, Dice, Header, Line, Outcome, Record, Recorder, SetupError, State, Value
from argead.lab.pool import is_stopped, spread
from argead.shelf import game

MOST_DECISIONS = 100_000
"""A game that takes longer is given up and counts as not finished."""

BATCH_GAMES = 16
"""Games that a process plays before it reports; fewer where there are not many to share out."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what. `pack` is the text of a data file that replaces the game's own.

    A move of the `opening` is made in place of the bot's the first time that its verb is offered; where it is not
    legal then, the bot chooses after all. The `seatings` say game by game which bot sits where, from the first again
    after the last; without them all move one seat further each time, so that each gets each seat equally often.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    options: Mapping[str, Value]
    seed: int
    pack: str | None = None
    keep_records: bool = False
    opening: tuple[str, ...] = ()
    seatings: tuple[tuple[int, ...], ...] = ()

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot sits where in a game."""
        if self.seatings:
            return self.seatings[number % len(self.seatings)]
        return tuple((seat + number) % len(self.bots) for seat in range(self.players))


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played; `bots` and the outcome go by seat. Without an outcome it was given up.

    `first` is the seat that began, where chance or an option decides it.
    """

    number: int
    bots: tuple[int, ...]
    outcome: Outcome | None
    decisions: int
    turns: int | None
    record: str | None
    first: int | None = None


def prepare(
    name: str,
    bots: Sequence[str],
    *,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    seed: int = 0,
    pack: str | None = None,
    keep_records: bool = False,
    opening: Sequence[str] = (),
) -> Contest:
    """A contest that can be played; whatever is wrong with it is said now. Without `players`: the fewest that do."""
    described = game(name)
    low, high = described.seats
    players = max(low, len(bots)) if players is None else players
    if not low <= players <= high:
        raise SetupError(f"{name} has {described.spelled_seats()}, not {players}")
    if not bots:
        raise SetupError("a contest needs at least one bot")
    if len(bots) > players:
        raise SetupError(f"{len(bots)} bots cannot share {players} seats: every bot needs one in each game")
    for spec in bots:
        bot(spec, game=described)
    described.pack_id(pack)
    settled = described.settle_options(options or {})
    return Contest(name, players, tuple(bots), settled, seed, pack, keep_records, tuple(opening))


Watch = Callable[[State, int], None]
"""Somebody who looks on at every decision of a seat."""


def play(contest: Contest, number: int, watch: Watch | None = None) -> Played:
    """One game of a contest, from its number."""
    described = game(contest.game)
    key = f"{contest.seed}/{number}"
    seating = contest.seating(number)
    minds = [bot(contest.bots[which], f"{key}/{seat}", described) for seat, which in enumerate(seating)]
    sight = Dice(f"{key}/sight")
    recorder = Recorder(Dice(key))
    chance = recorder if contest.keep_records else recorder.source
    state = described.new(contest.players, chance, pack=contest.pack, journal=None, **contest.options)
    lines = [Line(None, "setup", tuple(recorder.answers))]
    opening = list(contest.opening)
    decisions = 0
    while (waiting := state.waiting()) and decisions < MOST_DECISIONS:
        seat = waiting[0]
        recorder.answers.clear()
        if watch is not None:
            watch(state, seat)
        action = opened(opening, state.actions(seat)) if opening else None
        if action is None:
            action = decide(minds[seat], state, seat, sight)
        state.play(seat, action)
        decisions += 1
        if contest.keep_records:
            lines.append(Line(seat, action.notation, tuple(recorder.answers)))
    outcome = state.outcome()
    record = _record(contest, number, lines, outcome) if contest.keep_records else None
    return Played(number, seating, outcome, decisions, state.turns(), record, state.opener())


def opened(opening: list[str], offered: Sequence[Action]) -> Action | None:
    """The move of the opening at this decision, if it has one; whatever verb is offered here leaves the opening."""
    verbs = {action.verb for action in offered}
    for notation in opening:
        if notation.partition(" ")[0] in verbs:
            opening.remove(notation)
            return next((action for action in offered if action.notation == notation), None)
    return None


def hold(contest: Contest, games: int, jobs: int = 1) -> Generator[Played, None, None]:
    """The games of a contest, in order, played by `jobs` processes. Close it to stop before the end."""
    if jobs == 1 or games == 1:
        yield from (play(contest, number) for number in range(games))
        return
    size = max(1, min(BATCH_GAMES, games // (4 * jobs)))
    batches = [(contest, range(first, min(first + size, games))) for first in range(0, games, size)]
    with closing(spread(_play_batch, batches, jobs)) as going:
        for played in going:
            yield from played


def _record(contest: Contest, number: int, lines: list[Line], outcome: Outcome | None) -> str:
    described = game(contest.game)
    names = tuple(nametags([contest.bots[which] for which in contest.seating(number)]))
    pack_id = described.pack_id(contest.pack)
    header = Header(contest.game, described.rules, names, dict(contest.options), pack_id, contest.pack)
    record = Record(header, lines)
    if outcome is not None:
        record.close(outcome.scores)
    return record.dump()


def _play_batch(batch: tuple[Contest, range]) -> list[Played]:
    contest, numbers = batch
    return [play(contest, number) for number in numbers if not is_stopped()]
