"""Each game's page tells what its table shows: decisions, verbs and events, the keys of board, view and previews."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from argead.cli.teller import teller
from argead.kernel import Dice, Game, Match
from argead.shelf import catalogue
from games.alexandros.position import play, position

DOCS = Path(__file__).parents[2] / "docs"
OURS = [game for game in catalogue() if (DOCS / f"{game.name}.md").is_file()]
DECISIONS = 400

EVENTS_IN_WORDS = {"field-commander"}
"""Its page names the events that carry dice, and leaves the others to their sentences."""


def section(game: Game) -> str:
    """What a game's page says of its table."""
    page = (DOCS / f"{game.name}.md").read_text(encoding="utf-8")
    return page.partition("\n## What the table shows\n")[2].partition("\n## ")[0]


def messages(game: Game, prefix: str) -> list[str]:
    """The names of the game's texts of one kind, without their prefix."""
    text = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    return re.findall(rf"^{prefix}-([a-z0-9-]+?)(?:-own)? =", text, re.MULTILINE)


def shown(game: Game) -> set[str]:
    """The keys of the board, and of the views and previews of a random game."""
    match = Match(game, tuple(f"Seat {n}" for n in range(game.seats[0])), Dice(7))
    chance, found = Random(7), set(game.geometry(None))
    for _ in range(DECISIONS):
        if not match.state.waiting():
            break
        seat = match.state.waiting()[0]
        actions = match.state.actions(seat)
        found.update(match.state.view(seat))
        for action in chance.sample(actions, min(4, len(actions))):
            found.update(action.args(), match.state.preview(seat, action) or ())
        match.play(seat, chance.choice(actions).notation)
    return found


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_decision_and_verb_is_told(game: Game) -> None:
    told = section(game)
    named = messages(game, "prompt") + messages(game, "action")
    assert named
    assert [name for name in named if not re.search(rf"`{name}[ `]", told)] == []


@pytest.mark.parametrize(
    "game", [game for game in OURS if game.name not in EVENTS_IN_WORDS], ids=lambda game: game.name
)
def test_every_event_is_told(game: Game) -> None:
    told = section(game)
    assert [name for name in messages(game, "event") if not re.search(rf"`{name}[ `]", told)] == []


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_key_is_told(game: Game) -> None:
    told = section(game)
    assert [key for key in sorted(shown(game)) if not re.search(rf"\b{re.escape(key)}\b", told)] == []


def test_what_look_tells_of_alexandros_is_what_its_page_says() -> None:
    """Open knowledge, that of a perfect memory too, and the seat's own hand: nothing more, nothing less."""
    s = position(
        at="move",
        walls=["2-0 3-1 4-2 3-3"],
        alexander="3-3",
        governors={1: "c3"},
        hands={0: "lyre", 1: "horse"},
        row="soldier horse",
        chance=["temple"],
    )
    play(s, "take soldier", "triangle b7", "corner 7-1", "path 4-2 6-2 7-1")
    words, view, names = teller(s.game, "en", None), s.view(0), ("Ada", "Bob")
    page = (DOCS / "alexandros.md").read_text(encoding="utf-8")
    told = page.partition("## What a perfect memory would know")[2].partition("```text\n")[2].partition("```")[0]
    assert [*words.look(view, names), *words.secrets(view, names)] == told.splitlines()
