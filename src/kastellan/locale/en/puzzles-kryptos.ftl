# Puzzles of Kryptos.

puzzle-kryptos-certain = One hidden card is certain. Which one, and what is it?
puzzle-kryptos-certain-short = A certain card
puzzle-kryptos-certain-help = It is your turn with { $points } { $points ->
        [one] point
       *[other] points
    }. Be sure: the question asks for the card that can be proved.
puzzle-kryptos-certain-know-1 = Every hand is sorted, low to high from the left.
puzzle-kryptos-certain-know-2 = The tokens beside a name are the colours of the cards still hidden there.
puzzle-kryptos-certain-know-3 = You have not seen { $out } of the numbers. Each of them is a hidden card of somebody{ $aside ->
        [0] { "." }
       *[other] { "" }, or lies among the { $aside } undealt ones.
    }
puzzle-kryptos-best = No card is certain. Which guess is right most often?
puzzle-kryptos-best-short = The best chance
puzzle-kryptos-best-help = It is your turn with { $points } { $points ->
        [one] point
       *[other] points
    }. Think of all deals that fit what you see: one guess is right in clearly more of them than any other.
puzzle-kryptos-best-know-1 = { puzzle-kryptos-certain-know-1 }
puzzle-kryptos-best-know-2 = { puzzle-kryptos-certain-know-2 }
puzzle-kryptos-best-know-3 = { puzzle-kryptos-certain-know-3 }

puzzle-kryptos-nudge = Look at the hidden cards of { SEAT($owner) }.
puzzle-kryptos-right = Card { $index } of { SEAT($owner) } is the { $value }.
puzzle-kryptos-own = The { $value } is in your own hand, so card { $index } of { SEAT($owner) } cannot be it.
puzzle-kryptos-card = Card { $index } of { SEAT($owner) } is certain, but it is not the { $value }.
puzzle-kryptos-edge = { $edge ->
        [between] between { $low } and { $high }
        [above] above { $low }
        [below] below { $high }
       *[anywhere] anywhere
    }
puzzle-kryptos-order = Card { $index } of { SEAT($owner) } lies { puzzle-kryptos-edge }: it cannot be the { $value }.
puzzle-kryptos-colour = { SEAT($owner) } hides no card of this colour ({ NAME($colour, kind: "colour") }): card { $index } cannot be the { $value }.
puzzle-kryptos-never = In none of the { $deals } deals that fit what you see is card { $index } of { SEAT($owner) } the { $value }.
puzzle-kryptos-may = Card { $index } of { SEAT($owner) } may be the { $value }, but need not be. It may be any of these: { $numbers }.
puzzle-kryptos-less = That is right in { $count } of { $deals } deals, { $percent } %. There is a guess that is right more often.
puzzle-kryptos-note-not = not { $value }
puzzle-kryptos-note-may = { $value } ?
puzzle-kryptos-note-less = { $value }: { $percent } %
puzzle-kryptos-note-may-be = { $numbers }

puzzle-kryptos-why-gap = Card { $index } of { SEAT($owner) } lies { puzzle-kryptos-edge }, and there only the { $value } is still out.
puzzle-kryptos-why-colour = Card { $index } of { SEAT($owner) } lies { puzzle-kryptos-edge }. Of the numbers that are out there ({ $numbers }), only the { $value } has a colour that is still hidden in this hand.
puzzle-kryptos-why-hand = The order and the colours of this hand decide alone: in whatever way the hidden cards of { SEAT($owner) } are filled in, card { $index } is the { $value }.
puzzle-kryptos-why-only = By order and colour card { $index } of { SEAT($owner) } might be any of these: { $numbers }. But the { $value } fits no other hidden card, so it is here.
puzzle-kryptos-why-taken = By order and colour card { $index } of { SEAT($owner) } might be any of these: { $numbers }. But card { $otherIndex } of { SEAT($other) } and card { $thirdIndex } of { SEAT($third) } can only be these two: { $taken }. That leaves the { $value }.
puzzle-kryptos-why-deals = By order and colour card { $index } of { SEAT($owner) } might be any of these: { $numbers }. With any but the { $value }, some other hidden card would be left without a number: it is the { $value } in every one of the { $deals } deals that fit.
puzzle-kryptos-why-best = Of the { $deals } deals that fit what you see, { $count } have the { $value } as card { $index } of { SEAT($owner) }: { $percent } %. The next best guess, the { $otherValue } as card { $otherIndex } of { SEAT($other) }, comes to { $second } %.
