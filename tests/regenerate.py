"""Write the golden playthroughs, the recorded games and the positions in the pictures of the rules anew:
`.venv/bin/python tests/regenerate.py [GAME...]`.

Do this after a change of rules, and read the diff. Without a name all games are made anew.
"""

from __future__ import annotations

import sys
from importlib import import_module

from argead import shelf
from argead.testing import playthroughs, recorded
from support.data import GOLDEN, RECORDS
from support.pages import write_figures

for name in sys.argv[1:] or shelf.names():
    folder = f"games.{name.replace('-', '_')}"
    write_figures(name, import_module(f"{folder}.figures").figures())
    module = import_module(f"{folder}.records")
    recorded.regenerate(RECORDS / name, module.records())
    playthroughs.regenerate(shelf.game(name), GOLDEN / name, RECORDS / name, module.GOLDEN)
