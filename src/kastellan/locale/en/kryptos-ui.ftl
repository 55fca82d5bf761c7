# The board of Kryptos

kryptos-ui-points = { $points } of { $goal } points
kryptos-ui-first = first player
kryptos-ui-first-help = First player: a round ends just before this turn, and of those tied the earliest from here wins.
kryptos-ui-over = The game is over. The best score is { $points }.
kryptos-ui-dealing = The cards are being dealt.
kryptos-ui-your-turn = Your turn.
kryptos-ui-your-last-turn = Your last turn.
kryptos-ui-wrong = Wrong.
kryptos-ui-reveal-choose = Choose one of your hidden cards to show, the { $number ->
    [1] first
   *[2] second
} of two.
kryptos-ui-reveal-wait = { SEAT($seat) } is choosing a card to show, the { $number ->
    [1] first
   *[2] second
} of two.
kryptos-ui-reveal-this = You show the { $value }.
kryptos-ui-reveal-help = It stays in its place, and everybody sees it from now on.
kryptos-ui-reveal = Show { $value }
kryptos-ui-first-wait = { SEAT($seat) } is choosing a card to guess.
kryptos-ui-second-wait = { SEAT($seat) } guessed wrong and may try once more.
kryptos-ui-last-round = It is the last round.
kryptos-ui-choose-card = Choose another player’s hidden card, or start with a number.
kryptos-ui-choose-card-for = Which card is the { $value }? Choose a hidden card of another player.
kryptos-ui-choose-number = Choose a number for card { $index } of { SEAT($seat) }.
kryptos-ui-second = Pay 1 point to try once more, or end your turn.
kryptos-ui-say-this = Card { $index } of { SEAT($seat) } is the { $value }? Nothing is said before you press “Say { $value }”.
kryptos-ui-if-first = Right: +{ $points }. { $have ->
    [0] Wrong: your turn ends.
   *[other] Wrong: you may pay 1 point to try once more.
}
kryptos-ui-if-second = { $bribe ->
    [yes] You give { SEAT($seat) } { $have ->
        [1] your only point
       *[other] 1 of your { $have } points
    }.
   *[no] It costs { $have ->
        [1] your only point
       *[other] 1 of your { $have } points
    }.
} Right: +{ $points }.
kryptos-ui-say = Say { $value }
kryptos-ui-change = Change
kryptos-ui-end-turn = End my turn

kryptos-ui-hand-of = Cards of { SEAT($seat) }
kryptos-ui-hidden = { $count } hidden · +{ $worth } a card
kryptos-ui-all-open = all face up
kryptos-ui-stock = Colours of the hidden cards: { $stock }
kryptos-ui-stock-of = { NAME($colour, kind: "colour") } { $count }
kryptos-ui-colour = { NAME($colour, kind: "colour") }
kryptos-ui-card-open = { SEAT($seat) }, card { $index }: { $value }, { NAME($colour, kind: "colour") }, open.
kryptos-ui-card-hidden = { SEAT($seat) }, card { $index }, hidden.
kryptos-ui-card-never-found = { SEAT($seat) }, card { $index }: { $value }, { NAME($colour, kind: "colour") }, never found.
kryptos-ui-card-wrong = It is not { $values }.
kryptos-ui-card-title = Card { $index } of { SEAT($seat) }
kryptos-ui-between = Between { $low } and { $high }.
kryptos-ui-above = Above { $low }.
kryptos-ui-below = Below { $high }.
kryptos-ui-anywhere = No open card beside it.
kryptos-ui-not = Not { $values }.
kryptos-ui-known = What is known of the card
kryptos-ui-fits = { $count ->
    [one] Only { $count } number fits this hand:
   *[other] { $count } numbers fit this hand:
}
kryptos-ui-no-card = No card chosen
kryptos-ui-no-card-help = Choose a hidden card, or start with a number on the track.

kryptos-ui-track = Decryption track
kryptos-ui-space = { $number }, { NAME($colour, kind: "colour") }
kryptos-ui-space-found = face up
kryptos-ui-space-unused = not in play
kryptos-ui-space-own = in your own hand
kryptos-ui-space-said = already said of this card
kryptos-ui-space-out = cannot be this card
kryptos-ui-space-may = fits this hand
kryptos-ui-space-free = free
kryptos-ui-space-struck = crossed out by you
kryptos-ui-mystery = { $count } mystery cards
kryptos-ui-undealt = { $count } undealt
kryptos-ui-pencil = Pencil
kryptos-ui-pencil-clear = Erase
kryptos-ui-pencil-help = Numbers you choose are crossed out for this card. Only you see it.

kryptos-ui-my-hand = Your hand
kryptos-ui-only-you = only you see it
kryptos-ui-open-to-all = open to all
kryptos-ui-mine-open = Your card { $index }: { $value }, { NAME($colour, kind: "colour") }, open to all.
kryptos-ui-mine-hidden = Your card { $index }: { $value }, { NAME($colour, kind: "colour") }, only you see it.
kryptos-ui-mine-undealt = Your card { $index } is not dealt yet.
kryptos-ui-legend-found = face up
kryptos-ui-legend-unused = not in play
kryptos-ui-legend-out = cannot be this card
kryptos-ui-legend-own = in your own hand
kryptos-ui-legend-may = fits this hand
kryptos-ui-never-found = { $count } never found
kryptos-ui-log-setup = Setting up
kryptos-ui-log-round = Round { $round }
kryptos-ui-legend = How to read the track
kryptos-ui-look = Tap a hand to see its cards large.
kryptos-ui-open-values = Open: { $values }.
kryptos-ui-marked = Crossed out by you: { $values }.
kryptos-ui-slip-found = { SEAT($seat) } found your { $value }
kryptos-ui-said = { SEAT($seat) } says: card { $index } of { SEAT($owner) } is the { $value }.

# Where the points came from

kryptos-points-start = Points at the start
kryptos-points-found = Cards found
kryptos-points-second = Second attempts
kryptos-points-bribes = Bribes received
