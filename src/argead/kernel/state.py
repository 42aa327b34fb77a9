"""The state of a game: mutable, flat and cheap to copy. The agenda inside it is the sequence of play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from argead.kernel.action import Action
from argead.kernel.chance import AnswerWanted, Chance, Question
from argead.kernel.errors import IllegalAction, NotWaiting
from argead.kernel.journal import Event
from argead.kernel.step import Decision, Step

if TYPE_CHECKING:
    from argead.kernel.game import Game

Self = TypeVar("Self", bound="State")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. Ranks start at 1; equal seats share a rank, so a victory can be shared."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str

    @classmethod
    def by_score(cls, scores: tuple[int, ...], reason: str) -> Outcome:
        """The most points win."""
        return cls(scores, tuple(1 + sum(other > score for other in scores) for score in scores), reason)

    def share(self, seat: int) -> float:
        """A seat's part of the victory."""
        winners = self.winners
        return 1 / len(winners) if seat in winners else 0.0

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class State:
    """What every game's state has. A game adds its own slots, `clone` and `outcome`, and is `game` itself.

    `physical` says that people roll and draw at a real table.
    """

    __slots__ = (
        "_offered",
        "_offered_to",
        "active",
        "agenda",
        "chance",
        "journal",
        "physical",
        "players",
        "reveals",
    )

    game: ClassVar[Game]

    def __init__(self, players: int, chance: Chance, journal: list[Event] | None) -> None:
        self.players = players
        self.chance = chance
        self.journal = journal
        self.active = 0
        self.physical = False
        self.reveals = 0
        self.agenda: list[Any] = []
        self._offered: Sequence[Action] = ()
        self._offered_to: int | None = None

    def copy_base(self, other: State, chance: Chance) -> None:
        """Fill the slots of this class in a new copy of `other`; its journal is off."""
        self.players = other.players
        self.chance = chance
        self.journal = None
        self.active = other.active
        self.physical = other.physical
        self.reveals = other.reveals
        self.agenda = other.agenda[:]
        self._offered = ()
        self._offered_to = None

    # What a game implements ------------------------------------------------------------------------------------------

    def clone(self: Self, chance: Chance) -> Self:
        """A copy with its own source of chance and no journal."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        raise NotImplementedError

    def turns(self) -> int | None:
        """How many turns have begun; None where the game does not count them."""
        return None

    def opener(self) -> int | None:
        """The seat that began, where chance or an option decides it."""
        return None

    # What the world calls --------------------------------------------------------------------------------------------

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision; empty when the game is over."""
        if not self.agenda:
            return ()
        step: Decision[Any] = self.agenda[-1]
        return step.seats(self)

    def decision(self, seat: int) -> Decision[Any]:
        """What the seat has to decide."""
        step: Decision[Any] | None = self.agenda[-1] if self.agenda else None
        if step is None or seat not in step.seats(self):
            raise NotWaiting(f"seat {seat} has no decision to make now")
        return step

    def actions(self, seat: int) -> Sequence[Action]:
        """The legal actions of a waiting seat, sorted."""
        if self._offered_to != seat:
            self._offered = self.decision(seat).options(self, seat)
            self._offered_to = seat
        return self._offered

    def find(self, seat: int, notation: str) -> Action:
        """The legal action of this spelling."""
        for action in self.actions(seat):
            if action.notation == notation:
                return action
        raise IllegalAction(f"{notation!r} is not among the legal actions of seat {seat}")

    def play(self, seat: int, action: Action) -> None:
        """Apply a legal action and everything that follows by itself."""
        if action not in self.actions(seat):
            raise IllegalAction(f"{action.notation!r} is not among the legal actions of seat {seat}")
        decision = self.agenda.pop()
        self._offered_to = None
        decision.play(self, seat, action)
        self.settle()

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (or a spectator: None) knows, ready for JSON."""
        return self.game.view(self, seat)

    def observe(self, seat: int) -> dict[str, list[float]]:
        """What a seat knows, for learners: named pieces of numbers from 0 to 1, of lengths that never change."""
        return self.game.observe(self, seat)

    def guess(self: Self, seat: int, chance: Chance) -> Self:
        """A copy in which all that the seat cannot know has been drawn anew."""
        guessed: Self = self.game.guess(self, seat, chance)
        return guessed

    def preview(self, seat: int, action: Action) -> dict[str, Any] | None:
        """What an action would cost and bring, as far as it is certain, ready for JSON."""
        return self.game.preview(self, seat, action)

    def appraise(self, seat: int) -> float:
        """How well the seat stands, 0 to 1: by the outcome, or before it in the game's own documented reckoning."""
        outcome = self.outcome()
        return self.game.appraise(self, seat) if outcome is None else outcome.share(seat)

    # What steps call -------------------------------------------------------------------------------------------------

    def die(self, purpose: str, subject: str = "", sides: int = 6) -> int:
        """Roll a die: 1 to `sides`. Who rolls at a real table is told what for, and about whom."""
        try:
            return self.chance.die(sides)
        except AnswerWanted as wanted:
            wanted.question = Question(purpose, subject)
            raise

    def draw(self, purpose: str, bag: Sequence[int], faces: Sequence[str], subject: str = "") -> int:
        """Draw from a bag that holds `bag[i]` pieces of the kind `faces[i]`, likewise."""
        try:
            return self.chance.draw(bag, faces)
        except AnswerWanted as wanted:
            wanted.question = Question(purpose, subject)
            raise

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda; the first one happens next."""
        self.agenda.extend(steps[::-1])

    def tell(self, kind: str, rule: str, seat: int | None = None, /, **data: Any) -> None:
        """Write a public event; where it would cost, ask `if s.journal is not None` first."""
        if self.journal is not None:
            self.journal.append(Event(kind, rule, seat, data))

    def confide(self, kind: str, rule: str, seat: int, secret: dict[str, Any], /, **data: Any) -> None:
        """Write an event of which only `seat` learns the secret part."""
        if self.journal is not None:
            self.journal.append(Event(kind, rule, seat, data, seat, secret))

    def settle(self) -> None:
        """Run steps until a decision waits or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if not step.waits:
                del agenda[-1]
                step.run(self)
                continue
            if not step.skips_single:
                return
            seat = step.seats(self)[0]
            options = step.options(self, seat)
            if len(options) > 1:
                self._offered = options
                self._offered_to = seat
                return
            del agenda[-1]
            step.play(self, seat, options[0])
