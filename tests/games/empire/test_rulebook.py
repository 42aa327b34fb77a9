"""Every numbered section of the rulebook and every ruling has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SECTIONS = [
    *("1_0", "2_0", "3_1", "3_2", "3_3", "4_0", "4_1", "4_1_1", "4_1_2"),
    *("5_1", "5_2", "5_3", "5_4", "5_5", "5_5_1", "5_5_2", "5_5_3", "5_5_4", "5_6"),
    *("6_0", "6_1", "7_0", "aid_sheet"),
]
"""3.0 and 5.0 are headings only."""

RULINGS = [f"E{number:02}" for number in range(1, 33)]
NAMES = [
    name
    for path in sorted(Path(__file__).parent.glob("test_*.py"))
    if path != Path(__file__)
    for name in re.findall(r"(?m)^def test_(\w+)\(", path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_of_the_rulebook_is_named(section):
    """`5_5` is not `5_5_1`."""
    assert [name for name in NAMES if re.search(rf"(^|_){section}_(?!\d)", f"{name}_")]


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_named(ruling):
    assert [name for name in NAMES if ruling in name.split("_")]
