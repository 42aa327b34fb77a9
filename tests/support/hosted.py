"""Any host of files with the site in one of its folders, and people who visit it."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from argead.site.building import built, write
from argead.site.building.folder import REFEREE, SHELL
from support.people import company
from support.person import Person

MINUTES = 120_000
"""The interpreter wakes in a second or two, but not on a machine that is busy with something else."""

FOLDER = "pages/argead"


class Host:
    """The site at the address of a folder. `cut`: of files whose names end so only the first half comes."""

    def __init__(self, home: Path, folder: str = FOLDER) -> None:
        self.cut: str | None = None
        self.site = home / folder
        write(self.site)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, self, directory=str(home)))
        self.url = f"http://127.0.0.1:{self._server.server_port}/{folder}".rstrip("/")
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def renew(self, shell: Path) -> None:
        """Put a newer version in the place of this one; `shell` is where that is made, of another interpreter."""
        shutil.copytree(SHELL, shell)
        (shell / REFEREE / "newer.txt").write_text("Another interpreter has another digest.")
        shutil.rmtree(self.site)
        write(self.site, shell)

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Files(SimpleHTTPRequestHandler):
    """What a host does: it sends files, and leads from a page's own name to its folder."""

    def __init__(self, host: Host, *given: Any, **more: Any) -> None:
        self.host = host
        super().__init__(*given, **more)

    def do_GET(self) -> None:
        if self.path.endswith("/index.html"):
            self.send_response(308)
            self.send_header("location", self.path.removesuffix("index.html"))
            self.send_header("content-length", "0")
            self.end_headers()
        else:
            super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        sent = source.read()
        is_cut = self.host.cut is not None and self.path.endswith(self.host.cut)
        outputfile.write(sent[: len(sent) // 2] if is_cut else sent)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def hosted(home: Path, folder: str = FOLDER) -> Iterator[Host]:
    """A host for as long as it is needed."""
    if not built():
        pytest.skip("the site's shell is not built: run `python scripts/client.py build`")
    host = Host(home, folder)
    yield host
    host.stop()


@contextmanager
def guests(browser: Browser, host: Host) -> Iterator[Callable[..., Person]]:
    """Makes people who visit the host, whose pages keep to their own policy; at the end none may have complained."""
    with company(browser, host.url) as make:

        def come(**settings: Any) -> Person:
            somebody = make(guarded=True, **settings)
            expect.set_options(timeout=MINUTES)
            somebody.page.set_default_timeout(MINUTES)
            return somebody

        yield come


def visit_once(somebody: Person) -> Person:
    """Let all be kept that the next visit needs."""
    somebody.visit()
    expect(somebody.see("site-kept")).to_be_visible()
    return somebody


def cut_off(somebody: Person) -> Person:
    """The same, and no network from then on."""
    visit_once(somebody).context.set_offline(True)
    return somebody


def begin(somebody: Person, game: str) -> None:
    """Begin a game of the lobby as it is offered."""
    somebody.visit()
    somebody.see(f"game-{game}").click()
    somebody.see("start").click()
    somebody.wait_for_turn()


def shown(somebody: Person) -> tuple[str, str]:
    """What is asked, and what has happened."""
    return somebody.see("decision").inner_text(), somebody.see("journal").inner_text()


def export(somebody: Person, file: Path) -> None:
    """Everything that is kept, as one file."""
    somebody.visit()
    somebody.see("kept-button").click()
    with somebody.page.expect_download() as download:
        somebody.see("kept-export").click()
    download.value.save_as(file)


def take_in(somebody: Person, file: Path) -> None:
    """Choose a file that was exported."""
    somebody.visit()
    somebody.see("kept-button").click()
    somebody.see("kept-import").set_input_files(file)
