"""Analyses: matches that have ended are explained in processes of their own, a bounded piece at a time, so that nothing
at the tables waits for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from argead.kernel import Match
from argead.server.protocol import encode
from argead.server.rooms import Room
from argead.server.rota import Rota
from argead.server.workers import WorkerLost, Workers
from argead.table.analysis.shapes import AnalysisProgress, AnalysisShown
from argead.table.analysis.story import Story
from argead.table.analysis.telling import analysis_shown
from argead.table.analysis.work import Analysis, do_some
from argead.table.refusals import Refusal

LOG = logging.getLogger(__name__)

Result = TypeVar("Result")

PIECE_S = 1.0
PIECE_TASKS = 16
"""What is done at once, before somebody else has a turn."""

PATIENCE_S = 120.0
"""One long look may take as long where much else is going on."""

MOST_WAITING = 40
MOST_WAITING_EACH = 10
AGAIN_S = 1.0
"""Analyses that wait for their next piece, and after how long another asks again for a place among them."""

TRIES = 2
"""So often a piece is begun whose worker is lost."""

MOST_KEPT = 40
MOST_LINES = 30_000
"""Analyses that are kept, those asked for last, and how much they take up, in lines of their records. Another one is
made again."""

LIGHTER = 4
"""So much less than positions takes up what is told of them."""

FORSAKEN_S = 600.0
"""After so long an analysis that nobody asks about any more is given up."""


class Forsaken(Exception):
    """Nobody asks about an analysis any more."""


class Explained:
    """An analysis under way, and once it is done its story alone. `asked` is when somebody last asked for it."""

    def __init__(self, lines: int) -> None:
        self.analysis: Analysis | None = None
        self.story: Story | None = None
        self.asked = time.monotonic()
        self.failed = False
        self.work: asyncio.Task[None] | None = None
        self._lines = lines
        self._told: dict[str, tuple[tuple[str, ...], bytes]] = {}

    @property
    def done(self) -> bool:
        return self.story is not None

    @property
    def weight(self) -> int:
        """What it takes up, in lines."""
        return self._lines // LIGHTER if self.done else self._lines

    def progress(self, moves: int) -> AnalysisProgress:
        """How far it is; before it has begun nothing is known but the `moves`."""
        if self.analysis is None:
            return AnalysisProgress(done=0, of=max(1, moves))
        return AnalysisProgress(done=self.analysis.done, of=self.analysis.of)

    def shown(self, names: tuple[str, ...], lang: str) -> AnalysisShown:
        assert self.story is not None
        return analysis_shown(self.story, names, lang)

    def told(self, names: tuple[str, ...], lang: str) -> bytes:
        """As JSON, made once for as long as people are called so."""
        if lang not in self._told or self._told[lang][0] != names:
            self._told[lang] = names, encode(self.shown(names, lang))
        return self._told[lang][1]


class Analyses:
    """One analysis for each match, made when it is first asked for."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers, PATIENCE_S)
        self._rota = Rota("analysis", workers, MOST_WAITING, MOST_WAITING_EACH)
        self._kept: OrderedDict[str, Explained] = OrderedDict()

    def close(self) -> None:
        """Let the workers go."""
        self._workers.close()
        for explained in self._kept.values():
            if explained.work is not None:
                explained.work.cancel()

    def known(self, room: Room) -> Explained | None:
        """What is known of a match already."""
        explained = self._kept.get(room.id)
        return explained if explained is not None and explained.done else None

    def ask(self, room: Room) -> Explained:
        """The analysis of a match that has ended, which is begun if nobody has asked for it before."""
        explained = self._kept.pop(room.id, None)
        if explained is not None and explained.failed:
            raise Refusal("internal")
        if explained is None:
            lines = len(room.match.record.lines)
            self._make_room(lines)
            explained = Explained(lines)
            # A story that was told without it is told anew.
            explained.work = asyncio.create_task(
                self._explain(explained, room.id, room.match, room.stories.accounts.clear)
            )
        explained.asked = time.monotonic()
        self._kept[room.id] = explained
        return explained

    def _make_room(self, lines: int) -> None:
        """Let analyses go that were asked for longest ago, unless all are under way."""
        while self._kept and (len(self._kept) >= MOST_KEPT or self._weight + lines > MOST_LINES):
            oldest = next((match for match, each in self._kept.items() if each.done or each.failed), None)
            if oldest is None:
                raise Refusal("busy")
            del self._kept[oldest]

    @property
    def _weight(self) -> int:
        return sum(each.weight for each in self._kept.values())

    async def _explain(self, explained: Explained, match_id: str, match: Match, then: Callable[[], None]) -> None:
        try:
            analysis: Analysis = await self._turn(explained, match_id, asyncio.to_thread, Analysis, match)
            explained.analysis = analysis
            while tasks := analysis.tasks(PIECE_TASKS):
                for done in await self._turn(explained, match_id, self._workers.run, do_some, tasks, PIECE_S):
                    analysis.take(done)
            explained.story = await self._turn(explained, match_id, asyncio.to_thread, analysis.story)
            then()
        except Forsaken:
            self._kept.pop(match_id, None)
        except Exception:
            LOG.exception("match %s could not be explained", match_id)
            explained.failed = True
        finally:
            explained.analysis = None

    async def _turn(
        self, explained: Explained, match_id: str, work: Callable[..., Awaitable[Result]], *args: Any
    ) -> Result:
        """What comes of some work, once it has its turn, for which it waits as long as somebody asks."""
        left = TRIES
        while time.monotonic() - explained.asked <= FORSAKEN_S:
            try:
                async with self._rota.place(match_id):
                    return await work(*args)
            except Refusal:
                await asyncio.sleep(AGAIN_S)
            except WorkerLost:
                left -= 1
                if not left:
                    raise
        raise Forsaken
