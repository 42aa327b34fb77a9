"""The recorded games of Field Commander. COVERS says which shows what; test_recorded_games.py holds them to it.

Every campaign is won, runs out of time and sees Alexander slain. A failed prophecy can end a campaign only where levels
and advisors can run out: in Granicus, whose commander has one advisor and two oracles, and in a life that brings none
along to Issus or Gaugamela. Tyre has no oracle. Seeds are looked for, not pinned: whoever tunes the bot or the data
just makes the records anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from random import Random

from argead.games.field_commander.names import CAMPAIGNS, SPIES
from argead.games.field_commander.state import FieldCommander
from argead.kernel import Dice, Line, Match, Recorder, Script
from argead.testing.sources import told
from games.field_commander.fortune import GOOD, Fortune, pick_move
from games.field_commander.position import GAME

ENDS = ("victory", "time", "slain")
COVERS = {f"{campaign}-{end}": {campaign, end} for campaign in CAMPAIGNS for end in ENDS}
COVERS |= {
    "granicus-prophecy": {"granicus", "prophecy"},
    "issus-prophecy": {"life", "prophecy", "reckoned-2"},
    "gaugamela-prophecy": {"life", "prophecy", "reckoned-4"},
    "granicus-options": {"granicus", "options"},
    "issus-western-cities": {"issus", "western_cities"},
    "tyre-bare-walls": {"tyre", "bare_walls"},
    "gaugamela-reduced-speed": {"gaugamela", "reduced_speed"},
    "life-victory": {"life", "victory", "reckoned-4"},
    "life-lost": {"life", "slain", "reckoned-2"},
    "granicus-unadvised": {"granicus", "events-forgone"},
    "issus-walls-gone": {"issus", "events-no-wall-left"},
    "gaugamela-undefended": {"gaugamela", "events-undefended"},
    "tyre-rammed": {"tyre", "verb-ram"},
    "sample-turn": {"granicus", "guide"},
    "table-dice": {"granicus", "dice", "undo"},
}
EVENTS = "events-"
"""Records that are kept for the rare events they tell begin like this."""

GOLDEN = ("granicus-victory", "issus-victory", "tyre-victory", "gaugamela-victory", "granicus-prophecy")
"""Those that are also told as golden playthroughs."""

LARGEST = 38_000
MOST_SEEDS = 3_000

Policy = Callable[[FieldCommander, Random], str]


def features(match: Match) -> set[str]:
    """What a finished match shows: campaign, end, options off their defaults, every kind of event, and every verb."""
    s, header = match.state, match.record.header
    assert isinstance(s, FieldCommander)
    found = {str(header.options["campaign"]), s.outcome().reason, f"reckoned-{len(s.reckoning)}"}
    found |= {option.name for option in GAME.options if header.options[option.name] != option.default}
    found |= {f"{EVENTS}{event.kind}" for _, event in match.events}
    found |= {f"verb-{line.notation.partition(' ')[0]}" for line in match.record.lines}
    if s.adopted:
        found.add("options")
    if any(line.notation == "undo" for line in match.record.lines):
        found.add("undo")
    return found


# Policies ------------------------------------------------------------------------------------------------------------


def advised(s: FieldCommander, random: Random) -> str:
    """As the game's own bot would play."""
    assert GAME.advise is not None
    return GAME.advise(s, 0, Dice(random.random().hex())).notation


def weary(s: FieldCommander, random: Random) -> str:
    """Three turns of war, and then only waiting."""
    legal = [action.notation for action in s.actions(0)]
    return "halt" if s.turn > 3 and "halt" in legal else advised(s, random)


def reckless(s: FieldCommander, random: Random) -> str:
    """Alexander takes every Hit himself."""
    legal = [action.notation for action in s.actions(0)]
    return "hit alexander" if "hit alexander" in legal else advised(s, random)


PILGRIMAGE = ("scout sestus", "scout ilium", "scout sestus", "scout macedon")


def pilgrim(s: FieldCommander, random: Random) -> str:
    """To both oracles of Granicus, and then no deed of any kind."""
    legal = [action.notation for action in s.actions(0)]
    heard = s.visited.bit_count()
    on_the_way = [move for move in PILGRIMAGE[2 * heard : 2 * heard + 2] if move in legal]
    wishes = [
        *on_the_way,
        "march",
        "accept",
        "omen",
        "suffer",
        "begin",
        "appoint aristander",
        "halt",
        "ready",
        "proceed",
    ]
    return next((move for move in wishes if move in legal), legal[0])


PATHS = {
    "issus": ("scout gordion",),
    "gaugamela": (
        "scout gaugamela",
        "scout ecbatana",
        "scout hecatompylos",
        "scout aria",
        "scout bactra",
        "scout taxila",
    ),
}
"""From the start past every oracle."""

DEEDS = ("pray", "build city", "raze", "appoint", "dismiss")
"""What a forsaken life does not do of its own will: it would fulfil a prophecy, or find somebody to atone with."""


def forsaken(end: str) -> Policy:
    """A life that comes to its last campaign without glory or friends, hears every oracle there, and does nothing."""

    def policy(s: FieldCommander, random: Random) -> str:
        legal = [action.notation for action in s.actions(0)]
        if s.decision(0).kind() == "fail-prophecy":
            return legal[-1]
        if "accept" in legal:
            return "accept" if s.campaign.id == end or s.advisors else "shun"
        if s.campaign.id == end and s.stage == "conquest":
            oracles = [move for move in PATHS[end] if move in legal]
            waits = s.waiting_oracles and s.level > sum(until > 0 for until in s.deadlines)
            if "halt" in legal and "march" not in legal:
                return oracles[-1] if oracles and waits else "halt"
        wish = advised(s, random)
        at_will = s.stage != "setup" and wish.startswith(DEEDS)
        return next(move for move in ("govern", "halt", "proceed", *legal) if move in legal) if at_will else wish

    return policy


def first(s: FieldCommander, *moves: str) -> str:
    """The first of these moves that is legal, or none."""
    legal = [action.notation for action in s.actions(0)]
    return next((move for move in moves if move in legal), "")


def recluse(s: FieldCommander, random: Random) -> str:
    """Hears every oracle, and does without advisors as soon as one asks for it."""
    return first(s, "forgo", "accept") or pick_move(s, random)


def idle(s: FieldCommander, random: Random) -> str:
    """Waits where the campaign begins."""
    return first(s, "begin", "halt", "proceed", "pay") or s.actions(0)[0].notation


def spymaster(s: FieldCommander, random: Random) -> str:
    """Fights a garrison down to its last counter, which is for the spies, and walks in."""
    legal = [action.notation for action in s.actions(0)]
    last = [s.garrisons[area].bit_count() for area in s.campaign.stronghold_list if not s.conquered >> area & 1]
    if "play spies" in legal and 1 in last and not s.in_battle:
        return "play spies"
    if "retreat" in legal and s.insights & SPIES and s.foes().bit_count() == 1:
        return "retreat"
    return "assault" if "assault" in legal else advised(s, random)


def sapper(s: FieldCommander, random: Random) -> str:
    """Sacrifices a Siege Engine against a Wall."""
    return first(s, "ram siege-engine-1", "plan sacrifice") or pick_move(s, random)


def with_options(policy: Policy) -> Policy:
    """Adopt every option first."""

    def adopting(s: FieldCommander, random: Random) -> str:
        adopt = [action.notation for action in s.actions(0) if action.verb == "adopt"]
        return adopt[0] if adopt else policy(s, random)

    return adopting


# Making them ---------------------------------------------------------------------------------------------------------


def records() -> Iterator[tuple[str, Match]]:
    """All of them, made anew."""
    seen: set[str] = set()
    for title, match in named():
        seen |= features(match)
        yield title, match
    yield from rare(seen)


def named() -> Iterator[tuple[str, Match]]:
    for campaign in CAMPAIGNS:
        for end, policy in zip(ENDS, (advised, weary, reckless), strict=True):
            yield search(f"{campaign}-{end}", policy, campaign=campaign)
    yield search("granicus-prophecy", pilgrim)
    for campaign in ("issus", "gaugamela"):
        yield search_lucky(f"{campaign}-prophecy", forsaken(campaign), "life", 0.95)
    yield search_lucky("granicus-unadvised", recluse, "granicus", 0.7)
    yield search_lucky("issus-walls-gone", idle, "issus", 1.0, {"order": 1})
    yield search_lucky("tyre-rammed", sapper, "tyre", 0.7)
    patient = {purpose: face for purpose, face in GOOD.items() if purpose != "attack"}
    yield search_lucky("gaugamela-undefended", spymaster, "gaugamela", 0.95, patient)
    yield search("granicus-options", with_options(advised))
    yield search("issus-western-cities", advised, campaign="issus", western_cities=True)
    yield search("tyre-bare-walls", advised, campaign="tyre", bare_walls="fall")
    yield search("gaugamela-reduced-speed", advised, campaign="gaugamela", reduced_speed="leaders")
    yield search("life-victory", advised, campaign="life")
    yield search(
        "life-lost", lambda s, random: (reckless if s.campaign_number else advised)(s, random), campaign="life"
    )
    yield search("sample-turn", advised, guide="sample-turn")
    yield "table-dice", with_second_thoughts(1)


def search(title: str, policy: Policy, **options: str | bool) -> tuple[str, Match]:
    """The first match of this policy that shows what it should."""
    for seed in count():
        match = play(policy, seed, **options)
        if features(match) >= COVERS[title] and len(match.record.dump()) < LARGEST:
            return title, match
    raise AssertionError("count never ends")


def search_lucky(
    title: str, policy: Policy, campaign: str, favour: float, wishes: Mapping[str, int] = GOOD
) -> tuple[str, Match]:
    """The first match of this policy, under the star that it needs, that shows what it should."""
    matches = (lucky(policy, campaign, seed, favour, wishes) for seed in count())
    return title, next(match for match in matches if features(match) >= COVERS[title])


def play(policy: Policy, seed: int, **options: str | bool) -> Match:
    match, random = Match(GAME, ("commander",), Dice(seed), **options), Random(seed)
    while match.state.waiting():
        assert isinstance(match.state, FieldCommander)
        match.play(0, match.page.notation if match.page else policy(match.state, random))
    return match


def rare(seen: set[str]) -> Iterator[tuple[str, Match]]:
    """Games under a good star, until every kind of event has been told once."""
    missing = {f"{EVENTS}{kind}" for kind in told(GAME)} - seen
    number = 0
    for seed in range(MOST_SEEDS):
        match = lucky(pick_move, CAMPAIGNS[seed % 4], seed, 0.7)
        new = features(match) & missing
        if new and len(match.record.dump()) < LARGEST:
            missing -= new
            number += 1
            yield f"{EVENTS}{number}", match
        if not missing:
            return
    raise AssertionError(f"never told: {', '.join(sorted(missing))}")


def lucky(policy: Policy, campaign: str, seed: int, favour: float, wishes: Mapping[str, int] = GOOD) -> Match:
    """A match with dice that favour Alexander, or whoever has these wishes."""
    fortune, random = Fortune(seed, favour, wishes), Random(seed)
    recorder = Recorder(fortune)
    s = GAME.new(1, recorder, campaign=campaign)
    assert isinstance(s, FieldCommander)
    fortune.smile_on(s)
    match = Match(GAME, ("favourite of the gods",), Script(recorder.answers), campaign=campaign)
    while s.waiting():
        recorder.answers.clear()
        notation = policy(s, random)
        s.play(0, s.find(0, notation))
        match.apply(Line(0, notation, tuple(recorder.answers)))
    return match


def with_second_thoughts(seed: int) -> Match:
    """At a real table, where also what was rolled can be taken back."""
    match, random = Match(GAME, ("doubter",), Dice(seed), dice="table"), Random(seed)
    while match.state.waiting():
        assert isinstance(match.state, FieldCommander)
        match.play(0, advised(match.state, random))
        if match.reach(0).moves and random.random() < 0.1:
            match.undo(0)
    return match
