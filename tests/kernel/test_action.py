"""Verbs, words and their tables."""

from __future__ import annotations

from argead.kernel import Action, Vocabulary, Word


class Halt(Action):
    """March no further."""


class Scout(Word):
    """Scout this area."""


class Proceed(Action):
    """Spelled otherwise than it is called."""

    verb = "go-on"


class Tables(Vocabulary):
    def __init__(self) -> None:
        super().__init__()
        self.halt = self._one(Halt)
        self.scout = self._words(Scout, "area", ("Old Tyre", "Gaza"))
        self.maps = self._lists(Scout, "area", (("Sestus",), ("Issus", "Sidon")))
        self.proceed = self._one(Proceed)


TABLES = Tables()


def test_a_verb_is_spelled_like_its_class_unless_it_says_otherwise():
    assert (TABLES.halt.notation, TABLES.halt.args()) == ("halt", {})
    assert TABLES.proceed.notation == "go-on"


def test_a_word_is_typed_small_and_named_in_full():
    tyre = TABLES.scout[0]
    assert (tyre.notation, tyre.number, tyre.args()) == ("scout old-tyre", 0, {"area": "Old Tyre"})


def test_indices_follow_the_tables_and_lists_that_never_meet_share_theirs():
    assert [action.index for action in (TABLES.halt, *TABLES.scout)] == [0, 1, 2]
    assert [[action.index for action in actions] for actions in TABLES.maps] == [[3], [3, 4]]
    assert (TABLES.proceed.index, TABLES.size) == (5, 6)
