# Setting up a game

kryptos-option-advanced_setup = Advanced set-up
kryptos-option-advanced_setup-help = The first cards shown may be neither the ends of a hand nor neighbours in value, and each colour closes after a few.
kryptos-option-mystery = Mystery
kryptos-option-mystery-help = Four unknown cards lie beside the track and blur every count. For 4 or 5 players.
kryptos-option-bribe = Bribe
kryptos-option-bribe-help = The point for a second attempt goes to the owner of the card instead of being lost.
kryptos-option-first_player = First player
kryptos-option-first_player-help = Who begins. In a tie the earliest in turn order wins, counted from this player. Leave it open to draw by lot.
kryptos-option-dry_rounds = Longest run of fruitless rounds
kryptos-option-dry_rounds-help = The game ends after this many complete rounds in a row in which no card was found.

kryptos-players = Kryptos is for 3 to 6 players, and { $seats ->
    [one] there is { $seats }
   *[other] there are { $seats }
}. Add or remove players.
kryptos-mystery-players = Mystery is for 4 or 5 players, and there are { $seats }. Change the number of players or switch Mystery off.
kryptos-first-player = There is no such seat: seats are numbered from 1 to { $last }. Name one of them, or leave the first player to chance.
kryptos-dry-rounds = The longest run of fruitless rounds must be 1 to { $most }. Choose another number.

# Why a move is refused

kryptos-over = The game is over, and the points are counted. Start another one to play on.
kryptos-setup-first = Everybody first shows two cards. Guessing begins when all of them lie face up.
kryptos-dealing = The cards are still being dealt. Wait until your hand is complete.
kryptos-setup-over = The opening reveals are done. From now on cards are turned up by right guesses only.
kryptos-not-your-reveal = It is { SEAT($seat) } who shows a card now. Wait until it is your turn to show one.
kryptos-no-such-card = You have no hidden card in place { $index }. Choose one of your own hidden cards.
kryptos-end-card = { $value } is the lowest or the highest card of your hand. In the advanced set-up, show one from between.
kryptos-neighbour = { $value } is just 1 away from the card you showed first. Choose one that differs by 2 or more.
kryptos-colour-closed = Enough cards have been shown in this colour ({ NAME($colour, kind: "colour") }). Choose a card of a colour that is still open.
kryptos-not-your-turn = It is { SEAT($seat) }’s turn. Wait for yours.
kryptos-must-guess = You cannot pass: first name a value for a hidden card of another player.
kryptos-mystery-target = Nobody can guess a mystery card. Choose a hidden card in another player’s hand.
kryptos-own-card = This card is yours. Choose a hidden card of another player.
kryptos-undealt-target = The undealt cards belong to nobody. Choose a hidden card in another player’s hand.
kryptos-no-such-target = There is no such card. Choose a hidden card in another player’s hand.
kryptos-face-up = This card of { SEAT($seat) } already lies open: it is the { $value }. Choose a hidden one.
kryptos-no-such-value = Cards are numbered from 1 to 48. Name a number whose space on the track is free.
kryptos-covered = The space { $value } on the track is covered, so no hidden card can be the { $value }. Name a number whose space is free.
kryptos-repeat = You have just heard that this card is not the { $value }. Name another value or choose another card.

# The story of a game

kryptos-story-first = { SEAT($seat) } is the first player.
kryptos-story-dealt = The cards are dealt and sorted.
kryptos-story-reveal = { SEAT($seat) } shows the { $value } ({ NAME($colour, kind: "colour") }).
kryptos-story-right = { SEAT($seat) } finds the { $value } ({ NAME($colour, kind: "colour") }) of { SEAT($owner) } in place { $index }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
kryptos-story-wrong = { SEAT($seat) } says that card { $index } of { SEAT($owner) } is the { $value }. Wrong.
kryptos-story-pay = { SEAT($seat) } pays 1 point for a second attempt, at a card of { SEAT($owner) }.
kryptos-story-bribe = { SEAT($seat) } gives { SEAT($owner) } 1 point for a second attempt.
kryptos-story-end-turn = { SEAT($seat) } makes no second attempt.
kryptos-story-skipped = { SEAT($seat) } finds no hidden card to ask for and misses a turn.
kryptos-story-triggered = Fifteen points are reached: the round is played to its end.
kryptos-story-over = { $reason ->
    [revealed] The last card lies open. The game is over.
    [dry] Round after round nobody has found a card. The game is over.
   *[points] Fifteen points have been reached and the round is complete. The game is over.
}
