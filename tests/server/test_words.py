"""The words of a game, as clients fetch them."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from argead.shelf import catalogue
from support.served import Served, code


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_hands_its_words_out(served: Served, lang: str):
    for each in catalogue():
        text = served.http.get(f"/api/games/{each.name}/words", params={"lang": lang}).json()
        assert text.keys() == {"words", "by_seat"}
        bundle = FluentBundle([lang])
        bundle.add_resource(FluentResource(text["words"]))
        assert bundle.has_message("title")
        assert bundle.has_message("client-board")
        assert not re.search(r"(?m)^(teller|account)-", text["words"]), "what others say"


def test_other_languages_are_answered_in_english_and_other_games_refused(served: Served):
    english, strange = (
        served.http.get("/api/games/empire/words", params={"lang": lang}).json() for lang in ("en", "../../secret")
    )
    assert english == strange
    assert code(served.http.get("/api/games/chess/words")) == (404, "not-found")
