"""Why not: for each rule that stands against something, a position in which it does, and the words for it."""

from __future__ import annotations

from argead.language import phrasebook
from games.alexandros.position import GAME, HEXAGON, OWN, kind, play, position, with_components

NAMES = ("Ada", "Bob", "Cleo")
ALL_LYRES = " ".join(OWN.names(OWN.of_kind[3]))

# Two empty triangles, amphora (b2) and lyre (c3).
SMALL = "a2 b2 b3 c3"
# Nine empty triangles and temple, temple, horse, amphora, soldier, lyre.
LARGE = "f23 f24 f25 f26 g20 g21 g22 g23 g24 g25 h20 h21 h22 h23 h24"


def why(s, thing: str, lang: str = "en") -> str | None:
    """What the seat whose turn it is is told about a thing on the table."""
    (seat,) = s.waiting()
    assert thing in GAME.things(s.view(seat))
    reason = GAME.explain(s, seat, thing)
    return reason and phrasebook(GAME, lang).reason(reason, NAMES[: s.players])


def rule(s, thing: str) -> str:
    return GAME.explain(s, s.waiting()[0], thing).rule


# Moving Alexander -----------------------------------------------------------------------------------------------------


def test_alexander_moves_first_and_cards_lead_him():
    s = position(at="move", hands={0: "lyre"}, row="horse temple", governors={0: "a4"})
    first = "Alexander moves first: choose the card that leads him."
    assert {why(s, thing) for thing in ("piece:alexander", "point:3-1", "pile:cards", "governor:a4")} == {first}
    assert why(s, "row:1") is why(s, "row:2") is why(s, "hand:lyre") is None
    assert (
        why(s, "triangle:a6")
        == "Alexander rides to eastern Paphlagonia with a Horse card: choose the one that lies face up."
    )
    assert why(s, "triangle:c3") == "Alexander rides to Karia with a Lyre card: choose the one in your hand."
    assert why(s, "triangle:b7").endswith("with a Soldier card, but none lies face up and you hold none.")


def test_alexander_rides_only_to_symbols_that_are_available():
    s = position(at="move", row="horse temple", provinces=[SMALL], governors={1: "a4"}, alexander="2-0")
    assert why(s, "triangle:a3") == "Western Bithynia bears no symbol, and Alexander rides only to symbols."
    held, walled = "a governor stands on it.", "there is a wall on one of its sides."
    assert why(s, "triangle:a4") == why(s, "governor:a4") == f"The Soldier in eastern Bithynia is not available: {held}"
    assert why(s, "triangle:c3") == f"The Lyre in Karia is not available: {walled}"
    s = position(at="move", row="horse temple", alexander="3-1")
    assert why(s, "triangle:a4").endswith("Alexander stands at one of its corners.")


def test_alexander_rides_to_the_nearest():
    s = position(at="move", row="horse temple")
    told = "The Horse in northern Sogdiane is 14 lines away, and Alexander rides to the nearest: eastern Paphlagonia."
    assert why(s, "triangle:a26") == told
    assert rule(s, "triangle:a26") == "moving-alexander"


def test_of_triangles_equally_near_one_is_chosen():
    s = position(at="move", alexander="3-3", row="soldier horse", chance=["temple"])
    play(s, "take soldier")
    assert (kind(s), why(s, "triangle:a4")) == ("choose-triangle", None)
    told = "Alexander rides to a Soldier triangle this time, and that one bears another symbol."
    assert why(s, "triangle:a6") == told
    assert why(s, "triangle:d27").startswith("The Soldier in northern Kapisene is ")
    assert why(s, "row:1") == "First choose the triangle that Alexander heads for."


def test_he_halts_at_a_corner_and_rides_the_shortest_way():
    s = position(at="move", row="horse temple", hands={0: "lyre"})
    play(s, "play lyre")
    assert why(s, "point:5-1") == "Alexander heads for Karia (Lyre) and halts at one of its corners."
    assert why(s, "point:3-3") is None
    assert why(s, "triangle:c3") == "First choose the corner at which Alexander halts."
    play(s, "corner 3-3")
    assert why(s, "point:2-0") == "Alexander stands there already."
    assert why(s, "point:6-0") == "Sinope lies on none of the shortest ways from Abydos to Halikarnassos."
    assert why(s, "point:3-3") is None
    assert rule(s, "point:6-0") == "walls"


def test_a_long_way_is_chosen_point_by_point():
    others = " ".join(name for name in ALL_LYRES.split() if name != "b27")
    s = position(at="move", row="lyre temple", governors={1: others}, chance=["horse"])
    play(s, "take lyre", "corner 27-1")
    assert s.actions(0)[0].verb == "ride"
    assert why(s, "point:27-1") == "The way is long and is chosen point by point: first one next to Alexander."
    assert why(s, "point:4-0") is None


def test_R9_a_card_of_the_hand_is_never_a_joker():
    s = position(at="move", governors={1: ALL_LYRES}, hands={0: "lyre soldier"}, row="horse temple")
    assert why(s, "hand:lyre") == "No Lyre triangle is available, and a card from your hand is never a joker."
    assert rule(s, "hand:lyre") == "special-move"
    assert why(s, "hand:soldier") is None


def test_R10_a_joker_leads_anywhere_once_its_symbol_is_named():
    s = position(at="move", governors={1: ALL_LYRES}, row="lyre lyre", chance=["soldier"])
    assert why(s, "triangle:a6").endswith("with a Horse card or with a joker: choose the one that lies face up.")
    play(s, "take lyre")
    assert why(s, "triangle:a6") == why(s, "piece:alexander") == "First name the symbol that Alexander rides to."


def test_R11_where_nothing_is_available_a_face_up_card_comes_first():
    s = position(at="move", pack=HEXAGON, row="temple horse", hands={0: "lyre"})
    first = "Alexander cannot move at all: first take one of the face-up cards."
    assert why(s, "hand:lyre") == why(s, "pile:cards") == first
    assert rule(s, "hand:lyre") == "special-cases"


def test_a_ride_that_needs_more_walls_than_are_left_is_refused():
    few = with_components(black_walls=1, red_walls=1)
    s = position(at="move", row="horse lyre", walls=["2-0 1-1"], pack=few)
    assert why(s, "row:1") == "That ride needs more walls than are left: there is only 1."
    assert why(s, "triangle:a6") == why(s, "row:1")
    assert why(s, "row:2") is None
    assert rule(s, "row:1") == "special-cases"


def test_walls_stay_and_come_only_by_riding():
    s = position(provinces=[SMALL])
    wall = f"wall:{s.view(0)['walls']['black'][0]}"
    assert why(s, wall) == "Walls stay where they are: nobody moves or removes them."
    assert why(s, "supply:black") == "Walls go only onto the lines along which Alexander rides."
    assert why(s, "point:3-1") == "Alexander moves only at the beginning of a turn; now you carry out actions."


# Cards and taxes ------------------------------------------------------------------------------------------------------


def test_cards_are_drawn_while_there_are_any():
    s = position(deck="", discard="", hands={0: "lyre"})
    assert why(s, "pile:cards") == "There are no more cards, neither in the pile nor among the discards."
    assert why(s, "pile:discard") == "Discarded cards come back only when the pile is used up."
    assert why(position(), "pile:cards") is None


def test_a_tax_takes_a_card_of_a_symbol_beneath_a_governor():
    s = position(provinces=[SMALL], governors={0: "c3"}, hands={0: "lyre lyre horse"})
    assert why(s, "hand:lyre") is None
    assert why(s, "hand:horse").endswith("one of your governors stands (Lyre), and Horse is not among them.")
    play(s, "tax lyre")
    assert why(s, "hand:lyre") == "Taxes are collected once in a turn at most, and you have done so already."
    s = position(hands={0: "lyre"})
    assert why(s, "hand:lyre").endswith("and you have none on the board.")
    assert rule(s, "hand:lyre") == "taxes"


def test_hands_are_secret_and_points_come_from_taxes():
    s = position(hands={0: "lyre", 1: "horse"})
    assert why(s, "cards:1") == "The hand of Bob is secret."
    assert why(s, "cards:0").startswith("That only counts your hand")
    assert why(s, "score:0") == "Points are not spent; they come from taxes alone."
    assert why(s, "income:0").startswith("That is what the next tax would bring")


# Provinces ------------------------------------------------------------------------------------------------------------


def test_R19_every_symbol_is_paid_for_with_a_card_or_a_governor():
    s = position(provinces=[LARGE], hands={0: "temple"}, governors={0: "a4 a6"})
    asked = "That province asks for 6 symbols: your cards pay for 1"
    reserve = "the 2 governors in your reserve cannot make up for all that is missing"
    told = f"{asked}, and {reserve} (Temple, Amphora, Horse, Lyre, Soldier)."
    assert why(s, "triangle:g20") == told
    assert why(s, "province:f23") == why(s, "triangle:g20"), "the badge tells the same"
    assert rule(s, "triangle:g20") == "occupying"


def test_open_land_has_more_symbols_than_anybody_can_pay():
    s = position(hands={0: "temple horse"})
    assert why(s, "triangle:b7").startswith("That land is still open and has")
    assert why(s, "triangle:b7").endswith("while you have 2 cards in hand and 4 governors in reserve.")


def test_a_governor_stands_on_a_symbol_and_where_cards_lack():
    s = position(provinces=[SMALL], hands={0: "lyre"}, governors={0: "a4 a6 b5"})
    assert why(s, "triangle:a2") == "A governor stands on a symbol, and Troas bears none."
    needed = "You need every governor of your reserve on a symbol for which you lack cards: Amphora."
    assert why(s, "triangle:c3") == needed
    assert why(s, "triangle:b2") is why(s, "province:a2") is None


def test_a_province_is_occupied_once_has_a_symbol_and_takes_a_governor():
    s = position(provinces=[SMALL], governors={0: "c3"}, hands={0: "amphora"})
    assert why(s, "triangle:b2") == why(s, "province:a2") == "That province is yours already."
    assert why(s, "triangle:c3") is why(s, "governor:c3") is None, "he can be recalled"
    s = position(provinces=[SMALL, "a22 a23"], governors={0: "a4 a6 b5 b7"})
    assert why(s, "triangle:b2") == why(s, "reserve:0") == "All your governors are on the board: recall one first."
    assert why(s, "triangle:a22") == "That province has no symbol at all, so no governor can stand in it."


def test_R20_taking_over_costs_two_cards_beneath_each_governor():
    s = position(provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre amphora"})
    told = "Each governor of Bob in that province costs two cards of the symbol beneath him, and you lack Lyre."
    assert why(s, "governor:c3") == why(s, "triangle:b2") == why(s, "province:a2") == told
    assert rule(s, "governor:c3") == "taking-over"
    french = "Chaque gouverneur de Bob dans cette province coûte deux cartes du symbole sur lequel il se tient"
    assert why(s, "governor:c3", "fr").startswith(french)


def test_while_a_province_is_occupied_it_is_paid_or_garrisoned():
    s = position(provinces=[LARGE, SMALL], hands={0: "amphora soldier lyre temple"})
    play(s, "occupy g25")
    assert why(s, "triangle:g25") == "A governor already goes to southern Sakastane."
    assert why(s, "triangle:g21") == "A governor stands on a symbol, and central Karmania bears none."
    assert why(s, "triangle:b2").startswith("You are occupying another province (governor in southern Sakastane)")
    assert why(s, "hand:temple") == "To pay you still lack Horse: place another governor first."
    play(s, "station g20")
    assert why(s, "hand:temple") is None
    assert why(s, "pile:cards") == "First finish the occupation: pay the cards, or place another governor."
    s = position(provinces=[SMALL], hands={0: "amphora lyre horse"})
    play(s, "occupy c3")
    assert why(s, "hand:horse") == "No Horse card has to be paid for this province."
    assert why(s, "hand:amphora") is None


def test_R21_whoever_lost_the_province_is_given_cards_first():
    s = position(3, provinces=[SMALL], governors={1: "c3"}, hands={0: "lyre lyre amphora horse"})
    play(s, "seize c3")
    if kind(s) == "garrison":
        play(s, "pay")
    assert kind(s) == "compensate"
    assert why(s, "hand:horse") == "First choose a card for Bob from those that you have used."
    assert why(s, "pile:discard") is None


def test_governors_in_reserve_wait_for_a_province():
    s = position()
    assert why(s, "reserve:0").startswith("A governor comes onto the board by occupying a province")
    assert why(s, "reserve:1") == "Those governors are Bob’s."
