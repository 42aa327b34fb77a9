"""Learn by the book: a first game of two, in which the learner makes the moves and the rival's are known."""

from __future__ import annotations

from collections.abc import Mapping

from argead.kernel import Lesson, Note, Page, Value


def _page(notation: str, *notes: Note) -> Page:
    return Page(notation, notes=notes)


def _rival(*notations: str) -> tuple[Page, ...]:
    return tuple(Page(notation, seat=1) for notation in notations)


HELLAS = (
    _page(
        "allot 1 5 5 4",
        Note("welcome", ("region:hellas",)),
        Note("boxes"),
        Note("first-layout", ("camp:region",)),
    ),
    *_rival("allot 1 3 6 5"),
    _page(
        "place 2",
        Note("bid-tie", ("box:order-0", "box:order-1", "box:armies-0", "box:armies-1")),
        Note("bid-rules", ("box:temples-0", "box:temples-1")),
        Note("last-place", ("place:2",)),
    ),
    *_rival("cross camp macedonia", "send 3", "cross macedonia thessalia", "send 2"),
    *_rival("cross thessalia boeotia", "send 1", "pay 1 0", "halt"),
    *_rival("temple macedonia", "city macedonia", "temple boeotia"),
    _page(
        "cross camp macedonia",
        Note("rival-marched", ("army:macedonia-1", "army:thessalia-1", "army:boeotia-1", "box:temples-1")),
        Note("rival-laid", ("laid-temple:macedonia-1", "laid-city:macedonia-1", "laid-temple:boeotia-1")),
        Note("enter", ("army:camp-0", "province:macedonia")),
    ),
    _page("send 5", Note("all-in", ("army:camp-0",))),
    _page(
        "cross macedonia thessalia",
        Note("three-steps", ("army:macedonia-0",)),
        Note("two-ways", ("province:illyria", "province:thessalia")),
    ),
    _page("send 3", Note("majority", ("army:macedonia-0", "army:macedonia-1"))),
    _page("cross thessalia illyria", Note("bare-province", ("province:thessalia", "army:thessalia-1"))),
    _page("send 1", Note("alone", ("province:illyria",))),
    _page("halt", Note("goal", ("province:thracia",)), Note("stay", ("army:macedonia-0",))),
    _page(
        "temple illyria",
        Note("sites", ("province:illyria", "province:macedonia")),
        Note("lone-temple", ("province:illyria", "box:temples-0")),
    ),
    _page(
        "temple macedonia",
        Note("temple-tie", ("laid-temple:macedonia-1", "box:temples-0", "box:temples-1")),
        Note("spoil", ("laid-temple:macedonia-1",)),
    ),
    _page(
        "city macedonia",
        Note("lone-city", ("laid-city:macedonia-1", "box:cities-0", "box:cities-1")),
        Note("dear-city", ("laid-city:macedonia-1", "box:cities-0")),
    ),
)
"""The first round: the rulebook's example of a tied bid, a temple that nobody builds, and a city made dear."""

LAST_ROUND = (
    _page(
        "split 5 3",
        Note("first-scoring", ("score:0", "score:1", "temple:illyria-0")),
        Note("drained", ("city:macedonia-1", "box:cities-1")),
        Note("split", ("box:temples-0", "box:cities-0", "province:thracia")),
    ),
    *_rival("split 4 0", "cross macedonia thracia", "cross thessalia macedonia", "halt"),
    *_rival("temple macedonia", "temple boeotia", "city thracia"),
    _page(
        "cross macedonia thracia",
        Note("goal-entered", ("army:thracia-1", "province:thracia")),
        Note("hurry", ("score:0", "score:1", "box:temples-0", "box:cities-0")),
        Note("to-thracia", ("province:thracia",)),
    ),
    _page("send 1", Note("group-price"), Note("armies-tie", ("army:thracia-1",))),
    _page(
        "pay 1 1",
        Note("needs", ("laid-temple:macedonia-1", "box:temples-1")),
        Note("exact", ("box:temples-0", "box:cities-0", "temple:illyria-0")),
    ),
    _page(
        "cross thessalia macedonia",
        Note("tied-macedonia", ("army:macedonia-0", "army:macedonia-1", "army:thessalia-0")),
    ),
    _page("send 1", Note("two-heads", ("province:macedonia", "province:illyria"))),
    _page("halt", Note("look-round", ("army:macedonia-0", "army:illyria-0", "army:thessalia-0", "army:thracia-0"))),
    _page(
        "temple macedonia",
        Note("one-city", ("city:macedonia-1",)),
        Note("temple-contest", ("laid-temple:macedonia-1", "box:temples-0", "box:temples-1")),
    ),
    _page("temple illyria", Note("second-temple", ("temple:illyria-0", "box:temples-0"))),
    _page(
        "city thracia",
        Note("bluff", ("laid-city:thracia-1", "box:cities-1")),
        Note("found-city", ("province:thracia", "box:cities-0")),
    ),
)
"""The second round: the rival ends the region, and the learner has just the cubes for everything."""

ASIA_MINOR = (
    _page(
        "allot 0 5 6 4",
        Note("hellas-over", ("score:0", "score:1")),
        Note("region-awards", ("award:temples-hellas", "award:cities-hellas")),
        Note("no-bid", ("region:asia-minor", "score:0")),
    ),
    *_rival("allot 2 5 1 7", "place 2"),
    _page(
        "cross camp mysia",
        Note("outbid", ("box:order-1", "place:2")),
        Note("read-rival", ("box:temples-1", "box:cities-1", "box:cities-0")),
        Note("new-camp", ("camp:region", "province:mysia")),
    ),
    _page("send 5", Note("pace", ("province:cilicia", "score:0"))),
    _page("cross mysia lydia", Note("coast-road", ("province:lydia", "province:phrygia"))),
    _page(
        "send 4",
        Note("leave-one", ("army:mysia-0",)),
        Note("neighbours", ("province:capadocia", "province:cilicia")),
    ),
    _page("cross lydia cilicia", Note("sea", ("province:lydia", "province:cilicia", "province:lycia"))),
    _page("send 1", Note("one-aboard", ("army:lydia-0",))),
    _page(
        "pay 0 3",
        Note("fare", ("box:cities-0", "box:cities-1")),
        Note("worst-case", ("box:temples-0", "box:temples-1")),
    ),
    _page("cross lydia phrygia", Note("phrygia", ("army:lydia-0", "province:phrygia"))),
    _page("send 1", Note("numbers", ("province:mysia", "province:lydia"))),
    _page("halt", Note("stand", ("army:mysia-0", "army:lydia-0", "army:phrygia-0", "army:cilicia-0"))),
    _page("temple mysia", Note("paid-first", ("province:mysia",))),
    _page("temple lydia", Note("both-sites", ("province:lydia", "laid-temple:mysia-0"))),
    _page("temple cilicia", Note("goal-scores", ("province:cilicia",))),
    _page("done", Note("no-city", ("province:lydia", "box:cities-0"))),
    *_rival("cross camp mysia", "send 5", "cross mysia phrygia", "send 2", "pay 0 1"),
    *_rival("cross phrygia capadocia", "send 1", "cross mysia lydia", "send 1", "halt"),
    *_rival("temple mysia", "temple lydia", "city lydia", "city capadocia"),
)
"""The learner is outbid, reads the rival's board, and ends the region by sea in its first round."""

FAREWELL = (
    _page(
        "allot 1 5 3 6",
        Note("asia-over", ("score:0", "score:1")),
        Note("board-awards", ("award:temples-board", "award:cities-board")),
        Note("farewell", ("supply:temples-0", "supply:cities-0", "region:india")),
    ),
)

FIRST_GAME = Lesson("first-game", HELLAS + LAST_ROUND + ASIA_MINOR + FAREWELL)


def lesson(options: Mapping[str, Value], players: int) -> Lesson | None:
    """The lesson of a match: it is for two, begins in Hellas, and tells of the printed way to choose places."""
    chosen = options["guide"] == FIRST_GAME.name and players == 2
    return FIRST_GAME if chosen and options["length"] == "full" and options["order"] == "points" else None
