"""The folder of the site: the shell as it was built, with our Python, the answers, and a list of all files."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import argead
from argead.kernel import SetupError
from argead.site.building.answers import answers
from argead.site.building.packing import archive, digest
from argead.site.outcomes import dump

SHELL = Path(argead.__file__).parent / "offline"
"""Where `make` puts what it makes of `web/` and of the interpreter."""

PAGE, WORKER, LIST = "index.html", "sw.js", "files.json"
VERSION = b"%VERSION%"
"""Where the service worker is told the version: it must know its own, and browsers see by it that it is another."""

REFEREE = "referee"


class NotBuilt(SetupError):
    """The shell has not been built."""


def built(shell: Path | None = None) -> bool:
    """Whether there is a shell to be filled."""
    shell = shell or SHELL
    return (shell / PAGE).is_file() and (shell / REFEREE).is_dir()


def write(directory: Path, shell: Path | None = None) -> int:
    """Write the site into a folder that is new or empty; how many bytes it has."""
    shell = shell or SHELL
    if not built(shell):
        raise NotBuilt("the site is not built: run `make site` in the folder of the project")
    if directory.exists() and any(directory.iterdir()):
        raise SetupError(f"{directory} is not empty: name a new folder, so that nothing of yours is lost")
    files = _files(shell)
    for name, raw in files.items():
        file = directory / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(raw)
    return sum(map(len, files.values()))


def _files(shell: Path) -> dict[str, bytes]:
    """All files by their names. What is large or many carries its digest or version in its name, and may be kept."""
    files = {file.relative_to(shell).as_posix(): file.read_bytes() for file in shell.rglob("*") if file.is_file()}
    files = {name: raw for name, raw in files.items() if not name.startswith(".")}
    referee = f"{REFEREE}-{digest(*(raw for name, raw in sorted(files.items()) if name.startswith(REFEREE)))}"
    files = {name.replace(f"{REFEREE}/", f"{referee}/", 1): raw for name, raw in files.items()}
    ours, told = archive(), answers()
    packed = f"argead-{digest(ours)}.zip"
    files |= {packed: ours, **told}
    page, worker = files.pop(PAGE), files.pop(WORKER, b"")
    site: dict[str, object] = {
        "version": digest(page, worker, *(name.encode() + raw for name, raw in sorted(files.items()))),
        "argead": argead.__version__,
        "archive": packed,
        "referee": f"{referee}/",
        "data": f"{next(iter(told)).partition('/')[0]}/",
        "bytes": {name: len(raw) for name, raw in files.items() if name.startswith((referee, packed))},
    }
    files[PAGE] = _with_site(page, site)
    files[LIST] = _list(files, str(site["version"]))
    if worker:
        files[WORKER] = worker.replace(VERSION, str(site["version"]).encode())
    return files


def _with_site(page: bytes, site: dict[str, object]) -> bytes:
    """The page, which is told where its parts are."""
    told = f'<script id="site" type="application/json">{dump(site).replace("<", "&lt;")}</script>\n  </head>'
    return page.replace(b"</head>", told.encode(), 1)


def _list(files: dict[str, bytes], version: str) -> bytes:
    """Every file with its size and digest, for the service worker."""
    listed = [
        {"path": name, "bytes": len(raw), "sha256": sha256(raw).hexdigest()} for name, raw in sorted(files.items())
    ]
    return dump({"version": version, "bytes": sum(map(len, files.values())), "files": listed}).encode()
