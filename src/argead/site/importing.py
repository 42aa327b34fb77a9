"""What was exported elsewhere comes in again: all of it, or nothing."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, TypedDict

from argead.kernel import ArgeadError, Match, Record, RecordError, RulesParted
from argead.shelf import game, names
from argead.site.rows import Kept, kept_of
from argead.table.identity import is_match_id
from argead.table.refusals import Refusal

FORMAT = 1
LARGEST_MB = 64


class Imported(TypedDict):
    """The matches as they are stored, and what the page itself had put beside them."""

    matches: list[Any]
    beside: dict[str, Any]


def imported(text: str) -> Imported:
    """The content of an exported file. Each match is played once more: it may take the place of one that is here."""
    if len(text) > LARGEST_MB * 1024 * 1024:
        raise Refusal("too-large", "import-too-large", most=LARGEST_MB)
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("bad-record", "import-not-export") from None
    if not isinstance(plain, dict) or not isinstance(plain.get("argead-site"), int):
        raise Refusal("bad-record", "import-not-export")
    if plain["argead-site"] > FORMAT:
        raise Refusal("too-new", "import-too-new")
    matches, beside = plain.get("matches"), plain.get("beside", {})
    if not isinstance(matches, list) or not isinstance(beside, dict):
        raise Refusal("bad-record", "import-not-export")
    for number, match in enumerate(matches, 1):
        _check(number, match)
    return {"matches": matches, "beside": beside}


def _check(number: int, match: Any) -> None:
    """Whether a match can be opened."""
    try:
        kept = kept_of(match)
        if kept.record.header.game not in names():
            raise Refusal("bad-record", "import-no-game", number=number, game=kept.record.header.game)
        if not is_match_id(kept.row.id) or len(kept.seats) != len(kept.record.header.seats):
            raise RecordError("the id or the number of seats does not fit")
        if kept.record.rules > game(kept.record.header.game).rules:
            raise Refusal("too-new", "import-too-new")
        _replay(kept)
    except ArgeadError:
        raise Refusal("bad-record", "import-broken", number=number) from None


def _replay(kept: Kept) -> None:
    """Play a match again. One that parts from its rules can be looked at all the same."""
    with suppress(RulesParted):
        Match.replay(Record(kept.record.header, kept.record.lines), game(kept.record.header.game))
