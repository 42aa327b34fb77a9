"""The real server with the built client, and people at real browsers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from support.person import Person
from support.served import Served


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "table.sqlite") as server:
        yield server


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Any]:
    """Makes people; at the end nobody's page may have complained."""
    people: list[Person] = []

    def make(**settings: Any) -> Person:
        people.append(Person(browser, served.url, **settings))
        return people[-1]

    yield make
    for each in people:
        each.context.close()
    assert [trouble for each in people for trouble in each.troubles] == []
