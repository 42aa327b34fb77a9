"""What travels between a table and its doors: plain typed values, ready for JSON, with no compiled package.

Whatever depends on the game (`view`, `args`, `preview`, `data`) is documented beside the game.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from argead.kernel import Answer, Value

Kind = Literal["here", "link", "bot"]
"""Who sits at a seat: a person at this screen, a person elsewhere, or a bot."""


class ChoiceShown(TypedDict):
    """A value of an option."""

    value: Value
    label: str


class OptionShown(TypedDict):
    """A choice that is made before the game.

    `players`: the numbers of players with whom one can choose otherwise than the default; empty: any number.
    """

    name: str
    label: str
    help: str
    default: Value
    players: list[int]
    choices: list[ChoiceShown]


class PackShown(TypedDict):
    """Whether a board of the user's own is accepted, the id of ours, and where that comes from, if it is said."""

    accepts: bool
    default: str
    source: str


class PrimerShown(TypedDict):
    """A lesson by which a game is learned: the options that choose it, how many play, and at which seat one learns.

    `minutes`: how long it takes to read and to play.
    """

    options: dict[str, Value]
    players: int
    learner: int
    pages: int
    minutes: int


class LevelShown(TypedDict):
    """A level of play: the name that a seat's `bot` has, what people call it, and what it is like."""

    name: str
    label: str
    about: str


class RatingShown(TypedDict):
    """How many points a level is above the lowest, of which 400 are odds of ten to one, and their 95 % interval."""

    points: int
    low: int
    high: int


class GameShown(TypedDict):
    """A game, as the lobby shows it. `picture`: there are pictures of it; `primers`: its lessons, in their order.

    `levels`: the opponents that people choose among, from the weakest to the strongest; `ratings`: what each was found
    to be worth, by the number of players; `bots`: all others.
    """

    name: str
    title: str
    blurb: str
    designer: str
    publisher: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    rules: int
    levels: list[LevelShown]
    ratings: dict[str, dict[str, RatingShown]]
    bots: list[str]
    styles: list[str]
    odds: bool
    picture: bool
    pack: PackShown
    options: list[OptionShown]
    primers: list[PrimerShown]


class SectionShown(TypedDict):
    """A section of a game's rules."""

    id: str
    title: str
    markdown: str


class RulesShown(TypedDict):
    """A game's rules, and the one page of them to print, which a game need not have."""

    title: str
    sections: list[SectionShown]
    aid: list[SectionShown]


class SeatShown(TypedDict):
    """Who sits at a seat, and whether anybody is there. `level`: that of its bot, if people can choose it,
    or of the one that plays for a person until the seat is taken back.

    `trouble` says that its bot could not decide, and who moved in its place; null where all is well.
    """

    name: str
    kind: Kind
    bot: str | None
    level: LevelShown | None
    hints: bool
    claimed: bool
    online: bool
    trouble: str | None


class ActionShown(TypedDict):
    """A legal action, and what is certain about it beforehand. `final`: it could not be taken back."""

    notation: str
    verb: str
    args: dict[str, Any]
    label: str
    final: bool
    preview: dict[str, Any] | None


class FormShown(TypedDict):
    """A list too long to read, as boxes to fill: the verb and a number for each box, together the total.

    `start`: numbers to begin with, which may be sent as they are; empty where the game suggests none.
    `final`: the answer could not be taken back.
    """

    verb: str
    boxes: list[str]
    total: int
    start: list[int]
    final: bool


class DecisionShown(TypedDict):
    """What a seat is to decide. `onward`: the action that may be taken without asking, since nothing has changed."""

    kind: str
    prompt: str
    rule: str
    form: FormShown | None
    actions: list[ActionShown]
    onward: str | None


class UndoShown(TypedDict):
    """How many moves a seat can take back, and what stops it there."""

    moves: int
    reason: str


class JournalLine(TypedDict):
    """Something that happened, as the reader may know it."""

    ply: int
    kind: str
    text: str
    rule: str
    seat: int | None
    data: dict[str, Any]


class OutcomeShown(TypedDict):
    """How the game ended."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    reason: str
    text: str


class NoteShown(TypedDict):
    """A note of a lesson, and the things that it points at."""

    text: str
    things: list[str]


class LessonShown(TypedDict):
    """A game by the book: the open page with its notes, and the action that turns it.

    Notes are for the learner alone, and `action` for whoever makes the move: for all others it is null.
    """

    page: int
    pages: int
    notes: list[NoteShown]
    action: str | None


class Seen(TypedDict):
    """A table as one pair of eyes sees it. `plies` is the last ply if somebody looks back, null at the present.

    `parted` says why a match of former rules cannot go on; `next` names the match that the same people have gone on to.
    """

    match: str
    game: str
    ply: int
    seat: int | None
    seats: list[SeatShown]
    options: dict[str, Value]
    pack: str
    waiting: list[int]
    view: dict[str, Any]
    decision: DecisionShown | None
    undo: UndoShown | None
    journal: list[JournalLine]
    outcome: OutcomeShown | None
    lesson: LessonShown | None
    review: bool
    parted: str | None
    plies: int | None
    next: str | None


class GlanceShown(TypedDict):
    """How a match stands, in one line, as a seat may know it: `text` in the game's words, and the points that lie open.

    Either is empty where the game does not tell; a match that has ended has its final points.
    """

    text: str
    scores: list[int]


class Frame(TypedDict):
    """A table after one line of the record, for somebody who knows it as it was before that line.

    What was told up to the ply `since` stands; anything later was taken back. `journal` is what the line told. Only the
    newest frame has a `decision` and an `undo`.
    """

    ply: int
    since: int
    waiting: list[int]
    view: dict[str, Any]
    decision: DecisionShown | None
    undo: UndoShown | None
    journal: list[JournalLine]
    outcome: OutcomeShown | None
    lesson: LessonShown | None


class FaceShown(TypedDict):
    """One kind of what can be drawn, and how many of it are left."""

    name: str
    label: str
    left: int


class CastShown(TypedDict):
    """A die of so many `sides` is to be rolled, or one of the `faces` drawn."""

    kind: Literal["die", "draw"]
    sides: int
    faces: list[FaceShown]


class AskShown(TypedDict):
    """A move at a real table that needs one answer of chance more; nothing has changed."""

    ask: CastShown
    purpose: str
    subject: str
    text: str
    answers: list[Answer]
    journal: list[JournalLine]


class WhyShown(TypedDict):
    """Why nothing can be done with a thing now: one sentence, and the section of the rules that it comes from."""

    text: str
    rule: str | None


class ProspectShown(TypedDict):
    """What may soon come of a position: a sentence, the section of the rules behind it, and the things it is about."""

    text: str
    rule: str | None
    things: list[str]


class MoveNamed(TypedDict):
    """An action by its spelling and in words."""

    action: str
    label: str


class ThreatShown(ProspectShown):
    """What may be done to a seat. `safe`: the best move after which nothing threatens the same; null where none is
    known, or the seat has nothing to decide."""

    safe: MoveNamed | None


class AdvisedShown(MoveNamed):
    """A move worth making, with the chance to win after it and what that chance lies between, if it can be judged.

    `brings`: what it certainly brings; `reply`: what the rivals would probably do then; either may be empty. `threats`:
    the danger that it leaves.
    """

    chance: float | None
    interval: tuple[float, float] | None
    brings: str
    reply: str
    threats: list[ProspectShown]


class HintShown(MoveNamed):
    """The best move, and the three best with their reasons; in a lesson the book's move alone.

    `chance`: that to win as things stand, if it can be judged; `certainty`: how sure the best move is, and `sure` the
    sentence that says so; `endings`: ends of the game that are in sight.
    """

    chance: float | None
    moves: list[AdvisedShown]
    certainty: Literal["clear", "likely", "close", "book"]
    sure: str
    endings: list[ProspectShown]


class OutlookShown(TypedDict):
    """What can be done to a seat before its next turn, gravest first, and the ends of the game that are in sight.

    `all_tried`: every move of the seat was tried in every way, so that none prevents a threat without `safe`.
    """

    ply: int
    threats: list[ThreatShown]
    endings: list[ProspectShown]
    all_tried: bool


class CountShown(TypedDict):
    """What playouts counted under one name; `interval` is that of the share in which it was not nothing."""

    mean: float
    interval: tuple[float, float]
    values: list[tuple[int, float]]


class OddsShown(TypedDict):
    """How so many playouts ended."""

    playouts: int
    counts: dict[str, CountShown]
