"""Steps and decisions: the sequence of play, as immutable values on the agenda of a state."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from argead.kernel.action import Action

if TYPE_CHECKING:
    from argead.kernel.state import State

S = TypeVar("S", bound="State")

MOST_SEATS = 8
"""Players that a table has room for: clients have as many colours."""

SEATS: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in range(MOST_SEATS))


class Step(Generic[S]):
    """Something that happens by itself. It may put further steps on the agenda."""

    __slots__ = ()

    waits: ClassVar[bool] = False

    def run(self, s: S) -> None:
        raise NotImplementedError(type(self).__name__)


class Decision(Step[S]):
    """A step that waits for one seat, or for several at once.

    `rule` is the section of the game's rules that a player may want to read. A decision with `skips_single` is not
    put when only one action is legal. `midway` marks a decision inside a move already begun, where it would make
    no sense to look at the position and weigh it.
    """

    __slots__ = ()

    waits = True
    rule: ClassVar[str]
    skips_single: ClassVar[bool] = False
    midway: ClassVar[bool] = False

    def seats(self, s: S) -> tuple[int, ...]:
        """The seats that are waited for."""
        return SEATS[s.active]

    def options(self, s: S, seat: int) -> Sequence[Action]:
        """The complete legal list, sorted by index."""
        raise NotImplementedError(type(self).__name__)

    def play(self, s: S, seat: int, action: Any) -> None:
        """Apply an action. The decision has left the agenda; with seats still to choose it puts its rest back."""
        raise NotImplementedError(type(self).__name__)

    def form(self, s: S, seat: int) -> dict[str, Any] | None:
        """For a list too long to read: the same list as boxes to fill, `{"verb", "boxes", "total"}`.

        `"start"`, where it is given, is a legal answer from which the seat may begin; it knows only what the seat does.
        """
        return None

    def likely(self, s: S, seat: int, style: str) -> Sequence[Action]:
        """The actions that a bot of this style weighs: all of them, unless the game knows better."""
        return s.actions(seat)

    def args(self, s: S, seat: int) -> dict[str, object]:
        """What its prompt tells beside the question itself."""
        return {}

    @classmethod
    def kind(cls) -> str:
        """The name in language files and on the wire: `ChooseCard` is `choose-card`."""
        return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()
