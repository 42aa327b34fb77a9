"""The first game alone: three cities are won from MaXXimilian before he grows too strong, a turn a tuple."""

from __future__ import annotations

from argead.games.phalanxx.lesson.pages import note, you
from argead.kernel import Lesson

ROW = ("horses", "prodromoi", "agrianian-archers", "scout", "blacksmith")
HANDS = ("peltasts", "cretan-archers", "javelin-throwers", "parmenion")
HOME_DICE = (4, 5, 3, 4, 6, 1)
SETUP = (*ROW, *HANDS, *HOME_DICE)

TURN_1 = (
    you(
        "buy agrianian-archers",
        note("alone-welcome", "region:persis region:nabatene region:kilikia region:media region:babylonia"),
        note("alone-maxximilian", "card:horses card:parmenion card:javelin-throwers force:1"),
        note("alone-row", "home:0-1 home:0-2 home:0-3 talents:0 card:agrianian-archers"),
        answers=("paionian-riders", 1, 3, 5),
    ),
    you(
        "play peltasts",
        note("alone-roll", "die:1 die:2 die:3"),
        note("alone-peltasts", "card:agrianian-archers card:peltasts"),
    ),
    you("place white-3 3", note("alone-match", "die:2 slot:3 home:0-3")),
    you(
        "conquer susiana",
        note("alone-force", "force:0 force:1"),
        note("alone-susiana", "region:susiana region:babylonia reserve:0"),
    ),
    you("place white-5 2", note("alone-slots", "die:2 home:0-1 home:0-2 slot:2")),
    you(
        "income",
        note("alone-income", "die:1 talents:0"),
        note("alone-far-end", "card:horses force:1"),
        answers=("dareios",),
    ),
)

TURN_2 = (
    you(
        "buy scout",
        note("alone-cycle", "die:1 die:2 die:3"),
        note("alone-drop", "card:prodromoi"),
        note("alone-scout", "card:scout"),
        answers=("rhodian-slingers", 3, 4, 6),
    ),
    you("play scout", note("alone-conditions", "card:scout home:0-3 talents:0")),
    you("place white-3 3", note("alone-thrift", "die:1 slot:3 home:0-3")),
    you(
        "conquer media",
        note("alone-strike", "force:0 force:1 region:media"),
        note("alone-price", "card:peltasts card:scout"),
    ),
    you("place white-6 2", note("alone-partner", "die:2 slot:2 die:1 home:0-1")),
    you(
        "play cretan-archers",
        note("alone-rotated", "card:peltasts"),
        note("alone-cretans", "card:cretan-archers region:media"),
        answers=("bessos",),
    ),
)

TURN_3 = (
    you(
        "scout",
        note("alone-behind", "force:0 force:1 card:prodromoi"),
        note("alone-look", "card:scout pile:cards"),
        answers=("sarissas",),
    ),
    you("buy sarissas", note("alone-sarissas", "card:sarissas home:0-3 card:peltasts")),
    you(
        "keep",
        note("alone-exchange", "hand:0"),
        note("alone-weapon", "card:blacksmith"),
        answers=(3, 5, 6),
    ),
    you("play sarissas", note("alone-still-row", "card:sarissas card:blacksmith force:0")),
    you("place white-3 3", note("alone-lowest", "die:1 slot:3 home:0-3")),
    you("conquer babylonia", note("alone-babylon", "force:0 force:1 region:babylonia region:susiana")),
    you("place white-5 1", note("alone-keep-six", "die:1 slot:1 die:2")),
    you(
        "push",
        note("alone-push", "die:1 home:0-2 slot:2 talents:0"),
        note("alone-push-why", "card:agrianian-archers home:0-2"),
        answers=("supply-wagon-ii",),
    ),
)

TURN_4 = (
    you(
        "buy paionian-riders",
        note("alone-scale", "card:blacksmith card:horses force:0 force:1"),
        note("alone-riders-cheap", "card:paionian-riders card:dareios"),
        answers=("pezhetairoi", 1, 3, 3),
    ),
    you("income", note("alone-low-roll", "die:1 die:2 die:3 talents:0 card:paionian-riders")),
    you("place white-1 2", note("alone-income-slot", "die:1 slot:2 home:0-2 home:1-2")),
    you("swap 2 orange-6", note("alone-swap", "home:1-2 home:0-2")),
    you("play agrianian-archers", note("alone-agrianians", "card:agrianian-archers home:0-2")),
    you("place white-3 3", note("alone-either", "die:1 die:2 slot:3 home:0-3")),
    you(
        "discharge",
        note("alone-level", "force:0 force:1 die:1 home:0-1"),
        note("alone-soldier", "reserve:0 die:1"),
    ),
    you("turn orange-3 4", note("alone-turn", "die:1 home:0-1 reserve:0")),
    you(
        "play paionian-riders",
        note("alone-riders", "card:paionian-riders talents:0"),
        note("alone-group", "card:cretan-archers card:peltasts card:paionian-riders"),
        answers=("persian-archers",),
    ),
)

TURN_5 = (
    you(
        "buy rhodian-slingers",
        note("alone-ranks", "points:0 points:1"),
        note("alone-seven", "card:rhodian-slingers card:dareios card:parmenion"),
        note("alone-deny", "card:rhodian-slingers card:bessos"),
        answers=("garrison", 2, 5, 2),
    ),
    you("push", note("alone-high-done", "home:0-2 die:3"), note("alone-abilities", "card:supply-wagon-ii")),
    you("place orange-2 2", note("alone-push-down", "die:3 home:0-2 slot:2 talents:0")),
    you(
        "conquer kilikia",
        note("alone-issos", "force:0 force:1 region:kilikia region:babylonia"),
        note("alone-short", "reserve:0 region:susiana"),
    ),
    you(
        "place white-5 1",
        note("alone-five", "die:2 slot:1 die:1 home:0-3"),
        note("alone-heroism", "pile:cards"),
    ),
    you(
        "income",
        note("alone-end", "pile:cards"),
        note("alone-count", "points:0 points:1"),
        note("alone-farewell", "region:assyria region:syria region:arabia region:gerrhaia"),
        answers=("card", "camouflage"),
    ),
)

ALONE = Lesson("first-game-alone", TURN_1 + TURN_2 + TURN_3 + TURN_4 + TURN_5, SETUP)
