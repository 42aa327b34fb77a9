"""Advising: which moves are best for a seat, and why.

All moves are glanced at, the better ones tried in more draws of chance, and the best three played on with the replies
of the rivals. The work is fixed, not the time, so that whoever asks again is answered the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from argead.bots.search import played_on
from argead.kernel import Action, Prospect, Sealed, State
from argead.table.advice.doors import endings, threats
from argead.table.advice.estimate import Estimate, certainty, estimate
from argead.table.advice.found import Advice, Advised, Reply
from argead.table.advice.trying import Judged, Tried, Trying

GLANCE = 2
DRAWS = 8
"""In how many draws of chance all moves are tried, and the better ones."""

BETTER = 8
SHOWN = 3
"""How many moves are tried in more draws, and how many of these are shown."""

PLAYOUTS = 4
REPLIES = 12
"""How often a move that is shown is played on, shared by the rivals, and for how many decisions at most."""

MOST_DANGERS = 2


@dataclass(slots=True)
class Course:
    """A move that is shown, with what came of it when it was played on."""

    tried: Tried
    ends: list[Judged] = field(default_factory=list)
    replies: list[Reply] = field(default_factory=list)

    def estimate(self) -> Estimate:
        return estimate(self.tried.judged, self.ends)

    def reply(self) -> Reply | None:
        """What was answered most often; of several, what was answered first."""
        if not self.replies:
            return None
        counts = Counter((reply.seat, reply.action.notation) for reply in self.replies)
        return max(self.replies, key=lambda reply: counts[reply.seat, reply.action.notation])


@dataclass(frozen=True, slots=True)
class Advising:
    """The job that advises a seat from what it knows; where a lesson plays, `book` is the move's spelling."""

    sight: State
    seat: int
    seed: str
    book: str = ""

    @property
    def question(self) -> str:
        """By which the same question is known."""
        return f"{self.seed}/{self.book}"

    def run(self) -> Iterator[Advice]:
        sight = self.sight.clone(Sealed())
        if self.book:
            action = sight.find(self.seat, self.book)
            yield Advice(None, (Advised(action, None, None, self._preview(action), None, ()),), "book", ())
            return
        trying = Trying(sight, self.seat, Random(self.seed))
        usual = trying.usual()
        options = [each.action for each in trying.look(trying.options(), GLANCE)[:BETTER]]
        if usual is not None:
            options = [usual, *(action for action in options if action is not usual)]
        courses = [Course(tried) for tried in trying.look(options, DRAWS)]
        # What the game's own policy does comes first: its policy has weighed the others, with more care.
        courses.sort(key=lambda course: course.tried.action is not usual)
        courses = courses[:SHOWN]
        yield self._advice(trying, courses)
        if self._play_on(trying, courses):
            courses.sort(key=lambda course: course.estimate().order)
            yield self._advice(trying, courses)

    def _play_on(self, trying: Trying, courses: Sequence[Course]) -> bool:
        """Play each move on, on the same guesses and chance; whether anybody is there to reply, and to judge."""
        judge, rivals = trying.judge, self.sight.players - 1
        if judge is None or not rivals:
            return False
        for _ in range(max(1, PLAYOUTS // rivals)):
            seed = trying.random.getrandbits(64)
            for course in courses:
                action = course.tried.action
                end, _, reply = played_on(trying.sight, self.seat, action, judge, seed, REPLIES)
                course.ends += trying.judged([end])
                if reply is not None:
                    course.replies.append(Reply(*reply))
        return True

    def _advice(self, trying: Trying, courses: Sequence[Course]) -> Advice:
        before = threats(trying.sight, self.seat)
        sure = certainty([course.estimate() for course in courses])
        if len(courses) == 1 < len(trying.sight.actions(self.seat)):
            sure = "likely"  # it was compared with nothing
        moves = tuple(self._advised(course, before) for course in courses)
        # Things stand as the best move leaves them: nobody has learned to judge every moment of a turn.
        return Advice(moves[0].chance, moves, sure, endings(trying.sight, self.seat))

    def _advised(self, course: Course, before: Sequence[Prospect]) -> Advised:
        action, found = course.tried.action, course.estimate()
        chance, interval = (found.mean, found.interval) if found.is_chance else (None, None)
        return Advised(action, chance, interval, self._preview(action), course.reply(), self._dangers(course, before))

    def _preview(self, action: Action) -> dict[str, object] | None:
        return self.sight.preview(self.seat, action)

    def _dangers(self, course: Course, before: Sequence[Prospect]) -> tuple[Prospect, ...]:
        """What threatens after the move in most draws: first what is new or about the things that the move names.

        Each points at what lies on the table already.
        """
        known = {key for threat in before for key in threat.dangers}
        view = self.sight.view(self.seat)
        named, present = set(self.sight.game.named(view, course.tried.action)), set(self.sight.game.things(view))
        after = [threats(end, self.seat) for end in course.tried.ends]
        counts = Counter(key for each in after for key in {threat.key for threat in each})
        found: dict[str, Prospect] = {}
        for threat in (threat for each in after for threat in each):
            found.setdefault(threat.key, threat)
        lasting = [threat for key, threat in found.items() if 2 * counts[key] > len(after)]
        lasting.sort(key=lambda threat: threat.key in known and named.isdisjoint(threat.things))
        return tuple(_pointing(threat, present) for threat in lasting[:MOST_DANGERS])


def _pointing(threat: Prospect, present: Collection[str]) -> Prospect:
    """The same, as far as it can be pointed at."""
    return replace(threat, things=tuple(thing for thing in threat.things if thing in present))
