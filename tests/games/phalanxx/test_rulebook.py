"""Every section of the rulebook, every ability, every condition and every ruling has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.phalanxx.position import GAME

SECTIONS = {
    "But du jeu": "aim",
    "Matériel": "components",
    "Cartes Argent": "money_cards",
    "Cartes Action": "action_cards",
    "Cartes Epoque": "epoch_cards",
    "Plateau": "board",
    "Piste de force": "force_track",
    "Mise en place": "set_up",
    "Déroulement": "sequence",
    "1. Acheter les cartes Epoque": "buying",
    "2. Lancer les dés": "rolling",
    "3. Action": "actions",
    "3 a) Jouer une carte Epoque": "playing",
    "3 b) Conquérir une région": "conquest",
    "3 c) Pousser un dé": "pushing",
    "3 d) Recevoir des revenus + échanger un dé": "income",
    "A n’importe quel moment": "turning",
    "4. Passer les dés": "passing",
    "Conditions de pose": "conditions",
    "Conflit": "conflict",
    "Héroïsme": "heroism",
    "Fin de partie": "end",
    "Décompte": "scoring",
    "Vainqueur": "tie",
    "Regroupements spéciaux": "groups",
    "Annexe des cartes Leader": "leaders",
    "Annexe des cartes Equipement": "equipment",
    "Variante experte": "expert",
    "Variante solitaire": "solo",
}
"""The headings of the rulebook, and the word for each in the names of tests."""

EQUIPMENT = ("blacksmith", "supply_wagons", "camouflage", "scout", "military_music", "horses", "fortress")
EXPERT = ("intrigue", "merchant", "legend", "forced_march")
EXAMPLES = ("archer_with_dareios_and_parmenion", "pushing", "heroism")
NAMES = [
    name
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    if path != Path(__file__)
    for name in re.findall(r"(?m)^def test_(\w+)\(", path.read_text(encoding="utf-8"))
]
GUIDE = Path(__file__).parents[3] / "docs" / "phalanxx.md"
RULINGS = re.findall(r"(?m)^\| (P\d\d) \|", GUIDE.read_text(encoding="utf-8"))


def named(words: str) -> list[str]:
    return [name for name in NAMES if f"_{words}_" in f"_{name}_"]


@pytest.mark.parametrize(("heading", "word"), SECTIONS.items())
def test_every_section_is_named(heading, word):
    assert named(word), heading


@pytest.mark.parametrize("card", [*EQUIPMENT, *EXPERT])
def test_every_ability_is_named(card):
    assert named(card)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_played(example):
    assert [name for name in named(example) if name.startswith("the_example")]


def test_every_ruling_is_named():
    assert [f"P{number:02}" for number in range(1, len(RULINGS) + 1)] == RULINGS
    assert [ruling for ruling in RULINGS if not named(ruling)] == []


def test_every_ability_of_the_cards_is_among_those():
    scales = [card["id"] for card in GAME.geometry(None)["cards"] if card["scale"] and card["colour"] == "purple"]
    assert {card.replace("-", "_") for card in scales} <= set(EQUIPMENT)
