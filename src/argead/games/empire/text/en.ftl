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

## Why not

why-region-over = The campaign in { $region } is over and does not come back there.
why-region-to-come = The campaign comes to { $region } later; now it is in { $here }.
why-region-here = The campaign is in { $region } now, but nothing is done with a region as a whole: armies march and build in its provinces.
why-other-region = { $province } lies in { $region }, and the campaign is in { $here } now.
why-march-later = { $now ->
    [allot-cubes] Everybody lays out cubes first
    [split-cubes] Everybody first divides the cubes left between temples and cities
   *[choose-place] The turn order is settled first
}; then each player in turn marches and builds.
why-place-taken = Place { $number } is already taken by { $player }.
why-order-open = Places are chosen once all cubes are shown; the highest bid chooses first.
why-order-stands = The turn order is settled and stands until the region ends.
why-rival-board = That belongs to { $player }: you use only your own cubes and pieces.
why-order-spent = Cubes bid for the turn order are spent for this region.
why-armies-stand = The cubes of this box are your armies: lead them from where they stand on the map.
why-paid-at-scoring = Temples and cities are paid for at the scoring; now you only lay them down.
why-arrow-first = These cubes pay for arrows and, at the scoring, for buildings: choose the arrow first.
why-too-dear = The arrow from { $origin } to { $goal } costs { $price ->
    [one] 1 cube
   *[other] { $price } cubes
}, and you have { $purse ->
    [0] none
   *[other] only { $purse }
} left for temples and cities.
why-all-too-dear = Every arrow out of { $origin } costs { $price ->
    [one] at least 1 cube
   *[other] at least { $price } cubes
}, and you have { $purse ->
    [0] none
   *[other] only { $purse }
} left for temples and cities.
why-marched = Your armies in { $origin } have marched { $steps ->
    [one] 1 province
   *[other] { $steps } provinces
} this round and can go no further.
why-too-tired = An arrow leads from { $origin } to { $goal }, but your armies there have already marched { $steps ->
    [one] 1 province
   *[other] { $steps } provinces
} this round.
why-too-far = { $goal } can only be entered from a neighbouring place ({ $origins }), where you have no army.
why-camp-empty = You have no army in the camp, and none ever goes back to it.
why-rival-army = Those are armies of { $player }: you lead only your own.
why-under-way = Armies are going from { $origin } to { $goal }: first { $now ->
    [send-armies] say how many
   *[pay-crossing] pay for the arrow
}.
why-march-over = Your march is over for this round: now you lay down temples and cities.
why-camp-unbuilt = Nothing is built in the camp: temples and cities stand in provinces.
why-no-site = { $province } has no site, neither for a temple nor for a city.
why-no-army = Building in { $province } takes an army there, and you have none.
why-site-full = Nothing more can be laid down in { $province }: { $temple ->
    [none] it has no temple site
    [laid] your temple lies there already
   *[spent] you have no temple left in supply
}, and { $city ->
    [none] it has no city site
    [laid] your city lies there already
    [standing] { $player } has a city there
   *[spent] you have no city left in supply
}.
why-build-later = Temples and cities are laid down after marching: march first, or halt.
why-supply-spent = { $kind ->
    [temples] You have no temple left in supply.
   *[cities] You have no city left in supply.
}
why-no-free-site = { $kind ->
    [temples] None of your armies stands where you could still lay down a temple.
   *[cities] None of your armies stands where you could still lay down a city.
}
why-laid-own = Your piece lies there already: at the scoring it is built or comes back to you.
why-laid-rival = { $player } wants to build there: the scoring decides who does.
why-temple-stays = A temple that has been built stays where it is and scores no more.
why-city-stays = A city that has been founded stays where it is, and its province takes no other.
why-points-stay = Points are not spent: they come with each scoring and with the awards at the end.
why-awarded-last = This award is given at the end of the game: { $points ->
    [one] 1 point
   *[other] { $points } points
} for the most { $kind ->
    [temples] temples
   *[cities] cities
} ({ $region }).

thing-camp = camp
thing-army = armies of { $name }: { $what }
thing-temple = temple of { $name }: { $what }
thing-laid-temple = temple laid down by { $name }: { $what }
thing-city = city of { $name }: { $what }
thing-laid-city = city laid down by { $name }: { $what }
thing-place = place { $what } in the turn order
thing-box = { $what ->
    [order] turn order box
    [armies] army box
    [temples] temple box
   *[cities] city box
} of { $name }
thing-supply = { $what ->
    [temples] temples
   *[cities] cities
} in the supply of { $name }
thing-score = points of { $name }

## In sight

outlook-goal-entered = { $player } can enter { $goal } { $price ->
    [0] at no cost
    [one] for 1 cube
   *[other] for { $price } cubes
}: this round would be the { $last ->
    [true] game’s
   *[false] region’s
} last. { $cubes ->
    [0] You have no cubes left.
    [one] You have 1 cube left.
   *[other] You have { $cubes } cubes left.
}
outlook-province-taken = { $player } can take { $province } from you with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} from { $origins }, { $price ->
    [0] at no cost
    [one] for 1 cube
   *[other] for { $price } cubes
}.
outlook-province-tied = { $player } can tie with you in { $province } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} from { $origins }, { $price ->
    [0] at no cost
    [one] for 1 cube
   *[other] for { $price } cubes
}.
outlook-temple-lost = { $player } can lay down a temple beside yours in { $province }, with { $cubes } against your { $own } in the temple box: { $tied ->
    [true] nobody would build.
   *[false] yours would come back.
}
outlook-city-lost = { $player } can lay down a city beside yours in { $province }, with { $cubes } against your { $own } in the city box: { $tied ->
    [true] nobody would build.
   *[false] yours would come back.
}
outlook-temple-site = { $armies ->
    [0] { $player } stands in { $province }
   *[other] { $player } can march to { $province } { $price ->
        [0] at no cost
        [one] for 1 cube
       *[other] for { $price } cubes
    }
} and can build a temple there.
outlook-city-site = { $armies ->
    [0] { $player } stands in { $province }
   *[other] { $player } can march to { $province } { $price ->
        [0] at no cost
        [one] for 1 cube
       *[other] for { $price } cubes
    }
} and can found a city there.
outlook-award-lost = With one { $kind ->
    [temples] temple
   *[cities] city
} more { $player } would have { $count } to your { $own }, and you would lose the award for the most ({ $region }, { $points ->
    [one] 1 point
   *[other] { $points } points
}).
outlook-last-region = { $rounds ->
    [one] This is the game’s last round.
   *[other] The game ends with { $region }: in { $rounds } rounds at the latest, this one included, or once { $goal } is entered.
}
outlook-last-goal = The last goal, { $goal }, can be entered in this round by { $player }.
outlook-as-scored = Scored as it stands, with the awards, the game would be won by { $player }: { $scores }.
outlook-points-missing = You lack { $points ->
    [one] 1 point
   *[other] { $points } points
} to catch up with { $player }.
outlook-idle-cubes = Cubes of the last region were left over: { $temples ->
    [0] { $cities } for cities.
   *[other] { $cities ->
        [0] { $temples } for temples.
       *[other] { $temples } for temples and { $cities } for cities.
    }
}
outlook-idle-armies = { $armies ->
    [one] An army
   *[other] { $armies } armies
} never left the last camp.
outlook-idle-temples = { $temples ->
    [one] a temple
   *[other] { $temples } temples
}
outlook-idle-cities = { $cities ->
    [one] a city
   *[other] { $cities } cities
}
outlook-idle-pieces = Pieces were left in supply: { $temples ->
    [0] { outlook-idle-cities }.
   *[other] { $cities ->
        [0] { outlook-idle-temples }.
       *[other] { outlook-idle-temples } and { outlook-idle-cities }.
    }
}
outlook-award-missed = One { $kind ->
    [temples] temple
   *[cities] city
} more ({ $region }) would have brought an award that a tie left to nobody: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## The reckoning

reckoning-majorities = Most armies in a province
reckoning-temples = Temples built
reckoning-cities = Cities founded
reckoning-most-cities = Most cities on the whole board
reckoning-most-temples = Most temples on the whole board
reckoning-most-cities-in-region = Most cities in a region
reckoning-most-temples-in-region = Most temples in a region
reckoning-round = { $region }, round { $round }

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

## The lesson

option-guide = Guide
option-guide-help = The guided first game is for two players and the full game: it leads you through Hellas and Asia Minor, explains every move, and then the campaign is yours.
choice-guide-none = Play freely
choice-guide-first-game = Guided first game

lesson-welcome = Alexander’s road leads through six regions, from Macedonia to the Indus. In each of them you and your rival win points with armies, temples and cities; the most at the end win. The first region is Hellas.
lesson-boxes = For each region you get 15 cubes and a screen to hide them behind. Lay them all out over four boxes: turn order, armies, temples, cities. Nobody sees yours until your rival is done, too.
lesson-first-layout = Armies leave the camp to win provinces. The cubes for temples and cities pay for what you build, and for hard roads. Lay out 1 for the turn order, 5 armies, 5 for temples, 4 for cities.
lesson-bid-tie = The screens are lifted; from now on both boards lie open. Each of you bid 1 cube for the turn order. On a tie the larger army decides: 5 against 3, so you choose.
lesson-bid-rules = Had the armies been equal as well, the temple cubes would have decided, and then the lot. What was bid is spent, even in vain. If nobody bids at the start of the game, the oldest player begins.
lesson-last-place = Whoever plays last has seen it all: every march, every cube spent, every piece laid down. So take place 2. The order holds as long as you are in this region.
lesson-rival-marched = Your rival went first and has one army each in Macedonia, Thessalia and Boeotia. The dark arrowhead at Boeotia says 1: crossing it cost a cube out of the temple box, which fell from 6 to 5.
lesson-rival-laid = Two temples and a city lie on the map. Laid down is not built: that is settled at the scoring, once you have played, too. Remember Macedonia; you will have a word to say there.
lesson-enter = Now you march. Your armies wait in the camp, and the way in is always the same: here it is Macedonia, and it is free. Lead them in.
lesson-all-in = Armies may also wait in the camp and follow in a later round, but there they score nothing, and none ever goes back. You need every one of them: send all 5.
lesson-three-steps = An army can march 3 provinces in a round, and Macedonia was the first. It may pass anybody or stand beside them: nobody fights, nobody blocks the way. Only numbers count.
lesson-two-ways = You want Illyria, for a temple. The straight arrow has a dark head and costs 1 cube. The way round through Thessalia has light ones: it is free, and takes just the 2 steps that your armies have left.
lesson-majority = At every scoring, the most armies in a province bring 2 points. Two of yours are enough for Macedonia, where your rival has one. The rest can go on: send 3.
lesson-bare-province = Nothing can be built in Thessalia, but its 2 points are as good as any others. Your rival has one army here, so leave two. The third goes on to Illyria.
lesson-alone = Where you stand alone, a single army has the majority: send 1. This will be its third step, so it stops there. In the next round it can march again.
lesson-goal = The wreathed 2 marks Thracia as the goal, where the next campaign will start. Once an army enters it, even in passing, this round is the region’s last. Otherwise a region ends after 3 rounds.
lesson-stay = You could march in from Macedonia for 2 cubes. But in another round all that you hold would score once more, so why end it? March no further.
lesson-sites = Now you build. Wherever an army of yours stands, you may lay down a temple and a city, as far as the province has the sites: Illyria for a temple, Macedonia for both.
lesson-lone-temple = At the scoring, a temple that lies alone is built for 1 cube out of your temple box, and brings 3 points. In Illyria nobody will disturb you: lay one down.
lesson-temple-tie = A temple of your rival’s lies in Macedonia. If several want to build, the fullest temple box wins. But you have 5 cubes in yours, and so has your rival: on a tie nobody builds.
lesson-spoil = Nobody pays, either, and both pieces go back: lay yours down, and it costs you nothing, but your rival 3 points. Had the road to Boeotia been paid out of the city box, it would be 6 against 5.
lesson-lone-city = Next, the city. One that lies alone costs 2 cubes of the city box and brings 5 points. Your rival has 5 cubes there against your 4, and is going to win this one.
lesson-dear-city = But the winner must build, and pays one cube more than the runner-up has. Lay a city beside it: the price rises from 2 to 5, while your piece and your 4 cubes stay with you.
lesson-first-scoring = The provinces were scored in the order of their numbers: in each the armies, then the temple, then the city. You made 9 points with three majorities and a temple. Your rival made 10.
lesson-drained = But look at the price of that city: your rival’s city box is empty. To build with, you have 8 cubes left in Hellas, your rival only 4.
lesson-split = Round 2 begins. Armies stay where they are, spent cubes stay spent, and the others are split again, in secret. Only one city site is free, so move one cube: 5 for temples, 3 for cities.
lesson-goal-entered = Your rival has paid 2 cubes to enter Thracia, the goal. So this is the last round in Hellas. But everyone still plays it to the end, and the last word is yours.
lesson-hurry = Why the hurry? Your rival is ahead, 10 to 9, and short of cubes. When a region ends, cubes left over are worth nothing, and you have 8 of them. Make every one count.
lesson-to-thracia = The last free city site is in Thracia. Follow your rival over the same arrow: 2 cubes at the head that points there, nothing at the other.
lesson-group-price = The price is for the crossing, not for each army: all that go together pay once. Those who go later, or come from another province, pay again.
lesson-armies-tie = One army is enough to build. It also makes a tie with your rival’s, and then nobody gets points for armies in Thracia. Send 1.
lesson-needs = Pay from the temple box, the city box, or both; but count first what you need. The city costs 2. In Macedonia a temple of your rival’s lies again, with 2 cubes behind it: beating it costs 3.
lesson-exact = Another temple in Illyria costs 1. That makes 4 for temples and 2 for cities, and you have 5 and 3. Any other payment would cost you a building, so pay 1 from each box.
lesson-tied-macedonia = In Macedonia it is now one army against one, and a tie brings nothing. In Thessalia you have two, and nobody else is left there. Lead one of them back.
lesson-two-heads = This road is free both ways. Others are not, for every arrow has a head at each end: from Macedonia into Illyria you pay 1 cube, on the way back nothing. Send 1.
lesson-look-round = Look round: in Macedonia you are two against one, in Illyria and Thessalia alone. That will be 6 points. Boeotia is your rival’s and Thracia nobody’s, so march no further.
lesson-one-city = Macedonia has its city, and a province takes only one, for ever. With temples it is different: each round may bring another.
lesson-temple-contest = Here is a true contest: your temple box has 4 cubes, the other 2. You build for one more than your rival has, that is 3, and your rival takes the piece back. Lay it down.
lesson-second-temple = Your temple in Illyria stays for good, and scores no more. A second one beside it brings 3 points again. Macedonia comes first and takes 3 of your 4 cubes; the last one is for this.
lesson-bluff = What is this? Your rival lays a city in Thracia, and has no cube in the city box! It is allowed: nobody asks for cubes before the scoring. But a piece that cannot be paid then does not count.
lesson-found-city = So you build as if you were alone: for 2 cubes, and 5 points. Lay your city down, and enjoy the scoring.
lesson-hellas-over = 17 points in one round! It is 26 to 15 for you, and not a single cube was wasted. Points and buildings stay, the armies leave the map, and all 15 cubes come back.
lesson-region-awards = At the end of the game each region gives awards: 5 points for the most temples in it, 5 for the most cities. In Hellas you have 3 temples against 2, but one city each: a tie gives nothing.
lesson-no-bid = Asia Minor is next. After the first region, if nobody bids, whoever has the most points chooses a place first. That is you, so try it without a bid: 5 armies, 6 for temples, 4 for cities.
lesson-outbid = Your rival bid 2 and took place 2, the last one. This time you are the one who is watched. But it was not cheap: 13 cubes are left over there, and you have all 15.
lesson-read-rival = Read the other board before you march: 7 cubes for cities, against your 4, but a single one for temples. Here the temples are your chance, and four of the provinces have a site for one.
lesson-new-camp = The camp is Thracia now: each campaign begins where the last one ended. It leads into Mysia.
lesson-pace = Going first has one merit: you set the pace. You are ahead, and the sooner a region ends, the less time your rival has to catch up. Send all 5: Cilicia, the goal, can be reached at once.
lesson-coast-road = Two arrows lead on: to Phrygia for 1 cube, to Lydia for nothing. Lydia has sites for a temple and a city, and a harbour. Go there.
lesson-leave-one = One army stays in Mysia, or you could not build a temple there. Send the other 4.
lesson-neighbours = By the way: only arrows make neighbours. Capadocia and Cilicia share a border, but no road leads across it.
lesson-sea = The dashed line with the ship is a sea passage: it counts as one step and costs 3 cubes. By land, through Lycia, it would be 2 cubes, but one step too many for this round. Go aboard.
lesson-one-aboard = One army is enough to enter the goal, and to build there. The others are needed in Lydia and Phrygia. Send 1.
lesson-fare = Against 7 cubes your 4 win no city. You could keep them to make a city dear, as you did in Hellas, but then the fare would come out of your temples. Pay all 3 from the city box.
lesson-worst-case = And now count with the worst: a temple of your rival beside each of your three. With one cube behind it, it could drive the price up to 2 each, 6 in all. And 6 is what you have.
lesson-phrygia = The goal is entered, so this is the only round in Asia Minor. In Lydia you have three armies; one of them can look for 2 more points in Phrygia, and the arrow is free. Lead it over.
lesson-numbers = The numbers of the provinces say nothing about their worth. They are only the order of scoring, and of paying: Mysia first, Cilicia last. Send 1.
lesson-stand = You stand in four provinces, in Lydia with two armies. Your rival comes after you and may overtake you here or there; that is the price of going first. March no further.
lesson-paid-first = Now the temples. What you pay in Mysia will be missing in Lydia and in Cilicia, but you have counted it all: your cubes will do. Lay down the first.
lesson-both-sites = Lydia has both sites. They are separate contests: the temple boxes decide about the temple, the city boxes about the city. Lay down a temple.
lesson-goal-scores = The goal is a province like all the others: its armies score, and you can build there. Lay down the third temple.
lesson-no-city = A city in Lydia as well? It would take 2 cubes, and 1 is left in your city box. The piece would only come back. Build no more, and see what your rival makes of it.
lesson-asia-over = Your rival laid temples beside two of yours, and they cost you 2 cubes each, but all three were built. You lead, 39 to 29. Over there 3 cubes were never used: that is what an early end does.
lesson-board-awards = The whole board has awards, too. For the most temples there are 15 points, and you lead with 6 to 2. For the most cities there are 10, and there your rival leads with 3 to 1.
lesson-farewell = Pieces are limited: of 10 temples you have 4 left, of 8 cities 7. So turn to cities now: 1, 5, 3 and 6, in the order of the boxes. The game ends with India, and from here on, Alexander, it is yours.

## Said the first time

first-allot-cubes = These 15 cubes must last the whole region: no more armies will come, and only what you lay out for temples and cities can pay for anything.
first-split-cubes = What is left for building may change boxes now; cubes that were spent, order cubes and armies are gone until the next region.
first-choose-place = Playing last, you see what everybody has done before you; playing first, you can reach the goal before others are ready.
first-march = Each army goes up to 3 provinces along the arrows, and nobody can stop it; a number in an arrowhead is the price of crossing there.
first-send-armies = A crossing is paid once for all armies that go together, so send them in one group.
first-pay-crossing = The cubes come out of the boxes that you build with: keep what your temples and cities will need at the scoring.
first-build = You only lay pieces down now; at the scoring the most cubes in the matching box build, and a tie builds nothing.
first-thing-region = The campaign goes through these regions in their order, with 15 fresh cubes in each.
first-thing-camp = Armies wait here until you lead them in; in the camp they score nothing, and none comes back to it.
first-thing-province = Light arrowheads are free, dark ones cost the cubes that they show, and the number of a province is only its turn in the scoring.
first-thing-army = Each cube on the map is an army, and the most armies in a province score 2 points in every round.
first-thing-laid-temple = A temple that lies is not built yet: the scoring decides, by the cubes in the temple boxes.
first-thing-laid-city = A city laid upside down is not built yet: the scoring decides, by the cubes in the city boxes.
first-thing-temple = A built temple has scored and stays; it counts once more for the awards at the end.
first-thing-city = A built city has scored and stays; no other can be founded in this province.
first-thing-place = In this order all march and build, for as long as the campaign is in this region.
first-thing-award = Awards are given at the end of the game to whoever has built the most, and to nobody on a tie.
first-thing-box = These are the cubes that are left in each box; from the lifting of the screens on, everybody may count them.
first-thing-supply = These pieces are still in hand: 10 temples and 8 cities are all that a player can build in a game.
