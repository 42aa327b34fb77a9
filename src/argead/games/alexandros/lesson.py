"""Learn by the book: eleven turns of two players, of which the first two are the rulebook's own illustrations."""

from __future__ import annotations

from collections.abc import Mapping

from argead.kernel import Answer, Lesson, Note, Page, Value

LEARNER, RIVAL = 0, 1
TEMPLE, AMPHORA, HORSE, LYRE, SOLDIER = "temple", "amphora", "horse", "lyre", "soldier"


def _page(notation: str, *answers: Answer, notes: tuple[Note, ...]) -> Page:
    return Page(notation, answers, notes, LEARNER)


def _rival(notation: str, *answers: Answer) -> Page:
    return Page(notation, answers, (), RIVAL)


def _note(name: str, *things: str) -> Note:
    return Note(name, things)


FIRST_PROVINCE = (
    _page(
        "take lyre",
        SOLDIER,
        notes=(
            _note("aim", "piece:alexander", "score:0"),
            _note("cards", "row:1", "row:2", "hand:amphora"),
            _note("first-choice", "triangle:a6", "triangle:c3"),
        ),
    ),
    _page(
        "corner 3-3",
        notes=(_note("replaced", "row:1"), _note("corners", "point:2-2", "point:4-2", "point:3-3")),
    ),
    _page(
        "path 3-1 4-2 3-3",
        notes=(_note("ways", "triangle:a2", "triangle:b2", "triangle:b3", "triangle:c3"), _note("undo")),
    ),
    _page(
        "occupy b2",
        notes=(
            _note("worth", "province:a2", "triangle:a2", "triangle:b3"),
            _note("price", "triangle:b2", "triangle:c3"),
        ),
    ),
    _page("pay", notes=(_note("pay", "hand:lyre", "hand:amphora"),)),
    _page(
        "draw", LYRE, notes=(_note("income", "income:0", "reserve:0"), _note("draw", "row:1", "row:2", "pile:cards"))
    ),
)
"""Illustrations 1 and 2, and a governor in the province that they close."""

RIVALS_PROVINCE = (
    _rival("take soldier", AMPHORA),
    _rival("triangle b7"),
    _rival("corner 7-1"),
    _rival("path 4-2 6-2 7-1"),
    _rival("take horse"),
    _rival("occupy b5"),
    _rival("pay", SOLDIER),
)
"""Illustration 3."""

THE_SPLIT = (
    _page(
        "take soldier",
        SOLDIER,
        notes=(
            _note("rivals-ride", "province:a3", "governor:b5"),
            _note("available", "triangle:b7", "piece:alexander"),
            _note("the-next-one", "triangle:a4", "row:2"),
        ),
    ),
    _page("corner 3-1", notes=(_note("cut", "point:5-1", "point:3-1"),)),
    _page(
        "occupy a6",
        notes=(_note("split", "province:b4", "province:a3"), _note("vacant", "triangle:a4", "triangle:a6")),
    ),
    _page("pay", notes=(_note("guard", "hand:soldier", "triangle:a6"),)),
    _page("draw", HORSE, notes=(_note("incomes", "income:0", "income:1"), _note("patience", "hand:amphora"))),
)

CLOSED_BUT_NOT_PAID = (
    _rival("take soldier", TEMPLE),
    _rival("corner 8-4"),
    _rival("path 4-2 6-2 7-3 8-4"),
    _rival("draw", TEMPLE),
    _rival("draw", SOLDIER),
)

TWO_GOVERNORS = (
    _page(
        "take temple",
        HORSE,
        notes=(
            _note("unpaid", "province:c4"),
            _note("three-of-four", "hand:amphora", "hand:horse", "hand:lyre"),
            _note("rich-land", *(f"triangle:{land}" for land in ("c8", "c9", "c10", "d8", "d9", "d10", "e9"))),
        ),
    ),
    _page("corner 8-2", notes=(_note("komana", "point:8-2", "triangle:c8"),)),
    _page("path 7-3 8-2", notes=(_note("old-wall", "wall:7-3/8-4"), _note("supply", "supply:black"))),
    _page("occupy d7", notes=(_note("tiny", "province:b7"), _note("snatch", "province:c4", "triangle:d7"))),
    _page("station d6", notes=(_note("second-governor", "hand:lyre", "triangle:d6"), _note("not-later"))),
    _page(
        "recall d7",
        notes=(_note("crowded", "province:c4", "income:0"), _note("recall", "governor:d7", "cards:1")),
    ),
)

THE_FAR_SIDE = (
    _rival("take amphora", TEMPLE),
    _rival("corner 11-3"),
    _rival("path 10-2 11-3"),
    _rival("take temple"),
    _rival("occupy b7", TEMPLE),
)

THE_SPECIAL_MOVE = (
    _page(
        "play lyre",
        notes=(
            _note("rivals-claim", "governor:b7", "wall:8-2/10-2", "wall:10-2/11-3"),
            _note("no-lyre", "triangle:e10", "row:1", "row:2"),
            _note("special", "hand:lyre"),
        ),
    ),
    _page("corner 9-5", notes=(_note("apameia", "point:10-4", "point:9-5"),)),
    _page("occupy c8", notes=(_note("bargain", "province:c8"), _note("free", "triangle:c8", "reserve:0"))),
    _page(
        "tax temple",
        notes=(
            _note("harvest", "income:0", "income:1"),
            _note("tax", "hand:temple", "governor:c8"),
            _note("threat", "cards:1"),
        ),
    ),
)

THE_BLOW = (
    _rival("take horse", TEMPLE),
    _rival("triangle f14"),
    _rival("corner 14-6"),
    _rival("path 10-6 12-6 14-6"),
    _rival("seize c8"),
    _rival("tax soldier"),
)

TAKEN_BACK = (
    _page(
        "take temple",
        SOLDIER,
        notes=(
            _note("ouch", "governor:c8", "reserve:0"),
            _note("tax-for-all", "score:0", "score:1"),
            _note("revenge", "row:1", "row:2"),
        ),
    ),
    _page(
        "corner 12-6",
        notes=(
            _note("nearest", "governor:b5", "governor:c8", "triangle:f12"),
            _note("no-new-wall", "wall:12-6/14-6", "point:12-6"),
        ),
    ),
    _page("take temple", notes=(_note("second-temple", "row:2"), _note("discards", "pile:discard"))),
    _page(
        "seize c8",
        LYRE,
        notes=(
            _note("take-over", "governor:c8", "hand:temple"),
            _note("which", "province:b4", "province:c8"),
            _note("compensation", "cards:1"),
        ),
    ),
)

THE_POCKET = (
    _rival("take lyre", TEMPLE),
    _rival("triangle e14"),
    _rival("corner 13-5"),
    _rival("draw", SOLDIER),
    _rival("draw", SOLDIER),
)

THE_HARVEST = (
    _page(
        "take temple",
        SOLDIER,
        notes=(
            _note("regained", "income:0", "income:1"),
            _note("pocket", *(f"triangle:{land}" for land in ("d11", "e10", "e11", "e12", "f10", "f11", "f12"))),
            _note("deny", "row:2"),
        ),
    ),
    _page("triangle d15", notes=(_note("tie", "triangle:d12", "triangle:d15"), _note("joker", "row:1", "row:2"))),
    _page("corner 14-4", notes=(_note("gaugamela", "point:14-4", "supply:black"),)),
    _page("tax temple", notes=(_note("second-tax", "hand:temple", "governor:c8"), _note("hundred", "score:0"))),
    _page(
        "draw",
        LYRE,
        notes=(
            _note("red-walls", "supply:black", "supply:red"),
            _note("all-at-work", "reserve:0", "province:a2", "province:a3"),
            _note("farewell", "pile:cards"),
        ),
    ),
)

FIRST_GAME = Lesson(
    "first-game",
    (
        *FIRST_PROVINCE,
        *RIVALS_PROVINCE,
        *THE_SPLIT,
        *CLOSED_BUT_NOT_PAID,
        *TWO_GOVERNORS,
        *THE_FAR_SIDE,
        *THE_SPECIAL_MOVE,
        *THE_BLOW,
        *TAKEN_BACK,
        *THE_POCKET,
        *THE_HARVEST,
    ),
    setup=(AMPHORA, SOLDIER, LYRE, HORSE, LEARNER + 1),
    learner=LEARNER,
)


def lesson(options: Mapping[str, Value], players: int) -> Lesson | None:
    """The lesson of a match of two, in which the border takes walls."""
    chosen = options["guide"] == FIRST_GAME.name and players == 2
    return FIRST_GAME if chosen and options["border_walls"] else None
