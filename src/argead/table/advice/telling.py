"""Advice in a reader's words, ready for JSON."""

from __future__ import annotations

from collections.abc import Sequence

from argead.kernel import Action, Prospect
from argead.language import Phrasebook
from argead.table.advice.found import Advice, Advised, Foresight, Reply
from argead.table.shapes import AdvisedShown, HintShown, MoveNamed, OutlookShown, ProspectShown


def hint_shown(advice: Advice, names: Sequence[str], words: Phrasebook) -> HintShown:
    """The best moves with their reasons."""
    return {
        **_named(advice.moves[0].action, words),
        "chance": advice.chance,
        "moves": [_advised(move, names, words) for move in advice.moves],
        "certainty": advice.certainty,
        "sure": words.say(f"advice-{advice.certainty}"),
        "endings": [prospect_shown(each, names, words) for each in advice.endings],
    }


def outlook_shown(foresight: Foresight, ply: int, names: Sequence[str], words: Phrasebook) -> OutlookShown:
    """What may soon come of a position."""
    return {
        "ply": ply,
        "threats": [
            {**prospect_shown(threat, names, words), "safe": None if safe is None else _named(safe, words)}
            for threat, safe in foresight.threats
        ],
        "endings": [prospect_shown(each, names, words) for each in foresight.endings],
        "all_tried": foresight.all_tried,
    }


def prospect_shown(prospect: Prospect, names: Sequence[str], words: Phrasebook) -> ProspectShown:
    """What may happen, in a sentence."""
    return {
        "text": words.prospect(prospect, names),
        "rule": prospect.rule or None,
        "things": list(prospect.things),
    }


def _advised(move: Advised, names: Sequence[str], words: Phrasebook) -> AdvisedShown:
    return {
        **_named(move.action, words),
        "chance": move.chance,
        "interval": move.interval,
        "brings": words.note(move.action, move.preview, names),
        "reply": _reply(move.reply, names, words),
        "threats": [prospect_shown(each, names, words) for each in move.threats],
    }


def _reply(reply: Reply | None, names: Sequence[str], words: Phrasebook) -> str:
    if reply is None:
        return ""
    return words.say("advice-reply", who=names[reply.seat], what=words.label(reply.action))


def _named(action: Action, words: Phrasebook) -> MoveNamed:
    return {"action": action.notation, "label": words.label(action)}
