# The end of a game

client-finish = How it ended
client-finish-place = of { $of }
client-finish-points = Where the points came from
client-finish-rounds = Round by round
client-finish-round = Round
client-finish-turn = The turning point
client-finish-turn-mine = This decision cost you { $percent } of 100 chances to win.
client-finish-turn-cost = One decision cost { SEAT($seat) } { $percent } of 100 chances to win.
client-finish-turn-swing = With one step the chance of { SEAT($seat) } rose from { $from } to { $to } of 100.
client-finish-turn-mine-swing = With one step your chance rose from { $from } to { $to } of 100.
client-finish-turn-none = There was none: nobody’s chances ever changed by much.
client-finish-turn-look = Look at that step
client-finish-deal = The deal
client-finish-deal-checking = Your browser is checking the deal.
client-finish-deal-proven = The deal was checked: nobody chose it.
client-finish-deal-look = What was checked
client-finish-picture = Save a picture
client-finish-picture-failed = This browser could not draw the picture.
client-finish-part = { $label }: { $amount }
