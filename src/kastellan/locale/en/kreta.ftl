# Names used inside other messages

kreta-the-card = { $card ->
    [king] the King
    [architect] the Architect
    [admiral] the Admiral
    [commander] the Commander
    [castellan] the Castellan
    [abbot] the Abbot
   *[farmer] the Farmer
}
kreta-of-the-card = of { kreta-the-card }
kreta-a-tile = { $tile ->
    [wheat] wheat
    [olive] olives
    [wine] wine
    [thyme] thyme
   *[cheese] cheese
}
kreta-tile = { kreta-a-tile }

# Setting up a game

kreta-option-first_player = First player
kreta-option-first_player-help = Who takes the first turn. Leave it open to draw by lot.
kreta-option-full_transit = Crossing full provinces
kreta-option-full_transit-help = A province with 7 pieces is full and nobody may stop there. Choose who may still walk through it.
kreta-option-full_transit-abbots_only = Abbots only
kreta-option-full_transit-all = Abbots and villagers

kreta-players = Kreta is for 2 to 4 players, and { $seats ->
    [one] there is { $seats }
   *[other] there are { $seats }
}. Add or remove players.
kreta-first-player = There is no such seat: seats are numbered from 1 to { $last }. Name one of them, or leave the first player to chance.

# Why a move is refused

kreta-over = The game is over: the eleventh scoring has been held. Start another one to play on.
kreta-setup = The island is still being set up. Wait until two fort cards lie face up.
kreta-turning-up = The next fort card is just being turned up. Wait a moment.
kreta-not-your-turn = It is { SEAT($seat) }’s turn. Wait until your turn comes.
kreta-no-such-card = There is no such character. Choose one of your seven.
kreta-no-such-province = There is no such province. Choose one on the map.
kreta-no-such-site = There is no such fort site. Choose one of those numbered from 1 to 26.
kreta-one-card = You play one card a turn, and { kreta-the-card } is not finished yet. Finish its action, or take it back.
kreta-on-the-table = You have already played { kreta-the-card }. The card returns to your hand after the next scoring; play another.
kreta-on-the-table-for-good = You have already played { kreta-the-card }, and the next scoring ends the game: the card will not return to your hand. Play another.
kreta-no-passing = Passing is not allowed. Play one of your cards; the Castellan can always be played.
kreta-card-first = That is the work { kreta-of-the-card }. Play that card first.
kreta-other-card = You are carrying out { kreta-the-card }, which does something else. Finish that action, or take it back.
kreta-not-carried-out = You have not carried out { kreta-the-card } yet. Place, move, build or harvest something with the card, or take it back.
kreta-no-mixing = You have begun to move with { kreta-the-card }, so you cannot add a piece as well. Move on, or say that you are done.
kreta-full = { NAME($province, kind: "province") } is full: it holds 7 pieces. Choose a province with room, or wait until a piece leaves.
kreta-closed = { SEAT($seat) }’s abbot keeps the peace in { NAME($province, kind: "province") }, and yours is not there. Choose another province, or bring your abbot first.
kreta-same-province = { NAME($province, kind: "province") } is where that piece already stands. Choose another province.

kreta-admiral-idle = No port has room for a ship of yours. Choose another card.
kreta-no-ship-left = Both your ships are on the board. Move them instead.
kreta-no-ship-there = You have no ship in that port. Choose a port where one of your ships lies.
kreta-ship-moved = Your ship in { NAME($port, kind: "port") } has already sailed this turn. Move the other one, or say that you are done.
kreta-same-port = Your ship already lies in { NAME($port, kind: "port") }. Choose another port.
kreta-no-port = { NAME($province, kind: "province") } has no port. Choose a province marked with a ship’s wheel.
kreta-own-ship-there = One of your ships lies in { NAME($port, kind: "port") }, and your two ships may never share a port. Choose another port.
kreta-port-taken = A ship lies in { NAME($port, kind: "port") }, and with two players a port holds only one. Choose another port.
kreta-port-full = Two ships lie in { NAME($port, kind: "port") }, and there is room for no more. Choose another port.

kreta-commander-idle = You can neither add a villager nor move one. Choose another card.
kreta-no-villager-left = All five of your villagers are on the board. Move them instead.
kreta-no-villager-there = You have no villager in that province. Choose a province where one of yours stands.
kreta-too-far = { NAME($province, kind: "province") } is { $cost } steps away, and { $points ->
    [one] only { $points } point is left
   *[other] only { $points } points are left
}. Choose a nearer province.
kreta-way-blocked = Full provinces bar the way to { NAME($province, kind: "province") }: villagers may not cross them, and a way round takes more than { $points ->
    [one] the { $points } point left
   *[other] the { $points } points left
}. Choose another province.

kreta-abbot-no-room = Every province is full, so there is no room for your abbot. Choose another card.
kreta-abbot-stuck = Every province within { $steps } steps of your abbot is full. Choose another card.
kreta-abbot-on-board = Your abbot is already in { NAME($province, kind: "province") }. Let him walk instead.
kreta-abbot-in-reserve = Your abbot is still in your reserve. Place him in a province first.
kreta-abbot-too-far = { NAME($province, kind: "province") } is { $steps } steps away, and an abbot walks { $most } at most. Choose a nearer province.

kreta-farmer-no-link = None of your villagers is connected to one of your ships. Bring a villager and a ship together in a port province first.
kreta-farmer-no-tile = No province connected to your ships has a tile left. Lead your villagers to one that has.
kreta-farmer-all-harvested = Every tile on the island has been harvested. Choose another card.
kreta-harvest-no-villager = You have no villager in { NAME($province, kind: "province") }. Harvest where one of yours stands.
kreta-not-connected = No unbroken chain of your villagers leads from { NAME($province, kind: "province") } to one of your ships. Provinces that meet only at a fort site are not adjacent. Choose a connected province.
kreta-harvested = The tile of { NAME($province, kind: "province") } has been harvested, and no other follows. Choose a province that still has one.

kreta-architect-all-built = All your forts and villages are built. Choose another card.
kreta-architect-needs-tile = All three of your forts are built, and your harvest allows no further village: each needs a tile of its own. Harvest one more first, or choose another card.
kreta-no-fort-left = All three of your forts are built. Build a village instead.
kreta-site-taken = { SEAT($seat) }’s fort stands on site { $site }, and a site holds one. Choose a free site.
kreta-no-village-left = All four of your villages are built. Build a fort instead.
kreta-village-needs-tile = You have { $villages ->
    [0] no village yet
    [one] { $villages } village
   *[other] { $villages } villages
} and { $tiles ->
    [0] no tile
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: each village needs a tile harvested before. Build a fort instead, or harvest one more tile first.

kreta-nothing-to-copy = The King copies a card in front of you, and there is none yet. Play another card.
kreta-nothing-copyable = None of the cards in front of you could be carried out again now. Play another card.
kreta-no-king = Only the King copies a card. Play the King first.
kreta-copy-first = First choose which of the cards in front of you the King copies.
kreta-never-copied = The King never copies { kreta-the-card }. Choose another card in front of you.
kreta-copy-in-hand = You hold { kreta-the-card } in your hand, and the King copies only what lies in front of you. Choose one of those.
kreta-fort-card-first = A fort card has just been turned up. Keep it or replace it first.
kreta-no-fort-card = There is no fort card to keep or replace. That choice comes after a Castellan, when a new card has been turned up.
kreta-no-fort-card-left = All eleven fort cards have been turned up, so none is left to keep or replace. Go on with your turn.

# The story

kreta-story-first = { SEAT($seat) } takes the first turn.
kreta-story-tiles = The tiles are laid on the provinces.
kreta-story-turn-up = Fort card { $site } is turned up in position { $position }.
kreta-story-replacement = Fort card { $site } takes its place in position { $position }.
kreta-story-play = { SEAT($seat) } plays { kreta-the-card }.
kreta-story-copy = The King copies { kreta-the-card }.
kreta-story-add-ship = { SEAT($seat) } brings a ship into { NAME($port, kind: "port") }.
kreta-story-move-ship = { SEAT($seat) } sails from { NAME($origin, kind: "port") } to { NAME($port, kind: "port") }.
kreta-story-add-villager = { SEAT($seat) } settles a villager in { NAME($province, kind: "province") }.
kreta-story-move-villager = { SEAT($seat) } leads a villager from { NAME($origin, kind: "province") } to { NAME($province, kind: "province") } ({ $points ->
    [one] { $points } step
   *[other] { $points } steps
}).
kreta-story-add-abbot = { SEAT($seat) } sends the abbot to { NAME($province, kind: "province") }.
kreta-story-move-abbot = { SEAT($seat) }’s abbot walks from { NAME($origin, kind: "province") } to { NAME($province, kind: "province") }.
kreta-story-harvest = { SEAT($seat) } harvests { kreta-a-tile } in { NAME($province, kind: "province") }: +{ $points }.
kreta-story-build-fort = { SEAT($seat) } builds a fort on site { $site }.
kreta-story-build-village = { SEAT($seat) } builds a village in { NAME($province, kind: "province") }.
kreta-story-done = { SEAT($seat) } is done.
kreta-story-keep = { SEAT($seat) } keeps fort card { $site }.
kreta-story-replace = { SEAT($seat) } puts fort card { $site } under the pile.
kreta-story-scoring = Scoring { $number } of 11: fort site { $site }.
kreta-story-award = { NAME($province, kind: "province") }: { SEAT($seat) } +{ $points }.
kreta-story-scored = { NAME($province, kind: "province") }: { SEAT($seat) } +{ $points } (influence { $influence }).
kreta-story-no-award = { NAME($province, kind: "province") }: nobody has influence.
kreta-story-hands-return = All cards return to the hands.
kreta-story-over = The eleventh scoring ends the game.
kreta-story-winner = { SEAT($seat) } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
kreta-story-shared = { SEAT($seat) } shares the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
