"""What jobs of advice find, before it is put into words: plain data, which any language can tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from argead.kernel import Action, Prospect

Certainty = Literal["clear", "likely", "close", "book"]
"""How sure the best move is; `book`: a lesson plays it."""


class Reply(NamedTuple):
    """What a rival would probably do."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Advised:
    """A move, the chance to win after it and what that lies between (None: nothing judges it), what is certain about it
    beforehand, what is probably answered, and the danger that it leaves."""

    action: Action
    chance: float | None
    interval: tuple[float, float] | None
    preview: Mapping[str, Any] | None
    reply: Reply | None
    threats: tuple[Prospect, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """The best moves, the best one first; the chance to win as things stand, and the ends in sight."""

    chance: float | None
    moves: tuple[Advised, ...]
    certainty: Certainty
    endings: tuple[Prospect, ...]


class Threat(NamedTuple):
    """What may be done to a seat, and the best move after which it cannot be."""

    prospect: Prospect
    safe: Action | None


@dataclass(frozen=True, slots=True)
class Foresight:
    """What may be done to a seat before its next turn, and the ends in sight; `all_tried` says whether no move at all
    prevents the threats without one."""

    threats: tuple[Threat, ...]
    endings: tuple[Prospect, ...]
    all_tried: bool
