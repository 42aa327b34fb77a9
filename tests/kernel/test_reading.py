"""Values of data files: what is sound is given back, and what is not is refused in a sentence that names the place."""

from __future__ import annotations

import pytest

from argead.kernel import DataError
from argead.kernel.reading import (
    as_table,
    constants,
    flag,
    identifier,
    known,
    listed,
    number,
    once,
    one_of,
    some_of,
    spot,
    titled,
    word,
)

ALLOWED = {"cubes": range(4, 31)}
KINDS = ("land", "sea", "air")

SOUND = {
    "a table": (as_table("arrow 1", {"a": 1}), {"a": 1}),
    "constants with their source": (
        constants("numbers", {"numbers": {"cubes": 4, "source": "p. 2"}}, ALLOWED),
        {"cubes": 4},
    ),
    "a list": (listed("region 1", "arrows", {"arrows": []}, 0, 9), []),
    "a number": (number("card 1", "least", 9, 9, 1), 9),
    "a flag": (flag("card 1", "oracle", False), False),
    "a name": (word("card 1", "name", "Old Tyre"), "Old Tyre"),
    "an id": (identifier("card 1", "id", "old-tyre"), "old-tyre"),
    "nothing, where nothing may be": (one_of("card 1", "kind", "", (*KINDS, "")), ""),
    "words": (some_of("card 1", "kinds", ["sea", "sea"], KINDS), ["sea", "sea"]),
    "a place": (spot("Tyre", [35, 33.2]), (35.0, 33.2)),
}

UNSOUND = {
    "no table": (lambda: as_table("arrow 1", "north"), "arrow 1 is not a table"),
    "no such table": (lambda: titled("starts", {}), "the board file needs the table [starts]"),
    "an unknown key": (
        lambda: known("area 1", {"ship": 1}, {"name", "at"}),
        "area 1 has an unknown 'ship': it may have at, name",
    ),
    "a constant out of range": (
        lambda: constants("numbers", {"numbers": {"cubes": 31}}, ALLOWED),
        "[numbers] cubes must be a number from 4 to 30",
    ),
    "too many": (
        lambda: listed("side 1", "regions", {"regions": [1, 2, 3]}, 1, 2),
        "side 1 needs 'regions': 1 to 2 of them",
    ),
    "true for a number": (
        lambda: number("card 1", "least", True, 9, 1),
        "card 1: 'least' must be a number from 1 to 9",
    ),
    "one for a flag": (lambda: flag("card 1", "oracle", 1), "card 1: 'oracle' must be true or false"),
    "a name too long": (
        lambda: word("card 1", "name", "x" * 41),
        "card 1 needs 'name': a name of 1 to 40 characters in one line",
    ),
    "an id in capitals": (
        lambda: identifier("card 1", "id", "Tyre"),
        "card 1: the id 'Tyre' must be one word of lower-case letters, digits and hyphens",
    ),
    "none of three": (lambda: one_of("arrow 1", "kind", "ice", KINDS), "arrow 1: 'kind' must be land, sea or air"),
    "not the only one": (lambda: one_of("arrow 1", "kind", "ice", ("sea", "")), "arrow 1: 'kind' must be sea"),
    "a word for a list": (lambda: some_of("card 1", "kinds", "sea", KINDS), "card 1: 'kinds' must be a list"),
    "off the globe": (lambda: spot("Tyre", [35, 332]), "Tyre: 'at' must be longitude and latitude, as in [22.5, 40.8]"),
    "typed alike": (
        lambda: once("the area", ["Old Tyre", "old tyre"]),
        "the area 'Old Tyre' appears twice: use each name once",
    ),
}


@pytest.mark.parametrize(("read", "value"), SOUND.values(), ids=SOUND)
def test_what_is_sound_is_given_back(read, value):
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(("read", "complaint"), UNSOUND.values(), ids=UNSOUND)
def test_what_is_not_sound_is_refused_in_one_sentence(read, complaint):
    with pytest.raises(DataError) as refused:
        read()
    assert str(refused.value) == complaint
