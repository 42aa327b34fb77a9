"""On a screen: colour where it is wanted, texts that keep their shape, long ones page by page."""

from __future__ import annotations

import pytest

from argead.cli.ink import QUIET_256, SEATS_256, Ink, colours, length, of_seat
from argead.cli.layout import table, wrapped
from argead.cli.prose import prose
from argead.language import LANGUAGES, phrasebook
from argead.shelf import catalogue
from support.keyboard import RealTerminal

PLAIN = Ink()
LEAST_CONTRAST = 4.0


@pytest.mark.parametrize(
    ("screen", "environ", "count"),
    [
        (True, {"TERM": "xterm-256color"}, 256),
        (True, {"TERM": "xterm", "COLORTERM": "truecolor"}, 256),
        (True, {"TERM": "xterm"}, 8),
        (True, {"TERM": "xterm-256color", "NO_COLOR": ""}, 256),
        (True, {"TERM": "xterm-256color", "NO_COLOR": "1"}, 0),
        (True, {"TERM": "dumb"}, 0),
        (True, {}, 0),
        (False, {"TERM": "xterm-256color"}, 0),
    ],
)
def test_colour_is_used_where_the_terminal_has_it_and_nobody_forbids_it(
    screen: bool, environ: dict[str, str], count: int
) -> None:
    assert colours(screen=screen, environ=environ) == count


def luminance(colour: int) -> float:
    """The relative luminance of a colour of the 256."""
    steps = (0, 95, 135, 175, 215, 255)
    cube = colour - 16
    signals = (
        [steps[cube // 36], steps[cube // 6 % 6], steps[cube % 6]] if colour < 232 else [8 + 10 * (colour - 232)] * 3
    )
    parts = [s / 255 / 12.92 if s <= 10 else ((s / 255 + 0.055) / 1.055) ** 2.4 for s in signals]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("colour", [*SEATS_256, QUIET_256])
def test_every_colour_can_be_read_on_black_and_on_white(colour: int) -> None:
    light = luminance(colour) + 0.05
    assert min(1.05 / light, light / 0.05) >= LEAST_CONTRAST


def test_names_have_the_colour_of_their_seat_and_only_whole_names() -> None:
    ink = Ink(8, ("Anna", "Anna B", "Bo"))
    assert ink.named("Anna B gives Bo to Anna; Annabel, Bonn") == (
        "\x1b[36mAnna B\x1b[39m gives \x1b[32mBo\x1b[39m to \x1b[31mAnna\x1b[39m; Annabel, Bonn"
    )
    assert ink.named(ink.strong("Bo: why?")) == "\x1b[1m\x1b[32mBo\x1b[39m: why?\x1b[22m"
    assert PLAIN.named("Anna") == "Anna"


def test_what_is_a_seats_in_a_drawing_has_its_colour_and_is_plain_without() -> None:
    drawn = f"{of_seat(1, ' 2')} C5"
    assert Ink(8, ("Anna", "Bo")).named(drawn) == "\x1b[36m 2\x1b[39m C5"
    assert PLAIN.named(drawn) == " 2 C5"


def test_long_lines_are_broken_between_words_below_their_mark() -> None:
    assert wrapped("- one two three", 9) == ["- one two", "  three"]
    assert wrapped("12. one two three", 11) == ["12. one two", "    three"]
    assert wrapped("\x1b[1m4\x1b[22m. one two", 7) == ["\x1b[1m4\x1b[22m. one", "   two"]
    assert wrapped(Ink(8).strong("one two three"), 7) == ["\x1b[1mone two", "three\x1b[22m"]
    assert wrapped("a drawing   of columns", 5) == ["a drawing   of columns"]
    assert wrapped("no end", 0) == ["no end"]


def test_tables_keep_their_columns_whatever_the_width() -> None:
    rows = [["Force", "Price"], ["Companions", "as much as anybody pays"]]
    assert table(rows, 0) == [
        "Force       Price",
        "----------  -----------------------",
        "Companions  as much as anybody pays",
    ]
    narrow = table(rows, 24)
    assert max(map(len, narrow)) <= 24
    assert narrow[2:] == ["Companions  as much as", "            anybody pays"]


def test_rules_keep_paragraphs_lists_and_tables_as_text() -> None:
    text = "A **bold**\nword.\n\n- one\n  more\n- two\n\n1. first\n\n| a | b |\n|---|---|\n| `c` | [d](e) |\n\nEnd."
    assert prose(text, 80, PLAIN) == [
        "A bold word.",
        "",
        "- one more",
        "- two",
        "",
        "1. first",
        "",
        "a  b",
        "-  -",
        "c  d",
        "",
        "End.",
    ]


def test_a_picture_is_what_it_shows() -> None:
    text = "Before.\n\n![Two dice](figure:dice)\n\n- a ![coin](figure:coin) each"
    assert prose(text, 80, PLAIN) == ["Before.", "", "[Two dice]", "", "- a coin each"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.name)
def test_all_rules_fit_the_screen_without_a_mark_of_markdown(game, lang: str, width: int) -> None:
    for section in phrasebook(game, lang).rules():
        lines = [part for line in prose(section.markdown, width, PLAIN) for part in wrapped(line, width)]
        assert max(map(length, lines)) <= width, section.id
        marks = ("|", "**", "`", "![", "figure:")
        assert not [line for line in lines if any(mark in line for mark in marks)], section.id


def test_a_long_text_waits_whenever_the_screen_is_full() -> None:
    terminal = RealTerminal("play", "field-commander", "--seed", "7")
    try:
        terminal.until("\r\n> ")
        terminal.type("rules")
        first = terminal.until("— more: Enter to go on, q to skip the rest — ")
        assert 20 <= first.count("\n") <= 23
        terminal.type("")
        assert 20 <= terminal.until("— more").count("\n") <= 24
        terminal.type("q")
        assert "The" not in terminal.until("\r\n> ")
        terminal.type("rules")
        terminal.until("— more: Enter to go on, q to skip the rest — ")
        terminal.type("look")
        assert "Campaign: Granicus" in terminal.until("\r\n> "), "what is typed there is an answer already"
    finally:
        terminal.close()
