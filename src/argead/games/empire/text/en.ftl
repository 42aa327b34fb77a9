title = Empire
blurb = From Macedonia to the Indus in six campaigns. Share out your cubes in secret, march along the arrows, and build temples and cities where others meant to.
designer = Ronald Hofstätter and Dietmar Keusch
publisher = Phalanx Games, 2005
board-source = No description of the printed board has been published: the six regions, the scale of prices and two names are reported by owners, and the rest is reconstructed. If you own the game, you can put what is printed into a board file and play on that.

region-hellas = Hellas
region-asia-minor = Asia Minor
region-syria-aegyptus = Syria and Egypt
region-persia = Persia
region-asia-interior = Inner Asia
region-india = India
region-board = the whole board
province-macedonia = Macedonia
province-illyria = Illyria
province-thessalia = Thessalia
province-boeotia = Boeotia
province-thracia = Thracia
province-mysia = Mysia
province-lydia = Lydia
province-lycia = Lycia
province-phrygia = Phrygia
province-capadocia = Capadocia
province-cilicia = Cilicia
province-syria = Syria
province-phoenicia = Phoenicia
province-iudaea = Iudaea
province-libya = Libya
province-aegyptus = Aegyptus
province-mesopotamia = Mesopotamia
province-assyria = Assyria
province-babylonia = Babylonia
province-susiana = Susiana
province-persis = Persis
province-media = Media
province-parthia = Parthia
province-aria = Aria
province-margiana = Margiana
province-arachosia = Arachosia
province-sogdiana = Sogdiana
province-bactria = Bactria
province-paropamisadae = Paropamisadae
province-gandhara = Gandhara
province-pauravia = Pauravia
province-hyphasis = Hyphasis
province-pella = Pella
origin-camp = the camp
standing-ahead = you would build
standing-behind = a rival would build
standing-tied = a tie: nobody would build
standing-unpaid = no cubes would be left to pay for it

## Options

option-length = Length
option-length-help = The short game plays regions 2 to 4, with its awards halved.
choice-length-full = Full game, six regions
choice-length-short = Short game, three regions
option-order = Choosing places
option-order-help = Who chooses a place in the turn order after the highest bidders?
choice-order-points = The others by points (as printed)
choice-order-lexicographic = Everybody by cubes bid
option-oldest = Oldest player
option-oldest-help = If nobody bids for the order in the first region, the oldest player begins.
choice-oldest-first = Sits in the first seat
choice-oldest-lot = Is chosen by lot

## Questions

prompt-allot-cubes = Lay out your cubes in secret: turn order, armies, temples, cities.
prompt-split-cubes = Divide your remaining cubes between temples and cities, in secret.
prompt-choose-place = Which place in the turn order do you take?
prompt-march = March: lead armies over an arrow, or halt.
prompt-send-armies = How many of your { $mixed ->
    [true] { $steps ->
        [0] armies in { $origin } that have not marched this round
        [one] armies in { $origin } that have marched 1 province this round
       *[other] armies in { $origin } that have marched { $steps } provinces this round
    }
   *[false] armies in { $origin }
} cross to { $goal }?{ $sent ->
    [0] { "" }
    [one] {" "}1 army is crossing already.
   *[other] {" "}{ $sent } armies are crossing already.
}
prompt-pay-crossing = Crossing from { $origin } to { $goal } costs { $price ->
    [one] 1 cube
   *[other] { $price } cubes
}: from which boxes do you pay?
prompt-build = Lay down temples and cities where your armies stand.

## Choices

action-allot = Turn order { $order }, armies { $armies }, temples { $temples }, cities { $cities }
action-split = Temples { $temples }, cities { $cities }
action-place = Place { $number }
action-cross = From { $origin } to { $goal }
action-halt = March no further
action-send = { $number ->
    [0] None of these
    [one] 1 army
   *[other] { $number } armies
}
action-pay = { $temples } from temples, { $cities } from cities
action-temple = Temple in { $province }
action-city = City in { $province }
action-done = Build no more

note-cross = { $price ->
    [0] free
    [one] costs 1 cube in all
   *[other] costs { $price } cubes in all
}, { $able ->
    [one] 1 army can go
   *[other] { $able } armies can go
}{ $ends ->
    [true] ; this round will be the region’s last
   *[false] { "" }
}
note-temple = { $standing }{ $price ->
    [0] { "" }
   *[other] , for { $price }
}{ $spoils_count ->
    [0] { "" }
   *[other] ; but then no cubes are left for { $spoils }
}
note-city = { note-temple }

## The story

event-region = The campaign enters { $region }.
event-round = Round { $number }.
event-allotted = { $player } has laid out cubes.
event-showed = { $player } shows: order { $order }, armies { $armies }, temples { $temples }, cities { $cities }.
event-split = { $player } shows: temples { $temples }, cities { $cities }.
event-no-bids = Nobody has bid: { $player }, the oldest, begins, and play goes round.
event-lot = The lot falls to { $player }.
event-placed = { $player } takes place { $number }.
event-crossed = { $player } leads { $number ->
    [one] 1 army
   *[other] { $number } armies
} from { $origin } to { $goal }{ $price ->
    [0] { "" }
    [one] {" "}for 1 cube
   *[other] {" "}for { $price } cubes
}.
event-entered = { $player } enters { $goal }: this is the region’s last round.
event-laid-temple = { $player } lays down a temple in { $province }.
event-laid-city = { $player } lays down a city in { $province }.
event-majority = { $province }: { $player } has the most armies ({ $number }) and scores { $points }.
event-majority-tied = { $province }: armies tied at { $number }, nobody scores.
event-temple-built = { $province }: { $player } builds a temple for { $price } and scores { $points }{ $rivals_count ->
    [0] .
   *[other] , ahead of { $rivals }.
}
event-temple-tied = { $province }: a tie ({ $rivals }), no temple is built.
event-temple-unpaid = { $province }: no cubes for a temple ({ $rivals }).
event-city-built = { $province }: { $player } founds a city for { $price } and scores { $points }{ $rivals_count ->
    [0] .
   *[other] , ahead of { $rivals }.
}
event-city-tied = { $province }: a tie ({ $rivals }), no city is founded.
event-city-unpaid = { $province }: no cubes for a city ({ $rivals }).
event-scored = Points: { $scores }.
event-region-over = The campaign in { $region } is over.
event-award-temples = Most temples, { $region }: { $points } points for { $player }.
event-award-cities = Most cities, { $region }: { $points } points for { $player }.
event-ended = { $reason } Points: { $scores }.

glance = { $region }, round { $round }
reason-goal = The last goal has been reached.
reason-rounds = The last region has had all its rounds.

## At a real table

chance-oldest = Draw lots for the oldest player: which one is it, counting from the first seat?
chance-lot = Draw lots among those who are tied: which of them chooses next, counting from the first seat?

## The terminal

teller-nothing = none
teller-count-of = { $count } of { $name }
teller-word-camp = camp
teller-label = { $place }
teller-word-arrows = arrows
teller-word-awards = awards

teller-region = Region { $number } of { $count }: { $name }. Round { $round }.
teller-goal = The goal is { $goal }; no army has entered it yet.
teller-goal-entered = The goal, { $goal }, has been entered: this is the region’s last round.
teller-order = Turn order: { $places }.
teller-free-place = free
teller-order-open = The turn order is not settled yet.
teller-answered = Finished laying out cubes: { $names }.
teller-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; cubes: { $cubes }; in supply: { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
}, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}.
teller-glance = { $name }, round { $round }{ $last ->
    [true] , the region’s last: its goal, { $goal }, has been entered.
   *[false] ; the goal is { $goal }.
}
teller-glance-map = Type board for the map of the region with its arrows and prices.
teller-standing = { $name }: { $facts }.
teller-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
teller-cubes-hidden = cubes behind the screen
teller-cubes-left = cubes for temples { $temples }, for cities { $cities }
teller-laid-temples = temples laid down: { $places }
teller-laid-cities = cities laid down: { $places }
teller-hidden = behind the screen
teller-box-order = turn order { $count }
teller-box-armies = armies { $count }
teller-box-temples = temples { $count }
teller-box-cities = cities { $count }
teller-secret = Behind the screen of { $name }: { $cubes }.
teller-province = { $number } { $name }: { $facts }.
teller-sites-temple = temple site
teller-sites-city = city site
teller-sites-temple-and-city = temple site and city site
teller-sites-none = no site
teller-armies = armies: { $armies }
teller-lying-temples = temples laid down by: { $names }
teller-lying-cities = cities laid down by: { $names }
teller-built-temples = temples built: { $temples }
teller-built-city = city of { $name }
teller-crossing = Under way from { $origin } to { $goal }, price { $price }; armies sent so far: { $sent }.
teller-awards = Awards as things stand: { $awards }.
teller-award-temples = most temples, { $region }: { $points } for { $name }
teller-award-cities = most cities, { $region }: { $points } for { $name }

teller-help-look-at = look can also be followed by a place: look macedonia (a province with its arrows and prices), look camp, look persia (a region), look arrows, look awards.
teller-lies-in = { $name } lies in { $region }.
teller-is-goal = It is the goal of the region, with the symbol { $symbol }.
teller-the-region = { $name }: armies come from { $start } and enter { $entry }; the goal is { $goal }.
teller-camp = In the camp, at the symbol { $symbol }, armies: { $armies }.
teller-ways = From { $place } arrows lead to: { $out }. Into it from: { $back }.
teller-way = { $place } { $price ->
    [0] free
   *[other] for { $price }
}
teller-way-sea = { $place } by sea for { $price }
teller-no-place = There is no place “{ $place }”: try a province (macedonia), a region (persia), camp, arrows or awards.
teller-legend = On the chart, the number at the end of a line is the price of entering there; ~ is a sea passage, < the goal. T temple site, C city site. Columns: armies of { $players }; * a piece laid down, # a piece built; > 3:1 an arrow into province 3 for 1 cube.

## The browser

client-board = Map of Empire
client-place-name = { $place }
client-camp = Camp, from { $place }
client-march-camp = March from the camp
client-march-from = March from { $place }
client-box-order = Order
client-box-armies = Armies
client-box-temples = Temples
client-box-cities = Cities
client-temples = Most temples
client-cities = Most cities
client-supply-temples = Temples in supply
client-supply-cities = Cities in supply
client-score = Points
client-ready = cubes laid out
client-laying = laying out…
client-lay-out = Lay out
client-campaign = Campaign
client-order = Turn order
client-free-place = free
client-screen = Behind your screen
client-awards = Final awards, if the game ended now
client-all = All
client-round = Round { $round } of { $rounds }
client-provinces = Provinces of the region
client-round-last = Round { $round }, the region’s last
client-last-round = The region’s last round
client-story = The scoring
client-story-of = { $region }, scoring of round { $round }
client-story-skip = Close the scoring
client-story-again = Last scoring
client-story-nothing = Nobody stands in any province: nothing is scored.
client-split = Divide again
client-place = Your place
client-cross = Lead armies
client-send = How many
client-pay = Pay
client-build-temple = Temples
client-build-city = Cities
client-halt = Stop marching
client-done = Stop building
client-way = From { $from } to { $to }
client-way-camp = From the camp to { $to }
client-price = { $price ->
    [0] free
    [one] costs 1 cube
   *[other] costs { $price } cubes
}
client-sent = { $count ->
    [one] 1 army is going already
   *[other] { $count } armies are going already
}
client-purse = cubes for temples { $temples }, for cities { $cities }
client-stepped = { $steps ->
    [0] armies that have not moved yet
    [one] armies that have gone 1 step
   *[other] armies that have gone { $steps } steps
}
client-note-able = { $count ->
    [one] 1 army can go
   *[other] { $count } armies can go
}
client-note-ends = makes this the region’s last round
client-note-ahead = as things stand, you build for { $price } and score { $points }
client-note-behind = as things stand, a rival with more cubes builds
client-note-tied = as things stand, a tie: nobody builds
client-note-unpaid = as things stand, no cubes are left to pay for it
client-note-rivals = against
client-note-spoils = then no cubes are left for what lies in { $provinces }
client-price-sea = { $price ->
    [0] free, by sea
    [one] by sea, costs 1 cube
   *[other] by sea, costs { $price } cubes
}
client-armies-of = { $name }: { $count ->
    [one] 1 army
   *[other] { $count } armies
}
client-in-camp = In the camp
client-marched = { $count ->
    [one] 1 of them has
   *[other] { $count } of them have
} marched { $steps ->
    [one] 1 province
   *[other] { $steps } provinces
} this round
client-temples-of = { $name }: { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
client-city-of = { $name }: a city
client-temple-laid = { $name }: a temple laid down
client-city-laid = { $name }: a city laid down
client-laid-means = It will be built at the scoring if nobody has more cubes for it.
client-site-temple = Site for a temple
client-site-city = Site for a city
client-sites = { $sites ->
    [both] Sites for a temple and a city
    [temple] Site for a temple
    [city] Site for a city
   *[none] No site to build on
}
client-goal = The goal: once it is entered, this round is the region’s last
client-camp-means = Armies set out from here and enter { $entry } first
client-region-done = This campaign is over
client-region-now = The campaign is here
client-region-to-come = Still to come
client-region-way = From { $entry } to { $goal }
client-rounds-mean = A region has three rounds, fewer if its goal is entered
client-board-whole = the whole board
client-award = { $what }, { $where }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
client-award-now = { $name } would get it now
client-award-open = Nobody would get it now
client-award-sum = Awards for { $name }, if the game ended now: { $points ->
    [one] 1 point
   *[other] { $points } points
}
client-order-place = Place { $number } in the turn order
client-place-open = Still free
client-screen-means = Behind your screen: nobody else sees it yet
client-ready-means = The cubes are laid out; they are shown when everybody is done
client-laying-means = The cubes are still being laid out behind the screen
client-box-order-means = Whoever bids most chooses first a place in the turn order
client-box-armies-means = They march and hold provinces
client-box-temples-means = For temples, and to pay for arrows
client-box-cities-means = For cities, and to pay for arrows
client-help-cubes = In each region everybody lays out 15 cubes in secret: turn order, armies, temples, cities.
client-help-march = Armies march up to 3 provinces along the arrows. A dark arrowhead costs cubes from your temple or city box, once per group.
client-help-build = Where your armies stand you may lay down a temple and a city. At the scoring, whoever has the most cubes in that box builds, for one more than the runner-up has.
client-help-score = The most armies in a province score 2 points, a temple 3, a city 5. Entering the goal makes this the region’s last round.
