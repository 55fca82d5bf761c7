# What is this? in Kryptos

help-kryptos-seat = { SEAT($seat) }
help-kryptos-colour = { NAME($colour, kind: "colour") }
help-kryptos-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
help-kryptos-count = { $count }
help-kryptos-hidden = Hidden cards
help-kryptos-each-worth = Each is worth

# Headings

help-kryptos-possible = What is possible here
help-kryptos-possible-note = by this hand, your own cards and the track; all hands together may say more
help-kryptos-why = Why
help-kryptos-worth = What it is worth now
help-kryptos-change = What would change it
help-kryptos-here = Here now
help-kryptos-others = What the others can tell
help-kryptos-colours = The colours still hidden

# Cards

help-kryptos-card = Card { $n } of { SEAT($seat) }
help-kryptos-mine = Your card { $n }
help-kryptos-card-what = A hidden card. Hands are sorted: it is higher than what lies to its left, lower than what lies to its right.
help-kryptos-known = The { $value }, { NAME($colour, kind: "colour") }.
help-kryptos-open = It lies open to all, and its number is covered on the track.
help-kryptos-shown = It was never found; at the end all cards are shown.
help-kryptos-between = Its place among the open cards leaves { $low } to { $high }.
help-kryptos-wrong = { $count ->
    [one] It is not { $values }: that was said wrongly.
   *[other] It is none of { $values }: these were said wrongly.
}
help-kryptos-left = { $count ->
    [0] Nothing fits: no number is left for this card.
    [one] Certain: { $values }.
   *[other] One of { $count }: { $values }.
}
help-kryptos-brings = { $points ->
    [one] Found now it brings { $points } point
   *[other] Found now it brings { $points } points
}: its owner hides { $hidden ->
    [one] { $hidden } card.
   *[other] { $hidden } cards.
}
help-kryptos-loses = { $points ->
    [one] Whoever finds it now gains { $points } point.
   *[other] Whoever finds it now gains { $points } points.
}
help-kryptos-card-change = Every card that is turned up beside it narrows it down, and so does every wrong guess.
help-kryptos-others-see = By the open cards of your hand the others know: { $low } to { $high }.

# Stock and track

help-kryptos-stock = Stock of { SEAT($seat) }
help-kryptos-stock-what = One token for each hidden card, in its colour: which card has which colour is not shown.
help-kryptos-stock-change = When a card is turned up, a token of its colour goes to the track.
help-kryptos-number = Number { $value }
help-kryptos-number-what = The card { $value } is { NAME($colour, kind: "colour") }.
help-kryptos-lies = It is card { $n } of { SEAT($seat) }.
help-kryptos-lies-mine = It is your own hidden card { $n }: nobody else knows.
help-kryptos-covered = It is covered: its card is out of play.
help-kryptos-free = It is free: it may be named, and nobody has found it yet.
help-kryptos-maybe = { SEAT($seat) } may have it: { $count ->
    [one] at card { $places }.
   *[other] at cards { $places }.
}
help-kryptos-nowhere = No hand has a place for it: it was not dealt to anybody.

# Players

help-kryptos-to-goal = { $points ->
    [one] { $points } point more and the last round begins.
   *[other] { $points } points more and the last round begins.
}
help-kryptos-triggered = Somebody has reached 15 points: this round is the last one.
