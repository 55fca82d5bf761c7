# What a strong player would do, and why

hint-only = There is nothing to choose: this is the only move.
hint-best = In { $tries ->
    [one] one imagined game
   *[other] { $tries } imagined games
} this did best: about { $percent } of 100.
hint-close = In { $tries ->
    [one] one imagined game
   *[other] { $tries } imagined games
} this did best, about { $percent } of 100, but another move is almost as good.

hint-kryptos-reveal = Show the { $value } in place { $index }: it tells the others least about the rest of your hand.
hint-kryptos-certain = Card { $index } of { SEAT($owner) } can only be the { $value }. Take the { $points ->
    [one] point
   *[other] { $points } points
}.
hint-kryptos-guess = Card { $index } of { SEAT($owner) } is the { $value } with { $percent } %, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: no other guess promises more.
hint-kryptos-deny = Card { $index } of { SEAT($owner) } is the { $value } with { $percent } %, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and others are close to finding it before you.
hint-kryptos-quiet = Card { $index } of { SEAT($owner) } is the { $value } with { $percent } %, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and a wrong guess would hardly help the others.
hint-kryptos-stop = Keep your point: no second attempt promises more than it costs.
hint-kryptos-stop-last = Stop here: without a second attempt you win with about { $win } %, and paying for one would not raise that.
hint-kryptos-last-round = It is the last round. Card { $index } of { SEAT($owner) } is the { $value } with { $percent } %; with this guess you win with about { $win } %.
