"""Positions of Empire set up by hand, in the names of the table, on a small board of the tests' own.

Our real board may be tuned; the practice board stays. Its six regions A to F all look alike:

    province   1          2        3    4          5 (goal)
    sites      temple     temple   -    temple     temple
               city                     city       city

    camp>1 0   1-2 0   1>3 1, 3>1 0   2-3 0   2~4 sea 3   3>4 2, 4>3 1   3-5 2   4>5 1, 5>4 0
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from argead.games.empire.board import OWN_TEXT
from argead.games.empire.building import BUILD
from argead.games.empire.order import DetermineOrder
from argead.games.empire.scoring import Score
from argead.games.empire.state import Empire
from argead.games.empire.turn import BEGIN_REGION, BEGIN_ROUND, EndRound, PlayTurn
from argead.kernel import Answer, Dice, Event, Script, Value
from argead.shelf import game

GAME = game("empire")
SITES = {1: ["temple", "city"], 2: ["temple"], 3: [], 4: ["temple", "city"], 5: ["temple", "city"]}
ARROWS = [
    (1, 2, 0, 0, "land"),
    (1, 3, 1, 0, "land"),
    (2, 3, 0, 0, "land"),
    (2, 4, 3, 3, "sea"),
    (3, 4, 2, 1, "land"),
    (3, 5, 2, 2, "land"),
    (4, 5, 1, 0, "land"),
]
TABLES = OWN_TEXT[OWN_TEXT.index("[constants]") : OWN_TEXT.index("[[region]]")]
"""Numbers of the rulebook and the short game, as our board file has them."""

Counts = Mapping[int, Mapping[str, int]]


def practice(**constants: int) -> str:
    """The text of the practice board, with other numbers where they are given."""
    tables = TABLES
    for name, value in constants.items():
        tables, found = re.subn(rf"(?m)^{name} = .*$", f"{name} = {value}", tables)
        assert found == 1, name
    return 'id = "practice"\n' + tables + "".join(_region(letter) for letter in "ABCDEF")


def _region(letter: str) -> str:
    provinces = "\n".join(
        f'{{ name = "{letter}{n}", at = [{n}, 40], sites = {str(sites).replace(chr(39), chr(34))} }},'
        for n, sites in SITES.items()
    )
    arrows = "\n".join(
        f'{{ a = {a}, b = {b}, to_b = {to_b}, to_a = {to_a}, kind = "{kind}" }},' for a, b, to_b, to_a, kind in ARROWS
    )
    words = {"id": f"region-{letter.lower()}", "name": letter, "symbol": letter, "start": "camp", "goal_symbol": "goal"}
    head = "\n".join(f'{key} = "{word}"' for key, word in words.items())
    return f"[[region]]\n{head}\nentry = 1\ngoal = 5\nprovinces = [\n{provinces}\n]\narrows = [\n{arrows}\n]\n"


PRACTICE = practice()


def position(
    players: int = 2,
    *,
    at: str = "march",
    region: int = 1,
    round: int = 1,
    turn_order: Iterable[int] | None = None,
    armies: Counts | None = None,
    cubes: Mapping[int, tuple[int, int]] | None = None,
    bids: Mapping[int, int] | None = None,
    scores: Iterable[int] | None = None,
    temples: Counts | None = None,
    cities: Mapping[str, int] | None = None,
    temple_marks: Mapping[str, Iterable[int]] | None = None,
    city_marks: Mapping[str, Iterable[int]] | None = None,
    entered: bool = False,
    chance: Iterable[Answer] = (),
    journal: list[Event] | None = None,
    pack: str | None = PRACTICE,
    **options: Value,
) -> Empire:
    """A state in a region (1 to 6) and a round.

    `at` is where it goes on: "allot" (the region begins), "order" (the screens are lifted), "split" (the round
    begins), "march" (the first in the order moves), "build" (he has moved), "score" (all have; it stops after the
    scoring), "end" (it goes on after it) or "still" (nothing happens). `cubes` are those of the temple and city
    boxes; `temples` and `cities` have been built, `temple_marks` and `city_marks` lie.
    """
    s = GAME.new(players, Dice(0), pack=pack, **options)
    assert isinstance(s, Empire)
    s.region, s.round, s.entered = region - 1, round, entered
    s.land = s.board.lands[s.region]
    s.order = list(turn_order or range(players))
    s.scores = list(scores or s.scores)
    for seat, places in (armies or {}).items():
        for name, count in places.items():
            s.armies[seat * s.board.places + place(s, name)] = count
    for seat, (for_temples, for_cities) in (cubes or {}).items():
        s.temple_cubes[seat], s.city_cubes[seat] = for_temples, for_cities
    for seat, bid in (bids or {}).items():
        s.order_cubes[seat] = bid
    _pieces(s, temples or {}, cities or {}, temple_marks or {}, city_marks or {})
    s = s.clone(Script(chance))
    s.journal = journal
    s.active = s.order[0]
    s.agenda = {
        "allot": [BEGIN_REGION],
        "order": [PlayTurn(0), DetermineOrder()],
        "split": [BEGIN_ROUND],
        "march": [PlayTurn(0)],
        "build": [PlayTurn(1), BUILD],
        "score": [Score()],
        "end": [EndRound(), Score()],
        "still": [],
    }[at]
    if at == "split":
        s.round -= 1
    s.settle()
    return s


def _pieces(s: Empire, temples: Counts, cities: Mapping[str, int], temple_marks: Mapping, city_marks: Mapping) -> None:
    """Pieces on the board come out of the supply."""
    names = [name for land in s.board.lands for name in land.names]
    for seat, built in temples.items():
        for name, count in built.items():
            s.temple_owners[names.index(name) * s.players + seat] = count
            s.temples[seat] -= count
    for name, seat in cities.items():
        s.city_owner[names.index(name)] = seat
        s.cities[seat] -= 1
    for marks, lying, supply in ((s.temple_marks, temple_marks, s.temples), (s.city_marks, city_marks, s.cities)):
        for name, seats in lying.items():
            for seat in seats:
                marks[place(s, name)] |= 1 << seat
                supply[seat] -= 1


def place(s: Empire, name: str) -> int:
    """The number of a place of the region."""
    return s.land.camp if name == "camp" else s.land.names.index(name)


def play(s: Empire, *notations: str) -> None:
    """Let whoever waits play these actions; `2: allot 0 5 5 5` says who of several."""
    for notation in notations:
        seat, colon, words = notation.rpartition(": ")
        waiting = int(seat) if colon else s.waiting()[0]
        assert colon or len(s.waiting()) == 1, "several are waiting: say who plays"
        s.play(waiting, s.find(waiting, words))


def kind(s: Empire) -> str:
    """The kind of the open decision; "over" when nobody is asked."""
    return s.decision(s.waiting()[0]).kind() if s.waiting() else "over"


def legal(s: Empire, verb: str | None = None, seat: int | None = None) -> list[str]:
    """The legal actions of a waiting seat (the first by default); of one verb, what follows the verb."""
    actions = s.actions(s.waiting()[0] if seat is None else seat)
    if verb is None:
        return [action.notation for action in actions]
    return [action.notation[len(verb) + 1 :] for action in actions if action.verb == verb]


def where(s: Empire, seat: int) -> dict[str, int]:
    """The places of a seat's armies."""
    places = [*s.land.names, "camp"]
    return {name: s.armies_at(seat, p) for p, name in enumerate(places) if s.armies_at(seat, p)}


def boxes(s: Empire, seat: int) -> tuple[int, ...]:
    """A seat's open board: order, armies, temples, cities."""
    return tuple(s.view(None)["boxes"][seat].values())


def told(journal: list[Event], *kinds: str) -> list[tuple]:
    """Events of these kinds: who, and the values they tell, but for the rivals."""
    return [
        (event.seat, *(value for name, value in event.data.items() if name != "rivals"))
        for event in journal
        if event.kind in kinds
    ]


def rivals(journal: list[Event], kind: str) -> list[list[int]]:
    """Those who wanted the same, in events of this kind."""
    return [event.data["rivals"] for event in journal if event.kind == kind]
