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
prompt-choose-corner = Alexander heads for { $card } { $triangle }. On which of its corners does he halt?
prompt-choose-path = Which way does he ride from { $start } to { $point }? A wall goes on every line along it that has none.
prompt-choose-action = Choose an action.
prompt-garrison = Pay for the symbols, or place more governors instead of cards (more than one means no taxes).
prompt-compensate = The loser of the province receives half the cards you used. Choose one to give.

## Choices

action-take = Take the { $card } card
action-play = Play { $card } from your hand (special move)
action-name = { $card }
action-triangle = Triangle { $triangle }
action-corner = Corner { $point }
action-path = Via { $points }
action-ride = First to { $point }
action-draw = Draw the top card
action-occupy = Occupy, governor on { $triangle }
action-seize = Take over, governor on { $triangle }
action-station = Another governor on { $triangle }
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
event-moved = { $player } leads Alexander to { $card } { $triangle }, corner { $point }: { $walls ->
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
event-occupied = { $player } occupies a province worth { $worth }, governor on { $triangles }, paying { $cards }.
event-seized = { $player } takes over a province worth { $worth } from { $victim }, governor on { $triangles }, paying { $cards }.
event-gave = { $victim } receives { $cards } from { $player }.
event-taxed = { $player } collects taxes with { $card }: { $income }.
event-recalled = { $player } recalls the governor from { $triangle }.
event-passed = { $player } ends the turn.
event-ended = { $reason } Points: { $scores }.

reason-walls = The black walls have run out.
reason-goal = The points goal has been reached.
reason-stuck = Alexander could not move for a whole round.

## At a real table

chance-hand = Draw a card from the pile, unseen by the others.
chance-row = Turn up the top card of the pile.
chance-first-player = Draw lots to see who begins: which player is it, counting from the first seat?

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
teller-alexander = Alexander stands on point { $point }. Walls left: { $black } black, { $red } red.
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
} in hand, seen by everybody: { $seen }; governors on: { $places }, in reserve: { $reserve }; the next tax brings { $income }.
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
teller-occupation = { $name } occupies a province: governors on { $places }, cards still to pay: { $cards }.
teller-gift = { $name } still gives { $count ->
    [one] 1 card
   *[other] { $count } cards
} to { $victim }.

teller-help-look-at = look can also be followed by a place: look b7 (a triangle), look 3-3 (a point), look lyre (a symbol), look walls.
teller-triangle = Triangle { $place }: { $content }. Corners: { $corners }.
teller-sides = Walls on its sides: { $walls }.
teller-governor = A governor of { $name } stands here.
teller-lies-in = It lies in a province of { $count ->
    [one] 1 triangle
   *[other] { $count } triangles
}: { $facts }.
teller-point = Point { $place }: bare lines to { $bare }; walls to { $walled }.
teller-around = Triangles around it: { $triangles }.
teller-alexander-here = Alexander stands here.
teller-symbol = { $symbol } is on: { $places }.
teller-walls = Black walls: { $black }. Red walls: { $red }.
teller-no-place = There is no place “{ $place }”: try a triangle (b7), a point (3-3), a symbol (lyre) or walls.
teller-legend = A triangle is named by the letter of its row and the column above it, a point by the column and the number of its row: Alexander (@) stands on { $point }. + is a point; lines between points are walls. { $symbols }, . empty. Governors: { $players }.

## The browser

client-board = Board of Alexandros
client-row = Face-up cards
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
