"""Data packs: boards and decks as TOML, ours or a user's own."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from argead.kernel.action import Vocabulary
from argead.kernel.errors import DataError

LONGEST_ID_CHARACTERS = 80
LONGEST_PACK_CHARACTERS = 64 * 1024
"""Three times the largest of ours."""

LONGEST_LINE_CHARACTERS = 500
"""The reader of TOML takes time by the square of a key's length."""

MOST_KEPT_BOARDS = 32

B = TypeVar("B")


class BaseBoard:
    """Base of a game's board: a pack that was read, all that does not change in a match, its actions among it.

    `id` names the file in records; `constants` become attributes of these names.
    """

    actions: Vocabulary

    def __init__(self, text: str, id_: str, constants: Mapping[str, int] | None = None) -> None:
        self.text = text
        self.id = id_
        for name, value in (constants or {}).items():
            setattr(self, name, value)

    def __reduce__(self) -> tuple[Any, ...]:
        return kept, (type(self), self.text)

    def geometry(self) -> dict[str, Any]:
        """What a client needs to draw it, ready for JSON."""
        raise NotImplementedError(type(self).__name__)


def own_text(module: str) -> str:
    """The text of a game's own board file, which lies beside this module."""
    return (Path(module).parent / "board.toml").read_text(encoding="utf-8")


def kept(make: Callable[..., B], *given: Hashable) -> B:
    """The board that is made of this: one alone, so that its actions are the same for every match on it."""
    board: B = _kept(make, *given)
    return board


@lru_cache(maxsize=MOST_KEPT_BOARDS)
def _kept(make: Callable[..., Any], *given: Hashable) -> Any:
    return make(*given)


def read_pack(text: str, keys: set[str]) -> dict[str, Any]:
    """The contents of a pack, with a sound `id` and no keys but those allowed."""
    if len(text) > LONGEST_PACK_CHARACTERS:
        raise DataError(f"the board file has {len(text)} characters: the most is {LONGEST_PACK_CHARACTERS}")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE_CHARACTERS:
            raise DataError(f"line {number} of the board file has more than {LONGEST_LINE_CHARACTERS} characters")
    try:
        data = tomllib.loads(text)
    except ValueError as error:  # numbers of thousands of digits are refused by another name than bad TOML
        raise DataError(f"the board file is not valid TOML: {error}") from None
    except RecursionError:
        raise DataError("the board file is not valid TOML: it is nested too deeply") from None
    for key in data:
        if key not in keys:
            raise DataError(f"the board file has an unknown key {key!r}: it may have {', '.join(sorted(keys))}")
    name = data.get("id")
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_ID_CHARACTERS or not name.isprintable():
        raise DataError(f"the board file needs an 'id': a name of 1 to {LONGEST_ID_CHARACTERS} characters")
    return data
