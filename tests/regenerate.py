"""Write the golden playthroughs and the recorded games anew: `.venv/bin/python tests/regenerate.py`.

Do this after a change of rules, and read the diff.
"""

from __future__ import annotations

from support import golden, recorded

recorded.regenerate()
golden.regenerate()
