"""All decisions that the commander can face."""

from __future__ import annotations

from typing import Any

from argead.games.field_commander.battle.attack import LaunchAttack, TemptFate, TurnFlank
from argead.games.field_commander.battle.inflict import InflictHits
from argead.games.field_commander.battle.moments import SeizeMoment
from argead.games.field_commander.battle.plans import AnticipateEnemy, ChoosePlans, MountBucephalus
from argead.games.field_commander.battle.resolution import ChallengeLeader, FightOn
from argead.games.field_commander.conquer import TreatConquest
from argead.games.field_commander.hits import RegroupForce, TakeHits
from argead.games.field_commander.intimidation import ApproachStronghold, KeepSiege, PressDemand
from argead.games.field_commander.operations import MeetIntrigue
from argead.games.field_commander.oracle import HearOracle
from argead.games.field_commander.orders import PayTribute, ReadOmen, SendDiplomats
from argead.games.field_commander.prophecy import FailProphecy
from argead.games.field_commander.resupply import SpendTreasure
from argead.games.field_commander.route import EnterArea, LeadArmy
from argead.games.field_commander.setup import ChooseAdvisors, ChooseOptions
from argead.games.field_commander.turn import RefitForces
from argead.games.field_commander.tyre import FaceTyre, ReadTyreOmen
from argead.kernel import Decision

DECISIONS: tuple[type[Decision[Any]], ...] = (
    ChooseOptions,
    ChooseAdvisors,
    FailProphecy,
    RefitForces,
    SendDiplomats,
    ReadOmen,
    ReadTyreOmen,
    PayTribute,
    FaceTyre,
    MeetIntrigue,
    LeadArmy,
    EnterArea,
    HearOracle,
    ApproachStronghold,
    PressDemand,
    KeepSiege,
    TreatConquest,
    AnticipateEnemy,
    MountBucephalus,
    ChoosePlans,
    FightOn,
    ChallengeLeader,
    SeizeMoment,
    LaunchAttack,
    TakeHits,
    InflictHits,
    TemptFate,
    TurnFlank,
    RegroupForce,
    SpendTreasure,
)
