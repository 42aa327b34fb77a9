# The table of Empire in words.

nothing = none
count-of = { $count } of { $name }
board = the whole board
word-camp = camp
word-arrows = arrows
word-awards = awards

region = Region { $number } of { $count }: { $name }. Round { $round }.
goal = The goal is { $goal }; no army has entered it yet.
goal-entered = The goal, { $goal }, has been entered: this is the region’s last round.
order = Turn order: { $places }.
order-open = The turn order is not determined yet.
answered = Done with laying out cubes: { $names }.
seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; cubes: { $cubes }; in supply: { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
}, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}.
hidden = behind the screen
box-order = turn order { $count }
box-armies = armies { $count }
box-temples = temples { $count }
box-cities = cities { $count }
secret = Behind the screen of { $name }: { $cubes }.
province = { $number } { $name }: { $facts }.
sites-temple = temple site
sites-city = city site
sites-temple-and-city = temple site and city site
sites-none = no site
armies = armies: { $armies }
lying-temples = a temple lies here of: { $names }
lying-cities = a city lies here of: { $names }
built-temples = temples built: { $temples }
built-city = city of { $name }
crossing = Under way from { $origin } to { $goal }, price { $price }; armies sent so far: { $sent }.
awards = Awards as things stand: { $awards }.
award-temples = most temples, { $region }: { $points } for { $name }
award-cities = most cities, { $region }: { $points } for { $name }

help-look-at = look can also be asked for a place: look macedonia (a province with its arrows and prices), look camp, look persia (a region), look arrows, look awards.
lies-in = { $name } lies in { $region }.
is-goal = It is the goal of the region, with the symbol { $symbol }.
the-region = { $name }: armies come from { $start } and enter { $entry }; the goal is { $goal }.
camp = In the camp, at the symbol { $symbol }, armies: { $armies }.
ways = From { $place } arrows lead to: { $out }. Into it from: { $back }.
way = { $place } { $price ->
    [0] free
   *[other] for { $price }
}
way-sea = { $place } by sea for { $price }
no-place = There is no place “{ $place }”: try a province (macedonia), a region (persia), camp, arrows or awards.
legend = @ camp, < goal. T temple site, C city site. Columns: armies of { $players }; * a piece that lies, # a piece that stands.
