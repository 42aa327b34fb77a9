"""The first game with a rival: from Issos and Gerrha to the day of Heroism, a round a tuple."""

from __future__ import annotations

from argead.games.phalanxx.lesson.pages import note, they, you
from argead.kernel import Lesson

ROW = ("peltasts", "prodromoi", "thracian-riders", "blacksmith", "parmenion")
HANDS = ("javelin-throwers", "horses", "hoplites", "mercenaries")
HOME_DICE = (4, 4, 3, 4, 2, 5)
SETUP = (1, *ROW, *HANDS, *HOME_DICE)

ROUND_1 = (
    you(
        "buy peltasts",
        note("rival-welcome", "region:kilikia region:gerrhaia region:persis region:syria"),
        note("rival-home-dice", "home:0-1 home:0-2 home:0-3 talents:0"),
        note("rival-row", "pile:cards card:parmenion card:peltasts"),
        answers=("paionian-riders", 4, 5, 2),
    ),
    you(
        "play javelin-throwers",
        note("rival-slide", "card:paionian-riders pile:cards"),
        note("rival-roll", "die:1 die:2 die:3"),
        note("rival-javelins", "card:javelin-throwers"),
    ),
    you("place white-4 1", note("rival-match", "die:2 slot:1 home:0-1")),
    you("conquer babylonia", note("rival-force", "force:0"), note("rival-babylon", "region:babylonia reserve:0")),
    you("place white-5 2", note("rival-slots", "die:2 home:0-2 home:0-3 slot:2")),
    you(
        "income",
        note("rival-income", "die:1 home:0-3 talents:0"),
        note("rival-purse", "talents:0"),
        note("rival-hand-on", "slot:1 slot:2 slot:3"),
    ),
    they("buy thracian-riders", "rhodian-slingers", 3, 4, 5),
    they("push"),
    they("place white-3 2"),
    they("play mercenaries"),
    they("place white-4 1"),
    they("conquer assyria"),
)

ROUND_2 = (
    you(
        "buy paionian-riders",
        note("rival-answer", "card:mercenaries region:assyria home:1-2 die:3"),
        note("rival-cheaper", "card:parmenion"),
        note("rival-four", "card:paionian-riders"),
    ),
    you("give horses", note("rival-give", "card:horses")),
    you(
        "take parmenion",
        note("rival-take", "card:parmenion home:0-2 card:javelin-throwers"),
        answers=("sarissas", 4, 5, 3),
    ),
    you("play parmenion", note("rival-scale", "card:parmenion card:javelin-throwers")),
    you("place white-4 1", note("rival-colour", "die:1 slot:1 die:3 home:0-3")),
    you("play peltasts", note("rival-first-strength", "force:0 force:1 card:peltasts")),
    you("place white-5 2", note("rival-partner", "die:1 slot:2 home:0-3")),
    you(
        "conquer syria",
        note("rival-conflict", "force:0 force:1 region:syria"),
        note("rival-foothold", "region:syria region:kilikia region:babylonia region:persis"),
    ),
    they("buy prodromoi", "hypaspists", 3, 4, 5),
    they("play prodromoi"),
    they("place white-4 1"),
    they("conquer gerrhaia"),
    they("place white-3 2"),
    they("play hoplites"),
)

ROUND_3 = (
    you(
        "buy blacksmith",
        note("rival-rotated", "card:javelin-throwers"),
        note("rival-revenge", "region:gerrhaia card:prodromoi card:hoplites force:1"),
        note("rival-patience", "card:blacksmith"),
        answers=("fortress", 6, 3, 4),
    ),
    you(
        "push",
        note("rival-condition", "card:blacksmith home:0-1 home:0-2 home:0-3"),
        note("rival-push", "die:2"),
    ),
    you("place white-6 1", note("rival-push-up", "die:2 home:0-1 slot:1 talents:0")),
    you("play blacksmith", note("rival-met", "card:blacksmith home:0-1 home:0-3")),
    you("place orange-4 2", note("rival-high", "home:0-1 die:2 slot:2")),
    you("conquer arabia", note("rival-arabia", "die:1 home:0-3 region:arabia")),
    they("buy horses", "pezhetairoi", 2, 5, 4),
    they("play thracian-riders"),
    they("place orange-4 1"),
    they("conquer media"),
    they("place white-5 3"),
    they("income"),
    they("swap 1 purple-3"),
)

ROUND_4 = (
    you(
        "buy rhodian-slingers",
        note("rival-stolen", "home:0-3 home:1-2"),
        note("rival-slingers-cheap", "card:rhodian-slingers"),
        answers=("supply-wagon-ii", 1, 2, 6),
    ),
    you("income", note("rival-own", "card:paionian-riders talents:0")),
    you("place white-1 3", note("rival-exchange", "die:1 slot:3 home:0-3 home:1-2")),
    you("swap 2 purple-3", note("rival-swap", "home:1-2 home:0-3")),
    you("forge", note("rival-smith", "card:blacksmith die:1")),
    you("turn white-2 4", note("rival-turn-four", "die:1 home:0-2 die:2 home:0-1")),
    you(
        "play paionian-riders",
        note("rival-group", "card:javelin-throwers card:peltasts card:paionian-riders"),
        note("rival-group-needs", "card:parmenion card:blacksmith card:javelin-throwers"),
    ),
    you("place white-4 2", note("rival-jump", "die:1 slot:2 points:0")),
    you("conquer nabatene", note("rival-nabatene", "region:nabatene card:rhodian-slingers")),
    they("buy hypaspists", "thessalian-riders", 2, 3, 5),
    they("play horses"),
    they("place white-3 2"),
    they("play hypaspists"),
    they("place orange-5 1"),
    they("income"),
)

ROUND_5 = (
    you(
        "buy sarissas",
        note("rival-horses", "card:horses card:hypaspists force:0 force:1"),
        note("rival-sarissas", "card:sarissas card:peltasts home:0-3"),
        answers=("argyraspides", 2, 2, 1),
    ),
    you(
        "push",
        note("rival-low-roll", "die:1 die:2 die:3 talents:0"),
        note("rival-best-home", "die:3"),
    ),
    you("place orange-1 2", note("rival-push-down", "die:3 home:0-2 slot:2 talents:0")),
    you("forge", note("rival-smith-again", "die:1 die:2 card:blacksmith home:0-1 home:0-3")),
    you("turn white-2 6", note("rival-turn-six", "die:1 home:0-1")),
    you("play rhodian-slingers", note("rival-slingers", "card:rhodian-slingers card:parmenion")),
    you("place white-6 1", note("rival-last-slot", "die:2 slot:1 die:1 home:0-3")),
    you("discharge", note("rival-soldier", "die:1 home:0-3 reserve:0")),
    you("turn white-2 3", note("rival-reserve", "die:1 reserve:0")),
    you("play sarissas", note("rival-third", "card:sarissas card:parmenion card:blacksmith force:0")),
    they("buy fortress", "heroism", 1, 4, 5),
    they("play fortress"),
    they("place white-4 1"),
    they("conquer atropatene"),
    they("place orange-5 2"),
    they("income"),
)

ROUND_6 = (
    you(
        "buy argyraspides",
        note("rival-heroism", "card:heroism"),
        note("rival-grown", "card:fortress card:horses force:0 force:1"),
        note("rival-argyraspides", "card:argyraspides"),
    ),
    you(
        "keep",
        note("rival-keep", "hand:0"),
        note("rival-wagon", "card:supply-wagon-ii"),
        note("rival-count", "points:0 points:1"),
        answers=("hetairoi", 1, 4, 6),
    ),
    you(
        "conquer gerrhaia",
        note("rival-valour", "force:0 force:1 card:heroism"),
        note("rival-gerrhaia", "region:gerrhaia region:arabia"),
    ),
    you(
        "place white-1 2",
        note("rival-one", "die:1 slot:2 home:0-2"),
        note("rival-end", "pile:cards"),
        note("rival-farewell", "card:argyraspides die:2 die:3"),
    ),
)

RIVAL = Lesson("first-game", ROUND_1 + ROUND_2 + ROUND_3 + ROUND_4 + ROUND_5 + ROUND_6, SETUP)
