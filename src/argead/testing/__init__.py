"""The kit that every game is held to, ours and those from outside (extra `testing`).

A game is implemented when it passes. Its test file is a few lines:

    from argead.testing.kit import Kit

    class TestSomegame(Kit):
        game = GAME
        records = HERE / "records"
        golden = HERE / "golden"

`recorded` and `playthroughs` write the files in these two folders, and need no pytest.
"""

import sys
from pkgutil import iter_modules

# Under pytest a failure shows what was compared, as in a test file, if pytest knows of it before the import.
if "pytest" in sys.modules:
    sys.modules["pytest"].register_assert_rewrite(*(f"{__name__}.{module.name}" for module in iter_modules(__path__)))
