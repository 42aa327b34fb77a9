"""Building the site: a folder of files that any web host can serve, and that plays all games by itself.

The `shell` is what `make` has made of `web/` and of the interpreter; our Python, the answers that never change and the
list of all files are added here, so that games from outside that are installed travel along.
"""

from argead.site.building.folder import NotBuilt, built, write

__all__ = ["NotBuilt", "built", "write"]
