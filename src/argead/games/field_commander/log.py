"""The Player Log: the campaigns and lives that a record tells of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from argead.kernel import Match
from argead.language import Phrasebook

FIGURES = ("turn", "points", "immortality", "years")


def entries(match: Match) -> Iterator[dict[str, Any]]:
    """The lines of a record: its campaigns, and the life that they make up."""
    view, reckoned = match.state.view(0), match.state.view(0)["reckoning"]
    common = {"commander": match.record.header.seats[0]}
    for number, entry in enumerate(reckoned):
        result = "victory" if entry["won"] else _ended(match)
        options = _adopted(match, number)
        figures = {"turn": entry["turn"], "points": entry["points"], "immortality": entry["immortality"]}
        figures["years"] = view["years"] if entry["won"] and not view["life"] else None
        yield common | {"campaign": entry["campaign"], "options": options, "result": result, **figures}
    if match.state.outcome() is None:
        figures = {"turn": view["turn"], "points": None, "immortality": None, "years": None}
        options = _adopted(match, len(reckoned))
        yield common | {"campaign": view["campaign"], "options": options, "result": "open", **figures}
    if view["life"]:
        figures = {"turn": None, "points": sum(entry["points"] for entry in reckoned)}
        figures |= {"immortality": view["immortality"], "years": view["years"]}
        yield common | {"campaign": "life", "options": [], "result": _ended(match), **figures}


def _adopted(match: Match, number: int) -> list[str]:
    """The options that were adopted for the campaign of this number."""
    campaigns: list[list[str]] = [[]]
    for _, event in match.events:
        if event.kind == "next-campaign":
            campaigns.append([])
        elif event.kind == "adopted":
            campaigns[-1].append(event.data["option"])
    return campaigns[number]


def _ended(match: Match) -> str:
    outcome = match.state.outcome()
    return "open" if outcome is None else outcome.reason


def heading(phrases: Phrasebook) -> list[str]:
    """The columns."""
    say = phrases.part("teller")
    first, rest = [say("log-commander"), phrases.say("option-campaign")], ("options", "result", *FIGURES)
    return [*first, *(say(f"log-{column}") for column in rest)]


def cells(entry: Mapping[str, Any], phrases: Phrasebook, *, below: bool) -> list[str]:
    """A line of the table; one `below` another of the same record does not say the commander again."""
    say = phrases.part("teller")
    campaign = say("log-life") if entry["campaign"] == "life" else phrases.say(f"campaign-{entry['campaign']}")
    options = [phrases.say(f"option-{option}").partition(":")[0].strip() for option in entry["options"]]
    figures = ["-" if entry[figure] is None else str(entry[figure]) for figure in FIGURES]
    commander = "" if below else entry["commander"]
    return [commander, campaign, ", ".join(options) or "-", say(f"log-result-{entry['result']}"), *figures]
