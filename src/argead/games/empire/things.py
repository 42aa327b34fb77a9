"""What can be pointed at: provinces, armies, temples, cities, the order track, awards, and each seat's board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from argead.games.empire.actions import City, Cross, Pay, Place, Send, Split, Temple
from argead.games.empire.allotment import BOXES
from argead.kernel import Action

CAMP = "camp"
THE_CAMP = f"{CAMP}:region"


def things(view: dict[str, Any]) -> list[str]:
    """Everything on the table, as the seat sees it."""
    seats = range(len(view["scores"]))
    return [
        *(f"region:{name}" for name in view["regions"]),
        *(f"province:{slug(name)}" for name in view["temples"]),
        THE_CAMP,
        *_armies(view),
        *_pieces(view),
        *(f"place:{number}" for number, _ in enumerate(view["order"], start=1)),
        *(f"award:{award['kind']}-{award['region'] or 'board'}" for award in view["awards"]),
        *(f"screen:{box}" for box in BOXES if box in (view["secret"] or ())),
        *(thing for seat in seats for thing in _seat(view, seat)),
    ]


def slug(name: str) -> str:
    """A province as its message and its id spell it."""
    return name.lower().replace(" ", "-")


def _armies(view: dict[str, Any]) -> list[str]:
    """The cubes in the region that is played."""
    places = [(CAMP, view["camp"]), *((slug(name), armies) for name, armies in view["armies"].items())]
    return [f"army:{place}-{seat}" for place, armies in places for seat, count in enumerate(armies) if count]


def _pieces(view: dict[str, Any]) -> list[str]:
    """What stands or lies on the sites of the region that is played."""
    found = []
    for name in view["armies"]:
        built = [seat for seat, count in enumerate(view["temples"][name]) if count]
        found += [f"temple:{slug(name)}-{seat}" for seat in built]
        found += [f"laid-temple:{slug(name)}-{seat}" for seat in view["marks"]["temples"][name]]
        if view["cities"][name] is not None:
            found.append(f"city:{slug(name)}-{view['cities'][name]}")
        found += [f"laid-city:{slug(name)}-{seat}" for seat in view["marks"]["cities"][name]]
    return found


def _seat(view: dict[str, Any], seat: int) -> list[str]:
    """The board of one player: points, open boxes, supply."""
    boxes = () if view["boxes"][seat] is None else BOXES
    return [
        f"score:{seat}",
        *(f"box:{box}-{seat}" for box in boxes),
        *(f"supply:{kind}-{seat}" for kind in ("temples", "cities")),
    ]


def named(view: dict[str, Any], action: Action) -> list[str]:
    """What an action speaks of, among the things of the seat's view."""
    return list(names(action, view["seat"], view["crossing"]))


def names(action: Action, seat: int, crossing: Mapping[str, Any] | None) -> Iterator[str]:
    """The place in the order, both ends of an arrow and who marches there, the boxes, the site and its piece."""
    if isinstance(action, Place):
        yield f"place:{action.number}"
    elif isinstance(action, Cross):
        yield from _arrow(action.origin, action.goal, seat)
    elif isinstance(action, Send) and crossing:
        yield from _arrow(crossing["from"], crossing["to"], seat)
    elif isinstance(action, Split):
        yield from (f"box:temples-{seat}", f"box:cities-{seat}")
    elif isinstance(action, Pay):
        paid = action.args().items()
        yield from (f"box:{box}-{seat}" for box, cubes in paid if cubes)
    elif isinstance(action, Temple):
        yield from (f"province:{slug(action.word)}", f"supply:temples-{seat}")
    elif isinstance(action, City):
        yield from (f"province:{slug(action.word)}", f"supply:cities-{seat}")


def _arrow(origin: str, goal: str, seat: int) -> Iterator[str]:
    yield THE_CAMP if origin == CAMP else f"province:{slug(origin)}"
    yield f"province:{slug(goal)}"
    yield f"army:{slug(origin)}-{seat}"
