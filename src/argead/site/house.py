"""The house: all matches of this device, of which those that are looked at are open."""

from __future__ import annotations

from collections.abc import Iterable

from argead.kernel import ArgeadError, Record
from argead.shelf import game
from argead.site.outcomes import Unread
from argead.site.rooms import Room
from argead.site.rows import Kept, read_kept
from argead.table.identity import is_match_id
from argead.table.refusals import Refusal, refusal_of

MOST_IDLE_LINES = 10_000
"""How much of matches that nobody looks at is kept in memory, in lines of their records."""

MOST_READ = 60
"""How many matches are remembered as they were read, until they are opened: a little more than are asked about."""


class House:
    """Matches are read when they are asked for, and forgotten when nobody looks. The storage is the truth."""

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}
        self._read: dict[str, Kept | Refusal] = {}

    def learn(self, match: str, text: str) -> None:
        """What the storage says of a match; what cannot be read is refused when it is asked for."""
        while len(self._read) >= MOST_READ:
            del self._read[next(iter(self._read))]
        try:
            self._read[match] = read_kept(text) or Refusal("unknown-match")
        except ArgeadError as error:
            self._read[match] = refusal_of(error)

    def known(self, match: str) -> Room | Kept | Refusal | None:
        """What is known of a match; None if it has to be read."""
        if match in self._rooms:
            return self._rooms[match]
        return self._read.get(match) if is_match_id(match) else Refusal("unknown-match")

    def room(self, match: str) -> Room:
        """The room of a match."""
        known = self.known(match)
        if known is None:
            raise Unread(match)
        self._read.pop(match, None)
        self._rooms.pop(match, None)
        if isinstance(known, Refusal):
            # It may be there the next time: another page writes to the same storage.
            raise known
        return self._open(known if isinstance(known, Room) else self._opened(known))

    def _open(self, room: Room) -> Room:
        """Keep a room, and let those go that have been idle longest."""
        self._rooms[room.id] = room
        idle = [each for each in self._rooms.values() if not each.present and each is not room]
        weight = sum(each.weight for each in idle)
        for each in idle:
            if weight <= MOST_IDLE_LINES:
                break
            weight -= each.weight
            del self._rooms[each.id]
        return room

    def forget(self, match: str) -> None:
        """Read the match anew when it is asked for again."""
        self._rooms.pop(match, None)
        self._read.pop(match, None)

    def looked_at(self) -> Iterable[Room]:
        """The rooms that somebody looks at."""
        return [room for room in self._rooms.values() if room.present]

    def stands_at(self, match: str, ply: int) -> bool:
        """Whether a match is open and stands at a ply."""
        room = self._rooms.get(match)
        return room is not None and room.match.ply == ply

    def holds(self, room: Room) -> bool:
        """Whether this very room is still open."""
        return self._rooms.get(room.id) is room

    def _opened(self, kept: Kept) -> Room:
        described = game(kept.record.header.game)
        if Record(kept.record.header, kept.record.lines).rules > described.rules:
            raise Refusal("too-new", "match-too-new")
        return Room.opened(kept, described)
