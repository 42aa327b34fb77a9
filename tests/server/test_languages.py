"""Languages that nobody here speaks are answered in English, and nothing is kept for them."""

from __future__ import annotations

from argead.kernel import Dice, Match
from argead.language import LANGUAGES, client_words, phrasebook
from argead.shelf import catalogue
from argead.table import Seat, Table
from argead.table.refusals import language
from support.served import Served

STRANGE = ["", "de", "EN", "fr-CH", "../../secret", "x" * 500]


def test_every_call_answers_in_english(served: Served) -> None:
    sitting = served.create("here", "here")
    for path in (
        "/api/games",
        "/api/games/empire/rules",
        "/api/games/empire/words",
        sitting.path,
        f"{sitting.path}/at/0",
    ):
        english = served.http.get(path, params={"lang": "en"}).content
        assert served.http.get(path, params={"lang": "fr"}).content != english
        assert [lang for lang in STRANGE if served.http.get(path, params={"lang": lang}).content != english] == []
    refused = [served.http.get("/api/matches/none", params={"lang": lang}).content for lang in ("en", *STRANGE)]
    assert len(set(refused)) == 1


def test_words_are_kept_for_our_languages_alone() -> None:
    for game in catalogue():
        assert {id(phrasebook(game, lang)) for lang in STRANGE} == {id(phrasebook(game, "en"))}
        assert {id(client_words(game, lang)) for lang in STRANGE} == {id(client_words(game, "en"))}
    assert {language(lang) for lang in (*STRANGE, *LANGUAGES)} == set(LANGUAGES)


def test_a_journal_is_worded_once_for_all_who_read_english() -> None:
    game = next(iter(catalogue()))
    names = tuple(f"Seat {n}" for n in range(game.seats[0]))
    table = Table(Match(game, names, Dice(1)), [Seat("here", name) for name in names])
    first = table.journal(0, "en")
    assert first
    for lang in STRANGE:
        assert [id(line) for line in table.journal(0, lang)] == [id(line) for line in first]
