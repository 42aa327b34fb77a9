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


def _note(name: str, *things: str) -> Note:
    return Note(name, things)


def _page(notation: str, *notes: Note, answers: tuple[Answer, ...] = ()) -> Page:
    return Page(notation, answers, notes)


SAMPLE_TURN = Lesson(
    "sample-turn",
    (
        _page("begin", _note("welcome"), _note("known-dice"), _note("no-options")),
        _page("appoint hephaestion", _note("hephaestion"), answers=(*SARDIS, *HALICARNASSUS, *LYCIA, INFANTRY, 1)),
        _page(
            "pay",
            _note("orders", "area:macedon"),
            _note("tribute", "area:sardis", "treasury:gold"),
            answers=(3, 6, "one-force"),
        ),
        _page(
            "proceed",
            _note("far-off", "area:halicarnassus", "area:lycia"),
            _note("intrigue", "operation:1"),
            answers=(HEAVY,),
        ),
        _page("scout chaeronea", _note("gathering", "operation:1"), _note("scout", "area:chaeronea"), answers=(4,)),
        _page(
            "march",
            _note("foraging", "die:scouting"),
            _note("march", "treasury:gold"),
            answers=("raid", "infantry", "guards", "rally"),
        ),
        _page(
            "plan rally",
            _note("enemy-plans", "enemy-plan:guards", "enemy-plan:infantry", "enemy-plan:raid", "enemy-plan:rally"),
            _note("plan-rally", "counter:alexander", "advisor:hephaestion"),
        ),
        _page(
            "plan lead", _note("guards", "enemy-plan:guards", "counter:chares"), _note("plan-lead", "counter:alexander")
        ),
        _page("plan flank", _note("plan-flank", "counter:companions-1")),
        _page("plan flank", _note("plan-flank-again")),
        _page("plan envelop", _note("plan-envelop")),
        _page("ready", _note("ready", "enemy-plan:raid"), answers=(1,)),
        _page("fight", _note("raid", "treasury:gold"), _note("first-turn")),
        _page("attack archer-1", _note("archer", "counter:archer-1"), answers=(5,)),
        _page("proceed", _note("sacred-band", "counter:sacred-band-1", "counter:companions-1"), answers=(4,)),
        _page(
            "hit archer-1",
            _note("infantry-plan", "counter:sacred-band-1", "enemy-plan:infantry"),
            _note("lose-archer", "counter:archer-1"),
            answers=(2,),
        ),
        _page("flank", _note("companions", "counter:companions-1", "plan:flank")),
        _page("strike greek-phalanx-1", _note("strike-phalanx", "counter:greek-phalanx-1")),
        _page("strike greek-phalanx-1", _note("strike-phalanx-again", "counter:greek-phalanx-1")),
        _page("proceed", _note("infantry-speed", "counter:infantry-1", "counter:greek-infantry-1"), answers=(2,)),
        _page("rally", _note("rally", "plan:rally")),
        _page("attack infantry-1", _note("infantry", "counter:infantry-1"), answers=(4,)),
        _page("proceed", _note("chares", "counter:chares", "counter:phalanx-1"), answers=(6,)),
        _page("attack phalanx-1", _note("phalanx", "counter:phalanx-1"), answers=(3, 1, 5)),
        _page("strike sacred-band-1", _note("strike-sacred-band", "counter:sacred-band-1")),
        _page("strike sacred-band-1", _note("strike-sacred-band-again", "counter:sacred-band-1")),
        _page(
            "duel",
            _note("speed-zero", "counter:alexander", "counter:chares"),
            _note("duel", "counter:alexander", "counter:chares"),
        ),
        _page(
            "attack alexander",
            _note("alexander", "counter:alexander", "plan:lead", "advisor:hephaestion"),
            answers=(1,),
        ),
        _page("fight", _note("guards-spent", "counter:chares"), _note("second-turn", "counter:companions-1")),
        _page("proceed", _note("greek-infantry", "counter:greek-infantry-1"), answers=(2,)),
        _page("hit infantry-1", _note("lose-step", "counter:infantry-1")),
        _page("attack infantry-1", _note("infantry-simultaneous", "counter:infantry-1"), answers=(6,)),
        _page("attack phalanx-1", _note("phalanx-second", "counter:phalanx-1", "counter:chares"), answers=(4, 4)),
        _page(
            "proceed",
            _note("reduced-infantry", "counter:greek-infantry-1"),
            _note("no-envelop", "plan:envelop", "counter:chares"),
            answers=(5,),
        ),
        _page("attack alexander", _note("final-blow", "counter:alexander"), answers=(3,)),
        _page("raze", _note("chares-falls", "treasury:glory"), _note("raze", "area:chaeronea")),
        _page("halt", _note("halt")),
        _page("build temple", _note("resupply", "treasury:gold"), _note("temple", "area:chaeronea")),
        _page("draw", _note("glory-buys", "treasury:glory"), _note("insight"), answers=("maneuver",)),
    ),
)


def lesson(options: Mapping[str, Value], players: int) -> Lesson | None:
    """The lesson of a match: only the Granicus campaign has one."""
    chosen = options["guide"] == SAMPLE_TURN.name and options["campaign"] == "granicus"
    return SAMPLE_TURN if chosen and options["dice"] == "argead" else None
