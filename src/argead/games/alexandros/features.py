"""What a learned judgement reads: named quantities of each seat, of its rivals and of the table.

A row has the seat's own quantities, those of its strongest rival (by score and income), the mean of its rivals', what
greedy would think of the seat, and what all share. The viewer's own hand is read as it is; of the other hands only
what everybody has seen, and for each hidden card the share of each symbol among the cards that the viewer cannot place.
Numbers lie between -2 and 2.

Bots ask for it at every position that they try: provinces are gone through once, and only those near enough are priced.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from argead.games.alexandros.alexander import (
    ChooseCard,
    ChooseCorner,
    ChoosePath,
    ChooseTriangle,
    NameSymbol,
    NameWithoutCard,
    TakeConsolation,
)
from argead.games.alexandros.appraise import leads, winner_by_a_tax
from argead.games.alexandros.board import KINDS, SYMBOLS
from argead.games.alexandros.lands import FAR, Hand, Lands
from argead.games.alexandros.provinces import Compensate, Garrison
from argead.games.alexandros.state import NO_CARD, Alexandros
from argead.games.alexandros.turn import ChooseAction

OF_A_SEAT = (
    "score",
    "income",
    "score after a tax",
    "score after two taxes",
    "wins by a tax",
    "wins by two taxes",
    "taxes to the goal",
    "can tax",
    "wins now",
    "cards",
    *(f"{symbol} cards" for symbol in SYMBOLS),
    "unseen cards",
    "reserve",
    "provinces",
    "crowded provinces",
    "best tax",
    "second-best tax",
    "income at risk",
    "risk of the best",
    "price of the best",
    "Alexander at the best",
    "vacant in reach",
    "best vacant in reach",
    "best vacant prospect",
    "cards lacking for it",
    "best foreign in reach",
    "best foreign prospect",
    "on move",
    "actions left",
    "turns to wait",
)
"""The quantities of one seat, in the order of `_means` and `_holdings`."""

PHASES = ("action", "card", "symbol", "triangle", "corner", "path", "garrison", "gift")
SHARED = (
    *(f"{symbol} in the row" for symbol in SYMBOLS),
    "pile",
    "walls left",
    "last turn",
    "taxed this turn",
    "vacant provinces",
    "vacant worth",
    "best vacant worth",
    "open land",
    *(f"{players} players" for players in (2, 3, 4)),
    *(f"asked for {phase}" for phase in PHASES),
)
INPUTS: tuple[str, ...] = (
    *(f"own {name}" for name in OF_A_SEAT),
    *(f"rival {name}" for name in OF_A_SEAT),
    *(f"mean {name}" for name in OF_A_SEAT),
    "appraisal",
    *SHARED,
)

MOST = 2.0
SURE = 1.0
"""How much surer a seat is that wins by the next tax."""

PHASE_OF: dict[type, int] = {
    ChooseAction: 0,
    ChooseCard: 1,
    TakeConsolation: 1,
    NameSymbol: 2,
    NameWithoutCard: 2,
    ChooseTriangle: 3,
    ChooseCorner: 4,
    ChoosePath: 5,
    Garrison: 6,
    Compensate: 7,
}


def features(s: Alexandros, seat: int) -> list[list[float]]:
    """A row for each seat, from what `seat` knows."""
    hands = expected_hands(s, seat)
    lands = Lands(s, hands)
    income = lands.income
    taxed = [score + tax for score, tax in zip(s.scores, income, strict=True)]
    goal = s.board.components["goal"]
    twice = taxed if max(taxed) >= goal else [score + tax for score, tax in zip(taxed, income, strict=True)]
    rows = [_means(s, p, hands[p], income[p], taxed, twice) + _holdings(s, p, lands) for p in range(s.players)]
    appraisals = _appraisals(s, lands)
    shared = _shared(s, lands)
    if s.players == 2:
        one, other = rows
        return [
            [*one, *other, *other, appraisals[0], *shared],
            [*other, *one, *one, appraisals[1], *shared],
        ]
    return [[*own, *_rivals(rows, taxed, p), appraisals[p], *shared] for p, own in enumerate(rows)]


def expected_hands(s: Alexandros, seat: int) -> list[Hand]:
    """The cards by symbol: the viewer's own, and of the others those seen and a share of the hidden ones."""
    hands, known, players = s.hands, s.known, s.players
    pool = s.deck[:]
    hidden = [0] * players
    for other in range(players):
        if other != seat:
            for at in range(other * 5, other * 5 + 5):
                unseen = hands[at] - known[at]
                if unseen:
                    hidden[other] += unseen
                    pool[at % 5] += unseen
    size = sum(pool)
    expected: list[Hand] = []
    for other, count in enumerate(hidden):
        at = other * 5
        if other == seat:
            expected.append(hands[at : at + 5])
        elif count:
            expected.append([known[at + kind] + count * pool[kind] / size for kind in KINDS])
        else:
            expected.append(known[at : at + 5])
    return expected


def _means(s: Alexandros, p: int, hand: Hand, income: int, taxed: Sequence[int], twice: Sequence[int]) -> list[float]:
    """A seat's points, cards and reserve; `taxed` and `twice` are all scores after one tax and after two."""
    board = s.board
    goal = board.components["goal"]
    own = s.governors[p]
    fitting = 0.0
    if own:
        for kind in KINDS:
            if own & board.of_kind[kind]:
                fitting += hand[kind]
    can_tax = fitting if fitting < 1 else 1.0
    wins = taxed[p] >= goal and taxed[p] == max(taxed)
    cards = sum(hand)
    values = [
        s.scores[p] / goal,
        income * 5 / goal,
        taxed[p] / goal,
        twice[p] / goal,
        1.0 if wins else 0.0,
        1.0 if twice[p] >= goal and twice[p] == max(twice) else 0.0,
        (goal - s.scores[p]) / income / 10 if income else MOST,
        can_tax,
        can_tax if wins and p == s.active and s.actions_left and not s.taxed else 0.0,
        cards / 10,
        *[count / 5 for count in hand],
        (cards - sum(s.known[p * 5 : p * 5 + 5])) / 5,
        1 - own.bit_count() / board.components["governors_each"],
    ]
    return [value if value < MOST else MOST for value in values]


def _holdings(s: Alexandros, p: int, lands: Lands) -> list[float]:
    """A seat's provinces, those that it could have, and its turn."""
    tax, price, risk, land = lands.best[p]
    vacant, foreign = lands.vacant[p], lands.foreign[p]
    moves = p == s.active
    values = [
        lands.held[p] / 4,
        lands.crowded[p] / 2,
        tax / 10,
        lands.second[p] / 10,
        lands.risk[p] / 20,
        risk,
        price / 10,
        1.0 if land & s.board.around[s.alexander] else 0.0,
        vacant[0] / 5,
        vacant[1] / 10,
        vacant[2] / 10,
        vacant[3] / FAR,
        foreign[0] / 10,
        foreign[1] / 10,
        1.0 if moves else 0.0,
        s.actions_left / 2 if moves else 0.0,
        (p - s.active) % s.players / 4,
    ]
    return [value if value < MOST else MOST for value in values]


def _appraisals(s: Alexandros, lands: Lands) -> list[float]:
    """What the greedy bot would think of each seat, if all it knew were what the viewer knows."""
    found = leads(s, lands)
    winner = winner_by_a_tax(s, lands)
    if winner is not None:
        found = [lead + (SURE if seat == winner else -SURE) for seat, lead in enumerate(found)]
    return [max(-MOST, min(MOST, lead)) for lead in found]


def _rivals(rows: Sequence[list[float]], taxed: Sequence[int], p: int) -> list[float]:
    """The strongest rival's quantities, and the mean of the rivals'."""
    others = [other for other in range(len(rows)) if other != p]
    strongest = max(others, key=lambda other: taxed[other])
    count = len(others)
    return rows[strongest] + [sum(values) / count for values in zip(*[rows[other] for other in others], strict=True)]


def _shared(s: Alexandros, lands: Lands) -> list[float]:
    parts = s.board.components
    row = [0.0] * 5
    for kind in s.row:
        if kind != NO_CARD:
            row[kind] += 0.5
    vacant = len(s.provinces) - sum(lands.held)
    walls = s.supply() - parts["red_walls"]
    players = [0.0] * 3
    players[s.players - 2] = 1.0
    phases = [0.0] * len(PHASES)
    step: Any = s.agenda[-1] if s.agenda else None
    if type(step) in PHASE_OF:
        phases[PHASE_OF[type(step)]] = 1.0
    return [
        *row,
        sum(s.deck) / (5 * parts["cards_each"]),
        walls / parts["black_walls"],
        float(s.last_turn),
        float(s.taxed),
        min(MOST, vacant / 10),
        lands.worth / 40,
        min(MOST, lands.best_vacant / 10),
        lands.open / s.board.empty.bit_count(),
        *players,
        *phases,
    ]
