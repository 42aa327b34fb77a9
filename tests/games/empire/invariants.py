"""What is true of every state of Empire. The shared fuzz layer calls `check` before every decision."""

from __future__ import annotations

from argead.games.empire.scoring import Score
from argead.games.empire.state import NOTHING, Empire
from argead.kernel import Sealed
from games.empire.reference import CHANGED, Reference

OPEN = {"march", "send-armies", "pay-crossing", "build"}


def check(s: Empire) -> None:
    """Conservation always; with open boards also what a scoring would give and what may be played, worked out anew."""
    check_conservation(s)
    waiting = s.waiting()
    if not waiting:
        assert s.outcome().scores == tuple(s.scores)
        return
    kinds = {s.decision(seat).kind() for seat in waiting}
    assert len(kinds) == 1
    (kind,) = kinds
    check_secrets(s, kind)
    if kind in OPEN:
        (seat,) = waiting
        assert seat == s.active
        reference = Reference(s)
        check_marching(s, seat)
        check_options(s, seat, kind, reference)
        if kind == "build":
            check_scoring(s, reference)
            assert reference.awards() == reference.table["awards"]


def check_conservation(s: Empire) -> None:
    """15 cubes, 10 temples and 8 cities a player: no piece is ever lost or made."""
    board = s.board
    for seat in range(s.players):
        lying = sum(marks >> seat & 1 for marks in s.temple_marks)
        built = sum(s.temples_at(province, seat) for province in range(board.provinces))
        assert s.temples[seat] + lying + built == board.temples
        lying = sum(marks >> seat & 1 for marks in s.city_marks)
        assert s.cities[seat] + lying + s.city_owner.count(seat) == board.cities
        assert min(s.temples[seat], s.cities[seat], s.temple_cubes[seat], s.city_cubes[seat]) >= 0
        assert s.order_cubes[seat] + s.armies_of(seat) + s.temple_cubes[seat] + s.city_cubes[seat] <= board.cubes
    assert min(s.armies) >= 0
    assert s.first_region <= s.region <= s.last_region
    assert 1 <= s.round <= board.rounds
    for land in board.lands:
        for p in range(land.camp):
            temples = s.temple_owners[(land.first + p) * s.players : (land.first + p + 1) * s.players]
            assert sum(temples) <= (board.rounds if p in land.temples else 0), "one temple a round, and where it may be"
            assert s.city_owner[land.first + p] == NOTHING or p in land.cities


def check_secrets(s: Empire, kind: str) -> None:
    """Layouts are hidden only while others are still awaited; before the first one all cubes are at home."""
    hidden = [seat for seat in range(s.players) if s.secrets[seat] != NOTHING]
    assert not set(hidden) & set(s.waiting())
    assert not hidden or kind in ("allot-cubes", "split-cubes")
    if kind == "allot-cubes":
        assert s.round == 1
        assert set(hidden) | set(s.waiting()) == set(range(s.players))
        assert not any(s.armies + s.temple_cubes + s.city_cubes + s.order_cubes + s.temple_marks + s.city_marks)
        assert all(len(s.actions(seat)) == 816 for seat in s.waiting())
    if kind == "split-cubes":
        assert s.round > 1
        assert not s.entered
        for seat in s.waiting():
            cubes = s.temple_cubes[seat] + s.city_cubes[seat]
            assert len(s.actions(seat)) == cubes + 1 > 1
    if kind == "choose-place":
        assert s.round == 1
        for seat in range(s.players):
            assert s.order_cubes[seat] + s.armies_of(seat) + s.temple_cubes[seat] + s.city_cubes[seat] == s.board.cubes


def check_marching(s: Empire, seat: int) -> None:
    """The armies by steps are the armies on the board."""
    width = s.board.steps + 1
    for place in range(s.land.camp + 1):
        assert sum(s.marching[place * width : (place + 1) * width]) == s.armies_at(seat, place)
    assert not any(s.marching[s.land.camp * width + 1 : s.land.camp * width + width]), "nobody marches into the camp"
    assert sorted(s.order) == list(range(s.players))


def check_options(s: Empire, seat: int, kind: str, reference: Reference) -> None:
    offered = {action.notation for action in s.actions(seat)}
    if kind == "march":
        assert offered == reference.crossings(seat) | {"halt"}
        assert len(offered) > 1
    elif kind == "build":
        assert offered == reference.sites(seat) | {"done"}
    elif kind == "pay-crossing":
        assert offered == reference.payments(seat, reference.table["crossing"]["price"])
        assert len(offered) > 1
    else:
        crossing = reference.table["crossing"]
        there = reference.table["fresh"][crossing["from"]][:3]
        step, sent = crossing["steps"], crossing["sent"]
        least = 1 if not sent and not any(there[step + 1 :]) else 0
        assert offered == {f"send {number}" for number in range(least, there[step] + 1)}


def check_scoring(s: Empire, reference: Reference) -> None:
    """5.5: a scoring now, by the game and by the reference."""
    trial = s.clone(Sealed())
    Score().run(trial)
    seen, expected = trial.view(None), reference.scored()
    for name in CHANGED:
        assert seen[name] == expected[name], name
