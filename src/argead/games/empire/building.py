"""5.4: temples and cities are laid down where one's own armies stand, to be built at the scoring."""

from __future__ import annotations

from collections.abc import Sequence

from argead.games.empire.actions import City, Done, Temple
from argead.games.empire.state import NOTHING, Empire
from argead.kernel import Action, Decision


class Build(Decision[Empire]):
    """Lay down temples and cities where your armies stand, or be done. You need the cubes only at the scoring."""

    __slots__ = ()

    rule = "building"
    skips_single = True

    def options(self, s: Empire, seat: int) -> Sequence[Action]:
        options: list[Action] = []
        mine, actions = 1 << seat, s.board.actions
        if s.temples[seat]:
            for p in s.land.temples:
                if s.armies_at(seat, p) and not s.temple_marks[p] & mine:
                    options.append(actions.temple[s.region][p])
        if s.cities[seat]:
            for p in s.land.cities:
                free = s.city_owner[s.land.first + p] == NOTHING and not s.city_marks[p] & mine
                if free and s.armies_at(seat, p):
                    options.append(actions.city[s.region][p])
        options.append(actions.done)
        return options

    def play(self, s: Empire, seat: int, action: Temple | City | Done) -> None:
        if isinstance(action, Temple):
            s.temples[seat] -= 1
            s.temple_marks[action.number] |= 1 << seat
            s.tell("laid-temple", "building", seat, province=action.word)
        elif isinstance(action, City):
            s.cities[seat] -= 1
            s.city_marks[action.number] |= 1 << seat
            s.tell("laid-city", "building", seat, province=action.word)
        if not isinstance(action, Done):
            s.then(BUILD)


BUILD = Build()
