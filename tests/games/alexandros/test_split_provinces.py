"""R15 and R16 as they are told: the journal and the preview say when a governed province is split, and what is lost."""

from __future__ import annotations

from argead.kernel import Event
from argead.language import phrasebook
from games.alexandros.position import GAME, play, position, worth

FIG_2 = "2-0 3-1 4-2 3-3"
NAMES = ("Anna", "Bruno")
SMALL = "a2 b2 b3 c3"


def ready(journal: list[Event] | None = None, governors: str = "a6", **given):
    """Figure 9: Bruno governs the province north of Alexander, who is about to ride into it."""
    walls = [FIG_2, "3-3 5-3 6-2 7-1"]
    s = position(
        at="move",
        walls=walls,
        alexander="4-2",
        governors={1: governors},
        row="soldier horse",
        chance=["lyre"],
        journal=journal,
        **given,
    )
    play(s, "take soldier", "corner 4-0")
    return s


def told(journal: list[Event], kind: str) -> list[tuple]:
    return [(event.seat, event.data) for event in journal if event.kind == kind]


def test_fig_9_R15_the_journal_says_what_the_owner_keeps_and_loses():
    journal: list[Event] = []
    s = ready(journal)
    before = worth(s, "a6")[0]
    play(s, "path 5-1 4-0")
    kept, lost = worth(s, "a6")[0], worth(s, "a4")[0]
    assert (before, kept, lost) == (5, 3, 2)
    facts = {"triangles": ["a6"], "kept": 3, "lost": 2, "provinces": 1, "vacant": 1, "paid": 5, "pays": 3}
    assert told(journal, "split") == [(1, facts)]


def test_fig_9_R15_only_the_part_that_became_vacant_is_told_as_closed():
    journal: list[Event] = []
    s = ready(journal)
    play(s, "path 5-1 4-0")
    assert [(data["worth"], data["symbols"]) for _, data in told(journal, "closed")] == [worth(s, "a4")]


def test_fig_9_R15_the_preview_says_the_same_beforehand():
    s = ready()
    (split,) = s.preview(0, s.find(0, "path 5-1 4-0"))["splits"]
    assert split == {
        "holder": 1,
        "triangles": ["a6"],
        "kept": 3,
        "lost": 2,
        "provinces": 1,
        "vacant": 1,
        "paid": 5,
        "pays": 3,
    }
    coast = s.preview(0, s.find(0, "path 3-1 4-0"))
    assert [(cut["kept"], cut["lost"]) for cut in coast["splits"]] == [(4, 1)], "another way, another loss"


def test_R16_two_governors_parted_by_a_wall_pay_taxes_again_and_it_is_told():
    journal: list[Event] = []
    s = position(
        at="move",
        provinces=[SMALL],
        alexander="2-2",
        governors={1: "b2 c3"},
        row="soldier horse",
        chance=["temple"],
        journal=journal,
    )
    play(s, "take soldier", "corner 3-1")
    facts = {"triangles": ["b2", "c3"], "kept": 2, "lost": 0, "provinces": 2, "vacant": 0, "paid": 0, "pays": 2}
    assert told(journal, "split") == [(1, facts)]
    assert s.income() == [0, 2]


def test_R35_where_a_single_path_leads_to_a_corner_the_corner_says_what_it_splits():
    s = position(
        at="move", provinces=[SMALL], alexander="2-2", governors={1: "c3"}, row="soldier horse", chance=["lyre"]
    )
    play(s, "take soldier")
    corner = s.preview(0, s.find(0, "corner 3-1"))
    assert corner["walls"] == ["3-1/2-2"]
    assert [(split["holder"], split["lost"]) for split in corner["splits"]] == [(1, 1)]
    assert s.preview(0, s.find(0, "corner 5-1")) is None, "several ways lead there: nothing is certain yet"


def test_what_is_split_is_said_in_both_languages():
    journal: list[Event] = []
    s = ready(journal)
    action = s.find(0, "path 5-1 4-0")
    notes = [phrasebook(GAME, lang).note(action, s.preview(0, action), NAMES) for lang in ("en", "fr")]
    play(s, action.notation)
    (event,) = (event for event in journal if event.kind == "split")
    events = [phrasebook(GAME, lang).event(event, NAMES, 0) for lang in ("en", "fr")]
    assert notes[0].endswith("; splits Bruno’s province: land worth 2 is lost, and a tax then brings 3 instead of 5")
    assert "valeur perdue 2, l’impôt y rapportera 3" in notes[1]
    assert events[0] == (
        "Bruno’s province around eastern Paphlagonia is split: "
        "land worth 3 stays governed, land worth 2 becomes vacant. "
        "A tax on this land now brings 3 instead of 5."
    )
    assert events[1].startswith("La province de Bruno (la Paphlagonie de l’Est) est coupée")


def test_a_vacant_province_that_is_divided_is_nobodys_loss():
    journal: list[Event] = []
    s = position(at="move", walls=[FIG_2], alexander="3-3", row="soldier horse", chance=["temple"], journal=journal)
    play(s, "take soldier", "triangle a4", "corner 3-1", "path 2-2 3-1")
    assert told(journal, "split") == []
    assert len(told(journal, "closed")) == 2
