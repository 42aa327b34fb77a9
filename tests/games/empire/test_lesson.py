"""The guided first game: the book can be played, what its notes say is true there, and no rule is left out."""

from __future__ import annotations

import re

import pytest

from argead.bots import bot, decide
from argead.games.empire.scoring import settle_all
from argead.games.empire.state import NOTHING, Empire
from argead.kernel import Dice, LessonError, Match, Page, Script
from argead.language import LANGUAGES, phrasebook
from games.empire.lesson_figures import FIGURES, Moment, awards
from games.empire.position import GAME, boxes, legal, place

BOOK = GAME.lesson(GAME.settle_options({"guide": "first-game"}), 2)
NUMBERS = {word: number for number, word in enumerate(("two", "three", "four", "five", "six"), start=2)}


TEACHES = {
    "aim": {"welcome"},
    "setup": {"boxes", "neighbours", "numbers", "new-camp"},
    "sequence": {"first-scoring", "split", "hellas-over"},
    "allotting": {"boxes", "first-layout", "bid-tie", "bid-rules"},
    "splitting": {"split"},
    "turn-order": {"bid-tie", "bid-rules", "last-place", "no-bid", "outbid"},
    "movement": {"enter", "all-in", "three-steps", "two-ways", "group-price", "needs", "two-heads", "sea"},
    "region-end": {"goal", "goal-entered", "hurry", "hellas-over"},
    "building": {"rival-laid", "sites", "leave-one", "one-city", "bluff"},
    "scoring": {"first-scoring", "second-temple", "numbers", "paid-first"},
    "majority": {"majority", "alone", "armies-tie", "tied-macedonia"},
    "temple": {"lone-temple", "temple-tie", "spoil", "temple-contest", "second-temple"},
    "city": {"lone-city", "dear-city", "one-city", "both-sites"},
    "awards": {"region-awards", "board-awards"},
    "end": {"welcome", "farewell"},
}
"""The sections of the rules, and the notes that teach them."""


@pytest.fixture(scope="module")
def match() -> Match:
    """The match after the last page; chance was never asked."""
    match = Match(GAME, ("learner", "rival"), Script([]), guide="first-game")
    while match.page is not None:
        match.play(match.page.seat, match.page.notation)
    return match


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    match, found = Match(GAME, ("learner", "rival"), Script([]), guide="first-game"), []
    while (page := match.page) is not None:
        if page.seat == BOOK.learner:
            found.append(Moment(page, match.state, [event for _, event in match.events]))
        match.play(page.seat, page.notation)
    return found


def figures(text: str) -> list[int]:
    return [NUMBERS.get(word) or int(word) for word in re.findall(rf"\d+|\b(?:{'|'.join(NUMBERS)})\b", text.lower())]


def instead(wanted: Page, notation: str) -> Empire:
    """The state after the scoring, if this page had been turned otherwise."""
    s, began = GAME.new(2, Script([])), None
    for page in BOOK.pages:
        if page is wanted:
            began = s.region, s.round
        if began not in (None, (s.region, s.round)):
            return s
        s.play(page.seat, s.find(page.seat, notation if page is wanted else page.notation))
    raise AssertionError("it is never scored")


def page_of(note: str) -> Page:
    return next(page for page in BOOK.pages if note in {own.name for own in page.notes})


# The book -------------------------------------------------------------------------------------------------------------


def test_the_lesson_is_for_two_in_the_full_game_with_the_printed_order():
    chosen = GAME.settle_options({"guide": "first-game"})
    assert GAME.lesson(chosen | {"oldest": "lot"}, 2) is BOOK, "somebody bids, so nobody asks who is the oldest"
    assert [GAME.lesson(chosen, players) for players in (3, 4, 5)] == [None] * 3
    assert GAME.lesson(chosen | {"length": "short"}, 2) is None
    assert GAME.lesson(chosen | {"order": "lexicographic"}, 2) is None
    assert GAME.lesson(GAME.settle_options({}), 2) is None


def test_the_book_has_a_readable_length_and_every_page_of_the_learner_one_to_three_notes():
    assert 25 <= BOOK.count <= 45
    assert all(1 <= len(page.notes) <= 3 for page in BOOK.pages if page.seat == BOOK.learner)
    assert not any(page.notes for page in BOOK.pages if page.seat != BOOK.learner)
    names = [note.name for page in BOOK.pages for note in page.notes]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notes_are_short(lang):
    words = phrasebook(GAME, lang)
    for note in (note for page in BOOK.pages for note in page.notes):
        assert 14 <= len(re.findall(r"[\w’]+", words.lesson_note(note))) <= 50, note.name


def test_the_book_can_be_played_without_chance_and_refuses_other_moves():
    match = Match(GAME, ("learner", "rival"), Script([]), guide="first-game")
    while (page := match.page) is not None:
        assert not page.answers
        others = set(legal(match.state, seat=page.seat)) - {page.notation}
        assert others, f"{page.notation}: a page without a choice would have turned itself"
        with pytest.raises(LessonError):
            match.play(page.seat, min(others))
        match.play(page.seat, page.notation)
    assert not any(line.answers for line in match.record.lines)


def test_in_secret_the_learner_answers_before_the_rival():
    secret = [page for page in BOOK.pages if page.notation.startswith(("allot", "split"))]
    assert [page.seat for page in secret] == [0, 1, 0, 1, 0, 1, 0]


# What the notes say ---------------------------------------------------------------------------------------------------


def test_the_things_that_notes_point_at_are_on_the_table(moments):
    for moment in moments:
        there = set(GAME.things(moment.s.view(0)))
        for note in moment.page.notes:
            assert set(note.things) <= there, note.name


def test_every_number_of_a_note_is_true_where_it_is_read(moments):
    words = phrasebook(GAME, "en")
    for moment in moments:
        for note in moment.page.notes:
            expected = FIGURES[note.name](moment) if note.name in FIGURES else []
            assert figures(words.lesson_note(note)) == expected, note.name


def test_both_languages_say_the_same_numbers():
    english, french = (phrasebook(GAME, lang) for lang in ("en", "fr"))
    for note in (note for page in BOOK.pages for note in page.notes):
        one, other = (sorted(re.findall(r"\d+", words.lesson_note(note))) for words in (english, french))
        assert one == other, note.name


def test_a_toll_out_of_the_other_box_would_have_given_the_rival_the_temple_of_macedonia():
    wanted = next(page for page in BOOK.pages if page.notation == "pay 1 0")
    s = instead(wanted, "pay 0 1")
    assert s.temples_at(0, 1) == 1, "6 cubes against 5"


def test_any_other_payment_into_thracia_would_have_cost_a_building():
    built = {}
    for notation in ("pay 0 2", "pay 1 1", "pay 2 0"):
        s = instead(page_of("exact"), notation)
        built[notation] = s.temples_in(0, 0) + s.cities_in(0, 0)
    assert built == {"pay 0 2": 3, "pay 1 1": 4, "pay 2 0": 3}


def test_three_temples_in_asia_minor_can_be_paid_whatever_the_rival_lays(moments):
    s = next(moment.s for moment in moments if moment.page is page_of("worst-case"))
    contests = settle_all([0b11] * 3, s.temple_cubes, s.board.temple_price)
    assert [(found.winner, found.price) for found in contests] == [(0, 2)] * 3


def test_the_leader_would_have_chosen_a_place_if_nobody_had_bid():
    s = GAME.new(2, Script([]))
    for page in BOOK.pages[: BOOK.pages.index(page_of("no-bid"))]:
        s.play(page.seat, s.find(page.seat, page.notation))
    for seat in (0, 1):
        s.play(seat, s.find(seat, "allot 0 5 5 5"))
    assert s.waiting() == (0,)


# What is taught -------------------------------------------------------------------------------------------------------


def test_every_section_of_the_rules_is_taught():
    sections = {section.id for section in phrasebook(GAME, "en").rules()}
    assert set(TEACHES) == sections - {"contents", "board"}
    names = {note.name for page in BOOK.pages for note in page.notes}
    assert set().union(*TEACHES.values()) <= names


def test_what_the_notes_teach_is_also_played(match):
    """All kinds of decisions, and every way in which a scoring can end but a city that ties or is not paid."""
    asked = {page.notation.split()[0] for page in BOOK.pages if page.seat == BOOK.learner}
    assert asked == {"allot", "split", "place", "cross", "send", "pay", "halt", "temple", "city", "done"}
    told = {(event.kind, bool(event.data.get("rivals"))) for _, event in match.events}
    assert {("majority", False), ("majority-tied", False), ("temple-tied", True)} <= told
    assert {("temple-built", False), ("temple-built", True), ("city-built", False), ("city-built", True)} <= told
    entered = [event.seat for _, event in match.events if event.kind == "entered"]
    assert entered == [1, 0], "the rival ends Hellas, the learner Asia Minor"


def test_5_1_the_example_of_the_rulebook_one_cube_each_and_more_armies_choose_the_last_place(moments):
    s = moments[1].s
    assert [boxes(s, seat)[:2] for seat in (0, 1)] == [(1, 5), (1, 3)], "Michael and Marion"
    assert (s.waiting(), s.order) == ((0,), [NOTHING, NOTHING])
    assert moments[1].page.notation == "place 2", "the last"


def test_3_1_the_example_of_the_rulebook_cilicia_and_capadocia_are_no_neighbours(moments):
    s = next(moment.s for moment in moments if moment.page is page_of("neighbours"))
    ends = [cross.end for cross in s.land.crossings[place(s, "Capadocia")]]
    assert place(s, "Cilicia") not in ends


# Afterwards -----------------------------------------------------------------------------------------------------------


def test_the_learner_goes_on_in_the_lead_with_four_regions_to_play(match):
    s = match.state
    assert (s.land.id, s.last_region - s.region + 1, s.scores) == ("syria-aegyptus", 4, [39, 29])
    assert [awards(s, region) for region in ("hellas", "asia-minor", None)] == [
        {"temples": (5, 0), "cities": (5, None)},
        {"temples": (5, 0), "cities": (5, 1)},
        {"temples": (15, 0), "cities": (10, 1)},
    ]
    assert (s.waiting(), s.outcome()) == ((1,), None), "the rival lays out what it likes"


def test_bots_can_finish_the_game(match):
    s, dice = match.state.clone(Dice(1)), Dice(2)
    players = [bot("greedy", seat) for seat in (0, 1)]
    while s.waiting():
        seat = s.waiting()[0]
        s.play(seat, s.find(seat, decide(players[seat], s, seat, dice).notation))
    assert s.outcome().reason in ("goal", "rounds")
    assert s.region == 5
