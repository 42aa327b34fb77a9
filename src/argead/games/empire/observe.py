"""What a seat knows, in numbers for learners: the view again, as named pieces of fixed length.

Every number lies between 0 and 1. Seats come in turn from the observer's own. In brackets: the length of a piece, with
n seats, R regions, W places of a region (its provinces and the camp), s steps and P provinces of the whole board.

    region      [R]  which one is played
    round       [1]
    active      [n]  whose turn it is
    entered     [1]  the goal has been entered
    scores      [n]
    place       [n]  place in the turn order
    order       [n]  cubes bid for the order (0 while they are hidden, and so on below)
    temples     [n]  cubes in the temple box
    cities      [n]  cubes in the city box
    secret      [4]  what the observer has laid out behind its screen
    armies    [n*W]  armies place by place
    fresh       [W]  armies of the active player that can still march
    temple_marks [n*W]
    city_marks   [n*W]
    built_temples [n*P]
    built_cities  [n*P]
    supply      [2n]  pieces left
    ready        [n]  who has laid out cubes in secret
    origin       [W]  where the crossing under way begins
    crossing     [W]  where it leads
    sent         [s]  armies that cross, by the steps taken before, as far as decided
    sending      [s]  about which of these the decision is
"""

from __future__ import annotations

from argead.games.empire.allotment import AllotCubes
from argead.games.empire.movement import PayCrossing, SendArmies
from argead.games.empire.state import NOTHING, Empire

Pieces = dict[str, list[float]]


def observe(s: Empire, seat: int) -> Pieces:
    """The pieces listed above, in that order."""
    board, n = s.board, s.players
    order = [(seat + i) % n for i in range(n)]
    step = s.agenda[-1] if s.agenda else None
    shown = 0.0 if isinstance(step, AllotCubes) else 1.0
    cubes, places, width = float(board.cubes), range(board.places), board.steps + 1
    hundreds = 300.0
    secret = [0.0] * 4
    if s.secrets[seat] != NOTHING:
        if isinstance(step, AllotCubes):
            secret = [count / cubes for count in board.actions.allot[s.secrets[seat]].boxes]
        else:
            rest = s.temple_cubes[seat] + s.city_cubes[seat] - s.secrets[seat]
            secret = [0.0, 0.0, s.secrets[seat] / cubes, rest / cubes]
    origin, crossing = [0.0] * board.places, [0.0] * board.places
    sent, sending = [0.0] * board.steps, [0.0] * board.steps
    if isinstance(step, SendArmies | PayCrossing):
        origin[step.crossing.start] = crossing[step.crossing.end] = 1.0
        for steps, count in enumerate(step.sent):
            sent[steps] = count / cubes
        if isinstance(step, SendArmies):
            sending[len(step.sent)] = 1.0
    return {
        "region": [float(s.region == region) for region in range(len(board.lands))],
        "round": [s.round / board.rounds],
        "active": [float(s.active == player) for player in order],
        "entered": [float(s.entered)],
        "scores": [min(1.0, s.scores[player] / hundreds) for player in order],
        "place": [(s.order.index(player) + 1) / n if player in s.order else 0.0 for player in order],
        "order": [shown * s.order_cubes[player] / cubes for player in order],
        "temples": [shown * s.temple_cubes[player] / cubes for player in order],
        "cities": [shown * s.city_cubes[player] / cubes for player in order],
        "secret": secret,
        "armies": [s.armies_at(player, p) / cubes for player in order for p in places],
        "fresh": [sum(s.marching[p * width : p * width + width - 1]) / cubes for p in places],
        "temple_marks": [float(s.temple_marks[p] >> player & 1) for player in order for p in places],
        "city_marks": [float(s.city_marks[p] >> player & 1) for player in order for p in places],
        "built_temples": [
            min(1.0, s.temples_at(p, player) / board.rounds) for player in order for p in range(board.provinces)
        ],
        "built_cities": [float(s.city_owner[p] == player) for player in order for p in range(board.provinces)],
        "supply": [s.temples[player] / board.temples for player in order]
        + [s.cities[player] / board.cities for player in order],
        "ready": [float(s.secrets[player] != NOTHING) for player in order],
        "origin": origin,
        "crossing": crossing,
        "sent": sent,
        "sending": sending,
    }
