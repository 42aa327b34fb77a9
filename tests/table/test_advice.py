"""Advice: the best moves with their reasons and what may soon be done, from what a seat knows, each time the same."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Collection, Sequence
from random import Random
from types import SimpleNamespace

import pytest

from argead.bots.weighing import FEW_ENDS
from argead.kernel import Dice, Game, HintsForbidden, Match, NotWaiting, Prospect, State
from argead.language import phrasebook
from argead.shelf import catalogue, game
from argead.table import Seat, Table
from argead.table.advice import trying
from argead.table.advice.asking import advising, foreseeing
from argead.table.advice.doors import endings, threats
from argead.table.advice.estimate import Estimate, certainty, estimate
from argead.table.advice.foreseeing import MOST_TOLD
from argead.table.advice.found import Foresight
from argead.table.advice.safety import DRAWS, Safety
from argead.table.advice.telling import hint_shown
from argead.table.advice.trying import Judged
from argead.testing.advice import check_hint, check_safe, hint
from support.middle import middle


def seat_of(table: Table) -> int:
    return table.match.state.waiting()[0]


def on_the_table(state: State) -> tuple[set[str], set[str]]:
    """What the seat that is to move may choose and point at."""
    seat = state.waiting()[0]
    return {action.notation for action in state.actions(seat)}, set(state.game.things(state.view(seat)))


@pytest.mark.parametrize("described", catalogue(), ids=lambda described: described.name)
def test_the_same_question_has_the_same_answer_in_any_process_and_after_a_guess(described):
    state = middle(described.name).match.state
    seat = state.waiting()[0]
    told = hint(state, seat, "en")
    check_hint(told, *on_the_table(state))
    assert told["chance"] is not None
    assert told["certainty"] in ("clear", "likely", "close")
    assert hint(state.guess(seat, Dice(5)), seat, "en") == told
    *_, sent = pickle.loads(pickle.dumps(advising(state, seat))).run()
    assert (
        hint_shown(sent, ["Ada", "Bob"], phrasebook(described, "en"))["moves"][0]["chance"]
        == told["moves"][0]["chance"]
    )


def test_a_move_that_was_compared_with_nothing_is_not_clearly_the_best():
    state = game("field-commander").new(1, Dice(1))
    told = hint(state, 0, "en")
    assert len(told["moves"]) == 1 < len(state.actions(0))
    assert told["certainty"] == "likely"


def test_each_slice_is_a_whole_answer():
    state = middle("alexandros").match.state
    slices = list(advising(state, state.waiting()[0]).run())
    assert len(slices) == 2
    assert all(advice.moves for advice in slices)
    assert slices[0].moves[0].reply is None
    assert slices[1].moves[0].reply is not None


def test_what_is_laid_out_in_secret_is_never_told_as_a_reply():
    """Everybody lays out cubes at the same time: nobody sees what is answered."""
    state = game("empire").new(2, Dice(1))
    while len(state.waiting()) < 2:
        state.play(state.waiting()[0], state.actions(state.waiting()[0])[0])
    seat = state.waiting()[0]
    *_, advice = advising(state, seat).run()
    assert [move.reply for move in advice.moves] == [None] * len(advice.moves)


def test_a_lesson_is_advised_by_its_book_alone():
    described = game("alexandros")
    primer = described.primers()[0]
    match = Match(described, ("Ada", "Bob"), Dice(1), **primer.options)
    table = Table(match, [Seat("here", name) for name in ("Ada", "Bob")])
    seat = table.match.awaited[0]
    *_, advice = table.hint(seat).run()
    assert [move.action.notation for move in advice.moves] == [table.match.page.notation]
    assert (advice.certainty, advice.chance, advice.moves[0].chance) == ("book", None, None)
    assert not table.outlook(seat).decides, "no other move is to be made"


def test_a_seat_without_hints_is_told_nothing_and_others_can_look_ahead_at_any_time():
    table = middle("alexandros")
    seat, other = seat_of(table), 1 - seat_of(table)
    assert table.outlook(seat).decides
    assert not table.outlook(other).decides
    with pytest.raises(NotWaiting):
        table.hint(other)
    table.reseat([Seat("here", name, None, False) for name in ("Ada", "Bob")])
    for ask in (table.hint, table.outlook):
        with pytest.raises(HintsForbidden, match="without hints"):
            ask(seat)


def test_a_game_without_a_learned_judgement_is_advised_without_chances(monkeypatch):
    monkeypatch.setattr(trying, "judge_of", lambda state: None)
    for name in ("empire", "field-commander"):
        state = middle(name).match.state
        told = hint(state, state.waiting()[0], "fr")
        check_hint(told, *on_the_table(state))
        assert told["chance"] is None


# Threats -------------------------------------------------------------------------------------------------------------


Tell = Callable[[State, int], list[Prospect]]
Has = Callable[[State, int], Collection[str]]


def tells(monkeypatch: pytest.MonkeyPatch, foretold: Tell, held: Has = lambda s, seat: ()) -> None:
    """Let every game have a door that tells this."""
    door = SimpleNamespace(threats=foretold, endings=lambda s, seat: [Prospect("end", "end")], held=held)
    monkeypatch.setattr(Game, "door", lambda self, name: door if name == "outlook" else None)


def changes(monkeypatch: pytest.MonkeyPatch, before: Sequence[Prospect], after: Sequence[Prospect]) -> Foresight:
    """What is foreseen in the middle of a match where threats change with the next move, whichever it is."""
    state = middle("alexandros").match.state
    seat = state.waiting()[0]
    now = state.view(seat)
    tells(monkeypatch, lambda s, seat: [*(before if s.view(seat) == now else after)])
    *_, found = foreseeing(state, seat, True).run()
    return found


def safe(found: Foresight) -> dict[str, bool]:
    """Of each threat whether a move makes safe."""
    return {threat.name: action is not None for threat, action in found.threats}


def test_a_game_without_the_door_threatens_nobody(monkeypatch):
    monkeypatch.setattr(Game, "door", lambda self, name: None)
    state = middle("alexandros").match.state
    assert threats(state, 0) == endings(state, 0) == ()


def test_a_match_that_has_ended_threatens_nobody(monkeypatch):
    tells(monkeypatch, lambda s, seat: [Prospect("raid", "raids")])
    over = game("alexandros").new(2, Dice(1))
    over.agenda.clear()
    assert threats(over, 0) == endings(over, 0) == ()


def test_a_threat_names_the_best_move_after_which_it_is_none(monkeypatch):
    state = middle("alexandros").match.state
    seat = state.waiting()[0]
    before = state.view(seat)
    still = Prospect("still", "raids", {"force": 3})

    def foretold(s: State, seat: int) -> list[Prospect]:
        moved = s.view(seat) != before
        return [still] if moved else [Prospect("gone", "raids"), Prospect("still", "raids", {"force": 9})]

    tells(monkeypatch, foretold)
    *_, found = foreseeing(state, seat, True).run()
    job = foreseeing(state, seat, True)
    best = trying.Trying(job.sight, seat, Random(job.seed))
    first = best.look(best.options(), DRAWS)[0].action
    assert [(threat.prospect.name, threat.safe) for threat in found.threats] == [("gone", first), ("still", None)]
    assert [ending.name for ending in found.endings] == ["end"]
    *_, waiting = foreseeing(state, seat, False).run()
    assert [threat.safe for threat in waiting.threats] == [None, None]


def test_the_same_danger_under_another_name_and_about_other_things_still_stands(monkeypatch):
    raid = Prospect("raid", "raids", things=("region:media", "force:1"))
    siege = Prospect("siege", "raids", things=("region:media", "force:2"))
    assert safe(changes(monkeypatch, [raid], [siege])) == {"raid": False}
    elsewhere = Prospect("raid", "raids", things=("region:susa", "force:1"))
    assert safe(changes(monkeypatch, [raid], [elsewhere])) == {"raid": True}
    land = ("triangle:a2", "triangle:a3")
    occupied = Prospect("occupied", "raids", things=("province:a2",), keys=land)
    seized = Prospect("seized", "raids", things=("governor:a3", "province:a1"), keys=("triangle:a3", "triangle:a2"))
    assert safe(changes(monkeypatch, [occupied], [seized])) == {"occupied": False}


def test_what_the_same_deed_could_hit_instead_is_in_danger_though_it_is_not_told(monkeypatch):
    best = Prospect("purchase", "buying", keys=("card:porus", "card:scout"))
    other = Prospect("purchase", "buying", keys=("card:scout",))
    assert safe(changes(monkeypatch, [best], [other])) == {"purchase": True}
    assert safe(changes(monkeypatch, [other], [best])) == {"purchase": False}


def test_six_threats_are_told_but_all_of_them_decide_what_is_safe(monkeypatch):
    raids = [Prospect("raid", "raids", things=(f"region:{name}",)) for name in "abcdefgh"]
    found = changes(monkeypatch, raids, [*raids[1:], raids[0]])
    assert [threat.prospect for threat in found.threats] == raids[:MOST_TOLD]
    assert [threat.safe for threat in found.threats] == [None] * MOST_TOLD


def test_giving_up_what_is_in_danger_does_not_make_it_safe(monkeypatch):
    state = middle("alexandros").match.state
    seat = state.waiting()[0]
    now = state.view(seat)
    threatened = [Prospect("raid", "raids", things=("region:media",)), Prospect("tax", "taxes")]
    tells(
        monkeypatch,
        lambda s, seat: threatened if s.view(seat) == now else [],
        lambda s, seat: {"region:media", "region:susa"} if s.view(seat) == now else {"region:susa"},
    )
    *_, found = foreseeing(state, seat, True).run()
    assert safe(found) == {"raid": False, "tax": True}


def test_neither_waiting_for_it_to_pass_nor_losing_makes_safe(monkeypatch):
    tells(monkeypatch, lambda s, seat: [])
    state = middle("alexandros").match.state
    seat, raid = state.waiting()[0], Prospect("raid", "raids")
    safety = Safety(state, seat, "seed")
    assert safety.saves(state, raid)
    later, over = state.clone(Dice(1)), state.clone(Dice(1))
    later.turn += 1
    assert not safety.saves(later, raid), "it is the seat's next turn: the raid has come, or it has not"
    over.agenda.clear()
    over.reason = "points"
    over.scores[1 - seat] = over.scores[seat] + 1
    assert not safety.saves(over, raid)
    over.scores[seat] += 2
    assert safety.saves(over, raid)


# Whether all was tried -----------------------------------------------------------------------------------------------


def test_that_nothing_makes_safe_is_known_only_where_all_moves_were_tried(monkeypatch):
    raid = [Prospect("raid", "raids")]
    assert changes(monkeypatch, raid, raid).all_tried
    assert changes(monkeypatch, raid, []).all_tried
    options = trying.Trying.options
    monkeypatch.setattr(trying.Trying, "options", lambda self: options(self)[1:])
    assert not changes(monkeypatch, raid, raid).all_tried


def test_a_move_of_which_some_ways_were_left_out_was_not_tried(monkeypatch):
    raid = [Prospect("raid", "raids")]
    look = trying.Trying.look

    def branching(self, options, draws):
        found = look(self, options, draws)
        found[0].ways[0] = found[0].ways[0] * FEW_ENDS
        return found

    monkeypatch.setattr(trying.Trying, "look", branching)
    assert not changes(monkeypatch, raid, raid).all_tried


def test_a_move_that_makes_safe_only_in_a_worse_way_is_not_named_nor_denied(monkeypatch):
    raid = [Prospect("raid", "raids")]
    look = trying.Trying.look
    ways: list[State] = []

    def branching(self, options, draws):
        found = look(self, options, draws)
        for leaves in found[-1].ways:
            ways.append(leaves[0].clone(Dice(1)))
            leaves.append(ways[-1])
        return found

    state = middle("alexandros").match.state
    seat = state.waiting()[0]
    monkeypatch.setattr(trying.Trying, "look", branching)
    tells(monkeypatch, lambda s, seat: [] if s in ways else raid)
    *_, found = foreseeing(state, seat, True).run()
    assert (safe(found), found.all_tried) == ({"raid": False}, False)


def test_where_nobody_looks_for_a_move_nothing_is_said_of_all_moves(monkeypatch):
    tells(monkeypatch, lambda s, seat: [Prospect("raid", "raids")])
    table = middle("alexandros")
    assert not any(found.all_tried for found in table.outlook(1 - seat_of(table)).run())
    first, *_ = table.outlook(seat_of(table)).run()
    assert not first.all_tried, "this slice has not looked yet"
    described = game("alexandros")
    match = Match(described, ("Ada", "Bob"), Dice(1), **described.primers()[0].options)
    lesson = Table(match, [Seat("here", name) for name in ("Ada", "Bob")])
    told = list(lesson.outlook(lesson.match.awaited[0]).run())
    assert [len(found.threats) for found in told] == [1]
    assert not told[0].all_tried


def test_the_kit_finds_a_move_that_does_not_make_safe(monkeypatch):
    state = middle("alexandros").match.state
    seat = state.waiting()[0]
    tells(monkeypatch, lambda s, seat: [Prospect("raid", "raids")])
    assert check_safe(state, seat) == 0
    monkeypatch.setattr(Safety, "saves", lambda self, end, threat: True)
    with pytest.raises(AssertionError, match="does not make safe"):
        check_safe(state, seat)


# The danger that a move leaves ---------------------------------------------------------------------------------------


def test_the_danger_that_a_move_leaves_is_first_what_is_new_and_no_more_than_two(monkeypatch):
    state = middle("alexandros").match.state
    seat = state.waiting()[0]
    before = state.view(seat)
    old = [Prospect("old", "raids"), Prospect("older", "raids")]

    def foretold(s: State, seat: int) -> list[Prospect]:
        moved = s.view(seat) != before
        return [*old, Prospect("new", "raids")] if moved else old

    tells(monkeypatch, foretold)
    *_, advice = advising(state, seat).run()
    assert all([threat.name for threat in move.threats] == ["new", "old"] for move in advice.moves)


def test_the_same_danger_under_another_name_is_not_new(monkeypatch):
    state = middle("alexandros").match.state
    seat = state.waiting()[0]
    before = state.view(seat)
    taken, tied, other = (
        Prospect(name, "raids", keys=(f"province:{place}",))
        for name, place in zip(("taken", "tied", "new"), "aab", strict=True)
    )
    tells(monkeypatch, lambda s, seat: [taken] if s.view(seat) == before else [tied, other])
    *_, advice = advising(state, seat).run()
    assert all([threat.name for threat in move.threats] == ["new", "tied"] for move in advice.moves)


def test_a_danger_points_only_at_what_lies_on_the_table_now(monkeypatch):
    state = middle("alexandros").match.state
    seat = state.waiting()[0]
    tells(monkeypatch, lambda s, seat: [Prospect("raid", "raids", things=("piece:alexander", "province:none"))])
    *_, advice = advising(state, seat).run()
    assert all([danger.things for danger in move.threats] == [("piece:alexander",)] for move in advice.moves)


# How sure ------------------------------------------------------------------------------------------------------------


def said(mean: float, doubt: float) -> Estimate:
    return Estimate(mean, doubt, mean, True)


@pytest.mark.parametrize(
    ("others", "sure"),
    [
        ([], "clear"),
        ([said(0.40, 0.02)], "clear"),
        ([said(0.40, 0.09)], "likely"),
        ([said(0.40, 0.02), said(0.59, 0.02)], "close"),
        ([said(0.40, 0.25)], "close"),
    ],
)
def test_how_sure_a_move_is_depends_on_how_far_the_others_are_behind(others, sure):
    assert certainty([said(0.6, 0.12 if others and others[0].doubt == 0.09 else 0.05), *others]) == sure


def test_an_estimate_lies_within_its_interval_and_both_between_0_and_1():
    near = [Judged(1.02, 1.0), Judged(0.98, 1.0)]
    sure = estimate(near, [])
    assert (sure.mean, sure.interval) == (1.0, (0.99, 1.0))
    played = estimate(near, [Judged(0.5, 0.5), Judged(0.0, 0.0)])
    assert played.mean == pytest.approx(2.5 / 4)
    assert played.interval[0] == pytest.approx(max(0.0, 2.5 / 4 - 1.96 * 0.5 / 2), abs=1e-3)
    assert played.interval[1] == 1.0
    assert not estimate([Judged(0.5, None)], []).is_chance
