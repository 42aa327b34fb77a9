"""Every call of the server in one table: what it takes, what it answers, and with which codes it is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from argead.language import LANGUAGES
from argead.table.account.shapes import EndingShown
from argead.table.analysis.shapes import AnalysisProgress, AnalysisShown
from argead.table.answers import (
    Carrying,
    Catalogue,
    Following,
    GlancesShown,
    Handed,
    Health,
    Invited,
    Invites,
    MatchCreated,
    Moved,
    OddsAnswer,
    RecordOpened,
    SeatClaimed,
    SeatsCarried,
    WhyAnswer,
    WordsShown,
)
from argead.table.requests import (
    Carry,
    Claim,
    Fork,
    Glances,
    HandOver,
    Move,
    Redeem,
    Renewal,
    Setup,
    TakeBack,
    Undo,
)
from argead.table.shapes import AskShown, HintShown, OutlookShown, RulesShown, Seen

Schema = dict[str, Any]

JSON = "application/json"
RECORD = "application/x-ndjson"
HTML = "text/html"
PNG = "image/png"
WEBP = "image/webp"

TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "integer"}
ANYTHING: Schema = {"type": "object"}
BYTES: Schema = {"type": "string", "contentMediaType": "application/octet-stream"}


@dataclass(frozen=True, slots=True)
class Query:
    """A parameter after the question mark."""

    name: str
    about: str
    schema: Schema
    required: bool = False


@dataclass(frozen=True, slots=True)
class Call:
    """One call. `answers` are types or schemas by status, several where it depends on the query; `body` is a type, or
    the media type of a text; `bearer` is whose secret is sent; `kind` is the media type of what is answered."""

    name: str
    method: str
    path: str
    about: str
    answers: dict[int, Any]
    query: tuple[Query, ...] = ()
    body: Any = None
    bearer: str = ""
    spectators: bool = False
    refusals: tuple[str, ...] = ()
    kind: str = JSON


LONGEST_THING_CHARACTERS = 100
"""Of the id of a thing: those of our games are shorter, whatever a board of a user's own is called."""

LANG = Query("lang", "The language of every text.", {"type": "string", "enum": list(LANGUAGES), "default": "en"})
SINCE = Query("since", "Only journal lines after this ply.", NUMBER | {"default": -1})
BRIEF = Query(
    "brief", "Answer with the ply alone: the rest comes over the live line.", {"type": "boolean", "default": False}
)
SEAT = Query("seat", "The token's seat.", NUMBER, required=True)
OWN = Query("seat", "The token's seat; a spectator has none.", NUMBER)
THING = Query(
    "thing",
    "The id of something on the table, as the game lists them.",
    TEXT | {"maxLength": LONGEST_THING_CHARACTERS},
    required=True,
)
EYES = Query("seat", "Whose eyes: a seat, or `all` for open hands; a spectator's if omitted.", TEXT)
THEME = Query("theme", "The colours of the page.", {"type": "string", "enum": ["light", "dark"], "default": "light"})

MATCH = "/api/matches/{match}"

EVERYWHERE = ("bad-request", "bad-origin", "too-many", "internal", "busy")
STORED = ("unknown-match", "not-stored", "too-new")
SEATED = (*STORED, "bad-token", "not-yours")
PLAYED = (*SEATED, "too-large", "not-started", "stale-ply", "handed-over", "rules-parted")

CALLS = (
    Call("openapi", "GET", "/api/openapi.json", "This document.", {200: ANYTHING}),
    Call(
        "health",
        "GET",
        "/api/health",
        "Whether the table is there and can store moves.",
        {200: Health},
        refusals=("not-stored",),
    ),
    Call("games", "GET", "/api/games", "The games on the shelf.", {200: Catalogue}, (LANG,)),
    Call(
        "rules",
        "GET",
        "/api/games/{name}/rules",
        "A game's rules in our own words; a section's `id` is what `rule` names in decisions and journal lines.",
        {200: RulesShown},
        (LANG,),
        refusals=("not-found",),
    ),
    Call(
        "words",
        "GET",
        "/api/games/{name}/words",
        "A game's own words as Fluent text, for clients that name its things.",
        {200: WordsShown},
        (LANG,),
        refusals=("not-found",),
    ),
    Call(
        "picture",
        "GET",
        "/api/games/{name}/picture",
        "A small picture of a game, for games that have one.",
        {200: BYTES},
        (THEME,),
        refusals=("not-found",),
        kind=WEBP,
    ),
    Call(
        "link_picture",
        "GET",
        "/api/games/{name}/link.png",
        "A picture of a game for those who show what a link leads to, for games that have one.",
        {200: BYTES},
        refusals=("not-found",),
        kind=PNG,
    ),
    Call(
        "glances",
        "POST",
        "/api/glances",
        "How matches stand for the seats whose tokens are sent, in short.",
        {200: GlancesShown},
        (LANG,),
        Glances,
        refusals=("too-large", "not-stored"),
    ),
    Call(
        "create",
        "POST",
        "/api/matches",
        "Begin a match.",
        {201: MatchCreated},
        body=Setup,
        refusals=("too-large", "bad-board", "not-stored", "no-room"),
    ),
    Call(
        "fork",
        "POST",
        f"{MATCH}/fork",
        "Play on from a position of an ended match: a new match, whose dice and draws from there on are its own.",
        {201: MatchCreated},
        body=Fork,
        refusals=(*STORED, "too-large", "not-over", "not-found", "no-room"),
    ),
    Call(
        "invites",
        "GET",
        f"{MATCH}/invites",
        "The invitations that nobody has used yet.",
        {200: Invites},
        bearer="host",
        refusals=(*STORED, "bad-token"),
    ),
    Call(
        "invitation",
        "GET",
        f"{MATCH}/invitation",
        "Whether an invitation can still be used, and for which seat.",
        {200: Invited},
        bearer="invite",
        refusals=(*STORED, "bad-token", "seat-taken"),
    ),
    Call(
        "renew",
        "POST",
        f"{MATCH}/renew",
        "Give a seat out anew: the tokens of whoever held it are worth nothing any more, and it has a new invitation.",
        {200: Invites},
        body=Renewal,
        bearer="host",
        refusals=(*STORED, "too-large", "bad-token", "not-found", "not-by-link"),
    ),
    Call(
        "handover",
        "POST",
        f"{MATCH}/handover",
        "Let a level play for the token's seat, until it is taken back.",
        {200: Handed},
        (LANG,),
        HandOver,
        "seat",
        refusals=(*SEATED, "too-large", "lesson", "no-handover", "rules-parted"),
    ),
    Call(
        "takeback",
        "POST",
        f"{MATCH}/takeback",
        "Play a seat again that was handed over.",
        {200: Handed},
        (LANG,),
        TakeBack,
        "seat",
        refusals=(*SEATED, "too-large"),
    ),
    Call(
        "carry",
        "POST",
        f"{MATCH}/carry",
        "A secret with which another device sits down at the same seats, once and within minutes.",
        {200: Carrying},
        body=Carry,
        refusals=(*STORED, "too-large", "bad-token"),
    ),
    Call(
        "redeem",
        "POST",
        f"{MATCH}/redeem",
        "Sit down on another device.",
        {200: SeatsCarried},
        body=Redeem,
        refusals=(*STORED, "too-large", "bad-token"),
    ),
    Call(
        "again",
        "POST",
        f"{MATCH}/again",
        "Go on to another match of the same game with the same people: the first who asks sets its table for all.",
        {200: Following},
        bearer="seat",
        refusals=(*STORED, "bad-token", "not-over", "bad-board", "no-room"),
    ),
    Call(
        "claim",
        "POST",
        f"{MATCH}/claim",
        "Take the seat of an invitation.",
        {200: SeatClaimed},
        body=Claim,
        refusals=(*STORED, "too-large", "bad-token", "seat-taken"),
    ),
    Call(
        "board",
        "GET",
        f"{MATCH}/board",
        "What never changes on the board; documented beside each game.",
        {200: ANYTHING},
        refusals=STORED,
    ),
    Call(
        "look",
        "GET",
        MATCH,
        "The table as the token's seat sees it; without a token, as a spectator does.",
        {200: Seen},
        (LANG, SINCE),
        bearer="seat",
        spectators=True,
        refusals=(*STORED, "bad-token"),
    ),
    Call(
        "move",
        "POST",
        f"{MATCH}/moves",
        "Make a move: the new table, or what must be rolled or drawn at the real table first.",
        {200: (Seen, Moved), 202: AskShown},
        (LANG, SINCE, BRIEF),
        Move,
        "seat",
        refusals=(*PLAYED, "illegal-action", "not-waiting", "lesson", "bad-answer"),
    ),
    Call(
        "undo",
        "POST",
        f"{MATCH}/undo",
        "Take the last move back.",
        {200: (Seen, Moved)},
        (LANG, SINCE, BRIEF),
        Undo,
        "seat",
        refusals=(*PLAYED, "no-undo"),
    ),
    Call(
        "hint",
        "GET",
        f"{MATCH}/hint",
        "The best moves from what this seat knows, with their reasons, or what the lesson does.",
        {200: HintShown},
        (SEAT, LANG),
        bearer="seat",
        refusals=(*SEATED, "not-waiting", "no-hints", "rules-parted"),
    ),
    Call(
        "outlook",
        "GET",
        f"{MATCH}/outlook",
        "What can be done to the token's seat before its next turn, as far as it knows, and what would make it safe.",
        {200: OutlookShown},
        (SEAT, LANG),
        bearer="seat",
        refusals=(*SEATED, "no-hints", "rules-parted"),
    ),
    Call(
        "odds",
        "GET",
        f"{MATCH}/odds",
        "Playouts of the fight in sight; each call adds about a second of them to those of the same ply.",
        {200: OddsAnswer},
        (SEAT,),
        bearer="seat",
        refusals=SEATED,
    ),
    Call(
        "why",
        "GET",
        f"{MATCH}/why",
        "Why the token's seat can do nothing with a thing now: one sentence, with its rule.",
        {200: WhyAnswer},
        (THING, OWN, LANG),
        bearer="seat",
        spectators=True,
        refusals=(*SEATED, "not-started"),
    ),
    Call(
        "account",
        "GET",
        f"{MATCH}/account",
        "The story of an ended match as one self-contained page.",
        {200: TEXT},
        (LANG, THEME),
        refusals=(*STORED, "not-over"),
        kind=HTML,
    ),
    Call(
        "ending",
        "GET",
        f"{MATCH}/ending",
        "How an ended match came out: verdicts, reckoning, the points turn by turn, and the turns that changed most.",
        {200: EndingShown},
        (LANG,),
        refusals=(*STORED, "not-over"),
    ),
    Call(
        "analysis",
        "GET",
        f"{MATCH}/analysis",
        "An ended match explained: chances over its course, what decisions lost and luck did, and what turned it; or"
        " how far the work is, which takes about a minute: ask again.",
        {200: AnalysisShown, 202: AnalysisProgress},
        (LANG,),
        refusals=(*STORED, "not-over", "rules-parted"),
    ),
    Call(
        "record",
        "GET",
        f"{MATCH}/record",
        "The record as JSON Lines, once the match has ended.",
        {200: TEXT},
        refusals=(*STORED, "not-over"),
        kind=RECORD,
    ),
    Call(
        "upload",
        "POST",
        "/api/records",
        "Open a record to look at it; the same text is always the same match.",
        {201: RecordOpened},
        body=RECORD,
        refusals=("too-large", "bad-record", "bad-board", "not-stored", "no-room"),
    ),
    Call(
        "at",
        "GET",
        f"{MATCH}/at/{{ply}}",
        "The table as it stood after so many lines.",
        {200: Seen},
        (LANG, EYES),
        bearer="seat",
        spectators=True,
        refusals=(*STORED, "bad-token", "not-found", "not-over"),
    ),
    Call(
        "live",
        "GET",
        f"{MATCH}/live",
        "A WebSocket: send `Hello`, then receive `Whole`, `News`, `Present` or `Refused`; either side may send `Beat`.",
        {101: None},
        (LANG,),
    ),
)
