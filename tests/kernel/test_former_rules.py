"""Records of former rules: they go on under those of today, or are shown as far as they stand."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from argead.kernel import RULES, Game, Line, Match, Outcome, Record, RecordError, RulesParted, Script
from argead.table.past import Past
from support.toy import BIDS, TOY, MakeBids, Toy

OLDER = replace(TOY, rules=2)


def begun(game: Game = OLDER) -> Match:
    """Both have bid, and the first boast is made."""
    match = Match(game, ("Ada", "Zoë"), Script([3, 5]))
    for seat, notation in ((0, "bid 2"), (1, "bid 1"), (0, "boast loudly")):
        match.play(seat, notation)
    return match


def finished(game: Game = OLDER) -> Record:
    match = begun(game)
    for seat, notation in [(0, "boast loudly")] * 2 + [(1, "bid 2"), (0, "bid 1")] + [(0, "boast softly")] * 3:
        match.play(seat, notation)
    return match.record


def reread(match: Match, game: Game = TOY) -> Match:
    return Match.replay(Record.parse(match.record.dump()), game)


def test_a_match_of_former_rules_that_stands_goes_on_and_notes_where_the_rules_changed():
    match = reread(begun())
    assert match.record.header.rules == 2
    assert match.renewal() == [Line(None, RULES, (3,))]
    match.apply(match.renewal()[0])
    match.play(0, "boast softly")
    assert match.renewal() == []
    assert json.loads(match.record.dump().splitlines()[5]) == [None, "rules", 3]
    assert (match.ply, match.moves, match.record.rules) == (5, 4, 3)
    again = reread(match)
    assert again.record.dump() == match.record.dump()
    assert again.state.view(None) == match.state.view(None)
    assert again.events == match.events


def test_a_match_of_the_rules_of_today_notes_nothing():
    assert reread(begun(TOY)).renewal() == []


def test_a_move_from_before_the_rules_changed_can_be_taken_back():
    match = reread(begun())
    match.apply(match.renewal()[0])
    match.undo(0)
    assert match.state.loud == 0
    past = Past(match.record, TOY)
    assert [past.state(ply).loud for ply in range(past.last + 1)] == [0, 0, 0, 1, 1, 0]
    assert past.standing() == [0, 1, 2]


def test_a_finished_record_of_former_rules_that_stands_is_as_it_was():
    record = finished()
    assert Match.replay(Record.parse(record.dump()), TOY).record.dump() == record.dump()


@pytest.fixture
def only_twos(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules 3 do not allow a bid of 1."""
    monkeypatch.setattr(MakeBids, "options", lambda self, s, seat: BIDS[1:])


def parting(record: Record) -> RulesParted:
    with pytest.raises(RulesParted) as raised:
        Match.replay(record, TOY)
    return raised.value


def test_a_record_that_does_not_stand_is_known_up_to_the_line_where_they_part(request):
    whole = finished()
    request.getfixturevalue("only_twos")
    parted = parting(whole)
    assert (parted.line, parted.match.ply, parted.record) == (4, 1, whole)
    assert str(parted) == (
        "line 4: this was played under version 2 of toy's rules, and version 3 does not allow it ('bid 1' is not among "
        "the legal actions of seat 1): the lines above can be looked at, but the game cannot go on"
    )


def test_other_scores_at_the_end_part_a_record_at_its_closing_line(monkeypatch):
    whole = finished()
    monkeypatch.setattr(Toy, "outcome", lambda self: None if self.agenda else Outcome.by_score((9, 9), "rounds"))
    parted = parting(whole)
    assert parted.line == len(whole.dump().splitlines())
    assert parted.match.moves == 10


def test_what_was_played_by_the_rules_of_today_does_not_part_but_is_wrong():
    match = reread(begun())
    match.apply(match.renewal()[0])
    match.play(0, "boast softly")
    match.record.lines.append(Line(0, "boast timidly"))
    with pytest.raises(RecordError, match="line 8: 'boast timidly' is not among") as raised:
        reread(match)
    assert not isinstance(raised.value, RulesParted)


def test_an_altered_record_of_former_rules_is_called_altered():
    record = finished()
    record.lines[3] = Line(0, "boast timidly")
    with pytest.raises(RecordError, match="line 5: 'boast timidly' is not among") as raised:
        Match.replay(record, TOY)
    assert not isinstance(raised.value, RulesParted)


@pytest.mark.parametrize("numbers", [(2,), (1,), (3, 3)], ids=["the same", "a former one", "twice"])
def test_rules_only_ever_grow(numbers):
    match = reread(begun())
    match.record.lines += [Line(None, RULES, (number,)) for number in numbers]
    with pytest.raises(RecordError, match="written for version"):
        reread(match)


def test_a_record_that_names_a_former_board_is_played_on_it(tmp_path, monkeypatch):
    (tmp_path / "former").mkdir()
    (tmp_path / "former" / "toy-0.toml").write_text("0")
    monkeypatch.setattr(Game, "folder", tmp_path)
    record = begun(TOY).record
    record.header = replace(record.header, pack="toy-0")
    match = Match.replay(record, TOY)
    assert (match.pack, match.record.header.data) == ("0", None)
    assert match.fork(2).pack == "0"
    record.header = replace(record.header, pack="../former/toy-0")
    with pytest.raises(RecordError, match=r"line 1: there is no data pack '\.\./former/toy-0' here"):
        Match.replay(record, TOY)
