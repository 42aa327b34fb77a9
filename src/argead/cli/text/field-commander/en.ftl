# The table of Field Commander in words.

nothing = none
word-army = army
word-cups = cups
word-track = track

glance = { $turn }, { $area }. Gold { $gold }, Glory { $glory }. Alexander { $level } and: { $army }.
glance-battle = Battle turn { $round }, speed { $speed }.

campaign = Campaign: { $campaign }. Turn { $number } of { $count }, { $turn }. Won now, it is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
campaign-setup = Campaign: { $campaign }, before its first turn. Options: { $options }.
options = Options: { $options }.
life = Immortality so far: { $immortality }, remembered for { $years } years.
army = The army is at { $area }: { $alexander }; { $forces }.
army-besieging = The army stands before { $area }: { $alexander }; { $forces }.
alexander = Alexander, level { $level }, speed { $speed }, battle value { $value }
treasury = Treasury: { $gold } gold ({ $income } more at resupply), { $glory } Glory{ $temples ->
    [0] { "" }
    [one] , 1 Temple
   *[other] , { $temples } Temples
}{ $cities ->
    [0] { "" }
    [one] , 1 City
   *[other] , { $cities } Cities
}.
staff = Advisors: { $advisors }. Insights: { $insights }.
prophecy = Prophecy: { $name }; { $turns ->
    [one] this is its last turn
   *[other] { $turns } turns left
}.
operation = Enemy operation: { $forces }; { $gold } gold at stake; counters open: { $drawn }; { $pile } in the pile. It lands at { $areas }.
operation-hits = Enemy operation: { $hits ->
    [0] no Hits
    [one] 1 Hit
   *[other] { $hits } Hits
} at Go!; counters open: { $drawn }; { $pile } in the pile.
siege = Siege of Tyre: { $transports } Transports, Mole { $mole } of { $moles }, { $ships } Siege Ships; Tyre has { $warships } Warships; wall: { $sections }.
siege-over = Tyre has fallen: { $transports } Transports, Mole { $mole } of { $moles }, { $ships } Siege Ships; { $warships } Warships; wall: { $sections }.
section-0 = breached
section-1 = cracked
section-2 = whole
scouting = The scouts to { $area } rolled { $roll }: { $gold ->
    [0] { $hits ->
        [0] the road is clear
        [one] 1 Hit
       *[other] { $hits } Hits
    }
   *[other] { $gold } gold{ $hits ->
        [0] { "" }
        [one] {" "}and 1 Hit
       *[other] {" "}and { $hits } Hits
    }
}.
free-plans = { $free ->
    [0] A further plan costs 1 gold; you have { $gold }.
    [one] One more plan is free.
   *[other] { $free } more plans are free.
}
hits-left = { $hits ->
    [one] One Hit has to fall.
   *[other] { $hits } Hits have to fall.
}
attack-rolled = { $by }: { $die } on the die, { $needs } or less needed: { $hits ->
    [0] a miss
    [one] a Hit
   *[other] { $hits } Hits
}.
attack-scored = { $by }: { $hits ->
    [one] a Hit
   *[other] { $hits } Hits
}.
order = The order of { $area }: { $roll } on the die, { $total } with the range: { $result ->
    [wall] a Wall
    [tribute] 2 gold or a Hit
    [garrison] a Force for the garrison
    [glory] a Glory for a battle
    [gold] 2 gold for a surrender
   *[nothing] nothing
}. With the omen: { $with_omen ->
    [wall] a Wall
    [tribute] 2 gold or a Hit
    [garrison] a Force for the garrison
    [glory] a Glory for a battle
    [gold] 2 gold for a surrender
   *[nothing] nothing
}.
intrigue = The operation counter that was drawn: { $operation }.
demand = The demand: { $roll } on the die, advantage { $advantage }, added { $added }, total { $total }: { $result ->
    [failure] defiance
    [ongoing] the talks go on
   *[success] surrender
}.

area = { $name }: { $facts }.
kind-plain = open land
kind-battle = battlefield
kind-stronghold = stronghold
the-army = the army is here
conquered-governed = governed
conquered-razed = razed
conquered-taken = conquered
oracle-waiting = an oracle
oracle-accepted = an oracle, heard
oracle-shunned = an oracle, shunned
has-city = a City
has-temple = a Temple
lying-gold = { $count } gold for its surrender
lying-glory = { $count } Glory for a battle
garrison = held by { $forces }
range = range { $range }

help-look-at = look can also be asked for a place or a thing: look sardis (an area and its roads), look army (and what can be recruited), look cups (what the enemy can still draw), look track (turns and points).
ways = Roads from { $area } lead to: { $areas }.
pool = Can be recruited: { $forces }.
cup = { $nation } cup: { $forces }.
walls = Walls in stock: { $count }.
square = { $number }. { $turn }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
no-place = There is no place “{ $place }”: try an area (sardis), army, cups or track.
legend = @ army. B battlefield, S stronghold; g governed, r razed, t conquered; oracle ? open, ! heard, - shunned; C City, T Temple; then the range and the garrison.

battle = { $round ->
    [0] Battle of { $area }, before its first turn
   *[other] Battle of { $area }, turn { $round }
}; Force Advantage { $advantage }{ $penalty ->
    [0] .
   *[other] ; Walls cost your Forces { $penalty }.
}
own-plans = Your plans: { $plans }{ $fate ->
    [0] .
   *[other] , Fate { $fate }.
}
enemy-plans = Enemy plans: { $plans }.
speed = Speed
own = Yours (value/twice)
enemy = Enemy
mark-reduced = reduced
mark-acting = to act
mark-tired = tired

aside-disband = Disband a Force
aside-choose = Choose an Insight for 7 Glory

end-victory = Won
end-time = Time
end-slain = Slain
end-prophecy = Prophecy
