"""Questions that go on by themselves: before the enemy's dice, where nobody has fallen since the last question."""

from __future__ import annotations

from argead.kernel import Dice, Match
from argead.table import Seat, Table
from games.field_commander.position import GAME, kind, play, position


def battle(journal, **more):
    """Two enemies of different speeds, and an Envelop to be played at any moment."""
    return position(
        at="battle",
        area="Granicus",
        army=["phalanx", "phalanx", "phalanx"],
        garrisons={"Granicus": ["persian-light-cavalry", "persian-infantry"]},
        plans={"envelop": 1},
        journal=journal,
        **more,
    )


def told_by(s, journal, *moves):
    """What the last of these moves has told."""
    for notation, *answers in moves:
        seen = len(journal)
        play(s, notation, *answers)
    return journal[seen:]


def test_the_turn_has_only_begun_and_envelop_could_have_been_played_before_it():
    journal = []
    s = battle(journal)
    told = told_by(s, journal, ["fight"])
    assert kind(s) == "seize-moment"
    assert GAME.onward(s, 0, told) is s.board.actions.proceed


def test_a_miss_changes_nothing():
    journal = []
    s = battle(journal)
    told = told_by(s, journal, ["fight"], ["proceed", 6])
    assert kind(s) == "seize-moment"
    assert [event.kind for event in told] == ["enemy-attacked"]
    assert GAME.onward(s, 0, told) is s.board.actions.proceed


def test_whoever_has_lost_a_force_is_asked():
    journal = []
    s = battle(journal, level=3)
    told = told_by(s, journal, ["fight"], ["proceed", 2], ["hit alexander"])
    assert kind(s) == "seize-moment"
    assert GAME.onward(s, 0, told) is None


def test_all_other_questions_are_asked_whatever_has_happened():
    journal = []
    s = battle(journal)
    assert (kind(s), GAME.onward(s, 0, journal)) == ("fight-on", None)


def test_after_an_undo_the_question_is_put_again():
    """Nothing is told by an undo, so nothing goes on from it."""
    s = battle([])
    play(s, "fight")
    assert GAME.onward(s, 0, []) is None


def test_nothing_goes_on_by_itself_in_a_lesson():
    match = Match(GAME, ("Anna",), Dice(0), guide="sample-turn")
    table = Table(match, [Seat("here", "Anna")])
    seized = 0
    while match.page is not None:
        assert match.page.notation in [action.notation for action in match.state.actions(0)]
        seized += match.state.decision(0).kind() == "seize-moment"
        assert table.seen(0, "en")["decision"]["onward"] is None
        table.take([table.play(0, match.page.notation)])
    assert seized > 2
