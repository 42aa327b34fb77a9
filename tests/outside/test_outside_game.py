"""A game from outside is there wherever Argead is, and nothing of Argead was changed for it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from outside.conftest import NAME, Outside
from support.layout import SIZES, faults
from support.person import Person
from support.served import Served

TITLE = "River Kings"


def test_it_is_installed_there_and_not_here(outside: Outside) -> None:
    where = outside.run("-c", "import argead_river_kings as game; print(game.__file__)").strip()
    assert where.startswith(str(outside.home / "venv"))
    with pytest.raises(ModuleNotFoundError):
        __import__("argead_river_kings")


def test_it_stands_on_the_shelf_with_its_words(outside: Outside) -> None:
    games = {game["name"]: game for game in json.loads(outside.argead("games", "--json"))["games"]}
    assert list(games) == ["alexandros", "empire", "field-commander", "phalanxx", NAME]
    assert games[NAME]["title"] == TITLE
    assert games[NAME]["bots"] == ["random", "greedy"]
    assert "Sept manches" in outside.argead("games", "--lang", "fr")


def test_its_own_tests_pass_at_once(outside: Outside) -> None:
    told = outside.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", cwd=outside.repository)
    assert re.search(r"\n\d{3} passed in ", told)
    assert "no leak: river-kings guessed in 20," in told


def test_it_is_simulated(outside: Outside) -> None:
    words = ["simulate", NAME, "--bots", "greedy,random", "--games", "60", "--seed", "1"]
    report = json.loads(outside.argead(*words, "--jobs", "2", "--json"))
    assert report["finished"] == 60
    assert report["wins"][0] > report["wins"][1]
    assert TITLE in outside.argead(*words, "--jobs", "1", "--lang", "fr")


def test_it_is_played_to_the_end_in_the_terminal_and_replays(outside: Outside) -> None:
    record = outside.home / "evening.jsonl"
    words = ["play", NAME, "--seats", "human,greedy", "--names", "Ada", "--seed", "3", "--record", str(record)]
    told = outside.argead(*words, typed="look\n" + "1\n" * 6)
    assert "Which unit do you send, face down?" in told
    assert "Ada shows:" in told
    assert re.search(r"(?m)^You (won|lost|share) .*All units have been sent\.$", told)
    assert "The turns that changed most:" in told
    assert "All units have been sent." in outside.argead("replay", str(record))
    outside.argead("account", str(record))
    assert "Turn by turn" in record.with_suffix(".html").read_text(encoding="utf-8")
    assert "You " in outside.argead("log", str(record))


def test_it_is_told_plainly_in_french_too(outside: Outside) -> None:
    told = outside.argead("play", NAME, "--lang", "fr", "--seed", "4", typed="regarder\n" + "1\n" * 6)
    assert "Quelle unité envoyez-vous, face cachée\xa0?" in told
    assert all(fact in told for fact in ("En jeu", "A choisi", "Joué jusqu’ici"))
    assert not any(key in told for key in ("stake", "ready", "played"))
    assert re.search(r"(?m)^Vous .*Toutes les unités ont été envoyées\.$", told)


ENVIRONMENTS = """
import gymnasium, pyspiel
from random import Random
import argead.envs.gymnasium, argead.envs.openspiel
from argead.envs.pettingzoo import aec

random = Random(1)
env = gymnasium.make("argead/river-kings-v1")
seen, info = env.reset(seed=1)
over = False
while not over:
    legal = [action for action, allowed in enumerate(info["action_mask"]) if allowed]
    seen, reward, over, cut, info = env.step(random.choice(legal))
print("gymnasium", reward in (-1.0, 0.0, 1.0))

table = aec("river-kings", players=3)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, reward, over, cut, info = table.last()
    legal = [action for action, allowed in enumerate(seen["action_mask"]) if allowed]
    table.step(None if over else random.choice(legal))
print("pettingzoo", table.agents == [])

state = pyspiel.load_game("python_argead_river_kings").new_initial_state()
while not state.is_terminal():
    outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(random.choice(outcomes))
print("openspiel", sum(state.returns()) == 0)
"""


def test_learners_find_it_in_every_environment(outside: Outside) -> None:
    assert outside.run("-c", ENVIRONMENTS).splitlines() == ["gymnasium True", "pettingzoo True", "openspiel True"]


@pytest.fixture
def served(outside: Outside, tmp_path: Path):
    with Served(tmp_path / "table.sqlite", python=outside.python) as server:
        yield server
        assert server.stop() == 0


def test_it_is_played_over_http(served: Served) -> None:
    games = {game["name"]: game for game in served.http.get("/api/games").json()["games"]}
    assert games[NAME]["title"] == TITLE
    sitting = served.create("here", "greedy", "random", game=NAME)
    assert set(sitting.look(0)["view"]["hand"]) == {a["args"]["unit"] for a in sitting.look(0)["decision"]["actions"]}
    assert sitting.look()["view"]["hand"] is None
    end = sitting.play_on(choose=Random(1).choice)
    assert end["outcome"]["reason"] == "hands"
    ending = sitting.get("/ending").json()
    assert ending["totals"] == ending["turns"][-1]["points"] == end["outcome"]["scores"]
    assert ending["turns"][0]["name"] == "Turn 1"
    text = sitting.get("/record").text
    assert served.http.post("/api/records", content=text).status_code == 201


@pytest.mark.parametrize(
    ("lang", "prompt", "fact"), [("en", "Which unit", "At stake"), ("fr", "Quelle unité", "En jeu")]
)
def test_it_is_played_in_a_real_browser(browser: Browser, served: Served, lang: str, prompt: str, fact: str) -> None:
    """Found in the lobby, played against a bot to the end by clicking the list, with a journal that grows."""
    ada = Person(browser, served.url, lang=lang)
    ada.visit()
    lobby = ada.see(f"game-{NAME}")
    expect(lobby).to_contain_text(TITLE)
    lobby.click()
    ada.seat("Ada", "bot:companion")
    ada.wait_for_turn()
    expect(ada.see("decision")).to_contain_text(prompt)
    expect(ada.see("hand")).to_be_visible()
    expect(ada.see("facts")).to_contain_text(fact)
    ada.page.keyboard.press("Escape")
    assert [fault for size in SIZES for fault in faults(ada, size)] == []
    moves, told = 0, ada.see("journal").locator("li").count()
    while not ada.is_over():
        ada.take(ada.choices().first)
        ada.wait_for_turn()
        moves += 1
    assert moves == 6
    assert ada.see("journal").locator("li").count() > told
    expect(ada.see("verdict")).to_be_visible()
    expect(ada.see("curve")).to_be_visible()
    ada.context.close()
    assert ada.troubles == []
