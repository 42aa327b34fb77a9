"""Ask whether anything that is locked has a known weakness: `make audit`. Exits with 1 if so, or if nobody can tell."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import client

LOCKS = ("all", "host", "node", "audit")


def audit_python(lock: Path) -> list[str] | None:
    """The weaknesses of a lock of Python packages; None if nobody can tell."""
    command = [sys.executable, "-m", "pip_audit", "--format=json", "--progress-spinner=off", "--disable-pip"]
    done = subprocess.run([*command, "--require-hashes", "--requirement", lock], capture_output=True, text=True)
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except ValueError:
        return None
    # Where the service knows nothing of a package, pip-audit passes over it and is content.
    if any("vulns" not in package for package in packages):
        return None
    flaws = [(package, flaw) for package in packages for flaw in package["vulns"]]
    return [f"{at['name']} {at['version']}: {flaw['id']}, mended in {flaw['fix_versions']}" for at, flaw in flaws]


def audit_client() -> list[str] | None:
    """The weaknesses of what the browser client is built from; None if nobody can tell."""
    try:
        found = json.loads(client.npm("audit", "--json", quietly=True).stdout)["vulnerabilities"]
    except (ValueError, KeyError):
        return None
    return [f"{name} {flaw['range']}: {flaw['severity']}" for name, flaw in found.items()]


def tell(place: str, found: list[str] | None) -> bool:
    """Say what was found; whether it is nothing."""
    if found is None:
        print(f"{place}: the service that knows of weaknesses cannot be reached from here; try again where it can.")
    elif found:
        print(f"{place}: {len(found)} known weaknesses", *found, sep="\n  ")
    else:
        print(f"{place}: nothing is known against it.")
    return found == []


if __name__ == "__main__":
    folder = client.ROOT / "requirements"
    results = [tell(f"requirements/{lock}.lock", audit_python(folder / f"{lock}.lock")) for lock in LOCKS]
    results.append(tell("web/package-lock.json", audit_client()))
    sys.exit(not all(results))
