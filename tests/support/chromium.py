"""The real browser of the tests, and one whose owner lets no page store anything."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext

CHROMIUM = Path("/usr/bin/chromium")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
FORBIDDEN = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""What the browser's own settings call blocking all cookies is blocking every kind of storage."""


class Forbidding:
    """A browser with such a profile, in the place of one that makes profiles as they are needed."""

    def __init__(self, browser: Browser, profile: Path) -> None:
        self._type, self._profile = browser.browser_type, profile
        (profile / "Default").mkdir()
        (profile / "Default" / "Preferences").write_text(json.dumps(FORBIDDEN))

    def new_context(self, **how: Any) -> BrowserContext:
        return self._type.launch_persistent_context(self._profile, executable_path=CHROMIUM, args=list(QUIET), **how)
