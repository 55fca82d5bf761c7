# What is this? in Kreta

help-kreta-province = { NAME($province, kind: "province") }
help-kreta-provinces = { NAME($provinces, kind: "province") }
help-kreta-seat = { SEAT($seat) }
help-kreta-land = { $terrain ->
    [field] Field
    [hill] Hills
   *[mountain] Mountains
}
help-kreta-province-what = { help-kreta-land }: worth { $value }.
help-kreta-province-port-what = { help-kreta-land } { $land } + port 2: worth { $value }.

# Headings

help-kreta-influence = Influence, piece by piece
help-kreta-worth = What it is worth now
help-kreta-change = What would change it
help-kreta-here = Here now
help-kreta-where = Who has it
help-kreta-reserve = In the reserve
help-kreta-unseen = What it may be
help-kreta-if-scored = If site { $site } is scored now
help-kreta-harvest-points = What it would bring

# Influence and points

help-kreta-piece = { $piece ->
    [abbot] abbot
    [villager] villager
    [village] village
   *[ship] ship
}
help-kreta-piece-fort = fort on { $site }
help-kreta-scored-next = and the points, if fort card { $site } is scored now
help-kreta-scored-then = and the points that it would give now; card { $site } scores it later
help-kreta-scored-not = and the points that it would give; the next card, { $site }, does not score it
help-kreta-scored-over = as it stood at the end
help-kreta-most = the most: the whole value
help-kreta-tied = { $count } share the most: each gets the whole value
help-kreta-second = second: half the value, rounded down
help-kreta-later = third and later places get nothing
help-kreta-no-second = nothing: several tie for the most, so there is no second place
help-kreta-two-players = nothing: with two players there is no second place
help-kreta-none = no piece counts here
help-kreta-without = { $points ->
    [0] without it: no points
    [one] without it: { $points } point
   *[other] without it: { $points } points
}
help-kreta-without-same = without it the points would be the same
help-kreta-more = { $more } more influence for { SEAT($seat) } would bring { $points } points instead of { $now }.
help-kreta-free-sites = { $count ->
    [one] Site { $sites } is free: a fort there counts 1 here.
   *[other] Sites { $sites } are free: a fort on one counts 1 here.
}
help-kreta-full = The province is full: only a fort or a ship can still add influence, or a piece that takes another’s place.
help-kreta-all-tied = All share the most: whoever adds one influence leaves the others behind.
help-kreta-change-over = Nothing any more: the game is over.

help-kreta-room = Places taken
help-kreta-room-is = { $count } of 7
help-kreta-peace = Peace
help-kreta-peace-none = no abbot, open to all
help-kreta-peace-closed = { $count ->
    [one] closed to { SEAT($seat) }, who has no abbot here: no villager may stop, no village be built
   *[other] closed to { $count } players who have no abbot here: no villager may stop, no village be built
}
help-kreta-peace-shared = every player has an abbot here, so nobody is shut out
help-kreta-tile-label = Tile
help-kreta-tile = { kreta-tile }
help-kreta-tile-gone = harvested
help-kreta-neighbours = Neighbours

# Fort sites and fort cards

help-kreta-site = Fort site { $site }
help-kreta-site-what = A free place for a fort, at { NAME($provinces, kind: "province") }.
help-kreta-site-change = Whoever builds a fort here with the Architect has 1 more influence in { NAME($provinces, kind: "province") }.
help-kreta-fort = Fort of { SEAT($seat) } on site { $site }
help-kreta-fort-what = Counts 1 in each province around it: { NAME($provinces, kind: "province") }.
help-kreta-fort-note = province by province, with the points that each would give
help-kreta-fort-stays = Nothing: a fort stays where it is to the end, and no other can be built here.
help-kreta-card = Fort card { $site }
help-kreta-card-what = When the Castellan activates it, { NAME($provinces, kind: "province") } are scored.
help-kreta-card-next = Its card lies open and is scored next, when somebody plays the Castellan.
help-kreta-card-then = Its card lies open and is scored after the next one.
help-kreta-card-scored = Its card was scored: scoring { $number } of 11.
help-kreta-card-unseen = Nobody has seen its card yet: it is one of { $count }, and { $left } more come into the row.
help-kreta-card-away = Its card went under the pile and does not come back.
help-kreta-card-down = A fort card still to come
help-kreta-card-down-what = Scoring { $number } of 11: the card is turned up later.
help-kreta-unseen-are = One of the { $count } cards that nobody has seen: { $sites }.

# Pieces

help-kreta-piece-note = the owner’s influence in the province, with the points that it would give
help-kreta-villager-of = Villagers of { SEAT($seat) } in { NAME($province, kind: "province") }
help-kreta-villager-what = { $count ->
    [one] One villager, who counts 1.
   *[other] { $count } villagers, who count 1 each: { $weight }.
}
help-kreta-villager-change = With the Commander { SEAT($seat) } adds a villager or walks up to 4 steps, shared among all of them.
help-kreta-village-of = Villages of { SEAT($seat) } in { NAME($province, kind: "province") }
help-kreta-village-what = { $count ->
    [one] One village, which counts 2.
   *[other] { $count } villages, which count 2 each: { $weight }.
}
help-kreta-village-change = A village stays to the end. For each one { SEAT($seat) } needs a harvested tile.
help-kreta-abbot-of = Abbot of { SEAT($seat) } in { NAME($province, kind: "province") }
help-kreta-abbot-what = Counts 1 and keeps the peace: who has no abbot here lets no villager stop and builds no village.
help-kreta-abbot-change = With the Abbot { SEAT($seat) } walks him up to 3 steps, and the peace goes with him.
help-kreta-ship-of = Ship of { SEAT($seat) } off { NAME($province, kind: "province") }
help-kreta-ship-what = Counts 1 in the province of its port, and takes on board what is harvested.
help-kreta-ship-change = With the Admiral { SEAT($seat) } sails it to any port that has room.
help-kreta-chain = Villagers connect tiles to a ship of { SEAT($seat) } in { NAME($provinces, kind: "province") }: the Farmer can take one.
help-kreta-chain-none = No tile is connected to a ship of { SEAT($seat) } by villagers now.
help-kreta-tile-in = Tile in { NAME($province, kind: "province") }: { kreta-tile }
help-kreta-tile-what = A harvest tile: with the Farmer, whoever connects it by villagers to a ship of their own may take it.
help-kreta-series = the first tile of a kind gives 1 point, the second 2, the third 3
help-kreta-reaches = could be harvested now
help-kreta-reaches-not = not connected to a ship now
help-kreta-tile-change = Whoever harvests it first has it. Each tile also allows one village.

# Characters

help-kreta-card-in-hand = in hand
help-kreta-card-idle = in hand, cannot be carried out now
help-kreta-card-out = played
help-kreta-card-under-king = played, copied by the King
help-kreta-card-returns = Played cards return to all hands after a scoring, so a Castellan gives everybody all seven again.

# Players

help-kreta-seat-what = { $points ->
    [one] { $points } point so far.
   *[other] { $points } points so far.
}
help-kreta-points = Points
help-kreta-points-provinces = provinces scored
help-kreta-points-harvest = tiles harvested
help-kreta-would-gain = If fort card { $site } is scored now: +{ $points }.
help-kreta-reserve-kind = { $kind ->
    [villagers] Villagers
    [villages] Villages
    [ships] Ships
    [forts] Forts
   *[abbots] Abbot
}
help-kreta-reserve-left = { $count } left
help-kreta-permits = { $count ->
    [0] The harvest allows no village now.
    [one] The harvest allows one village now.
   *[other] The harvest allows { $count } villages now.
}
