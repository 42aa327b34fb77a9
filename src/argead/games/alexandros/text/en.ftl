title = Alexandros
blurb = Alexander draws borders wherever he rides. Enclose rich provinces, govern them for a few cards, and collect taxes when they serve you better than your rivals.
designer = Leo Colovini
publisher = Winning Moves, 2003
board-source = No description of the printed board has been published, so the coast and most of the symbols are reconstructed; the triangles in the rulebook’s figures are where they belong. If you own the game, you can put what is printed into a board file and play on that.

card-temple = Temple
card-amphora = Amphora
card-horse = Horse
card-lyre = Lyre
card-soldier = Soldier
no-cards = no cards

## Places: the lands of the triangles and the towns of the points

triangle-a2 = Troas
triangle-a3 = western Bithynia
triangle-a4 = eastern Bithynia
triangle-a5 = western Paphlagonia
triangle-a6 = eastern Paphlagonia
triangle-a20 = Derbikene
triangle-a21 = northern Dahistan
triangle-a22 = western Chorasmia
triangle-a23 = eastern Chorasmia
triangle-a24 = western Massagetia
triangle-a25 = eastern Massagetia
triangle-a26 = northern Sogdiane
triangle-b2 = Mysia
triangle-b3 = Lydia
triangle-b4 = northern Phrygia
triangle-b5 = western Galatia
triangle-b6 = eastern Galatia
triangle-b7 = Pontos
triangle-b13 = Kolchis
triangle-b14 = Iberia
triangle-b15 = Albania
triangle-b20 = western Dahistan
triangle-b21 = northern Astauene
triangle-b22 = eastern Dahistan
triangle-b23 = western Margiane
triangle-b24 = northern Margiane
triangle-b25 = western Sogdiane
triangle-b26 = eastern Sogdiane
triangle-b27 = Bubakene
triangle-c3 = Karia
triangle-c4 = southern Phrygia
triangle-c5 = eastern Phrygia
triangle-c6 = western Kappadokia
triangle-c7 = northern Kappadokia
triangle-c8 = eastern Kappadokia
triangle-c9 = western Lesser Armenia
triangle-c10 = eastern Lesser Armenia
triangle-c11 = northern Armenia
triangle-c12 = southern Armenia
triangle-c13 = western Araxene
triangle-c14 = central Araxene
triangle-c15 = eastern Araxene
triangle-c16 = northern Atropatene
triangle-c17 = Kadousia
triangle-c20 = Hyrkania
triangle-c21 = southern Astauene
triangle-c22 = northern Parthia
triangle-c23 = southern Margiane
triangle-c24 = eastern Margiane
triangle-c25 = western Baktria
triangle-c26 = southern Baktria
triangle-c27 = eastern Baktria
triangle-d4 = Lykia
triangle-d5 = Pisidia
triangle-d6 = Lykaonia
triangle-d7 = Kilikia
triangle-d8 = western Kommagene
triangle-d9 = eastern Kommagene
triangle-d10 = northern Sophene
triangle-d11 = southern Sophene
triangle-d12 = western Gordyene
triangle-d13 = southern Gordyene
triangle-d14 = eastern Gordyene
triangle-d15 = Matiane
triangle-d16 = southern Atropatene
triangle-d17 = northern Media
triangle-d18 = Rhagiane
triangle-d19 = northern Choarene
triangle-d20 = Komisene
triangle-d21 = western Parthia
triangle-d22 = eastern Parthia
triangle-d23 = western Areia
triangle-d24 = northern Areia
triangle-d25 = western Paropamisos
triangle-d26 = eastern Paropamisos
triangle-d27 = northern Kapisene
triangle-e9 = northern Syria
triangle-e10 = Osrhoene
triangle-e11 = Mygdonia
triangle-e12 = northern Mesopotamia
triangle-e13 = northern Assyria
triangle-e14 = southern Assyria
triangle-e15 = Adiabene
triangle-e16 = Kossaia
triangle-e17 = southern Media
triangle-e18 = Paraitakene
triangle-e19 = southern Choarene
triangle-e20 = northern Isatis
triangle-e21 = southern Parthia
triangle-e22 = northern Drangiane
triangle-e23 = southern Areia
triangle-e24 = eastern Areia
triangle-e25 = southern Paropamisos
triangle-e26 = northern Arachosia
triangle-e27 = southern Kapisene
triangle-f9 = Phoinike
triangle-f10 = western Syria
triangle-f11 = eastern Syria
triangle-f12 = southern Mesopotamia
triangle-f13 = western Babylonia
triangle-f14 = Sittakene
triangle-f15 = eastern Babylonia
triangle-f16 = Susiana
triangle-f17 = western Elymais
triangle-f18 = eastern Elymais
triangle-f19 = western Isatis
triangle-f20 = eastern Isatis
triangle-f21 = northern Karmania
triangle-f22 = western Drangiane
triangle-f23 = central Drangiane
triangle-f24 = eastern Drangiane
triangle-f25 = northern Sakastane
triangle-f26 = southern Arachosia
triangle-g8 = northern Judaea
triangle-g9 = western Koile Syria
triangle-g10 = eastern Koile Syria
triangle-g11 = western Arabia
triangle-g12 = northern Arabia
triangle-g13 = southern Babylonia
triangle-g14 = western Chaldaia
triangle-g15 = eastern Chaldaia
triangle-g18 = western Persis
triangle-g19 = eastern Persis
triangle-g20 = western Karmania
triangle-g21 = central Karmania
triangle-g22 = eastern Karmania
triangle-g23 = southern Drangiane
triangle-g24 = northern Gedrosia
triangle-g25 = southern Sakastane
triangle-h4 = Mareotis
triangle-h5 = northern Egypt
triangle-h6 = eastern Egypt
triangle-h7 = northern Sinai
triangle-h8 = southern Judaea
triangle-h9 = western Nabataia
triangle-h10 = northern Nabataia
triangle-h11 = eastern Nabataia
triangle-h12 = southern Arabia
triangle-h13 = eastern Arabia
triangle-h20 = western Harmozia
triangle-h21 = southern Harmozia
triangle-h22 = eastern Harmozia
triangle-h23 = western Gedrosia
triangle-h24 = eastern Gedrosia
triangle-i4 = Libye
triangle-i5 = western Egypt
triangle-i6 = southern Egypt
triangle-i7 = western Sinai
triangle-i8 = southern Sinai
triangle-i9 = eastern Sinai

point-2-0 = Abydos
point-4-0 = Chalkedon
point-6-0 = Sinope
point-20-0 = Barkana
point-22-0 = Oxiane
point-24-0 = Xenippa
point-26-0 = Alexandria Eschate
point-1-1 = Assos
point-3-1 = Nikaia
point-5-1 = Gordion
point-7-1 = Amaseia
point-13-1 = Kytaia
point-15-1 = Harmozike
point-19-1 = Ochos
point-21-1 = Sirok
point-23-1 = Tribaktra
point-25-1 = Marakanda
point-27-1 = Kyropolis
point-2-2 = Sardeis
point-4-2 = Dorylaion
point-6-2 = Ankyra
point-8-2 = Komana
point-10-2 = Trapezous
point-12-2 = Karana
point-14-2 = Artaxata
point-16-2 = Kabalaka
point-18-2 = Saramanne
point-20-2 = Zadrakarta
point-22-2 = Nisa
point-24-2 = Alexandria Margiane
point-26-2 = Tarmita
point-28-2 = the Stone Tower
point-3-3 = Halikarnassos
point-5-3 = Kelainai
point-7-3 = Mazaka
point-9-3 = Melitene
point-11-3 = Tigranokerta
point-13-3 = Thospia
point-15-3 = Gandzaka
point-17-3 = Amardos
point-19-3 = Hekatompylos
point-21-3 = Asaak
point-23-3 = Sousia
point-25-3 = Baktra
point-27-3 = Drapsaka
point-4-4 = Perge
point-6-4 = Laranda
point-8-4 = Issos
point-10-4 = Edessa
point-12-4 = Nisibis
point-14-4 = Gaugamela
point-16-4 = Ekbatana
point-18-4 = Rhagai
point-20-4 = Choara
point-22-4 = Bitaxa
point-24-4 = Artakoana
point-26-4 = Ortospana
point-28-4 = Nysa
point-9-5 = Apameia
point-11-5 = Thapsakos
point-13-5 = Hatra
point-15-5 = Opis
point-17-5 = Sousa
point-19-5 = Gabai
point-21-5 = Thaspis
point-23-5 = Phrada
point-25-5 = Arachotos
point-27-5 = Parsia
point-8-6 = Tyros
point-10-6 = Damaskos
point-12-6 = Doura
point-14-6 = Babylon
point-16-6 = Charax
point-18-6 = the Persian Gates
point-20-6 = Isatichai
point-22-6 = Karmana
point-24-6 = Ariaspe
point-26-6 = Alexandria Arachosia
point-3-7 = Alexandria
point-5-7 = Pelousion
point-7-7 = Gaza
point-9-7 = Jerusalem
point-11-7 = Bostra
point-13-7 = Orchoe
point-15-7 = Teredon
point-17-7 = Taoke
point-19-7 = Persepolis
point-21-7 = Salmous
point-23-7 = Poura
point-25-7 = Kouni
point-4-8 = Naukratis
point-6-8 = Memphis
point-8-8 = Elousa
point-10-8 = Petra
point-12-8 = Dumatha
point-14-8 = Gerrha
point-20-8 = Oarakta
point-22-8 = Harmozeia
point-24-8 = Kophas
point-3-9 = Ammon
point-5-9 = Oxyrhynchos
point-7-9 = Klysma
point-9-9 = Aila

## Options

option-border_walls = Walls on the border
option-border_walls-help = When Alexander rides along the coast or the edge of the board, are walls placed there too?
choice-border_walls-true = Yes, and they count (as printed)
choice-border_walls-false = No, the border takes no walls
option-compensation = Compensation
option-compensation-help = With 3 or 4 players, whoever loses a province receives half the cards. Which cards count?
choice-compensation-all = All the cards used for the take-over
choice-compensation-occupation = Only the cards that pay for the symbols

## Questions

prompt-choose-card = Choose the card that moves Alexander: one of the two face up, or one from your hand for the special move.
prompt-take-consolation = Alexander cannot move at all. Take one of the face-up cards.
prompt-name-symbol = Your card is a joker. Name the symbol it stands for.
prompt-name-without-card = No card lies face up and you have none you can play. Name the symbol that Alexander rides to.
prompt-choose-triangle = Several { $card } triangles are equally near. Which one does Alexander head for?
prompt-choose-corner = Alexander heads for the { $card } in { $triangle }. At which of its corners does he halt?
prompt-choose-path = Which way does he ride from { $start } to { $point }? A wall goes on every line along it that has none.
prompt-choose-action = Choose an action.
prompt-garrison = Pay for the symbols, or place more governors instead of cards (more than one means no taxes).
prompt-compensate = The loser of the province receives half the cards you used. Choose one to give.

## Choices

action-take = Take the { $card } card
action-play = Play { $card } from your hand (special move)
action-name = { $card }
action-triangle = To { $triangle }
action-corner = Halt at { $point }
action-path = Via { $points }
action-ride = First to { $point }
action-draw = Draw the top card
action-occupy = Occupy, governor in { $triangle }
action-seize = Take over, governor in { $triangle }
action-station = Another governor in { $triangle }
action-pay = Pay the cards
action-give = Give { $card }
action-tax = Collect taxes with { $card }
action-recall = Recall the governor from { $triangle }
action-pass = End the turn

note-take = { $targets_count ->
    [0] joker: you name the symbol
    [one] to { $targets }
   *[other] to one of { $targets }
}
note-play = { $targets_count ->
    [one] to { $targets }
   *[other] to one of { $targets }
}
note-name = { $targets_count ->
    [one] to { $targets }
   *[other] to one of { $targets }
}
note-path = { $walls_count ->
    [0] no new wall
    [one] 1 new wall
   *[other] { $walls_count } new walls
}{ $red ->
    [0] { "" }
   *[other] , { $red } red: the last turn
}{ $provinces_count ->
    [0] { "" }
    [one] ; closes a province worth { $provinces_worth }
   *[other] ; closes provinces worth { $provinces_worth }
}{ $splits_count ->
    [0] { "" }
    [one] ; splits { $splits_holder }’s province: land worth { $splits_lost } is lost, and a tax then brings { $splits_pays } instead of { $splits_paid }
   *[other] ; splits provinces of { $splits_holder }: land worth { $splits_lost } is lost, and a tax then brings { $splits_pays } instead of { $splits_paid }
}
note-ride = { note-path }
note-corner = { note-path }
note-occupy = worth { $worth }; pay { $cards }{ $governors ->
    [one] { "" }
   *[other] , with { $governors } governors: no taxes
}
note-seize = worth { $worth }, from { $victim }; pay { $cards }{ $governors ->
    [one] { "" }
   *[other] , with { $governors } governors: no taxes
}
note-tax = { $income }
note-recall = next tax: { $income }

## The story

event-dealt = { $player } is dealt a hidden card.
event-dealt-own = { $player } is dealt { $card }.
event-began = { $player } begins. Face up: { $cards }.
event-turn = Turn { $turn }: { $player }.
event-took = { $player } takes the face-up { $card }.
event-turned-up = { $card } is turned up.
event-special = { $player } plays { $card } for the special move.
event-named = { $player } names { $card }.
event-rode = { $player } leads Alexander by way of { $point }.
event-moved = { $player } leads Alexander to the { $card } in { $triangle }, where he halts at { $point }: { $walls ->
    [0] no new wall
    [one] 1 new wall
   *[other] { $walls } new walls
}.
event-closed = A province is closed around { $triangle }: worth { $worth }, { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
}.
event-split = { $player }’s province around { $triangles } is split: { $provinces ->
    [one] land worth { $kept } stays governed
   *[other] { $provinces } provinces worth { $kept } in all stay governed
}{ $vacant ->
    [0] { "" }
   *[other] , land worth { $lost } becomes vacant
}. A tax on this land now brings { $pays } instead of { $paid }.
event-red-walls = Red walls are needed ({ $walls }): this is the last turn.
event-walls-spent = There are not enough walls for Alexander to move: this is the last turn.
event-stuck = Alexander cannot move.
event-drew = { $player } draws a card.
event-drew-own = { $player } draws { $card }.
event-reshuffled = The discards become the new pile.
event-occupied = { $player } occupies a province worth { $worth }, { $triangles_count ->
    [one] governor in { $triangles }
   *[other] governors in { $triangles }
}, paying { $cards }.
event-seized = { $player } takes over a province worth { $worth } from { $victim }, { $triangles_count ->
    [one] governor in { $triangles }
   *[other] governors in { $triangles }
}, paying { $cards }.
event-gave = { $victim } receives { $cards } from { $player }.
event-taxed = { $player } collects taxes with { $card }: { $income }.
event-recalled = { $player } recalls the governor from { $triangle }.
event-passed = { $player } ends the turn.
event-ended = { $reason } Points: { $scores }.

glance = Round { $round }
reason-walls = The black walls have run out.
reason-goal = The points goal has been reached.
reason-stuck = Alexander could not move for a whole round.

## Why not

why-first = { $now ->
    [choose-card] Alexander moves first: choose the card that leads him.
    [take-consolation] Alexander cannot move at all: first take one of the face-up cards.
    [name-symbol] First name the symbol that Alexander rides to.
    [choose-triangle] First choose the triangle that Alexander heads for.
    [choose-corner] First choose the corner at which Alexander halts.
    [choose-path] First choose the way that Alexander rides.
   *[garrison] First finish the occupation: pay the cards, or place another governor.
}
why-gift-first = First choose a card for { $victim } from those that you have used.
why-rode-already = Alexander moves only at the beginning of a turn; now you carry out actions.
why-few-walls = That ride needs more walls than are left: { $walls ->
    [0] there are none
    [one] there is only 1
   *[other] there are only { $walls }
}.
why-none-available = No { $card } triangle is available, and a card from your hand is never a joker.
why-other-symbol = Alexander rides to { AN($card) } triangle this time, and that one bears another symbol.
why-no-symbol = { CAPITAL($triangle) } bears no symbol, and Alexander rides only to symbols.
why-unavailable = The { $card } in { $triangle } is not available: { $bar ->
    [governor] a governor stands on it
    [wall] there is a wall on one of its sides
   *[corner] Alexander stands at one of its corners
}.
why-not-nearest = The { $card } in { $triangle } is { $steps ->
    [one] 1 line
   *[other] { $steps } lines
} away, and Alexander rides to the nearest: { $targets }.
why-card-first = Alexander rides to { $triangle } with { AN($card) } card{ $held ->
    [row] : choose the one that lies face up
    [hand] : choose the one in your hand
    [joker] {" "}or with a joker: choose the one that lies face up
   *[none] , but none lies face up and you hold none
}.
why-no-corner = Alexander heads for { $triangle } ({ $card }) and halts at one of its corners.
why-stands-there = Alexander stands there already.
why-roundabout = { CAPITAL($point) } lies on none of the shortest ways from { $start } to { $goal }.
why-leg-by-leg = The way is long and is chosen point by point: first one next to Alexander.
why-wall-stays = Walls stay where they are: nobody moves or removes them.
why-walls-by-riding = Walls go only onto the lines along which Alexander rides.
why-pile-spent = There are no more cards, neither in the pile nor among the discards.
why-discards-wait = Discarded cards come back only when the pile is used up.
why-taxed = Taxes are collected once in a turn at most, and you have done so already.
why-no-governor = A tax takes a card of a symbol on which one of your governors stands, and you have none on the board.
why-wrong-card = A tax takes a card of a symbol on which one of your governors stands ({ $cards }), and { $card } is not among them.
why-occupying = You are occupying another province (governor in { $triangles }): pay for it, or place another governor in it.
why-placed = A governor already goes to { $triangle }.
why-pay-lacking = To pay you still lack { $cards }: place another governor first.
why-card-unasked = No { $card } card has to be paid for this province.
why-yours-already = That province is yours already.
why-no-symbols = That province has no symbol at all, so no governor can stand in it.
why-no-reserve = All your governors are on the board: recall one first.
why-toll-lacking = Each governor of { $victim } in that province costs two cards of the symbol beneath him, and you lack { $cards }.
why-cards-lacking = That province asks for { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
}: your cards pay for { $paid }, and { $reserve ->
    [one] the one governor in your reserve cannot make up for all that is missing
   *[other] the { $reserve } governors in your reserve cannot make up for all that is missing
} ({ $cards }).
why-open-land = That land is still open and has { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
} to pay for, while you have { $held ->
    [0] no card
    [one] 1 card
   *[other] { $held } cards
} in hand and { $reserve ->
    [one] 1 governor
   *[other] { $reserve } governors
} in reserve.
why-no-seat = A governor stands on a symbol, and { $triangle } bears none.
why-seat-elsewhere = You need every governor of your reserve on a symbol for which you lack cards: { $cards }.
why-rival-governors = Those governors are { $player }’s.
why-reserve-waits = A governor comes onto the board by occupying a province: choose a triangle with a symbol there.
why-rival-cards = The hand of { $player } is secret.
why-cards-counted = That only counts your hand: choose one of the cards themselves.
why-income-by-tax = That is what the next tax would bring; taxes are collected with a card from the hand.
why-points-by-tax = Points are not spent; they come from taxes alone.

thing-province = province around { $what }
thing-piece = Alexander
thing-governor = governor in { $what }
thing-row = face-up card { $what }
thing-pile = { $what ->
    [discard] discards
   *[cards] pile
}
thing-supply = { $what ->
    [black] black walls left
   *[red] red walls left
}
thing-hand = { $what } in your hand
thing-score = points of { $name }
thing-cards = cards of { $name }
thing-reserve = governors in reserve of { $name }
thing-income = income of { $name }

## In sight

outlook-taxed-to-the-end = { $player } can collect taxes with one card ({ $cards }), and wins the game by it: { $scores }.
outlook-taxed = { $player } can collect taxes with one card ({ $cards }): { $income }.
outlook-seized = { $player } can take over your province around { $triangle }, worth { $worth }, for { $count ->
    [0] no cards
   *[other] { $cards }
}{ $governors ->
    [one] { "" }
   *[other] {" "}and { $governors } governors
} ({ $held ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $held } cards in hand
}).
outlook-occupied = { $player } can occupy the province around { $triangle }, worth { $worth }, for { $count ->
    [0] no cards
   *[other] { $cards }
}{ $governors ->
    [one] { "" }
   *[other] {" "}and { $governors } governors
} ({ $held ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $held } cards in hand
}).
outlook-split = { $player } can ride to { $target } with { $face_up ->
    [true] the { $card } card
   *[false] { AN($card) } card from the hand
} and split your province around { $triangle }: a tax there would bring { $pays } instead of { $paid }.
outlook-closed = { $player } can ride to { $target } with the { $card } card, close a province around { $triangle }, worth { $worth }, by { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
}, and occupy it for { $count ->
    [0] no cards
   *[other] { $cards }
}{ $governors ->
    [one] { "" }
   *[other] {" "}and { $governors } governors
}.
outlook-last-turn = This is the last turn. Ahead now: { $player } ({ $scores }).
outlook-one-tax = The next tax ends the game, whoever collects it, and { $player } would win: { $scores }.
outlook-few-taxes = { $player } still needs { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $goal }: { $taxes } taxes of { $worth } would do.
outlook-few-walls = { $walls ->
    [0] No black wall is left
    [one] Only 1 black wall is left
   *[other] Only { $walls } black walls are left
}, and a ride that needs a red one makes its turn the last. Ahead now: { $player } ({ $scores }).
outlook-standstill = Alexander cannot move. If { $turns ->
    [one] 1 more turn passes
   *[other] { $turns } more turns pass
} like that, the game ends. Ahead now: { $player } ({ $scores }).
outlook-idle-cards = { $held ->
    [one] A card was
   *[other] { $held } cards were
} left in hand: { $cards }.
outlook-idle-governors = { $governors ->
    [one] A governor was
   *[other] { $governors } governors were
} idle in the reserve.
outlook-crowded = The province around { $triangle }, worth { $worth }, paid no taxes: { $governors } governors stood in it.
outlook-unclaimed = The cards for the vacant province around { $triangle }, worth { $worth }, were in hand.

## The reckoning

reckoning-caption = Taxes, province by province
reckoning-province = { CAPITAL($triangle) }
reckoning-turn = Turn { $turn }: { $player }

## At a real table

chance-hand = Draw a card from the pile, unseen by the others.
chance-row = Turn up the top card of the pile.
chance-first-player = Draw lots to see who begins: which player is it, counting from the first seat?

## The lesson

option-guide = Guide
option-guide-help = The guided first game plays six of your turns by the book, against one rival: every card and every wall is explained, and then the game is yours.
choice-guide-none = Play freely
choice-guide-first-game = Guided first game

lesson-aim = Welcome! Wherever Alexander rides, walls rise behind him, and land that they close off becomes a province. Govern the rich ones, collect their taxes, and win with the most points.
lesson-cards = Every turn begins with his ride. Choose one of the two face-up cards: he makes for the nearest triangle with its symbol, and the card joins the secret Amphora in your hand.
lesson-first-choice = The Horse would call him to eastern Paphlagonia, the Lyre to Karia, each two lines away. On the way to Karia he can wall off a piece of the coast for you: take the Lyre.
lesson-replaced = A Soldier has filled the gap at once, before you ride. Always look: whatever lies face up when you have finished is what your rival can choose from.
lesson-corners = Alexander may halt on any corner of the triangle, even the farthest. Choose Halikarnassos in the south.
lesson-ways = Three shortest ways lead there, and every line that he rides along receives a wall. Go inland, by Nikaia and Dorylaion: walls on one side, the coast on the other, and four triangles are closed off.
lesson-undo = Second thoughts? Undo takes back a corner or a way. What chance has shown, like the Soldier that was turned up, stays on the table.
lesson-worth = Your first province! Its badge tells its worth: 2, one for each empty triangle, Troas and Lydia. That is what it pays its governor at every tax.
lesson-price = After the ride you have two actions. Occupy the province: your governor takes one of its symbols, and every other symbol costs a matching card. Put him on the Amphora of Mysia, and only a Lyre is owed.
lesson-pay = A second governor could save you the Lyre, but a province with several governors pays no taxes. So pay, and keep the Amphora: with a governor on that symbol, it can collect taxes one day.
lesson-income = Income 2: so much the next tax would bring you. Three more governors wait in your reserve.
lesson-draw = Use the second action for a card. A face-up one would be seen by your rival, and its place would stay empty until your turn is over. The top of the pile is for your eyes only: draw.
lesson-rivals-ride = Three Soldiers were equally near, so your rival could choose, and closed a province worth 4. Its price was three symbols, paid with a governor on the Temple, a Horse and a Soldier.
lesson-available = Now the nearest Soldier, in Pontos, is not available, because Alexander stands on its corner. A governor inside or a wall along a side would bar it as well.
lesson-the-next-one = The next one lies in the middle of your rival’s province. Take the Soldier, and cut that province in two!
lesson-cut = Walls do not stop Alexander, and he may build right through a governed province. Halt at Nikaia: a single shortest way leads there, by Gordion, and it takes two new walls.
lesson-split = Split! The part with the governor is still your rival’s, but now it is worth 2 instead of 4. The northern part, worth 2 as well, has no governor: it is vacant.
lesson-vacant = You may occupy it at once. Its symbols are a Soldier and a Horse, and the Soldier that you have just taken pays for one. Put your governor on the other, in eastern Paphlagonia.
lesson-guard = Pay the Soldier. Your governor does more than count money: the triangle that he stands on is barred, and no Horse card can call Alexander there.
lesson-incomes = Compare the incomes: 4 for you, 2 for your rival. Before your ride it was 2 against 4.
lesson-patience = Your Amphora could collect taxes now. But a tax pays everybody, and a lead of two points is a poor reward for a card and an action. Grow first, harvest later: draw.
lesson-unpaid = Your rival has closed a province worth 3, but lacked the cards for its four symbols and drew two more. Whoever closes a province does not own it: it is anybody’s until a governor moves in.
lesson-three-of-four = Amphora, Horse, Lyre, Soldier: you hold three of the four cards, and a governor makes up for the fourth. Snatch it, in this very turn!
lesson-rich-land = But Alexander rides first, so make it count. Look east: six empty triangles around a single Temple! Take the Temple card and begin to wall them in.
lesson-komana = Halt at Komana, on the northern coast. That walls the western side of the rich land from sea to sea.
lesson-old-wall = By way of Mazaka he sets out along a wall that stands already, and that costs nothing: one new wall, not two. The other way would cut through the land that you want whole.
lesson-supply = Walls are also the clock of the game. Of 65 black ones 56 are left; when they run out, time is up.
lesson-tiny = In passing you have closed a tiny province, worth 1. You have better things to do.
lesson-snatch = Here is the prize. A Soldier is the card that you lack, so put your governor on that symbol, in Kilikia.
lesson-second-governor = Amphora, Horse and Lyre are owed, and you could pay them all. But your Lyre has a greater errand next turn. Keep it, and put a second governor on the Lyre of Lykaonia in its stead.
lesson-not-later = This is the moment for it: once a province is yours, you cannot add governors.
lesson-crowded = Amphora and Horse are paid, and the province is yours. But two governors in one province collect nothing: your income is still 4.
lesson-recall = Recall one of them; it takes an action but no card. Taking over a province costs two cards of the symbol beneath each governor, and your rival has shown a Soldier. So call back the one from Kilikia.
lesson-rivals-claim = Your rival has occupied the tiny province for nothing: a governor on the only symbol is the whole price. And Alexander, led along the coast to Tigranokerta, has begun the eastern side of the rich land!
lesson-no-lyre = From here, a ride to the Lyre of Osrhoene could finish it. But only a Temple and a Horse lie face up, and both lead elsewhere.
lesson-special = Time for the special move: play a card from your hand instead of taking one. It is discarded, and the row stays as it is. A costly ride, but what a ride: play the Lyre!
lesson-apameia = Down by Edessa to Apameia on the southern coast: two walls, and the land is closed. Beside each choice you read what it would close.
lesson-bargain = Worth 6, with a single symbol! Plenty of land and few symbols: that is a good province. Land without any symbol could never be governed.
lesson-free = Your last governor in reserve is the whole price. Put him on the Temple; there is no other symbol to pay for.
lesson-harvest = Count: 2, 2, 3 and 6 make an income of 13. Your rival has 3. This is the moment for a tax.
lesson-tax = Discard a card of a symbol on which one of your governors stands; everybody scores their income. It can be done once in a turn, and your Temple will do.
lesson-threat = Do it now: two Temples could take that province away from you, and your rival has picked up one before your eyes.
lesson-ouch = Ouch! The second Temple had been drawn in secret. Both were discarded, your governor came home to your reserve, and your richest province has a new master.
lesson-tax-for-all = Then your rival collected taxes: 9 points, but 7 for you too, since a tax pays everybody. You lead by 20 to 12.
lesson-revenge = And two Temples lie face up. Both cards of the row may well be alike, and what your rival did with two, so can you. Take the first.
lesson-nearest = Governors bar the Temples of western Galatia and eastern Kappadokia. Southern Mesopotamia is the nearest available one: walls merely touch its corner, which does no harm.
lesson-no-new-wall = Halt at Doura. He rides back along the wall that has just been built, and no new one is needed. Your actions are spoken for, so close nothing that your rival could use.
lesson-second-temple = First action: take the other Temple. A card taken for the ride is replaced at once, one taken as an action only when your turn is over.
lesson-discards = The cards that you use are not lost for good. When the pile is empty, the discards become the new pile.
lesson-take-over = Two Temples remove the governor on the Temple, then you occupy the province as usual, all in one action. You must be able to pay the whole price.
lesson-which = Western Galatia would cost the same two cards, but its province is worth 2. Take eastern Kappadokia over, for 6.
lesson-compensation = With three or four players, whoever loses a province receives half the cards used. Between two, nothing.
lesson-regained = Your income is back at 13, against 3. Your rival drew two cards and, with a Lyre, led Alexander to Hatra.
lesson-pocket = What is the plan there? A Temple could take Alexander on to close this pocket, worth 4. It costs a governor and two cards, and your rival has shown them both: Horse and Lyre.
lesson-deny = So take that Temple yourself. Moving Alexander is always two things: a step for you, and a step that your rival does not get.
lesson-tie = Two Temples are equally near, so you choose. Lead him to Matiane, away from the pocket.
lesson-joker = It happens that a symbol has no available triangle left. Its face-up card is then a joker: whoever takes it names the symbol.
lesson-gaugamela = Gaugamela, a single line away! One wall is enough: whoever has the higher income is in no hurry to see the walls run out.
lesson-second-tax = A Temple in your hand, a governor on a Temple, and 13 points against 3. Collect, and lead by 33 to 15.
lesson-hundred = Keep an eye on the scores: as soon as a tax brings anybody to 100 points, the game is over, and the most points win.
lesson-red-walls = Or the walls end it: 46 black ones are left. When a ride needs more, red ones fill the gap, that player still has two actions, and then it is over, without a final tax.
lesson-all-at-work = Your four governors are all at work. When a richer province comes up, recall one of those who collect only 2.
lesson-farewell = You may skip an action, but a card is always welcome, and your hand has no limit. Draw, and from now on Alexander rides as you please.

## Said the first time

first-choose-card = The card decides where Alexander rides, to the nearest available triangle of its symbol, and it comes to your hand; one played from your hand is discarded instead.
first-take-consolation = No triangle is available, so Alexander stays where he is: take a card and go on with your actions.
first-name-symbol = No triangle of your card’s symbol is available, so the card may stand for any symbol that has one.
first-name-without-card = With no card to lead him, Alexander rides to any symbol that you name, and you take nothing for it.
first-choose-triangle = These triangles are equally near, and each takes Alexander’s walls in another direction.
first-choose-corner = Any corner of the triangle will do; where only one shortest way leads there, you see at once what it would close.
first-choose-path = Only shortest ways are offered; think of what the new walls close off, and for whom.
first-choose-action = You have two actions a turn, alike or different; only taxes are limited to one, and you may also stop early.
first-garrison = One governor is on his symbol already; pay a card for each of the others, or place more governors and receive no taxes from this province.
first-compensate = Whoever loses a province to you receives half the cards that you used, and you choose which: give what helps them least.
first-thing-triangle = Empty triangles make a province worth something, symbols make it dear.
first-thing-province = The number is the province’s worth: so many points at each tax for whoever governs it with a single governor.
first-thing-piece = Alexander belongs to everybody: each turn begins with a ride of his, and walls mark his way.
first-thing-governor = A governor makes a province yours, collects its taxes if he is alone in it, and bars his triangle to Alexander.
first-thing-wall = Walls, like the coast, close off provinces; they are never removed, and they do not stop Alexander.
first-thing-row = These two cards lie open to all: one leads Alexander and comes to the hand, and as an action you may take one, too.
first-thing-pile = What you draw from the pile your rivals do not see.
first-thing-supply = When a ride needs more black walls than are left, red ones fill the gap and the game ends with that turn.
first-thing-hand = Your cards pay for symbols, collect taxes and can lead Alexander; nobody else sees them.
first-thing-score = Points come from taxes alone, and 100 of them end the game.
first-thing-cards = So many cards are in the hand; those taken openly are remembered for you.
first-thing-reserve = So many governors are still free; when none is left, you must recall one before you can occupy anything.
first-thing-income = So many points the next tax would bring, whoever collects it.

## The terminal

teller-nothing = none
teller-no-card = none
teller-empty = empty
teller-vacant = vacant
teller-word-walls = walls

teller-turn = Turn { $turn }, { $name }; { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}.
teller-taxed = Taxes have been collected this turn.
teller-last-turn = This is the last turn.
teller-alexander = Alexander stands at { $point }. Walls left: { $black } black, { $red } red.
teller-cards = Face up: { $row }. Pile: { $pile ->
    [one] 1 card
   *[other] { $pile } cards
}. Discarded: { $discard }.
teller-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, seen by everybody: { $seen }; governors in: { $places }; in reserve: { $reserve }; the next tax brings { $income }.
teller-glance-points = Points, and what a tax would bring now: { $points }.
teller-glance-seat = { $points } (+{ $income }) for { $name }
teller-hand = Hand of { $name }: { $cards }.
teller-province = Province: { $facts }. Triangles: { $triangles }.
teller-open-land = Open land: { $facts }, { $count ->
    [one] 1 triangle
   *[other] { $count } triangles
}.
teller-facts = worth { $worth }; symbols: { $symbols }; { $holder }
teller-held = held by { $name } with { $count ->
    [one] 1 governor
   *[other] { $count } governors
}
teller-move = Alexander is on his way to { $goal }.
teller-occupation = { $name } occupies a province: governors in { $places }, cards still to pay: { $cards }.
teller-gift = { $name } still gives { $count ->
    [one] 1 card
   *[other] { $count } cards
} to { $victim }.

teller-help-look-at = look can also be followed by a place: look pontos or look b7 (a triangle), look gordion or look 5-1 (a point), look lyre (a symbol), look walls.
teller-place = { $name } ({ $place })
teller-line = { $start } to { $end } ({ $line })
teller-triangle = { CAPITAL($place) }: { $content }. Corners: { $corners }.
teller-sides = Walls on its sides: { $walls }.
teller-governor = A governor of { $name } stands here.
teller-lies-in = It lies in a province of { $count ->
    [one] 1 triangle
   *[other] { $count } triangles
}: { $facts }.
teller-point = { CAPITAL($place) }: bare lines to { $bare }; walls to { $walled }.
teller-around = Triangles around it: { $triangles }.
teller-alexander-here = Alexander stands here.
teller-symbol = { $symbol } is in: { $places }.
teller-walls = Black walls: { $black }. Red walls: { $red }.
teller-no-place = There is no place “{ $place }”: try a triangle (pontos, b7), a point (gordion, 5-1), a symbol (lyre) or walls.
teller-legend = A triangle is found by the letter of its row and the column above it, a point by the column and the number of its row: Alexander (@) stands at { $point }. + is a point; lines between points are walls. { $symbols }, . empty. Governors: { $players }.

## The browser

client-board = Board of Alexandros
client-land-symbol = { $card } triangle
client-land-empty = Empty triangle: it counts for the worth of its province
client-open-land = In the open land
client-province-around = Province around { $land }
client-province-worth = Worth { $worth } at each tax
client-province-symbols = Symbols to pay for: { $symbols }
client-vacant = Held by nobody
client-held = { $count ->
    [one] Held by { $name } with 1 governor
   *[other] Held by { $name } with { $count } governors
}
client-idle = With more than one governor it pays no taxes
client-lands-around = Between { $lands }
client-alexander = Alexander
client-alexander-here = Alexander stands here
client-alexander-does = He leaves a wall on every line that he rides along
client-governor-of = Governor of { $name }
client-black-wall = Black wall
client-red-wall = Red wall
client-wall-between = Between { $start } and { $end }
client-row = Face-up cards
client-row-does = Face up: it moves Alexander, or can be taken as an action
client-pile = { $count ->
    [0] The pile is used up
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
client-walls-left = { $what }: { $count }
client-black-do = When they run out and one is needed, this turn is the last
client-red-do = They fill the last gap when the black ones have run out
client-in-hand = { $count ->
    [one] 1 in the hand of { $name }
   *[other] { $count } in the hand of { $name }
}
client-counted = { $name }: { $what }, { $count }
client-score-does = Whoever reaches 100 ends the game
client-income-does = So many points when anyone collects taxes
client-deck = pile
client-discard = Discarded
client-walls = Supply
client-black-walls = Black walls left
client-red-walls = Red walls left
client-hand = Your hand
client-hand-of = Hand of { $name }
client-no-cards = No cards
client-score = Score
client-cards = Cards in hand
client-seen = Cards in hand; seen by everybody: { $cards }
client-reserve = Governors in reserve
client-income = Income from the next tax
client-take = Take a face-up card
client-play = Play a card from your hand
client-name = Name a symbol
client-triangle = Where Alexander goes
client-corner = The point he stops at
client-ride = A long way: where does he ride first?
client-path = His route
client-draw = Draw a card
client-occupy = Occupy a vacant province
client-seize = Take over a province
client-station = Another governor
client-pay = Pay
client-give = Give a card
client-tax = Collect taxes
client-recall = Recall a governor
client-pass = Nothing more
client-last-turn = The last turn
client-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
client-gift-left = { $count ->
    [one] 1 card still goes to { $name }
   *[other] { $count } cards still go to { $name }
}
client-note-walls = { $walls ->
    [0] no new wall
    [one] 1 new wall
   *[other] { $walls } new walls
}
client-note-red = { $walls ->
    [one] 1 of them red: the last turn
   *[other] { $walls } of them red: the last turn
}
client-note-closes = { $count ->
    [one] closes a province worth { $worth }
   *[other] closes { $count } provinces worth { $worth }
}
client-note-splits = splits { $name }’s province: land worth { $lost } is lost, and a tax then brings { $pays } instead of { $paid }
client-note-worth = worth { $worth }
client-note-pay = pay
client-note-free = no cards to pay
client-note-governors = { $count } governors, so no taxes
client-note-from = from
client-note-joker = counts as any symbol
client-help-move = First move Alexander: take a face-up card (or play one from your hand). He goes to the nearest available triangle of that symbol and leaves walls along his way.
client-help-actions = Then take two actions: take a card, occupy a province, collect taxes, or recall a governor.
client-help-tax = Land enclosed by walls and coast is a province; its empty triangles are its worth. When anyone collects taxes, every owner scores.
client-help-end = The game ends at 100 points, or when the black walls run out. Most points wins.
