"""Start, decisions and luck add up to the end, and the same record is explained alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from argead.kernel import Match, Replay
from argead.shelf import verify
from argead.table.account.page import page
from argead.table.analysis import work
from argead.table.analysis.findings import Findings
from argead.table.analysis.telling import analysis_shown
from argead.table.analysis.work import Analysis, Depth, analysed, do
from support.nobodys import SHAPES, ended

RECORDS = Path(__file__).parents[1] / "data" / "records"
SHORT = (
    "alexandros/stuck-from-the-first-move",
    "alexandros/walls-spent",
    "empire/short-rounds",
    "field-commander/granicus-slain",
    "field-commander/issus-slain",
    "phalanxx/solo-soldier",
)
"""Those that every run explains; a long one explains all."""

ALL = sorted(str(file.relative_to(RECORDS).with_suffix("")) for file in RECORDS.rglob("*.jsonl"))


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(work.DEPTHS, "usual", Depth(2, 1, 2))


def read(name: str) -> Match:
    return verify((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))


def check(match: Match) -> Findings:
    findings = analysed(match).findings
    assert findings is not None
    outcome = match.state.outcome()
    assert outcome is not None
    for seat, spent in enumerate(findings.spent):
        assert spent.start + spent.own + spent.rivals + spent.luck == pytest.approx(spent.end, abs=1e-9)
        assert spent.start == findings.own[seat][0]
        assert spent.end == findings.own[seat][-1] == findings.mean[seat][-1] == pytest.approx(outcome.share(seat))
        assert len(findings.own[seat]) == len(findings.mean[seat]) == len(findings.plies)
        assert all(0 <= chance <= 1 for curve in (findings.own[seat], findings.mean[seat]) for chance in curve)
    return findings


@pytest.mark.parametrize("name", SHORT)
def test_decisions_and_luck_explain_the_change(name: str) -> None:
    check(read(name))


@pytest.mark.long
@pytest.mark.parametrize("name", sorted({*ALL} - {*SHORT}))
def test_decisions_and_luck_explain_every_recorded_game(name: str) -> None:
    check(read(name))


def test_nothing_is_luck_where_nothing_was_asked_or_hidden() -> None:
    match = read("phalanxx/solo-soldier")
    findings = check(match)
    rolled = sum(one.luck[0] for one in findings.answered)
    assert rolled == pytest.approx(findings.spent[0].luck)
    certain = [one.luck for one in findings.moves if not match.record.lines[one.ply].answers]
    assert len(certain) > 20
    assert certain == pytest.approx([0.0] * len(certain))


def test_the_same_record_is_explained_alike_in_whatever_order() -> None:
    match = read("alexandros/walls-spent")
    backwards = Analysis(match)
    while tasks := backwards.tasks():
        for task in reversed(tasks):
            backwards.take(do(task))
    for lang in ("en", "fr"):
        told = analysis_shown(analysed(match), ("Ada", "Bob", "Cleo"), lang)
        assert told == analysis_shown(backwards.story(), ("Ada", "Bob", "Cleo"), lang)
        for spent in told["spent"]:
            parts = spent["start"] + spent["own"] + spent["rivals"] + spent["luck"]
            assert parts == pytest.approx(spent["end"], abs=1e-9)


def test_what_was_taken_back_is_not_judged() -> None:
    match = read("empire/undo")
    analysis = Analysis(match)
    plies = [task.ply for task in analysis.tasks() if isinstance(task, work.Weighing)]
    undone = [ply for ply, line in enumerate(match.record.lines) if line.notation == "undo"]
    assert undone
    assert len(plies) == match.moves
    assert not {*plies} & {*undone}


@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_nobodys_line_is_not_judged(shape: str) -> None:
    match = ended(shape)
    weighings = [task for task in Analysis(match).tasks() if isinstance(task, work.Weighing)]
    assert len(weighings) == match.moves
    for task in weighings:
        assert task.line.seat is not None
        state = task.state.clone(Replay(task.line))
        state.play(task.line.seat, state.find(task.line.seat, task.line.notation))
        assert state.view(None) == task.then.view(None), "it was played where it is judged"
    assert check(match).plies == [0, *(task.ply for task in weighings)]


@pytest.mark.parametrize("shape", SHAPES)
def test_the_page_of_a_match_with_nobodys_lines_is_explained(shape: str) -> None:
    match = ended(shape)
    names = match.record.header.seats
    text = page(match, "en", "light", analysis=analysis_shown(analysed(match), names, "en"))
    assert "The game explained" in text
    assert shape != SHAPES[0] or "without a referee" in text


def test_tasks_are_made_as_many_as_are_asked_for() -> None:
    analysis = Analysis(read("alexandros/walls-spent"))
    assert [type(task) for task in analysis.tasks(3)] == [work.Beginning, work.Weighing, work.Weighing]


def test_progress_only_grows_up_to_all_that_there_is() -> None:
    analysis, done = Analysis(read("alexandros/stuck-from-the-first-move")), [0]
    while tasks := analysis.tasks(1):
        analysis.take(do(tasks[0]))
        done.append(analysis.done)
    assert done == sorted(done)
    assert done[-1] == analysis.of
