"""Empire told in words: what `look`, `board` and the questions say, in both languages, and to whom."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from argead.cli.ink import Ink
from argead.cli.teller import teller
from argead.games.empire.chart import chart
from argead.kernel import Dice
from argead.shelf import game, verify
from games.empire.position import PRACTICE, position

NAMES = ("Ada", "Bob", "Cleo")


def look(s, place: str = "", seat: int = 0, lang: str = "en", pack: str | None = PRACTICE) -> str:
    words = teller(game("empire"), lang, pack)
    view, names = s.view(seat), NAMES[: s.players]
    lines = words.inspect(view, names, place) if place else [*words.look(view, names), *words.secrets(view, names)]
    return "\n".join(lines)


@pytest.fixture
def busy():
    """A region with everything in it."""
    return position(
        3,
        round=2,
        turn_order=[2, 0, 1],
        armies={0: {"A1": 2, "camp": 1}, 1: {"A1": 1, "A5": 4}, 2: {"A3": 1}},
        cubes={0: (4, 3), 1: (0, 1), 2: (2, 2)},
        bids={0: 2},
        scores=[12, 1, 0],
        temples={0: {"A1": 2}},
        cities={"A4": 1},
        temple_marks={"A1": [1], "A5": [1]},
        city_marks={"A1": [0, 1]},
        entered=True,
    )


def test_the_whole_table(busy) -> None:
    assert look(busy).splitlines() == [
        "Region 1 of 6: A. Round 2.",
        "The goal, A5, has been entered: this is the region’s last round.",
        "Turn order: Cleo, Ada, Bob.",
        "Ada: 12 points; cubes: turn order 2, armies 3, temples 4, cities 3; in supply: 8 temples, 7 cities.",
        "Bob: 1 point; cubes: turn order 0, armies 5, temples 0, cities 1; in supply: 8 temples, 6 cities.",
        "Cleo: 0 points; cubes: turn order 0, armies 1, temples 2, cities 2; in supply: 10 temples, 8 cities.",
        "In the camp, at the symbol A, armies: 1 of Ada.",
        "1 A1: temple site and city site; armies: 2 of Ada, 1 of Bob; temples laid down by: Bob; "
        "cities laid down by: Ada, Bob; temples built: 2 of Ada.",
        "2 A2: temple site.",
        "3 A3: no site; armies: 1 of Cleo.",
        "4 A4: temple site and city site; city of Bob.",
        "5 A5: temple site and city site; armies: 4 of Bob; temples laid down by: Bob.",
        "Awards as things stand: most cities, the whole board: 10 for Bob; most temples, the whole board: 15 for Ada; "
        "most cities, A: 5 for Bob; most temples, A: 5 for Ada.",
    ]


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("a3", "From A3 arrows lead to: A1 free, A2 free, A4 for 2, A5 for 2."),
        ("a3", "Into it from: A1 for 1, A2 free, A4 for 1, A5 for 2."),
        ("a2", "A4 by sea for 3"),
        ("a5", "It is the goal of the region, with the symbol goal."),
        ("b1", "B1 lies in B."),
        ("region-b", "B: armies come from the camp and enter B1; the goal is B5."),
        ("camp", "From the camp arrows lead to: A1 free."),
        ("arrows", "From A4 arrows lead to:"),
        ("awards", "most temples, A: 5 for Ada"),
        ("troy", "There is no place “troy”"),
    ],
)
def test_one_place(busy, place: str, says: str) -> None:
    assert says in look(busy, place)


def test_places_in_the_order_that_nobody_holds_yet_are_free() -> None:
    s = position(3, at="order", bids={1: 2}, armies={0: {"camp": 2}, 2: {"camp": 1}})
    assert "The turn order is not settled yet." in look(s)
    s.play(1, s.find(1, "place 3"))
    assert "Turn order: free, free, Bob." in look(s)


def test_our_regions_have_their_names() -> None:
    s = position(2, pack=None, region=3, armies={0: {"camp": 1}})
    assert "Region 3 of 6: Syria and Egypt. Round 1." in look(s, pack=None)
    assert "Syria et Aegyptus" not in look(s, pack=None)
    assert "Persia: armies come from Aegyptus" in look(s, "persia", pack=None)
    for typed in ("la-perse", "perse", "persia"):
        told = look(s, typed, lang="fr", pack=None)
        assert told.startswith(
            "Perse\xa0: les armées viennent d’Égypte et entrent en Mésopotamie\xa0; le but est la Médie."
        )
    told = look(s, "illyrie", lang="fr", pack=None)
    assert "Flèches depuis l’Illyrie\xa0: Macédoine gratuit, Thessalie gratuit, Thrace pour 1." in told


def test_a_crossing_that_is_under_way_is_told() -> None:
    s = position(2, armies={0: {"A3": 2}}, cubes={0: (2, 2)})
    for notation in ("cross a3 a4", "send 2"):
        s.play(0, s.find(0, notation))
    assert "Under way from A3 to A4, price 2; armies sent so far: 2." in look(s)


def glance(s, seat: int = 0, lang: str = "en", pack: str | None = PRACTICE) -> list[str]:
    return teller(game("empire"), lang, pack).glance(s.view(seat), NAMES[: s.players])


def test_the_position_stands_before_every_question(busy) -> None:
    assert glance(busy) == [
        "A, round 2, the region’s last: its goal, A5, has been entered. Turn order: Cleo, Ada, Bob.",
        "Ada: 12 points; cubes for temples 4, for cities 3; armies: camp 1, A1 2; cities laid down: A1.",
        "Bob: 1 point; cubes for temples 0, for cities 1; armies: A1 1, A5 4; temples laid down: A1, A5; "
        "cities laid down: A1.",
        "Cleo: 0 points; cubes for temples 2, for cities 2; armies: A3 1.",
    ]


def test_while_cubes_are_hidden_the_position_tells_points_alone_and_where_the_map_is() -> None:
    s = position(2, at="allot", scores=[3, 1])
    s.play(0, s.find(0, "allot 2 6 4 3"))
    assert glance(s) == [
        "A, round 1; the goal is A5.",
        "Ada: 3 points; cubes behind the screen.",
        "Bob: 1 point; cubes behind the screen.",
        "Type board for the map of the region with its arrows and prices.",
    ]


def test_at_every_question_of_a_game_the_position_is_told(run) -> None:
    answers = "0 6 5 4\ncross camp macedonia\n3\nhalt\ntemple macedonia\n"
    out = run("play", "empire", "--seats", "human,greedy", "--seed", 3, answers=answers).stdout
    assert "Player 1: 0 points; cubes for temples 5, for cities 4; armies: camp 6." in out
    assert "Player 1: 0 points; cubes for temples 5, for cities 4; armies: camp 3, Macedonia 3." in out
    assert "armies: camp 3, Macedonia 3; temples laid down: Macedonia." in out


def test_the_drawing_has_lines_between_provinces_with_the_price_at_each_end(busy) -> None:
    drawn = [Ink().named(line) for line in teller(game("empire"), "en", PRACTICE).draw(busy.view(None), NAMES)]
    assert drawn[:7] == [
        "                                     0[2 A2 T]3~~~~~~~~~~~~~~~~~~~~~3[4 A4 TC]",
        "                           ..........     0                       ....2  0",
        "                 ..........               .                  .....       .",
        "camp > [1 A1 TC]0                         .            ......            .",
        "                 0.........               .       .....                  .",
        "                           ..........     0  1....                       1",
        "                                     .1[3 A3]2.....................2[5 A5 TC <]",
    ]


def test_under_the_drawing_armies_and_arrows_stand_in_lines(busy) -> None:
    drawn = [Ink().named(line) for line in teller(game("empire"), "en", PRACTICE).draw(busy.view(None), NAMES)]
    assert [line.split() for line in drawn[8:14]] == [
        ["@", "camp", "1", ".", ".", ">", "1:0"],
        ["1", "A1", "TC", "2*##", "1**", ".", ">", "2:0", "3:1"],
        ["2", "A2", "T.", ".", ".", ".", ">", "1:0", "3:0", "~4:3"],
        ["3", "A3", "..", ".", ".", "1", ">", "1:0", "2:0", "4:2", "5:2"],
        ["4", "A4", "TC", ".", ".#", ".", ">", "~2:3", "3:1", "5:1"],
        ["5", "A5", "TC", ".", "4*", ".", ">", "3:2", "4:0"],
    ]
    assert all(line == line.rstrip() for line in drawn)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("region", game("empire").geometry(None)["regions"], ids=lambda region: region["id"])
def test_every_region_of_our_board_fits_a_terminal_with_all_its_names_and_prices(region, lang) -> None:
    words = teller(game("empire"), lang, None)
    labels = {province["name"]: words._label(province["name"]) for province in region["provinces"]}
    drawn = chart(region, "camp", labels)
    text = "\n".join(drawn)
    assert max(map(len, drawn)) < 80
    assert len(drawn) <= 11
    assert all(f"[{province['number']} {labels[province['name']]}" in text for province in region["provinces"])
    prices = re.findall(r"\d", re.sub(r"\[[^]]*\]", "", text))
    assert sorted(prices) == sorted(str(arrow["price"]) for arrow in region["arrows"])


def test_names_that_are_too_long_for_the_drawing_leave_their_numbers() -> None:
    region = game("empire").geometry(PRACTICE.replace('name = "A', f'name = "{"A" * 30}'))["regions"][0]
    drawn = chart(region, "camp", {province["name"]: province["name"] for province in region["provinces"]})
    assert max(map(len, drawn)) < 80
    assert drawn[3].startswith("camp > [1 TC]")


def test_people_who_share_a_keyboard_see_only_their_own_cubes(run) -> None:
    answers = "9 3 2 1\nlook\n1 2 5 7\nlook\n"
    words = ("play", "empire", "--seats", "human,human,human", "--names", "Ada,Bob,Cleo", "--seed", 1)
    out = run(*words, answers=answers).stdout
    before, _, cleo = out.partition("The keyboard goes to Cleo.")
    _, _, bob = before.partition("The keyboard goes to Bob.")
    assert "Finished laying out cubes: Ada." in bob
    assert "Finished laying out cubes: Ada, Bob." in cleo
    for text in (bob, cleo):
        assert "Behind the screen of" not in text
        assert text.count("cubes: behind the screen") == 3
        assert not re.search("turn order 9|armies 3", text)


def test_who_has_answered_may_look_behind_the_own_screen() -> None:
    s = position(2, at="allot")
    s.play(0, s.find(0, "allot 2 6 4 3"))
    assert "Behind the screen of Ada: turn order 2, armies 6, temples 4, cities 3." in look(s)
    assert "Behind the screen" not in look(s, seat=1)


def test_a_whole_game_through_a_pipe(argead, tmp_path: Path) -> None:
    """At a form numbers, at a list the first answer: what is not asked for is refused and does no harm."""
    path = tmp_path / "game.jsonl"
    words = ("play", "empire", "--seats", "human,random", "--option", "length=short", "--seed", 11, "--record", path)
    done = argead(*words, answers="1 5 5 4\n1\n" * 400)
    assert (done.returncode, done.stderr) == (0, "")
    assert verify(path.read_text(encoding="utf-8")).state.outcome() is not None
    assert re.search(r"^You (won|lost) by \d+ points?\.|^You share the victory", done.stdout, re.MULTILINE)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_state_can_be_told(lang: str) -> None:
    words = teller(game("empire"), lang, None)
    for players in (2, 5):
        state, random = game("empire").new(players, Dice(players)), Random(players)
        names = ("Ada", "Bob", "Cleo", "Dion", "Eve")[:players]
        while state.waiting():
            seat = state.waiting()[-1]
            view = state.view(seat)
            told = [*words.look(view, names), *words.secrets(view, names), *words.draw(view, names)]
            told += words.glance(view, names)
            told += words.inspect(view, names, state.land.names[0].lower())
            assert all(line and "{" not in line for line in told if line.strip())
            actions = state.actions(seat)
            state.play(seat, actions[int(random.random() * len(actions))])


def test_french_speaks_no_english(run) -> None:
    asked = ["regarder", "regarder macedonia", "regarder camp", "regarder flèches", "regarder primes", "regarder ici"]
    asked += ["plateau", "?", "règle", "journal", "conseil", "annuler", "sphinx", ""]
    answers = [answer for ask in asked * 6 for answer in (ask, "1 5 5 4", "1")]
    result = run("play", "empire", "--seats", "human,greedy", "--seed", 2, "--lang", "fr", answers="\n".join(answers))
    assert result.exit_code == 0
    said = re.sub(r"\([^)]*\)|^\d+\..*$", "", result.stdout, flags=re.MULTILINE)
    english = r"\b(the|takes|lays|Choose|armies|arrows?|region is|wins|with|cubes are|your|free|cities|round|goal)\b"
    assert not re.search(english, said), re.search(f".*{english}.*", said)


def test_why_takes_the_names_that_look_takes_in_both_languages(run) -> None:
    def told(lang: str, *answers: str) -> str:
        words = ("play", "empire", "--seats", "human,random", "--seed", 7, "--lang", lang)
        return run(*words, answers="".join(f"{answer}\n" for answer in answers)).stdout

    first = (
        "Everybody lays out cubes first; then each player in turn marches and builds. (Rules: The course of a region.)"
    )
    assert first in told("en", "why macedonia")
    assert first in told("en", "why camp")
    premier = "Chacun répartit d’abord ses cubes\xa0; ensuite, chacun à son tour marche et bâtit."
    assert premier in told("fr", "pourquoi macédoine")
    assert premier in told("fr", "pourquoi macedonia")
    assert "La campagne n’atteindra que plus tard la Perse" in told("fr", "why perse")
