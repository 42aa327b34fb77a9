"""Expiry: matches that nobody has touched for long are removed, and what there may be of them is bounded.

Moves are not noted in `matches` one by one. `touched` only says until when somebody cared at least; a match that seems
old is looked at more closely before it goes, and if it is not, `touched` is put right.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Iterable
from functools import partial

from sqlalchemy import ColumnElement, Connection, delete, exists, false, func, select, true, update

from argead.kernel import Record
from argead.server.judges import Judges
from argead.server.meters import EXPIRED
from argead.server.schema import MATCHES, MOVES
from argead.server.settings import Keeping
from argead.server.store import NotStored, Store, Stored
from argead.server.workers import WorkerLost
from argead.table.refusals import Refusal

LOG = logging.getLogger(__name__)

DAY_S = 86_400.0

ROUND_S = 600.0
"""How often a process notes which matches are being looked at, and one of them looks for those that may go."""

GRACE_S = 6 * ROUND_S
"""For so long no match is removed for want of room, so that whoever has just opened it can look at it in peace."""

LOCK = 4_703_357
"""The number of PostgreSQL's advisory lock under which one process at a time removes matches."""

CROWDED_S = 30.0
"""How long to wait with a round that somebody has caused for whom there was no room."""

BATCH_MATCHES = 50
BREATH_S = 0.05
"""The pause after each removal: moves come first."""

EASE = 0.9
"""Down to this share of the limits matches are removed, once one of them is nearly reached."""

NEARLY = 0.97

UPLOADED = MATCHES.c.review == true()
FINISHED = (MATCHES.c.review == false()) & (MATCHES.c.ended == true())
UNFINISHED = (MATCHES.c.review == false()) & MATCHES.c.ended.is_(None)
UNPLAYED = UNFINISHED & ~exists().where(MOVES.c.match == MATCHES.c.id, MOVES.c.ply > 0)

InUse = Callable[[float], dict[str, bool]]
Forget = Callable[[str], None]


class Keeper:
    """Removes matches, one at a time. Every process notes which are in use; one at a time looks for those to remove.

    `in_use` tells the matches that are looked at, or were since a moment of the monotonic clock, and whether each has
    ended; `forget` hears of those that are gone.
    """

    def __init__(self, store: Store, judges: Judges, keeping: Keeping, in_use: InUse, forget: Forget) -> None:
        self._store = store
        self._judges = judges
        self._keeping = keeping
        self._in_use = in_use
        self._forget = forget
        self._noted = time.monotonic()
        self._matches = self._bytes = 0
        self._crowded = asyncio.Event()

    async def run(self) -> None:
        """Keep order for as long as the server runs."""
        while self._keeping.removes:
            try:
                await self.round()
            except Refusal:
                LOG.info("the judges are busy: old matches are looked at in the next round")
            except Exception:
                LOG.exception("old matches could not be removed")
            try:
                async with asyncio.timeout(ROUND_S):
                    await self._crowded.wait()
            except TimeoutError:
                continue
            await asyncio.sleep(CROWDED_S)

    def admit(self, size: int) -> None:
        """Whether there is room for one more match; the count is put right in every round."""
        if _reaches(1.0, self._keeping, self._matches + 1, self._bytes + size):
            self._crowded.set()
            raise Refusal("no-room")
        self._matches += 1
        self._bytes += size

    async def visit(self, match: Stored) -> bool:
        """Somebody opens a match: whether it is there still. For a day that is noted once."""
        if not self._keeping.removes or match.touched > time.time() - DAY_S:
            return True
        try:
            return await self._store.write(partial(touch, matches=[match.id])) == 1
        except NotStored:
            return True

    def unknown(self) -> Refusal:
        """What is said of a match that is not there."""
        return Refusal("unknown-match", "match-gone" if self._keeping.removes else None)

    async def round(self) -> None:
        """Note what is in use, and remove what may go, unless another process is at it."""
        noted, self._noted = self._noted, time.monotonic()
        used = self._in_use(noted)
        for start in range(0, len(used), BATCH_MATCHES):
            some = list(used)[start : start + BATCH_MATCHES]
            await self._store.write(partial(touch, matches=some))
            await self._store.write(partial(note_end, matches=[match for match in some if used[match]]))
        async with self._store.alone(LOCK) as alone:
            if alone:
                await self._remove_old()
                await self._make_room()
        self._crowded.clear()
        self._matches, self._bytes = await self._store.read(_totals)

    async def _remove_old(self) -> None:
        kinds = (
            (UPLOADED, self._keeping.uploads_days),
            (FINISHED, self._keeping.finished_days),
            (UNFINISHED, self._keeping.abandoned_days),
        )
        for kind, days in kinds:
            before = time.time() - days * DAY_S
            while days and (oldest := await self._oldest(kind, before)):
                for match, _ in oldest:
                    if kind is not UNFINISHED or not await self._turns_out_to_have_ended(match, before):
                        await self._remove(match, before)

    async def _make_room(self) -> None:
        """Near a limit uploads go, which can be sent again, then matches in which nobody has moved."""
        matches, size = await self._store.read(_totals)
        if not _reaches(NEARLY, self._keeping, matches, size):
            return
        before = time.time() - GRACE_S
        for kind in (UPLOADED, UNPLAYED):
            while _reaches(EASE, self._keeping, matches, size) and (oldest := await self._oldest(kind, before)):
                for match, held in oldest:
                    if _reaches(EASE, self._keeping, matches, size) and await self._remove(match, before):
                        matches, size = matches - 1, size - held

    async def _oldest(self, kind: ColumnElement[bool], before: float) -> list[tuple[str, int]]:
        """Some matches of a kind that seem to be older than that, and their sizes."""
        query = select(MATCHES.c.id, MATCHES.c.bytes).where(kind, MATCHES.c.touched < before)
        some = query.order_by(MATCHES.c.touched).limit(BATCH_MATCHES)
        return await self._store.read(lambda connection: [(name, size) for name, size in connection.execute(some)])

    async def _turns_out_to_have_ended(self, match: str, before: float) -> bool:
        """An old match that is not known to have ended is played through, once, before it counts as abandoned."""
        if not await self._store.write(partial(_is_old, match=match, before=before)):
            return True
        found = await self._store.load(match)
        try:
            ended = found is not None and await self._judges.has_ended(Record(found[0].header, found[1]).dump())
        except WorkerLost:
            LOG.error("match %s: it takes too much to see whether it has ended, so that it is kept", match)
            ended = True
        if ended:
            await self._store.write(partial(note_end, matches=[match]))
        return ended

    async def _remove(self, match: str, before: float) -> bool:
        """One match and all its lines, if it is old. Whoever moves there at the same time comes first or is refused."""

        def work(connection: Connection) -> bool:
            return _is_old(connection, match, before) and bool(
                connection.execute(delete(MATCHES).where(MATCHES.c.id == match)).rowcount
            )

        gone = await self._store.write(work)
        if gone:
            EXPIRED.inc()
            self._forget(match)
        await asyncio.sleep(BREATH_S)
        return gone


def _is_old(connection: Connection, match: str, before: float) -> bool:
    """Whether nobody has touched a match since then; if somebody has, that is noted. The row is ours until commit."""
    row = connection.execute(select(MATCHES.c.touched).where(MATCHES.c.id == match).with_for_update()).one_or_none()
    if row is None:
        return False
    moves = select(MOVES.c.made).where(MOVES.c.match == match).order_by(MOVES.c.ply.desc())
    touched = max(row.touched, connection.scalar(moves.limit(1)) or 0.0)
    if touched < before:
        return True
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(touched=touched))
    return False


def touch(connection: Connection, matches: Iterable[str]) -> int:
    """Note that somebody looks at matches now; how many of them there are still."""
    return connection.execute(
        update(MATCHES).where(MATCHES.c.id.in_(list(matches))).values(touched=time.time())
    ).rowcount


def note_end(connection: Connection, matches: Iterable[str]) -> None:
    """Note that matches have ended."""
    connection.execute(update(MATCHES).where(MATCHES.c.id.in_(list(matches)), UNFINISHED).values(ended=True))


def _totals(connection: Connection) -> tuple[int, int]:
    matches, size = connection.execute(select(func.count(), func.coalesce(func.sum(MATCHES.c.bytes), 0))).one()
    return matches, int(size)


def _reaches(share: float, keeping: Keeping, matches: int, size: int) -> bool:
    """Whether there are more matches than this share of the limits."""
    most = keeping.most_matches or math.inf, (keeping.most_mb or math.inf) * 1_000_000
    return matches > share * most[0] or size > share * most[1]
