"""Why not: for each rule that stands against something, a position in which it does, and the words for it."""

from __future__ import annotations

from argead.language import phrasebook
from games.empire.position import GAME, play, position, practice

NAMES = ("Ada", "Bob", "Cleo")


def why(s, thing: str, seat: int = 0, lang: str = "en") -> str | None:
    """What the seat is told about a thing on the table."""
    assert thing in GAME.things(s.view(seat))
    reason = GAME.explain(s, seat, thing)
    return reason and phrasebook(GAME, lang).reason(reason, NAMES[: s.players])


def rule(s, thing: str, seat: int = 0) -> str:
    return GAME.explain(s, seat, thing).rule


def test_4_0_the_campaign_is_in_one_region_after_another():
    s = position(region=2, armies={0: {"B1": 1}})
    assert why(s, "region:region-a") == "The campaign in region-a is over and does not come back there."
    assert why(s, "region:region-c") == "The campaign comes to region-c later; now it is in region-b."
    assert why(s, "region:region-b").startswith("The campaign is in region-b now, but nothing is done with a region")
    assert why(s, "province:c1") == "C1 lies in region-c, and the campaign is in region-b now."
    assert rule(s, "province:c1") == "sequence"


def test_4_1_whoever_lays_out_cubes_marches_later():
    s = position(at="allot")
    first = "Everybody lays out cubes first; then each player in turn marches and builds."
    assert {why(s, thing) for thing in ("province:a1", "camp:region", "supply:temples-0")} == {first}
    assert why(s, "place:1") == "Places are chosen once all cubes are shown; the highest bid chooses first."


def test_4_1_2_whoever_divides_cubes_names_both_boxes():
    s = position(at="split", round=2, armies={0: {"A1": 1}}, cubes={0: (2, 1), 1: (1, 0)})
    assert why(s, "box:temples-0") is why(s, "box:cities-0") is None
    assert why(s, "army:a1-0").startswith("Everybody first divides the cubes left")
    assert why(s, "box:cities-1") == "That belongs to Bob: you use only your own cubes and pieces."


def test_5_2_a_place_in_the_order_is_taken_once():
    s = position(3, at="order", bids={1: 5, 0: 3, 2: 1}, scores=(9, 0, 0), armies={0: {"camp": 1}})
    play(s, "1: place 2")
    assert why(s, "place:2") == "Place 2 is already taken by Bob."
    assert why(s, "place:1") is None
    assert why(s, "camp:region").startswith("The turn order is settled first;")
    assert why(s, "box:order-0") == "Cubes bid for the turn order are spent for this region."


def test_5_2_the_order_stands_for_the_whole_region():
    s = position(armies={0: {"A1": 1}})
    assert why(s, "place:1") == "The turn order is settled and stands until the region ends."
    assert rule(s, "place:2") == "turn-order"


def test_5_3_an_arrow_costs_more_than_is_left():
    s = position(armies={0: {"A3": 1}}, cubes={0: (1, 0)})
    costs = "The arrow from A3 to A5 costs 2 cubes, and you have only 1 left for temples and cities."
    assert why(s, "province:a5") == costs
    assert rule(s, "province:a5") == "movement"
    french = "La flèche d’A3 à A5 coûte 2 cubes, et il ne vous en reste que 1 pour les temples et les villes."
    assert why(s, "province:a5", lang="fr") == french
    s = position(armies={0: {"A3": 1}})
    assert "and you have none left" in why(s, "province:a5")


def test_5_3_of_several_arrows_the_cheapest_is_told():
    s = position(armies={0: {"A2": 1, "A3": 1}}, cubes={0: (1, 0)})
    assert why(s, "province:a4").startswith("The arrow from A3 to A4 costs 2 cubes"), "the sea passage costs 3"


def test_5_3_armies_that_can_pay_for_no_arrow_stay():
    s = position(armies={0: {"A1": 1, "A5": 2}}, pack=practice_without_a_free_way_out())
    assert why(s, "army:a5-0").startswith("Every arrow out of A5 costs at least 1 cube, and you have none left")


def practice_without_a_free_way_out() -> str:
    """From the fifth province no arrow is free."""
    return practice().replace(
        '{ a = 4, b = 5, to_b = 1, to_a = 0, kind = "land" }', '{ a = 4, b = 5, to_b = 1, to_a = 1, kind = "land" }'
    )


def test_5_3_E09_armies_march_three_provinces():
    s = position(armies={0: {"camp": 2}}, cubes={0: (5, 5)})
    play(s, "cross camp a1", "send 1", "cross a1 a2", "cross a2 a3")
    assert why(s, "army:a3-0") == "Your armies in A3 have marched 3 provinces this round and can go no further."
    assert why(s, "province:a3") == why(s, "army:a3-0"), "the arrow from A1 is free for nobody: no army stands there"
    tired = "An arrow leads from A3 to A5, but your armies there have already marched 3 provinces this round."
    assert why(s, "province:a5") == tired
    assert why(s, "camp:region") is why(s, "army:camp-0") is why(s, "province:a1") is None


def test_5_3_only_arrows_lead_into_a_province():
    s = position(armies={0: {"A1": 1}}, cubes={0: (9, 0)})
    assert why(s, "province:a5") == "A5 can only be entered from a neighbouring place (A3, A4), where you have no army."
    assert why(s, "camp:region") == "You have no army in the camp, and none ever goes back to it."


def test_5_3_everybody_leads_their_own_armies_and_pays_with_their_own_cubes():
    s = position(armies={0: {"A1": 1}, 1: {"A1": 2}}, cubes={0: (1, 1), 1: (1, 1)})
    assert why(s, "army:a1-1") == "Those are armies of Bob: you lead only your own."
    assert why(s, "box:armies-0").startswith("The cubes of this box are your armies")
    assert why(s, "box:cities-0").endswith("choose the arrow first.")
    assert (
        why(s, "box:cities-1")
        == why(s, "supply:cities-1")
        == ("That belongs to Bob: you use only your own cubes and pieces.")
    )


def test_5_3_armies_under_way_are_sent_and_paid_for_first():
    s = position(armies={0: {"A1": 2, "A2": 1}}, cubes={0: (2, 2)})
    play(s, "cross a1 a3")
    first = "Armies are going from A1 to A3: first say how many."
    assert {why(s, thing) for thing in ("province:a2", "army:a2-0", "camp:region", "box:temples-0")} == {first}
    assert why(s, "province:a1") is why(s, "province:a3") is why(s, "army:a1-0") is None
    play(s, "send 1")
    assert why(s, "province:a3") == "Armies are going from A1 to A3: first pay for the arrow."
    assert why(s, "box:temples-0") is why(s, "box:cities-0") is None


def test_5_4_pieces_are_laid_down_after_the_march():
    s = position(armies={0: {"A1": 1}})
    assert why(s, "supply:temples-0") == "Temples and cities are laid down after marching: march first, or halt."
    play(s, "halt")
    assert why(s, "supply:temples-0") is why(s, "province:a1") is None
    assert why(s, "army:a1-0") == "Your march is over for this round: now you lay down temples and cities."
    assert why(s, "box:temples-0").startswith("Temples and cities are paid for at the scoring")
    assert why(s, "camp:region") == "Nothing is built in the camp: temples and cities stand in provinces."


def test_5_4_a_site_and_an_army_are_needed():
    s = position(at="build", armies={0: {"A1": 1, "A3": 1}, 1: {"A2": 1}})
    assert why(s, "province:a3") == "A3 has no site, neither for a temple nor for a city."
    assert why(s, "province:a2") == "Building in A2 takes an army there, and you have none."


def test_5_4_E15_a_province_takes_one_temple_and_one_city():
    s = position(at="build", armies={0: {"A1": 1, "A2": 1, "A4": 1}}, cities={"A4": 1})
    play(s, "temple a2")
    assert why(s, "province:a2").endswith("your temple lies there already, and it has no city site.")
    play(s, "temple a4")
    assert why(s, "province:a4").endswith("your temple lies there already, and Bob has a city there.")
    assert why(s, "laid-temple:a4-0").startswith("Your piece lies there already")
    play(s, "city a1")
    assert why(s, "supply:cities-0") == "None of your armies stands where you could still lay down a city."


def test_5_4_the_supply_is_limited():
    s = position(at="build", armies={0: {"A1": 1, "A2": 1}}, pack=practice(temples=1))
    play(s, "temple a1")
    assert why(s, "supply:temples-0") == "You have no temple left in supply."
    assert why(s, "province:a2").endswith("you have no temple left in supply, and it has no city site.")


def test_5_5_what_stands_and_what_rivals_have_laid_down_stays():
    s = position(armies={0: {"A1": 1}}, temples={1: {"A1": 1}}, cities={"A4": 1}, temple_marks={"A2": [1]})
    assert why(s, "temple:a1-1") == "A temple that has been built stays where it is and scores no more."
    assert why(s, "city:a4-1").startswith("A city that has been founded stays where it is")
    assert why(s, "laid-temple:a2-1") == "Bob wants to build there: the scoring decides who does."
    assert (rule(s, "temple:a1-1"), rule(s, "city:a4-1")) == ("temple", "city")


def test_6_1_points_and_awards_are_given_not_taken():
    s = position(armies={0: {"A1": 1}})
    assert why(s, "score:0").startswith("Points are not spent")
    assert why(s, "award:temples-region-b").endswith("5 points for the most temples (region-b).")
    assert rule(s, "award:cities-board") == "awards"
