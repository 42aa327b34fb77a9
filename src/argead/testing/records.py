"""Recorded games replay, line by line, to the scores they ended with; every way to end a game is among them."""

from __future__ import annotations

from pathlib import Path

import pytest

from argead.kernel import Match, Outcome, Record, RecordError
from argead.testing.recorded import ways_to_end
from argead.testing.subject import Subject


class Records(Subject):
    """What was recorded once is still true."""

    def replay(self, text: str) -> Match:
        return Match.replay(Record.parse(text), self.game)

    def outcome(self, path: Path) -> Outcome:
        outcome = self.replay(path.read_text(encoding="utf-8")).state.outcome()
        assert outcome is not None
        return outcome

    def test_a_recorded_game_replays_to_its_end(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        match = self.replay(text)
        assert match.record.header.game == self.game.name
        assert match.record.dump() == text
        assert match.record.end is not None
        assert match.record.end["scores"] == list(self.outcome(path).scores)
        assert len(text.encode()) < 40_000, "records stay small"

    def test_every_way_to_end_is_among_them(self) -> None:
        ways = ways_to_end(self.game)
        assert ways
        assert {self.outcome(path).reason for path in self.records.glob("*.jsonl")} == ways

    def test_a_line_left_out_is_found(self, path: Path) -> None:
        """Whichever it is, the referee or the digest finds it."""
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        for number in range(1, len(lines) - 1, max(1, len(lines) // 10)):
            with pytest.raises(RecordError, match="line"):
                self.replay("".join([*lines[:number], *lines[number + 1 :]]))
