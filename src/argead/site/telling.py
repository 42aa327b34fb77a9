"""What is read and told: the shelf, how matches stand, the board, looking back, records and stories."""

from __future__ import annotations

import argead
from argead.kernel import Game, NoSuchPly, SetupError
from argead.language import client_words, phrasebook
from argead.shelf import catalogue, game
from argead.site.call import Call
from argead.site.house import House
from argead.site.outcomes import Answer, Outcome, Unread, answer
from argead.site.rooms import Room
from argead.site.rows import Kept
from argead.table import describe
from argead.table import rules as read_rules
from argead.table.account.page import page
from argead.table.account.telling import ending_shown
from argead.table.account.verdict import verdict_shown
from argead.table.analysis.story import Story
from argead.table.analysis.telling import analysis_shown
from argead.table.answers import Catalogue, GlancesShown, Health, MatchStands, WordsShown
from argead.table.identity import seat_opened_by
from argead.table.keyed import ALL
from argead.table.refusals import Refusal
from argead.table.requests import Glances, SeatAsked
from argead.table.standing import MOST_MATCHES, stands_open, stored_standing

MOST_WOKEN = 6
"""How many matches one call may have opened that were not: each is played through."""

HTML = "text/html"
RECORD = "application/x-ndjson"


def health(house: House, call: Call) -> Outcome:
    return answer(Health(ok=True, version=argead.__version__))


def games(house: House, call: Call) -> Outcome:
    """The games on the shelf."""
    listed = [describe(described, call.lang) for described in catalogue()]
    return answer(Catalogue(games=listed, version=argead.__version__, lan=None, offline=None))


def rules(house: House, call: Call, name: str) -> Outcome:
    """A game's rules."""
    return answer(read_rules(_game(name), call.lang))


def words(house: House, call: Call, name: str) -> Outcome:
    """A game's own words."""
    described = _game(name)
    return answer(WordsShown(words=client_words(described, call.lang), by_seat=list(described.nouns.by_seat)))


def glances(house: House, call: Call) -> Outcome:
    """How matches stand for those who hold a seat there."""
    asked = call.sent(Glances).seats
    if len(asked) > MOST_MATCHES:
        raise Refusal("bad-request", "too-many-glances", most=MOST_MATCHES)
    unread = [one.match for one in asked if house.known(one.match) is None]
    if unread:
        raise Unread(*dict.fromkeys(unread))
    return answer(GlancesShown(matches=_standings(house, asked, call.lang)))


def board(house: House, call: Call, match: str) -> Outcome:
    """What never changes on the board."""
    room = house.room(match)
    return answer(room.game.geometry(room.match.pack))


def at(house: House, call: Call, match: str, ply: str) -> Outcome:
    """The table as it stood after so many lines."""
    room, eyes = house.room(match), call.query.get("seat")
    seat = room.eyes(eyes)
    if not room.table.open and (eyes == ALL or seat != room.seat_of(call.token)):
        raise Refusal("not-over", "not-your-eyes")
    try:
        return answer(room.shown_at(int(ply), seat, call.lang, eyes == ALL))
    except NoSuchPly as error:
        raise Refusal("not-found", "no-such-ply", last=error.last) from None


def account(house: House, call: Call, match: str) -> Outcome:
    """The story of an ended match as one page."""
    theme, room = call.one_of("theme", ("light", "dark")), house.room(match)
    if not room.table.over:
        raise Refusal("not-over", "account-not-over")
    names, known = room.table.called(call.lang), room.analysis
    explained = analysis_shown(known, names, call.lang) if isinstance(known, Story) else None
    text = page(room.match, call.lang, theme, room.began, names, analysis=explained)
    return Answer(200, text, HTML)


def ending(house: House, call: Call, match: str) -> Outcome:
    """How an ended match came out."""
    room = house.room(match)
    if not room.table.over:
        raise Refusal("not-over", "ending-not-over")
    return answer(ending_shown(room.match, room.table.called(call.lang), call.lang))


def record(house: House, call: Call, match: str) -> Outcome:
    """The record, once the match has ended; a seat of it may take a running match to a server, `whole`."""
    room = house.room(match)
    is_going = call.flag("whole") and room.seat_of(call.token) is not None
    if not room.table.open and not is_going:
        raise Refusal("not-over")
    return Answer(200, room.table.record.dump(), RECORD)


def no_server(house: House, call: Call, match: str) -> Outcome:
    """What only a server can do."""
    raise Refusal("bad-method", "no-links")


def _game(name: str) -> Game:
    try:
        return game(name)
    except SetupError:
        raise Refusal("not-found") from None


def _standings(house: House, asked: list[SeatAsked], lang: str) -> list[MatchStands]:
    told, woken = [], set[str]()
    for one in asked:
        known = house.known(one.match)
        stands = _stored(one, known, lang)
        if not stands["problem"] and (isinstance(known, Room) or one.match in woken or len(woken) < MOST_WOKEN):
            woken |= {one.match} if isinstance(known, Kept) else set()
            _wake(house, stands, lang)
        told.append(stands)
    return told


def _stored(one: SeatAsked, known: Room | Kept | Refusal | None, lang: str) -> MatchStands:
    """What the storage says of a match, and whether the token opens a seat there."""
    if not isinstance(known, Room | Kept):
        return stored_standing(one.match, "unknown-match", None, (), 0, None, lang)
    seat = seat_opened_by(one.token, known.seats)
    if seat is None:
        return stored_standing(one.match, "bad-token", None, (), 0, None, lang)
    lines = known.record.lines if isinstance(known, Kept) else known.match.record.lines
    following = known.row.next if isinstance(known, Kept) else known.next
    return stored_standing(one.match, None, seat, known.seats, len(lines) - 1, following, lang)


def _wake(house: House, stands: MatchStands, lang: str) -> None:
    """Add what the open match tells the seat; one that cannot be opened is left as it lies."""
    seat = stands["seat"]
    assert seat is not None
    try:
        room = house.room(stands["match"])
    except Refusal:
        return
    names, verdict = room.table.called(lang), None
    if room.table.over:
        verdict = verdict_shown(room.match.state, names, seat, phrasebook(room.game, lang))
    stands_open(room, stands, room.table.glance(seat, lang), verdict, lang)
