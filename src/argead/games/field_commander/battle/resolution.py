"""The turns of a battle: by speed, from the fastest to the slowest, and those of one speed at once."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.field_commander.anytime import at_any_time, perform
from argead.games.field_commander.battle.attack import STRIKES, VOLLEY
from argead.games.field_commander.battle.inflict import remove_enemy
from argead.games.field_commander.battle.moments import SEIZE_MOMENT, seize
from argead.games.field_commander.battle.plans import ANTICIPATE_ENEMY, DRAW_ENEMY_PLANS
from argead.games.field_commander.battle.retreat import retreat
from argead.games.field_commander.conquer import CONQUERED_BY_BATTLE
from argead.games.field_commander.names import ANTICIPATION, CHARGE, ENVELOP, FIRST_TURN_PLANS, TRAP
from argead.games.field_commander.state import FieldCommander
from argead.games.field_commander.tyre import man_the_wall
from argead.kernel import Action, Decision, Step

FASTEST = 6
NOBODY = -1
"""The speed at which nobody acts."""


class BeginBattle(Step[FieldCommander]):
    """The Forces are lined up; plans are drawn and chosen; then the turns follow. Nobody fights for an empty place."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        s.clear_battle()
        man_the_wall(s)
        if is_won(s):
            s.tell("undefended", "moving", 0, area=s.name(s.army_at))
            take_field(s)
            return
        s.in_battle = True
        s.stage = "battle"
        s.fate = s.temples.bit_count()
        s.tell("battle", "battle", 0, area=s.name(s.army_at))
        s.then(ANTICIPATE_ENEMY if s.insights & ANTICIPATION else DRAW_ENEMY_PLANS, BATTLE_TURN)


class WhileEnemiesStand(Step[FieldCommander]):
    """What goes on as long as there are enemies left to fight."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        if is_won(s):
            s.then(WIN_BATTLE)
        else:
            self.go_on(s)

    def go_on(self, s: FieldCommander) -> None:
        raise NotImplementedError(type(self).__name__)


class BattleTurn(WhileEnemiesStand):
    """A turn begins."""

    __slots__ = ()

    def go_on(self, s: FieldCommander) -> None:
        s.round += 1
        s.then(FIGHT_ON)


def is_won(s: FieldCommander) -> bool:
    """Whether all enemies are destroyed. By an option, Walls that nobody mans fall."""
    foes = s.foes()
    return not foes or (not s.bare_walls and foes & s.counters.walls == foes)


class FightOn(Decision[FieldCommander]):
    """A turn of the battle begins: fight it, or retreat."""

    __slots__ = ()

    rule = "retreat"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        actions = s.board.actions
        options: list[Action] = [actions.fight, actions.retreat]
        if s.plans[ENVELOP] and s.advantage() > 0 and not s.foes() & s.counters.walls:
            options.append(actions.envelop)
        at_any_time(s, options, TRAP)
        return options

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if action is s.board.actions.fight:
            s.tell("battle-turn", "resolution", number=s.round)
            s.acted = 0
            s.pace = FASTEST + 1
            s.then(PACE)
        elif action is s.board.actions.retreat:
            retreat(s)
        elif not seize(s, action, AGAIN):
            s.then(AGAIN)
            perform(s, action)


class Again(WhileEnemiesStand):
    """Ask again."""

    __slots__ = ()

    def go_on(self, s: FieldCommander) -> None:
        s.then(FIGHT_ON)


class Pace(WhileEnemiesStand):
    """The next lower speed at which anybody can act; after the last one the turn is over."""

    __slots__ = ()

    def go_on(self, s: FieldCommander) -> None:
        pace, own, foes = next_pace(s)
        if pace < 0:
            self.end_turn(s)
            return
        s.pace = pace
        s.striking = own
        alexander = 1 << s.counters.alexander
        s.then(VOLLEY, STRIKES, PACE)
        if foes and (s.plans[ENVELOP] or s.insights & TRAP):
            s.then(SEIZE_MOMENT)
        if own & alexander and not s.duel and s.foes() & s.counters.leaders:
            s.then(CHALLENGE_LEADER)

    def end_turn(self, s: FieldCommander) -> None:
        """Cavalry that attacked is tired in the next turn; plans of the first turn are over."""
        s.tired = s.acted & s.counters.cavalry
        if s.round == 1:
            for plan in FIRST_TURN_PLANS:
                s.enemy_plans[plan] = 0
        s.then(BATTLE_TURN)


def next_pace(s: FieldCommander) -> tuple[int, int, int]:
    """The highest speed below the present one, with those of both sides who act at it."""
    idle = s.acted | (0 if s.plans[CHARGE] else s.tired)
    best, own = fastest(s, s.army & ~idle, NOBODY)
    alexander = 1 << s.counters.alexander
    if not s.acted & alexander:
        speed = s.board.levels[s.level - 1][0]
        if best <= speed < s.pace:
            own = own | alexander if speed == best else alexander
            best = speed
    if s.maneuver and s.round == 1:
        return best, own, 0
    pace, foes = fastest(s, s.foes() & ~(s.acted | s.tired | s.counters.walls), best)
    return pace, own if pace == best else 0, foes


def fastest(s: FieldCommander, waiting: int, least: int) -> tuple[int, int]:
    """The highest speed of counters below the present one, and who has it; where none has `least`, that and nobody."""
    full, low = s.speeds
    worn, last = s.worn, s.pace
    best, found = least, 0
    while waiting:
        bit = waiting & -waiting
        waiting ^= bit
        c = bit.bit_length() - 1
        speed = low[c] if worn & bit else full[c]
        if best <= speed < last:
            if speed > best:
                best, found = speed, 0
            found |= bit
    return best, found


class ChallengeLeader(Decision[FieldCommander]):
    """Shall Alexander attack the enemy Leader? From then on the two fight each other until the end."""

    __slots__ = ()

    rule = "leaders"

    def options(self, s: FieldCommander, seat: int) -> Sequence[Action]:
        return s.board.actions.duel, s.board.actions.proceed

    def play(self, s: FieldCommander, seat: int, action: Action) -> None:
        if action is s.board.actions.duel:
            s.duel = True
            s.tell("challenged", "leaders", seat)


class WinBattle(Step[FieldCommander]):
    """The field is Alexander's. Regrouped Forces rejoin, and all plans go back."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        s.army |= s.regrouping
        s.clear_battle()
        s.stage = "conquest"
        s.tell("won", "post-battle", 0, area=s.name(s.army_at))
        take_field(s)


def take_field(s: FieldCommander) -> None:
    """No enemy holds the area: Walls that nobody mans fall, and it is conquered as by battle."""
    for counter in s.counters.members(s.foes()):
        remove_enemy(s, counter)
    s.then(CONQUERED_BY_BATTLE)


BEGIN_BATTLE = BeginBattle()
BATTLE_TURN = BattleTurn()
FIGHT_ON = FightOn()
AGAIN = Again()
PACE = Pace()
CHALLENGE_LEADER = ChallengeLeader()
WIN_BATTLE = WinBattle()
