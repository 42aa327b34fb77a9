"""Set-up: campaign options, the first advisors, and the counters on the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argead.games.field_commander.names import ADVISORS
from argead.games.field_commander.operations import recruit_operation
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.treasury import NONE_LEFT, draw_force, draw_insight, draw_wall
from argead.games.field_commander.turn import ADVANCE_TURN
from argead.games.field_commander.tyre import set_up_siege
from argead.games.field_commander.verbs import Adopt, Appoint, Begin
from argead.kernel import Action, Decision, Step


class ChooseOptions(Decision[FieldCommander]):
    """Adopt any of the campaign's options, with their victory points, and begin."""

    __slots__ = ()

    rule = "options"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        actions = s.board.actions
        options: list[Action] = [
            action for action in actions.adopt[s.campaign_number] if not s.adopted >> action.number & 1
        ]
        options.append(actions.begin)
        return options

    def play(self, s: FieldCommander, seat: int, action: Adopt | Begin) -> None:
        if isinstance(action, Adopt):
            s.adopted |= 1 << action.number
            s.terms = s.campaign.terms(s.adopted)
            s.tell("adopted", "options", seat, option=action.word, points=action.points)
            s.then(CHOOSE_OPTIONS)
            return
        s.tell("began", "set-up", seat, campaign=s.campaign.id)
        linked = s.life and s.campaign_number > 0
        if linked:
            s.then(DEPLOY)
        else:
            s.advisors = s.campaign.given_advisors
            s.then(ChooseAdvisors(s.terms.advisors), DEPLOY)


@dataclass(frozen=True, slots=True)
class ChooseAdvisors(Decision[FieldCommander]):
    """Choose an advisor to begin with."""

    left: int

    rule = "advisors"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        return [action for action in s.board.actions.appoint if not s.advisors >> action.number & 1]

    def play(self, s: FieldCommander, seat: int, action: Appoint) -> None:
        s.advisors |= 1 << action.number
        s.tell("appointed", "advisors", seat, advisor=action.word, glory=0)
        if self.left > 1 and s.advisors != (1 << len(ADVISORS)) - 1:
            s.then(ChooseAdvisors(self.left - 1))


class Deploy(Step[FieldCommander]):
    """Counters, gold and tracks are laid out as the campaign says. A life brings its own army and Alexander."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        campaign, terms = s.campaign, s.terms
        if not s.army and not s.level:
            s.level = campaign.level
            self.muster(s, campaign.army)
        self.muster(s, terms.army)
        set_up_siege(s)
        for area in range(len(campaign.areas)):
            self.garrison(s, area)
        for area, forces in terms.garrisons:
            self.reinforce(s, area, forces)
        s.gold = min(terms.gold, s.board.gold_limit)
        s.tell("treasury", "set-up", 0, gold=s.gold)
        for _ in range(campaign.insights):
            if s.insight_cup:
                draw_insight(s)
        recruit_operation(s)
        s.then(ADVANCE_TURN)

    def muster(self, s: FieldCommander, kinds: Sequence[int]) -> None:
        """Take Macedonian counters out of the pool, as far as there are any."""
        for kind in kinds:
            some = s.pool & s.counters.sets[kind]
            s.pool ^= some & -some
            s.army |= some & -some

    def garrison(self, s: FieldCommander, area: int) -> None:
        """Named Forces first, from the cup or, for Leaders, from beside it; then Walls; then Forces at random."""
        campaign, counters = s.campaign, s.counters
        for kind in campaign.posted[area]:
            some = (s.cup | s.away) & counters.sets[kind]
            bit = some & -some
            s.cup &= ~bit
            s.away &= ~bit
            s.garrisons[area] |= bit
        if not s.terms.unwalled >> area & 1:
            for _ in range(campaign.walls[area]):
                wall = draw_wall(s)
                if wall != NONE_LEFT:
                    s.garrisons[area] |= 1 << wall
        self.reinforce(s, area, campaign.random[area])

    def reinforce(self, s: FieldCommander, area: int, forces: int) -> None:
        for _ in range(forces):
            counter = draw_force(s, s.campaign.nation[area], "garrison", s.name(area))
            if counter != NONE_LEFT:
                s.garrisons[area] |= 1 << counter


CHOOSE_OPTIONS = ChooseOptions()
DEPLOY = Deploy()
