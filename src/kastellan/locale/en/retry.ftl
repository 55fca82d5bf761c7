# Retry your mistakes

retry-of = Decision { $number } of { $total }
retry-task = This decision cost { $percent } % of the chance to win. You see what you knew then: choose again on the board.
retry-thinking = Your move is being compared with the best.
retry-found = As good as the best:
retry-better = Better than in the game:
retry-worse = No better than in the game:
retry-figures = Chance to win with it: { $mine } %, with the best: { $best } %. It costs { $cost } %; the one you played cost { $before } %.
retry-show = Show me
retry-next = Next mistake
retry-back = Back to the review
retry-went-found = found
retry-went-better = better than in the game
retry-went-seen = shown
