"""What all tests share: the real browser, the real PostgreSQL, and a clear word where a machine lacks them."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, sync_playwright
from sqlalchemy import create_engine, make_url, text

from support import postgres
from support.chromium import CHROMIUM, QUIET


def _lack_for_browser() -> str | None:
    if not CHROMIUM.exists():
        return f"needs Debian's chromium ({CHROMIUM})"
    try:
        ctypes.CDLL("libatomic.so.1")
    except OSError:
        return "needs Debian's libatomic1, which Playwright's driver is linked with"
    return None


def _lack_for_postgres() -> str | None:
    return None if postgres.programs() else "needs Debian's postgresql (/usr/lib/postgresql/*/bin)"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of each fixture that needs more than Python, and skip them where the machine lacks it."""
    for mark, fixture, lack in [
        ("browser", "browser", _lack_for_browser()),
        ("postgres", "postgres_server", _lack_for_postgres()),
    ]:
        for item in items:
            if fixture in getattr(item, "fixturenames", ()):
                item.add_marker(mark)
            if lack and item.get_closest_marker(mark):
                item.add_marker(pytest.mark.skip(reason=lack))


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test finds the user's own games, or leaves any behind among them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The SQLAlchemy URL of a real PostgreSQL server that lives as long as the test run."""
    with postgres.server() as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """The SQLAlchemy URL of a fresh, empty database."""
    name = f"test_{uuid4().hex}"
    engine = create_engine(postgres_server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return make_url(postgres_server).set(database=name).render_as_string(hide_password=False)


# Playwright's synchronous interface keeps an event loop running in this thread; one that lived for the whole session
# would forbid `asyncio.run` to every later test.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real Chromium, headless."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield chromium
        chromium.close()
