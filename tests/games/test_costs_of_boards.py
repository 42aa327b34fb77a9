"""Whatever board a stranger sends, it is refused in one sentence or costs no more than a few of the printed ones."""

from __future__ import annotations

import re
import tracemalloc
from itertools import count
from random import Random

import pytest

from argead.kernel import DataError, Dice, Game, read_pack
from argead.kernel.pack import LONGEST_LINE_CHARACTERS, LONGEST_PACK_CHARACTERS
from argead.shelf import catalogue

GAMES = [described for described in catalogue() if described.package.startswith("argead.games")]
SLACK = 8
"""How many times as much memory as the printed board an accepted one may take."""

MOVES = 12
ANEW = count()
"""Boards are kept by their texts."""


def own_text(game: Game) -> str:
    return (game.folder / "board.toml").read_text(encoding="utf-8")


def peak(game: Game, text: str, moves: int = MOVES) -> int:
    """The most memory that was in use while the board was read, drawn and begun to be played on."""
    tracemalloc.start()
    try:
        random = Random(1)
        game.geometry(text)
        state = game.new(game.seats[0], Dice(1), pack=text)
        for _ in range(moves):
            if not state.waiting():
                break
            seat = state.waiting()[0]
            state.play(seat, random.choice(state.actions(seat)))
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def printed(game: Game) -> int:
    """The same for our own board, read anew."""
    return peak(game, own_text(game) + f"\n# {next(ANEW)}\n")


# Changes at random ---------------------------------------------------------------------------------------------------


def numbers(text: str, random: Random) -> str:
    """Some numbers become others, larger ones among them."""
    found = list(re.finditer(r"(?<![\w.\"-])\d+(?![\w.\"-])", text))
    for place in sorted(random.sample(found, random.randint(1, 2)), key=lambda m: -m.start()):
        other = random.choice([0, 1, 2, 3, 4, 5, 7, 9, 19, 20, 30, 49, 99, 200, 10**30])
        text = text[: place.start()] + str(other) + text[place.end() :]
    return text


def blocks(text: str, random: Random) -> str:
    """A table of the file comes many times, each under a name of its own."""
    starts = [place.start() for place in re.finditer(r"(?m)^\[\[?[\w.]+\]\]?$", text)] + [len(text)]
    number = random.randrange(len(starts) - 1)
    block = text[starts[number] : starts[number + 1]]
    more = "".join(_renamed(block, n) for n in range(random.choice([1, 2, 3, 10, 300])))
    return text[: starts[number + 1]] + more + text[starts[number + 1] :]


def entries(text: str, random: Random) -> str:
    """An entry of a list comes many times, likewise."""
    found = list(re.finditer(r"(?m)^ +(\{.*\}|\[.*\]),", text)) or list(re.finditer(r'"[#.TAHLS]+"', text))
    place = random.choice(found)
    if place.group().startswith('"'):
        cells = place.group().strip('"') * random.choice([2, 3, 10, 50])
        return text[: place.start()] + f'"{cells}"' + text[place.end() :]
    more = "".join(f"\n{_renamed(place.group(), n)}" for n in range(random.choice([1, 2, 4, 10, 40, 400])))
    return text[: place.end()] + more + text[place.end() :]


def rows(text: str, random: Random) -> str:
    """Rows of letters grow, and others are added."""
    if "[rows]" not in text:
        return lists(text, random)
    width, high = random.choice([10, 30, 60]), random.choice([3, 5, 10, 26])
    lines = [
        "".join(random.choices("TAHLS.#", [1, 1, 1, 1, 1, 5, random.choice([0, 1])], k=width)) for _ in range(high)
    ]
    body = "\n".join(f'{chr(97 + n)} = "{line}"' for n, line in enumerate(lines))
    return re.sub(r"(?s)\[rows\]\n.*?\n\n", lambda _: f"[rows]\n{body}\n\n", text, count=1)


def lists(text: str, random: Random) -> str:
    """What a list holds comes again and again."""
    found = list(re.finditer(r"(?<== )\[([^\[\]\n]+)\]", text))
    if not found:
        return numbers(text, random)
    place = random.choice(found)
    again = ", ".join([place.group(1)] * random.choice([2, 3, 10, 60]))
    return text[: place.start()] + f"[{again}]" + text[place.end() :]


def _renamed(block: str, number: int) -> str:
    return re.sub(r'((?:id|kind|name) = ")', rf"\g<1>x{number}-", block)


CHANGES = (numbers, blocks, entries, rows, lists)


def changed(text: str, random: Random) -> str:
    for _ in range(random.choice([1, 1, 2, 3])):
        text = random.choice(CHANGES)(text, random)
    return text


def attack(game: Game, seeds: range, moves: int = MOVES) -> int:
    """How many of so many changed boards were accepted; none costs too much, none raises anything but a sentence."""
    most, accepted = SLACK * printed(game), 0
    for seed in seeds:
        text = changed(own_text(game), Random(f"{game.name} {seed}"))
        try:
            cost = peak(game, text, moves)
        except DataError:
            continue
        assert cost < most, f"{game.name} {seed}"
        accepted += 1
    return accepted


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_boards_changed_at_random_are_cheap_or_refused(game: Game) -> None:
    assert attack(game, range(20)) > 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_thousands_of_boards_changed_at_random_are_cheap_or_refused(game: Game) -> None:
    assert attack(game, range(20, 2_020), 100) > 50


# What was found ------------------------------------------------------------------------------------------------------


def test_as_much_land_as_there_may_be_is_still_cheap() -> None:
    alexandros = next(game for game in GAMES if game.name == "alexandros")
    for width in (20, 30, 60):
        lines = ["TAHLS" + "." * (width - 5), *["TAHLS." * (width // 6) + "." * (width % 6)] * (300 // width - 1)]
        body = "\n".join(f'{chr(97 + n)} = "{line}"' for n, line in enumerate(lines))
        text = f'id = "large"\nstart = "2-0"\n[rows]\n{body}\n'
        assert peak(alexandros, text) < SLACK * printed(alexandros)
        with pytest.raises(DataError, match=r"\[rows\] have \d+ cells of land: the most is 300"):
            alexandros.board(text + f'{chr(97 + len(lines))} = "."\n')


def test_a_file_has_an_end_and_so_has_each_line() -> None:
    with pytest.raises(DataError, match="characters: the most is"):
        read_pack('id = "x"\n' + "#\n" * (LONGEST_PACK_CHARACTERS // 2), {"id"})
    with pytest.raises(DataError, match="line 2 of the board file has more than"):
        read_pack('id = "x"\n' + ".".join("a" * LONGEST_LINE_CHARACTERS) + " = 1", {"id"})


@pytest.mark.parametrize("value", ["1" * 480, "-" + "9" * 480, "0x" + "f" * 480, "1e400", "[" * 240, "{a=" * 160])
def test_whatever_toml_can_spell_is_read_or_refused(value: str) -> None:
    for line in (f"id = {value}", f"x = {value}"):
        with pytest.raises(DataError):
            read_pack(line, {"id"})


def test_numbers_of_thousands_of_digits_are_refused() -> None:
    """In a file whose lines are short they cannot be written, but a reader may have another limit some day."""
    digits = "\n".join(["1" * 400] * 12)
    with pytest.raises(DataError):
        read_pack(f'id = "x"\nx = {digits}', {"id", "x"})
