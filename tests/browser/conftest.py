"""The real server with the built client, and people at real browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from support.hosted import Host, cut_off, guests, hosted
from support.people import company
from support.person import Person
from support.scenes import Staged, stage
from support.served import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server that most tests of a file share: what they play there are matches of their own."""
    with Served(tmp_path_factory.mktemp("table") / "table.sqlite") as server:
        yield server


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Any]:
    with company(browser, served.url) as make:
        yield make


@pytest.fixture(scope="session")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, Staged]]]:
    """A server on which all scenes are set."""
    database = tmp_path_factory.mktemp("theatre") / "table.sqlite"
    scenes = stage(database)
    with Served(database) as server:
        yield server, scenes


@pytest.fixture
def at(browser: Browser, theatre: tuple[Served, dict[str, Staged]]) -> Iterator[Callable[..., Person]]:
    """Seats people at a scene; one who is not `helped` has never played before."""
    server, scenes = theatre
    with company(browser, server.url) as make:

        def sit(name: str, *, helped: bool = True, **settings: Any) -> Person:
            somebody = make(**settings)
            scenes[name].enter(somebody, helped=helped)
            return somebody

        yield sit


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Any host of files, with the site in a folder below another."""
    with hosted(tmp_path_factory.mktemp("host")) as files:
        yield files


@pytest.fixture
def guest(browser: Browser, host: Host) -> Iterator[Callable[..., Person]]:
    """Makes people who visit it."""
    with guests(browser, host) as come:
        yield come


@pytest.fixture
def hermit(guest: Callable[..., Person]) -> Person:
    """Somebody who has been there once, and has no network from then on."""
    return cut_off(guest())
