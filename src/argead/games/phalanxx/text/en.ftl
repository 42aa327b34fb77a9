title = PhalanXX
blurb = Alexander’s empire needs a new master. Three dice travel round the table: roll them, set them against your own, and turn them into armies, leaders and lands.
designer = Bernd Eisenstein
publisher = Irongames, 2016
board-source = No list of the printed cards and no description of the boards has been published: prices, abilities and set-up are the rulebook’s, while most cards and both maps are reconstructed. If you own the game, you can put what is printed into a board file and play with that.

card-javelin-throwers = Javelin Throwers
card-cretan-archers = Cretan Archers
card-agrianian-archers = Agrianian Archers
card-prodromoi = Prodromoi
card-thracian-riders = Thracian Riders
card-paionian-riders = Paionian Riders
card-peltasts = Peltasts
card-hoplites = Hoplites
card-mercenaries = Mercenaries
card-parmenion = Parmenion
card-porus = Porus
card-antigonos = Antigonos
card-blacksmith = Blacksmith
card-scout = Scout
card-supply-wagon-i = Supply Wagon I
card-horses = Horses
card-persian-archers = Persian Archers
card-rhodian-slingers = Rhodian Slingers
card-median-archers = Median Archers
card-thessalian-riders = Thessalian Riders
card-baktrian-riders = Baktrian Riders
card-hypaspists = Hypaspists
card-pezhetairoi = Pezhetairoi
card-dareios = Dareios
card-bessos = Bessos
card-krateros = Krateros
card-supply-wagon-ii = Supply Wagon II
card-fortress = Fortress
card-sarissas = Sarissas
card-immortals = Immortals
card-saka-archers = Saka Archers
card-hetairoi = Hetairoi
card-kataphraktoi = Kataphraktoi
    .name = Kata­phraktoi
card-war-elephants = War Elephants
card-argyraspides = Argyraspides
    .name = Argy­raspides
card-syntagma = Syntagma
card-garrison = Garrison
card-memmon-of-rhodes = Memmon of Rhodes
card-perdikkas = Perdikkas
card-camouflage = Camouflage
card-military-music = Military Music
card-helepolis = Helepolis
card-heroism = Heroism

region-phrygia = Phrygia
region-kappadokia = Kappadokia
region-armenia = Armenia
region-atropatene = Atropatene
region-hyrkania = Hyrkania
region-margiana = Margiana
region-sogdiana = Sogdiana
region-sakai = the Land of the Sakai
    .name = Land of the Sakai
region-kilikia = Kilikia
region-mesopotamia = Mesopotamia
region-assyria = Assyria
region-media = Media
region-parthia = Parthia
region-baktria = Baktria
region-paropamisos = Paropamisos
region-gandhara = Gandhara
region-syria = Syria
region-babylonia = Babylonia
region-susiana = Susiana
region-persis = Persis
region-sagartia = Sagartia
region-drangiana = Drangiana
region-arachosia = Arachosia
region-pentapotamia = Pentapotamia
region-nabatene = Nabatene
region-arabia = Arabia
region-gerrhaia = Gerrhaia
region-karmania = Karmania
region-gedrosia = Gedrosia
region-oreitis = Oreitis
region-indos = the Indos
    .name = Indos
region-thar = the Thar
    .name = Thar
region-lykaonia = Lykaonia
region-chaldaia = Chaldaia
region-areia = Areia
place-persepolis = Persepolis
place-babylon = Babylon
place-alexandria = Alexandria
place-ekbatana = Ekbatana
place-baktra = Baktra
place-marakanda = Marakanda
place-thar-well = Thar Well
place-artakoana = Artakoana
place-choarene = Choarene
place-duma = Duma
place-merw = Merw
place-pattala = Pattala
place-pura = Pura
place-tadmor = Tadmor
place-zadrakarta = Zadrakarta
colour-white = white
colour-orange = orange
colour-purple = purple
ability-intrigue = Intrigue
    .does = Dice exchanged after taking income may differ by up to 2.
ability-merchant = Merchant
    .does = Every card costs 1 Talent, but there is no exchange.
ability-legend = Legend
    .does = Start with three cards; each Leader brings 2 more Force.
ability-forced-march = Forced March
    .does = One region that nobody holds may lie between yours and the one you conquer.
ability-blacksmith = { card-blacksmith }
    .does = Once a turn, he turns a rolled die to any value for free.
    .brief = turns one die
ability-scout = { card-scout }
    .does = Before you buy, turn over the top card of the pile; you may buy it for 4.
    .brief = sees the next card
ability-supply-of-talents = Supply of Talents
    .does = Your cards no longer need Talents.
    .brief = no Talents needed
ability-supply-of-dice = Supply of dice
    .does = Your cards no longer need high home dice, alone or in sum.
    .brief = no high dice needed
ability-camouflage = { card-camouflage }
    .does = 4 Force at once, taken away before the final count.
    .brief = 4 Force, until the end

## Options

option-expert = Expert game
option-expert-help = Each player is dealt an action card with an ability for the whole game.
choice-expert-false = No
choice-expert-true = Yes, with abilities
option-first_city = First player’s city
option-first_city-help = With two players, which city does the first player start in?
choice-first_city-issos = Issos
choice-first_city-persepolis = Persepolis
option-solo_count = Solo count
option-solo_count-help = The rulebook does not say what you count against MaXXimilian, who counts only Force, cities and oases.
choice-solo_count-all = I count everything, as with several players
choice-solo_count-force = I count only Force, cities and oases, as he does
option-dice = Dice and cards
option-dice-help = If you play alone with your own copy on the table, you roll and draw there and type in the results; Argead does the bookkeeping.
choice-dice-argead = Argead rolls and draws
choice-dice-table = I roll and draw at a real table

## Questions

prompt-lay-table = Lay out the game on your table: the pile, a home die of each colour for you and for MaXXimilian, and the three white travelling dice. Then deal and roll as you are asked.
prompt-buy-card = Buy a card from the row, or none.
prompt-exchange-card = You may give a card from your hand for one in the row, free of charge.
prompt-take-card = Which card in the row do you take for it?
prompt-choose-action = Choose an action; the die that pays for it comes next.
prompt-place-die = Which die do you use for it, and beside which of your home dice?
prompt-turn-die = Which rolled die do you turn, and to which value?
prompt-move-soldier = Your reserve is one soldier short. From which region does one move in?
prompt-swap-die = Exchange your home die beside this slot, or keep it.

## Choices

action-begin = Set up the game
action-buy = Buy { $card }
action-scout = Turn over the top card of the pile
action-pass = Buy nothing
action-give = Give { $card }
action-take = Take { $card }
action-keep = Exchange nothing
action-play = Play { $card }
action-conquer = Conquer { $region }
action-move = From { $region }
action-push = Push out a home die
action-income = Take income
action-discharge = Discard a soldier to turn a die
action-forge = Let the Blacksmith turn a die
action-place = The { $colour } { $value } at slot { $slot }
action-turn = The { $colour } { $value } to { $to }
action-swap = The { $colour } { $value } of player { $number }

note-effect = { $kind ->
    [white] Army, { $symbol ->
        [archer] archer
        [cavalry] cavalry
       *[infantry] infantry
    }
    [orange] Leader
   *[purple] Equipment
}{ $by ->
    [archer] , grows with archers
    [cavalry] , grows with cavalry
    [infantry] , grows with infantry
    [white] , grows with Army cards
    [orange] , grows with Leaders
    [purple] , grows with Equipment
   *[none] { "" }
}{ $does ->
    [blacksmith] , { ability-blacksmith.brief }
    [scout] , { ability-scout.brief }
    [supply-of-talents] , { ability-supply-of-talents.brief }
    [supply-of-dice] , { ability-supply-of-dice.brief }
    [camouflage] , { ability-camouflage.brief }
   *[none] { "" }
}
note-buy = { note-effect }; { $price ->
    [one] costs 1 Talent
   *[other] costs { $price } Talents
}; Force { $force } now{ $lacks ->
    [0] { "" }
    [one] , 1 condition not met
   *[other] , { $lacks } conditions not met
}{ $exchange ->
    [true] ; then an exchange
   *[false] { "" }
}
note-give = { note-effect }; Force { $force } now{ $lacks ->
    [0] { "" }
    [one] , 1 condition not met
   *[other] , { $lacks } conditions not met
}
note-take = { note-effect }; Force { $force } now{ $lacks ->
    [0] { "" }
    [one] , 1 condition not met
   *[other] , { $lacks } conditions not met
}
note-play = { note-effect }; Force +{ $force }
note-conquer = { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}{ $value ->
    [0] { "" }
   *[other] , worth { $value }
}{ $conflict ->
    [true] ; a conflict, Force { $force }
   *[false] { "" }
}
note-place = { $talents ->
    [0] no difference
   *[other] Talents: { $talents }
}

## The story

event-laid-out = { $player } lays out the game on a real table.
event-ability = { $player } is dealt the ability { $ability }.
event-first = { $player } begins.
event-dealt = { $player } is dealt { $number } cards.
event-dealt-own = { $player } is dealt { $cards }.
event-home-dice = { $player } rolls home dice ({ $values }) and starts with { $talents } Talents.
event-settled = { $player } starts in { $city } and { $oasis }.
event-maxximilian-dice = MaXXimilian’s home dice show { $values }.
event-maxximilian-settled = MaXXimilian holds { $places }.
event-maxximilian-took = MaXXimilian takes { $card }: Force +{ $force }, now { $total }.
event-turn = { $player }’s turn, round { $round }.
event-bought = { $player } buys { $card } for { $price }.
event-scouted = { $player } scouts the top of the pile: { $card }.
event-gave = { $player } puts { $card } into the row.
event-took = { $player } takes { $card } from the row for it.
event-dropped = { $player } buys nothing: { $card } leaves the game.
event-drew = New in the row: { $card }.
event-heroism = Heroism lies face up: from now on, conflicts compare Leaders and Equipment, less rotated cards.
event-heroism-left = { $player } buys nothing: Heroism leaves the game, and Force decides conflicts again.
event-last-round = The pile is used up: this is the last round.
event-rolled = { $player } rolls { $values }.
event-consoled = { $talents ->
    [0] A low roll, but { $player } cannot hold any more Talents.
    [one] A low roll: 1 Talent for { $player }.
   *[other] A low roll: { $talents } Talents for { $player }.
}
event-discharged = { $player } discards a soldier.
event-forged = { $player }’s Blacksmith sets to work.
event-turned = { $player } turns the { $colour } { $value } to { $to }.
event-played = { $player } plays { $card }: Force +{ $force }, now { $total }.
event-legend = The Legend adds { $force } Force for { $player }.
event-fought = { $player } beats { $victim } in { $region }, rotates { $card } and loses { $force } Force.
event-fought-maxximilian = { $player } beats MaXXimilian in { $region }, rotates { $card } and loses { $force } Force.
event-conquered = { $player } conquers { $region }.
event-moved = A soldier of { $player } leaves { $region }.
event-pushed = { $player } pushes out { AN($old) } at slot { $slot } with { AN($colour) } { $value }{ $talents ->
    [0] .
   *[other] ; Talents: { $talents }.
}
event-income = { $player } { $talents ->
    [0] takes income but cannot hold any more Talents.
    [one] receives 1 Talent.
   *[other] receives { $talents } Talents.
}
event-swapped = { $player } gives { $victim } { AN($old) } for the { $colour } { $value }.
event-swapped-maxximilian = { $player } gives MaXXimilian { AN($old) } for the { $colour } { $value }.
event-counted = { $player }: Force { $force }, Camouflage { $camouflage }, rotated cards { $rotated }, soldiers { $soldiers }, cities and oases { $places }, groups { $groups }, Talents { $talents }; { $total } in all.
event-maxximilian-counted = MaXXimilian: Force { $force }, Camouflage { $camouflage }, cities and oases { $places }; { $total } in all.
event-ended = { $reason } Points: { $scores }.

glance = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
reason-pile = The pile was used up.
reason-dishonoured = MaXXimilian is not beaten: dishonoured, you leave the army.
reason-soldier = A company takes you on as a soldier.
reason-sergeant = You are made a sergeant.
reason-lieutenant = You are made a lieutenant.
reason-general = You are made a general.
reason-royal-adviser = You become the king’s own adviser.
reason-the-great = From now on they call you the Great!

## Why not

why-now = { $now ->
    [lay-table] The table is being laid now
    [buy-card] Now you are buying a card
    [exchange-card] Now you may exchange a card
    [take-card] Now you are taking a card from the row
    [choose-action] Now you are choosing an action
    [place-die] Now you are choosing the die that pays for your action
    [turn-die] Now you are turning a die
    [move-soldier] Now you are moving up the missing soldier
   *[swap-die] Now you may exchange a home die
}
why-more = { $more ->
    [0] .
    [one] ; another condition is not met either.
   *[other] ; { $more } other conditions are not met either.
}
why-card-too-dear = This card costs { $price ->
    [one] 1 Talent
   *[other] { $price } Talents
}, and you have { $talents }.
why-scouted-goes-back = You have bought another card, so this one goes back on the pile.
why-give-first = First choose the card that you give from your hand; then you take one from the row for it.
why-row-later = { why-now }; cards are bought at the start of your turn, before the dice are rolled.
why-card-is-given = This is the card that you are giving away: choose the one in the row that you take for it.
why-other-card-is-given = You are already giving { $card }; now choose the card in the row that you take for it.
why-card-needs-die = You are playing this card: now choose a die that shows at least as much as the home die beside its slot.
why-hand-later = { why-now }; cards in your hand are played with rolled dice, when you choose an action.
why-heroism-not-sold = Heroism cannot be bought; it leaves only if it lies at the far end of the row when somebody buys nothing.
why-heroism-would-leave = Heroism cannot be bought, but if you buy nothing now, it leaves the game and Force counts again.
why-heroism-not-exchanged = Heroism cannot be taken in exchange: it belongs to nobody.
why-heroism-decides = Heroism belongs to nobody: while it lies in the row, conflicts compare Leaders and Equipment less rotated cards, not Force.
why-lacks-die-colour = It asks for { $of ->
    [white] { $least ->
        [one] a white home die
       *[other] { $least } white home dice
    }
    [orange] { $least ->
        [one] an orange home die
       *[other] { $least } orange home dice
    }
   *[purple] { $least ->
        [one] a purple home die
       *[other] { $least } purple home dice
    }
}, and you have { $have ->
    [0] none
   *[other] { $have }
}{ why-more }
why-lacks-die-value = It asks for a home die of { $least } or more, and your highest shows { $have }{ why-more }
why-lacks-dice-sum = It asks for home dice of { $least } in all, and yours add up to { $have }{ why-more }
why-lacks-symbols = It asks for { $of ->
    [archer] { $least ->
        [one] an archer
       *[other] { $least } archers
    }
    [cavalry] { $least ->
        [one] a cavalry symbol
       *[other] { $least } cavalry symbols
    }
    [infantry] { $least ->
        [one] an infantry symbol
       *[other] { $least } infantry symbols
    }
   *[any] { $least ->
        [one] an army symbol
       *[other] { $least } army symbols
    }
} on your played cards, and you have { $have ->
    [0] none
   *[other] { $have }
}{ why-more }
why-lacks-soldiers = It asks for { $least ->
    [one] 1 soldier
   *[other] { $least } soldiers
} on the board, and you have { $have }{ why-more }
why-lacks-talents = It asks for { $least ->
    [one] 1 Talent
   *[other] { $least } Talents
}, which you would keep, and you have { $have }{ why-more }
why-lacks-cities = It asks for { $least ->
    [one] a city
   *[other] { $least } cities
}, and you hold { $have ->
    [0] none
   *[other] { $have }
}{ why-more }
why-lacks-oases = It asks for { $least ->
    [one] an oasis
   *[other] { $least } oases
}, and you hold { $have ->
    [0] none
   *[other] { $have }
}{ why-more }
why-lacks-cards = It asks for { $of ->
    [white] { $least ->
        [one] an Army
       *[other] { $least } Armies
    }
    [orange] { $least ->
        [one] a Leader
       *[other] { $least } Leaders
    }
   *[purple] { $least ->
        [one] a card of Equipment
       *[other] { $least } cards of Equipment
    }
} played before it, and you have { $have ->
    [0] none
   *[other] { $have }
}{ why-more }
why-lacks-force = It asks for Force { $least }, and yours is { $have }{ why-more }
why-dice-too-low = Your highest die left shows { $highest }, and your lowest home die with a free slot beside it { $lowest }: for this the die must show at least as much.
why-smith-has-worked = The Blacksmith has already turned a die in this turn.
why-smith-later = { why-now }; the Blacksmith turns a rolled die once a turn, when you choose an action.
why-pile-unscouted = Cards come from the pile into the row by themselves; the Scout must be played before you may look at the next one.
why-scout-has-looked = The Scout has already turned over a card in this turn.
why-pile-empty = The pile is used up: there is no card left to turn over.
why-scout-later = { why-now }; the Scout looks at the top card of the pile before you buy, at the start of your turn.
why-card-rotated = This card has been rotated for a conflict and cannot be rotated again{ $force ->
    [0] .
   *[other] ; at the end it gives { $force } Force back.
}
why-card-lies = This card is played and stays; it does its work by itself, and can be rotated for a conflict, which costs { $force } Force.
why-card-of-rival = { $victim } has played this card; nobody can take it.
why-card-of-maxximilian = MaXXimilian has laid out this card; nobody can take it.
why-region-own = { CAPITAL($region) } is already yours.
why-region-needs-die = You are conquering { $region }: now choose a die that shows at least as much as the home die beside its slot.
why-region-later = { why-now }; regions are conquered with rolled dice, when you choose an action.
why-no-region-left = You have no region left, so you can conquer no more.
why-not-adjoining = { CAPITAL($region) } borders none of your regions.
why-beyond-forced-march = { CAPITAL($region) } is too far even for a forced march: only one region that nobody holds may lie between.
why-too-few-soldiers = { $needed ->
    [one] 1 soldier is
   *[other] { $needed } soldiers are
} needed: your reserve has { $reserve ->
    [0] none
   *[other] { $reserve }
}{ $movable ->
    [0] , and none can leave a region of yours without city or oasis.
   *[other] , and only one may move up from another region.
}
why-rival-stronger = { $victim } has Force { $theirs } and you have { $own }: a conflict needs more Force than the holder’s.
why-rival-braver = While Heroism lies in the row, valour counts: { $victim } has { $theirs } and you have { $own }, but you need more.
why-maxximilian-stronger = MaXXimilian has Force { $theirs } and you have { $own }: a conflict needs more Force than the holder’s.
why-maxximilian-braver = While Heroism lies in the row, valour counts: MaXXimilian has { $theirs } and you have { $own }, but you need more.
why-conflict-too-dear = A conflict costs { $cost } Force, and you have { $force }.
why-no-card-to-rotate = { $cards ->
    [0] You have played no card yet, and a conflict rotates one.
    [one] Your only played card is rotated already, and a conflict rotates one.
   *[other] All { $cards } cards that you have played are rotated already, and a conflict rotates one.
}
why-soldier-arrives-there = The missing soldier moves up to { $region }: choose where it comes from.
why-no-soldier-there = None of your soldiers is in { $region } to move up.
why-soldiers-hold-place = { CAPITAL($region) } has { $is ->
    [city] a city
   *[oasis] an oasis
}, which no soldier may leave: the missing one comes from a region with neither.
why-dice-unrolled = { why-now }; the travelling dice are rolled after that.
why-die-after-action = First choose what the die is to pay for: a card, a region, pushing a die or income.
why-die-later = { why-now }; the next die comes after that.
why-die-too-low = It shows { $value }, and your lowest home die with a free slot beside it { $lowest }.
why-die-too-low-to-push = It shows { $value }, and pushing out even your lowest free home die, { AN($home) }, would cost { $cost ->
    [one] 1 Talent
   *[other] { $cost } Talents
}: you have { $talents }.
why-slot-used = A die already lies on slot { $slot }: each slot is used once a turn.
why-slot-after-action = First choose what a die is to pay for; then it is laid on a free slot.
why-slot-later = { why-now }; dice are laid on slots after the roll, one for each action.
why-home-too-high = The home die here shows { $home }, and your highest die left only { $highest }.
why-push-too-dear = The home die here shows { $home }: pushing it out with your highest die, { AN($highest) }, would cost { $cost ->
    [one] 1 Talent
   *[other] { $cost } Talents
}, and you have { $talents }.
why-home-later = { why-now }; a home die changes only when you push it out or exchange it after taking income.
why-exchange-at-slot = You have taken income at slot { $slot }, so only the home die beside that slot can be exchanged.
why-their-die-later = { why-now }; you can take another’s home die only in exchange, right after taking income.
why-exchange-changes-nothing = It has the colour and value of your own die, so nothing would change.
why-exchange-differs = It shows { $value } and yours { $own }: only dice of the same value are exchanged.
why-exchange-beyond-intrigue = It shows { $value } and yours { $own }: even with Intrigue they may differ by no more than { $most }.
why-force-counts = Force is only counted here: cards add to it when they are played, and each conflict takes { $cost } away.
why-points-count = These would be the points if the game ended now; they are counted at the end.
why-their-talents = These are { $victim }’s Talents; nobody else can spend them.
why-talents-later = { why-now }; after the roll, each income brings { $talents } Talents.
why-their-reserve = These soldiers are { $victim }’s reserve; nobody else can use them.
why-reserve-empty = Your reserve is empty: no soldier is left to discard for a die.
why-reserve-later = { why-now }; soldiers leave the reserve to conquer, or to turn a die, when you choose an action.
why-their-hand = These cards are { $victim }’s, and only { $victim } can play them.
why-hand-counts = { $cards ->
    [0] You have no card in hand; one is bought at the start of each of your turns.
   *[other] This is only how many cards you hold: choose one of the cards themselves.
}
why-ability-works = { $ability } works by itself whenever its moment comes.
why-their-ability = { $ability } is { $victim }’s ability, for the whole game.

thing-pile = pile
thing-die = travelling die { $what }
thing-slot = slot { $what }
thing-home = home die { $what } of { $name ->
    [none] MaXXimilian
   *[other] { $name }
}
thing-force = Force of { $name ->
    [none] MaXXimilian
   *[other] { $name }
}
thing-points = points of { $name ->
    [none] MaXXimilian
   *[other] { $name }
}
thing-talents = Talents of { $name }
thing-reserve = reserve of { $name }
thing-hand = hand of { $name }
thing-ability = ability of { $name }

## The outlook

outlook-strength = { $valour ->
    [true] valour { $theirs } against your { $own }
   *[false] Force { $theirs } against your { $own }
}
outlook-loss = { $last ->
    [true] It is your last region: without it you can conquer no more.
   *[false] { $points ->
        [one] You would lose 1 point.
       *[other] You would lose { $points } points.
    }
}
outlook-conquest = { $player } can conquer { $region } with { outlook-strength }. { outlook-loss }
outlook-conquest-by-card = { $player } can play { $card } and conquer { $region } with { outlook-strength }. { outlook-loss }
outlook-conquest-by-way = { $player } can go through { $via } and conquer { $region } with { outlook-strength }. { outlook-loss }
outlook-swap = { $player } can exchange { AN($for) } { $shows } for your { $colour } { $value }: then you could no longer play { $card }.
outlook-purchase = { $player } can buy { $card } before you, for { $price ->
    [one] 1 Talent
   *[other] { $price } Talents
}; it would bring you { $force } Force.
outlook-reinforcement = After your turn MaXXimilian takes { $card }: his Force rises by { $force } to { $theirs }, and you have { $own }.
outlook-reinforcement-unless-bought = MaXXimilian can get { $card } after your turn: his Force would rise by { $force } to { $theirs }, and you have { $own }.
outlook-last-turns-acting = { $turns ->
    [0] This is your last turn.
    [one] After this turn you have only one more.
   *[other] After this turn you have only { $turns } more.
}
outlook-last-turns = { $turns ->
    [0] The game ends before you have another turn.
    [one] You have only one turn left.
   *[other] You have only { $turns } turns left.
}
outlook-level = If the game ended now, you and { $player } would both have { $own } points, and home dice would decide: { $dice } for you, { $their_dice } for { $player }.
outlook-ahead = If the game ended now, you would be { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead of { $player }: { $own } to { $theirs }.
outlook-behind = If the game ended now, you would be { $points ->
    [one] 1 point
   *[other] { $points } points
} behind { $player }: { $own } to { $theirs }.
outlook-card-leads = Playing { $card } puts you ahead { $points ->
    [0] on home dice.
    [one] by 1 point.
   *[other] by { $points } points.
}
outlook-conquest-leads = Conquering { $region } puts you ahead { $points ->
    [0] on home dice.
    [one] by 1 point.
   *[other] by { $points } points.
}
outlook-next-rank = You are { $standing ->
    [level] level with
    [behind] { $lead ->
        [one] 1 point behind
       *[other] { $lead } points behind
    }
   *[ahead] { $lead ->
        [one] 1 point ahead of
       *[other] { $lead } points ahead of
    }
} MaXXimilian; { $points } more would make you { $rank ->
    [soldier] a soldier.
    [sergeant] a sergeant.
    [lieutenant] a lieutenant.
    [general] a general.
    [royal-adviser] a royal adviser.
   *[the-great] the Great.
}
outlook-highest-rank = You are { $lead } points ahead of MaXXimilian: you are called the Great as long as your lead does not fall below { $least }.
outlook-groups-wait = { $wants ->
    [leader] Once you have played a Leader,
    [equipment] Once you have played an Equipment card,
   *[conflict] Once you have won a conflict,
} your special groups count { $points } points.
outlook-group-completes = One more { $symbol ->
    [archer] archer
    [cavalry] cavalry
   *[infantry] infantry
} card completes a special group: { $points } points.
outlook-cards-unplayed = { $cards_count ->
    [one] One card was never played:
   *[other] { $cards_count } cards were never played:
} { $cards }.
outlook-talents-unspent = { $talents } Talents were never spent; at the end they counted { $points ->
    [0] nothing.
    [one] 1 point.
   *[other] { $points } points.
}
outlook-soldiers-idle = { $soldiers } soldiers never left the reserve.
outlook-groups-uncounted = Special groups worth { $points } points did not count: they ask for a Leader, an Equipment card and a conflict.

## The reckoning

reckoning-force = Force
reckoning-camouflage = Camouflage
reckoning-rotated = Rotated cards
reckoning-soldiers = Soldiers on the board
reckoning-places = Cities and oases
reckoning-groups = Special groups
reckoning-talents = Talents
reckoning-maxximilian = MaXXimilian
reckoning-set-up = Set-up
reckoning-turn = Round { $round }: { $player }
reckoning-home-dice = Several are level at the top, so the home dice decide: { $scores }.
reckoning-next-rank = { $points ->
    [one] Only { $points } point was missing
   *[other] { $points } points were missing
} { $rank ->
    [soldier] for a place among the soldiers.
    [sergeant] for the rank of sergeant.
    [lieutenant] for the rank of lieutenant.
    [general] for the rank of general.
    [royal-adviser] for the post of royal adviser.
   *[the-great] to be called the Great.
}

## At a real table

pile-card = Another card
chance-first-player = Deal the action cards: who has the 1, counting from the first seat? MaXXimilian, if he is playing, has the second.
chance-action-card = Which action card goes to the player who does not have the 1?
chance-first-row = Fill the row from its far end towards the pile: which card comes next?
chance-row = Which card from the pile goes into the row?
chance-hand = Which card is dealt to your hand?
chance-maxximilian-card = Which card is dealt to MaXXimilian?
chance-heroism = Turn over the top card of the pile: is it Heroism?
chance-scout = Which card does the Scout turn over?
chance-home-die = Roll your { $subject } home die.
chance-maxximilian-die = Roll the { $subject } home die of MaXXimilian.
chance-travelling-die = Roll the { $subject } travelling die.

## The lessons

option-guide = Guide
option-guide-help = In the guided first game, alone or with one rival, you make the moves: every rule is explained when it comes up, and after five or six turns the game is yours.
choice-guide-none = Play freely
choice-guide-first-game = Guided first game

lesson-rival-welcome = Alexander is dead, and his empire will go to whoever is strongest in the end. You hold Kilikia with the city of Issos and the oasis of Gerrhaia; your rival holds Persis with Persepolis and the oasis of Syria.
lesson-rival-home-dice = Your three home dice were rolled once and are never rolled again. Together they show 11, and so you start with 11 Talents, the money of this game.
lesson-rival-row = Every turn opens with a purchase from the row: 5 Talents beside the pile, down to 1 at the far end. The Peltasts are cheap and ask for nothing. Buy them.
lesson-rival-slide = The row closed up, and the Paionian Riders came in beside the pile. Had you bought nothing, the card at the far end would have left the game.
lesson-rival-roll = Then the three travelling dice fell: 2, 4 and 5. Each of them pays for one action: play a card, conquer a region, push a die or take income.
lesson-rival-javelins = The Javelin Throwers in your hand are an Army of archers. They ask for nothing and bring Force 3. Play them.
lesson-rival-match = To play or to conquer, a die must show at least as much as the home die beside its slot; equal is enough. Lay the 4 beside your white 4 and save the 5.
lesson-rival-force = Force 3: your marker has moved on the track. Force decides who may attack whom, and all of it counts at the end.
lesson-rival-babylon = Now land: anything that borders a region of yours. Babylonia lies beside Kilikia and is free, with a city worth 5. A city takes 2 soldiers from your reserve, any other region 1.
lesson-rival-slots = Each slot holds one die a turn. The 5 would fit beside the orange 4 or the purple 3: use the harder slot while you can.
lesson-rival-income = Your 2 does not reach the purple 3, so it can neither play nor conquer. But any die brings income: 3 Talents. Only one slot is left, and the die goes there by itself.
lesson-rival-purse = Talents buy cards, some cards want to see them, and every 3 that you have left at the end are a point. Your purse holds 43 at most.
lesson-rival-hand-on = This is your third and last action. The dice on your grey slots then travel to your rival, who buys, rolls and acts just as you did.
lesson-rival-answer = The Mercenaries ask for 2 white home dice, so your rival put one in the place of an orange die, played them for Force 4 and took the oasis of Assyria. The orange die has travelled to you.
lesson-rival-cheaper = Look along the row: what nobody buys slides on and gets cheaper. Parmenion cost 5 when you began and costs 3 now.
lesson-rival-four = But whoever pays 4 or 5 may also exchange a card from their hand for one in the row. Buy the Paionian Riders for 4, and get Parmenion on top.
lesson-rival-give = The Horses ask for 2 oases, you hold 1, and as your only Equipment they would bring Force 0. Give them up: they go into the row.
lesson-rival-take = Take Parmenion, a Leader. He asks for an orange home die and for an archer among your played cards, and you have both.
lesson-rival-scale = Parmenion’s Force grows with your archers: 2 with one, 3 with two, 4 with three. He brings 2 now, and more when others join him. Play him.
lesson-rival-colour = For an action only the value of a rolled die matters, not its colour. The 4 goes beside the white 4 again; the orange 3 will match the purple 3.
lesson-rival-first-strength = With Force 5 against 4 you could attack at once, but that costs 3 Force. Play the Peltasts first, and you will still be ahead afterwards.
lesson-rival-partner = Lay the 5 beside the orange 4. The purple 3 is the only home die that your last die can match.
lesson-rival-conflict = To conquer where a rival stands means conflict. You need more Force, and 8 against 4 is more: you win for certain, lose 3 Force and rotate a played card. The beaten soldier leaves the game.
lesson-rival-foothold = Persis would be worth more, but Syria is the one place from which your rival touches your cities in Kilikia and Babylonia. Take it, and nobody stands beside them.
lesson-rival-rotated = Your Javelin Throwers lie rotated: still archers, still yours, but they cannot be rotated again. At the end every rotated card gives its 3 Force back.
lesson-rival-revenge = Your rival answered with the Prodromoi, had 7 against your 5 and took Gerrhaia. With that second oasis the Hoplites could come as well: Force 8. Watch the track before you spend Force!
lesson-rival-patience = The Blacksmith cost 4 when you began and costs 1 now. Waiting pays, if nobody is quicker. Buy him.
lesson-rival-condition = The Blacksmith asks for a purple home die, which you have, and for one that shows 5 or more, which you have not: your highest is a 4.
lesson-rival-push = So change your dice. When you push, a rolled die takes the place of a home die. If it shows more, you get the difference in Talents; if less, you pay it.
lesson-rival-push-up = Push the 6 in where the white 4 lies: 2 Talents for you. The old 4 slides onto the slot and will travel on.
lesson-rival-met = A 6 at home and a purple die: both conditions are met, thanks to what you did a moment ago. Later they do not matter any more. Play the Blacksmith.
lesson-rival-high = The other side of the coin: beside the 6, only a 6 will do from now on. High dice meet conditions, low dice make actions easy. Lay the orange 4 beside its equal.
lesson-rival-arabia = Your last 3 fits the purple 3. Conquer Arabia, which borders Babylonia: an oasis worth 3, for a single soldier.
lesson-rival-stolen = Look at your dice: your rival took income and exchanged a white 3 for your purple 3. The two must show the same value; your consent is not needed.
lesson-rival-slingers-cheap = Equipment asks for purple, so you want that die back. But first the row: the Rhodian Slingers, archers of Force 5, have come down to 1 Talent. Buy them.
lesson-rival-own = The Paionian Riders ask for 12 Talents: you must have them, but you do not pay them. You have 9. Take income, and the Riders can come.
lesson-rival-exchange = After income you may exchange a home die: the one beside the slot that you use. Lay the 1 beside the white 3 that your rival left you.
lesson-rival-swap = What your rival could do, you can do: a white 3 for a purple 3. Take your die back.
lesson-rival-smith = The 2 matches neither the 6 nor the 4. But you have a Blacksmith now: once in each of your turns he turns a rolled die to any value, free of charge.
lesson-rival-turn-four = Make it a 4, just enough for the orange 4. Your 6 can stay as it is: it matches the white 6.
lesson-rival-group = Archers, infantry and now cavalry: one of each makes a special group, worth 5 points at the end. Play the Riders to complete yours.
lesson-rival-group-needs = Groups count only for those who have played a Leader and Equipment and have a rotated card. Parmenion, the Blacksmith and the Javelin Throwers see to that.
lesson-rival-jump = Lay the 4 beside the orange 4 and watch your points: 9 more, 4 for the Riders’ Force and 5 for the group.
lesson-rival-nabatene = The 6 is left. Nabatene borders Babylonia, an oasis worth 2. It will be your third, and 3 oases are what the Rhodian Slingers ask for.
lesson-rival-horses = Your rival has played the very Horses you gave away. As the only Equipment they bring 0 so far, but with the Hypaspists it makes 17 against your 11.
lesson-rival-sarissas = Answer with Sarissas, Equipment of Force 4 for 1 Talent. They ask for a card with infantry, such as your Peltasts, and a purple die: good that you took yours back.
lesson-rival-low-roll = 1, 2 and 2: only 5 in all. A roll of 8 or less is consoled with 3 Talents, and they are already in your purse.
lesson-rival-best-home = And a 1 is not worthless. As a home die it is the best there is: any die can match it. Push it in.
lesson-rival-push-down = Orange for orange, so that Leaders can still join you: the 1 takes the place of the 4. This time you pay the difference, 3 Talents.
lesson-rival-smith-again = Two dice are left, both a 2, and beside your free slots lie a 6 and a 3. Send for the Blacksmith.
lesson-rival-turn-six = Turn one of them to 6: beside your white 6 nothing less will do.
lesson-rival-slingers = The Rhodian Slingers bring 5, and Parmenion counts a second archer, 1 more: Force 6 with a single card.
lesson-rival-last-slot = The 6 beside the white 6. The purple 3 stays free for your last die.
lesson-rival-soldier = Your last 2 falls short of the purple 3, and the Blacksmith works only once a turn. Discard a soldier from your reserve instead: he leaves the game, and you may turn a die.
lesson-rival-reserve = A 3 is enough. You have 3 soldiers left; should a conquest ever find your reserve one short, a soldier may move in from open land of yours.
lesson-rival-third = Play Sarissas and reach Force 21. They are your third card that is not a white one, and that may matter sooner than you think.
lesson-rival-heroism = Heroism has come. Nobody can buy it, and while it lies in the row, conflicts compare valour instead of Force: Leaders and Equipment, less rotated cards.
lesson-rival-grown = Your rival has built the Fortress: 3 Force, and 2 more, as the Horses grow with a second Equipment. That makes 22 against your 21.
lesson-rival-argyraspides = You need Force, whatever comes. The Argyraspides bring 6 and ask for 4 Armies and 2 cities, just what you have. Buy them for 4.
lesson-rival-keep = You have paid 4, so you could exchange again. But this is your only card, and you want it: keep it.
lesson-rival-wagon = Some Equipment does more than fight. A Scout sees the top card of the pile before you buy; Supply Wagon II, in the row for 2, waives all conditions on high home dice.
lesson-rival-count = Time to count: Force, 3 for each rotated card, 1 for each soldier on the board, cities, oases, groups, and 1 for every 3 Talents. You stand at 55, your rival at 50.
lesson-rival-valour = By Force, 21 against 22, you could not attack. By valour you can: your 3 Leaders and Equipment less 1 rotated card make 2, your rival’s 2 less 1 only 1.
lesson-rival-gerrhaia = So bring Gerrhaia home; it borders Arabia. The price is as ever 3 Force and a rotated card, and then you are level in valour.
lesson-rival-one = See what a low home die is good for: even the 1 conquers, beside your orange 1.
lesson-rival-end = Once the pile, now 5 cards, cannot fill the row, the round is played to its end. The highest total wins; in a tie, the higher home dice.
lesson-rival-farewell = After this move you are free. Two dice and the Argyraspides are waiting for you, and Tyche smiles on the bold.

lesson-alone-welcome = One man stands between you and Alexander’s empire: MaXXimilian. At the end, your total must beat his. He holds 3 cities and 4 oases, you hold Persis with Persepolis and the oasis of Nabatene.
lesson-alone-maxximilian = He never moves, but after each of your turns he takes the card at the far end of the row, whatever it asks for. With the first two he has Force 5.
lesson-alone-row = Your home dice, rolled once for the whole game, show 12: that is your money, 12 Talents. A card costs 5 beside the pile, down to 1 at the far end. The Agrianian Archers are the strongest: buy them for 3.
lesson-alone-roll = The row closed up, a new card came in, and the three travelling dice fell: 1, 3 and 5. Each pays for one action: play a card, conquer, push a die or take income.
lesson-alone-peltasts = The Agrianian Archers ask for a home die that shows 6; they must wait. The Peltasts ask for nothing and bring Force 3. Play them.
lesson-alone-match = To play or to conquer, a die must show at least as much as the home die beside its slot; equal is enough. The 3 matches only the purple 3.
lesson-alone-force = Force 3, and he has 5: the track tells who may attack whom. Until you have more than he, you can take only what nobody holds.
lesson-alone-susiana = What you conquer must border your land. Susiana is open land and takes one soldier. It touches Babylonia and 3 of his oases: a fine place to wait.
lesson-alone-slots = Each slot holds one die a turn. The 5 would fit beside the white 4 or the orange 5: use the harder slot while you can.
lesson-alone-income = A 1 matches nothing, but any die brings income: 3 Talents. It goes to the last free slot by itself. Your purse holds 43 Talents at most.
lesson-alone-far-end = Then your turn is over, and MaXXimilian takes the Horses. Their Force grows with Equipment; as his only one they bring him 0. A new card fills the row.
lesson-alone-cycle = That was a whole turn. Nobody else rolls the dice, so they come straight back to you. And the row has moved on by two cards, yours and his.
lesson-alone-drop = If you bought nothing, the card at the far end would leave the game, and he would take the next one.
lesson-alone-scout = The Scout cost 4 at first and has come down to 2. It is Equipment, with Force 3 and sharp eyes. Buy it.
lesson-alone-conditions = The Scout asks for a purple home die and for 8 Talents. You have 10, and you keep them: a condition is never a payment. Play it.
lesson-alone-thrift = The 3 beside the purple 3 again. Its colour makes no difference to an action, only its value does.
lesson-alone-strike = Force 6 against 5: strike now, before he grows. Media, with the city of Ekbatana, borders Persis and is worth 5. A city takes 2 soldiers, everything else one.
lesson-alone-price = To take what somebody holds means conflict: you need more Force, then lose 3 of it and rotate a played card. The beaten soldiers leave the game.
lesson-alone-partner = The 6 beside the orange 5, so that the 4 can still match the white 4.
lesson-alone-rotated = Your Peltasts lie rotated: they count as before, but cannot be rotated again. At the end every rotated card gives its 3 Force back. Attacking is cheaper than it looks.
lesson-alone-cretans = The Cretan Archers ask for 6 soldiers on the board, and with those in Media you have 6. What you have done in a turn counts at once. Play them.
lesson-alone-behind = He has taken the Prodromoi: Force 8 against your 7. And there is no Army in the row that you could play now.
lesson-alone-look = But you have a Scout. Before you buy, it may turn over the top card of the pile.
lesson-alone-sarissas = Sarissas bring Force 4. They ask for a purple home die and a card with infantry, and you have both. A scouted card costs 4; left alone, it goes back on the pile. Buy it.
lesson-alone-exchange = Whoever pays 4 or 5 may exchange a card from their hand for one in the row, free of charge. You need both of yours: keep them.
lesson-alone-weapon = But remember it as a weapon: what you lay down at the far end is what MaXXimilian must take. This time it is the Blacksmith.
lesson-alone-still-row = Your card came from the pile, so the row stood still. Then came 3, 5 and 6, a splendid roll. Play Sarissas and reach Force 11.
lesson-alone-lowest = Always the lowest die that will do: the 3 beside the purple 3.
lesson-alone-babylon = 11 against 8, and your soldier in Susiana stands at the gates of Babylonia. A place that you take from him counts twice: 5 more for you, 5 less for him.
lesson-alone-keep-six = The 5 beside the white 4 is enough to storm Babylonia. For the 6 there are other plans.
lesson-alone-push = Push a die: the rolled one takes the place of the home die. If it shows more, you get the difference in Talents; if less, you pay it. Your 6 for the orange 5 brings 1.
lesson-alone-push-why = With a 6 at home, the Agrianian Archers can come next turn. The orange die goes travelling, though, and every Leader asks for orange.
lesson-alone-scale = He took the Blacksmith: 2 Force, and 2 more, as his Horses grow with a second Equipment. 12 against your 8! Abilities are lost on him, growing Force is not.
lesson-alone-riders-cheap = The Paionian Riders came in at 5 and cost 1 by now. Buy them. He will take Dareios instead, whose Force grows with Armies.
lesson-alone-low-roll = 1, 3 and 3 make 7, and a roll of 8 or less is consoled with 3 Talents. So you have 9, and the Riders ask for 12. Take income.
lesson-alone-income-slot = After income you may exchange the home die beside that slot for one of his that shows the same value. Lay the 1 beside your white 6.
lesson-alone-swap = MaXXimilian has an orange 6. Take it for your white 6: as high as before, and Leaders are welcome again. He will not complain.
lesson-alone-agrianians = There is the home die of 6 that the Agrianian Archers have been waiting for. Play them: 4 more Force.
lesson-alone-either = Either 3 matches the purple 3; use the white one. Colours matter only at home, when cards ask for them.
lesson-alone-level = 12 against 12, and level is not more. The Riders would make the difference, but your last 3 does not reach the white 4.
lesson-alone-soldier = Discard a soldier from your reserve: he leaves the game for good, and you may turn a rolled die to any value.
lesson-alone-turn = A 4 is enough. Spend soldiers with care: each one on the board is worth 1 point at the end, and you have 3 left in reserve.
lesson-alone-riders = You have just the 12 Talents that they ask for, and you keep them all. Let the Riders ride: 4 more Force.
lesson-alone-group = Archers, infantry, cavalry: one of each is a special group, worth 5 points if you also have Equipment, a rotated card and a Leader. Only the Leader is missing.
lesson-alone-ranks = 50 points against 29, a lead of 21. From 1 on you are a soldier, from 6 a sergeant, 11 a lieutenant, 16 a general, 21 royal adviser; from 26 on they call you the Great.
lesson-alone-seven = But look at the far end. The Rhodian Slingers would bring him 5, Dareios 1 for a third Army and Parmenion 1 for a second archer: 7 at a stroke!
lesson-alone-deny = So buy them yourself, for 1 Talent. He has to take Bessos then, who brings him 1. And of you the Slingers ask only for 3 oases.
lesson-alone-high-done = Your 6 has done its work, and low home dice are easier to match. Push once more, downwards this time.
lesson-alone-abilities = And cards that ask for high dice? Supply Wagon II, in the row for 2 Talents, would waive such conditions; a Blacksmith would turn one rolled die each turn.
lesson-alone-push-down = Orange for orange: the 2 takes the place of the 6, and you pay the difference, 4 Talents. Without them you could not.
lesson-alone-issos = 16 against 14. Kilikia, with the city of Issos, borders Babylonia: worth 5, and it is the last city that he has.
lesson-alone-short = It takes 2 of your 3 soldiers. Should a conquest ever find your reserve one short, a soldier may move in from open land such as Susiana.
lesson-alone-five = The 5 beside the white 4. The 2 matches nothing any more; it will bring income.
lesson-alone-heroism = Mind the pile: one of its 7 cards is Heroism. While it lies in the row, conflicts compare Leaders and Equipment, less rotated cards: 4 for him, who never rotates, and 0 for you.
lesson-alone-end = The turn in which the pile cannot fill the row any more is your last.
lesson-alone-count = You count Force, 3 for each rotated card, 1 for each soldier on the board, cities, oases, groups, and 1 for every 3 Talents; he counts only Force, cities and oases.
lesson-alone-farewell = Take your income, and then the war is yours. He still has 4 oases: seize them while Force decides, and never lose sight of the far end.

## The terminal

teller-nothing = none
teller-no-dice = none
teller-word-row = row
teller-word-count = count

teller-round = Round { $round }, { $name }’s turn.
teller-glance = Round { $round }: Force { $force }, { $talents ->
    [one] 1 Talent
   *[other] { $talents } Talents
}, { $reserve ->
    [one] 1 soldier
   *[other] { $reserve } soldiers
} in reserve; home dice: { $home }.
teller-glance-hand = Hand: { $cards }.
teller-last-round = This is the last round.
teller-row = In the row, starting at the pile: { $cards }. { $pile ->
    [0] The pile is empty.
    [one] The pile has 1 card.
   *[other] The pile has { $pile } cards.
}
teller-offer = { $card } for { $price }
teller-scouted = Scouted on top of the pile: { $card }.
teller-heroism = Heroism lies face up: conflicts compare Leaders and Equipment, less rotated cards.
teller-dice-to-roll = Travelling dice to roll: { $dice }.
teller-dice = Rolled dice to use: { $dice }.
teller-grey = Used by { $name }: { $dice }.
teller-at-slot = { $die } at slot { $slot }
teller-die = { $colour } { $value }
teller-player = { $name }: Force { $force }, { $talents ->
    [one] 1 Talent
   *[other] { $talents } Talents
}, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}; home dice: { $home }.
teller-ability = { $name } has the ability { $ability }.
teller-played = Played by { $name }: { $cards }; valour { $valour }.
teller-rotated = { $card } (rotated)
teller-held = { $name } holds: { $held }; { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
} on the board, { $reserve } in reserve.
teller-place = { $region } ({ $place }, { $value })
teller-total = If the game ended now, { $name } would have { $total ->
    [one] 1 point
   *[other] { $total } points
}.
teller-hand = In { $name }’s hand:
teller-hand-empty = { $name }’s hand is empty.
teller-can-play = { $card }: Force { $force } now; its conditions are met.
teller-cannot-play = { $card }: Force { $force } now; needs { $lacks }.
teller-lack = { $need } (now { $have })

teller-need-die-colour-white = { $least ->
    [one] a white home die
   *[other] { $least } white home dice
}
teller-need-die-colour-orange = { $least ->
    [one] an orange home die
   *[other] { $least } orange home dice
}
teller-need-die-colour-purple = { $least ->
    [one] a purple home die
   *[other] { $least } purple home dice
}
teller-need-die-value = a home die of { $least } or more
teller-need-dice-sum = home dice that add up to { $least }
teller-need-symbols-archer = { $least ->
    [one] an archer
   *[other] { $least } archers
}
teller-need-symbols-cavalry = { $least } cavalry
teller-need-symbols-infantry = { $least } infantry
teller-need-symbols-any = { $least ->
    [one] an army symbol
   *[other] { $least } army symbols
}
teller-need-soldiers = { $least ->
    [one] a soldier on the board
   *[other] { $least } soldiers on the board
}
teller-need-talents = { $least ->
    [one] 1 Talent
   *[other] { $least } Talents
}
teller-need-cities = { $least ->
    [one] a city
   *[other] { $least } cities
}
teller-need-oases = { $least ->
    [one] an oasis
   *[other] { $least } oases
}
teller-need-cards-white = { $least ->
    [one] a played Army card
   *[other] { $least } played Army cards
}
teller-need-cards-orange = { $least ->
    [one] a played Leader
   *[other] { $least } played Leaders
}
teller-need-cards-purple = { $least ->
    [one] a played Equipment
   *[other] { $least } played Equipment
}
teller-need-force = Force { $least }

teller-help-look-at = look can also be followed by a card (look parmenion), a region or city (look babylonia, look issos), a player’s name, row (the row, with what each card still needs) or count (the final count as things stand).
teller-card = { $name }: epoch { $epoch }, { $kind }, { $force }.
teller-kind-white = Army
teller-kind-orange = Leader
teller-kind-purple = Equipment
teller-force-fixed = Force { $force }
teller-force-scale = Force { $steps } with 0, 1, 2 and so on: { $by }
teller-by-archer = archers
teller-by-cavalry = cavalry
teller-by-infantry = infantry
teller-by-white = Army cards
teller-by-orange = Leaders
teller-by-purple = Equipment
teller-symbol = It shows { $symbol }.
teller-symbol-archer = an archer
teller-symbol-cavalry = cavalry
teller-symbol-infantry = infantry
teller-ability-blacksmith = Once a turn, it turns a rolled die to any value.
teller-ability-scout = It shows the top card of the pile, which can be bought for 4.
teller-ability-supply-of-talents = Conditions on Talents need not be met.
teller-ability-supply-of-dice = Conditions on the value or sum of home dice need not be met.
teller-ability-camouflage = 4 Force until the final count.
teller-conditions = Conditions: { $needs }.
teller-lies-before = It lies in front of { $name }.
teller-region-plain = { $name }: neither city nor oasis.
teller-region-city = { $name }: the city { $place }, worth { $value }, takes two soldiers.
teller-region-oasis = { $name }: the oasis { $place }, worth { $value }.
teller-borders = Its neighbours: { $borders }.
teller-held-by = Held by { $name }.
teller-held-by-nobody = Held by nobody.
teller-count = { $name }: Force { $force }, Camouflage { $camouflage }, rotated cards { $rotated }, soldiers { $soldiers }, cities and oases { $places }, groups { $groups }, Talents { $talents }; { $total } in all.
teller-no-place = There is no “{ $place }” here: try a card (parmenion), a region (babylonia), a player, row or count.
teller-legend = First who holds it, then C city, O oasis and their value, then the region and its neighbours. Players: { $players }.

## The browser

client-board = Map of PhalanXX
client-panes = Parts of the table
client-pane-map = Map
client-pane-row = Row
client-pane-own = Dice and hand
client-pane-open = (you can act here)
client-kind-plain = Open land: one soldier conquers it
client-kind-city = City of { $place }, worth { $value }: two soldiers conquer it
client-kind-oasis = Oasis of { $place }, worth { $value }: one soldier conquers it
client-held-by = Held by { $name }
client-held-by-nobody = Held by nobody
client-of = { $name }: { $what }
client-force = Force
client-track-force = { $name }: Force { $force }
client-track-valour = { $name }: Force { $force }, valour { $valour }
client-track-tip = Force decides conflicts, unless Heroism lies in the row, and counts at the end.
client-valour-of = { $name }: valour { $valour }, Leaders and Equipment less rotated cards
client-heroism-open = Heroism: conflicts compare valour, not Force.
client-heroism-short = Conflicts compare valour, not Force
client-heroism-does = Cannot be bought. While it lies in the row, conflicts compare Leaders and Equipment, less rotated cards, not Force.
client-last-round = This is the last round
client-round = Round { $round }
client-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
client-purse = { $talents ->
    [one] 1 Talent
   *[other] { $talents } Talents
}
client-begun-play = Playing { $card }
client-begun-conquer = Conquering { $region }
client-begun-push = Pushing out a home die
client-begun-income = Taking income
client-begun-swap = The home die at slot { $slot }
client-begun-give = Giving { $card }
client-row = Row of epoch cards
client-pile = { $count ->
    [0] The pile is used up
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
client-pile-does = When the row can no longer be filled from it, the last round begins.
client-price = { $price ->
    [one] costs 1 Talent
   *[other] costs { $price } Talents
}
client-hand = Your hand
client-hands = All hands
client-hand-empty = No cards in hand
client-hand-hidden = Hands are hidden.
client-no-die = no die is high enough
client-epoch = epoch { $epoch }
client-army = Army
client-leader = Leader
client-equipment = Equipment
client-archer = archers
client-cavalry = cavalry
client-infantry = infantry
client-armies = Armies
client-leaders = Leaders
client-equipments = Equipment
client-archers = archers
client-cavalries = cavalry
client-infantries = infantry
client-force-of = Force { $force }
client-force-now = Force { $force } now
client-step = { $force } with { $count }
client-scale = Force grows with your { $what }: { $steps }
client-free = no conditions
client-before-roll = The dice are rolled after the purchase.
client-asks = Before you can play it, you need:
client-asks-nothing = It needs nothing.
client-rotated-does = Rotated in a conflict: worth 3 points at the end.
client-card-rotated = { $card }, rotated
client-mat = Dice and slots
client-die = { $colour } { $value }
client-home-die = Home die: { $die }
client-used-die = Used die: { $die }
client-home-of = Of { $name }, at slot { $slot }
client-home-does = To play a card or conquer at this slot, a die of at least { $value } is needed.
client-slot = Free slot { $slot }
client-slot-does = A rolled die that is laid here pays for one action.
client-die-does = Travelling die: it pays for one action, then goes on to the next player.
client-not-rolled = Travelling die, not rolled yet
client-dice-used = All dice are used
client-dice-with = The dice are with { $name }.
client-pick-die = Choose a glowing die, then its slot.
client-pick-slot = Lay the die on a glowing slot.
client-push = Push a die
client-income = Income
client-discharge = Spend a soldier
client-rivals-dice = Home dice of the others
client-played = Played cards
client-played-by = Played by { $name }
client-played-none = nothing played yet
client-ledger = Everything about everyone
client-ledger-open = Details
client-count-now = If the game ended now
client-count-force = Force
client-count-rotated = Rotated cards, 3 each
client-count-soldiers = Soldiers on the board
client-count-places = Cities and oases
client-count-groups = Special groups, 5 each
client-count-talents = Talents, 1 for 3
client-count-total = Total
client-count-tie = Tie: sum of home dice
client-lead = { $lead ->
    [one] Your lead over MaXXimilian: 1 point
   *[other] Your lead over MaXXimilian: { $lead } points
}
client-behind = { $points ->
    [0] MaXXimilian has as many points as you
    [one] MaXXimilian is ahead by 1 point
   *[other] MaXXimilian is ahead by { $points } points
}
client-lead-from = from { $lead }
client-home-dice = Home dice, { $sum } in all
client-soldiers = Soldiers: { $soldiers } on the board, { $reserve } in reserve, { $lost } lost
client-lands = Regions: { $lands }
client-in-hand = { $count ->
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
} Known of them:
client-gone = Out of the game
client-talents = Talents
client-talents-do = Money: for cards, pushed dice and some conditions; three count 1 point at the end.
client-reserve = Soldiers in reserve
client-cards-in-hand = Cards in hand
client-points-now = Points if the game ended now
client-note-soldiers = { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}
client-note-moved = one of them moves in from a region of yours
client-note-value = worth { $value }
client-note-conflict = beats { $name }; costs { $force } Force, rotates a card
client-note-play = Force +{ $force }
client-note-lacks = { $count ->
    [one] 1 condition not met
   *[other] { $count } conditions not met
}
client-note-exchange = then a free exchange
client-note-pays = { $talents ->
    [one] you pay 1 Talent
   *[other] you pay { $talents } Talents
}
client-note-gets = { $talents ->
    [0] no difference
    [one] you get 1 Talent
   *[other] you get { $talents } Talents
}
client-do-buy = Buy a card
client-do-scout = Scout
client-do-pass = Buy none
client-do-give = Give a card
client-do-take = Take a card
client-do-play = Play a card
client-do-conquer = Conquer a region
client-do-dice = Dice and money
client-do-turn = Turn a die
client-do-place = Die and slot
client-do-move = Move a soldier
client-do-swap = Exchange a die
client-help-buy = Buy one card from the row, for 1 Talent at the far end up to 5 beside the pile. Then the three travelling dice are rolled.
client-help-dice = Each die pays for one action on a free slot. To play a card or conquer, it must be at least as high as the home die beside the slot.
client-help-act = Cards say what they still need. Pushing out a home die changes what you can do, and the difference is settled in Talents.
client-help-win = Force, cities, oases, soldiers, groups and Talents count when the pile is used up. Anything you can do glows.
client-need-die-white = { $least ->
    [one] a white die
   *[other] { $least } white dice
}
client-need-die-orange = { $least ->
    [one] an orange die
   *[other] { $least } orange dice
}
client-need-die-purple = { $least ->
    [one] a purple die
   *[other] { $least } purple dice
}
client-need-die-value = a die of { $least } or more
client-need-dice-sum = dice of { $least } in all
client-need-symbol-archer = { $least ->
    [one] 1 archer card
   *[other] { $least } archer cards
}
client-need-symbol-cavalry = { $least ->
    [one] 1 cavalry card
   *[other] { $least } cavalry cards
}
client-need-symbol-infantry = { $least ->
    [one] 1 infantry card
   *[other] { $least } infantry cards
}
client-need-symbol-any = { $least ->
    [one] 1 army symbol
   *[other] { $least } army symbols
}
client-need-soldiers = { $least ->
    [one] 1 soldier
   *[other] { $least } soldiers
}
client-need-talents = { $least ->
    [one] 1 Talent
   *[other] { $least } Talents
}
client-need-cities = { $least ->
    [one] 1 city
   *[other] { $least } cities
}
client-need-oases = { $least ->
    [one] 1 oasis
   *[other] { $least } oases
}
client-need-cards-white = { $least ->
    [one] 1 Army
   *[other] { $least } Armies
}
client-need-cards-orange = { $least ->
    [one] 1 Leader
   *[other] { $least } Leaders
}
client-need-cards-purple = { $least } Equipment
client-need-force = Force { $least }
client-lack-die-white = white dice: { $have } of { $least }
client-lack-die-orange = orange dice: { $have } of { $least }
client-lack-die-purple = purple dice: { $have } of { $least }
client-lack-die-value = best die: { $have } of { $least }
client-lack-dice-sum = sum of dice: { $have } of { $least }
client-lack-symbol-archer = archers: { $have } of { $least }
client-lack-symbol-cavalry = cavalry: { $have } of { $least }
client-lack-symbol-infantry = infantry: { $have } of { $least }
client-lack-symbol-any = symbols: { $have } of { $least }
client-lack-soldiers = soldiers: { $have } of { $least }
client-lack-talents = Talents: { $have } of { $least }
client-lack-cities = cities: { $have } of { $least }
client-lack-oases = oases: { $have } of { $least }
client-lack-cards-white = Armies: { $have } of { $least }
client-lack-cards-orange = Leaders: { $have } of { $least }
client-lack-cards-purple = Equipment: { $have } of { $least }
client-lack-force = Force: { $have } of { $least }
client-rank-dishonoured = Dishonoured
client-rank-soldier = Soldier
client-rank-sergeant = Sergeant
client-rank-lieutenant = Lieutenant
client-rank-general = General
client-rank-royal-adviser = Royal adviser
client-rank-the-great = The Great

## Said the first time

first-lay-table = At a real table you roll and draw yourself; Argead asks for each result and does the bookkeeping.
first-buy-card = Every turn starts with a card from the row, or none: the farther from the pile, the cheaper, and if you buy nothing, the card at the far end leaves the game.
first-exchange-card = You paid 4 or 5, so you may put a card from your hand into the row and take another in its stead.
first-take-card = Your own card goes to the place in the row from which you take this one.
first-choose-action = Each rolled die pays for one action, in any order, and what you do first can make the next one possible.
first-place-die = To play a card or to conquer, a die must show at least as much as the home die beside its slot; for income any die will do.
first-turn-die = Turn a die to the value that you need: the home dice beside your free slots tell which.
first-move-soldier = The region that the soldier leaves will be empty, so choose one that you can do without.
first-swap-die = After income you may exchange this home die, to get the colour that a card asks for; nobody can refuse.
first-thing-region = A city takes two soldiers, an oasis or open land one, and the number in it counts at the end.
first-thing-card = A card shows the Force that it brings and what it asks for; lying rotated, it has been used in a conflict and gives 3 points back at the end.
first-thing-pile = When the pile can no longer fill the row, the last round has come; Heroism waits among its last cards.
first-thing-die = You roll the three travelling dice, each pays for one action, and then they go on to the next player.
first-thing-slot = A rolled die that you lay on this slot is compared with the home die beside it.
first-thing-home = Home dice are never rolled again: low ones are easy to match, high ones and certain colours are what cards ask for.
first-thing-force = Whoever has more Force may attack, unless Heroism lies in the row, and all of it counts at the end.
first-thing-points = These are the points if the game ended now, and they can fall again.
first-thing-ability = In the expert game every player has an ability for the whole game.
first-thing-talents = Talents buy cards, pay for lower home dice, and every 3 are a point at the end; nobody can hold more than 43.
first-thing-reserve = Soldiers in reserve can conquer regions, or leave the game to turn a die; they count only on the board.
first-thing-hand = Cards in hand are worth nothing until they are played.
