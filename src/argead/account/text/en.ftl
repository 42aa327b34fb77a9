# The account of a campaign or a life.

life = The life of Alexander
campaign-of = The campaign of { $campaign }
by = { $title }. Commander: { $name }.
unfinished = The campaign is not over yet.

campaign = Campaign
reckoning = The reckoning
reckoning-turn = Turn
reckoning-track = Track
reckoning-options = Options
reckoning-cities = Cities
reckoning-mole = Mole
reckoning-points = Victory points
reckoning-governed = Governed
reckoning-glory = Glory
reckoning-level = Level
reckoning-immortality = Immortality
won = { $campaign }: won
lost = { $campaign }: lost
immortality = { $points ->
    [one] 1 point of Immortality
   *[other] { $points } points of Immortality
}: remembered for { $years } years.

course = The course
adopted = Options: { $options }.
gold = Gold
glory = Glory
forces = Forces, with Alexander
curve = At the end of each turn: { $values }.
turns = Turn by turn
set-up = Before the first turn
turn = Turn { $number }: { $name }
state = At its end: { $gold } gold, { $glory } Glory, { $forces } Forces, Alexander at level { $level }.
all = { $count ->
    [one] All of it: 1 line
   *[other] All of it: { $count } lines
}

battles = Battles
losses = Battles and losses; Alexander counts among the Forces, Leaders and Walls among the enemies
fight-turn = Turn
fight-area = Where
fight-end = Result
fight-rounds = Rounds
fight-own = Forces
fight-lost = Lost
fight-foes = Enemies
fight-destroyed = Destroyed
fight-fled = Fled
fight-won = victory
fight-retreated = retreat
fight-slain = Alexander slain
fight-open = under way
lost-forces = { $lost }{ $back ->
    [0] { "" }
   *[other] , { $back } regrouped
}{ $wounds ->
    [0] { "" }
    [one] , Alexander wounded
   *[other] , Alexander wounded { $wounds } times
}

luck = Luck
no-dice = No attack was rolled.
verdict-good = The dice were with Alexander: { $hits } Hits better than expected, both sides taken together. So much luck or more comes { $rarity }.
verdict-bad = The dice were against Alexander: { $hits } Hits worse than expected, both sides taken together. So much bad luck or more comes { $rarity }.
verdict-ordinary = The dice did about what dice do: { $hits } Hits against expectation, both sides taken together. Credit and blame belong to the commander.
luck-table = What the dice scored, and what could be expected of them
luck-what = Dice for
luck-dice = Thrown
luck-scored = Came
luck-expected = Expected
luck-above = Difference
luck-rarity = As far off or further
luck-own = Hits of Alexander’s attacks
luck-enemy = Hits of enemy attacks
luck-ships = Hits of Siege Ships
luck-demand = Points of demands for surrender
luck-price = Gold asked by scouts
luck-retreat = Forces saved in retreats
luck-how = Every die counts with what it needed when it was thrown, also one that Fate threw again; the dice of a Phalanx are one attack that goes on while it hits. How rare the result is, is the exact chance that these same attacks would do as well or better (or as badly or worse).
rarity = in about 1 of { $number } such campaigns
rarity-least = in less than 1 of { $number } such campaigns
rarity-ordinary = often
number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
