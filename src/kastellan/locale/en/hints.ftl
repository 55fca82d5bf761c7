# What a strong player would do, and why

hint-move = { $move }
hint-only = There is nothing to choose: this is the only move.
hint-go-on = Nothing else looked worth trying here.
hint-lost = The game is as good as lost. This holds out longest.
hint-won = The game is as good as won. This is the safest way.
hint-best = In { $tries ->
    [one] one imagined game
   *[other] { $tries } imagined games
} this did best: about { $percent } of 100, where 100 is always first and 0 always last.
hint-close = In { $tries ->
    [one] one imagined game
   *[other] { $tries } imagined games
} this did best, about { $percent } of 100 (100 is always first, 0 always last), but another move is almost as good.

hint-kryptos-reveal = Show the { $value } in place { $index }: it tells the others least about the rest of your hand.
hint-kryptos-certain = Card { $index } of { SEAT($owner) } can only be the { $value }. Take the { $points ->
    [one] point
   *[other] { $points } points
}.
hint-kryptos-believed = Unless somebody is bluffing with a number of their own, card { $index } of { SEAT($owner) } can only be the { $value }. Take the { $points ->
    [one] point
   *[other] { $points } points
}.
hint-kryptos-guess = Card { $index } of { SEAT($owner) } is the { $value } with a chance of { $percent }%, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: all in all, no other guess is better.
hint-kryptos-deny = Card { $index } of { SEAT($owner) } is the { $value } with a chance of { $percent }%, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and others are close to finding it before you.
hint-kryptos-quiet = Card { $index } of { SEAT($owner) } is the { $value } with a chance of { $percent }%, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and a wrong guess would hardly help the others.
hint-kryptos-stop = Keep your point: no second attempt promises more than it costs.
hint-kryptos-stop-last = { $win ->
    [0] Stop here: this game can hardly be won any more, and a second attempt would not change that.
   *[other] Stop here: without a second attempt your chance to win is about { $win }%, and paying for one would not raise it.
}
hint-kryptos-last-round = { $win ->
    [0] It is the last round. Card { $index } of { SEAT($owner) } is the { $value } with a chance of { $percent }%: you can hardly win any more, but points may still bring you a better place.
   *[other] It is the last round. Card { $index } of { SEAT($owner) } is the { $value } with a chance of { $percent }%; with this guess your chance to win is about { $win }%.
}

hint-kreta-score = Play the Castellan now: the scoring gives you { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and { $others } to the best of the others.
hint-kreta-harvest = Harvest in { NAME($province, kind: "province") }: that is { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
hint-kreta-swing = This swings { NAME($province, kind: "province") }: when it is scored, you gain { $points ->
    [one] { $points } point
   *[other] { $points } points
} on your best rival.

hint-krysis-attack = Attack { SEAT($owner) }: what lies in that camp is worth the effort.
hint-krysis-hq = Bring it to your headquarters: at the end it is worth { $kept }, and the bank would pay { $sold } now.
hint-krysis-bank = Sell it: the bank pays { $sold } now, and at the end it would be worth { $kept }.
