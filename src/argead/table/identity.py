"""Who may do what: secrets for seats, hosts and invitations. Only their hashes are ever stored."""

from __future__ import annotations

import secrets
import unicodedata
from base64 import b32encode, urlsafe_b64encode
from dataclasses import dataclass, replace
from hashlib import sha256
from hmac import compare_digest, digest

from argead.table import Seat
from argead.table.levels import trouble_said
from argead.table.seats import LONGEST_NAME_CHARACTERS

READ_CHARACTERS = 10 * LONGEST_NAME_CHARACTERS
"""How much of what is sent as a name is read at all."""


MOST_DEVICES = 8
"""On how many devices one seat may be played; the one that has held it longest gives way."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A bot that could not decide, and who moved in its place; empty: nobody could."""

    bot: str
    instead: str = ""


@dataclass(frozen=True, slots=True)
class KeyedSeat(Seat):
    """A seat as it is stored. `token`, `more`, `invite` and `carry` are hashes; an unclaimed seat has no token yet.

    `more` are the tokens of further devices; `carry` lets one more sit down, once and before `carry_until`; `given`
    counts how often the host has given the seat out anew; `trouble` is what its bot had with its last move.
    """

    token: str = ""
    invite: str = ""
    more: tuple[str, ...] = ()
    carry: str = ""
    carry_until: float = 0.0
    given: int = 0
    trouble: Trouble | None = None

    @property
    def claimed(self) -> bool:
        return self.kind != "link" or bool(self.token)

    @property
    def keys(self) -> tuple[str, ...]:
        """What is stored of every token that opens the seat."""
        return (self.token, *self.more) if self.token else ()

    def trouble_in(self, lang: str) -> str | None:
        """What is told of its bot's trouble."""
        return None if self.trouble is None else trouble_said(self.trouble.bot, self.trouble.instead, lang)

    def opened_to(self, token: str) -> KeyedSeat:
        """The seat, held by one device more."""
        first, *more = (*self.keys, fingerprint(token))[-MOST_DEVICES:]
        return replace(self, token=first, more=tuple(more))

    def at_another_table(self) -> KeyedSeat:
        """The same person or bot in the next match: what opens the seat here opens it there."""
        return replace(self, invite="", carry="", given=0, deputy=None, trouble=None)


def new_secret() -> str:
    """A secret for the holder of a seat, or for a host."""
    return secrets.token_urlsafe(24)


def new_match_id() -> str:
    """A name that nobody guesses: whoever knows it may watch."""
    return _name(secrets.token_bytes(20))


def record_id(text: str) -> str:
    """The match that a record becomes: the same text is always the same match."""
    return "r" + _name(sha256(text.encode()).digest())


def is_match_id(name: str) -> bool:
    """Whether this could be the name of a match at all."""
    return len(name) <= 32 and name.isascii() and name.isalnum()


def invite_of(host: str, match: str, seat: int, given: int = 0) -> str:
    """The invitation to a seat: it follows from the host's secret, so that only the host can read it again.

    Whenever the seat is given out anew it is another one.
    """
    about = f"{match}/{seat}/{given}" if given else f"{match}/{seat}"
    return urlsafe_b64encode(digest(host.encode(), about.encode(), "sha256")[:24]).decode()


def fingerprint(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode(errors="replace")).hexdigest()


def opens(secret: str, stored: str) -> bool:
    """Whether a secret is the one whose fingerprint was stored."""
    return compare_digest(fingerprint(secret), stored)


def seat_opened_by(token: str, seats: tuple[KeyedSeat, ...]) -> int | None:
    """The seat that a token opens."""
    key, found = fingerprint(token), None
    for number, seat in enumerate(seats):
        for each in seat.keys:
            if compare_digest(key, each):
                found = number
    return found


def clean_name(name: str, otherwise: str) -> str:
    """A name without signs that cannot be read, cut to a fitting length."""
    name = name[:READ_CHARACTERS]
    readable = "".join(" " if sign.isspace() else sign for sign in name if sign.isspace() or is_readable(sign))
    return " ".join(readable.split())[:LONGEST_NAME_CHARACTERS].strip() or otherwise


def is_readable(text: str) -> bool:
    """Whether there is no sign that cannot be seen: nothing that controls, nothing that turns the text around."""
    return not any(unicodedata.category(sign).startswith("C") for sign in text)


def _name(raw: bytes) -> str:
    return b32encode(raw).decode().lower()[:20]
