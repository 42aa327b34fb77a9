"""Learn by the book: the sample turn of the rulebook, in which the learner makes the moves and the dice are known."""

from __future__ import annotations

from collections.abc import Mapping

from argead.kernel import Answer, Lesson, Note, Page, Value

INFANTRY, ARCHER, LIGHT, HEAVY, CHARIOT, PHALANX = (
    "persian-infantry",
    "persian-archer",
    "persian-light-cavalry",
    "persian-heavy-cavalry",
    "persian-chariot",
    "persian-phalanx",
)
SARDIS = (INFANTRY, INFANTRY, ARCHER)
HALICARNASSUS = (INFANTRY, PHALANX, ARCHER)
LYCIA = (INFANTRY, LIGHT, ARCHER)
"""The book does not say who holds the strongholds: these are ours."""


def _page(notation: str, *answers: Answer, note: str) -> Page:
    return Page(notation, answers, (Note(note),))


SAMPLE_TURN = Lesson(
    "sample-turn",
    (
        _page("begin", note="welcome"),
        _page("appoint hephaestion", *SARDIS, *HALICARNASSUS, *LYCIA, INFANTRY, 1, note="hephaestion"),
        _page("pay", 3, 6, "one-force", note="tribute"),
        _page("proceed", HEAVY, note="intrigue"),
        _page("scout chaeronea", 4, note="scout"),
        _page("march", "raid", "infantry", "guards", "rally", note="march"),
        _page("plan rally", note="plan-rally"),
        _page("plan lead", note="plan-lead"),
        _page("plan flank", note="plan-flank"),
        _page("plan flank", note="plan-flank-again"),
        _page("plan envelop", note="plan-envelop"),
        _page("ready", 1, note="ready"),
        _page("fight", note="first-turn"),
        _page("attack archer-1", 5, note="archer"),
        _page("proceed", 4, note="sacred-band"),
        _page("hit archer-1", 2, note="lose-archer"),
        _page("flank", note="companions"),
        _page("strike greek-phalanx-1", note="strike-phalanx"),
        _page("strike greek-phalanx-1", note="strike-phalanx-again"),
        _page("proceed", 2, note="infantry-speed"),
        _page("rally", note="rally"),
        _page("attack infantry-1", 4, note="infantry"),
        _page("proceed", 6, note="chares"),
        _page("attack phalanx-1", 3, 1, 5, note="phalanx"),
        _page("strike sacred-band-1", note="strike-sacred-band"),
        _page("strike sacred-band-1", note="strike-sacred-band-again"),
        _page("duel", note="duel"),
        _page("attack alexander", 1, note="alexander"),
        _page("fight", note="second-turn"),
        _page("proceed", 2, note="greek-infantry"),
        _page("hit infantry-1", note="lose-step"),
        _page("attack infantry-1", 6, note="infantry-simultaneous"),
        _page("attack phalanx-1", 4, 4, note="phalanx-second"),
        _page("proceed", 5, note="no-envelop"),
        _page("attack alexander", 3, note="final-blow"),
        _page("raze", note="raze"),
        _page("halt", note="halt"),
        _page("build temple", note="temple"),
        _page("draw", "maneuver", note="insight"),
    ),
)


def lesson(options: Mapping[str, Value], players: int) -> Lesson | None:
    """The lesson of a match: only the Granicus campaign has one."""
    chosen = options["guide"] == SAMPLE_TURN.name and options["campaign"] == "granicus"
    return SAMPLE_TURN if chosen and options["dice"] == "argead" else None
