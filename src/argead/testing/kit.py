"""All that a game is held to, as one class of tests."""

from __future__ import annotations

from argead.testing.advice import Advises
from argead.testing.conformance import Conformance
from argead.testing.endings import Endings
from argead.testing.explains import Explains
from argead.testing.fuzz import Fuzz
from argead.testing.golden import Golden
from argead.testing.lessons import Lessons
from argead.testing.no_leak import NoLeak
from argead.testing.outlooks import Outlooks
from argead.testing.questions import Questions
from argead.testing.records import Records
from argead.testing.texts import Texts
from argead.testing.things import Things
from argead.testing.undo import Undo


class Kit(
    Conformance,
    Undo,
    Fuzz,
    NoLeak,
    Golden,
    Records,
    Texts,
    Questions,
    Things,
    Lessons,
    Explains,
    Outlooks,
    Endings,
    Advises,
):
    """Conformance, undo, fuzz, no leak, golden playthroughs, records, texts, questions to chance, things, lessons,
    reasons, outlooks, endings and advice of one game: see `Subject`."""
