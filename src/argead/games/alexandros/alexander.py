"""Moving Alexander: a card, its replacement, a triangle, a corner, a path; the special move; jokers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from argead.games.alexandros.actions import Corner, Name, Path, Play, Ride, Take, Triangle
from argead.games.alexandros.board import KINDS, MOST_PATHS, SYMBOLS, bits, pick
from argead.games.alexandros.divisions import closed, splits
from argead.games.alexandros.state import NO_CARD, Alexandros
from argead.kernel import Action, Decision, Step


def targets(s: Alexandros, kind: int) -> int:
    """The nearest available triangles of a symbol that the walls left can reach. Walls never block the way."""
    return nearest(s, kind, s.available())


def nearest(s: Alexandros, kind: int, available: int) -> int:
    """The same where it is known already which triangles are available."""
    for steps, triangles in s.board.nearest[s.alexander][kind]:
        found = triangles & available
        if found and steps > s.supply():
            found = sum(1 << t for t in bits(found) if reachable_corners(s, t))
        if found:
            return found
    return 0


def leads(s: Alexandros, kind: int, available: int) -> bool:
    """Whether Alexander can ride to a symbol: with walls enough for any ride, it need only be available."""
    if not s.board.of_kind[kind] & available:
        return False
    return s.supply() >= s.board.longest or nearest(s, kind, available) > 0


def reachable_corners(s: Alexandros, triangle: int) -> Sequence[int]:
    """Special situations: where the red walls do not suffice, another destination must be chosen."""
    left = s.supply()
    if left >= s.board.longest:
        return s.board.corners[triangle]
    steps = s.board.distance[s.alexander]
    return [p for p in s.board.corners[triangle] if steps[p] <= left or fewest_walls(s, s.alexander, p) <= left]


def fewest_walls(s: Alexandros, start: int, goal: int) -> int:
    """The new walls that the cheapest of the shortest paths needs."""
    board = s.board
    fewest = {goal: 0}

    def need(point: int) -> int:
        if point not in fewest:
            fewest[point] = min(new_walls(s, board.paths(point, leg)[0]) + need(leg) for leg in board.legs(point, goal))
        return fewest[point]

    return need(start)


def new_walls(s: Alexandros, path: Path) -> int:
    """How many lines of a path have no wall yet."""
    return (path.walls & ~s.walls).bit_count()


def heading(s: Alexandros, triangle: int) -> dict[str, object]:
    """The triangle that Alexander heads for, and its symbol."""
    return {"card": SYMBOLS[s.board.kind_at[triangle]], "triangle": s.board.triangle_names[triangle]}


class MoveAlexander(Step[Alexandros]):
    """Every turn begins with Alexander's move, if any is possible."""

    __slots__ = ()

    def run(self, s: Alexandros) -> None:
        if not s.available():
            s.stuck += 1
            s.tell("stuck", "special-cases", s.active)
            if s.row[0] != NO_CARD or s.row[1] != NO_CARD:
                s.then(TakeConsolation())
            return
        s.stuck = 0
        if any(card_choices(s, s.active)):
            s.then(CHOOSE_CARD)
        elif s.row[0] == s.row[1] == NO_CARD and any(targets(s, kind) for kind in KINDS):
            s.then(NameWithoutCard())
        else:
            s.last_turn = True
            s.tell("walls-spent", "special-cases", s.active)


class ChooseCard(Decision[Alexandros]):
    """Choose the card whose symbol leads Alexander: a face-up one, or one of your hand for the special move."""

    __slots__ = ()

    rule = "moving-alexander"

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        return list(card_choices(s, seat))

    def play(self, s: Alexandros, seat: int, action: Take | Play) -> None:
        kind = action.number
        if isinstance(action, Take):
            take_from_row(s, seat, kind)
            refill_row(s)
        else:
            s.lose(seat, kind, 1)
            s.discard[kind] += 1
            if s.journal is not None:
                s.tell("special", "special-move", seat, card=action.word)
        s.then(choose_triangle(kind) if targets(s, kind) else NAME_SYMBOL)


def card_choices(s: Alexandros, seat: int) -> Iterator[Action]:
    """The cards that can lead Alexander: face-up ones, as jokers if need be, then those of the hand."""
    board = s.board
    available = s.available()
    first, second = s.row
    for kind in (first,) if first == second else (min(s.row), max(s.row)):
        if kind != NO_CARD:
            joker = not board.of_kind[kind] & available
            if any(leads(s, named, available) for named in KINDS) if joker else leads(s, kind, available):
                yield board.actions.take[kind]
    for kind, count in enumerate(s.hand(seat)):
        if count and leads(s, kind, available):
            yield board.actions.play[kind]


class TakeConsolation(Decision[Alexandros]):
    """Special situations: Alexander cannot move at all. Take one face-up card."""

    __slots__ = ()

    rule = "special-cases"

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        return row_options(s)

    def play(self, s: Alexandros, seat: int, action: Take) -> None:
        take_from_row(s, seat, action.number)
        refill_row(s)


class NameSymbol(Decision[Alexandros]):
    """Special situations: your card is a joker. Name the symbol that it stands for."""

    __slots__ = ()

    rule = "special-cases"
    midway = True

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        return [s.board.actions.name[kind] for kind in KINDS if targets(s, kind)]

    def play(self, s: Alexandros, seat: int, action: Name) -> None:
        s.tell("named", "special-cases", seat, card=action.word)
        s.then(choose_triangle(action.number))


class NameWithoutCard(NameSymbol):
    """Special situations: no card is face up and you can play none. Name the symbol that Alexander rides to."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ChooseTriangle(Decision[Alexandros]):
    """Several triangles are equally near: choose the one that Alexander heads for."""

    kind_sought: int

    rule = "moving-alexander"
    midway = True
    skips_single = True

    def args(self, s: Alexandros, seat: int) -> dict[str, object]:
        return {"card": SYMBOLS[self.kind_sought]}

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        return pick(s.board.actions.triangle, targets(s, self.kind_sought))

    def play(self, s: Alexandros, seat: int, action: Triangle) -> None:
        s.then(choose_corner(action.number))


@dataclass(frozen=True, slots=True)
class ChooseCorner(Decision[Alexandros]):
    """Choose the corner of the triangle on which Alexander halts."""

    triangle: int

    rule = "moving-alexander"
    midway = True

    def args(self, s: Alexandros, seat: int) -> dict[str, object]:
        return heading(s, self.triangle)

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        table = s.board.actions.corner
        return [table[p] for p in reachable_corners(s, self.triangle)]

    def play(self, s: Alexandros, seat: int, action: Corner) -> None:
        s.then(choose_path(self.triangle, action.number))


@dataclass(frozen=True, slots=True)
class ChoosePath(Decision[Alexandros]):
    """Choose Alexander's way among the shortest ones. A wall goes on each of its lines that has none yet."""

    triangle: int
    point: int
    placed: int = 0

    rule = "walls"
    midway = True
    skips_single = True

    def args(self, s: Alexandros, seat: int) -> dict[str, object]:
        return {"start": s.board.point_names[s.alexander], "point": s.board.point_names[self.point]}

    def options(self, s: Alexandros, seat: int) -> Sequence[Action]:
        board, here, goal = s.board, s.alexander, self.point
        left = s.supply()
        plenty = board.distance[here][goal] <= left
        if board.ways[here][goal] <= MOST_PATHS:
            paths = board.paths(here, goal)
            return paths if plenty else [path for path in paths if new_walls(s, path) <= left]
        return [
            board.actions.ride[leg]
            for leg in board.legs(here, goal)
            if plenty or new_walls(s, board.paths(here, leg)[0]) + fewest_walls(s, leg, goal) <= left
        ]

    def play(self, s: Alexandros, seat: int, action: Path | Ride) -> None:
        path = action if isinstance(action, Path) else s.board.paths(s.alexander, action.number)[0]
        provinces, red, start = s.provinces[:], s.red, s.board.point_names[s.alexander]
        placed = self.placed + s.build(path).bit_count()
        s.alexander = self.point if isinstance(action, Path) else action.number
        s.last_turn = s.last_turn or s.red != red
        if isinstance(action, Ride):
            s.then(ChoosePath(self.triangle, self.point, placed))
            s.tell("rode", "walls", seat, point=action.word, points=[start, action.word])
        if s.journal is not None:
            if isinstance(action, Path):
                self.report(s, seat, [start, *path.points], placed)
            report_divisions(s, provinces)
            if s.red != red:
                s.tell("red-walls", "end", seat, walls=(s.red & ~red).bit_count())

    def report(self, s: Alexandros, seat: int, points: list[str], walls: int) -> None:
        goal = heading(s, self.triangle)
        s.tell("moved", "walls", seat, **goal, point=points[-1], points=points, walls=walls)


# Decisions are values: each is made once and put on the agenda again and again.
CHOOSE_CARD = ChooseCard()
NAME_SYMBOL = NameSymbol()
choose_triangle = cache(ChooseTriangle)
choose_corner = cache(ChooseCorner)
choose_path = cache(ChoosePath)


def report_divisions(s: Alexandros, before: Sequence[int]) -> None:
    """Tell of the governed provinces that new walls have split, and of the vacant ones that they have closed."""
    for split in splits(s, before):
        facts = split._asdict()
        s.tell("split", "provinces", facts.pop("holder"), **facts)
    for province in closed(s, before):
        empty, symbols = (province & s.board.empty).bit_count(), (province & s.board.symbols).bit_count()
        triangle = s.board.names(province)[0]
        s.tell("closed", "provinces", triangle=triangle, worth=empty, symbols=symbols)


def row_options(s: Alexandros) -> list[Action]:
    """The face-up cards, each symbol once."""
    first, second = sorted(s.row)
    table = s.board.actions.take
    options: list[Action] = [table[first]] if first != NO_CARD else []
    if second not in (NO_CARD, first):
        options.append(table[second])
    return options


def take_from_row(s: Alexandros, seat: int, kind: int) -> None:
    """A face-up card comes to a hand, seen by all."""
    s.row[s.row.index(kind)] = NO_CARD
    s.gain(seat, kind, openly=True)
    if s.journal is not None:
        s.tell("took", "taking-a-card", seat, card=SYMBOLS[kind])


def refill_row(s: Alexandros) -> None:
    """Turn up cards until two are in sight, as far as there are any."""
    for place, kind in enumerate(s.row):
        if kind == NO_CARD:
            s.row[place] = s.draw_card("row")
            if s.journal is not None and s.row[place] != NO_CARD:
                s.tell("turned-up", "taking-a-card", card=SYMBOLS[s.row[place]])
