"""What a seat may not know never crosses the wire: every byte that leaves is the same in all worlds it could be."""

from __future__ import annotations

import json
import pickle
import sqlite3
from collections.abc import Sequence
from contextlib import ExitStack, closing
from random import Random
from typing import Any

import pytest

from argead.kernel import ArgeadError, Dice, Header, Line, Match, Record, State
from argead.server.protocol import encode
from argead.server.refusals import worded
from argead.server.rooms import Room
from argead.server.watchers import Watcher
from argead.shelf import game
from argead.table import Seat, Table
from argead.table.answers import WhyAnswer
from argead.table.drafts import draft_move, draft_undo
from argead.table.refusals import Refusal, refusal_of
from argead.testing.settings import pick
from support.rawline import Heard, RawLine, deflated, deflater
from support.served import Served, Sitting
from support.worlds import LAST_MOMENTS, Viewer, other_room, room_of

SEATS = 3
HIDING = ("alexandros", "empire", "phalanxx")
"""The games in which seats have something to hide; in the others a guess is a copy."""

SERVED_LINES = 20
MANY_TABLES = 20_000


def any_action(decision: dict[str, Any], random: Random) -> str:
    """The notation of any action at all."""
    form = decision["form"]
    if form is None:
        return str(random.choice(decision["actions"])["notation"])
    cuts = sorted(random.randint(0, form["total"]) for _ in form["boxes"][1:])
    numbers = [high - low for low, high in zip([0, *cuts], [*cuts, form["total"]], strict=True)]
    return " ".join([form["verb"], *map(str, numbers)])


# The very bytes of a served match ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HIDING)
def test_the_wire_carries_only_what_a_guess_carries_too(served: Served, name: str) -> None:
    sitting = served.create(*["here"] * SEATS, game=name)
    viewers: list[Viewer] = [None, *range(SEATS)]
    tables: dict[tuple[Viewer, int], bytes] = {}
    wrong: dict[tuple[int, int], list[bytes]] = {}
    reasons: dict[tuple[Viewer, int], bytes] = {}
    lines: dict[Viewer, list[Heard]] = {0: [], 1: [], None: []}
    with ExitStack() as stack:
        sockets: dict[Viewer, RawLine] = {}
        for viewer in lines:
            # Those at one screen are online together: whoever comes first is seen by all, and nobody after that.
            token = None if viewer is None else sitting.tokens[viewer]
            sockets[viewer] = stack.enter_context(RawLine(sitting, token))
            lines[viewer].append(sockets[viewer].hear())
        random = Random(9)
        waiting, ply = sitting.look()["waiting"], 0
        while waiting and ply < SERVED_LINES:
            for viewer in viewers:
                tables[viewer, ply] = sitting.get("", viewer).content
            for viewer in viewers:
                reasons[viewer, ply] = why(sitting, viewer, ply)
            for seat in range(SEATS):
                wrong[seat, ply] = [sitting.move(seat, ply, action).content for action in wrong_actions(ply)]
            mover = random.choice(waiting)
            made = sitting.move(mover, ply, any_action(sitting.look(mover)["decision"], random))
            assert made.status_code == 200, made.text
            waiting, ply = made.json()["waiting"], made.json()["ply"]
            for viewer, socket in sockets.items():
                lines[viewer].append(socket.hear())

    header, stored = stored_match(served, sitting)
    room = room_of(sitting.match, Match.replay(Record(header, stored[:1]), game(name)))
    watchers = {viewer: Watcher(viewer, "en") for viewer in lines}
    deflaters = {viewer: (deflater(), deflater()) for viewer in lines}
    compared = 0
    for line in stored[1:]:
        now = room.match.ply
        for viewer in viewers:
            assert room.shown(viewer, "en") == tables[viewer, now]
            assert other_room(room, viewer).shown(viewer, "en") == tables[viewer, now]
            assert explained(room, viewer, now) == reasons[viewer, now]
            assert explained(other_room(room, viewer), viewer, now) == reasons[viewer, now]
            compared += 1
        for seat in range(SEATS):
            assert answers(room, seat, wrong_actions(now)) == wrong[seat, now]
            assert answers(other_room(room, seat), seat, wrong_actions(now)) == wrong[seat, now]
        for viewer, watcher in watchers.items():
            other = other_room(room, viewer)
            # Whoever knows nothing gets the table, and then what one line more has changed.
            missing = known(other, viewer, now - 1) if now else Watcher(viewer, "en")
            for told, deflate in zip((room.tell(watcher), other.tell(missing)), deflaters[viewer], strict=True):
                assert [(deflated(deflate, message), message) for message in told] == [lines[viewer][now]]
        room.take([line])
    assert compared == len(tables) == SERVED_LINES * len(viewers)


def some_thing(view: dict[str, Any], name: str, ply: int) -> str:
    """Something on the table, another at each ply."""
    things = game(name).things(view)
    return things[ply * 37 % len(things)]


def why(sitting: Sitting, viewer: Viewer, ply: int) -> bytes:
    """What the server answers somebody who touches a thing."""
    table = sitting.look(viewer)
    seat = {} if viewer is None else {"seat": viewer}
    told = sitting.get("/why", viewer, thing=some_thing(table["view"], table["game"], ply), **seat)
    assert told.status_code == 200, told.text
    return told.content


def explained(room: Room, viewer: Viewer, ply: int) -> bytes:
    """The same as the room tells it."""
    thing = some_thing(room.match.state.view(viewer), room.game.name, ply)
    return encode(WhyAnswer(why=room.table.explain(viewer, thing, "en")))


def stored_match(served: Served, sitting: Sitting) -> tuple[Header, list[Line]]:
    """The match as the database has it: its record cannot be asked for while it is played."""
    with closing(sqlite3.connect(served.given["database"])) as database:
        rows = database.execute(
            "SELECT seat, notation, answers FROM moves WHERE match = ? ORDER BY ply", (sitting.match,)
        ).fetchall()
    lines = [Line(seat, notation, tuple(json.loads(answers))) for seat, notation, answers in rows]
    table = sitting.look()
    names = tuple(seat["name"] for seat in table["seats"])
    return Header(table["game"], game(table["game"]).rules, names, table["options"], table["pack"]), lines


def known(room: Room, viewer: Viewer, ply: int) -> Watcher:
    """Somebody who knows the table at a ply, and who sits there."""
    watcher = Watcher(viewer, "en")
    room.tell(watcher)
    watcher.ply = ply
    return watcher


def wrong_actions(ply: int) -> list[str]:
    """What nobody may do, but somebody might try."""
    return ["pass the salt", "take sphinx", f"allot {ply} 99 0 0"]


def answers(room: Room, seat: int, actions: Sequence[str]) -> list[bytes]:
    """How moves that are refused are answered."""
    return [refused(lambda action=action: draft_move(room.table, seat, action, ())) for action in actions]


def refused(attempt: Any, lang: str = "en") -> bytes:
    """What is said to somebody who tries this."""
    try:
        attempt()
    except Refusal as refusal:
        return encode(worded(refusal, lang))
    except ArgeadError as error:
        return encode(worded(refusal_of(error), lang))
    return b""


# Many matches, without a socket --------------------------------------------------------------------------------------


def compare(name: str, seed: int, every: int, most_lines: int) -> int:
    """Play a match, and compare what viewers are sent with what they would be sent in another world; how often."""
    described, random = game(name), Random(seed)
    players = random.randint(max(2, described.seats[0]), described.seats[1])
    names = tuple(f"Player {seat + 1}" for seat in range(players))
    # Where one person plays against bots alone, undo goes back over their moves.
    bots = tuple(range(1, players)) if seed % 2 else ()
    room = room_of("k", Match(described, names, Dice(seed)), bots)
    compared = 0
    while room.match.state.waiting() and room.match.ply < most_lines:
        for viewer in (None, *range(players)):
            if random.random() * every < 1:
                lang, missed, tries = (
                    random.choice(("en", "fr")),
                    random.randint(0, LAST_MOMENTS),
                    some_tries(room, random),
                )
                ours = sent(room, viewer, lang, missed, tries)
                assert sent(other_room(room, viewer, lang, bots), viewer, lang, missed, tries) == ours
                compared += 1
        room.take(next_lines(room, random))
    return compared


def sent(room: Room, viewer: Viewer, lang: str, missed: int, tries: Sequence[str]) -> list[bytes]:
    """All that leaves the server for a viewer: the table, the news of so many lines, the seats, what is refused, and
    why nothing can be done with the things on the table."""
    newcomer, late = Watcher(viewer, lang), Watcher(viewer, lang)
    late.ply = max(0, room.match.ply - missed)
    said = [*room.tell(newcomer), *room.tell(late)]
    things = room.game.things(room.match.state.view(viewer))
    said += [encode(WhyAnswer(why=room.table.explain(viewer, thing, lang))) for thing in things[:: 1 + missed]]
    if viewer is not None:
        said += [refused(lambda action=action: draft_move(room.table, viewer, action, ()), lang) for action in tries]
        said.append(refused(lambda: draft_undo(room.table, viewer, lang), lang))
        said += [refused(lambda ply=ply: room.check_turn(ply, viewer), lang) for ply in (late.ply, late.ply - missed)]
        said.append(refused(lambda: room.table.hint(viewer), lang))
    return said


def some_tries(room: Room, random: Random) -> list[str]:
    """What others could do now, and what nobody can."""
    state = room.match.state
    legal = [action.notation for seat in state.waiting() for action in state.actions(seat)]
    return [*random.sample(legal, min(3, len(legal))), *wrong_actions(room.match.ply)]


def next_lines(room: Room, random: Random) -> list[Line]:
    """What happens next: a move, or now and then an undo."""
    state, table = room.match.state, room.table
    regretful = [seat for seat in table.people if table.reach(seat).moves]
    if regretful and random.random() < 0.1:
        return table.undo(pick(random, regretful))
    seat = pick(random, state.waiting())
    line = table.play(seat, pick(random, state.actions(seat)).notation)
    assert isinstance(line, Line)
    return [line]


@pytest.mark.parametrize("name", HIDING)
def test_all_that_is_sent_is_the_same_in_any_world(name: str) -> None:
    assert sum(compare(name, seed, every=8, most_lines=100) for seed in range(2)) > 40


@pytest.mark.long
@pytest.mark.parametrize("name", HIDING)
def test_all_that_is_sent_is_the_same_in_any_world_for_many_tables(name: str) -> None:
    compared, seed = 0, 100
    while compared < -(-MANY_TABLES // len(HIDING)):
        compared += compare(name, seed, every=1, most_lines=1000)
        seed += 1
    print(f"{name}: {compared} tables compared in {seed - 100} matches")


@pytest.mark.parametrize("players", [2, *(pytest.param(players, marks=pytest.mark.long) for players in (3, 4, 5))])
def test_what_one_seat_chose_in_secret_changes_nothing_for_the_others(players: int) -> None:
    """Two matches that differ only in a layout that is still hidden, whoever lays out first."""
    random, names = Random(players), tuple(f"Player {seat + 1}" for seat in range(players))
    room = room_of("k", Match(game("empire"), names, Dice(players)))
    compared: dict[str, int] = {}
    while room.match.state.waiting():
        waiting = room.match.state.waiting()
        if len(waiting) == players:
            kind = room.match.state.decision(waiting[0]).kind()
            compared[kind] = compared.get(kind, 0) + compare_choices(room.match, random)
        room.take(next_lines(room, random))
    assert len(compared) == 2, "the first layout, and how temples and cities are split anew"
    assert min(compared.values()) > 0


def compare_choices(match: Match, random: Random) -> int:
    """Let all but one choose in any order, in two worlds in which one of them chose something else."""
    ours, theirs = (room_of("k", match.fork()) for _ in range(2))
    order = random.sample(match.state.waiting(), len(match.state.waiting()) - 1)
    hider, compared = random.choice(order), 0
    for missed, seat in enumerate(order, 1):
        legal = [action.notation for action in ours.match.state.actions(seat)]
        choices = random.sample(legal, 2) if seat == hider else [random.choice(legal)] * 2
        for room, choice in zip((ours, theirs), choices, strict=True):
            line = room.table.play(seat, choice)
            assert isinstance(line, Line)
            room.take([line])
        tries = some_tries(ours, random)
        for viewer in (None, *range(match.state.players)):
            if viewer != hider:
                assert sent(ours, viewer, "en", missed, tries) == sent(theirs, viewer, "en", missed, tries)
                compared += 1
    return compared


# Bots ----------------------------------------------------------------------------------------------------------------


def test_what_a_bot_gets_is_a_guess_without_past_or_future() -> None:
    match, random = Match(game("alexandros"), ("A", "B", "C"), Dice(1)), Random(1)
    for _ in range(60):
        seat = match.state.waiting()[0]
        match.play(seat, random.choice(match.state.actions(seat)).notation)
    table = Table(match, [Seat("bot", name, "greedy") for name in "ABC"])
    hands = set()
    for _ in range(40):
        job = pickle.loads(pickle.dumps(table.thinking(0)))
        sight: State = job.sight
        assert sight.view(0) == match.state.view(0)
        assert sight.journal is None
        assert type(sight.chance).__name__ == "Sealed"
        hands.add(str(sight.view(1)["hand"]))
    assert len(hands) > 1
