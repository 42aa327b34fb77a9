"""What may soon come of a position: what is told can be done, by the referee's own rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from argead.games.phalanxx.board import HEROISM, bits
from argead.games.phalanxx.conditions import met, playable
from argead.games.phalanxx.ending import judge, reckon
from argead.games.phalanxx.outlook import endings, held, threats, unused
from argead.games.phalanxx.playing import gain
from argead.games.phalanxx.solo import MAXXIMILIAN
from argead.games.phalanxx.state import Phalanxx
from argead.kernel import Action, Dice, Prospect
from argead.language import phrasebook
from games.phalanxx.position import GAME, dice, kind, play, position
from support.recorded import positions, recorded_games

PATHS = recorded_games(GAME)
EVERY = 7
"""Every seventh position of the recorded games is looked at."""

SEASIDE = {0: ["kilikia", "phrygia"], 1: ["kappadokia"]}


class Kind(Dice):
    """Chance at its best for whoever attacks: all dice show 6, and Heroism stays in the pile as long as it can."""

    def die(self, sides: int = 6) -> int:
        return sides

    def draw(self, bag: Sequence[int], faces: Sequence[str]) -> int:
        return max(n for n, count in enumerate(bag) if count)


def some(path: Path, every: int = EVERY) -> Iterator[Phalanxx]:
    """Some positions of a recorded game, and its last one."""
    return positions(GAME, path, lambda match: match.ply % every == 0 or not match.state.waiting())


def names(told: list[Prospect]) -> list[str]:
    return [prospect.name for prospect in told]


def said(prospect: Prospect, lang: str = "en") -> str:
    return phrasebook(GAME, lang).prospect(prospect, ["Ada", "Bob", "Cleo"])


def one(told: list[Prospect], name: str) -> dict[str, Any]:
    found = [prospect for prospect in told if prospect.name == name]
    assert len(found) == 1, names(told)
    return dict(found[0].data)


# What is told can be done --------------------------------------------------------------------------------------------


def idle(s: Phalanxx, prospect: Prospect) -> Action:
    """What changes least: buy nothing unless Heroism would leave by that, take income, keep what one has."""
    seat = s.waiting()[0]
    actions = {action.notation: action for action in s.actions(seat)}
    buys = [action for action in actions.values() if action.verb == "buy"]
    if kind(s) == "buy-card":
        wanted = prospect.data.get("card")
        others = [buy for buy in buys if buy.notation != f"buy {wanted}"]
        keeping = s.row[-1] == HEROISM and prospect.data.get("valour")
        taking = prospect.name.startswith("reinforcement") and s.row[-1] != HEROISM
        return others[0] if others and (keeping or taking) else actions["pass"]
    moved = f"move {prospect.data.get('region')}"
    for usual in ("keep", "income"):
        if usual in actions:
            return actions[usual]
    return next(action for name, action in actions.items() if name != moved)


def idle_until(s: Phalanxx, prospect: Prospect, reached: Callable[[Phalanxx], bool]) -> None:
    """Let time pass until it is somebody's turn to act."""
    for _ in range(200):
        if reached(s):
            return
        s.play(s.waiting()[0], idle(s, prospect))
    raise AssertionError(prospect)


def act(s: Phalanxx, move: str) -> None:
    """Play a card or conquer a region with the highest die that is left."""
    play(s, move)
    if kind(s) == "place-die":
        s.play(s.active, s.actions(s.active)[-1])
    if kind(s) == "move-soldier":
        s.play(s.active, s.actions(s.active)[0])


def conquest_comes_true(s: Phalanxx, seat: int, threat: Prospect) -> None:
    side, region, card, via = (threat.data.get(key) for key in ("player", "region", "card", "via"))
    stake = reckon(s, seat)
    idle_until(s, threat, lambda s: s.active == side and kind(s) == "choose-action")
    if card:
        act(s, f"play {card}")
    if via:
        act(s, f"conquer {via}")
    mine = reckon(s, seat)
    act(s, f"conquer {region}")
    assert region not in s.land.names(s.held[seat])
    assert mine.places + mine.soldiers - reckon(s, seat).places - reckon(s, seat).soldiers == threat.data["points"]
    assert threat.data["last"] == (s.held[seat] == 0) or stake.soldiers > mine.soldiers


def swap_comes_true(s: Phalanxx, seat: int, threat: Prospect) -> None:
    side, card = threat.data["player"], s.board.ids.index(threat.data["card"])
    idle_until(s, threat, lambda s: s.active == side and kind(s) == "choose-action")
    assert playable(s, seat) >> card & 1
    own, theirs = (f"{threat.data[a]}-{threat.data[b]}" for a, b in (("colour", "value"), ("for", "shows")))
    slot = s.home[side * 3 : side * 3 + 3].index(dice(f"{theirs[0]}{theirs[-1]}")[0]) + 1
    play(s, "income", f"place {next(a.notation for a in s.board.actions.place[s.rolled[0]])[6:-2]} {slot}")
    play(s, f"swap {seat + 1} {own}")
    assert not playable(s, seat) >> card & 1


def purchase_comes_true(s: Phalanxx, seat: int, threat: Prospect) -> None:
    side, talents = threat.data["player"], s.talents[threat.data["player"]]
    idle_until(s, threat, lambda s: s.active == side and kind(s) == "buy-card")
    play(s, f"buy {threat.data['card']}")
    assert talents - s.talents[side] == threat.data["price"]


def reinforcement_comes_true(s: Phalanxx, seat: int, threat: Prospect) -> None:
    turn, card = s.turn, s.board.ids.index(threat.data["card"])
    idle_until(s, threat, lambda s: s.turn > turn or not s.waiting())
    assert s.played[MAXXIMILIAN] >> card & 1
    assert s.force[MAXXIMILIAN] == threat.data["theirs"]


COMES_TRUE = {
    "conquest": conquest_comes_true,
    "conquest-by-card": conquest_comes_true,
    "conquest-by-way": conquest_comes_true,
    "swap": swap_comes_true,
    "purchase": purchase_comes_true,
    "reinforcement": reinforcement_comes_true,
    "reinforcement-unless-bought": reinforcement_comes_true,
}


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_every_threat_in_the_recorded_games_can_come_true(path):
    tried = 0
    for s in some(path):
        for seat in range(s.players):
            for threat in threats(s, seat):
                COMES_TRUE[threat.name](s.clone(Kind(0)), seat, threat)
                tried += 1
    assert tried


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_an_outlook_of_a_recorded_game_is_the_same_in_every_guess(path):
    for s in some(path):
        for seat in range(s.players):
            told = threats(s, seat), endings(s, seat), unused(s, seat)
            for seed in range(3):
                g = s.guess(seat, Dice(seed))
                assert (threats(g, seat), endings(g, seat), unused(g, seat)) == told


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_turns_left_in_the_recorded_games_are_those_that_came(path):
    course = list(some(path, every=1))
    turns = {(s.turn, s.active) for s in course}
    told = 0
    for s in course:
        for seat in range(s.players):
            for prospect in endings(s, seat):
                if prospect.name in ("last-turns", "last-turns-acting"):
                    later = [turn for turn, active in turns if active == seat and turn > s.turn]
                    assert len(later) == prospect.data["turns"]
                    assert (prospect.name == "last-turns-acting") == (s.active == seat)
                    told += 1
    assert told


# Examples, by the headings of the rules ------------------------------------------------------------------------------


def test_conquest_a_stronger_neighbour_can_take_a_region():
    s = position(at="buy", held=SEASIDE, active=1, played={1: ["hoplites"]}, force={0: 3, 1: 5}, talents={1: 1})
    assert [threat.things[0] for threat in threats(s, 0)] == ["region:kilikia", "region:phrygia"]
    data = one(threats(s, 0)[:1], "conquest")
    assert (data["player"], data["theirs"], data["own"], data["valour"], data["last"]) == (1, 5, 3, False, False)
    assert data["points"] == s.land.worth(s.held[0]) + 2, "the city's value and its two soldiers"
    french = said(threats(s, 0)[0], "fr")
    assert french == "Bob peut conquérir la Cilicie\u00a0: Force 5 contre 3. Vous perdriez 7 points."
    assert "conquest" not in names(threats(s, 1)), "the weaker side threatens nobody"


def test_conquest_a_region_is_in_danger_whoever_comes_and_however():
    held = {0: ["kilikia"], 1: ["lykaonia"], 2: ["syria"]}
    strong = [
        position(3, held=held, played={side: ["hoplites"]}, force={0: 3, side: 5}, talents={1: 0, 2: 0})
        for side in (1, 2)
    ]
    given = {"held": held, "hands": {1: ["peltasts"]}, "seen": {1: ["peltasts"]}, "force": {0: 3, 1: 3}}
    by_card = position(3, **given, talents={1: 0, 2: 0})
    found = [threats(s, 0)[0] for s in (*strong, by_card)]
    assert [threat.things[-1] for threat in found] == ["force:1", "force:2", "force:1"]
    assert [threat.name for threat in found] == ["conquest", "conquest", "conquest-by-card"]
    assert {threat.key for threat in found} == {"region:kilikia"}


def test_what_a_seat_has_and_could_give_up():
    s = position(held=SEASIDE, hands={0: ["peltasts", "porus"]}, played={0: ["hoplites"]})
    own = held(s, 0)
    assert {"region:kilikia", "region:phrygia", "hand:peltasts", "hand:hoplites", "card:porus"} <= own
    assert "region:kappadokia" not in own
    assert "card:javelin-throwers" in own, "it can be bought and played"
    assert "card:javelin-throwers" not in held(position(1), 0), "alone, nobody buys before you"


def test_conquest_nobody_comes_without_soldiers_or_after_the_last_turn():
    strong = {"held": SEASIDE, "played": {1: ["hoplites"]}, "force": {0: 3, 1: 5}}
    assert names(threats(position(**strong, reserve={1: 0}), 0)) == ["conquest"], "a soldier can come from the plain"
    assert threats(position(**strong | {"held": {0: ["kilikia"], 1: ["syria"]}}, reserve={1: 1}), 0) == []
    assert "conquest" in names(threats(position(**strong, last_round=True), 0)), "the rival still has his last turn"
    assert threats(position(at="act", **strong, last_round=True, active=1, rolled="w1 w1 w1"), 1) == []


def test_conquest_by_way_of_a_free_region():
    given = {"played": {1: ["hoplites"]}, "force": {0: 3, 1: 5}}
    data = one(threats(position(held={0: ["persis"], 1: ["mesopotamia"]}, **given), 0), "conquest-by-way")
    assert (data["region"], data["via"], data["last"]) == ("persis", "assyria", True)
    assert threats(position(held={0: ["persis"], 1: ["mesopotamia"]}, **given, reserve={1: 2}), 0) == [], "it takes 3"
    assert threats(position(held={0: ["persis"], 1: ["kilikia"]}, **given), 0) == [], "too far"


def test_conflict_needs_an_unrotated_card_and_three_force():
    rotated = {"played": {1: ["hoplites"]}, "rotated": {1: 1}}
    assert threats(position(held=SEASIDE, force={0: 3, 1: 5}, **rotated), 0) == []
    assert threats(position(held=SEASIDE, played={1: ["hoplites"]}, force={0: 1, 1: 2}), 0) == []
    assert threats(position(held=SEASIDE, played={1: ["hoplites"]}, force={0: 5, 1: 5}), 0) == []


def test_playing_a_card_that_everybody_has_seen_makes_a_rival_stronger():
    given = {"held": SEASIDE, "hands": {1: ["peltasts"]}, "force": {0: 3, 1: 3}}
    s = position(**given, seen={1: ["peltasts"]})
    data = dict(threats(s, 0)[0].data)
    assert (threats(s, 0)[0].name, data["card"], data["theirs"]) == ("conquest-by-card", "peltasts", 6)
    assert threats(position(**given), 0) == [], "a card that nobody has seen is not counted"


def test_heroism_valour_is_compared():
    row = ("javelin-throwers", "heroism", "prodromoi", "cretan-archers", "mercenaries")
    s = position(held=SEASIDE, row=row, played={1: ["porus"]}, force={0: 9, 1: 3})
    data = threats(s, 0)[0].data
    assert (data["theirs"], data["own"], data["valour"]) == (1, 0, True)
    assert "\u00a0: vaillance 1 contre 0. " in said(threats(s, 0)[0], "fr")


def test_income_a_rival_can_exchange_the_die_that_a_card_asks_for():
    given = {"hands": {0: ["antigonos"]}, "talents": {0: 10}, "home": {0: "w1 o4 p1", 1: "w4 w6 p6"}}
    data = one(threats(position(**given), 0), "swap")
    assert (data["colour"], data["value"], data["for"], data["shows"]) == ("orange", 4, "white", 4)
    assert data["card"] == "antigonos"
    others = given | {"home": {0: "w1 o4 p1", 1: "w3 w6 p6"}}
    assert threats(position(**others), 0) == []
    two = given | {"hands": {0: ["antigonos", "mercenaries"]}, "home": {0: "w1 o4 w4", 1: "w4 o4 p6"}}
    (swap,) = (threat for threat in threats(position(**two), 0) if threat.name == "swap")
    assert swap.data["card"] == "antigonos"
    assert swap.dangers == ("hand:antigonos", "hand:mercenaries"), "another exchange could hit the other card"


def test_buying_the_next_player_can_buy_what_one_could_play():
    data = one(threats(position(talents={1: 5}), 0), "purchase")
    assert (data["player"], data["card"], data["price"], data["force"]) == (1, "javelin-throwers", 5, 3)
    assert threats(position(talents={1: 0}), 0) == []


def test_buying_all_cards_that_bring_force_are_in_danger_and_no_others():
    row = ("javelin-throwers", "horses", "peltasts", "hoplites", "mercenaries")
    s = position(talents={1: 9}, row=row, held={0: ["assyria", "arabia"]})
    (purchase,) = (threat for threat in threats(s, 0) if threat.name == "purchase")
    gains = {card: gain(s, 0, s.board.ids.index(card)) for card in row}
    met_by_seat = {s.board.ids[card] for card in bits(met(s, 0, sum(1 << s.board.ids.index(card) for card in row)))}
    assert gains["horses"] == 0
    assert "horses" in met_by_seat
    assert set(purchase.dangers) == {f"card:{card}" for card in met_by_seat - {"horses"}}
    assert gains[purchase.data["card"]] == max(gains[card] for card in met_by_seat)
    alone = position(talents={1: 9}, row=("horses", None, None, None, None), held={0: ["assyria", "arabia"]})
    assert threats(alone, 0) == [], "it would bring nothing"


def test_solo_what_maxximilian_takes_next():
    assert one(threats(position(1, force={0: 7}), 0), "reinforcement")["card"] == "mercenaries"
    buying = position(1, at="buy", talents={0: 5})
    assert one(threats(buying, 0), "reinforcement-unless-bought")["card"] == "mercenaries"
    penniless = position(1, at="buy", talents={0: 1})
    assert one(threats(penniless, 0), "reinforcement-unless-bought")["card"] == "hoplites", "bought or dropped"


def test_solo_a_card_that_brings_maxximilian_nothing_is_no_threat():
    s = position(1, row=("javelin-throwers", "prodromoi", "peltasts", "hoplites", "horses"))
    assert gain(s, MAXXIMILIAN, s.board.ids.index("horses")) == 0
    assert threats(s, 0) == []


def test_end_the_last_turns_are_counted():
    assert endings(position(pile=20), 0) == []
    assert one(endings(position(last_round=True), 0), "last-turns-acting")["turns"] == 0
    assert one(endings(position(last_round=True), 1), "last-turns")["turns"] == 1


def test_scoring_who_is_ahead_and_what_turns_it():
    s = position(held=SEASIDE, last_round=True, active=1, turn=2, hands={1: ["peltasts"]}, force={0: 0, 1: 0})
    s.land.worth(s.held[0])
    behind = one(endings(s, 1), "behind")
    assert behind["points"] == behind["theirs"] - behind["own"] == reckon(s, 0).total - reckon(s, 1).total
    assert one(endings(s, 0), "ahead")["points"] == behind["points"]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_scoring_a_deed_that_is_said_to_lead_leads(path):
    for s in some(path):
        for seat in range(s.players):
            for prospect in endings(s, seat):
                if prospect.name in ("card-leads", "conquest-leads"):
                    assert judge(s).ranks[seat] > 1 or len(judge(s).winners) > 1
                    after = s.clone(Kind(0))
                    verb = "play" if prospect.name == "card-leads" else "conquer"
                    act(after, f"{verb} {prospect.data.get('card') or prospect.data['region']}")
                    assert judge(after).winners == (seat,)


def test_scoring_special_groups_that_lack_one_thing():
    sets = ["hoplites", "cretan-archers", "prodromoi", "scout"]
    s = position(played={0: [*sets, "krateros"]}, pile=20)
    assert one(endings(s, 0), "groups-wait") == {"wants": "conflict", "points": 5}
    fought = position(played={0: [*sets, "krateros", "peltasts", "agrianian-archers"]}, rotated={0: 1}, pile=20)
    assert one(endings(fought, 0), "group-completes") == {"symbol": "cavalry", "points": 5}


def test_solo_the_lead_and_the_next_rank():
    s = position(1, last_round=True)
    lead = reckon(s, 0).total - reckon(s, MAXXIMILIAN).total
    data = one(endings(s, 0), "next-rank")
    assert lead < 0
    assert data == {"standing": "behind", "lead": -lead, "points": 1 - lead, "rank": "soldier"}
    assert one(endings(position(1, last_round=True, force={0: 90}), 0), "highest-rank")["least"] == 26


@pytest.mark.parametrize(
    ("lead", "english", "french"),
    [
        (
            -54,
            "You are 54 points behind MaXXimilian; 55 more would make you a soldier.",
            "Vous avez 54 points de retard sur MaXXimilian ; 55 de plus feraient de vous un soldat.",
        ),
        (
            0,
            "You are level with MaXXimilian; 1 more would make you a soldier.",
            "Vous êtes à égalité avec MaXXimilian ; 1 de plus ferait de vous un soldat.",
        ),
        (
            1,
            "You are 1 point ahead of MaXXimilian; 5 more would make you a sergeant.",
            "Vous avez 1 point d’avance sur MaXXimilian ; 5 de plus feraient de vous un sergent.",
        ),
    ],
)
def test_solo_whoever_is_behind_is_not_told_of_a_lead(lead, english, french):
    level = position(1, last_round=True)
    level.force[MAXXIMILIAN] += reckon(level, 0).total - reckon(level, MAXXIMILIAN).total
    level.force[0] += lead
    (told,) = (ending for ending in endings(level, 0) if ending.name == "next-rank")
    assert (said(told), said(told, "fr")) == (english, french.replace(" ;", "\u00a0;"))


def test_scoring_what_was_never_used():
    s = position(at="end", hands={0: ["porus"]}, talents={0: 7}, reserve={0: 4})
    assert names(unused(s, 0)) == ["cards-unplayed", "talents-unspent", "soldiers-idle"]
    assert one(unused(s, 0), "talents-unspent") == {"talents": 7, "points": 2}
    frugal = position(at="end", talents={0: 2}, reserve={0: 0})
    assert unused(frugal, 0) == []
    assert not list(bits(frugal.hands[0]))
