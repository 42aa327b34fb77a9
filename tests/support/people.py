"""Several people at browsers of their own, and what their pages complained of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser

from support.person import Person


@contextmanager
def company(browser: Browser, url: str) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end nobody's page may have complained."""
    people: list[Person] = []

    def make(**settings: Any) -> Person:
        people.append(Person(browser, url, **settings))
        return people[-1]

    yield make
    for each in people:
        each.context.close()
    assert [trouble for each in people for trouble in each.troubles] == []
