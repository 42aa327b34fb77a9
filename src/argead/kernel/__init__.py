"""What every game is made of. The kernel knows no game and needs nothing but the standard library."""

from argead.kernel.action import Action, Vocabulary, Word, slug
from argead.kernel.chance import (
    Answer,
    AnswerWanted,
    Chance,
    ChanceAsked,
    Dice,
    Question,
    Recorder,
    Script,
    Sealed,
    Typed,
    Watched,
)
from argead.kernel.errors import (
    ArgeadError,
    ChanceError,
    DataError,
    ForeignDice,
    HintsForbidden,
    IllegalAction,
    LessonError,
    NoSuchPly,
    NotWaiting,
    NotYetOpen,
    NoUndo,
    RecordError,
    RulesParted,
    SetupError,
)
from argead.kernel.game import Game, Option, Primer, Value, begin
from argead.kernel.interval import wilson
from argead.kernel.journal import Event
from argead.kernel.lesson import Lesson, Note, Page
from argead.kernel.match import BARRIERS, Match, Reach
from argead.kernel.nouns import Nouns
from argead.kernel.outlook import Prospect
from argead.kernel.pack import BaseBoard, kept, own_text, read_pack
from argead.kernel.reason import Reason
from argead.kernel.reckoning import Entry, Moment, Remark
from argead.kernel.record import ALONE, RULES, SETUP, UNDO, Header, Line, Record, Replay
from argead.kernel.schooling import CHANCE, Judge, Practice, Schooling
from argead.kernel.state import Outcome, State
from argead.kernel.step import MOST_SEATS, SEATS, Decision, Step
from argead.kernel.view import View

__all__ = [
    "ALONE",
    "BARRIERS",
    "CHANCE",
    "MOST_SEATS",
    "RULES",
    "SEATS",
    "SETUP",
    "UNDO",
    "Action",
    "Answer",
    "AnswerWanted",
    "ArgeadError",
    "BaseBoard",
    "Chance",
    "ChanceAsked",
    "ChanceError",
    "DataError",
    "Decision",
    "Dice",
    "Entry",
    "Event",
    "ForeignDice",
    "Game",
    "Header",
    "HintsForbidden",
    "IllegalAction",
    "Judge",
    "Lesson",
    "LessonError",
    "Line",
    "Match",
    "Moment",
    "NoSuchPly",
    "NoUndo",
    "NotWaiting",
    "NotYetOpen",
    "Note",
    "Nouns",
    "Option",
    "Outcome",
    "Page",
    "Practice",
    "Primer",
    "Prospect",
    "Question",
    "Reach",
    "Reason",
    "Record",
    "RecordError",
    "Recorder",
    "Remark",
    "Replay",
    "RulesParted",
    "Schooling",
    "Script",
    "Sealed",
    "SetupError",
    "State",
    "Step",
    "Typed",
    "Value",
    "View",
    "Vocabulary",
    "Watched",
    "Word",
    "begin",
    "kept",
    "own_text",
    "read_pack",
    "slug",
    "wilson",
]
