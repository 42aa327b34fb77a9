"""What of our Python travels to the browser: the referee, its games and words, and nothing that serves or learns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import entry_points, files
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import argead
from argead.shelf import GROUP, names

PARTS = ("__init__.py", "shelf.py", "kernel", "games", "language", "bots", "table", "site")
LEFT_OUT = re.compile(r"__pycache__|/pictures/|^argead/games/[^/]+/(teller|studies|log)\b|^argead/site/building/")
"""Pictures travel beside the archive; tellers, studies and logs are for other doors."""

LIBRARIES = ("fluent.runtime", "fluent.syntax", "attr", "attrs", "babel", "pytz", "typing_extensions")
"""What the words need."""

NOT_NEEDED = re.compile(
    r"__pycache__|^babel/(locale-data/(?!(root|en|fr)\.dat)|messages/)|^pytz/zoneinfo/|\.(pyi|so|pyd|c|pyx)$|^pytz/locales"
)
"""Of the libraries: other languages, and the zones of time."""

LICENCES = {"fluent.runtime": "fluent.runtime", "attr": "attrs", "babel": "babel", "pytz": "pytz"}
LICENCES |= {"fluent.syntax": "fluent.syntax", "typing_extensions": "typing-extensions"}
"""The distributions whose licences go with them."""

LONG_AGO = (1980, 1, 1, 0, 0, 0)


def archive() -> bytes:
    """The archive. The same files make the same bytes, so that its name can be its digest."""
    made = BytesIO()
    with ZipFile(made, "w") as packed:
        for name, raw in sorted(_contents().items()):
            packed.writestr(ZipInfo(name, LONG_AGO), raw, ZIP_DEFLATED, 9)
    return made.getvalue()


def digest(*parts: bytes) -> str:
    """What a file or a folder is called by."""
    return sha256(b"".join(parts)).hexdigest()[:16]


def _contents() -> dict[str, bytes]:
    found = {f"argead/{part}": file.read_bytes() for part, file in _ours()}
    for module in LIBRARIES:
        found |= {name: file.read_bytes() for name, file in _files_of(module) if not NOT_NEEDED.search(name)}
    for module, distribution in LICENCES.items():
        found |= _licences(module, distribution)
    return found | _from_outside()


def _ours() -> Iterator[tuple[str, Path]]:
    home = Path(argead.__file__).parent
    for part in PARTS:
        for file in [home / part] if part.endswith(".py") else sorted((home / part).rglob("*")):
            name = file.relative_to(home).as_posix()
            if file.is_file() and not LEFT_OUT.search(f"argead/{name}"):
                yield name, file


def _files_of(module: str) -> Iterator[tuple[str, Path]]:
    """The files of a package or module by the names that they are imported by."""
    spec = find_spec(module)
    assert spec is not None, module
    assert spec.origin is not None, module
    origin = Path(spec.origin)
    if not spec.submodule_search_locations:
        yield origin.name, origin
        return
    home = origin.parents[module.count(".") + 1]
    for file in sorted(origin.parent.rglob("*")):
        if file.is_file():
            yield file.relative_to(home).as_posix(), file


def _licences(module: str, distribution: str) -> dict[str, bytes]:
    listed = files(distribution) or []
    kept = [file for file in listed if re.search(r"dist-info/(.*/)?(LICEN[CS]E|COPYING)[^/]*$", file.as_posix())]
    return {f"licences/{module}/{file.name}": file.read_binary() for file in kept}


def _from_outside() -> dict[str, bytes]:
    """The games of other packages that are on the shelf, each with the entry point that it is found by."""
    found: dict[str, bytes] = {}
    for entry in entry_points(group=GROUP):
        package = entry.module.partition(".")[0]
        if entry.name not in names() or package == "argead":
            continue
        found |= {name: file.read_bytes() for name, file in _files_of(package) if "__pycache__" not in name}
        info = f"{package}-0.dist-info"
        found[f"{info}/METADATA"] = f"Metadata-Version: 2.1\nName: {package}\nVersion: 0\n".encode()
        points = found.get(f"{info}/entry_points.txt", f"[{GROUP}]\n".encode())
        found[f"{info}/entry_points.txt"] = points + f"{entry.name} = {entry.value}\n".encode()
    return found
