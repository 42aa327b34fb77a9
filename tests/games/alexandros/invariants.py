"""What is true of every state of Alexandros. The shared fuzz layer calls `check` before every decision."""

from __future__ import annotations

from argead.games.alexandros.board import SYMBOLS
from argead.games.alexandros.state import Alexandros
from games.alexandros.position import cards_in_play
from games.alexandros.reference import Reference


def check(s: Alexandros) -> None:
    """Conservation always; at the beginning of a move or of the actions also all that follows from the rules."""
    check_conservation(s)
    if not s.waiting():
        return
    (seat,) = s.waiting()
    kind = s.decision(seat).kind()
    if kind == "choose-card" or (kind == "choose-action" and s.actions_left == 2):
        reference = Reference(s)
        check_provinces(s, reference)
        if kind == "choose-card":
            check_move(s, seat, reference)
        else:
            check_occupations(s, seat, reference)


def check_conservation(s: Alexandros) -> None:
    """No card, wall or governor is ever lost or made."""
    box = s.board.components
    assert cards_in_play(s) == [box["cards_each"]] * 5
    assert min(*s.deck, *s.discard, *s.hands) >= 0
    assert all(0 <= known <= held for known, held in zip(s.known, s.hands, strict=True))
    black, red = s.walls_left()
    assert black + (s.walls & ~s.red).bit_count() == box["black_walls"]
    assert red + s.red.bit_count() == box["red_walls"]
    assert min(black, red) >= 0
    assert not s.red & ~s.walls
    assert not s.red or (black == 0 and s.last_turn), "red walls come into play in the last turn only"
    together = 0
    for seat, own in enumerate(s.governors):
        assert s.reserve(seat) + own.bit_count() == box["governors_each"]
        assert s.reserve(seat) >= 0
        assert not own & ~s.board.symbols, "governors stand on symbols"
        assert not own & together, "and each on his own"
        together |= own
    assert 0 <= s.actions_left <= 2
    assert sorted(s.scores)[-1] < box["goal"] or s.reason == "goal"
    if not s.board.border_walls:
        assert not s.walls & s.board.border


def check_provinces(s: Alexandros, reference: Reference) -> None:
    """R1, R4, R15-R17: provinces, owners and income, worked out anew."""
    seen = reference.table["provinces"]
    assert {frozenset(province["triangles"]) for province in seen} == reference.provinces
    for province in seen:
        owners = [reference.guarded[name] for name in province["triangles"] if name in reference.guarded]
        assert len(set(owners)) <= 1, "mixed ownership cannot arise"
        assert (province["owner"], province["governors"]) == (owners[0] if owners else None, len(owners))
        shown = [reference.map.symbol[name] for name in province["triangles"]]
        assert province["worth"] == shown.count(None)
        assert province["symbols"] == {card: shown.count(card) for card in SYMBOLS}
    assert reference.table["income"] == s.income() == reference.income()


def check_move(s: Alexandros, seat: int, reference: Reference) -> None:
    """Available, nearest, jokers and the special move."""
    assert set(s.board.names(s.available())) == reference.available()
    for action in s.actions(seat):
        told = s.preview(seat, action)
        goals = reference.targets(action.word)
        assert set(told["targets"]) == goals
        assert told["joker"] == (not goals)
        assert goals or action.verb == "take", "a card of the hand is never a joker"
    hand = s.view(seat)["hand"]
    assert {a.word for a in s.actions(seat) if a.verb == "take"} == {c for c in reference.table["row"] if c}
    assert {a.word for a in s.actions(seat) if a.verb == "play"} == {
        card for card in SYMBOLS if hand[card] and reference.targets(card)
    }


def check_occupations(s: Alexandros, seat: int, reference: Reference) -> None:
    """R18-R20, R23, R26: what the action list offers, worked out anew."""
    hand = s.view(seat)["hand"]
    vacant, foreign = reference.occupations(seat, hand)
    offered: dict[str, set[str]] = {}
    for action in s.actions(seat):
        offered.setdefault(action.verb, set()).add(" ".join(action.notation.split(" ")[1:]))
    own = reference.table["governors"][seat]
    assert offered.get("occupy", set()) == vacant
    assert offered.get("seize", set()) == foreign
    assert offered.get("recall", set()) == set(own)
    assert offered.get("tax", set()) == {reference.map.symbol[name] for name in own} & {c for c in hand if hand[c]}
    assert offered.get("take", set()) == {card for card in reference.table["row"] if card}
    assert ("draw" in offered) == bool(reference.table["deck"] or any(reference.table["discard"].values()))
    assert offered["pass"] == {""}
