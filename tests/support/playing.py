"""A whole game by the page's own controls, whatever the game."""

from __future__ import annotations

from collections.abc import Callable

from support.person import FORM, Person

Preference = Callable[[list[str]], int]
"""Which of some moves is made."""


def prefer(*verbs: str) -> Preference:
    """A simple player's choice: the first of these verbs that there is, else the middle of the list."""

    def choose(notations: list[str]) -> int:
        for verb in verbs:
            for position, notation in enumerate(notations):
                if notation.split()[0] == verb:
                    return position
        return len(notations) // 2

    return choose


def answer(person: Person, choose: Preference) -> None:
    """Make a move, or lay the numbers out as they are proposed."""
    form = person.page.locator(FORM)
    if form.count():
        person.take(form.first)
        return
    choices = person.choices()
    notations = choices.evaluate_all("all => all.map(each => each.dataset.notation)")
    person.take(choices.nth(choose(notations)))


def play(person: Person, choose: Preference, most: int | None = None) -> int:
    """Play to the end, or for so many moves; how many were made."""
    moves = 0
    while moves != most:
        person.wait_for_turn()
        if person.is_over():
            break
        answer(person, choose)
        moves += 1
    return moves
