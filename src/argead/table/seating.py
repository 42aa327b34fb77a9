"""Seating: who sits where in a new match, with the secrets that open the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from argead.bots import Spec, bot
from argead.bots.levels import levels_of
from argead.kernel import Game
from argead.language import LANGUAGES
from argead.table.identity import KeyedSeat, clean_name, fingerprint, invite_of, new_secret
from argead.table.levels import bot_name
from argead.table.refusals import Refusal, language
from argead.table.requests import SeatSetup
from argead.table.table import Table

STRONGEST = 16
"""The strength up to which greedy and net have weighed everything while people wait; a search can be stopped."""

LONGEST_SPEC_CHARACTERS = 80


class Seated(NamedTuple):
    """The seats as they are stored, the tokens of those at this screen, and the invitations of the others."""

    seats: list[KeyedSeat]
    tokens: dict[str, str]
    invites: dict[str, str]


def seat_all(described: Game, wanted: Sequence[SeatSetup], match: str, host: str) -> Seated:
    """Everybody at the table of a new match. The secrets are nowhere but here."""
    described.check_players(len(wanted))
    seated = Seated([], {}, {})
    for number, one in enumerate(wanted):
        token = invite = ""
        if one.kind == "here":
            token = seated.tokens[str(number)] = new_secret()
        elif one.kind == "link":
            invite = seated.invites[str(number)] = invite_of(host, match, number)
        name, lang = _name_for(described, one, number, seated.seats), one.lang and language(one.lang)
        seat = KeyedSeat(one.kind, name, one.bot, one.hints, lang)
        keyed = replace(seat, token=token and fingerprint(token), invite=invite and fingerprint(invite))
        seated.seats.append(keyed)
    return seated


def check_bot(spec: str, game: Game) -> None:
    """Whether the game has such a bot, and not too strong for a table where people wait."""
    if len(spec) > LONGEST_SPEC_CHARACTERS:
        raise Refusal("bad-request", "bot-too-long", most=LONGEST_SPEC_CHARACTERS)
    bot(spec, game=game)
    name, _, strength = Spec.read(spec)
    if name in ("greedy", "net") and int(strength or 1) > STRONGEST:
        raise Refusal("bad-request", "bot-too-strong", bot=spec, most=STRONGEST)


def check_level(level: str, game: Game) -> None:
    """Whether people can choose the level in this game."""
    levels = levels_of(game)
    if not levels:
        raise Refusal("no-handover", "no-levels")
    if level not in levels:
        raise Refusal("bad-request", "no-such-level", level=level, levels=", ".join(levels))


def check_handover(table: Table, level: str) -> None:
    """Whether a level can play for somebody at a table now."""
    check_level(level, table.game)
    table.check_parted()
    if table.over:
        raise Refusal("no-handover")
    if table.match.page is not None:
        raise Refusal("lesson", "handover-lesson")


def _name_for(described: Game, one: SeatSetup, number: int, seated: list[KeyedSeat]) -> str:
    """The name of a seat; a bot is called after its kind, and no two bots alike."""
    if (one.kind == "bot") != (one.bot is not None):
        raise Refusal("bad-request", "seat-without-bot", seat=number)
    if one.bot is None:
        return clean_name(one.name or "", f"Player {number + 1}")
    check_bot(one.bot, described)
    called = bot_name(one.bot, LANGUAGES[0]).partition(":")[0]
    plain = clean_name(one.name or "", called[:1].upper() + called[1:])
    alike = sum(seat.bot is not None and seat.name.startswith(plain) for seat in seated)
    return f"{plain} {alike + 1}" if alike else plain
