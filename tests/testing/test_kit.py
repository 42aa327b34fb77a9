"""The kit: a game that breaks a promise fails, each time for the reason it should."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from argead.games.empire import GAME
from argead.games.empire.state import Empire
from argead.games.field_commander import GAME as COMMANDER
from argead.kernel import Answer, Dice, Game, IllegalAction, Lesson, Note, Page, Reason
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


def explained(change) -> Any:
    """Empire's reasons, each of them changed."""

    def explain(s: Empire, seat: int, thing: str) -> Reason | None:
        reason = GAME.explain(s, seat, thing)
        return reason and change(s, thing, reason)

    return explain


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda s, thing, reason: replace(reason, data=reason.data | {"peek": str(s.secrets)}), "betrays"),
        (lambda s, thing, reason: None if thing == "score:0" else reason, "nothing says why"),
        (lambda s, thing, reason: replace(reason, rule="nowhere"), "no section 'nowhere'"),
        (lambda s, thing, reason: s.scores.append(1) or reason, "changes nothing"),
    ],
)
def test_a_reason_that_is_missing_tells_too_much_has_no_rule_or_does_something_is_found(
    described, capfd: pytest.CaptureFixture[str], change, complaint: str
) -> None:
    game = described(explain=explained(change))
    with pytest.raises(AssertionError, match=complaint):
        kit(game).test_whatever_cannot_be_done_has_a_reason_that_betrays_nothing(capfd)


def test_an_action_that_names_what_is_not_on_the_table_is_found(described, capfd: pytest.CaptureFixture[str]) -> None:
    game = described(named=lambda view, action: ["card:7"])
    with pytest.raises(AssertionError, match="card:7"):
        kit(game).test_whatever_cannot_be_done_has_a_reason_that_betrays_nothing(capfd)


def test_a_reason_without_words_is_found(described, capfd: pytest.CaptureFixture[str]) -> None:
    game = described(explain=explained(lambda s, thing, reason: replace(reason, kind="unheard-of")))
    with pytest.raises(LookupError, match="unheard-of"):
        kit(game).test_whatever_cannot_be_done_has_a_reason_that_betrays_nothing(capfd)


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
    folder = copytree(GAME.folder, tmp_path / "empire")
    for lang in ("en", "fr"):
        with (folder / "text" / f"{lang}.ftl").open("a", encoding="utf-8") as file:
            file.write("\nreason-nobody = Nobody says this.\n")
    monkeypatch.setattr(Game, "folder", folder)
    with pytest.raises(AssertionError, match="reason-nobody"):
        kit(records=tmp_path).test_nothing_that_happens_fails_to_be_said_and_no_message_is_idle("en")


def test_words_for_a_reason_that_nothing_gives_and_a_reason_without_them_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copytree(GAME.folder, tmp_path / "empire")
    english = folder / "text" / "en.ftl"
    said = english.read_text(encoding="utf-8")
    english.write_text(said.replace("why-no-army =", "why-no-fleet =", 1), encoding="utf-8")
    monkeypatch.setattr(Game, "folder", folder)
    with pytest.raises(AssertionError, match="why-no-army"):
        kit().test_all_that_the_sources_name_has_a_message()
    with pytest.raises(AssertionError, match="why-no-fleet"):
        kit().test_nothing_that_happens_fails_to_be_said_and_no_message_is_idle("en")


def test_a_language_that_lacks_a_message_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = copytree(GAME.folder / "text", tmp_path / "text")
    french = (texts / "fr.ftl").read_text(encoding="utf-8")
    (texts / "fr.ftl").write_text(french.replace("title =", "titre =", 1), encoding="utf-8")
    monkeypatch.setattr(Game, "folder", tmp_path)
    with pytest.raises(AssertionError):
        kit().test_all_languages_have_the_same_messages_with_the_same_arguments()


def taught(*pages: Page, setup: tuple[Answer, ...] = ()) -> Kit:
    """Field Commander's kit, with another book in the place of its own."""
    book = Lesson("sample-turn", pages, setup)
    return kit(replace(COMMANDER, lesson=lambda options, players: book if options["guide"] != "none" else None))


WELCOME = (Note("welcome"),)


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        (Page("appoint darius", (), WELCOME), "appoint darius"),
        (Page("begin", (3,), WELCOME), "other answers"),
        (Page("begin", (), WELCOME, seat=1), "nobody waits for"),
    ],
)
def test_a_book_that_cannot_be_played_is_found(page: Page, fault: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises((AssertionError, IllegalAction), match=fault):
        taught(page).test_the_book_is_played_to_its_end_and_then_all_are_free(capfd)


def test_a_book_that_knows_another_set_up_is_found(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(AssertionError):
        taught(Page("begin", (), WELCOME), setup=(6,)).test_the_book_is_played_to_its_end_and_then_all_are_free(capfd)


def test_a_note_about_what_is_not_there_is_found() -> None:
    there = COMMANDER.things(COMMANDER.new(1, Dice(1)).view(0))[0]
    taught(Page("begin", (), (Note("welcome", (there,)),))).test_notes_point_at_what_the_learner_sees()
    with pytest.raises(AssertionError, match="what is not there"):
        taught(Page("begin", (), (Note("welcome", ("card:lyre",)),))).test_notes_point_at_what_the_learner_sees()


@pytest.mark.parametrize("page", [Page("begin"), Page("begin", (), (Note("nonsense"),)), Page("begin", (), WELCOME, 1)])
def test_a_page_without_its_note_and_a_note_that_nobody_reads_are_found(page: Page) -> None:
    with pytest.raises(AssertionError):
        taught(page).test_the_learner_is_told_something_before_each_move_and_nobody_else_is()


def test_a_lesson_that_needs_two_options_is_found() -> None:
    own = COMMANDER.lesson
    hidden = replace(
        COMMANDER, lesson=lambda options, players: own(options, players) if options["western_cities"] else None
    )
    with pytest.raises(AssertionError):
        kit(hidden).test_every_lesson_is_chosen_by_one_option()
