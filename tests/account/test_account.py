"""The account of a campaign: what it tells, in both languages, and that it needs nothing beside itself."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from argead.games.field_commander.account.chronicle import Chronicle
from argead.games.field_commander.account.dice import ENEMY, OWN
from argead.kernel import Dice, Match, Record
from argead.lab import play, prepare
from argead.language import phrasebook
from argead.shelf import game
from argead.table.account.luck import together
from argead.table.account.page import page

GAME = game("field-commander")
VOID = {"meta", "br", "line", "path", "rect"}


class Outline(HTMLParser):
    """Checks that every element is closed, and keeps what they say."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.svgs: list[dict[str, str | None]] = []
        self.addresses: list[str | None] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.addresses += [given[name] for name in ("src", "href") if name in given]
        if tag == "svg":
            self.svgs.append(given)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and re.fullmatch("h[1-4]", self.open[-1]):
            self.headings.append(data)


def told(bot: str, number: int, **options: object) -> Match:
    played = play(prepare("field-commander", [bot], options=options, seed=7, keep_records=True), number)
    assert played.record is not None
    return Match.replay(Record.parse(played.record), GAME)


@pytest.fixture(scope="module")
def campaign() -> Match:
    return told("commander", 0)


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark")])
def test_the_page_is_sound_and_holds_everything(campaign: Match, lang: str, theme: str) -> None:
    text = page(campaign, lang, theme)
    outline = Outline(text)
    assert outline.open == []
    assert outline.addresses == []
    assert not re.search(r"https?:|url\((?!#)|@import|<script", text)
    assert f'<html lang="{lang}" data-theme="{theme}">' in text
    curves = [svg for svg in outline.svgs if svg.get("role") == "img"]
    assert len(curves) == 4, "the worth of a victory, gold, Glory and Forces"
    assert text.count("<desc>") == 4
    assert {"en": "Luck", "fr": "La chance"}[lang] in outline.headings
    turns = [line for line in outline.headings if re.match(r"(Turn|Tour) \d", line)]
    assert len(turns) == campaign.state.view(0)["turn"]


def test_the_result_is_told(campaign: Match) -> None:
    text = page(campaign, "en", "light")
    outcome = campaign.state.outcome()
    assert outcome is not None
    assert phrasebook(GAME, "en").outcome(outcome, campaign.record.header.seats) in text.replace("&#x27;", "'")
    assert "The campaign in figures" in text
    assert "The reckoning" in text


def test_dice_add_up_to_those_of_the_journal(campaign: Match) -> None:
    trials = Chronicle(campaign).dice.trials
    for sort, kind in ((OWN, "attacked"), (ENEMY, "enemy-attacked")):
        events = [event for _, event in campaign.events if event.kind == kind]
        sacrificed = sum(event.kind == "sacrificed" for _, event in campaign.events) if sort == OWN else 0
        if not sacrificed:
            assert together(trials[sort]).scored == sum(event.data["hits"] for event in events)


def test_battles_and_their_losses(campaign: Match) -> None:
    fights = [fight for part in Chronicle(campaign).parts for fight in part.fights]
    assert len(fights) == sum(event.kind == "battle" for _, event in campaign.events)
    for fight in fights:
        assert fight.result in ("won", "retreated", "slain")
        assert 0 <= fight.lost <= fight.own
        assert 0 <= fight.destroyed <= fight.foes
        assert fight.destroyed + fight.fled == fight.foes or fight.result != "won"


def test_a_life_has_a_chapter_for_each_campaign() -> None:
    match = told("commander", 0, campaign="life")
    parts = Chronicle(match).parts
    reckoning = match.state.view(0)["reckoning"]
    assert [part.campaign for part in parts] == [entry["campaign"] for entry in reckoning]
    for part, entry in zip(parts, reckoning, strict=True):
        assert len(part.turns) == entry["turn"] + 1
        if entry["won"]:
            assert (part.turns[-1].moments[-1].glory, part.turns[-1].moments[-1].level) == (
                entry["glory"],
                entry["level"],
            )
    text = page(match, "en", "light")
    assert Outline(text).open == []
    assert "The life of Alexander" in text


def test_what_was_taken_back_has_not_happened() -> None:
    match = Match(GAME, ("Ada",), Dice(3), dice="table")
    for move in ("adopt theban-fury", "undo", "begin"):
        if move == "undo":
            match.undo(0)
        else:
            match.play(0, move)
    text = page(match, "en", "light")
    assert "Theban Fury" not in text
    assert "The game is not over yet." in text


def test_names_cannot_write_into_the_page() -> None:
    match = Match(GAME, ("<script>alert(1)</script>",), Dice(3))
    text = page(match, "en", "light")
    assert "<script>" not in text
    assert "&lt;script&gt;" in text


@pytest.mark.parametrize("chosen", ["granicus", "issus", "tyre", "gaugamela"])
def test_every_campaign_of_random_play_can_be_told(chosen: str) -> None:
    for number in range(4):
        match = told("random", number, campaign=chosen)
        for lang in ("en", "fr"):
            assert Outline(page(match, lang, "light")).open == []
