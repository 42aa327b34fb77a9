"""The kit: a game that breaks a promise fails, each time for the reason it should."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from argead.games.empire import GAME
from argead.games.empire.state import Empire
from argead.kernel import Game
from argead.testing.kit import Kit
from argead.testing.playthroughs import playthroughs
from argead.testing.settings import settings_of
from games.empire import records as recordings
from support.data import GOLDEN, RECORDS

SETTING = settings_of(GAME)[0]


def kit(game: Game = GAME, records: Path = RECORDS / "empire", golden: Path = GOLDEN / "empire") -> Kit:
    """The kit as a test file would name it."""
    made = Kit()
    made.game, made.records, made.golden, made.told = game, records, golden, recordings.GOLDEN
    return made


@pytest.fixture
def described(monkeypatch: pytest.MonkeyPatch):
    """Describes Empire in another way for one test."""

    def describe(**changes: Any) -> Game:
        game = replace(GAME, **changes)
        monkeypatch.setattr(Empire, "game", game)
        return game

    return describe


def test_a_view_that_shows_what_is_hidden_is_found(described, capfd: pytest.CaptureFixture[str]) -> None:
    game = described(view=lambda s, seat: GAME.view(s, seat) | {"peek": s.secrets[:]})
    with pytest.raises(AssertionError):
        kit(game).test_a_guess_keeps_view_and_choices_byte_for_byte(capfd)


def test_a_view_without_its_seat_is_found(described) -> None:
    described(view=lambda s, seat: {"round": s.round})
    with pytest.raises(AssertionError):
        kit().test_views_are_json_and_hold_what_all_views_hold(SETTING)


def test_an_appraisal_out_of_bounds_is_found(described) -> None:
    described(appraise=lambda s, seat: 1.5)
    with pytest.raises(AssertionError):
        kit().test_appraisals_lie_between_0_and_1_and_know_the_winner(SETTING)


def test_a_guess_that_changes_the_state_is_found(described) -> None:
    described(guess=lambda s, seat, chance: s)
    with pytest.raises(AssertionError):
        kit().test_a_guess_leaves_the_state_alone(SETTING)


def test_a_copy_that_shares_a_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    clone = Empire.clone

    def shared(s: Empire, chance: Any) -> Empire:
        copy = clone(s, chance)
        copy.scores = s.scores
        return copy

    monkeypatch.setattr(Empire, "clone", shared)
    with pytest.raises(AssertionError):
        kit().test_what_is_played_on_a_clone_does_not_touch_the_original(SETTING)


def test_points_that_fall_are_found(described) -> None:
    described(view=lambda s, seat: GAME.view(s, seat) | {"scores": [-s.round] * s.players})
    with pytest.raises(AssertionError):
        kit().test_points_never_fall_unless_the_game_says_so(SETTING)


def test_another_story_than_the_golden_one_is_found(tmp_path: Path) -> None:
    golden = copytree(GOLDEN / "empire", tmp_path / "golden")
    one = next(playthroughs(GAME, RECORDS / "empire"))
    path = golden / one[0]
    kit(golden=golden).test_the_game_goes_as_it_went(one)
    path.write_text(path.read_text(encoding="utf-8").replace("seat 1 ", "seat 0 ", 1), encoding="utf-8")
    with pytest.raises(AssertionError):
        kit(golden=golden).test_the_game_goes_as_it_went(one)
    path.rename(golden / "another.txt")
    with pytest.raises(AssertionError):
        kit(golden=golden).test_no_playthrough_is_left_over()


def test_a_way_to_end_that_no_record_shows_is_found(tmp_path: Path) -> None:
    records = copytree(RECORDS / "empire", tmp_path / "records")
    for path in records.glob("*.jsonl"):
        if kit().outcome(path).reason == "rounds":
            path.unlink()
    with pytest.raises(AssertionError):
        kit(records=records).test_every_way_to_end_is_among_them()


def test_a_message_that_nobody_says_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = copytree(GAME.folder / "text", tmp_path / "text")
    for lang in ("en", "fr"):
        with (texts / f"{lang}.ftl").open("a", encoding="utf-8") as file:
            file.write("\nreason-nobody = Nobody says this.\n")
    monkeypatch.setattr(Game, "folder", tmp_path)
    with pytest.raises(AssertionError, match="reason-nobody"):
        kit(records=tmp_path).test_nothing_that_happens_fails_to_be_said_and_no_message_is_idle("en")


def test_a_language_that_lacks_a_message_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = copytree(GAME.folder / "text", tmp_path / "text")
    french = (texts / "fr.ftl").read_text(encoding="utf-8")
    (texts / "fr.ftl").write_text(french.replace("title =", "titre =", 1), encoding="utf-8")
    monkeypatch.setattr(Game, "folder", tmp_path)
    with pytest.raises(AssertionError):
        kit().test_all_languages_have_the_same_messages_with_the_same_arguments()
