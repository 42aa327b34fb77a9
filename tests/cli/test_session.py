"""At the question: commands, undo, several people at one keyboard, French, and a real terminal."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from argead.cli.terminal import SCREEN_LINES, Terminal
from argead.shelf import verify
from support.keyboard import RealTerminal

CTRL_D = "\x04"


def play(run, *answers: str, seats: str = "human,greedy", seed: int = 7, words: tuple[object, ...] = ()) -> str:
    text = "".join(f"{answer}\n" for answer in answers)
    result = run("play", "alexandros", "--seats", seats, "--seed", seed, *words, answers=text)
    assert result.exit_code == 0, result.output
    out: str = result.stdout
    return out


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("?", "undo: take back your last move."),
        ("help", "quit: stop here; the game is kept"),
        ("look", "Turn 2, Player 1; 2 actions left."),
        ("look", "Province: worth 2; symbols: Amphora, Lyre; held by greedy with 1 governor."),
        ("look", "Triangles: Troas (a2), Mysia (b2), Lydia (b3), Karia (c3)."),
        ("look", "1 card in hand, seen by everybody: none;"),
        ("look b2", "Mysia (b2): Amphora."),
        ("look mysia", "Mysia (b2): Amphora."),
        ("look b2", "A governor of greedy stands here."),
        ("look a3", "Walls on its sides: Abydos to Nikaia (2-0/3-1)."),
        ("look 3-3", "Alexander stands here."),
        ("look halikarnassos", "Alexander stands here."),
        ("look 4-2", "walls to Nikaia (3-1), Halikarnassos (3-3)."),
        ("look horse", "Horse is in: eastern Paphlagonia (a6),"),
        ("look walls", "Nikaia to Dorylaion (3-1/4-2), Dorylaion to Halikarnassos (4-2/3-3). Red walls: none."),
        ("look nowhere", "There is no place “nowhere”"),
        ("why b7", "Alexander rides to Pontos with a Soldier card, but none lies face up and you hold none. (Rules: "),
        (
            "why pontos",
            "Alexander rides to Pontos with a Soldier card, but none lies face up and you hold none. (Rules: ",
        ),
        ("why gordion", "Alexander moves first: choose the card that leads him. (Rules: Moving Alexander.)"),
        ("why 5-1", "Alexander moves first: choose the card that leads him. (Rules: Moving Alexander.)"),
        ("why points", "Points are not spent; they come from taxes alone. (Rules: Collecting taxes.)"),
        ("why walls", "Walls go only onto the lines along which Alexander rides. (Rules: Walls.)"),
        ("why armenia", "“armenia” could be: western Lesser Armenia; eastern Lesser Armenia; northern Armenia; "),
        ("why amphora", "Something can be done with that now: it is among the answers."),
        ("why nowhere", "There is no “nowhere” on the table now."),
        ("why", "Type what you ask about after why, as you would after look."),
        ("?", "why: why nothing can be done with a thing now"),
        ("rule", "Moving Alexander\n"),
        ("rules", "The end\n"),
        ("journal", "greedy begins."),
        ("hint", "I would choose: "),
        ("LOOK", "Open land: worth 78"),
    ],
)
def test_commands(run, command: str, says: str) -> None:
    assert says in play(run, command)
    assert says not in play(run) or command == "journal"


def test_no_command_shows_a_card_that_is_hidden(run) -> None:
    everything = play(run, "look", "journal", "?", "board", "rule", "look b7", "look walls")
    assert "greedy is dealt a hidden card." in everything
    assert "Hand of greedy" not in everything
    assert not re.search(r"greedy (is dealt|draws) (Temple|Amphora|Horse|Lyre|Soldier)", everything)


def test_the_drawing_of_the_board(run) -> None:
    drawn = play(run, "board").splitlines()
    rows = [line for line in drawn if re.match(r" [a-i]    ", line)]
    assert [row[1] for row in rows] == list("abcdefghi")
    assert rows[0].startswith(" a     .\\. S . H")
    assert rows[1].startswith(" b     2 .\\. T . S"), "the governor of seat 2 stands on b2"
    assert any(line.startswith(" 3       @ ") for line in drawn)


def test_undo_takes_a_move_back_and_stops_at_what_chance_has_shown(run, tmp_path: Path) -> None:
    path = tmp_path / "undo.jsonl"
    out = play(run, "take temple", "undo", "corner 6-2", "undo", "corner 5-1", words=("--record", path))
    assert out.count("Chance has spoken") == 1
    assert out.count("Your last move has been taken back.") == 1
    notations = [line.notation for line in verify(path.read_text()).record.lines if line.seat == 0]
    assert notations[:4] == ["take temple", "corner 6-2", "undo", "corner 5-1"]


def test_a_hint_changes_nothing_that_follows(run, tmp_path: Path) -> None:
    paths = [tmp_path / "with.jsonl", tmp_path / "without.jsonl"]
    with_hints = play(run, *["hint", "threats", "1"] * 12, words=("--record", paths[0]))
    without = play(run, *["1"] * 12, words=("--record", paths[1]))
    assert paths[0].read_text() == paths[1].read_text()
    assert with_hints.count("I would choose") == 12
    told = with_hints.splitlines()
    assert [line for line in without.splitlines()[:-1] if line not in told] == [], "all else is told as without"


def test_what_an_answer_would_bring_is_said_before_it_is_given(run) -> None:
    out = play(run, "1", "corner 6-2")
    assert re.search(r"1\. Take the Temple card; to western Galatia; cannot be undone \(take temple\)", out)
    assert re.search(r"new walls?.* \(path [0-9 -]+\)", out)


def test_quit_ends_the_game_before_the_next_answer(run, tmp_path: Path) -> None:
    path = tmp_path / "quit.jsonl"
    out = play(run, "quit", "1", "1", words=("--record", path))
    assert "The game stops here." in out
    assert not [line for line in verify(path.read_text()).record.lines if line.seat == 0]


def test_people_who_share_a_keyboard_see_only_their_own_cards(run) -> None:
    answers = ["look", "1"] * 400
    out = play(run, *answers, seats="human,human", words=("--names", "Anna,Bruno"))
    parts = re.split(r"The keyboard goes to (\w+)\.", out)
    readers, texts = parts[1::2], parts[2::2]
    assert len(readers) > 20
    assert all(first != second for first, second in pairwise(readers))
    hidden = r"(?:is dealt|draws) (?:Temple|Amphora|Horse|Lyre|Soldier)"
    seen = {"Anna": 0, "Bruno": 0}
    for reader, text in zip(readers, texts, strict=True):
        other = "Bruno" if reader == "Anna" else "Anna"
        assert not re.search(f"{other} {hidden}", text)
        assert f"Hand of {other}" not in text
        seen[reader] += len(re.findall(f"{reader} {hidden}", text)) + text.count(f"Hand of {reader}")
    assert min(seen.values()) > 5
    assert not re.search(hidden, parts[0])


def test_french_is_complete(run) -> None:
    asked = [f"regarder {place}" for place in ("", "b2", "3-3", "cheval", "murs", "ici")]
    asked += ["?", "plateau", "règle", "règles", "journal", "conseil", "annuler", "sphinx", ""]
    for seats in ("human,random", "human,human,human"):
        answers = [answer for ask in asked * 3 for answer in (ask, "1")] + ["regarder", "2", "1"] * 200
        out = play(run, *answers, seats=seats, words=("--lang", "fr"))
        assert "Les murs noirs sont épuisés." in out
        assert "Je choisirais\xa0: " in out
        assert "«\xa0sphinx\xa0» n’est ni un numéro" in out
        assert "Le symbole Cheval se trouve dans\xa0: " in out
        english = r"\b(the|takes|draws|Choose|Alexander|card|walls?|province is|wins|with|governors?|your|worth)\b"
        said = re.sub(r"\([^)]*\)|^\d+\..*$", "", out, flags=re.MULTILINE)
        assert not re.search(english, said), re.search(f".*{english}.*", said)


@pytest.mark.parametrize("pressed", [KeyboardInterrupt, EOFError])
def test_ctrl_c_and_ctrl_d_are_the_end_of_the_answers(
    monkeypatch: pytest.MonkeyPatch, pressed: type[BaseException]
) -> None:
    def press(prompt: str) -> str:
        raise pressed

    monkeypatch.setattr("builtins.input", press)
    terminal = Terminal()
    terminal.has_keyboard = True
    assert terminal.ask() is None


def test_a_real_terminal_is_cleared_between_people_and_ctrl_d_ends_politely() -> None:
    table = RealTerminal("play", "alexandros", "--seats", "human,human", "--names", "Anna,Bruno", "--seed", "7")
    try:
        assert "is dealt" not in table.until("once nobody else is looking.\r\n> ")
        table.type("")
        assert "Bruno is dealt Temple." in table.until("\r\n> ")
        for _ in range(20):
            table.type("1")
            if "Bruno, your turn is over." in table.until("\r\n> "):
                break
        table.type("")
        cleared = table.until("The keyboard goes to Anna.")
        assert cleared.replace("\r", "").count("\n") > SCREEN_LINES
        assert cleared.strip() == ""
        table.until("nobody else is looking.\r\n> ")
        table.type("")
        assert "Bruno is dealt a hidden card." in table.until("\r\n> ")
        table.type(CTRL_D)
        table.until("The game stops here.")
        assert table.process.wait(timeout=30) == 0
        assert "Traceback" not in table.screen
    finally:
        table.close()


def test_whoever_takes_the_keyboard_and_whoever_asks_again_hears_where_things_stand(run) -> None:
    words = ("play", "empire", "--seats", "human,human", "--names", "Anna,Bruno", "--seed", 3)
    out = run(*words, answers="2 6 4 3\n\n").stdout
    stands = "Hellas, round 1; the goal is Thracia."
    first, anna, bruno = re.split(r"The keyboard goes to \w+\.", out)
    assert (first.count(stands), anna.count(stands), bruno.count(stands)) == (0, 1, 2)


@pytest.mark.parametrize(
    ("name", "lang", "typed", "says"),
    [
        ("field-commander", "en", "look sar", "Sardis: stronghold"),
        ("field-commander", "fr", "regarder cheronee", "Chéronée"),
        ("empire", "en", "look mac", "Macedonia"),
        ("empire", "fr", "regarder macedoine", "Macédoine"),
        ("phalanxx", "fr", "regarder meso", "Mésopotamie"),
        ("alexandros", "en", "look wal", "walls"),
    ],
)
def test_the_beginning_of_a_place_is_enough_and_accents_are_not_needed(run, name, lang, typed, says) -> None:
    out = run("play", name, "--seed", 7, "--lang", lang, answers=f"{typed}\n").stdout
    told = out.split("\n> ")[-2:]
    assert says in out
    assert "no place" not in out
    assert "Il n’y a pas" not in out, told


def test_a_beginning_that_several_places_have_is_answered_with_their_names(run) -> None:
    out = run("play", "empire", "--seed", 7, answers="look t\n").stdout
    assert "Thessalia" in out
    assert "Thracia" in out
    assert "could be" in out
