"""Write the golden playthroughs and the recorded games anew: `.venv/bin/python tests/regenerate.py [GAME...]`.

Do this after a change of rules, and read the diff. Without a name all games are made anew.
"""

from __future__ import annotations

import sys

from argead import shelf
from support import golden, recorded

names = sys.argv[1:] or shelf.names()
recorded.regenerate(names)
golden.regenerate(names)
