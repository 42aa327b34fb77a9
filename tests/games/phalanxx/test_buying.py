"""1. Buying epoch cards; the free exchange; nothing bought; the Scout; the Merchant."""

from __future__ import annotations

from games.phalanxx.position import FILLER, hand, kind, legal, play, position, row, told

ROLL = (6, 6, 6)
NEXT = "immortals"


def test_buying_P09_the_price_belongs_to_the_place_five_next_to_the_pile_one_at_the_far_end():
    s = position(at="buy", talents={0: 5})
    prices = [offer["price"] for offer in s.view(0)["row"]]
    assert prices == [5, 4, 3, 2, 1]
    assert sorted(legal(s, "buy")) == sorted(FILLER)
    s = position(at="buy", talents={0: 2})
    assert sorted(legal(s, "buy")) == ["hoplites", "mercenaries"]


def test_buying_P04_takes_one_card_in_hand_slides_the_row_and_draws_one():
    s = position(at="buy", talents={0: 9}, chance=(NEXT, *ROLL))
    play(s, "buy peltasts")
    assert s.talents[0] == 6
    assert hand(s) == ["peltasts"]
    assert s.seen[0] == s.hands[0], "everybody has seen it"
    assert row(s) == [NEXT, "javelin-throwers", "prodromoi", "hoplites", "mercenaries"]
    assert kind(s) == "choose-action", "one card a turn"


def test_buying_P08_nothing_discards_the_card_at_the_far_end():
    s = position(at="buy", talents={0: 9}, chance=(NEXT, *ROLL))
    play(s, "pass")
    assert row(s) == [NEXT, "javelin-throwers", "prodromoi", "peltasts", "hoplites"]
    assert s.view(None)["gone"] == ["mercenaries"]
    assert s.talents[0] == 9


def test_buying_is_not_asked_for_without_money():
    s = position(at="buy", chance=(NEXT, *ROLL))
    assert kind(s) == "choose-action"
    assert s.view(None)["gone"] == ["mercenaries"]


def test_exchange_after_paying_four_or_five_and_not_after_three():
    for card, asked in (("javelin-throwers", True), ("prodromoi", True), ("peltasts", False)):
        s = position(at="buy", talents={0: 5}, hands={0: ["porus"]}, chance=(NEXT, *ROLL))
        play(s, f"buy {card}")
        assert (kind(s) == "exchange-card") is asked


def test_exchange_puts_a_card_of_the_hand_on_the_place_of_one_of_the_row():
    s = position(at="buy", talents={0: 5}, hands={0: ["porus"]}, chance=(NEXT, *ROLL))
    play(s, "buy javelin-throwers", "give porus")
    assert sorted(legal(s, "take")) == ["hoplites", "mercenaries", "peltasts", "prodromoi"]
    play(s, "take hoplites")
    assert hand(s) == ["javelin-throwers", "hoplites"]
    assert row(s) == [NEXT, "prodromoi", "peltasts", "porus", "mercenaries"], "P05: before the row slides"
    assert s.talents[0] == 0


def test_exchange_P05_even_the_new_card_may_be_given_and_never_for_heroism():
    cards = ("javelin-throwers", "heroism", "peltasts", "hoplites", "mercenaries")
    s = position(at="buy", talents={0: 5}, row=cards, chance=(NEXT, *ROLL))
    play(s, "buy javelin-throwers")
    assert legal(s) == ["give javelin-throwers", "keep"]
    play(s, "give javelin-throwers")
    assert "heroism" not in legal(s, "take")
    play(s, "take mercenaries")
    assert row(s)[1:] == ["heroism", "peltasts", "hoplites", "javelin-throwers"]


def test_exchange_can_be_left():
    s = position(at="buy", talents={0: 5}, chance=(NEXT, *ROLL))
    play(s, "buy javelin-throwers", "keep")
    assert kind(s) == "choose-action"


def test_scout_P06_shows_the_top_card_and_sells_it_for_four_with_an_exchange():
    journal = []
    s = position(at="buy", talents={0: 5}, played={0: ["scout"]}, chance=(NEXT, *ROLL), journal=journal)
    play(s, "scout")
    assert s.view(1)["scouted"] == {"card": NEXT, "price": 4}, "P07: everybody sees it"
    assert s.view(None)["pile"] == 8
    assert "scout" not in legal(s)
    play(s, f"buy {NEXT}")
    assert kind(s) == "exchange-card", "P06: four Talents were paid"
    play(s, "keep")
    assert row(s) == list(FILLER), "the row stays as it is"
    assert (s.talents[0], s.pile(), hand(s)) == (1, 7, [NEXT])


def test_scout_puts_the_card_back_on_the_pile_if_it_is_not_bought():
    s = position(at="buy", talents={0: 5}, played={0: ["scout"]}, chance=(NEXT, *ROLL))
    play(s, "scout", "buy mercenaries")
    assert row(s)[0] == NEXT
    assert s.pile() == 7
    s = position(at="buy", talents={0: 5}, played={0: ["scout"]}, chance=(NEXT, *ROLL))
    play(s, "scout", "pass")
    assert row(s)[0] == NEXT


def test_scout_P07_cannot_buy_heroism_and_needs_a_pile():
    scout = {"at": "buy", "talents": {0: 5}, "played": {0: ["scout"]}}
    s = position(**scout, pile=3, heroism_waits=True, chance=("heroism", *ROLL))
    play(s, "scout")
    assert "buy heroism" not in legal(s)
    play(s, "pass")
    assert row(s)[0] == "heroism"
    assert "scout" not in legal(position(**scout, pile=0))


def test_merchant_pays_one_for_every_card_and_P36_gets_no_exchange():
    expert = {"at": "buy", "talents": {0: 1}, "abilities": {0: "merchant"}, "played": {0: ["scout"]}}
    s = position(**expert, hands={0: ["porus"]}, chance=(NEXT, *ROLL))
    assert len(legal(s, "buy")) == 5
    play(s, "buy javelin-throwers")
    assert kind(s) == "choose-action"
    assert s.talents[0] == 0
    s = position(**expert, chance=(NEXT, *ROLL))
    play(s, "scout", f"buy {NEXT}")
    assert kind(s) == "choose-action"


def test_buying_the_journal_tells_what_was_paid():
    journal = []
    s = position(at="buy", talents={0: 9}, chance=(NEXT, *ROLL), journal=journal)
    play(s, "buy peltasts")
    assert told(journal, "bought") == [{"card": "peltasts", "price": 3}]
    assert told(journal, "drew") == [{"card": NEXT}]


def test_scout_P51_needs_no_talents_to_look():
    s = position(at="buy", played={0: ["scout"]}, chance=(NEXT, *ROLL))
    assert legal(s) == ["scout", "pass"]
    play(s, "scout")
    assert row(s)[0] == NEXT, "who cannot pay buys nothing, and the card comes into the row"


def test_sequence_buying_rolling_three_actions_and_passing_the_dice():
    journal = []
    s = position(at="buy", talents={0: 1, 1: 1}, chance=(NEXT, *ROLL), journal=journal)
    play(s, "buy mercenaries", "income", "place white-6 1", "income", "place white-6 2", "income")
    wanted = ["bought", "drew", "rolled", "income", "income", "income", "turn"]
    assert [event.kind for event in journal] == wanted
    assert (s.active, kind(s), s.view(1)["dice"][0]["value"]) == (1, "buy-card", None)
