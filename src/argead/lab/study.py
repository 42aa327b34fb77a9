"""Studies: the same bot in every scenario of a game, and with each way to begin it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from argead.kernel import Action, Dice, Game, SetupError, State, Value
from argead.lab.tournament import Contest, opened, prepare
from argead.shelf import game, with_door


@dataclass(frozen=True, slots=True)
class Plan:
    """What a study varies: the option that chooses a scenario, and the first move with a verb.

    The moves of the `opening` are always made, so that all games begin alike.
    """

    scenario: str
    verb: str
    opening: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Branch:
    """One line of a study: a scenario, the move that begins it (None: the bot's own), and the games to be played."""

    scenario: Value
    beginning: Action | None
    contest: Contest


def plan(name: str) -> Plan:
    """What is studied in a game: the `PLAN` of its own module `studies`."""
    found = _plan(game(name))
    if found is None:
        raise SetupError(f"there is no study of {name}: there are studies of {', '.join(with_door('studies'))}")
    return found


def _plan(described: Game) -> Plan | None:
    door = described.door("studies")
    found: Plan | None = getattr(door, "PLAN", None)
    return found


def branches(
    name: str, bot: str, options: Mapping[str, Value], seed: int, pack: str | None = None, *, openings: bool = True
) -> Iterator[Branch]:
    """The lines of a study, scenario by scenario; an option that names one scenario leaves the others out."""
    planned, described = plan(name), game(name)
    for scenario in scenarios(described):
        if options.get(planned.scenario, scenario) != scenario:
            continue
        settled = {**options, planned.scenario: scenario}
        found = beginnings(described, planned, settled, pack) if openings else []
        for beginning in (None, *found):
            opening = planned.opening if beginning is None else (*planned.opening, beginning.notation)
            contest = prepare(name, [bot], options=settled, seed=seed, pack=pack, opening=opening)
            yield Branch(scenario, beginning, contest)


def scenarios(described: Game) -> tuple[Value, ...]:
    """The scenarios of a game; none where it has no study."""
    planned = _plan(described)
    if planned is None:
        return ()
    return next(option.choices for option in described.options if option.name == planned.scenario)


def beginnings(described: Game, planned: Plan, options: Mapping[str, Value], pack: str | None) -> list[Action]:
    """The actions that are offered the first time that the verb of the plan is."""
    state: State = described.new(described.seats[0], Dice(0), pack=pack, journal=None, **options)
    opening = list(planned.opening)
    while waiting := state.waiting():
        seat = waiting[0]
        offered = state.actions(seat)
        found = [action for action in offered if action.verb == planned.verb]
        if found:
            return found
        state.play(seat, opened(opening, offered) or offered[0])
    return []
