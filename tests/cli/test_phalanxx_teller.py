"""PhalanXX told in words: what `look`, `board` and the questions say, in both languages, and to whom."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from argead.cli.ink import Ink
from argead.cli.teller import teller
from argead.kernel import Dice
from argead.language import phrasebook
from argead.shelf import game, verify
from games.phalanxx.position import play, position

NAMES = ("Ada", "Bob", "Cleo", "Dion")


def plain(text: str) -> str:
    """With ordinary spaces."""
    return " ".join(text.split())


def look(s, place: str = "", seat: int = 0, lang: str = "en") -> str:
    words = teller(game("phalanxx"), lang, None)
    view, names = s.view(seat), NAMES[: s.players]
    lines = words.inspect(view, names, place) if place else [*words.look(view, names), *words.secrets(view, names)]
    return "\n".join(lines)


@pytest.fixture
def busy():
    """A table with everything on it."""
    s = position(
        hands={0: ["porus", "peltasts"]},
        played={0: ["cretan-archers", "scout"], 1: ["hoplites"]},
        rotated={0: 1},
        home={0: "w3 o1 p6"},
        talents={0: 7, 1: 1},
        rolled="w2 w4 o6",
        row=("javelin-throwers", "prodromoi", "heroism", "immortals", "mercenaries"),
        abilities={1: "legend"},
    )
    play(s, "income", "place white-4 2")
    return s


def test_the_whole_table(busy) -> None:
    assert look(busy).splitlines() == [
        "Round 1, Ada’s turn.",
        "In the row, starting at the pile: Javelin Throwers for 5, Prodromoi for 4, Heroism, Immortals for 2, "
        "Mercenaries for 1. The pile has 8 cards.",
        "Heroism lies face up: conflicts compare Leaders and Equipment, less rotated cards.",
        "Rolled dice to use: white 2, orange 6.",
        "Used by Ada: white 4 at slot 2.",
        "Ada: Force 7, 10 Talents, 2 cards in hand; home dice: white 3, orange 1, purple 6.",
        "Played by Ada: Cretan Archers (rotated), Scout; valour 0.",
        "Ada holds: Kilikia (Issos, 5), Gerrhaia (Gerrha, 2); 3 soldiers on the board, 9 in reserve.",
        "If the game ended now, Ada would have 23 points.",
        "Bob: Force 4, 1 Talent, 0 cards in hand; home dice: white 6, orange 6, purple 6.",
        "Bob has the ability Legend.",
        "Played by Bob: Hoplites; valour 0.",
        "Bob holds: Syria (Tadmor, 2), Persis (Persepolis, 4); 3 soldiers on the board, 9 in reserve.",
        "If the game ended now, Bob would have 13 points.",
        "In Ada’s hand:",
        "Peltasts: Force 3 now; its conditions are met.",
        "Porus: Force 0 now; needs 6 soldiers on the board (now 3).",
    ]


def test_a_glance_before_the_question(busy) -> None:
    words = teller(game("phalanxx"), "en", None)
    assert words.glance(busy.view(0), NAMES[:2]) == [
        "Round 1: Force 7, 10 Talents, 9 soldiers in reserve; home dice: white 3, orange 1, purple 6.",
        "Hand: Peltasts, Porus.",
        "Rolled dice to use: white 2, orange 6.",
        "Used by Ada: white 4 at slot 2.",
    ]


def test_a_rival_and_a_spectator_do_not_see_the_hand(busy) -> None:
    words = teller(game("phalanxx"), "en", None)
    assert "Porus" not in look(busy, seat=1)
    assert words.secrets(busy.view(None), NAMES[:2]) == []
    assert "Bob’s hand is empty." in look(busy, seat=1)


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("parmenion", "Parmenion: epoch X, Leader, Force 0, 2, 3, 4 with 0, 1, 2 and so on: archers."),
        ("parmenion", "Conditions: an orange home die, an archer."),
        ("cretan-archers", "It lies in front of Ada."),
        ("cretan-archers", "It shows an archer."),
        ("scout", "It shows the top card of the pile, which can be bought for 4."),
        ("peltasts", "Conditions: none."),
        ("babylonia", "Babylonia: the city Babylon, worth 5, takes two soldiers."),
        ("babylon", "Held by nobody."),
        ("issos", "Held by Ada."),
        ("tadmor", "Its neighbours: Babylonia, Kilikia, Nabatene."),
        ("armenia", "Armenia: neither city nor oasis."),
        ("bob", "Bob: Force 4, Camouflage 0, rotated cards 0"),
        ("row", "Mercenaries: Force 4 now; needs 2 white home dice (now 1)."),
        (
            "count",
            "rotated cards 3, soldiers 3, cities and oases 7, groups 0, Talents 3; 23 in all.",
        ),
        ("troy", "There is no “troy” here"),
    ],
)
def test_one_place(busy, place: str, says: str) -> None:
    assert says in look(busy, place)


@pytest.mark.parametrize(
    ("at", "action", "says"),
    [
        ("buy", "buy parmenion", "Leader, grows with archers; costs 5 Talents; Force 0 now, 1 condition not met; then"),
        ("buy", "buy blacksmith", "Equipment, turns one die; costs 4 Talents; Force 2 now"),
        ("buy", "buy prodromoi", "Army, cavalry; costs 3 Talents; Force 3 now"),
        ("act", "play cretan-archers", "Army, archer; Force +4"),
    ],
)
def test_cards_are_told_with_their_effect_at_the_questions(at: str, action: str, says: str) -> None:
    row = ("parmenion", "blacksmith", "prodromoi", "hoplites", "mercenaries")
    s = position(
        at=at,
        row=row,
        hands={0: ["cretan-archers"]},
        home={0: "w1 o1 p6"},
        talents={0: 9},
        held={0: ["kilikia", "babylonia", "media"]},
    )
    chosen = s.find(0, action)
    assert phrasebook(game("phalanxx"), "en").note(chosen, s.preview(0, chosen), NAMES).startswith(says)


def test_a_card_to_be_given_away_is_told_with_its_effect() -> None:
    s = position(at="buy", hands={0: ["scout", "dareios"]}, talents={0: 9})
    play(s, "buy prodromoi")
    words = phrasebook(game("phalanxx"), "fr")
    notes = {action.notation: plain(words.note(action, s.preview(0, action), NAMES)) for action in s.actions(0)}
    assert notes == {
        "give prodromoi": "Armée, cavalerie ; Force 3 à présent",
        "give scout": "Équipement, voit la carte suivante ; Force 3 à présent, 1 condition non remplie",
        "give dareios": "Leader, croît avec les Armées ; Force 0 à présent, 1 condition non remplie",
        "keep": "",
    }


def test_before_the_roll_and_a_scouted_card() -> None:
    s = position(at="buy", talents={0: 9}, played={0: ["scout"]}, last_round=True, chance=("immortals",))
    play(s, "scout")
    told = look(s)
    assert "This is the last round." in told
    assert "Travelling dice to roll: white, white, white." in told
    assert "Scouted on top of the pile: Immortals for 4." in told


def test_maxximilian_sits_at_the_table() -> None:
    told = look(position(1, played={1: ["hoplites"]}))
    assert "Played by MaXXimilian: Hoplites; valour 0." in told
    assert "MaXXimilian holds: Kilikia (Issos, 5)" in told


def test_the_drawing(busy) -> None:
    drawn = [Ink().named(line) for line in teller(game("phalanxx"), "en", None).draw(busy.view(None), NAMES[:2])]
    assert drawn[0].split() == ["-", ".", "Phrygia", "Kappadokia,", "Kilikia"]
    assert " 1 C5 Kilikia" in drawn[4]
    french = [Ink().named(line) for line in teller(game("phalanxx"), "fr", None).draw(busy.view(None), NAMES[:2])]
    assert french[0].split() == ["-", ".", "Phrygie", "Cappadoce,", "Cilicie"]
    assert all(line == line.rstrip() for line in drawn)
    assert drawn[-1].endswith("Players: 1 Ada, 2 Bob.")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_state_can_be_told(lang: str) -> None:
    words = teller(game("phalanxx"), lang, None)
    for players in (1, 2, 3, 4):
        state, random = game("phalanxx").new(players, Dice(players), expert=players % 2 == 0), Random(players)
        names = NAMES[:players]
        while state.waiting():
            (seat,) = state.waiting()
            view = state.view(seat)
            told = [*words.look(view, names), *words.glance(view, names)]
            told += [*words.secrets(view, names), *words.draw(view, names)]
            for place in ("kilikia", words._say("word-row"), words._say("word-count"), *view["hand"][:1]):
                told += words.inspect(view, names, place)
            assert all(line and "{" not in line for line in told)
            actions = state.actions(seat)
            state.play(seat, actions[int(random.random() * len(actions))])
        assert words.look(state.view(0), names)


@pytest.mark.parametrize("typed", ["babylonia", "babylonie", "babylone", "babylon"])
def test_places_are_told_and_found_by_their_french_names(typed) -> None:
    words, s = teller(game("phalanxx"), "fr", None), position()
    told = words.inspect(s.view(0), NAMES[:2], typed)
    assert told[0] == "Babylonie\xa0: la ville Babylone, valeur 5, demande deux soldats."


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_can_be_told(lang: str) -> None:
    words, s = teller(game("phalanxx"), lang, None), position()
    for card in s.board.ids:
        assert len(words.inspect(s.view(0), NAMES[:2], card)) > 1


def test_a_whole_solo_game_through_a_pipe(argead, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    words = ("play", "phalanxx", "--seats", "human", "--seed", 11, "--record", path)
    done = argead(*words, answers="1\n" * 400)
    assert (done.returncode, done.stderr) == (0, "")
    assert verify(path.read_text(encoding="utf-8")).state.outcome() is not None
    assert "You lost by " in done.stdout
    assert "MaXXimilian is not beaten" in done.stdout


def test_people_who_share_a_keyboard_see_only_their_own_hand(run) -> None:
    words = ("play", "phalanxx", "--seats", "human,human", "--names", "Ada,Bob", "--seed", 3)
    out = run(*words, answers="look\npass\nincome\n1\nincome\n1\nkeep\nincome\nlook\n").stdout
    first, second = re.split("The keyboard goes to Bob", out)
    (own,) = re.findall(r"Ada is dealt (.+)\.\nBob is dealt 2 cards\.", first)
    (other,) = re.findall(r"Ada is dealt 2 cards\.\nBob is dealt (.+)\.", second)
    hands = [re.split(", ", cards) for cards in (own, other)]
    assert [len(cards) for cards in hands] == [2, 2]
    assert not [card for card in hands[1] if card in first]
    assert not [card for card in hands[0] if card in second]
    assert "In Bob’s hand:" in second


def test_french_speaks_no_english(run) -> None:
    asked = ["regarder", "regarder parmenion", "regarder babylonia", "regarder rangée", "regarder décompte"]
    asked += ["regarder ici", "plateau", "?", "règle", "journal", "conseil", "annuler", "sphinx", ""]
    answers = [answer for ask in asked * 6 for answer in (ask, "1")]
    result = run("play", "phalanxx", "--seats", "human,greedy", "--seed", 2, "--lang", "fr", answers="\n".join(answers))
    assert result.exit_code == 0
    said = re.sub(r"\([^)]*\)|^\d+\..*$", "", result.stdout, flags=re.MULTILINE)
    english = r"\b(the|takes|buys|Choose|soldiers|cards|region is|wins|with|dice are|your|holds|cities|round)\b"
    assert not re.search(english, said), re.search(f".*{english}.*", said)
