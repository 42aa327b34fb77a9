"""Field Commander told in words: what `look`, `board` and the questions say, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from argead.cli.teller import teller
from argead.kernel import Dice
from argead.language import phrasebook
from argead.shelf import game, verify
from games.field_commander.position import position
from support.keyboard import COLUMNS, RealTerminal

GAME = game("field-commander")
NAMES = ("Ada",)


def look(s, place: str = "", lang: str = "en") -> str:
    words, view = teller(GAME, lang, None), s.view(0)
    return "\n".join(words.inspect(view, NAMES, place) if place else words.look(view, NAMES))


@pytest.fixture
def march():
    """An army on its way."""
    return position(
        army=["companions", "phalanx", "phalanx", "infantry/reduced"],
        level=3,
        area="Sestus",
        turn=3,
        gold=7,
        glory=2,
        advisors=["parmenion"],
        insights=["maneuver"],
        garrisons={"Sardis": ["persian-infantry", "persian-infantry", "wall/reduced"]},
        governed=["Chaeronea"],
    )


@pytest.fixture
def battle():
    """The first turn of a battle."""
    return position(
        at="battle",
        area="Chaeronea",
        came_from="Macedon",
        army=["companions", "phalanx", "infantry", "archer"],
        garrisons={"Chaeronea": ["sacred-band", "greek-infantry", "greek-phalanx", "chares"]},
    )


def test_the_whole_table(march) -> None:
    lines = look(march).splitlines()
    assert lines[0].startswith("Campaign: Granicus. Turn 3 of 8, Spring 335 BC. Won now, it is worth 25 points.")
    assert lines[1] == (
        "The army is at Sestus: Alexander, level 3, speed 2, battle value 2/1; "
        "Companions, 2 × Phalanx, Infantry (reduced)."
    )
    assert lines[2] == "Treasury: 7 gold (8 more at resupply), 2 Glory."
    assert lines[3] == (
        "Advisors: Parmenion (the enemy draws 3 fewer battle plans). "
        "Insights: Maneuver (the enemy does not attack in the first turn of a battle)."
    )
    assert "Chaeronea: battle area; governed; range 2." in lines
    assert "Sardis: stronghold; held by 2 × Persian Infantry, Wall (reduced); range 3." in lines


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("sardis", "Roads from Sardis lead to: Granicus, Ephesus."),
        ("army", "Can be recruited: "),
        ("cups", "Persian cup: "),
        ("track", "4. Summer 335 BC: 20 points"),
        ("plans", "Flank: one more Hit from Infantry or Cavalry that hits."),
        ("plans", "Guards: absorbs a Hit on the Leader."),
        ("advisors", "Hephaestion: Alexander’s battle value +1."),
        ("insights", "Morale: a Rally for each Force and for Alexander."),
        ("troy", "There is no place “troy”"),
    ],
)
def test_one_place(march, place: str, says: str) -> None:
    assert says in look(march, place)


def test_the_battlefield_has_a_line_for_each_speed(battle) -> None:
    drawn = teller(GAME, "en", None).draw(battle.view(0), NAMES)
    assert drawn[0] == "Battle of Chaeronea, turn 1; Force Advantage +1."
    rows = {line.split()[0]: line for line in drawn if line.split()[0].isdigit()}
    assert list(rows) == ["5", "3", "2", "1", "0"]
    assert rows["3"].split() == ["3", "Companions", "4/2", "Sacred", "Band", "3"]
    assert rows["1"].split() == ["1", "Phalanx", "4", "Greek", "Phalanx", "4,", "Chares", "2"]
    assert rows["5"].split() == ["5", "Archers", "2"]


def test_the_siege_of_tyre_is_told() -> None:
    s = position("tyre", area="Old Tyre", army=["phalanx"])
    assert "Siege of Tyre: " in look(s)
    assert "wall: whole, whole, whole, whole, whole, whole." in look(s)
    assert "Siège de Tyr\xa0: " in look(s, lang="fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("campaign", ["granicus", "issus", "tyre", "gaugamela", "life"])
def test_every_state_can_be_told_and_drawn_on_80_columns(campaign: str, lang: str) -> None:
    words = teller(GAME, lang, None)
    for seed in range(3):
        state, random = GAME.new(1, Dice(seed), campaign=campaign), Random(seed)
        while state.waiting():
            view = state.view(0)
            drawn = words.draw(view, NAMES)
            assert all(len(line) < COLUMNS for line in drawn)
            told = [*words.look(view, NAMES), *words.glance(view, NAMES), *drawn]
            assert all(line and "{" not in line for line in told)
            state.play(0, random.choice(state.actions(0)))


def test_advisors_on_offer_are_told_with_their_effect(run) -> None:
    offered = run("play", "field-commander", "--seed", 5, answers="begin\n").stdout
    assert "Appoint Parmenion; the enemy draws 3 fewer battle plans" in offered
    assert "Appoint Hephaestion; Alexander’s battle value +1" in offered
    french = run("play", "field-commander", "--seed", 5, "--lang", "fr", answers="begin\n").stdout
    assert "l’ennemi tire 3 plans de bataille de moins" in french


def test_plans_on_offer_and_those_of_the_enemy_are_told_with_their_effect(run) -> None:
    moves = "begin\nappoint hephaestion\nscout chaeronea\nmarch\n"
    question = run("play", "field-commander", "--seed", 5, answers=moves).stdout.partition("Battle at Chaeronea!")[2]
    assert "Flank; one more Hit from Infantry or Cavalry that hits; free (plan flank)" in question
    drawn = " ".join(question.split("Enemy plans: ")[2].split("Speed")[0].split())
    assert drawn.count("(") == len(drawn.split("), ")) > 1, drawn


@pytest.mark.parametrize(
    ("at", "more", "says"),
    [
        ("spend", {"gold": 4}, "Build a Temple (3 gold); a Fate in every battle, to roll one of your dice again"),
        ("spend", {"gold": 4}, "Recruit Phalanx (4 gold); speed 1, battle value 4, lost after 2 Hits"),
        (
            "spend",
            {"glory": 7},
            "Choose the Insight Courtesans; add 4 to a demand for surrender; 7 Glory",
        ),
        (
            "conquest",
            {"insights": ["spies"]},
            "Play Spies; at any time: every enemy stronghold but Tyre loses a counter",
        ),
    ],
)
def test_all_that_is_on_offer_is_told_with_its_effect(at: str, more: dict[str, object], says: str) -> None:
    s = position(at=at, **more)
    words = phrasebook(GAME, "en")
    told = [f"{words.label(action)}; {words.note(action, s.preview(0, action), NAMES)}" for action in s.actions(0)]
    assert says in told


def test_a_counter_that_can_be_cancelled_is_told_with_what_it_threatens() -> None:
    for campaign, threat in (("granicus", "a Wall joins the operation"), ("gaugamela", "it costs you Hits at Go!")):
        s = position(campaign, "one-wall", at="operations", gold=9)
        s.stage = "preparation"
        glance = teller(GAME, "en", None).glance(s.view(0), NAMES)
        assert any(threat in line for line in glance)


def test_an_omen_is_offered_with_what_the_order_does_with_it_and_without_it() -> None:
    s = position("tyre", 1, at="orders", turn=2, advisors=["aristander"], tracks={"warships": 1}, gold=9)
    words = phrasebook(GAME, "en")
    told = [words.note(action, s.preview(0, action), NAMES) for action in s.actions(0)]
    assert told[0] == "total 2: Tyre repairs its wall or regains a Warship"
    assert told[1] == "total 1: a Siege Ship or gold is lost"


def test_disbanding_is_offered_in_one_line_and_told_when_asked_for(run) -> None:
    out = run("play", "field-commander", "--seed", 5, answers="begin\nappoint parmenion\ndisband\n").stdout
    question, _, asked = out.partition("type disband to list them.")
    assert "(disband" not in question
    assert "(disband companions-1)" in asked
    number = re.search(r"(\d+)\. Disband \S+ ?\S* \(disband phalanx-1\)", asked)
    assert number is not None
    more = run("play", "field-commander", "--seed", 5, answers=f"begin\nappoint parmenion\n{number[1]}\n").stdout
    assert "Phalanx: sent home." in more


def test_one_seat_needs_no_seats(run) -> None:
    result = run("play", "field-commander", "--option", "campaign=tyre", answers="begin\n")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "The campaign begins: Tyre." in result.stdout


def test_the_commander_plays_and_advises(run, tmp_path: Path) -> None:
    path = tmp_path / "watched.jsonl"
    watched = run("play", "field-commander", "--seats", "commander", "--seed", 4, "--record", path)
    assert (watched.exit_code, watched.stderr) == (0, "")
    assert verify(path.read_text(encoding="utf-8")).state.outcome() is not None
    assert "I would choose: " in run("play", "field-commander", "--seed", 4, answers="begin\nhint\n").stdout


def test_a_whole_campaign_through_a_pipe(argead, tmp_path: Path) -> None:
    path = tmp_path / "campaign.jsonl"
    words = ("play", "field-commander", "--option", "campaign=issus", "--seed", 2, "--record", path)
    done = argead(*words, answers="begin\n" + "1\n" * 600)
    assert (done.returncode, done.stderr) == (0, "")
    assert verify(path.read_text(encoding="utf-8")).state.outcome() is not None
    assert re.search(r"(?m)^You (won, with \d+ points|lost)\.", done.stdout)
    assert "The turns that changed most:" in done.stdout


def test_french_speaks_no_english(run) -> None:
    asked = ["regarder", "regarder sardes", "regarder armée", "regarder réserves", "regarder piste", "regarder ici"]
    asked += ["plateau", "?", "règle", "journal", "conseil", "annuler", "sphinx", "disband", ""]
    answers = [answer for ask in asked * 4 for answer in (ask, "1", "2")]
    result = run("play", "field-commander", "--seed", 6, "--lang", "fr", answers="begin\n" + "\n".join(answers))
    assert result.exit_code == 0
    said = re.sub(r"\([^)]*\)|^\d+[-.].*$|Field Commander", "", result.stdout, flags=re.MULTILINE)
    english = r"\b(the|with|your|army|gold|Hits?|Force|turn|wins|loses|speed|range|held|Wall)\b"
    assert not re.search(english, said), re.search(f".*{english}.*", said)


def test_a_real_terminal_of_80_columns() -> None:
    table = RealTerminal("play", "field-commander", "--seed", "5")
    try:
        table.until("\r\n> ")
        for answer in ("begin", "appoint parmenion", "look", "board", "scout chaeronea", "march"):
            table.type(answer)
            table.until("\r\n> ")
        assert "Battle of Chaeronea, before its first turn" in table.screen
        assert max(len(line) for line in table.screen.replace("\r", "").split("\n")) <= COLUMNS
        table.type("quit")
        table.until("The game stops here.")
        assert table.process.wait(timeout=30) == 0
    finally:
        table.close()
