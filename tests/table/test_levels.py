"""Levels: which a game has, how they are called in each language, and what bad ones are told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from argead.bots import bot, bots_of
from argead.bots.levels import LEVELS, NEWCOMERS, levels_of
from argead.kernel import Dice, Match, SetupError
from argead.language import LANGUAGES
from argead.shelf import catalogue, game
from argead.table import Seat, Table, describe
from argead.table.levels import bot_name, level_called, level_shown, seat_name, stand_ins, trouble_said

EMPIRE = game("empire")
LEARNED = replace(EMPIRE, features=lambda state, seat: [])


def test_a_game_with_rivals_has_levels_and_one_without_has_none():
    assert NEWCOMERS in levels_of(EMPIRE)
    assert levels_of(LEARNED) == tuple(LEVELS)
    shown = describe(EMPIRE, "fr")["levels"]
    assert [level["name"] for level in shown] == list(levels_of(EMPIRE))
    assert shown[1]["label"] == "Compagnon"
    assert describe(game("field-commander"), "en")["levels"] == []


@pytest.mark.parametrize("described", catalogue(), ids=lambda each: each.name)
def test_ratings_are_those_of_the_levels_by_the_number_of_players(described):
    shown = describe(described, "en")["ratings"]
    assert shown.keys() <= {str(players) for players in range(2, described.seats[1] + 1)}
    for levels in shown.values():
        assert levels.keys() <= set(levels_of(described))
        assert all(each["low"] <= each["points"] <= each["high"] for each in levels.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_level_has_a_word_and_one_sentence(lang):
    told = [level_shown(level, lang) for level in LEVELS]
    assert len({level["label"] for level in told}) == len(LEVELS)
    assert all(level["about"].endswith(".") and level["about"].count(".") == 1 for level in told)


@pytest.mark.parametrize(
    ("seat", "english", "french"),
    [
        (Seat("bot", "General", "general"), "General", "Général"),
        (Seat("bot", "Conquérant 2", "conqueror"), "Conqueror 2", "Conquérant 2"),
        (Seat("bot", "Companion", "companion/armies"), "Companion", "Compagnon"),
        (Seat("bot", "Bucephalus", "general"), "Bucephalus", "Bucephalus"),
        (Seat("bot", "General", "greedy"), "General", "General"),
        (Seat("here", "General"), "General", "General"),
        (Seat("bot", "greedy:4", "greedy:4"), "greedy:4", "greedy:4"),
    ],
)
def test_a_level_is_called_by_its_word_in_the_readers_language(seat, english, french):
    assert (seat_name(seat, "en"), seat_name(seat, "fr")) == (english, french)


def test_journal_seats_and_end_are_told_with_the_levels_words():
    seats = [Seat("bot", "Companion", "companion"), Seat("bot", "Companion 2", "companion")]
    table = Table(Match(EMPIRE, tuple(seat.name for seat in seats), Dice(1)), seats)
    while (due := table.due()) is not None and table.match.ply < 6:
        table.take([table.play(due, list(table.thinking(due, 1).run())[-1])])
    french = table.seen(None, "fr")
    assert [seat["name"] for seat in french["seats"]] == ["Compagnon", "Compagnon 2"]
    assert any("Compagnon 2" in line["text"] for line in french["journal"])
    assert not any("Companion" in line["text"] for line in french["journal"])
    assert any("Companion 2" in line["text"] for line in table.seen(None, "en")["journal"])
    assert table.match.record.header.seats == ("Companion", "Companion 2")


def test_a_name_tells_the_level_that_it_is_the_word_of():
    assert [level_called(name) for name in ("Général", "Novice 3", "Anna", "Generals", "")] == [
        "general",
        "novice",
        None,
        None,
        None,
    ]
    assert bot_name("general", "fr") == "Général"
    assert bot_name("greedy:4", "fr") == "greedy:4"


@pytest.mark.parametrize(
    ("spec", "name", "others"),
    [
        ("conqueror", "empire", ("general", "companion", "novice")),
        ("companion/armies", "empire", ("novice",)),
        ("novice", "empire", ()),
        ("search:400", "empire", ("general", "companion", "novice")),
        ("greedy:4", "empire", ("novice",)),
        ("random", "empire", ("novice",)),
        ("commander", "field-commander", ("greedy",)),
        ("net", "field-commander", ("greedy",)),
        ("random", "field-commander", ("greedy",)),
        ("greedy:4", "field-commander", ()),
    ],
)
def test_whoever_cannot_decide_gives_way_to_the_lower_levels(spec, name, others):
    assert stand_ins(spec, game(name)) == others


@pytest.mark.parametrize("described", catalogue(), ids=lambda each: each.name)
def test_whoever_stands_in_is_a_bot_of_the_game(described):
    for spec in (*levels_of(described), *bots_of(described)):
        for other in stand_ins(spec, described):
            assert bot(other, game=described)


def test_a_game_with_two_levels_has_no_others_to_stand_in():
    untaught = replace(EMPIRE, features=None)
    assert stand_ins("conqueror", untaught) == ("companion", "novice")


def test_trouble_is_told_of_levels_and_of_other_bots():
    assert trouble_said("net", "greedy", "en") == "The bot net could not decide; the bot greedy moved in its place."
    said = "Le robot net n’a pas pu se décider\u00a0; le robot greedy a joué à sa place."
    assert trouble_said("net", "greedy", "fr") == said
    assert trouble_said("general", "companion", "fr").startswith("Le Général n’a pas pu se décider")
    said = "The bot greedy:4 could not decide, nor could anybody in its place: it will try again."
    assert trouble_said("greedy:4", "", "en") == said


@pytest.mark.parametrize(
    ("spec", "described", "complaint"),
    [
        ("emperor", LEARNED, "there is no bot 'emperor' for empire: choose novice, companion, general, conqueror, "),
        (
            "general",
            game("field-commander"),
            "field-commander has no level 'general': choose random, greedy",
        ),
        ("general:4", LEARNED, "the level 'general' has no strength: write just 'general'"),
        ("companion/oracles", EMPIRE, "empire has no style 'oracles'"),
    ],
)
def test_a_level_that_there_is_not_is_refused_in_one_sentence_that_names_the_levels(spec, described, complaint):
    with pytest.raises(SetupError, match=complaint):
        bot(spec, game=described)
