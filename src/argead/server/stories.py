"""Stories: what is told of a match that has ended, each made once for all who read it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from argead.language import phrasebook
from argead.server.protocol import encode
from argead.table import Table
from argead.table.account.page import page
from argead.table.account.shapes import VerdictShown
from argead.table.account.telling import ending_shown
from argead.table.account.verdict import verdict_shown
from argead.table.analysis.shapes import AnalysisShown


class Stories:
    """The account of a table by language and theme, its ending by language, and the verdicts of its seats."""

    def __init__(self, table: Table, begun: float | None) -> None:
        self._table = table
        self._day = None if begun is None else datetime.fromtimestamp(begun, UTC).date()
        self.accounts: dict[tuple[str, str], bytes] = {}
        self.endings: dict[str, bytes] = {}
        self._verdicts: dict[tuple[int, str], VerdictShown] = {}

    def account(
        self, lang: str, theme: str, explained: Callable[[tuple[str, ...], str], AnalysisShown] | None = None
    ) -> bytes:
        """The whole story as a page, with what the match looks like explained, if that is known."""
        if (lang, theme) not in self.accounts:
            names = self._table.called(lang)
            analysis = None if explained is None else explained(names, lang)
            self.accounts[lang, theme] = page(
                self._table.match, lang, theme, self._day, names, analysis=analysis
            ).encode()
        return self.accounts[lang, theme]

    def ending(self, lang: str) -> bytes:
        """How the match ended, as JSON."""
        if lang not in self.endings:
            self.endings[lang] = encode(ending_shown(self._table.match, self._table.called(lang), lang))
        return self.endings[lang]

    def verdict(self, seat: int, lang: str) -> VerdictShown | None:
        """How the match ended for the seat; None before."""
        if not self._table.over:
            return None
        if (seat, lang) not in self._verdicts:
            words, names = phrasebook(self._table.game, lang), self._table.called(lang)
            self._verdicts[seat, lang] = verdict_shown(self._table.match.state, names, seat, words)
        return self._verdicts[seat, lang]

    def forget(self) -> None:
        """Somebody is called otherwise now, and stories are told with names."""
        self.accounts.clear()
        self.endings.clear()
        self._verdicts.clear()
