"""What a machine can tell of how a text is written, shown by sentences that are wrong and others that only seem so."""

from __future__ import annotations

import pytest

from argead.testing.prose import Prose, page_faults, source_faults

WRONG = [
    ("fr", "L'impôt est levé."),
    ("fr", "Main de Ada."),
    ("fr", "La route de Égypte."),
    ("fr", "Le plan de Antigone."),
    ("fr", "Il faut que Ada joue."),
    ("fr", "Elle gagne le Épire."),
    ("fr", "Il entre au Égypte."),
    ("fr", "C’est sa armée."),
    ("fr", "Mène ce engin."),
    ("fr", "La prise du Halicarnasse."),
    ("fr", "Si il gagne, tout finit."),
    ("fr", "La bataille de le Granique."),
    ("fr", "Il va à les Indes."),
    ("fr", "3 murs, dont 1 rouges."),
    ("fr", "Qui commence?"),
    ("fr", "Qui commence ?"),
    ("fr", "Tour 3: Ada."),
    ("fr", "Il dit «\xa0oui »."),
    ("fr", "A vous de jouer."),
    ("fr", "Le tour de de Bob."),
    ("fr", "Ada joue ."),
    ("fr", "Ada  joue."),
    ("fr", "Un instant …"),
    ("en", "It's your turn."),
    ("en", "Ada takes a orange 4."),
    ("en", "Ada takes a 8."),
    ("en", "Ada rolls an 4."),
    ("en", "An unit falls."),
    ("en", "Wait a hour."),
    ("en", "Who begins ?"),
    ("en", "The the wall falls."),
    ("en", "Red : 4"),
]

RIGHT = [
    ("fr", "Main d’Ada, de Bob et de Hal\xa0; le héros et le huit, de onze à douze."),
    ("fr", "Prenez-le aussitôt, ou laissez-la à Bob\xa0; ce à quoi l’on joue, de A à Z."),
    ("fr", "Avec le II, 1 fois sur 6, le niveau 1 dans les 3\xa0% de cas."),
    ("fr", "Vous vous passez de le dire\xa0: «\xa0non\xa0!\xa0»"),
    ("fr", "Vue à 12:30, coup greedy:4, 1,5 points, 1 mur (?)."),
    ("en", "Ada’s hour: an 8, a 1, an 11, a one, a unit, an heir, in row A."),
    ("en", "Type ? for help."),
]


@pytest.mark.parametrize(("lang", "text"), WRONG)
def test_what_is_wrong_is_found(lang, text):
    assert len(Prose(lang).faults(text)) == 1


@pytest.mark.parametrize(("lang", "text"), RIGHT)
def test_what_is_right_is_left_alone(lang, text):
    assert Prose(lang).faults(text) == []


COUNTS = """
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
walls = { $count ->
    [one] 1 mur nouveau
   *[other] { $count } murs nouveaux
}
"""


def test_words_that_a_file_counts_are_singular_and_plural_where_they_should_be():
    prose = Prose("fr", COUNTS)
    assert prose.faults("0 carte, 1 mur, 2 murs, 21 cartes, 1,5 carte") == []
    assert [len(prose.faults(text)) for text in ("2 carte", "0 murs", "11 mur", "1 cartes et 1 murs")] == [1, 1, 1, 4]


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("fr", "hand = Main de { $name }"),
        ("fr", "lost = Il faut que { $name } joue"),
        ("fr", "rolled = Le { $value } sort"),
        ("fr", "turned = { $card } est retournée."),
        ("fr", "fell = { CAPITAL($area) } a été conquise."),
        ("en", "pushed = Push a { $colour } die"),
        ("fr", 'who = Qui commence{" "}?!\n    .name = de Ada'),
    ],
)
def test_messages_that_some_arguments_would_spoil_are_found(lang, message):
    assert len(source_faults(message, lang)) == 1


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("fr", "hand = Main { DE($name) }, le { NUMBER($value) }"),
        ("fr", "turned = La carte { $card } est retournée, { $area } est à nous."),
        ("fr", 'ends = { $ends ->\n    [true] {" "}; c’est la fin\n   *[false] { "" }\n}'),
        ("en", "pushed = Push { AN($colour) } die"),
        ("en", "# It's a comment of the writer's"),
    ],
)
def test_messages_that_fit_all_arguments_are_left_alone(lang, message):
    assert source_faults(message, lang) == []


def test_pages_are_read_without_their_code_ids_and_tables():
    assert (
        page_faults("## Un *mur* {#walls}\n\n`3 / 4² : 2` se lit\xa0:\n\n| a | b |\n|---|---|\n| 1 | murs |", "fr")
        == []
    )
    assert len(page_faults("Prenez **le**\n*écu*.", "fr")) == 1
