"""What may soon come: each threat is carried out by the referee, and where nothing can be done nothing is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from argead.games.alexandros import outlook
from argead.games.alexandros.alexander import refill_row
from argead.games.alexandros.board import SYMBOLS
from argead.games.alexandros.state import Alexandros
from argead.games.alexandros.turn import TURN
from argead.kernel import Action, Dice, Prospect
from argead.language import phrasebook
from argead.table.advice.asking import foreseeing
from games.alexandros.position import GAME, HEXAGON, kind, mask, play, position
from support.recorded import positions, recorded_games

KINDS = ("choose-card", "choose-action")
NAMES = ("Ada", "Bob", "Cleo", "Dion")

# Two empty triangles, amphora (b2) and lyre (c3).
SMALL = "a2 b2 b3 c3"
# Nine empty triangles and temple, temple, horse, amphora, soldier, lyre.
LARGE = "f23 f24 f25 f26 g20 g21 g22 g23 g24 g25 h20 h21 h22 h23 h24"


def told(s, seat: int = 0, lang: str = "en") -> list[str]:
    """The threats in words."""
    return [phrasebook(GAME, lang).prospect(threat, NAMES[: s.players]) for threat in outlook.threats(s, seat)]


def ends(s, seat: int = 0, lang: str = "en") -> list[str]:
    return [phrasebook(GAME, lang).prospect(ending, NAMES[: s.players]) for ending in outlook.endings(s, seat)]


def names(s, seat: int = 0) -> set[str]:
    return {threat.name for threat in outlook.threats(s, seat)}


def endangered(s, seat: int = 0) -> set[str]:
    return {key for threat in outlook.threats(s, seat) for key in threat.dangers}


# Moving Alexander -----------------------------------------------------------------------------------------------------


def test_the_next_ride_can_split_a_province():
    """A cut from the coast at Sinope: Alexander rides to the horse by a line inside the province."""
    s = position(alexander="3-3", walls=["2-0 3-1 4-2 3-3"], governors={0: "c3"}, row="soldier soldier")
    split = [threat for threat in outlook.threats(s, 0) if threat.name == "split"]
    assert [threat.rule for threat in split] == ["provinces"]
    assert split[0].things[0] == "governor:c3"
    assert carried_out(s, 0, split[0])
    assert any("can ride to" in text and "split your province around Karia" in text for text in told(s))


def test_before_ones_own_ride_nobody_knows_where_the_next_one_begins():
    s = position(at="move", alexander="3-3", walls=["2-0 3-1 4-2 3-3"], governors={0: "c3"}, row="soldier soldier")
    assert not names(s) & {"split", "closed"}


def test_the_next_ride_can_close_land_that_the_rival_can_pay_for():
    s = position(alexander="2-0", row="lyre lyre", hands={1: "lyre"})
    closed = "Bob can ride to Karia with the Lyre card, close a province around Troas, worth 2, by 3 walls, "
    assert told(s) == [f"{closed}and occupy it for Lyre."]
    assert carried_out(s, 0, outlook.threats(s, 0)[0])


# Provinces ------------------------------------------------------------------------------------------------------------


def test_a_vacant_province_can_be_occupied_for_all_its_symbols_but_one():
    s = position(provinces=[SMALL], hands={1: "amphora"}, row="horse horse", alexander="14-6")
    s.known[5:10] = [0, 1, 0, 0, 0]
    assert "Bob can occupy the province around Troas, worth 2, for Amphora (1 card in hand)." in told(s)


def test_taking_a_province_over_takes_two_cards_for_its_governor():
    s = position(provinces=[SMALL], governors={0: "c3"}, hands={1: "lyre lyre horse"}, alexander="14-6")
    s.known[5:10] = s.hands[5:10]
    assert "Bob can take over your province around Karia, worth 2, for 3\u00a0×\u00a0Lyre (3 cards in hand)." in told(s)
    french = "Bob peut reprendre votre province autour de la Carie, de valeur 2, contre "
    assert f"{french}3\u00a0×\u00a0Lyre (3 cartes en main)." in told(s, lang="fr")
    assert all(carried_out(s, 0, threat) for threat in outlook.threats(s, 0))


def test_nothing_is_told_that_no_hand_could_pay():
    """Two temples remove the governor and six cards pay for the symbols, of which four governors save four."""
    two, one = (
        position(provinces=[LARGE], governors={0: "g25"}, hands={1: hand}, alexander="2-0", row="horse horse")
        for hand in ("lyre lyre", "lyre")
    )
    assert "seized" in names(two), "two in hand, one face up, one drawn"
    assert "seized" not in names(one)


def test_a_rival_whose_cards_are_all_known_has_no_others():
    s = position(provinces=[SMALL], governors={0: "c3"}, hands={1: "horse " * 6}, row="horse horse", alexander="14-6")
    assert "seized" in names(s), "six hidden cards may be anything"
    s.known[5:10] = s.hands[5:10]
    assert "seized" not in names(s), "six horses and one card drawn are not two lyres"


def test_only_who_acts_before_the_next_turn_threatens():
    s = position(3, provinces=[SMALL], governors={0: "c3"}, hands={1: "lyre lyre"}, active=2, alexander="14-6")
    assert {threat.data["player"] for threat in outlook.threats(s, 0)} <= {2}, "after Cleo it is Ada's turn"
    s.last_turn = True
    s.active = 0
    assert outlook.threats(s, 0) == [], "nobody moves after the last turn"


def test_land_is_in_danger_whatever_it_is_called():
    two = position(provinces=[SMALL], governors={0: "b2 c3"}, hands={1: "horse " * 6}, alexander="14-6")
    (seized,) = (threat for threat in outlook.threats(two, 0) if threat.name == "seized")
    one, none = (position(provinces=[SMALL], governors=g, hands={1: "horse " * 6}) for g in ({0: "c3"}, {}))
    assert {"seized"} <= names(one)
    assert {"occupied"} <= names(none)
    assert seized.key in endangered(one), "of two governors one was recalled"
    assert seized.key in endangered(none), "both were"
    (occupied,) = (threat for threat in outlook.threats(none, 0) if threat.name == "occupied")
    assert occupied.key in endangered(one), "it was occupied, and can be taken over"


def test_all_land_that_a_ride_can_close_is_in_danger_though_the_richest_is_told():
    s = position(alexander="2-0", row="lyre lyre", hands={1: "lyre"})
    (closed,) = outlook.threats(s, 0)
    assert closed.key == closed.things[0] == "triangle:a2"
    assert set(closed.things) <= set(closed.dangers)
    found = [threat for s in recorded(every=7) for threat in outlook.threats(s, 0) if threat.name == "closed"]
    assert all(set(threat.things) <= set(threat.dangers) for threat in found)
    assert any(set(threat.things) < set(threat.dangers) for threat in found)


def test_a_seat_has_its_land_until_it_recalls_the_governor():
    held = outlook.held(position(provinces=[SMALL], governors={0: "c3", 1: "g24"}), 0)
    assert held == {"triangle:a2", "triangle:b2", "triangle:b3", "triangle:c3", "governor:c3"}
    assert "governor:c3" not in outlook.held(position(provinces=[SMALL], governors={0: "b2 c3"}), 0), "nothing is paid"
    assert outlook.held(position(provinces=[SMALL]), 0) == set()


def test_recalling_a_governor_does_not_make_a_province_safe():
    s = position(provinces=[SMALL], governors={0: "c3"}, hands={0: "horse", 1: "lyre lyre horse"}, alexander="14-6")
    s.known[5:10] = s.hands[5:10]
    *_, found = foreseeing(s, 0, True).run()
    assert [(threat.name, action) for threat, action in found.threats if threat.name == "seized"] == [("seized", None)]


# Taxes ----------------------------------------------------------------------------------------------------------------


def test_a_rival_with_more_land_can_collect_taxes():
    s = position(provinces=[SMALL], governors={1: "c3"}, hands={1: "lyre"}, alexander="14-6")
    assert "Bob can collect taxes with one card (Lyre): 0 for Ada, 2 for Bob." in told(s)
    assert "taxed" not in names(s, 1), "Ada has no governor"


def test_a_tax_that_wins_comes_first():
    s = position(provinces=[SMALL], governors={1: "c3"}, hands={1: "lyre"}, scores=[90, 98], alexander="14-6")
    wins = "Bob can collect taxes with one card (Lyre), and wins the game by it: 90 for Ada, 100 for Bob."
    assert told(s)[0] == wins
    assert ends(s)[0] == (
        "The next tax ends the game, whoever collects it, and Bob would win: 90 for Ada, 100 for Bob."
    )
    assert "taxed-to-the-end" not in names(s, 1)


def test_a_tax_that_no_longer_wins_is_less_than_one_that_does():
    near, far = (
        position(provinces=[SMALL], governors={1: "c3"}, hands={1: "lyre"}, scores=[90, score], alexander="14-6")
        for score in (98, 90)
    )
    (wins,), (gains,) = outlook.threats(near, 0), outlook.threats(far, 0)
    assert (wins.name, gains.name) == ("taxed-to-the-end", "taxed")
    assert gains.key in wins.dangers
    assert wins.key not in gains.dangers


# The end --------------------------------------------------------------------------------------------------------------


def test_a_few_taxes_lead_to_the_goal():
    s = position(provinces=[LARGE], governors={1: "g25"}, scores=[5, 80])
    assert ends(s) == ["Bob still needs 20 points for 100: 3 taxes of 9 would do."]
    s.scores[1] = 72
    assert ends(s) == [], "four are a long way"


def test_black_walls_run_out():
    s = position(3, scores=[4, 7, 7])
    assert ends(s) == []
    s.walls = (1 << 60) - 1
    text = "Only 5 black walls are left, and a ride that needs a red one makes its turn the last. "
    assert ends(s) == [f"{text}Ahead now: Bob and Cleo (4 for Ada, 7 for Bob, 7 for Cleo)."]
    s.last_turn = True
    assert ends(s) == ["This is the last turn. Ahead now: Bob and Cleo (4 for Ada, 7 for Bob, 7 for Cleo)."]


def test_a_standstill_ends_the_game():
    s = position(3, at="move", pack=HEXAGON, row="temple horse")
    assert "Alexander cannot move. If 2 more turns pass like that, the game ends. " in ends(s)[0]


# Never used -----------------------------------------------------------------------------------------------------------


def test_what_was_never_used_is_told_of_the_end():
    s = position(provinces=[SMALL, LARGE], governors={0: "g24 g25"}, hands={0: "lyre horse"})
    said = [phrasebook(GAME, "en").prospect(each, NAMES[:2]) for each in outlook.unused(s, 0)]
    assert said == [
        "2 cards were left in hand: Horse, Lyre.",
        "2 governors were idle in the reserve.",
        "The province around northern Gedrosia, worth 9, paid no taxes: 2 governors stood in it.",
        "The cards for the vacant province around Troas, worth 2, were in hand.",
    ]
    assert outlook.unused(position(governors={1: "g24"}), 1)[0].name == "idle-governors"


# The referee carries threats out --------------------------------------------------------------------------------------


def recorded(every: int) -> Iterator[Alexandros]:
    """Positions of the recorded games at which an action or a ride is chosen."""
    for path in recorded_games(GAME):
        found = positions(GAME, path, lambda match: bool(match.state.waiting()) and kind(match.state) in KINDS)
        yield from islice(found, None, None, every)


def carried_out(s: Alexandros, seat: int, threat: Prospect) -> bool:
    """Whether the rival can do it in the turn under way, or in its next one as things stand."""
    turns = rivals_turns(s, seat, threat)
    return any(done(after, threat) for turn in turns for after in ridden(turn, threat))


class Luck(Dice):
    """Chance that draws what is wanted, as long as there is any."""

    def __init__(self, wanted: Sequence[int]) -> None:
        super().__init__(1)
        self._wanted = wanted

    def draw(self, bag: Sequence[int], faces: Sequence[str]) -> int:
        fitting = [kind for kind in range(5) if self._wanted[kind] and bag[kind]]
        return fitting[0] if fitting else super().draw(bag, faces)


def asked(threat: Prospect) -> list[int]:
    """The cards that it would take; of those that fit for a tax, the first."""
    cards = threat.data.get("cards", {})
    return [int(card == cards[0]) if isinstance(cards, list) else cards.get(card, 0) for card in SYMBOLS]


def rivals_turns(s: Alexandros, seat: int, threat: Prospect) -> Iterator[Alexandros]:
    """The rival's turn with each hand by which the seat must reckon that it may pay."""
    rival = threat.data["player"]
    known = s.known[rival * 5 : rival * 5 + 5]
    missing = [max(0, price - have) for price, have in zip(asked(threat), known, strict=True)]
    if not threat.data.get("face_up", True):
        missing[SYMBOLS.index(threat.data["card"])] = 1
    for row in (None, *set(s.row)):
        g = s.clone(Dice(1))
        g.chance = Luck(deal(g, seat, rival, [max(0, count - (kind == row)) for kind, count in enumerate(missing)]))
        if s.active != rival:
            g.active, g.agenda = rival, [TURN]
            refill_row(g)
            g.settle()
        yield g


def deal(g: Alexandros, seat: int, rival: int, missing: list[int]) -> list[int]:
    """Deal the hidden cards of the others anew, so that the rival has as much of what it is missing as it can hold;
    what it still misses then."""
    counts = {}
    for other in set(range(g.players)) - {seat}:
        own = range(other * 5, other * 5 + 5)
        counts[other] = sum(g.hands[at] - g.known[at] for at in own)
        for at in own:
            g.deck[at % 5] += g.hands[at] - g.known[at]
            g.hands[at] = g.known[at]
    wanted = [kind for kind in range(5) for _ in range(min(missing[kind], g.deck[kind]))][: counts[rival]]
    left = [count - wanted.count(kind) for kind, count in enumerate(missing)]
    for other in sorted(counts, key=lambda other: other != rival):
        for _ in range(counts[other]):
            kind = wanted.pop() if wanted else max(range(5), key=g.deck.__getitem__)
            g.deck[kind] -= 1
            g.hands[other * 5 + kind] += 1
    return left


def ridden(g: Alexandros, threat: Prospect) -> Iterator[Alexandros]:
    """The rival's turn after every ride that the threat speaks of; if it speaks of none, after any."""
    if not g.waiting() or kind(g) == "choose-action":
        yield g
        return
    (rival,) = g.waiting()
    for action in g.actions(rival):
        if spoken_of(g, action, threat):
            after = g.clone(g.chance)
            after.play(rival, action)
            yield from ridden(after, threat)


def spoken_of(g: Alexandros, action: Action, threat: Prospect) -> bool:
    """Whether an action is on the way of the ride."""
    target = threat.data.get("target")
    if action.verb in ("take", "play"):
        by = {True: "take", False: "play"}.get(threat.data.get("face_up"), action.verb)
        return action.verb == by and threat.data.get("card") in (None, action.word)
    if action.verb == "name":
        return target is None or bool(mask(g.board, target) & g.board.of_kind[action.number])
    return action.verb != "triangle" or target in (None, action.word)


def done(g: Alexandros, threat: Prospect) -> bool:
    """Whether the rival's actions bring what was told."""
    if not g.waiting():
        return False
    rival, triangle = threat.data["player"], threat.data.get("triangle")
    if threat.name in ("taxed", "taxed-to-the-end"):
        return all(taxed(g.clone(g.chance), rival, card, threat) for card in threat.data["cards"][:1])
    land = g.provinces[g.province_at(mask(g.board, triangle))]
    if threat.name == "split":
        return g.tax_of(land, g.governors[g.owner(land)]) == threat.data["pays"] < threat.data["paid"]
    return (land & g.board.empty).bit_count() == threat.data["worth"] and occupied(g, rival, land, threat)


def taxed(g: Alexandros, rival: int, card: str, threat: Prospect) -> bool:
    """Taxes collected, after a card has been drawn if need be."""
    if not g.hand(rival)[SYMBOLS.index(card)]:
        play(g, "draw")
    before = g.scores[:]
    play(g, f"tax {card}")
    gained = [after - score for after, score in zip(g.scores, before, strict=True)]
    if threat.name == "taxed":
        return threat.data["income"] == gained
    return threat.data["scores"] == g.scores and rival in g.outcome().winners


def occupied(g: Alexandros, rival: int, land: int, threat: Prospect) -> bool:
    """Whether the rival comes to hold the province for the cards and governors that were told."""
    if g.governors[rival] & land:
        return True
    if not g.waiting() or g.waiting() != (rival,):
        return False
    decision = g.decision(rival)
    for action in g.actions(rival):
        if action.verb in ("occupy", "seize", "station"):
            useful = bool(action.bit & land)
        elif action.verb == "pay":
            price, toll = decision.price(g), decision.toll(g)
            used = [one + other for one, other in zip(price, toll, strict=True)]
            useful = used == asked(threat) and decision.placed.bit_count() == threat.data["governors"]
        elif action.verb == "recall":
            useful = g.actions_left > 1 and not g.reserve(rival)
        else:
            useful = g.actions_left > 1 and action.verb in ("draw", "take")
        if useful:
            after = g.clone(g.chance)
            after.play(rival, action)
            if occupied(after, rival, land, threat):
                return True
    return False


def test_every_threat_of_the_recorded_games_can_be_carried_out():
    carried: Counter[str] = Counter()
    most = 0
    for s in recorded(every=7):
        for seat in range(s.players):
            found = outlook.threats(s, seat)
            most = max(most, len(found))
            for threat in found:
                assert carried_out(s, seat, threat), threat
                carried[threat.name] += 1
    assert most > 6, "the game leaves nothing out"
    assert carried.keys() == {"taxed", "taxed-to-the-end", "seized", "occupied", "split", "closed"}, carried
