"""Hatch's build hook: wheel and source archive carry the built browser client."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import client


class ClientBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        if client.has_node() or not client.is_stale():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text())
        requirements: list[str] = project["dependency-groups"]["node"]
        return requirements

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install reads the client from the source tree, where `make` keeps it up to date.
        if version != "editable":
            client.build()
