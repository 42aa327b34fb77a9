"""Moving Alexander: a card, its replacement, a triangle, a corner, a path; the special move; jokers."""

from __future__ import annotations

from dataclasses import dataclass

from argead.games.alexandros.actions import CardAction, Corner, Name, Path, Take, Triangle
from argead.games.alexandros.board import KINDS, SYMBOLS, bits
from argead.games.alexandros.state import NO_CARD, Alexandros
from argead.kernel import Action, Decision, Step


def targets(s: Alexandros, kind: int) -> int:
    """The nearest available triangles of a symbol that the walls left can reach. Walls never block the way."""
    available = s.available()
    left = sum(s.walls_left())
    for steps, triangles in s.board.nearest[s.alexander][kind]:
        found = triangles & available
        if found and steps > left:
            found = sum(1 << t for t in bits(found) if reachable_corners(s, t))
        if found:
            return found
    return 0


def reachable_corners(s: Alexandros, triangle: int) -> list[int]:
    """Special situations: where the red walls do not suffice, another destination must be chosen."""
    left = sum(s.walls_left())
    steps = s.board.distance[s.alexander]
    return [p for p in s.board.corners[triangle] if steps[p] <= left or affordable_paths(s, p)]


def affordable_paths(s: Alexandros, point: int) -> list[Path]:
    """The shortest paths to a point for which there are walls enough."""
    left = sum(s.walls_left())
    paths = s.board.paths(s.alexander, point)
    if s.board.distance[s.alexander][point] <= left:
        return list(paths)
    return [path for path in paths if (path.walls & ~s.walls).bit_count() <= left]


class MoveAlexander(Step[Alexandros]):
    """Every turn begins with Alexander's move, if any is possible."""

    __slots__ = ()

    def run(self, s: Alexandros) -> None:
        if any(targets(s, kind) for kind in KINDS):
            s.stuck = 0
            hand = s.hand(s.active)
            bare = s.row[0] == s.row[1] == NO_CARD
            if bare and not any(hand[kind] and targets(s, kind) for kind in KINDS):
                s.then(NameSymbol())
            else:
                s.then(ChooseCard())
        elif s.available():
            s.last_turn = True
            s.tell("walls-spent", "special-cases", s.active)
        else:
            s.stuck += 1
            s.tell("stuck", "special-cases", s.active)
            if s.row[0] != NO_CARD or s.row[1] != NO_CARD:
                s.then(TakeConsolation())


class ChooseCard(Decision[Alexandros]):
    """Choose the card whose symbol leads Alexander: a face-up one, or one of your hand for the special move."""

    __slots__ = ()

    rule = "moving-alexander"

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        actions = s.board.actions
        options: list[Action] = row_options(s)
        for kind, count in enumerate(s.hand(seat)):
            if count and targets(s, kind):
                options.append(actions.play[kind])
        return options

    def play(self, s: Alexandros, seat: int, action: CardAction) -> None:
        kind = action.kind
        if isinstance(action, Take):
            take_from_row(s, seat, kind)
            refill_row(s)
        else:
            s.lose(seat, kind, 1)
            s.discard[kind] += 1
            s.tell("special", "special-move", seat, card=action.card)
        s.then(ChooseTriangle(kind) if targets(s, kind) else NameSymbol())


class TakeConsolation(Decision[Alexandros]):
    """Special situations: Alexander cannot move at all. Take one face-up card."""

    __slots__ = ()

    rule = "special-cases"

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        return row_options(s)

    def play(self, s: Alexandros, seat: int, action: Take) -> None:
        take_from_row(s, seat, action.kind)
        refill_row(s)


class NameSymbol(Decision[Alexandros]):
    """Special situations: your card is a joker. Name the symbol that it stands for."""

    __slots__ = ()

    rule = "special-cases"
    midway = True

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        return [s.board.actions.name[kind] for kind in KINDS if targets(s, kind)]

    def play(self, s: Alexandros, seat: int, action: Name) -> None:
        s.tell("named", "special-cases", seat, card=action.card)
        s.then(ChooseTriangle(action.kind))


@dataclass(frozen=True, slots=True)
class ChooseTriangle(Decision[Alexandros]):
    """Several triangles are equally near: choose the one that Alexander heads for."""

    kind_sought: int

    rule = "moving-alexander"
    midway = True
    skips_single = True

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        table = s.board.actions.triangle
        return [table[t] for t in bits(targets(s, self.kind_sought))]

    def play(self, s: Alexandros, seat: int, action: Triangle) -> None:
        s.then(ChooseCorner(action.triangle))


@dataclass(frozen=True, slots=True)
class ChooseCorner(Decision[Alexandros]):
    """Choose the corner of the triangle on which Alexander halts."""

    triangle: int

    rule = "moving-alexander"
    midway = True

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        table = s.board.actions.corner
        return [table[p] for p in reachable_corners(s, self.triangle)]

    def play(self, s: Alexandros, seat: int, action: Corner) -> None:
        s.then(ChoosePath(self.triangle, action.point))


@dataclass(frozen=True, slots=True)
class ChoosePath(Decision[Alexandros]):
    """Choose Alexander's way among the shortest ones. A wall goes on each of its lines that has none yet."""

    triangle: int
    point: int

    rule = "walls"
    midway = True
    skips_single = True

    def options(self, s: Alexandros, seat: int) -> list[Action]:
        return list(affordable_paths(s, self.point))

    def play(self, s: Alexandros, seat: int, action: Path) -> None:
        provinces = set(s.provinces) if s.journal is not None else set()
        red = s.red
        new = s.build(action)
        s.alexander = self.point
        if s.red != red:
            s.last_turn = True
        if s.journal is not None:
            self.report(s, seat, new, s.red & ~red, provinces)

    def report(self, s: Alexandros, seat: int, new: int, red: int, before: set[int]) -> None:
        """Tell the move, the provinces that it closed, and the red walls that announce the end."""
        triangle, point = s.board.triangle_names[self.triangle], s.board.point_names[self.point]
        card = SYMBOLS[s.board.kind_at[self.triangle]]
        s.tell("moved", "walls", seat, card=card, triangle=triangle, point=point, walls=new.bit_count())
        largest = max(s.provinces, key=int.bit_count)
        for province in s.provinces:
            if province not in before and province != largest:
                empty, symbols = (province & s.board.empty).bit_count(), (province & s.board.symbols).bit_count()
                s.tell("closed", "provinces", s.owner(province), worth=empty, symbols=symbols)
        if red:
            s.tell("red-walls", "end", seat, walls=red.bit_count())


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
    s.tell("took", "taking-a-card", seat, card=SYMBOLS[kind])


def refill_row(s: Alexandros) -> None:
    """Turn up cards until two are in sight, as far as there are any."""
    for place, kind in enumerate(s.row):
        if kind == NO_CARD:
            s.row[place] = s.draw_card()
            if s.journal is not None and s.row[place] != NO_CARD:
                s.tell("turned-up", "taking-a-card", card=SYMBOLS[s.row[place]])
