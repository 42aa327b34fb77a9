"""Epoch cards as a file has them, read and judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from argead.kernel import DataError
from argead.kernel.reading import as_table, identifier, is_number, number, once, one_of, word

EPOCHS = ("X", "XX", "XXX")
COLOURS = ("white", "orange", "purple")
SYMBOLS = ("archer", "cavalry", "infantry")
COUNTED = (*SYMBOLS, *COLOURS)
"""What scales count: symbols on played cards, and played cards by colour."""
ABILITIES = ("blacksmith", "scout", "supply-of-talents", "supply-of-dice", "camouflage")
DETAILS = {"die-colour": ("colour", COLOURS), "symbols": ("symbol", (*SYMBOLS, "any")), "cards": ("colour", COLOURS)}
CONDITIONS = (
    "die-colour",
    "die-value",
    "dice-sum",
    "symbols",
    "soldiers",
    "talents",
    "cities",
    "oases",
    "cards",
    "force",
)
MOST_CARDS = 60
MOST_CONDITIONS = 10
MOST_STEPS = MOST_CARDS + 1
"""A scale counts cards from none to all."""

ROW_CARDS = 5


@dataclass(frozen=True, slots=True)
class Condition:
    """What must be so before a card can be played: `least` of a kind, where needed `of` a colour or symbol."""

    kind: str
    of: str
    least: int


@dataclass(frozen=True, slots=True)
class Card:
    """An epoch card as the file has it. `steps` is the scale of a card whose Force depends on what it counts `by`."""

    id: str
    name: str
    epoch: int
    colour: str
    symbol: str
    force: int
    by: str
    steps: tuple[int, ...]
    ability: str
    conditions: tuple[Condition, ...]


def read_card(where: str, found: Any) -> Card:
    given = as_table(where, found)
    id_, name = identifier(where, "id", given.get("id")), word(where, "name", given.get("name"))
    where = f"{where} ({name})"
    epoch = one_of(where, "epoch", given.get("epoch"), EPOCHS)
    colour = one_of(where, "colour", given.get("colour"), COLOURS)
    symbol = one_of(where, "symbol", given.get("symbol", ""), (*SYMBOLS, ""))
    ability = one_of(where, "ability", given.get("ability", ""), (*ABILITIES, ""))
    force, by, steps = given.get("force", 0), "", (0,)
    scale = given.get("scale")
    if ("force" in given) == (scale is not None) or not is_number(force, range(21)):
        raise DataError(f"{where} needs either 'force', 0 to 20, or 'scale'")
    if scale is not None:
        if not isinstance(scale, dict):
            raise DataError(f"{where}: 'scale' must be a table with 'by' and 'steps'")
        by = one_of(where, "by", scale.get("by"), COUNTED)
        steps = scale.get("steps", ())
        sound = isinstance(steps, list) and 1 <= len(steps) <= MOST_STEPS
        if not sound or not all(is_number(step, range(21)) for step in steps):
            raise DataError(f"{where}: 'steps' must be numbers from 0 to 20, at most {MOST_STEPS} of them")
    listed = given.get("conditions")
    if not isinstance(listed, list):
        raise DataError(f"{where} needs 'conditions': a list of tables, which may be empty")
    if len(listed) > MOST_CONDITIONS:
        raise DataError(f"{where} has too many 'conditions': the most is {MOST_CONDITIONS}")
    conditions = tuple(_condition(f"{where}, condition {n}", condition) for n, condition in enumerate(listed, 1))
    return Card(id_, name, EPOCHS.index(epoch), colour, symbol, force, by, tuple(steps), ability, conditions)


def _condition(where: str, found: Any) -> Condition:
    given = as_table(where, found)
    kind = one_of(where, "kind", given.get("kind"), CONDITIONS)
    key, choices = DETAILS.get(kind, ("", ()))
    of = one_of(where, key, given.get(key), choices) if key else ""
    return Condition(kind, of, number(where, "least", given.get("least"), 99, 1))


def check_cards(cards: tuple[Card, ...], constants: dict[str, int], left_out: tuple[int, ...]) -> None:
    once("card", [card.id for card in cards])
    if [card.epoch for card in cards] != sorted(card.epoch for card in cards):
        raise DataError("the cards must be in the order of their epochs: X, XX, XXX")
    for ability in ABILITIES:
        if [card.ability for card in cards].count(ability) > 1:
            raise DataError(f"the ability {ability!r} is on two cards: use each at most once")
    counts = [sum(card.epoch == epoch for card in cards) for epoch in range(len(EPOCHS))]
    for players, box in enumerate(left_out, 1):
        dealt = ROW_CARDS + max(players, 2) * constants["start_hand"]
        dealt += max(0, constants["legend_cards"] - constants["start_hand"])
        if counts[0] - box < dealt or min(counts) - box < 1:
            raise DataError(f"with {players} players and {box} cards of each epoch left out, too few cards remain")
