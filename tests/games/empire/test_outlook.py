"""What may soon come: each threat is carried out by the referee, and where nothing can be done nothing is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations

from argead.games.empire import outlook
from argead.games.empire.ending import awards
from argead.games.empire.state import Empire
from argead.kernel import Dice, Prospect
from argead.language import phrasebook
from argead.table.advice.asking import foreseeing
from games.empire.position import GAME, kind, place, position
from support.recorded import positions, recorded_games

KINDS = ("march", "build", "split-cubes")
NAMES = ("Ada", "Bob", "Cleo", "Dion", "Eve")


def said(prospects: list[Prospect], lang: str = "en", players: int = 2) -> list[str]:
    return [phrasebook(GAME, lang).prospect(prospect, NAMES[:players]) for prospect in prospects]


def told(s, seat: int = 0, lang: str = "en") -> list[str]:
    """The threats in words."""
    return said(outlook.threats(s, seat), lang, s.players)


def names(s, seat: int = 0) -> list[str]:
    return [threat.name for threat in outlook.threats(s, seat)]


# 5.3: marching --------------------------------------------------------------------------------------------------------


def test_5_3_a_rival_who_marches_later_can_take_a_province():
    s = position(at="build", armies={0: {"A3": 2}, 1: {"camp": 5}})
    assert told(s) == ["Bob can take A3 from you with 3 armies from the camp, at no cost."]
    assert told(s, lang="fr") == ["Bob peut vous prendre A3 avec 3 armées (départ\u00a0: le camp), sans frais."]
    assert carried_out(s, 0, outlook.threats(s, 0)[0])


def test_5_3_as_many_armies_make_a_tie():
    s = position(at="build", armies={0: {"A3": 2}, 1: {"camp": 1, "A3": 1}})
    assert told(s) == ["Bob can tie with you in A3 with 1 army from the camp, at no cost."]


def test_5_3_who_has_marched_already_threatens_no_province():
    s = position(turn_order=(1, 0), at="build", armies={0: {"A3": 2}, 1: {"A2": 5}})
    assert names(s) == []
    assert names(position(at="build", armies={0: {"A3": 2}, 1: {"A2": 5}})) == ["province-taken"]


def test_5_3_three_steps_and_the_cubes_bound_a_march():
    """From the camp to the fifth province: three steps for 3 cubes by the third."""
    far = {0: {"A5": 1}, 1: {"camp": 2}}
    assert "province-taken" not in names(position(at="build", armies=far, cubes={1: (1, 1)}))
    paid = position(at="build", armies=far, cubes={1: (1, 2)})
    assert "Bob can take A5 from you with 2 armies from the camp, for 3 cubes." in told(paid)
    assert all(carried_out(paid, 0, threat) for threat in outlook.threats(paid, 0))


def test_5_3_a_province_that_is_taken_or_tied_is_the_same_danger():
    taken = position(at="build", armies={0: {"A3": 2}, 1: {"camp": 5}})
    tied = position(at="build", armies={0: {"A3": 5}, 1: {"camp": 5}})
    assert (names(taken), names(tied)) == (["province-taken"], ["province-tied"])
    assert [threat.key for s in (taken, tied) for threat in outlook.threats(s, 0)] == ["province:a3"] * 2


def test_5_3_marching_away_does_not_make_a_province_safe():
    s = position(at="march", armies={0: {"A3": 2}, 1: {"camp": 5}}, cubes={0: (2, 2)})
    *_, found = foreseeing(s, 0, True).run()
    told = {threat.name: action for threat, action in found.threats}
    assert told["province-taken"] is None
    assert any(action.verb == "cross" for action in s.actions(0))


def test_a_seat_has_what_it_leads_and_would_build():
    s = position(
        at="build",
        armies={0: {"A3": 2, "A4": 1}, 1: {"A4": 1, "A1": 1}},
        cubes={0: (2, 3), 1: (2, 4)},
        temple_marks={"A4": (0,)},
        city_marks={"A4": (0, 1)},
    )
    assert outlook.held(s, 0) == {"province:a3", "temple:a4"}
    assert outlook.held(s, 1) == {"province:a1", "city:a4"}


# 5.3: the end of a region ---------------------------------------------------------------------------------------------


def test_5_3_whoever_enters_the_goal_ends_the_region():
    s = position(at="build", armies={0: {"A1": 1}, 1: {"A3": 1}}, cubes={0: (1, 3), 1: (2, 0)})
    text = "Bob can enter A5 for 2 cubes: this round would be the region’s last. You have 4 cubes left."
    assert told(s)[0] == text
    s.round = s.board.rounds
    assert text not in told(s), "the third round is the last in any case"
    s.round, s.entered = 1, True
    assert "goal-entered" not in names(s)


def test_5_3_the_end_of_the_region_is_another_danger_than_the_loss_of_the_goal():
    s = position(at="build", armies={0: {"A5": 1}, 1: {"A3": 3}}, cubes={1: (2, 2)})
    found = {(threat.name, threat.key) for threat in outlook.threats(s, 0) if "province:a5" in threat.things}
    assert found == {
        ("goal-entered", "region:region-a"),
        ("province-taken", "province:a5"),
        ("temple-site", "temple:a5"),
        ("city-site", "city:a5"),
    }


# 5.4 and 5.5: building ------------------------------------------------------------------------------------------------


def test_5_4_a_rival_can_found_the_only_city_of_a_province():
    s = position(at="build", armies={0: {"A4": 1}, 1: {"A4": 1}}, cubes={1: (0, 2)})
    assert told(s)[0] == "Bob stands in A4 and can found a city there."
    s.city_cubes[1] = 1
    assert names(s) == ["goal-entered"], "one cube founds no city"


def test_5_5_4_more_cubes_build_instead_of_ones_own():
    laid = {"city_marks": {"A4": (0,)}, "armies": {0: {"A4": 1}, 1: {"A4": 1}}}
    more = position(at="build", cubes={0: (0, 3), 1: (0, 4)}, **laid)
    assert (
        "Bob can lay down a city beside yours in A4, with 4 against your 3 in the city box: yours would come back."
        in told(more)
    )
    tied = position(at="build", cubes={0: (0, 3), 1: (0, 3)}, **laid)
    assert any(text.endswith("nobody would build.") for text in told(tied))
    assert "city-lost" not in names(position(at="build", cubes={0: (0, 3), 1: (0, 2)}, **laid))


def test_5_5_4_a_site_is_in_danger_whoever_has_laid_a_piece_there():
    stands = {"armies": {0: {"A4": 1}, 1: {"A4": 1}}, "cubes": {0: (0, 3), 1: (0, 4)}}
    free, laid = position(at="build", **stands), position(at="build", **stands, city_marks={"A4": (0,)})
    found = [threat.name for s in (free, laid) for threat in outlook.threats(s, 0) if threat.key == "city:a4"]
    assert found == ["city-site", "city-lost"]
    stands["cubes"][0] = (3, 0)
    unpaid = position(at="build", **stands, city_marks={"A4": (0,)})
    (site,) = (threat for threat in outlook.threats(unpaid, 0) if threat.key == "city:a4")
    assert site.name == "city-site", "a piece that cannot be paid for keeps nobody away"
    assert carried_out(unpaid, 0, site)


def test_5_5_4_a_march_that_empties_the_box_outbids_nobody():
    laid = {"city_marks": {"A4": (0,)}, "armies": {0: {"A4": 1}, 1: {"A3": 1}}}
    assert "city-lost" not in names(position(at="build", cubes={0: (0, 3), 1: (0, 4)}, **laid))
    assert "city-lost" in names(position(at="build", cubes={0: (0, 3), 1: (2, 4)}, **laid))


# 4.1.2: cubes that are being split ------------------------------------------------------------------------------------


def test_4_1_2_nothing_is_told_of_boxes_that_are_being_split():
    s = position(at="split", round=2, armies={0: {"A4": 1}, 1: {"A4": 1, "A3": 1}}, cubes={0: (2, 2), 1: (2, 2)})
    assert kind(s) == "split-cubes"
    assert set(names(s)) == {"goal-entered"}


def test_4_1_before_the_turn_order_stands_nothing_is_told():
    assert outlook.threats(position(at="allot"), 0) == []


# 6.1: awards ----------------------------------------------------------------------------------------------------------


def test_6_1_one_building_can_end_an_award():
    s = position(
        at="build", region=2, cities={"B1": 0}, armies={1: {"B4": 1}}, cubes={1: (0, 2)}, temples={0: {"B1": 2}}
    )
    lost = "With one city more Bob would have 1 to your 1, and you would lose the award for the most "
    assert f"{lost}(region-b, 5 points)." in told(s)
    assert f"{lost}(the whole board, 10 points)." in told(s)
    assert all(carried_out(s, 0, threat) for threat in outlook.threats(s, 0))


# 6.0: the end ---------------------------------------------------------------------------------------------------------


def test_6_0_the_last_region_is_an_end_in_sight():
    assert outlook.endings(position(region=5, armies={0: {"E1": 1}}), 0) == []
    s = position(region=6, armies={0: {"F3": 1}, 1: {"F1": 1}}, cubes={0: (1, 1)}, scores=(10, 14), cities={"A1": 1})
    assert said(outlook.endings(s, 0)) == [
        "The game ends with region-f: in 3 rounds at the latest, this one included, or once F5 is entered.",
        "The last goal, F5, can be entered in this round by Ada.",
        "Scored as it stands, with the awards, the game would be won by Bob: 12 for Ada, 31 for Bob.",
        "You lack 19 points to catch up with Bob.",
    ]
    s.entered = True
    assert said(outlook.endings(s, 1))[0] == "This is the game’s last round."


# Never used -----------------------------------------------------------------------------------------------------------


def test_what_was_never_used_is_told_of_the_end():
    s = position(at="still", region=6, armies={0: {"camp": 2}}, cubes={0: (1, 2)}, temples={0: {"A1": 1}, 1: {"A2": 1}})
    assert said(outlook.unused(s, 0)) == [
        "Cubes of the last region were left over: 1 for temples and 2 for cities.",
        "2 armies never left the last camp.",
        "Pieces were left in supply: 9 temples and 8 cities.",
        "One temple more (the whole board) would have brought an award that a tie left to nobody: 15 points.",
        "One city more (the whole board) would have brought an award that a tie left to nobody: 10 points.",
    ]


def test_of_what_was_left_only_what_there_was_is_told():
    s = position(at="still", region=6, cubes={0: (0, 2)})
    s.temples[0], s.cities[0] = 0, 1
    assert said(outlook.unused(s, 0))[:2] == [
        "Cubes of the last region were left over: 2 for cities.",
        "Pieces were left in supply: a city.",
    ]
    assert said(outlook.unused(s, 0), "fr")[:2] == [
        "Des cubes de la dernière région sont restés sans emploi\u00a0: 2 pour les villes.",
        "Des pièces sont restées en réserve\u00a0: une ville.",
    ]


# The referee carries threats out --------------------------------------------------------------------------------------


def recorded(every: int) -> Iterator[Empire]:
    """Positions of the recorded games in which somebody marches, builds or splits."""
    for path in recorded_games(GAME):
        found = positions(GAME, path, lambda match: bool(match.state.waiting()) and kind(match.state) in KINDS)
        yield from islice(found, None, None, every)


def carried_out(s: Empire, seat: int, threat: Prospect) -> bool:
    """Whether the rival can do it in its turn of this round, while the others do nothing more."""
    return any(happened(scored(after), seat, threat) for after in played(s, threat))


def played(s: Empire, threat: Prospect) -> Iterator[Empire]:
    """The rival's turn, with every march of the price that was told."""
    rival, land = threat.data["player"], s.land
    g = s.clone(Dice(1))
    g.journal = []
    while g.active != rival or kind(g) == "split-cubes":
        rest(g)
    if threat.name == "award-lost":
        sites = land.temples if threat.data["kind"] == "temples" else land.cities
        pieces = [(p, threat.data["kind"]) for p in sites]
    else:
        pieces = [(place(g, threat.data.get("province", land.names[land.goal])), threat.name.partition("-")[0])]
    for p, piece in pieces:
        armies, price = threat.data.get("armies", int(threat.name != "award-lost")), threat.data.get("price", 99)
        if threat.name in ("award-lost", "goal-entered") and not g.armies_at(rival, p):
            armies = 1
        starts = [place(g, name) for name in threat.data.get("origins", [*land.names, "camp"])]
        for after in marched(g, rival, starts, p, armies, price, piece.startswith("temple")):
            yield built(after, rival, p, piece)


def marched(
    g: Empire, rival: int, starts: list[int], p: int, armies: int, price: int, temples: bool
) -> Iterator[Empire]:
    """Ways to lead so many armies more to a province for a price at most."""
    if not armies:
        yield g
    if not armies or kind(g) != "march":
        return
    width = g.board.steps + 1
    places = [(start, taken) for start in starts for taken in range(width - 1) if start != p]
    groups = [(*group, count) for group in places if (count := g.marching[group[0] * width + group[1]])]
    for order in permutations(groups, min(len(groups), armies)):
        fronts = [(g, armies, price)]
        for at, taken, count in order:
            fronts = [
                (after, left - min(count, left), purse - paid)
                for state, left, purse in fronts
                for after, paid in (led(state, rival, at, taken, min(count, left), p, purse, temples) if left else ())
            ] or fronts
        yield from (after for after, left, _ in fronts if not left)


def led(
    g: Empire, rival: int, at: int, taken: int, armies: int, p: int, purse: int, temples: bool
) -> Iterator[tuple[Empire, int]]:
    """One group all the way, with what it paid; the box that matters pays last."""
    if at == p:
        yield g, 0
        return
    for cross in g.actions(rival) if g.waiting() == (rival,) else ():
        if cross.verb == "cross" and cross.start == at and cross.price <= purse and taken < g.board.steps:
            after = clone(g)
            after.play(rival, cross)
            while kind(after) == "send-armies":
                steps = len(after.decision(rival).sent)
                after.play(rival, after.find(rival, f"send {armies if steps == taken else 0}"))
            if kind(after) == "pay-crossing":
                after.play(rival, after.actions(rival)[0 if temples else -1])
            for end, paid in led(after, rival, cross.end, taken + 1, armies, p, purse - cross.price, temples):
                yield end, paid + cross.price


def built(g: Empire, rival: int, p: int, piece: str) -> Empire:
    """The march is over and a piece laid down, if it is one that was told of."""
    after = clone(g)
    while after.active == rival and kind(after) == "march":
        after.play(rival, after.find(rival, "halt"))
    if piece.startswith(("temple", "cit")) and kind(after) == "build":
        table = after.board.actions.temple if piece.startswith("temple") else after.board.actions.city
        action = table[after.region][p]
        if action in after.actions(rival):
            after.play(rival, action)
    return after


def clone(g: Empire) -> Empire:
    after = g.clone(Dice(1))
    after.journal = [*g.journal]
    return after


def rest(g: Empire) -> None:
    """Whoever waits does as little as can be."""
    seat = g.waiting()[0]
    least = {"march": "halt", "build": "done"}.get(kind(g))
    g.play(seat, g.find(seat, least) if least else g.actions(seat)[0])


def scored(g: Empire) -> Empire:
    while g.waiting() and not any(event.kind == "scored" for event in g.journal):
        rest(g)
    return g


def happened(g: Empire, seat: int, threat: Prospect) -> bool:
    """Whether the next scoring was as it was told."""
    player, province = threat.data["player"], threat.data.get("province")
    seats = {event.kind: event.seat for event in g.journal if event.data.get("province") == province}
    if threat.name == "goal-entered":
        return any(event.kind == "entered" and event.seat == player for event in g.journal)
    if threat.name == "award-lost":
        region = next((i for i, land in enumerate(g.board.lands) if land.id == threat.data["region"]), None)
        return any(
            (award.kind, award.region) == (threat.data["kind"], region) and award.winner != seat for award in awards(g)
        )
    if threat.name.endswith("-lost"):
        return seats.get(f"{threat.name[:-5]}-built") != seat
    if threat.name.endswith("-site"):
        return seats.get(f"{threat.name[:-5]}-built") == player
    return seats["majority"] == player if threat.name == "province-taken" else "majority-tied" in seats


def test_every_threat_of_the_recorded_games_can_be_carried_out():
    carried: Counter[str] = Counter()
    most = 0
    for s in recorded(every=17):
        for seat in range(s.players):
            found = outlook.threats(s, seat)
            most = max(most, len(found))
            for threat in found:
                assert carried_out(s, seat, threat), (threat, s.view(seat))
                carried[threat.name] += 1
    assert most > 6, "the game leaves nothing out"
    kinds = {"goal-entered", "province-taken", "province-tied", "temple-site", "city-site", "award-lost"}
    assert carried.keys() == kinds | {"temple-lost", "city-lost"}, carried
