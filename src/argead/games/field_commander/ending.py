"""The end of a campaign: victory points, Immortality, and what a life carries into the next campaign."""

from __future__ import annotations

from dataclasses import dataclass

from argead.games.field_commander.names import CAMPAIGNS, PROPHECIES
from argead.games.field_commander.prophecy import FailProphecy, can_atone, check_nature, glorify
from argead.games.field_commander.state import FieldCommander, Reckoning
from argead.kernel import Step


def lose(s: FieldCommander, reason: str) -> None:
    """The campaign is lost and scores nothing; so ends a life."""
    s.agenda.clear()
    s.stage = "over"
    s.reckoning = (*s.reckoning, Reckoning(s.campaign.id, False, s.turn, 0, 0, 0, 0, 0, 0, 0, s.level, 0))
    s.reason = reason
    s.tell("lost", "victory", 0, reason=reason, campaign=s.campaign.id)


def win(s: FieldCommander) -> None:
    """The campaign is won, and the turn is over with it. In a life, open prophecies have failed."""
    s.agenda.clear()
    check_nature(s)
    siege = s.campaign.siege
    if siege and s.turn < siege.pilgrimage_before:
        risen = glorify(s)
        s.tell("pilgrimage", "tyre-victory", 0, level=s.level, risen=risen)
    failing = [FailProphecy(p) for p in range(8) if s.deadlines[p]] if s.life else []
    s.then(*(AtoneIfAble(step) for step in failing), RECKON)


class AtoneIfAble(Step[FieldCommander]):
    """A prophecy that the end of a campaign leaves open fails; who has nothing left to lose loses the campaign."""

    __slots__ = ("failing",)

    def __init__(self, failing: FailProphecy) -> None:
        self.failing = failing

    def run(self, s: FieldCommander) -> None:
        if can_atone(s):
            s.then(self.failing)
        else:
            s.tell("failed", "failing", 0, prophecy=PROPHECIES[self.failing.prophecy], level=s.level)
            lose(s, "prophecy")


def reckon(s: FieldCommander) -> Reckoning:
    """What the campaign is worth, if it is won now."""
    table, siege = s.board.immortality, s.campaign.siege
    track = s.campaign.track[max(s.turn, 1) - 1][1]
    cities = s.cities.bit_count() * table["city"]
    mole = siege.mole_points if siege and s.mole == len(siege.mole_costs) else 0
    points = track + s.terms.points + cities + mole
    governed = s.governed.bit_count()
    immortality = governed * table["governed"] + s.glory * table["glory"] + points * table["points"]
    if s.campaign.id == CAMPAIGNS[-1]:
        immortality += s.level * table["level"]
    return Reckoning(
        s.campaign.id,
        True,
        s.turn,
        points,
        track,
        s.terms.points,
        cities,
        mole,
        governed,
        s.glory,
        s.level,
        immortality,
    )


class Reckon(Step[FieldCommander]):
    """Points are counted; a life goes on with the next campaign."""

    __slots__ = ()

    def run(self, s: FieldCommander) -> None:
        s.tell("campaign-won", "victory", 0, campaign=s.campaign.id)
        entry = reckon(s)
        s.reckoning = (*s.reckoning, entry)
        s.immortality += entry.immortality
        s.tell("reckoned", "victory", 0, **entry._asdict())
        if s.life and s.campaign_number + 1 < len(CAMPAIGNS):
            s.campaign_number += 1
            left = s.gold
            s.clear_campaign()
            s.then(NextCampaign(left))
            return
        s.stage = "over"
        s.reason = "victory"


@dataclass(frozen=True, slots=True)
class NextCampaign(Step[FieldCommander]):
    """Forces, advisors, Glorification and Insights come along; the rest is set up anew, and gold is left behind."""

    left: int

    def run(self, s: FieldCommander) -> None:
        from argead.games.field_commander.setup import CHOOSE_OPTIONS  # the set-up leads to the end of the campaign

        s.tell("next-campaign", "linked", 0, campaign=s.campaign.id, gold=self.left)
        s.then(CHOOSE_OPTIONS)


RECKON = Reckon()
