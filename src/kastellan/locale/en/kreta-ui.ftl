# The board of Kreta

kreta-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kreta-ui-first = goes first
kreta-ui-over = The game is over.
kreta-ui-setting-up = The island is being set up.
kreta-ui-next-scoring = Scoring { $number } of 11 will be at fort site { $site }.
kreta-ui-your-turn = Your turn.

# Waiting for somebody

kreta-ui-wait-card = { SEAT($seat) } is choosing a card.
kreta-ui-wait-copy = { SEAT($seat) } has played the King and chooses which card he copies.
kreta-ui-wait-admiral = { SEAT($seat) } is using the Admiral.
kreta-ui-wait-commander = { SEAT($seat) } is using the Commander: { $points } of 4 steps left.
kreta-ui-wait-abbot = { SEAT($seat) } is using the Abbot.
kreta-ui-wait-farmer = { SEAT($seat) } is choosing a tile to harvest.
kreta-ui-wait-architect = { SEAT($seat) } is choosing where to build.
kreta-ui-wait-fort_card = { SEAT($seat) } keeps or replaces the new fort card.
kreta-ui-wait-turn_up = The next fort card is being turned up.

# Characters

kreta-ui-card = { $card ->
    [king] King
    [architect] Architect
    [admiral] Admiral
    [commander] Commander
    [castellan] Castellan
    [abbot] Abbot
   *[farmer] Farmer
}
# The same with places to break the word
kreta-ui-card-narrow = { $card ->
    [king] King
    [architect] Archi­tect
    [admiral] Admiral
    [commander] Com­mander
    [castellan] Castel­lan
    [abbot] Abbot
   *[farmer] Farmer
}
kreta-ui-short = { $card ->
    [king] copy a played card
    [architect] a fort or a village
    [admiral] add or sail ships
    [commander] a villager or 4 steps
    [castellan] score the next site
    [abbot] peace, walk 3 steps
   *[farmer] harvest a tile
}
kreta-ui-does = { $card ->
    [king] Does what one of the cards in front of you does.
    [architect] Build a fort on a free site, or a village in a province.
    [admiral] Add a ship in a port, or sail one or both of yours.
    [commander] Add a villager, or walk up to 4 steps with your villagers.
    [castellan] Scores the provinces around the next fort site; then all cards return to the hands, unless it was the last scoring.
    [abbot] Place your abbot, or walk up to 3 steps with him.
   *[farmer] Take a tile from a province that your villagers connect to one of your ships.
}
kreta-ui-cards-of = Cards of { SEAT($seat) }
kreta-ui-card-hand = in hand
kreta-ui-card-now = being carried out
kreta-ui-card-out = played
kreta-ui-card-under = played and copied by the King
kreta-ui-card-idle = Cannot be carried out now.
kreta-ui-now = now
kreta-ui-played = played
kreta-ui-copied = copied
kreta-ui-doing = Carrying out: { kreta-ui-card }
kreta-ui-by-king = copied by the King

kreta-ui-choose-card = Play one of your cards.
kreta-ui-choose-copy = Choose the card in front of you that the King copies.
kreta-ui-play-this = You play { kreta-the-card }.
kreta-ui-copy-this = The King copies { kreta-the-card }.
kreta-ui-play = Play the { kreta-ui-card }
kreta-ui-copy = Copy the { kreta-ui-card }
kreta-ui-change = Change
kreta-ui-done = Done
kreta-ui-take-back = Take back
kreta-ui-castellan-gives = Fort site { $site } is scored now: { $gains }. { $number ->
    [11] With this scoring the game ends.
   *[other] All cards return to the hands.
}
kreta-ui-gain = { SEAT($seat) } +{ $points }
kreta-ui-nobody = nobody gains anything

# Carrying a card out

kreta-ui-lead-admiral = Admiral.
kreta-ui-lead-commander = Commander, { $points } of 4 steps left.
kreta-ui-lead-abbot = Abbot.
kreta-ui-lead-farmer = Farmer.
kreta-ui-lead-architect = Architect.
kreta-ui-lead-fort_card = Fort card { $site } is turned up.
kreta-ui-choose-admiral = { $from ->
    [only] Choose a golden port for your ship in { NAME($province, kind: "port") }.
    [new] Choose a golden port for a new ship.
    [map] Choose a golden port for your ship in { NAME($province, kind: "port") }, or another ship.
   *[reserve] Choose a golden port for a new ship, or a ship to sail.
}
kreta-ui-choose-commander = { $from ->
    [only] Choose a golden province for your villager in { NAME($province, kind: "province") }.
    [new] Choose a golden province for a new villager.
    [map] Choose a golden province for your villager in { NAME($province, kind: "province") }, or another villager.
   *[reserve] Choose a golden province for a new villager, or a villager to walk.
}
kreta-ui-choose-abbot = { $from ->
    [only] Choose a golden province, at most 3 steps away.
   *[new] Choose a golden province for your abbot.
}
kreta-ui-choose-farmer = Choose a golden province to harvest its tile.
kreta-ui-choose-architect = { $villages ->
    [0] Choose a golden site for a fort.
   *[other] { $forts ->
        [0] Choose a golden province for a village.
       *[other] Choose a golden site for a fort, or a golden province for a village.
    }
}
kreta-ui-choose-fort_card = Keep it, or replace it with the top card of the pile.
kreta-ui-then-fort_card = It scores { NAME($provinces, kind: "province") }. The card drawn instead would have to stay.
kreta-ui-replace = Replace
kreta-ui-keep = Keep { $site }

kreta-ui-pick-add_ship = A new ship comes to { NAME($province, kind: "port") }.
kreta-ui-pick-move_ship = Your ship sails from { NAME($origin, kind: "port") } to { NAME($province, kind: "port") }.
kreta-ui-pick-add_villager = A new villager settles in { NAME($province, kind: "province") }.
kreta-ui-pick-move_villager = Your villager walks from { NAME($origin, kind: "province") } to { NAME($province, kind: "province") }.
kreta-ui-pick-add_abbot = Your abbot comes to { NAME($province, kind: "province") }.
kreta-ui-pick-move_abbot = Your abbot walks to { NAME($province, kind: "province") }.
kreta-ui-pick-harvest = You harvest { kreta-a-tile } in { NAME($province, kind: "province") }.
kreta-ui-pick-build_fort = You build a fort on site { $site }: { NAME($provinces, kind: "province") }.
kreta-ui-pick-build_village = You build a village in { NAME($province, kind: "province") }.
kreta-ui-then-move_villager = { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
}; { $left ->
    [0] none is left then.
    [one] { $left } is left then.
   *[other] { $left } are left then.
}
kreta-ui-then-harvest = { $points ->
    [one] It gives { $points } point.
   *[other] It gives { $points } points.
}
kreta-ui-do-add_ship = Place the ship
kreta-ui-do-move_ship = Sail
kreta-ui-do-add_villager = Place the villager
kreta-ui-do-move_villager = Walk
kreta-ui-do-add_abbot = Place the abbot
kreta-ui-do-move_abbot = Walk
kreta-ui-do-harvest = Harvest
kreta-ui-do-build_fort = Build the fort
kreta-ui-do-build_village = Build the village

kreta-ui-which-tile = Which tile to harvest
kreta-ui-which-piece = Which piece goes
kreta-ui-from-reserve = from the reserve
kreta-ui-steps-left = { $points } of 4 steps left

# The map

kreta-ui-map = Map of Crete
kreta-ui-sea-north = Sea of Crete
kreta-ui-sea-south = Libyan Sea
kreta-ui-map-help = 16 provinces; the arrow keys lead from one to the next.
kreta-ui-province = { NAME($province, kind: "province") }
kreta-ui-port = { NAME($province, kind: "port") }
kreta-ui-worth = worth { $value }
kreta-ui-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} of 7
kreta-ui-tag-here = here
kreta-ui-tag-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
kreta-ui-tag-admiral = port
kreta-ui-tag-commander = add
kreta-ui-tag-abbot = add
kreta-ui-tag-farmer = harvest
kreta-ui-tag-architect = village
kreta-ui-tag-peace = peace
kreta-ui-tag-peace-full = peace · full
kreta-ui-tag-full = full 7/7
kreta-ui-province-is = { NAME($province, kind: "province") }, { $terrain ->
    [field] field
    [hill] hills
   *[mountain] mountains
}, worth { $value }, { kreta-ui-pieces }.
kreta-ui-tile = Tile: { kreta-tile }.
kreta-ui-port-is = Port: { NAME($province, kind: "port") }.
kreta-ui-full = Full.
kreta-ui-closed = Peace: closed to you.
kreta-ui-closed-to = Peace: closed to { $names }.
kreta-ui-may = Possible.
kreta-ui-may-steps = { $steps ->
    [one] Possible, { $steps } step.
   *[other] Possible, { $steps } steps.
}
kreta-ui-has = { SEAT($seat) }: { $pieces }.
kreta-ui-would = { SEAT($seat) } has influence { $influence } and would get { $points }.
kreta-ui-count = { $piece ->
    [abbot] abbot
    [ship] ship
    [village] { $count ->
        [one] { $count } village
       *[other] { $count } villages
    }
   *[villager] { $count ->
        [one] { $count } villager
       *[other] { $count } villagers
    }
}
kreta-ui-site = Fort site { $site }, { NAME($provinces, kind: "province") }.
kreta-ui-site-fort = Fort of { SEAT($seat) }.

# Fort cards and what they would score

kreta-ui-forts = Fort cards
kreta-ui-pile = draw pile { $count }
kreta-ui-fort-next = scores next
kreta-ui-fort-then = then
kreta-ui-fort-new = new
kreta-ui-fort-unknown = Unknown fort card
kreta-ui-fort-scored = Position { $position }: fort site { $site }, scored
kreta-ui-fort-up = Position { $position }: fort site { $site }, face up ({ $word })
kreta-ui-replaced = Under the pile: { $sites }.
kreta-ui-unseen = { $count ->
    [one] { $count } number not seen yet.
   *[other] { $count } numbers not seen yet.
}
kreta-ui-if-fort = Site { $site }, if scored now
kreta-ui-looked-at = What you are looking at
kreta-ui-look = Choose a province or a fort site to see how strong everybody is there.
kreta-ui-legend = Points, and beside them the influence in the province.
kreta-ui-head-cards = Cards
kreta-ui-head-reserve = In reserve
kreta-ui-head-harvest = Harvest
kreta-ui-final = Final points
kreta-ui-total = Total
kreta-ui-influence = influence { $influence }

# Players

kreta-ui-players = Cards, reserve and harvest of all players
kreta-ui-in-hand = { $count ->
    [0] No card in hand.
   *[other] In hand ({ $count }): { $cards }.
}
kreta-ui-on-table = { $count ->
    [0] No card played.
   *[other] Played ({ $count }): { $cards }.
}
kreta-ui-reserve-is = Reserve: villagers { $villager }, villages { $village }, abbots { $abbot }, forts { $fort }, ships { $ship }.
kreta-ui-tiles = { kreta-tile } ×{ $count } ({ $left ->
    [0] none is left
   *[other] the next gives { $next }
})
kreta-ui-no-tiles = Nothing harvested yet.
kreta-ui-permits = { $tiles ->
    [0] You have harvested no tile yet: no village may be built.
   *[other] { $count ->
        [0] { $left ->
            [0] All your villages are built.
           *[other] Your harvest allows no further village.
        }
        [one] Your harvest allows { $count } more village.
       *[other] Your harvest allows { $count } more villages.
    }
}
kreta-ui-log-towards = Towards scoring { $number }
kreta-ui-log-scoring = Scoring { $number }: site { $site }
kreta-ui-slip-scored = Site { $site } is scored
kreta-ui-again-card = Press the card again, or the button, to play it.
kreta-ui-again-place = Press the place again, or the button, to do it.
kreta-ui-weight = { $kind ->
    [villager] { $count ->
        [one] { $count } villager
       *[other] { $count } villagers
    }
    [village] { $count ->
        [one] { $count } village
       *[other] { $count } villages
    }
    [abbot] 1 abbot
    [ship] 1 ship
   *[fort] { $count ->
        [one] { $count } fort
       *[other] { $count } forts
    }
}: { $influence }
kreta-ui-influence-rule = Villager, abbot, ship and fort count 1 each, a village 2; a fort counts in every province it touches.

# Where the points came from

kreta-points-before = Points at the start
kreta-points-most = Provinces with the most influence
kreta-points-second = Second places
kreta-points-harvests = Harvests
kreta-course = Scoring by scoring
kreta-course-help = Each column is a scoring, under the number of its fort site; the most of each is coloured.
