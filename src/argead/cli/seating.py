"""Who sits where: `human,companion`, and how they are called."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from argead.bots import Spec, bot, bots_of, nametags, spelled_bots
from argead.bots.levels import LEVELS, NEWCOMERS, levels_of
from argead.cli.records import printable, write_whole
from argead.kernel import Game, Match, Primer, RecordError, SetupError
from argead.language import Words
from argead.table import Seat, read_seats, write_seats
from argead.table.levels import bot_name, level_called, seat_name
from argead.table.seats import LONGEST_NAME_CHARACTERS

HUMAN = "human"


def typed_seats(game: Game, text: str | None) -> tuple[str, ...]:
    """The seats as people type them; without any: one human, and the usual level against him."""
    if text is None:
        return (HUMAN, *[NEWCOMERS] * (game.seats[0] - 1))
    seats = tuple(word.strip() for word in text.split(","))
    for seat in seats:
        if seat != HUMAN:
            if Spec.read(seat).name not in (*LEVELS, *bots_of(game)):
                raise SetupError(f"nobody is called {seat!r}: a seat is {HUMAN} or a bot ({spelled_bots(game)})")
            bot(seat, game=game)
    return seats


def taught_by(game: Game, text: str | None) -> Primer:
    """The lesson for the seats that are typed, or for their number; without any: the one that the game begins with."""
    if not (primers := game.primers()):
        raise SetupError(f"{game.name} has no lesson")
    if text is None:
        return primers[0]
    by_players = {str(primer.players): primer for primer in reversed(primers)}
    players = text if text.isdecimal() else str(len(typed_seats(game, text)))
    if players not in by_players:
        known = " or ".join(str(primer.players) for primer in primers)
        raise SetupError(f"{game.name} has no lesson for so many seats: there is one for {known}")
    return by_players[players]


def learner_seats(game: Game, primer: Primer, text: str | None) -> tuple[str, ...]:
    """Who plays a lesson: the seats that are typed; else the learner, and bots for the others."""
    learner = primer.lesson.learner
    if text is None or text.isdecimal():
        return tuple(HUMAN if seat == learner else NEWCOMERS for seat in range(primer.players))
    seats = typed_seats(game, text)
    if seats[learner] != HUMAN:
        raise SetupError(f"seat {learner + 1} learns: it has to be {HUMAN}")
    return seats


def call(seats: Sequence[str], given: str | None, words: Words) -> tuple[str, ...]:
    """A name for each seat. People may name themselves; levels have a word, other bots are called as they are typed."""
    people = [number for number, seat in enumerate(seats) if seat == HUMAN]
    chosen = [name.strip() for name in given.split(",")] if given is not None else []
    if given is not None and len(chosen) != len(people):
        raise SetupError(f"--names needs one name for each human seat: {len(people)}, not {len(chosen)}")
    names = nametags([bot_name(seat, words.lang) for seat in seats])
    for at, seat in enumerate(people):
        names[seat] = chosen[at] if chosen else words.say("player", number=str(seat + 1))
    for name in names:
        if not name or len(name) > LONGEST_NAME_CHARACTERS or not name.isprintable():
            raise SetupError(f"{name!r} cannot be a name: it needs 1 to {LONGEST_NAME_CHARACTERS} characters")
        if names.count(name) > 1:
            raise SetupError(f"two seats cannot both be called {name!r}")
    return tuple(names)


def seat_all(specs: Sequence[str], names: Sequence[str], hints: bool, lang: str) -> tuple[Seat, ...]:
    """Everybody at the table."""
    return tuple(
        Seat("here", name, None, hints, lang) if spec == HUMAN else Seat("bot", name, spec)
        for spec, name in zip(specs, names, strict=True)
    )


def recognise(game: Game, names: Sequence[str]) -> tuple[str, ...]:
    """The seats of a record that nothing lies beside: whoever is called like a bot is that bot, the others human."""
    specs = [level_called(name) or name.partition(" ")[0] for name in names]
    return tuple(spec if Spec.read(spec).name in (*levels_of(game), *bots_of(game)) else HUMAN for spec in specs)


def names_of(record: Path, match: Match, lang: str) -> tuple[str, ...]:
    """How those were called who played a record, in a reader's language."""
    names = printable(match.record.header.seats)
    specs = [seat.bot for seat in kept_seats(record, match.game) or ()]
    if len(specs) != len(names):
        specs = [None if spec == HUMAN else spec for spec in recognise(match.game, names)]
    seats = (Seat("bot" if spec else "here", name, spec) for spec, name in zip(specs, names, strict=True))
    return tuple(seat_name(seat, lang) for seat in seats)


def seats_path(record: Path) -> Path:
    """The file beside a record that says who sits where."""
    return record.with_name(f"{record.stem}.seats.json")


def keep_seats(record: Path, seats: Sequence[Seat]) -> None:
    """Write who sits where beside a record, for the same eyes."""
    write_whole(seats_path(record), write_seats(seats), record.stat().st_mode & 0o777)


def kept_seats(record: Path, game: Game) -> tuple[Seat, ...] | None:
    """Who sits where, if it was written beside the record."""
    path = seats_path(record)
    if not path.exists():
        return None
    try:
        return read_seats(path.read_text(encoding="utf-8"), game)
    except (RecordError, UnicodeDecodeError) as error:
        raise RecordError(f"{path}: {error}: correct it, or remove it and name the seats with --seats") from None
