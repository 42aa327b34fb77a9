"""How a match comes to be on this device: set up, played again, forked, or read from a record."""

from __future__ import annotations

import time
from collections.abc import Sequence

from argead.kernel import ALONE, ArgeadError, Dice, Game, Header, Line, Match, NoSuchPly, NotYetOpen, Value
from argead.shelf import game, verify
from argead.site.call import Call
from argead.site.house import House
from argead.site.outcomes import Answer, Outcome, Storing, answer
from argead.site.rooms import Room
from argead.site.rows import Row, line_changes, row_change, write_seats
from argead.table.answers import Following, MatchCreated, RecordOpened
from argead.table.brought import bad_record, check_pack_name, read_record
from argead.table.identity import KeyedSeat, fingerprint, new_match_id, new_secret, record_id
from argead.table.refusals import Refusal
from argead.table.requests import LARGEST_RECORD_BYTES, Fork, SeatSetup, Setup
from argead.table.seating import Seated, seat_all

WITHOUT_REFEREE = Line(None, ALONE)
"""What a record says of dice that nobody but this device has seen."""


def create(house: House, call: Call) -> Outcome:
    """A new match."""
    setup = call.sent(Setup)
    described = game(setup.game)
    options = described.settle_options(setup.options)
    match, host = new_match_id(), new_secret()
    seated = _seated(described, setup.seats, match, host)
    header, lines = _begin(described, seated.seats, setup.pack, options)
    row = _row(match, header, seated.seats, fingerprint(host))
    return _stored(row, lines, answer(_created(match, host, seated), 201))


def again(house: House, call: Call, match: str) -> Outcome:
    """The same people at a new table of the same game, opened by the same secrets."""
    room = house.room(match)
    if room.seat_of(call.token) is None:
        raise Refusal("bad-token")
    if not room.table.over:
        raise Refusal("not-over", "again-not-over")
    if room.next is not None and _stands(house, room.next):
        return answer(Following(match=room.next))
    former, following = room.match.record.header, new_match_id()
    seats = [seat.at_another_table() for seat in room.seats]
    header, lines = _begin(room.game, seats, former.data, room.game.settle_options(former.options))
    changes = [*_changes(_row(following, header, seats, room.host), lines), room.row_with(following=following)]

    def taken() -> Answer:
        room.go_on(following)
        return answer(Following(match=following))

    return Storing(changes, taken)


def fork(house: House, call: Call, match: str) -> Outcome:
    """A new match from a position of one that has ended; chance answers anew from there on."""
    sent, room = call.sent(Fork), house.room(match)
    if len(sent.seats) != len(room.seats):
        raise Refusal("bad-request", "fork-seats", seats=len(room.seats))
    name, host = new_match_id(), new_secret()
    seated = _seated(room.game, sent.seats, name, host)
    try:
        begun = room.table.fork(sent.ply, [seat.name for seat in seated.seats])
    except NotYetOpen:
        raise Refusal("not-over", "fork-not-over") from None
    except NoSuchPly as error:
        raise Refusal("not-found", "fork-ply", last=error.last) from None
    lines = begun.lines if WITHOUT_REFEREE in begun.lines else [*begun.lines, WITHOUT_REFEREE]
    row = _row(name, begun.header, seated.seats, fingerprint(host))
    return _stored(row, lines, answer(_created(name, host, seated), 201))


def upload(house: House, call: Call) -> Outcome:
    """A record becomes a match to look at; the same record is always the same match."""
    text = call.text(LARGEST_RECORD_BYTES).removeprefix("\ufeff")
    try:
        record = read_record(text, verify)
    except UnicodeError:
        raise Refusal("bad-record", "not-text") from None
    except ArgeadError as error:
        raise bad_record(error) from None
    match = record_id(text)
    opened = answer(RecordOpened(match=match), 201)
    if _stands(house, match):
        return opened
    seats = [KeyedSeat("here", name) for name in record.header.seats]
    return _stored(_row(match, record.header, seats, None, review=True), record.lines, opened)


def _begin(
    described: Game, seats: Sequence[KeyedSeat], pack: str | None, options: dict[str, Value]
) -> tuple[Header, list[Line]]:
    """The first lines of a match."""
    record = Match(described, tuple(seat.name for seat in seats), Dice(), pack=pack, **options).record
    check_pack_name(record.header.pack)
    return record.header, [*record.lines, WITHOUT_REFEREE]


def _seated(described: Game, wanted: Sequence[SeatSetup], match: str, host: str) -> Seated:
    if any(one.kind == "link" for one in wanted):
        raise Refusal("bad-method", "no-links")
    return seat_all(described, wanted, match, host)


def _row(match: str, header: Header, seats: Sequence[KeyedSeat], host: str | None, review: bool = False) -> Row:
    return Row(match, header.dump(), write_seats(seats), host, review, round(time.time() * 1000))


def _changes(row: Row, lines: Sequence[Line]) -> list[dict[str, object]]:
    return [row_change(row), *line_changes(row.id, 0, lines)]


def _stored(row: Row, lines: Sequence[Line], told: Answer) -> Storing:
    return Storing(_changes(row, lines), lambda: told)


def _created(match: str, host: str, seated: Seated) -> MatchCreated:
    return {"match": match, "tokens": seated.tokens, "invites": seated.invites, "host": host}


def _stands(house: House, match: str) -> Room | None:
    """The match, if it is there and can be opened."""
    try:
        return house.room(match)
    except Refusal:
        return None
